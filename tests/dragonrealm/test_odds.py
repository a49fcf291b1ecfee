"""Chances are exact: they are what counting every throw gives."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.core.types import Unfit
from referee.games.dragonrealm.odds import chance, chances, largest
from referee.games.dragonrealm.state import FACES

from .tables import place, table


@pytest.mark.parametrize("dice", range(1, 6))
def test_a_chance_is_what_counting_every_throw_gives(dice: int) -> None:
    throws = [sum(throw) for throw in product(FACES, repeat=dice)]

    for target in range(4 * dice + 3):
        assert chance(dice, target) == Fraction(sum(total >= target for total in throws), len(throws))


def test_the_rulebooks_numbers() -> None:
    assert (chance(3, 7), chance(3, 8), chance(2, 7)) == (Fraction(156, 216), Fraction(108, 216), Fraction(5, 36))


@given(st.integers(1, 6), st.integers(0, 26), st.integers(0, 8))
def test_one_adventurer_more_is_one_less_to_throw(dice: int, target: int, added: int) -> None:
    assert chance(dice, target, added) == chance(dice, target - added)


@pytest.mark.parametrize(
    "words",
    [
        "3 dados >= 7 --academia 1",
        "3 dados >= 7 +1",
        "3 dados ≥ 7, academia 1",
        "3 dice >= 7 --academy 1",
        "3 dice 7 +1",
    ],
)
def test_a_roll_in_words(words: str) -> None:
    (one,) = chances(words)["rolls"]

    assert (one["dice"], one["target"], one["added"]) == (3, 7, 1)
    assert (one["ways"], one["of"]) == (191, 216)


def test_named_cards_against_a_number_for_each_exploration() -> None:
    found = chances("rojo 5, rojo 6, azul 7, verde 7 >= 7")["rolls"]

    assert {one["action"]: one["dice"] for one in found} == {"sneak": 3, "search": 2, "storm": 2}
    assert [one["ways"] for one in found if one["dice"] == 2] == [5, 5]


def test_named_cards_at_the_open_locations_of_a_table() -> None:
    swamp = place("Fire Swamp", actions={"search": {"value": 4}})
    there = table(place(), swamp, groups={"sneak": "suit", "search": "run", "storm": "number"}).position.state

    found = chances("rojo 5 6 7", there)["rolls"]

    told = [(one["action"], one.get("location"), one["dice"], one["target"]) for one in found]
    assert told == [
        ("sneak", "Slimy Tunnels", 3, 7),
        ("search", "Fire Swamp", 3, 4),
        *(("storm", None, 1, total) for total in range(1, 5)),
    ]


@given(
    st.lists(st.tuples(st.sampled_from(["red", "blue", ""]), st.integers(1, 12)), min_size=1, max_size=9, unique=True)
)
def test_the_largest_group_is_a_group(pairs: list[tuple[str, int]]) -> None:
    from referee.games.dragonrealm.rules.explore import is_group

    cards = [f"{suit}-{number}" if suit else str(number) for suit, number in pairs]

    for kind in ("run", "number", "suit"):
        best = largest(kind, cards)
        assert is_group(kind, best) and 1 <= len(best) <= 6 and set(best) <= set(cards)


@pytest.mark.parametrize("words", ["", "hola", "7 dados >= 3", "300 dados >= 7", "3 dados >= 1000", "13 14"])
def test_what_is_no_roll_is_refused(words: str) -> None:
    with pytest.raises(Unfit):
        chances(words)
