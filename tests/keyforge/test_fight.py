"""Fights: every combination of keywords against a reckoning of its own, and sequences that no single case can say."""

from __future__ import annotations

from itertools import product
from typing import Any, NamedTuple

import pytest

from referee import Table
from referee.core.types import Answer
from referee.games.keyforge.moves import Fight

from .cards.cases import Case, card, play, spent

WITHOUT = (False, True)


class Fighter(NamedTuple):
    """What counts of a creature in a fight."""

    power: int
    armor: int = 0
    strikes: int = 0  # assault of the attacker, hazardous of the attacked
    spared: bool = False  # skirmish of the attacker, elusive of the attacked
    poison: bool = False


class Outcome(NamedTuple):
    """The damage on both fighters after a fight, None for a fallen one."""

    attacker: int | None
    attacked: int | None


def reckon(attacker: Fighter, attacked: Fighter, first: str) -> Outcome:
    """How a fight ends when `first` strikes first, worked out without the referee."""
    sides = {"attacker": attacker, "attacked": attacked}
    damage = dict.fromkeys(sides, 0)
    armor = {side: fighter.armor for side, fighter in sides.items()}
    fallen: set[str] = set()

    def hit(side: str, amount: int, deadly: bool = False) -> None:
        through = max(0, amount - armor[side])
        armor[side] = max(0, armor[side] - amount)
        damage[side] += through
        if damage[side] >= sides[side].power or (deadly and through):
            fallen.add(side)

    for side in (first, *(s for s in sides if s != first)):
        if not fallen and sides[side].strikes:
            hit("attacked" if side == "attacker" else "attacker", sides[side].strikes)
    if not fallen and not attacked.spared:
        hit("attacked", attacker.power, attacker.poison)
        if not attacker.spared:
            hit("attacker", attacked.power, attacked.poison)
    return Outcome(*(None if side in fallen else damage[side] for side in sides))


def laid(fighter: Fighter, name: str, strikes: str, spared: str) -> dict[str, Any]:
    """A creature that has just these numbers printed on it."""
    keywords = [f"{strikes}:{fighter.strikes}"] * bool(fighter.strikes)
    keywords += [spared] * fighter.spared + ["poison"] * fighter.poison
    return {"card": name, "power": fighter.power, "armor": fighter.armor, "keywords": keywords}


def table_of(attacker: Fighter, attacked: Fighter) -> Table:
    """The two of them, face to face."""
    players = {
        "Ana": {"battleline": [laid(attacker, "attacker", "assault", "skirmish")]},
        "Bruno": {"battleline": [laid(attacked, "attacked", "hazardous", "elusive")]},
    }
    return Table.scenario({"game": "keyforge", "house": "brobnar", "players": players})


def outcome(table: Table) -> Outcome:
    """How a fight has ended."""
    lines = [table.state()["players"][name]["battleline"] for name in ("Ana", "Bruno")]
    return Outcome(*(line[0]["damage"] if line else None for line in lines))


@pytest.mark.parametrize("skirmish", WITHOUT, ids=["", "skirmish"])
@pytest.mark.parametrize("elusive", WITHOUT, ids=["", "elusive"])
@pytest.mark.parametrize("poison", list(product(WITHOUT, WITHOUT)), ids=["", "-poison", "poison-", "poison-poison"])
def test_every_combination_of_keywords(skirmish, elusive, poison):
    for power, armor, assault, other_power, other_armor, hazardous in product(
        (2, 4), (0, 1), (0, 3), (3, 5), (0, 2), (0, 2, 4)
    ):
        attacker = Fighter(power, armor, assault, skirmish, poison[0])
        attacked = Fighter(other_power, other_armor, hazardous, elusive, poison[1])
        either = {first: reckon(attacker, attacked, first) for first in ("attacker", "attacked")}
        table = table_of(attacker, attacked)

        assert table.do(Fight("Ana", "attacker", "attacked")).ok

        waiting = table.state()["waiting"]
        if either["attacker"] == either["attacked"]:
            assert not waiting, (attacker, attacked)
            assert outcome(table) == either["attacker"], (attacker, attacked)
        else:
            assert [(w["choice"], w["player"], set(w["options"])) for w in waiting] == [("order", "Ana", set(either))]
            for first, expected in either.items():
                other = Table.scenario(table.state())
                assert other.do(Answer("Ana", (first,))).ok
                assert outcome(other) == expected, (attacker, attacked, first)


