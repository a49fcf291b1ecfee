"""What is true of every game at every table that random legal moves lead to."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from referee import Table, games
from referee.core.types import Answer, Move, Position
from referee.legal import legal

from .conftest import HOUSES

STARTS: dict[str, tuple[Any, dict[str, Any]]] = {
    "keyforge": (HOUSES, {"first": "Ana"}),
    "dragonrealm": (["Ana", "Bruno"], {}),
    "krynea": (["Ana"], {}),
    "eredan": (["Ana", "Bruno"], {}),
}
"""How a table of each game is opened here: players and options."""

FEW = settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
seeds = st.integers(0, 10_000)
GAMES = pytest.mark.parametrize("game", games.ids())


def played(game: str, seed: int, moves: int = 40) -> Table:
    """A table after so many random legal moves, or at the end of the game."""
    chance = random.Random(seed)
    players, options = STARTS[game]
    table = (
        Table.new(game, players, seed=str(seed), **options) if game == "eredan" else Table.new(game, players, **options)
    )
    for _ in range(chance.randint(0, moves)):
        if not (now := choices(table, chance)):
            break
        assert table.do(chance.choice(now)).ok
    return table


def choices(table: Table, chance: random.Random) -> list[Move]:
    """What may be said now: whatever is listed, and for what the table tells freely, anything that fits."""
    return table.legal()


def test_every_game_is_tried() -> None:
    assert set(STARTS) >= set(games.ids())


@GAMES
@FEW
@given(seed=seeds)
def test_asking_changes_nothing(game: str, seed: int) -> None:
    table = played(game, seed)
    before = table.state()

    table.legal()
    for move in table.legal()[:10]:
        table.can(move)

    assert table.state() == before


@GAMES
@FEW
@given(seed=seeds)
def test_whatever_is_listed_is_legal(game: str, seed: int) -> None:
    table = played(game, seed)

    for move in table.legal():
        assert table.can(move).ok, table.words(move)


@GAMES
@FEW
@given(seed=seeds)
def test_what_is_listed_is_understood_as_itself(game: str, seed: int) -> None:
    table = played(game, seed, moves=25)

    for lang in ("es", "pt", "en"):
        table.lang = lang
        for move in table.legal()[:15]:
            assert table.can(table.words(move)).ok, (lang, table.words(move), move)


@GAMES
@FEW
@given(seed=seeds)
def test_undo_then_redo_is_where_we_were(game: str, seed: int) -> None:
    table = played(game, seed)
    before, steps = table.state(), len(table.history.line.steps)

    if steps:
        assert table.undo(steps).ok and table.redo(steps).ok

    assert table.state() == before


@GAMES
@FEW
@given(seed=seeds)
def test_a_state_is_a_scenario(game: str, seed: int) -> None:
    table = played(game, seed)

    again: Position[Any] = table.game.scenario({k: v for k, v in json_of(table).items() if k != "game"})

    assert again == table.position


@GAMES
@FEW
@given(seed=seeds)
def test_export_then_import_is_the_same_state(game: str, seed: int) -> None:
    table = played(game, seed)

    again = Table.from_record(table.record())

    assert isinstance(again, Table), again.text
    assert json_of(again) == json_of(table)


@GAMES
@FEW
@given(seed=seeds)
def test_an_open_choice_has_an_answer(game: str, seed: int) -> None:
    table = played(game, seed)

    for choice in table.position.waiting[:1]:
        assert choice.free or any(isinstance(move, Answer) for move in legal(table.game, table.position))


@GAMES
@FEW
@given(seed=seeds, words=st.text(max_size=80))
def test_no_words_break_anything(game: str, seed: int, words: str) -> None:
    table = played(game, seed, moves=10)
    before = table.state()

    result = table.can(words)

    assert result.ok or result.text
    assert table.state() == before


def json_of(table: Table) -> Any:
    return json.loads(json.dumps(table.state()))
