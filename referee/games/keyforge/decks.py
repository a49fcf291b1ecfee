"""Deck lists of KeyForge: read from a file of names, a pasted chat or a Master Vault document, and checked by the rules."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any

from ...core.block import Block
from ...core.types import Record, Ruling
from .catalogue import HOUSES, known
from .names import called_kind, card_name, card_names, fold, meaning

SIZE, OF_A_HOUSE, OWN_HOUSES = 36, 12, 3
"""keyforge.basics.deck-size, keyforge.basics.deck-three-houses"""
CLOSE = 84
"""How alike (of 100) a name must be to be offered as what was meant."""
LINE = re.compile(r"^[\s\-*•·>]*(?:(\d{1,2})\s*[x×]?\s+|(\d{1,2})\s*[x×]\s*)?(.+?)(?:\s*[x×]\s*(\d{1,2}))?$")
HOUSE = re.compile(r"^(.*?)\s*[(\[](\w+)[)\]]$")


class Unclear(Record):
    """A line that names no card: what it says and the card that it may mean."""

    line: int
    words: str
    card: str = ""


class Deck(Record):
    """A deck list: its name, its cards (ids, a maverick with its house) and the lines that named none."""

    name: str
    cards: tuple[str, ...]
    unclear: tuple[Unclear, ...] = ()

    @property
    def houses(self) -> tuple[str, ...]:
        """The houses of its cards, in the order of the set."""
        there = {print.house for id in self.cards if (print := known(id))}
        return tuple(house for house in HOUSES if house in there)


@cache
def by_name() -> dict[str, str]:
    """Every card's id by its names in all languages, folded."""
    found = {fold(id): id for id in card_names()}
    for id, names in card_names().items():
        found.update({fold(name): id for name in names})
    return found


def read(text: str, known_facts: Mapping[str, Any] | None = None) -> Deck:
    """A deck from a text: a name a line (es, pt or en; `2x Troll`, `Troll (logos)`), a pasted chat, or Master Vault JSON.

    Headings of houses, empty lines and `#` comments are passed over; `# name: …` names the deck. Nothing is refused here:
    what is no card stands in `unclear`, and `check` says so.
    """
    if text.lstrip().startswith("{"):
        return read_vault(text)
    name, cards, unclear = "", [], []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.strip().strip("\ufeff")
        if words.startswith("#"):
            label, _, rest = words.lstrip("# ").partition(":")
            name = rest.strip() if fold(label) in ("name", "nombre", "nome") else name
        elif words and not is_heading(words):
            count, id = card_of(words)
            if id:
                cards += [id] * count
            else:
                unclear.append(Unclear(number, words[:60], nearest(words)))
    return Deck(name, tuple(cards), tuple(unclear))


def is_heading(words: str) -> bool:
    """Whether a line only names a house, as lists do above its cards."""
    bare = re.sub(r"[\d()\[\]:*#\-–—=_]", " ", words).split()
    return bool(bare) and len(bare) <= 2 and any(meaning("house", w) for w in bare) and fold(words) not in by_name()


def card_of(words: str) -> tuple[int, str]:
    """How many copies of which card a line names; no id when it names none."""
    found = by_name().get(fold(words))
    if found:
        return 1, found
    match = LINE.match(words)
    if match is None:
        return 1, ""
    count = int(match[1] or match[2] or match[4] or 1)
    rest, house = match[3], ""
    if (odd := HOUSE.match(rest)) and (house := meaning("house", odd[2])):
        rest = odd[1]
    id = by_name().get(fold(rest), "")
    print = known(id) if id else None
    if print and house and house != print.house:
        id = f"{id}@{house}"
    return count, id


def nearest(words: str) -> str:
    """The card whose name is closest to some words, when one is close."""
    from rapidfuzz import process

    match = LINE.match(words)
    found = process.extractOne(fold(match[3] if match else words), by_name().keys(), score_cutoff=CLOSE)
    return by_name()[found[0]] if found else ""


def read_vault(text: str) -> Deck:
    """A deck from a Master Vault document: its card ids are looked up among the cards that it carries."""
    try:
        data = json.loads(text)
        deck = data.get("data", data)
        linked = {str(c["id"]): c for c in data.get("_linked", {}).get("cards", deck.get("cards", ()))}
        listed = deck.get("_links", {}).get("cards") or list(linked)
    except (ValueError, AttributeError, KeyError, TypeError):
        return Deck("", (), (Unclear(1, text.strip()[:60]),))
    cards, unclear = [], []
    for number, key in enumerate(listed, 1):
        card = linked.get(str(key), {})
        title = str(card.get("card_title") or card.get("name") or key)
        id = by_name().get(fold(title), "")
        print = known(id) if id else None
        house = meaning("house", str(card.get("house", "")))
        if print is None:
            unclear.append(Unclear(number, title[:60], nearest(title)))
        else:
            cards.append(id if not house or house == print.house else f"{id}@{house}")
    return Deck(str(deck.get("name", "")), tuple(cards), tuple(unclear))


def check(deck: Deck) -> list[Ruling]:
    """Every fault of a deck at once: lines that name no card, the number of cards, the houses and what each has.

    Source: keyforge.basics.deck-size, keyforge.basics.deck-three-houses
    """
    faults = []
    for line in deck.unclear:
        facts = {"line": line.line, "words": line.words, "card": line.card}
        faults.append(Ruling("keyforge.basics.deck-names", facts))
    if len(deck.houses) != OWN_HOUSES:
        faults.append(Ruling("keyforge.basics.deck-three-houses", {"count": len(deck.houses), "houses": deck.houses}))
    if len(deck.cards) != SIZE:
        faults.append(Ruling("keyforge.basics.deck-size", {"count": len(deck.cards), "house": ""}))
    of = Counter(print.house for id in deck.cards if (print := known(id)))
    for house in deck.houses:
        if of[house] != OF_A_HOUSE and len(deck.houses) == OWN_HOUSES:
            faults.append(Ruling("keyforge.basics.deck-size", {"count": of[house], "house": house}))
    return faults


def rows(deck: Deck, lang: str) -> list[Block]:
    """A deck by house, for the screen."""
    blocks = [Block(title=deck.name)] if deck.name else []
    for house in deck.houses:
        copies = Counter(id for id in deck.cards if (print := known(id)) and print.house == house)
        lines = tuple((f"{n}x" if n > 1 else "", card_name(id, lang) or id) for id, n in copies.items())
        blocks.append(Block(title=called_kind("house", house, lang) or house, rows=lines))
    return blocks
