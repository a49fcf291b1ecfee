"""Fighting: who may attack whom, and the fight from the first exhausting to the last `Fight:` ability."""

from __future__ import annotations

from ....core.labels import enacts, forbids, resolves
from ....core.types import Facts
from ..abilities import Moment, says, total, voices
from ..events import FightBegan, FightEnded
from ..moves import Fight
from ..state import Card, State, Tale
from .ability import Act, abilities, happened, reactions, simultaneous
from .damage import deal, poisonous
from .keywords import assault, elusive_holds, hazardous, taunted
from .leave import settle
from .main import of_active_house
from .power import has, power
from .use import begin_use


@forbids("keyforge.fight.eligible", Fight, about="creature")
def fighting_needs_a_ready_creature_of_the_house(state: State, move: Fight) -> Facts | None:
    card = state.cards.get(move.creature)
    if card is None:
        return {"player": move.player, "card": move.creature, "house": "", "active": state.house}
    if card.is_creature and of_active_house(state, card, "fight"):
        return None
    return {"player": move.player, "card": card.ref, "house": card.print.house, "active": state.house}


@forbids("keyforge.fight.needs-target", Fight, about="creature")
def there_must_be_somebody_to_fight(state: State, move: Fight) -> Facts | None:
    card = state.cards.get(move.creature)
    if card is None or card.stunned or state.creatures(state.opponent(move.player)):
        return None
    return {"player": move.player, "card": move.creature, "count": 0}


@forbids("keyforge.fight.target", Fight)
def the_target_is_an_enemy_creature(state: State, move: Fight) -> Facts | None:
    target = state.cards.get(move.target)
    if target is not None and target.is_creature and target.controller != move.player:
        return None
    card = state.cards.get(move.creature)
    if card is not None and card.stunned and not move.target:
        return None
    return {"player": move.player, "card": move.creature, "target": move.target}


@forbids("keyforge.taunt.protects", Fight)
def neighbors_of_taunt_are_protected(state: State, move: Fight) -> Facts | None:
    protector = taunted(state).get(move.target)
    attacker = state.cards.get(move.creature)
    if protector is None or attacker is None or attacker.stunned or "taunt" in ignored(state, attacker):
        return None
    return {"player": move.player, "card": move.creature, "target": move.target, "by": protector.ref}


def ignored(state: State, attacker: Card) -> frozenset[str]:
    """The keywords of others that do not count for a creature's attack."""
    return frozenset(k for f, me in voices(state, "ignores") for k in f(state, me, attacker))


@resolves(
    Fight,
    "keyforge.fight.sequence",
    "keyforge.fight.damage",
    "keyforge.fight.simultaneous",
    "keyforge.fight.ability-if-survives",
    "keyforge.fight.ability-attacker-only",
    "keyforge.fight.defender-state",
    "keyforge.fight.example",
    "keyforge.stun.attacked",
    "keyforge.assault.kills",
    "keyforge.hazardous.kills",
    "keyforge.elusive.broken-off",
)
def fight(story: Tale, move: Fight) -> None:
    ref, target = move.creature, move.target
    if not begin_use(story, ref, "fight"):
        return
    attacker, attacked = story.state.card(ref), story.state.card(target)
    player = attacker.controller
    protected = elusive_holds(story.state, attacked) and "elusive" not in ignored(story.state, attacker)
    story.tell(FightBegan(ref, target, because="keyforge.fight.sequence"))
    simultaneous(story, before_the_fight(story.state, ref, target))
    settle(story)
    if not both_there(story.state, ref, target):
        if story.state.fighting:
            story.tell(FightEnded(because="keyforge.fight.sequence"))
        return
    exchange(story, ref, target, protected)
    survived = ref in story.state.cards
    story.tell(FightEnded(because="keyforge.fight.sequence"))
    fought = Moment("fought", player, ref, attacker.print, target, how="fight")
    if survived:
        simultaneous(story, [*abilities(story.state, ref, "fight"), *reactions(story.state, fought)])
    else:
        happened(story, fought)
    settle(story)
    happened(story, Moment("used", player, ref, attacker.print, how="fight"))


def both_there(state: State, ref: str, target: str) -> bool:
    """Whether both fighters are still in play, on opposite sides, and the attack was not called off."""
    if not state.fighting or ref not in state.cards or target not in state.cards:
        return False
    return state.card(ref).controller != state.card(target).controller


@enacts("keyforge.assault.order", "keyforge.hazardous.order", "keyforge.ability.before", "keyforge.fight.sequence")
def before_the_fight(state: State, ref: str, target: str) -> list[Act]:
    """What comes before the fight: `Before Fight:`, assault, hazardous, and cards that react to the attack."""
    started = Moment("fight-begins", state.card(ref).controller, ref, state.card(ref).print, target)
    acts = [
        *abilities(state, ref, "before-fight"),
        *reactions(state, started),
        *assault(state, ref, target),
        *hazardous(state, ref, target),
    ]
    return [while_it_goes_on(state, act) for act in acts]


@enacts("keyforge.hazardous.kills", "keyforge.hazardous.order")
def while_it_goes_on(state: State, act: Act) -> Act:
    """Something that comes before a fight, left out once the fight has been called off or its own card has fallen."""
    me, does = act
    lay = me.ref in state.cards
    return me, lambda story: does(story) if story.state.fighting and (not lay or me.ref in story.state.cards) else None


@enacts(
    "keyforge.skirmish.no-damage",
    "keyforge.skirmish.only-power",
    "keyforge.elusive.first-attack",
    "keyforge.elusive.only-power",
    "keyforge.fight.damage",
)
def exchange(story: Tale, ref: str, target: str, protected: bool) -> None:
    """Deal the power damage of both fighters at the same time; one that elusive protects neither takes nor deals any."""
    state = story.state
    attacker, attacked = state.card(ref), state.card(target)
    hits: dict[str, int] = {}
    poison: dict[str, bool] = {}
    if not says(state, "deals-no-power-damage", attacker):
        there = redirected(story, attacker, attacked)
        if there != target or not protected:
            hits[there] = power(state, attacker) + total(state, "damage-bonus", attacker, attacked)
            poison[there] = poisonous(state, attacker)
    if not protected and not says(state, "deals-no-power-damage", attacked) and not has(state, attacker, "skirmish"):
        hits[ref] = hits.get(ref, 0) + power(state, attacked)
        poison[ref] = poisonous(state, attacked)
    deal(story, hits, "keyforge.fight.damage", poison=poison)


def redirected(story: Tale, attacker: Card, attacked: Card) -> str:
    """The creature that the attacker's power damage goes to."""
    for answer, me in voices(story.state, "hits-instead"):
        if there := answer(story, me, attacker, attacked):
            return str(there)
    return attacked.ref
