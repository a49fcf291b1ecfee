"""What a player can say at a KeyForge table. Fields are ids, refs, players' names and numbers.

Long: one short class for each of some sixty kinds of move.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.types import Move, kind_of

# --- before the first turn ---


class Setup(Move):
    """Anything that belongs before the first turn; the way on from there is a house."""

    last = True


class Mulligan(Setup):
    """Shuffle the starting hand back and draw one card fewer."""


class Keep(Setup):
    """Keep the starting hand."""


class TakeChains(Setup):
    """Start with chains, as a handicap: `who` takes `amount`."""

    who: str
    amount: int


class Bid(Setup):
    """Bid `amount` chains for a deck."""

    amount: int


class PassBid(Setup):
    """Give in: the other player's bid stands."""


# --- the five steps ---


class Forge(Move):
    """Forge a key in step 1; `colour` is red, yellow or blue, empty for the first unforged."""

    colour: str = ""


class ChooseHouse(Move):
    """Choose the active house in step 2."""

    house: str


class TakeArchives(Move):
    """Take all archived cards into hand after the house was chosen."""


class HandCard(Move):
    """Something done with one card from hand in step 3."""

    card: str


class Play(HandCard):
    """Play a card from hand: on a `flank` (left, right) if it is a creature, on a `host` if it is an upgrade."""

    flank: str = ""
    host: str = ""


class Describe(Move):
    """Play a card that nobody has described yet: its `name` and what is printed on it, as `catalogue.printed_from` takes it."""

    name: str
    facts: Mapping[str, Any]
    flank: str = ""
    host: str = ""


class Discard(HandCard):
    """Discard a card from hand."""


class Use(Move):
    """Use a card in play, by its ref."""

    creature: str


class Reap(Use):
    """Use a creature to reap."""


class Fight(Use):
    """Use a creature to fight `target`; without a target when it is stunned."""

    target: str = ""


class Act(Use):
    """Use a card for its `Action:` ability."""


class Omni(Use):
    """Use a card for its Omni ability."""


class Unstun(Use):
    """Use a stunned creature: it only loses its stun."""


class OnTop(Move):
    """Of the cards that just went to a discard pile together, lay `card` on top."""

    card: str


class EndTurn(Move):
    """End step 3: ready, draw, and the next player's turn begins."""


# --- the end of a game ---


class Concede(Move):
    """Give up."""

    last = True


class AgreeDraw(Move):
    """Both players agree on a draw."""

    last = True


class TimeUp(Move):
    """Time is called: more forged keys win, then more Æmbar, else a draw."""

    last = True


# --- effects said by hand, each naming its card ---


class ByHand(Move):
    """What a card does that the referee does not know; `of` is that card's name or id."""

    of: str


class HandGain(ByHand):
    """`who` gains `amount` Æmbar."""

    who: str
    amount: int


class HandLose(ByHand):
    """`who` loses `amount` Æmbar."""

    who: str
    amount: int


class HandSteal(ByHand):
    """`who` steals `amount` Æmbar."""

    who: str
    amount: int


class HandCapture(ByHand):
    """A creature captures `amount` Æmbar from its opponent."""

    creature: str
    amount: int


class HandGiveBack(ByHand):
    """`amount` captured Æmbar on a card goes back to the opponent of its controller."""

    card: str
    amount: int


class HandDamage(ByHand):
    """`amount` damage to creatures at once, `splash` to each neighbor; `pierce` ignores armor."""

    cards: tuple[str, ...]
    amount: int
    splash: int = 0
    pierce: bool = False


class HandHeal(ByHand):
    """Heal creatures by `amount`; 0 heals them fully."""

    cards: tuple[str, ...]
    amount: int = 0


class HandDestroy(ByHand):
    """Destroy cards in play together."""

    cards: tuple[str, ...]


class HandSacrifice(ByHand):
    """Sacrifice cards of the active player."""

    cards: tuple[str, ...]


