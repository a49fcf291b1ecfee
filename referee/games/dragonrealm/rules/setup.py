"""Setting up: the middle card, the Location deck, the row, three enhancements each, who begins."""

from __future__ import annotations

from ....core.labels import enacts, forbids, resolves
from ....core.types import Facts
from ..catalogue import enhancement_from, facts_of, id_of, printed
from ..events import EnhancementDescribed, EnhancementsKept, GameBegan, SideChosen
from ..moves import Act, ChooseSide, Describe, EndTurn, Goblins, Keep, Reveal, Rockslide
from ..state import (
    ADVENTURER_CARDS,
    ENHANCEMENT_CARDS,
    GOBLINS,
    LEAST,
    MOST,
    ROW,
    Enhancement,
    Location,
    Player,
    State,
    Tale,
    due_level,
)

HAND = 5
"""Cards dealt: dragonrealm.setup.hand."""
FACE_UP = 2
"""Open cards: dragonrealm.setup.face-up."""
UNNAMED = {"level-1": 1, "level-2": 2}
"""Enhancements that nobody names, with their level."""


@enacts("dragonrealm.setup.deck-size", "dragonrealm.setup.two-player-deck")
def deck_size(players: int) -> int:
    """Cards of the Location deck, the Dragon among them."""
    return 6 if players == LEAST else 7


@enacts("dragonrealm.setup.four-player-goblins")
def adventurer_cards(players: int) -> int:
    """Adventurer cards in play: with four players two Goblins! cards stay in the box."""
    return ADVENTURER_CARDS - (2 if players == MOST else 0)


@enacts(
    "dragonrealm.components.players",
    "dragonrealm.setup.adventurers-each",
    "dragonrealm.setup.goblin-supply",
    "dragonrealm.setup.bank",
    "dragonrealm.setup.hand",
    "dragonrealm.setup.face-up",
    "dragonrealm.setup.first-player",
    "dragonrealm.setup.reveal-three",
)
def laid(names: tuple[str, ...], first: str) -> State:
    """The table laid for the first turn: full supplies, five cards each, two face up, three places of the row to be told."""
    cards = deck_size(len(names))
    row = tuple(Location(level=due_level(cards - place)) for place in range(ROW))
    pile = adventurer_cards(len(names)) - HAND * len(names) - FACE_UP
    seats = tuple(Player(name, hand=HAND) for name in names)
    return State(
        seats, first, first, row, cards - ROW, pile, goblins=GOBLINS, face_up=FACE_UP, enhancements=ENHANCEMENT_CARDS
    )


# --- what may not be ---------------------------------------------------------------------------------------------------


@forbids("dragonrealm.setup.adventurers-location", ChooseSide)
def the_middle_card_is_never_turned(state: State, move: ChooseSide) -> Facts | None:
    return None if state.step == "setup" else {"player": move.player, "side": state.side, "turn": state.turn}


@forbids("dragonrealm.setup.dragon-bottom", Reveal)
def the_dragon_is_the_last_card(state: State, move: Reveal) -> Facts | None:
    if not state.untold:
        return None
    level = told_level(state, move)
    due = state.row[state.untold[0]].level
    return {"card": move.card, "left": state.deck} if level and (level == "green") != (due == "green") else None


@forbids("dragonrealm.setup.deck-order", Reveal)
def colours_come_in_their_order(state: State, move: Reveal) -> Facts | None:
    if not state.untold:
        return None
    level = told_level(state, move)
    due = state.row[state.untold[0]].level
    if not level or level == due:
        return None
    return {"card": move.card, "level": level, "due": due, "left": state.deck}


def told_level(state: State, move: Reveal) -> str:
    """The colour of a revealed location: as told, else as its card is known; empty when nobody knows."""
    known = printed(state.known, "location", move.card)
    return str(facts_of(move.facts).get("level") or known.get("level") or "")


@forbids("dragonrealm.setup.two-player-exclusions", Reveal)
def two_locations_are_not_for_two(state: State, move: Reveal) -> Facts | None:
    text = printed(state.known, "location", move.card).get("text", ())
    if len(state.seats) != LEAST or "not-for-two" not in text:
        return None
    return {"card": move.card, "count": len(state.seats)}


