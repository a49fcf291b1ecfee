"""Building a deck: three characters, twenty cards, one guild. The same functions judge a move and a deck file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ....core.labels import enacts, forbids, resolves
from ....core.types import Facts, Record, RuleId, Ruling
from ..catalogue import MERCENARY, Printed, id_of
from ..events import CardDescribed, CollectionListed, DeckListed, TeamNamed
from ..moves import Build, Collection, Deck, Team, each_copy
from ..state import DECK, TEAM, State, Tale, guild_of

COPIES = 3
Finds = Callable[["Built"], Iterator[Facts]]


class Built(Record):
    """A team and a deck to be judged; None where nothing has been said about it. `cards` has each copy."""

    team: tuple[Printed, ...] | None = None
    cards: tuple[Printed, ...] | None = None
    collection: Mapping[str, int] = {}

    @property
    def copies(self) -> dict[str, int]:
        """How often each card is in the deck."""
        return dict(Counter(c.id for c in self.cards or ()))

    @property
    def guilds(self) -> list[tuple[Printed, str]]:
        """The characters that belong to a guild, the first of each guild."""
        first: dict[str, Printed] = {}
        for character in self.team or ():
            if character.guild and character.guild != MERCENARY:
                first.setdefault(character.guild, character)
        return [(card, guild) for guild, card in first.items()]

    @property
    def affiliation(self) -> str:
        """The deck's guild; empty while it cannot be known."""
        return guild_of(self.team or ())

    def each(self) -> Iterator[Printed]:
        """The different cards of the deck."""
        return iter({c.id: c for c in self.cards or ()}.values())


def amount(count: int, wanted: int) -> Facts:
    """How many there are, and how many are too much or missing."""
    return {"count": count, "over": max(0, count - wanted), "under": max(0, wanted - count)}


FAULTS: dict[RuleId, Finds] = {}


def fault(rule: RuleId) -> Callable[[Finds], Callable[[State, Build], Facts | None]]:
    """A rule of deck building: `f(built)` gives the facts of every fault; the first one speaks against a move."""

    def hang(finds: Finds) -> Callable[[State, Build], Facts | None]:
        FAULTS[rule] = finds

        @forbids(rule, Build)
        def check(state: State, move: Build) -> Facts | None:
            return next(finds(built_by(state, move)), None)

        return check

    return hang


def faults(built: Built) -> list[Ruling]:
    """Everything that is wrong with a team and a deck, in rulebook order."""
    return [Ruling(rule, facts) for rule, finds in FAULTS.items() for facts in finds(built)]


def built_by(state: State, move: Build) -> Built:
    """What a player's team and deck would be after a move."""
    known = next((s for s in state.seats if s.name == move.who), None)
    team = tuple(c.print for c in known.characters) if known else ()
    cards = tuple(map(state.print_of, known.list)) if known else ()
    owned: Mapping[str, int] = known.collection if known else {}
    if isinstance(move, Team):
        return Built(tuple(map(state.print_of, map(id_of, move.characters))), cards or None, owned)
    if isinstance(move, Deck):
        return Built(team or None, tuple(map(state.print_of, ids_in(move.cards))), owned)
    assert isinstance(move, Collection)
    return Built(team or None, cards or None, Counter(ids_in(move.cards)))


