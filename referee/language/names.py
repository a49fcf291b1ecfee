"""What cards, houses, players, ... are called: from spoken words to ids.

An index serves one question ("which of these ids do the words mean?"). It is built in bulk, because a hand that nobody
has seen may be any of some thousand names, and every command is a new process.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from ..core.types import Record
from .words import fillers, folded_lines

EXACT, LOOSE, WIDE, CLOSE = 1, 2, 3, 4
"""How freely words are read: as things are called; also the beginning of a name, its initials, its place in a row; also
cards that are not where the words have them, so that a rule can say so; also with typos."""

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
        self.last = dict(zip(self.said, ids, strict=True))
        self.known: dict[tuple[str, int], Found | None] = {}

    @cached_property
    def initials(self) -> tuple[dict[str, tuple[str, ...]], dict[str, tuple[str, ...]]]:
        """First letters of names of several words: of all of them, and without articles and prepositions."""
        return lettered(self.said, self.ids), lettered(map(bared, self.said), self.ids)

    def whole(self, words: str) -> tuple[str, ...]:
        """The ids that are called so, word for word."""
        if words not in self.last:
            return ()
        return tuple(dict.fromkeys(id for name, id in zip(self.said, self.ids, strict=True) if name == words))

    def bare(self, bare: str, *, more: bool = False) -> tuple[str, ...]:
        """The ids that are called so but for articles and prepositions; with `more`, whose names begin so."""
        part = bare.split(" ", 1)[0]
        start = bare + " "
        found: dict[str, None] = {}
        for name, id in zip(self.said, self.ids, strict=True):
            if part in name:
                plain = bared(name)
                if plain == bare if not more else plain.startswith(start):
                    found[id] = None
        return tuple(found)

    def find(self, words: str, level: int = EXACT) -> Found | None:
        """What folded words mean; None when they mean none of these ids at this level."""
        key = (words, level)
        if key not in self.known:
            self.known[key] = self.look(words, level)
        return self.known[key]

    def look(self, words: str, level: int) -> Found | None:
        """The work of `find`."""
        if ids := self.whole(words):
            return Found(ids, 0)
        bare = bared(words)
        if bare and (ids := self.bare(bare)):
            return Found(ids, 1)
        if not bare or level == EXACT:
            return None
        if ids := self.beginning(bare) or self.letters(words):
            return Found(ids, 2)
        return self.typo(words) if level >= CLOSE else None

    def beginning(self, bare: str) -> tuple[str, ...]:
        """The ids of the names that begin with some words."""
        return () if len(bare) < 3 or bare.isdecimal() else self.bare(bare, more=True)

    def letters(self, words: str) -> tuple[str, ...]:
        """The ids whose initials some letters are."""
        if len(words) < 2 or not words.isalpha():
            return ()
        of_all, of_some = self.initials
        return of_all.get(words) or of_some.get(words, ())

    def typo(self, words: str) -> Found | None:
        """The ids whose names lie a slip of the finger away, and no other name does."""
        most = slips(words)
        if not most:
            return None
        from rapidfuzz import process
        from rapidfuzz.distance import OSA

        near = process.extract(words, list(self.last), scorer=OSA.distance, score_cutoff=most, limit=8)
        if not near:
            return None
        best = min(score for _, score, _ in near)
        ids = dict.fromkeys(i for name, _, _ in near for i in self.whole(name))
        return Found(tuple(ids), 3 + int(best))

    def near(self, words: str, limit: int = 5) -> dict[str, float]:
        """The ids whose names resemble some words, the most similar first, and how much (of 100).

        One long word of a name will do: `caudilo` for Caudillo de Banda.
        """
        from rapidfuzz import fuzz, process

        bare = bared(words)
        if len(bare) < 4:
            return {}
        found: dict[str, float] = {}
        for name, score, _ in process.extract(
            words, list(self.last), scorer=fuzz.QRatio, score_cutoff=70, limit=limit * 3
        ):
            for id in self.whole(name):
                found[id] = max(score, found.get(id, 0.0))
        for word, score, _ in process.extract(
            bare, list(self.long_words), scorer=fuzz.QRatio, score_cutoff=75, limit=limit
        ):
            for id in self.long_words[word]:
                found[id] = max(score, found.get(id, 0.0))
        best = sorted(found, key=lambda id: -found[id])[:limit]
        return {id: found[id] for id in best}

    @cached_property
    def long_words(self) -> dict[str, tuple[str, ...]]:
        """The ids by each long word of their names."""
        found: dict[str, dict[str, None]] = {}
        for name, id in zip(self.said, self.ids, strict=True):
            for word in name.split() if " " in name else ():
                if len(word) > 4:
                    found.setdefault(word, {})[id] = None
        return {word: tuple(ids) for word, ids in found.items()}


KEPT: dict[tuple[str, str], Names] = {}
"""The last index of each game and kind: from one move to the next, most of them stay as they are."""


def index(game: str, kind: str, ways: Mapping[str, Sequence[str]]) -> Names:
    """The ways to say the ids of a kind, looked up by words."""
    kept = KEPT.get((game, kind))
    if kept is None or kept.ways != ways or len(kept.known) > 5_000:
        kept = KEPT[game, kind] = Names(ways)
    return kept


def lettered(names: Iterable[str], ids: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """Ids by the first letters of names of several words."""
    found: dict[str, tuple[str, ...]] = {}
    for name, id in zip(names, ids, strict=True):
        if " " in name:
            letters = "".join(word[0] for word in name.split())
            found[letters] = tuple(dict.fromkeys((*found.get(letters, ()), id)))
    return found


def bared(name: str) -> str:
    """Folded words without the articles and prepositions of any language."""
    small = fillers()
    return " ".join(w for w in name.split() if w not in small)


def slips(words: str) -> int:
    """How many letters may be wrong in words of this length for the reading to be very close."""
    return 0 if len(words) < 4 else 1 if len(words) < 9 else 2
