"""Attacks in general: who may attack whom, how strong an attack is, what it meets.

`Plan` is what the enemy's procedure arrives at; it is worked out from the state alone, so that every step can be explained.
"""

from __future__ import annotations

from collections.abc import Mapping

from ....core.labels import enacts
from ....core.types import Choice, Record
from ..catalogue import Printed
from ..events import AttackMissed
from ..state import ENEMY, VANGUARD, State, Tale, Unit, label, visible
from .magic import Help, available, mixes

# --- scores ------------------------------------------------------------------------------------------------------------


@enacts("krynea.attack.total", "krynea.monolith.cerwein", "krynea.action.own-battalion-only")
def total(state: State, unit: Unit, kind: str) -> int:
    """An attack's total: the printed score, the Object, what cards in force, abilities and its own Monolith add."""
    clash = state.clashes[state.clash_of(unit.ref)]
    added = [unit.bonus.get(kind, 0), unit.bonus.get("attack", 0)]
    if unit.object:
        added.append(unit.object.score(kind))
    if clash.monolith:
        added.append(clash.monolith.score(kind))
    if unit.owner == ENEMY and state.solo:
        added += [played.score(kind) for played in clash.played if helps(played)]
    added += [a.print.score(kind) for a in state.seat(unit.owner).abilities if a.print.when == "always"]
    return unit.print.score(kind) + sum(added)


def helps(card: Printed) -> bool:
    """Whether a played action serves its battalion: it strikes nobody and is no unit."""
    return not card.strike and not card.body


@enacts(
    "krynea.monolith.attackers-clash",
    "krynea.monolith.example-cross-fire",
    "krynea.monolith.first-line-defence",
    "krynea.monolith.both-sides",
)
def defence(state: State, unit: Unit, attacker: Unit | None = None) -> int:
    """What an attack on a unit must reach. Its clash's Monolith counts unless the attack comes from another clash."""
    at = state.clash_of(unit.ref)
    clash = state.clashes[at]
    value = unit.print.score("defence") + unit.bonus.get("defence", 0)
    if unit.object:
        value += unit.object.score("defence")
    if clash.monolith and (attacker is None or state.clash_of(attacker.ref) == at):
        front = visible(state.row(at, unit.owner))[:1]
        value += clash.monolith.score("defence")
        value += clash.monolith.front if unit.ref in [one.ref for one in front] else 0
    if unit.owner == ENEMY and state.solo:
        value += sum(played.score("defence") for played in clash.played if helps(played))
    return value + sum(a.print.score("defence") for a in state.seat(unit.owner).abilities if a.print.when == "always")


@enacts("krynea.attack.kill")
def kills(total: int, defence: int) -> bool:
    """Whether an attack's total is enough: it must reach the defence."""
    return total >= defence


# --- who may attack ----------------------------------------------------------------------------------------------------


@enacts("krynea.hidden.lines")
def fighting_line(state: State, unit: Unit) -> int:
    """The line of a unit in the attack phases, from 1: hidden units are not counted, itself always."""
    row = state.row(state.clash_of(unit.ref), unit.owner)
    ahead = row[: [one.ref for one in row].index(unit.ref)]
    return len(visible(ahead)) + 1


@enacts(
    "krynea.attack.needs-score",
    "krynea.attack.one-per-round",
    "krynea.attack.skipped-keeps",
    "krynea.hidden.may-attack",
    "krynea.hidden.enemy-prayer",
)
def able(state: State, unit: Unit, kind: str) -> bool:
    """Whether a unit can still make an attack of a kind from where it stands."""
    if not unit.print.score(kind) or unit.attacked or unit.spent or (unit.hidden and not unit.willing):
        return False
    if kind == "ranged":
        return fighting_line(state, unit) <= VANGUARD and not barred(state, unit)
    return kind == "magic" or fighting_line(state, unit) == 1


@enacts("krynea.monolith.larce")
def barred(state: State, unit: Unit) -> bool:
    """Whether the Monolith of its clash forbids a unit to shoot."""
    monolith = state.clashes[state.clash_of(unit.ref)].monolith
    return monolith is not None and monolith.bars


def attackers(state: State, name: str, kind: str) -> list[Unit]:
    """The units of a side that can still make an attack of a kind and have somebody to attack."""
    return [unit for unit in state.units(name) if able(state, unit, kind) and reachable(state, unit)]


# --- whom --------------------------------------------------------------------------------------------------------------


@enacts("krynea.attack.adjacent", "krynea.multi.centre-adjacent")
def neighbours(at: int, clashes: int) -> list[int]:
    """The clashes beside one, those in the middle of the table included, whoever they belong to."""
    return [other for other in (at - 1, at + 1) if 0 <= other < clashes]


@enacts("krynea.attack.diagonal", "krynea.ranged.target-set", "krynea.hidden.no-target")
def reachable(state: State, unit: Unit) -> list[Unit]:
    """The units that a unit may attack, the front of the facing battalion first; hidden ones are no targets."""
    at = state.clash_of(unit.ref)
    rivals = state.rivals(unit.owner)
    reach = unit.print.reach
    facing = [visible(state.row(at, rival)) for rival in rivals]
    found = [row[0] for row in facing if row]
    if reach in ("battalion", "all"):
        found += [one for row in facing for one in row[1:]]
    if reach in ("neighbours", "all"):
        for other in neighbours(at, len(state.clashes)):
            for rival in rivals:
                row = visible(state.row(other, rival))
                found += row if reach == "all" else row[:1]
    return found


