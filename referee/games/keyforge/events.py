"""What can happen at a KeyForge table, and how each thing changes it.

Amounts are Æmbar, damage, cards or chains; signs and zones are said beside the fields. Only arithmetic stands here:
whether a thing may happen was decided by the rule that tells it. Above 400 lines: one short class for each thing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.types import Event, kind_of
from .catalogue import UNKNOWN, printed_from
from .state import COLOURS, Card, Done, Effect, Kept, State, Zone, without


class Happened(Event[State]):
    """Anything that happens at a KeyForge table."""


# --- Æmbar and keys ---


class AmberGained(Happened):
    """`amount` goes from the supply to a pool."""

    player: str
    amount: int

    def on(self, state: State) -> State:
        return state.with_player(self.player, amber=state.player(self.player).amber + self.amount)


class AmberLost(Happened):
    """`amount` goes from a pool to the supply."""

    player: str
    amount: int

    def on(self, state: State) -> State:
        return state.with_player(self.player, amber=state.player(self.player).amber - self.amount)


class AmberStolen(Happened):
    """`amount` goes from `victim` to `player`; `wanted` is what was to be stolen."""

    player: str
    victim: str
    amount: int
    wanted: int

    def on(self, state: State) -> State:
        return moved(state, self.victim, self.player, self.amount)


class AmberPaid(Happened):
    """`player` pays `amount` into the pool of `to`."""

    player: str
    to: str
    amount: int

    def on(self, state: State) -> State:
        return moved(state, self.player, self.to, self.amount)


class AmberCaptured(Happened):
    """`amount` goes from the pool of `victim` onto a card; `wanted` is what was to be captured."""

    card: str
    victim: str
    amount: int
    wanted: int

    def on(self, state: State) -> State:
        paid = state.with_player(self.victim, amber=state.player(self.victim).amber - self.amount)
        return paid.with_card(self.card, amber=paid.card(self.card).amber + self.amount)


class AmberPlaced(Happened):
    """`amount` goes from the supply onto a card."""

    card: str
    amount: int

    def on(self, state: State) -> State:
        return state.with_card(self.card, amber=state.card(self.card).amber + self.amount)


class AmberRemoved(Happened):
    """`amount` goes from a card to the supply."""

    card: str
    amount: int

    def on(self, state: State) -> State:
        return state.with_card(self.card, amber=state.card(self.card).amber - self.amount)


class AmberReturned(Happened):
    """`amount` goes from a card into the pool of `player`."""

    card: str
    player: str
    amount: int

    def on(self, state: State) -> State:
        taken = state.with_card(self.card, amber=state.card(self.card).amber - self.amount)
        return taken.with_player(self.player, amber=taken.player(self.player).amber + self.amount)


class AmberStored(Happened):
    """`amount` goes from the pool of `player` onto a card of theirs."""

    player: str
    card: str
    amount: int

    def on(self, state: State) -> State:
        paid = state.with_player(self.player, amber=state.player(self.player).amber - self.amount)
        return paid.with_card(self.card, amber=paid.card(self.card).amber + self.amount)


class KeyPaid(Happened):
    """`player` pays `amount` for a key from the pool to the supply."""

    player: str
    amount: int

    def on(self, state: State) -> State:
        return state.with_player(self.player, amber=state.player(self.player).amber - self.amount)


class KeyForged(Happened):
    """A key is turned to its forged side; `cost` is what was paid for it."""

    player: str
    colour: str
    cost: int

    def on(self, state: State) -> State:
        seat = state.player(self.player)
        return state.with_player(
            self.player,
            keys=tuple(c for c in COLOURS if c in (*seat.keys, self.colour)),
            did=(*seat.did, Done("forge", how=self.colour)),
        )


class KeyUnforged(Happened):
    """A key is turned back to its unforged side."""

    player: str
    colour: str

    def on(self, state: State) -> State:
        return state.with_player(self.player, keys=tuple(c for c in state.player(self.player).keys if c != self.colour))


class CheckCalled(Happened):
    """A player's turn ends with enough in the pool for a key of `cost`."""

    player: str
    amount: int
    cost: int

    def on(self, state: State) -> State:
        return state


# --- the course of a game ---


