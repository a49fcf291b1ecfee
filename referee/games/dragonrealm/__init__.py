"""Dragonrealm. The game is put together when `GAME` is asked for: a score that was never logged needs none of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .game import GAME

__all__ = ["GAME"]


def __getattr__(name: str) -> Any:
    """`GAME`, on its first use."""
    if name == "GAME":
        from .game import GAME

        return GAME
    raise AttributeError(name)
