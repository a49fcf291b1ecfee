"""Who the enemy attacks, with what help: the procedure against a second reading of the rules by brute force.

The second reading knows nothing of the game's code: it works on the table as JSON and tries everything.
"""

from __future__ import annotations

from itertools import chain, combinations
from typing import Any, NamedTuple

from hypothesis import HealthCheck, settings
from hypothesis import given as given_that

from referee import Table
from referee.core.types import Move
from referee.games.krynea.moves import Attack

from .battalions import battles

Json = dict[str, Any]


class Reading(NamedTuple):
    """An attack as the rules read: who, whom, which cards help."""

    unit: str
    target: str
    helps: frozenset[str]


def visible(row: list[Json]) -> list[Json]:
    return [one for one in row if not one["hidden"]]


def may_attack(state: Json, at: int, unit: Json) -> bool:
    """Krynea: needs-score, one-per-round, enemy-prayer, vanguard and Larce."""
    kind = state["phase"]
    if not unit[kind] or unit["attacked"] or unit["hidden"]:
        return False
    if kind == "magic":
        return True
    line = visible(state["clashes"][at]["enemy"]).index(unit)
    return line < 2 and state["clashes"][at]["monoliths"] != ["Larce"]


def own_total(state: Json, at: int, unit: Json) -> int:
    cerwein = state["phase"] == "ranged" and state["clashes"][at]["monoliths"] == ["Cerwein"]
    return int(unit[state["phase"]]) + 2 * cerwein


def helps(state: Json, at: int) -> list[tuple[str, int, bool]]:
    """What may help at a clash: name, bonus, whether it is an ability. Bonuses stand in the names' cards."""
    cards = {card["name"]: card for card in state["cards"]}
    kind = state["phase"]
    found = [(name, cards[name].get(kind, 0), False) for name in state["clashes"][at]["waiting"]]
    if kind == "magic":
        ready = [a["name"] for a in state["enemy"]["abilities"] if not a["turned"]]
        found += [(name, cards[name].get(kind, 0), True) for name in ready]
    return found


def least_help(state: Json, at: int, missing: int) -> frozenset[str] | None:
    """The first of none, the action alone, an ability alone (the smaller first), both ... that is enough."""
    all_helps = helps(state, at)
    mixes = chain.from_iterable(combinations(all_helps, n) for n in range(len(all_helps) + 1))
    enough = [mix for mix in mixes if sum(bonus for _, bonus, _ in mix) >= missing]
    if not enough:
        return None
    best = min(enough, key=lambda mix: (sum(a for _, _, a in mix), len(mix), sum(b for _, b, _ in mix)))
    return frozenset(name for name, _, _ in best)


def others(state: Json, at: int, unit: Json) -> list[tuple[int, Json]]:
    """Whom a unit may choose besides the front it faces, with their clashes, from the left and from the front."""
    facing = visible(state["clashes"][at]["player"])
    beside = [other for other in (at - 1, at + 1) if 0 <= other < 4]
    reach = unit.get("reach", "front")
    found = []
    if reach in ("battalion", "all"):
        found += [(at, one) for one in facing[1:]]
    for other in beside:
        row = visible(state["clashes"][other]["player"])
        found += [(other, one) for one in (row if reach == "all" else row[:1] if reach == "neighbours" else [])]
    return found


def attack_of(state: Json, at: int, unit: Json) -> Reading | None:
    """Krynea: the front of the facing battalion if it can be killed, else the dearest that can."""
    total = own_total(state, at, unit)
    for front in visible(state["clashes"][at]["player"])[:1]:
        mix = least_help(state, at, front["defence"] - total)
        if mix is not None:
            return Reading(unit["ref"], front["ref"], mix)
    best: tuple[int, bool] | None = None
    chosen: Reading | None = None
    for clash, one in others(state, at, unit):
        mix = least_help(state, at, one["defence"] - total)
        rank = (one["cost"], clash == at)
        if mix is not None and (best is None or rank > best):
            best, chosen = rank, Reading(unit["ref"], one["ref"], mix)
    return chosen


def second_reading(state: Json) -> Reading | None:
    """Krynea: the dearest unit that can kill; of equals the leftmost, then the one nearest the front."""
    best: tuple[int, Reading] | None = None
    for at, clash in enumerate(state["clashes"]):
        for unit in clash["enemy"]:
            if not may_attack(state, at, unit):
                continue
            found = attack_of(state, at, unit)
            if found and (best is None or unit["cost"] > best[0]):
                best = (unit["cost"], found)
    return best[1] if best else None


def first_reading(table: Table) -> Reading | None:
    """What the referee does on the enemy's turn, from the events it tells."""
    unit = target = ""
    used: set[str] = set()
    for event in (event for told in table.can("siguiente").moves for event in told.events):
        if event.kind in ("reaction-used", "ability-used"):
            used.add(event.card)
        if event.kind == "attacked":
            unit, target = event.units[0], event.target
            break
    names = {card["name"] for card in table.state()["cards"]}
    spoken = {name for name in names if name.lower().replace(" ", "-") in used}
    return Reading(unit, target, frozenset(spoken)) if unit else None


@settings(max_examples=250, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given_that(battles())
def test_the_procedure_agrees_with_the_rules_read_by_brute_force(battle: Json) -> None:
    table = Table.scenario(battle)

    assert first_reading(table) == second_reading(table.state())


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given_that(battles())
def test_of_all_attacks_that_could_be_said_only_the_procedures_own_is_legal(battle: Json) -> None:
    table = Table.scenario(battle)
    state = table.state()
    due = second_reading(state)
    enemies = [u["ref"] for clash in state["clashes"] for u in clash["enemy"]]
    targets = [u["ref"] for clash in state["clashes"] for u in clash["player"]]

    said: list[Move] = [Attack("Ana", (unit,), target) for unit in enemies for target in targets]
    legal = [(m.units[0], m.target) for m in said if isinstance(m, Attack) and table.can(m).ok]

    assert legal == ([(due.unit, due.target)] if due else [])


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given_that(battles())
def test_every_other_attack_is_refused_with_a_rule_in_words(battle: Json) -> None:
    table = Table.scenario(battle)
    state = table.state()
    enemies = [u["ref"] for clash in state["clashes"] for u in clash["enemy"]]
    targets = [u["ref"] for clash in state["clashes"] for u in clash["player"]]

    for unit in enemies[:3]:
        for target in targets[:3]:
            answer = table.can(Attack("Ana", (unit,), target))
            if not answer.ok:
                assert answer.error == "illegal"
                assert all(r.rule.startswith("krynea.") for r in answer.rulings)
                assert "{" not in answer.text and "?" not in answer.text.replace("¿", "")
