"""Orders: bonuses printed for a round number, or switched on by an effect."""

from __future__ import annotations

from ....core.labels import enacts, forbids, resolves
from ....core.types import Facts
from ..catalogue import Order
from ..events import BonusGained
from ..moves import SwitchOrder
from ..state import State, Tale

BY_EFFECT = ("eredan.order.by-effect", "eredan.order.by-effect-all")


@enacts("eredan.order.bonus", "eredan.order.several", "eredan.order.both-sides", "eredan.order.only-in-fight")
def orders_of_the_round(story: Tale, ref: str) -> None:
    """A fighter gets the bonus of every order that names this round."""
    orders = [o for o in story.state.there(ref).print.orders if o.round == story.state.round]
    activate(story, ref, orders, "eredan.order.bonus" if len(orders) == 1 else "eredan.order.several")


@forbids("eredan.order.by-effect", SwitchOrder)
def a_card_activates_the_order(state: State, move: SwitchOrder) -> Facts | None:
    return {"player": move.player, "character": move.character, "round": state.round}


@resolves(SwitchOrder, "eredan.order.by-effect")
def switch_order(story: Tale, move: SwitchOrder) -> None:
    """Only when the table insists."""
    orders_by_effect(story, move.character)


@enacts("eredan.order.by-effect", "eredan.order.by-effect-all")
def orders_by_effect(story: Tale, ref: str) -> None:
    """An effect activates all orders of a character, whatever the round; those that are on already stay as they are."""
    character = story.state.there(ref)
    if any(b.because in BY_EFFECT for b in character.bonuses):
        return
    round = story.state.round if ref in story.state.fighting else 0
    orders = [o for o in character.print.orders if o.round != round]
    activate(story, ref, orders, "eredan.order.by-effect" if len(orders) == 1 else "eredan.order.by-effect-all")


@enacts("eredan.order.duration")
def activate(story: Tale, ref: str, orders: list[Order], because: str) -> None:
    """Give the bonuses of some orders until the end of this round."""
    for order in orders:
        for stat, amount in order.bonus.items():
            story.tell(BonusGained(ref, stat, amount, story.state.round, because=because))
