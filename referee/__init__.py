"""Keeps the table of a card game, rules on each move, and says why, in Spanish, Portuguese and English.

The public names are loaded on first use, so that a look-up pays for nothing but the look-up.
"""

from __future__ import annotations

from .core.release import VERSION as __version__

TYPE_CHECKING = False  # as type checkers know it; typing itself costs a look-up 2 ms
if TYPE_CHECKING:
    from .core.types import Choice, Event, Move, Ruling
    from .outcome import Result
    from .table import Table

__all__ = ["Choice", "Event", "Move", "Result", "Ruling", "Table", "__version__"]


def __getattr__(name: str) -> object:
    """A public name, imported when it is first asked for.

    Raises:
        AttributeError: there is no such public name.
    """
    if name in ("Choice", "Event", "Move", "Ruling"):
        from .core import types

        return getattr(types, name)
    if name == "Result":
        from .outcome import Result

        return Result
    if name == "Table":
        from .table import Table

        return Table
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
