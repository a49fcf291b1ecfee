"""Cards take effect in the order of an N, before the fight."""

from __future__ import annotations

from collections.abc import Iterator

from ....core.labels import enacts, resolves
from ....core.types import Choice
from ..catalogue import Printed
from ..events import (
    BonusGained,
    CardResolved,
    CardsDrawn,
    ExtraCardAllowed,
    HandSizeChanged,
    NothingChanged,
    Passed,
    RageEnded,
    Tilted,
    Untilted,
)
from ..moves import Attack
from ..state import Effect, Laid, Tale
from .classes import activate_rage
from .combat import attack, begin_fight, heal, hurt, lose_life, revive
from .discard import discard
from .magic import after_spirit
from .objects import equip, is_kept, unequip
from .order import orders_by_effect
from .race import bonus_for

ON_PLAYERS = ("draw", "lose-cards", "hand-size", "extra")
"""What happens to a player; everything else happens to a character."""

MOST = 99
"""The highest number that a card is believed to deal."""


@enacts("eredan.resolve.n-shape", "eredan.resolve.gaps", "eredan.resolve.dead-player-card")
def resolve_cards(story: Tale, rolls: tuple[int, ...] | None = None) -> None:
    """Every card on the table, in the order in which they were laid, which is the N; then the fight.

    A card whose character has died meanwhile takes effect all the same. `rolls` are attack values told in advance.
    """
    for place, laid in enumerate(story.state.laid, 1):
        card = story.state.print_of(laid.card)
        kept = is_kept(card)
        story.tell(CardResolved(laid.player, laid.card, place, kept, because="eredan.resolve.n-shape"))
        bearer = laid.on or fighter(story, laid.player)
        if kept and bearer:
            equip(story, bearer, card)
        for effect in (*printed(story, laid, card), *laid.effects):
            apply(story, effect, laid.card)
    begin_fight(story, rolls)


@resolves(Attack, "eredan.combat.attack-range", "eredan.play.chain-optional")
def tell_the_attacks(story: Tale, move: Attack) -> None:
    """Told while a second card could still be played, the attacks leave it out."""
    if story.state.turn:
        story.tell(Passed(story.state.turn, because="eredan.play.chain-optional"))
        resolve_cards(story, move.rolls)
    elif story.state.phase == "fight":
        attack(story, move.rolls)


def fighter(story: Tale, player: str) -> str:
    """The ref of a player's fighter; empty when nobody fights."""
    found = story.state.fighter(player)
    return found.ref if found else ""


def printed(story: Tale, laid: Laid, card: Printed) -> Iterator[Effect]:
    """What a card does by its print: harm to the enemy fighter, good to the own one, or to the character it was played on."""
    own, enemy = fighter(story, laid.player), fighter(story, story.state.opponent(laid.player))
    mine = laid.on and story.state.owner(laid.on) == laid.player
    harm, good = (laid.on if laid.on and not mine else enemy), (laid.on if laid.on and mine else own)
    damage = card.damage
    if card.offensive and not damage:
        facts = {"about": "damage", "card": card.id, "character": harm}
        asked = Choice(laid.player, "number", f"eredan.card.{card.id}", low=0, high=MOST, facts=facts)
        damage = int(story.ask(asked)[0])
    by_number = (
        ("damage", damage, harm),
        ("loss", card.loss, harm),
        ("heal", card.heal, good),
        ("revive", card.revive, good),
        ("draw", card.draw, laid.player),
        ("hand-size", card.hand_size, laid.player),
    )
    for what, amount, on in by_number:
        if amount:
            yield Effect(what, on, amount)
    if not is_kept(card) and good:
        for stat, amount in bonus_for(story.state.there(good), card).items():
            yield Effect(stat, good, amount)
    if card.activates:
        yield Effect(card.activates, good)


def apply(story: Tale, effect: Effect, card: str) -> None:
    """Carry out one thing that a card does; where nothing comes of it, that is said."""
    before, why = len(story.events), f"eredan.card.{card}"
    if effect.what in ON_PLAYERS:
        to_player(story, effect, why)
    else:
        to_character(story, effect, story.state.print_of(card), why)
    if len(story.events) == before:
        story.tell(NothingChanged(card, because=why))


def to_player(story: Tale, effect: Effect, why: str) -> None:
    """Cards in a player's hand, how many it holds, and how many may be played: as far as that changes anything."""
    own, amount = story.state.player(effect.on), effect.amount
    if effect.what == "draw":
        if count := min(amount, len(own.deck)):
            story.tell(CardsDrawn(own.name, count, because=why))
    elif effect.what == "lose-cards":
        discard(story, own.name, amount, why)
    elif effect.what == "hand-size":
        if (size := max(0, own.hand_size + amount)) != own.hand_size:
            story.tell(HandSizeChanged(own.name, size, because=why))
    elif amount:
        story.tell(ExtraCardAllowed(own.name, amount, because=why))


def to_character(story: Tale, effect: Effect, card: Printed, why: str) -> None:
    """A character's life, values, order, rage, objects and tilt: as far as that changes anything."""
    ref, amount, character = effect.on, effect.amount, story.state.there(effect.on)
    if effect.what == "damage":
        hurt(story, ref, after_spirit(story, ref, amount, card) if amount else 0, why)
    elif effect.what == "loss":
        lose_life(story, ref, amount, why)
    elif effect.what == "heal":
        heal(story, ref, amount, why)
    elif effect.what == "revive":
        revive(story, ref, amount, why)
    elif effect.what == "order":
        orders_by_effect(story, ref)
    elif effect.what == "rage":
        activate_rage(story, ref)
    elif effect.what == "calm":
        if character.raging:
            story.tell(RageEnded(ref, because=why))
    elif effect.what in ("tilt", "untilt"):
        if character.tilted != (effect.what == "tilt"):
            story.tell((Untilted if character.tilted else Tilted)(ref, because=why))
    elif effect.what == "unequip":
        unequip(story, ref, effect.item, why)
    elif amount:
        until = 0 if effect.lasting else story.state.round
        story.tell(BonusGained(ref, effect.what, amount, until, because=why))
