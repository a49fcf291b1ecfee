"""What things at a KeyForge table are called, in every language; and a card described in a player's words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any
from unicodedata import combining, normalize

from ...core.types import Unfit
from ...library import shelf
from .catalogue import HOUSES, KEYWORDS, TYPES, catalogue
from .state import COLOURS, State

GAME = "keyforge"
KINDS: dict[str, tuple[str, ...]] = {
    "house": HOUSES,
    "colour": COLOURS,
    "flank": ("left", "right"),
    "keyword": KEYWORDS,
    "type": TYPES,
    "what": ("play", "play-creature", "play-action", "play-artifact", "play-upgrade", "use", "reap", "fight"),
    "step": ("setup", "forge", "house", "main", "ready", "draw", "over"),
    "zone": ("hand", "deck", "discard", "archives", "purged", "under", "in-play"),
    "option": ("destroy", "gain", "archive"),
    "how": ("reap", "fight", "action", "omni", "unstun"),
}
"""Closed sets of ids, by the kind under which `[names]` of the speech files calls them."""


@cache
def card_names() -> Mapping[str, tuple[str, ...]]:
    """Every card of the catalogue with its names in every language."""
    found: dict[str, list[str]] = {}
    for lang in shelf.LANGUAGES:
        for house in shelf.card_files(GAME):
            for id, words in shelf.card_words(GAME, house, lang).items():
                found.setdefault(id, []).append(words["name"])
    return {id: tuple(dict.fromkeys(names)) for id, names in found.items()}


def card_name(id: str, lang: str) -> str | None:
    """A card's name in one language, the house of a maverick behind it; None for what is no card of the catalogue."""
    base, _, house = id.partition("@")
    usual = catalogue().get(base)
    if usual is None:
        return None
    name = str(shelf.card_words(GAME, usual, lang).get(base, {}).get("name", base))
    return f"{name} ({called_kind('house', house, lang) or house})" if house else name


def called_kind(kind: str, value: str, lang: str) -> str | None:
    """The name of an id of a closed set in one language."""
    words = shelf.speech(GAME, lang).get("names", {}).get(f"{kind}.{value}")
    return None if words is None else str(shelf.listed(words)[0])


@cache
def spoken(kind: str) -> Mapping[str, tuple[str, ...]]:
    """The ids of a closed set with all the ways to say them, in every language."""
    said: dict[str, list[str]] = {value: [value] for value in KINDS[kind]}
    for lang in shelf.LANGUAGES:
        for value in KINDS[kind]:
            said[value] += shelf.listed(shelf.speech(GAME, lang).get("names", {}).get(f"{kind}.{value}"))
    return {value: tuple(dict.fromkeys((*words[1:], words[0]))) for value, words in said.items()}


def called(state: State, value: str, lang: str) -> str | None:
    """The name of an id in one language: a card in play, a card, a house, a step ...; None for what is no id of the game."""
    if value.startswith(f"{GAME}.card."):  # a card as a rule, or in a hand: no copy of it is meant
        return out_of_play(state, value.removeprefix(f"{GAME}.card."), lang)
    card = state.cards.get(value)
    if card is not None:
        name = card_name(card.id, lang) or card.print.name or card.id
        copies = [c.ref for c in state.cards.values() if c.print.id == card.print.id]
        return name if len(copies) == 1 else f"{name} ({value})"
    for kind in KINDS:
        if value in KINDS[kind]:
            return called_kind(kind, value, lang)
    return out_of_play(state, value, lang)


def out_of_play(state: State, id: str, lang: str) -> str | None:
    """The name of a card as such, of the catalogue or described at this table; None for what is no card."""
    if id in state.described:
        return state.described[id].name or id
    return card_name(id, lang)


