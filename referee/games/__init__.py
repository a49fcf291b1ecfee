"""The games, found by looking into this folder."""

from __future__ import annotations

import importlib
from functools import cache
from pathlib import Path
from typing import Any

from ..core.game import Game


@cache
def ids() -> tuple[str, ...]:
    """The ids of the games that can be played."""
    return tuple(sorted(p.parent.name for p in Path(__file__).parent.glob("*/__init__.py")))


@cache
def find(id: str) -> Game[Any]:
    """A game by its id.

    Raises:
        LookupError: there is no such game.
    """
    if id not in ids():
        raise LookupError(id)
    game: Game[Any] = importlib.import_module(f"{__name__}.{id}").GAME
    return game
