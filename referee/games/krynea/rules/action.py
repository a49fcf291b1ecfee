"""Phase 6: one enemy action for each clash, its ability, then the player's actions."""

from __future__ import annotations

from collections.abc import Callable

from ....core.labels import enacts, forbids, resolves
from ....core.types import Choice, Facts, Move, RuleId
from ..catalogue import ATTACKS, Printed
from ..events import (
    AbilityCalled,
    AbilityUsed,
    ActionCancelled,
    ActionDropped,
    ActionEntered,
    ActionPlayed,
    ActionReplaced,
    ActionRevealed,
    ActionsRanOut,
    ActionWaits,
    CardsLost,
    ReactionLost,
    StrikeCame,
    StrikeDeclared,
    StrikeFell,
    UnitHidden,
    card_of,
)
from ..moves import Action, Cancel, Drawn, Next, UseAbility
from ..state import ENEMY, LINES, State, Tale, Unit, index, label
from .attack import defence, kills
from .deck import named
from .defend import SURE, perish
from .ties import dearest, one_of

# --- revealing ---------------------------------------------------------------------------------------------------------


def due(state: State) -> int:
    """How many clashes still wait for their enemy action; none once the deck is empty."""
    if state.phase != "actions" or not state.solo or state.turn != ENEMY or not state.enemy.action_deck:
        return 0
    return len(state.clashes) - state.at


@forbids("krynea.action.one-per-clash", Next, Action, UseAbility)
def enemy_cards_come_first(state: State, move: Move) -> Facts | None:
    if count := due(state):
        return {"clash": label(state.at), "count": count, "left": state.enemy.action_deck}
    return None


@forbids("krynea.action.one-per-clash", Drawn)
def clashes_are_served_from_the_left(state: State, move: Drawn) -> Facts | None:
    if (count := due(state)) and move.clash and index(move.clash) != state.at:
        return {"clash": label(state.at), "count": count, "left": state.enemy.action_deck}
    return None


@enacts("krynea.action.one-per-clash", "krynea.action.test-order", "krynea.action.redraw-repeat")
def draw_action(story: Tale, move: Drawn) -> None:
    """An enemy action comes up for the next clash; the first test that it meets decides what becomes of it."""
    if not due(story.state):
        return
    at = story.state.at
    card = card_of(story.state, named(story, move.card, "action"))
    story.tell(ActionRevealed(card.id, label(at), move.number, because="krynea.action.one-per-clash"))
    for test in TESTS:
        if test(story, at, card):
            return
    if card.strike:
        story.tell(StrikeDeclared(card.id, label(at), because="krynea.action.harmful-scope"))
    else:
        story.tell(ActionPlayed(card.id, label(at), because="krynea.action.own-battalion-only"))


@enacts(
    "krynea.action.deck-pick",
    "krynea.action.unit-pick",
    "krynea.action.unusable",
    "krynea.action.empty-battalion",
    "krynea.action.requirement-redraw",
    "krynea.action.creature-requirement",
    "krynea.action.pick-player-unit",
)
def useless(state: State, at: int, card: Printed) -> RuleId:
    """The rule by which a revealed action is replaced; empty when it can stay."""
    if card.deck:
        return "krynea.action.deck-pick"
    if card.picks:
        return "krynea.action.unit-pick"
    if card.unusable:
        return "krynea.action.unusable"
    if card.body in ("creature", "ally") and card.needs and not any(u.print.archmage for u in state.units(ENEMY)):
        return "krynea.action.requirement-redraw"
    if serves_own_units(card) and not state.row(at, ENEMY):
        return "krynea.action.empty-battalion"
    if card.strike in ("one", "all") and not victims(state, at, card):
        return "krynea.action.pick-player-unit"
    if card.strike == "hand" and not state.player.troops + state.player.actions:
        return "krynea.action.unusable"
    return ""


def serves_own_units(card: Printed) -> bool:
    """Whether a card only serves units of its battalion: a reaction, or a bonus."""
    bonus = not card.body and any(card.score(kind) for kind in (*ATTACKS, "defence"))
    return bool(card.reaction) or (bonus and not card.strike)