class HandPurge(ByHand):
    """Purge cards from play."""

    cards: tuple[str, ...]


class HandArchive(ByHand):
    """Archive cards from play, in their owners' archives."""

    cards: tuple[str, ...]


class HandArchiveCards(ByHand):
    """`who` archives `amount` cards from hand."""

    who: str
    amount: int


class HandReturn(ByHand):
    """Cards in play go back to their owners' hands."""

    cards: tuple[str, ...]


class HandToDeck(ByHand):
    """Cards in play go on top of their owners' decks."""

    cards: tuple[str, ...]


class HandDraw(ByHand):
    """`who` draws `amount` cards."""

    who: str
    amount: int


class HandDiscard(ByHand):
    """`who` discards `amount` cards at random; the table is asked which they were."""

    who: str
    amount: int


class HandDiscardCard(ByHand):
    """`who` discards a named card from hand."""

    who: str
    card: str


class HandReveal(ByHand):
    """`who` reveals a card in hand: the table knows it from now on."""

    who: str
    card: str


class HandStun(ByHand):
    """Stun creatures."""

    cards: tuple[str, ...]


class HandUnstun(ByHand):
    """Take the stun off creatures."""

    cards: tuple[str, ...]


class HandReady(ByHand):
    """Ready cards."""

    cards: tuple[str, ...]


class HandExhaust(ByHand):
    """Exhaust cards."""

    cards: tuple[str, ...]


class HandCounters(ByHand):
    """Put `amount` +1 power counters on a creature; negative takes them off."""

    card: str
    amount: int


class HandKeyword(ByHand):
    """A creature gains a keyword (`taunt`, `assault:2`) this turn or while it is in play."""

    card: str
    keyword: str
    turn: bool = False


class HandArmor(ByHand):
    """A creature gets armor (negative: loses it) this turn or while it is in play."""

    card: str
    amount: int
    turn: bool = False


class HandPower(ByHand):
    """A creature gets power (negative: loses it) this turn or while it is in play."""

    card: str
    amount: int
    turn: bool = False


class HandMove(ByHand):
    """A creature moves to a flank (left, right) of its battleline."""

    card: str
    flank: str


class HandSwap(ByHand):
    """Two creatures of one battleline swap places."""

    card: str
    other: str


class HandControl(ByHand):
    """`who` takes control of a card; a creature goes to a flank."""

    who: str
    card: str
    flank: str = ""


class HandAttach(ByHand):
    """An upgrade in play moves to another creature."""

    card: str
    host: str


class HandForge(ByHand):
    """`who` forges a key for `cost` Æmbar; -1 is the current cost."""

    who: str
    cost: int = -1


class HandUnforge(ByHand):
    """A key of `who` is unforged; `colour` is empty for the last forged."""

    who: str
    colour: str = ""


class HandChains(ByHand):
    """`who` gains `amount` chains; negative sheds them."""

    who: str
    amount: int


class HandKeyCost(ByHand):
    """The keys of `who` cost `amount` more (or fewer) until the end of their next turn, or of this one."""

    who: str
    amount: int


class HandMustChoose(ByHand):
    """`who` must choose a house in their next turn."""

    who: str
    house: str


class HandCannotChoose(ByHand):
    """`who` cannot choose a house in their next turn."""

    who: str
    house: str


class HandCannot(ByHand):
    """`who` cannot do something: `what` is play, play-creature, play-action, play-artifact, play-upgrade, use, reap or fight."""

    who: str
    what: str


class HandFreeze(ByHand):
    """One card cannot be used this turn and the next: `what` is use, reap or fight."""

    card: str
    what: str


FAMILIES = (Setup, HandCard, Use, ByHand)
"""Kinds of kinds: never said themselves."""

MOVES: dict[str, type[Move]] = {
    kind_of(kind): kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Move) and kind.__module__ == __name__ and kind not in FAMILIES
}
