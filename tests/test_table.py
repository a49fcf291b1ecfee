"""What is true of a table whatever the game: undo, redo, amend, fix, force, levels, records."""

from __future__ import annotations

import pytest

from referee import Table
from referee.core.types import AT_RANDOM, Answer, Unfit
from referee.outcome import Result

from .toy import Describe, Guess, Paint, Take, Toy, takes


def said(table: Table, *moves: object) -> Table:
    for move in moves:
        assert table.do(move).ok
    return table


def numbers(table: Table) -> tuple[int, ...]:
    return table.history.line.steps


def test_an_illegal_move_changes_nothing_and_says_every_reason(toy_table: Table) -> None:
    before = toy_table.state()

    result = toy_table.do(Take("Bruno", 30))

    assert not result.ok and result.error == "illegal"
    assert [r.rule for r in result.rulings] == ["toy.take.heap", "toy.take.three", "toy.turn.own"]
    assert toy_table.state() == before and numbers(toy_table) == ()


def test_can_says_what_would_happen_and_logs_nothing(toy_table: Table) -> None:
    result = toy_table.can(Take("Ana", 2))

    assert result.ok and [e.kind for e in result.events] == ["taken", "turn-passed"]
    assert result.json()["table"]["heap"] == 18
    assert toy_table.state()["heap"] == 20


def test_undo_and_redo_are_where_we_were(toy_table: Table) -> None:
    said(toy_table, *takes(1, 2, 3))
    after = toy_table.state()

    assert [told.n for told in toy_table.undo(2).moves] == [3, 2]
    assert toy_table.state()["heap"] == 19
    assert [told.n for told in toy_table.redo(2).moves] == [2, 3]
    assert toy_table.state() == after


def test_more_cannot_be_undone_than_was_done(toy_table: Table) -> None:
    said(toy_table, *takes(1))

    result = toy_table.undo(2)

    assert [r.rule for r in result.rulings] == ["referee.undo.nothing"]
    assert result.rulings[0].facts == {"asked": 2, "moves": 1}
    assert numbers(toy_table) == (1,)


def test_what_was_taken_back_is_gone_once_something_else_is_said(toy_table: Table) -> None:
    said(toy_table, *takes(1, 2))
    toy_table.undo()
    said(toy_table, Take("Bruno", 3))

    assert [r.rule for r in toy_table.redo().rulings] == ["referee.redo.nothing"]
    assert numbers(toy_table) == (1, 4)


def test_an_amended_move_gets_a_new_number_and_later_ones_stay(toy_table: Table) -> None:
    said(toy_table, *takes(1, 2, 3))

    result = toy_table.amend(2, Take("Bruno", 3))

    assert result.ok and result.moves[0].n == 4
    assert numbers(toy_table) == (1, 4, 3)
    assert toy_table.state()["heap"] == 13


def test_the_old_number_still_finds_what_stands_in_its_place(toy_table: Table) -> None:
    said(toy_table, *takes(1, 2))
    toy_table.amend(2, Take("Bruno", 3))

    assert toy_table.amend(2, Take("Bruno", 1)).ok

    assert numbers(toy_table) == (1, 4)


def test_a_later_move_that_becomes_illegal_is_named_and_nothing_changes(toy: Toy) -> None:
    table = said(Table.new("toy", ("Ana", "Bruno"), heap=6), *takes(1, 2, 3))
    before = table.state()

    result = table.amend(1, Take("Ana", 2))

    assert [r.rule for r in result.rulings] == ["referee.amend.later-illegal", "toy.take.heap"]
    assert result.later is not None and result.later.n == 3
    assert table.state() == before and numbers(table) == (1, 2, 3)


def test_with_yes_the_replay_is_kept_up_to_the_illegal_move(toy: Toy) -> None:
    table = said(Table.new("toy", ("Ana", "Bruno"), heap=6), *takes(1, 2, 3))

    result = table.amend(1, Take("Ana", 2), yes=True)

    assert result.ok and result.cut == 3
    assert numbers(table) == (4, 2)
    assert table.state()["heap"] == 2


