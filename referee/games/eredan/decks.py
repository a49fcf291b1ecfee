"""Deck files of Eredan: three characters and twenty cards, one a line, read out as far as they are not known.

    Iro: personaje, Kotoba, combatiente, vida 12, ataque 2-4, defensa 3, mente 1
    3 Katana
    2 Grito: acción, ataque +2

A heading (`personajes`, `mazo`, `colección`) says where the lines below it belong; without one, known characters go to the
team and everything else to the deck. Empty lines and `#` comments are passed over; `# nombre: ...` names the deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any

from ...core.block import Block
from ...core.types import Record, Ruling, Unfit
from ...library import shelf
from . import wording
from .catalogue import GAME, Printed, catalogue, facts_of, fold, id_of, printed_from
from .names import card_name
from .rules.deck import Built, faults
from .state import Player, State, guild_of
from .talk import counted_card

NAMED = ("name", "nombre", "nome")


class Deck(Record):
    """A deck list by card ids: `team` the characters, `cards` each copy of the others, `collection` what is owned.

    `described` are the cards that the file or an earlier table has read out.
    """

    name: str = ""
    team: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    collection: Mapping[str, int] = {}
    described: Mapping[str, Printed] = {}

    @property
    def state(self) -> State:
        """A table that knows the cards of this deck, for naming them."""
        return State((Player("", list=self.cards),), "", described=self.described)

    def printed(self, ids: tuple[str, ...]) -> tuple[Printed, ...]:
        """What is known of some cards."""
        return tuple(map(self.state.print_of, ids))


@cache
def headings() -> Mapping[str, str]:
    """The headings of a deck file in every language, folded."""
    found = {}
    for lang in shelf.LANGUAGES:
        for section, said in shelf.speech(GAME, lang).get("sections", {}).items():
            found.update({fold(word): section for word in shelf.listed(said)})
    return found


def read(text: str, known: Mapping[str, Any] | None = None) -> Deck:
    """A deck from a file's text; `known` are the facts that a database remembers, by kind and id.

    Raises:
        Unfit: a line cannot be read, what is said of a card is not understood, or there is no card at all.
    """
    described = remembered(known or {})
    name, section = "", ""
    lines: dict[str, Counter[str]] = {"characters": Counter(), "deck": Counter(), "collection": Counter()}
    for number, line in enumerate(text.splitlines(), 1):
        words = line.strip().strip("\ufeff")
        if words.startswith("#"):
            label, colon, rest = words.lstrip("# ").partition(":")
            name = rest.strip() if colon and fold(label).strip() in NAMED else name
        elif heading := headings().get(fold(words.rstrip(": ").strip())):
            section = heading
        elif words:
            count, id = read_line(number, words, section, described)
            hero = (described.get(id) or catalogue().get(id) or Printed(id)).is_character
            lines[section or ("characters" if hero else "deck")][id] += count
    if not any(lines.values()):
        raise Unfit("deck-empty")
    team, cards = tuple(lines["characters"].elements()), tuple(lines["deck"].elements())
    return Deck(name, team, cards, dict(lines["collection"]), described)


def read_line(number: int, words: str, section: str, described: dict[str, Printed]) -> tuple[int, str]:
    """How many of which card a line says; what it says about the card is added to `described`."""
    front, _, facts = words.partition(":")
    count, called = counted_card(front)
    id = id_of(called)
    if not id or not count:
        raise Unfit("deck-line", line=number, text=words[:60])
    base = described.get(id) or catalogue().get(id)
    hero = section == "characters" or (base is not None and base.is_character)
    heard = wording.heard(facts, hero=hero)
    if heard is None:
        raise Unfit("deck-facts", card=called, text=wording.unclear(facts)[:60])
    read_out = wording.facts_from(heard)
    if read_out.get("life", 0) < 0:
        raise Unfit("deck-life", line=number, text=words[:60])
    if heard or base is None:
        said = {"name": base.name if base is not None else called, **read_out}
        described[id] = printed_from(id, {**said, **({"type": "character"} if hero else {})}, base)
    return count, id


def remembered(known: Mapping[str, Any]) -> dict[str, Printed]:
    """The cards that a database remembers."""
    return {id: printed_from(id, facts) for id, facts in known.get("card", {}).items()}


def built(deck: Deck) -> Built:
    """A deck as the rules of deck building judge it."""
    return Built(deck.printed(deck.team), deck.printed(deck.cards), deck.collection)


def check(deck: Deck) -> list[Ruling]:
    """Every fault of a deck, in rulebook order."""
    return faults(built(deck))


def rows(deck: Deck, lang: str) -> list[Block]:
    """A deck for the screen: the team with what is known of it, then the cards with their copies."""
    names = shelf.speech(GAME, lang).get("names", {})
    guild = guild_of(deck.printed(deck.team))
    title = " · ".join(part for part in (deck.name, wording.name_in("guild", guild, lang) if guild else "") if part)
    team = tuple((card_name(deck.state, id, lang), told(deck, id, lang)) for id in deck.team)
    cards = tuple(
        (f"{count} {card_name(deck.state, id, lang)}", told(deck, id, lang))
        for id, count in Counter(deck.cards).items()
    )
    return [
        Block(title=title, rows=team),
        Block(title=f"{names.get('line.copies', '')} ({len(deck.cards)})", rows=cards),
    ]


def told(deck: Deck, id: str, lang: str) -> str:
    """What is known of a card, in words."""
    facts = facts_of(deck.state.print_of(id))
    return ", ".join(
        wording.called(fact, lang) or fact for fact in wording.facts_as_said(facts) if fact != "type=character"
    )
