"""KeyForge: Call of the Archons, by the rules v1. Puts the modules of this folder together as one `GAME`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ...core.block import Block
from ...core.types import Answer, Choice, Event, Move, Position, Ruling, Subject
from . import names, rules
from .abilities import CODE, GameOver
from .events import EVENTS
from .moves import MOVES, Describe, Play, TakeArchives, Use
from .opening import new_table
from .rules.main import spend_use
from .rules.play import description
from .rules.turn import leave_archives
from .scenario import scenario, unfinished, view_position
from .state import State, Tale
from .subjects import correct, measure
from .talk import candidates, hear, unfit

CODE.gather(rules)


class KeyForge:
    """The game as the house asks for it: see `referee.core.game.Game`."""

    id = "keyforge"
    needs = ("houses", "deck")
    moves: Mapping[str, type[Move]] = MOVES
    events: Mapping[str, type[Event[State]]] = EVENTS

    def new(self, players: Sequence[str], options: Mapping[str, Any]) -> Position[State]:
        """A fresh table in the setup, both starting hands counted.

        Raises:
            Unfit: there are not two players, or houses, chains or the first player make no sense.
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
        shown = view_position(position, hide=hide)
        for seat in shown["players"].values():
            for card in (*seat["battleline"], *seat["artifacts"]):
                for named in (card, *card.get("upgrades", ())):
                    named["name"] = names.card_name(named["card"], lang) or named["name"] or named["card"]
        return shown

    def mover(self, state: State) -> str:
        """Whose word counts now."""
        return state.active

    def check(self, state: State, move: Move) -> list[Ruling]:
        """Every rule and card that speaks against a move."""
        if isinstance(move, Describe):
            told = description(move)
            return CODE.against(told.on(state), Play(move.player, told.card, move.flank, move.host))
        return CODE.against(state, move)

    def resolve(self, story: Tale, move: Move) -> None:
        """Carry a move out, to the end of the game at the most."""
        if not isinstance(move, TakeArchives) and story.state.step == "main":
            leave_archives(story)
        if isinstance(move, Use):
            spend_use(story, move)
        try:
            CODE.resolver(type(move))(story, move)
        except GameOver:
            return

    def unfit(self, state: State, choice: Choice, answer: Answer) -> list[Ruling]:
        """What speaks against an answer, beyond its options."""
        return unfit(state, choice, answer)

    def legal(self, state: State, player: str) -> Iterable[Move]:
        """The moves of a player that nothing forbids now."""
        return CODE.allowed(state, candidates(state, player))

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

    def aside(self, state: State, player: str, lang: str) -> str:
        """A line to stand below the legal moves: what cannot be listed because nobody has seen the hand."""
        from .board import aside

        return aside(state, player, lang)

    def score(self, state: State) -> dict[str, Any]:
        """Keys and Æmbar of both players, and who has won."""
        return {
            "players": {s.name: {"keys": len(s.keys), "amber": s.amber, "total": len(s.keys)} for s in state.seats},
            "winner": list(state.winner),
            "rules": ["keyforge.victory.third-key"],
        }

    def measure(self, state: State, subject: Subject) -> Any:
        """The value of what a subject points at."""
        return measure(state, subject)

    def correct(self, state: State, subject: Subject, value: str) -> State:
        """The table with something set by hand."""
        return correct(state, subject, value)


GAME = KeyForge()

__all__ = ["GAME", "KeyForge"]
