"""Revealing cards of hidden zones: the table names those that nobody has seen."""

from __future__ import annotations

from ..abilities import Me
from ..events import CardRevealed, HandShown
from ..state import Tale
from .ability import told


def reveal_top(story: Tale, me: Me, player: str) -> str:
    """Reveal the top card of a deck; gives it, or nothing when there is none."""
    for card in told(story, me, player, "deck", kind="top"):
        story.tell(CardRevealed(player, card, "deck", because=me.why))
        return card
    return ""


def reveal_hand(story: Tale, me: Me, player: str, *, house: str = "", type: str = "") -> tuple[str, ...]:
    """Reveal a whole hand; gives its cards of a house and type (named by the table where the hand was not known)."""
    story.tell(HandShown(player, because=me.why))
    count = len(story.state.player(player).hand)
    return told(story, me, player, "hand", least=count, most=count, house=house, type=type)


def reveal_some(
    story: Tale, me: Me, *, least: int = 0, most: int = 0, house: str = "", type: str = ""
) -> tuple[str, ...]:
    """The speaking card's player reveals cards of a house and type from hand, any number unless `most` bounds it."""
    most = most or len(story.state.player(me.player).hand)
    cards = told(story, me, me.player, "hand", least=least, most=most, house=house, type=type)
    for card in cards:
        story.tell(CardRevealed(me.player, card, "hand", because=me.why))
    return cards
