"""Forging with cards that pay, take, forbid or raise; over several turns."""

from __future__ import annotations

import pytest

from referee import Table
from referee.games.keyforge.rules.forge import key_cost

from .cards.cases import Case, card, laid, meant, play

WILD = ["logos", "mars", "untamed"]

SEQUENCES = [
    # one card that may pay and too little in the pool: it has to
    Case(
        "safe-place",
        dict(step="forge", Ana=dict(amber=4, artifacts=[card("safe-place", amber=3)])),
        "forge red; 2",
        dict(step="house", Ana=dict(amber=0, keys=["red"], artifacts=[card("safe-place", amber=1)])),
    ),
    Case(
        "safe-place",
        dict(step="forge", Ana=dict(amber=4, artifacts=[card("safe-place", amber=3)])),
        "house shadows",
        "keyforge.forge.card-aember-forces",
    ),
    # two such cards: each share is asked, never less than must come from there
    Case(
        "safe-place",
        dict(
            step="forge",
            Ana=dict(amber=2, artifacts=[card("safe-place", amber=3), card("pocket-universe", amber=2)]),
        ),
        "forge blue; 3; 2",
        dict(
            Ana=dict(amber=1, keys=["blue"], artifacts=[card("safe-place", amber=0), card("pocket-universe", amber=0)])
        ),
    ),
    Case(
        "safe-place",
        dict(
            step="forge",
            Ana=dict(amber=2, artifacts=[card("safe-place", amber=3), card("pocket-universe", amber=2)]),
        ),
        "forge blue; 1",
        "referee.choice.number",
    ),
    # where every piece is needed nothing is asked
    Case(
        "safe-place",
        dict(
            step="forge",
            Ana=dict(amber=1, artifacts=[card("safe-place", amber=3), card("pocket-universe", amber=2)]),
        ),
        "forge blue",
        dict(Ana=dict(amber=0, artifacts=[card("safe-place", amber=0), card("pocket-universe", amber=0)])),
    ),
    # an opponent's stores do not pay, and captured Æmbar does not either
    Case(
        "safe-place",
        dict(
            step="forge",
            Ana=dict(amber=4, battleline=[card("troll", amber=4)]),
            Bruno=dict(artifacts=[card("safe-place", amber=3)]),
        ),
        "forge red",
        "keyforge.forge.too-little",
    ),
    # The Sting: its owner forges no key in step 1 and gets what the other spends
    Case(
        "the-sting",
        dict(
            Ana=dict(amber=6, artifacts=["the-sting"], deck=18),
            Bruno=dict(amber=7, deck=18),
        ),
        "end; forge red; house logos; end",
        dict(step="house", active="Ana", Ana=dict(amber=12, keys=[]), Bruno=dict(amber=1, keys=["red"])),
    ),
    # sacrificed, it neither takes nor forbids
    Case(
        "the-sting",
        dict(
            Ana=dict(amber=6, artifacts=["the-sting"], deck=18),
            Bruno=dict(amber=6, deck=18),
        ),
        "act the-sting; end; forge red; house logos; end; forge blue",
        dict(step="house", Ana=dict(amber=0, keys=["blue"], discard=["the-sting"]), Bruno=dict(amber=0, keys=["red"])),
    ),
    # what a store pays goes to the Sting as well
    Case(
        "the-sting",
        dict(
            step="forge",
            Ana=dict(amber=4, artifacts=[card("safe-place", amber=2)]),
            Bruno=dict(artifacts=["the-sting"]),
        ),
        "forge red",
        dict(Ana=dict(amber=0, artifacts=[card("safe-place", amber=0)]), Bruno=dict(amber=6)),
    ),
    # the Sting skips a step, a card may still forge
    Case(
        "key-charge",
        dict(house="untamed", Ana=dict(amber=7, hand=["key-charge"], artifacts=["the-sting"], houses=WILD)),
        "play key-charge; yes",
        dict(Ana=dict(amber=0, keys=["red"])),
    ),
    # Miasma: one step is skipped, the next one not
    Case(
        "miasma",
        dict(Ana=dict(hand=["miasma"], deck=36), Bruno=dict(amber=6, deck=36)),
        "play miasma; end; house logos; end; house dis; end; forge yellow",
        dict(step="house", active="Bruno", Bruno=dict(amber=0, keys=["yellow"])),
    ),
    # with more than two keys' worth one is forged, not two
    Case(
        "troll",
        dict(step="forge", Ana=dict(amber=13)),
        "forge red; forge blue",
        "keyforge.forge.once-per-step",
    ),
    # after a key: what waits for it
    Case(
        "bilgum-avalanche",
        dict(
            step="forge",
            Ana=dict(amber=6, battleline=["bilgum-avalanche"]),
            Bruno=dict(battleline=["batdrone", "mother"]),
        ),
        "forge red",
        dict(
            Ana=dict(battleline=[card("bilgum-avalanche", damage=0)]), Bruno=dict(battleline=[card("mother", damage=2)])
        ),
    ),
    Case(
        "jehu-the-bureaucrat",
        dict(step="house", Ana=dict(battleline=["jehu-the-bureaucrat"], houses=["sanctum", "dis", "mars"])),
        "house sanctum",
        dict(Ana=dict(amber=2)),
    ),
]


