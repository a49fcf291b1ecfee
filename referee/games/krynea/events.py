"""What can happen at a Krynea table, and how each changes it. Arithmetic only; the rules have decided before.

More than 400 lines: one class for each kind of thing that is told at the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...core.types import Event, kind_of
from .catalogue import UNKNOWN, Printed, printed_from
from .state import ENEMY, Ability, State, Unit, index


def card_of(state: State, id: str) -> Printed:
    """A card by id, as far as anything is known of it."""
    return state.card(id) or Printed(id, id)


def standing(card: Printed, *, risen: bool) -> Printed:
    """A card as it stands on the field: no printed cost counts as 0, and a risen unit has lost its expertise.

    Source: krynea.round.cost-action-units, krynea.risen.loses-expertise
    """
    whole = card.but(cost=card.score("cost"), defence=card.score("defence"))
    return whole.but(expertise="", reaction="", sacrifice=False) if risen else whole


def one_read(card: Printed | None, read: Printed) -> Printed | None:
    """A card that may lie somewhere, as it was read out last."""
    return read if card is not None and card.id == read.id else card


def read_again(unit: Unit, read: Printed) -> Unit:
    """A unit whose card, or whose Object's card, may just have been read out."""
    print = standing(read, risen=unit.risen) if unit.print.id == read.id else unit.print
    return unit.but(print=print, object=one_read(unit.object, read))


def less(count: int, taken: int) -> int:
    """A count with something taken away; never below zero, whatever a table insists on."""
    return max(0, count - taken)


def without(row: tuple[Unit, ...], ref: str) -> tuple[Unit, ...]:
    """A battalion without one unit; those behind step forward. Source: krynea.round.no-gaps"""
    return tuple(unit for unit in row if unit.ref != ref)


def inserted(row: tuple[Unit, ...], line: int, unit: Unit) -> tuple[Unit, ...]:
    """A battalion with a unit in a line (from 1), the units there and behind it one step back."""
    return (*row[: line - 1], unit, *row[line - 1 :])


# --- before the battle -------------------------------------------------------------------------------------------------


class CardDescribed(Event[State]):
    """A card was read out; `facts` is all that is known of it now, as `catalogue.printed_from` takes it.

    Its copies at the table are what was read out, too.
    """

    card: str
    facts: Mapping[str, Any]

    def on(self, state: State) -> State:
        read = printed_from(self.card, self.facts)
        seats = tuple(
            seat.but(abilities=tuple(a.but(print=read) if a.print.id == read.id else a for a in seat.abilities))
            for seat in state.seats
        )
        clashes = tuple(
            clash.but(
                rows=tuple(tuple(read_again(unit, read) for unit in row) for row in clash.rows),
                monolith=one_read(clash.monolith, read),
                waiting=tuple(read if card.id == read.id else card for card in clash.waiting),
                played=tuple(read if card.id == read.id else card for card in clash.played),
            )
            for clash in state.clashes
        )
        kept, blow = one_read(state.kept, read), one_read(state.blow, read)
        cards = {**state.cards, read.id: read}
        return state.but(seats=seats, clashes=clashes, cards=cards, kept=kept, blow=blow)


class DeckCounted(Event[State]):
    """The deck of a side was counted and fits the rules."""

    side: str
    mode: str
    actions: int
    troops: int

    def on(self, state: State) -> State:
        return state.with_seat(self.side, mode=self.mode, action_deck=self.actions, troop_deck=self.troops)


class AbilityLaid(Event[State]):
    """An ability of a side lies open from now on."""

    side: str
    card: str

    def on(self, state: State) -> State:
        laid = (*state.seat(self.side).abilities, Ability(card_of(state, self.card)))
        return state.with_seat(self.side, abilities=laid)


class LevelSet(Event[State]):
    """The level of the battle was chosen."""

    level: str

    def on(self, state: State) -> State:
        return state.but(level=self.level)


# --- rounds and phases -------------------------------------------------------------------------------------------------


class InitiativeTaken(Event[State]):
    """A side has the initiative in this round."""

    side: str

    def on(self, state: State) -> State:
        return state.but(initiative=self.side)


