"""Phase 10: the hand limit, conquests, actions away, hidden units revealed, the enemy's abilities of this phase."""

from __future__ import annotations

from ....core.labels import enacts, forbids, resolves
from ....core.types import Facts
from ..events import (
    AbilityUsed,
    CardsLost,
    EnemyActionsCleared,
    ExpertiseUsed,
    MonolithConquered,
    UsedActionsCleared,
)
from ..moves import DiscardHand, Next
from ..state import ENEMY, HAND, State, Tale, label
from .action import lose_cards, ready_abilities
from .hidden import reveal_all


def too_many(state: State, player: str, troops: int, actions: int) -> Facts | None:
    """What a refusal says of a hand that is left with more cards than may be carried over."""
    count = troops + actions
    if count <= HAND:
        return None
    return {"player": player, "most": HAND, "count": count, "troops": troops, "actions": actions}


@forbids("krynea.discard.keep-three", Next)
def hand_is_too_large(state: State, move: Next) -> Facts | None:
    if state.phase != "discards":
        return None
    for seat in state.seats:
        if facts := too_many(state, seat.name, seat.troops, seat.actions):
            return facts
    return None


@forbids("krynea.discard.keep-three", DiscardHand)
def too_few_are_discarded(state: State, move: DiscardHand) -> Facts | None:
    seat = state.seat(move.player)
    troops, actions = seat.troops - move.troops, seat.actions - move.actions
    if min(troops, actions, move.troops, move.actions) < 0 or not move.troops + move.actions:
        held = {"troops": seat.troops, "actions": seat.actions}
        return {"player": move.player, "most": HAND, "count": seat.troops + seat.actions, **held}
    return too_many(state, move.player, troops, actions)


@resolves(DiscardHand, "krynea.discard.keep-three", "krynea.draw.resources-hand-discards")
def discard_hand(story: Tale, move: DiscardHand) -> None:
    story.tell(CardsLost(move.player, move.troops, move.actions, because="krynea.discard.keep-three"))


@enacts("krynea.discard.order", "krynea.creature.stays")
def finish_round(story: Tale) -> None:
    """What phase 10 does after the hand limit, in its order. Creatures are units and stay."""
    if story.state.solo:
        conquer(story)
        clear_enemy_actions(story)
    for seat in story.state.seats:
        if seat.used:
            story.tell(UsedActionsCleared(seat.name, seat.used, because="krynea.discard.player-actions"))
    reveal_all(story)
    if story.state.solo:
        late_abilities(story)


@enacts("krynea.discard.hidden-no-guard", "krynea.discard.no-occupier")
def guarded(state: State, at: int) -> bool:
    """Whether an active enemy unit guards the Monolith of a clash; hidden ones do not. Own units are not needed."""
    return any(not unit.hidden for unit in state.row(at, ENEMY))


@enacts("krynea.discard.conquest", "krynea.discard.take")
def conquer(story: Tale) -> None:
    """The player takes every Monolith that nobody guards."""
    for at, clash in enumerate(story.state.clashes):
        if clash.monolith is not None and not guarded(story.state, at):
            story.tell(MonolithConquered(clash.monolith.id, label(at), because="krynea.discard.conquest"))


@enacts("krynea.discard.enemy-actions", "krynea.discard.player-actions")
def clear_enemy_actions(story: Tale) -> None:
    """The enemy's cards behind the Monoliths go to its discard, used or not."""
    cards = tuple(card.id for clash in story.state.clashes for card in (*clash.waiting, *clash.played))
    if cards:
        story.tell(EnemyActionsCleared(cards, because="krynea.discard.enemy-actions"))


@enacts("krynea.discard.enemy-abilities", "krynea.discard.no-own-pick")
def late_abilities(story: Tale) -> None:
    """The enemy's abilities and expertise of this phase, those that would choose one of its own units left out."""
    rule = "krynea.discard.enemy-abilities"
    for card in ready_abilities(story.state, "discards"):
        story.tell(AbilityUsed(ENEMY, card.id, because=rule))
        lose_cards(story, story.state.player.name, card.takes, because=rule)
    for unit in list(story.state.units(ENEMY)):
        print = unit.print
        if print.expertise == "discards" and not unit.turned and not print.picks:
            story.tell(ExpertiseUsed(unit.ref, spent=False, because=rule))
            lose_cards(story, story.state.player.name, print.takes, because=rule)
