"""What the cards cost: random legal KeyForge games with full known decks, beside the same kernel when no card speaks.

Run from the project's folder: python benchmarks/cards.py. It also tells what loading the catalogue costs a process.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from referee.games.keyforge import abilities
from referee.games.keyforge.catalogue import catalogue
from tests.keyforge.random_game import moves

GAMES, LENGTH = 12, 250
ONE, ALL = 'known("troll")', "[known(id) for id in catalogue()]"
LOAD = """
from time import perf_counter
from referee.games.keyforge.catalogue import catalogue, known
begun = perf_counter()
{}
print((perf_counter() - begun) * 1000)
"""


def pace() -> tuple[float, int]:
    """Moves a second over some seeded games, choosing and checking included, and how many moves that were."""
    count, begun = 0, time.perf_counter()
    for seed in range(GAMES):
        count += sum(1 for _ in moves(seed, LENGTH))
    return count / (time.perf_counter() - begun), count


def process(what: str) -> float:
    """Milliseconds that something takes in a fresh process, the best of seven."""
    code = LOAD.format(what)
    told = (subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True) for _ in range(7))
    return min(float(run.stdout) for run in told)


def main() -> None:
    """Measure and print."""
    pace()  # modules imported, texts compiled
    speaking, count = pace()
    abilities.FOUND.update(dict.fromkeys(catalogue(), abilities.SILENT))
    silent, plain = pace()
    print(f"with every card speaking: {speaking:,.0f} moves a second ({count} moves)")
    print(f"kernel, no card speaking: {silent:,.0f} moves a second ({plain} moves); {silent / speaking:.2f}x")
    print(f"one card of the catalogue: {process(ONE):.1f} ms of a process")
    print(f"all 370 of them: {process(ALL):.1f} ms")


if __name__ == "__main__":
    main()