class HandDealt(Happened):
    """A starting hand of `count` cards is drawn; the chains left are `chains`."""

    player: str
    count: int
    chains: int

    def on(self, state: State) -> State:
        seat = state.player(self.player)
        deck = (*seat.hand, *seat.deck)
        return state.with_player(self.player, hand=deck[: self.count], deck=deck[self.count :], chains=self.chains)


class MulliganTaken(Happened):
    """The starting hand is shuffled back and `count` cards are drawn."""

    player: str
    count: int

    def on(self, state: State) -> State:
        seat = state.player(self.player)
        deck = hidden((*seat.hand, *seat.deck))
        opening = state.opening.but(
            decided=(*state.opening.decided, self.player), mulligans=(*state.opening.mulligans, self.player)
        )
        dealt = state.with_player(self.player, hand=deck[: self.count], deck=deck[self.count :])
        return dealt.but(opening=opening)


class HandKept(Happened):
    """A player keeps the starting hand."""

    player: str

    def on(self, state: State) -> State:
        return state.but(opening=state.opening.but(decided=(*state.opening.decided, self.player)))


class BidMade(Happened):
    """A player bids `amount` chains."""

    player: str
    amount: int

    def on(self, state: State) -> State:
        return state.but(opening=state.opening.but(bids=(*state.opening.bids, (self.player, self.amount))))


class BidWon(Happened):
    """The bidding is over: `player` plays the wanted deck and starts with `amount` chains."""

    player: str
    amount: int

    def on(self, state: State) -> State:
        return state.but(opening=state.opening.but(closed=True))


class StepBegan(Happened):
    """A step of the turn begins."""

    step: str

    def on(self, state: State) -> State:
        return state.but(step=self.step)


class StepSkipped(Happened):
    """A player skips a step."""

    player: str
    step: str

    def on(self, state: State) -> State:
        return state


class TurnBegan(Happened):
    """A player's turn begins."""

    player: str
    turn: int

    def on(self, state: State) -> State:
        begun = state.but(active=self.player, turn=self.turn, house="", archives_offered=False, together=())
        fresh = {c.ref: c.but(armor_used=0, armor_peak=0) for c in begun.cards.values() if c.armor_used}
        return (begun.with_cards(fresh) if fresh else begun).with_player(self.player, did=())


class HouseChosen(Happened):
    """A house becomes the active house; empty when there is none to choose."""

    player: str
    house: str

    def on(self, state: State) -> State:
        return state.but(house=self.house, step="main", archives_offered=bool(state.player(self.player).archives))


class ArchivesTaken(Happened):
    """A player takes the archives into hand, the opponent's cards among them into the opponent's hand."""

    player: str
    count: int

    def on(self, state: State) -> State:
        kept = state.player(self.player).archives
        emptied = state.with_player(self.player, archives=()).but(archives_offered=False)
        for seat in emptied.seats:
            mine = tuple(k.card for k in kept if k.owner == seat.name)
            emptied = emptied.with_player(seat.name, hand=(*seat.hand, *mine))
        return emptied


class ArchivesLeft(Happened):
    """The moment for taking the archives has passed."""

    player: str

    def on(self, state: State) -> State:
        return state.but(archives_offered=False)


class TurnEnded(Happened):
    """A player's turn is over; what lasted until its end is gone."""

    player: str

    def on(self, state: State) -> State:
        return state.but(effects=tuple(e for e in state.effects if not e.until or e.until > state.turn))


class GameWon(Happened):
    """The game is over; `players` have won (both: a draw)."""

    players: tuple[str, ...]

    def on(self, state: State) -> State:
        return state.but(winner=self.players, step="over")


# --- cards changing places ---


class CardPlayed(Happened):
    """A card is played from a zone of `player` (hand, deck, discard, archives, under); `off` when its house is not active."""

    player: str
    card: str
    source: str
    owner: str
    off: bool = False

    def on(self, state: State) -> State:
        print = state.print_of(self.card)
        assert print is not None
        out = taken(state, self.owner if self.source != "archives" else self.player, self.card, self.source)
        done = Done("play", self.card, house=print.house, type=print.type, how="off" if self.off else self.source)
        seat = out.player(self.player)
        return out.with_player(self.player, did=(*seat.did, done)).but(
            resolving=(*out.resolving, Kept(self.card, self.owner))
        )


class CardDescribed(Happened):
    """The table has said what is printed on a card; it is known from now on."""

    card: str
    facts: Mapping[str, Any]

    def on(self, state: State) -> State:
        return state.but(described={**state.described, self.card: printed_from(self.card, self.facts)})


