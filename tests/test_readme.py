"""The README says what is true: its session is what the program prints, its commands and options exist, its Python runs."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path

import pytest

from referee.cli.commands import COMMANDS
from referee.cli.grammar import parameters

from .conftest import Run

README = Path(__file__).parent.parent / "README.md"
TEXT = README.read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    """The fenced blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```", TEXT, re.DOTALL | re.MULTILINE)


def test_the_session_is_what_the_program_prints(run: Run) -> None:
    assert played(run) == blocks("console")[0]


def played(run: Run) -> str:
    """The session of the README, typed again."""
    lines = [line for line in blocks("console")[0].splitlines() if line.startswith("$ ")]
    return "".join(f"{line}\n{run(*shlex.split(line)[2:]).out}" for line in lines)


def test_its_first_command_sets_everything_up_and_opens_a_table(run: Run) -> None:
    made, installed, opened = re.search(r"^    (\S.*)$", TEXT, re.MULTILINE)[1].split(" && ")

    # in an environment of its own: many systems let pip install nowhere else
    assert (made, installed) == ("python3 -m venv .venv", ".venv/bin/pip install .")
    assert TEXT.index(opened) < TEXT.index("$ referee")
    assert run(*shlex.split(opened)[1:]).status == 0


def test_every_command_and_option_is_in_the_readme() -> None:
    for name, command in COMMANDS.items():
        assert re.search(rf"[`, ]{name}\b", TEXT), name
        for parameter in parameters(command):
            assert not parameter.option or parameter.flag in TEXT, parameter.flag


def test_every_option_in_the_readme_exists() -> None:
    known = {p.flag for command in COMMANDS.values() for p in parameters(command) if p.option}
    known |= {"--db", "--table", "--lang", "--json", "--help", "--add", "--remove", "--sources"}

    assert not set(re.findall(r"(?<![\w-])--[a-z]+", TEXT)) - known


@pytest.mark.parametrize("code", blocks("python"))
def test_its_python_runs(code: str) -> None:
    exec(compile(code, "README.md", "exec"), {})


def test_its_score_file_is_read(run: Run) -> None:
    (text,) = blocks("toml")
    Path("table.toml").write_text(text, encoding="utf-8")

    ran = run("--json", "score", "dragonrealm", "table.toml")

    assert tomllib.loads(text)["dragonrealm"] == 1
    assert ran.status == 0 and set(ran.json["players"]) == {"Ana", "Bruno", "Carla"}


def test_its_test_command_is_what_ci_runs() -> None:
    ci = (README.parent / ".ci" / "run").read_text(encoding="utf-8")

    assert "    python3 tests/run.py\n" in TEXT and "exec python3 tests/run.py" in ci