def is_replaced(story: Tale, at: int, card: Printed) -> bool:
    """Tests 1 to 3: whether the card is discarded for another one."""
    if rule := useless(story.state, at, card):
        story.tell(ActionReplaced(card.id, label(at), because=rule))
        return True
    return False


@enacts("krynea.action.creature-front", "krynea.action.creature-full", "krynea.action.ally-free")
def is_creature(story: Tale, at: int, card: Printed) -> bool:
    """Test 4: a Creature or Ally enters in front, or is lost on a full battalion. Nothing is paid for it."""
    if card.body not in ("creature", "ally"):
        return False
    row = story.state.row(at, ENEMY)
    if len(row) >= LINES:
        story.tell(ActionDropped(card.id, label(at), because="krynea.action.creature-full"))
    else:
        ref = story.state.new_ref(card.id)
        story.tell(ActionEntered(ref, card.id, label(at), 1, because="krynea.action.creature-front"))
    return True


@enacts("krynea.action.any-place", "krynea.action.any-place-short", "krynea.action.any-place-full")
def is_unit_for_any_place(story: Tale, at: int, card: Printed) -> bool:
    """Test 5: a unit for any place goes to the line of its attack, or to the nearest there is."""
    if card.body != "anywhere":
        return False
    row = story.state.row(at, ENEMY)
    if len(row) >= LINES:
        story.tell(ActionDropped(card.id, label(at), because="krynea.action.any-place-full"))
        return True
    wanted = next((line for kind, line in (("ranged", 2), ("magic", 3), ("melee", 1)) if card.score(kind)), 1)
    line = min(wanted, len(row) + 1)
    rule = "krynea.action.any-place" if line == wanted else "krynea.action.any-place-short"
    story.tell(ActionEntered(story.state.new_ref(card.id), card.id, label(at), line, because=RuleId(rule)))
    return True


@enacts("krynea.action.reaction-waits", "krynea.action.reaction-in-hand")
def is_reaction(story: Tale, at: int, card: Printed) -> bool:
    """Test 6: a reaction waits at its battalion."""
    if not card.reaction:
        return False
    story.tell(ActionWaits(card.id, label(at), because="krynea.action.reaction-waits"))
    return True


TESTS: tuple[Callable[[Tale, int, Printed], bool], ...] = (
    is_replaced,
    is_creature,
    is_unit_for_any_place,
    is_reaction,
)


# --- strikes at the player ---------------------------------------------------------------------------------------------


@enacts("krynea.action.harmful-scope", "krynea.action.pick-player-unit")
def victims(state: State, at: int, card: Printed) -> list[Unit]:
    """The player's units that a card can strike: those of the same clash, visible ones; of one that picks, the dearest."""
    row = [unit for unit in state.row(at, state.player.name) if not unit.hidden]
    if card.strike == "all":
        return row
    if card.attack:
        row = [unit for unit in row if kills(card.attack, defence(state, unit))]
    return dearest(row)


@enacts("krynea.action.cancelable")
def settle(story: Tale) -> None:
    """Nobody has cancelled the strike that was just revealed: it comes now."""
    state = story.state
    card, at = state.blow, state.fresh - 1
    if card is None:
        return
    story.tell(StrikeCame(card.id, label(at), because="krynea.action.cancelable"))
    if card.strike == "hand":
        lose_cards(story, state.player.name, card.takes, because="krynea.action.player-loses-card")
    elif found := victims(story.state, at, card):
        fall_upon(story, at, card, [unit.ref for unit in found])


def fall_upon(story: Tale, at: int, card: Printed, refs: list[str]) -> None:
    """A card strikes at all of some units, or at one of them."""
    rule = RuleId("krynea.action.harmful-scope" if card.strike == "all" else "krynea.action.pick-player-unit")
    hit = refs if card.strike == "all" else [one_of(story, refs, rule)]
    story.tell(StrikeFell(card.id, label(at), tuple(hit), card.attack, because=rule))
    for ref in hit:
        suffer(story, ref, card)


