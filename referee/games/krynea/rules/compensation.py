"""Hand compensation in round 1: up to three cards go back for their worth."""

from __future__ import annotations

from ....core.labels import forbids, resolves
from ....core.types import Facts
from ..events import CardsReturned
from ..moves import Buy, GiveBack
from ..state import State, Tale

MOST = 3


@forbids("krynea.compensation.round-one", GiveBack)
def only_once_and_in_round_one(state: State, move: GiveBack) -> Facts | None:
    count = state.seat(move.player).returned
    if state.round > 1 or count:
        return {"player": move.player, "round": state.round, "count": count}
    return None


@forbids("krynea.compensation.up-to-three", GiveBack)
def three_cards_of_the_hand_at_most(state: State, move: GiveBack) -> Facts | None:
    seat = state.seat(move.player)
    count = move.troops + move.actions
    if 0 < count <= MOST and 0 <= move.troops <= seat.troops and 0 <= move.actions <= seat.actions:
        return None
    return {"player": move.player, "most": MOST, "count": count, "troops": seat.troops, "actions": seat.actions}


@forbids("krynea.compensation.refund", GiveBack)
def cards_are_worth_what_they_cost(state: State, move: GiveBack) -> Facts | None:
    seat = state.seat(move.player)
    spent = seat.resources - seat.left
    return {"player": move.player, "worth": move.worth, "spent": spent} if not 0 <= move.worth <= spent else None


@forbids("krynea.compensation.troops-first", Buy)
def troops_come_first_again(state: State, move: Buy) -> Facts | None:
    seat = state.seat(move.player)
    if move.what == "troops" and seat.bought and seat.returned:
        return {"player": move.player, "count": seat.bought}
    return None


@resolves(GiveBack, "krynea.compensation.bottom", "krynea.compensation.refund", "krynea.compensation.hidden")
def give_back(story: Tale, move: GiveBack) -> None:
    # only how many and what they are worth: the cards need not be shown
    rule = "krynea.compensation.bottom"
    story.tell(CardsReturned(move.player, move.troops, move.actions, move.worth, because=rule))
