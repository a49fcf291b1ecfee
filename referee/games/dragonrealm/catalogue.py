"""The cards of the box: what is printed on them as far as anybody has told, and the ids they go by."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any
from unicodedata import normalize

from ...library import shelf
from .state import ACTIONS, LEVELS, Enhancement, Location, State

GAME = "dragonrealm"
KINDS = ("location", "enhancement")
FILES = {"location": "locations", "enhancement": "enhancements"}
LIMITS = {
    "spaces": (1, 20),
    "first": (0, 40),
    "second": (0, 40),
    "dragonstones": (0, 20),
    "sneak": (1, 24),
    "search": (1, 24),
    "storm": (1, 24),
    "level": (1, 2),
    "bonus": (0, 12),
    "coins": (0, 40),
}
"""The numbers that make sense for what is printed: least and most. Six dice show 24 at the most."""


def facts_of(told: tuple[str, ...]) -> dict[str, Any]:
    """What is printed on a card, from the way a move carries it: `("blue", "spaces:6", "sneak:7", "sneak-gold")`."""
    facts: dict[str, Any] = {}
    for item in told:
        field, _, number = item.partition(":")
        if number:
            facts[field] = int(number)
        elif item in LEVELS:
            facts["level"] = item
        elif item in ("single-use", "permanent"):
            facts["single_use"] = item == "single-use"
        elif item.endswith("-gold"):
            facts.setdefault("gold", []).append(item.removesuffix("-gold"))
    return facts


def slug(name: str) -> str:
    """The id that a card's name makes: `Witch's Cabin` -> `witchs-cabin`."""
    flat = normalize("NFKD", name.casefold().replace("'", "").replace("’", ""))
    return re.sub(r"[^a-z0-9]+", "-", "".join(c for c in flat if c.isascii() or c.isalnum())).strip("-")


@cache
def spoken(kind: str) -> Mapping[str, tuple[str, ...]]:
    """The printed cards of a kind with their names in every language, the box's own first."""
    cards = shelf.cards(GAME, FILES[kind])
    found = {}
    for id, printed in cards.items():
        names = [shelf.card_words(GAME, FILES[kind], lang).get(id, {}).get("name", "") for lang in shelf.LANGUAGES]
        found[id] = tuple(dict.fromkeys(n for n in (printed["name"], *names) if n))
    return found


@cache
def id_by_name(kind: str) -> Mapping[str, str]:
    """The id of every printed card of a kind by each of its names as an id would be made of it."""
    return {slug(name): id for id, names in spoken(kind).items() for name in names}


def id_of(kind: str, name: str) -> str:
    """The id of a card by any of its names; that of a new card where nobody knows the name."""
    made = slug(name)
    return id_by_name(kind).get(made, made)


def printed(known: Mapping[str, Mapping[str, Any]], kind: str, id: str) -> dict[str, Any]:
    """What is known of a card: from the rulebook, and over it what was told at this or an earlier table."""
    book = {k: v for k, v in shelf.cards(GAME, FILES[kind]).get(id, {}).items() if k != "source"}
    return {**book, **known.get(kind, {}).get(id, {})}


def location_from(id: str, facts: Mapping[str, Any], before: Location) -> Location:
    """A location as its card says, at the place of `before` with the pieces that lie there."""
    gold = facts.get("gold", ())
    return before.but(
        id=id,
        name=facts.get("name") or before.name or id,
        level=facts.get("level") or before.level,
        spaces=facts.get("spaces", before.spaces),
        treasure=(facts.get("first", before.treasure[0]), facts.get("second", before.treasure[1])),
        dragonstones=facts.get("dragonstones", before.dragonstones),
        actions={**before.actions, **{a: (facts[a], a in gold) for a in ACTIONS if a in facts}},
        text=tuple(facts.get("text", before.text)),
    )


def location_facts(location: Location) -> dict[str, Any]:
    """What is printed on a location, as `printed` gives it back."""
    first, second = location.treasure
    told = {"name": location.name, "level": location.level, "spaces": location.spaces, "first": first, "second": second}
    told |= {"dragonstones": location.dragonstones, **{a: value for a, (value, _) in location.actions.items()}}
    gold = [a for a, (_, circled) in location.actions.items() if circled]
    lists = {"gold": gold, "text": list(location.text)}
    return {k: v for k, v in told.items() if v is not None} | {k: v for k, v in lists.items() if v}


def enhancement_from(id: str, facts: Mapping[str, Any], before: Enhancement) -> Enhancement:
    """An enhancement as its card says, in the place of one that was held unnamed or less well known."""
    return before.but(
        id=id,
        name=facts.get("name") or before.name or id,
        level=facts.get("level") or before.level,
        single_use=facts.get("single_use", before.single_use),
        bonus=facts.get("bonus", before.bonus),
        coins=facts.get("coins", before.coins),
        dragonstones=facts.get("dragonstones", before.dragonstones),
        effect=facts.get("effect", before.effect),
    )


def name_of(state: State, kind: str, id: str) -> str | None:
    """The name a card of a kind was told by, or the box's own; None for a card nobody has named."""
    told = printed(state.known, kind, id).get("name")
    return None if told is None else str(told)
