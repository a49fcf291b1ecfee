"""Characters of two classes: what each pair keeps and what it loses."""

from __future__ import annotations

from collections.abc import Callable

from ....core.labels import enacts, forbids
from ....core.types import Facts, Record, RuleId
from ..catalogue import Printed
from ..moves import Play
from ..state import Character, State


class Pair(Record):
    """What a pair of classes keeps, by rule; empty where it has nothing to keep. `spell` and `theurgy`: the attack beside one."""

    bonus: RuleId = ""
    spell: RuleId = ""
    theurgy: RuleId = ""


PAIRS = {
    frozenset(("mage", "fighter")): Pair(spell="eredan.multi.mage-fighter-attack"),
    frozenset(("mage", "marauder")): Pair("eredan.multi.mage-marauder-bonus", "eredan.multi.mage-marauder-attack"),
    frozenset(("marauder", "fighter")): Pair("eredan.multi.marauder-fighter-bonus"),
    frozenset(("fighter", "priest")): Pair(theurgy="eredan.multi.fighter-priest-attack"),
    frozenset(("priest", "marauder")): Pair(
        "eredan.multi.priest-marauder-bonus", "", "eredan.multi.priest-marauder-attack"
    ),
    frozenset(("mage", "priest")): Pair("", "eredan.multi.mage-priest-attack", "eredan.multi.mage-priest-theurgy"),
}


def pair_of(classes: tuple[str, ...]) -> Pair | None:
    """The rules of a character's two classes; None for one class, and for pairs that the book does not describe."""
    return PAIRS.get(frozenset(classes)) if len(classes) == 2 else None


def bonus_rule(classes: tuple[str, ...]) -> RuleId:
    """The rule by which a pair keeps the marauder's bonus; empty for a marauder alone."""
    pair = pair_of(classes)
    return pair.bonus if pair else ""


@enacts("eredan.multi.reserved")
def needed_classes(card: Printed) -> tuple[str, ...]:
    """The classes that a card asks for: those it is reserved for, mages for spells and priests for theurgies."""
    return card.wants or {"spell": ("mage",), "theurgy": ("priest",)}.get(card.type, ())


@forbids("eredan.multi.reserved", Play)
def no_card_of_a_third_class(state: State, move: Play) -> Facts | None:
    character, needed = state.fighter(move.player), needed_classes(state.print_of(move.card))
    if (
        character is None
        or len(character.print.classes) != 2
        or not needed
        or set(needed) & set(character.print.classes)
    ):
        return None
    has = character.print.classes
    return {"player": move.player, "character": character.ref, "card": move.card, "has": has, "needed": needed}


def only_cards_of(rule: RuleId, *pair: str) -> Callable[[State, Play], Facts | None]:
    """The check of one pair: no card that asks for another class."""

    @forbids(rule, Play)
    def check(state: State, move: Play) -> Facts | None:
        character, needed = state.fighter(move.player), needed_classes(state.print_of(move.card))
        if character is None or set(character.print.classes) != set(pair) or not needed or set(needed) & set(pair):
            return None
        return {"player": move.player, "card": move.card, "character": character.ref, "needed": needed}

    return check


def no_second_after(rule: RuleId, type: str, *pair: str) -> Callable[[State, Play], Facts | None]:
    """The check of one pair: the chaining that a class alone has after a spell (or object) is lost."""

    @forbids(rule, Play)
    def check(state: State, move: Play) -> Facts | None:
        character, laid = state.fighter(move.player), state.laid_by(move.player)
        if character is None or set(character.print.classes) != set(pair) or not laid:
            return None
        first = state.print_of(laid[0].card)
        if first.type != type or first.chain:
            return None
        return {"player": move.player, "character": character.ref, "card": first.id}

    return check


mage_fighter_cards = only_cards_of("eredan.multi.mage-fighter-cards", "mage", "fighter")
mage_marauder_cards = only_cards_of("eredan.multi.mage-marauder-cards", "mage", "marauder")
marauder_fighter_cards = only_cards_of("eredan.multi.marauder-fighter-cards", "marauder", "fighter")
fighter_priest_cards = only_cards_of("eredan.multi.fighter-priest-cards", "fighter", "priest")
priest_marauder_cards = only_cards_of("eredan.multi.priest-marauder-cards", "priest", "marauder")
mage_priest_cards = only_cards_of("eredan.multi.mage-priest-cards", "mage", "priest")

mage_fighter_after_spell = no_second_after("eredan.multi.mage-fighter-no-spell-chain", "spell", "mage", "fighter")
mage_fighter_after_object = no_second_after("eredan.multi.mage-fighter-no-object-chain", "object", "mage", "fighter")
mage_marauder_after_spell = no_second_after("eredan.multi.mage-marauder-no-chain", "spell", "mage", "marauder")
marauder_fighter_after_object = no_second_after("eredan.multi.marauder-fighter-chain", "object", "marauder", "fighter")
fighter_priest_after_object = no_second_after("eredan.multi.fighter-priest-chain", "object", "fighter", "priest")
mage_priest_after_spell = no_second_after("eredan.multi.mage-priest-no-chain", "spell", "mage", "priest")


@enacts("eredan.magic.multi-keeps-attack")
def attack_beside(character: Character, type: str) -> RuleId:
    """The rule by which a character of two classes attacks beside a damaging spell, or a theurgy; empty for one class."""
    pair = pair_of(character.print.classes)
    kept = "" if pair is None else pair.theurgy if type == "theurgy" else pair.spell
    return kept or ("eredan.magic.multi-keeps-attack" if type == "spell" and len(character.print.classes) == 2 else "")
