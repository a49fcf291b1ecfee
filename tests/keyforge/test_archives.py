"""Archives over turns, with cards of the other player among them."""

from __future__ import annotations

import pytest

from referee import Table

from .cards.cases import Case, card, play

SEQUENCES = [
    # picked up, the opponent's card goes to the opponent's hand
    Case(
        "sample-collection",
        dict(
            Ana=dict(hand=["sample-collection", "troll"], archives=["anger"], deck=12),
            Bruno=dict(battleline=["mother", card("tunk", amber=1)], keys=1, deck=12, hand=6),
        ),
        "play sample-collection; tunk; end; house logos; end; house brobnar; archives",
        dict(
            Ana=dict(archives=[], amber=1),
            Bruno=dict(battleline=["mother"]),
        ),
    ),
    Case(
        "troll",
        dict(
            step="house",
            Ana=dict(archives=["anger", dict(card="tunk", owner="Bruno")], hand=["troll"]),
            Bruno=dict(hand=["mother"]),
        ),
        "house brobnar; archives",
        dict(Ana=dict(archives=[], hand=["troll", "anger"]), Bruno=dict(hand=["mother", "tunk"])),
    ),
    # all or none: left alone they stay, cards of both players
    Case(
        "troll",
        dict(step="house", Ana=dict(archives=["anger", dict(card="tunk", owner="Bruno")], hand=["troll"])),
        "house brobnar; play troll",
        dict(Ana=dict(archives=["anger", dict(card="tunk", owner="Bruno")], hand=0), Bruno=dict(hand=0)),
    ),
    # discarded archives: one's own to the discard pile, the opponent's home to the hand
    Case(
        "dysania",
        dict(
            Ana=dict(hand=["dysania"]),
            Bruno=dict(archives=["tunk", dict(card="troll", owner="Ana"), "mother"]),
        ),
        "play dysania",
        dict(Ana=dict(amber=2, hand=["troll"]), Bruno=dict(archives=[], discard=["tunk", "mother"])),
    ),
    # cards archived in the same turn wait for a later one
    Case(
        "labwork",
        dict(Ana=dict(hand=["labwork", "troll"], deck=12), Bruno=dict(deck=12)),
        "play labwork; archives",
        "keyforge.house.archives-pickup",
    ),
    # nothing but the hand counts for what may be played
    Case(
        "troll",
        dict(Ana=dict(archives=["troll"])),
        "play troll",
        "keyforge.play.from-hand",
    ),
]


@pytest.mark.parametrize("case", SEQUENCES, ids=lambda c: c.said)
def test_sequence(case):
    play(case)


def test_unknown_cards_are_archived_and_picked_up_unknown():
    players = {
        "Ana": {"houses": ["logos", "dis", "mars"], "hand": ["labwork", "random-access-archives", None], "deck": 12},
        "Bruno": {"deck": 12},
    }
    table = Table.scenario({"game": "keyforge", "house": "logos", "players": players})

    assert table.do("jugar Trabajo de Laboratorio; ninguno; jugar Archivos de Acceso; fin").ok
    assert table.state()["players"]["Ana"]["archives"] == 2

    assert table.do("casa logos; fin; casa dis; recoger archivos").ok
    ana = table.state()["players"]["Ana"]
    assert (ana["archives"], ana["hand"]) == ([], 8)


def test_foreign_archives_survive_being_written_down_and_hidden():
    given = {
        "game": "keyforge",
        "players": {"Ana": {"archives": ["anger", {"card": "tunk", "owner": "Bruno"}, None]}},
    }
    table = Table.scenario(given)

    kept = table.state()["players"]["Ana"]["archives"]

    assert kept == ["anger", {"card": "tunk", "owner": "Bruno"}, None]
    assert Table.scenario(table.state()).state() == table.state()
    assert table.game.view(table.position, hide=True)["players"]["Ana"]["archives"] == 3
