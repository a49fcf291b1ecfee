"""Phase 3: the player buys cards, the enemy fills its battalions."""

from __future__ import annotations

from ....core.labels import enacts, forbids, resolves
from ....core.types import Choice, Facts
from ..catalogue import ATTACKS, Printed
from ..events import (
    CardsBought,
    CardsStraightened,
    ObjectDropped,
    ObjectKept,
    ResourcesLost,
    TroopDrawn,
    UnitEntered,
    card_of,
)
from ..moves import Buy, Drawn, Next
from ..state import ENEMY, VANGUARD, Seat, State, Tale, index, label
from .deck import named

FIRST_ROUND, LATER_ROUNDS = 30, 12
"""Resources of a round: krynea.draw.resources-first, krynea.draw.resources-later."""


# --- the player --------------------------------------------------------------------------------------------------------


@enacts(
    "krynea.draw.resources-first",
    "krynea.draw.resources-later",
    "krynea.draw.resources-no-objects",
    "krynea.draw.resources-hand-discards",
)
def income(seat: Seat, round: int) -> int:
    """What a side may spend in a round, given its casualties of the round before (units lost on the field)."""
    return FIRST_ROUND if round == 1 else LATER_ROUNDS + seat.casualties


@forbids("krynea.draw.enemy-first", Buy)
def enemy_fills_first(state: State, move: Buy) -> Facts | None:
    if state.phase == "draw" and state.solo and state.turn == ENEMY and (place := next_place(state)):
        return {"player": move.player, "place": spoken(place)}
    return None


@forbids("krynea.draw.player-first", Drawn)
def player_draws_first(state: State, move: Drawn) -> Facts | None:
    if state.phase == "draw" and state.solo and state.turn != ENEMY:
        return {"first": state.player.name}
    return None


@forbids("krynea.draw.buy-limit", Buy)
def cannot_pay(state: State, move: Buy) -> Facts | None:
    seat = state.seat(move.player)
    cost = sum(move.costs)
    return {"player": move.player, "cost": cost, "left": seat.left} if cost > seat.left else None


@forbids("krynea.draw.troops-before-actions", Buy)
def troops_come_first(state: State, move: Buy) -> Facts | None:
    seat = state.seat(move.player)
    if move.what == "troops" and seat.bought and not seat.returned:
        return {"player": move.player, "count": seat.bought}
    return None


@resolves(Buy, "krynea.draw.buy-limit", "krynea.draw.troops-before-actions")
def buy(story: Tale, move: Buy) -> None:
    rule = "krynea.draw.buy-limit"
    story.tell(CardsBought(move.player, move.what, len(move.costs), sum(move.costs), because=rule))


@enacts("krynea.draw.unspent-lost")
def stop_buying(story: Tale, name: str) -> None:
    """The player wants no more cards: what is left of the resources is lost."""
    if left := story.state.seat(name).left:
        story.tell(ResourcesLost(name, left, because="krynea.draw.unspent-lost"))


# --- the enemy ---------------------------------------------------------------------------------------------------------


@enacts("krynea.draw.untap", "krynea.draw.expert-rearguard", "krynea.draw.expert-not-round-one")
def straighten(story: Tale) -> None:
    """Turned cards are straightened; at Expert level it is seen now which battalions are full and without a rearguard."""
    state = story.state
    rear: tuple[int, ...] = ()
    if state.solo and state.level == "expert":
        rear = tuple(at for at in range(len(state.clashes)) if len(state.row(at, ENEMY)) == VANGUARD)
    story.tell(CardsStraightened(rear, because="krynea.draw.untap"))


@enacts(
    "krynea.draw.enemy-fill",
    "krynea.draw.fill-monoliths-first",
    "krynea.draw.fill-lines",
    "krynea.draw.expert-order",
    "krynea.round.enemy-deck-empty",
)
def free_places(state: State) -> list[tuple[int, int]]:
    """The places that the enemy still fills, in order: clash and line. Those of the vanguard come before rearguards."""
    groups = [
        [at for at, clash in enumerate(state.clashes) if (clash.monolith is not None) == guarded]
        for guarded in (True, False)
    ]
    vanguard = [
        (at, line)
        for group in groups
        for line in range(1, VANGUARD + 1)
        for at in group
        if len(state.row(at, ENEMY)) < line
    ]
    rear = [(at, VANGUARD + 1) for group in groups for at in group if at in state.rear]
    return (vanguard + rear) if state.enemy.troop_deck else []


