"""Æmbar: gained, lost, stolen, captured, returned, paid."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from ....core.labels import enacts
from ..abilities import Me, says, voices
from ..events import (
    AmberCaptured,
    AmberGained,
    AmberLost,
    AmberPaid,
    AmberPlaced,
    AmberRemoved,
    AmberReturned,
    AmberStolen,
)
from ..state import Card, State, Tale
from .ability import choose


def catcher(state: State, player: str, but: Collection[str] = ()) -> str:
    """The card that captures what would be added to a player's pool; empty when none does (`but` have gone already)."""
    there = ((f, me) for f, me in voices(state, "captures-gains-of") if me.ref not in but)
    return next((me.ref for f, me in there if f(state, me, player)), "")


@enacts("keyforge.aember.gain-to-pool", "keyforge.play.aember-bonus")
def gain(story: Tale, player: str, amount: int, because: str) -> int:
    """A player gains Æmbar from the supply."""
    if amount > 0:
        into_pool(story, player, amount, because)
    return max(amount, 0)


def into_pool(story: Tale, player: str, amount: int, because: str) -> None:
    """Add Æmbar from the supply to a pool, unless a card takes it instead."""
    if caught := catcher(story.state, player):
        story.tell(AmberPlaced(caught, amount, because=because))
    else:
        story.tell(AmberGained(player, amount, because=because))


@enacts("keyforge.lose.to-supply", "keyforge.ability.if-you-do")
def lose(story: Tale, player: str, amount: int, because: str) -> int:
    """A player loses Æmbar to the supply, no more than is there; gives what was lost."""
    lost = min(amount, story.state.player(player).amber)
    if lost > 0:
        story.tell(AmberLost(player, lost, because=because))
    return lost


@enacts("keyforge.steal.move", "keyforge.steal.limited", "keyforge.aember.only-pool-counts")
def steal(story: Tale, player: str, amount: int, because: str) -> int:
    """A player steals Æmbar from the opponent's pool, no more than is there; gives what was stolen."""
    state = story.state
    victim = state.opponent(player)
    if says(state, "cannot-be-stolen-from", victim):
        return 0
    stolen = min(amount, state.player(victim).amber)
    if stolen > 0:
        if caught := catcher(state, player):
            story.tell(AmberCaptured(caught, victim, stolen, amount, because=because))
        else:
            story.tell(AmberStolen(player, victim, stolen, amount, because=because))
    return stolen


@enacts(
    "keyforge.capture.take",
    "keyforge.capture.limited",
    "keyforge.capture.default-creature",
)
def capture(story: Tale, ref: str, amount: int, because: str, *, own_side: bool = False, victim: str = "") -> int:
    """A creature captures Æmbar; gives what was captured.

    It comes from its controller's opponent, unless from its own side or from the pool of a `victim` that is named.
    """
    state = story.state
    if ref not in state.cards or amount <= 0:
        return 0
    card = state.card(ref)
    victim = victim or (card.controller if own_side else state.opponent(card.controller))
    captured = min(amount, state.player(victim).amber)
    if captured > 0:
        story.tell(AmberCaptured(ref, victim, captured, amount, because=because))
    return captured


@enacts("keyforge.capture.limited", "keyforge.ability.as-much-as-possible")
def capture_one_each(story: Tale, me: Me, refs: Iterable[str]) -> None:
    """Each of some creatures captures one; where there is not one for each, the active player says whose there is."""
    state = story.state
    for victim in (state.other.name, state.me.name):
        captors = [ref for ref in refs if state.card(ref).controller != victim]
        count = min(len(captors), state.player(victim).amber)
        for ref in choose(story, me, captors, least=count, most=count) if count else ():
            capture(story, ref, 1, me.why)


def capture_itself(story: Tale, me: Me, amount: int) -> int:
    """The speaking creature captures from the opponent of the player it speaks for; gives what was captured.

    That is its controller's opponent, unless another player triggers the ability as if the creature were theirs.
    """
    return capture(story, me.ref, amount, me.why, victim=story.state.opponent(me.player))


@enacts("keyforge.return.captured")
def give_back(story: Tale, card: Card, amount: int, because: str) -> int:
    """Captured Æmbar goes from a card into the pool of its controller's opponent; gives what was returned."""
    returned = min(amount, card.amber)
    if returned > 0:
        off_card(story, card.ref, story.state.opponent(card.controller), returned, because)
    return returned


def off_card(story: Tale, ref: str, player: str, amount: int, because: str, *, leaving: Collection[str] = ()) -> None:
    """Move Æmbar from a card into a player's pool, unless a card takes it instead that is not `leaving` itself."""
    if caught := catcher(story.state, player, leaving):
        if caught != ref:
            story.tell(AmberRemoved(ref, amount, because=because))
            story.tell(AmberPlaced(caught, amount, because=because))
    else:
        story.tell(AmberReturned(ref, player, amount, because=because))


@enacts("keyforge.pay.transfer")
def pay(story: Tale, payer: str, amount: int, because: str) -> int:
    """A player pays Æmbar to the opponent, no more than is there; gives what was paid."""
    state = story.state
    to = state.opponent(payer)
    paid = min(amount, state.player(payer).amber)
    if paid > 0:
        if caught := catcher(state, to):
            story.tell(AmberCaptured(caught, payer, paid, paid, because=because))
        else:
            story.tell(AmberPaid(payer, to, paid, because=because))
    return paid
