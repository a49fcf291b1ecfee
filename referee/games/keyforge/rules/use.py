"""Using cards in play: creatures for reaping, fighting, actions and Omni; artifacts for actions and Omni."""

from __future__ import annotations

from collections.abc import Iterable

from ....core.labels import enacts, forbids, resolves
from ....core.types import Choice, Facts
from ..abilities import CODE, Me, Moment
from ..events import CardExhausted, CardReadied, CardUsed, StunRemoved
from ..moves import Act, Fight, Omni, Reap, Unstun, Use
from ..state import Card, State, Tale
from .ability import abilities, happened, simultaneous
from .leave import settle
from .main import of_active_house, way
from .power import houses

# --- what may be used ---


@forbids("keyforge.use.own-cards", Use)
def only_cards_one_controls(state: State, move: Use) -> Facts | None:
    card = state.cards.get(move.creature)
    if card is not None and card.controller == move.player:
        return None
    return {"player": move.player, "card": move.creature, "opponent": card.controller if card else ""}


@forbids("keyforge.use.upgrade-not-alone", Use)
def upgrades_are_not_used(state: State, move: Use) -> Facts | None:
    card = state.cards.get(move.creature)
    if card is None or card.print.type != "upgrade":
        return None
    return {"player": move.player, "card": move.creature}


@forbids("keyforge.ready.exhausted-unusable", Use)
def exhausted_cards_are_not_used(state: State, move: Use) -> Facts | None:
    card = state.cards.get(move.creature)
    return {"player": move.player, "card": move.creature} if card is not None and card.exhausted else None


@forbids("keyforge.use.cannot", Use)
def nothing_keeps_it_from_being_used(state: State, move: Use) -> Facts | None:
    card = state.cards.get(move.creature)
    if card is None:
        return None
    for effect in state.effects:
        about = effect.says in ("cannot-use", f"cannot-{way(move)}") and effect.on in (card.ref, move.player)
        if about and state.holds(effect) and (not effect.value or effect.value == card.print.type):
            return {"player": move.player, "card": card.ref, "by": effect.of}
    return None


@forbids("keyforge.artifact.no-reap-fight", Reap, Fight)
def artifacts_neither_reap_nor_fight(state: State, move: Use) -> Facts | None:
    card = state.cards.get(move.creature)
    if card is None or card.print.type != "artifact":
        return None
    return {"player": move.player, "card": move.creature}


def has_ability(state: State, ref: str, when: str) -> bool:
    """Whether a card in play has an ability of a kind, of its own or given to it.

    A card that the referee has no code for is believed: what it does is said by hand.
    """
    return bool(abilities(state, ref, when)) or blank(state, ref)


def blank(state: State, ref: str) -> bool:
    """Whether the table has described a card itself, so that the referee does not know its abilities."""
    card = state.cards.get(ref)
    return card is not None and card.id in state.described


@forbids("keyforge.action.eligible", Act)
def an_action_needs_its_ability_and_house(state: State, move: Act) -> Facts | None:
    card = state.cards.get(move.creature)
    if card is None or not card.is_creature or card.stunned:
        return None
    if has_ability(state, card.ref, "action") and of_active_house(state, card, "action"):
        return None
    return {"player": move.player, "card": card.ref, "house": card.print.house, "active": state.house}


@forbids("keyforge.artifact.ability-kinds", Act, Omni)
def an_artifact_needs_the_ability(state: State, move: Use) -> Facts | None:
    card = state.cards.get(move.creature)
    if card is None or card.print.type != "artifact" or has_ability(state, card.ref, way(move)):
        return None
    return {"player": move.player, "card": card.ref}


@forbids("keyforge.artifact.action-active-house", Act)
def an_artifacts_action_needs_its_house(state: State, move: Act) -> Facts | None:
    card = state.cards.get(move.creature)
    if card is None or card.print.type != "artifact" or of_active_house(state, card, "action"):
        return None
    return {"player": move.player, "card": card.ref, "house": card.print.house, "active": state.house}


@forbids("keyforge.artifact.sacrifice-exhaust", Omni, Act)
def a_cost_of_sacrifice_still_exhausts(state: State, move: Use) -> Facts | None:
    card = state.cards.get(move.creature)
    if card is None or card.print.type != "artifact" or not card.exhausted:
        return None
    return {"player": move.player, "card": card.ref}


