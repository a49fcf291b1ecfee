"""Rockslide!: everybody passes cards, whoever receives too few draws, and the card is replaced."""

from __future__ import annotations

from ....core.labels import enacts, forbids, resolves
from ....core.types import Facts
from ..events import CardsPassed, SpecialReplaced
from ..moves import Rockslide
from ..state import State, Tale
from .rest import draw, reshuffle

PASSES = {"left": 2, "right": 1}
"""Cards that each player passes, by the way they go."""


@forbids("dragonrealm.rockslide.trigger", Rockslide)
def rocks_come_from_the_pile(state: State, move: Rockslide) -> Facts | None:
    return {"player": move.player} if not state.drew and state.step not in ("setup", "over") else None


@resolves(
    Rockslide, "dragonrealm.rockslide.trigger", "dragonrealm.explore.draw-special", "dragonrealm.rockslide.revealed"
)
def rockslide(story: Tale, move: Rockslide) -> None:
    rocks_slide(story, move.way)


@enacts("dragonrealm.rockslide.replacement", "dragonrealm.rockslide.shortfall-special", "dragonrealm.goblins.chain")
def rocks_slide(story: Tale, way: str) -> None:
    """The whole of a Rockslide! card: cards are passed, shortfalls made up, the card is replaced."""
    pass_cards(story, way)
    story.tell(SpecialReplaced("rockslide", way, because="dragonrealm.rockslide.replacement"))
    reshuffle(story)


@enacts(
    "dragonrealm.rockslide.left-two",
    "dragonrealm.rockslide.right-one",
    "dragonrealm.rockslide.two-players",
    "dragonrealm.rockslide.shortfall",
)
def pass_cards(story: Tale, way: str) -> None:
    """All pass at once from the hands they held; then whoever received too few draws the difference, in turn order."""
    each = PASSES[way]
    gives = {seat.name: min(each, seat.hand) for seat in story.state.seats}
    rule = "dragonrealm.rockslide.left-two" if way == "left" else "dragonrealm.rockslide.right-one"
    story.tell(CardsPassed(way, each, gives, because=rule))
    back = -1 if way == "left" else 1
    for seat in tuple(story.state.from_active()):
        giver = story.state.after(seat.name, back)
        for _ in range(each - gives[giver]):
            draw(story, seat.name, "pile", "dragonrealm.rockslide.shortfall")
