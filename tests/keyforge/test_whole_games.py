"""Whole games with known decks, each in one language, none with an effect said by hand: from the first house to the third key."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from referee import Table

GAMES = sorted((Path(__file__).parent.parent / "games" / "keyforge").glob("*.txt"))


def head(text: str) -> str:
    return text.partition("\n\n")[0]


def said(text: str) -> list[str]:
    """What the players said, as it stands in a record."""
    return [json.loads(line.removeprefix("   = "))["words"] for line in text.splitlines() if line.startswith("   = ")]


@pytest.mark.parametrize("path", GAMES, ids=lambda p: p.stem)
def test_a_game_ends_in_a_third_key_and_replays_to_the_same_table(path):
    text = path.read_text(encoding="utf-8")
    lang = path.stem.rpartition("-")[2]

    table = Table.from_record(text, lang=lang)

    state = table.position.state
    assert state.turn >= 25
    assert state.step == "over"
    assert len(state.player(state.winner[0]).keys) == 3
    assert '"type":"hand-' not in text
    assert table.record() == text


@pytest.mark.parametrize("path", GAMES, ids=lambda p: p.stem)
def test_a_game_is_understood_from_its_words_alone(path):
    text = path.read_text(encoding="utf-8")
    lang = path.stem.rpartition("-")[2]
    played = Table.from_record(text, lang=lang)

    table = Table.from_record(head(text) + "\n", lang=lang)
    for words in said(text):
        result = table.do(words)
        assert result.ok, (words, result.text)

    assert json.dumps(table.state()) == json.dumps(played.state())


def test_there_is_a_game_in_every_language():
    assert {path.stem.rpartition("-")[2] for path in GAMES} == {"es", "pt", "en"}
