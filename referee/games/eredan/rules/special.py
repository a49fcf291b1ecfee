"""A card's text is stronger than the rules: what cards do that the referee does not know, said by hand."""

from __future__ import annotations

from ....core.labels import resolves
from ..events import EffectTold
from ..moves import (
    ByHand,
    HandBonus,
    HandDamage,
    HandDiscard,
    HandDraw,
    HandExtra,
    HandHeal,
    HandLoss,
    HandOrder,
    HandRage,
    HandRevive,
    HandSize,
    HandTilt,
    HandUnequip,
)
from ..state import Effect, Tale
from .resolve import apply
from .tilt import recover
from .victory import end_if_decided

WHAT: dict[type[ByHand], str] = {
    HandDamage: "damage",
    HandLoss: "loss",
    HandHeal: "heal",
    HandRevive: "revive",
    HandOrder: "order",
    HandDraw: "draw",
    HandDiscard: "lose-cards",
    HandSize: "hand-size",
    HandExtra: "extra",
    HandUnequip: "unequip",
}


def effect_of(move: ByHand) -> Effect:
    """What a move by hand says, as an effect; only a bonus and the size of a hand can be less than nothing."""
    if isinstance(move, HandBonus):
        return Effect(move.stat, move.on, move.amount, move.lasting)
    if isinstance(move, HandRage):
        return Effect("calm" if move.off else "rage", move.on)
    if isinstance(move, HandTilt):
        return Effect("untilt" if move.off else "tilt", move.on)
    said, amount = move.args(), getattr(move, "amount", 0)
    if not isinstance(move, HandSize):
        amount = max(0, amount)
    return Effect(WHAT[type(move)], said.get("on") or said.get("who", ""), amount, item=said.get("item", ""))


@resolves(ByHand, "eredan.special.card-text-wins", "eredan.tilt.still-target")
def by_hand(story: Tale, move: ByHand) -> None:
    """A card that lies on the table does it when its turn comes, any other at once.

    Before the fighters are named, a side may be left with nobody to name: it is dead, or recovers.
    """
    effect = effect_of(move)
    lying = [] if effect.what == "extra" else [laid for laid in story.state.laid if laid.card == move.of]
    if lying:
        story.tell(EffectTold(move.of, effect, because="eredan.special.card-text-wins"))
    if not lying or lying[-1].resolved:
        apply(story, effect, move.of)
    if story.state.phase == "choose" and effect.what in ("damage", "loss", "tilt") and not end_if_decided(story):
        recover(story)
