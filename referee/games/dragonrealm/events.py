"""What can happen at a Dragonrealm table, and how each thing changes it.

Amounts are cards, coins, adventurers or Dragonstones; where they go is said beside the fields. Only arithmetic stands
here: whether a thing may happen was decided by the rule that tells it. Above 400 lines: one short class for each thing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from ...core.types import Event, kind_of
from .catalogue import enhancement_from, location_from
from .state import Enhancement, Location, Roll, Scored, State, due_level


class Happened(Event[State]):
    """Anything that happens at a Dragonrealm table. `secret` are the fields that other players do not see."""

    secret: ClassVar[tuple[str, ...]] = ()


# --- setup and cards of the box ----------------------------------------------------------------------------------------


class SideChosen(Happened):
    """The middle card lies with `side` up."""

    side: str

    def on(self, state: State) -> State:
        return state.but(side=self.side)


class EnhancementsKept(Happened):
    """A player keeps some of three enhancements; the others go under their deck."""

    player: str
    count: int
    cards: tuple[Enhancement, ...]
    secret = ("cards",)

    def on(self, state: State) -> State:
        return state.with_player(self.player, enhancements=self.cards).but(enhancements=state.enhancements - self.count)


class LocationRevealed(Happened):
    """The location at place `at` of the row is told; `facts` are what is printed on it."""

    at: int
    location: str
    name: str
    level: str
    facts: Mapping[str, Any]

    def on(self, state: State) -> State:
        told = location_from(self.location, {**self.facts, "name": self.name, "level": self.level}, state.row[self.at])
        return state.but(row=(*state.row[: self.at], told, *state.row[self.at + 1 :]))


class LocationDescribed(Happened):
    """What is printed on a location is known from now on, at later tables too."""

    location: str
    facts: Mapping[str, Any]

    def on(self, state: State) -> State:
        at = state.place_of(self.location)
        known = learned(state, "location", self.location, self.facts)
        if at < 0:
            return known
        told = location_from(self.location, self.facts, state.row[at])
        return known.but(row=(*state.row[:at], told, *state.row[at + 1 :]))


class EnhancementDescribed(Happened):
    """What is printed on an enhancement is known from now on, at later tables too."""

    enhancement: str
    facts: Mapping[str, Any]

    def on(self, state: State) -> State:
        out = learned(state, "enhancement", self.enhancement, self.facts)
        for seat in state.seats:
            held = (enhancement_from(e.id, self.facts, e) if e.id == self.enhancement else e for e in seat.enhancements)
            out = out.with_player(seat.name, enhancements=tuple(held))
        return out


def learned(state: State, kind: str, id: str, facts: Mapping[str, Any]) -> State:
    """The table with the facts of a card among those that are known."""
    before = state.known.get(kind, {})
    return state.but(known={**state.known, kind: {**before, id: {**before.get(id, {}), **facts}}})


class GameBegan(Happened):
    """The setup is over; `player` takes the first turn."""

    player: str

    def on(self, state: State) -> State:
        return state.but(step="turn", active=self.player, turn=1)


# --- Adventurer cards --------------------------------------------------------------------------------------------------


class CardDrawn(Happened):
    """`player` takes a card: from the top of the pile, or a face-up one (`source` pile, face-up), which the pile replaces."""

    player: str
    source: str

    def on(self, state: State) -> State:
        out = state.with_player(self.player, hand=state.player(self.player).hand + 1)
        return out.but(pile=state.pile - 1, drew=self.player)


class CardsDiscarded(Happened):
    """`player` discards `count` cards from hand."""

    player: str
    count: int

    def on(self, state: State) -> State:
        out = state.with_player(self.player, hand=state.player(self.player).hand - self.count)
        return out.but(discard=state.discard + self.count)


class SpecialReplaced(Happened):
    """A Goblins! or Rockslide! card from the pile is discarded; where it had been counted as drawn, the pile replaces it."""

    card: str
    place: str

    def on(self, state: State) -> State:
        return state.but(pile=state.pile - 1, discard=state.discard + 1)


class PileShuffled(Happened):
    """The discards, `count` cards, become the new pile."""

    count: int

    def on(self, state: State) -> State:
        return state.but(pile=state.pile + self.count, discard=state.discard - self.count)


class CardsPassed(Happened):
    """All players pass cards to one side at once: `gives` by player, each to the neighbour at `way`."""

    way: str
    each: int
    gives: Mapping[str, int]

    def on(self, state: State) -> State:
        out = state
        steps = 1 if self.way == "left" else -1
        for giver, count in self.gives.items():
            taker = state.after(giver, steps)
            out = out.with_player(giver, hand=out.player(giver).hand - count)
            out = out.with_player(taker, hand=out.player(taker).hand + count)
        return out


# --- exploring ---------------------------------------------------------------------------------------------------------


class Explored(Happened):
    """`player` lays cards open for an action at a location and rolls `dice`; `target` is what the location asks for."""

    player: str
    location: str
    action: str
    cards: tuple[str, ...]
    dice: tuple[int, ...]
    target: int
    gold: bool
    bonus: int

    @property
    def total(self) -> int:
        """What the dice show, with the enhancements named before the roll."""
        return sum(self.dice) + self.bonus

    def said(self) -> dict[str, Any]:
        return {**super().said(), "total": self.total}

    def on(self, state: State) -> State:
        out = state.with_player(self.player, hand=max(0, state.player(self.player).hand - len(self.cards)))
        roll = Roll(
            self.player, self.location, self.action, self.cards, self.dice, self.target, self.gold, bonus=self.bonus
        )
        return out.but(step="roll", roll=roll, drew="", failed="")


class AcademyUsed(Happened):
    """`count` adventurers leave the Academy for the supply and add as much to the roll."""

    player: str
    count: int

    def on(self, state: State) -> State:
        seat = state.player(self.player)
        out = state.with_player(self.player, academy=seat.academy - self.count, left=seat.left + self.count)
        roll = state.roll
        return out if roll is None else out.but(roll=roll.but(academy=roll.academy + self.count))


class EnhancementUsed(Happened):
    """An enhancement is shown and used: before a roll it is noted, after a roll its `bonus` counts at once."""

    player: str
    card: str
    facts: Mapping[str, Any]
    bonus: int

    def on(self, state: State) -> State:
        out = shown(state, self.player, self.card, self.facts)
        roll = state.roll
        out = out.but(declared=(*state.declared, self.card))
        return out if roll is None else out.but(roll=roll.but(bonus=roll.bonus + self.bonus))


def shown(state: State, player: str, id: str, facts: Mapping[str, Any]) -> State:
    """The table with an enhancement of a player named and face up: the one of that id, else one that nobody has named."""
    held = state.player(player).enhancements
    at = next((i for i, e in enumerate(held) if e.id == id), None)
    if at is None:
        level = facts.get("level", 0)
        fitting = (i for i, e in enumerate(held) if not e.id and level in (0, e.level, 0 if e.level else level))
        at = next(fitting, None)
    if at is None:
        return state
    card = enhancement_from(id, facts, held[at]).but(face_up=True)
    return state.with_player(player, enhancements=(*held[:at], card, *held[at + 1 :]))


class ExplorationSucceeded(Happened):
    """The roll reaches what the location asks for."""

    player: str
    location: str
    total: int
    target: int

    def on(self, state: State) -> State:
        return state


class ExplorationFailed(Happened):
    """The roll falls short. The cards played go back to the hand."""

    player: str
    location: str
    total: int
    target: int
    cards: int

    def on(self, state: State) -> State:
        out = state.with_player(self.player, hand=state.player(self.player).hand + self.cards)
        return out.but(roll=None, declared=(), failed=self.player)


class AdventurersPlaced(Happened):
    """`count` adventurers go from the supply to a location."""

    player: str
    location: str
    count: int

    def on(self, state: State) -> State:
        at = state.place_of(self.location)
        there = state.row[at].meeples
        out = state.with_player(self.player, left=state.player(self.player).left - self.count)
        return out.with_location(at, meeples={**there, self.player: there.get(self.player, 0) + self.count})


class AdventurerSent(Happened):
    """An adventurer goes from the supply to the Academy or Alley."""

    player: str
    side: str

    def on(self, state: State) -> State:
        seat = state.player(self.player)
        return state.with_player(self.player, left=seat.left - 1, academy=seat.academy + 1)


class PlayedDiscarded(Happened):
    """The cards played for an exploration, `count` of them, go to the discards."""

    player: str
    count: int

    def on(self, state: State) -> State:
        return state.but(discard=state.discard + self.count, roll=None, declared=())


class EnhancementDiscarded(Happened):
    """A single-use enhancement is used up; it does not go back to its deck."""

    player: str
    card: str

    def on(self, state: State) -> State:
        held = state.player(self.player).enhancements
        return state.with_player(self.player, enhancements=tuple(e for e in held if e.id != self.card))


class EnhancementShown(Happened):
    """An enhancement is turned face up because its text is used."""

    player: str
    card: str

    def on(self, state: State) -> State:
        return shown(state, self.player, self.card, {})


# --- goblins and scoring -----------------------------------------------------------------------------------------------


class GoblinPlaced(Happened):
    """A goblin goes from the supply to the location at place `at` of the row."""

    at: int
    location: str
    place: str

    def on(self, state: State) -> State:
        return state.with_location(self.at, goblins=state.row[self.at].goblins + 1).but(goblins=state.goblins - 1)


class GoblinCancelled(Happened):
    """A Goblins! card brings no goblin; `because` says why."""

    place: str

    def on(self, state: State) -> State:
        return state


class LocationScored(Happened):
    """A location pays out: `coins` by player; `taken_by` takes the card with its `dragonstones` (empty: nobody)."""

    location: str
    name: str
    coins: Mapping[str, int]
    taken_by: str
    dragonstones: int
    rules: tuple[str, ...]

    def on(self, state: State) -> State:
        out = state
        for player, amount in self.coins.items():
            out = out.with_player(player, coins=out.player(player).coins + amount)
        if self.taken_by:
            taker = out.player(self.taken_by)
            won = (*taker.won, self.location)
            out = out.with_player(self.taken_by, dragonstones=taker.dragonstones + self.dragonstones, won=won)
        return out.but(scored=(*out.scored, Scored(self.location, self.name, self.coins, self.taken_by, self.rules)))


class PiecesReturned(Happened):
    """Adventurers and goblins on the location at place `at` go back to their supplies."""

    at: int
    location: str
    adventurers: Mapping[str, int]
    goblins: int

    def on(self, state: State) -> State:
        out = state
        for player, count in self.adventurers.items():
            out = out.with_player(player, left=out.player(player).left + count)
        return out.with_location(self.at, meeples={}, goblins=0).but(goblins=state.goblins + self.goblins)


class LocationReplaced(Happened):
    """The top card of the Location deck takes place `at` of the row; only its colour is known until it is told."""

    at: int
    place: str
    level: str

    def on(self, state: State) -> State:
        fresh = Location(level=due_level(state.deck))
        return state.but(row=(*state.row[: self.at], fresh, *state.row[self.at + 1 :]), deck=state.deck - 1)


class PlaceEmptied(Happened):
    """The Location deck is empty: the row closes up at place `at`."""

    at: int

    def on(self, state: State) -> State:
        return state.but(row=(*state.row[: self.at], *state.row[self.at + 1 :]))


# --- the Alley, turns, the end -----------------------------------------------------------------------------------------


class EnhancementBought(Happened):
    """`player` takes two adventurers out of the Alley, pays `cards` from hand or `coins`, and gets an enhancement."""

    player: str
    level: int
    cards: int
    coins: int
    adventurers: int
    card: Enhancement
    secret = ("card",)

    def on(self, state: State) -> State:
        seat = state.player(self.player)
        out = state.with_player(
            self.player,
            hand=seat.hand - self.cards,
            coins=seat.coins - self.coins,
            academy=seat.academy - self.adventurers,
            left=seat.left + self.adventurers,
            enhancements=(*seat.enhancements, self.card),
        )
        return out.but(discard=state.discard + self.cards, enhancements=max(0, state.enhancements - 1))


class LevelGone(Happened):
    """No enhancement of `level` is left in the deck."""

    level: int

    def on(self, state: State) -> State:
        return state.but(gone=tuple(sorted({*state.gone, self.level})))


class ActionTaken(Happened):
    """The active player has acted; the turn stays open because the Alley could still sell something."""

    player: str

    def on(self, state: State) -> State:
        return state.but(step="end")


class TurnPassed(Happened):
    """The turn passes to `player`."""

    player: str

    def on(self, state: State) -> State:
        failed = "" if state.failed == self.player else state.failed
        return state.but(active=self.player, step="turn", turn=state.turn + 1, declared=(), failed=failed)


class ValuesCounted(Happened):
    """At the end a player adds the `dragonstones` of the middle card and of enhancements, and the `coins` of these."""

    player: str
    academy: int
    dragonstones: int
    coins: int

    def on(self, state: State) -> State:
        seat = state.player(self.player)
        stones = seat.dragonstones + self.academy + self.dragonstones
        return state.with_player(self.player, dragonstones=stones, coins=seat.coins + self.coins)


class BonusGained(Happened):
    """A player gets `coins` for having the most Dragonstones."""

    player: str
    coins: int

    def on(self, state: State) -> State:
        return state.with_player(self.player, bonus=self.coins)


class GameEnded(Happened):
    """The game is over; `winners` have the most coins. `rules` are those that decided the end."""

    winners: tuple[str, ...]
    totals: Mapping[str, int]
    rules: tuple[str, ...]

    def on(self, state: State) -> State:
        return state.but(step="over", winner=self.winners, rules=self.rules, roll=None, declared=())


EVENTS: dict[str, type[Event[State]]] = {
    kind_of(event): event
    for event in list(globals().values())
    if isinstance(event, type) and issubclass(event, Happened) and event is not Happened
}
