"""Stunning and unstunning; what a stunned creature's next use does stands with using."""

from __future__ import annotations

from ....core.labels import enacts
from ..events import StunPlaced, StunRemoved
from ..state import Tale


@enacts("keyforge.stun.place", "keyforge.stun.not-twice")
def stun(story: Tale, ref: str, because: str) -> None:
    """Stun a creature; a stunned one is left alone."""
    if ref in story.state.cards and story.state.card(ref).is_creature and not story.state.card(ref).stunned:
        story.tell(StunPlaced(ref, because=because))


def unstun(story: Tale, ref: str, because: str) -> None:
    """Take the stun off a creature."""
    if ref in story.state.cards and story.state.card(ref).stunned:
        story.tell(StunRemoved(ref, because=because))
