"""What lies on a KeyForge table, as values, and small questions about it.

Hidden zones are tuples of card ids in which `""` stands for a card nobody has seen: an unknown hand of three is
`("", "", "")`. A deck reads from the top, a battleline from its owner's left, a discard pile ends with its top card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any, Self

from ...core.story import Story
from ...core.types import Record
from .catalogue import UNKNOWN, Printed, known

COLOURS = ("red", "yellow", "blue")
SAME_VOICES = ("speakers", "voices", "prohibitions", "listeners", "hosts")
"""What stays worked out as long as the same cards are in play under the same control."""
SAME_CARDS = (*SAME_VOICES, "cards", "ids")
"""What stays worked out as long as nothing about the cards in play changes."""
VOICED = frozenset(("seats", "active", "turn", "effects"))
"""The fields that say who speaks at a table."""
STEPS = ("setup", "forge", "house", "main", "ready", "draw", "over")
Zone = tuple[str, ...]


class Card(Record):
    """A card in play. `controller` matters for upgrades, which lie on creatures of either player.

    `armor_used` is what armor has stopped this turn, `armor_peak` the armor it had when it did.
    """

    ref: str
    print: Printed
    owner: str
    controller: str
    damage: int = 0
    amber: int = 0
    exhausted: bool = False
    stunned: bool = False
    power_counters: int = 0
    armor_used: int = 0
    armor_peak: int = 0
    upgrades: tuple[Card, ...] = ()
    under: tuple[Kept, ...] = ()

    @property
    def id(self) -> str:
        """The card's id in the catalogue, with the house of a maverick."""
        return self.print.id

    @property
    def is_creature(self) -> bool:
        """Whether it lies in a battleline."""
        return self.print.type == "creature"


class Kept(Record):
    """A card that lies somewhere as somebody's: in archives, under another card."""

    card: str
    owner: str


class Done(Record):
    """One thing done in a turn, for rules that look back: what, with which card, and how."""

    what: str
    card: str = ""
    ref: str = ""
    house: str = ""
    type: str = ""
    how: str = ""


class Effect(Record):
    """Something that lasts: card `of` says `says` (with `value`) about `on`, from turn `since` to turn `until`.

    `until` 0 means as long as the card `of_ref` is in play (or for ever, when there is none). `count` is how many times it
    may still be used, 0 for any number.
    """

    of: str
    says: str
    on: str = ""
    value: Any = None
    since: int = 0
    until: int = 0
    of_ref: str = ""
    count: int = 0


class Player(Record):
    """One side of the table."""

    name: str
    houses: tuple[str, ...]
    amber: int = 0
    keys: tuple[str, ...] = ()
    chains: int = 0
    hand: Zone = ()
    deck: Zone = ()
    discard: Zone = ()
    archives: tuple[Kept, ...] = ()
    purged: tuple[str, ...] = ()
    battleline: tuple[Card, ...] = ()
    artifacts: tuple[Card, ...] = ()
    list: tuple[str, ...] = ()
    did: tuple[Done, ...] = ()

    def done(self, *what: str) -> Iterator[Done]:
        """What this player has done in the present turn, or did in the last one when it is not theirs."""
        return (d for d in self.did if d.what in what)


class Opening(Record):
    """What is settled before the first turn: who has decided on their hand, and the bids."""

    decided: tuple[str, ...] = ()
    mulligans: tuple[str, ...] = ()
    bids: tuple[tuple[str, int], ...] = ()
    closed: bool = False
    quickstart: bool = False


