"""Ownership and control."""

from __future__ import annotations

from ....core.labels import enacts
from ..abilities import Me
from ..events import ControlChanged, EffectBegan
from ..state import Tale
from .leave import flank_for, settle


@enacts("keyforge.control.take", "keyforge.control.keeps-state", "keyforge.control.latest-wins")
def take_control(story: Tale, me: Me, ref: str, player: str, *, while_in_play: str = "", flank: str = "") -> None:
    """A player takes control of a card in play: for good, or as long as the card `while_in_play` stays in play."""
    if ref not in story.state.cards:
        return
    story.tell(EffectBegan(me.card, "control", ref, player, of_ref=while_in_play, because=me.why))
    card = story.state.card(ref)
    if card.controller == player:
        return
    side = flank_for(story, me, player, flank) if card.is_creature else "right"
    story.tell(ControlChanged(ref, player, side, because=me.why))
    settle(story)
