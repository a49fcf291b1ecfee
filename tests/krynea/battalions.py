"""Random units and battalions for properties, and tables that they stand on."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from referee.games.krynea.catalogue import ATTACKS, Printed
from referee.games.krynea.state import ENEMY, Unit


def unit(ref: str, cost: int, ranged: int = 0, magic: int = 0, melee: int = 0, **more: Any) -> Unit:
    """A unit of the enemy with a price and its attacks."""
    return Unit(ref, ENEMY, Printed(ref, ref, cost=cost, ranged=ranged, magic=magic, melee=melee, defence=1, **more))


@st.composite
def rows(draw: Any, most: int = 3) -> tuple[Unit, ...]:
    """A battalion of up to three units with any attacks."""
    count = draw(st.integers(0, most))
    scores = st.tuples(*(st.integers(0, 3) for _ in ATTACKS))
    return tuple(unit(f"u{at}", draw(st.integers(0, 6)), *draw(scores)) for at in range(count))


def json_units(prefix: str, most: int) -> st.SearchStrategy[list[dict[str, Any]]]:
    """The units of one side of a clash, as a scenario takes them."""
    facts = st.fixed_dictionaries(
        {
            "cost": st.integers(0, 4),
            "ranged": st.integers(0, 5),
            "magic": st.integers(0, 5),
            "defence": st.integers(1, 6),
            "reach": st.sampled_from(["front", "neighbours", "battalion", "all"]),
            "hidden": st.sampled_from([False, False, False, True]),
            "attacked": st.sampled_from([False, False, True]),
        }
    )
    return st.lists(facts, max_size=most).map(
        lambda units: [{"unit": f"{prefix}{at}", **one} for at, one in enumerate(units)]
    )


@st.composite
def battles(draw: Any) -> dict[str, Any]:
    """A table in an attack phase on the enemy's turn, with random battalions on both sides."""
    clashes = []
    for at in range(4):
        clash: dict[str, Any] = {"enemy": draw(json_units(f"E{at}", 3)), "player": draw(json_units(f"P{at}", 3))}
        stone = draw(st.sampled_from(["", "", "", "Larce", "Cerwein"]))
        if stone and all(stone not in str(other.get("monoliths")) for other in clashes):
            clash["monoliths"] = ["Larce"] if stone == "Larce" else [{"name": "Cerwein", "ranged": 2}]
        help = draw(st.sampled_from([0, 0, 1, 2]))
        if help:
            clash["waiting"] = [{"name": f"Ayuda {at}", "reaction": "attack", "ranged": help, "magic": help}]
        clashes.append(clash)
    abilities = draw(st.lists(st.integers(1, 2), max_size=2))
    return {
        "game": "krynea",
        "phase": draw(st.sampled_from(["ranged", "magic"])),
        "initiative": "enemy",
        "clashes": clashes,
        "enemy": {"abilities": [{"name": f"Poder {n}", "when": "attack", "magic": b} for n, b in enumerate(abilities)]},
    }
