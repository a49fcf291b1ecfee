"""What cards, houses, players, ... are called: from spoken words to ids.

An index serves one question ("which of these ids do the words mean?"). It is built in bulk, because a hand that nobody
has seen may be any of some thousand names, and every command is a new process.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from ..core.types import Record
from .words import fillers, folded_lines

EXACT, LOOSE, CLOSE = 1, 2, 3
"""How freely words are read: as they are called; also the beginning of a name, its initials; also with typos."""

LONGEST = 10
"""Words of the longest name that is looked for."""


class Found(Record):
    """Ids that words may mean, all equally well; `cost` grows with the freedom that was taken."""

    ids: tuple[str, ...]
    cost: int


class Names:
    """The ways to say some ids, in any language; an id can always be said itself."""

    def __init__(self, ways: Mapping[str, Sequence[str]]) -> None:
        self.ways = ways
        said: list[str] = []
        ids: list[str] = []
        for id, names in ways.items():
            said.extend(names)
            said.append(id)
            ids.extend([id] * (len(names) + 1))
        self.said = folded_lines(said)
        self.ids = ids
        self.known: dict[tuple[str, int], Found | None] = {}

    @cached_property
    def whole(self) -> dict[str, tuple[str, ...]]:
        """Names, word for word."""
        return gathered(self.said, self.ids)

    @cached_property
    def bare(self) -> dict[str, tuple[str, ...]]:
        """Names without articles and prepositions."""
        return gathered(map(bared, self.said), self.ids)

    @cached_property
    def initials(self) -> dict[str, tuple[str, ...]]:
        """First letters of names of several words, with and without those of articles and prepositions."""
        letters: list[str] = []
        ids: list[str] = []
        for name, id in zip(self.said, self.ids, strict=True):
            for words in {name, bared(name)}:
                if " " in words:
                    letters.append("".join(w[0] for w in words.split()))
                    ids.append(id)
        return gathered(letters, ids)

    def find(self, words: str, level: int = EXACT) -> Found | None:
        """What folded words mean; None when they mean none of these ids at this level."""
        key = (words, level)
        if key not in self.known:
            self.known[key] = self.look(words, level)
        return self.known[key]

    def look(self, words: str, level: int) -> Found | None:
        """The work of `find`."""
        if ids := self.whole.get(words):
            return Found(ids, 0)
        bare = bared(words)
        if bare and (ids := self.bare.get(bare)):
            return Found(ids, 1)
        if not bare or level == EXACT:
            return None
        if ids := self.beginning(bare) or self.letters(words):
            return Found(ids, 2)
        return self.typo(words) if level >= CLOSE else None

    def beginning(self, bare: str) -> tuple[str, ...]:
        """The ids of the names that begin with some words, when they are few enough to be told apart."""
        if len(bare) < 3 or bare.isdecimal():
            return ()
        start = bare + " "
        ids = dict.fromkeys(i for name, ids in self.bare.items() if name.startswith(start) for i in ids)
        return tuple(ids)

    def letters(self, words: str) -> tuple[str, ...]:
        """The ids whose initials some letters are."""
        return self.initials.get(words, ()) if len(words) >= 2 and words.isalpha() else ()

    def typo(self, words: str) -> Found | None:
        """The ids whose names lie a slip of the finger away, and no other name does."""
        most = slips(words)
        if not most:
            return None
        from rapidfuzz import process
        from rapidfuzz.distance import OSA

        names = list(self.whole)
        near = process.extract(words, names, scorer=OSA.distance, score_cutoff=most, limit=8)
        if not near:
            return None
        best = min(score for _, score, _ in near)
        ids = dict.fromkeys(i for name, _, _ in near for i in self.whole[name])
        return Found(tuple(ids), 3 + int(best))

    def near(self, words: str, limit: int = 5) -> tuple[str, ...]:
        """The ids whose names resemble some words, the most similar first."""
        from rapidfuzz import fuzz, process

        names = list(self.whole)
        found = process.extract(words, names, scorer=fuzz.WRatio, score_cutoff=78, limit=limit * 3)
        return tuple(dict.fromkeys(i for name, _, _ in found for i in self.whole[name]))[:limit]


def gathered(names: Any, ids: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """Ids by name; a name may belong to several."""
    found: dict[str, tuple[str, ...]] = {}
    for name, id in zip(names, ids, strict=True):
        if name:
            before = found.get(name)
            if before is None:
                found[name] = (id,)
            elif id not in before:
                found[name] = (*before, id)
    return found


def bared(name: str) -> str:
    """Folded words without the articles and prepositions of any language."""
    small = fillers()
    return " ".join(w for w in name.split() if w not in small)


def slips(words: str) -> int:
    """How many letters may be wrong in words of this length for the reading to be very close."""
    return 0 if len(words) < 4 else 1 if len(words) < 9 else 2
