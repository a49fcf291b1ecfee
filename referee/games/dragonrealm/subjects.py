"""What `why` can ask about and `fix` can set: counters of a player, adventurers and goblins on a location, the piles."""

from __future__ import annotations

from typing import Any

from ...core.types import Subject, Unfit
from .state import ADVENTURERS, GOBLINS, Player, State

COUNTERS = {
    "coins": "coins",
    "dragonstones": "dragonstones",
    "hand": "hand",
    "academy": "academy",
    "adventurers-left": "left",
}
"""Kinds of a player's counters, with the field each one stands in."""
PILES = {
    "pile": "pile",
    "discard": "discard",
    "goblins-left": "goblins",
    "turn": "turn",
    "enhancements-left": "enhancements",
}
"""Kinds of the table's counters, with the field each one stands in."""


def measure(state: State, subject: Subject) -> Any:
    """The value of what a subject points at; None where there is no such thing.

    Kinds: `coins`, `dragonstones`, `hand`, `academy`, `adventurers-left`, `total` of a player; `there` (`Ana@bat-cave`,
    `goblins@bat-cave`); `pile`, `discard`, `goblins-left`, `turn`, `active`, `step`, `winner`.
    """
    kind, of = subject.kind, subject.of
    if kind in PILES:
        return getattr(state, PILES[kind])
    if kind in ("active", "step", "winner"):
        return getattr(state, kind)
    if kind == "there":
        return there(state, of)
    if of not in state.names:
        return None
    seat = state.player(of)
    if kind == "enhancements":
        return len(seat.enhancements)
    return seat.total if kind == "total" else getattr(seat, COUNTERS[kind]) if kind in COUNTERS else None


def there(state: State, spot: str) -> int | None:
    """How many adventurers of a player, or goblins, are on a location of the row."""
    who, _, id = spot.partition("@")
    location = state.location(id)
    if location is None:
        return None
    return location.goblins if who == "goblins" else location.meeples.get(who, 0)


def correct(state: State, subject: Subject, value: str) -> State:
    """The table with something set by hand. Adventurers and goblins that are moved come from, or go to, their supply.

    Raises:
        Unfit: there is no such thing, or the value makes no sense.
    """
    kind, of = subject.kind, subject.of
    if measure(state, subject) is None:
        raise Unfit("fix-nothing", subject=kind, of=of)
    if kind == "active" and value in state.names:
        return state.but(active=value)
    if kind == "there":
        return set_there(state, of, value)
    if kind in PILES:
        return state.but(**{PILES[kind]: whole(value, GOBLINS if kind == "goblins-left" else 999)})
    if kind in ("academy", "adventurers-left"):
        return set_adventurers(state, state.player(of), kind, value)
    if kind in COUNTERS:
        return state.with_player(of, **{COUNTERS[kind]: whole(value, 999)})
    raise Unfit("fix-nothing", subject=kind, of=of)


def whole(value: str, most: int) -> int:
    """A number that a counter can have.

    Raises:
        Unfit: it is none, or beyond `most`.
    """
    if not value.isdecimal() or len(value) > 4 or int(value) > most:
        raise Unfit("fix-number", value=value[:40], limit=most)
    return int(value)


def set_there(state: State, spot: str, value: str) -> State:
    """The table with the pieces of one kind on a location set; the supply gives or takes the difference."""
    who, _, id = spot.partition("@")
    at = state.place_of(id)
    now = there(state, spot) or 0
    if who == "goblins":
        number = whole(value, now + state.goblins)
        return state.with_location(at, goblins=number).but(goblins=state.goblins + now - number)
    seat = state.player(who)
    number = whole(value, now + seat.left)
    out = state.with_location(at, meeples={**state.row[at].meeples, who: number})
    return out.with_player(who, left=seat.left + now - number)


def set_adventurers(state: State, seat: Player, kind: str, value: str) -> State:
    """The table with a player's adventurers in the middle card or in supply set; they move between these two.

    Source: dragonrealm.supply.total
    """
    both = seat.academy + seat.left
    number = whole(value, min(both, ADVENTURERS))
    academy = number if kind == "academy" else both - number
    return state.with_player(seat.name, academy=academy, left=both - academy)
