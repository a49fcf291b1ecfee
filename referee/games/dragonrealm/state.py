"""What lies on a Dragonrealm table, as values, and small questions about it.

Hands, piles and decks are counts: nobody shows them to the referee. A place of the row whose card has not been told yet
is a `Location` without an id; its colour is known from the order of the Location deck.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Self

from ...core.story import Story
from ...core.types import Record

STEPS = ("setup", "turn", "roll", "end", "over")
ACTIONS = ("sneak", "search", "storm")
GROUPS = ("run", "number", "suit")
LEVELS = ("purple", "orange", "blue", "green")
PLACES = ("left", "centre", "right")
SIDES = ("academy", "alley")
FACES = (1, 2, 2, 3, 3, 4)
"""The faces of a die: dragonrealm.components.dice."""
LEAST, MOST = 2, 4
"""Players: dragonrealm.components.players."""
ADVENTURERS = 8
"""Of each player: dragonrealm.components.adventurers."""
GOBLINS = 6
"""Goblin meeples: dragonrealm.components.goblins."""
ROW = 3
"""Places of the row: dragonrealm.setup.reveal-three."""
HAND_LIMIT = 9
"""dragonrealm.rest.hand-limit."""
ADVENTURER_CARDS = 68
"""dragonrealm.components.adventurer-cards."""
ENHANCEMENT_CARDS = 16
"""dragonrealm.components.enhancements."""
BUYERS = 2
"""Adventurers that leave the Alley for one purchase: dragonrealm.alley.buy."""
COPPER = 2
"""Coins that a level 2 enhancement costs: dragonrealm.alley.price-level-2."""

DEFAULT_GROUPS: Mapping[str, str] = {"sneak": "run", "search": "number", "storm": "suit"}
"""Which group of cards each action asks for where the table says nothing. No source settles it."""


class Location(Record):
    """A card of the row. `spaces`, `treasure` (first, second) and `dragonstones` are None until somebody tells them.

    `actions` has what is known of Sneak, Search and Storm: the number asked and whether it stands in a gold circle.
    `text` names special texts: `two-players`, `discard-on-failure`, `no-academy`, `not-for-two`.
    """

    id: str = ""
    name: str = ""
    level: str = ""
    spaces: int | None = None
    treasure: tuple[int | None, int | None] = (None, None)
    dragonstones: int | None = None
    actions: Mapping[str, tuple[int, bool]] = {}
    text: tuple[str, ...] = ()
    meeples: Mapping[str, int] = {}
    goblins: int = 0

    @property
    def is_dragon(self) -> bool:
        """Whether it is the green one that ends the game."""
        return self.level == "green"

    @property
    def pieces(self) -> int:
        """Adventurers and goblins on it together."""
        return sum(self.meeples.values()) + self.goblins


class Enhancement(Record):
    """An enhancement of a player; one that nobody has named has no id. `bonus` counts for a roll, `coins` and `dragonstones`
    at the end; None is not told yet. `bought_at` is the turn whose roll it came too late for, 0 for none.
    """

    id: str = ""
    name: str = ""
    level: int = 0
    single_use: bool = False
    bonus: int | None = None
    coins: int | None = None
    dragonstones: int | None = None
    effect: str = ""
    face_up: bool = False
    bought_at: int = 0

    @property
    def described(self) -> bool:
        """Whether anybody has told what it does; what was not told of it then counts as nothing."""
        return any(value is not None for value in (self.bonus, self.coins, self.dragonstones))


class Player(Record):
    """One player: cards in hand, coin value, Dragonstones, adventurers in supply and in the middle card, enhancements.

    `bonus` are the coins for most Dragonstones, known when the game is over. `won` are the locations taken.
    """

    name: str
    hand: int = 5
    coins: int = 0
    dragonstones: int = 0
    left: int = ADVENTURERS
    academy: int = 0
    enhancements: tuple[Enhancement, ...] = ()
    won: tuple[str, ...] = ()
    bonus: int = 0

    @property
    def total(self) -> int:
        """Coins and bonus."""
        return self.coins + self.bonus

    def owns(self, id: str) -> Enhancement | None:
        """The enhancement of that id, if this player has it and has named it."""
        return next((e for e in self.enhancements if e.id == id), None)

    @property
    def unnamed(self) -> int:
        """How many enhancements nobody has named."""
        return sum(not e.id for e in self.enhancements)


class Roll(Record):
    """An exploration under way: cards lie open, dice have been thrown. `academy` and `bonus` are added to the dice."""

    player: str
    location: str
    action: str
    cards: tuple[str, ...]
    dice: tuple[int, ...]
    target: int
    gold: bool = False
    academy: int = 0
    bonus: int = 0

    @property
    def total(self) -> int:
        """Dice with everything that was added."""
        return sum(self.dice) + self.academy + self.bonus

    @property
    def success(self) -> bool:
        """Whether the total reaches what the location asks for."""
        return self.total >= self.target


class Scored(Record):
    """A location that was paid out: coins by player, who took the card (empty for nobody), the rules applied."""

    location: str
    name: str
    coins: Mapping[str, int]
    taken_by: str
    rules: tuple[str, ...]


class State(Record):
    """The whole table. `seats` are in the order of turns.

    `row` are the open locations from left to right; `deck` the Location cards still face down; `pile`, `discard` and
    `face_up` Adventurer cards; `enhancements` those in their deck, `gone` the levels of which none is left.
    `drew` is who took a card from the pile last, so that a Goblins! or Rockslide! may turn out to have come;
    `failed` whose roll failed in the last turn; `declared` the enhancements named for the coming roll.
    `known` are cards told once: kind -> id -> facts.
    """

    seats: tuple[Player, ...]
    active: str
    first: str
    row: tuple[Location, ...]
    deck: int
    pile: int
    step: str = "setup"
    turn: int = 1
    side: str = "academy"
    goblins: int = GOBLINS
    discard: int = 0
    face_up: int = 2
    enhancements: int = ENHANCEMENT_CARDS
    gone: tuple[int, ...] = ()
    groups: Mapping[str, str] = DEFAULT_GROUPS
    known: Mapping[str, Mapping[str, Any]] = {}
    roll: Roll | None = None
    declared: tuple[str, ...] = ()
    drew: str = ""
    failed: str = ""
    scored: tuple[Scored, ...] = ()
    rules: tuple[str, ...] = ()
    winner: tuple[str, ...] = ()

    def player(self, name: str) -> Player:
        """A player by name.

        Raises:
            LookupError: nobody of that name sits here.
        """
        for seat in self.seats:
            if seat.name == name:
                return seat
        raise LookupError(name)

    @property
    def names(self) -> tuple[str, ...]:
        """The players in the order of turns."""
        return tuple(seat.name for seat in self.seats)

    def after(self, name: str, steps: int = 1) -> str:
        """Who sits so many places to the left of a player."""
        names = self.names
        return names[(names.index(name) + steps) % len(names)]

    def from_active(self) -> Iterator[Player]:
        """The players in turn order, the active one first."""
        at = self.names.index(self.active)
        yield from (*self.seats[at:], *self.seats[:at])

    def with_player(self, name: str, **changes: Any) -> Self:
        """The table with a player changed."""
        return self.but(seats=tuple(s.but(**changes) if s.name == name else s for s in self.seats))

    def with_location(self, at: int, **changes: Any) -> Self:
        """The table with the location at a place of the row changed."""
        return self.but(row=(*self.row[:at], self.row[at].but(**changes), *self.row[at + 1 :]))

    def place_of(self, id: str) -> int:
        """The place in the row of a location that has been told; -1 when it is not there."""
        return next((at for at, location in enumerate(self.row) if location.id == id and id), -1)

    def location(self, id: str) -> Location | None:
        """A location of the row by its id."""
        at = self.place_of(id)
        return None if at < 0 else self.row[at]

    @property
    def untold(self) -> tuple[int, ...]:
        """The places of the row whose card has not been told yet."""
        return tuple(at for at, location in enumerate(self.row) if not location.id)

    @property
    def row_ids(self) -> tuple[str, ...]:
        """The locations of the row that have been told."""
        return tuple(location.id for location in self.row if location.id)


Tale = Story[State]
"""A move being carried out at a Dragonrealm table."""


def due_level(left: int) -> str:
    """The colour of the top card when so many are left in the Location deck; the last one is the Dragon.

    Source: dragonrealm.setup.deck-order, dragonrealm.setup.dragon-bottom
    """
    return "green" if left == 1 else ("purple", "orange", "blue")[(left - 2) % 3]


def academy_helps(state: State) -> bool:
    """Whether adventurers of the middle card may be added to the roll under way."""
    roll = state.roll
    location = None if roll is None else state.location(roll.location)
    return state.side == "academy" and location is not None and "no-academy" not in location.text


def usable(state: State, enhancement: Enhancement) -> bool:
    """Whether a named, permanent enhancement could still be added to the roll under way."""
    late = enhancement.bought_at == state.turn
    return bool(enhancement.id and enhancement.bonus) and not (
        enhancement.single_use or late or enhancement.id in state.declared
    )


def declared_bonus(state: State, player: str) -> int:
    """What the enhancements named before a roll add to it."""
    return sum(e.bonus or 0 for e in state.player(player).enhancements if e.id in state.declared)


def can_afford(state: State, player: Player) -> bool:
    """Whether the Alley could sell a player something now."""
    if state.side != "alley" or player.academy < BUYERS or not state.enhancements:
        return False
    return (1 not in state.gone and player.hand > 0) or (2 not in state.gone and player.coins >= COPPER)
