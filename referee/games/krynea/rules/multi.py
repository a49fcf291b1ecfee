"""Games of three and four: one rival for an ability, help for the ally."""

from __future__ import annotations

from ....core.labels import forbids
from ....core.types import Facts
from ..moves import Boost, UseAbility
from ..state import State


@forbids("krynea.multi.one-rival", UseAbility)
def one_rival_is_chosen(state: State, move: UseAbility) -> Facts | None:
    card = state.card(move.card)
    rivals = state.rivals(move.player)
    if state.solo or card is None or not card.takes or len(rivals) == 1:
        return None
    if len(move.rivals) == 1 and move.rivals[0] in rivals:
        return None
    return {"player": move.player, "card": move.card, "count": len(move.rivals), "rivals": len(rivals)}


@forbids("krynea.multi.help-ally", Boost)
def card_is_for_own_units(state: State, move: Boost) -> Facts | None:
    for ref in move.units if move.own else ():
        unit = state.unit(ref)
        if unit is not None and unit.owner != move.player and state.friends(unit.owner, move.player):
            return {"player": move.player, "unit": ref, "side": unit.owner}
    return None
