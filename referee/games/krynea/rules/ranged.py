"""Phase 7, and phase 8 by the same procedure: single attacks, the sides taking turns."""

from __future__ import annotations

from ....core.labels import enacts, forbids, resolves
from ....core.types import Facts, RuleId
from ..catalogue import ATTACKS
from ..events import (
    AbilityUsed,
    ActionUsed,
    AreaAttacked,
    Attacked,
    AttackHeld,
    ReactionUsed,
    SidePassed,
    TurnBegan,
    UnitPassedOver,
)
from ..moves import Attack, Next, Pass
from ..state import ENEMY, VANGUARD, State, Tale, Unit, label
from .attack import (
    Plan,
    at_best,
    attackers,
    barred,
    candidates,
    defence,
    fighting_line,
    hits,
    kills,
    neighbours,
    plan,
    plans,
    reachable,
    struck,
    total,
)
from .defend import perish
from .ties import acceptable, one_of

PHASES = ("ranged", "magic")
"""The phases of single attacks."""
FRONT: dict[str, RuleId] = {"ranged": "krynea.ranged.front-first", "magic": "krynea.magic.same"}


# --- turns -------------------------------------------------------------------------------------------------------------


@forbids("krynea.ranged.alternate", Next)
def it_is_the_players_turn(state: State, move: Next) -> Facts | None:
    if state.phase in PHASES and state.turn != ENEMY:
        return {"turn": state.turn, "phase": state.phase}
    return None


@forbids("krynea.ranged.alternate", Attack)
def sides_take_turns(state: State, move: Attack) -> Facts | None:
    owners = {unit.owner for ref in move.units if (unit := state.unit(ref))}
    if state.phase in PHASES and owners - {state.turn}:
        return {"turn": state.turn, "phase": state.phase}
    return None


@forbids("krynea.ranged.alternate", Pass)
def only_whose_turn_it_is_passes(state: State, move: Pass) -> Facts | None:
    if state.phase in PHASES and state.turn != move.player:
        return {"turn": state.turn, "phase": state.phase}
    return None


@resolves(Pass, "krynea.ranged.alternate", "krynea.ranged.pass")
def pass_turn(story: Tale, move: Pass) -> None:
    if story.state.turn == move.player:
        skip(story, move.player)


def skip(story: Tale, side: str) -> None:
    """A side makes no attack, and the next one has its turn."""
    story.tell(SidePassed(side, because="krynea.ranged.pass"))
    hand_on(story)


@enacts("krynea.ranged.alternate")
def hand_on(story: Tale) -> None:
    """The turn goes to the side after the one that had it."""
    seats = [seat.name for seat in story.state.seats]
    after = seats[(seats.index(story.state.turn) + 1) % len(seats)]
    story.tell(TurnBegan(after, because="krynea.ranged.alternate"))


@enacts("krynea.ranged.pass", "krynea.magic.same")
def idle(state: State) -> bool:
    """Whether the side whose turn it is has no attack to make."""
    if state.turn == ENEMY and state.solo:
        return not candidates(state, state.phase)
    return not attackers(state, state.turn, state.phase)


def nobody_attacks(state: State) -> bool:
    """Whether no side has an attack left in this phase."""
    if any(attackers(state, seat.name, state.phase) for seat in state.seats if not seat.auto):
        return False
    return not state.solo or not candidates(state, state.phase)


@enacts("krynea.ranged.skip")
def pass_over(story: Tale, above: int = -1) -> None:
    """The enemy units dearer than `above` that could attack and kill nobody, the dearest first: what they would reach."""
    ready = sorted(attackers(story.state, ENEMY, story.state.phase), key=lambda unit: -unit.price)
    for unit in (unit for unit in ready if unit.price > above):
        target, reached, needed = at_best(story.state, unit, story.state.phase)
        if target is not None:
            told = UnitPassedOver(unit.ref, unit.price, target.ref, reached, needed, because="krynea.ranged.skip")
            story.tell(told)


# --- whether an attack may be made -------------------------------------------------------------------------------------


def own_facts(state: State, unit: Unit) -> dict[str, str | int]:
    """What most refusals say of a unit that attacks: itself, its clash, the round."""
    return {"unit": unit.ref, "clash": label(state.clash_of(unit.ref)), "round": state.round}


def said(state: State, move: Attack) -> list[Unit]:
    """The units that are said to attack."""
    return [unit for ref in move.units if (unit := state.unit(ref))]


@forbids("krynea.attack.needs-score", Attack)
def unit_has_no_such_attack(state: State, move: Attack) -> Facts | None:
    if state.phase not in ATTACKS:
        return None
    lacking = next((unit for unit in said(state, move) if not unit.print.score(state.phase)), None)
    return {"unit": lacking.ref, "phase": state.phase, "score": 0} if lacking else None


@forbids("krynea.attack.one-per-round", Attack)
def unit_has_attacked(state: State, move: Attack) -> Facts | None:
    done = next((unit for unit in said(state, move) if unit.attacked), None)
    return own_facts(state, done) if done else None


