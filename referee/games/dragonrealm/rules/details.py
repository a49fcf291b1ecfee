"""Locations with a text of their own: Bat Cave, Fire Swamp, Dungeon of Despair.

The texts are named in the data of the card (`two-players`, `discard-on-failure`, `no-academy`), so a card of another
name can have them too.
"""

from __future__ import annotations

from ....core.labels import enacts, forbids
from ....core.types import Facts
from ..events import CardsDiscarded, EnhancementShown
from ..moves import AddAcademy, Explore
from ..state import Location, State, Tale
from .rest import draw


@forbids("dragonrealm.details.bat-cave-two", Explore)
def only_two_players_fit(state: State, move: Explore) -> Facts | None:
    location = state.location(move.location)
    if location is None or "two-players" not in location.text:
        return None
    there = tuple(name for name, count in location.meeples.items() if count)
    full = len(there) >= 2 and move.player not in there
    return {"player": move.player, "card": location.id, "there": there} if full else None


@forbids("dragonrealm.details.dungeon-no-bonus", Explore, AddAcademy)
def the_academy_does_not_help_here(state: State, move: Explore | AddAcademy) -> Facts | None:
    if isinstance(move, Explore):
        added, location, total = move.academy, state.location(move.location), sum(move.dice)
    else:
        added, total = move.count, 0
        location = None
        if state.roll is not None:
            location, total = state.location(state.roll.location), state.roll.total
    if not added or location is None or "no-academy" not in location.text or state.side != "academy":
        return None
    return {"player": move.player, "card": location.id, "total": total}


@enacts("dragonrealm.details.dungeon-no-place")
def sends_nobody(location: Location) -> bool:
    """Whether a failure here sends no adventurer to the middle card."""
    return "no-academy" in location.text


@enacts("dragonrealm.details.fire-swamp-discard", "dragonrealm.details.fire-swamp-wings")
def pay_for_failure(story: Tale, player: str, location: Location) -> None:
    """Where a failure costs a card, discard one of the hand; an owner of Wings of Speed then draws one."""
    seat = story.state.player(player)
    if "discard-on-failure" not in location.text or not seat.hand:
        return
    story.tell(CardsDiscarded(player, 1, because="dragonrealm.details.fire-swamp-discard"))
    wings = next((e for e in seat.enhancements if e.effect == "draw-after-discard"), None)
    if wings is not None:
        if not wings.face_up:
            story.tell(EnhancementShown(player, wings.id, because="dragonrealm.enhancement.reveal"))
        draw(story, player, "pile", "dragonrealm.details.fire-swamp-wings")
