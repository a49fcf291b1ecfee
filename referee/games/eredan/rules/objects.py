"""Objects: how many a character carries, and when they begin to work."""

from __future__ import annotations

from ....core.labels import enacts, forbids
from ....core.types import Facts
from ..catalogue import USED_UP, Printed
from ..events import Equipped, Unequipped
from ..moves import Play
from ..state import Character, State, Tale

ARMOURS = ("armour", "shield")


def bearer_of(state: State, move: Play) -> Character | None:
    """The character that a played object goes to."""
    return state.character(move.on) if move.on else state.fighter(move.player)


@enacts("eredan.object.weapon-and-armour", "eredan.object.others")
def slot(card: Printed) -> tuple[str, ...]:
    """The kinds of object that share a card's one place; none for objects without a limit."""
    if card.type != "object":
        return ()
    return ("weapon",) if card.kind == "weapon" else ARMOURS if card.kind in ARMOURS else ()


def carried(state: State, bearer: Character, kinds: tuple[str, ...]) -> list[Printed]:
    """The objects of some kinds that a character carries, those that lie on the table for it included."""
    waiting = [
        laid.card
        for laid in state.laid
        if not laid.resolved and bearer.ref == (laid.on or getattr(state.fighter(laid.player), "ref", ""))
    ]
    cards = map(state.print_of, [*(i.card for i in bearer.items), *waiting])
    return [card for card in cards if card.type == "object" and card.kind in kinds]


def competing(state: State, move: Play) -> tuple[Character, Printed, list[Printed]] | None:
    """The bearer of an object, the object, and what already takes its place; None when nothing does."""
    bearer, card = bearer_of(state, move), state.print_of(move.card)
    if bearer is None or not slot(card):
        return None
    there = carried(state, bearer, slot(card))
    return (bearer, card, there) if there else None


def two_handed_out(card: Printed, there: list[Printed]) -> bool:
    """Whether a weapon and those already carried are all one-handed."""
    return all(c.hands == 1 for c in (card, *there))


@enacts("eredan.object.ambidextrous-source")
def ambidextrous(bearer: Character, card: Printed, there: list[Printed]) -> bool:
    """Whether the effect is on the character or on one of the weapons."""
    return bearer.print.ambidextrous or any(c.ambidextrous for c in (card, *there))


def over_the_limit(state: State, move: Play) -> tuple[Character, Printed, list[Printed]] | None:
    """As `competing`, without the second one-handed weapon of the ambidextrous."""
    found = competing(state, move)
    if found is None:
        return None
    _, card, there = found
    fits = card.kind == "weapon" and len(there) == 1 and two_handed_out(card, there) and ambidextrous(*found)
    return None if fits else found


def facts(move: Play, found: tuple[Character, Printed, list[Printed]] | None) -> Facts | None:
    """Who carries what already, and the card that is too much."""
    if found is None:
        return None
    bearer, card, there = found
    return {"player": move.player, "character": bearer.ref, "card": card.id, "item": tuple(c.id for c in there)}


@forbids("eredan.object.one-weapon", Play)
def one_weapon(state: State, move: Play) -> Facts | None:
    return facts(move, over_the_limit(state, move)) if state.print_of(move.card).kind == "weapon" else None


@forbids("eredan.object.one-armour", Play)
def one_armour(state: State, move: Play) -> Facts | None:
    return facts(move, over_the_limit(state, move)) if state.print_of(move.card).kind in ARMOURS else None


@forbids("eredan.object.ambidextrous", Play)
def two_weapons_need_ambidexterity(state: State, move: Play) -> Facts | None:
    found = competing(state, move)
    if found is None or found[1].kind != "weapon" or not two_handed_out(*found[1:]) or ambidextrous(*found):
        return None
    return facts(move, found)


@forbids("eredan.object.ambidextrous-limit", Play)
def two_one_handed_weapons_at_most(state: State, move: Play) -> Facts | None:
    found = over_the_limit(state, move)
    return facts(move, found) if found and found[1].kind == "weapon" and ambidextrous(*found) else None


@forbids("eredan.object.ambidextrous-source", Play)
def some_card_gives_the_effect(state: State, move: Play) -> Facts | None:
    found = competing(state, move)
    if found is None or found[1].kind != "weapon" or len(found[2]) > 1 or ambidextrous(*found):
        return None
    return facts(move, found)


@forbids("eredan.object.no-swap", Play)
def nothing_is_pushed_out(state: State, move: Play) -> Facts | None:
    return facts(move, over_the_limit(state, move))


@forbids("eredan.race.golem-slots", Play)
def a_golem_has_the_same_places(state: State, move: Play) -> Facts | None:
    found = over_the_limit(state, move)
    return facts(move, found) if found and found[0].print.race == "golem" else None


@enacts("eredan.object.stays")
def is_kept(card: Printed) -> bool:
    """Whether a played card stays on a character: every object but potions and scrolls."""
    return card.type == "object" and card.kind not in USED_UP


@enacts("eredan.object.delayed")
def equip(story: Tale, ref: str, card: Printed) -> None:
    """Put an object on a character; weapons and armours sleep until the end of the round, unless the table says otherwise."""
    active = not slot(card) or story.state.options.objects == "now"
    because = "eredan.object.stays" if active else "eredan.object.delayed"
    works = "now" if active else "later"
    story.tell(Equipped(ref, story.state.free_ref(card.id), card.id, works, because=because))


@enacts("eredan.object.stays")
def unequip(story: Tale, ref: str, item: str, because: str) -> None:
    """Take an object off a character; nothing where it is not carried."""
    found = next((i for i in story.state.there(ref).items if i.ref == item), None)
    if found is not None:
        story.tell(Unequipped(story.state.owner(ref), ref, found.card, item, because=because))
