"""The win, and the other ends of a game."""

from __future__ import annotations

from ....core.labels import enacts, forbids, resolves
from ....core.types import Facts, Move
from ..abilities import GameOver
from ..events import GameWon
from ..moves import AgreeDraw, Concede, TimeUp
from ..state import State, Tale

KEYS = 3
"""Forged keys that win: keyforge.victory.third-key."""


@forbids("keyforge.victory.immediate", Move, about="player")
def the_game_is_over(state: State, move: Move) -> Facts | None:
    return {"player": move.player, "winner": state.winner} if state.step == "over" else None


@enacts("keyforge.victory.third-key", "keyforge.victory.immediate", "keyforge.victory.any-way", "keyforge.keys.colour")
def check_victory(story: Tale, player: str) -> None:
    """End the game at once when a player has forged the third key.

    Raises:
        GameOver: they have.
    """
    if len(story.state.player(player).keys) >= KEYS:
        story.tell(GameWon((player,), because="keyforge.victory.third-key"))
        raise GameOver


@resolves(Concede, "keyforge.victory.immediate")
def concede(story: Tale, move: Concede) -> None:
    story.tell(GameWon((story.state.opponent(move.player),), because="referee.over.conceded"))


@resolves(AgreeDraw, "keyforge.victory.immediate")
def agree_on_a_draw(story: Tale, move: AgreeDraw) -> None:
    story.tell(GameWon(tuple(seat.name for seat in story.state.seats), because="referee.over.agreed"))


@resolves(TimeUp, "keyforge.victory.immediate")
def time_is_up(story: Tale, move: TimeUp) -> None:
    standing = {seat.name: (len(seat.keys), seat.amber) for seat in story.state.seats}
    best = max(standing.values())
    story.tell(GameWon(tuple(n for n, s in standing.items() if s == best), because="referee.over.time"))
