"""Dragonrealm, put together from the modules of this folder as one `GAME`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ...core.block import Block
from ...core.types import Answer, Choice, Event, Move, Position, Ruling, Subject
from . import names, rules
from .code import CODE
from .events import EVENTS
from .moves import MOVES
from .opening import new_table
from .scenario import scenario, unfinished
from .standing import standing
from .state import State, Tale
from .subjects import correct, measure
from .talk import candidates, hear, unfit
from .view import view_position

CODE.gather(rules)


class Dragonrealm:
    """The game as the house asks for it: see `referee.core.game.Game`."""

    id = "dragonrealm"
    moves: Mapping[str, type[Move]] = MOVES
    events: Mapping[str, type[Event[State]]] = EVENTS
    secrets = ("coins", "total")
    """Kinds of subjects whose values players hide from one another until the end."""

    def new(self, players: Sequence[str], options: Mapping[str, Any]) -> Position[State]:
        """A fresh table in the setup.

        Raises:
            Unfit: there are not two to four players, or an option makes no sense.
        """
        return Position(new_table(players, options))

    def scenario(self, given: Mapping[str, Any]) -> Position[State]:
        """Any table, from the JSON of `view`.

        Raises:
            Unfit: a field is unknown or impossible.
        """
        if "unfinished" in given:
            from ...core.judge import tell

            return tell(self, unfinished(given["unfinished"])).position
        return Position(scenario(given))

    def view(self, position: Position[State], *, hide: bool = False, lang: str = "es") -> dict[str, Any]:
        """The table as JSON. Locations have the names of the box, whatever the language."""
        return view_position(position, hide=hide)

    def mover(self, state: State) -> str:
        """Whose word counts now: in the setup those who still have to keep enhancements, then whose turn it is."""
        if state.step == "setup":
            return next((seat.name for seat in state.seats if not seat.enhancements), state.first)
        return state.active

    def check(self, state: State, move: Move) -> list[Ruling]:
        """Every rule that speaks against a move."""
        return CODE.against(state, move)

    def resolve(self, story: Tale, move: Move) -> None:
        """Carry a move out."""
        CODE.resolver(type(move))(story, move)

    def unfit(self, state: State, choice: Choice, answer: Answer) -> list[Ruling]:
        """What speaks against an answer, beyond its options."""
        return unfit(state, choice, answer)

    def legal(self, state: State, player: str) -> Iterable[Move]:
        """The moves of a player that nothing forbids now."""
        return [move for move in candidates(state, player) if CODE.allows(state, move)]

    def names(self, state: State, slot: str) -> Mapping[str, Sequence[str]]:
        """What may fill a slot of a phrase."""
        return names.names(state, slot)

    def called(self, state: State, value: str, lang: str) -> str | None:
        """The name of an id in one language."""
        return names.called(state, value, lang)

    def hear(self, state: State, kind: str, player: str, slots: Mapping[str, Any]) -> Move | None:
        """The move that a phrase means."""
        return hear(state, kind, player, slots)

    def rows(self, position: Position[State], lang: str) -> list[Block]:
        """The screen."""
        from .board import rows

        return rows(position, lang)

    def score(self, state: State) -> dict[str, Any]:
        """The reckoning, location by location; coins are null until the game is over."""
        return standing(state)

    def measure(self, state: State, subject: Subject) -> Any:
        """The value of what a subject points at."""
        return measure(state, subject)

    def correct(self, state: State, subject: Subject, value: str) -> State:
        """The table with something set by hand."""
        return correct(state, subject, value)


GAME = Dragonrealm()