class RoundBegan(Event[State]):
    """A round begins. What counted for the round before is wiped: casualties, attacks, moves."""

    round: int

    def on(self, state: State) -> State:
        rows = tuple(
            clash.but(
                rows=tuple(tuple(u.but(attacked=False, spent=False, bonus={}) for u in row) for row in clash.rows)
            )
            for clash in state.clashes
        )
        seats = tuple(seat.but(casualties=0, bought=0) for seat in state.seats)
        return state.but(round=self.round, clashes=rows, seats=seats, called=False, acted=False)


class ResourcesGot(Event[State]):
    """A side has so many resources to spend in this round."""

    side: str
    amount: int

    def on(self, state: State) -> State:
        return state.with_seat(self.side, resources=self.amount, left=self.amount)


class PhaseBegan(Event[State]):
    """A phase begins; `turn` is the side whose part comes first."""

    phase: str
    turn: str

    def on(self, state: State) -> State:
        return state.but(phase=self.phase, turn=self.turn, at=0, passed=0, fresh=0)


class TurnBegan(Event[State]):
    """The part of another side in the phase begins."""

    turn: str

    def on(self, state: State) -> State:
        return state.but(turn=self.turn)


class SidePassed(Event[State]):
    """A side makes no attack now."""

    side: str

    def on(self, state: State) -> State:
        return state.but(passed=state.passed + 1)


class ClashFought(Event[State]):
    """The melee of a clash is over, and the common turn goes on to the right."""

    clash: str

    def on(self, state: State) -> State:
        return state.but(at=index(self.clash) + 1)


class ActionsRanOut(Event[State]):
    """The enemy's action deck is empty: the clashes that are left go without a card."""

    def on(self, state: State) -> State:
        return state.but(at=len(state.clashes))


class CardWanted(Event[State]):
    """The table is to report a card: `kind` is monolith, troop or action, `place` what it is for."""

    kind_of_card: str
    place: str

    def on(self, state: State) -> State:
        return state


class StepWanted(Event[State]):
    """The table is to say `next` for a step of the enemy's: its attack, or the melee of a clash."""

    step: str
    clash: str = ""

    def on(self, state: State) -> State:
        return state


# --- Monoliths ---------------------------------------------------------------------------------------------------------


class MonolithPlaced(Event[State]):
    """A Monolith from the pile stands in a clash."""

    monolith: str
    clash: str

    def on(self, state: State) -> State:
        placed = state.with_clash(index(self.clash), monolith=card_of(state, self.monolith))
        return placed.but(stack=less(state.stack, 1))


class MonolithWorked(Event[State]):
    """A Monolith takes effect in its clash for this round."""

    monolith: str
    clash: str

    def on(self, state: State) -> State:
        return state


class MonolithConquered(Event[State]):
    """A Monolith goes to the player's area."""

    monolith: str
    clash: str

    def on(self, state: State) -> State:
        taken = state.with_clash(index(self.clash), monolith=None)
        return taken.but(conquered=(*state.conquered, self.monolith))


# --- drawing and deploying ---------------------------------------------------------------------------------------------


class CardsStraightened(Event[State]):
    """Every turned card is straightened, and it is noted which battalions are due a rearguard unit."""

    rear: tuple[int, ...] = ()

    def on(self, state: State) -> State:
        seats = tuple(s.but(abilities=tuple(a.but(turned=False) for a in s.abilities)) for s in state.seats)
        clashes = tuple(
            c.but(rows=tuple(tuple(u.but(turned=False) for u in row) for row in c.rows)) for c in state.clashes
        )
        return state.but(seats=seats, clashes=clashes, rear=self.rear)

    def said(self) -> dict[str, Any]:
        """The battalions as a table calls them."""
        return {"rear": tuple(f"C{at + 1}" for at in self.rear)}


class CardsBought(Event[State]):
    """A side buys cards: `what` is troops or actions, `count` of them for `cost` together."""

    side: str
    what: str
    count: int
    cost: int

    def on(self, state: State) -> State:
        seat = state.seat(self.side)
        if self.what == "troops":
            gained = {"troops": seat.troops + self.count, "troop_deck": less(seat.troop_deck, self.count)}
        else:
            gained = {"actions": seat.actions + self.count, "action_deck": less(seat.action_deck, self.count)}
            gained["bought"] = seat.bought + self.count
        return state.with_seat(self.side, left=less(seat.left, self.cost), **gained)


