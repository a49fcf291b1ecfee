"""Writes `docs/keyforge-cards.md` anew: `python -m tests.card_table`. `keyforge/test_card_table.py` compares."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Iterator
from pathlib import Path

from referee.games.keyforge.abilities import SILENT, speech_of
from referee.games.keyforge.catalogue import catalogue
from referee.library import shelf
from tests.keyforge.cards.cases import Case

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "keyforge-cards.md"
TESTS = ROOT / "tests" / "keyforge"
HEAD = """# The cards of KeyForge: Call of the Archons

Every card of the set, what it does in a few words of our own, and where its cases are. The code of a card stands in
`referee/games/keyforge/cards/`, in the file of its house; its facts and words in `rulebooks/keyforge/`.
A card without cases has no ability beyond its printed numbers and keywords.

This page is made by `python -m tests.card_table`.

| No. | Card | House | What it does | Cases |
|---|---|---|---|---|
"""


def files() -> Iterator[Path]:
    """The test files in which a case is about the card that it names."""
    yield from sorted((TESTS / "cards").glob("test_*.py"))
    yield TESTS / "test_interactions.py"


def cases(found: object) -> Iterator[Case]:
    """The cases in the lists of a module."""
    if isinstance(found, Case):
        yield found
    elif isinstance(found, list | tuple):
        for part in found:
            yield from cases(part)


def tested() -> dict[str, list[Path]]:
    """The files with cases of each card."""
    where: dict[str, list[Path]] = {}
    for path in files():
        module = importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
        for id in {case.card for value in vars(module).values() for case in cases(value)}:
            where.setdefault(id, []).append(path)
    return where


def links(paths: Iterable[Path]) -> str:
    """Links to test files, as seen from the page."""
    return ", ".join(f"[{p.stem.removeprefix('test_')}](../{p.relative_to(ROOT).as_posix()})" for p in paths)


def page() -> str:
    """The whole page.

    Raises:
        LookupError: a card that has an ability has no case.
    """
    where = tested()
    rows = []
    for id, house in catalogue().items():
        if speech_of(id) is not SILENT and id not in where:
            raise LookupError(id)
        words = shelf.card_words("keyforge", house, "en")[id]
        home = shelf.speech("keyforge", "en")["names"][f"house.{house}"][0]
        number = shelf.cards("keyforge", house)[id]["number"]
        rows.append(f"| {number} | {words['name']} | {home} | {words['summary']} | {links(where.get(id, ()))} |\n")
    return HEAD + "".join(sorted(rows))


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