class CreatureEntered(Happened):
    """A creature comes into play at the `flank` (left, right) of its controller's line."""

    player: str
    owner: str
    card: str
    ref: str
    flank: str
    exhausted: bool = True
    stunned: bool = False

    def on(self, state: State) -> State:
        out = settled(state, self.card, self.owner)
        print = state.print_of(self.card)
        assert print is not None
        new = Card(self.ref, print, self.owner, self.player, exhausted=self.exhausted, stunned=self.stunned)
        line = out.player(self.player).battleline
        return out.with_player(self.player, battleline=(new, *line) if self.flank == "left" else (*line, new))


class ArtifactEntered(Happened):
    """An artifact comes into play."""

    player: str
    owner: str
    card: str
    ref: str
    exhausted: bool = True

    def on(self, state: State) -> State:
        out = settled(state, self.card, self.owner)
        print = state.print_of(self.card)
        assert print is not None
        new = Card(self.ref, print, self.owner, self.player, exhausted=self.exhausted)
        return out.with_player(self.player, artifacts=(*out.player(self.player).artifacts, new))


class UpgradeAttached(Happened):
    """An upgrade comes into play on a creature."""

    player: str
    owner: str
    card: str
    ref: str
    host: str

    def on(self, state: State) -> State:
        out = settled(state, self.card, self.owner)
        print = state.print_of(self.card)
        assert print is not None
        new = Card(self.ref, print, self.owner, self.player)
        return out.with_card(self.host, upgrades=(*out.card(self.host).upgrades, new))


class UpgradeMoved(Happened):
    """An upgrade in play moves to another creature."""

    card: str
    host: str

    def on(self, state: State) -> State:
        upgrade = state.card(self.card)
        out = state.with_cards({self.card: None})
        return out.with_card(self.host, upgrades=(*out.card(self.host).upgrades, upgrade))


class ActionDone(Happened):
    """An action card has resolved and goes to a zone of its owner (discard, purged, hand, deck, archives)."""

    card: str
    owner: str
    target: str

    def on(self, state: State) -> State:
        return placed(settled(state, self.card, self.owner), self.owner, self.card, self.target)


class CardLeft(Happened):
    """A card leaves play for a zone of its owner (hand, deck, deck-shuffled, discard, archives, purged).

    `player` is whose archives it goes to, else its owner.
    """

    card: str
    id: str
    player: str
    owner: str
    target: str

    def on(self, state: State) -> State:
        out = forgotten(state.with_cards({self.card: None}), self.card)
        if self.card in out.dying:
            out = out.but(dying=tuple(ref for ref in out.dying if ref != self.card))
        if self.target == "archives":
            return out.with_player(self.player, archives=(*out.player(self.player).archives, Kept(self.id, self.owner)))
        return placed(out, self.owner, self.id, self.target)


class CardMoved(Happened):
    """A card out of play goes from one zone of its owner to another."""

    player: str
    card: str
    source: str
    target: str

    def on(self, state: State) -> State:
        return placed(taken(state, self.player, self.card, self.source), self.player, self.card, self.target)


class CardDiscarded(CardMoved):
    """A card is discarded."""

    def on(self, state: State) -> State:
        out = super().on(state)
        seat = out.player(self.player)
        if self.source != "hand":
            return out
        print = state.print_of(self.card)
        done = Done("discard", self.card, house=print.house if print else "", type=print.type if print else "")
        return out.with_player(self.player, did=(*seat.did, done))


class CardArchived(CardMoved):
    """A card is archived."""


class CardSentHome(Happened):
    """A card of `owner` leaves the archives of the other player for its owner's hand."""

    player: str
    card: str
    owner: str

    def on(self, state: State) -> State:
        kept = list(state.player(self.player).archives)
        kept.remove(Kept(self.card, self.owner))
        return placed(state.with_player(self.player, archives=tuple(kept)), self.owner, self.card, "hand")


class CardPurged(CardMoved):
    """A card is purged."""


class CardTakenUp(CardMoved):
    """A card goes to its owner's hand."""


class CardPutOnDeck(CardMoved):
    """A card goes on top of its owner's deck."""


