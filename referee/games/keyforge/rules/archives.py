"""Archives and searches."""

from __future__ import annotations

from collections.abc import Iterable

from ....core.labels import enacts
from ..abilities import Me
from ..catalogue import UNKNOWN
from ..events import CardArchived, CardTakenUp, DeckShuffled, DiscardReshuffled
from ..state import Card, Tale
from .ability import number, told
from .leave import leave


@enacts("keyforge.archives.only-by-ability", "keyforge.archives.default-hand")
def archive_cards(story: Tale, me: Me, player: str, count: int, *, least: int | None = None) -> int:
    """A player archives cards from hand: which ones stays hidden unless the hand is known. Gives how many."""
    held = story.state.player(player).hand
    count = min(count, len(held))
    if UNKNOWN in held and (least is None or least == count):
        # the referee does not see which: an unseen card goes, as it would face down
        chosen: tuple[str, ...] = (UNKNOWN,) * min(count, held.count(UNKNOWN))
        chosen += tuple(c for c in held if c != UNKNOWN)[: count - len(chosen)]
    else:
        chosen = told(story, me, player, "hand", least=count if least is None else least, most=count)
    for card in chosen:
        story.tell(CardArchived(player, card, "hand", "archives", because=me.why))
    return len(chosen)


def archive_from(story: Tale, player: str, card: str, zone: str, because: str) -> None:
    """Archive a card out of a zone of its owner."""
    story.tell(CardArchived(player, card, zone, "archives", because=because))


@enacts("keyforge.archives.opponent-card")
def archive_in_play(story: Tale, refs: Iterable[str], because: str, *, player: str = "") -> list[Card]:
    """Archive cards from play: in their owners' archives, or in those of `player`."""
    return leave(story, refs, "archives", because, archives_of=player)


@enacts(
    "keyforge.search.private", "keyforge.search.may-fail", "keyforge.search.shuffle-deck", "keyforge.search.pile-order"
)
def search(
    story: Tale, me: Me, player: str, wanted: str, *, most: int = 1, zones: Iterable[str] = ("deck", "discard")
) -> int:
    """Search zones of a player for copies of a card and take them to hand; gives how many were found.

    A player may fail to find. Where the referee does not see the zone, the table says how many copies were there.
    """
    found = 0
    for zone in zones:
        held = getattr(story.state.player(player), zone)
        seen = held.count(wanted)
        there = min(most - found, len(held) if UNKNOWN in held else seen)
        taken = number(story, me, 0, there) if there > 0 else 0
        for _ in range(taken):
            story.tell(CardTakenUp(player, wanted, zone, "hand", because=me.why))
        found += taken
        if zone == "deck":
            story.tell(DeckShuffled(player, because="keyforge.search.shuffle-deck"))
    return found


def reshuffle_discard(story: Tale, player: str, because: str) -> None:
    """Shuffle a discard pile into its deck."""
    pile = story.state.player(player).discard
    if pile:
        story.tell(DiscardReshuffled(player, len(pile), because=because))
