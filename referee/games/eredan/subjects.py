"""What `why` can ask about and `fix` can set: counters of a player, numbers of a character, the round."""

from __future__ import annotations

from typing import Any

from ...core.types import Subject, Unfit
from .catalogue import UNKNOWN, id_of
from .rules.values import attack_range, shield
from .state import State

COUNTERS = {"hand-size": "hand_size", "damage-dealt": "damage_dealt", "healed": "healed"}
ZONES = ("hand", "deck")
MOST = 999
YES = {"si", "sim", "yes", "s", "y", "1", "true"}


def measure(state: State, subject: Subject) -> Any:
    """The value of what a subject points at; None where there is no such thing.

    Kinds: `round`; of a player `hand`, `deck`, `hand-size`, `damage-dealt`, `healed`, `score`; of a character `life`,
    `attack`, `defense`, `spirit`, `tilted`.
    """
    kind, of = subject.kind, subject.of
    if kind == "round":
        return state.round
    if of in state.names:
        own = state.player(of)
        if kind == "score":
            return own.score
        return len(getattr(own, kind)) if kind in ZONES else getattr(own, COUNTERS[kind]) if kind in COUNTERS else None
    character = state.character(of)
    if character is None:
        return None
    if kind == "attack":
        low, high = attack_range(state, character)
        return low if low == high else f"{low}-{high}"
    if kind in ("defense", "spirit"):
        return shield(state, character, kind)
    return {"life": character.life, "tilted": character.tilted}.get(kind)


def correct(state: State, subject: Subject, value: str) -> State:
    """The table with something set by hand.

    Raises:
        Unfit: it is not to be set, or the value makes no sense.
    """
    kind, of = subject.kind, subject.of
    if kind == "tilted" and state.character(of):
        return state.with_character(of, tilted=id_of(value) in YES)
    if kind == "life" and state.character(of):
        if value.startswith(("-", "−")):
            raise Unfit("fix-life")
        life = whole(value)
        return state.with_character(of, life=life, dead=not life)
    if of in state.names and kind in ZONES:
        zone, count = getattr(state.player(of), kind), whole(value)
        return state.with_player(of, **{kind: (*zone[:count], *(UNKNOWN,) * (count - len(zone)))})
    if of in state.names and kind in COUNTERS:
        return state.with_player(of, **{COUNTERS[kind]: whole(value)})
    if kind == "round":
        return state.but(round=max(1, whole(value)))
    raise Unfit("fix-subject")


def whole(value: str) -> int:
    """A number that a counter can have."""
    if not value.isdecimal() or int(value) > MOST:
        raise Unfit("fix-value", value=value[:40], limit=MOST)
    return int(value)
