"""The ends of a game that no single case can say."""

from __future__ import annotations

import pytest

from referee import Table
from referee.library import shelf

from .cards.cases import Case, play


def table(**players: object) -> Table:
    return Table.scenario({"game": "keyforge", "house": "brobnar", "players": players})


def test_the_third_key_ends_the_game_in_the_middle_of_a_card():
    # both sides would have been paid for the creature that was just played
    state = play(
        Case(
            "chota-hazri",
            dict(
                house="untamed",
                Ana=dict(
                    hand=["chota-hazri", "dust-pixie"], keys=["red", "blue"], amber=7, battleline=["hunting-witch"]
                ),
                Bruno=dict(battleline=["teliga"]),
            ),
            "play chota-hazri left; chota-hazri; yes",
            dict(winner="Ana", step="over", Ana=dict(amber=0, keys=3), Bruno=dict(amber=0)),
        )
    ).state()
    assert state["players"]["Ana"]["hand"] == ["dust-pixie"]


def test_nothing_can_be_done_after_the_end_but_taken_back():
    over = table(Ana={"hand": ["troll"]})
    assert over.do("me rindo").ok
    assert over.state()["winner"] == "Bruno"

    assert over.do("jugar Trol").rulings[0].rule == "keyforge.victory.immediate"
    assert over.legal() == []
    assert over.undo().ok
    assert over.do("jugar Trol").ok


@pytest.mark.parametrize(
    ("ana", "bruno", "winner"),
    [
        ({"keys": 1, "amber": 0}, {"keys": 0, "amber": 9}, "Ana"),
        ({"keys": 1, "amber": 3}, {"keys": 1, "amber": 4}, "Bruno"),
        ({"keys": 2, "amber": 4}, {"keys": 2, "amber": 4}, "Ana = Bruno"),
    ],
)
def test_time_is_called(ana, bruno, winner):
    timed = table(Ana=ana, Bruno=bruno)

    assert timed.do("tiempo").ok
    assert timed.state()["winner"] == winner


def test_hidden_cards_are_shown_when_the_game_is_over():
    hidden = table(Ana={"hand": ["troll"]})
    assert hidden.game.view(hidden.position, hide=True)["players"]["Ana"]["hand"] == 1

    assert hidden.do("me rindo").ok

    assert hidden.game.view(hidden.position, hide=True)["players"]["Ana"]["hand"] == ["troll"]


def test_the_next_game_of_a_series_keeps_the_decks_and_the_loser_begins():
    assert shelf.wording("keyforge.setup.series-loser-chooses", "es")["text"]
    before = Table.new(
        "keyforge",
        {"Ana": {"houses": ["brobnar", "dis", "shadows"]}, "Bruno": {"houses": ["logos", "mars", "untamed"]}},
    )
    assert before.do("Bruno: me rindo").ok

    after = Table.new("keyforge", ["Ana", "Bruno"], after=before.state())
    chosen = Table.new(
        "keyforge", {"Ana": {}, "Bruno": {"houses": ["dis", "mars", "untamed"]}}, after=before.state(), first="Ana"
    )

    assert after.position.state.active == "Bruno" and chosen.position.state.active == "Ana"
    assert after.position.state.player("Ana").houses == ("brobnar", "dis", "shadows")
    assert after.position.state.player("Bruno").houses == ("logos", "mars", "untamed")
    assert chosen.position.state.player("Bruno").houses == ("dis", "mars", "untamed")
