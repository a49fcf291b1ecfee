"""What can happen at an Eredan table, and how each thing changes it.

Amounts are life points, cards or points of a stat. Only arithmetic stands here: whether a thing may happen was decided by
the rule that tells it. Above 400 lines: one short class for each thing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.types import Event, kind_of
from .catalogue import UNKNOWN, printed_from
from .state import Bonus, Character, Effect, Item, Laid, State, Zone, without


class Happened(Event[State]):
    """Anything that happens at an Eredan table."""


# --- before the first round --------------------------------------------------------------------------------------------


class CardDescribed(Happened):
    """A card was read out; `facts` is all that is known of it now, as JSON has it. A character in the line has those numbers."""

    card: str
    facts: Mapping[str, Any]

    def on(self, state: State) -> State:
        print = printed_from(self.card, self.facts)
        known = state.but(described={**state.described, self.card: print})
        for held in [c for c in state.characters if c.print.id == self.card]:
            life = print.life or 0 if state.phase == "setup" else held.life
            known = known.with_character(held.ref, print=print, life=life)
        return known


class TeamNamed(Happened):
    """A player's three characters stand in the line."""

    player: str
    characters: tuple[str, ...]

    def on(self, state: State) -> State:
        cleared = state.with_player(self.player, characters=())
        line: list[Character] = []
        for id in self.characters:
            print = state.print_of(id)
            line.append(Character(cleared.free_ref(id), print, print.life or 0))
        return cleared.with_player(self.player, characters=tuple(line))


class DeckListed(Happened):
    """A player's deck list is known; the deck holds that many cards."""

    player: str
    cards: tuple[str, ...]

    def on(self, state: State) -> State:
        return state.with_player(self.player, list=self.cards, deck=(UNKNOWN,) * len(self.cards))


class CollectionListed(Happened):
    """The cards that a player owns are known: how many of each."""

    player: str
    cards: Mapping[str, int]

    def on(self, state: State) -> State:
        return state.with_player(self.player, collection=self.cards)


class InitiativeDrawn(Happened):
    """A ticket of `player`, who starts, came out: number `ticket` (0: not told) of `total`; `own` are the player's."""

    player: str
    ticket: int
    own: int
    total: int

    def on(self, state: State) -> State:
        return state.but(first=self.player)


# --- rounds and cards --------------------------------------------------------------------------------------------------


class RoundBegan(Happened):
    """A round begins; `player` is active in it."""

    round: int
    player: str

    def on(self, state: State) -> State:
        seats = tuple(s.but(passed=False, extra=0, short=False) for s in state.seats)
        return state.but(
            seats=seats, round=self.round, active=self.player, phase="choose", fighting=(), laid=(), turn=""
        )


class CardsDrawn(Happened):
    """A player takes the top `count` cards of the deck."""

    player: str
    count: int

    def on(self, state: State) -> State:
        own = state.player(self.player)
        return state.with_player(self.player, hand=(*own.hand, *own.deck[: self.count]), deck=own.deck[self.count :])


class RefillFailed(Happened):
    """A player's hand cannot be filled: `hand` cards of `size`."""

    player: str
    hand: int
    size: int

    def on(self, state: State) -> State:
        return state.with_player(self.player, short=True)


class CardsDiscarded(Happened):
    """`count` cards go from hand to the discard pile; `cards` are those of them that were named."""

    player: str
    count: int
    cards: Zone = ()

    def on(self, state: State) -> State:
        own = state.player(self.player)
        gone = (*self.cards, *(UNKNOWN,) * (self.count - len(self.cards)))
        hand = own.hand
        for card in gone:
            hand = without(hand, card)
        return state.with_player(self.player, hand=hand, discard=(*own.discard, *gone))


class HandSizeChanged(Happened):
    """A player's full hand is `size` cards from now on."""

    player: str
    size: int

    def on(self, state: State) -> State:
        return state.with_player(self.player, hand_size=self.size)


