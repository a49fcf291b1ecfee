"""A fresh Eredan table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...core.types import Unfit
from .catalogue import UNKNOWN
from .decks import Deck, check, read, remembered
from .events import TeamNamed
from .scenario import SWITCHES
from .state import DECK, Options, Player, State


def new_table(players: Sequence[str], options: Mapping[str, Any]) -> State:
    """A table in the setup, before teams are named and the initiative is drawn.

    Options: `first` (whose ticket came out), `deck` {player: text of a list}, `objects` (later, now), `guemelites` (chain,
    strict), `known` (what a database remembers of cards).

    Raises:
        Unfit: there are not two players, or an option makes no sense.
    """
    if len(players) != 2 or len(set(players)) != 2:
        raise Unfit("two-players", count=len(players))
    first = str(options.get("first") or "")
    if first and first not in players:
        raise Unfit("first", player=first)
    known = options.get("known") or {}
    lists = {name: deck_list(name, text, known) for name, text in dict(options.get("deck") or {}).items()}
    described = {id: card for deck in lists.values() for id, card in deck.described.items()} or remembered(known)
    seats = tuple(seat(name, lists.get(name)) for name in players)
    state = State(seats, players[0], first, described=described, options=Options(**switches(options)))
    for name, deck in lists.items():
        state = TeamNamed(name, deck.team, because="eredan.deck.three-characters").on(state)
    return state


def seat(name: str, deck: Deck | None) -> Player:
    """One player with a full deck that nobody has seen, and its list where it is known."""
    return Player(
        name, deck=(UNKNOWN,) * DECK, list=deck.cards if deck else (), collection=deck.collection if deck else {}
    )


def deck_list(player: str, text: Any, known: Mapping[str, Any]) -> Deck:
    """A player's deck.

    Raises:
        Unfit: it cannot be read, or is against the rules.
    """
    deck = read(str(text[0] if isinstance(text, list | tuple) else text), known)
    if wrong := check(deck):
        raise Unfit("deck-faults", player=player, count=len(wrong))
    return deck


def switches(options: Mapping[str, Any]) -> dict[str, str]:
    """What the book leaves open, as this table has it.

    Raises:
        Unfit: an option has no such value.
    """
    found = {}
    for name, choices in SWITCHES.items():
        value = str(options.get(name) or choices[0])
        if value not in choices:
            raise Unfit("option", option=name, value=value, choices=choices)
        found[name] = value
    return found
