"""Damage, armor, healing, splash."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ....core.labels import enacts
from ....core.types import Choice
from ..abilities import Me, voices
from ..events import DamageDealt, DamageHealed, DamagePrevented
from ..state import Card, State, Tale
from .ability import choose, number
from .leave import destroy, purge_from, settle, went_to
from .power import armor, armor_left, has, power


@enacts(
    "keyforge.damage.tokens",
    "keyforge.damage.several-at-once",
    "keyforge.armor.prevents",
    "keyforge.armor.loss-not-retroactive",
    "keyforge.poison.destroys",
    "keyforge.poison.needs-damage",
    "keyforge.poison.only-power",
)
def deal(
    story: Tale,
    hits: Mapping[str, int],
    because: str,
    *,
    pierce: bool = False,
    poison: Mapping[str, bool] | None = None,
) -> dict[str, bool]:
    """Deal damage to several creatures at the same time; gives which of them were destroyed by it.

    `hits` are amounts by ref, `pierce` takes no notice of armor, `poison` tells whose power damage destroys.
    """
    state = story.state
    landing: dict[str, int] = {}
    venom: set[str] = set()
    for ref, amount in hits.items():
        if ref in state.cards and amount > 0:
            # damage that cannot be dealt at all is nothing that another creature could take
            there = ref if untouchable(state, state.card(ref)) else shielded_by(story, state.card(ref))
            landing[there] = landing.get(there, 0) + amount
            if poison and poison.get(ref):
                venom.add(there)
    told: list[DamageDealt | DamagePrevented] = []
    for ref, amount in landing.items():
        card = state.card(ref)
        if untouchable(state, card):
            told.append(DamagePrevented(ref, amount, because=because))
        else:
            stopped = 0 if pierce else min(amount, armor_left(state, card))
            whole = armor(state, card) if stopped else 0
            told.append(DamageDealt(ref, amount - stopped, stopped, whole, because=because))
    for event in told:
        story.tell(event)
    poisoned = [e.card for e in told if isinstance(e, DamageDealt) and e.amount and e.card in venom]
    fallen = [
        ref
        for ref in landing
        if ref in story.state.cards
        and (ref in poisoned or story.state.card(ref).damage >= power(story.state, story.state.card(ref)))
    ]
    gone = destroy(story, fallen, "keyforge.poison.destroys" if poisoned else "keyforge.damage.destroyed-threshold")
    settle(story)
    return {ref: ref in gone for ref in hits}


@enacts("keyforge.purge.zone", "keyforge.ability.if-you-do")
def deal_and_purge(story: Tale, me: Me, ref: str, amount: int) -> None:
    """Deal damage to a creature; if that destroys it, it is purged, unless it has gone elsewhere by itself."""
    card, before = story.state.card(ref), len(story.events)
    if deal(story, {ref: amount}, me.why)[ref] and went_to(story, ref, before) == "discard":
        purge_from(story, card.owner, card.id, "discard", me.why)


@enacts("keyforge.turn.opponent-no-choices")
def shielded_by(story: Tale, card: Card) -> str:
    """The creature that damage to `card` is really dealt to; where several would take it, the active player says which."""
    shields = [
        me
        for answer, me in voices(story.state, "takes-damage-for")
        if me.ref != card.ref and answer(story.state, me, card)
    ]
    if not shields:
        return card.ref
    options = tuple(dict.fromkeys(me.ref for me in shields))
    return story.ask(Choice(story.state.active, "target", shields[0].why, options))[0]


def untouchable(state: State, card: Card) -> bool:
    """Whether a creature cannot be dealt damage now."""
    return any(f(state, me, card) for f, me in voices(state, "cannot-be-dealt-damage")) or any(
        e.on in (card.ref, card.controller) for e in state.lasting("invulnerable")
    )


@enacts("keyforge.splash.damage")
def splash(state: State, ref: str, amount: int, beside: int) -> dict[str, int]:
    """The hits of `amount` damage to a creature with `beside` splash to each of its neighbors."""
    return {ref: amount, **{c.ref: beside for c in state.neighbors(ref)}}


def divide(story: Tale, me: Me, among: Iterable[str], amount: int) -> dict[str, int]:
    """How some damage is divided among creatures: who gets any, then how much each; gives the hits."""
    chosen = choose(story, me, among, most=amount) if amount > 0 else ()
    hits: dict[str, int] = {}
    for at, ref in enumerate(chosen):
        left, others = amount - sum(hits.values()), len(chosen) - at - 1
        hits[ref] = number(story, me, 1, left - others) if others else left
    return hits


@enacts("keyforge.heal.amount", "keyforge.heal.fully")
def heal(story: Tale, ref: str, amount: int, because: str) -> int:
    """Heal a creature by up to `amount` (below 0: fully); gives what was healed."""
    if ref not in story.state.cards:
        return 0
    damage = story.state.card(ref).damage
    healed = damage if amount < 0 else min(amount, damage)
    if healed:
        story.tell(DamageHealed(ref, healed, because=because))
    return healed


def poisonous(state: State, card: Card) -> bool:
    """Whether a creature's power damage in a fight destroys."""
    return has(state, card, "poison")
