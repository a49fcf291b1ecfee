"""A line of words as the referee reads it: letters folded, punctuation that carries nothing left out."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any
from unicodedata import normalize

from ..library import shelf

QUOTES = '"“”„‟«»＂'
PIECE = re.compile(rf"[{QUOTES}]|(?<![^\W_])[+\-−–＋－]?\d+(?=[æÆ]|(?![^\W_]))|[^\W_]+|[:=,/：＝，、]")
MARKS = re.compile("[\u0300-\u036f]+")
PLAIN = str.maketrans({"æ": "a", "œ": "oe", "ø": "o", "ł": "l", "−": "-", "–": "-", "＋": "+", "－": "-", "、": ","})
NOT_WORDS = re.compile(r"[^\w\n]+|_+")
START = re.compile(r"\bae(?=\w\w)")


def fold(text: str) -> str:
    """Small letters without accents; `æ`, and `ae` at the start of a word, as `a`."""
    folded = text.lower()
    if folded == "æ":
        return folded  # the sign for Æmbar, and no preposition
    if not folded.isascii():
        folded = MARKS.sub("", normalize("NFKD", folded).translate(PLAIN))
    return START.sub("a", folded) if "ae" in folded else folded


def folded_lines(lines: Iterable[str]) -> list[str]:
    """Each text folded, its words with one space between; many at once, because that is what costs little."""
    texts = list(lines)
    folded = NOT_WORDS.sub(" ", fold("\n".join(texts))).split("\n")
    if len(folded) != len(texts):
        folded = [NOT_WORDS.sub(" ", fold(text).replace("\n", " ")) for text in texts]
    return [line.strip() for line in folded]


class Word:
    """One word (or sign that carries something): `raw` as typed, `word` folded, `start`/`end` where it stands.

    `quote` numbers the quotation marks it stands between, 0 for none.
    """

    __slots__ = ("end", "quote", "raw", "start", "word")

    def __init__(self, raw: str, word: str, start: int, end: int, quote: int) -> None:
        self.raw = raw
        self.word = word
        self.start = start
        self.end = end
        self.quote = quote


def read(text: str) -> list[Word]:
    """The words of a line (already composed, NFC); quotation marks are noted on the words between them."""
    marks = sum(text.count(q) for q in QUOTES)
    found: list[Word] = []
    quote, opened, seen = 0, False, 0
    for piece in PIECE.finditer(text):
        raw = piece.group()
        if raw in QUOTES:
            seen += 1
            opened = not opened and seen < marks
            quote += opened
        elif word := fold(raw):
            found.append(Word(raw, word, piece.start(), piece.end(), quote if opened else 0))
    return found


def split(words: str) -> list[str]:
    """The moves of one call: parted at `;` and line ends, but not inside quotation marks."""
    marks = sum(words.count(q) for q in QUOTES)
    parts, start, seen, opened = [], 0, 0, False
    for at, letter in enumerate(words):
        if letter in QUOTES:
            seen += 1
            opened = not opened and seen < marks
        elif letter in ";；\n\r" and not opened:
            parts.append(words[start:at])
            start = at + 1
    parts.append(words[start:])
    return [part.strip() for part in parts if part.strip()]


def shortened(words: str) -> str:
    """The beginning of a line, fit to be shown."""
    shown = " ".join("".join(c if c.isprintable() else " " for c in words[:400]).split())
    return shown if len(shown) <= 80 and len(words) <= 400 else shown[:79] + "…"


def own(lang: str) -> dict[str, Any]:
    """The program's own words in one language: `say`, `hear`, `names`."""
    return shelf.glossary(shelf.OWN, lang)


@cache
def listening(key: str, lang: str = "") -> frozenset[str]:
    """Folded words of a kind (`fillers`, `none`, `done`, ...) in one language, or in all."""
    languages = (lang,) if lang else shelf.LANGUAGES
    return frozenset(w for tongue in languages for w in folded_lines(own(tongue)["hear"][key].split("|")))


@cache
def fillers(lang: str = "") -> frozenset[str]:
    """Articles, prepositions and signs that may be left out or added, in one language or in any."""
    return listening("fillers", lang) | {",", ":"}


@cache
def number_words() -> dict[str, int]:
    """Numbers as words, in every language."""
    found: dict[str, int] = {}
    for lang in shelf.LANGUAGES:
        for pair in own(lang)["hear"]["numbers"].split("|"):
            name, _, value = pair.partition("=")
            found[fold(name.strip())] = int(value)
    return found


def number(word: str) -> int | None:
    """The number that a folded word says, as digits (with a sign) or as a word."""
    digits = word[1:] if word[:1] in ("+", "-") else word
    if digits.isdecimal():
        return int(word) if len(digits) <= 9 else None
    return number_words().get(word)
