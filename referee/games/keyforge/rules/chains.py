"""Chains: fewer cards at the refill, and how they are shed."""

from __future__ import annotations

from ....core.labels import enacts
from ..events import ChainsGained, ChainShed
from ..state import Tale

MOST = 24
"""The end of the chain tracker: keyforge.chains.tracker-range."""
PER_CARD = 6
"""Chains that cost one more card at the refill: keyforge.chains.penalty."""


@enacts("keyforge.chains.penalty", "keyforge.chains.level-before-shedding", "keyforge.chains.example-tori")
def penalty(chains: int) -> int:
    """How many cards fewer a player with so many chains draws at a refill."""
    return -(-chains // PER_CARD)


@enacts("keyforge.chains.gain", "keyforge.chains.tracker-range")
def gain_chains(story: Tale, player: str, amount: int, because: str) -> None:
    """A player gets chains (a negative amount takes some away); the tracker stops at 24 and at 0."""
    had = story.state.player(player).chains
    got = max(0, min(MOST, had + amount)) - had
    if got:
        story.tell(ChainsGained(player, got, because=because))


@enacts("keyforge.chains.shed-one", "keyforge.chains.draw-reduced-to-zero")
def shed(story: Tale, player: str) -> None:
    """A player whose refill was reduced sheds one chain."""
    if story.state.player(player).chains:
        story.tell(ChainShed(player, because="keyforge.chains.shed-one"))
