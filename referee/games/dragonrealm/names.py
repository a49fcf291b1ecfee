"""What things at a Dragonrealm table are called, in every language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ...library import shelf
from .catalogue import GAME, name_of, printed, spoken
from .catalogue import KINDS as KINDS_OF_CARDS
from .state import ACTIONS, GROUPS, LEVELS, PLACES, SIDES, STEPS, State
from .words import TOP

KINDS: dict[str, tuple[str, ...]] = {
    "action": ACTIONS,
    "group": GROUPS,
    "level": LEVELS,
    "side": SIDES,
    "step": STEPS,
    "way": ("left", "right"),
}
"""Closed sets of ids, by the kind under which `[names]` of the speech files calls them."""

CALLED = ("action", "side", "level", "group", "draw", "step", "place", "what", "circle", "use", "keep")
"""Kinds whose ids are shown by their name wherever they stand, the first that has one."""


def called(state: State, value: str, lang: str) -> str | None:
    """The name of an id in one language: a card, an action, a colour ...; None for what is no id of the game.

    Cards go by the name they were told by, else by the one on the card: the box is printed in English.
    """
    names = shelf.speech(GAME, lang).get("names", {})
    for kind in CALLED:
        if (said := names.get(f"{kind}.{value}")) is not None:
            return str(shelf.listed(said)[0])
    suit, dash, number = value.rpartition("-")
    if dash and number.isdecimal() and (said := names.get(f"suit.{suit}")) is not None:
        return f"{shelf.listed(said)[0]} {number}"
    location = state.location(value)
    if location is not None:
        return location.name
    owned = next((e for seat in state.seats for e in seat.enhancements if e.id == value), None)
    if owned is not None:
        return owned.name
    return next((name for kind in KINDS_OF_CARDS if (name := name_of(state, kind, value)) is not None), None)


@cache
def constant(kind: str) -> Mapping[str, tuple[str, ...]]:
    """The ids of a closed set with all the ways to say them, in every language."""
    found: dict[str, list[str]] = {}
    for lang in shelf.LANGUAGES:
        for key, said in shelf.speech(GAME, lang).get("names", {}).items():
            if key.startswith(f"{kind}."):
                found.setdefault(key.partition(".")[2], []).extend(shelf.listed(said))
    return {id: tuple(dict.fromkeys(words)) for id, words in found.items()}


def names(state: State, slot: str) -> Mapping[str, tuple[str, ...]]:
    """What may fill a slot of a phrase: each id with the ways to say it."""
    if slot == "location":
        return {**known_cards(state, "location"), **row(state), **constant("side")}
    if slot == "enhancement":
        return {**known_cards(state, "enhancement"), **held(state)}
    if slot == "place":
        dragons = {location.id: row(state)[location.id] for location in state.row if location.is_dragon and location.id}
        return {**{p: constant("place")[p] for p in PLACES}, **dragons, **constant("side")}
    if slot == "cards":
        return hand_cards()
    if slot == "dice":
        return {str(face): (str(face),) for face in range(7)}
    if slot == "spot":
        return spots(state)
    return constant(slot) if slot in KINDS or slot in ("draw", "circle", "use") else {}


def known_cards(state: State, kind: str) -> dict[str, tuple[str, ...]]:
    """The cards of a kind that the box or the table knows, with their names."""
    told = {id: (str(facts.get("name", id)),) for id, facts in state.known.get(kind, {}).items()}
    return {**told, **spoken(kind)}


def row(state: State) -> dict[str, tuple[str, ...]]:
    """The locations of the row with their names."""
    return {
        location.id: tuple(dict.fromkeys((location.name, *spoken("location").get(location.id, ()))))
        for location in state.row
        if location.id
    }


def held(state: State) -> dict[str, tuple[str, ...]]:
    """The enhancements that players have named, with their names."""
    return {
        e.id: tuple(dict.fromkeys((e.name, *spoken("enhancement").get(e.id, ()))))
        for seat in state.seats
        for e in seat.enhancements
        if e.id
    }


@cache
def hand_cards() -> Mapping[str, tuple[str, ...]]:
    """Every numbered card, with and without its suit."""
    found: dict[str, tuple[str, ...]] = {str(n): (str(n),) for n in range(1, TOP + 1)}
    for suit, words in constant("suit").items():
        for n in range(1, TOP + 1):
            found[f"{suit}-{n}"] = tuple(way for word in words for way in (f"{word} {n}", f"{n} {word}"))
    return found


def spots(state: State) -> dict[str, tuple[str, ...]]:
    """A player's adventurers at each location, and the goblins there, as something to point at."""
    found = {}
    for location in state.row:
        for name in (*state.names, "goblins"):
            if location.id:
                ways = row(state)[location.id]
                said = constant("what")["goblins"] if name == "goblins" else (name,)
                found[f"{name}@{location.id}"] = tuple(f"{who} {way}" for who in said for way in ways)
    return found


def revealable(state: State) -> list[str]:
    """The names of known locations that could lie at the next place of the row."""
    if not state.untold:
        return []
    due = state.row[state.untold[0]].level
    cards = ((ways[0], printed(state.known, "location", id)) for id, ways in known_cards(state, "location").items())
    return [name for name, facts in cards if facts.get("level", due) == due]
