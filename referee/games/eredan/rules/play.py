"""Phase 2: who may play which card, when, and how many."""

from __future__ import annotations

from ....core.labels import enacts, forbids, lifts, resolves
from ....core.types import Facts, Move, RuleId
from ..catalogue import Printed
from ..events import CardLaid, Passed, TurnToPlay
from ..moves import Pass, Play
from ..state import Character, State, Tale, may_hold
from .classes import chains_by_class, classes_of
from .multi import needed_classes
from .race import a_golem_takes_any_object, casts_by_race
from .resolve import resolve_cards

# --- how many ----------------------------------------------------------------------------------------------------------


@enacts("eredan.play.chain", "eredan.play.chain-free", "eredan.multi.card-chain-stays", "eredan.class.fighter-chain")
def chain_after(state: State, player: str) -> str:
    """What a player may play after the first card: a type, `any`, or nothing. A card's own chaining works for everybody."""
    laid, character = state.laid_by(player), state.fighter(player)
    if not laid or character is None:
        return ""
    first = state.print_of(laid[0].card)
    return first.chain or ("any" if chains_by_class(state, character, first) else "")


@enacts("eredan.special.card-text-wins")
def extras(state: State, player: str) -> int:
    """How many more cards a player may play because cards say so."""
    return state.player(player).extra + sum(state.print_of(laid.card).extra for laid in state.laid_by(player))


@enacts("eredan.play.one-card", "eredan.play.two-max")
def allowance(state: State, player: str) -> int:
    """How many cards a player may play in this round: one, a second by chaining, and what cards add."""
    return 1 + bool(chain_after(state, player)) + extras(state, player)


@enacts("eredan.play.optional", "eredan.play.chain-optional")
def may_play(state: State, player: str) -> bool:
    """Whether a player has a card to play or to leave: none after passing, or with an empty hand."""
    own = state.player(player)
    return not own.passed and bool(own.hand) and len(state.laid_by(player)) < allowance(state, player)


@forbids("eredan.play.one-card", Play)
def one_card_of_the_hand(state: State, move: Play) -> Facts | None:
    played, held = len(state.laid_by(move.player)), may_hold(state, move.player, move.card)
    if played < allowance(state, move.player) and held:
        return None
    hand = len(state.player(move.player).hand)
    return {"player": move.player, "played": played, "hand": hand, "absent": "" if held else move.card}


@forbids("eredan.play.chain", Play)
def a_second_card_needs_chaining(state: State, move: Play) -> Facts | None:
    laid = state.laid_by(move.player)
    if len(laid) != 1 or chain_after(state, move.player):
        return None
    return {"player": move.player, "card": laid[0].card}


@forbids("eredan.play.chain-type", Play)
def the_second_card_is_of_the_type(state: State, move: Play) -> Facts | None:
    laid, chain, card = state.laid_by(move.player), chain_after(state, move.player), state.print_of(move.card)
    if len(laid) != 1 or not chain or fits(chain, card):
        return None
    return {
        "player": move.player,
        "first": laid[0].card,
        "chain": chain,
        "card": move.card,
        "type": card.kind or card.type,
    }


def fits(chain: str, card: Printed) -> bool:
    """Whether a card is of the type that a chaining names; a card of which no type is known may be."""
    return (
        chain == "any"
        or chain in (card.type, card.kind)
        or not card.type
        or (chain == "armour" and card.kind == "shield")
    )


@forbids("eredan.play.two-max", Play)
def two_cards_at_most(state: State, move: Play) -> Facts | None:
    played = len(state.laid_by(move.player))
    return {"player": move.player, "played": played} if played >= 2 else None


@lifts("eredan.play.chain", by="eredan.special.card-text-wins")
@lifts("eredan.play.chain-type", by="eredan.special.card-text-wins")
@lifts("eredan.play.two-max", by="eredan.special.card-text-wins")
@lifts("eredan.class.fighter-chain", by="eredan.special.card-text-wins")
@lifts("eredan.class.mage-chain", by="eredan.special.card-text-wins")
@lifts("eredan.multi.mage-fighter-no-spell-chain", by="eredan.special.card-text-wins")
@lifts("eredan.multi.mage-fighter-no-object-chain", by="eredan.special.card-text-wins")
@lifts("eredan.multi.mage-marauder-no-chain", by="eredan.special.card-text-wins")
@lifts("eredan.multi.marauder-fighter-chain", by="eredan.special.card-text-wins")
@lifts("eredan.multi.fighter-priest-chain", by="eredan.special.card-text-wins")
@lifts("eredan.multi.mage-priest-no-chain", by="eredan.special.card-text-wins")
@lifts("eredan.race.guemelite-no-chain", by="eredan.special.card-text-wins")
def a_card_allows_another(state: State, move: Play) -> bool:
    return extras(state, move.player) > 0 and len(state.laid_by(move.player)) < allowance(state, move.player)


