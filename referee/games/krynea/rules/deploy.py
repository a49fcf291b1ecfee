"""Phase 4: the player puts units from hand onto the field; and units that cards put there."""

from __future__ import annotations

from ....core.labels import forbids, resolves
from ....core.types import Facts, Move
from ..events import CardRecovered, ObjectEquipped, UnitDeployed, UnitEntered
from ..moves import Deploy, Drawn, Enter, Equip, Recover
from ..state import State, Tale, Unit, index, label
from .deck import named


@forbids("krynea.deploy.enemy-done", Drawn)
def enemy_deployed_while_drawing(state: State, move: Drawn) -> Facts | None:
    return {"round": state.round} if state.phase == "deployment" and state.solo else None


@forbids("krynea.deploy.player-all", Deploy, Equip)
def nothing_left_to_deploy(state: State, move: Move) -> Facts | None:
    troops = state.seat(move.player).troops
    return {"player": move.player, "troops": troops} if not troops else None


@resolves(Deploy, "krynea.deploy.player-all", "krynea.deploy.keep-back")
def deploy(story: Tale, move: Deploy) -> None:
    # as many as the player likes: nobody must empty the hand
    line = line_for(story.state, move.player, move.clash, move.line)
    id = named(story, move.card, "unit")
    ref = story.state.new_ref(id)
    rule = "krynea.deploy.player-all"
    story.tell(UnitDeployed(ref, id, move.player, move.clash, line, because=rule))


def line_for(state: State, side: str, clash: str, line: int) -> int:
    """The line in which a unit comes to stand: the one that was said, or the nearest there is; 0 is behind the others."""
    behind = len(state.row(index(clash), side)) + 1
    return min(line or behind, behind)


@resolves(Equip, "krynea.deploy.player-all")
def equip(story: Tale, move: Equip) -> None:
    if story.state.unit(move.unit) is not None:
        id = named(story, move.card, "object")
        story.tell(ObjectEquipped(id, move.unit, move.player, because="krynea.deploy.player-all"))


@resolves(Enter, "krynea.level.cap-three")
def enter(story: Tale, move: Enter) -> None:
    line = line_for(story.state, move.side, move.clash, move.line)
    id = named(story, move.card, "unit")
    ref = story.state.new_ref(id)
    story.tell(UnitEntered(ref, id, move.side, move.clash, line, because="krynea.goal.base-rules"))


@forbids("krynea.action.creature-requirement", Enter)
def dependent_cards_need_their_condition(state: State, move: Enter) -> Facts | None:
    card = state.card(move.card)
    if card is None or not card.needs or any(unit.print.archmage for unit in state.units(move.side)):
        return None
    count = sum(1 for _ in state.units(move.side))
    return {"card": move.card, "needs": card.needs, "side": move.side, "count": count}


@forbids("krynea.object.not-recovered", Recover)
def card_is_not_in_the_discard(state: State, move: Recover) -> Facts | None:
    pile = state.seat(move.player).troop_discard
    return {"card": move.card, "side": move.player, "count": len(pile)} if move.card not in pile else None


@resolves(Recover, "krynea.object.not-recovered")
def recover(story: Tale, move: Recover) -> None:
    rule = "krynea.object.not-recovered"
    if move.card in story.state.seat(move.player).troop_discard:
        story.tell(CardRecovered(move.card, move.player, because=rule))
    line = line_for(story.state, move.player, move.clash, 0)
    id = named(story, move.card, "unit")
    ref = story.state.new_ref(id)
    story.tell(UnitEntered(ref, id, move.player, move.clash, line, risen=move.risen, because=rule))


def foreign(state: State, unit: Unit, side: str) -> Facts:
    """What a refusal says of a unit that belongs to somebody else."""
    return {"unit": unit.ref, "side": unit.owner, "clash": label(state.clash_of(unit.ref)), "player": side}
