"""What lies on a Krynea table, and small questions about it. Values only: events make new ones.

A clash is counted from the left, 0 to 3, and called C1 to C4; a row of units reads from the front to the back.
Source: krynea.setup.four-clashes, krynea.setup.zones
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Self

from ...core.story import Story
from ...core.types import Record
from .catalogue import Printed, catalogue

CLASHES = 4
ROUNDS = 4
MONOLITHS = 9
LINES = 3
"""Units of an enemy battalion at the most: krynea.level.cap-three."""
VANGUARD = 2
"""Lines of a battalion that are its vanguard: krynea.deploy.lines."""
HAND = 3
"""Cards that may be carried over: krynea.discard.keep-three."""
PHASES = (
    "initiative", "monoliths", "draw", "deployment", "movement", "actions", "ranged", "magic", "melee", "discards",
)  # fmt: skip
LEVELS = ("normal", "expert")
TIES = ("first", "random", "ask")
MODES = ("", "basic", "faction", "free")
ENEMY = "enemy"
"""The name of the side that nobody plays."""


class Unit(Record):
    """A card that stands in a battalion. `owner` is a seat's name, `print` what is printed on it.

    `hidden` units are `willing` or not; `attacked` this round, `turned` by its reaction or expertise, `spent` by an
    expertise used instead of attacking, `moved` in this movement phase; `risen` from the dead; `linked` to the ref of
    another unit by a curse; `bonus` by score is what actions give it until the end of the round.
    """

    ref: str
    owner: str
    print: Printed
    object: Printed | None = None
    hidden: bool = False
    willing: bool = False
    attacked: bool = False
    turned: bool = False
    spent: bool = False
    moved: bool = False
    risen: bool = False
    linked: str = ""
    bonus: Mapping[str, int] = {}

    @property
    def price(self) -> int:
        """What it counts as in a ranking: its value and its Object's. Source: krynea.round.cost"""
        return self.print.score("cost") + (self.object.score("cost") if self.object else 0)

    @property
    def wants(self) -> str:
        """The attack by which it chooses its place; empty without any. Source: krynea.move.multi-priority"""
        return next((kind for kind in ("ranged", "magic", "melee") if self.print.score(kind)), "")


class Ability(Record):
    """An ability card of a side; `turned` when it was used this round."""

    print: Printed
    turned: bool = False


class Clash(Record):
    """One column of the field: a row of units for each seat, the Monolith, and the enemy's cards behind it.

    `waiting` are its reactions that were not used yet, `played` its cards in force.
    """

    rows: tuple[tuple[Unit, ...], ...]
    monolith: Printed | None = None
    waiting: tuple[Printed, ...] = ()
    played: tuple[Printed, ...] = ()


class Seat(Record):
    """One side: `auto` is the enemy that nobody plays.

    `troops` and `actions` are cards in hand, `left` of this round's `resources` is still to spend, `bought` actions since
    troops could last be bought, `returned` hand compensations taken, `casualties` own units that went to the troop
    discard this round, `used` actions of this round, `numbers` the ID numbers drawn. Discards hold card ids.
    """

    name: str
    auto: bool = False
    mode: str = ""
    troop_deck: int = 25
    action_deck: int = 30
    troops: int = 0
    actions: int = 0
    resources: int = 0
    left: int = 0
    bought: int = 0
    returned: int = 0
    casualties: int = 0
    used: int = 0
    points: int = 0
    abilities: tuple[Ability, ...] = ()
    troop_discard: tuple[str, ...] = ()
    action_discard: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()