class CardsReturned(Event[State]):
    """A side puts cards from hand under their decks and has their worth to spend; troops may be bought again."""

    side: str
    troops: int
    actions: int
    worth: int

    def on(self, state: State) -> State:
        seat = state.seat(self.side)
        return state.with_seat(
            self.side,
            troops=less(seat.troops, self.troops),
            actions=less(seat.actions, self.actions),
            troop_deck=seat.troop_deck + self.troops,
            action_deck=seat.action_deck + self.actions,
            left=seat.left + self.worth,
            returned=seat.returned + 1,
            bought=0,
        )


class ResourcesLost(Event[State]):
    """What a side did not spend is gone."""

    side: str
    amount: int

    def on(self, state: State) -> State:
        return state.with_seat(self.side, left=less(state.seat(self.side).left, self.amount))


class TroopDrawn(Event[State]):
    """A troop card leaves the enemy's deck, its ID number noted when it was told."""

    card: str
    number: int = 0

    def on(self, state: State) -> State:
        seat = state.enemy
        numbers = (*seat.numbers, self.number) if self.number else seat.numbers
        return state.with_seat(ENEMY, troop_deck=less(seat.troop_deck, 1), numbers=numbers)


class ObjectKept(Event[State]):
    """An Object waits for the unit of the place it was drawn for."""

    object: str

    def on(self, state: State) -> State:
        return state.but(kept=card_of(state, self.object))


class ObjectDropped(Event[State]):
    """The Object that waited goes to the enemy's troop discard."""

    object: str

    def on(self, state: State) -> State:
        discard = (*state.enemy.troop_discard, self.object)
        return state.with_seat(ENEMY, troop_discard=discard).but(kept=None)


class UnitEntered(Event[State]):
    """A unit enters the field as `ref`, in a line of a clash; those there and behind it step back.

    With `object` it carries the Object that waited; `risen` as a risen one.
    """

    ref: str
    card: str
    side: str
    clash: str
    line: int
    object: str = ""
    risen: bool = False

    def on(self, state: State) -> State:
        at = index(self.clash)
        carried = card_of(state, self.object) if self.object else None
        print = standing(card_of(state, self.card), risen=self.risen)
        unit = Unit(self.ref, self.side, print, carried, risen=self.risen)
        after = state.with_row(at, self.side, inserted(state.row(at, self.side), self.line, unit))
        return after.but(kept=None, rear=tuple(c for c in state.rear if c != at or self.line <= 2))


class UnitDeployed(UnitEntered):
    """A unit from hand enters the field."""

    def on(self, state: State) -> State:
        after = super().on(state)
        return after.with_seat(self.side, troops=less(after.seat(self.side).troops, 1))


class ObjectEquipped(Event[State]):
    """An Object from hand is carried by a unit."""

    object: str
    unit: str
    side: str

    def on(self, state: State) -> State:
        after = state.with_unit(self.unit, object=card_of(state, self.object))
        return after.with_seat(self.side, troops=less(state.seat(self.side).troops, 1))


# --- movement ----------------------------------------------------------------------------------------------------------


class UnitsExchanged(Event[State]):
    """A unit moves to a line of its battalion; the one that stood there takes its place."""

    unit: str
    other: str
    clash: str
    line: int

    def on(self, state: State) -> State:
        at = index(self.clash)
        mover, moved = state.unit(self.unit), state.unit(self.other)
        assert mover is not None and moved is not None
        row = tuple(
            mover.but(moved=True) if unit.ref == self.other else moved if unit.ref == self.unit else unit
            for unit in state.row(at, mover.owner)
        )
        return state.with_row(at, mover.owner, row)


class UnitMoved(Event[State]):
    """A unit goes to a line of a clash; those there and behind it step back."""

    unit: str
    clash: str
    line: int

    def on(self, state: State) -> State:
        unit = state.unit(self.unit)
        assert unit is not None
        start = state.clash_of(self.unit)
        left = state.with_row(start, unit.owner, without(state.row(start, unit.owner), self.unit))
        at = index(self.clash)
        return left.with_row(at, unit.owner, inserted(left.row(at, unit.owner), self.line, unit.but(moved=True)))


