"""Two whole battles, told move by move as the player says them: one won in the third round, one lost after the fourth."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from referee import Table

HERE = Path(__file__).parent


def battle(name: str) -> Table:
    """A battle from its record, every move judged again."""
    table = Table.from_record((HERE / name).read_text(encoding="utf-8"), name)
    assert isinstance(table, Table), table.text
    return table


def caused(table: Table) -> Counter[str]:
    """How often each rule made something happen."""
    return Counter(event.because for told in table.history.log() for event in told.events)


def test_a_battle_won_with_the_ninth_monolith_in_round_three() -> None:
    table = battle("won.txt")

    state = table.state()
    assert (state["phase"], state["winner"], state["round"]) == ("over", "Ana", 3)
    assert len(state["conquered"]) == 9 and len(set(state["conquered"])) == 9
    assert state["monoliths_left"] == 0
    assert table.score()["winner"] == ["Ana"]
    rules = caused(table)
    assert rules["krynea.discard.conquest"] == 9
    assert rules["krynea.victory.nine"] == 1
    assert rules["krynea.action.deck-pick"] and rules["krynea.action.unit-pick"] and rules["krynea.defend.step-3"]


def test_a_battle_lost_after_the_fourth_round() -> None:
    table = battle("lost.txt")

    state = table.state()
    assert (state["phase"], state["winner"], state["round"]) == ("over", "enemy", 4)
    assert len(state["conquered"]) == 1
    rules = caused(table)
    assert rules["krynea.victory.defeat"] == 1
    # the enemy has used every way of saving a unit but its own reaction of phase 2, and filled its ranks each round
    assert {f"krynea.defend.step-{n}" for n in (1, 2, 3, 4, 5)} <= set(rules)
    assert rules["krynea.initiative.alternates"] == 3
    assert rules["krynea.draw.resources-later"] == 3


@pytest.mark.parametrize("name", ["won.txt", "lost.txt"])
def test_units_and_monoliths_add_up_at_every_moment(name: str) -> None:
    table = battle(name)

    for told in table.history.log():
        state = told.after.state
        out = sum(clash.monolith is not None for clash in state.clashes)
        assert state.stack + out + len(state.conquered) == 9
        refs = [unit.ref for unit in state.units()]
        assert len(refs) == len(set(refs))
        assert all(len(state.row(at, "enemy")) <= 3 for at in range(4))
        assert min(state.player.troops, state.player.actions, state.player.left, state.enemy.troop_deck) >= 0


@pytest.mark.parametrize("name", ["won.txt", "lost.txt"])
def test_a_battle_can_be_told_in_every_language(name: str) -> None:
    table = battle(name)

    for lang in ("es", "pt", "en"):
        voice = Table.from_record((HERE / name).read_text(encoding="utf-8"), name, lang=lang)
        assert isinstance(voice, Table)
        for entry in voice.log_json():
            for event in entry["events"]:
                assert event["text"] and "{" not in event["text"] and "?" not in event["text"]
    assert table.state()["phase"] == "over"
