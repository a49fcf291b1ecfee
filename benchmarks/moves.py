"""In one process: listing the legal moves of a mid-game KeyForge table (12 creatures) and playing one; replaying a game.

Run: python benchmarks/moves.py. Beside it, the same of python-chess when that is installed (`pip install chess`).
"""

from __future__ import annotations

import random
import time
import tracemalloc
from collections.abc import Callable
from importlib.util import find_spec

from cli import ENDS, HOUSES

from referee import Table
from referee.core.judge import judge
from referee.legal import legal

CREATURES = {
    "Ana": ["troll", "bumpsy", "headhunter", "krump", "ember-imp", "succubus"],
    "Bruno": ["batdrone", "dextre", "ancient-bear", "briar-grubbling", "inka-the-spider", "hunting-witch"],
}
HAND = ["anger", "punch", "smaaash", "gauntlet-of-command", "pitlord", "foggify"]
MIDDLE = "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 4 8"
"""A mid-game chess position with 33 or so moves."""


def microseconds(act: Callable[[], object], seconds: float = 1.0) -> float:
    """What one call takes, the best of five stretches."""
    best = float("inf")
    for _ in range(5):
        count, begun = 0, time.perf_counter()
        while time.perf_counter() - begun < seconds / 5:
            act()
            count += 1
        best = min(best, (time.perf_counter() - begun) / count)
    return best * 1e6


def list_and_play() -> tuple[float, int]:
    """Microseconds for one KeyForge table, and how many moves are legal there."""
    seats = {name: {"amber": 3, "battleline": cards} for name, cards in CREATURES.items()}
    seats["Ana"]["hand"] = HAND
    table = Table.scenario({"game": "keyforge", "house": "brobnar", "players": seats})
    game, position = table.game, table.position

    def act() -> None:
        # a table of its own each time, about which nothing has been worked out yet
        fresh = position.but(state=position.state.but(seats=position.state.seats))
        moves = legal(game, fresh)
        judge(game, fresh, moves[0])

    return microseconds(act), len(legal(game, position))


def chess_list_and_play() -> tuple[float, int]:
    """The same of a chess position."""
    import chess

    board = chess.Board(MIDDLE)

    def act() -> None:
        moves = list(board.legal_moves)
        board.push(moves[0])
        board.pop()

    return microseconds(act), board.legal_moves.count()


def replay(moves: int) -> tuple[float, float, int]:
    """Seconds to replay a random legal game, megabytes it takes, and how many moves it had."""
    chance = random.Random(1)
    table = Table.new("keyforge", HOUSES, first="Ana")
    while len(table.history.line.steps) < moves:
        legal_now = [move for move in table.legal() if move.kind not in ENDS]
        if not legal_now or not table.do(chance.choice(legal_now)).ok:
            break
    text = table.record()
    tracemalloc.start()
    begun = time.perf_counter()
    again = Table.from_record(text)
    took = time.perf_counter() - begun
    memory = tracemalloc.get_traced_memory()[1] / 1e6
    tracemalloc.stop()
    assert again == table
    return took, memory, len(table.history.line.steps)


def main() -> None:
    """Measure and print."""
    took, count = list_and_play()
    print(f"KeyForge, 12 creatures: {count} legal moves listed and one played in {took:.0f} µs")
    if find_spec("chess"):
        other, others = chess_list_and_play()
        print(f"python-chess: {others} legal moves listed and one pushed in {other:.0f} µs; ratio {took / other:.1f}x")
    seconds, memory, moves = replay(300)
    print(
        f"A random legal game of {moves} moves: replayed and judged again in {seconds:.2f} s, {memory:.0f} MB at most"
    )


if __name__ == "__main__":
    main()
