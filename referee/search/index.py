"""The compiled index: sorted lines of text in one file, found by bisection, so that a look-up reads little of it.

A line is a key, a tab, and fields with tabs between them. The first letter of a key says what it is:

    !name         about the index: `stamp`, `games` (a range of entry numbers each), `count`
    e<n>          an entry: id, kind, game, source, related entries' numbers, ids of neighbours
    i<id>         the number of an entry
    g<lang>.<game>  what a game is called
    e<n>.<lang>   its title, text, note, and other ways to say it, in one language
    n<words>      a headword or alias, folded -> entries that have it
    s<lang> ...   the same by the stems of its words
    t<lang> ...   a stem -> its weight, and the entries whose texts have it with how much they say about it
    q<lang> ...   a stem -> its weight in questions that players ask, and which question of which entry has it
    p<lang> ...   a sound -> the words that sound so
    w<word>       a word that some text or headword has
    h<game>.<concept>, h<game>.<lang>.<id>   what is told about an open table, and the sentences
    l<lang>.<what>, m<lang>.<id>   what is known about a language, and what a look-up says in it
"""

from __future__ import annotations

from mmap import mmap

from .words import Tongue

TYPE_CHECKING = False  # as type checkers know it; to import what only they need would cost 2 ms
if TYPE_CHECKING:
    from collections.abc import Iterable

LANGUAGES = ("es", "pt", "en")


class Entry:
    """One thing that can be found: a concept, a rule, a card, or a passage of a document."""

    __slots__ = ("game", "id", "index", "kind", "n", "related", "see", "source")

    def __init__(self, index: Index, n: int, fields: list[str]) -> None:
        self.index = index
        self.n = n
        self.id, self.kind, self.game, self.source = fields[:4]
        self.related = tuple(map(int, fields[4].split()))
        self.see = tuple(fields[5].split())

    def words(self, lang: str) -> Words:
        """Its words in one language; in another where it has none."""
        for tongue in (lang, *LANGUAGES):
            found = self.index.fields(f"e{self.n:05d}.{tongue}")
            if found:
                return Words(tongue, *found)
        return Words(lang, "", "", "", "")

    def relations(self) -> list[Entry]:
        """A concept's or card's rules, a rule's concepts."""
        return [self.index.entry(n) for n in self.related]

    def neighbours(self) -> list[Entry]:
        """The entries to see also."""
        return [found for found in map(self.index.by_id, self.see) if found]


class Words:
    """The words of an entry in one language; `also` are other ways to say its title."""

    __slots__ = ("also", "lang", "note", "text", "title")

    def __init__(self, lang: str, title: str, text: str, note: str, also: str) -> None:
        self.lang, self.title, self.text, self.note = lang, title, text, note
        self.also = also.split("; ") if also else []


class Index:
    """Reads an index; every question costs a few bisections."""

    def __init__(self, data: bytes | mmap) -> None:
        self.data = data
        self.size = len(data)
        self.count = int(self.field("!count"))
        self.tongues: dict[str, Tongue] = {}
        """Languages as they were read from it."""
        self.listed: dict[str, list[str]] = {}
        """Keys as they were read from it, by how they begin."""
        self.ranges: dict[str, tuple[int, int]] = {}
        for span in self.field("!games").split():
            game, _, ends = span.partition("=")
            start, _, end = ends.partition("-")
            self.ranges[game] = (int(start), int(end))

    def seek(self, key: bytes) -> int:
        """Where the first line begins that is not before `key`."""
        data, low, high = self.data, 0, self.size
        while low < high:
            middle = (low + high) // 2
            start = data.rfind(b"\n", low, middle) + 1 or low
            end = data.find(b"\n", middle, high) + 1 or high
            if data[start : min(end, start + len(key))] < key:
                low = end
            else:
                high = start
        return low

    def fields(self, key: str) -> list[str] | None:
        """The fields behind a key; None where there is no such line."""
        wanted = key.encode() + b"\t"
        start = self.seek(wanted)
        if self.data[start : start + len(wanted)] != wanted:
            return None
        end = self.data.find(b"\n", start)
        return self.data[start + len(wanted) : end].decode().split("\t")

    def field(self, key: str) -> str:
        """The only field behind a key; empty where there is no such line."""
        found = self.fields(key)
        return found[0] if found else ""

    def keys(self, prefix: str) -> list[str]:
        """The rest of every key that begins with `prefix`."""
        known = self.listed.get(prefix)
        if known is None:
            start, end = self.seek(prefix.encode()), self.seek(prefix.encode() + b"\xff")
            lines = self.data[start:end].decode().splitlines()
            known = self.listed[prefix] = [line[len(prefix) : line.index("\t")] for line in lines]
        return known

    def entry(self, n: int) -> Entry:
        """An entry by its number."""
        return Entry(self, n, self.fields(f"e{n:05d}") or [""] * 6)

    def by_id(self, id: str) -> Entry | None:
        """An entry by its id; None where there is none."""
        n = self.field(f"i{id}")
        return self.entry(int(n)) if n else None

    def says(self, id: str, lang: str, /, **facts: object) -> str:
        """A sentence of the program in one language."""
        return self.field(f"m{lang}.{id}").format_map(facts)


def lined(lines: Iterable[tuple[str, Iterable[object]]]) -> bytes:
    """Keys and fields as the bytes of an index."""
    made = [f"{key}\t" + "\t".join(flat(str(field)) for field in fields) for key, fields in lines]
    made.append("~\tend")
    return "\n".join(sorted(made, key=str.encode)).encode() + b"\n"


def flat(text: str) -> str:
    """A text without tabs and line ends."""
    return " ".join(text.split()) if "\t" in text or "\n" in text or "\r" in text else text