@enacts("krynea.area.front-to-back")
def struck(state: State, attacker: Unit, target: Unit) -> list[Unit]:
    """The units that an attack on a target hits: an area attack its whole battalion, from the front."""
    if not attacker.print.area:
        return [target]
    return list(visible(state.row(state.clash_of(target.ref), target.owner)))


# --- what the enemy decides --------------------------------------------------------------------------------------------


class Plan(Record):
    """An attack that kills: who attacks whom, with which helps (waiting actions and abilities, by id), for how much."""

    unit: str
    target: str
    actions: tuple[str, ...]
    abilities: tuple[str, ...]
    total: int


@enacts(
    "krynea.area.enemy-choice",
    "krynea.attack.ignores-reactions",
    "krynea.monolith.bezal-enemy",
)
def plan(state: State, unit: Unit, target: Unit, kind: str) -> Plan | None:
    """The attack of an enemy unit on a target with the least help that kills; None when nothing does."""
    return aimed(state, unit, target, totals(state, unit, kind))


def totals(state: State, unit: Unit, kind: str) -> list[tuple[int, tuple[Help, ...]]]:
    """What an enemy attack reaches with each mix of helps, in the order in which they are tried."""
    own = total(state, unit, kind)
    return [(own + sum(help[2] for help in mix), mix) for mix in mixes(available(state, unit, kind))]


def aimed(state: State, unit: Unit, target: Unit, reached: list[tuple[int, tuple[Help, ...]]]) -> Plan | None:
    """The first of some totals that kills what an attack on a target hits, as a plan."""
    least = min(defence(state, one, unit) for one in struck(state, unit, target))
    for made, mix in reached:
        if kills(made, least):
            by_kind = {way: tuple(help[1] for help in mix if help[0] == way) for way in ("action", "ability")}
            return Plan(unit.ref, target.ref, by_kind["action"], by_kind["ability"], made)
    return None


@enacts("krynea.ranged.front-first", "krynea.ranged.dearest-killable", "krynea.ranged.action-before-retarget")
def plans(state: State, unit: Unit, kind: str) -> list[Plan]:
    """The attacks that the procedure allows to an enemy unit: on the front if it can be killed, else on the dearest.

    Several only where nothing separates them: equal prices, all in the facing battalion or all beside it.
    """
    at = state.clash_of(unit.ref)
    found = reachable(state, unit)
    reached = totals(state, unit, kind)
    fronts = [one for one in found if state.clash_of(one.ref) == at and fighting_line(state, one) == 1]
    for front in fronts:
        if made := aimed(state, unit, front, reached):
            return [made]
    if unit.print.area:
        return []
    killable = [(one, made) for one in found if one not in fronts and (made := aimed(state, unit, one, reached))]
    if not killable:
        return []
    most = max(one.price for one, _ in killable)
    best = [(one, made) for one, made in killable if one.price == most]
    facing = [pair for pair in best if state.clash_of(pair[0].ref) == at]
    return [made for _, made in facing or best]


@enacts(
    "krynea.ranged.dearest", "krynea.ranged.skip", "krynea.ranged.skip-again", "krynea.attack.enemy-no-coordination"
)
def candidates(state: State, kind: str) -> list[tuple[Unit, list[Plan]]]:
    """The enemy units that attack next, with their attacks: the dearest that can kill; several where they are equals."""
    best: list[tuple[Unit, list[Plan]]] = []
    for unit in sorted(attackers(state, ENEMY, kind), key=lambda unit: -unit.price):
        if best and unit.price < best[0][0].price:
            break
        if made := plans(state, unit, kind):
            best.append((unit, made))
    return best


def at_best(state: State, unit: Unit, kind: str) -> tuple[Unit | None, int, int]:
    """The nearest target of an enemy unit, what it could reach with all its help, and that target's defence."""
    target = next(iter(reachable(state, unit)), None)
    reached = total(state, unit, kind) + sum(h[2] for h in available(state, unit, kind))
    return target, reached, defence(state, target, unit) if target else 0


# --- chance ------------------------------------------------------------------------------------------------------------


@enacts("krynea.monolith.bezal", "krynea.monolith.bezal-order")
def hits(story: Tale, unit: Unit) -> bool:
    """Whether an attack hits: at even chances, told by the table, where the Monolith of its clash says so."""
    at = story.state.clash_of(unit.ref)
    monolith = story.state.clashes[at].monolith
    if monolith is None or not monolith.chance:
        return True
    facts: Mapping[str, str] = {"unit": unit.ref, "clash": label(at)}
    choice = Choice(story.state.player.name, "hit", "krynea.monolith.bezal", ("hit", "miss"), facts=facts)
    if story.ask(choice) == ("hit",):
        return True
    story.tell(AttackMissed(unit.ref, because="krynea.monolith.bezal"))
    return False