SEQUENCES = [
    # the second attack of a turn finds an elusive creature, whoever makes it
    Case(
        "troll",
        dict(Ana=dict(battleline=["troll", "bumpsy"]), Bruno=dict(battleline=["dew-faerie"])),
        "fight troll dew-faerie; fight bumpsy dew-faerie",
        dict(
            Ana=dict(battleline=[spent("troll", damage=0), spent("bumpsy", damage=2)]),
            Bruno=dict(battleline=[], discard=["dew-faerie"]),
        ),
    ),
    # each elusive creature is attacked for the first time by itself, copies too
    Case(
        "troll",
        dict(Ana=dict(battleline=["troll", "bumpsy"]), Bruno=dict(battleline=["dew-faerie", "dew-faerie"])),
        "fight troll dew-faerie; fight bumpsy dew-faerie-2",
        dict(Bruno=dict(battleline=["dew-faerie", "dew-faerie"])),
    ),
    # in the next turn it is protected anew
    Case(
        "troll",
        dict(
            Ana=dict(battleline=["troll"], deck=18),
            Bruno=dict(battleline=["dew-faerie"], deck=18),
        ),
        "fight troll dew-faerie; end; house logos; end; house brobnar; fight troll dew-faerie",
        dict(Ana=dict(battleline=[spent("troll", damage=0)]), Bruno=dict(battleline=[card("dew-faerie", damage=0)])),
    ),
    # an attack that is over before the power damage was an attack
    Case(
        "troll",
        dict(
            Ana=dict(battleline=["grenade-snib", "troll"]),
            Bruno=dict(battleline=[card("dew-faerie", upgrades=["flame-wreathed"])], amber=0),
        ),
        "fight grenade-snib dew-faerie; fight troll dew-faerie",
        dict(Ana=dict(battleline=[spent("troll", damage=6)]), Bruno=dict(battleline=[])),
    ),
    # armor is used up attack by attack, and is back in the other player's turn
    Case(
        "troll",
        dict(
            Ana=dict(battleline=["bumpsy", "umbra"], deck=6),
            Bruno=dict(battleline=[card("raiding-knight", upgrades=["blood-of-titans"])]),
            effects=[dict(of="brothers-in-battle", says="may-use:fight|shadows")],
        ),
        "fight umbra raiding-knight; fight bumpsy raiding-knight; end",
        dict(Ana=dict(battleline=["umbra"]), Bruno=dict(battleline=[card("raiding-knight", damage=5, armor=2)])),
    ),
    # a stunned attacker only loses its stun, whatever waits on the other side
    Case(
        "troll",
        dict(
            Ana=dict(battleline=[card("troll", stunned=True)]),
            Bruno=dict(battleline=["briar-grubbling", card("dew-faerie", upgrades=["protect-the-weak"])]),
        ),
        "unstun troll",
        dict(Ana=dict(battleline=[spent("troll", stunned=False, damage=0)]), Bruno=dict(battleline=2)),
    ),
    # a stunned creature that is attacked hits back and stays stunned
    Case(
        "bumpsy",
        dict(
            Ana=dict(battleline=[card("bumpsy", power_counters=2)]),
            Bruno=dict(battleline=[card("champion-tabris", stunned=True)]),
        ),
        "fight bumpsy champion-tabris",
        dict(
            Ana=dict(battleline=[spent("bumpsy", damage=6)]),
            Bruno=dict(battleline=[card("champion-tabris", stunned=True, damage=5)]),
        ),
    ),
    # who has fallen before the fight fights no more: no power damage, no Fight ability
    Case(
        "headhunter",
        dict(
            Ana=dict(battleline=[card("headhunter", upgrades=["way-of-the-bear"])]),
            Bruno=dict(battleline=["batdrone", "mother"]),
        ),
        "fight headhunter batdrone",
        dict(Ana=dict(amber=0, battleline=[spent("headhunter", damage=0)]), Bruno=dict(battleline=["mother"])),
    ),
    Case(
        "firespitter",
        dict(Ana=dict(battleline=["firespitter"]), Bruno=dict(battleline=["dust-pixie", "mother", "umbra"])),
        "fight firespitter dust-pixie",
        dict(
            Ana=dict(battleline=[spent("firespitter", damage=0, armor=1)]),
            Bruno=dict(battleline=[card("mother", damage=1), card("umbra", damage=1)]),
        ),
    ),
    # a Fight ability needs a survivor, not a victim
    Case(
        "headhunter",
        dict(
            Ana=dict(battleline=["headhunter", card("headhunter", damage=2)]),
            Bruno=dict(battleline=["dextre", "troll"]),
        ),
        "fight headhunter-2 dextre; fight headhunter troll",
        dict(Ana=dict(amber=0, battleline=[])),
    ),
    Case(
        "headhunter",
        dict(Ana=dict(battleline=["headhunter"]), Bruno=dict(battleline=["dew-faerie"])),
        "fight headhunter dew-faerie",
        dict(Ana=dict(amber=1), Bruno=dict(battleline=["dew-faerie"])),
    ),
    # both Before Fight abilities and hazardous resolve together; here it makes no difference which is first
    Case(
        "firespitter",
        dict(Ana=dict(battleline=["firespitter"]), Bruno=dict(battleline=["briar-grubbling", "mother"])),
        "fight firespitter briar-grubbling",
        dict(Ana=dict(battleline=[]), Bruno=dict(battleline=["mother"], discard=["briar-grubbling"])),
    ),
    # assault and hazardous gained twice add up
    Case(
        "troll",
        dict(
            Ana=dict(battleline=[card("troll", upgrades=["way-of-the-bear", "way-of-the-bear"])]),
            Bruno=dict(battleline=[card("mother", upgrades=["flame-wreathed", "armageddon-cloak"], power_counters=9)]),
        ),
        "fight troll mother",
        # 4 and 4 before the fight, then 8 and nothing from the mother, which is alive with 16 power
        dict(Ana=dict(battleline=[]), Bruno=dict(battleline=[card("mother", damage=12)])),
    ),
]


