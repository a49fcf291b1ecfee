"""What a player can say at an Eredan table. Fields are card ids, characters' refs, players' names and numbers."""

from __future__ import annotations

from collections.abc import Mapping

from ...core.types import Move, kind_of

# --- cards, teams and the start ----------------------------------------------------------------------------------------


class EnterCard(Move):
    """Read a card out: its `name` and what is printed on it, as `wording.facts_from` takes it (`type.spell`, `damage.5`)."""

    name: str
    facts: tuple[str, ...] = ()


class Build(Move):
    """Something said about the team and the deck of `who`."""

    who: str


class Team(Build):
    """The three characters: ids of known cards, names of others."""

    characters: tuple[str, ...]


class Deck(Build):
    """The cards of the deck, as `copies` writes them: `3*katana`."""

    cards: tuple[str, ...]


class Collection(Build):
    """The cards that `who` owns, as `copies` writes them."""

    cards: tuple[str, ...]


def copies(counted: Mapping[str, int]) -> tuple[str, ...]:
    """Cards (ids of known ones, names of others) and how many there are of each, as a move keeps them."""
    return tuple(f"{count}*{card}" for card, count in counted.items())


def each_copy(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The cards of a move, each as often as it is there."""
    counted = (card.partition("*") for card in cards)
    return tuple(card for count, _, card in counted for _ in range(int(count)))


class Initiative(Move):
    """A ticket for the start is drawn: number `ticket`, or one of `owner`; with neither, it is still to come out."""

    ticket: int = 0
    owner: str = ""


# --- the five phases ---------------------------------------------------------------------------------------------------


class Choose(Move):
    """Phase 1: name the two fighters, an own one and an enemy."""

    own: str
    enemy: str


class Play(Move):
    """Phase 2: play a card from hand; `on` another character than the usual one."""

    card: str
    on: str = ""


class Pass(Move):
    """Phase 2: play no further card."""


class Attack(Move):
    """Phase 3: the attack values that came out, the active player's fighter first; those left out are asked for."""

    rolls: tuple[int, ...] = ()


class Discard(Move):
    """Phase 5: discard `count` cards that are not named."""

    count: int


class DiscardCards(Move):
    """Phase 5: discard named cards, by id."""

    cards: tuple[str, ...]


class EndRound(Move):
    """End phase 5, and with it the round."""


class SwitchOrder(Move):
    """Activate a character's order although no card does so."""

    character: str


class SwitchRage(Move):
    """Activate a berserker's rage although no card does so."""

    character: str


# --- the end of a match ------------------------------------------------------------------------------------------------


class Concede(Move):
    """Give up."""

    last = True


class AgreeDraw(Move):
    """Both players agree on a draw."""

    last = True


class TimeUp(Move):
    """Time is called: survivors count, then points."""

    last = True


# --- what a card does, said by hand ------------------------------------------------------------------------------------


class ByHand(Move):
    """What card `of` does."""

    of: str


class HandDamage(ByHand):
    """`amount` damage to a character; the spirit is deducted if the card is a spell or theurgy."""

    on: str
    amount: int


class HandLoss(ByHand):
    """A character loses `amount` life points without being damaged."""

    on: str
    amount: int


class HandHeal(ByHand):
    """A character gets `amount` life points back."""

    on: str
    amount: int


class HandRevive(ByHand):
    """A dead character comes back with `amount` life points."""

    on: str
    amount: int = 1


class HandBonus(ByHand):
    """`amount` points more (or fewer) of attack, defense or spirit, this round or for good."""

    on: str
    stat: str
    amount: int
    lasting: bool = False


class HandOrder(ByHand):
    """The order of a character is activated."""

    on: str


class HandRage(ByHand):
    """The rage of a berserker is activated, or ended."""

    on: str
    off: bool = False


class HandTilt(ByHand):
    """A character is tilted, or untilted."""

    on: str
    off: bool = False


class HandDraw(ByHand):
    """`who` draws `amount` cards."""

    who: str
    amount: int


class HandDiscard(ByHand):
    """`who` discards `amount` cards that are not named."""

    who: str
    amount: int


class HandSize(ByHand):
    """The full hand of `who` is `amount` cards more (or fewer) from now on."""

    who: str
    amount: int


class HandExtra(ByHand):
    """`who` may play `amount` more cards in this round."""

    who: str
    amount: int = 1


class HandUnequip(ByHand):
    """An object is taken off a character and discarded."""

    on: str
    item: str


MOVES: dict[str, type[Move]] = {
    kind_of(move): move
    for move in (
        EnterCard, Team, Deck, Collection, Initiative, Choose, Play, Pass, Attack, Discard, DiscardCards, EndRound,
        SwitchOrder, SwitchRage, Concede, AgreeDraw, TimeUp, HandDamage, HandLoss, HandHeal, HandRevive, HandBonus, HandOrder,
        HandRage, HandTilt, HandDraw, HandDiscard, HandSize, HandExtra, HandUnequip,
    )
}  # fmt: skip
