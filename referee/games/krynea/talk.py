"""Between players and moves: what could be said now, what a phrase means, which answers cannot be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from ...core.types import Choice, Move, Ruling
from .catalogue import Printed, catalogue, id_of
from .moves import (
    MOVES,
    Act,
    Attack,
    Buy,
    Cancel,
    Concede,
    DeclareDeck,
    Deploy,
    Describe,
    DiscardHand,
    Drawn,
    LayAbility,
    MoveUnit,
    Next,
    Pass,
    Sacrifice,
    SetLevel,
    UseAbility,
    UseExpertise,
)
from .names import enemy_words
from .state import ENEMY, LABELS, LEVELS, State
from .words import deck_in, facts_in, fold, tokens

KIND_OF = {"monolith": ("monolith",), "troop": ("unit", "object"), "action": ("action",)}
ATTACK_TURNS = ("ranged", "magic")
"""The phases in which to pass is to make no attack; in the others it is to go on."""
CHEAP = 9
"""Purchases up to this cost are listed."""


def known(state: State) -> Mapping[str, Printed]:
    """Every card that anything is known of."""
    return {**catalogue(), **state.cards}


def candidates(state: State, player: str) -> Iterator[Move]:
    """Every move that might be legal for a player; the checks have the last word. Effects of cards are not listed."""
    if state.phase == "over":
        return
    yield Next(player)
    if state.phase == "initiative":
        yield from (SetLevel(player, level) for level in LEVELS if level != state.level)
        yield from abilities(state, player)
    if wanted := KIND_OF.get(state.expects):
        yield from (Drawn(player, id) for id, card in known(state).items() if card.kind in wanted)
    yield from (Cancel(player, clash) for clash in LABELS)
    yield from of_phase(state, player)
    yield from (UseAbility(player, ability.print.id) for ability in state.seat(player).abilities)
    for unit in state.units(player):
        yield UseExpertise(player, unit.ref)
        yield Sacrifice(player, unit.ref)
    yield Concede(player)


def abilities(state: State, player: str) -> Iterator[Move]:
    """The abilities that may be laid open."""
    for id, card in known(state).items():
        if card.kind == "ability":
            yield from (LayAbility(player, seat.name, id) for seat in state.seats if seat.auto or seat.name == player)


def of_phase(state: State, player: str) -> Iterator[Move]:
    """The moves that belong to single phases."""
    seat = state.seat(player)
    if state.phase == "draw":
        for what in ("troops", "actions"):
            yield from (Buy(player, what, (cost,)) for cost in range(1, min(seat.left, CHEAP) + 1))
    if state.phase == "deployment":
        units = [id for id, card in known(state).items() if card.kind == "unit"]
        yield from (Deploy(player, id, clash) for id in units for clash in LABELS)
    if state.phase == "movement":
        yield from (MoveUnit(player, unit.ref, clash) for unit in state.units(player) for clash in LABELS)
    if state.phase in ATTACK_TURNS:
        yield Pass(player)
        targets = [unit.ref for rival in state.rivals(player) for unit in state.units(rival)]
        yield from (Attack(player, (unit.ref,), target) for unit in state.units(player) for target in targets)
        if state.solo and state.turn == ENEMY:
            own = [unit.ref for unit in state.units(player)]
            yield from (Attack(player, (unit.ref,), target) for unit in state.units(ENEMY) for target in own)
    if state.phase == "discards":
        excess = seat.troops + seat.actions - 3
        for troops in range(max(excess, 0) + 1):
            yield DiscardHand(player, troops, excess - troops)


# --- hearing -----------------------------------------------------------------------------------------------------------


def hear(state: State, kind: str, player: str, slots: Mapping[str, Any]) -> Move | None:
    """The move that a phrase of a kind means with these slots filled; None if it can mean none.

    Raises:
        Unfit: a card or a deck is described in words that mean nothing.
    """
    said = dict(slots)
    cls = MOVES.get(kind)
    if cls is None:
        return None
    if "text" in said and cls is Describe:
        return described(player, str(said["text"]))
    if "text" in said and cls is DeclareDeck:
        return counted(state, player, str(said["text"]))
    if cls is Pass and state.phase not in ATTACK_TURNS:
        return Next(player)
    if cls is Act:
        said["text"] = " ".join(str(said.get("text", "")).split())[:60]
    if "card" in said:
        said["card"] = known_id(state, str(said["card"]))
    for several in ("units", "rivals"):
        if isinstance(said.get(several), str):
            said[several] = (said[several],)
    if any(name not in cls.fields for name in said):
        return None
    if any(name not in said and name not in cls.defaults for name in cls.fields if name != "player"):
        return None
    return cls(player, **said)


def known_id(state: State, card: str) -> str:
    """The id of a card that was named; a name that nobody knows stays as it was typed."""
    id = id_of(card)
    return id if state.card(id) is not None else " ".join(card.split())


def described(player: str, text: str) -> Describe | None:
    """A card read out: its name, a colon, what is printed on it; None without a name.

    Raises:
        Unfit: a word means nothing.
    """
    name, colon, facts = text.partition(":")
    name = " ".join(name.strip(' "«»“”').split())
    if not colon or not name or not tokens(name) or len(name) > 40:
        return None
    return Describe(player, name, facts_in(facts))


def counted(state: State, player: str, text: str) -> DeclareDeck | None:
    """A deck counted: whose, a colon, what is in it; None where it is not said whose.

    Raises:
        Unfit: a word means nothing, or something is missing.
    """
    whose, colon, rest = text.partition(":")
    side = side_in(state, whose)
    if not colon or not side:
        return None
    return DeclareDeck(player, side, **deck_in(rest))


def side_in(state: State, text: str) -> str:
    """The side that some words name; empty for none."""
    said = tokens(text)
    for seat in state.seats:
        ways = enemy_words() if seat.auto else (seat.name,)
        if any(fold(way).split() and all(word in said for word in tokens(way)) for way in ways):
            return seat.name
    return ""


def unfit(state: State, choice: Choice, player: str) -> list[Ruling]:
    """What speaks against an answer: where several persons play, somebody else decides."""
    if state.solo or player == choice.player:
        return []
    facts = {"player": choice.player, "of": choice.of, "choice": choice.choice}
    return [Ruling("referee.choice.open", facts)]