@forbids("keyforge.creature.omni-option", Omni)
def a_creature_needs_an_omni_ability(state: State, move: Omni) -> Facts | None:
    card = state.cards.get(move.creature)
    if card is None or not card.is_creature or has_ability(state, card.ref, "omni"):
        return None
    return {"player": move.player, "card": card.ref}


@forbids("keyforge.omni.own-turn", Omni)
def omni_only_in_ones_own_turn(state: State, move: Omni) -> Facts | None:
    card = state.cards.get(move.creature)
    if move.player == state.active and state.step == "main" and not (card and card.exhausted):
        return None
    return {"player": move.player, "card": move.creature, "active": state.active, "step": state.step}


@forbids("keyforge.stun.use-rules-hold", Unstun)
def only_a_stunned_card_loses_a_stun(state: State, move: Unstun) -> Facts | None:
    card = state.cards.get(move.creature)
    if card is None:
        return {"player": move.player, "card": move.creature, "house": "", "active": state.house}
    if card.stunned and usable_somehow(state, card):
        return None
    return {"player": move.player, "card": move.creature, "house": card.print.house, "active": state.house}


def usable_somehow(state: State, card: Card) -> bool:
    """Whether a stunned creature may be used in any way as far as houses go: an Omni use is a use in any house."""
    return of_active_house(state, card, "unstun") or has_ability(state, card.ref, "omni")


# --- using ---


@enacts(
    "keyforge.ready.use-exhausts",
    "keyforge.stun.next-use",
    "keyforge.stun.via-ability",
    "keyforge.creature.options",
    "keyforge.artifact.exhaust-then-resolve",
)
def begin_use(story: Tale, ref: str, how: str) -> bool:
    """Exhaust a card for a use; gives whether the use goes on. A stunned creature only loses its stun."""
    state = story.state
    card = state.card(ref)
    user = state.active
    off = state.house not in houses(state, card)
    happened(story, Moment("use-begins", user, ref, card.print, how=how))
    story.tell(CardUsed(user, ref, "unstun" if card.stunned else how, off, because="keyforge.ready.use-exhausts"))
    story.tell(CardExhausted(ref, because="keyforge.ready.use-exhausts"))
    if card.stunned:
        story.tell(StunRemoved(ref, because="keyforge.stun.next-use"))
        return False
    return True


@resolves(Unstun, "keyforge.stun.next-use")
def unstun(story: Tale, move: Unstun) -> None:
    begin_use(story, move.creature, "unstun")


@resolves(Act, "keyforge.action.exhaust-resolve", "keyforge.artifact.exhaust-then-resolve")
def act(story: Tale, move: Act) -> None:
    use_ability(story, move.creature, "action")


@resolves(Omni, "keyforge.omni.own-turn", "keyforge.artifact.omni-any-house", "keyforge.stun.omni-off-house")
def omni(story: Tale, move: Omni) -> None:
    use_ability(story, move.creature, "omni")


def use_ability(story: Tale, ref: str, how: str) -> None:
    """Use a card for its `Action:` or Omni abilities."""
    if not begin_use(story, ref, how):
        return
    card = story.state.card(ref)
    used = Moment("used", story.state.active, ref, card.print, how=how)
    simultaneous(story, abilities(story.state, ref, how))
    settle(story)
    happened(story, used)


# --- cards that make a player use cards ---

WAYS: tuple[tuple[str, type[Use]], ...] = (
    ("reap", Reap),
    ("fight", Fight),
    ("action", Act),
    ("omni", Omni),
    ("unstun", Unstun),
)


def as_if_active(state: State, card: Card) -> State:
    """The table as it would be if a card's house were the active one: keyforge.via.any-house."""
    return state if state.house in houses(state, card) else state.but(house=card.print.house)


@enacts("keyforge.via.any-house", "keyforge.via.requirements", "keyforge.fight.with")
def ways_to_use(
    state: State, ref: str, player: str, ways: Iterable[str] = ("reap", "fight", "action", "omni", "unstun")
) -> dict[str, Use]:
    """The ways in which an ability lets a card be used now; all rules but that of the house hold."""
    card = state.cards.get(ref)
    if card is None:
        return {}
    there = as_if_active(state, card)
    found: dict[str, Use] = {}
    for how, kind in WAYS:
        if how not in ways and how != "unstun":
            continue
        move = next((m for m in moves_of(there, kind, ref, player) if CODE.allows(there, m)), None)
        if move is not None:
            found[how] = move
    if card.stunned and "unstun" in found:
        return {"unstun": found["unstun"]}
    found.pop("unstun", None)
    return found