class CardRevealed(Happened):
    """A card of a hidden zone is shown: the table knows it from now on. Of a deck it is the top card."""

    player: str
    card: str
    source: str

    def on(self, state: State) -> State:
        zone = getattr(state.player(self.player), self.source)
        if self.card in zone and (self.source != "deck" or zone[0] != UNKNOWN):
            return state
        at = zone.index(UNKNOWN)
        return state.with_player(self.player, **{self.source: (*zone[:at], self.card, *zone[at + 1 :])})


class HandShown(Happened):
    """A whole hand is shown to the opponent or looked at; nothing moves."""

    player: str

    def on(self, state: State) -> State:
        return state


class CardKeptUnder(Happened):
    """A card goes from a zone of `player` under a card in play."""

    player: str
    card: str
    source: str
    host: str

    def on(self, state: State) -> State:
        out = taken(state, self.player, self.card, self.source)
        return out.with_card(self.host, under=(*out.card(self.host).under, Kept(self.card, self.player)))


class CardUncovered(Happened):
    """A card that lay face down under a card in play is shown: the table knows it from now on."""

    card: str
    owner: str
    host: str

    def on(self, state: State) -> State:
        held = list(state.card(self.host).under)
        held[held.index(Kept(UNKNOWN, self.owner))] = Kept(self.card, self.owner)
        return state.with_card(self.host, under=tuple(held))


class CardFreed(Happened):
    """A card from under a card in play (or purged by it) is taken up to be put somewhere."""

    card: str
    owner: str
    host: str

    def on(self, state: State) -> State:
        gone = Kept(self.card, self.owner)
        held = list(state.card(self.host).under)
        held.remove(gone)
        out = state.with_card(self.host, under=tuple(held))
        return out.but(resolving=(*out.resolving, gone))


class CardFetched(Happened):
    """A card from a zone of its owner is taken up to be put into play without being played."""

    card: str
    owner: str
    source: str

    def on(self, state: State) -> State:
        out = taken(state, self.owner, self.card, self.source)
        return out.but(resolving=(*out.resolving, Kept(self.card, self.owner)))


class CardsDrawn(Happened):
    """`count` cards go from the top of a deck to the hand."""

    player: str
    count: int

    def on(self, state: State) -> State:
        seat = state.player(self.player)
        return state.with_player(self.player, hand=(*seat.hand, *seat.deck[: self.count]), deck=seat.deck[self.count :])


class DiscardReshuffled(Happened):
    """A discard pile of `count` cards is shuffled into the deck."""

    player: str
    count: int

    def on(self, state: State) -> State:
        seat = state.player(self.player)
        return state.with_player(self.player, deck=hidden((*seat.deck, *seat.discard)), discard=())


class HandReshuffled(Happened):
    """A hand of `count` cards is shuffled into the deck."""

    player: str
    count: int

    def on(self, state: State) -> State:
        seat = state.player(self.player)
        return state.with_player(self.player, deck=hidden((*seat.deck, *seat.hand)), hand=())


class DeckShuffled(Happened):
    """A deck is shuffled: its order is unknown."""

    player: str

    def on(self, state: State) -> State:
        return state.with_player(self.player, deck=hidden(state.player(self.player).deck))


class DeckAndDiscardSwapped(Happened):
    """Deck and discard pile change places."""

    player: str

    def on(self, state: State) -> State:
        seat = state.player(self.player)
        return state.with_player(self.player, deck=tuple(reversed(seat.discard)), discard=tuple(reversed(seat.deck)))


class PileArranged(Happened):
    """A card of those discarded together is laid on top of its pile."""

    player: str
    card: str

    def on(self, state: State) -> State:
        pile = list(state.player(self.player).discard)
        at = len(pile) - 1 - pile[::-1].index(self.card)
        pile.append(pile.pop(at))
        return state.with_player(self.player, discard=tuple(pile))


class DiscardedTogether(Happened):
    """Some cards went to discard piles at the same moment; the active player may still order them."""

    cards: tuple[str, ...]

    def on(self, state: State) -> State:
        return state.but(together=self.cards)


# --- cards in play ---


class CardExhausted(Happened):
    """A card is exhausted."""

    card: str

    def on(self, state: State) -> State:
        return state.with_card(self.card, exhausted=True)


class CardReadied(Happened):
    """A card is readied."""

    card: str

    def on(self, state: State) -> State:
        return state.with_card(self.card, exhausted=False)


