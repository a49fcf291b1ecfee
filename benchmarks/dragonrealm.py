"""Scoring random Dragonrealm tables in one process, beside a plain loop that only sums their numbers (the floor); and
`referee score` as a whole process beside `python -c "import typer"`.

Run: python benchmarks/dragonrealm.py
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from referee.games.dragonrealm.tally import score

NAMES = ("Ana", "Bruno", "Carla", "Diego")
TABLES = 5_000
RUNS = 7
PROCESSES = 15

LINE = "Halfling Hideout 6/5 d4: Ana 3, Bruno 2, Carla 1, goblins 2"


def random_table(chance: random.Random) -> dict[str, Any]:
    """A finished table of two to four players: three locations, coins, Dragonstones, enhancements, the Academy."""
    players = list(NAMES[: chance.randint(2, 4)])
    places = [
        {
            "name": f"Location {at}",
            "treasure": [chance.randint(3, 10), chance.randint(1, 6)],
            "dragonstones": chance.randint(0, 5),
            "meeples": {name: chance.randint(0, 2) for name in players},
            "goblins": chance.randint(0, 2),
        }
        for at in range(3)
    ]
    return {
        "dragonrealm": 1,
        "players": players,
        "coins": {name: chance.randint(0, 40) for name in players},
        "dragonstones": {name: chance.randint(0, 12) for name in players},
        "enhancements": {players[0]: {"coins": 3, "dragonstones": 1}},
        "academy": {name: chance.randint(0, 2) for name in players},
        "location": places,
    }


def summed(table: dict[str, Any]) -> int:
    """All the numbers of a table added up: what reading it costs at least."""
    total = sum(table["coins"].values()) + sum(table["dragonstones"].values()) + sum(table["academy"].values())
    for printed in table["enhancements"].values():
        total += sum(printed.values())
    for place in table["location"]:
        total += sum(place["treasure"]) + sum(place["meeples"].values()) + place["goblins"] + place["dragonstones"]
    return int(total)


def tables_a_second(act: Callable[[dict[str, Any]], object], tables: list[dict[str, Any]]) -> float:
    """How many tables a second, the best of some runs over all of them."""
    best = float("inf")
    for _ in range(RUNS):
        begun = time.perf_counter()
        for table in tables:
            act(table)
        best = min(best, time.perf_counter() - begun)
    return len(tables) / best


def milliseconds(*command: str) -> float:
    """A whole process, the median of some, in milliseconds. Compiled, as an installed program is."""
    settings = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    subprocess.run([sys.executable, *command], check=True, capture_output=True, env=settings)
    took = []
    for _ in range(PROCESSES):
        begun = time.perf_counter()
        subprocess.run([sys.executable, *command], check=True, capture_output=True, env=settings)
        took.append(time.perf_counter() - begun)
    return sorted(took)[len(took) // 2] * 1000


def main() -> None:
    """Measure and print."""
    tables = [random_table(random.Random(seed)) for seed in range(TABLES)]
    scored, floor = tables_a_second(score, tables), tables_a_second(summed, tables)
    print(f"scoring, one process: {scored:,.0f} tables a second; only summing their numbers: {floor:,.0f}")
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder, "state.db"))
        whole = milliseconds("-m", "referee", "--db", database, "score", "dragonrealm", LINE)
    typer = milliseconds("-c", "import typer")
    print(
        f"`referee score`, a whole process: {whole:.0f} ms; `import typer`: {typer:.0f} ms; ratio {whole / typer:.2f}"
    )


if __name__ == "__main__":
    main()
