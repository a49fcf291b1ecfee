"""A unit leaves the field: where its card and its Object go, who goes with it, who closes up."""

from __future__ import annotations

from ....core.labels import enacts
from ....core.types import RuleId
from ..events import PointsGained, UnitFell, UnitSacrificed
from ..state import State, Tale, Unit, label

PLAINLY: RuleId = "krynea.defend.fail"
"""The rule of a death that nothing prevented; where the card goes may have a rule of its own."""


@enacts("krynea.defend.fail", "krynea.object.unlinked", "krynea.round.no-gaps")
def fall(story: Tale, ref: str, *, because: RuleId, by: str = "") -> None:
    """A unit dies for certain; `by` is the side that killed it."""
    unit = story.state.unit(ref)
    if unit is None:
        return
    zone, rule = grave(unit)
    why = rule if rule and because == PLAINLY else because
    story.tell(UnitFell(*place(story.state, unit), zone, carried(unit), because=why))
    score(story, unit, by)
    follow(story, unit)


@enacts("krynea.risen.removed", "krynea.creature.to-action-discard", "krynea.risen.no-resources")
def grave(unit: Unit) -> tuple[str, RuleId]:
    """The zone that a dead unit goes to, and the rule when it is not the troop discard."""
    if unit.risen:
        return "removed", "krynea.risen.removed"
    if unit.print.kind == "action":
        return "action_discard", "krynea.creature.to-action-discard"
    return "troop_discard", ""


@enacts("krynea.draw.resources-no-sacrifice")
def give_up(story: Tale, ref: str, *, because: RuleId, by: str = "") -> None:
    """A unit is sacrificed: it leaves the game; `by` is the side whose attack it answers."""
    unit = story.state.unit(ref)
    if unit is None:
        return
    story.tell(UnitSacrificed(*place(story.state, unit), "removed", carried(unit), because=because))
    sacrifice_points(story, unit, by)
    follow(story, unit)


def place(state: State, unit: Unit) -> tuple[str, str, str, str]:
    """What an event says of a unit that leaves: ref, card, side and clash."""
    return unit.ref, unit.print.id, unit.owner, label(state.clash_of(unit.ref))


def carried(unit: Unit) -> str:
    """The Object of a unit, empty for none."""
    return unit.object.id if unit.object else ""


@enacts("krynea.risen.counts-at-end")
def score(story: Tale, unit: Unit, by: str) -> None:
    """Where the battle is decided by losses, the side that eliminated a unit gets its value, a risen one's too."""
    value = unit.print.score("cost")
    if by and value and not story.state.solo and not story.state.friends(by, unit.owner):
        story.tell(PointsGained(by, value, because="krynea.risen.counts-at-end"))


@enacts("krynea.multi.sacrifice-saving", "krynea.multi.sacrifice-free")
def sacrifice_points(story: Tale, unit: Unit, by: str) -> None:
    """The points of a unit sacrificed to save another go to the attacker; of one given up freely, to nobody."""
    value = unit.print.score("cost")
    if by and value and not story.state.solo:
        story.tell(PointsGained(by, value, because="krynea.multi.sacrifice-saving"))


def follow(story: Tale, gone: Unit) -> None:
    """Those that go with a unit that has left: those linked to it, and cards that depended on it."""
    for unit in list(story.state.units()):
        if gone.ref == unit.linked or gone.linked == unit.ref:
            linked_death(story, unit)
    for unit in list(story.state.units(gone.owner)):
        if unit.print.needs and not supported(story.state, unit) and story.state.unit(unit.ref):
            dependent_leaves(story, unit)


@enacts("krynea.curse.linked", "krynea.curse.no-escape")
def linked_death(story: Tale, unit: Unit) -> None:
    """The other of two linked units dies at once, wherever it is; nothing saves it."""
    fall(story, unit.ref, because="krynea.curse.linked")


@enacts("krynea.creature.colossus-leaves", "krynea.creature.dependent-at-once")
def dependent_leaves(story: Tale, unit: Unit) -> None:
    """A unit whose condition has ended is removed at that very moment."""
    fall(story, unit.ref, because="krynea.creature.dependent-at-once")


@enacts("krynea.action.creature-requirement")
def supported(state: State, unit: Unit) -> bool:
    """Whether the side of a unit has what the unit depends on: archmages in play, hidden or risen ones too."""
    return any(other.print.archmage for other in state.units(unit.owner) if other.ref != unit.ref)
