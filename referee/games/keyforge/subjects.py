"""What `why` can ask about and `fix` can set: counters of a player, numbers and places of a card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core.types import Subject, Unfit
from ...library import shelf
from .catalogue import UNKNOWN
from .events import ControlChanged, placed
from .rules.forge import key_cost
from .rules.power import armor_left, power
from .state import COLOURS, Card, Player, State

COUNTERS: dict[str, Callable[[Player], Any]] = {
    "amber": lambda p: p.amber,
    "keys": lambda p: len(p.keys),
    "chains": lambda p: p.chains,
    "hand": lambda p: len(p.hand),
    "deck": lambda p: len(p.deck),
    "archives": lambda p: len(p.archives),
    "discard": lambda p: len(p.discard),
    "purged": lambda p: len(p.purged),
}
ON_CARDS: dict[str, Callable[[Card], Any]] = {
    "card-amber": lambda c: c.amber,
    "damage": lambda c: c.damage,
    "counters": lambda c: c.power_counters,
    "exhausted": lambda c: c.exhausted,
    "stunned": lambda c: c.stunned,
}
FIELDS = {
    "card-amber": "amber",
    "damage": "damage",
    "counters": "power_counters",
    "exhausted": "exhausted",
    "stunned": "stunned",
}
LIMITS = {"keys": 3, "chains": 24}
PLACES = ("hand", "deck", "discard", "archives", "purged")


def measure(state: State, subject: Subject) -> Any:
    """The value of what a subject points at; None where there is no such thing.

    Kinds: a player's counter, `key-cost`; a card's number, `power`, `armor`, `place` (a player and a zone); `house`,
    `step`, `winner`.
    """
    kind, of = subject.kind, subject.of
    if kind in ("house", "step", "active", "turn"):
        return getattr(state, kind)
    if kind == "winner":
        return state.winner
    if of in (s.name for s in state.seats):
        seat = state.player(of)
        return key_cost(state, of) if kind == "key-cost" else COUNTERS[kind](seat) if kind in COUNTERS else None
    if kind == "place":
        return place_of(state, of)
    card = state.cards.get(of)
    if card is None:
        return None
    if kind in ("power", "armor"):
        return power(state, card) if kind == "power" else armor_left(state, card)
    if kind == "controller":
        return card.controller
    return ON_CARDS[kind](card) if kind in ON_CARDS else None


def place_of(state: State, id: str) -> str | None:
    """Where a card lies, as `player zone`: in play by its ref, else in the open zones."""
    if (card := state.cards.get(id)) is not None:
        return f"{card.controller} play"
    for seat in state.seats:
        for zone in ("discard", "purged"):
            if id in getattr(seat, zone):
                return f"{seat.name} {zone}"
    return None


def correct(state: State, subject: Subject, value: str) -> State:
    """The table with something set by hand.

    Raises:
        Unfit: there is no such thing, or the value makes no sense.
    """
    kind, of = subject.kind, subject.of
    if of in (s.name for s in state.seats) and kind in COUNTERS:
        return set_counter(state, state.player(of), kind, whole(value, LIMITS.get(kind, 999)))
    card = state.cards.get(of)
    if card is None or (kind != "place" and kind not in FIELDS):
        raise Unfit("fix-nothing", subject=kind, of=of)
    if kind == "place":
        return move_card(state, card, value)
    now = yes(value) if kind in ("exhausted", "stunned") else whole(value, 999)
    return state.with_card(of, **{FIELDS[kind]: now})


def yes(value: str) -> bool:
    """Whether a value says that something is so, in any language; a number above 0 does too."""
    if value.isdecimal():
        return int(value) > 0
    said = {w for lang in shelf.LANGUAGES for w in shelf.glossary(shelf.OWN, lang)["say"]["yes"].split("|")}
    return value.casefold() in said


def whole(value: str, most: int) -> int:
    """A number that a counter can have.

    Raises:
        Unfit: it is none, or beyond `most`.
    """
    if not value.isdecimal() or int(value) > most:
        raise Unfit("fix-number", value=value[:40], limit=most)
    return int(value)


def set_counter(state: State, seat: Player, kind: str, number: int) -> State:
    """The table with one counter of a player set."""
    if kind in ("amber", "chains"):
        return state.with_player(seat.name, **{kind: number})
    if kind == "keys":
        return state.with_player(seat.name, keys=COLOURS[:number])
    zone = getattr(seat, kind)
    if kind == "archives" or len(zone) >= number:
        if kind == "archives" and number > len(zone):
            raise Unfit("fix-number", value=str(number), limit=len(zone))
        return state.with_player(seat.name, **{kind: zone[:number]})
    return state.with_player(seat.name, **{kind: (*zone, *(UNKNOWN,) * (number - len(zone)))})


def move_card(state: State, card: Card, place: str) -> State:
    """The table with a card in play moved to a zone of its owner, or to the other side.

    Raises:
        Unfit: there is no such place.
    """
    if place in (s.name for s in state.seats):
        return ControlChanged(card.ref, place, because="referee.fix.by-hand").on(state)
    if place not in PLACES:
        raise Unfit("fix-place", value=place[:40])
    out = state.with_cards({card.ref: None})
    for upgrade in card.upgrades:
        out = placed(out, upgrade.owner, upgrade.id, "discard")
    return placed(out, card.owner, card.id, place)
