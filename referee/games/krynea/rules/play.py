"""Phase 6, the player's part: actions from hand and own abilities."""

from __future__ import annotations

from ....core.labels import enacts, forbids, resolves
from ....core.types import Facts, RuleId
from ..events import AbilityUsed, ActionStopped, ActionUsed, BonusGiven, UnitHidden, UnitsLinked
from ..moves import Act, Action, Attack, Boost, Destroy, Drain, Hide, Link, UseAbility
from ..state import State, Tale, label
from .action import enemy_loses, lose_cards
from .defend import SURE, perish
from .deploy import foreign

STOPS: RuleId = "krynea.action.enemy-cancels"


@forbids("krynea.action.player-all", Action)
def no_action_in_hand(state: State, move: Action) -> Facts | None:
    seat = state.seat(move.player)
    return None if seat.actions else {"player": move.player, "actions": 0, "used": seat.used}


@forbids("krynea.action.player-all", Attack)
def no_action_for_the_bonus(state: State, move: Attack) -> Facts | None:
    seat = state.seat(move.player)
    if not move.bonus or seat.actions:
        return None
    return {"player": move.player, "actions": 0, "used": seat.used}


@forbids("krynea.action.bonus-own-only", Boost)
def no_bonus_for_the_other_side(state: State, move: Boost) -> Facts | None:
    for ref in move.units:
        unit = state.unit(ref)
        if unit is not None and not state.friends(unit.owner, move.player):
            return foreign(state, unit, move.player)
    return None


@enacts("krynea.action.enemy-cancels")
def stopped(story: Tale, player: str, refs: tuple[str, ...]) -> bool:
    """Whether a waiting reaction of the enemy cancels an action that touches some units."""
    if not story.state.solo:
        return False
    for at in sorted({story.state.clash_of(ref) for ref in refs}):
        card = next((c for c in story.state.clashes[at].waiting if c.reaction == "cancel"), None)
        if card is not None:
            story.tell(ActionStopped(card.id, label(at), player, because=STOPS))
            return True
    return False


def used(story: Tale, move: Action, refs: tuple[str, ...], text: str) -> bool:
    """An action is used from hand; whether it has its effect."""
    story.tell(ActionUsed(move.player, text, because="krynea.action.player-all"))
    return not stopped(story, move.player, refs)


@resolves(Act, "krynea.action.player-all")
def act(story: Tale, move: Act) -> None:
    used(story, move, (), move.text)


@resolves(Boost, "krynea.action.player-whole-field", "krynea.action.bonus-own-only")
def boost(story: Tale, move: Boost) -> None:
    units = move.units or tuple(unit.ref for unit in story.state.units(move.player))
    if used(story, move, units, ""):
        for ref in units:
            story.tell(BonusGiven(ref, move.score, move.amount, because="krynea.action.player-whole-field"))


@resolves(Destroy, "krynea.defend.trigger")
def destroy(story: Tale, move: Destroy) -> None:
    if used(story, move, move.units, ""):
        for ref in move.units:
            if story.state.unit(ref) is not None:
                perish(story, ref, SURE, by=move.player)


@resolves(Hide, "krynea.action.player-whole-field")
def hide(story: Tale, move: Hide) -> None:
    if used(story, move, move.units, ""):
        for ref in move.units:
            unit = story.state.unit(ref)
            willing = unit is not None and story.state.friends(unit.owner, move.player)
            story.tell(UnitHidden(ref, willing, because="krynea.action.player-whole-field"))


@resolves(Link, "krynea.curse.linked")
def link(story: Tale, move: Link) -> None:
    both = {ref for ref in (move.unit, move.other) if story.state.unit(ref) is not None}
    if used(story, move, tuple(both), "") and len(both) == 2:
        story.tell(UnitsLinked(move.unit, move.other, because="krynea.curse.linked"))


@resolves(Drain, "krynea.action.enemy-loses-card")
def drain(story: Tale, move: Drain) -> None:
    if used(story, move, (), ""):
        enemy_loses(story, move.amount)


@forbids("krynea.round.use-turns", UseAbility)
def ability_is_turned(state: State, move: UseAbility) -> Facts | None:
    for ability in state.seat(move.player).abilities:
        if ability.print.id == move.card and ability.turned:
            return {"card": move.card, "round": state.round}
    return None


@resolves(UseAbility, "krynea.round.use-turns", "krynea.multi.one-rival")
def use_ability(story: Tale, move: UseAbility) -> None:
    story.tell(AbilityUsed(move.player, move.card, because="krynea.round.use-turns"))
    card = story.state.card(move.card)
    if card is None or not card.takes:
        return
    if story.state.solo:
        enemy_loses(story, card.takes)
    for rival in () if story.state.solo else move.rivals or story.state.rivals(move.player):
        lose_cards(story, rival, card.takes, because="krynea.multi.one-rival")
