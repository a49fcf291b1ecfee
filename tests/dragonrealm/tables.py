"""Dragonrealm tables and locations to test at."""

from __future__ import annotations

from typing import Any

from referee import Table


def place(name: str = "Slimy Tunnels", **facts: Any) -> dict[str, Any]:
    """A location with six spaces, a shield of 6 and 5, four Dragonstones, and Sneak 7."""
    return {
        "name": name,
        "spaces": 6,
        "treasure": [6, 5],
        "dragonstones": 4,
        "actions": {"sneak": {"value": 7}},
        **facts,
    }


def table(*locations: dict[str, Any], lang: str = "es", **given: Any) -> Table:
    """A table with these locations (or one) in the row."""
    return Table.scenario(
        {"game": "dragonrealm", "locations": list(locations) or [place()], **given},
        lang=lang,
    )


def rules(result: Any) -> list[str]:
    """The rules that refused a move."""
    return [ruling.rule for ruling in result.rulings]
