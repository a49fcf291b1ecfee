"""A card or a deck in a player's words, in any language and any order: `coste 4, distancia 3, defensa 2`.

The words stand in the speech files: under `[facts]` those of cards, under `[deck]` those of decks, as `field` (a number or
a flag) or `field.value`.
Source: krynea.round.card-facts, krynea.action.card-facts
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from re import compile
from typing import Any
from unicodedata import combining, normalize

from ...core.types import Unfit
from ...library import shelf
from .catalogue import FLAGS, GAME, NUMBERS

TOKEN = compile(r"(?<!\w)[+\-−–]?\d+|[^\W\d_]+")
DECK_NUMBERS = ("actions", "troops", "abilities", "points", "circled", "unmarked", "id")


def fold(text: str) -> str:
    """Small letters without accents."""
    return "".join(c for c in normalize("NFKD", text.casefold()) if not combining(c))


def tokens(text: str) -> list[str]:
    """The words and numbers of a text, folded; a minus in any form is `-`."""
    return [t.replace("−", "-").replace("–", "-") for t in TOKEN.findall(fold(text))]


@cache
def lexicon(section: str) -> Mapping[tuple[str, ...], str]:
    """The ways to say the facts of a section, in every language: folded words -> `field` or `field.value`."""
    found: dict[tuple[str, ...], str] = {}
    for lang in shelf.LANGUAGES:
        for key, ways in shelf.speech(GAME, lang).get(section, {}).items():
            for way in shelf.listed(ways):
                found.setdefault(tuple(tokens(way)), key)
    return found


@cache
def fillers() -> frozenset[str]:
    """Words between facts that say nothing, in every language."""
    return frozenset(
        word
        for lang in shelf.LANGUAGES
        for key in ("fillers", "and")
        for way in shelf.glossary(shelf.OWN, lang)["hear"][key].split("|")
        for word in tokens(way)
    )


def heard(text: str, section: str, numeric: Sequence[str]) -> list[tuple[str, Any]]:
    """The facts that a text tells, in its order: field and value; a number stands before or behind its word.

    Raises:
        Unfit: a word means nothing here, or a number belongs to nothing.
    """
    facts: list[tuple[str, Any]] = []
    for piece in text.split(","):
        loose: list[int] = []
        parts = deque(parts_of(piece, section))
        while parts:
            part = parts.popleft()
            if isinstance(part, int):
                loose.append(part)
                continue
            field, _, value = part.partition(".")
            if value or field not in numeric:
                facts.append((field, value or True))
            elif loose:
                facts.append((field, loose.pop()))
            elif parts and isinstance(parts[0], int):
                facts.append((field, parts.popleft()))
            else:
                raise Unfit("facts-number", word=" ".join(tokens(piece))[:40])
        for number in loose:
            # a row of ID numbers goes on with every number that has no word of its own
            if not facts or facts[-1][0] != "id":
                raise Unfit("facts-number", word=str(number))
            facts.append(("id", number))
    return facts


def parts_of(piece: str, section: str) -> Iterator[str | int]:
    """The numbers of a piece of text, and what its words mean (`field` or `field.value`), in its order.

    Raises:
        Unfit: a word means nothing here.
    """
    known = lexicon(section)
    longest = max(map(len, known), default=0)
    said = tokens(piece)
    at = 0
    while at < len(said):
        size = next((n for n in range(min(longest, len(said) - at), 0, -1) if tuple(said[at : at + n]) in known), 0)
        if size:
            yield known[tuple(said[at : at + size])]
        elif is_number(said[at]):
            yield int(said[at])
        elif said[at] not in fillers():
            raise Unfit("facts-word", word=said[at][:40])
        at += size or 1


def is_number(token: str) -> bool:
    """Whether a token is a number that a card could have; longer ones are words that mean nothing."""
    return token.lstrip("+-").isdecimal() and len(token) <= 6


# --- cards -------------------------------------------------------------------------------------------------------------


def facts_in(text: str) -> tuple[str, ...]:
    """What a text tells of a card, as a move keeps it: `cost:4`, `area`, `kind:object`.

    Raises:
        Unfit: a word means nothing, or a number belongs to nothing.
    """
    return tuple(field if value is True else f"{field}:{value}" for field, value in heard(text, "facts", NUMBERS))


def facts_from(facts: Sequence[str]) -> dict[str, Any]:
    """What a move tells of a card, by field; a unit of which no attack is told has none."""
    found: dict[str, Any] = {}
    for fact in facts:
        field, _, value = fact.partition(":")
        if field in FLAGS:
            found[field] = True
        elif field in NUMBERS:
            found[field] = int(value)
        else:
            found[field] = value
    return found


def fact_words(fact: str, lang: str) -> str | None:
    """A fact in one language: `cost:4` -> `coste 4`; None for what is no fact of a card."""
    field, _, value = fact.partition(":")
    section = shelf.speech(GAME, lang).get("facts", {})
    if field in NUMBERS and value.lstrip("-").isdecimal() and field in section:
        return f"{shelf.listed(section[field])[0]} {value}"
    ways = shelf.listed(section.get(f"{field}.{value}" if value else field))
    return str(ways[0]) if ways else None


# --- decks -------------------------------------------------------------------------------------------------------------


def deck_in(text: str) -> dict[str, Any]:
    """What a text tells of a deck: `mode`, counts by field, `numbers`.

    Raises:
        Unfit: a word means nothing, or mode or a count is missing.
    """
    found: dict[str, Any] = {"numbers": ()}
    for field, value in heard(text, "deck", DECK_NUMBERS):
        if field == "id":
            found["numbers"] = (*found["numbers"], value)
        else:
            found[field] = value
    for field in ("mode", "actions", "troops", "abilities", "points"):
        if field not in found:
            raise Unfit("deck-field", field=field)
    return found
