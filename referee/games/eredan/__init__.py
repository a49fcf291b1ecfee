"""Eredan iTCG at a real table, by the Spanish rules of its wiki. Puts the modules of this folder together as one `GAME`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ...core.block import Block
from ...core.labels import Code
from ...core.types import Answer, Choice, Event, Move, Position, Ruling, Subject
from ...library import shelf
from . import names, rules
from .events import EVENTS
from .moves import MOVES
from .opening import new_table
from .scenario import scenario, unfinished, view_position
from .state import State, Tale
from .subjects import correct, measure
from .talk import candidates, hear

CODE = Code()
CODE.gather(rules)


class Eredan:
    """The game as the house asks for it: see `referee.core.game.Game`."""

    id = "eredan"
    moves: Mapping[str, type[Move]] = MOVES
    events: Mapping[str, type[Event[State]]] = EVENTS

    def new(self, players: Sequence[str], options: Mapping[str, Any]) -> Position[State]:
        """A fresh table in the setup.

        Raises:
            Unfit: there are not two players, or an option makes no sense.
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
        """The table as JSON, cards named in `lang`."""
        return view_position(position, hide=hide, lang=lang)

    def mover(self, state: State) -> str:
        """Whose word counts now: who may play a card, else the active player."""
        return state.turn or state.active

    def check(self, state: State, move: Move) -> list[Ruling]:
        """Every rule that speaks against a move, in rulebook order; after the end, only that it is over."""
        against = sorted(CODE.against(state, move), key=lambda ruling: shelf.order(ruling.rule))
        return [ruling for ruling in against if ruling.rule == "eredan.victory.endings"] or against

    def resolve(self, story: Tale, move: Move) -> None:
        """Carry a move out."""
        CODE.resolver(type(move))(story, move)

    def unfit(self, state: State, choice: Choice, answer: Answer) -> list[Ruling]:
        """Nothing beyond the bounds of the number that is asked for."""
        return []

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
        """Survivors, damage and healing of both players, and who has won."""
        players = {
            s.name: {"alive": len(s.alive), "damage_dealt": s.damage_dealt, "healed": s.healed, "total": s.score}
            for s in state.seats
        }
        applied = [
            "eredan.victory.score-formula",
            *([f"eredan.victory.{state.ending}"] if state.ending in ENDINGS else []),
        ]
        return {"players": players, "winner": [state.winner] if state.winner else [], "rules": applied}

    def measure(self, state: State, subject: Subject) -> Any:
        """The value of what a subject points at."""
        return measure(state, subject)

    def correct(self, state: State, subject: Subject, value: str) -> State:
        """The table with something set by hand."""
        return correct(state, subject, value)


ENDINGS = ("wipe-out", "both-wiped", "score-tie", "deck-out", "deck-out-both", "abandon")
"""The endings that are rules of their own."""

GAME = Eredan()

__all__ = ["GAME", "Eredan"]
