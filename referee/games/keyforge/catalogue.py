"""What is printed on cards: the facts of the catalogue, and of cards that a table has described itself.

A card is named by its id (`troll`); a maverick by id and house (`troll@logos`).
Source: keyforge.house.icon, keyforge.house.maverick, keyforge.play.four-types
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from ...core.types import Record, Unfit
from ...library import shelf

HOUSES = ("brobnar", "dis", "logos", "mars", "sanctum", "shadows", "untamed")
TYPES = ("action", "artifact", "creature", "upgrade")
KEYWORDS = ("assault", "elusive", "hazardous", "poison", "skirmish", "taunt")
UNKNOWN = ""
"""A card in a hidden zone that the referee has not seen."""


class Printed(Record):
    """What a card says in numbers. `power` and `armor` count for creatures; keywords map to their number, 0 for none."""

    id: str
    house: str
    type: str
    amber: int = 0
    power: int = 0
    armor: int = 0
    traits: tuple[str, ...] = ()
    keywords: Mapping[str, int] = {}
    name: str = ""

    def __hash__(self) -> int:
        return hash(self.id)


def printed_from(id: str, facts: Mapping[str, Any], house: str = "") -> Printed:
    """The printed facts of a card as data gives them.

    Raises:
        Unfit: a type, house, keyword or number that no card can have.
    """
    kind = facts.get("type", "creature")
    home = house or facts.get("house", "")
    keywords = dict(keyword(k) for k in facts.get("keywords", ()))
    numbers = {n: facts.get(n) or 0 for n in ("amber", "power", "armor")}
    if kind not in TYPES:
        raise Unfit("card-type", card=id, value=str(kind))
    if home not in HOUSES:
        raise Unfit("card-house", card=id, value=str(home))
    for name, number in numbers.items():
        if not isinstance(number, int) or not 0 <= number <= 99:
            raise Unfit("card-number", card=id, field=name, value=str(number))
    return Printed(
        id,
        home,
        kind,
        **numbers,
        traits=tuple(facts.get("traits", ())),
        keywords=keywords,
        name=str(facts.get("name", "")),
    )


def keyword(said: str) -> tuple[str, int]:
    """A keyword as data writes it, with its number: `assault:2` -> ("assault", 2).

    Raises:
        Unfit: there is no such keyword.
    """
    name, _, number = said.partition(":")
    if name not in KEYWORDS or (number and not number.isdecimal()):
        raise Unfit("card-keyword", value=said)
    return name, int(number or 0)


@cache
def catalogue() -> dict[str, str]:
    """Every card of the catalogue with the house it is usually found in."""
    return {id: house for house in shelf.card_files("keyforge") for id in shelf.cards("keyforge", house)}


@cache
def known(id: str) -> Printed | None:
    """The printed facts of a card of the catalogue, mavericks included; None for what is no card of it."""
    base, _, house = id.partition("@")
    usual = catalogue().get(base)
    if usual is None or (house and house not in HOUSES):
        return None
    return printed_from(id, shelf.cards("keyforge", usual)[base], house or usual)
