"""How a battle ends: nine Monoliths, four rounds, or giving up."""

from __future__ import annotations

from ....core.labels import enacts, forbids, resolves
from ....core.types import Facts, Move
from ..events import BattleEnded, LastChanceGone
from ..moves import Concede
from ..state import CLASHES, ENEMY, MONOLITHS, ROUNDS, State, Tale


@forbids("krynea.goal.four-rounds", Move)
def the_battle_is_over(state: State, move: Move) -> Facts | None:
    return {"round": state.round, "conquered": len(state.conquered)} if state.phase == "over" else None


@enacts("krynea.victory.nine", "krynea.victory.defeat")
def ended(story: Tale) -> bool:
    """Whether the battle ends with this round: won with nine Monoliths, over after the fourth round."""
    state = story.state
    count = len(state.conquered)
    if state.solo and count == MONOLITHS:
        story.tell(BattleEnded(state.player.name, count, because="krynea.victory.nine"))
        return True
    if state.round < ROUNDS:
        return False
    winner = ENEMY if state.solo else leader(state)
    story.tell(
        BattleEnded(winner, count, because="krynea.victory.defeat" if state.solo else "krynea.risen.counts-at-end")
    )
    return True


@enacts("krynea.risen.counts-at-end")
def leader(state: State) -> str:
    """The side with the most points for eliminated units; empty for a tie."""
    most = max(seat.points for seat in state.seats)
    first = [seat.name for seat in state.seats if seat.points == most]
    return first[0] if len(first) == 1 else ""


@enacts("krynea.victory.last-chance")
def within_reach(state: State) -> int:
    """The Monoliths that the player can still have at the end: each clash yields one a round at most."""
    return min(MONOLITHS, len(state.conquered) + CLASHES * (ROUNDS - state.round + 1))


def warn(story: Tale) -> None:
    """At the start of a round: say so when nine Monoliths have got out of reach."""
    state = story.state
    if state.solo and (most := within_reach(state)) < MONOLITHS:
        story.tell(LastChanceGone(len(state.conquered), most, because="krynea.victory.last-chance"))


@enacts("krynea.victory.earliest")
def possible(state: State) -> bool:
    """Whether so many Monoliths can have been conquered by now."""
    done = state.round if state.phase == "over" else state.round - 1
    return len(state.conquered) <= CLASHES * done


@resolves(Concede, "krynea.victory.defeat")
def concede(story: Tale, move: Concede) -> None:
    state = story.state
    winner = next((rival for rival in state.rivals(move.player)), "") if len(state.seats) == 2 else ""
    story.tell(BattleEnded(winner, len(state.conquered), because="krynea.victory.defeat"))