class MovementEnded(Event[State]):
    """Every unit may move again in the next round."""

    def on(self, state: State) -> State:
        return state.but(
            clashes=tuple(
                c.but(rows=tuple(tuple(u.but(moved=False) for u in row) for row in c.rows)) for c in state.clashes
            )
        )


# --- actions and abilities ---------------------------------------------------------------------------------------------


class ActionRevealed(Event[State]):
    """An enemy action comes up for a clash."""

    card: str
    clash: str
    number: int = 0

    def on(self, state: State) -> State:
        seat = state.enemy
        numbers = (*seat.numbers, self.number) if self.number else seat.numbers
        return state.with_seat(ENEMY, action_deck=less(seat.action_deck, 1), numbers=numbers).but(fresh=0)


class ActionReplaced(Event[State]):
    """A revealed action is discarded, and another one is due for its clash."""

    card: str
    clash: str

    def on(self, state: State) -> State:
        return discarded(state, self.card)


class ActionDropped(Event[State]):
    """A revealed action is discarded; its clash goes without."""

    card: str
    clash: str

    def on(self, state: State) -> State:
        return discarded(state, self.card).but(at=index(self.clash) + 1)


class ActionWaits(Event[State]):
    """A reaction waits at a battalion until it can be used."""

    card: str
    clash: str

    def on(self, state: State) -> State:
        at = index(self.clash)
        waiting = (*state.clashes[at].waiting, card_of(state, self.card))
        return state.with_clash(at, waiting=waiting).but(at=at + 1, fresh=at + 1)


class ActionPlayed(Event[State]):
    """An action is in force for the battalion it was revealed at; a strike of it comes when nobody has cancelled it."""

    card: str
    clash: str

    def on(self, state: State) -> State:
        at = index(self.clash)
        played = card_of(state, self.card)
        after = state.with_clash(at, played=(*state.clashes[at].played, played)).but(at=at + 1, fresh=at + 1)
        return after.but(blow=played) if played.strike else after


class StrikeDeclared(ActionPlayed):
    """An action that strikes at the player was revealed: it may still be cancelled."""


class ActionEntered(Event[State]):
    """An action enters the field as a unit, in a line of its battalion."""

    ref: str
    card: str
    clash: str
    line: int

    def on(self, state: State) -> State:
        entered = UnitEntered(self.ref, self.card, ENEMY, self.clash, self.line).on(state)
        return entered.but(at=index(self.clash) + 1, fresh=index(self.clash) + 1)


class StrikeCame(Event[State]):
    """Nobody has cancelled an enemy card that strikes: it takes effect."""

    card: str
    clash: str

    def on(self, state: State) -> State:
        return state.but(fresh=0, blow=None)


class ActionCancelled(Event[State]):
    """A side cancels an enemy card with an action from hand: it has no effect and is discarded."""

    card: str
    clash: str
    side: str

    def on(self, state: State) -> State:
        at = index(self.clash)
        clash = state.clashes[at]
        row = tuple(u for u in state.row(at, ENEMY) if u.print.id != self.card or not u.print.body)
        after = state.with_clash(
            at,
            waiting=tuple(c for c in clash.waiting if c.id != self.card),
            played=tuple(c for c in clash.played if c.id != self.card),
        )
        after = used(discarded(after.with_row(at, ENEMY, row), self.card), self.side)
        for unit in list(after.units()):
            if unit.linked and after.unit(unit.linked) is None:
                after = after.with_unit(unit.ref, linked="")
        return after.but(fresh=0, blow=None)


class ActionUsed(Event[State]):
    """A side uses an action from hand; `text` is what it is called or does."""

    side: str
    text: str = ""

    def on(self, state: State) -> State:
        return used(state, self.side).but(acted=True, fresh=0)


class ActionStopped(Event[State]):
    """A waiting reaction of the enemy cancels what a side has just used: it has no effect."""

    card: str
    clash: str
    side: str

    def on(self, state: State) -> State:
        return reacted(state, index(self.clash), self.card)


class ReactionUsed(Event[State]):
    """A waiting reaction of the enemy is used and discarded."""

    card: str
    clash: str

    def on(self, state: State) -> State:
        return reacted(state, index(self.clash), self.card)


