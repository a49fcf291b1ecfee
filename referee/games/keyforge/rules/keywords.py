"""Assault, hazardous, elusive, taunt: what a keyword does in a fight. Skirmish and poison are part of the exchange."""

from __future__ import annotations

from ....core.labels import enacts
from ..abilities import Me
from ..state import Card, State, Tale
from .ability import Act
from .damage import deal
from .power import has, keywords


@enacts("keyforge.assault.damage")
def assault(state: State, ref: str, target: str) -> list[Act]:
    """The attacker's assault damage, if it has any."""
    return strike(state, ref, target, keywords(state, state.card(ref)).get("assault", 0), "keyforge.assault.damage")


@enacts("keyforge.hazardous.damage")
def hazardous(state: State, ref: str, target: str) -> list[Act]:
    """The attacked creature's hazardous damage, if it has any."""
    return strike(
        state, target, ref, keywords(state, state.card(target)).get("hazardous", 0), "keyforge.hazardous.damage"
    )


def strike(state: State, ref: str, victim: str, amount: int, because: str) -> list[Act]:
    """Damage by a keyword before a fight; it fails when its creature is gone by then."""
    if not amount:
        return []
    card = state.card(ref)

    def act(story: Tale) -> None:
        if ref in story.state.cards and victim in story.state.cards:
            deal(story, {victim: amount}, because)

    return [(Me(card.id, ref, card.controller), act)]


@enacts("keyforge.elusive.first-attack", "keyforge.elusive.later-attacks", "keyforge.elusive.broken-off")
def elusive_holds(state: State, card: Card) -> bool:
    """Whether elusive protects a creature that is now attacked: it was not attacked before in this turn."""
    return has(state, card, "elusive") and all(d.ref != card.ref for d in state.me.done("attack"))


@enacts("keyforge.taunt.protects", "keyforge.taunt.neighbor-with-taunt", "keyforge.taunt.fights-only")
def taunted(state: State) -> dict[str, Card]:
    """The creatures that a neighbor's taunt protects, each with that neighbor."""
    found: dict[str, Card] = state.worked_out("taunted", find_taunted)
    return found


def find_taunted(state: State) -> dict[str, Card]:
    found: dict[str, Card] = {}
    for seat in state.seats:
        taunts = [has(state, card, "taunt") for card in seat.battleline]
        if any(taunts):
            for at, card in enumerate(seat.battleline):
                near = (i for i in (at - 1, at + 1) if 0 <= i < len(taunts) and taunts[i])
                if not taunts[at] and (beside := next(near, None)) is not None:
                    found[card.ref] = seat.battleline[beside]
    return found
