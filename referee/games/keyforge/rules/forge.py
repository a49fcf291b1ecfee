"""Step 1: forging a key, and what a key costs."""

from __future__ import annotations

from ....core.labels import enacts, forbids, resolves
from ....core.types import Choice, Facts, Move
from ..abilities import Moment, says, total, voices
from ..events import AmberCaptured, AmberPaid, AmberRemoved, AmberReturned, KeyForged, KeyPaid, KeyUnforged, StepBegan
from ..moves import ChooseHouse, EndTurn, Forge, HandCard, Use
from ..state import COLOURS, Card, State, Tale
from .ability import happened
from .amber import catcher
from .leave import settle
from .victory import check_victory

COST = 6
"""Æmbar for a key when nothing changes it: keyforge.forge.base-cost."""


@enacts("keyforge.forge.modified-cost", "keyforge.forge.base-cost", "keyforge.forge.current-cost")
def key_cost(state: State, player: str) -> int:
    """What one key costs `player` now, in Æmbar: six, changed by cards and effects, never below zero.

    Raises:
        LookupError: nobody of that name sits at the table.
    """
    changed = COST + total(state, "key-cost", state.player(player).name)
    changed += sum(e.value for e in state.lasting("key-cost") if e.on in (player, ""))
    return int(max(0, changed))


def spendable(state: State, player: str) -> list[Card]:
    """The cards whose Æmbar a player may spend on keys: keyforge.forge.card-aember-spend."""
    return [
        state.card(me.ref)
        for f, me in voices(state, "pays-for-keys")
        if f(state, me, player) and state.card(me.ref).amber
    ]


@enacts("keyforge.forge.card-aember-spend", "keyforge.capture.not-spendable")
def purse(state: State, player: str) -> int:
    """What a player can spend on a key: the pool and the Æmbar on cards that say so."""
    return state.player(player).amber + sum(card.amber for card in spendable(state, player))


def skips(state: State, player: str) -> bool:
    """Whether a player skips the step of forging."""
    return says(state, "skips-forge", player) or any(True for _ in state.lasting("skips-forge", player))


@enacts("keyforge.forge.mandatory", "keyforge.forge.card-aember-forces")
def must_forge(state: State, player: str) -> bool:
    """Whether step 1 has a key for a player to forge."""
    return not skips(state, player) and purse(state, player) >= key_cost(state, player)


@forbids("keyforge.forge.mandatory", ChooseHouse, HandCard, Use, EndTurn, about="player")
def must_forge_first(state: State, move: Move) -> Facts | None:
    if state.step == "forge" and must_forge(state, state.active):
        return {"player": state.active, "amber": purse(state, state.active), "cost": key_cost(state, state.active)}
    return None


@forbids("keyforge.forge.card-aember-forces", ChooseHouse, EndTurn, about="player")
def spendable_amber_counts(state: State, move: Move) -> Facts | None:
    pool, cost = state.player(state.active).amber, key_cost(state, state.active)
    if state.step == "forge" and pool < cost and must_forge(state, state.active):
        return {"player": state.active, "amber": purse(state, state.active), "cost": cost}
    return None


@forbids("keyforge.forge.too-little", Forge)
def a_key_must_be_paid(state: State, move: Forge) -> Facts | None:
    amber, cost = purse(state, move.player), key_cost(state, move.player)
    return {"player": move.player, "amber": amber, "cost": cost} if amber < cost else None


@forbids("keyforge.capture.not-spendable", Forge)
def captured_amber_does_not_pay(state: State, move: Forge) -> Facts | None:
    amber, cost = purse(state, move.player), key_cost(state, move.player)
    held = sum(c.amber for c in state.creatures(move.player))
    if amber < cost <= amber + held:
        return {"player": move.player, "amber": amber, "count": held, "cost": cost}
    return None


@forbids("keyforge.forge.once-per-step", Forge)
def one_key_in_step_one(state: State, move: Forge) -> Facts | None:
    if state.step == "forge":
        return None
    forged = sum(1 for _ in state.player(move.player).done("forge"))
    return {"player": move.player, "count": forged, "step": state.step}


@forbids("keyforge.forge.flip-any-key", Forge)
def the_key_is_not_forged_yet(state: State, move: Forge) -> Facts | None:
    keys = state.player(move.player).keys
    return {"player": move.player, "colour": move.colour, "count": len(keys)} if move.colour in keys else None


@resolves(Forge, "keyforge.forge.pay-from-pool", "keyforge.forge.flip-any-key", "keyforge.forge.extra-by-ability")
def forge(story: Tale, move: Forge) -> None:
    forge_key(story, move.player, key_cost(story.state, move.player), "keyforge.forge.mandatory", move.colour)
    story.tell(StepBegan("house", because="keyforge.turn.five-steps"))


def forge_key(story: Tale, player: str, cost: int, because: str, colour: str = "") -> bool:
    """Forge a key for `cost` if it can be paid; gives whether it was forged.

    Raises:
        GameOver: it was the third.
    """
    state = story.state
    if purse(state, player) < cost:
        return False
    pay_for_key(story, player, cost)
    unforged = [c for c in COLOURS if c not in state.player(player).keys]
    story.tell(KeyForged(player, colour or unforged[0], cost, because=because))
    check_victory(story, player)
    happened(story, Moment("forged", player))
    settle(story)
    return True


@enacts("keyforge.forge.pay-from-pool", "keyforge.forge.card-aember-spend")
def pay_for_key(story: Tale, player: str, cost: int) -> None:
    """Pay for a key: the active player splits the sum between the pool and the cards that may pay."""
    left = cost
    for card in spendable(story.state, player):
        pool = story.state.player(player).amber
        others = sum(c.amber for c in spendable(story.state, player) if c.ref != card.ref)
        low, high = max(0, left - pool - others), min(left, card.amber)
        share = low
        if low < high:
            facts = {"card": card.ref, "cost": cost, "player": player}
            choice = Choice(
                story.state.active, "number", "keyforge.forge.card-aember-spend", low=low, high=high, facts=facts
            )
            share = int(story.ask(choice)[0])
        if share:
            hand_over(story, player, share, card.ref)
            left -= share
    if left:
        hand_over(story, player, left, "")


def hand_over(story: Tale, player: str, amount: int, ref: str) -> None:
    """Part of a payment for a key goes to the supply, or to whoever takes it."""
    state = story.state
    because = "keyforge.forge.pay-from-pool"
    taker = next((t for f, me in voices(state, "takes-key-payment") if (t := f(state, me, player))), "")
    caught = catcher(state, taker) if taker else ""
    if not taker:
        story.tell(AmberRemoved(ref, amount, because=because) if ref else KeyPaid(player, amount, because=because))
    elif ref:
        story.tell(AmberReturned(ref, taker, amount, because=because))
    elif caught:
        story.tell(AmberCaptured(caught, player, amount, amount, because=because))
    else:
        story.tell(AmberPaid(player, taker, amount, because=because))


@enacts("keyforge.unforge.flip")
def unforge(story: Tale, player: str, because: str, colour: str = "") -> bool:
    """Turn a forged key back; gives whether there was one."""
    keys = story.state.player(player).keys
    if not keys or (colour and colour not in keys):
        return False
    story.tell(KeyUnforged(player, colour or keys[-1], because=because))
    return True
