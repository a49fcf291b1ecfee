"""Whole processes: what a move and a look at the table cost beside `python -c "import typer"`, early and late in a game.

Run: python benchmarks/cli.py [ROUNDS]. Ratios of medians in one run; every command is run in turn, so that a busy machine
slows all of them alike. Bytecode is kept in a folder of the benchmark's own and warmed before.
"""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from referee import Table

HOUSES = {"Ana": {"houses": ["brobnar", "dis", "shadows"]}, "Bruno": {"houses": ["logos", "mars", "untamed"]}}
TYPER = "python -c 'import typer'"
ENDS = {"concede", "agree-draw", "time-up"}
"""Moves that a player in search of a long game does not make."""


def played(db: str, moves: int) -> str:
    """A KeyForge table after so many random legal moves; gives a legal move for then, in words."""
    for seed in range(100):
        chance = random.Random(seed)
        Path(db).unlink(missing_ok=True)
        table = Table.new("keyforge", HOUSES, first="Ana", db=db)
        while len(table.history.line.steps) < moves or table.position.waiting:
            legal = [move for move in table.legal() if move.kind not in ENDS]
            if not legal or not table.do(chance.choice(legal)).ok:
                break
        else:
            quiet = [move for move in table.legal() if move.kind not in ENDS]
            assert table.history.journal is not None
            table.history.journal.close()
            return table.words(chance.choice(quiet))
    raise SystemExit(f"no game of {moves} moves was found")


def main() -> None:
    """Measure and print."""
    rounds = int(sys.argv[1]) if sys.argv[1:] else 15
    with tempfile.TemporaryDirectory() as folder:
        environment = {k: v for k, v in os.environ.items() if k not in ("PYTHONDONTWRITEBYTECODE", "REFEREE_DB")}
        environment |= {"PYTHONPYCACHEPREFIX": str(Path(folder, "bytecode")), "REFEREE_LANG": "es"}
        python = sys.executable
        early, late = str(Path(folder, "early.db")), str(Path(folder, "late.db"))
        words = {early: played(early, 10), late: played(late, 600)}
        commands = {
            "python -c pass": [python, "-c", "pass"],
            TYPER: [python, "-c", "import typer"],
            "referee table, move 10": [python, "-m", "referee", "--db", early, "table"],
            "referee table, move 600": [python, "-m", "referee", "--db", late, "table"],
            "referee do, move 10": [python, "-m", "referee", "--db", early, "do", words[early]],
            "referee do, move 600": [python, "-m", "referee", "--db", late, "do", words[late]],
            "referee can, move 600": [python, "-m", "referee", "--db", late, "can", words[late]],
            "referee legal, move 600": [python, "-m", "referee", "--db", late, "legal"],
        }
        spent: dict[str, list[float]] = {name: [] for name in commands}
        for turn in range(rounds + 1):
            for name, command in commands.items():
                begun = time.perf_counter()
                done = subprocess.run(command, env=environment, cwd=folder, capture_output=True, check=False)
                if turn:  # the first round only warms the bytecode
                    spent[name].append(time.perf_counter() - begun)
                if done.returncode:
                    raise SystemExit(f"{name}: status {done.returncode}: {done.stdout.decode()}{done.stderr.decode()}")
                if " do," in name:
                    undo = [python, "-m", "referee", "--db", command[4], "undo"]
                    subprocess.run(undo, env=environment, cwd=folder, capture_output=True, check=True)
    middle = {name: statistics.median(times) * 1000 for name, times in spent.items()}
    for name, took in middle.items():
        print(f"{name:<28} {took:7.1f} ms   {took / middle[TYPER]:.2f}x")
    for what in ("table", "do"):
        grown = middle[f"referee {what}, move 600"] / middle[f"referee {what}, move 10"]
        print(f"{what}: move 600 beside move 10: {grown:.2f}x")


if __name__ == "__main__":
    main()
