"""What can be said at a position, and what comes nearest to something that cannot."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, islice
from typing import Any

from .core.game import Game
from .core.types import Answer, Choice, Move, Position

ANSWERS = 60
"""So many answers to an open choice are listed at most."""


def legal(game: Game[Any], position: Position[Any], player: str = "") -> list[Move]:
    """The moves of a player (default: whose turn it is) that are legal; while a choice is open, its answers."""
    if position.waiting:
        choice = position.waiting[0]
        return list(answers(game, position, choice)) if player in ("", choice.player) else []
    return list(game.legal(position.state, player or game.mover(position.state)))


def answers(game: Game[Any], position: Position[Any], choice: Choice) -> Iterator[Move]:
    """The answers that an open choice takes, the shortest first; of many, the first ones.

    What the table tells freely (a card's name) cannot be listed.
    """
    found: Iterable[tuple[str, ...]] = ()
    if not choice.free:
        sizes = range(choice.least, min(choice.most, len(choice.options)) + 1)
        found = (picked for size in sizes for picked in combinations(choice.options, size))
    elif choice.choice == "number":
        found = ((str(number),) for number in range(choice.low, choice.high + 1))
    fitting = (picked for picked in found if not game.unfit(position.state, choice, Answer(choice.player, picked)))
    for picked in islice(fitting, ANSWERS):
        yield Answer(choice.player, picked)


def nearest(wanted: Move | None, legal: Sequence[Move], most: int = 3) -> list[Move]:
    """The legal moves that differ least from a refused one: its kind with other arguments, or the same card."""
    if wanted is None:
        return []
    legal = [move for move in legal if not move.last or move.kind == wanted.kind]
    if not legal:
        return []
    args = wanted.args()

    def differs(move: Move) -> tuple[int, int]:
        own = move.args()
        apart = sum(own.get(name) != args.get(name) for name in {*own, *args})
        shared = bool(set(map(str, own.values())) & set(map(str, args.values())))
        return (0 if move.kind == wanted.kind else 1 if shared else 2 if not own else 3), apart

    best = sorted(legal, key=differs)
    least = differs(best[0])
    # What has nothing in common with the refused move is a way on: moves of one kind, not a list of everything.
    return [move for move in best if differs(move) == least and (least[0] < 2 or move.kind == best[0].kind)][:most]
