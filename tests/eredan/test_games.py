"""Whole games, one for each way a match is played to its end: judged again move by move, with the same result."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee import Table

GAMES = Path(__file__).resolve().parent.parent / "games" / "eredan"
ENDINGS = {
    "wipe-out-pt": ("wipe-out", "Ana"),
    "both-wiped-es": ("both-wiped", "Ana"),
    "deck-out-en": ("deck-out", "Bruno"),
}


def game(name: str, lang: str = "es") -> Table:
    """A whole game, every move of it judged again."""
    table = Table.from_record((GAMES / f"{name}.txt").read_text(encoding="utf-8"), lang=lang)
    assert isinstance(table, Table), table.text
    return table


@pytest.mark.parametrize("name", ENDINGS)
def test_a_whole_game_ends_as_it_did(name: str) -> None:
    state = game(name).state()

    assert (state["phase"], state["ending"], state["winner"]) == ("over", *ENDINGS[name])


@pytest.mark.parametrize("name", ENDINGS)
def test_a_whole_game_is_written_as_it_was_read(name: str) -> None:
    table = game(name, lang=name[-2:])

    assert table.record() == (GAMES / f"{name}.txt").read_text(encoding="utf-8")


def test_a_game_was_lost_for_lack_of_cards_and_not_before_the_round_was_played() -> None:
    told = [event for said in game("deck-out-en").log_json() for event in said["events"]]
    kinds = [event["type"] for event in told]

    failed = kinds.index("refill-failed")
    assert told[failed]["player"] == "Ana"
    assert kinds[failed:].count("fighters-chosen") == 1
    assert kinds[-1] == "match-ended"


def test_a_game_won_by_wiping_out_leaves_three_dead() -> None:
    seats = game("wipe-out-pt").state()["players"]

    assert [c["dead"] for c in seats["Bruno"]["characters"]] == [True, True, True]
    assert not all(c["dead"] for c in seats["Ana"]["characters"])


def test_a_game_in_which_all_died_was_decided_by_the_score() -> None:
    table = game("both-wiped-es")
    score = table.score()

    assert all(c["dead"] for seat in table.state()["players"].values() for c in seat["characters"])
    assert score["winner"] == ["Ana"] and score["players"]["Ana"]["total"] > score["players"]["Bruno"]["total"]
    assert "eredan.victory.both-wiped" in score["rules"]