@pytest.mark.parametrize("case", SEQUENCES, ids=lambda c: c.said)
def test_sequence(case: Case) -> None:
    play(case)


RULE = "keyforge.taunt.protects"
TAUNT = [
    ("protected", ["mother", card("champion-anaphiel"), "tunk"], "mother"),
    ("protected on the other side", ["mother", "champion-anaphiel", "tunk"], "tunk"),
    ("a stunned one protects", ["mother", card("champion-anaphiel", stunned=True)], "mother"),
    ("an exhausted one protects", ["mother", spent("champion-anaphiel")], "mother"),
    ("gained from an upgrade", ["mother", card("tunk", upgrades=["protect-the-weak"])], "mother"),
]
OPEN = [
    ("the taunting one", ["mother", "champion-anaphiel"], "champion-anaphiel"),
    ("two that taunt", ["champion-anaphiel", "pitlord"], "pitlord"),
    ("not beside it", ["mother", "tunk", "champion-anaphiel"], "mother"),
]


@pytest.mark.parametrize(("line", "target"), [c[1:] for c in TAUNT], ids=[c[0] for c in TAUNT])
def test_taunt_protects_its_neighbors(line, target):
    play(
        Case("troll", dict(Ana=dict(battleline=["troll"]), Bruno=dict(battleline=line)), f"fight troll {target}", RULE)
    )


@pytest.mark.parametrize(("line", "target"), [c[1:] for c in OPEN], ids=[c[0] for c in OPEN])
def test_taunt_protects_nobody_else(line, target):
    table = play(
        Case("troll", dict(Ana=dict(battleline=["troll"]), Bruno=dict(battleline=line)), f"fight troll {target}", {})
    )
    bruno = table.state()["players"]["Bruno"]
    hit = [c["ref"] for c in bruno["battleline"] if c["damage"]]
    assert [*hit, *bruno["discard"]] == [target]


@pytest.mark.parametrize(("first", "damage"), [("firespitter", 0), ("briar-grubbling", 4)])
def test_which_comes_first_before_a_fight_is_asked_where_it_matters(first, damage):
    # by its fire the hurt grubbling falls before it can do harm, or just after
    given = dict(
        Ana=dict(battleline=["firespitter"]), Bruno=dict(battleline=[card("briar-grubbling", damage=1), "mother"])
    )
    play(
        Case(
            "firespitter",
            given,
            f"fight firespitter briar-grubbling; {first}",
            dict(
                Ana=dict(battleline=[spent("firespitter", damage=damage)]),
                Bruno=dict(battleline=[card("mother", damage=1)], discard=["briar-grubbling"]),
            ),
        )
    )


@pytest.mark.parametrize(("first", "burnt"), [("firespitter", 1), ("briar-grubbling", 0)])
def test_who_has_fallen_before_a_fight_does_nothing_before_it_any_more(first, burnt):
    given = dict(
        Ana=dict(battleline=[card("firespitter", damage=1)]), Bruno=dict(battleline=["briar-grubbling", "mother"])
    )
    burning = dict(battleline=[card("briar-grubbling", damage=burnt), card("mother", damage=burnt)])
    said = f"fight firespitter briar-grubbling; {first}"
    play(Case("firespitter", given, said, dict(Ana=dict(battleline=[]), Bruno=burning)))
