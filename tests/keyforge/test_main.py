"""The first turn, and what lets a card of another house be played: sequences."""

from __future__ import annotations

import pytest

from referee import Table

from .cards.cases import Case, card, play

SMART = ["logos", "dis", "mars"]
FIRST = "keyforge.main.first-turn"
OFF = "keyforge.main.off-house-forbidden"

SEQUENCES = [
    # the first turn: one card, played or discarded
    Case(
        "troll",
        dict(turn=1, Ana=dict(hand=["troll", "bumpsy"])),
        "play troll; discard bumpsy",
        "keyforge.main.first-turn-total",
    ),
    Case("troll", dict(turn=1, Ana=dict(hand=["troll", "bumpsy"])), "discard troll; discard bumpsy", FIRST),
    # the second player is free in the second turn
    Case(
        "troll",
        dict(turn=1, Ana=dict(hand=["troll"], deck=12), Bruno=dict(hand=["mother", "batdrone", "labwork"], deck=12)),
        "play troll; end; house logos; play mother; play batdrone left; discard labwork",
        dict(Bruno=dict(battleline=["batdrone", "mother"], discard=["labwork"])),
    ),
    # Phase Shift is the one card; what it allows goes beyond the limit, once, and not in its own house
    Case(
        "phase-shift",
        dict(turn=1, Ana=dict(houses=SMART, hand=["phase-shift", "shooler", "tocsin"])),
        "play phase-shift; play shooler",
        dict(Ana=dict(battleline=["shooler"]), effects=[]),
    ),
    Case(
        "phase-shift",
        dict(turn=1, Ana=dict(houses=SMART, hand=["phase-shift", "shooler", "tocsin"])),
        "play phase-shift; play shooler; play tocsin left",
        FIRST,
    ),
    Case(
        "phase-shift",
        dict(turn=1, Ana=dict(houses=SMART, hand=["phase-shift", "batdrone"])),
        "play phase-shift; play batdrone",
        FIRST,
    ),
    Case(
        "phase-shift",
        dict(turn=1, Ana=dict(houses=SMART, hand=["phase-shift", "shooler"])),
        "play phase-shift; discard shooler",
        FIRST,
    ),
    # two of them allow two; each card of another house uses up one
    Case(
        "phase-shift",
        dict(Ana=dict(houses=SMART, hand=["phase-shift", "phase-shift", "shooler", "tunk", "tocsin"])),
        "play phase-shift; play phase-shift; play shooler; play tunk left; play tocsin left",
        OFF,
    ),
    # a card of the active house does not use it up
    Case(
        "phase-shift",
        dict(Ana=dict(houses=SMART, hand=["phase-shift", "batdrone", "shooler"])),
        "play phase-shift; play batdrone; play shooler left",
        dict(Ana=dict(battleline=["shooler", "batdrone"]), effects=[]),
    ),
    # unused, it is over with the turn
    Case(
        "phase-shift",
        dict(Ana=dict(houses=SMART, hand=["phase-shift", "shooler"], deck=18), Bruno=dict(deck=18)),
        "play phase-shift; end; house logos; end; house logos; play shooler",
        OFF,
    ),
    # the wormhole plays a card that does not come from hand, of whatever house
    Case(
        "wild-wormhole",
        dict(turn=1, Ana=dict(houses=SMART, hand=["wild-wormhole", "batdrone"], deck=["shooler", "anger"])),
        "play wild-wormhole",
        dict(Ana=dict(amber=1, battleline=["shooler"], hand=["batdrone"], deck=["anger"])),
    ),
    Case(
        "wild-wormhole",
        dict(turn=1, Ana=dict(houses=SMART, hand=["wild-wormhole", "batdrone"], deck=["shooler", "anger"])),
        "play wild-wormhole; play batdrone left",
        FIRST,
    ),
    # a wormhole that finds a Phase Shift: then one more card from hand
    Case(
        "wild-wormhole",
        dict(turn=1, Ana=dict(houses=SMART, hand=["wild-wormhole", "shooler"], deck=["phase-shift"])),
        "play wild-wormhole; play shooler",
        dict(Ana=dict(battleline=["shooler"])),
    ),
    # creatures may be used in the first turn as in any other, if they are ready
    Case(
        "silvertooth",
        dict(turn=1, Ana=dict(hand=["silvertooth"])),
        "play silvertooth; reap silvertooth",
        dict(Ana=dict(amber=1)),
    ),
    # a card that cannot be played is not played by a wormhole either, and stays on the deck
    Case(
        "wild-wormhole",
        dict(Ana=dict(houses=SMART, hand=["wild-wormhole"], deck=["truebaru", "anger"])),
        "play wild-wormhole",
        dict(Ana=dict(amber=1, deck=["truebaru", "anger"], discard=["wild-wormhole"])),
    ),
    # other houses' cards in play are not used, in hand neither played nor discarded
    Case("troll", dict(Ana=dict(hand=["shooler"], battleline=["troll"])), "discard shooler", OFF),
    Case("troll", dict(Ana=dict(battleline=[card("shooler")])), "reap shooler", OFF),
]


@pytest.mark.parametrize("case", SEQUENCES, ids=lambda c: f"{c.given.get('turn', 3)}: {c.said}")
def test_sequence(case):
    play(case)


def test_the_first_turn_of_a_new_table():
    houses = {"Ana": {"houses": ["brobnar", "dis", "shadows"]}, "Bruno": {"houses": ["logos", "mars", "untamed"]}}
    table = Table.new("keyforge", houses, first="Bruno")

    assert table.do("casa logos; jugar Madre").ok
    assert table.do("jugar Batdrone izquierda").rulings[0].rule == FIRST
    assert table.do("fin; casa brobnar; jugar Trol; jugar Grandote izquierda").ok
    assert table.do("fin; casa logos; jugar Batdrone izquierda; jugar Doc Bookton izquierda").ok
