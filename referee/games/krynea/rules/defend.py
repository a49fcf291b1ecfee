"""A unit is about to be killed: the enemy goes through six ways of saving it; a person is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ....core.labels import enacts
from ....core.types import Choice, RuleId
from ..catalogue import Printed
from ..events import (
    AbilityUsed,
    ActionUsed,
    ReactionUsed,
    SaveFailed,
    UnitHidden,
    UnitRaised,
    UnitSaved,
    UnitTurned,
)
from ..state import ENEMY, State, Tale, Unit, label
from .attack import defence, kills
from .fall import fall, give_up
from .ties import cheapest, one_of

SURE = -1
"""The total of something that kills without an attack score."""


def perish(story: Tale, ref: str, total: int, *, by: str, attacker: Unit | None = None) -> None:
    """A unit is about to be killed by `by` with a total (or for `SURE`): it is saved, or it dies."""
    if not saved(story, ref, total, by=by, attacker=attacker):
        fall(story, ref, because="krynea.defend.fail", by=by)


@enacts("krynea.defend.trigger", "krynea.defend.each-attack", "krynea.defend.aim")
def saved(story: Tale, ref: str, total: int, *, by: str, attacker: Unit | None = None) -> bool:
    """Whether a unit that is about to die is saved: the first way that works is used, with the cards still ready."""
    unit = story.state.unit(ref)
    if unit is None:
        return True
    if not story.state.solo or unit.owner != ENEMY:
        return asked(story, unit, by)
    return any(step(story, unit, total, by, attacker) for step in STEPS)


Step = Callable[[Tale, Unit, int, str, Unit | None], bool]


# --- the six steps -----------------------------------------------------------------------------------------------------


@enacts("krynea.defend.step-1", "krynea.defend.step-1-limit", "krynea.action.reaction-first-chance")
def by_waiting_action(story: Tale, unit: Unit, total: int, by: str, attacker: Unit | None) -> bool:
    """Step 1: a reaction waiting at its battalion, if it saves. Those that take a unit to the hand are for step 6."""
    rule = "krynea.defend.step-1"
    at = story.state.clash_of(unit.ref)
    fitting = [
        c
        for c in story.state.clashes[at].waiting
        if c.reaction == "save" and enough(story.state, c, unit, total, attacker)
    ]
    return react(story, unit, fitting, rule) and worked(story, unit, story_last(story), rule)


def enough(state: State, card: Printed, unit: Unit, total: int, attacker: Unit | None) -> bool:
    """Whether a reaction saves: one that raises the defence only if the attack then falls short."""
    raised = card.score("defence")
    return not raised or (total != SURE and not kills(total, defence(state, unit, attacker) + raised))


def react(story: Tale, unit: Unit, fitting: Sequence[Printed], rule: RuleId) -> bool:
    """Use one of some waiting reactions, the cheapest; whether there was one."""
    if not fitting:
        return False
    least = min(card.score("cost") for card in fitting)
    equals = [card.id for card in fitting if card.score("cost") == least]
    picked = one_of(story, equals, "krynea.defend.choice")
    story.tell(ReactionUsed(picked, label(story.state.clash_of(unit.ref)), because=rule))
    return True


def story_last(story: Tale) -> Printed:
    """The reaction that was just used."""
    told = story.events[-1]
    assert isinstance(told, ReactionUsed)
    card = story.state.card(told.card)
    assert card is not None
    return card


def worked(story: Tale, unit: Unit, card: Printed, rule: RuleId) -> bool:
    """Whether a card that was used to save does: by chance where it says so, which the table tells."""
    if card.chance:
        facts = {"unit": unit.ref, "card": card.id}
        choice = Choice(story.state.player.name, "works", rule, ("hit", "miss"), facts=facts)
        if story.ask(choice) == ("miss",):
            story.tell(SaveFailed(unit.ref, card.id, because=rule))
            return False
    if card.raises:
        story.tell(UnitRaised(unit.ref, because="krynea.risen.still-in-play"))
    elif card.off:
        story.tell(UnitHidden(unit.ref, because=rule))
    story.tell(UnitSaved(unit.ref, card.id, because=rule))
    return True


@enacts("krynea.defend.step-2", "krynea.defend.ready-only")
def by_itself(story: Tale, unit: Unit, total: int, by: str, attacker: Unit | None) -> bool:
    """Step 2: its own reaction."""
    if unit.print.reaction != "self" or unit.turned:
        return False
    story.tell(UnitTurned(unit.ref, unit.ref, because="krynea.defend.step-2"))
    story.tell(UnitSaved(unit.ref, unit.ref, because="krynea.defend.step-2"))
    return True


@enacts(
    "krynea.defend.step-3", "krynea.risen.still-in-play", "krynea.risen.keeps-object", "krynea.risen.loses-expertise"
)
def by_certain_ability(story: Tale, unit: Unit, total: int, by: str, attacker: Unit | None) -> bool:
    """Step 3: an ability that keeps it on the field for certain."""
    return by_ability(story, unit, certain=True)


def by_ability(story: Tale, unit: Unit, *, certain: bool) -> bool:
    """Use a ready saving ability, one that is certain or one that is not; the first in the order of the cards."""
    rule = "krynea.defend.step-3" if certain else "krynea.defend.step-5"
    for ability in story.state.enemy.abilities:
        card = ability.print
        if card.when == "save" and not ability.turned and card.certain == certain and not card.picks:
            story.tell(AbilityUsed(ENEMY, card.id, because=rule))
            if worked(story, unit, card, rule):
                return True
    return False


@enacts("krynea.defend.step-4", "krynea.defend.choice", "krynea.expertise.enemy-use")
def by_companion(story: Tale, unit: Unit, total: int, by: str, attacker: Unit | None) -> bool:
    """Step 4: another unit of its battalion; the cheapest, and one that dies for it only if it is worth less."""
    rule = "krynea.defend.step-4"
    row = story.state.row(story.state.clash_of(unit.ref), unit.owner)
    fitting = [
        other
        for other in row
        if other.ref != unit.ref
        and other.print.reaction == "other"
        and not other.turned
        and not other.hidden
        and (not other.print.sacrifice or other.price < unit.price)
    ]
    if not fitting:
        return False
    picked = one_of(story, [other.ref for other in cheapest(fitting)], "krynea.defend.choice")
    help_from(story, unit, picked, rule, by)
    return True


def help_from(story: Tale, unit: Unit, helper: str, rule: RuleId, by: str) -> None:
    """A companion saves a unit: it is turned, or it is sacrificed."""
    companion = story.state.unit(helper)
    assert companion is not None
    if companion.print.sacrifice:
        give_up(story, helper, because=rule, by=by)
        story.tell(UnitSaved(unit.ref, companion.print.id, because=rule))
    else:
        story.tell(UnitTurned(helper, unit.ref, because=rule))
        story.tell(UnitSaved(unit.ref, helper, because=rule))


@enacts("krynea.defend.step-5")
def by_uncertain_ability(story: Tale, unit: Unit, total: int, by: str, attacker: Unit | None) -> bool:
    """Step 5: an ability that can save its life, though not for certain or not on the field."""
    return by_ability(story, unit, certain=False)


@enacts("krynea.defend.step-6", "krynea.hidden.enemy-prayer")
def by_prayer(story: Tale, unit: Unit, total: int, by: str, attacker: Unit | None) -> bool:
    """Step 6: an action that would take it to the hand; it stays in its place, hidden."""
    rule = "krynea.defend.step-6"
    at = story.state.clash_of(unit.ref)
    if not react(story, unit, [c for c in story.state.clashes[at].waiting if c.reaction == "hand"], rule):
        return False
    card = story_last(story)
    story.tell(UnitHidden(unit.ref, because=rule))
    story.tell(UnitSaved(unit.ref, card.id, because=rule))
    return True


STEPS: tuple[Step, ...] = (
    by_waiting_action,
    by_itself,
    by_certain_ability,
    by_companion,
    by_uncertain_ability,
    by_prayer,
)


# --- a person ----------------------------------------------------------------------------------------------------------


@enacts("krynea.attack.player-saves")
def asked(story: Tale, unit: Unit, by: str) -> bool:
    """Whether the owner of a unit saves it: asked only where there is something to save it with."""
    state = story.state
    rule = "krynea.attack.player-saves"
    ways = means(state, unit)
    if not ways:
        return False
    facts = {"unit": unit.ref}
    picked = story.ask(Choice(unit.owner, "save", rule, ("no", *ways), facts=facts))[0]
    if picked == "no":
        return False
    if picked == "card":
        story.tell(ActionUsed(unit.owner, because=rule))
        story.tell(UnitSaved(unit.ref, "card", because=rule))
        return True
    if state.unit(picked) is not None and picked != unit.ref:
        help_from(story, unit, picked, rule, by)
        return True
    if picked == unit.ref:
        story.tell(UnitTurned(unit.ref, unit.ref, because=rule))
        story.tell(UnitSaved(unit.ref, unit.ref, because=rule))
        return True
    story.tell(AbilityUsed(unit.owner, picked, because=rule))
    card = state.card(picked)
    assert card is not None
    return worked(story, unit, card, rule)


def means(state: State, unit: Unit) -> list[str]:
    """What the owner of a unit could save it with: an action from hand, the unit itself, companions, abilities."""
    seat = state.seat(unit.owner)
    ways = ["card"] if seat.actions else []
    if unit.print.reaction == "self" and not unit.turned:
        ways.append(unit.ref)
    row = state.row(state.clash_of(unit.ref), unit.owner)
    ways += [u.ref for u in row if u.ref != unit.ref and u.print.reaction == "other" and not u.turned and not u.hidden]
    ways += [a.print.id for a in seat.abilities if a.print.when == "save" and not a.turned]
    return ways