@forbids("krynea.expertise.instead", Attack)
def unit_used_its_expertise_instead(state: State, move: Attack) -> Facts | None:
    spent = next((unit for unit in said(state, move) if unit.spent), None)
    return own_facts(state, spent) if spent else None


@forbids("krynea.hidden.may-attack", Attack)
def unit_is_hidden_against_its_will(state: State, move: Attack) -> Facts | None:
    unit = next((unit for unit in said(state, move) if unit.hidden and not unit.willing), None)
    return {"unit": unit.ref, "clash": label(state.clash_of(unit.ref))} if unit else None


@forbids("krynea.ranged.vanguard", Attack)
def only_the_vanguard_shoots(state: State, move: Attack) -> Facts | None:
    if state.phase != "ranged":
        return None
    unit = next((unit for unit in said(state, move) if fighting_line(state, unit) > VANGUARD), None)
    if unit is None:
        return None
    return {"unit": unit.ref, "line": fighting_line(state, unit), "clash": label(state.clash_of(unit.ref))}


@forbids("krynea.monolith.larce", Attack)
def nobody_shoots_at_larce(state: State, move: Attack) -> Facts | None:
    if state.phase != "ranged":
        return None
    unit = next((unit for unit in said(state, move) if barred(state, unit)), None)
    if unit is None:
        return None
    at = state.clash_of(unit.ref)
    monolith = state.clashes[at].monolith
    assert monolith is not None
    return {"unit": unit.ref, "clash": label(at), "monolith": monolith.id}


@forbids("krynea.hidden.no-target", Attack)
def target_is_hidden(state: State, move: Attack) -> Facts | None:
    target = state.unit(move.target)
    if target is None or not target.hidden:
        return None
    return {"unit": target.ref, "clash": label(state.clash_of(target.ref))}


def out_of_reach(state: State, move: Attack) -> tuple[Unit, Unit] | None:
    """An attacker and its target when it cannot reach that; None when all can, or the target is hidden anyway."""
    target = state.unit(move.target)
    if target is None or target.hidden or state.phase not in PHASES:
        return None
    for unit in said(state, move):
        if target.ref not in [one.ref for one in reachable(state, unit)]:
            return unit, target
    return None


@forbids("krynea.attack.diagonal", Attack)
def only_next_door_diagonally(state: State, move: Attack) -> Facts | None:
    pair = out_of_reach(state, move)
    if pair is None or pair[0].print.reach not in ("neighbours", "all"):
        return None
    unit, target = pair
    start, end = state.clash_of(unit.ref), state.clash_of(target.ref)
    if end in (start, *neighbours(start, len(state.clashes))):
        return None
    return {"unit": unit.ref, "clash": label(end), "from": label(start)}


@forbids("krynea.ranged.target-set", Attack)
def target_is_out_of_reach(state: State, move: Attack) -> Facts | None:
    pair = out_of_reach(state, move)
    if pair is None or only_next_door_diagonally(state, move):
        return None
    unit, target = pair
    return {
        "unit": unit.ref,
        "target": target.ref,
        "reach": unit.print.reach,
        "line": fighting_line(state, target),
        "clash": label(state.clash_of(target.ref)),
    }


# --- why the enemy attacks nobody else ---------------------------------------------------------------------------------


def enemy_attacker(state: State, move: Attack) -> Unit | None:
    """The enemy unit that is said to attack in its phase; None for a person's, or for several."""
    if state.phase not in PHASES or not state.solo or len(move.units) != 1:
        return None
    unit = state.unit(move.units[0])
    return unit if unit is not None and unit.owner == ENEMY else None


@forbids("krynea.attack.enemy-no-coordination", Attack)
def enemy_does_not_coordinate(state: State, move: Attack) -> Facts | None:
    units = said(state, move)
    if state.solo and len(units) > 1 and any(unit.owner == ENEMY for unit in units):
        return {"unit": units[0].ref, "count": len(units)}
    return None


@forbids("krynea.ranged.skip", Attack)
def enemy_attacks_only_to_kill(state: State, move: Attack) -> Facts | None:
    unit, target = enemy_attacker(state, move), state.unit(move.target)
    if unit is None or target is None or target.owner == ENEMY or plan(state, unit, target, state.phase):
        return None
    reached = at_best(state, unit, state.phase)[1]
    return {"unit": unit.ref, "target": target.ref, "total": reached, "defence": defence(state, target, unit)}


@forbids("krynea.ranged.dearest", Attack)
def a_dearer_unit_attacks_first(state: State, move: Attack) -> Facts | None:
    unit = enemy_attacker(state, move)
    if unit is None:
        return None
    best = [one for one, _ in candidates(state, state.phase)]
    if not best or unit.ref in acceptable(state, best):
        return None
    return {"unit": unit.ref, "due": best[0].ref, "most": best[0].price, "price": unit.price}


def other_target(state: State, move: Attack) -> tuple[Unit, Unit, Unit, Plan] | None:
    """An enemy attacker, its target as said, the target that is due instead, and the attack on it."""
    unit, target = enemy_attacker(state, move), state.unit(move.target)
    if unit is None or target is None or target.owner == ENEMY:
        return None
    made = plans(state, unit, state.phase)
    allowed = made if state.ties != "first" else made[:1]
    if not made or target.ref in [one.target for one in allowed]:
        return None
    due = state.unit(made[0].target)
    assert due is not None
    return unit, target, due, made[0]


