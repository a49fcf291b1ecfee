"""The limits of the pieces: eight adventurers each, and what happens when none is at hand."""

from __future__ import annotations

from ....core.labels import enacts
from ..events import AdventurerSent, AdventurersPlaced
from ..state import ADVENTURERS, State, Tale


@enacts("dragonrealm.supply.total")
def adventurers_of(state: State, name: str) -> int:
    """All adventurers of a player at the table: supply, row and middle card. Eight on a table that makes sense."""
    seat = state.player(name)
    return seat.left + seat.academy + sum(location.meeples.get(name, 0) for location in state.row)


def missing(state: State, name: str) -> int:
    """How many adventurers of a player are nowhere: 0 on a table that makes sense, negative when there are too many."""
    return ADVENTURERS - adventurers_of(state, name)


@enacts(
    "dragonrealm.explore.place-one",
    "dragonrealm.explore.gold-two",
    "dragonrealm.explore.gold-not-optional",
    "dragonrealm.explore.overflow",
    "dragonrealm.supply.short-gold",
    "dragonrealm.supply.success-none",
    "dragonrealm.academy.back-to-supply",
)
def place(story: Tale, player: str, location: str, wanted: int) -> None:
    """Put so many adventurers on a location, or as many as the supply holds; beyond the last space too."""
    count = min(wanted, story.state.player(player).left)
    if count:
        short = "dragonrealm.supply.short-gold" if count < wanted else "dragonrealm.explore.gold-two"
        rule = short if wanted > 1 else "dragonrealm.explore.place-one"
        story.tell(AdventurersPlaced(player, location, count, because=rule))


@enacts(
    "dragonrealm.explore.failure-adventurer", "dragonrealm.supply.failure-none", "dragonrealm.alley.replaces-academy"
)
def send(story: Tale, player: str) -> None:
    """One adventurer of the supply goes to the Academy or Alley, if there is one."""
    if story.state.player(player).left:
        rule = "dragonrealm.explore.failure-adventurer"
        story.tell(AdventurerSent(player, story.state.side, because=rule))
