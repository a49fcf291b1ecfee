"""Chains and the refill: every level, several turns, decks that run out."""

from __future__ import annotations

import pytest

from referee import Table

from .cards.cases import Case, card, play


def ended(**ana: object) -> dict[str, object]:
    """Ana after the end of her turn."""
    table = Table.scenario({"game": "keyforge", "house": "brobnar", "players": {"Ana": {"deck": 30, **ana}}})
    assert table.do("fin").ok
    return dict(table.state()["players"]["Ana"])


def held(zone: object) -> int:
    return zone if isinstance(zone, int) else len(zone)  # type: ignore[arg-type]


@pytest.mark.parametrize("chains", range(25))
def test_every_level_of_chains_at_an_empty_hand(chains):
    fewer = 0 if not chains else 1 if chains <= 6 else 2 if chains <= 12 else 3 if chains <= 18 else 4
    ana = ended(chains=chains, hand=0)

    assert held(ana["hand"]) == 6 - fewer
    assert ana["chains"] == max(0, chains - 1)


@pytest.mark.parametrize(("hand", "drawn", "shed"), [(6, 0, 0), (8, 0, 0), (5, 0, 1), (4, 0, 1), (3, 1, 1)])
def test_a_chain_is_shed_only_where_cards_would_have_been_drawn(hand, drawn, shed):
    ana = ended(chains=8, hand=hand)

    assert held(ana["hand"]) == hand + drawn
    assert ana["chains"] == 8 - shed


SEQUENCES = [
    # a chain less each turn, the level counted before it is shed
    Case(
        "troll",
        dict(Ana=dict(chains=7, hand=0, deck=36), Bruno=dict(deck=36, hand=6)),
        "end; house logos; end; house dis; discard fear; discard fear; discard fear; discard fear; end",
        dict(Ana=dict(chains=5, hand=5)),
    ),
    # cards that raise and lower the hand, and chains, all count together
    Case(
        "mother",
        dict(Ana=dict(chains=6, hand=0, deck=20, battleline=["mother", "mother"]), Bruno=dict(battleline=["succubus"])),
        "end",
        dict(Ana=dict(chains=5, hand=6, deck=14)),
    ),
    Case(
        "the-howling-pit",
        dict(
            house="logos",
            Ana=dict(hand=0, deck=20, artifacts=["the-howling-pit"]),
            Bruno=dict(hand=2, deck=20),
        ),
        "end; house logos; end",
        dict(Ana=dict(hand=7), Bruno=dict(hand=7)),
    ),
    # a deck that runs out is made anew in the middle of drawing
    Case(
        "troll",
        dict(Ana=dict(hand=1, deck=["anger", "punch"], discard=["fear", "umbra", "troll", "bumpsy"])),
        "end",
        dict(Ana=dict(hand=6, deck=1, discard=[])),
    ),
    # with nothing left anywhere the draw is over
    Case(
        "troll",
        dict(Ana=dict(hand=1, deck=["anger"], discard=["fear"])),
        "end",
        dict(Ana=dict(hand=3, deck=0, discard=[])),
    ),
    # a card drawn by an ability knows no chains
    Case(
        "doc-bookton",
        dict(Ana=dict(battleline=["doc-bookton"], chains=24, hand=6, deck=3)),
        "reap doc-bookton",
        dict(Ana=dict(chains=24, hand=7)),
    ),
    # a library that is empty draws from the shuffled pile, action cards still being played left out
    Case(
        "labwork",
        dict(
            effects=[dict(of="library-access", says="listens")],
            Ana=dict(hand=["labwork", "fear"], deck=0, discard=[]),
        ),
        "play labwork",
        dict(Ana=dict(hand=0, archives=["fear"], discard=["labwork"], deck=0)),
    ),
    # chains gained in one turn bind the refill of the same turn
    Case(
        "arise",
        dict(Ana=dict(hand=["arise"], deck=20, battleline=[card("troll")])),
        "play arise; mars; end",
        dict(Ana=dict(hand=5, chains=0)),
    ),
]


@pytest.mark.parametrize("case", SEQUENCES, ids=lambda c: c.said)
def test_sequence(case):
    play(case)
