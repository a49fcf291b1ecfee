"""Exploring: target, action, cards, dice; success and failure."""

from __future__ import annotations

from ....core.labels import enacts, forbids, resolves
from ....core.types import Choice, Facts
from ..catalogue import LIMITS, location_facts
from ..code import CODE
from ..events import (
    AcademyUsed,
    EnhancementDiscarded,
    ExplorationFailed,
    ExplorationSucceeded,
    Explored,
    LocationDescribed,
    PlayedDiscarded,
)
from ..moves import Accept, Act, Explore, Use
from ..state import ACTIONS, FACES, SIDES, Roll, State, Tale, academy_helps, declared_bonus, usable
from .complete import settle
from .details import pay_for_failure, sends_nobody
from .rest import draw
from .supply import place, send
from .turn import finish_action

LEAST, MOST = 1, 6
"""Cards of an exploration: dragonrealm.explore.card-count."""
COPIES = 5
"""Cards of one number, one in each suit: dragonrealm.explore.same-number-max."""
TOP = 12
"""The highest number of a card."""

# --- groups of cards ---------------------------------------------------------------------------------------------------


def number_of(card: str) -> int:
    """The number of a card: `7` and `red-7` show 7."""
    return int(card.rpartition("-")[2])


def suit_of(card: str) -> str:
    """The suit of a card; empty when nobody said it."""
    return card.rpartition("-")[0]


def is_run(cards: tuple[str, ...]) -> bool:
    """Whether cards show consecutive numbers, none twice."""
    numbers = sorted(map(number_of, cards))
    return numbers == list(range(numbers[0], numbers[0] + len(numbers)))


def is_number(cards: tuple[str, ...]) -> bool:
    """Whether cards all show one number."""
    return len(set(map(number_of, cards))) == 1


def is_suit(cards: tuple[str, ...]) -> bool:
    """Whether cards can be of one suit: no number twice, and none is said to be of another."""
    return len(set(map(number_of, cards))) == len(cards) and len({suit_of(c) for c in cards} - {""}) <= 1


GROUP_OF = {"run": is_run, "number": is_number, "suit": is_suit}


@enacts("dragonrealm.explore.single-card")
def is_group(kind: str, cards: tuple[str, ...]) -> bool:
    """Whether cards are a group of a kind: run, number, suit. One card alone always is."""
    return len(cards) == 1 or GROUP_OF[kind](cards)


# --- what may not be ---------------------------------------------------------------------------------------------------


@forbids("dragonrealm.explore.one-action", Act)
def a_roll_is_not_changed(state: State, move: Act) -> Facts | None:
    roll = state.roll
    if roll is None or state.step != "roll":
        return None
    return {"player": move.player, "action": roll.action, "total": roll.total, "target": roll.target}


@forbids("dragonrealm.explore.target-not-adventurers", Explore)
def the_middle_card_is_no_target(state: State, move: Explore) -> Facts | None:
    return {"player": move.player, "side": move.location, "row": state.row_ids} if move.location in SIDES else None


@forbids("dragonrealm.explore.target", Explore)
def only_open_locations_are_explored(state: State, move: Explore) -> Facts | None:
    if move.location in SIDES or state.location(move.location) is not None:
        return None
    return {"player": move.player, "card": move.location, "row": state.row_ids}


@forbids("dragonrealm.explore.card-count", Explore)
def one_to_six_cards_of_the_hand(state: State, move: Explore) -> Facts | None:
    hand = state.player(move.player).hand
    if not move.cards or LEAST <= len(move.cards) <= min(MOST, hand):
        return None
    return {"player": move.player, "count": len(move.cards), "hand": hand}


@forbids("dragonrealm.components.adventurer-breakdown", Explore)
def no_card_exists_twice(state: State, move: Explore) -> Facts | None:
    twice = next((c for c in move.cards if suit_of(c) and move.cards.count(c) > 1), None)
    return None if twice is None else {"player": move.player, "card": twice}


@forbids("dragonrealm.explore.same-number-max", Explore)
def five_cards_of_a_number(state: State, move: Explore) -> Facts | None:
    numbers = list(map(number_of, move.cards))
    many = next((n for n in numbers if numbers.count(n) > COPIES), None)
    return None if many is None else {"player": move.player, "count": numbers.count(many), "number": many}


@forbids("dragonrealm.explore.combination", Explore)
def cards_form_a_group(state: State, move: Explore) -> Facts | None:
    if not move.cards or move.action not in ACTIONS or any(is_group(kind, move.cards) for kind in GROUP_OF):
        return None
    return group_facts(state, move)


