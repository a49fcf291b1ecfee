"""What things at a Krynea table are called, in every language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from ...library import shelf
from .catalogue import GAME, card_names, catalogue, name_in
from .state import ENEMY, LABELS, LEVELS, PHASES, State, Unit, label
from .words import fact_words

KINDS: dict[str, tuple[str, ...]] = {
    "level": LEVELS,
    "mode": ("basic", "faction", "free"),
    "score": ("ranged", "magic", "melee", "attack", "defence"),
    "phase": (*PHASES, "over"),
    "reach": ("front", "neighbours", "battalion", "all"),
    "roll": ("hit", "miss"),
    "means": ("card",),
    "pile": ("troops", "actions"),
    "needs": ("archmage",),
    "fault": ("kind", "cost", "defence", "bonus", "takes", "attack"),
    "zone": ("troop_discard", "action_discard", "removed"),
    "tie": ("first", "random", "ask"),
}
"""Closed sets of ids, by the kind under which `[names]` of the speech files calls them."""


def called_kind(kind: str, value: str, lang: str) -> str | None:
    """The name of an id of a closed set in one language."""
    words = shelf.speech(GAME, lang).get("names", {}).get(f"{kind}.{value}")
    return None if words is None else str(shelf.listed(words)[0])


def called(state: State, value: str, lang: str) -> str | None:
    """The name of an id in one language: a unit, a card, a phase, the enemy ...; None for what is no id of the game."""
    unit = state.unit(value)
    if unit is not None:
        return unit_name(state, unit, lang)
    if value == ENEMY and state.solo:
        return called_kind("side", ENEMY, lang)
    if name := card_name(state, value, lang):
        return name
    for kind, ids in KINDS.items():
        if value in ids:
            return called_kind(kind, value, lang)
    place, dot, card = value.partition(".")
    if dot and place in LABELS and (name := card_name(state, card, lang)):
        return f"{name} ({place})"
    if value.startswith(f"{GAME}.card."):
        return card_name(state, value.removeprefix(f"{GAME}.card."), lang)
    return fact_words(value, lang)


def card_name(state: State, id: str, lang: str) -> str | None:
    """The name of a card in one language; None for what nobody has spoken of."""
    if name := name_in(id, lang):
        return name
    card = state.cards.get(id)
    return card.name or id if card is not None else None


def bare_name(state: State, unit: Unit, lang: str) -> str:
    """The name of a unit's card."""
    return card_name(state, unit.print.id, lang) or unit.print.name


def places(state: State, unit: Unit) -> tuple[str, str]:
    """Where a unit stands, as names say it: its clash, its clash and line."""
    at = label(state.clash_of(unit.ref))
    return at, f"{at}-{state.line_of(unit.ref)}"


def side_words(unit: Unit) -> tuple[str, ...]:
    """What marks a unit as its side's: the person's name, or words for the enemy."""
    return enemy_words() if unit.owner == ENEMY else (unit.owner,)


def unit_name(state: State, unit: Unit, lang: str) -> str:
    """The name of a unit, with what tells it from others of its name: clash, side, line; else its ref."""
    name = bare_name(state, unit, lang)
    others = [one for one in state.units() if one.print.id == unit.print.id and one.ref != unit.ref]
    if not others:
        return name
    clash, line = places(state, unit)
    near = [one for one in others if places(state, one)[0] == clash]
    if not near:
        return f"{name} ({clash})"
    side = called_kind("word", ENEMY, lang) if unit.owner == ENEMY else unit.owner
    same = [one for one in near if one.owner == unit.owner]
    return f"{name} ({side} {line if same else clash})"


def unit_ways(state: State, unit: Unit) -> tuple[str, ...]:
    """The ways to say a unit: its card's names, alone or with its side, clash and line."""
    names = card_names().get(unit.print.id) or (bare_name(state, unit, "es"),)
    ends = [*places(state, unit), *side_words(unit)]
    ends += [f"{side} {place}" for side in side_words(unit) for place in places(state, unit)]
    return tuple(dict.fromkeys((*names, *(f"{name} {end}" for name in names for end in ends))))


@cache
def enemy_words() -> tuple[str, ...]:
    """What marks something as the enemy's, in every language."""
    found = (shelf.speech(GAME, lang).get("names", {}).get("side.enemy", []) for lang in shelf.LANGUAGES)
    return tuple(dict.fromkeys(word for ways in found for word in shelf.listed(ways)))


@cache
def clash_words() -> Mapping[str, tuple[str, ...]]:
    """The ways to say the clashes, in every language."""
    heads = [shelf.speech(GAME, lang).get("names", {}).get("word.clash", []) for lang in shelf.LANGUAGES]
    spoken = [word for ways in heads for word in shelf.listed(ways)]
    return {id: (id, *dict.fromkeys(f"{word} {id[1:]}" for word in spoken)) for id in LABELS}


def names(state: State, slot: str) -> Mapping[str, Sequence[str]]:
    """What may fill a slot of a phrase: each id with the ways to say it; closed sets stand in the speech files."""
    if slot == "unit":
        return {unit.ref: unit_ways(state, unit) for unit in state.units()}
    if slot == "card":
        described = {id: (card.name,) for id, card in state.cards.items() if id not in catalogue()}
        return {**card_names(), **described}
    if slot == "thing":
        standing = {unit.print.id for unit in state.units()}
        cards = {id: ways for id, ways in names(state, "card").items() if id not in standing}
        return {**names(state, "unit"), **cards}
    if slot == "clash":
        return clash_words()
    if slot == "player":
        return {seat.name: (seat.name,) for seat in state.seats if not seat.auto}
    if slot == "side":
        sides: dict[str, Sequence[str]] = {seat.name: (seat.name,) for seat in state.seats if not seat.auto}
        return {**sides, ENEMY: enemy_words()} if state.solo else sides
    return {}