class State(Record):
    """The whole table. `seats` are the two players in the order of turns.

    `together` are the cards that went to discard piles at the same moment, last of all; `fighting` attacker and target
    while a fight goes on; `resolving` cards being played that lie nowhere yet, `dying` those destroyed
    that have not left yet.
    """

    seats: tuple[Player, Player]
    active: str
    step: str = "setup"
    turn: int = 1
    house: str = ""
    effects: tuple[Effect, ...] = ()
    opening: Opening = Opening()
    described: Mapping[str, Printed] = {}
    archives_offered: bool = False
    together: tuple[str, ...] = ()
    winner: tuple[str, ...] = ()
    fighting: tuple[str, ...] = ()
    resolving: tuple[Kept, ...] = ()
    dying: tuple[str, ...] = ()

    def but(self, **changes: Any) -> Self:
        """The same table with some fields changed; what was worked out is kept only as far as they cannot touch it."""
        other = object.__new__(type(self))
        values = other.__dict__
        mine = self.__dict__
        for name in self.fields:
            values[name] = mine[name]
        values.update(changes)
        if VOICED.isdisjoint(changes):
            for name in SAME_CARDS:
                if name in mine:
                    values[name] = mine[name]
        return other

    def keeping(self, kept: tuple[str, ...], **changes: Any) -> Self:
        """The same table with some fields changed that cannot touch some of what was worked out."""
        other = self.but(**changes)
        mine, values = self.__dict__, other.__dict__
        for what in kept:
            if what in mine:
                values[what] = mine[what]
        return other

    def worked_out(self, what: str, work: Callable[[State], Any]) -> Any:
        """Something worked out about this table, kept with it: tables are values, so it never changes."""
        values = self.__dict__
        if what not in values:
            values[what] = work(self)
        return values[what]

    # --- players ---------------------------------------------------------------------------------------------------

    @cached_property
    def me(self) -> Player:
        """The active player."""
        first, second = self.seats
        return first if first.name == self.active else second

    @cached_property
    def other(self) -> Player:
        """The opponent of the active player."""
        first, second = self.seats
        return second if first.name == self.active else first

    def player(self, name: str) -> Player:
        """A player by name.

        Raises:
            LookupError: nobody of that name sits here.
        """
        for seat in self.seats:
            if seat.name == name:
                return seat
        raise LookupError(name)

    def opponent(self, name: str) -> str:
        """The name of the other player."""
        first, second = self.seats
        return second.name if first.name == name else first.name

    def with_player(self, name: str, **changes: Any) -> Self:
        """The table with one player changed."""
        first, second = self.seats
        kept = () if "battleline" in changes or "artifacts" in changes else SAME_CARDS
        if first.name == name:
            return self.keeping(kept, seats=(first.but(**changes), second))
        return self.keeping(kept, seats=(first, second.but(**changes)))

    # --- cards in play ---------------------------------------------------------------------------------------------

    @cached_property
    def cards(self) -> dict[str, Card]:
        """Every card in play by its ref, upgrades included: the active player's first, from left to right."""
        found: dict[str, Card] = {}
        for seat in (self.me, self.other):
            for card in (*seat.battleline, *seat.artifacts):
                found[card.ref] = card
                for upgrade in card.upgrades:
                    found[upgrade.ref] = upgrade
        return found

    @cached_property
    def hosts(self) -> dict[str, str]:
        """The creature that each upgrade is attached to, by refs."""
        return {u.ref: c.ref for seat in self.seats for c in seat.battleline for u in c.upgrades}

    @cached_property
    def ids(self) -> frozenset[str]:
        """The ids of all cards in play, without the house of a maverick."""
        return frozenset(card.id.partition("@")[0] for card in self.cards.values())

    def card(self, ref: str) -> Card:
        """A card in play.

        Raises:
            LookupError: no card of that ref is in play.
        """
        return self.cards[ref]

    def creatures(self, player: str = "") -> tuple[Card, ...]:
        """The creatures of one player, or of both (the active player's first)."""
        if player:
            return self.player(player).battleline
        return (*self.me.battleline, *self.other.battleline)

    def artifacts(self, player: str = "") -> tuple[Card, ...]:
        """The artifacts of one player, or of both (the active player's first)."""
        if player:
            return self.player(player).artifacts
        return (*self.me.artifacts, *self.other.artifacts)

    def line_of(self, ref: str) -> tuple[Card, ...]:
        """The battleline that a creature stands in."""
        return self.player(self.card(ref).controller).battleline

    def neighbors(self, ref: str) -> tuple[Card, ...]:
        """The creatures directly beside a creature, none when it is not in play: keyforge.neighbor.definition."""
        if ref not in self.cards:
            return ()
        line = self.line_of(ref)
        at = next((i for i, c in enumerate(line) if c.ref == ref), None)
        if at is None:
            return ()
        return tuple(line[i] for i in (at - 1, at + 1) if 0 <= i < len(line))

    def on_edge(self, ref: str) -> bool:
        """Whether a creature stands at the far left or right of its line: keyforge.flank.definition, .single."""
        line = self.line_of(ref)
        return bool(line) and ref in (line[0].ref, line[-1].ref)

    def with_card(self, ref: str, **changes: Any) -> Self:
        """The table with one card in play changed."""
        card = self.cards.get(ref)
        if card is None:
            return self
        changed = self.with_cards({ref: card.but(**changes)})
        if "upgrades" not in changes and "controller" not in changes:
            for what in SAME_VOICES:
                if what in self.__dict__:
                    changed.__dict__[what] = self.__dict__[what]
        return changed

    def with_cards(self, changed: Mapping[str, Card | None]) -> Self:
        """The table with some cards in play changed; None takes a card away (and what lies on it)."""
        seats = []
        for seat in self.seats:
            line = swapped(seat.battleline, changed)
            row = swapped(seat.artifacts, changed)
            seats.append(
                seat if line is seat.battleline and row is seat.artifacts else seat.but(battleline=line, artifacts=row)
            )
        return self.but(seats=tuple(seats))

    def free_ref(self, id: str) -> str:
        """The ref that a card coming into play gets: its id, or the first free `id-2`, `id-3` ..."""
        base = id.partition("@")[0]
        number = 1
        while (ref := base if number == 1 else f"{base}-{number}") in self.cards:
            number += 1
        return ref

    def print_of(self, id: str) -> Printed | None:
        """What is printed on a card; None for a card that neither the catalogue nor this table knows."""
        return self.described.get(id) or known(id)

    # --- what lasts ------------------------------------------------------------------------------------------------

    def lasting(self, says: str, on: str | None = None) -> Iterator[Effect]:
        """The effects of a kind that hold now (about a player or card, when `on` is given)."""
        for effect in self.effects:
            if effect.says == says and (on is None or effect.on == on) and self.holds(effect):
                yield effect

    def holds(self, effect: Effect) -> bool:
        """Whether an effect counts in this turn."""
        return effect.since <= self.turn and (not effect.until or self.turn <= effect.until)


