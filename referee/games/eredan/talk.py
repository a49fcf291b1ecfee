"""Between players and moves: what could be said now, and what a phrase means."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from ...core.types import Move, Unfit
from . import wording
from .catalogue import UNKNOWN, catalogue, id_of, slug
from .moves import (
    MOVES,
    AgreeDraw,
    Attack,
    Choose,
    Collection,
    Concede,
    Deck,
    Discard,
    DiscardCards,
    EndRound,
    EnterCard,
    Initiative,
    Pass,
    Play,
    Team,
    TimeUp,
    copies,
)
from .state import State

MOST_COPIES, MOST_POINTS = 99, 999
COUNTED = re.compile(r"^(?:(\d{1,3})\s*[x×]?\s+)?(.+?)(?:\s+[x×]\s*(\d{1,3}))?$")
"""A card in a list: `3 Katana`, `3x Katana`, `Katana x3`, `Katana`."""


def candidates(state: State, player: str) -> Iterator[Move]:
    """Every move that might be legal for a player; the checks have the last word. Effects said by hand are not listed."""
    if state.phase == "over" or player not in state.names:
        return
    if state.phase == "setup":
        yield Initiative(player)
    if state.phase == "choose":
        for own in state.player(player).characters:
            yield from (Choose(player, own.ref, enemy.ref) for enemy in state.player(state.opponent(player)).characters)
    if state.phase == "cards":
        yield from in_phase_two(state, player)
    if state.phase == "fight":
        yield Attack(player)
    if state.phase == "discard":
        hand = state.player(player).hand
        yield EndRound(player)
        yield from (DiscardCards(player, (card,)) for card in dict.fromkeys(hand) if card != UNKNOWN)
        yield from (Discard(player, count) for count in range(1, len(hand) + 1))
    yield from (Concede(player), AgreeDraw(player), TimeUp(player))


def in_phase_two(state: State, player: str) -> Iterator[Move]:
    """What may be played: the cards known to be in hand, or any known card where the hand is not known; and to pass."""
    yield Pass(player)
    hand = state.player(player).hand
    cards = dict.fromkeys(card for card in hand if card != UNKNOWN)
    if UNKNOWN in hand:
        cards |= dict.fromkeys(state.player(player).list or (*catalogue(), *state.described))
    for card in cards:
        yield Play(player, card)
        if state.print_of(card).craft:
            yield from (Play(player, card, c.ref) for c in state.player(player).alive if c.ref not in state.fighting)


def hear(state: State, kind: str, player: str, slots: Mapping[str, Any]) -> Move | None:
    """The move that a phrase means; None where it means none.

    Raises:
        Unfit: a card was read out in words that mean nothing.
    """
    said = dict(slots)
    if kind == "enter-card":
        return read_out(state, player, said.get("text", ""))
    if kind in ("team", "deck", "collection"):
        return listed(state, kind, player, said)
    move = MOVES[kind]
    if "who" in said and "who" not in move.fields:
        player = said.pop("who")
    if not player or not all(said.get(name, "-") for name in ("who", "owner")):
        return None
    if kind == "attack" and len(said.get("rolls", ())) > 2:
        return None
    if not believable(kind, said.get("amount", 0)):
        return None
    return move(player, **said)


def believable(kind: str, amount: int) -> bool:
    """Whether a card can do so much: only a bonus and the size of a hand can be less than nothing."""
    return (-MOST_POINTS if kind in ("hand-bonus", "hand-size") else 0) <= amount <= MOST_POINTS


def read_out(state: State, player: str, text: str) -> Move | None:
    """A card that is read out: `Grito: acción, ataque +2`."""
    name, _, facts = text.partition(":")
    name = name.strip(' \t"“”«»')
    if not slug(name):
        return None
    heard = wording.heard(facts, hero=state.print_of(id_of(name)).is_character)
    if heard is None:
        raise Unfit("deck-facts", card=name, text=wording.unclear(facts))
    return EnterCard(player, name, heard)


def listed(state: State, kind: str, player: str, said: Mapping[str, Any]) -> Move | None:
    """A team, a deck or a collection said as a list with commas."""
    who = said.get("who", "")
    if not who:
        return None
    if "characters" in said:
        return Team(player, who, tuple(said["characters"]))
    counted = counted_cards(state, (part for part in re.split(r"[,\n]", said.get("text", "").strip(" :"))))
    if not counted:
        return None
    if kind == "team":
        return Team(player, who, tuple(Counter(counted).elements()))
    return (Deck if kind == "deck" else Collection)(player, who, copies(counted))


def counted_cards(state: State, parts: Iterator[str]) -> dict[str, int]:
    """Cards and how many of each, from parts like `3 Katana`: by id where the card is known, else as they were called."""
    found: Counter[str] = Counter()
    for part in parts:
        count, name = counted_card(part)
        if id := id_of(name):
            found[id if state.knows(id) else name] += count
    return dict(found)


def counted_card(part: str) -> tuple[int, str]:
    """How many of which card a part of a list says."""
    match = COUNTED.match(part.strip())
    if match is None:
        return 0, ""
    before, name, behind = match.groups()
    return min(int(before or behind or 1), MOST_COPIES), name.strip(' "“”«»')
