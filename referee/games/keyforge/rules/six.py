"""The rule of six: no card is played and used more than six times in a turn."""

from __future__ import annotations

from ....core.labels import enacts, forbids
from ....core.types import Facts
from ..moves import Play, Use
from ..state import State

LIMIT = 6
"""Plays and uses of one title in a turn: keyforge.six.limit."""


@enacts("keyforge.six.copies", "keyforge.six.per-turn", "keyforge.six.repeats-free", "keyforge.constant.not-a-use")
def times(state: State, id: str) -> int:
    """How often the active player has played and used cards of this title this turn, all copies together."""
    title = id.partition("@")[0]
    return sum(1 for d in state.me.done("play", "use") if d.card.partition("@")[0] == title)


def spent(state: State, id: str) -> Facts | None:
    """The facts against a seventh time; None while one is left."""
    count = times(state, id)
    return None if count < LIMIT else {"card": id, "count": count, "limit": LIMIT}


@forbids("keyforge.six.limit", Play)
def not_played_a_seventh_time(state: State, move: Play) -> Facts | None:
    facts = spent(state, move.card)
    return facts and {"player": move.player, **facts}


@forbids("keyforge.six.limit", Use)
def not_used_a_seventh_time(state: State, move: Use) -> Facts | None:
    card = state.cards.get(move.creature)
    facts = card and spent(state, card.id)
    return {"player": move.player, **facts} if facts else None


@forbids("keyforge.six.copies", Use)
def copies_count_together(state: State, move: Use) -> Facts | None:
    card = state.cards.get(move.creature)
    facts = card and spent(state, card.id)
    if not facts or card is None or all(d.ref == card.ref for d in state.me.done("use") if d.card == card.id):
        return None
    return {"player": move.player, **facts}
