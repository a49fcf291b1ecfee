"""Places in the battleline: moving and swapping."""

from __future__ import annotations

from ....core.labels import enacts
from ..events import CreatureMoved, CreaturesSwapped, DeckAndDiscardSwapped, DeckShuffled
from ..state import Tale
from .leave import settle


@enacts("keyforge.swap.creatures", "keyforge.swap.exchange")
def swap(story: Tale, ref: str, other: str, because: str) -> bool:
    """Swap two creatures of one battleline; gives whether they could be."""
    state = story.state
    if ref == other or ref not in state.cards or other not in state.cards:
        return False
    if state.card(ref).controller != state.card(other).controller:
        return False
    story.tell(CreaturesSwapped(ref, other, because=because))
    settle(story)
    return True


def move_to_flank(story: Tale, ref: str, flank: str, because: str) -> None:
    """Move a creature to a flank of its line."""
    story.tell(CreatureMoved(ref, flank, because=because))
    settle(story)


@enacts("keyforge.swap.areas", "keyforge.swap.exchange")
def swap_deck_and_discard(story: Tale, player: str, because: str) -> None:
    """Swap a deck with its discard pile, then shuffle the deck."""
    story.tell(DeckAndDiscardSwapped(player, because=because))
    story.tell(DeckShuffled(player, because=because))
