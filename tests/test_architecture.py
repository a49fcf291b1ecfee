"""Manners: arrows point down, sentences live with the translators, games never draw, no file grows without a reason."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import referee

REFEREE = Path(referee.__file__).parent
ROOT = REFEREE.parent
FILES = sorted(REFEREE.rglob("*.py"))
PLAYER_LETTERS = re.compile("[áéíóúñãõçâêôàü¿¡ÁÉÍÓÚÑÃÕÇ]")
CHANCE_AND_CLOCKS = {"random", "secrets", "time", "datetime"}
LONG = 400


def strings(tree: ast.AST) -> Iterator[ast.Constant]:
    """The strings of a module, docstrings left out."""
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            yield node


def test_every_arrow_points_down() -> None:
    lint = Path(sys.executable).with_name("lint-imports")

    done = subprocess.run(
        [lint, "--config", ROOT / "pyproject.toml", "--no-cache"], cwd=ROOT, capture_output=True, text=True
    )

    assert done.returncode == 0, done.stdout[-3000:]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(REFEREE)))
def test_no_player_word_stands_in_the_code(path: Path) -> None:
    found = [s.value for s in strings(ast.parse(path.read_text(encoding="utf-8"))) if PLAYER_LETTERS.search(s.value)]

    assert not found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(REFEREE)))
def test_a_long_file_says_why(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    doc = ast.get_docstring(ast.parse(text)) or ""

    assert doc, "no docstring"
    assert len(text.splitlines()) <= LONG or re.search(r"\blong|\blines\b", doc.lower())


@pytest.mark.parametrize("path", sorted((REFEREE / "games").rglob("*.py")), ids=lambda p: str(p.relative_to(REFEREE)))
def test_a_game_draws_nothing_and_reads_no_clock(path: Path) -> None:
    imported = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            imported |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            imported.add((node.module or "").partition(".")[0])

    assert not imported & CHANCE_AND_CLOCKS


def test_no_drawer_for_odds_and_ends() -> None:
    names = {path.stem for path in FILES}

    assert not names & {"utils", "helpers", "common", "base", "misc", "manager"}
