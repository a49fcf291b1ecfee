"""A location is complete: it is scored at once and the next one takes its place."""

from __future__ import annotations

from ....core.labels import enacts, forbids, resolves
from ....core.types import Facts
from ..catalogue import LIMITS, facts_of, location_facts, printed
from ..events import LocationDescribed, LocationReplaced, LocationRevealed, PlaceEmptied
from ..moves import Act, Describe, EndTurn, Reveal
from ..state import PLACES, State, Tale, due_level
from .end import finish
from .pay import score_location, tell_number
from .setup import begin

PRINTED = ("spaces", "first", "second", "dragonstones")
"""What is asked at once when a location is revealed; the numbers of the actions are asked when somebody tries them."""


@forbids("dragonrealm.after.replace", Act, EndTurn)
def new_locations_are_told_first(state: State, move: Act | EndTurn) -> Facts | None:
    if state.step == "setup" or not state.untold:
        return None
    due = tuple(state.row[at].level for at in state.untold)
    return {"player": move.player, "count": len(due), "due": due}


@forbids("dragonrealm.location.fields", Reveal, Describe)
def what_is_printed_makes_sense(state: State, move: Reveal | Describe) -> Facts | None:
    for what, value in facts_of(move.facts).items():
        if isinstance(value, int) and what in LIMITS and not LIMITS[what][0] <= value <= LIMITS[what][1]:
            low, high = LIMITS[what]
            return {"card": move.card, "what": what, "value": value, "low": low, "high": high}
    return None


@forbids("dragonrealm.components.locations", Reveal)
def every_location_exists_once(state: State, move: Reveal) -> Facts | None:
    seen = move.card in state.row_ids or any(scored.location == move.card for scored in state.scored)
    return {"card": move.card} if seen else None


@resolves(Reveal, "dragonrealm.setup.reveal-three", "dragonrealm.setup.row-positions", "dragonrealm.location.fields")
def reveal(story: Tale, move: Reveal) -> None:
    """The card at the first place that waits for one; what is missing is asked, and remembered."""
    if not story.state.untold:
        return
    at = story.state.untold[0]
    told = facts_of(move.facts)
    facts = {**printed(story.state.known, "location", move.card), **told}
    name = str(facts.get("name") or move.name)
    level = str(facts.get("level") or story.state.row[at].level)
    rule = "dragonrealm.setup.reveal-three" if story.state.step == "setup" else "dragonrealm.after.replace"
    story.tell(LocationRevealed(at, move.card, name, level, facts, because=rule))
    for field in PRINTED:
        tell_number(story, at, field)
    if told:
        kept = location_facts(story.state.row[at])
        story.tell(LocationDescribed(move.card, kept, because="dragonrealm.location.card-data"))
    settle(story, at)
    begin(story)


@enacts(
    "dragonrealm.complete.when",
    "dragonrealm.complete.at-once",
    "dragonrealm.goblins.may-complete",
    "dragonrealm.academy.no-capacity",
    "dragonrealm.example.gold",
)
def settle(story: Tale, at: int) -> None:
    """If the location at a place of the row is full, score and replace it; a full Dragon ends the game."""
    location = story.state.row[at]
    if not location.id or location.pieces < tell_number(story, at, "spaces"):
        return
    if story.state.row[at].is_dragon:
        end_with_the_dragon(story, at)
    else:
        score_location(story, at, "dragonrealm.complete.when")
        replace(story, at)


@enacts("dragonrealm.end.dragon-scored", "dragonrealm.end.trigger")
def end_with_the_dragon(story: Tale, at: int) -> None:
    """The Dragon is scored like any other location, and the game is over."""
    score_location(story, at, "dragonrealm.complete.when", "dragonrealm.end.dragon-scored")
    finish(story)


@enacts(
    "dragonrealm.after.replace",
    "dragonrealm.after.deck-empty",
    "dragonrealm.after.short-row",
    "dragonrealm.example.after",
    "dragonrealm.setup.deck-size",
)
def replace(story: Tale, at: int) -> None:
    """The next card of the Location deck goes to the same place; without one the row closes up."""
    state = story.state
    if state.deck:
        story.tell(LocationReplaced(at, PLACES[at], due_level(state.deck), because="dragonrealm.after.replace"))
    else:
        story.tell(PlaceEmptied(at, because="dragonrealm.after.deck-empty"))
