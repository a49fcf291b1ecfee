"""The Academy: adventurers there add to a roll, and are Dragonstones at the end."""

from __future__ import annotations

from ....core.labels import enacts, forbids, resolves
from ....core.types import Facts
from ..events import AcademyUsed
from ..moves import Accept, AddAcademy, Explore
from ..state import State, Tale
from .explore import settle_roll


@forbids("dragonrealm.academy.own-roll", AddAcademy, Accept)
def only_your_own_roll(state: State, move: AddAcademy | Accept) -> Facts | None:
    roll = state.roll
    return {"player": move.player, "active": roll.player} if roll is not None and roll.player != move.player else None


@forbids("dragonrealm.academy.later-turn", AddAcademy)
def a_failed_roll_is_over(state: State, move: AddAcademy) -> Facts | None:
    return {"player": move.player} if state.roll is None and state.failed == move.player else None


@forbids("dragonrealm.academy.after-roll", AddAcademy, Accept)
def the_dice_come_first(state: State, move: AddAcademy | Accept) -> Facts | None:
    return {"player": move.player} if state.roll is None and state.step != "over" else None


@forbids("dragonrealm.academy.any-number", AddAcademy, Explore)
def from_none_to_all_of_yours(state: State, move: AddAcademy | Explore) -> Facts | None:
    count = move.count if isinstance(move, AddAcademy) else move.academy
    there = state.player(move.player).academy
    least = 1 if isinstance(move, AddAcademy) else 0
    if state.side != "academy" or least <= count <= there:
        return None
    return {"player": move.player, "count": count, "there": there}


@resolves(
    AddAcademy,
    "dragonrealm.academy.bonus",
    "dragonrealm.academy.after-roll",
    "dragonrealm.academy.any-number",
    "dragonrealm.academy.own-roll",
    "dragonrealm.academy.later-turn",
)
def add_academy(story: Tale, move: AddAcademy) -> None:
    take_out(story, move.player, move.count)
    settle_roll(story)


@enacts("dragonrealm.academy.bonus", "dragonrealm.academy.back-to-supply")
def take_out(story: Tale, player: str, count: int) -> None:
    """Adventurers leave the Academy for the supply; each adds one to the roll."""
    count = min(count, story.state.player(player).academy)
    story.tell(AcademyUsed(player, count, because="dragonrealm.academy.bonus"))
