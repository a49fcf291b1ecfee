"""Paying out a location at the table; what nobody has told of its card is asked."""

from __future__ import annotations

from ....core.labels import enacts
from ....core.types import Choice
from ..catalogue import LIMITS, location_facts
from ..events import LocationDescribed, LocationScored, PiecesReturned
from ..state import Tale
from .score import payout


def score_location(story: Tale, at: int, *also: str) -> None:
    """Pay out the location at a place of the row and send its pieces home; `also` are further rules that made it so."""
    first = tell_number(story, at, "first")
    second = tell_number(story, at, "second")
    stones = tell_number(story, at, "dragonstones")
    location = story.state.row[at]
    seated = {name: location.meeples.get(name, 0) for name in story.state.names}
    paid = payout(first, second, seated, location.goblins)
    rules = (*also, *paid.rules)
    taken = stones if paid.taken_by else 0
    story.tell(
        LocationScored(location.id, location.name, paid.coins, paid.taken_by, taken, rules, because=paid.rules[0])
    )
    send_home(story, at)


@enacts("dragonrealm.after.return-pieces")
def send_home(story: Tale, at: int) -> None:
    """All pieces of a location go back to their supplies."""
    location = story.state.row[at]
    if location.pieces:
        home = {name: count for name, count in location.meeples.items() if count}
        story.tell(PiecesReturned(at, location.id, home, location.goblins, because="dragonrealm.after.return-pieces"))


@enacts("dragonrealm.location.shield")
def tell_number(story: Tale, at: int, field: str) -> int:
    """A number printed on the location at a place of the row; asked, and remembered, when nobody has told it yet."""
    location = story.state.row[at]
    printed = location_facts(location).get(field)
    if printed is not None:
        return int(printed)
    low, high = LIMITS[field]
    about = {"what": field, "card": location.id}
    rule = "dragonrealm.location.card-data"
    said = story.ask(Choice(story.state.active, "number", rule, facts=about, low=low, high=high))
    number = int(said[0])
    story.tell(LocationDescribed(location.id, {**location_facts(location), field: number}, because=rule))
    return number