class ReactionLost(Event[State]):
    """An effect takes a waiting reaction out of the enemy's hand."""

    card: str
    clash: str

    def on(self, state: State) -> State:
        return reacted(state, index(self.clash), self.card)


class AbilityUsed(Event[State]):
    """A side uses an ability, which is turned."""

    side: str
    card: str

    def on(self, state: State) -> State:
        abilities = tuple(a.but(turned=True) if a.print.id == self.card else a for a in state.seat(self.side).abilities)
        return state.with_seat(self.side, abilities=abilities).but(fresh=0 if self.side != ENEMY else state.fresh)


class AbilityCalled(Event[State]):
    """The moment of the enemy's ability in phase 6 has come."""

    def on(self, state: State) -> State:
        return state.but(called=True)


class CardsLost(Event[State]):
    """A side loses cards from hand to its discards."""

    side: str
    troops: int
    actions: int

    def on(self, state: State) -> State:
        seat = state.seat(self.side)
        return state.with_seat(
            self.side,
            troops=less(seat.troops, self.troops),
            actions=less(seat.actions, self.actions),
            troop_discard=(*seat.troop_discard, *(UNKNOWN,) * self.troops),
            action_discard=(*seat.action_discard, *(UNKNOWN,) * self.actions),
        )


class BonusGiven(Event[State]):
    """A unit gets a bonus to a score (attack: all three) until the end of the round."""

    unit: str
    score: str
    amount: int

    def on(self, state: State) -> State:
        unit = state.unit(self.unit)
        assert unit is not None
        return state.with_unit(self.unit, bonus={**unit.bonus, self.score: unit.bonus.get(self.score, 0) + self.amount})


class UnitsLinked(Event[State]):
    """Two units are linked until death."""

    unit: str
    other: str

    def on(self, state: State) -> State:
        return state.with_unit(self.unit, linked=self.other).with_unit(self.other, linked=self.unit)


class ExpertiseUsed(Event[State]):
    """A unit uses its expertise; `spent` when that is instead of attacking."""

    unit: str
    spent: bool

    def on(self, state: State) -> State:
        return state.with_unit(self.unit, turned=True, spent=self.spent)


# --- attacks -----------------------------------------------------------------------------------------------------------


class Attacked(Event[State]):
    """Units attack a target with a total against its defence; they have made their attack and can be seen.

    `line` and `clash` are where the target stands, `price` what a single attacker counts as.
    """

    units: tuple[str, ...]
    target: str
    total: int
    defence: int
    line: int
    clash: str
    price: int

    def on(self, state: State) -> State:
        after = state.but(passed=0)
        for ref in self.units:
            after = after.with_unit(ref, attacked=True, hidden=False, willing=False)
        return after


class AreaAttacked(Attacked):
    """A unit attacks a whole battalion, the target being its front."""


class StrikeFell(Event[State]):
    """An enemy action strikes at units of a battalion; `attack` is its score, 0 for certain."""

    card: str
    clash: str
    targets: tuple[str, ...]
    attack: int

    def on(self, state: State) -> State:
        return state


class UnitPassedOver(Event[State]):
    """An enemy unit attacks nobody now: at best it would reach `total` against `defence` of its nearest target."""

    unit: str
    price: int
    target: str
    total: int
    defence: int

    def on(self, state: State) -> State:
        return state


class AttackMissed(Event[State]):
    """An attack at even chances does not hit."""

    unit: str

    def on(self, state: State) -> State:
        return state


class AttackHeld(Event[State]):
    """An attack does not reach the defence of a target."""

    target: str
    total: int
    defence: int

    def on(self, state: State) -> State:
        return state


class UnitTurned(Event[State]):
    """A unit uses its reaction to save `saved`, and is turned."""

    unit: str
    saved: str

    def on(self, state: State) -> State:
        return state.with_unit(self.unit, turned=True)


class UnitSaved(Event[State]):
    """A unit lives: `by` is the card or unit that saved it."""

    unit: str
    by: str

    def on(self, state: State) -> State:
        return state


class SaveFailed(Event[State]):
    """A save at even chances fails."""

    unit: str
    by: str

    def on(self, state: State) -> State:
        return state


