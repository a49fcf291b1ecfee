"""Phase 5: the enemy's units find their places, then the player moves.

The procedure is worked out on a bare row of units, so that it can be tested and explained: `march` gives the moves of one
battalion, `hindrance` says what keeps a unit from a place.
"""

from __future__ import annotations

from collections.abc import Iterator

from ....core.labels import enacts, forbids, resolves
from ....core.types import Facts, Record, RuleId
from ..events import UnitMoved, UnitsExchanged
from ..moves import MoveUnit
from ..state import ENEMY, VANGUARD, State, Tale, Unit, index, label
from .deploy import foreign

Row = tuple[Unit, ...]

ORDER = ("melee", "ranged", "magic")
"""The steps of a pass, by the attack that a unit goes by: krynea.move.order."""
RULES: dict[str, RuleId] = {
    "melee": "krynea.move.melee-front",
    "ranged": "krynea.move.ranged-second",
    "magic": "krynea.move.magic-last",
}


class Step(Record):
    """One move of the procedure: a unit goes to a line (from 1), where `other` stood, and `row` is the battalion after it."""

    unit: str
    other: str
    line: int
    row: Row
    rule: RuleId


@enacts(
    "krynea.move.melee-front",
    "krynea.move.ranged-second",
    "krynea.move.magic-last",
    "krynea.move.multi-priority",
    "krynea.move.no-score",
)
def goal(row: Row, unit: Unit) -> int:
    """The place (from 0) that a unit wants in its battalion; -1 when it wants none. A lone unit stands well."""
    if unit.wants == "melee":
        return 0
    if unit.wants == "ranged":
        return min(1, len(row) - 1)
    return len(row) - 1 if unit.wants == "magic" else -1


@enacts(
    "krynea.move.melee-exception",
    "krynea.move.ranged-exception",
    "krynea.move.contest",
    "krynea.move.contest-mixed",
    "krynea.move.unwanted-place",
)
def hindrance(row: Row, at: int, to: int) -> RuleId:
    """The rule that keeps the unit at a place (from 0) from another one; empty when it may go there."""
    unit, other = row[at], row[to]
    if unit.wants == "melee" and to == 0 and other.wants == "ranged" and at >= VANGUARD:
        return "krynea.move.melee-exception"
    if unit.wants == "ranged" and to == 1 and other.wants == "magic" and at == 0:
        return "krynea.move.ranged-exception"
    # a place that its unit does not want is yielded at any price; a wanted one goes to the dearer unit
    if goal(row, other) == to and unit.price <= other.price:
        mixed = unit.wants != other.wants
        return "krynea.move.contest-mixed" if mixed else "krynea.move.contest"
    return ""


@enacts("krynea.move.order", "krynea.move.dearest-first")
def queue(row: Row) -> Iterator[Unit]:
    """The units of a battalion in the order in which a pass looks at them; equals from the front."""
    for kind in ORDER:
        yield from sorted((unit for unit in row if unit.wants == kind), key=lambda unit: -unit.price)


@enacts("krynea.move.exchange", "krynea.move.displaced")
def exchanged(row: Row, at: int, to: int) -> Row:
    """A battalion in which the unit at one place has moved to another, whose unit took its place."""
    new = list(row)
    new[at], new[to] = row[to], row[at].but(moved=True)
    return tuple(new)


@enacts(
    "krynea.move.once",
    "krynea.move.no-retry",
    "krynea.move.passes",
    "krynea.move.inside-battalion",
    "krynea.move.example-infantry",
    "krynea.move.example-archmages",
    "krynea.move.example-expert",
)
def march(row: Row) -> list[Step]:
    """The moves of one enemy battalion: passes with the units that have not moved yet, until one changes nothing."""
    steps: list[Step] = []
    while True:
        before = len(steps)
        for unit in queue(row):
            at = next(place for place, one in enumerate(row) if one.ref == unit.ref)
            to = goal(row, unit)
            if row[at].moved or at == to or hindrance(row, at, to):
                continue
            other = row[to]
            row = exchanged(row, at, to)
            steps.append(Step(unit.ref, other.ref, to + 1, row, RULES[unit.wants]))
        if len(steps) == before:
            return steps


@enacts("krynea.move.enemy-first")
def enemy_moves(story: Tale) -> None:
    """All moves of the enemy, battalion by battalion from the left."""
    for at in range(len(story.state.clashes)):
        for step in march(story.state.row(at, ENEMY)):
            story.tell(UnitsExchanged(step.unit, step.other, label(at), step.line, because=step.rule))


# --- what is said about moves ------------------------------------------------------------------------------------------


@forbids("krynea.move.enemy-first", MoveUnit)
def enemy_moves_first(state: State, move: MoveUnit) -> Facts | None:
    unit = state.unit(move.unit)
    if state.phase == "movement" and state.turn == ENEMY and unit is not None and unit.owner != ENEMY:
        return {"player": move.player, "round": state.round}
    return None


