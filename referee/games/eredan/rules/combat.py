"""Phase 3: attack against defence, for both fighters at once, and what comes of it."""

from __future__ import annotations

from ....core.labels import enacts, forbids
from ....core.types import Choice, Facts, RuleId
from ..events import (
    AttackForgone,
    AttacksWanted,
    Damaged,
    DamageReckoned,
    Died,
    DiscardPhaseBegan,
    FightBegan,
    Healed,
    LifeLost,
    Revived,
    ValueCounted,
)
from ..moves import Attack, ByHand, HandBonus, HandOrder, HandRage, HandRevive, Play
from ..state import Character, State, Tale
from .magic import attack_kept, attack_lost
from .round import close_round
from .tilt import tilt_fighters
from .values import added, parts, shield
from .victory import counted, end_if_decided, scorer

# --- attack values -----------------------------------------------------------------------------------------------------


def attackers(state: State) -> list[Character]:
    """The fighters that make their attack, the active player's first."""
    return [c for ref in state.fighting if (c := state.character(ref)) and not attack_lost(state, c)]


def wanted(state: State) -> list[Character]:
    """The fighters whose attack has to be told: those that attack and have a range."""
    return [c for c in attackers(state) if (c.print.attack or (0, 0))[0] != (c.print.attack or (0, 0))[1]]


def told(state: State, values: tuple[int, ...]) -> dict[str, int]:
    """The attack values by fighter: two are for both in order, one is for the first whose value is wanted."""
    who = state.fighting if len(values) == 2 else tuple(c.ref for c in wanted(state))
    found = dict(zip(who, values, strict=False))
    return {c.ref: found[c.ref] for c in attackers(state) if c.ref in found}


@forbids("eredan.combat.attack-range", Attack)
def the_value_comes_from_the_range(state: State, move: Attack) -> Facts | None:
    for ref, value in told(state, move.rolls).items():
        low, high = state.there(ref).print.attack or (0, 0)
        if not low <= value <= high:
            return {"player": move.player, "character": ref, "value": value, "low": low, "high": high}
    return None


@enacts("eredan.combat.attack-range")
def attack(story: Tale, rolls: tuple[int, ...]) -> None:
    """Fight with the values that were told; those that are missing are asked for."""
    values = told(story.state, rolls)
    for character in wanted(story.state):
        if character.ref not in values:
            low, high = character.print.attack or (0, 0)
            about = {"about": "attack", "character": character.ref}
            owner = story.state.owner(character.ref)
            asked = Choice(owner, "number", "eredan.combat.attack-range", low=low, high=high, facts=about)
            values[character.ref] = int(story.ask(asked)[0])
    fight(story, values)


# --- the fight ---------------------------------------------------------------------------------------------------------


@enacts("eredan.resolve.before-fight", "eredan.combat.attack-range")
def begin_fight(story: Tale, rolls: tuple[int, ...] | None = None) -> None:
    """All cards have taken effect: fight at once where no value has to be told, or where they were told already."""
    story.tell(FightBegan(because="eredan.resolve.before-fight"))
    asked = wanted(story.state)
    if asked and rolls is None:
        ranges = tuple(f"{low}-{high}" for low, high in (c.print.attack or (0, 0) for c in asked))
        story.tell(AttacksWanted(tuple(c.ref for c in asked), ranges, because="eredan.combat.attack-range"))
    else:
        attack(story, rolls or ())


@enacts(
    "eredan.combat.damage",
    "eredan.combat.both",
    "eredan.combat.simultaneous",
    "eredan.combat.killed-by-card",
    "eredan.combat.both-die",
    "eredan.magic.mage-defends",
)
def fight(story: Tale, values: dict[str, int]) -> None:
    """Reckon both attacks, then deal both damages: who falls, or was killed by a card, has attacked all the same."""
    hits: dict[str, int] = {}
    for ref in story.state.fighting:
        enemy = story.state.enemy_of(ref)
        assert enemy is not None
        hits[enemy.ref] = reckon(story, story.state.there(ref), enemy, values)
    for ref, damage in hits.items():
        hurt(story, ref, damage, "eredan.combat.damage")
    tilt_fighters(story)
    if not end_if_decided(story):
        story.tell(DiscardPhaseBegan(because="eredan.round.phases"))
        if not any(seat.hand for seat in story.state.seats):
            close_round(story)


