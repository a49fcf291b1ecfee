"""A fresh Krynea table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...core.types import Unfit
from ...library import shelf
from .catalogue import Printed, catalogue, printed_from
from .names import called_kind, enemy_words
from .rules.setup import laid
from .state import ENEMY, LEVELS, TIES, Seat, State
from .words import fold

MOST_PLAYERS = 4


def seats_of(players: Sequence[str]) -> tuple[Seat, ...]:
    """The sides of a table: one person has the automatic enemy against them.

    Raises:
        Unfit: there are too few or too many, or somebody is called as the enemy is.
    """
    if not 1 <= len(set(players)) <= MOST_PLAYERS or len(set(players)) != len(players):
        raise Unfit("players-count", count=len(set(players)), most=MOST_PLAYERS)
    for name in players:
        if fold(name) in {ENEMY, *map(fold, enemy_words())}:
            raise Unfit("name-enemy", player=name)
    persons = tuple(Seat(name) for name in players)
    return (*persons, Seat(ENEMY, auto=True)) if len(persons) == 1 else persons


def new_table(players: Sequence[str], options: Mapping[str, Any]) -> State:
    """A table before its first round.

    Options: `difficulty` (normal, expert), `ties` (first, random, ask), `first` (who has the initiative, when it is known
    already: a player, or `enemy`), `known` (cards read out at earlier tables, by kind and id).

    Raises:
        Unfit: players or options make no sense.
    """
    seats = seats_of(players)
    level = level_of(str(options.get("difficulty") or "normal"))
    ties = str(options.get("ties") or "first")
    first = str(options.get("first") or "")
    if ties not in TIES:
        raise Unfit("option-ties", value=ties, ways=TIES)
    if first and first not in [seat.name for seat in seats]:
        raise Unfit("option-first", player=first, players=tuple(seat.name for seat in seats))
    state = laid(seats).but(level=level, ties=ties)
    return state.but(initiative=first, cards=remembered(options.get("known") or {}))


def level_of(said: str) -> str:
    """The level that a word names, in any language.

    Raises:
        Unfit: it names none.
    """
    for level in LEVELS:
        ways = (called_kind("level", level, lang) for lang in shelf.LANGUAGES)
        if fold(said) in (level, *(fold(way) for way in ways if way)):
            return level
    raise Unfit("option-level", value=said, levels=LEVELS)


def remembered(known: Mapping[str, Any]) -> dict[str, Printed]:
    """The cards that earlier tables have read out."""
    return {id: printed_from(id, facts, catalogue().get(id)) for id, facts in (known.get("card") or {}).items()}
