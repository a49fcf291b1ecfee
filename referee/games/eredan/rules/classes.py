"""What a class alone gives: chaining of fighters and mages, who plays spells and theurgies, marauders, artisans, rage."""

from __future__ import annotations

from ....core.labels import enacts, forbids, resolves
from ....core.types import Facts, RuleId
from ..catalogue import Printed
from ..events import BonusGained, RageActivated
from ..moves import Play, SwitchRage
from ..state import Character, State, Tale
from .multi import bonus_rule
from .race import chain_lost_by_race

SPELL_CASTERS, THEURGISTS = "mage", "priest"


def classes_of(character: Character) -> tuple[str, ...]:
    """The classes as facts name them, `no-class` where nobody has said any."""
    return character.print.classes or ("no-class",)


def player_of(state: State, move: Play) -> Character | None:
    """The character that a card is played with: the player's fighter."""
    return state.fighter(move.player)


def lacks(character: Character, wanted: str) -> bool:
    """Whether a character is known not to have a class."""
    return bool(character.print.classes) and wanted not in character.print.classes


@forbids("eredan.class.spell-mage", Play)
def spells_are_for_mages(state: State, move: Play) -> Facts | None:
    card, character = state.print_of(move.card), player_of(state, move)
    if card.type != "spell" or character is None or not lacks(character, SPELL_CASTERS):
        return None
    return {"player": move.player, "card": move.card, "character": character.ref, "has": classes_of(character)}


@forbids("eredan.class.priest-theurgy", Play)
def theurgies_are_for_priests(state: State, move: Play) -> Facts | None:
    card, character = state.print_of(move.card), player_of(state, move)
    if card.type != "theurgy" or character is None or not lacks(character, THEURGISTS):
        return None
    return {"player": move.player, "card": move.card, "character": character.ref, "has": classes_of(character)}


# --- chaining ----------------------------------------------------------------------------------------------------------


@enacts("eredan.class.fighter-chain", "eredan.class.mage-chain", "eredan.play.chain-free")
def chains_by_class(state: State, character: Character, first: Printed) -> RuleId:
    """The rule by which a first card lets its player play a second one of any type; empty when none does."""
    if (
        character.print.classes == ("fighter",)
        and first.type == "object"
        and first.kind == character.print.chains != ""
    ):
        return "eredan.class.fighter-chain"
    if character.print.classes == ("mage",) and first.type == "spell" and not first.zone:
        return "" if chain_lost_by_race(state, character, first) else "eredan.class.mage-chain"
    return ""


def second_without_chain(state: State, move: Play) -> tuple[Character, Printed] | None:
    """The fighter and the first card of a player who would play a second one without any chaining."""
    character, laid = player_of(state, move), state.laid_by(move.player)
    if character is None or not laid:
        return None
    first = state.print_of(laid[0].card)
    return None if first.chain or chains_by_class(state, character, first) else (character, first)


@forbids("eredan.class.fighter-chain", Play)
def a_fighter_chains_after_its_object(state: State, move: Play) -> Facts | None:
    found = second_without_chain(state, move)
    if found is None or found[0].print.classes != ("fighter",) or not found[0].print.chains:
        return None
    character, first = found
    return {"player": move.player, "character": character.ref, "chain": character.print.chains, "card": first.id}


@forbids("eredan.class.mage-chain", Play)
def a_mage_chains_after_a_spell(state: State, move: Play) -> Facts | None:
    found = second_without_chain(state, move)
    if found is None or found[0].print.classes != ("mage",) or chain_lost_by_race(state, *found):
        return None
    character, first = found
    return {"player": move.player, "character": character.ref, "card": first.id}


# --- marauders ---------------------------------------------------------------------------------------------------------


@enacts("eredan.class.marauder-bonus", "eredan.class.marauder-multi-target")
def meet(story: Tale, ref: str) -> None:
    """A marauder that meets its class has +1 attack in this fight, also if it is one of two classes."""
    own, enemy = story.state.there(ref), story.state.enemy_of(ref)
    if enemy is None or "marauder" not in own.print.classes or own.print.against not in enemy.print.classes:
        return
    several = "eredan.class.marauder-multi-target" if len(enemy.print.classes) > 1 else "eredan.class.marauder-bonus"
    story.tell(BonusGained(ref, "attack", 1, story.state.round, because=bonus_rule(own.print.classes) or several))


# --- artisans ----------------------------------------------------------------------------------------------------------


def other_bearer(state: State, move: Play) -> Character | None:
    """The fighter of a player who puts an object on somebody else."""
    character = player_of(state, move)
    if state.print_of(move.card).type != "object" or character is None or move.on in ("", character.ref):
        return None
    return character


@forbids("eredan.class.artisan", Play)
def an_artisan_equips_the_living_of_its_side(state: State, move: Play) -> Facts | None:
    fighter, bearer = other_bearer(state, move), state.character(move.on)
    if fighter is None or "artisan" not in fighter.print.classes:
        return None
    if (
        bearer is not None
        and not bearer.dead
        and state.owner(move.on) == move.player
        and state.print_of(move.card).craft
    ):
        return None
    return {"player": move.player, "card": move.card, "character": move.on}


@forbids("eredan.class.artisan-absent", Play)
def without_an_artisan_the_fighter_is_equipped(state: State, move: Play) -> Facts | None:
    fighter = other_bearer(state, move)
    if fighter is None or "artisan" in fighter.print.classes:
        return None
    return {"player": move.player, "card": move.card, "character": move.on, "fighter": fighter.ref}


# --- berserkers --------------------------------------------------------------------------------------------------------


@forbids("eredan.class.berserker-activate", SwitchRage)
def a_card_activates_rage(state: State, move: SwitchRage) -> Facts | None:
    return {"player": move.player, "character": move.character}


@resolves(SwitchRage, "eredan.class.berserker-activate")
def switch_rage(story: Tale, move: SwitchRage) -> None:
    """Only when the table insists."""
    activate_rage(story, move.character)


@enacts("eredan.class.berserker-inactive", "eredan.class.berserker-activate")
def activate_rage(story: Tale, ref: str) -> None:
    """Rage is inactive until a card activates it."""
    character = story.state.there(ref)
    if character.print.rage and not character.raging:
        story.tell(RageActivated(ref, because="eredan.class.berserker-activate"))
