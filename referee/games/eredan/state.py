"""What lies on an Eredan table, as values, and small questions about it.

Hidden zones are tuples of card ids in which `""` stands for a card nobody has seen: an unknown hand of three is
`("", "", "")`. A character is named by its ref, unique at the table: its card's id, or `id-2` where both sides have it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Self

from ...core.story import Story
from ...core.types import Record
from .catalogue import MERCENARY, UNKNOWN, Printed, catalogue

PHASES = ("setup", "choose", "cards", "fight", "discard", "over")
TEAM, DECK, HAND, TICKETS = 3, 20, 5, 5
"""Characters of a team, cards of a deck, of a full hand, initiative points of a player."""

Zone = tuple[str, ...]


class Effect(Record):
    """One thing that a card does: `what` (damage, loss, heal, revive, attack, defense, spirit, order, rage, draw, lose-cards,
    hand-size, extra, tilt, untilt, unequip), how much of it, and to whom: a character's ref or a player's name.

    `lasting`: a bonus that outlives the round. `item`: the object an `unequip` takes away.
    """

    what: str
    on: str = ""
    amount: int = 0
    lasting: bool = False
    item: str = ""


class Bonus(Record):
    """Points added to a stat, the rule or card that gives them, and the round after which they end (0: never)."""

    stat: str
    amount: int
    because: str
    until: int = 0


class Item(Record):
    """An object that a character carries; not `active` until the end of the round it was played in."""

    ref: str
    card: str
    active: bool = True


class Character(Record):
    """A character in the line. `life` is in points, 0 when dead."""

    ref: str
    print: Printed
    life: int
    tilted: bool = False
    dead: bool = False
    raging: bool = False
    items: tuple[Item, ...] = ()
    bonuses: tuple[Bonus, ...] = ()


class Laid(Record):
    """A card on the table in this round: whose, on which character, what it does beyond its print, whether it has done it."""

    player: str
    card: str
    on: str = ""
    effects: tuple[Effect, ...] = ()
    resolved: bool = False


class Player(Record):
    """One side. `short`: the refill of this round failed. `passed`: plays no further card this round.

    `list` is the deck as it was told (20 ids), `collection` the cards owned, where that is known. `damage_dealt` is what the
    enemy characters took, `healed` what the own ones received, both in life points.
    """

    name: str
    characters: tuple[Character, ...] = ()
    hand: Zone = ()
    deck: Zone = ()
    discard: Zone = ()
    hand_size: int = HAND
    damage_dealt: int = 0
    healed: int = 0
    short: bool = False
    passed: bool = False
    extra: int = 0
    list: Zone = ()
    collection: Mapping[str, int] = {}

    @property
    def alive(self) -> tuple[Character, ...]:
        """The living characters."""
        return tuple(c for c in self.characters if not c.dead)

    @property
    def score(self) -> int:
        """Damage plus healing, in points: eredan.victory.score-formula."""
        return self.damage_dealt + self.healed


class Options(Record):
    """What the book leaves open: when weapons and armours begin to work, and whether a guemelite mage chains."""

    objects: str = "later"
    guemelites: str = "chain"


class State(Record):
    """The whole table. `fighting` are the refs of the two fighters, the active player's first; `turn` who may play a card."""

    seats: tuple[Player, ...]
    active: str
    first: str = ""
    phase: str = "setup"
    round: int = 0
    fighting: tuple[str, ...] = ()
    laid: tuple[Laid, ...] = ()
    turn: str = ""
    described: Mapping[str, Printed] = {}
    options: Options = Options()
    winner: str = ""
    ending: str = ""

    # --- players ---------------------------------------------------------------------------------------------------

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
        """The players' names in the order of their seats."""
        return tuple(seat.name for seat in self.seats)

    def opponent(self, name: str) -> str:
        """The name of the other player."""
        return next((seat.name for seat in self.seats if seat.name != name), name)

    @property
    def passive(self) -> str:
        """The player who is not active."""
        return self.opponent(self.active)

    def with_player(self, name: str, **changes: Any) -> Self:
        """The table with one player changed."""
        return self.but(seats=tuple(s.but(**changes) if s.name == name else s for s in self.seats))

    # --- characters ------------------------------------------------------------------------------------------------

    @property
    def characters(self) -> Iterator[Character]:
        """Every character at the table."""
        return (c for seat in self.seats for c in seat.characters)

    def character(self, ref: str) -> Character | None:
        """A character by its ref."""
        return next((c for c in self.characters if c.ref == ref), None)

    def there(self, ref: str) -> Character:
        """A character that is known to be there.

        Raises:
            LookupError: there is none of that ref.
        """
        found = self.character(ref)
        if found is None:
            raise LookupError(ref)
        return found

    def owner(self, ref: str) -> str:
        """Whose character it is; empty when there is none of that ref."""
        return next((s.name for s in self.seats if any(c.ref == ref for c in s.characters)), "")

    def fighter(self, player: str) -> Character | None:
        """The character of a player that fights in this round."""
        return next((c for c in self.player(player).characters if c.ref in self.fighting), None)

    def enemy_of(self, ref: str) -> Character | None:
        """The other fighter."""
        other = next((r for r in self.fighting if r != ref), "")
        return self.character(other) if ref in self.fighting else None

    def with_character(self, ref: str, **changes: Any) -> Self:
        """The table with one character changed."""
        owner = self.owner(ref)
        line = tuple(c.but(**changes) if c.ref == ref else c for c in self.player(owner).characters)
        return self.with_player(owner, characters=line)

    def free_ref(self, base: str) -> str:
        """The ref that something new gets: `base`, or the first free `base-2`, `base-3` ..."""
        taken = {c.ref for c in self.characters} | {i.ref for c in self.characters for i in c.items}
        number, ref = 1, base
        while ref in taken:
            number += 1
            ref = f"{base}-{number}"
        return ref

    # --- cards -----------------------------------------------------------------------------------------------------

    def print_of(self, id: str) -> Printed:
        """What is known of a card; a bare one when nobody has said anything about it."""
        return self.described.get(id) or catalogue().get(id) or Printed(id)

    def knows(self, id: str) -> bool:
        """Whether a card stands in the book or was entered at this table."""
        return id in self.described or id in catalogue()

    def laid_by(self, player: str) -> tuple[Laid, ...]:
        """The cards that a player has played in this round, in order."""
        return tuple(card for card in self.laid if card.player == player)


