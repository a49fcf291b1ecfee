"""The Alley: two adventurers and a price buy an enhancement; they never help a roll."""

from __future__ import annotations

from ....core.labels import forbids, resolves
from ....core.types import Facts
from ..catalogue import enhancement_from, id_of, printed
from ..events import EnhancementBought, LevelGone
from ..moves import AddAcademy, Buy, Explore, NoneLeft
from ..state import BUYERS, COPPER, Enhancement, State, Tale
from .turn import finish_action

CARD = 1
"""Adventurer cards that a level 1 enhancement costs: dragonrealm.alley.price-level-1."""


@forbids("dragonrealm.alley.no-bonus", AddAcademy, Explore)
def the_alley_helps_no_roll(state: State, move: AddAcademy | Explore) -> Facts | None:
    added = move.count if isinstance(move, AddAcademy) else move.academy
    return {"player": move.player} if added and state.side == "alley" else None


@forbids("dragonrealm.setup.enhancement-deck-use", Buy)
def the_academy_sells_nothing(state: State, move: Buy) -> Facts | None:
    return {"player": move.player} if state.side == "academy" else None


@forbids("dragonrealm.alley.when", Buy)
def buy_in_your_own_turn(state: State, move: Buy) -> Facts | None:
    if move.player == state.active and state.step in ("turn", "roll", "end"):
        return None
    return {"player": move.player, "active": state.active}


@forbids("dragonrealm.alley.buy", Buy)
def two_adventurers_leave_the_alley(state: State, move: Buy) -> Facts | None:
    there = state.player(move.player).academy
    return {"player": move.player, "there": there} if there < BUYERS and state.side == "alley" else None


@forbids("dragonrealm.alley.price-level-1", Buy)
def level_one_costs_a_card(state: State, move: Buy) -> Facts | None:
    hand = state.player(move.player).hand
    return {"player": move.player, "hand": hand} if move.level == 1 and hand < CARD else None


@forbids("dragonrealm.alley.price-level-2", Buy)
def level_two_costs_two_coins(state: State, move: Buy) -> Facts | None:
    coins = state.player(move.player).coins
    return {"player": move.player} if move.level == 2 and coins < COPPER else None


@forbids("dragonrealm.alley.no-future-coins", Buy)
def coins_of_the_end_do_not_pay(state: State, move: Buy) -> Facts | None:
    seat = state.player(move.player)
    if move.level != 2 or seat.coins >= COPPER:
        return None
    card = next((e for e in seat.enhancements if e.face_up and e.coins), None)
    return None if card is None else {"player": move.player, "card": card.id}


@forbids("dragonrealm.alley.level-gone", Buy)
def some_must_be_left(state: State, move: Buy) -> Facts | None:
    if state.side != "alley" or (move.level in (1, 2) and state.enhancements and move.level not in state.gone):
        return None
    return {"player": move.player, "level": move.level, "left": state.enhancements}


@forbids("dragonrealm.alley.take-first", Buy)
def the_card_is_of_the_level_paid_for(state: State, move: Buy) -> Facts | None:
    if not move.card:
        return None
    id = id_of("enhancement", move.card)
    level = printed(state.known, "enhancement", id).get("level", move.level)
    if level == move.level:
        return None
    return {"player": move.player, "level": move.level, "card": id, "other": level}


@resolves(
    Buy,
    "dragonrealm.alley.buy",
    "dragonrealm.alley.draw",
    "dragonrealm.alley.take-first",
    "dragonrealm.alley.hidden-purchase",
    "dragonrealm.alley.when",
)
def buy(story: Tale, move: Buy) -> None:
    """Pay, take the first card of the level, face down; one bought while a roll waits comes too late for it."""
    state, seat = story.state, story.state.player(move.player)
    cards, coins = (min(CARD, seat.hand), 0) if move.level == 1 else (0, min(COPPER, seat.coins))
    gone = min(BUYERS, seat.academy)
    late = state.turn if state.roll is not None or state.step == "end" else 0
    card = Enhancement(level=move.level, bought_at=late)
    if move.card:
        id = id_of("enhancement", move.card)
        facts = {"name": move.card, **printed(state.known, "enhancement", id)}
        card = enhancement_from(id, facts, card)
    story.tell(EnhancementBought(move.player, move.level, cards, coins, gone, card, because="dragonrealm.alley.buy"))
    if story.state.step == "end":
        finish_action(story)


@resolves(NoneLeft, "dragonrealm.alley.level-gone", "dragonrealm.alley.used-up-cards")
def none_left(story: Tale, move: NoneLeft) -> None:
    story.tell(LevelGone(move.level, because="dragonrealm.alley.level-gone"))