def moves_of(state: State, kind: type[Use], ref: str, player: str) -> list[Use]:
    """The moves of a kind that a card could be said to make, legal or not."""
    if kind is Fight:
        return [Fight(player, ref, c.ref) for c in state.creatures(state.opponent(player))]
    return [kind(player, ref)]


def use_with(story: Tale, me: Me, ref: str, ways: Iterable[str] = ("reap", "fight", "action", "omni")) -> bool:
    """Let the speaking card's player use a card now, of whatever house; gives whether it was used."""
    possible = ways_to_use(story.state, ref, me.player, ways)
    if not possible:
        return False
    how = story.ask(Choice(story.state.active, "use", me.why, tuple(possible), facts={"card": ref}))[0]
    move = possible[how]
    if isinstance(move, Fight):
        return fight_with(story, me, ref)
    CODE.resolver(type(move))(story, move)
    return True


@enacts("keyforge.fight.with", "keyforge.fight.ready-and-fight-with")
def fight_with(story: Tale, me: Me, ref: str, *, against: Iterable[str] | None = None) -> bool:
    """Let the speaking card's player fight with a creature now; gives whether it was used (a stunned one loses its stun)."""
    state = story.state
    if ref not in state.cards:
        return False
    card = state.card(ref)
    there = as_if_active(state, card)
    if card.stunned:
        move: Use = Unstun(me.player, ref)
        if not CODE.allows(there, move):
            return False
    else:
        targets = [
            m.target for m in moves_of(there, Fight, ref, me.player) if isinstance(m, Fight) and CODE.allows(there, m)
        ]
        targets = [t for t in targets if against is None or t in against]
        if not targets:
            return False
        target = story.ask(Choice(state.active, "fight-target", me.why, tuple(targets), facts={"card": ref}))[0]
        move = Fight(me.player, ref, target)
    CODE.resolver(type(move))(story, move)
    return True


def fighters(state: State, me: Me, refs: Iterable[str]) -> list[str]:
    """Those of some creatures that could fight now if an ability let them."""
    return [ref for ref in refs if "fight" in ways_to_use(state, ref, me.player, ("fight",)) or state.card(ref).stunned]


@enacts("keyforge.fight.ready-and-fight-with")
def ready_and_fight(story: Tale, me: Me, ref: str, *, against: Iterable[str] | None = None) -> bool:
    """Ready a creature, then fight with it."""
    ready(story, ref, me.why)
    return fight_with(story, me, ref, against=against)


@enacts("keyforge.ready.exhausted-unusable")
def ready(story: Tale, ref: str, because: str) -> None:
    """Ready a card; a ready one is left alone."""
    if ref in story.state.cards and story.state.card(ref).exhausted:
        story.tell(CardReadied(ref, because=because))


def exhaust(story: Tale, ref: str, because: str) -> None:
    """Exhaust a card; an exhausted one is left alone."""
    if ref in story.state.cards and not story.state.card(ref).exhausted:
        story.tell(CardExhausted(ref, because=because))


@enacts("keyforge.via.any-house", "keyforge.via.requirements")
def ways_as_own(state: State, player: str, ref: str) -> list[str]:
    """The ways in which a player could use an artifact as if it were theirs; all rules but that of the house hold."""
    card = state.cards.get(ref)
    if card is None:
        return []
    there = as_if_active(state.with_card(ref, controller=player), card)
    kinds: tuple[tuple[str, type[Use]], ...] = (("action", Act), ("omni", Omni))
    return [how for how, kind in kinds if CODE.allows(there, kind(player, ref))]


def use_as_own(story: Tale, me: Me, ref: str) -> bool:
    """Use an opponent's artifact as if it were the player's own; gives whether it was used."""
    ways = ways_as_own(story.state, me.player, ref)
    if not ways:
        return False
    card = story.state.card(ref)
    how = story.ask(Choice(story.state.active, "use", me.why, tuple(ways), facts={"card": ref}))[0]
    happened(story, Moment("use-begins", me.player, ref, card.print, how=how))
    story.tell(CardUsed(me.player, ref, how, because=me.why))
    story.tell(CardExhausted(ref, because="keyforge.ready.use-exhausts"))
    simultaneous(story, abilities(story.state, ref, how, me.player))
    settle(story)
    happened(story, Moment("used", me.player, ref, card.print, how=how))
    return True
