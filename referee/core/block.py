"""A piece of the screen, as plain strings: what a game shows of its table; `cli` lays it out."""

from __future__ import annotations

from .types import Record


class Block(Record):
    """A title, a table with a head and rows, and a line of text, each of which may be missing; at most 78 columns."""

    title: str = ""
    head: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    text: str = ""
