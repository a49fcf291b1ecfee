"""Two independent formulations of the scoring agree everywhere; the printed example comes out exact."""

from __future__ import annotations

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from referee import Table
from referee.games.dragonrealm.rules.score import payout, shares
from referee.games.dragonrealm.rules.winner import bonuses, winners
from referee.games.dragonrealm.tally import score

NAMES = ("Ana", "Bruno", "Carla", "Diego")

counts = st.integers(0, 8)
prizes = st.integers(0, 20)
boards = st.integers(2, 4).flatmap(lambda n: st.lists(counts, min_size=n, max_size=n))


def directly(first: int, second: int, meeples: dict[str, int], goblins: int) -> tuple[dict[str, int], str]:
    """The scoring without a table of patterns: prizes are handed down a ranking of everybody who is there."""
    there = {name: count for name, count in meeples.items() if count}
    if goblins:
        there["goblins"] = goblins
    ranking = [[who for who in there if there[who] == count] for count in sorted(set(there.values()), reverse=True)]
    coins = dict.fromkeys(there, 1)
    pot = [first, second]
    for level in ranking:
        if not pot:
            break
        alone = len(there) == 1
        share = sum(pot) if alone else sum(pot[: len(level)]) // len(level)
        coins |= dict.fromkeys(level, share)
        pot = [] if alone else pot[len(level) :]
    best = [who for who in ranking[0] if who != "goblins"] if ranking else []
    coins.pop("goblins", None)
    return coins, best[0] if len(best) == 1 else ""


@settings(max_examples=2000, deadline=None)
@given(first=prizes, second=prizes, there=boards, goblins=st.integers(0, 6))
def test_the_decision_table_and_the_ranking_agree(first: int, second: int, there: list[int], goblins: int) -> None:
    meeples = dict(zip(NAMES, there, strict=False))

    paid = payout(first, second, meeples, goblins)

    assert (paid.coins, paid.taken_by) == directly(first, second, meeples, goblins)


def test_they_agree_on_every_small_board_and_use_every_pattern() -> None:
    used = set()
    for there in product(range(4), repeat=4):
        for goblins in range(4):
            meeples = dict(zip(NAMES, there, strict=True))
            paid = payout(6, 5, meeples, goblins)
            used |= set(paid.rules)
            assert (paid.coins, paid.taken_by) == directly(6, 5, meeples, goblins), (there, goblins)
    named = {
        "first-and-second", "others-one", "sole-player", "sole-player-and-goblins", "tie-first-two", "tie-first-three",
        "tie-first-four", "tie-first-rest", "tie-first-goblins-below", "tie-second-two", "tie-second-three", "tie-second-rest",
        "goblins-first", "goblins-first-one-player", "goblins-first-tie-second", "goblins-tie-first-one",
        "goblins-tie-first-two", "goblins-tie-first-three", "goblins-second", "goblins-tie-second-one",
        "goblins-tie-second-two", "goblins-third", "goblins-only", "goblins-lost", "card-to-winner", "card-discarded",
        "remainder",
    }  # fmt: skip
    assert {f"dragonrealm.score.{name}" for name in named} <= used


@given(there=boards, goblins=st.integers(0, 6))
def test_the_bank_never_pays_more_than_the_shield_and_the_consolation(there: list[int], goblins: int) -> None:
    meeples = dict(zip(NAMES, there, strict=False))

    coins = payout(6, 5, meeples, goblins).coins

    assert set(coins) == {name for name, count in meeples.items() if count}
    assert sum(coins.values()) <= 11 + sum(1 for count in there if count)


@given(there=boards, goblins=st.integers(0, 6))
def test_who_sits_where_makes_no_difference(there: list[int], goblins: int) -> None:
    pattern, turned = shares(tuple(there), goblins), shares(tuple(reversed(there)), goblins)

    assert pattern.parts == tuple(reversed(turned.parts))
    assert set(pattern.rules) == set(turned.rules)


@given(stones=st.lists(st.integers(0, 12), min_size=2, max_size=4))
def test_the_bonus_goes_to_the_most_dragonstones(stones: list[int]) -> None:
    by_player = dict(zip(NAMES, stones, strict=False))

    extra, _ = bonuses(by_player)

    best = [name for name, count in by_player.items() if count == max(stones) > 0]
    assert extra == {name: 0 if name not in best else 5 if len(best) == 1 else 3 for name in by_player}


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=2, max_size=4))
def test_the_winner_has_most_coins_then_most_dragonstones(own: list[tuple[int, int]]) -> None:
    by_player = dict(zip(NAMES, own, strict=False))

    best, _ = winners({n: c for n, (c, _) in by_player.items()}, {n: s for n, (_, s) in by_player.items()})

    assert set(best) == {name for name, standing in by_player.items() if standing == max(own)}


def test_the_printed_example_is_exact() -> None:
    hideout = {
        "name": "Halfling Hideout",
        "level": "blue",
        "spaces": 8,
        "treasure": [6, 5],
        "dragonstones": 4,
        "meeples": {"Mitchell": 2, "Caroline": 1, "Lauren": 1},
        "goblins": 2,
        "actions": {"sneak": {"value": 7, "gold": True}},
    }
    others = [{"name": "Slimy Tunnels", "spaces": 6}, {"name": "Enchanted Forest", "spaces": 6}]
    table = Table.scenario(
        {
            "game": "dragonrealm",
            "active": "Lauren",
            "players": {"Mitchell": {}, "Caroline": {}, "Lauren": {"hand": 6}},
            "locations": [hideout, *others],
            "locations_left": 3,
        }
    )

    result = table.do("furtivo en Halfling Hideout con 5 6 7: 4 2 2")

    state = table.state()
    assert {name: (own["coins"], own["dragonstones"]) for name, own in state["players"].items()} == {
        "Mitchell": (2, 0),
        "Caroline": (1, 0),
        "Lauren": (6, 4),
    }
    assert all(own["meeples_left"] == 8 for own in state["players"].values())
    assert (state["goblins_left"], state["players"]["Lauren"]["hand"], state["locations_left"]) == (6, 4, 2)
    assert state["locations"][0] | {"meeples": {}} == {
        "id": None, "name": None, "level": "orange", "spaces": None, "treasure": [None, None], "dragonstones": None,
        "meeples": {}, "goblins": 0, "actions": {},
    }  # fmt: skip
    scored = next(event for event in result.events if event.kind == "location-scored")
    assert {
        "dragonrealm.score.goblins-tie-second-one",
        "dragonrealm.score.goblins-lost",
        "dragonrealm.score.remainder",
        "dragonrealm.score.card-to-winner",
    } < set(scored.said()["rules"])


def test_the_printed_example_is_exact_without_a_log() -> None:
    for second in (4, 5):
        place = {
            "name": "Halfling Hideout",
            "treasure": [6, second],
            "dragonstones": 4,
            "meeples": {"Mitchell": 2, "Caroline": 1, "Lauren": 3},
            "goblins": 2,
        }
        found = score({"players": ["Mitchell", "Caroline", "Lauren"], "location": [place]})

        assert found["locations"][0]["coins"] == {"Mitchell": 2, "Caroline": 1, "Lauren": 6}
        assert found["locations"][0]["taken_by"] == "Lauren"
        assert found["players"]["Lauren"] == {"coins": 6, "dragonstones": 4, "bonus": 5, "total": 11}
