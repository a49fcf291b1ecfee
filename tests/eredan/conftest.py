"""Tables of Eredan to test at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from referee import Table

Scenario = Callable[..., Table]

CARDS = [
    {"name": "Grito", "type": "action", "bonus": {"attack": 2}},
    {"name": "Finta", "type": "action"},
    {"name": "Carga", "type": "action", "chain": "action"},
    {"name": "Frenesí", "type": "action", "extra": 1},
    {"name": "Llama", "type": "spell", "damage": 5},
    {"name": "Niebla", "type": "spell", "bonus": {"defense": 2}},
    {"name": "Tormenta", "type": "spell", "zone": True, "damage": 3},
    {"name": "Salmo", "type": "theurgy", "damage": 4},
    {"name": "Espada", "type": "object", "kind": "weapon", "bonus": {"attack": 2}},
    {"name": "Anillo", "type": "object", "kind": "jewel", "bonus": {"spirit": 1}},
    {"name": "Brebaje", "type": "object", "kind": "potion", "heal": 3},
    {"name": "Yelmo", "type": "object", "kind": "armour", "craft": True, "bonus": {"defense": 1}},
]
"""Invented cards, one of each kind."""


@pytest.fixture
def eredan() -> Scenario:
    """An Eredan table at any position, with the invented cards known: `eredan(round=2, Ana={"hand": 3})`."""

    def scenario(**given: Any) -> Table:
        seats = {name: given.pop(name) for name in list(given) if name[0].isupper()}
        given.setdefault("cards", CARDS)
        return Table.scenario({"game": "eredan", **given, **({"players": seats} if seats else {})})

    return scenario


def rules(result: Any) -> list[str]:
    """The rules that speak against a refused move."""
    return [ruling.rule for ruling in result.rulings]


def kinds(result: Any) -> list[str]:
    """What happened, in order."""
    return [event.kind for event in result.events]


def hero(table: Table, player: str, name: str) -> dict[str, Any]:
    """A character of a player as JSON."""
    return next(c for c in table.state()["players"][player]["characters"] if c["name"] == name)
