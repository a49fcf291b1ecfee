"""Reads rulebooks/ and glossary/, one file when it is asked for.

TOML is pleasant to write and slow to read, so every file is kept compiled (JSON) in the user's cache folder and read from
there while its source has not changed. Where the cache cannot be written, the TOML is read each time.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from ..core.types import Record, RuleId
from . import places

LANGUAGES = ("es", "pt", "en")
OWN = "referee"
"""The book of the program itself: open choices, undo, fixes."""

Data = dict[str, Any]


class Rule(Record):
    """One rule as the rulebook states it, without words: kind, where it is printed, the concepts it uses, its cases."""

    id: RuleId
    kind: str
    source: tuple[str, ...]
    terms: tuple[str, ...]
    cases: tuple[Data, ...]
    chapter: str


class Chapter(Record):
    """A rulebook's chapter: the file (and code module) it stands in, its topics, its title by language."""

    file: str
    topics: tuple[str, ...]
    title: Data


@cache
def room(name: str) -> Path:
    """The folder `rulebooks` or `glossary`: the checkout's when there is one, else the one the wheel carries."""
    return Path(places.room(name))


@cache
def compiled() -> Path | None:
    """Where compiled files are kept; None where nothing can be kept."""
    folder = places.cache()
    return None if folder is None else Path(folder)


def load(path: Path) -> Data:
    """A TOML file as a dict; empty when there is no such file.

    Raises:
        tomllib.TOMLDecodeError: the file is no TOML (a fault of ours or of a translator, never of a player).
    """
    try:
        seen = path.stat()
    except OSError:
        return {}
    stamp = f"{seen.st_mtime_ns}-{seen.st_size}"
    folder = compiled()
    kept = None if folder is None else folder / ("-".join(path.parts[-4:]) + f".{abs(hash_of(path)):x}.json")
    if kept is not None:
        try:
            with kept.open("rb") as file:
                head = file.readline().decode("ascii", "replace").strip()
                if head == stamp:
                    data: Data = json.loads(file.read())
                    return data
        except (OSError, ValueError):
            pass
    import tomllib  # slow, and needed only when a text has changed

    data = tomllib.loads(path.read_text(encoding="utf-8"))
    if kept is not None:
        keep(kept, f"{stamp}\n{json.dumps(data, ensure_ascii=False)}")
    return data


def hash_of(path: Path) -> int:
    """A number for a path that is the same in every process."""
    from zlib import crc32

    return crc32(str(path).encode())


def keep(path: Path, text: str) -> None:
    """Write a cache file whole or not at all; two processes may do so at once."""
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)


@cache
def games() -> tuple[str, ...]:
    """The games that have a rulebook, the program's own book left out."""
    found = (p.name for p in room("rulebooks").iterdir() if (p / "book.toml").is_file())
    return tuple(sorted(name for name in found if name != OWN))


@cache
def book(game: str) -> Data:
    """A rulebook's contents page: title by language, documents cited, chapters."""
    return load(room("rulebooks") / game / "book.toml")


@cache
def chapters(game: str) -> tuple[Chapter, ...]:
    """The chapters of a rulebook, in its order."""
    return tuple(Chapter(c["file"], tuple(c["topics"]), c["title"]) for c in book(game).get("chapter", []))


@cache
def place_of(game: str) -> dict[str, int]:
    """The place of each topic in the rulebook, counted from 0."""
    return {topic: at for at, topic in enumerate(t for c in chapters(game) for t in c.topics)}


def order(rule: RuleId) -> int:
    """Where a rule stands in its book, for sorting rulings: the rulebook's order, cards last."""
    game, topic, *_ = (*rule.split("."), "", "")
    return place_of(game).get(topic, len(place_of(game)))


def chapter_of(rule: RuleId) -> str:
    """The file of a rule's chapter; empty when no chapter has its topic."""
    game, topic, *_ = (*rule.split("."), "", "")
    return next((c.file for c in chapters(game) if topic in c.topics), "")


@cache
def rules_in(game: str, chapter: str) -> tuple[Rule, ...]:
    """The rules of one chapter, in their order."""
    return tuple(
        Rule(
            r["id"],
            r["kind"],
            tuple(listed(r.get("source"))),
            tuple(r.get("terms", ())),
            tuple(r.get("case", ())),
            chapter,
        )
        for r in load(room("rulebooks") / game / f"{chapter}.toml").get("rule", [])
    )


def rules(game: str) -> Iterator[Rule]:
    """Every rule of a game, in the rulebook's order."""
    for chapter in chapters(game):
        yield from rules_in(game, chapter.file)


def rule(id: RuleId) -> Rule:
    """One rule by its id.

    Raises:
        LookupError: no rulebook states it.
    """
    game = id.split(".")[0]
    for found in rules_in(game, chapter_of(id)):
        if found.id == id:
            return found
    raise LookupError(id)


@cache
def words(game: str, chapter: str, lang: str) -> Data:
    """The words of one chapter in one language: rule id -> text, ruling, facts, note."""
    return load(room("rulebooks") / game / lang / f"{chapter}.toml")


def wording(id: RuleId, lang: str) -> Data:
    """A rule's words in one language; empty when there are none."""
    found: Data = words(id.split(".")[0], chapter_of(id), lang).get(id, {})
    return found


@cache
def concepts(game: str) -> Data:
    """The concepts of a game: id -> rules, see."""
    return load(room("glossary") / game / "concepts.toml")


@cache
def glossary(game: str, lang: str) -> Data:
    """The glossary of a game in one language: concept id -> words, text, note."""
    return load(room("glossary") / game / f"{lang}.toml")


@cache
def speech(game: str, lang: str) -> Data:
    """What is said and told at a table: moves, events, choices, names."""
    return load(room("glossary") / game / "speech" / f"{lang}.toml")


@cache
def asked(game: str, lang: str) -> Data:
    """What players ask that a rule answers, in one language: rule id -> questions, for look-ups only."""
    return load(room("glossary") / game / "asked" / f"{lang}.toml")


@cache
def cards(game: str, file: str) -> Data:
    """The printed facts of a group of cards: card id -> facts."""
    return load(room("rulebooks") / game / "cards" / f"{file}.toml")


@cache
def card_words(game: str, file: str, lang: str) -> Data:
    """What a group of cards is called and does, in one language: card id -> name, summary."""
    return load(room("rulebooks") / game / lang / "cards" / f"{file}.toml")


@cache
def card_files(game: str) -> tuple[str, ...]:
    """The groups in which a game's cards are kept (houses, kinds ...)."""
    return tuple(sorted(p.stem for p in (room("rulebooks") / game / "cards").glob("*.toml")))


def listed(value: Any) -> list[Any]:
    """A value that may stand alone or in a list, as a list."""
    return value if isinstance(value, list) else [] if value is None else [value]
