"""Taking Adventurer cards: from the pile or face up, the hand of nine, the reshuffle."""

from __future__ import annotations

from ....core.labels import enacts, forbids
from ....core.types import Facts
from ..events import CardDrawn, CardsDiscarded, PileShuffled
from ..moves import Rest
from ..state import HAND_LIMIT, State, Tale

SOURCES = ("pile", "face-up")
DRAWS = 2
"""Cards of one rest: dragonrealm.rest.draw-two."""


@forbids("dragonrealm.rest.draw-two", Rest)
def a_rest_is_two_cards(state: State, move: Rest) -> Facts | None:
    taken = sum(draw in SOURCES for draw in move.draws)
    return {"player": move.player, "count": taken} if taken > DRAWS else None


@forbids("dragonrealm.rest.sources", Rest)
def cards_come_from_the_pile_or_lie_face_up(state: State, move: Rest) -> Facts | None:
    return {"player": move.player} if "discards" in move.draws else None


@enacts("dragonrealm.rest.replace-face-up", "dragonrealm.rest.limit-each-draw", "dragonrealm.rest.pile-never-fails")
def draw(story: Tale, player: str, source: str, because: str) -> None:
    """`player` takes one card; what is face up is replaced, the hand is cut to nine, an empty pile is made new."""
    if not story.state.pile:
        reshuffle(story)
    if not story.state.pile:
        return
    story.tell(CardDrawn(player, source, because=because))
    keep_nine(story, player)
    reshuffle(story)


@enacts("dragonrealm.rest.hand-limit", "dragonrealm.rest.allowed-at-nine", "dragonrealm.enhancement.not-in-hand")
def keep_nine(story: Tale, player: str) -> None:
    """Cut a hand to nine Adventurer cards, of its owner's choice; enhancements are not among them."""
    surplus = story.state.player(player).hand - HAND_LIMIT
    if surplus > 0:
        story.tell(CardsDiscarded(player, surplus, because="dragonrealm.rest.hand-limit"))


@enacts("dragonrealm.rest.reshuffle")
def reshuffle(story: Tale) -> None:
    """Make a new pile when the old one has run out."""
    if not story.state.pile and story.state.discard:
        story.tell(PileShuffled(story.state.discard, because="dragonrealm.rest.reshuffle"))
