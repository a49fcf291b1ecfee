"""Two whole games, told move by move as players say them, and what they come to, reckoned by hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from referee import Table

HERE = Path(__file__).parent


def game(name: str) -> Table:
    """A game from its record, every move judged."""
    table = Table.from_record((HERE / name).read_text(encoding="utf-8"), name)
    assert isinstance(table, Table), table.text
    return table


def test_two_players_at_the_academy() -> None:
    table = game("two-players.txt")

    score = table.score()
    assert score["players"] == {
        "Ana": {"coins": 15, "dragonstones": 2, "bonus": 0, "total": 15},
        "Bruno": {"coins": 18, "dragonstones": 3, "bonus": 5, "total": 23},
    }
    assert score["winner"] == ["Bruno"]
    assert [(place["name"], place["coins"], place["taken_by"]) for place in score["locations"]] == [
        ("Witch's Cabin", {"Ana": 2, "Bruno": 2}, None),
        ("Slimy Tunnels", {"Ana": 4}, "Ana"),
        ("Enchanted Forest", {"Ana": 1, "Bruno": 1}, None),
        ("Dragon Rock", {"Ana": 6, "Bruno": 6}, None),
        ("Ogres' Treehouse", {}, None),
        ("Bat Cave", {"Bruno": 9}, "Bruno"),
    ]
    assert hands(table) == {"Ana": 1, "Bruno": 3}
    assert table.state()["goblins_left"] == 6


def test_four_players_at_the_alley() -> None:
    table = game("four-players.txt")

    score = table.score()
    assert {name: own["total"] for name, own in score["players"].items()} == {
        "Ana": 16,
        "Bruno": 9,
        "Carla": 19,
        "Diego": 8,
    }
    assert {name: own["dragonstones"] for name, own in score["players"].items()} == {
        "Ana": 4,
        "Bruno": 1,
        "Carla": 5,
        "Diego": 1,
    }
    assert score["winner"] == ["Carla"]
    assert [(place["name"], place["coins"], place["taken_by"]) for place in score["locations"]] == [
        ("Slimy Tunnels", {"Ana": 2, "Diego": 2}, None),
        ("Halfling Hideout", {"Ana": 6, "Diego": 2}, "Ana"),
        ("Crystal Mountain", {"Ana": 3, "Carla": 3}, None),
        ("Fire Swamp", {"Bruno": 2, "Carla": 2, "Diego": 2}, None),
        ("Dragon's Lair", {"Ana": 5, "Carla": 9}, "Carla"),
        ("Enchanted Forest", {"Bruno": 4}, "Bruno"),
        ("Dungeon of Despair", {}, None),
    ]
    assert hands(table) == {"Ana": 2, "Bruno": 3, "Carla": 1, "Diego": 2}


@pytest.mark.parametrize("name", ["two-players.txt", "four-players.txt"])
def test_a_whole_game_survives_its_own_record(name: str) -> None:
    table = game(name)

    again = Table.from_record(table.record(), name)

    assert isinstance(again, Table)
    assert again.state() == table.state()


@pytest.mark.parametrize("name", ["two-players.txt", "four-players.txt"])
def test_no_piece_is_ever_lost(name: str) -> None:
    table = game(name)
    while table.undo().ok:
        state: dict[str, Any] = table.state()
        for player, own in state["players"].items():
            on_row = sum(place["meeples"][player] for place in state["locations"])
            assert own["meeples_left"] + on_row + state["academy"][player] == 8
        assert state["goblins_left"] + sum(place["goblins"] for place in state["locations"]) == 6


@pytest.mark.parametrize("name", ["two-players.txt", "four-players.txt"])
def test_no_card_is_ever_lost(name: str) -> None:
    table = game(name)
    cards = 66 if "four" in name else 68
    assert table.undo(5).ok
    while table.undo().ok:
        state = table.state()
        played = len(state["roll"]["cards"]) if state["roll"] else 0
        counted = sum(hands(table).values()) + state["pile"] + state["discard"] + state["face_up"] + played
        assert counted == cards


def hands(table: Table) -> dict[str, int]:
    """The cards in each hand."""
    return {name: own["hand"] for name, own in table.state()["players"].items()}
