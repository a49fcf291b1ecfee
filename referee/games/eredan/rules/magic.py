"""Spells and theurgies: spirit against their damage, and the attack that a mage gives up."""

from __future__ import annotations

from ....core.labels import enacts
from ....core.types import RuleId
from ..catalogue import Printed
from ..events import DamageReckoned
from ..state import Character, Laid, State, Tale
from .multi import attack_beside
from .values import shield

SPIRIT_RULE = {"spell": "eredan.magic.spirit", "theurgy": "eredan.magic.theurgy-spirit"}


@enacts(
    "eredan.magic.spirit",
    "eredan.magic.theurgy-spirit",
    "eredan.magic.no-negative",
    "eredan.magic.each-source",
    "eredan.magic.example",
)
def after_spirit(story: Tale, ref: str, damage: int, card: Printed) -> int:
    """The damage of one spell or theurgy that a character's spirit lets through, never below zero; other cards' as it is."""
    rule = SPIRIT_RULE.get(card.type)
    if rule is None:
        return damage
    against = shield(story.state, story.state.there(ref), "spirit")
    left = max(0, damage - against)
    story.tell(DamageReckoned(ref, damage, "spirit", against, left, because=rule))
    return left


@enacts("eredan.magic.physical-word")
def damaging(state: State, laid: Laid) -> bool:
    """Whether a card on the table deals damage, by its print or as the table has told."""
    card = state.print_of(laid.card)
    return bool(card.damage or card.offensive or any(e.what == "damage" for e in laid.effects))


def played(state: State, character: Character, type: str) -> list[Laid]:
    """The spells (or theurgies) that a fighter's player has played in this round."""
    return [laid for laid in state.laid_by(state.owner(character.ref)) if state.print_of(laid.card).type == type]


@enacts("eredan.magic.mage-no-attack", "eredan.magic.mage-several-spells", "eredan.magic.mage-spirit-zero")
def attack_lost(state: State, character: Character) -> RuleId:
    """The rule by which a fighter makes no attack: a pure mage that played damaging spells, whatever came of them."""
    if character.print.classes != ("mage",):
        return ""
    spells = [laid for laid in played(state, character, "spell") if damaging(state, laid)]
    return ("eredan.magic.mage-no-attack" if len(spells) == 1 else "eredan.magic.mage-several-spells") if spells else ""


@enacts("eredan.magic.mage-harmless-spell", "eredan.race.guemelite-attack", "eredan.class.priest-attack")
def attack_kept(state: State, character: Character) -> RuleId:
    """The rule by which a fighter attacks although it played magic in this round; empty when it played none."""
    spells, theurgies = played(state, character, "spell"), played(state, character, "theurgy")
    if any(damaging(state, laid) for laid in spells):
        by_race = "eredan.race.guemelite-attack" if character.print.race == "guemelite" else ""
        return attack_beside(character, "spell") or by_race
    if theurgies:
        return attack_beside(character, "theurgy") or "eredan.class.priest-attack"
    return "eredan.magic.mage-harmless-spell" if spells and character.print.classes == ("mage",) else ""
