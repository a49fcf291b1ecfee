"""What is past is computed, not stored: from everything that was said to the moves in force. Pure."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..core.types import Record

STEPS = ("move", "force", "fix")
"""Kinds of entries that move a table one step on: a move, one the table insisted on, a correction by hand."""

AMENDS = ("amend", "insert")
"""Kinds of entries that are steps at a place of the past: in the place of another, or behind another."""


class Entry(Record):
    """One thing that was said at a table. Nothing in it depends on a language but `words`, which are memory only."""

    n: int
    """Its number at the table, from 1; never used again."""
    kind: str
    """move, force, fix, undo, redo, amend, insert, drop, reveal, rename, close or open."""
    move: Any = None
    """The move's record, or the subject and value of a fix."""
    words: str = ""
    """As it was typed."""
    because: str = ""
    """Why the table overruled or corrected."""
    of: int = 0
    """undo, redo: how many moves; amend, drop: the entry that goes; insert: the entry before."""
    cut: int = 0
    """amend, insert, drop: the first later entry that was left out with all behind it; 0 for none."""
    rulings: Any = ()
    """What spoke against it then, when it was forced or warned of."""
    events: Any = ()
    """What it caused then, as JSON: a memory, not the truth."""
    at: str = ""
    """When, UTC, as 2026-01-31T20:15:00Z."""

    def mark(self) -> Mark:
        """What the timeline needs of it."""
        return (self.n, self.kind, self.of, self.cut)


Mark = tuple[int, str, int, int]
"""n, kind, of, cut."""


class Timeline(Record):
    """The entries in force in the order of play, and those that `redo` would bring back, the next one last."""

    steps: tuple[int, ...] = ()
    back: tuple[int, ...] = ()
    stands: Any = {}
    """Amended entries by number: what stands in their place now (0: nothing)."""

    def place(self, n: int) -> int:
        """Where an entry, or what has been put in its place, stands among the steps; -1 when it is not in force."""
        while n in self.stands:
            n = self.stands[n]
        return self.steps.index(n) if n in self.steps else -1


def timeline(marks: Iterable[Mark], before: Timeline | None = None) -> Timeline:
    """What is in force once all of this has been said, on top of what was in force `before`."""
    before = before or Timeline()
    steps, back, stands = list(before.steps), list(before.back), dict(before.stands)
    for n, kind, of, cut in marks:
        if kind in STEPS:
            steps.append(n)
            back.clear()
        elif kind == "undo":
            for _ in range(min(of, len(steps))):
                back.append(steps.pop())
        elif kind == "redo":
            for _ in range(min(of, len(back))):
                steps.append(back.pop())
        elif kind in AMENDS or kind == "drop":
            at = steps.index(of)
            if cut:
                del steps[steps.index(cut) :]
            if kind == "insert":
                steps.insert(at + 1, n)
            else:
                steps[at : at + 1] = [] if kind == "drop" else [n]
                stands[of] = 0 if kind == "drop" else n
            back.clear()
    return Timeline(tuple(steps), tuple(back), stands)
