"""Expertise, sacrifices, risen and hidden units: what the player says of single units."""

from __future__ import annotations

from ....core.labels import enacts, forbids, resolves
from ....core.types import Facts, Move
from ..events import ExpertiseUsed, UnitRaised, UnitRevealed
from ..moves import Raise, Sacrifice, UseExpertise
from ..state import ENEMY, State, Tale, Unit
from .deploy import foreign
from .fall import give_up


@enacts("krynea.discard.reveal", "krynea.hidden.enemy-prayer")
def reveal_all(story: Tale) -> None:
    """Every hidden unit on the field is revealed."""
    for unit in list(story.state.units()):
        if unit.hidden:
            story.tell(UnitRevealed(unit.ref, because="krynea.discard.reveal"))


def unit_of(state: State, move: UseExpertise | Sacrifice | Raise) -> Unit | None:
    """The unit that a move is about."""
    return state.unit(move.unit)


@forbids("krynea.expertise.enemy-use", UseExpertise)
def nobody_uses_it_for_the_enemy(state: State, move: UseExpertise) -> Facts | None:
    unit = unit_of(state, move)
    if unit is None or state.friends(unit.owner, move.player):
        return None
    return {"unit": unit.ref, "phase": state.phase}


@forbids("krynea.risen.loses-expertise", UseExpertise)
def unit_has_no_expertise(state: State, move: UseExpertise) -> Facts | None:
    unit = unit_of(state, move)
    if unit is None or (unit.print.expertise and not unit.risen):
        return None
    return {"unit": unit.ref, "risen": int(unit.risen)}


@forbids("krynea.round.use-turns", UseExpertise)
def unit_is_turned(state: State, move: UseExpertise) -> Facts | None:
    unit = unit_of(state, move)
    return {"card": move.unit, "round": state.round} if unit is not None and unit.turned else None


@resolves(UseExpertise, "krynea.expertise.instead", "krynea.round.use-turns")
def use_expertise(story: Tale, move: UseExpertise) -> None:
    unit = unit_of(story.state, move)
    if unit is None:
        return
    spent = unit.print.expertise == "instead"
    story.tell(ExpertiseUsed(unit.ref, spent, because="krynea.expertise.instead"))


@forbids("krynea.action.bonus-own-only", Sacrifice, Raise)
def only_own_units_are_given_up(state: State, move: Move) -> Facts | None:
    assert isinstance(move, Sacrifice | Raise)
    unit = unit_of(state, move)
    if unit is None or unit.owner == move.player or (unit.owner == ENEMY and isinstance(move, Raise)):
        return None
    return foreign(state, unit, move.player)


@resolves(Sacrifice, "krynea.draw.resources-no-sacrifice", "krynea.multi.sacrifice-free")
def sacrifice(story: Tale, move: Sacrifice) -> None:
    give_up(story, move.unit, because="krynea.draw.resources-no-sacrifice")


@resolves(Raise, "krynea.risen.still-in-play")
def raise_unit(story: Tale, move: Raise) -> None:
    if unit_of(story.state, move) is not None:
        story.tell(UnitRaised(move.unit, because="krynea.risen.still-in-play"))
