"""What happens at the same time: both orders where the order counts, and no question where it does not."""

from __future__ import annotations

import pytest

from referee import Table
from referee.core.types import Answer

from .cards.cases import Case, card, laid, meant, play, spent

ORDERS = [
    # Duma draws two: with or without the Dextre that was put on the deck just before
    (
        Case(
            "gateway-to-dis",
            dict(
                Ana=dict(
                    hand=["gateway-to-dis"], battleline=["duma-the-martyr", "dextre"], deck=["anger", "punch", "fear"]
                )
            ),
            "play gateway-to-dis",
            {},
        ),
        {
            "duma-the-martyr": dict(Ana=dict(hand=["anger", "punch"], deck=["dextre", "fear"])),
            "dextre": dict(Ana=dict(hand=["dextre", "anger"], deck=["punch", "fear"])),
        },
    ),
    # one creature is healed, another hurt, both by the same play: no order
    (
        Case(
            "tunk",
            dict(
                Ana=dict(hand=["blypyp"], battleline=[card("tunk", damage=5)], artifacts=["autocannon"]),
                Bruno=dict(battleline=["mother"]),
            ),
            "play blypyp left",
            dict(Ana=dict(battleline=[card("blypyp", damage=1), card("tunk", damage=0)])),
        ),
        {},
    ),
    # what is lost first cannot be captured any more
    (
        Case(
            "rogue-ogre",
            dict(
                Ana=dict(
                    battleline=["rogue-ogre", "shaffles"], deck=6, did=[dict(what="play", card="anger", how="hand")]
                ),
                Bruno=dict(amber=1),
            ),
            "end",
            {},
        ),
        {
            "rogue-ogre": dict(Ana=dict(battleline=[card("rogue-ogre", amber=1), "shaffles"]), Bruno=dict(amber=0)),
            "shaffles": dict(Ana=dict(battleline=[card("rogue-ogre", amber=0), "shaffles"]), Bruno=dict(amber=0)),
        },
    ),
    # with enough for both there is nothing to ask
    (
        Case(
            "rogue-ogre",
            dict(
                Ana=dict(
                    battleline=["rogue-ogre", "shaffles"], deck=6, did=[dict(what="play", card="anger", how="hand")]
                ),
                Bruno=dict(amber=2),
            ),
            "end",
            dict(Ana=dict(battleline=[card("rogue-ogre", amber=1), "shaffles"]), Bruno=dict(amber=0)),
        ),
        {},
    ),
    # a loss and a gain of two players never meet
    (
        Case(
            "gateway-to-dis",
            dict(Ana=dict(hand=["gateway-to-dis"], battleline=["grenade-snib", "dust-imp"]), Bruno=dict(amber=5)),
            "play gateway-to-dis",
            dict(Ana=dict(amber=2), Bruno=dict(amber=3)),
        ),
        {},
    ),
    # a loss and a gain of the same player do, when there is too little
    (
        Case(
            "gateway-to-dis",
            dict(
                Ana=dict(hand=["gateway-to-dis"], battleline=["grenade-snib"]),
                Bruno=dict(amber=1, battleline=["dust-imp"]),
            ),
            "play gateway-to-dis",
            {},
        ),
        {
            "grenade-snib": dict(Bruno=dict(amber=2)),
            "dust-imp": dict(Bruno=dict(amber=1)),
        },
    ),
    # the active player orders what the opponent's cards do as well
    (
        Case(
            "gateway-to-dis",
            dict(
                Ana=dict(hand=["gateway-to-dis"], amber=1),
                Bruno=dict(battleline=["grenade-snib", card("dust-imp", owner="Ana", controller="Bruno")]),
            ),
            "play gateway-to-dis",
            dict(Ana=dict(amber=0), Bruno=dict(amber=2)),
        ),
        {},
    ),
    # two copies are told apart, and the same effect twice has no order
    (
        Case(
            "gateway-to-dis",
            dict(Ana=dict(hand=["gateway-to-dis"], battleline=["dextre", "dextre"], deck=1)),
            "play gateway-to-dis",
            dict(Ana=dict(deck=["dextre", "dextre", None])),
        ),
        {},
    ),
]


@pytest.mark.parametrize(("case", "orders"), ORDERS, ids=lambda v: v.said if isinstance(v, Case) else "-".join(v))
def test_order(case, orders):
    if not orders:
        play(case)
        return
    for first, then in orders.items():
        play(case._replace(said=f"{case.said}; {first}", then=then))


def test_only_the_active_player_orders():
    table = laid(ORDERS[5][0])
    table.do(meant(table, "play gateway-to-dis"))

    assert table.state()["waiting"][0]["player"] == "Ana"
    assert not table.do(Answer("Bruno", ("dust-imp",))).ok
    assert table.do(Answer("Ana", ("dust-imp",))).ok


NESTED = [
    # a play inside a play: the inner card is done before the outer one lies in the discard pile
    Case(
        "wild-wormhole",
        dict(Ana=dict(hand=["wild-wormhole"], deck=["wild-wormhole", "labwork", "anger"])),
        "play wild-wormhole",
        dict(Ana=dict(amber=3, discard=["labwork", "wild-wormhole", "wild-wormhole"], deck=["anger"])),
    ),
    # may: no is an answer, and nothing of the effect happens
    Case(
        "ganger-chieftain",
        dict(Ana=dict(hand=["ganger-chieftain"], battleline=[spent("troll")]), Bruno=dict(battleline=["mother"])),
        "play ganger-chieftain left; none",
        dict(Ana=dict(battleline=["ganger-chieftain", spent("troll", damage=0)]), Bruno=dict(battleline=["mother"])),
    ),
    # repeat: as often as the whole effect can be repeated
    Case(
        "bouncing-deathquark",
        dict(
            Ana=dict(hand=["bouncing-deathquark"], battleline=["umbra", "troll"]),
            Bruno=dict(battleline=["mother", "tunk", "batdrone"]),
        ),
        "play bouncing-deathquark; mother; umbra; yes; tunk",
        dict(
            Ana=dict(battleline=[], discard=["umbra", "troll", "bouncing-deathquark"]),
            Bruno=dict(battleline=["batdrone"]),
        ),
    ),
    Case(
        "bait-and-switch",
        dict(Ana=dict(hand=["bait-and-switch"], amber=1), Bruno=dict(amber=4)),
        "play bait-and-switch",
        dict(Ana=dict(amber=3), Bruno=dict(amber=2)),
    ),
]


@pytest.mark.parametrize("case", NESTED, ids=lambda c: c.said)
def test_nested(case):
    play(case)


def test_a_story_that_waits_can_be_written_down_and_finished_elsewhere():
    case = ORDERS[0][0]
    table = laid(case)
    table.do(meant(table, case.said))

    other = Table.scenario(table.state())

    assert other.state() == table.state()
    assert table.do(Answer("Ana", ("dextre",))).ok
    assert other.do(Answer("Ana", ("dextre",))).ok
    assert other.state() == table.state()
