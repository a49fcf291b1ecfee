"""Tables to test at."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from referee import Table, games

from .toy import Toy

settings.register_profile("same-each-time", derandomize=True)
settings.load_profile("same-each-time")

Run = Callable[..., "Ran"]
TWO = ("Ana", "Bruno")
HOUSES = {"Ana": {"houses": ["brobnar", "dis", "shadows"]}, "Bruno": {"houses": ["logos", "mars", "untamed"]}}


class Ran:
    """What a command line printed, and its exit status."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err

    @property
    def json(self) -> Any:
        """What stands on stdout, which must be one JSON object and nothing else."""
        import json

        return json.loads(self.out)


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Each test in a folder of its own, with nothing of the user's settings; Spanish."""
    for name in ("REFEREE_DB", "REFEREE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Toy:
    """The toy game, at the place of every game."""
    game = Toy()
    monkeypatch.setattr(games, "find", lambda id: game)
    return game


@pytest.fixture
def toy_table(toy: Toy) -> Table:
    """A table of the toy game without a database."""
    return Table.new("toy", TWO)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command line in this process."""
    from referee.__main__ import main

    def ran(*words: str) -> Ran:
        capsys.readouterr()
        status = main(list(words))
        out, err = capsys.readouterr()
        return Ran(status, out, err)

    return ran


@pytest.fixture
def keyforge() -> Callable[..., Table]:
    """A KeyForge table at any position: `keyforge(step="forge", Ana={"amber": 6})`."""

    def scenario(**given: Any) -> Table:
        seats = {name: given.pop(name) for name in list(given) if name[0].isupper()}
        return Table.scenario({"game": "keyforge", **given, **({"players": seats} if seats else {})})

    return scenario
