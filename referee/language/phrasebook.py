"""The phrases of a game as its speech files have them, and which of them some words could be.

A phrase is looked at only when the first word it needs was said; reading them all would take longer than the rest.
"""

from __future__ import annotations

import re
from functools import cache

from ..library import shelf
from .phrases import leads
from .words import fold


@cache
def phrases(game: str, section: str, lang: str) -> tuple[tuple[str, str, str], ...]:
    """The phrases of a section: kind, phrase as written, and the first word it needs (see `phrases.leads`)."""
    written = shelf.speech(game, lang).get(section, {})
    rows = [(kind, text) for kind, texts in written.items() for text in shelf.listed(texts)]
    first = leads(fold("\n".join(text for _, text in rows))) if rows else []
    return tuple((kind, text, lead) for (kind, text), lead in zip(rows, first, strict=True))


@cache
def same_words(game: str) -> dict[str, frozenset[str]]:
    """Words that count as others: each with those it may stand for (`ember` for `ambar`)."""
    found: dict[str, set[str]] = {}
    for lang in shelf.LANGUAGES:
        for meant, said in shelf.speech(game, lang).get("same", {}).items():
            for word in map(fold, shelf.listed(said)):
                found.setdefault(word, set()).add(fold(meant))
    return {word: frozenset(meant) for word, meant in found.items()}


@cache
def vocabulary(game: str, section: str) -> tuple[str, ...]:
    """Every word that a section's phrases say outside their slots."""
    texts = " ".join(text for lang in shelf.LANGUAGES for _, text, _ in phrases(game, section, lang))
    return tuple(sorted(set(re.findall(r"[^\W_]{4,}", fold(re.sub(r"\{[^{}]*\}", " ", texts))))))


def begun(lead: str, said: frozenset[str], small: frozenset[str]) -> bool:
    """Whether a phrase that begins with `lead` can be among some said words."""
    if not lead or lead in said or lead in small:
        return True
    if lead[0] != "(":
        return False
    if "[" in lead or "{" in lead:
        return True
    firsts = (way.strip().split(" ", 1)[0] for way in lead[1:-1].split("|"))
    return any(first in said or first in small or not first for first in firsts)