def suffer(story: Tale, ref: str, card: Printed) -> None:
    """What a strike does to one unit."""
    unit = story.state.unit(ref)
    if unit is None or (card.attack and not kills(card.attack, defence(story.state, unit))):
        return
    if card.does == "hide":
        story.tell(UnitHidden(ref, because="krynea.action.harmful-scope"))
    else:
        perish(story, ref, card.attack or SURE, by=ENEMY)


@enacts("krynea.action.player-loses-card")
def lose_cards(story: Tale, side: str, amount: int, *, because: RuleId) -> None:
    """A side loses cards from hand, drawn by lot: the table tells which kind came out where there are both."""
    for _ in range(amount):
        seat = story.state.seat(side)
        kinds = [kind for kind in ("troops", "actions") if getattr(seat, kind)]
        if not kinds:
            return
        out = story.ask(Choice(side, "lot", because, tuple(kinds)))[0]
        story.tell(CardsLost(side, int(out == "troops"), int(out == "actions"), because=because))


@forbids("krynea.action.cancelable", Cancel)
def too_late_to_cancel(state: State, move: Cancel) -> Facts | None:
    actions = state.seat(move.player).actions
    if state.fresh == index(move.clash) + 1 and actions:
        return None
    return {"player": move.player, "clash": move.clash, "phase": state.phase, "actions": actions}


@resolves(Cancel, "krynea.action.cancelable", "krynea.action.cancel-no-redraw")
def cancel(story: Tale, move: Cancel) -> None:
    at = index(move.clash)
    clash = story.state.clashes[at]
    entered = [unit.print for unit in story.state.row(at, ENEMY) if unit.print.body]
    fresh = (*clash.waiting, *clash.played)
    card = fresh[-1] if fresh else entered[0]
    story.tell(ActionCancelled(card.id, move.clash, move.player, because="krynea.action.cancel-no-redraw"))


# --- the enemy's ability -----------------------------------------------------------------------------------------------


def ready_abilities(state: State, when: str) -> list[Printed]:
    """The enemy's abilities of a moment that it can use: ready, with an effect, and choosing nothing of its own."""
    hand = state.player.troops + state.player.actions
    return [
        ability.print
        for ability in state.enemy.abilities
        if ability.print.when == when
        and not ability.turned
        and not ability.print.picks
        and (hand or not ability.print.takes)
    ]


@enacts(
    "krynea.action.ability-each-round",
    "krynea.action.ability-enemy-initiative",
    "krynea.action.ability-player-initiative",
    "krynea.round.ability-when",
)
def use_abilities(story: Tale) -> None:
    """The moment of the enemy's abilities of this phase: each that has an effect is used, in the order of the cards."""
    cards = ready_abilities(story.state, "actions")
    if not cards:
        return
    leads = story.state.initiative == ENEMY
    rule = RuleId("krynea.action.ability-enemy-initiative" if leads else "krynea.action.ability-player-initiative")
    story.tell(AbilityCalled(because=rule))
    for card in cards:
        story.tell(AbilityUsed(ENEMY, card.id, because=rule))
        lose_cards(story, story.state.player.name, card.takes, because="krynea.action.player-loses-card")


@enacts("krynea.action.enemy-loses-card", "krynea.action.played-not-hand", "krynea.action.reaction-in-hand")
def enemy_loses(story: Tale, amount: int) -> None:
    """The enemy loses cards from hand: its waiting reactions; played cards are none."""
    rule = "krynea.action.enemy-loses-card"
    for _ in range(amount):
        held = {
            f"{label(at)}.{card.id}": (at, card.id)
            for at, clash in enumerate(story.state.clashes)
            for card in clash.waiting
        }
        if not held:
            return
        at, card = held[one_of(story, list(held), rule)]
        story.tell(ReactionLost(card, label(at), because=rule))


def skip_clashes(story: Tale) -> None:
    """The enemy's action deck is empty: the clashes that are left go without."""
    story.tell(ActionsRanOut(because="krynea.round.enemy-deck-empty"))
