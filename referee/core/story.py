"""The table while one move is carried out.

A story is told top to bottom. Where it needs an answer that is not known yet, it is dropped (`Open`) and, when the answer
comes, told again from its start: a position holds values only, and a card still reads like the card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from .types import Choice, Event, S


class Open(Exception):
    """The story has come to a choice that nobody has answered yet."""

    def __init__(self, choice: Choice) -> None:
        super().__init__(choice)
        self.choice = choice


class Story(Generic[S]):
    """One move being carried out: `state` is the table so far, `events` what has happened, `answers` what is known."""

    def __init__(self, state: S, answers: tuple[tuple[str, ...], ...] = ()) -> None:
        self.state = state
        self.events: list[Event[S]] = []
        self.answers = answers
        self.asked = 0

    def tell(self, event: Event[S]) -> None:
        """Let something happen: the table changes and the event is kept for the log."""
        self.state = event.on(self.state)
        self.events.append(event)

    def ask(self, choice: Choice) -> tuple[str, ...]:
        """What the table picks. Nothing is asked where nothing is left to choose.

        Raises:
            Open: the answer is not known yet.
        """
        if not choice.free and len(choice.options) <= choice.least:
            return choice.options
        if self.asked < len(self.answers):
            self.asked += 1
            return self.answers[self.asked - 1]
        raise Open(choice)

    def foresee(self, tale: Callable[[Story[S]], None]) -> S | None:
        """The table as it would be after a tale told from here, or None if the tale would have to ask something."""
        other = Story(self.state)
        try:
            tale(other)
        except Open:
            return None
        return other.state
