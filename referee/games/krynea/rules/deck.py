"""The decks: 30 actions, 25 troops worth 60, 2 abilities, no ID number twice; and the cards that are read out."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ....core.labels import forbids, resolves
from ....core.types import Facts, Move
from ..catalogue import Printed, facts_of, fault, id_of, printed_from
from ..events import AbilityLaid, CardDescribed, DeckCounted
from ..moves import DeclareDeck, Deploy, Describe, Drawn, Enter, Equip, LayAbility, Recover
from ..state import ENEMY, State, Tale
from ..words import facts_from

ACTIONS, TROOPS, ABILITIES, POINTS = 30, 25, 2, 60


# --- counting ----------------------------------------------------------------------------------------------------------


@forbids("krynea.deck.basic-mode", DeclareDeck)
def basic_decks_are_all_boxed(state: State, move: DeclareDeck) -> Facts | None:
    if move.mode == "basic" and (move.circled or move.unmarked):
        return {"side": move.side, "circled": move.circled, "unmarked": move.unmarked}
    return None


@forbids("krynea.deck.faction-mode", DeclareDeck)
def faction_decks_are_all_marked(state: State, move: DeclareDeck) -> Facts | None:
    return {"side": move.side, "unmarked": move.unmarked} if move.mode == "faction" and move.unmarked else None


@forbids("krynea.deck.actions-30", DeclareDeck)
def actions_are_thirty(state: State, move: DeclareDeck) -> Facts | None:
    return {"side": move.side, "due": ACTIONS, "count": move.actions} if move.actions != ACTIONS else None


@forbids("krynea.deck.troops-25", DeclareDeck)
def troops_are_twenty_five(state: State, move: DeclareDeck) -> Facts | None:
    return {"side": move.side, "due": TROOPS, "count": move.troops} if move.troops != TROOPS else None


@forbids("krynea.deck.abilities-2", DeclareDeck)
def abilities_are_two(state: State, move: DeclareDeck) -> Facts | None:
    return {"side": move.side, "due": ABILITIES, "count": move.abilities} if move.abilities != ABILITIES else None


@forbids("krynea.deck.abilities-2", LayAbility)
def no_third_ability(state: State, move: LayAbility) -> Facts | None:
    count = len(state.seat(move.side).abilities) + 1
    return {"side": move.side, "due": ABILITIES, "count": count} if count > ABILITIES else None


@forbids("krynea.deck.min-60", DeclareDeck)
def troops_are_worth_sixty(state: State, move: DeclareDeck) -> Facts | None:
    return {"side": move.side, "due": POINTS, "count": move.points} if move.points < POINTS else None


@forbids("krynea.deck.unique-id", DeclareDeck)
def no_number_twice_in_a_deck(state: State, move: DeclareDeck) -> Facts | None:
    # only inside one deck: the other side may have the same numbers (krynea.deck.same-faction)
    number, count = next(iter(Counter(move.numbers).most_common(1)), (0, 0))
    return {"side": move.side, "number": number, "count": count} if count > 1 else None


@forbids("krynea.deck.unique-id", Drawn)
def no_number_drawn_twice(state: State, move: Drawn) -> Facts | None:
    if move.number and state.solo and move.number in state.enemy.numbers:
        return {"side": ENEMY, "number": move.number, "count": 2}
    return None


@resolves(
    DeclareDeck,
    "krynea.deck.enemy-deck",
    "krynea.deck.own-any-mode",
    "krynea.deck.free-mode",
    "krynea.deck.same-faction",
)
def count_deck(story: Tale, move: DeclareDeck) -> None:
    rule = "krynea.deck.enemy-deck" if move.side == ENEMY else "krynea.deck.own-any-mode"
    story.tell(DeckCounted(move.side, move.mode, move.actions, move.troops, because=rule))


def named(story: Tale, card: str, kind: str) -> str:
    """The id of a card that comes into play. One that nobody has read out, where the table insists, is noted by its name."""
    if story.state.card(card) is not None:
        return card
    id = id_of(card)
    story.tell(CardDescribed(id, {"name": card, "kind": kind}, because="krynea.round.card-facts"))
    return id


# --- reading cards out -------------------------------------------------------------------------------------------------


def told(move: Describe) -> dict[str, Any]:
    """What a description says of its card, by field."""
    return {"name": move.name, **facts_from(move.facts)}


@forbids("krynea.round.card-facts", Describe)
def a_card_is_described_in_numbers_that_exist(state: State, move: Describe) -> Facts | None:
    return {"card": move.name, "fault": wrong} if (wrong := fault(told(move))) else None


@resolves(Describe, "krynea.round.card-facts")
def describe(story: Tale, move: Describe) -> None:
    if fault(told(move)):
        return
    # what was known of the card before stays, and its name
    id = id_of(move.name)
    known = story.state.card(id)
    facts = told(move) if known is None else {**told(move), "name": known.name}
    whole = facts_of(printed_from(id, facts, known))
    story.tell(CardDescribed(id, whole, because="krynea.round.card-facts"))


def unread(state: State, id: str, kinds: tuple[str, ...]) -> str:
    """What is missing before a card can be used as one of some kinds; empty for nothing."""
    card = state.card(id)
    if card is None or not fits(card, kinds):
        return "kind"
    return card.missing


def fits(card: Printed, kinds: tuple[str, ...]) -> bool:
    """Whether a card is of one of some kinds; `field` is anything that can stand on the field."""
    return card.kind in kinds or ("field" in kinds and card.fights)


@forbids("krynea.round.card-facts", Deploy, Enter, Recover)
def units_are_read_out_first(state: State, move: Move) -> Facts | None:
    assert isinstance(move, Deploy | Enter | Recover)
    # an action that becomes a unit enters by its own effect, not from the troops in hand
    kind = "unit" if isinstance(move, Deploy) else "field"
    return {"card": move.card, "fault": wrong} if (wrong := unread(state, move.card, (kind,))) else None


@forbids("krynea.round.card-facts", Equip)
def objects_are_read_out_first(state: State, move: Equip) -> Facts | None:
    return {"card": move.card, "fault": wrong} if (wrong := unread(state, move.card, ("object",))) else None


@forbids("krynea.round.card-facts", LayAbility)
def abilities_are_read_out_first(state: State, move: LayAbility) -> Facts | None:
    return {"card": move.card, "fault": wrong} if (wrong := unread(state, move.card, ("ability",))) else None


@forbids("krynea.round.card-facts", Drawn)
def troops_are_read_out_first(state: State, move: Drawn) -> Facts | None:
    if state.expects != "troop":
        return None
    return {"card": move.card, "fault": wrong} if (wrong := unread(state, move.card, ("unit", "object"))) else None


@forbids("krynea.action.card-facts", Drawn)
def actions_are_read_out_first(state: State, move: Drawn) -> Facts | None:
    if state.expects != "action":
        return None
    return {"card": move.card, "fault": wrong} if (wrong := unread(state, move.card, ("action",))) else None


@forbids("krynea.monolith.data", Drawn)
def monoliths_are_read_out_first(state: State, move: Drawn) -> Facts | None:
    if state.expects != "monolith":
        return None
    return {"monolith": move.card, "fault": wrong} if (wrong := unread(state, move.card, ("monolith",))) else None


@resolves(LayAbility, "krynea.deck.abilities-2")
def lay_ability(story: Tale, move: LayAbility) -> None:
    story.tell(AbilityLaid(move.side, named(story, move.card, "ability"), because="krynea.deck.abilities-2"))
