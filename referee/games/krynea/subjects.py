"""What `why` can ask about and `fix` can set: counters of a side, numbers, marks and places of a unit, the clashes."""

from __future__ import annotations

from typing import Any

from ...core.types import Subject, Unfit
from ...library import shelf
from .catalogue import ATTACKS
from .events import UnitFell, UnitMoved
from .rules.attack import defence, total
from .state import LABELS, State, Unit, index, label
from .words import fold

COUNTERS = (
    "left", "resources", "troops", "actions", "casualties", "troop_deck", "action_deck", "points", "used",
)  # fmt: skip
MARKS = ("hidden", "attacked", "turned", "risen")
ZONES = ("troop_discard", "action_discard", "removed")
MOST = 999


def measure(state: State, subject: Subject) -> Any:
    """The value of what a subject points at; None where there is no such thing.

    Kinds: a side's counter; a unit's `price`, an attack, `defence`, a mark, `place`; a clash's `monolith`; `conquered`,
    `stack`, `phase`, `initiative`, `winner`.
    """
    kind, of = subject.kind, subject.of
    if kind in ("conquered", "stack", "phase", "initiative", "winner", "round"):
        return getattr(state, kind)
    if kind == "monolith":
        clash = state.clashes[index(of)] if of in LABELS else None
        return None if clash is None else clash.monolith.id if clash.monolith else "—"
    if kind in COUNTERS and any(seat.name == of for seat in state.seats):
        return getattr(state.seat(of), kind)
    unit = state.unit(of)
    if kind == "place":
        return place_of(state, of)
    if unit is None:
        return None
    if kind == "price":
        return unit.price
    if kind in ATTACKS:
        return total(state, unit, kind)
    if kind == "defence":
        return defence(state, unit)
    return getattr(unit, kind) if kind in MARKS else None


def place_of(state: State, ref: str) -> str | None:
    """Where a unit or a card stands, as `C2-1`; a card in a discard, as its side and zone; None where it is nowhere."""
    found = next((unit.ref for unit in state.units() if ref in (unit.ref, unit.print.id)), None)
    if found is not None:
        return f"{label(state.clash_of(found))}-{state.line_of(found)}"
    for seat in state.seats:
        for zone in ZONES:
            if ref in getattr(seat, zone):
                return f"{seat.name} {zone}"
    return None


def correct(state: State, subject: Subject, value: str) -> State:
    """The table with something set by hand.

    Raises:
        Unfit: there is no such thing, or the value makes no sense.
    """
    kind, of = subject.kind, subject.of
    if kind in COUNTERS and any(seat.name == of for seat in state.seats):
        return state.with_seat(of, **{kind: whole(value)})
    if kind == "stack":
        return state.but(stack=whole(value, 9))
    unit = state.unit(of)
    if unit is None:
        raise Unfit("fix-nothing", subject=kind, of=of)
    if kind == "place":
        return moved(state, unit, value)
    if kind in MARKS:
        now = fold(value) in said_yes()
        return state.with_unit(of, **{kind: now, **({"willing": False} if kind == "hidden" else {})})
    if kind == "price":
        return state.with_unit(of, print=unit.print.but(cost=whole(value, 99)))
    if kind in (*ATTACKS, "defence"):
        return state.with_unit(of, print=unit.print.but(**{kind: whole(value, 99)}))
    raise Unfit("fix-nothing", subject=kind, of=of)


def said_yes() -> set[str]:
    """The ways to say yes to a mark, in every language, folded; the ids that those words mean elsewhere too."""
    ways = (shelf.glossary(shelf.OWN, lang)["names"]["answer.yes"] for lang in shelf.LANGUAGES)
    return {"1", "true", "yes", "hit", *(fold(word) for said in ways for word in shelf.listed(said))}


def whole(value: str, most: int = MOST) -> int:
    """A number that a counter can have.

    Raises:
        Unfit: it is none, or beyond `most`.
    """
    if not value.isdecimal() or int(value) > most:
        raise Unfit("fix-number", value=value[:40], limit=most)
    return int(value)


def moved(state: State, unit: Unit, value: str) -> State:
    """The table with a unit in another clash, or in a zone of its side.

    Raises:
        Unfit: there is no such place.
    """
    if value in LABELS:
        line = len(state.row(index(value), unit.owner)) + 1
        return UnitMoved(unit.ref, value, line, because="referee.fix.by-hand").on(state)
    if value not in ZONES:
        raise Unfit("fix-place", value=value[:40])
    at = label(state.clash_of(unit.ref))
    object = unit.object.id if unit.object else ""
    return UnitFell(unit.ref, unit.print.id, unit.owner, at, value, object, because="referee.fix.by-hand").on(state)
