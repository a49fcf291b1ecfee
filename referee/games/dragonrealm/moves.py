"""What a player can say at a Dragonrealm table. Fields are ids, players' names and numbers."""

from __future__ import annotations

from ...core.types import Move, kind_of
from .catalogue import id_of

# --- before the first turn ---------------------------------------------------------------------------------------------


class ChooseSide(Move):
    """Lay the middle card with `side` (academy, alley) up."""

    side: str


class Keep(Move):
    """Keep enhancements of the three dealt: ids, or `level-1` and `level-2` for cards that nobody names."""

    cards: tuple[str, ...]


class Reveal(Move):
    """Tell which location lies at the first place of the row that waits for one: its `name` as said, and in `facts` what is
    printed on it (`blue`, `spaces:6`, `first:5`, `second:3`, `dragonstones:2`, `sneak:7`, `sneak-gold` ...).
    """

    name: str
    facts: tuple[str, ...] = ()

    @property
    def card(self) -> str:
        """The id of the location."""
        return id_of("location", self.name)


class Describe(Move):
    """Tell what is printed on an enhancement: `level:1`, `single-use`, `bonus:2`, `coins:3`, `dragonstones:1`."""

    name: str
    facts: tuple[str, ...] = ()

    @property
    def card(self) -> str:
        """The id of the enhancement."""
        return id_of("enhancement", self.name)


# --- the turn ----------------------------------------------------------------------------------------------------------


class Act(Move):
    """The action of a turn."""


class Rest(Act):
    """Take two cards, one after the other. `draws`: pile, face-up, or a special card that came: goblins-left,
    rockslide-right ...
    """

    draws: tuple[str, ...] = ()


class Explore(Act):
    """Try a location with an action. `cards` as ids (`7`, `red-7`), `uses` enhancements named before the roll, `dice` as
    they fell, `academy` adventurers taken out at once.
    """

    location: str
    action: str = ""
    cards: tuple[str, ...] = ()
    uses: tuple[str, ...] = ()
    dice: tuple[int, ...] = ()
    academy: int = 0


class AddAcademy(Move):
    """Take `count` adventurers out of the Academy and add them to the roll."""

    count: int


class Use(Move):
    """Use an enhancement for the roll to come, or for the roll under way; `bonus` is what it adds, when that is new."""

    card: str
    bonus: int | None = None


class Accept(Move):
    """Let the roll stand as it is."""


class Buy(Move):
    """Buy an enhancement of `level` in the Alley; `card` is what it turned out to be, when the buyer says so."""

    level: int
    card: str = ""


class EndTurn(Move):
    """End the turn."""


# --- what the table finds out ------------------------------------------------------------------------------------------


class Goblins(Move):
    """The card last taken from the pile was Goblins!; `place` is left, centre or right (or a card where none may go)."""

    place: str


class Rockslide(Move):
    """The card last taken from the pile was Rockslide!; `way` is left (two cards) or right (one)."""

    way: str


class NoneLeft(Move):
    """No enhancement of `level` is left in the deck."""

    level: int


# --- other ends --------------------------------------------------------------------------------------------------------


class Concede(Move):
    """Give up."""

    last = True


class AgreeDraw(Move):
    """All agree on a draw."""

    last = True


class TimeUp(Move):
    """The time agreed on is over: what lies on the table is reckoned as at the end."""

    last = True


MOVES: dict[str, type[Move]] = {
    kind_of(move): move
    for move in (
        ChooseSide, Keep, Reveal, Describe, Rest, Explore, AddAcademy, Use, Accept, Buy, EndTurn, Goblins, Rockslide, NoneLeft,
        Concede, AgreeDraw, TimeUp,
    )
}  # fmt: skip
