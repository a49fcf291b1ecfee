"""The two races with an effect: golems carry any object, guemelites cast spells of their element."""

from __future__ import annotations

from ....core.labels import enacts, forbids, lifts
from ....core.types import Facts
from ..catalogue import Printed, Stats
from ..moves import Play
from ..state import Character, State

# --- golems ------------------------------------------------------------------------------------------------------------


@lifts("eredan.play.reserved", by="eredan.race.golem-any-object")
@lifts("eredan.play.guild-card", by="eredan.race.golem-any-object")
@lifts("eredan.multi.reserved", by="eredan.race.golem-any-object")
@lifts("eredan.multi.mage-fighter-cards", by="eredan.race.golem-any-object")
@lifts("eredan.multi.mage-marauder-cards", by="eredan.race.golem-any-object")
@lifts("eredan.multi.marauder-fighter-cards", by="eredan.race.golem-any-object")
@lifts("eredan.multi.fighter-priest-cards", by="eredan.race.golem-any-object")
@lifts("eredan.multi.priest-marauder-cards", by="eredan.race.golem-any-object")
@lifts("eredan.multi.mage-priest-cards", by="eredan.race.golem-any-object")
def a_golem_takes_any_object(state: State, move: Play) -> bool:
    character = state.character(move.on) if move.on else state.fighter(move.player)
    return character is not None and character.print.race == "golem" and state.print_of(move.card).type == "object"


@enacts("eredan.race.golem-bonus")
def bonus_for(character: Character, card: Printed) -> Stats:
    """What a card adds for a character: of several bonuses every one whose class, guild or caste fits, else the default."""
    own = {*character.print.classes, character.print.guild, character.print.caste}
    favours = [f for f in card.bonuses if f.who in own and f.who] or [f for f in card.bonuses if not f.who]
    added = dict(card.bonus)
    for favour in favours:
        for stat, amount in favour.bonus.items():
            added[stat] = added.get(stat, 0) + amount
    return added


# --- guemelites --------------------------------------------------------------------------------------------------------


def casts_by_race(character: Character, card: Printed) -> bool:
    """Whether a spell is cast by a guemelite that is no mage."""
    return character.print.race == "guemelite" and card.type == "spell" and "mage" not in character.print.classes


@lifts("eredan.class.spell-mage", by="eredan.race.guemelite-spells")
@lifts("eredan.multi.reserved", by="eredan.race.guemelite-spells")
@lifts("eredan.multi.marauder-fighter-cards", by="eredan.race.guemelite-spells")
@lifts("eredan.multi.fighter-priest-cards", by="eredan.race.guemelite-spells")
@lifts("eredan.multi.priest-marauder-cards", by="eredan.race.guemelite-spells")
def a_guemelite_casts_its_element(state: State, move: Play) -> bool:
    character, card = state.fighter(move.player), state.print_of(move.card)
    if character is None or not casts_by_race(character, card):
        return False
    return bool(card.element) and card.element == character.print.element


@forbids("eredan.race.guemelite-spells", Play)
def a_guemelite_casts_no_other_element(state: State, move: Play) -> Facts | None:
    character, card = state.fighter(move.player), state.print_of(move.card)
    if character is None or not casts_by_race(character, card) or a_guemelite_casts_its_element(state, move):
        return None
    facts = {"player": move.player, "character": character.ref, "card": move.card}
    return {**facts, "element": character.print.element or "no-element", "card_element": card.element or "no-element"}


@forbids("eredan.race.guemelite-limits", Play)
def a_guemelite_keeps_to_guild_and_caste(state: State, move: Play) -> Facts | None:
    character, card = state.fighter(move.player), state.print_of(move.card)
    if character is None or not casts_by_race(character, card):
        return None
    conditions = ((card.guild, character.print.guild), (card.caste, character.print.caste))
    needed = tuple(asked for asked, own in conditions if asked not in ("", own))
    return {"player": move.player, "character": character.ref, "card": move.card, "needed": needed} if needed else None


@enacts("eredan.race.guemelite-no-chain", "eredan.race.guemelite-mage")
def chain_lost_by_race(state: State, character: Character, first: Printed) -> bool:
    """Whether a guemelite has no chaining after a spell: one that casts by race, and every one if the table reads strictly."""
    if character.print.race != "guemelite" or first.type != "spell":
        return False
    return "mage" not in character.print.classes or state.options.guemelites == "strict"


@forbids("eredan.race.guemelite-no-chain", Play)
def no_second_card_after_a_guemelite_spell(state: State, move: Play) -> Facts | None:
    character, laid = state.fighter(move.player), state.laid_by(move.player)
    if character is None or not laid:
        return None
    first = state.print_of(laid[0].card)
    if first.chain or not chain_lost_by_race(state, character, first):
        return None
    return {"player": move.player, "character": character.ref, "card": first.id}