# --- whose turn --------------------------------------------------------------------------------------------------------


@forbids("eredan.play.alternate", Play, Pass)
def cards_are_played_in_turn(state: State, move: Move) -> Facts | None:
    if state.phase != "cards" or move.player == state.turn:
        return None
    return {"player": move.player, "turn": state.turn, "played": len(state.laid)}


@enacts("eredan.play.alternate")
def go_on(story: Tale, after: str = "") -> None:
    """The other player's turn to play, or the same one's again; when nobody may, the cards take effect."""
    state = story.state
    if state.phase != "cards":
        return
    last = after or state.passive
    turn = next((name for name in (state.opponent(last), last) if may_play(state, name)), "")
    if not turn:
        resolve_cards(story)
    elif turn != state.turn:
        story.tell(TurnToPlay(turn, because="eredan.play.alternate"))


# --- which card --------------------------------------------------------------------------------------------------------


@forbids("eredan.play.reserved", Play)
def reserved_cards_are_for_their_own(state: State, move: Play) -> Facts | None:
    card, character = state.print_of(move.card), state.fighter(move.player)
    if character is None:
        return None
    own = character.print.classes
    needed = card.wants if own and not set(card.wants) & set(own) else ()
    if card.caste not in ("", character.print.caste):
        needed += (card.caste,)
    if not needed:
        return None
    return {
        "player": move.player,
        "card": move.card,
        "needed": needed,
        "character": character.ref,
        "has": has(character),
    }


def has(character: Character) -> tuple[str, ...]:
    """A character's classes and caste, as facts name them."""
    return (*classes_of(character), *(c for c in (character.print.caste,) if c))


@forbids("eredan.play.guild-card", Play)
def guild_cards_are_for_their_guild(state: State, move: Play) -> Facts | None:
    card, character = state.print_of(move.card), state.fighter(move.player)
    if character is None or not character.print.guild or card.guild in ("", character.print.guild):
        return None
    facts = {"player": move.player, "card": move.card, "card_guild": card.guild}
    return {**facts, "character": character.ref, "guild": character.print.guild}


@forbids("eredan.play.card-types", Play)
def characters_are_not_played(state: State, move: Play) -> Facts | None:
    return {"player": move.player, "card": move.card} if state.print_of(move.card).is_character else None


@enacts(
    "eredan.play.action-open", "eredan.race.golem-any-object", "eredan.race.guemelite-spells", "eredan.class.artisan"
)
def ground(state: State, move: Play) -> RuleId:
    """The rule by which a card may be played, the most particular one: what the log answers to «why?»."""
    card, character = state.print_of(move.card), state.fighter(move.player)
    if character is None:
        return "eredan.play.one-card"
    if a_golem_takes_any_object(state, move) and (card.wants or card.guild or card.caste):
        return "eredan.race.golem-any-object"
    if card.type == "object" and move.on not in ("", character.ref):
        return "eredan.class.artisan"
    if casts_by_race(character, card):
        return "eredan.race.guemelite-spells"
    if needed_classes(card):
        return "eredan.multi.reserved" if len(character.print.classes) == 2 else by_class(card)
    if card.guild:
        return "eredan.play.guild-card"
    return "eredan.play.action-open" if card.type == "action" and not card.caste else "eredan.play.one-card"


def by_class(card: Printed) -> RuleId:
    """The rule that gives a card to one class."""
    if card.wants:
        return "eredan.play.reserved"
    return "eredan.class.spell-mage" if card.type == "spell" else "eredan.class.priest-theurgy"


@resolves(Play, "eredan.play.one-card")
def play(story: Tale, move: Play) -> None:
    story.tell(CardLaid(move.player, move.card, move.on, because=ground(story.state, move)))
    go_on(story, move.player)


@resolves(Pass, "eredan.play.optional", "eredan.play.chain-optional")
def pass_on(story: Tale, move: Pass) -> None:
    first = not story.state.laid_by(move.player)
    story.tell(Passed(move.player, because="eredan.play.optional" if first else "eredan.play.chain-optional"))
    go_on(story, move.player)
