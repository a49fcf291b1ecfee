"""A Dragonrealm table as JSON; `scenario` is the way back."""

from __future__ import annotations

from typing import Any

from ...core.labels import enacts
from ...core.types import Choice, Position, plain
from .state import Enhancement, Location, Player, State


def view_position(position: Position[State], *, hide: bool = False) -> dict[str, Any]:
    """A table at rest as JSON, its open choices and the move that waits among it."""
    pending = position.unfinished
    shown = view(position.state, hide=hide)
    shown["waiting"] = [view_choice(c) for c in position.waiting]
    if pending is not None and not hide:
        shown["unfinished"] = {
            "before": view(pending.before),
            "move": pending.move.record(),
            "answers": [list(a) for a in pending.answers],
            "told": pending.told,
        }
    return shown


@enacts("dragonrealm.score.coins-hidden", "dragonrealm.setup.enhancement-hidden", "dragonrealm.alley.hidden-purchase")
def view(state: State, *, hide: bool = False) -> dict[str, Any]:
    """The table as JSON. With `hide`, coins are null and face-down enhancements a count, until the game is over."""
    hide = hide and state.step != "over"
    shown: dict[str, Any] = {
        "game": "dragonrealm",
        "turn": state.turn,
        "active": state.active,
        "first": state.first,
        "step": state.step,
        "side": state.side,
        "winner": list(state.winner) or None,
        "locations": [view_location(state, location) for location in state.row],
        "academy": {seat.name: seat.academy for seat in state.seats},
        "goblins_left": state.goblins,
        "locations_left": state.deck,
        "pile": state.pile,
        "discard": state.discard,
        "face_up": state.face_up,
        "enhancements_left": state.enhancements,
        "players": {seat.name: view_player(seat, hide) for seat in state.seats},
        "roll": None if state.roll is None else {**plain(state.roll), "total": state.roll.total},
        "groups": dict(state.groups),
    }
    listed = {"levels_gone": state.gone, "declared": state.declared, "rules": state.rules}
    shown |= {field: list(values) for field, values in listed.items() if values}
    shown |= {field: value for field, value in (("drew", state.drew), ("failed", state.failed)) if value}
    if state.known:
        shown["known"] = plain(state.known)
    if state.scored:
        shown["scored"] = plain(state.scored)
    return shown


def view_location(state: State, location: Location) -> dict[str, Any]:
    """A place of the row as JSON; one whose card is not told has a colour and no name."""
    shown = {
        "id": location.id or None,
        "name": location.name or None,
        "level": location.level or None,
        "spaces": location.spaces,
        "treasure": list(location.treasure),
        "dragonstones": location.dragonstones,
        "meeples": {name: location.meeples.get(name, 0) for name in state.names},
        "goblins": location.goblins,
        "actions": {action: {"value": value, "gold": gold} for action, (value, gold) in location.actions.items()},
    }
    return shown | ({"text": list(location.text)} if location.text else {})


def view_player(seat: Player, hide: bool) -> dict[str, Any]:
    """One player as JSON."""
    shown: dict[str, Any] = {
        "hand": seat.hand,
        "coins": None if hide else seat.coins,
        "dragonstones": seat.dragonstones,
        "meeples_left": seat.left,
        "enhancements": view_enhancements(seat.enhancements, hide),
        "bonus": seat.bonus,
        "total": None if hide else seat.total,
        "won": list(seat.won),
    }
    if hide:
        shown["enhancements_open"] = [view_enhancement(e) for e in seat.enhancements if e.face_up]
    return shown


def view_enhancements(held: tuple[Enhancement, ...], hide: bool) -> int | list[dict[str, Any]]:
    """Enhancements: a count when they are hidden or nothing is known of them, else one by one."""
    if hide or all(e == Enhancement() for e in held):
        return len(held)
    return [view_enhancement(e) for e in held]


def view_enhancement(card: Enhancement) -> dict[str, Any]:
    """An enhancement as JSON: what is known of it, and whether it lies face up."""
    told = {n: v for n, v in card.asdict().items() if n in ("level", "face_up") or v != card.defaults[n]}
    return dict(plain(told))


def view_choice(choice: Choice) -> dict[str, Any]:
    """An open choice as JSON."""
    shown: dict[str, Any] = {"player": choice.player, "choice": choice.choice, "of": choice.of}
    shown |= {"options": list(choice.options), "min": choice.least, "max": choice.most}
    if choice.choice == "number":
        shown |= {"low": choice.low, "high": choice.high}
    return shown | ({"facts": plain(choice.facts)} if choice.facts else {})
