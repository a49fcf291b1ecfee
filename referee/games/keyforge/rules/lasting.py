"""Making something last: for the rest of the turn, for a player's next turn, while a card is in play."""

from __future__ import annotations

from typing import Any

from ..abilities import Me
from ..events import EffectBegan
from ..state import Tale
from .leave import settle


def lasts(
    story: Tale,
    me: Me,
    says: str,
    on: str,
    value: Any = None,
    *,
    turns: int | None = 0,
    first: int = 0,
    count: int = 0,
    of_ref: str = "",
) -> None:
    """Begin an effect of the speaking card about a player or a card (`on`).

    It holds from turn `first` to turn `turns`, both counted from now (0: this turn, 1: the opponent's next); with `turns`
    None for as long as the card `of_ref` is in play. `count` is how many times it may be used, 0 for any number.
    """
    turn = story.state.turn
    until = 0 if turns is None else turn + turns
    story.tell(EffectBegan(me.card, says, on, value, turn + first, until, of_ref, count, because=me.why))
    settle(story)


def listen(story: Tale, me: Me) -> None:
    """From now to the end of the turn the card reacts (its `after` functions) for the player who played it."""
    lasts(story, me, "listens", me.player)


def next_turn(story: Tale, me: Me, says: str, player: str, value: Any = None) -> None:
    """Begin an effect about a player that holds in their next turn only."""
    turns = 1 if player != story.state.active else 2
    lasts(story, me, says, player, value, turns=turns, first=turns)