@forbids("krynea.ranged.front-first", Attack)
def the_front_comes_first(state: State, move: Attack) -> Facts | None:
    found = other_target(state, move)
    if found is None:
        return None
    unit, _, due, made = found
    at = state.clash_of(due.ref)
    if at != state.clash_of(unit.ref) or fighting_line(state, due) > 1:
        return None
    needed = defence(state, due, unit)
    return {"unit": unit.ref, "due": due.ref, "clash": label(at), "total": made.total, "defence": needed}


@forbids("krynea.ranged.dearest-killable", Attack)
def the_dearest_that_dies_comes_first(state: State, move: Attack) -> Facts | None:
    found = other_target(state, move)
    if found is None or the_front_comes_first(state, move):
        return None
    unit, target, due, _ = found
    return {"unit": unit.ref, "due": due.ref, "target": target.ref, "most": due.price, "price": target.price}


# --- attacking ---------------------------------------------------------------------------------------------------------


@resolves(
    Attack,
    "krynea.ranged.vanguard",
    "krynea.magic.any-line",
    "krynea.attack.coordination",
    "krynea.hidden.attack-reveals",
)
def attack(story: Tale, move: Attack) -> None:
    units, target = said(story.state, move), story.state.unit(move.target)
    kind = story.state.phase
    if not units or target is None or kind not in ATTACKS:
        return
    enemy = units[0].owner == ENEMY and story.state.solo
    made = plan(story.state, units[0], target, kind) if enemy else None
    if made is not None:
        strike(story, made)
    else:
        if move.bonus:
            story.tell(ActionUsed(units[0].owner, because="krynea.action.player-all"))
        reached = move.bonus + sum(total(story.state, one, kind) for one in units)
        rule = "krynea.attack.coordination" if len(units) > 1 else "krynea.attack.total"
        carry_out(story, units, target, reached, because=rule)
    if kind in PHASES:
        hand_on(story)


@enacts("krynea.ranged.dearest", "krynea.magic.same", "krynea.monolith.bezal-order")
def enemy_attack(story: Tale) -> None:
    """The attack of the enemy's turn, if it can kill: who, whom, with which help, in the order of the rules."""
    best = candidates(story.state, story.state.phase)
    if not best:
        return
    pass_over(story, above=best[0][0].price)
    picked = one_of(story, [unit.ref for unit, _ in best], "krynea.ranged.dearest")
    made = next(found for unit, found in best if unit.ref == picked)
    target = one_of(story, [one.target for one in made], "krynea.ranged.dearest-killable")
    strike(story, next(one for one in made if one.target == target))
    hand_on(story)


def strike(story: Tale, made: Plan) -> None:
    """An enemy attack as planned: its helps are spent, then it is carried out."""
    unit, target = story.state.unit(made.unit), story.state.unit(made.target)
    assert unit is not None and target is not None
    spend(story, unit, made)
    front = state_front(story.state, unit, target)
    rule = FRONT.get(story.state.phase, "krynea.melee.sequence") if front else "krynea.ranged.dearest-killable"
    carry_out(story, [unit], target, made.total, because=rule)


def state_front(state: State, unit: Unit, target: Unit) -> bool:
    """Whether a target is the front of the battalion facing a unit."""
    return state.clash_of(unit.ref) == state.clash_of(target.ref) and fighting_line(state, target) == 1


def spend(story: Tale, unit: Unit, made: Plan) -> None:
    """Use the helps of a planned attack."""
    at = label(story.state.clash_of(unit.ref))
    for card in made.actions:
        story.tell(ReactionUsed(card, at, because="krynea.ranged.action-if-kills"))
    for card in made.abilities:
        story.tell(AbilityUsed(ENEMY, card, because="krynea.magic.ability-if-kills"))


def carry_out(story: Tale, units: list[Unit], target: Unit, reached: int, *, because: RuleId) -> None:
    """Units attack a target with a total: what it hits is saved or dies, from the front backwards."""
    state = story.state
    first = units[0]
    hit = struck(state, first, target)
    told = AreaAttacked if first.print.area else Attacked
    story.tell(
        told(
            tuple(unit.ref for unit in units),
            target.ref,
            reached,
            defence(state, target, first),
            fighting_line(state, target),
            label(state.clash_of(target.ref)),
            first.price,
            because=because,
        )
    )
    rolls = next((u for u in units if (m := state.clashes[state.clash_of(u.ref)].monolith) and m.chance), None)
    if rolls is not None and not hits(story, rolls):
        return
    for one in hit:
        needed = defence(story.state, one, first) if story.state.unit(one.ref) else 0
        if story.state.unit(one.ref) is None:
            continue
        if kills(reached, needed):
            perish(story, one.ref, reached, by=first.owner, attacker=first)
        else:
            story.tell(AttackHeld(one.ref, reached, needed, because="krynea.attack.kill"))