@forbids("dragonrealm.setup.unused-locations", Reveal)
def the_box_is_closed(state: State, move: Reveal) -> Facts | None:
    if state.untold or state.deck:
        return None
    return {"card": move.card, "count": len(state.row)}


@forbids("dragonrealm.setup.reveal-three", Act, Reveal)
def the_row_has_three_locations(state: State, move: Act | Reveal) -> Facts | None:
    told = len(state.row) - len(state.untold)
    if isinstance(move, Reveal):
        surplus = not state.untold and (state.deck > 0 or state.step == "setup")
        return {"count": told} if surplus else None
    return {"count": told} if state.step == "setup" and state.untold else None


@forbids("dragonrealm.setup.enhancement-deal", Act, EndTurn)
def all_have_chosen_enhancements(state: State, move: Act | EndTurn) -> Facts | None:
    waiting = undecided(state)
    return {"player": move.player, "waiting": waiting[0]} if state.step == "setup" and waiting else None


@forbids("dragonrealm.setup.enhancement-keep", Keep)
def two_of_level_one_or_one_of_level_two(state: State, move: Keep) -> Facts | None:
    levels = [card.level for card in kept(state, move)]
    ones, twos = levels.count(1), levels.count(2)
    before = len(state.player(move.player).enhancements)
    if state.step == "setup" and not before and (ones, twos) in ((2, 0), (0, 1)):
        return None
    return {"player": move.player, "level_1": ones, "level_2": twos, "count": before}


@forbids("dragonrealm.setup.special-redeal", Goblins, Rockslide)
def special_cards_of_the_deal_do_nothing(state: State, move: Goblins | Rockslide) -> Facts | None:
    return {"player": move.player} if state.step == "setup" else None


@forbids("dragonrealm.setup.clockwise", Act, EndTurn)
def wait_for_your_turn(state: State, move: Act | EndTurn) -> Facts | None:
    if move.player == state.active or state.step in ("setup", "over"):
        return None
    return {"player": move.player, "active": state.active, "turn": state.turn}


# --- what happens ------------------------------------------------------------------------------------------------------


def undecided(state: State) -> tuple[str, ...]:
    """The players who have not kept enhancements yet."""
    return tuple(seat.name for seat in state.seats if not seat.enhancements)


def kept(state: State, move: Keep) -> tuple[Enhancement, ...]:
    """The enhancements a player keeps. Of a card whose level nobody knows, it follows from how many are kept."""
    follows = 1 if len(move.cards) == 2 else 2
    cards = []
    for said in move.cards:
        if said in UNNAMED:
            cards.append(Enhancement(level=UNNAMED[said]))
        else:
            id = id_of("enhancement", said)
            facts = printed(state.known, "enhancement", id)
            cards.append(enhancement_from(id, {"level": follows, "name": said, **facts}, Enhancement()))
    return tuple(cards)


@resolves(ChooseSide, "dragonrealm.setup.adventurers-location", "dragonrealm.alley.replaces-academy")
def choose_side(story: Tale, move: ChooseSide) -> None:
    story.tell(SideChosen(move.side, because="dragonrealm.setup.adventurers-location"))


@resolves(
    Keep,
    "dragonrealm.setup.enhancement-deal",
    "dragonrealm.setup.enhancement-keep",
    "dragonrealm.setup.enhancement-hidden",
    "dragonrealm.setup.enhancement-leftovers",
)
def keep(story: Tale, move: Keep) -> None:
    cards = kept(story.state, move)
    story.tell(EnhancementsKept(move.player, len(cards), cards, because="dragonrealm.setup.enhancement-keep"))
    begin(story)


@resolves(Describe, "dragonrealm.location.card-data")
def describe(story: Tale, move: Describe) -> None:
    told = {"name": move.name, **printed(story.state.known, "enhancement", move.card), **facts_of(move.facts)}
    story.tell(EnhancementDescribed(move.card, told, because="dragonrealm.location.card-data"))


@enacts("dragonrealm.setup.special-redeal")
def begin(story: Tale) -> None:
    """When the row is told and all have kept enhancements, the first turn begins."""
    state = story.state
    if state.step == "setup" and not state.untold and not undecided(state):
        story.tell(GameBegan(state.first, because="dragonrealm.setup.first-player"))