class ExtraCardAllowed(Happened):
    """A player may play `amount` more cards in this round."""

    player: str
    amount: int

    def on(self, state: State) -> State:
        return state.with_player(self.player, extra=state.player(self.player).extra + self.amount)


class FightersChosen(Happened):
    """The two fighters of the round: `own` of the active player, and `enemy`."""

    own: str
    enemy: str

    def on(self, state: State) -> State:
        pair = (self.own, self.enemy)
        fighting = pair if state.owner(self.own) == state.active else pair[::-1]
        return state.but(fighting=fighting, phase="cards", turn=state.active)


class CardLaid(Happened):
    """A card goes from hand to the table; it takes effect later."""

    player: str
    card: str
    target: str = ""

    def on(self, state: State) -> State:
        hand = without(state.player(self.player).hand, self.card)
        return state.with_player(self.player, hand=hand).but(
            laid=(*state.laid, Laid(self.player, self.card, self.target))
        )


class Passed(Happened):
    """A player plays no further card in this round."""

    player: str

    def on(self, state: State) -> State:
        return state.with_player(self.player, passed=True)


class TurnToPlay(Happened):
    """`player` may play a card now; nobody when it is empty."""

    player: str

    def on(self, state: State) -> State:
        return state.but(turn=self.player)


class EffectTold(Happened):
    """What a card on the table does, said by hand: it will do so (or has just done so) when its turn comes."""

    card: str
    effect: Effect

    def on(self, state: State) -> State:
        at = max(i for i, laid in enumerate(state.laid) if laid.card == self.card)
        told = state.laid[at].but(effects=(*state.laid[at].effects, self.effect))
        return state.but(laid=(*state.laid[:at], told, *state.laid[at + 1 :]))


class CardResolved(Happened):
    """The `place`-th card on the table takes effect. It goes to the discard pile unless a character keeps it."""

    player: str
    card: str
    place: int
    kept: bool = False

    def on(self, state: State) -> State:
        at = self.place - 1
        laid = (*state.laid[:at], state.laid[at].but(resolved=True), *state.laid[at + 1 :])
        own = state.player(self.player)
        discard = own.discard if self.kept else (*own.discard, self.card)
        return state.with_player(self.player, discard=discard).but(laid=laid)


class NothingChanged(Happened):
    """A card has done what it does, and nothing comes of it."""

    card: str

    def on(self, state: State) -> State:
        return state


class AttacksWanted(Happened):
    """The attack values of these fighters have to be told or drawn; `ranges` as printed, in the same order."""

    characters: tuple[str, ...]
    ranges: tuple[str, ...]

    def on(self, state: State) -> State:
        return state


class FightBegan(Happened):
    """All cards have taken effect: attack and defence are compared."""

    def on(self, state: State) -> State:
        return state.but(phase="fight", turn="")


# --- characters --------------------------------------------------------------------------------------------------------


class Equipped(Happened):
    """A character carries an object; it works `now`, or `later`: from the end of the round."""

    character: str
    item: str
    card: str
    works: str = "now"

    def on(self, state: State) -> State:
        items = (*state.there(self.character).items, Item(self.item, self.card, self.works == "now"))
        return state.with_character(self.character, items=items)


class ItemAwoke(Happened):
    """An object begins to work."""

    character: str
    card: str
    item: str

    def on(self, state: State) -> State:
        items = tuple(i.but(active=True) if i.ref == self.item else i for i in state.there(self.character).items)
        return state.with_character(self.character, items=items)


class Unequipped(Happened):
    """An object leaves a character for its owner's discard pile."""

    player: str
    character: str
    card: str
    item: str

    def on(self, state: State) -> State:
        items = tuple(i for i in state.there(self.character).items if i.ref != self.item)
        own = state.player(self.player)
        return state.with_player(self.player, discard=(*own.discard, self.card)).with_character(
            self.character, items=items
        )


