"""Control that changes hands and ends; what belongs to whom meanwhile."""

from __future__ import annotations

import pytest

from referee import Table

from .cards.cases import Case, card, play, spent

SEQUENCES = [
    # Harland holds a creature as long as it stays; damage, stun and Æmbar stay where they are
    Case(
        "harland-mindlock",
        dict(
            Ana=dict(hand=["harland-mindlock"], battleline=["troll"], deck=6),
            Bruno=dict(
                battleline=[card("bumpsy", amber=2, damage=3, stunned=True), "tunk"],
                hand=["oubliette@mars"],
                houses=["logos", "mars", "untamed"],
            ),
        ),
        "play harland-mindlock right; bumpsy; left; end; house mars; play oubliette@mars; left",
        dict(
            Ana=dict(battleline=["troll"], amber=0),
            Bruno=dict(battleline=[card("bumpsy", amber=2, damage=3, stunned=True), "tunk"], purged=[]),
            effects=[],
        ),
    ),
    # the one who took control last holds it; when that ends the one before does
    Case(
        "harland-mindlock",
        dict(
            Ana=dict(hand=["harland-mindlock"], battleline=["troll"], deck=12),
            Bruno=dict(
                battleline=["bumpsy"],
                hand=["collar-of-subordination@mars", "oubliette@logos"],
                deck=12,
            ),
        ),
        "play harland-mindlock right; left; end; house mars; play collar-of-subordination@mars on bumpsy; "
        "end; house dis; end; house logos; play oubliette@logos",
        dict(
            Ana=dict(battleline=["troll"]),
            Bruno=dict(battleline=[card("bumpsy", owner="Bruno", upgrades=["collar-of-subordination"])]),
        ),
    ),
    # leaving play a creature goes to its owner, its Æmbar to the opponent of who controlled it
    Case(
        "gateway-to-dis",
        dict(
            Ana=dict(hand=["gateway-to-dis"], battleline=[card("mother", owner="Bruno", amber=2)]),
            Bruno=dict(battleline=[card("troll", owner="Ana", amber=3)]),
        ),
        "play gateway-to-dis",
        dict(
            Ana=dict(amber=3, discard=["troll", "gateway-to-dis"]),
            Bruno=dict(amber=2, discard=["mother"]),
        ),
    ),
    # a captured creature captures from the other side
    Case(
        "sequis",
        dict(Ana=dict(battleline=[card("sequis", owner="Bruno")], amber=3), Bruno=dict(amber=2)),
        "reap sequis",
        dict(Ana=dict(amber=4, battleline=[card("sequis", amber=1)]), Bruno=dict(amber=1)),
    ),
    # an artifact taken is used in the house that it counts for
    Case(
        "sneklifter",
        dict(
            Ana=dict(hand=["sneklifter"], deck=18),
            Bruno=dict(artifacts=["library-of-babble"], deck=18),
        ),
        "play sneklifter; act library-of-babble",
        dict(Ana=dict(hand=1, artifacts=[spent("library-of-babble", owner="Bruno")])),
    ),
    # the next turn's houses follow the cards under control
    Case(
        "troll",
        dict(step="house", Ana=dict(battleline=[card("mother", owner="Bruno")])),
        "house logos; reap mother",
        dict(house="logos", Ana=dict(amber=1)),
    ),
]


@pytest.mark.parametrize("case", SEQUENCES, ids=lambda c: c.said)
def test_sequence(case):
    play(case)


def collared() -> Table:
    """A table at which Ana has just taken Bruno's Mother by a collar."""
    given = {
        "game": "keyforge",
        "house": "dis",
        "players": {
            "Ana": {"hand": ["collar-of-subordination"], "battleline": ["troll"], "deck": 12},
            "Bruno": {"battleline": ["mother", "tunk"], "deck": 12},
        },
    }
    table = Table.scenario(given)
    assert table.do("jugar Collarín de Subordinación en Madre; izquierda").ok
    return table


def lines(table: Table) -> list[list[str]]:
    return [[c["ref"] for c in table.state()["players"][name]["battleline"]] for name in ("Ana", "Bruno")]


def test_control_ends_with_the_upgrade_that_gave_it():
    table = collared()
    assert lines(table) == [["mother", "troll"], ["tunk"]]

    result = table.do("por Foo: destruir Collarín de Subordinación; derecha")

    assert result.ok, result.text
    assert lines(table) == [["troll"], ["tunk", "mother"]]
    assert table.state()["effects"] == []


def test_a_creature_that_goes_home_is_as_ready_as_it_was():
    table = collared()
    assert table.do("fin; casa logos; fin; casa logos; cosechar Madre").ok

    assert table.do("por Foo: destruir Collarín de Subordinación; izquierda").ok

    back = table.state()["players"]["Bruno"]["battleline"][0]
    assert (back["ref"], back["exhausted"], back["owner"]) == ("mother", True, "Bruno")
