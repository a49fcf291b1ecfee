"""A query as it is looked up: folded, without what is asked around it, in every language that it may be in."""

from __future__ import annotations

from .index import LANGUAGES, Index
from .words import PARTS, Tongue, fold, unframed


class Query:
    """A query as it is looked up: its words, what it may mean in each language, the games it is about."""

    def __init__(self, index: Index, text: str, lang: str, game: str, prefer: str) -> None:
        self.index = index
        self.lang = lang
        self.game = game
        self.prefer = prefer
        order = sorted(LANGUAGES, key=lambda known: known != lang)
        self.tongues = {known: index.tongues.get(known) or tongue(index, known) for known in order}
        self.text = fold(text)
        asking = {word for known in self.tongues.values() for word in known.asking}
        self.asks = "?" in text or not asking.isdisjoint(self.text.split())
        self.forms = list(dict.fromkeys(unframed(self.text, self.tongues.values())))
        self.span = index.ranges.get(game, (0, index.count))

    def of(self, document: Index, span: tuple[int, int]) -> Query:
        """The same query, put to another index."""
        other = Query.__new__(Query)
        other.__dict__.update(self.__dict__)
        other.index, other.span = document, span
        return other

    def inside(self, n: int) -> bool:
        """Whether an entry belongs to the game that was asked for."""
        return self.span[0] <= n < self.span[1]

    def owners(self, key: str) -> list[tuple[tuple[bool, bool, int, bool, int], int]]:
        """The entries behind a line of names, those that are most likely meant first."""
        found: dict[int, tuple[bool, bool, int, bool, int]] = {}
        for ref in self.index.field(key).split():
            n, lang, rank = ref.split(".")
            entry = self.index.entry(int(n))
            foreign = bool(self.prefer) and entry.game != self.prefer
            near = int(rank) if entry.kind == "rule" else 2 * min(int(rank), 1)
            place = (foreign, entry.kind == "card", near, lang != self.lang, int(n))
            if int(n) not in found or place < found[int(n)]:
                found[int(n)] = place
        return sorted((place, n) for n, place in found.items())

    def concepts(self, key: str) -> list[str]:
        """The concepts behind a line of names, as questions name them: one a game, where it has only one."""
        found: dict[str, list[str]] = {}
        for ref in self.index.field(key).split():
            n = ref.partition(".")[0]
            if self.inside(int(n)):
                entry = self.index.entry(int(n))
                if entry.kind == "concept":
                    found.setdefault(entry.game, []).append(f"@{n}")
        return [only[0] for only in found.values() if len(set(only)) == 1]

    def stretched(self, word: str) -> bool:
        """Whether a word that nobody has written became one of ours only by losing much of itself."""
        stem = self.tongues[self.lang].stem(word)
        return len(stem) < 5 and len(word) - len(stem) > 2 and self.index.fields(f"w{word}") is None

    def content(self) -> list[str]:
        """The words that carry something, in the language that leaves the fewest."""
        shortest = min((form.split() for form in self.forms), key=len)
        known = min((t.content(shortest) for t in self.tongues.values()), key=len)
        return known if any(known) else self.tongues[self.lang].content(shortest)


def tongue(index: Index, lang: str) -> Tongue:
    """A language as the index knows it, read once."""
    data = {}
    for what in PARTS:
        data[what] = "\n".join(index.fields(f"l{lang}.{what}") or ())
    known = index.tongues[lang] = Tongue(lang, data)
    return known
