"""A table that was never logged: data, lines, and everything that makes no sense refused with its place."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.core.types import Unfit
from referee.games.dragonrealm.tally import read_lines, rows, score

DATA: dict[str, Any] = {
    "dragonrealm": 1,
    "players": ["Ana", "Bruno", "Carla"],
    "coins": {"Ana": 12, "Bruno": 9, "Carla": 14},
    "dragonstones": {"Ana": 4},
    "enhancements": {"Bruno": {"coins": 3, "dragonstones": 1}},
    "academy": {"Carla": 5},
    "location": [
        {
            "name": "Halfling Hideout",
            "treasure": [6, 5],
            "dragonstones": 4,
            "meeples": {"Ana": 3, "Bruno": 2, "Carla": 1},
            "goblins": 2,
        }
    ],
}


def test_the_whole_reckoning() -> None:
    found = score(DATA)

    assert found["players"] == {
        "Ana": {"coins": 18, "dragonstones": 8, "bonus": 5, "total": 23},
        "Bruno": {"coins": 14, "dragonstones": 1, "bonus": 0, "total": 14},
        "Carla": {"coins": 15, "dragonstones": 3, "bonus": 0, "total": 15},
    }
    assert found["winner"] == ["Ana"]
    assert found["locations"] == [
        {
            "name": "Halfling Hideout",
            "coins": {"Ana": 6, "Bruno": 2, "Carla": 1},
            "taken_by": "Ana",
            "rules": [
                "dragonrealm.score.goblins-tie-second-one",
                "dragonrealm.score.goblins-lost",
                "dragonrealm.score.tie-second-rest",
                "dragonrealm.score.card-to-winner",
                "dragonrealm.score.remainder",
            ],
        }
    ]
    assert set(found["rules"]) > {"dragonrealm.end.stone-bonus", "dragonrealm.end.sum", "dragonrealm.end.winner"}


def test_the_data_is_left_as_it_was() -> None:
    before = deepcopy(DATA)

    score(DATA)

    assert before == DATA


def test_one_line_a_location() -> None:
    lines = [
        "Halfling Hideout 6/5 d4: P1 3, P2 2, P3 1, goblins 2",
        "Dragon Rock 10/6 d5: P2 3, P1 1",
        "Bat Cave 5/2: 2 duendes",
        "P1: 12 monedas, dragonstones 2",
        "P3: coins 4, academia 2",
    ]

    data = read_lines(lines)
    found = score(data)

    assert data["players"] == ["P1", "P2", "P3"]
    assert data["location"][2] == {
        "name": "Bat Cave", "treasure": [5, 2], "dragonstones": 0, "meeples": {}, "goblins": 2,
    }  # fmt: skip
    assert {name: own["total"] for name, own in found["players"].items()} == {"P1": 29, "P2": 12, "P3": 5}
    assert found["winner"] == ["P1"]


@given(st.lists(st.lists(st.integers(0, 2), min_size=3, max_size=3), min_size=1, max_size=3), st.integers(0, 2))
def test_lines_and_data_say_the_same(boards: list[list[int]], goblins: int) -> None:
    names = ["Ana", "Bruno", "Carla"]
    places = [
        {"name": f"L{at}", "treasure": [6, 5], "dragonstones": at, "meeples": dict(zip(names, there, strict=True))}
        for at, there in enumerate(boards)
    ]
    for place in places:
        place["goblins"] = goblins

    lines = [
        f"{p['name']} 6/5 d{p['dragonstones']}: "
        + ", ".join(f"{n} {c}" for n, c in p["meeples"].items())
        + f", goblins {goblins}"
        for p in places
    ]

    assert score(read_lines(lines, names)) == score({"players": names, "location": places})


def changed(path: tuple[Any, ...], value: Any) -> dict[str, Any]:
    """The data with one thing changed."""
    data = deepcopy(DATA)
    at: Any = data
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        (("dragonrealm",), 2, "score-format"),
        (("players",), ["Ana"], "player-count"),
        (("players",), ["Ana", "Bruno", "Carla", "Diego", "Eva"], "player-count"),
        (("players",), "Ana", "score-players"),
        (("colour",), "red", "score-field"),
        (("coins", "Ana"), -1, "score-value"),
        (("coins", "Ana"), "12", "score-value"),
        (("coins", "Ana"), True, "score-value"),
        (("coins", "Zoe"), 1, "score-stranger"),
        (("academy", "Carla"), 9, "adventurers"),
        (("enhancements", "Bruno", "colour"), 1, "score-field"),
        (("location", 0, "spaces"), 6, "score-field"),
        (("location", 0, "name"), "", "score-name"),
        (("location", 0, "treasure"), [6], "score-treasure"),
        (("location", 0, "treasure"), [6, -5], "score-value"),
        (("location", 0, "goblins"), 7, "goblins"),
        (("location", 0, "meeples", "Ana"), 9, "adventurers"),
        (("location", 0, "meeples", "Zoe"), 1, "score-stranger"),
        (("location",), {"name": "x"}, "score-value"),
        (("location",), [7], "score-value"),
    ],
)
def test_what_makes_no_sense_is_refused(path: tuple[Any, ...], value: Any, says: str) -> None:
    with pytest.raises(Unfit) as refused:
        score(changed(path, value))

    assert refused.value.says == says


def test_adventurers_are_counted_over_all_locations() -> None:
    data = deepcopy(DATA)
    data["location"].append({"name": "Bat Cave", "treasure": [5, 2], "meeples": {"Carla": 3}})

    with pytest.raises(Unfit) as refused:
        score(data)

    assert refused.value.facts == {"player": "Carla", "count": 9, "rule": "dragonrealm.components.adventurers"}


@pytest.mark.parametrize(
    "line",
    [
        "",
        "Bat Cave",
        "Bat Cave 6/5",
        "Bat Cave 6/5 d4: Ana",
        "Bat Cave 6/5 x4: Ana 1",
        "Bat Cave: Ana",
        "6/5: Ana 1",
        "🐉 : 1",
    ],
)
def test_a_line_that_means_nothing_is_refused_with_its_number(line: str) -> None:
    with pytest.raises(Unfit) as refused:
        read_lines(["Dragon Rock 10/6 d5: Ana 1, Bruno 1", line])

    assert refused.value.says == "score-line" and refused.value.facts["line"] == 2


@given(st.text(max_size=60))
def test_no_line_breaks_the_reckoning(line: str) -> None:
    try:
        found = score(read_lines(["Dragon Rock 10/6 d5: Ana 1, Bruno 1", line]))
    except Unfit:
        return

    assert set(found["players"]) >= {"Ana", "Bruno"}


@pytest.mark.parametrize("lang", ["es", "pt", "en"])
def test_the_reckoning_on_the_screen(lang: str) -> None:
    places, players = rows(score(DATA), lang)

    assert places.rows == (("Halfling Hideout", "Ana 6, Bruno 2, Carla 1", "Ana", "score.goblins-tie-second-one"),)
    assert players.rows[0] == ("Ana", "18", "8", "5", "23")
    assert len(places.head) == 4 and len(players.head) == 5