def test_a_dropped_move_is_left_out(toy_table: Table) -> None:
    said(toy_table, *takes(1, 2, 3))

    result = toy_table.amend(3, drop=True)

    assert result.ok and numbers(toy_table) == (1, 2)
    assert toy_table.state()["heap"] == 17
    assert [r.rule for r in toy_table.amend(3, Take("Ana", 1)).rulings] == ["referee.amend.not-in-force"]


def test_the_answers_go_with_the_move_that_asked(toy_table: Table) -> None:
    said(toy_table, Paint("Ana"), Answer("Ana", ("red",)), Take("Bruno", 1))

    assert toy_table.amend(1, Take("Ana", 3)).ok

    assert toy_table.state()["heap"] == 16 and len(numbers(toy_table)) == 2


def test_no_other_move_while_a_choice_is_open(toy_table: Table) -> None:
    said(toy_table, Paint("Ana"))

    result = toy_table.do(Take("Ana", 1))

    assert [r.rule for r in result.rulings] == ["referee.choice.open"]
    assert [m.args()["picked"] for m in toy_table.legal()] == [("red",), ("blue",), ("green",)]


def test_undoing_an_answer_opens_the_choice_again(toy_table: Table) -> None:
    said(toy_table, Paint("Ana"), Answer("Ana", ("red",)))
    toy_table.undo()

    assert [c.choice for c in toy_table.position.waiting] == ["colour"]
    assert toy_table.do(Answer("Ana", ("blue",))).ok


def test_a_forced_move_is_marked_with_what_it_overrules(toy_table: Table) -> None:
    result = toy_table.do(Take("Ana", 5), force=True, because="house rule")

    assert result.ok and result.forced
    line = toy_table.log_json()[0]
    assert line["kind"] == "force" and line["because"] == "house rule"
    assert [r["rule"] for r in line["rulings"]] == ["toy.take.three"]


def test_force_is_not_marked_where_nothing_was_overruled(toy_table: Table) -> None:
    toy_table.do(Take("Ana", 1), force=True, because="to be sure")

    assert toy_table.log_json()[0]["kind"] == "move"


def test_a_warning_table_lets_it_pass_and_says_so(toy: Toy) -> None:
    result = Table.new("toy", ("Ana", "Bruno"), level="warn").do(Take("Ana", 5))

    assert result.ok and [r["rule"] for r in result.json()["moves"][0]["rulings"]] == ["toy.take.three"]
    assert result.json()["moves"][0]["forced"] is True


def test_a_tracking_table_only_keeps_the_counters(toy: Toy) -> None:
    table = Table.new("toy", ("Ana", "Bruno"), level="track")

    result = table.do(Take("Bruno", 5))

    assert result.ok and not result.forced and table.state()["heap"] == 15


def test_there_is_no_other_level(toy: Toy) -> None:
    with pytest.raises(Unfit):
        Table.new("toy", ("Ana", "Bruno"), level="lenient")


def test_what_the_table_draws_stands_in_the_log_and_is_not_drawn_again(toy: Toy) -> None:
    tables = [said(Table.new("toy", ("Ana", "Bruno"), seed="7"), Guess("Ana")) for _ in range(2)]

    for table in tables:
        said(table, Answer("Ana", (AT_RANDOM,)))

    drawn = [table.log_json()[1]["events"][0]["count"] for table in tables]
    assert drawn[0] == drawn[1] and 1 <= drawn[0] <= 3
    again = Table.from_record(tables[0].record())
    assert again == tables[0]


