"""Bad input at every command: one clear sentence, the right exit status, nothing lost, no traceback."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from referee.cli.commands import COMMANDS
from referee.cli.grammar import parameters, parted, plain_line

from .conftest import Run
from .test_interface import NEW

NASTY = {
    "empty": "",
    "spaces": "   ",
    "emoji": "🃏🔥👍",
    "long": "x" * 10_000,
    "long words": "cosechar " * 1_200,
    "control": "\x1b[31m\x00\x07",
    "sql": "'; DROP TABLE entries; --",
    "regex": "((((a+)+)+)+)+$",
    "script": "カードをプレイする",
    "braces": "{player} {0} %s",
    "semicolons": ";;;;",
    "dash": "—",
}
SPOKEN = ("do", "can", "why")


@pytest.fixture
def table(run: Run) -> Run:
    """A command line with a table open."""
    assert run(*NEW).status == 0
    return run


@pytest.mark.parametrize("words", NASTY.values(), ids=NASTY)
@pytest.mark.parametrize("command", SPOKEN)
def test_nasty_words(table: Run, command: str, words: str) -> None:
    before = table("--json", "table").out

    ran = table(command, words)

    assert ran.status in (2, 4), ran.out + ran.err
    said = ran.out + ran.err
    assert said.strip() and "Traceback" not in said and len(said) < 2_000
    assert "\x1b[31m" not in said and "\x00" not in said
    assert table("--json", "table").out == before


@pytest.mark.parametrize("words", NASTY.values(), ids=NASTY)
def test_nasty_arguments(table: Run, words: str) -> None:
    for line in (
        ("fix", words, "--because", "x"),
        ("legal", words or "?"),
        ("amend", words, "fin"),
        ("use", words),
        ("rename", words, words),
        ("table", "--reveal", words or "?"),
        ("import", words),
        ("export", words, "x.txt"),
        ("deck", words, words),
        ("score", words),
        ("--lang", words or "?", "table"),
        ("--table", words or "?", "table"),
        ("new", words, words, words),
    ):
        ran = table(*line)
        assert ran.status in (1, 2, 4), (line, ran.out, ran.err)
        assert "Traceback" not in ran.out + ran.err
    assert table("--json", "log").json == {"moves": []}
    for stray in Path().glob("*"):
        assert stray.name.startswith("state.db") or stray.stat().st_size, stray


def test_an_ended_game(table: Run) -> None:
    assert table("do", "casa brobnar; me rindo").status == 0

    refused = table("--json", "do", "fin")

    assert refused.status == 3 and refused.json["rulings"]
    assert table("table").status == table("log").status == table("legal").status == table("undo").status == 0


@pytest.mark.parametrize("content", [b"", b"hello" * 500, b"SQLite format 3\0" + bytes(84), os.urandom(4096)])
def test_files_that_are_no_database_of_ours(run: Run, content: bytes) -> None:
    Path("state.db").write_bytes(content)

    for line in (("table",), ("do", "fin"), ("log",), ("tables",), NEW):
        ran = run(*line)
        if content:
            assert ran.status == 5 and "state.db" in ran.err, line
            assert Path("state.db").read_bytes() == content
        else:
            assert ran.status == (0 if line is NEW else 2)


def test_a_database_that_cannot_be_used_is_said_in_every_language(run: Run) -> None:
    other = sqlite3.connect("state.db")
    other.execute("CREATE TABLE songs (title)")
    other.close()

    said = {run("--lang", lang, "table").err for lang in ("es", "pt", "en")}

    assert len(said) == 3 and run("--json", "table").json["error"] == "database"


def test_a_folder_and_a_missing_folder(run: Run) -> None:
    Path("folder").mkdir()

    assert run("--db", "folder", "table").status == 5
    assert run("--db", "folder", *NEW).status == 5
    assert run("--db", "no/such/state.db", *NEW).status == 5
    assert run("--db", "no/such/state.db", "table").status == 2


def test_a_full_disk(table: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from referee.journal.journal import Journal

    def full(*unused: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    before = table("--json", "table").out
    with monkeypatch.context() as patch:
        patch.setattr(Journal, "append", lambda self, *rest: failing(self, full))
        ran = table("do", "casa brobnar")
    assert ran.status == 5 and ran.err.strip()
    assert table("--json", "table").out == before


def failing(journal: object, act: object) -> None:
    with journal.guarded():  # type: ignore[attr-defined]
        act()  # type: ignore[operator]


def test_a_fault_of_ours_is_one_sentence(table: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from referee.games.keyforge import KeyForge

    monkeypatch.setattr(KeyForge, "rows", lambda *unused: 1 / 0)

    ran = table("table")

    assert ran.status == 2 and "ZeroDivisionError" in ran.err and len(ran.err.splitlines()) == 1


def test_nobody_listens_any_more() -> None:
    done = subprocess.run(
        f"{sys.executable} -m referee --help | head -1", shell=True, capture_output=True, text=True, check=False
    )

    assert done.stderr == "" and done.stdout.count("\n") == 1


def test_a_terminal_that_knows_no_accents() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}

    done = subprocess.run(
        [sys.executable, "-m", "referee"], env=environment, capture_output=True, text=True, check=False
    )

    assert done.returncode == 0 and "rbitro" in done.stdout and done.stderr == ""


def test_look_ups_and_moves_load_no_framework(table: Run) -> None:
    heavy = ("typer", "rich", "sqlite_utils", "prompt_toolkit", "rapidfuzz")
    for line in (["ask", "aturdimiento"], ["table"], ["do", "casa brobnar"], ["can", "fin"], ["legal"], ["undo"]):
        code = f"import sys; from referee.__main__ import main; main({line!r}); print([m for m in {heavy!r} if m in sys.modules])"
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        assert done.stdout.splitlines()[-1] == "[]", (line, done.stdout)


def test_lines_are_read_alike_with_and_without_typer() -> None:
    from typer.main import get_command

    from referee.cli.app import program
    from referee.cli.output import Desk

    group = get_command(program(Desk()))
    for name, line in {
        "do": ["casa brobnar", "--force", "--because", "why not"],
        "undo": ["3"],
        "amend": ["2", "jugar", "Troll", "--yes"],
        "new": ["keyforge", "Ana", "Bruno", "--houses", "Ana=a", "--houses=Bruno=b", "--after", "2"],
        "legal": [],
        "table": ["--reveal", "Ana"],
        "log": ["--moves=4"],
        "deck": ["check", "deck.txt", "--game", "eredan"],
    }.items():
        command = group.commands[name]  # type: ignore[attr-defined]
        context = command.make_context(name, list(line))
        ours = plain_line(COMMANDS[name], line)
        assert ours is not None
        whole = {p.name: ours.get(p.name, p.default) for p in parameters(COMMANDS[name])}
        read = {k: list(v) if isinstance(v, tuple) else v or type(whole[k])() for k, v in context.params.items()}
        assert read == whole, name


def test_what_is_not_plain_is_left_to_typer() -> None:
    for name, line in (
        ("do", []),
        ("undo", ["x"]),
        ("undo", ["1", "2"]),
        ("table", ["--nonsense"]),
        ("log", ["--moves"]),
    ):
        assert plain_line(COMMANDS[name], line) is None


def test_some_words_look_like_options() -> None:
    assert plain_line(COMMANDS["odds"], ["3", ">=", "7", "--academia", "1"]) == {
        "words": ["3", ">=", "7", "--academia", "1"]
    }
    assert plain_line(COMMANDS["do"], ["llaves", "-1"]) == {"words": ["llaves", "-1"]}
    assert plain_line(COMMANDS["odds"], ["--help"]) is None


def test_global_options_behind_a_double_dash_are_words() -> None:
    given, rest = parted(["do", "--json", "--", "--lang", "x"])

    assert given.json and rest == ["do", "--", "--lang", "x"]


def test_play_reads_moves_and_commands(table: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(
        [
            "casa brobnar",
            "jugar Bumpsy",
            "jugar Anger",
            "xyzzy",
            "deshacer",
            "legal",
            "why æmbar de Ana",
            "undo x",
            "",
            "ayuda",
            "salir",
        ]
    )
    monkeypatch.setattr("builtins.input", lambda prompt="": next(lines))

    ran = table("play")

    assert ran.status == 0 and "keyforge" not in ran.err
    kinds = [move["kind"] for move in table("--json", "log").json["moves"]]
    assert kinds == ["move", "move", "undo"]


def test_play_ends_with_its_input(table: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(prompt: str = "") -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", gone)

    assert table("play").status == 0


def test_a_person_is_asked_for_what_is_missing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["keyforge", "Ana, Bruno", "Brobnar, Dis, Sombras", "logos, mars, untamed"])
    for where in ("referee.cli.seats.person", "referee.cli.commands.person"):
        monkeypatch.setattr(where, lambda: True)
    monkeypatch.setattr("builtins.input", lambda prompt="": next(answers))

    ran = run("new")

    assert ran.status == 0
    assert run("--json", "table").json["players"]["Ana"]["houses"] == ["brobnar", "dis", "shadows"]
