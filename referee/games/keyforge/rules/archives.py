"""Archives and searches."""

from __future__ import annotations

from collections.abc import Iterable

from ....core.labels import enacts
from ..abilities import Me
from ..catalogue import UNKNOWN
from ..events import CardArchived, CardTakenUp, DeckShuffled, DiscardReshuffled
from ..state import Card, Tale, unseen, without
from .ability import number, told
from .leave import leave


@enacts("keyforge.archives.only-by-ability", "keyforge.archives.default-hand", "keyforge.archives.facedown")
def archive_cards(story: Tale, me: Me, player: str, count: int, *, least: int | None = None) -> int:
    """A player archives `count` cards from hand, or any number from `least` to `count`; gives how many.

    Cards go face down, see `face_down`.
    """
    cards = face_down(story, me, player, count, least=least)
    for card in cards:
        archive_from(story, player, card, "hand", me.why)
    return len(cards)


def face_down(story: Tale, me: Me, player: str, count: int, *, least: int | None = None) -> tuple[str, ...]:
    """The cards that a player takes out of hand face down: `count`, or any number from `least` to `count`.

    Where the hand is not known, only their number is asked, and the known ones that are among them.
    """
    held = story.state.player(player).hand
    count = min(count, len(held))
    least = count if least is None else min(least, count)
    dark = held.count(UNKNOWN)
    if not dark:
        chosen = told(story, me, player, "hand", least=least, most=count) if count else ()
    else:
        count = number(story, me, least, count)
        some_known = count and dark < len(held)
        chosen = told(story, me, player, "hand", least=max(0, count - dark), most=count) if some_known else ()
    for card in chosen:
        held = without(held, card)
    while dark and len(chosen) < count:
        chosen += (UNKNOWN if UNKNOWN in held else held[0],)
        held = without(held, chosen[-1])
    return chosen


def archive_top(story: Tale, player: str, because: str) -> bool:
    """A player archives the top card of their deck unseen; gives whether there was one."""
    deck = story.state.player(player).deck
    if deck:
        archive_from(story, player, deck[0], "deck", because)
    return bool(deck)


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
        seat = story.state.player(player)
        held = getattr(seat, zone)
        copies = [card for card in held if card.partition("@")[0] == wanted]
        hidden = held.count(UNKNOWN)
        if seat.list:
            hidden = min(hidden, sum(card.partition("@")[0] == wanted for card in unseen(story.state, seat)))
        there = min(most - found, len(copies) + hidden)
        taken = number(story, me, 0, there) if there > 0 else 0
        for card in (*copies, *(wanted,) * hidden)[:taken]:
            story.tell(CardTakenUp(player, card, zone, "hand", because=me.why))
        found += taken
        if zone == "deck":
            story.tell(DeckShuffled(player, because="keyforge.search.shuffle-deck"))
    return found


def reshuffle_discard(story: Tale, player: str, because: str) -> None:
    """Shuffle a discard pile into its deck."""
    pile = story.state.player(player).discard
    if pile:
        story.tell(DiscardReshuffled(player, len(pile), because=because))
