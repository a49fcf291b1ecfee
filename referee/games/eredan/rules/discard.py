"""Phase 5: cards that are discarded, and the limit of the hand."""

from __future__ import annotations

from collections import Counter

from ....core.labels import forbids, resolves
from ....core.types import Choice, Facts, Move
from ..catalogue import UNKNOWN
from ..events import CardsDiscarded
from ..moves import Discard, DiscardCards, EndRound
from ..state import State, Tale


@forbids("eredan.discard.free", Discard, DiscardCards)
def only_cards_of_the_hand(state: State, move: Move) -> Facts | None:
    hand = state.player(move.player).hand
    count = move.count if isinstance(move, Discard) else len(move.args().get("cards", ()))
    unseen, named = hand.count(UNKNOWN), Counter(move.cards) if isinstance(move, DiscardCards) else Counter()
    missing = sum(max(0, copies - hand.count(card)) for card, copies in named.items())
    if 0 < count <= len(hand) and missing <= unseen:
        return None
    return {"player": move.player, "count": count, "hand": len(hand)}


@forbids("eredan.discard.limit", EndRound)
def no_hand_above_the_limit(state: State, move: EndRound) -> Facts | None:
    for seat in state.seats if state.phase == "discard" else ():
        limit = seat.hand_size
        if len(seat.hand) > limit:
            return {"player": seat.name, "hand": len(seat.hand), "limit": limit}
    return None


@resolves(Discard, "eredan.discard.free", "eredan.discard.both")
def discard_some(story: Tale, move: Discard) -> None:
    discard(story, move.player, move.count, "eredan.discard.free")


@resolves(DiscardCards, "eredan.discard.free", "eredan.discard.both")
def discard_named(story: Tale, move: DiscardCards) -> None:
    story.tell(CardsDiscarded(move.player, len(move.cards), move.cards, because="eredan.discard.free"))


def discard(story: Tale, player: str, count: int, because: str) -> None:
    """Discard so many cards: those nobody has seen first; which of the known ones is asked."""
    hand = story.state.player(player).hand
    count = min(count, len(hand))
    known = [card for card in hand if card != UNKNOWN]
    asked = count - (len(hand) - len(known))
    named: tuple[str, ...] = ()
    if asked > 0:
        options = tuple(
            card if (n := known[:at].count(card)) == 0 else f"{card}#{n + 1}" for at, card in enumerate(known)
        )
        picked = story.ask(Choice(player, "discard", "eredan.discard.free", options, asked, asked))
        named = tuple(card.partition("#")[0] for card in picked)
    if count:
        story.tell(CardsDiscarded(player, count, named, because=because))