@pytest.mark.parametrize("case", SEQUENCES, ids=lambda c: c.said)
def test_sequence(case):
    play(case)


@pytest.mark.parametrize(
    ("ana", "bruno", "cost"),
    [
        ([], [], 6),
        ([], ["murmook"], 7),
        ([], ["murmook", "murmook", "grabber-jammer"], 9),
        (["titan-mechanic"], ["murmook"], 6),
        (["titan-mechanic"], ["titan-mechanic"], 4),
        (["troll", "titan-mechanic", "bumpsy"], [], 6),
        (["murmook"], [], 6),
        ([card("troll", damage=1)], [card("troll", damage=1), card("bumpsy", damage=1)], 6),
        ([], [card("troll", upgrades=["jammer-pack"])], 8),
        ([card("troll", upgrades=["jammer-pack"])], [], 6),
    ],
)
def test_what_a_key_costs_is_added_up(ana, bruno, cost):
    table = laid(Case("troll", dict(Ana=dict(battleline=ana), Bruno=dict(battleline=bruno)), "", {}))

    assert key_cost(table.position.state, "Ana") == cost
    assert table.state()["players"]["Ana"]["key_cost"] == cost


def test_the_obelisk_counts_hurt_friends_of_its_house():
    given = dict(
        Ana=dict(battleline=[card("troll", damage=1), card("bumpsy", damage=2), card("umbra", damage=1), "smaaash"],
                 artifacts=["iron-obelisk"]),
    )  # fmt: skip
    table = laid(Case("troll", given, "", {}))

    costs = {name: seat["key_cost"] for name, seat in table.state()["players"].items()}

    assert costs == {"Ana": 6, "Bruno": 8}


def test_check_is_called_at_the_end_of_a_turn_with_the_cost_as_it_is():
    for amber, called in ((6, False), (7, True)):
        given = dict(Ana=dict(amber=amber, deck=6), Bruno=dict(battleline=["murmook"]))
        table = laid(Case("troll", given, "", {}))
        result = table.do(meant(table, "end"))
        kinds = [event.kind for told in result.moves for event in told.events]
        assert ("check-called" in kinds) is called


@pytest.mark.parametrize("keys", [0, 2])
def test_a_key_by_a_card_in_step_three(keys):
    case = Case(
        "key-charge",
        dict(
            house="untamed",
            Ana=dict(amber=7, hand=["key-charge"], keys=keys, battleline=["bilgum-avalanche"]),
            Bruno=dict(battleline=["batdrone"]),
        ),
        "play key-charge; yes",
        {},
    )
    table = play(case)
    state = table.state()

    if keys == 2:
        # the third key ends the game before anything else happens
        assert (state["step"], state["winner"]) == ("over", "Ana")
        assert [c["ref"] for c in state["players"]["Bruno"]["battleline"]] == ["batdrone"]
        assert not table.do("fin").ok
    else:
        assert state["step"] == "main"
        assert state["players"]["Bruno"]["battleline"] == []


def test_an_unforged_key_may_be_forged_again():
    table = Table.scenario(
        {"game": "keyforge", "step": "forge", "players": {"Ana": {"amber": 6, "keys": ["red", "blue"]}}}
    )

    assert not table.can("forjar roja").ok
    assert table.do("por Foo: Ana pierde una llave roja; forjar roja").ok
    assert table.state()["players"]["Ana"]["keys"] == ["red", "blue"]


def test_a_store_that_pays_is_not_used():
    paid = SEQUENCES[0]._replace(then=dict(Ana=dict(artifacts=[card("safe-place", amber=1, exhausted=False)])))

    assert play(paid).state()["played"] == []