def group_facts(state: State, move: Explore) -> Facts:
    """What a refusal of a group of cards mentions."""
    group = state.groups[move.action]
    return {"player": move.player, "action": move.action, "group": group, "cards": move.cards}


def wrong_group(state: State, move: Explore, action: str) -> Facts | None:
    """The facts against cards that are not the group that an action asks for at this table."""
    if move.action != action or not move.cards or is_group(state.groups[action], move.cards):
        return None
    return group_facts(state, move)


@forbids("dragonrealm.explore.sneak-run", Explore)
def sneak_takes_its_group(state: State, move: Explore) -> Facts | None:
    return wrong_group(state, move, "sneak")


@forbids("dragonrealm.explore.search-number", Explore)
def search_takes_its_group(state: State, move: Explore) -> Facts | None:
    return wrong_group(state, move, "search")


@forbids("dragonrealm.explore.storm-suit", Explore)
def storm_takes_its_group(state: State, move: Explore) -> Facts | None:
    return wrong_group(state, move, "storm")


@forbids("dragonrealm.explore.run-no-wrap", Explore)
def a_run_neither_wraps_nor_repeats(state: State, move: Explore) -> Facts | None:
    if not move.cards or state.groups.get(move.action) != "run" or is_group("run", move.cards):
        return None
    numbers = set(map(number_of, move.cards))
    repeats = len(numbers) < len(move.cards) and max(numbers) - min(numbers) < len(numbers)
    turned = {n + TOP if n <= TOP // 2 else n for n in numbers}
    wraps = {1, TOP} <= numbers and max(turned) - min(turned) == len(numbers) - 1
    return group_facts(state, move) if (repeats and len(numbers) > 1) or wraps else None


@forbids("dragonrealm.explore.dice", Explore)
def one_die_for_each_card(state: State, move: Explore) -> Facts | None:
    if not move.dice or not move.cards or len(move.dice) == len(move.cards):
        return None
    return {"player": move.player, "cards": len(move.cards), "dice": len(move.dice)}


@forbids("dragonrealm.components.dice", Explore)
def dice_have_their_faces(state: State, move: Explore) -> Facts | None:
    wrong = next((face for face in move.dice if face not in FACES), None)
    return None if wrong is None else {"player": move.player, "face": wrong}


# --- what happens ------------------------------------------------------------------------------------------------------


@resolves(
    Explore,
    "dragonrealm.explore.target",
    "dragonrealm.explore.one-action",
    "dragonrealm.explore.combination",
    "dragonrealm.explore.dragon-any-time",
    "dragonrealm.explore.hopeless",
    "dragonrealm.explore.dice",
    "dragonrealm.example.roll",
)
def explore(story: Tale, move: Explore) -> None:
    """Name place and action, lay the cards open, declare single-use enhancements, roll."""
    if story.state.location(move.location) is None:
        raise LookupError(move.location)
    for card in move.uses:
        CODE.resolver(Use)(story, Use(move.player, card))
    action = move.action or ask_for_action(story, move)
    move = move.but(action=action)
    cards = move.cards or ask_for_cards(story, move)
    move = move.but(cards=cards)
    target, gold = difficulty(story, move)
    dice = move.dice or ask_for_dice(story, move)
    bonus = declared_bonus(story.state, move.player)
    rolled = Explored(move.player, move.location, action, cards, dice, target, gold, bonus)
    story.tell(rolled.but(because="dragonrealm.explore.dice"))
    if helpers := min(move.academy, story.state.player(move.player).academy):
        story.tell(AcademyUsed(move.player, helpers, because="dragonrealm.academy.bonus"))
    settle_roll(story)


def ask_for_action(story: Tale, move: Explore) -> str:
    """Which action is used; those that the cards or the table rule out are not offered."""
    options = tuple(a for a in ACTIONS if CODE.allows(story.state, move.but(action=a)))
    return story.ask(Choice(move.player, "action", "dragonrealm.explore.one-action", options or ACTIONS))[0]


def ask_for_cards(story: Tale, move: Explore) -> tuple[str, ...]:
    """Which cards are laid open."""
    about = {"action": move.action, "card": move.location, "group": story.state.groups[move.action]}
    rule = "dragonrealm.explore.combination"
    return story.ask(Choice(move.player, "cards", rule, least=LEAST, most=MOST, facts=about))


def ask_for_dice(story: Tale, move: Explore) -> tuple[int, ...]:
    """How the dice fell."""
    count = len(move.cards)
    about = {"count": count, "action": move.action, "card": move.location}
    said = story.ask(Choice(move.player, "dice", "dragonrealm.explore.dice", least=count, most=count, facts=about))
    return tuple(map(int, said))


@enacts("dragonrealm.location.fields")
def difficulty(story: Tale, move: Explore) -> tuple[int, bool]:
    """The number that the location asks for, and whether it stands in a gold circle; asked when nobody has told it."""
    location = story.state.location(move.location)
    if location is None:
        raise LookupError(move.location)
    if move.action in location.actions:
        return location.actions[move.action]
    low, high = LIMITS[move.action]
    rule = "dragonrealm.location.card-data"
    about = {"what": move.action, "card": move.location}
    number = int(story.ask(Choice(move.player, "number", rule, facts=about, low=low, high=high))[0])
    circle = story.ask(Choice(move.player, "circle", rule, ("plain", "gold"), facts=about))[0]
    actions = {**location.actions, move.action: (number, circle == "gold")}
    story.tell(LocationDescribed(move.location, location_facts(location.but(actions=actions)), because=rule))
    return number, circle == "gold"


@resolves(Accept, "dragonrealm.academy.any-number")
def accept(story: Tale, move: Accept) -> None:
    settle_roll(story, final=True)


def settle_roll(story: Tale, *, final: bool = False) -> None:
    """Carry on where nothing is left to decide about a roll: it succeeds, it fails, or the player may still add to it."""
    roll = story.state.roll
    if roll is None or (not final and may_still_help(story.state, roll)):
        return
    if roll.success:
        succeed(story, roll)
    else:
        fail(story, roll)


def may_still_help(state: State, roll: Roll) -> bool:
    """Whether the player could change what comes of the roll: more for the total, or more adventurers to place."""
    seat = state.player(roll.player)
    academy = academy_helps(state) and seat.academy > 0
    if roll.success:
        return academy and seat.left < (2 if roll.gold else 1)
    return academy or any(usable(state, e) for e in seat.enhancements)


@enacts("dragonrealm.explore.success", "dragonrealm.explore.order", "dragonrealm.explore.discard-used")
def succeed(story: Tale, roll: Roll) -> None:
    """Place, score and replace, discard the cards, draw one; nothing more when the game is over."""
    player = roll.player
    rule = "dragonrealm.explore.success"
    story.tell(ExplorationSucceeded(player, roll.location, roll.total, roll.target, because=rule))
    place(story, player, roll.location, 2 if roll.gold else 1)
    discard_single_use(story, player)
    settle(story, story.state.place_of(roll.location))
    if story.state.step == "over":
        return
    story.tell(PlayedDiscarded(player, len(roll.cards), because="dragonrealm.explore.discard-used"))
    draw_for_success(story, player)
    finish_action(story)


@enacts("dragonrealm.explore.draw-one", "dragonrealm.explore.draw-special", "dragonrealm.end.nothing-more")
def draw_for_success(story: Tale, player: str) -> None:
    """One card from the face-down pile."""
    draw(story, player, "pile", "dragonrealm.explore.draw-one")


@enacts(
    "dragonrealm.enhancement.single-use-success", "dragonrealm.enhancement.permanent", "dragonrealm.alley.used-up-cards"
)
def discard_single_use(story: Tale, player: str) -> None:
    """Single-use enhancements of a success are used up; the others stay."""
    for card in story.state.declared:
        owned = story.state.player(player).owns(card)
        if owned is not None and owned.single_use:
            story.tell(EnhancementDiscarded(player, card, because="dragonrealm.enhancement.single-use-success"))


@enacts(
    "dragonrealm.explore.failure",
    "dragonrealm.explore.failure-hand",
    "dragonrealm.academy.spent-on-failure",
    "dragonrealm.enhancement.single-use-failure",
)
def fail(story: Tale, roll: Roll) -> None:
    """The cards return to the hand, an adventurer goes to the middle card, the location's own text counts."""
    player = roll.player
    location = story.state.location(roll.location)
    rule = "dragonrealm.explore.failure"
    story.tell(ExplorationFailed(player, roll.location, roll.total, roll.target, len(roll.cards), because=rule))
    if location is not None:
        pay_for_failure(story, player, location)
        if not sends_nobody(location):
            send(story, player)
    finish_action(story)