class UnitRaised(Event[State]):
    """A dying unit becomes a risen one in its place: it keeps its Object and loses its expertise."""

    unit: str

    def on(self, state: State) -> State:
        unit = state.unit(self.unit)
        assert unit is not None
        return state.with_unit(self.unit, risen=True, print=standing(unit.print, risen=True))


class UnitHidden(Event[State]):
    """A unit is hidden, of its own will or not."""

    unit: str
    willing: bool = False

    def on(self, state: State) -> State:
        return state.with_unit(self.unit, hidden=True, willing=self.willing)


class UnitRevealed(Event[State]):
    """A hidden unit can be seen again."""

    unit: str

    def on(self, state: State) -> State:
        return state.with_unit(self.unit, hidden=False, willing=False)


class UnitFell(Event[State]):
    """A unit leaves the field to a `zone` of its side; its Object goes to the troop discard. Ranks close."""

    unit: str
    card: str
    side: str
    clash: str
    zone: str
    object: str = ""

    def on(self, state: State) -> State:
        at = index(self.clash)
        seat = state.seat(self.side)
        piles = {zone: getattr(seat, zone) for zone in ("troop_discard", "action_discard", "removed")}
        piles[self.zone] = (*piles[self.zone], self.card)
        if self.object:
            piles["troop_discard"] = (*piles["troop_discard"], self.object)
        lost = seat.casualties + (self.zone == "troop_discard")
        after = state.with_row(at, self.side, without(state.row(at, self.side), self.unit))
        return after.with_seat(self.side, casualties=lost, **piles)


class UnitSacrificed(UnitFell):
    """A unit is given up; it leaves the game."""


class PointsGained(Event[State]):
    """A side gets the points of an eliminated unit."""

    side: str
    amount: int

    def on(self, state: State) -> State:
        return state.with_seat(self.side, points=state.seat(self.side).points + self.amount)


class CardRecovered(Event[State]):
    """A unit card comes out of the troop discard of a side."""

    card: str
    side: str

    def on(self, state: State) -> State:
        pile = list(state.seat(self.side).troop_discard)
        pile.remove(self.card)
        return state.with_seat(self.side, troop_discard=tuple(pile))


# --- discards and the end ----------------------------------------------------------------------------------------------


class EnemyActionsCleared(Event[State]):
    """Every action behind a Monolith goes to the enemy's action discard."""

    cards: tuple[str, ...]

    def on(self, state: State) -> State:
        clear = state.but(clashes=tuple(clash.but(waiting=(), played=()) for clash in state.clashes))
        return clear.with_seat(ENEMY, action_discard=(*state.enemy.action_discard, *self.cards))


class UsedActionsCleared(Event[State]):
    """The actions that a side has used this round go to its action discard."""

    side: str
    count: int

    def on(self, state: State) -> State:
        seat = state.seat(self.side)
        return state.with_seat(self.side, used=0, action_discard=(*seat.action_discard, *(UNKNOWN,) * self.count))


class BattleEnded(Event[State]):
    """The battle is over; `winner` is a side."""

    winner: str
    conquered: int

    def on(self, state: State) -> State:
        return state.but(phase="over", turn="", winner=self.winner)


class LastChanceGone(Event[State]):
    """The last round begins and nine Monoliths are out of reach; `most` is what can still be reached."""

    conquered: int
    most: int

    def on(self, state: State) -> State:
        return state


# --- arithmetic that several share --------------------------------------------------------------------------------------


def discarded(state: State, card: str) -> State:
    """The table with a card on the enemy's action discard."""
    return state.with_seat(ENEMY, action_discard=(*state.enemy.action_discard, card))


def used(state: State, side: str) -> State:
    """The table with an action of a side out of its hand, lying used until phase 10."""
    seat = state.seat(side)
    return state.with_seat(side, actions=less(seat.actions, 1), used=seat.used + 1)


def reacted(state: State, at: int, card: str) -> State:
    """The table with one waiting reaction of a clash on the enemy's action discard."""
    waiting = list(state.clashes[at].waiting)
    waiting.pop(next(place for place, one in enumerate(waiting) if one.id == card))
    return discarded(state.with_clash(at, waiting=tuple(waiting)), card)


EVENTS: dict[str, type[Event[State]]] = {
    kind_of(kind): kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind.__module__ == __name__
}
