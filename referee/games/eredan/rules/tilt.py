"""Phase 4: fighters are tilted, and how they recover."""

from __future__ import annotations

from ....core.labels import enacts, forbids
from ....core.types import Facts
from ..events import Tilted, Untilted
from ..moves import Choose
from ..state import State, Tale


def choosing(state: State) -> bool:
    """Whether fighters are chosen now: before and after, how they stand is not what forbids it."""
    return state.phase == "choose"


@forbids("eredan.tilt.not-selectable", Choose)
def the_tilted_do_not_fight(state: State, move: Choose) -> Facts | None:
    for ref in (move.own, move.enemy) if choosing(state) else ():
        if (character := state.character(ref)) and character.tilted:
            return {"player": move.player, "character": ref}
    return None


@enacts("eredan.tilt.fighters")
def tilt_fighters(story: Tale) -> None:
    for ref in story.state.fighting:
        story.tell(Tilted(ref, because="eredan.tilt.fighters"))


@enacts("eredan.tilt.recover", "eredan.tilt.recover-each-side", "eredan.tilt.dead")
def recover(story: Tale) -> None:
    """Untilt every side whose living characters are all tilted; the dead are not looked at."""
    for seat in story.state.seats:
        if seat.alive and all(c.tilted for c in seat.alive):
            for character in seat.alive:
                story.tell(Untilted(character.ref, because="eredan.tilt.recover"))