class BonusGained(Happened):
    """A character has `amount` points more of `stat` until the end of round `until` (0: for good)."""

    character: str
    stat: str
    amount: int
    until: int = 0

    def on(self, state: State) -> State:
        gained = Bonus(self.stat, self.amount, self.because, self.until)
        return state.with_character(self.character, bonuses=(*state.there(self.character).bonuses, gained))


class BonusesEnded(Happened):
    """The bonuses that a character had for this round are over."""

    character: str

    def on(self, state: State) -> State:
        kept = tuple(b for b in state.there(self.character).bonuses if not 0 < b.until <= state.round)
        return state.with_character(self.character, bonuses=kept)


class RageActivated(Happened):
    """A berserker's rage works from now on."""

    character: str

    def on(self, state: State) -> State:
        return state.with_character(self.character, raging=True)


class RageEnded(Happened):
    """A berserker's rage is inactive again."""

    character: str

    def on(self, state: State) -> State:
        return state.with_character(self.character, raging=False)


class ValueCounted(Happened):
    """One line of the reckoning: `amount` of `stat` for a character, from the rule or card in `because`."""

    character: str
    stat: str
    amount: int

    def on(self, state: State) -> State:
        return state


class AttackForgone(Happened):
    """A fighter makes no attack of its own in this fight."""

    character: str

    def on(self, state: State) -> State:
        return state


class DamageReckoned(Happened):
    """`power` against `shield` (a stat: defense or spirit) of a character leaves `damage`."""

    character: str
    power: int
    stat: str
    shield: int
    damage: int

    def on(self, state: State) -> State:
        return state


class Damaged(Happened):
    """A character takes damage: `amount` life points are lost, which count for the opponent's score."""

    player: str
    character: str
    amount: int
    life: int

    def on(self, state: State) -> State:
        scored = state.with_player(self.player, damage_dealt=state.player(self.player).damage_dealt + self.amount)
        return scored.with_character(self.character, life=self.life)


class LifeLost(Happened):
    """A character loses `amount` life points without damage: nobody scores."""

    character: str
    amount: int
    life: int

    def on(self, state: State) -> State:
        return state.with_character(self.character, life=self.life)


class Healed(Happened):
    """A character gets `amount` life points back, which count for its owner's score."""

    player: str
    character: str
    amount: int
    life: int

    def on(self, state: State) -> State:
        scored = state.with_player(self.player, healed=state.player(self.player).healed + self.amount)
        return scored.with_character(self.character, life=self.life)


class Died(Happened):
    """A character is dead."""

    character: str

    def on(self, state: State) -> State:
        return state.with_character(self.character, dead=True)


class Revived(Happened):
    """A dead character is back in the line with `life` points."""

    character: str
    life: int

    def on(self, state: State) -> State:
        return state.with_character(self.character, dead=False, life=self.life)


class Tilted(Happened):
    """A character is tilted."""

    character: str

    def on(self, state: State) -> State:
        return state.with_character(self.character, tilted=True)


class Untilted(Happened):
    """A character is no longer tilted."""

    character: str

    def on(self, state: State) -> State:
        return state.with_character(self.character, tilted=False)


class DiscardPhaseBegan(Happened):
    """The fight is over and hands may be trimmed."""

    def on(self, state: State) -> State:
        return state.but(phase="discard")


# --- the end -----------------------------------------------------------------------------------------------------------


class MatchEnded(Happened):
    """The match is over; nobody has won when `winner` is empty. `ending` says how."""

    winner: str
    ending: str

    def on(self, state: State) -> State:
        return state.but(phase="over", winner=self.winner, ending=self.ending, turn="")


EVENTS: dict[str, type[Event[State]]] = {
    kind_of(event): event
    for event in list(vars().values())
    if isinstance(event, type) and issubclass(event, Happened) and event is not Happened
}
