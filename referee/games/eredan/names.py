"""What things at an Eredan table are called, in every language."""

from __future__ import annotations

from collections.abc import Mapping

from ...library import shelf
from . import wording
from .catalogue import FLAGS, GAME, card_names, catalogue
from .state import Character, State


def card_name(state: State | None, id: str, lang: str) -> str:
    """A card's name: the book's in one language, else as it was read out at this table, else its id."""
    for file in shelf.card_files(GAME) if id in catalogue() else ():
        if name := shelf.card_words(GAME, file, lang).get(id, {}).get("name"):
            return str(name)
    if state is None:
        return id
    held = next((c.print.name for c in state.characters if c.print.id == id), "")
    return held or state.print_of(id).name or id


def character_name(state: State, character: Character, lang: str) -> str:
    """A character's name; with its player where both sides have it."""
    name = card_name(state, character.print.id, lang)
    twins = [c for c in state.characters if c.print.id == character.print.id]
    return name if len(twins) == 1 else f"{name} ({state.owner(character.ref)})"


def called(state: State | None, value: str, lang: str) -> str | None:
    """The name of an id in one language: a character, an object, a card, a fact; None for what is none of them."""
    if state is not None:
        if character := state.character(value):
            return character_name(state, character, lang)
        item = next((i for c in state.characters for i in c.items if i.ref == value), None)
        if item is not None:
            return card_name(state, item.card, lang)
    if value.startswith(f"{GAME}.card."):
        return card_name(state, value.removeprefix(f"{GAME}.card."), lang)
    if value in catalogue() or (state is not None and value in state.described):
        return card_name(state, value, lang)
    count, star, id = value.partition("*")
    if star and count.isdecimal():
        return f"{count} {card_name(state, id, lang)}"
    return wording.called(value, lang) if "=" in value or value in FLAGS else None


def names(state: State, slot: str) -> Mapping[str, tuple[str, ...]]:
    """What may fill a slot of a phrase: each id with the ways to say it."""
    if slot == "card":
        described = {id: (*card_names().get(id, ()), p.name or id) for id, p in state.described.items()}
        return {**card_names(), **described}
    if slot == "character":
        return {c.ref: ways(state, c) for c in state.characters}
    if slot == "item":
        cards = {i.ref: i.card for c in state.characters for i in c.items}
        return {ref: (*card_names().get(id, ()), card_name(state, id, "es")) for ref, id in cards.items()}
    return seats(state) if slot == "player" else {}


def ways(state: State, character: Character) -> tuple[str, ...]:
    """The ways to say a character."""
    id = character.print.id
    own = (*card_names().get(id, ()), character.print.name or id)
    return tuple(dict.fromkeys((character_name(state, character, "es"), *own)))


def seats(state: State) -> Mapping[str, tuple[str, ...]]:
    """The players by name, and as Player 1 and Player 2 once the initiative is known."""
    found = {name: [name] for name in state.names}
    taken = {name.casefold() for name in state.names}
    order = {"first": state.first, "second": state.opponent(state.first)} if state.first else {}
    for lang in shelf.LANGUAGES:
        for seat, name in order.items():
            said = shelf.listed(shelf.speech(GAME, lang).get("seats", {}).get(seat))
            found[name] += [way for way in said if way.casefold() not in taken]
    return {name: tuple(dict.fromkeys(said)) for name, said in found.items()}
