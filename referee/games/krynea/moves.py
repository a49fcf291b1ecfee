"""What a player can say at a Krynea table. Fields are card ids, units' refs, clashes (C1 to C4), names and numbers."""

from __future__ import annotations

from ...core.types import Move, kind_of

# --- before the battle -------------------------------------------------------------------------------------------------


class Describe(Move):
    """Read a card out: its `name`, and what is printed on it as `words.facts_in` gives it (`cost:4`, `area`)."""

    name: str
    facts: tuple[str, ...] = ()


class DeclareDeck(Move):
    """The deck of `side` is counted: cards by kind, `points` of its troops; `circled` and `unmarked` for the faction."""

    side: str
    mode: str
    actions: int
    troops: int
    abilities: int
    points: int
    circled: int = 0
    unmarked: int = 0
    numbers: tuple[int, ...] = ()


class LayAbility(Move):
    """An ability card of `side` is laid open."""

    side: str
    card: str


class SetLevel(Move):
    """The level of the battle: normal or expert."""

    level: str


# --- the round ---------------------------------------------------------------------------------------------------------


class Next(Move):
    """Go on to the next thing that the table must do or report."""


class Drawn(Move):
    """A card comes up: a Monolith, an enemy troop or an enemy action; into `clash` where that is said; `number` its ID."""

    card: str
    clash: str = ""
    number: int = 0


class Buy(Move):
    """Buy cards, `what` troops or actions, one for each of `costs`."""

    what: str
    costs: tuple[int, ...]


class GiveBack(Move):
    """Hand compensation: `troops` and `actions` go back under their decks, worth `worth` resources together."""

    troops: int = 0
    actions: int = 0
    worth: int = 0


class Deploy(Move):
    """Put a unit from hand onto the field, in `line` of `clash`; 0 for behind the others."""

    card: str
    clash: str
    line: int = 0


class Equip(Move):
    """Give an Object from hand to an own unit."""

    card: str
    unit: str


class MoveUnit(Move):
    """Move a unit to `line` of `clash`; 0 for behind the others."""

    unit: str
    clash: str
    line: int = 0


class DiscardHand(Move):
    """Discard cards from hand in phase 10."""

    troops: int = 0
    actions: int = 0


# --- actions and abilities ---------------------------------------------------------------------------------------------


class Action(Move):
    """An action card used from hand. With `own` it says that it is for own units only."""


class Act(Action):
    """Use an action that the referee need not follow; `text` is its name."""

    text: str


class Boost(Action):
    """Use an action that gives `amount` to a score (attack for all three attacks) of units; none named: all own ones."""

    score: str
    amount: int
    units: tuple[str, ...] = ()
    own: bool = False


class Destroy(Action):
    """Use an action that kills units."""

    units: tuple[str, ...]


class Hide(Action):
    """Use an action that hides units; own ones hide of their own will."""

    units: tuple[str, ...]


class Link(Action):
    """Use an action that links two units until death."""

    unit: str
    other: str


class Drain(Action):
    """Use an action that makes the enemy lose `amount` cards from hand."""

    amount: int


class Cancel(Move):
    """Cancel the enemy card that was just revealed for `clash`, with an action from hand."""

    clash: str


class UseAbility(Move):
    """Use an own ability; against one of `rivals` where it takes cards."""

    card: str
    rivals: tuple[str, ...] = ()


class UseExpertise(Move):
    """Use the expertise of a unit."""

    unit: str


class Sacrifice(Move):
    """Give up an own unit; it leaves the game."""

    unit: str


class Raise(Move):
    """An own unit that dies is turned into a risen one where it stands."""

    unit: str


class Enter(Move):
    """A card's effect puts a unit of `side` into `clash`, in `line` (0 for behind the others)."""

    card: str
    side: str
    clash: str
    line: int = 0


class Recover(Move):
    """A card's effect brings a unit back from the own troop discard into `clash`; `risen` as a risen one."""

    card: str
    clash: str
    risen: bool = False


# --- attacks -----------------------------------------------------------------------------------------------------------


class Attack(Move):
    """Attack `target` with one unit, or with several that coordinate; `bonus` is what an action from hand adds."""

    units: tuple[str, ...]
    target: str
    bonus: int = 0


class Pass(Move):
    """Make no attack now."""


# --- the end -----------------------------------------------------------------------------------------------------------


class Concede(Move):
    """Give the battle up."""


FAMILIES = (Action,)
"""Kinds of kinds: never said themselves."""

MOVES: dict[str, type[Move]] = {
    kind_of(kind): kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Move) and kind.__module__ == __name__ and kind not in FAMILIES
}
