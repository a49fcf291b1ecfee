"""Phase 9: one common turn from left to right, in which the first lines strike at the same time."""

from __future__ import annotations

from ....core.labels import enacts, forbids
from ....core.types import Facts
from ..events import Attacked, AttackHeld
from ..moves import Attack
from ..state import ENEMY, State, Tale, Unit, label, visible
from .attack import able, defence, fighting_line, hits, kills, plan, total
from .defend import saved
from .fall import fall
from .ranged import said, spend

KIND = "melee"


@enacts("krynea.melee.one-sweep", "krynea.melee.no-opponent", "krynea.melee.first-line")
def pair(state: State, at: int) -> tuple[Unit, Unit] | None:
    """The two first-line units of a clash that face each other; None where nobody can strike."""
    fronts = [row[0] for rows in state.clashes[at].rows if (row := visible(rows))]
    first = fronts[0] if fronts else None
    if first is None:
        return None
    other = next((unit for unit in fronts[1:] if not state.friends(unit.owner, first.owner)), None)
    if other is None or not (able(state, first, KIND) or able(state, other, KIND)):
        return None
    return first, other


@forbids("krynea.melee.first-line", Attack)
def units_behind_do_not_fight(state: State, move: Attack) -> Facts | None:
    if state.phase != KIND:
        return None
    unit = next((unit for unit in said(state, move) if fighting_line(state, unit) > 1), None)
    if unit is None:
        return None
    return {"unit": unit.ref, "line": fighting_line(state, unit), "clash": label(state.clash_of(unit.ref))}


@forbids("krynea.melee.one-sweep", Attack)
def nobody_attacks_on_their_own(state: State, move: Attack) -> Facts | None:
    return {"clash": label(min(state.at, len(state.clashes) - 1))} if state.phase == KIND else None


@enacts("krynea.melee.sequence", "krynea.melee.simultaneous", "krynea.melee.help")
def fight(story: Tale, at: int) -> None:
    """One clash: the enemy's help, both totals, both saves, then the dead are removed."""
    found = pair(story.state, at)
    assert found is not None
    blows = [(one, other, strength(story, one, other)) for one, other in (found, found[::-1])]
    blows = [(one, other, reached) for one, other, reached in blows if reached is not None]
    doomed = []
    for one, other, reached in blows:
        assert reached is not None
        needed = defence(story.state, other, one)
        place = label(at)
        told = Attacked(
            (one.ref,), other.ref, reached, needed, 1, place, one.price, because="krynea.melee.simultaneous"
        )
        story.tell(told)
        if not hits(story, one):
            continue
        if kills(reached, needed):
            doomed.append((one, other, reached))
        else:
            story.tell(AttackHeld(other.ref, reached, needed, because="krynea.attack.kill"))
    dead = [
        (one, other)
        for one, other, reached in doomed
        if not saved(story, other.ref, reached, by=one.owner, attacker=one)
    ]
    for one, other in dead:
        fall(story, other.ref, because="krynea.defend.fail", by=one.owner)


def strength(story: Tale, unit: Unit, target: Unit) -> int | None:
    """The total of a unit's strike; None when it cannot strike. The enemy's help is used if the strike kills with it."""
    if not able(story.state, unit, KIND):
        return None
    if unit.owner == ENEMY and story.state.solo and (made := plan(story.state, unit, target, KIND)):
        spend(story, unit, made)
        return made.total
    return total(story.state, unit, KIND)