class CardsReadied(Happened):
    """All exhausted cards of the active player are readied."""

    player: str
    cards: tuple[str, ...]

    def on(self, state: State) -> State:
        return state.with_cards({ref: state.card(ref).but(exhausted=False) for ref in self.cards})


class CardUsed(Happened):
    """A card is used: `how` is reap, fight, action, omni or unstun; `off` when its house is not active."""

    player: str
    card: str
    how: str
    off: bool = False

    def on(self, state: State) -> State:
        card = state.card(self.card)
        done = Done(
            "use", card.id, self.card, card.print.house, card.print.type, f"{self.how}-off" if self.off else self.how
        )
        return state.with_player(self.player, did=(*state.player(self.player).did, done))


class StunPlaced(Happened):
    """A creature is stunned."""

    card: str

    def on(self, state: State) -> State:
        return state.with_card(self.card, stunned=True)


class StunRemoved(Happened):
    """A creature loses its stun."""

    card: str

    def on(self, state: State) -> State:
        return state.with_card(self.card, stunned=False)


class FightBegan(Happened):
    """`card` attacks `target`."""

    card: str
    target: str

    def on(self, state: State) -> State:
        active = state.active
        done = Done("attack", state.card(self.target).id, self.target, how=self.card)
        out = state.with_player(active, did=(*state.player(active).did, done))
        return out.but(fighting=(self.card, self.target))


class FightEnded(Happened):
    """A fight is over."""

    def on(self, state: State) -> State:
        return state.but(fighting=())


class DamageDealt(Happened):
    """A creature takes `amount` damage tokens; its armor, `armor` before, has stopped `stopped` more."""

    card: str
    amount: int
    stopped: int = 0
    armor: int = 0

    def on(self, state: State) -> State:
        card = state.card(self.card)
        return state.with_card(
            self.card,
            damage=card.damage + self.amount,
            armor_used=card.armor_used + self.stopped,
            armor_peak=max(card.armor_peak, self.armor),
        )


class DamagePrevented(Happened):
    """`amount` damage to a creature is not dealt at all."""

    card: str
    amount: int

    def on(self, state: State) -> State:
        return state


class DamageHealed(Happened):
    """A creature loses `amount` damage tokens."""

    card: str
    amount: int

    def on(self, state: State) -> State:
        return state.with_card(self.card, damage=state.card(self.card).damage - self.amount)


class CardDestroyed(Happened):
    """A card is destroyed: it leaves play unless something saves it. `how` is fight when it fell in a fight."""

    card: str
    player: str
    how: str = ""

    def on(self, state: State) -> State:
        card = state.card(self.card)
        done = Done("destroyed", card.id, self.card, card.controller, card.print.type, self.how)
        active = state.active
        out = state.with_player(active, did=(*state.player(active).did, done))
        return out.but(dying=(*out.dying, self.card))


class CardSaved(Happened):
    """A card that would be destroyed stays in play."""

    card: str

    def on(self, state: State) -> State:
        return state.but(dying=tuple(ref for ref in state.dying if ref != self.card))


class CountersPlaced(Happened):
    """A creature gets `amount` +1 power counters; negative takes them off."""

    card: str
    amount: int

    def on(self, state: State) -> State:
        return state.with_card(self.card, power_counters=state.card(self.card).power_counters + self.amount)


class ControlChanged(Happened):
    """A player takes control of a card; a creature goes to a `flank` of their line."""

    card: str
    player: str
    flank: str = "right"

    def on(self, state: State) -> State:
        card = state.card(self.card).but(controller=self.player)
        out = state.with_cards({self.card: None})
        seat = out.player(self.player)
        if not card.is_creature:
            return out.with_player(self.player, artifacts=(*seat.artifacts, card))
        line = (card, *seat.battleline) if self.flank == "left" else (*seat.battleline, card)
        return out.with_player(self.player, battleline=line)


class CreatureMoved(Happened):
    """A creature moves to the `flank` of its line."""

    card: str
    flank: str

    def on(self, state: State) -> State:
        card = state.card(self.card)
        rest = tuple(c for c in state.player(card.controller).battleline if c.ref != self.card)
        line = (card, *rest) if self.flank == "left" else (*rest, card)
        return state.with_player(card.controller, battleline=line)


