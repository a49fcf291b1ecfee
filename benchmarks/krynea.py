"""What the enemy of a solo Krynea battle costs to decide, beside the time that the program takes to start.

Run: python benchmarks/krynea.py. The field is as full as it gets: twelve enemy units with Objects, twelve of the player's
that all of them may choose among, a help waiting at every battalion. Decided is each enemy phase: its moves, its action
cards, its ranged and its magic attack (who, whom, with what help, and why no dearer unit), the melee of a clash with the
defence steps. Beside it the start of `referee --version` in a process of its own, its bytecode warmed.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from referee import Table
from referee.core.judge import judge
from referee.core.types import Legal, Move
from referee.games.krynea.moves import Drawn, Next, Pass

SHARE = 0.1
"""An enemy phase must be decided in less than this share of the start."""


def crowd(side: str, at: int) -> list[dict[str, Any]]:
    """Three units of a side in a clash, of all kinds of attack; those of the player hold out against all but the dearest."""
    own = {"reach": "all", "defence": 3} if side == "E" else {"defence": 4 + at}
    return [
        {"unit": f"{side}{at}{n}", "cost": n + at, "ranged": n + 2, "magic": 4 - n, "melee": 2, **own}
        | ({"object": {"name": "Espada", "cost": n, "melee": 1}} if side == "E" else {})
        for n in range(3)
    ]


def full_table(phase: str, **given: Any) -> Table:
    """A table with every place taken, on the enemy's turn in a phase."""
    stones = ["Taraz", {"name": "Vardos", "magic": 1}, {"name": "Aldara", "front": 1}, {"name": "Cerwein", "ranged": 1}]
    clashes = [
        {
            "monoliths": [stone],
            "enemy": crowd("E", at),
            "player": crowd("P", at),
            "waiting": [{"name": f"Ayuda {at}", "reaction": "attack", "ranged": 1, "magic": 1, "melee": 1}],
        }
        for at, stone in enumerate(stones)
    ]
    powers = [{"name": f"Poder {n}", "when": "attack", "magic": n, "melee": n} for n in (1, 2)]
    return Table.scenario(
        {
            "game": "krynea",
            "phase": phase,
            "initiative": "enemy",
            "clashes": clashes,
            "enemy": {"abilities": powers},
            **given,
        }
    )


def milliseconds(table: Table, move: Move) -> float:
    """What one verdict on a move takes, story included: the median of five stretches of twenty."""
    position, game = table.position, table.game

    def act() -> None:
        assert isinstance(judge(game, position, move), Legal)

    return timed(act, 20) * 1000


def whole_phase(table: Table) -> tuple[float, int]:
    """What all the enemy's turns of an attack phase take together (the player passes), and how many they are."""
    spent = []
    for _ in range(9):
        position, took = table.position, []
        while position.state.phase == table.position.state.phase:
            enemy = position.state.turn == "enemy"
            begun = time.perf_counter()
            verdict = judge(table.game, position, Next("Ana") if enemy else Pass("Ana"))
            if enemy:
                took.append(time.perf_counter() - begun)
            assert isinstance(verdict, Legal)
            position = verdict.position
        spent.append(took)
    return statistics.median(map(sum, spent)) * 1000, len(spent[0])


def timed(act: Callable[[], object], count: int) -> float:
    """Seconds of one call: the median of five stretches."""
    spent = []
    for _ in range(5):
        begun = time.perf_counter()
        for _ in range(count):
            act()
        spent.append((time.perf_counter() - begun) / count)
    return statistics.median(spent)


def start() -> float:
    """Milliseconds that a process of the program takes to start and say its version: the median of fifteen."""
    command = [sys.executable, "-m", "referee", "--version"]
    subprocess.run(command, check=True, capture_output=True)
    spent = []
    for _ in range(15):
        begun = time.perf_counter()
        subprocess.run(command, check=True, capture_output=True)
        spent.append(time.perf_counter() - begun)
    return statistics.median(spent) * 1000


def main() -> int:
    """Measure and print; 1 when a phase takes more than its share."""
    go_on = Next("Ana")
    phases = {
        "movement, 12 units": (full_table("deployment"), go_on),
        "an action card": (full_table("actions"), Drawn("Ana", "campo-de-fuerza")),
        "a ranged attack": (full_table("ranged"), go_on),
        "a magic attack": (full_table("magic"), go_on),
        "the melee of a clash": (full_table("melee"), go_on),
    }
    beginning = start()
    print(f"{'referee --version':<24} {beginning:8.2f} ms")
    worst = 0.0
    for name, (table, move) in phases.items():
        took = milliseconds(table, move)
        worst = max(worst, took)
        print(f"{name:<24} {took:8.2f} ms   {took / beginning:.3f} of the start")
    for name, phase in (("the whole ranged phase", "ranged"), ("the whole magic phase", "magic")):
        took, attacks = whole_phase(full_table(phase))
        print(f"{name:<24} {took:8.2f} ms   {took / beginning:.3f} of the start ({attacks} attacks)")
        worst = max(worst, took)
    return 0 if worst < SHARE * beginning else 1


if __name__ == "__main__":
    sys.exit(main())
