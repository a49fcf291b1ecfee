"""Scenarios that anybody may have written: what makes no sense is refused in one way, whatever its shape."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

import pytest

from referee import Table, games
from referee.core.types import Unfit

JUNK: list[Any] = [
    None,
    5,
    -1,
    3.5,
    "x",
    "",
    [],
    {},
    [1],
    [None],
    {"a": 1},
    ["troll"],
    True,
    "😀",
    [[]],
    {"card": 5},
    10**30,
]


def misshapen(game: str) -> Iterator[dict[str, Any]]:
    """A field of the table, or of a player, with something in it that need not belong there."""
    shown = Table.scenario({"game": game}).state()
    for field in shown.keys() - {"game"}:
        yield from ({"game": game, field: junk} for junk in JUNK)
    players = shown.get("players")
    if isinstance(players, dict) and players:
        name, own = next(iter(players.items()))
        for field in own:
            yield from ({"game": game, "players": {name: {field: junk}}} for junk in JUNK)


@pytest.mark.parametrize("game", games.ids())
def test_a_scenario_is_laid_or_refused(game):
    for given in misshapen(game):
        with contextlib.suppress(Unfit):
            table = Table.scenario(given)
            table.state()
            table.legal()


@pytest.mark.parametrize(
    "field", ["damage", "upgrades", "owner", "under", "keywords", "power", "house", "ref", "traits"]
)
@pytest.mark.parametrize("card", ["troll", "invented"])
def test_a_card_is_laid_or_refused(card, field):
    for junk in JUNK:
        with contextlib.suppress(Unfit):
            Table.scenario(
                {"game": "keyforge", "players": {"Ana": {"battleline": [{"card": card, field: junk}]}}}
            ).legal()


@pytest.mark.parametrize("given", [None, [], "keyforge", 5])
def test_no_table_of_facts_is_no_scenario(given):
    with pytest.raises(Unfit):
        Table.scenario(given)


def test_the_field_that_does_not_fit_is_named():
    with pytest.raises(Unfit) as refused:
        Table.scenario({"game": "keyforge", "turn": 4, "players": 5})

    assert refused.value.facts["field"] == "players"