def ids_in(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The ids of a move's cards, each as often as it is there."""
    return tuple(map(id_of, each_copy(cards)))


@fault("eredan.deck.three-characters")
def a_team_has_three_characters(built: Built) -> Iterator[Facts]:
    if built.team is not None and len(built.team) != TEAM:
        yield amount(len(built.team), TEAM)


@fault("eredan.deck.distinct-characters")
def each_character_once(built: Built) -> Iterator[Facts]:
    for id, count in Counter(c.base for c in built.team or ()).items():
        if count > 1:
            yield {"card": id, "count": count}


@fault("eredan.deck.twenty-cards")
def a_deck_has_twenty_cards(built: Built) -> Iterator[Facts]:
    if built.cards is not None and len(built.cards) != DECK:
        yield amount(len(built.cards), DECK)


@fault("eredan.deck.from-collection")
def only_cards_of_the_collection(built: Built) -> Iterator[Facts]:
    wanted = {**built.copies, **{c.id: 1 for c in built.team or () if c.id in built.collection}}
    for id, count in wanted.items() if built.collection else ():
        if count > built.collection.get(id, 0):
            owned = built.collection.get(id, 0)
            yield {"card": id, "count": count, "owned": owned, "over": count - owned}


@fault("eredan.deck.three-copies")
def three_copies_at_most(built: Built) -> Iterator[Facts]:
    for id, count in built.copies.items():
        if count > COPIES:
            yield {"card": id, "count": count, "over": count - COPIES}


@fault("eredan.deck.unique")
def one_copy_of_a_unique_card(built: Built) -> Iterator[Facts]:
    for card in built.each():
        if card.unique and built.copies[card.id] > 1:
            yield {"card": card.id, "count": built.copies[card.id], "over": built.copies[card.id] - 1}


@fault("eredan.deck.seven-different")
def seven_different_cards(built: Built) -> Iterator[Facts]:
    """The fewest different cards that can make twenty, unique ones counted as one copy each."""
    if built.cards is not None and len(built.cards) >= DECK:
        different = list(built.each())
        unique = sum(c.unique for c in different)
        needed = unique - (unique - DECK) // COPIES
        if len(different) < needed:
            yield {"different": len(different), "needed": needed, "under": needed - len(different)}


@fault("eredan.deck.evolutions")
def all_levels_count_together(built: Built) -> Iterator[Facts]:
    levels: dict[str, list[Printed]] = {}
    for card in built.cards or ():
        levels.setdefault(card.base, []).append(card)
    for base, cards in levels.items():
        limit = 1 if any(c.unique for c in cards) else COPIES
        if len({c.id for c in cards}) > 1 and len(cards) > limit:
            yield {"card": base, "count": len(cards), "limit": limit, "over": len(cards) - limit}


@fault("eredan.deck.affiliation-choice")
def one_affiliation(built: Built) -> Iterator[Facts]:
    seen = dict.fromkeys(c.guild for c in (*(built.team or ()), *(built.cards or ())) if c.guild not in ("", MERCENARY))
    if len(seen) > 1:
        first, second = list(seen)[:2]
        yield {"first": first, "second": second}


@fault("eredan.deck.no-mixed-guilds")
def no_characters_of_two_guilds(built: Built) -> Iterator[Facts]:
    if len(built.guilds) > 1:
        (one, first), (other, second) = built.guilds[:2]
        yield {"first_card": one.id, "first": first, "second_card": other.id, "second": second}


@fault("eredan.deck.mercenary-joins")
def a_mercenary_joins_one_guild(built: Built) -> Iterator[Facts]:
    mercenary = next((c for c in built.team or () if c.guild == MERCENARY), None)
    if mercenary is not None and len(built.guilds) > 1:
        (_, first), (_, second) = built.guilds[:2]
        yield {"card": mercenary.id, "first": first, "second": second}


@fault("eredan.deck.own-guild-cards")
def guild_cards_in_their_own_deck(built: Built) -> Iterator[Facts]:
    if built.guilds:
        for card in built.each():
            if card.guild not in ("", MERCENARY, *(guild for _, guild in built.guilds)):
                yield {"card": card.id, "card_guild": card.guild, "guild": built.affiliation}


@fault("eredan.deck.mercenary-no-guild-cards")
def no_guild_cards_without_affiliation(built: Built) -> Iterator[Facts]:
    if built.affiliation == MERCENARY:
        for card in built.each():
            if card.guild not in ("", MERCENARY):
                yield {"card": card.id, "card_guild": card.guild}


@fault("eredan.deck.neutral-cards")
def mercenary_cards_need_a_mercenary(built: Built) -> Iterator[Facts]:
    if built.team and not any(c.guild == MERCENARY for c in built.team):
        for card in built.each():
            if card.guild == MERCENARY:
                yield {"card": card.id}


@fault("eredan.play.card-types")
def no_characters_among_the_twenty(built: Built) -> Iterator[Facts]:
    for card in built.each():
        if card.is_character:
            yield {"card": card.id}


@enacts("eredan.deck.one-guild-member", "eredan.deck.affiliation-by-characters")
def affiliation(state: State, player: str) -> str:
    """A player's guild, from the characters alone; empty while there are none."""
    return guild_of(tuple(c.print for c in state.player(player).characters))


@resolves(Team, "eredan.deck.three-characters")
def name_the_team(story: Tale, move: Team) -> None:
    meet_cards(story, move.characters, {"type": "character"})
    story.tell(TeamNamed(move.who, tuple(map(id_of, move.characters)), because="eredan.deck.three-characters"))


@resolves(Deck, "eredan.deck.twenty-cards")
def list_the_deck(story: Tale, move: Deck) -> None:
    meet_cards(story, each_copy(move.cards), {})
    story.tell(DeckListed(move.who, ids_in(move.cards), because="eredan.deck.twenty-cards"))


@resolves(Collection, "eredan.deck.from-collection")
def list_the_collection(story: Tale, move: Collection) -> None:
    meet_cards(story, each_copy(move.cards), {})
    owned = dict(Counter(ids_in(move.cards)))
    story.tell(CollectionListed(move.who, owned, because="eredan.deck.from-collection"))


def meet_cards(story: Tale, names: tuple[str, ...], facts: Mapping[str, Any]) -> None:
    """Note the names of cards that nobody has read out yet."""
    for name in dict.fromkeys(names):
        if not story.state.knows(id_of(name)):
            story.tell(CardDescribed(id_of(name), {"name": name, **facts}, because="eredan.play.card-types"))
