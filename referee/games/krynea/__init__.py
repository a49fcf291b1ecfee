"""Krynea Battlefield, solo mode (2nd edition, 2015): the enemy plays itself. Puts the modules of this folder together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ...core.block import Block
from ...core.types import Answer, Choice, Event, Move, Position, Ruling, Subject
from . import names, rules
from .code import CODE
from .events import EVENTS
from .moves import MOVES, Action, Attack, Cancel, Drawn, Next, Pass
from .opening import new_table
from .rules.action import settle
from .rules.round import go_on
from .scenario import scenario, unfinished
from .state import ENEMY, State, Tale
from .talk import candidates, hear, unfit
from .view import view_position

CODE.gather(rules)

FLOW = (Next, Drawn, Attack, Pass, Action, Cancel)
"""The moves after which the phase may go on by itself."""


class Krynea:
    """The game as the house asks for it: see `referee.core.game.Game`."""

    id = "krynea"
    moves: Mapping[str, type[Move]] = MOVES
    events: Mapping[str, type[Event[State]]] = EVENTS

    def new(self, players: Sequence[str], options: Mapping[str, Any]) -> Position[State]:
        """A fresh table before its first round; one player has the automatic enemy against them.

        Raises:
            Unfit: players or options make no sense.
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
        """The table as JSON, cards named in `lang`. Hands and decks are counts for everybody: the referee sees no more."""
        return view_position(position, lang)

    def mover(self, state: State) -> str:
        """Whose word counts now: in a solo battle always the player's."""
        return state.player.name if state.solo or not state.turn else state.turn

    def check(self, state: State, move: Move) -> list[Ruling]:
        """Every rule that speaks against a move, in the order of the chapters."""
        return CODE.against(state, move)

    def resolve(self, story: Tale, move: Move) -> None:
        """Carry a move out, and what follows by itself."""
        if story.state.blow is not None and not isinstance(move, Cancel):
            settle(story)
        CODE.resolver(type(move))(story, move)
        if isinstance(move, FLOW):
            go_on(story)

    def unfit(self, state: State, choice: Choice, answer: Answer) -> list[Ruling]:
        """What speaks against an answer, beyond its options."""
        return unfit(state, choice, answer.player)

    def draws(self, state: State, choice: Choice) -> bool:
        """Whether the table draws the answer by itself: ties, where that was chosen at the start."""
        return choice.choice == "tie" and state.ties == "random"

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
        """The Monoliths that the player holds; where persons play, the points of eliminated units."""
        if state.solo:
            count = len(state.conquered)
            players = {state.player.name: {"monoliths": count, "total": count}}
            used = ["krynea.victory.nine", "krynea.victory.defeat"]
        else:
            players = {seat.name: {"points": seat.points, "total": seat.points} for seat in state.seats}
            used = ["krynea.risen.counts-at-end"]
        return {"players": players, "winner": [state.winner] if state.winner else [], "rules": used}

    def measure(self, state: State, subject: Subject) -> Any:
        """The value of what a subject points at."""
        from .subjects import measure

        return measure(state, subject)

    def correct(self, state: State, subject: Subject, value: str) -> State:
        """The table with something set by hand."""
        from .subjects import correct

        return correct(state, subject, value)


GAME = Krynea()

__all__ = ["ENEMY", "GAME", "Krynea"]
