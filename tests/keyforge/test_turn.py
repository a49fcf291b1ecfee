"""The end of a turn and the effects that wait for it."""

from __future__ import annotations

import pytest

from .cards.cases import Case, card, play, spent

SEQUENCES = [
    # readied and refilled before the turn's end is told
    Case(
        "shaffles",
        dict(
            Ana=dict(battleline=[spent("shaffles"), spent("troll")], artifacts=[spent("cannon")], hand=1, deck=9),
            Bruno=dict(amber=6, battleline=[spent("mother")]),
        ),
        "end",
        # one Æmbar less: no key any more
        dict(
            step="house",
            active="Bruno",
            Ana=dict(
                hand=6,
                battleline=[card("shaffles", exhausted=False), card("troll", exhausted=False)],
                artifacts=[card("cannon", exhausted=False)],
            ),
            Bruno=dict(amber=5, battleline=[spent("mother")]),
        ),
    ),
    # effects of this turn are over, those of the next one begin, those of the one after do not stay
    Case(
        "fogbank",
        dict(
            Ana=dict(hand=["fogbank"], battleline=["troll"], deck=36),
            Bruno=dict(battleline=["mother"], deck=36),
        ),
        "play fogbank; end; house logos; fight mother troll",
        "keyforge.use.cannot",
    ),
    Case(
        "fogbank",
        dict(
            Ana=dict(hand=["fogbank"], battleline=["troll"], deck=36),
            Bruno=dict(battleline=["mother"], deck=36),
        ),
        "play fogbank; end; house logos; end; house brobnar; fight troll mother",
        dict(Ana=dict(battleline=[spent("troll", damage=5)]), Bruno=dict(battleline=[])),
    ),
    # a turn's armor, power and protection end with it: what bore more than it could falls
    Case(
        "shield-of-justice",
        dict(
            Ana=dict(hand=["shield-of-justice"], battleline=["sequis"], deck=6),
            Bruno=dict(battleline=["troll"]),
        ),
        "play shield-of-justice; fight sequis troll; end",
        dict(
            effects=[],
            Ana=dict(battleline=[card("sequis", damage=0)]),
            Bruno=dict(battleline=[card("troll", damage=4)]),
        ),
    ),
    Case(
        "rogue-ogre",
        dict(
            Ana=dict(battleline=[card("rogue-ogre", damage=3)], hand=["anger", "punch"], deck=6),
            Bruno=dict(amber=2, battleline=["mother"]),
        ),
        "play punch; mother; end",
        dict(Ana=dict(battleline=[card("rogue-ogre", damage=1, amber=1)]), Bruno=dict(amber=1)),
    ),
    Case(
        "rogue-ogre",
        dict(
            Ana=dict(battleline=[card("rogue-ogre", damage=3)], hand=["punch", "punch"], deck=6),
            Bruno=dict(amber=2, battleline=["troll"]),
        ),
        "play punch; troll; play punch; troll; end",
        dict(Ana=dict(battleline=[card("rogue-ogre", damage=3, amber=0)]), Bruno=dict(amber=2)),
    ),
    # what was done last turn is forgotten, what the opponent did is not
    Case(
        "treasure-map",
        dict(Ana=dict(hand=["treasure-map"], deck=18), Bruno=dict(deck=18, hand=["labwork"])),
        "play treasure-map; end",
        dict(Ana=dict(amber=4), effects=[]),
    ),
    Case(
        "treasure-map",
        dict(Ana=dict(hand=["treasure-map", "umbra"], deck=18)),
        "play treasure-map; play umbra",
        "keyforge.play.cannot",
    ),
    Case(
        "lifeweb",
        dict(
            active="Bruno",
            house="mars",
            Bruno=dict(hand=["tunk", "blypyp", "zorg"], amber=2, deck=18),
            Ana=dict(hand=["lifeweb@dis"]),
        ),
        "play tunk; play blypyp left; play zorg left; end; house dis; play lifeweb@dis",
        dict(Ana=dict(amber=3), Bruno=dict(amber=0)),
    ),
]


@pytest.mark.parametrize("case", SEQUENCES, ids=lambda c: c.said)
def test_sequence(case):
    play(case)


def test_power_that_ends_with_the_turn_may_end_a_creature():
    given = dict(Ana=dict(battleline=[card("umbra")], deck=6), Bruno=dict(battleline=["batdrone"]))
    table = play(Case("umbra", given, "", {}))

    assert table.do("por Foo: Umbra gana +3 poder este turno; por Foo: 4 daño a Umbra").ok
    assert [c["power"] for c in table.state()["players"]["Ana"]["battleline"]] == [5]

    assert table.do("fin").ok
    ana = table.state()["players"]["Ana"]
    assert (ana["battleline"], ana["discard"]) == ([], ["umbra"])
