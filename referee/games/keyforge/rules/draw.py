"""Drawing cards: by abilities, and the refill of step 5."""

from __future__ import annotations

from ....core.labels import enacts
from ..abilities import total
from ..events import CardsDrawn, DiscardReshuffled
from ..state import State, Tale
from .chains import penalty, shed

HAND = 6
"""Cards that a hand is refilled to: keyforge.draw.to-six."""


@enacts("keyforge.draw.empty-deck", "keyforge.draw.nothing-left", "keyforge.chains.refill-only")
def draw(story: Tale, player: str, amount: int, because: str) -> int:
    """Draw cards; an empty deck is made anew from the discard pile. Gives how many were drawn."""
    left = amount
    while left > 0:
        seat = story.state.player(player)
        if not seat.deck:
            if not seat.discard:
                break
            story.tell(DiscardReshuffled(player, len(seat.discard), because="keyforge.draw.empty-deck"))
            continue
        count = min(left, len(seat.deck))
        story.tell(CardsDrawn(player, count, because=because))
        left -= count
    return amount - left


def hand_size(state: State, player: str) -> int:
    """What a player's hand is refilled to, without regard to chains."""
    return max(0, HAND + total(state, "hand-size", player))


@enacts(
    "keyforge.draw.to-six", "keyforge.draw.over-six", "keyforge.chains.only-when-drawing", "keyforge.chains.penalty"
)
def refill(story: Tale, player: str) -> None:
    """Step 5: draw up to the hand size, fewer with chains, and shed a chain when any card would have been drawn."""
    seat = story.state.player(player)
    wanted = hand_size(story.state, player) - len(seat.hand)
    if wanted <= 0:
        return
    draw(story, player, max(0, wanted - penalty(seat.chains)), "keyforge.draw.to-six")
    shed(story, player)