class State(Record):
    """A Krynea table.

    `turn` is the seat whose part of the phase it is; `at` the next clash that a phase comes to; `passed` the sides that
    passed one after the other; `stack` the Monoliths left in the pile; `cards` what the table has read out, by id;
    `rear` the clashes that are due a rearguard unit; `kept` an Object that waits for a unit; `fresh` the clash (from 1)
    whose card was just revealed, `blow` that card while its strike is still to come; `called` whether the enemy's
    ability of phase 6 has had its moment, `acted` whether the player has used an action in this phase.
    """

    seats: tuple[Seat, ...]
    clashes: tuple[Clash, ...]
    level: str = "normal"
    ties: str = "first"
    round: int = 1
    phase: str = "initiative"
    turn: str = ""
    at: int = 0
    passed: int = 0
    initiative: str = ""
    stack: int = MONOLITHS
    conquered: tuple[str, ...] = ()
    cards: Mapping[str, Printed] = {}
    rear: tuple[int, ...] = ()
    kept: Printed | None = None
    fresh: int = 0
    blow: Printed | None = None
    called: bool = False
    acted: bool = False
    winner: str = ""

    # --- sides ---

    @property
    def solo(self) -> bool:
        """Whether one person plays against the procedures."""
        return any(seat.auto for seat in self.seats)

    @property
    def player(self) -> Seat:
        """The person of a solo battle, or the first one."""
        return self.seats[0]

    @property
    def enemy(self) -> Seat:
        """The side that nobody plays.

        Raises:
            LookupError: only persons sit at the table.
        """
        return self.seat(ENEMY)

    def seat(self, name: str) -> Seat:
        """A side by name.

        Raises:
            LookupError: nobody of that name sits at the table.
        """
        for seat in self.seats:
            if seat.name == name:
                return seat
        raise LookupError(name)

    def place_of(self, name: str) -> int:
        """The place of a side, the same in `seats` and in the rows of a clash.

        Raises:
            LookupError: nobody of that name sits at the table.
        """
        for at, seat in enumerate(self.seats):
            if seat.name == name:
                return at
        raise LookupError(name)

    def friends(self, one: str, other: str) -> bool:
        """Whether two sides stand together: the same one, or allies (first and third, second and fourth of four)."""
        if len(self.seats) < 4:
            return one == other
        return self.place_of(one) % 2 == self.place_of(other) % 2

    def rivals(self, name: str) -> tuple[str, ...]:
        """The sides against one, in their order from it."""
        start = self.place_of(name)
        if len(self.seats) == 2:
            return (self.seats[1 - start].name,)
        around = (*self.seats[start:], *self.seats[:start])
        return tuple(seat.name for seat in around if not self.friends(seat.name, name))

    # --- the field ---

    def row(self, clash: int, name: str) -> tuple[Unit, ...]:
        """The battalion of a side in a clash, from the front."""
        return self.clashes[clash].rows[self.place_of(name)]

    def units(self, name: str = "") -> Iterator[Unit]:
        """The units on the field, clash by clash, side by side, from the front; of one side when it is named."""
        for clash in self.clashes:
            for row in clash.rows:
                yield from (unit for unit in row if name in ("", unit.owner))

    @property
    def standing(self) -> Mapping[str, tuple[int, Unit]]:
        """The units on the field by ref, each with its clash; worked out once for each field."""
        known: Mapping[str, tuple[int, Unit]] | None = self.__dict__.get("_standing")
        if known is None:
            known = {u.ref: (at, u) for at, clash in enumerate(self.clashes) for row in clash.rows for u in row}
            self.__dict__["_standing"] = known
        return known

    def but(self, **changes: Any) -> Self:
        """The same table with some fields changed; what was worked out about its field is kept with the field."""
        other = super().but(**changes)
        if "clashes" in changes:
            other.__dict__.pop("_standing", None)
        return other

    def unit(self, ref: str) -> Unit | None:
        """A unit on the field; None where there is no such ref."""
        found = self.standing.get(ref)
        return None if found is None else found[1]

    def clash_of(self, ref: str) -> int:
        """The clash of a unit on the field.

        Raises:
            LookupError: it is not on the field.
        """
        return self.standing[ref][0]

    def line_of(self, ref: str) -> int:
        """The line in which a unit stands, from 1, hidden units counted."""
        for clash in self.clashes:
            for row in clash.rows:
                for line, unit in enumerate(row, 1):
                    if unit.ref == ref:
                        return line
        raise LookupError(ref)

    # --- cards ---

    def card(self, id: str) -> Printed | None:
        """What is known of a card: what the table read out, else what the book tells."""
        return self.cards.get(id) or catalogue().get(id)

    @property
    def expects(self) -> str:
        """The kind of card that the table is to report next: monolith, troop, action; empty for none."""
        if self.phase == "monoliths":
            return "monolith"
        if self.turn == ENEMY and self.phase in ("draw", "actions"):
            return "troop" if self.phase == "draw" else "action"
        return ""

    # --- changes (called by events only) ---

    def with_seat(self, name: str, **changes: Any) -> State:
        """The same table with something changed on one side."""
        return self.but(seats=tuple(s.but(**changes) if s.name == name else s for s in self.seats))

    def with_clash(self, clash: int, **changes: Any) -> State:
        """The same table with something changed in one clash."""
        return self.but(clashes=tuple(c.but(**changes) if at == clash else c for at, c in enumerate(self.clashes)))

    def with_row(self, clash: int, name: str, row: tuple[Unit, ...]) -> State:
        """The same table with another battalion of a side in a clash."""
        place = self.place_of(name)
        rows = self.clashes[clash].rows
        return self.with_clash(clash, rows=(*rows[:place], row, *rows[place + 1 :]))

    def with_unit(self, ref: str, **changes: Any) -> State:
        """The same table with something changed about one unit."""

        def changed(row: tuple[Unit, ...]) -> tuple[Unit, ...]:
            return tuple(unit.but(**changes) if unit.ref == ref else unit for unit in row)

        return self.but(clashes=tuple(c.but(rows=tuple(map(changed, c.rows))) for c in self.clashes))

    def new_ref(self, card: str) -> str:
        """A ref for another unit of a card: the card's id with the first number that is free."""
        taken = {unit.ref for unit in self.units()}
        return next(ref for n in range(1, len(taken) + 2) if (ref := f"{card}-{n}") not in taken)


Tale = Story[State]
"""One move being carried out at a Krynea table."""


def label(clash: int) -> str:
    """What a clash is called: C1 to C4."""
    return f"C{clash + 1}"


def index(label: str) -> int:
    """The clash of a label, from 0."""
    return int(label[1:]) - 1


LABELS = tuple(label(at) for at in range(CLASHES))


def visible(row: tuple[Unit, ...]) -> tuple[Unit, ...]:
    """The units of a battalion that fight: those that are not hidden. Source: krynea.hidden.lines"""
    return tuple(unit for unit in row if not unit.hidden)


def monoliths_out(state: State) -> int:
    """The Monoliths on the field."""
    return sum(clash.monolith is not None for clash in state.clashes)