def names(state: State, slot: str) -> Mapping[str, tuple[str, ...]]:
    """What may fill a slot of a phrase: each id with the ways to say it."""
    if slot in KINDS:
        return spoken(slot)
    if slot in ("creature", "target", "host"):
        return refs(state, (c.ref for c in state.creatures())) if slot != "creature" else refs(state, state.cards)
    if slot in ("cards", "inplay", "other"):
        return refs(state, state.cards)
    if slot == "anycard":
        return {**{id: (*ways, id) for id, ways in card_names().items()}, **refs(state, state.cards)}
    if slot in ("card", "of"):
        described = {id: (p.name or id,) for id, p in state.described.items()}
        return {**{id: (*ways, id) for id, ways in card_names().items()}, **described, **mavericks(state)}
    return {}


def mavericks(state: State) -> dict[str, tuple[str, ...]]:
    """The mavericks that may be in a hand, with the house behind their names: without it, a name means any copy."""
    there = {id for seat in state.seats for id in (*seat.hand, *seat.list) if "@" in id}
    return {id: (*(card_name(id, lang) or id for lang in shelf.LANGUAGES), id) for id in sorted(there)}


def refs(state: State, wanted: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """Cards in play with the ways to say them."""
    all_names = card_names()
    found = {}
    for ref in wanted:
        print = state.card(ref).print
        base = print.id.partition("@")[0]
        ways = all_names.get(base) or ((print.name,) if print.name else ())
        found[ref] = tuple(dict.fromkeys((*ways, base)))
    return found


# --- a card described in a player's words ---

VALUES = re.compile(r"(\d{1,2})\s*/\s*(\d{1,2}|~|-)")
WORD = "a?e?mb[ae]r|ae"
AMBER = re.compile(rf"(?:{WORD})\s*(\d)|(\d)\s*(?:of |de )?(?:{WORD})\b")


def describe(words: str) -> dict[str, Any]:
    """The printed facts that a player says: `criatura brobnar 5/2 æ1 evasivo` in any language, in any order.

    Raises:
        Unfit: type or house is missing, or a word means nothing.
    """
    facts: dict[str, Any] = {}
    text = plain(words)
    if found := AMBER.search(text):
        facts["amber"] = int(found[1] or found[2])
        text = text.replace(found[0], " ")
    if found := VALUES.search(text):
        facts["power"] = int(found[1])
        facts["armor"] = int(found[2]) if found[2].isdecimal() else 0
        text = text.replace(found[0], " ")
    keywords, unknown = [], []
    tokens = text.replace(",", " ").split()
    at = 0
    while at < len(tokens):
        token = tokens[at]
        at += 1
        if kind := meaning("type", token):
            facts["type"] = kind
        elif house := meaning("house", token):
            facts["house"] = house
        elif keyword := meaning("keyword", token):
            number = tokens[at] if at < len(tokens) and tokens[at].isdecimal() else ""
            at += bool(number)
            keywords.append(f"{keyword}:{number}" if number else keyword)
        elif token.isdecimal() and "power" not in facts:
            facts["power"] = int(token)
        elif len(token) > len("la"):  # articles and prepositions say nothing of a card
            unknown.append(token)
    if keywords:
        facts["keywords"] = keywords
    if unknown:
        facts["traits"] = unknown
    for field in ("type", "house"):
        if field not in facts:
            raise Unfit(f"describe-{field}", words=words)
    if facts["type"] == "creature" and "power" not in facts:
        raise Unfit("describe-power", words=words)
    return facts


def meaning(kind: str, word: str) -> str:
    """The id of a closed set that a word stands for; empty when it stands for none."""
    plain = fold(word)
    for value, ways in spoken(kind).items():
        if any(fold(way) == plain for way in ways):
            return value
    return ""


def plain(words: str) -> str:
    """Words without case and accents, `æ` as `ae`."""
    flat = normalize("NFKD", words.casefold().replace("æ", "ae"))
    return "".join(c for c in flat if not combining(c))


def fold(word: str) -> str:
    """A word reduced to its letters and digits, without case and accents."""
    return "".join(c for c in plain(word) if c.isalnum())
