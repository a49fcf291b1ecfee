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
    p<lang> ...   a sound -> the words that sound so
    w<word>       a word that some text or headword has
    h<game>.<concept>, h<game>.<lang>.<id>   what is told about an open table, and the sentences
    l<lang>.<what>, m<lang>.<id>   what is known about a language, and what a look-up says in it
"""

# No pathlib here: pathlib takes as long to load as all the rest of a look-up.
from __future__ import annotations

import os
from collections.abc import Iterable
from mmap import ACCESS_READ, mmap

from ..library import places
from .words import Tongue

FORMAT = "1"
LANGUAGES = ("es", "pt", "en")
ROOMS = ("glossary", "rulebooks")


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


def stamp() -> str:
    """A line that changes when a source of the index, or the code that makes it, has changed."""
    count = sizes = times = 0
    folders = [places.room(name) for name in ROOMS]
    for folder in folders:
        try:
            found = list(os.scandir(folder))
        except OSError:
            continue
        for item in found:
            if item.name.endswith(".toml"):
                seen = item.stat()
                count += 1
                sizes += seen.st_size
                times = (times * 31 + seen.st_mtime_ns) % (1 << 61)
            elif "." not in item.name:
                folders.append(item.path)
    here = os.path.dirname(os.path.abspath(__file__))
    for name in ("building.py", "words.py"):
        try:
            times += os.stat(os.path.join(here, name)).st_mtime_ns
        except OSError:  # a package without sources: the format's number has to do
            continue
    return f"{FORMAT}-{count}-{sizes}-{times}"


def opened() -> Index:
    """The index of the glossaries and rulebooks, made anew when a source has changed.

    It is kept in the user's cache folder; where that cannot be written it lives in memory. Two processes may make it at
    the same time: each writes its own draft and moves it into place whole.
    """
    now = stamp()
    folder = places.cache()
    path = None if folder is None else os.path.join(folder, name_of(places.room("rulebooks")))
    if path is not None:
        kept = mapped(path)
        if kept is not None and kept.field("!stamp") == now:
            return kept
    from .building import build  # reads every text; needed only when one has changed

    data = build(now)
    if path is not None and keep(path, data):
        return mapped(path) or Index(data)
    return Index(data)


def name_of(path: str) -> str:
    """A file name for the index of one place."""
    return "ask" + "".join(c if c.isalnum() else "-" for c in path)[-100:] + ".index"


def mapped(path: str) -> Index | None:
    """An index file, mapped into memory; None where there is none or it is not whole."""
    try:
        with open(path, "rb") as file:
            data = mmap(file.fileno(), 0, access=ACCESS_READ)
            return Index(data) if data[-6:] == b"~\tend\n" else None
    except (OSError, ValueError):
        return None


def keep(path: str, data: bytes) -> bool:
    """Write a file whole or not at all; whether it could be written."""
    draft = f"{path}.{os.getpid()}"
    try:
        with open(draft, "wb") as file:
            file.write(data)
        os.replace(draft, path)
    except OSError:
        try:
            os.unlink(draft)
        except OSError:
            return False
        return False
    return True


def lined(lines: Iterable[tuple[str, Iterable[object]]]) -> bytes:
    """Keys and fields as the bytes of an index."""
    made = [f"{key}\t" + "\t".join(flat(str(field)) for field in fields) for key, fields in lines]
    made.append("~\tend")
    return "\n".join(sorted(made, key=str.encode)).encode() + b"\n"


def flat(text: str) -> str:
    """A text without tabs and line ends."""
    return " ".join(text.split()) if "\t" in text or "\n" in text or "\r" in text else text