def refs(cards: Iterable[Card]) -> list[str]:
    """The refs of some cards in play."""
    return [card.ref for card in cards]


def swapped(cards: tuple[Card, ...], changed: Mapping[str, Card | None]) -> tuple[Card, ...]:
    """A row of cards with some changed or taken away; the same row when none is touched."""
    touched = False
    row = []
    for card in cards:
        new = changed.get(card.ref, card)
        if new is card and card.upgrades:
            upgrades = swapped(card.upgrades, changed)
            if upgrades is not card.upgrades:
                new = card.but(upgrades=upgrades)
        if new is not card:
            touched = True
        if new is not None:
            row.append(new)
    return tuple(row) if touched else cards


def without(zone: Zone, card: str) -> Zone:
    """A hidden zone after a card was taken out of it: the card where it is known, else one that nobody has seen."""
    gone = card if card in zone else UNKNOWN
    at = zone.index(gone)
    return (*zone[:at], *zone[at + 1 :])


def zone_of(state: State, player: Player, zone: str) -> Zone:
    """The cards of a player in a zone: hand, deck, discard, archives, purged, or `under` cards in play."""
    if zone == "archives":
        return tuple(kept.card for kept in player.archives)
    if zone == "under":
        return tuple(kept.card for card in state.cards.values() for kept in card.under if kept.owner == player.name)
    held: Zone = getattr(player, zone)
    return held


def may_hold(state: State, player: Player, zone: Zone, card: str) -> bool:
    """Whether a card can be in a zone of a player: it is known there, or an unseen one there may be it.

    With a deck list, a copy must be left that lies nowhere else: keyforge.basics.deck-fixed.
    """
    if card in zone:
        return True
    return UNKNOWN in zone and (not player.list or card in unseen(state, player))


def unseen(state: State, player: Player) -> list[str]:
    """The cards of a player's list that lie in no place the referee can see, each copy by itself."""
    left = Counter(player.list)
    left.subtract((*player.hand, *player.deck, *player.discard, *player.purged))
    for seat in state.seats:
        left.subtract(kept.card for kept in seat.archives if kept.owner == player.name)
    for card in state.cards.values():
        left.subtract(kept.card for kept in card.under if kept.owner == player.name)
    left.subtract(card.id for card in state.cards.values() if card.owner == player.name)
    left.subtract(kept.card for kept in state.resolving if kept.owner == player.name)
    return [card for card in left.elements() if card]


Tale = Story[State]
"""The story of a move at a KeyForge table."""