def enemy_unit(state: State, move: MoveUnit) -> Unit | None:
    """The enemy unit that is said to move; None for an own one."""
    unit = state.unit(move.unit)
    return unit if unit is not None and unit.owner == ENEMY and state.solo else None


@forbids("krynea.move.inside-battalion", MoveUnit)
def enemy_stays_in_its_battalion(state: State, move: MoveUnit) -> Facts | None:
    unit = enemy_unit(state, move)
    if unit is None or state.clash_of(unit.ref) == index(move.clash):
        return None
    return {"unit": unit.ref, "from": label(state.clash_of(unit.ref)), "clash": move.clash}


@forbids("krynea.move.once", MoveUnit)
def enemy_unit_has_moved(state: State, move: MoveUnit) -> Facts | None:
    unit = enemy_unit(state, move)
    if unit is None or not unit.moved:
        return None
    return {"unit": unit.ref, "line": state.line_of(unit.ref), "clash": label(state.clash_of(unit.ref))}


def refused(state: State, move: MoveUnit) -> tuple[RuleId, Unit | None, Unit | None]:
    """Why the procedure does not take an enemy unit where it is said to go: the rule, the unit, who stands there."""
    unit = enemy_unit(state, move)
    if (
        unit is None
        or unit.moved
        or state.clash_of(unit.ref) != index(move.clash)
        or first_step(state) == (move.unit, move.line)
    ):
        return "", None, None
    row = state.row(index(move.clash), ENEMY)
    at, to = state.line_of(unit.ref) - 1, (move.line or len(row)) - 1
    wanted = 0 <= to < len(row) and to != at and goal(row, unit) == to
    rule = hindrance(row, at, to) if wanted else ""
    if rule == "krynea.move.contest-mixed":
        rule = "krynea.move.contest"
    return rule or "krynea.move.no-score", unit, row[to] if wanted else None


def first_step(state: State) -> tuple[str, int] | None:
    """The unit that the procedure moves next, and to which line; None when the enemy has nothing to move now."""
    if state.phase != "movement" or state.turn != ENEMY:
        return None
    steps = (step for at in range(len(state.clashes)) for step in march(state.row(at, ENEMY)))
    return next(((step.unit, step.line) for step in steps), None)


@forbids("krynea.move.melee-exception", MoveUnit)
def shooters_are_not_sent_to_the_rear(state: State, move: MoveUnit) -> Facts | None:
    rule, unit, other = refused(state, move)
    if rule != "krynea.move.melee-exception" or unit is None or other is None:
        return None
    return {"unit": unit.ref, "clash": move.clash, "other": other.ref, "line": state.line_of(unit.ref)}


@forbids("krynea.move.ranged-exception", MoveUnit)
def mages_are_not_sent_to_the_front(state: State, move: MoveUnit) -> Facts | None:
    rule, unit, other = refused(state, move)
    if rule != "krynea.move.ranged-exception" or unit is None or other is None:
        return None
    return {"unit": unit.ref, "clash": move.clash, "other": other.ref, "line": 1}


@forbids("krynea.move.contest", MoveUnit)
def the_place_belongs_to_a_dearer_unit(state: State, move: MoveUnit) -> Facts | None:
    rule, unit, other = refused(state, move)
    if rule != "krynea.move.contest" or unit is None or other is None:
        return None
    return {"unit": unit.ref, "other": other.ref, "price": unit.price, "cost": other.price}


@forbids("krynea.move.no-score", MoveUnit)
def the_procedure_does_not_go_there(state: State, move: MoveUnit) -> Facts | None:
    rule, unit, _ = refused(state, move)
    if rule != "krynea.move.no-score" or unit is None:
        return None
    line = move.line or len(state.row(index(move.clash), ENEMY))
    return {"unit": unit.ref, "clash": move.clash, "line": line, **{k: unit.print.score(k) for k in ORDER}}


@forbids("krynea.move.player-after", MoveUnit)
def rivals_units_are_not_moved(state: State, move: MoveUnit) -> Facts | None:
    unit = state.unit(move.unit)
    if state.solo or unit is None or state.friends(unit.owner, move.player):
        return None
    return foreign(state, unit, move.player)


@resolves(MoveUnit, "krynea.move.player-after")
def move_unit(story: Tale, move: MoveUnit) -> None:
    unit = story.state.unit(move.unit)
    if unit is None:
        return
    row = story.state.row(index(move.clash), unit.owner)
    if first_step(story.state) == (unit.ref, move.line):
        step = UnitsExchanged(unit.ref, row[move.line - 1].ref, move.clash, move.line, because=RULES[unit.wants])
        story.tell(step)
        return
    row = tuple(other for other in row if other.ref != unit.ref)
    line = min(move.line or len(row) + 1, len(row) + 1)
    story.tell(UnitMoved(unit.ref, move.clash, line, because="krynea.move.player-after"))
