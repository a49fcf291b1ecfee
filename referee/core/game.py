"""What a game brings to the house: one value `GAME` in its package."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from .block import Block
from .story import Story
from .types import Answer, Choice, Event, Move, Position, Ruling, S, Subject


class Game(Protocol[S]):
    """A pure function over a list of moves, in parts. Nothing here reads a clock, a file of the player's, or dice."""

    id: str
    moves: Mapping[str, type[Move]]
    """Every kind of move by its JSON name."""
    events: Mapping[str, type[Event[S]]]
    """Every kind of event by its JSON name."""

    def new(self, players: Sequence[str], options: Mapping[str, Any]) -> Position[S]:
        """A fresh table. `options` are those of `referee new`, by name.

        Raises:
            Unfit: players or options make no sense.
        """

    def scenario(self, given: Mapping[str, Any]) -> Position[S]:
        """Any table, from the JSON of `view` (all fields optional).

        Raises:
            Unfit: a field is unknown or impossible.
        """

    def view(self, position: Position[S], *, hide: bool = False, lang: str = "es") -> dict[str, Any]:
        """The table as JSON, things named in `lang`; `scenario(view(p)) == p`.

        With `hide`, hidden zones are counts and secrets null, until the game is over.
        """

    def mover(self, state: S) -> str:
        """Whose word counts now."""

    def check(self, state: S, move: Move) -> list[Ruling]:
        """Every rule that speaks against a move."""

    def resolve(self, story: Story[S], move: Move) -> None:
        """Carry a move out."""

    def unfit(self, state: S, choice: Choice, answer: Answer) -> list[Ruling]:
        """What speaks against an answer, beyond the options: the wrong player, a card that a deck list rules out."""

    def legal(self, state: S, player: str) -> Iterable[Move]:
        """The moves of a player that no rule forbids now (none while a choice is open)."""

    def names(self, state: S, slot: str) -> Mapping[str, Sequence[str]]:
        """What may fill a slot of a phrase: each id with the ways to say it, in every language; the first is shown.

        A slot that the game does not know gives an empty mapping.
        """

    def called(self, state: S, value: str, lang: str) -> str | None:
        """The name of an id (card, ref, house ...) in one language; None for what is no id of the game."""

    def hear(self, state: S, kind: str, player: str, slots: Mapping[str, Any]) -> Move | None:
        """The move that a phrase of this kind with these slots means; None if it can mean none."""

    def rows(self, position: Position[S], lang: str) -> list[Block]:
        """What the screen shows (see `referee/README.md`)."""

    def score(self, state: S) -> dict[str, Any]:
        """The JSON of `score`."""

    def measure(self, state: S, subject: Subject) -> Any:
        """The value of what a subject points at; None where there is no such thing."""

    def correct(self, state: S, subject: Subject, value: str) -> S:
        """The table with a subject set by hand.

        Raises:
            Unfit: there is no such thing, or the value makes no sense.
        """
