"""What is said is kept: across processes, whatever happens to the file."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from referee import Table
from referee.core.types import Answer
from referee.journal.health import APPLICATION, NEWEST, NoTable, Unusable
from referee.journal.journal import EVERY, RECENT, Journal
from referee.journal.timeline import Timeline, timeline

from .toy import Describe, Paint, Take, Toy, takes


def new(**options: object) -> Table:
    return Table.new("toy", ("Ana", "Bruno"), db="state.db", **options)


def reopened() -> Table:
    return Table.open("state.db")


def test_the_timeline_is_what_counts_once_all_is_heard() -> None:
    marks = [(1, "move", 0, 0), (2, "move", 0, 0), (3, "undo", 1, 0), (4, "move", 0, 0), (5, "amend", 1, 0)]

    line = timeline(marks)

    assert line == Timeline((5, 4), (), {1: 5})
    assert line.place(1) == 0 and line.place(2) == -1


def test_inserted_and_cut_steps() -> None:
    marks = [(n, "move", 0, 0) for n in (1, 2, 3, 4)]

    assert timeline([*marks, (5, "amend", 2, 4), (6, "insert", 5, 0)]).steps == (1, 5, 6, 3)
    assert timeline([*marks, (5, "drop", 2, 0)]).steps == (1, 3, 4)


def test_a_table_is_found_again_as_it_was(toy: Toy) -> None:
    table = new()
    for move in takes(1, 2, 3, 1):
        table.do(move)
    table.undo()

    again = reopened()

    assert again == table and again.history.last == 5
    assert again.redo().ok and reopened().state()["heap"] == 13


def test_an_open_choice_is_found_again(toy: Toy) -> None:
    new().do(Paint("Ana"))

    table = reopened()

    assert [c.options for c in table.position.waiting] == [("red", "blue", "green")]
    assert table.do(Answer("Ana", ("red",))).ok


def test_loading_reads_a_snapshot_and_little_more(toy: Toy) -> None:
    table = new(heap=1000)
    for at in range(100):
        table.do(Take(("Ana", "Bruno")[at % 2], 1))

    again = reopened()
    assert again.state()["heap"] == 900

    assert len(again.history.entries) == 0
    kept = table.history.journal.ask("SELECT steps FROM snapshots ORDER BY steps")  # type: ignore[union-attr]
    assert [row[0] for row in kept] == [*range(0, 100 - RECENT + 1, EVERY), *range(100 - RECENT + 1, 101)]


def test_snapshots_can_be_thrown_away(toy: Toy) -> None:
    table = new()
    for move in takes(1, 2, 3):
        table.do(move)
    table.history.journal.tell("DELETE FROM snapshots")  # type: ignore[union-attr]

    assert reopened() == table


def test_a_changed_past_leaves_no_stale_snapshot(toy: Toy) -> None:
    table = new()
    for move in takes(1, 2, 3, 1):
        table.do(move)
    table.amend(2, Take("Bruno", 3))
    table.undo()

    assert reopened().state() == table.state()
    assert table.state()["heap"] == 13


def test_a_renamed_player_is_found_again(toy: Toy) -> None:
    table = new()
    for move in takes(1, 2):
        table.do(move)
    table.rename("Ana", "Carla")
    table.do(Take("Carla", 1))

    again = reopened()

    assert again.state() == table.state() and again.players == ["Carla", "Bruno"]
    assert [line.get("player") for line in again.log_json()] == ["Carla", "Bruno", None, "Carla"]


def test_what_was_told_of_a_card_is_known_at_the_next_table(toy: Toy) -> None:
    new().do(Describe("Ana", "foo", {"power": 3}))

    assert new().history.start["options"]["known"] == {"card": {"foo": {"power": 3}}}


def test_numbers_of_deleted_tables_are_not_given_again(toy: Toy) -> None:
    new()
    second = new()
    second.history.journal.delete(2)  # type: ignore[union-attr]

    assert new().number == 3


def test_two_at_once_and_the_second_hears_the_first(toy: Toy) -> None:
    one = new()
    two = reopened()
    one.do(Take("Ana", 1))

    refused = two.do(Take("Ana", 1))

    assert [r.rule for r in refused.rulings] == ["toy.turn.own"]
    assert two.do(Take("Bruno", 1)).ok and reopened().state()["heap"] == 18


def test_many_writers_lose_nothing(toy: Toy) -> None:
    new(heap=1000)
    done = []

    def write(name: str) -> None:
        table = reopened()
        for _ in range(20):
            done.extend(told.n for told in table.do(Take(name, 1), force=True, because="race").moves)
        table.history.journal.close()  # type: ignore[union-attr]

    threads = [threading.Thread(target=write, args=(name,)) for name in ("Ana", "Bruno")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert sorted(done) == list(range(1, 41)) and reopened().state()["heap"] == 960


def test_a_broken_chain_is_noticed(toy: Toy) -> None:
    table = new()
    for move in takes(1, 2):
        table.do(move)
    table.history.journal.tell("UPDATE entries SET body = replace(body, '\"count\":2', '\"count\":3')")  # type: ignore[union-attr]

    with pytest.raises(Unusable) as unusable:
        reopened().log_json()

    assert unusable.value.why == "damaged"


def test_there_must_be_a_file_and_a_table(toy: Toy) -> None:
    with pytest.raises(NoTable):
        Table.open("state.db")
    new()
    with pytest.raises(NoTable):
        Table.open("state.db", 7)
    assert not Path("other.db").exists()


@pytest.mark.parametrize(
    ("content", "why"),
    [(b"hello, I am a letter" * 100, "foreign"), (b"SQLite format 3\0" + b"\0" * 50, "foreign")],
)
def test_a_file_of_somebody_elses_is_left_alone(toy: Toy, content: bytes, why: str) -> None:
    Path("state.db").write_bytes(content)

    with pytest.raises(Unusable) as unusable:
        new()

    assert unusable.value.why == why and Path("state.db").read_bytes() == content


def test_a_foreign_database_is_left_alone(toy: Toy) -> None:
    other = sqlite3.connect("state.db")
    other.execute("CREATE TABLE songs (title TEXT)")
    other.close()

    with pytest.raises(Unusable) as unusable:
        new()

    assert unusable.value.why == "foreign"


def test_a_newer_database_is_left_alone(toy: Toy) -> None:
    new().history.journal.tell(f"PRAGMA user_version = {NEWEST + 1}")  # type: ignore[union-attr]

    with pytest.raises(Unusable) as unusable:
        reopened()

    assert unusable.value.why == "newer" and unusable.value.facts["version"] == NEWEST + 1


def test_a_truncated_database_is_damaged(toy: Toy) -> None:
    table = new()
    for move in takes(1, 2, 3):
        table.do(move)
    table.history.journal.close()  # type: ignore[union-attr]
    whole = Path("state.db").read_bytes()
    Path("state.db").write_bytes(whole[: len(whole) // 2])

    with pytest.raises(Unusable) as unusable:
        reopened().log_json()

    assert unusable.value.why == "damaged"


def test_a_locked_database_says_so(toy: Toy, monkeypatch: pytest.MonkeyPatch) -> None:
    new()
    monkeypatch.setattr("referee.journal.journal.PATIENCE", 0.05)
    other = sqlite3.connect("state.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    with pytest.raises(Unusable) as unusable:
        reopened().do(Take("Ana", 1))

    assert unusable.value.why == "locked"
    other.execute("ROLLBACK")
    assert reopened().do(Take("Ana", 1)).ok


def test_a_full_disk_loses_nothing(toy: Toy) -> None:
    table = new()
    table.do(Take("Ana", 1))
    pages = table.history.journal.ask("PRAGMA page_count")[0][0]  # type: ignore[union-attr]
    table.history.journal.tell(f"PRAGMA max_page_count = {pages}")  # type: ignore[union-attr]

    with pytest.raises(Unusable) as unusable:
        for at in range(200):
            table.do(Take(("Bruno", "Ana")[at % 2], 1), force=True, because="x" * 2000)

    assert unusable.value.why == "full"
    assert reopened().log_json()


@pytest.mark.skipif(os.name == "nt", reason="folders cannot be made read-only this way")
def test_a_table_can_be_looked_at_where_nothing_can_be_written(toy: Toy, tmp_path: Path) -> None:
    table = new()
    table.do(Take("Ana", 1))
    table.history.journal.close()  # type: ignore[union-attr]
    tmp_path.chmod(0o555)
    Path("state.db").chmod(0o444)
    try:
        again = reopened()
        assert again.state()["heap"] == 19
        if os.geteuid():
            with pytest.raises(Unusable):
                again.do(Take("Bruno", 1))
    finally:
        tmp_path.chmod(0o755)


def test_the_program_marks_its_databases(toy: Toy) -> None:
    new()
    raw = sqlite3.connect("state.db")

    assert raw.execute("PRAGMA application_id").fetchone()[0] == APPLICATION
    assert raw.execute("PRAGMA user_version").fetchone()[0] == NEWEST


def test_a_move_needs_no_slow_library() -> None:
    code = "import referee.journal.journal, referee.table, sys; print('sqlite_utils' in sys.modules, 'rich' in sys.modules)"

    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout

    assert out.split() == ["False", "False"]


def test_a_journal_is_closed_with_its_block(toy: Toy) -> None:
    new()
    with Journal("state.db") as journal:
        assert journal.numbers() == [1]
    with pytest.raises(Unusable):
        journal.numbers()
