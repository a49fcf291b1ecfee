"""Whole games in `tests/games/GAME/`, in the format of `referee export` or as words, one move a line: played to their end."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee import Table
from referee.outcome import over

GAMES = sorted((Path(__file__).parent / "games").glob("*/*.txt"))


@pytest.mark.parametrize("file", GAMES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_recorded_game_is_legal_to_its_end(file: Path) -> None:
    table = Table.from_record(file.read_text(encoding="utf-8"), file.name)

    assert isinstance(table, Table), f"move {table.at}: {table.text}"
    assert table.game.id == file.parent.name
    assert over(table.state())
    assert Table.from_record(table.record()) == table