def guild_of(team: tuple[Printed, ...]) -> str:
    """The affiliation that characters give a deck: that of any guild member, the Mercenaries' if all are; else not known.

    Source: eredan.deck.one-guild-member, eredan.deck.affiliation-by-characters
    """
    guilds = [c.guild for c in team]
    member = next((g for g in guilds if g not in ("", MERCENARY)), "")
    return member or (MERCENARY if team and "" not in guilds else "")


def without(zone: Zone, card: str) -> Zone:
    """A hidden zone after a card was taken out of it: the card where it is known, else one that nobody has seen.

    The zone as it is when it can have held no such card, and the table insists that it did.
    """
    gone = card if card in zone else UNKNOWN
    if gone not in zone:
        return zone
    at = zone.index(gone)
    return (*zone[:at], *zone[at + 1 :])


def may_hold(state: State, player: str, card: str) -> bool:
    """Whether a card can be in a player's hand: it is known there, or an unseen one may be it.

    With a deck list, a copy must be left that lies nowhere else.
    """
    own = state.player(player)
    return card in own.hand or (UNKNOWN in own.hand and (not own.list or card in unseen(state, player)))


def unseen(state: State, player: str) -> list[str]:
    """The cards of a player's deck list that lie in no place the referee can see."""
    own = state.player(player)
    left = Counter(own.list)
    left.subtract((*own.hand, *own.deck, *own.discard))
    left.subtract(item.card for character in own.characters for item in character.items)
    left.subtract(laid.card for laid in state.laid_by(player) if not laid.resolved)
    return [card for card, copies in left.items() if card and copies > 0]


Tale = Story[State]
"""The story of a move at an Eredan table."""
