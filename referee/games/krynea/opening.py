"""A fresh Krynea table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...core.types import Unfit
from .catalogue import Printed, catalogue, printed_from
from .rules.setup import laid
from .state import ENEMY, LEVELS, TIES, Seat, State

MOST_PLAYERS = 4


def seats_of(players: Sequence[str]) -> tuple[Seat, ...]:
    """The sides of a table: one person has the automatic enemy against them.

    Raises:
        Unfit: there are too few or too many, or somebody is called as the enemy is.
    """
    if not 1 <= len(set(players)) <= MOST_PLAYERS or len(set(players)) != len(players):
        raise Unfit("players-count", count=len(set(players)), most=MOST_PLAYERS)
    if ENEMY in (name.casefold() for name in players):
        raise Unfit("name-enemy", player=ENEMY)
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
    level = str(options.get("difficulty") or "normal")
    ties = str(options.get("ties") or "first")
    first = str(options.get("first") or "")
    if level not in LEVELS:
        raise Unfit("option-level", value=level, levels=LEVELS)
    if ties not in TIES:
        raise Unfit("option-ties", value=ties, ways=TIES)
    if first and first not in [seat.name for seat in seats]:
        raise Unfit("option-first", player=first, players=tuple(seat.name for seat in seats))
    state = laid(seats).but(level=level, ties=ties)
    return state.but(initiative=first, cards=remembered(options.get("known") or {}))


def remembered(known: Mapping[str, Any]) -> dict[str, Printed]:
    """The cards that earlier tables have read out."""
    return {id: printed_from(id, facts, catalogue().get(id)) for id, facts in (known.get("card") or {}).items()}
