"""Prints what a look-up found: in a terminal without any framework, or as JSON."""

# No pathlib here: pathlib takes as long to load as all the rest of a look-up.
from __future__ import annotations

import os
import sys

from .index import Entry, Index
from .ranking import Found

TYPE_CHECKING = False  # as type checkers know it; to import what only they need would cost 2 ms
if TYPE_CHECKING:
    from collections.abc import Iterable

WIDTH = 78
"""Columns that are used at most."""
RULES = 6
"""Rules of a concept that are listed."""
ALSO = 12
"""Other ways to say a headword that are listed."""


class Page:
    """Lines for a terminal: wrapped, indented, a few of them bold."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        try:
            columns = os.get_terminal_size(sys.stdout.fileno()).columns
        except (OSError, ValueError, AttributeError):
            columns = WIDTH
        self.width = max(30, min(WIDTH, columns))
        self.colour = sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"

    def add(self, text: str, indent: int = 0, *, bold: bool = False, hang: int = 0) -> None:
        """Add a paragraph; lines after its first are indented by `hang` more."""
        line, room = "", self.width - indent
        for word in text.split():
            if line and len(line) + 1 + len(word) > room:
                self.put(line, indent, bold)
                line, indent, room = word, indent + hang, room - hang
                hang = 0
            else:
                line = f"{line} {word}" if line else word
        if line:
            self.put(line, indent, bold)

    def put(self, line: str, indent: int, bold: bool) -> None:
        """Add one line as it is."""
        said = f"\x1b[1m{line}\x1b[0m" if bold and self.colour else line
        self.lines.append(" " * indent + said)

    def gap(self) -> None:
        """Leave a line empty."""
        if self.lines and self.lines[-1]:
            self.lines.append("")

    def text(self) -> str:
        """All of it."""
        return "\n".join(self.lines).rstrip()


def say(text: str) -> None:
    """Print, whatever the terminal can show."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure:
        reconfigure(errors="replace")
    sys.stdout.write(text + "\n")


def say_json(value: dict[str, object]) -> None:
    """Print one JSON object."""
    import json  # half as slow to load as Python itself

    say(json.dumps(value, ensure_ascii=False))


def clean(query: str) -> str:
    """A query as it may be repeated on a screen."""
    said = " ".join("".join(c if c.isprintable() else " " for c in query).split())
    return said if len(said) <= 60 else said[:59] + "…"


def heading(index: Index, entry: Entry, lang: str) -> str:
    """The title of an entry and where it belongs: `Aturdimiento · KeyForge`."""
    game = index.field(f"g{lang}.{entry.game}") or entry.game
    what = {"rule": index.says("rule", lang), "card": index.says("card", lang)}.get(entry.kind, "")
    return " · ".join(part for part in (entry.words(lang).title, what, game) if part)


def show(index: Index, found: Found, query: str, lang: str, here: Iterable[str]) -> str:
    """What a look-up found, for a terminal."""
    page = Page()
    if found.read:
        page.add(index.says("repaired", lang, words=found.read))
    if found.status == "answer":
        show_entry(page, index, found.hits[0].entry, lang)
        show_here(page, index, lang, here)
        show_others(page, index, found, lang)
    elif found.status == "tentative":
        page.add(index.says("tentative", lang, query=clean(query)))
        for hit in found.hits[:3]:
            page.gap()
            show_short(page, index, hit.entry, lang)
    else:
        page.add(index.says("none", lang, query=clean(query)))
    if found.elsewhere and found.status != "answer":
        page.gap()
        page.add(index.says("elsewhere", lang, words="; ".join(heading(index, e, lang) for e in found.elsewhere[:3])))
    if found.near and found.status != "answer":
        page.gap()
        page.add(index.says("near", lang, words=" · ".join(found.near)))
    return page.text()


def show_entry(page: Page, index: Index, entry: Entry, lang: str) -> None:
    """One entry in full."""
    words = entry.words(lang)
    page.add(heading(index, entry, lang), bold=True)
    page.add(words.text, 2)
    page.add(words.note, 2)
    if words.also:
        page.add(index.says("also", lang, words=", ".join(words.also[:ALSO])), 2, hang=2)
    if entry.source:
        page.add(index.says("source", lang, source=entry.source), 2, hang=2)
    if entry.kind == "rule":
        page.add(entry.id, 2)
        see = entry.relations()
    else:
        see = entry.neighbours()
        rules = [rule for rule in entry.relations() if rule.kind == "rule"]
        if rules:
            page.add(index.says("bends" if entry.kind == "card" else "rules", lang), 2)
        for rule in rules[:RULES]:
            page.add(f"{rule.id}: {rule.words(lang).text}", 4, hang=2)
    if see:
        page.add(index.says("see", lang, words=", ".join(other.words(lang).title for other in see)), 2, hang=2)


def show_here(page: Page, index: Index, lang: str, here: Iterable[str]) -> None:
    """How the entry bears on the table."""
    said = list(here)
    if said:
        page.add(index.says("here", lang), 2, bold=True)
        for sentence in said:
            page.add(sentence, 4, hang=2)


def show_others(page: Page, index: Index, found: Found, lang: str) -> None:
    """The other entries that have the same headword."""
    if found.owners > 1:
        page.gap()
        page.add(index.says("others", lang))
        for hit in found.hits[1 : found.owners]:
            page.add(f"{heading(index, hit.entry, lang)}: {hit.entry.words(lang).text}", 2, hang=2)


def show_short(page: Page, index: Index, entry: Entry, lang: str) -> None:
    """An entry in a few lines."""
    page.add(heading(index, entry, lang), 2, bold=True)
    page.add(entry.words(lang).text, 4)
    page.add(f"{entry.id} · {entry.source}" if entry.source else entry.id, 4, hang=2)


def as_json(found: Found, lang: str, here: Iterable[str]) -> dict[str, object]:
    """What a look-up found, as the interface says it."""
    hits = []
    for hit in found.hits:
        entry, words = hit.entry, hit.entry.words(lang)
        told: dict[str, object] = {
            "id": entry.id,
            "kind": entry.kind,
            "title": words.title,
            "lang": words.lang,
            "score": hit.score,
            "text": words.text,
            "source": entry.source,
            "game": entry.game,
        }
        if words.note:
            told["note"] = words.note
        if words.also:
            told["also"] = words.also
        if entry.related:
            told["concepts" if entry.kind == "rule" else "rules"] = [other.id for other in entry.relations()]
        if entry.see:
            told["see"] = list(entry.see)
        hits.append(told)
    answer: dict[str, object] = {
        "status": found.status,
        "hits": hits,
        "did_you_mean": found.near,
        "here": list(here),
    }
    if found.read:
        answer["read_as"] = found.read
    if found.elsewhere:
        answer["elsewhere"] = [entry.id for entry in found.elsewhere]
    return answer