@enacts("eredan.combat.damage", "eredan.combat.no-negative")
def reckon(story: Tale, attacker: Character, enemy: Character, values: dict[str, int]) -> int:
    """The damage of one attack: its value and all that is added to it, minus the enemy's defence, never below zero."""
    state = story.state
    if why := attack_lost(state, attacker):
        story.tell(AttackForgone(attacker.ref, because=why))
        return 0
    value = values.get(attacker.ref, (attacker.print.attack or (0, 0))[0])
    count(story, attacker, "attack", value, attack_kept(state, attacker) or "eredan.combat.attack-range")
    count(story, enemy, "defense", enemy.print.defense or 0, "eredan.combat.damage")
    power = max(0, value + added(state, attacker, "attack"))
    against = shield(state, enemy, "defense")
    damage = max(0, power - against)
    why = "eredan.combat.damage" if power > against else "eredan.combat.no-negative"
    story.tell(DamageReckoned(enemy.ref, power, "defense", against, damage, because=why))
    return damage


def count(story: Tale, character: Character, stat: str, printed: int, why: RuleId) -> None:
    """Tell a value line by line: what is printed (or came out), then everything that is added."""
    story.tell(ValueCounted(character.ref, stat, printed, because=why))
    for amount, because in parts(story.state, character, stat):
        story.tell(ValueCounted(character.ref, stat, amount, because=because))


# --- life and death ----------------------------------------------------------------------------------------------------


@enacts("eredan.combat.life-floor", "eredan.victory.score-cap", "eredan.victory.score-sides")
def hurt(story: Tale, ref: str, damage: int, because: str) -> None:
    """Damage a character; what it loses counts for its opponent. Nothing happens where there is no life to lose."""
    life = story.state.there(ref).life
    if lost := counted(damage, life):
        story.tell(Damaged(scorer(story.state, ref), ref, lost, life - lost, because=because))
        die(story, ref)


@enacts("eredan.victory.score-life-loss")
def lose_life(story: Tale, ref: str, amount: int, because: str) -> None:
    """Take life that is not damage: nobody scores."""
    life = story.state.there(ref).life
    if lost := counted(amount, life):
        story.tell(LifeLost(ref, lost, life - lost, because=because))
        die(story, ref)


@enacts("eredan.combat.death")
def die(story: Tale, ref: str) -> None:
    """A character at 0 life is dead."""
    if not story.state.there(ref).life:
        story.tell(Died(ref, because="eredan.combat.death"))


@enacts("eredan.victory.score-sides", "eredan.tilt.still-target")
def heal(story: Tale, ref: str, amount: int, because: str) -> None:
    """Give life back, to the tilted too; it counts for the owner. An ordinary healing does not reach the dead."""
    character = story.state.there(ref)
    if amount and not character.dead:
        story.tell(Healed(story.state.owner(ref), ref, amount, character.life + amount, because=because))


@enacts("eredan.combat.dead-target")
def revive(story: Tale, ref: str, life: int, because: str) -> None:
    """Bring a dead character back into the line; no healing, so nobody scores."""
    if story.state.there(ref).dead and life:
        story.tell(Revived(ref, life, because=because))


@forbids("eredan.combat.dead-target", Play)
def cards_do_not_reach_the_dead(state: State, move: Play) -> Facts | None:
    target = state.character(move.on)
    if target is None or not target.dead or target.ref in state.fighting or state.print_of(move.card).revive:
        return None
    return {"player": move.player, "card": move.card, "character": target.ref}


@forbids("eredan.combat.dead-target", ByHand)
def the_dead_are_no_target(state: State, move: ByHand) -> Facts | None:
    """A fighter that died in this round still has its attack to make, so its bonuses can be told."""
    on = move.args().get("on")
    target = state.character(on or "")
    if on is None or (target is not None and not target.dead) or isinstance(move, HandRevive):
        return None
    if target is None:
        return {"player": move.player, "card": move.of, "character": on}
    if target.ref in state.fighting and isinstance(move, HandBonus | HandOrder | HandRage):
        return None
    return {"player": move.player, "card": move.of, "character": target.ref}