class CreaturesSwapped(Happened):
    """Two creatures of one line change places."""

    card: str
    other: str

    def on(self, state: State) -> State:
        one, two = state.card(self.card), state.card(self.other)
        line = tuple(
            two if c.ref == one.ref else one if c.ref == two.ref else c for c in state.player(one.controller).battleline
        )
        return state.with_player(one.controller, battleline=line)


class ChainsGained(Happened):
    """A player gets `amount` chains (never above 24)."""

    player: str
    amount: int

    def on(self, state: State) -> State:
        return state.with_player(self.player, chains=state.player(self.player).chains + self.amount)


class ChainShed(Happened):
    """A player sheds one chain."""

    player: str

    def on(self, state: State) -> State:
        return state.with_player(self.player, chains=state.player(self.player).chains - 1)


class EffectBegan(Happened):
    """Something begins to last; the fields are those of `state.Effect`."""

    of: str
    says: str
    on_: str = ""
    value: Any = None
    since: int = 0
    until: int = 0
    of_ref: str = ""
    count: int = 0

    def on(self, state: State) -> State:
        new = Effect(self.of, self.says, self.on_, self.value, self.since, self.until, self.of_ref, self.count)
        return state.but(effects=(*state.effects, new))


class EffectSpent(Happened):
    """One of the times that an effect allows has been used."""

    effect: Effect

    def on(self, state: State) -> State:
        effects = list(state.effects)
        at = effects.index(self.effect)
        if self.effect.count > 1:
            effects[at] = self.effect.but(count=self.effect.count - 1)
        else:
            del effects[at]
        return state.but(effects=tuple(effects))


class EffectEnded(Happened):
    """Something that lasted is over."""

    effect: Effect

    def on(self, state: State) -> State:
        return state.but(effects=tuple(e for e in state.effects if e != self.effect))


class AbilityResolved(Happened):
    """An ability of a card begins to resolve; what follows is its doing."""

    card: str
    when: str

    def on(self, state: State) -> State:
        return state


# --- arithmetic that several of them need ---


def moved(state: State, payer: str, payee: str, amount: int) -> State:
    """The table after Æmbar went from one pool to another."""
    paid = state.with_player(payer, amber=state.player(payer).amber - amount)
    return paid.with_player(payee, amber=paid.player(payee).amber + amount)


def hidden(zone: Zone) -> Zone:
    """A zone after shuffling: nobody knows its order, unless all its cards are alike."""
    return zone if len(set(zone)) <= 1 else (UNKNOWN,) * len(zone)


def settled(state: State, card: str, owner: str) -> State:
    """The table after a card that was being played has found its place."""
    waiting = list(state.resolving)
    if Kept(card, owner) in waiting:
        waiting.remove(Kept(card, owner))
    return state.but(resolving=tuple(waiting))


def forgotten(state: State, ref: str) -> State:
    """The table after a card has left play: what it did this turn is no longer told of the ref, which may come again."""
    for seat in state.seats:
        if any(done.ref == ref for done in seat.did):
            gone = f"{ref}~{sum(done.ref.startswith(ref + '~') for done in seat.did) + 1}"
            did = tuple(done.but(ref=gone) if done.ref == ref else done for done in seat.did)
            state = state.with_player(seat.name, did=did)
    return state


def taken(state: State, player: str, card: str, source: str) -> State:
    """The table after a card was taken out of a zone of `player`."""
    seat = state.player(player)
    if source == "resolving":
        return settled(state, card, player)
    if source == "archives":
        kept = list(seat.archives)
        found = next((k for k in kept if k.card == card), None) or next(k for k in kept if k.card == UNKNOWN)
        kept.remove(found)
        return state.with_player(player, archives=tuple(kept))
    return state.with_player(player, **{source: without(getattr(seat, source), card)})


def placed(state: State, owner: str, card: str, target: str) -> State:
    """The table after a card was put into a zone of its owner."""
    seat = state.player(owner)
    if target == "deck":
        return state.with_player(owner, deck=(card, *seat.deck))
    if target == "deck-shuffled":
        return state.with_player(owner, deck=hidden((card, *seat.deck)) if seat.deck else (card,))
    if target == "archives":
        return state.with_player(owner, archives=(*seat.archives, Kept(card, owner)))
    return state.with_player(owner, **{target: (*getattr(seat, target), card)})


EVENTS: dict[str, type[Event[State]]] = {
    kind_of(kind): kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Happened) and kind not in (Happened, CardMoved)
}