def next_place(state: State) -> tuple[int, int] | None:
    """The place that the next enemy troop is for; None when all are filled or the deck is empty."""
    return next(iter(free_places(state)), None)


def spoken(place: tuple[int, int]) -> str:
    """A place as a table calls it: `C2-1`."""
    return f"{label(place[0])}-{place[1]}"


@forbids("krynea.draw.enemy-fill", Next)
def enemy_places_are_filled_first(state: State, move: Next) -> Facts | None:
    if state.phase != "draw" or not state.solo or state.turn != ENEMY:
        return None
    places = free_places(state)
    if not places:
        return None
    return {"place": spoken(places[0]), "count": len(places), "left": state.enemy.troop_deck}


@forbids("krynea.draw.fill-monoliths-first", Drawn)
def monoliths_are_served_first(state: State, move: Drawn) -> Facts | None:
    place = elsewhere(state, move)
    if place is None or state.clashes[index(move.clash)].monolith or not state.clashes[place[0]].monolith:
        return None
    return {"place": spoken(place), "clash": move.clash}


@forbids("krynea.draw.fill-lines", Drawn)
def lines_are_filled_in_order(state: State, move: Drawn) -> Facts | None:
    place = elsewhere(state, move)
    if place is None or monoliths_are_served_first(state, move):
        return None
    return {"place": spoken(place), "clash": move.clash, "count": len(state.row(index(move.clash), ENEMY))}


def elsewhere(state: State, move: Drawn) -> tuple[int, int] | None:
    """The place that a drawn troop is for when it was said to go to another clash."""
    if state.expects != "troop" or not move.clash:
        return None
    place = next_place(state)
    return place if place and label(place[0]) != move.clash else None


@forbids("krynea.round.enemy-deck-empty", Drawn)
def nothing_is_left_to_draw(state: State, move: Drawn) -> Facts | None:
    left = {"troop": state.enemy.troop_deck, "action": state.enemy.action_deck} if state.solo else {}
    return {"left": 0} if left.get(state.expects, 1) == 0 else None


def draw_troop(story: Tale, move: Drawn) -> None:
    """A troop of the enemy comes up for the next place: a unit enters there, an Object waits for one."""
    place = next_place(story.state)
    if place is None:
        return
    id = named(story, move.card, "unit")
    story.tell(TroopDrawn(id, move.number, because="krynea.draw.enemy-fill"))
    drawn = card_of(story.state, id)
    if drawn.kind == "object":
        keep_object(story, drawn)
    else:
        enter(story, drawn, place)


@enacts("krynea.draw.object", "krynea.draw.object-second", "krynea.round.enemy-deck-empty")
def keep_object(story: Tale, drawn: Printed) -> None:
    """An Object waits for a unit; an earlier one is discarded; with the deck empty, so is this one."""
    if story.state.kept:
        story.tell(ObjectDropped(story.state.kept.id, because="krynea.draw.object-second"))
    story.tell(ObjectKept(drawn.id, because="krynea.draw.object"))
    if not story.state.enemy.troop_deck:
        story.tell(ObjectDropped(drawn.id, because="krynea.round.enemy-deck-empty"))


@enacts("krynea.draw.object-equip", "krynea.draw.object-unusable")
def enter(story: Tale, drawn: Printed, place: tuple[int, int]) -> None:
    """A unit enters in its place, with the Object that waited if it can use it."""
    state = story.state
    kept = state.kept
    rule = "krynea.draw.expert-rearguard" if place[1] > VANGUARD else "krynea.draw.enemy-fill"
    if kept is not None:
        if may_carry(story, drawn, kept):
            rule = "krynea.draw.object-equip"
        else:
            story.tell(ObjectDropped(kept.id, because="krynea.draw.object-unusable"))
            kept = None
    ref = state.new_ref(drawn.id)
    object = kept.id if kept else ""
    story.tell(UnitEntered(ref, drawn.id, ENEMY, label(place[0]), place[1], object, because=rule))


def may_carry(story: Tale, unit: Printed, object: Printed) -> bool:
    """Whether a unit can use an Object: as it is printed, else the table says so."""
    if object.users == "all":
        return True
    if object.users in ATTACKS:
        return unit.score(object.users) > 0
    facts = {"unit": unit.id, "object": object.id}
    of = "krynea.draw.object-equip"
    return story.ask(Choice(story.state.player.name, "equip", of, ("yes", "no"), facts=facts)) == ("yes",)
