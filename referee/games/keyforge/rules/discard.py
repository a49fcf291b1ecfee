"""Discarding from hand, by a player's own choice or by a card."""

from __future__ import annotations

from ....core.labels import enacts, forbids, resolves
from ....core.types import Facts
from ..abilities import Me, Moment
from ..events import CardDiscarded, CardSentHome
from ..moves import Discard
from ..state import State, Tale
from .ability import happened, told
from .play import no_such_card


@forbids("keyforge.play.from-hand", Discard)
def the_card_must_be_in_hand(state: State, move: Discard) -> Facts | None:
    return no_such_card(state, move)


@resolves(Discard, "keyforge.discard.one-at-a-time", "keyforge.discard.not-a-play", "keyforge.destroyed.zone")
def discard(story: Tale, move: Discard) -> None:
    discard_card(story, move.player, move.card, "hand", "keyforge.discard.one-at-a-time")


def discard_card(story: Tale, player: str, card: str, zone: str, because: str) -> None:
    """Discard a card out of a zone of its owner: it neither is played nor gives a bonus."""
    print = story.state.print_of(card)
    story.tell(CardDiscarded(player, card, zone, "discard", because=because))
    happened(story, Moment("discarded", player, print=print, how=zone))


@enacts("keyforge.discard-pile.order")
def discard_random(story: Tale, me: Me, player: str, count: int = 1) -> tuple[str, ...]:
    """A player discards cards at random from hand; the table tells which they were."""
    gone: tuple[str, ...] = ()
    for _ in range(min(count, len(story.state.player(player).hand))):
        for card in told(story, me, player, "hand", kind="random"):
            discard_card(story, player, card, "hand", me.why)
            gone += (card,)
    return gone


def discard_top(story: Tale, me: Me, player: str) -> str:
    """Discard the top card of a deck; gives it, or nothing when there is none."""
    for card in told(story, me, player, "deck", kind="top"):
        discard_card(story, player, card, "deck", me.why)
        return card
    return ""


def choose_discard(story: Tale, me: Me, player: str, count: int = 1) -> tuple[str, ...]:
    """A player discards cards of their choice from hand."""
    chosen = told(story, me, player, "hand", least=count, most=count)
    for card in chosen:
        discard_card(story, player, card, "hand", me.why)
    return chosen


@enacts("keyforge.archives.opponent-card")
def discard_archives(story: Tale, me: Me, player: str) -> int:
    """A player discards all archived cards, the opponent's among them going home instead; gives how many were discarded."""
    for kept in story.state.player(player).archives:
        if kept.owner != player:
            story.tell(CardSentHome(player, kept.card, kept.owner, because="keyforge.archives.opponent-card"))
    count = len(story.state.player(player).archives)
    cards = told(story, me, player, "archives", least=count, most=count)
    for card in cards:
        discard_card(story, player, card, "archives", me.why)
    return len(cards)
