"""Power, armor, keywords, houses: what a card in play is worth now."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from ....core.labels import enacts
from ..abilities import voices
from ..events import CountersPlaced
from ..state import Card, State, Tale


@enacts("keyforge.power-counter.plus-one", "keyforge.damage.power-unchanged", "keyforge.constant.exhausted")
def power(state: State, card: Card) -> int:
    """The power of a creature now: printed, counters, cards and effects; never below zero."""
    kept: dict[str, int] = state.worked_out("power", lambda _: {})
    found = kept.get(card.ref)
    if found is None:
        found = card.print.power + card.power_counters
        found += sum(f(state, me, card) for f, me in voices(state, "power"))
        found += sum(e.value for e in state.lasting("power", card.ref))
        found = kept[card.ref] = max(found, 0)
    return found


@enacts("keyforge.armor.additive", "keyforge.play.upgrade-grants")
def armor(state: State, card: Card) -> int:
    """The armor of a creature now, without regard to what it has stopped; never below zero."""
    found = card.print.armor + sum(f(state, me, card) for f, me in voices(state, "armor"))
    return int(max(0, found + sum(e.value for e in state.lasting("armor", card.ref))))


@enacts(
    "keyforge.armor.used-up",
    "keyforge.armor.refreshes",
    "keyforge.armor.loss-order",
    "keyforge.armor.gain-not-retroactive",
)
def armor_left(state: State, card: Card) -> int:
    """What is left of a creature's armor this turn. Lost armor is the used part first."""
    whole = armor(state, card)
    lost = max(0, card.armor_peak - whole)
    return max(0, whole - max(0, card.armor_used - lost))


@enacts("keyforge.assault.adds", "keyforge.hazardous.adds", "keyforge.stun.others-active")
def keywords(state: State, card: Card) -> Mapping[str, int]:
    """The keywords of a creature now, with their numbers added up."""
    kept: dict[str, dict[str, int]] = state.worked_out("keywords", lambda _: {})
    found = kept.get(card.ref)
    if found is None:
        found = dict(card.print.keywords)
        for f, me in voices(state, "keywords"):
            for name, number in f(state, me, card).items():
                found[name] = found.get(name, 0) + number
        for effect in state.lasting("keyword", card.ref):
            name, _, number = str(effect.value).partition(":")
            found[name] = found.get(name, 0) + int(number or 0)
        for f, me in voices(state, "loses-keywords"):
            for name in f(state, me, card):
                found.pop(name, None)
        kept[card.ref] = found
    return found


def has(state: State, card: Card, keyword: str) -> bool:
    """Whether a creature has a keyword now."""
    return keyword in keywords(state, card)


@enacts("keyforge.house.maverick", "keyforge.control.house-kept")
def houses(state: State, card: Card) -> frozenset[str]:
    """The houses that a card in play belongs to now: the printed one, unless something changes it.

    An effect's value is a house, or `house|player`: only while that player controls the card.
    """
    found = {card.print.house}
    for effect in state.lasting("house", card.ref):
        house, _, holder = str(effect.value).partition("|")
        if holder in ("", card.controller):
            found = {house}
    for f, me in voices(state, "houses"):
        found.update(f(state, me, card))
    return frozenset(found)


def of_house(state: State, card: Card, house: str) -> bool:
    """Whether a card in play belongs to a house now."""
    return house in houses(state, card)


def on_flank(state: State, card: Card) -> bool:
    """Whether a creature counts as a flank creature now."""
    return card.is_creature and (
        state.on_edge(card.ref)
        or any(True for _ in state.lasting("flank", card.ref))
        or any(f(state, me, card) for f, me in voices(state, "flank"))
    )


@enacts("keyforge.power-counter.plus-one")
def put_counters(story: Tale, ref: str, amount: int, because: str) -> None:
    """Put +1 power counters on a creature (a negative amount takes off what is there); one that has left is left alone."""
    if ref in story.state.cards and (change := max(amount, -story.state.card(ref).power_counters)):
        story.tell(CountersPlaced(ref, change, because=because))


@enacts("keyforge.power.group", "keyforge.power.tie")
def extreme(
    state: State,
    cards: Iterable[Card],
    count: int,
    pick: Callable[[tuple[str, ...], int], tuple[str, ...]],
    *,
    least: bool = False,
) -> tuple[str, ...]:
    """The `count` most (or least) powerful of some creatures; among equals for the last places `pick` decides."""
    by_power: dict[int, list[str]] = {}
    for card in cards:
        by_power.setdefault(power(state, card), []).append(card.ref)
    chosen: tuple[str, ...] = ()
    for value in sorted(by_power, reverse=not least):
        rest = count - len(chosen)
        if rest <= 0:
            break
        group = tuple(by_power[value])
        chosen += group if len(group) <= rest else pick(group, rest)
    return chosen
