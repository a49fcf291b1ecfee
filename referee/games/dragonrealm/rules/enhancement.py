"""Using enhancements: before the roll or after it, shown when first used, discarded when they are single-use."""

from __future__ import annotations

from typing import Any

from ....core.labels import enacts, forbids, resolves
from ....core.types import Choice, Facts
from ..catalogue import LIMITS, id_of, name_of, printed
from ..events import EnhancementDescribed, EnhancementUsed
from ..moves import Explore, Use
from ..state import State, Tale
from .explore import settle_roll


def named(move: Use | Explore) -> tuple[str, ...]:
    """The ids of the enhancements that a move uses."""
    said = (move.card,) if isinstance(move, Use) else move.uses
    return tuple(id_of("enhancement", card) for card in said)


@forbids("dragonrealm.enhancement.reveal", Use, Explore)
def only_your_own_enhancements(state: State, move: Use | Explore) -> Facts | None:
    seat = state.player(move.player)
    unnamed = seat.unnamed
    for card in named(move):
        if seat.owns(card) is None:
            unnamed -= 1
            if unnamed < 0:
                return {"player": move.player, "card": card, "count": seat.unnamed}
    return None


@forbids("dragonrealm.enhancement.any-time", Use)
def each_enhancement_once_for_a_roll(state: State, move: Use) -> Facts | None:
    card = named(move)[0]
    if card in state.declared:
        return {"player": move.player, "card": card, "active": state.active}
    mine = move.player == state.active and state.step in ("turn", "roll")
    return None if mine else {"player": move.player, "card": card, "active": state.active}


@forbids("dragonrealm.enhancement.declare-single-use", Use)
def single_use_is_named_before_the_roll(state: State, move: Use) -> Facts | None:
    if state.roll is None:
        return None
    card = named(move)[0]
    owned = state.player(move.player).owns(card)
    single = owned.single_use if owned is not None else printed(state.known, "enhancement", card).get("single_use")
    return {"player": move.player, "card": card, "total": state.roll.total} if single else None


@forbids("dragonrealm.alley.no-retroaction", Use)
def bought_after_the_roll_is_too_late(state: State, move: Use) -> Facts | None:
    card = named(move)[0]
    owned = state.player(move.player).owns(card)
    if state.roll is None or owned is None or owned.bought_at != state.turn:
        return None
    return {"player": move.player, "card": card, "total": state.roll.total, "target": state.roll.target}


@resolves(Use, "dragonrealm.enhancement.any-time", "dragonrealm.enhancement.several")
def use(story: Tale, move: Use) -> None:
    """Before the roll the enhancement is noted for it; after the roll it counts at once."""
    declare(story, move.player, move.card, move.bonus)
    settle_roll(story)


@enacts("dragonrealm.enhancement.reveal", "dragonrealm.enhancement.several")
def declare(story: Tale, player: str, said: str, bonus: int | None = None) -> None:
    """Show an enhancement and use it for the roll under way or to come; what nobody has told of it is asked."""
    card = id_of("enhancement", said)
    if card in story.state.declared:
        return
    facts = described(story, player, card, said, bonus)
    rule = "dragonrealm.enhancement.reveal"
    story.tell(EnhancementUsed(player, card, facts, int(facts.get("bonus", 0)), because=rule))


def described(story: Tale, player: str, card: str, said: str, bonus: int | None) -> dict[str, Any]:
    """What is printed on an enhancement that is used, asked and remembered when it is new."""
    owned = story.state.player(player).owns(card)
    known = printed(story.state.known, "enhancement", card)
    held = None if owned is None else owned.name
    facts: dict[str, Any] = {"name": name_of(story.state, "enhancement", card) or held or said, **known}
    if owned is not None and owned.described:
        return {**facts, "bonus": owned.bonus or 0, "single_use": owned.single_use}
    if bonus is None and "bonus" in known:
        return facts
    rule = "dragonrealm.location.card-data"
    low, high = LIMITS["bonus"]
    if bonus is None:
        about = {"what": "bonus", "card": card}
        bonus = int(story.ask(Choice(player, "number", rule, facts=about, low=low, high=high))[0])
    if "single_use" not in known and story.state.roll is None:
        once = story.ask(Choice(player, "use", rule, ("permanent", "single-use"), facts={"card": card}))[0]
        facts["single_use"] = once == "single-use"
    facts["bonus"] = bonus
    story.tell(EnhancementDescribed(card, facts, because=rule))
    return facts
