"""Goblins!: a goblin goes to the place the card names, and the card is replaced."""

from __future__ import annotations

from ....core.labels import enacts, forbids, resolves
from ....core.types import Facts
from ..events import GoblinCancelled, GoblinPlaced, SpecialReplaced
from ..moves import Goblins
from ..state import PLACES, SIDES, State, Tale
from .complete import settle
from .rest import reshuffle


@forbids("dragonrealm.goblins.trigger", Goblins)
def goblins_come_from_the_pile(state: State, move: Goblins) -> Facts | None:
    return {"player": move.player} if not state.drew and state.step not in ("setup", "over") else None


@forbids("dragonrealm.goblins.never-dragon", Goblins)
def no_goblin_on_the_dragon(state: State, move: Goblins) -> Facts | None:
    location = state.location(move.place)
    if location is None or not location.is_dragon:
        return None
    return {"player": move.player, "card": location.id}


@forbids("dragonrealm.goblins.never-academy", Goblins)
def no_goblin_in_the_middle(state: State, move: Goblins) -> Facts | None:
    return {"player": move.player, "side": move.place} if move.place in SIDES else None


@forbids("dragonrealm.goblins.place", Goblins)
def a_card_names_a_place(state: State, move: Goblins) -> Facts | None:
    location = state.location(move.place)
    if move.place in PLACES or move.place in SIDES or (location is not None and location.is_dragon):
        return None
    return {"player": move.player, "card": move.place}


@resolves(Goblins, "dragonrealm.goblins.trigger", "dragonrealm.explore.draw-special", "dragonrealm.goblins.revealed")
def goblins(story: Tale, move: Goblins) -> None:
    goblin_comes(story, move.place)


@enacts("dragonrealm.goblins.discard-replace", "dragonrealm.goblins.chain", "dragonrealm.rockslide.shortfall-special")
def goblin_comes(story: Tale, place: str) -> None:
    """The whole of a Goblins! card: goblin, scoring, the next location; then the card is discarded and replaced."""
    put_goblin(story, place)
    if story.state.step != "over":
        story.tell(SpecialReplaced("goblins", place, because="dragonrealm.goblins.discard-replace"))
        reshuffle(story)


@enacts("dragonrealm.goblins.place", "dragonrealm.goblins.supply-empty", "dragonrealm.goblins.dragon-named")
def put_goblin(story: Tale, place: str) -> None:
    """One goblin on the location at a place, unless the Dragon lies there or none is left."""
    state = story.state
    at = meant(state, place)
    if state.row[at].is_dragon:
        alone = len(state.row) == 1
        why = "dragonrealm.goblins.only-dragon" if alone else "dragonrealm.goblins.dragon-named"
        story.tell(GoblinCancelled(place, because=why))
    elif not state.goblins:
        story.tell(GoblinCancelled(place, because="dragonrealm.goblins.supply-empty"))
    else:
        story.tell(GoblinPlaced(at, state.row[at].id, place, because="dragonrealm.goblins.place"))
        settle(story, at)


@enacts(
    "dragonrealm.goblins.two-locations-sides",
    "dragonrealm.goblins.two-locations-centre",
    "dragonrealm.goblins.only-dragon",
    "dragonrealm.details.bat-cave-goblins",
)
def meant(state: State, place: str) -> int:
    """The place in the row that left, centre or right means with three, two or one location there."""
    if place not in PLACES:
        raise LookupError(place)
    if len(state.row) == 1:
        return 0
    if len(state.row) == 2:
        if place == "centre":
            return next(at for at, location in enumerate(state.row) if not location.is_dragon)
        return 0 if place == "left" else 1
    return PLACES.index(place)
