"""The rule of six over copies, plays and uses."""

from __future__ import annotations

import pytest

from .cards.cases import Case, card, play

SIX = "keyforge.six.limit"

SEQUENCES = [
    # copies count together, whether played or used
    Case(
        "silvertooth",
        dict(
            Ana=dict(
                hand=["silvertooth"] * 4,
                battleline=["silvertooth", "silvertooth"],
            )
        ),
        "reap silvertooth; reap silvertooth-2; play silvertooth left; play silvertooth left; play silvertooth left; "
        "reap silvertooth-3; reap silvertooth-4",
        SIX,
    ),
    Case(
        "silvertooth",
        dict(Ana=dict(hand=["silvertooth"] * 7)),
        "play silvertooth; " + "play silvertooth left; " * 6,
        SIX,
    ),
    # discards do not count
    Case(
        "silvertooth",
        dict(Ana=dict(hand=["silvertooth"] * 8)),
        "discard silvertooth; discard silvertooth; play silvertooth" + "; play silvertooth left" * 5,
        dict(Ana=dict(battleline=6, discard=2)),
    ),
    # a maverick is the same title
    Case(
        "troll",
        dict(
            played=["troll"] * 6,
            Ana=dict(battleline=[card("troll", house="logos"), "bumpsy"], houses=["logos", "dis", "mars"]),
        )
        | dict(house="logos"),
        "reap troll",
        SIX,
    ),
    # other titles are free, and so is the next turn
    Case(
        "troll",
        dict(played=["troll"] * 6, Ana=dict(battleline=["troll", "bumpsy"], deck=18), Bruno=dict(deck=18)),
        "reap bumpsy; end; house logos; end; house brobnar; reap troll",
        dict(Ana=dict(amber=2)),
    ),
    # a card does not make somebody be used a seventh time
    Case(
        "anger",
        dict(
            played=["troll"] * 6,
            Ana=dict(hand=["anger"], battleline=["troll"]),
            Bruno=dict(battleline=["mother"]),
        ),
        "play anger",
        dict(
            Ana=dict(amber=1, battleline=[card("troll", exhausted=False, damage=0)]), Bruno=dict(battleline=["mother"])
        ),
    ),
    # a wormhole leaves a seventh copy where it lies
    Case(
        "wild-wormhole",
        dict(
            played=[dict(what="play", card="labwork", how="hand")] * 6,
            Ana=dict(hand=["wild-wormhole"], deck=["labwork", "anger"], houses=["logos", "dis", "mars"]),
        ),
        "play wild-wormhole",
        dict(Ana=dict(deck=["labwork", "anger"], archives=0)),
    ),
    # losing a stun is a use
    Case(
        "troll",
        dict(played=["troll"] * 6, Ana=dict(battleline=[card("troll", stunned=True)])),
        "unstun troll",
        SIX,
    ),
]


@pytest.mark.parametrize("case", SEQUENCES, ids=lambda c: f"{c.card}: {c.said[:40]}")
def test_sequence(case):
    play(case)


def test_a_creature_that_readies_itself_stops_at_six():
    # nothing but the rule ends it
    table = play(Case("troll", dict(Ana=dict(battleline=["troll"])), "reap troll", {}))
    for _ in range(5):
        assert table.do("por Foo: preparar Trol; cosechar Trol").ok

    assert not table.do("por Foo: preparar Trol; cosechar Trol").ok
    assert table.state()["players"]["Ana"]["amber"] == 6