def test_a_record_makes_the_same_table_with_all_that_was_said(toy_table: Table) -> None:
    said(toy_table, *takes(1, 2, 3), Paint("Bruno"), Answer("Bruno", ("blue",)))
    toy_table.undo(2)
    toy_table.redo()
    toy_table.undo()
    toy_table.amend(2, Take("Bruno", 1))
    toy_table.do(Take("Bruno", 9), force=True, because="why not")

    again = Table.from_record(toy_table.record())

    assert isinstance(again, Table)
    assert again == toy_table and again.log_json() == toy_table.log_json()
    assert again.record() == toy_table.record()


def test_a_record_with_an_illegal_move_is_refused(toy_table: Table) -> None:
    said(toy_table, *takes(1, 2))
    text = toy_table.record().replace('"count":2', '"count":9')

    found = Table.from_record(text)

    assert isinstance(found, Result) and found.at == 2
    assert [r.rule for r in found.rulings] == ["toy.take.three"]


@pytest.mark.parametrize(
    "text",
    ["", "hello", "referee record x", "referee record 1\n", "referee record 1\ngame: toy\nplayers: [", "\0" * 100],
)
def test_what_is_no_record_is_refused(toy: Toy, text: str) -> None:
    with pytest.raises(Unfit):
        Table.from_record(text)


def test_the_log_shows_what_was_said_and_what_still_counts(toy_table: Table) -> None:
    said(toy_table, *takes(1, 2))
    toy_table.undo()
    toy_table.amend(1, Take("Ana", 3))

    lines = [(line["n"], line["kind"], line["in_force"]) for line in toy_table.log_json()]

    assert lines == [(1, "move", False), (2, "move", False), (3, "undo", True), (4, "amend", True)]


def test_secrets_are_null_for_everybody(toy: Toy) -> None:
    table = said(Table.new("toy", ("Ana", "Bruno"), hide=True), *takes(1))

    assert table.log_json()[0]["events"][0]["count"] is None
    assert table.state()["players"]["Ana"]["held"] is None
    assert table.revealed("Ana")["players"]["Ana"]["held"] == 1
    assert table.log_json()[-1]["kind"] == "reveal"


def test_a_renamed_player_keeps_what_was_done(toy_table: Table) -> None:
    said(toy_table, *takes(1, 2))

    toy_table.rename("Ana", "Carla")

    assert toy_table.players == ["Carla", "Bruno"]
    assert toy_table.state()["players"]["Carla"] == {"held": 1}
    assert toy_table.do(Take("Carla", 1)).ok


@pytest.mark.parametrize("name", ["", "a:b", "a;b", "x" * 31, "a\nb", "Bruno"])
def test_nobody_can_have_such_a_name(toy: Toy, name: str) -> None:
    with pytest.raises(Unfit):
        Table.new("toy", (name, "Bruno"))


def test_a_scenario_of_the_state_is_the_same_table(toy_table: Table) -> None:
    said(toy_table, *takes(1, 2, 3))

    assert Table.scenario({"game": "toy", **toy_table.state()}) == toy_table


def test_what_was_ruled_differently_then_is_shown(toy_table: Table) -> None:
    said(toy_table, *takes(2))
    entry = toy_table.history.entries[1]
    toy_table.history.entries[1] = entry.but(events=[{**entry.events[0], "count": 3}, *entry.events[1:]])

    assert [event["count"] for event in toy_table.log_json()[0]["once"] if event["type"] == "taken"] == [3]
    assert "once" not in said(Table.new("toy", ("Ana", "Bruno")), *takes(2)).log_json()[0]


def test_what_was_described_is_an_event(toy_table: Table) -> None:
    result = toy_table.do(Describe("Ana", "foo", {"power": 3}))

    assert result.events[0].kind == "card-described"


def test_why_keeps_what_players_hide_until_the_game_is_over():
    open_hand = Table.new("dragonrealm", ["Ana", "Bruno"], first="Ana")
    hidden = Table.new("dragonrealm", ["Ana", "Bruno"], first="Ana", hide=True)

    assert open_hand.why("monedas de Ana")["value"] == 0
    assert hidden.why("monedas de Ana")["value"] is None
