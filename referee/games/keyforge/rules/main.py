"""Step 3: who may play, discard and use, and what."""

from __future__ import annotations

from ....core.labels import enacts, forbids
from ....core.types import Facts, Move
from ..abilities import voices
from ..catalogue import Printed
from ..events import EffectSpent
from ..moves import Describe, Discard, EndTurn, Forge, HandCard, OnTop, Play, TakeArchives, Use
from ..state import Card, Effect, State, Tale
from .power import houses

ACTIONS = (HandCard, Use, Describe, EndTurn, Forge, TakeArchives, OnTop)


@forbids("keyforge.turn.only-active-acts", *ACTIONS, about="player")
def only_the_active_player_acts(state: State, move: Move) -> Facts | None:
    if move.player != state.active:
        return {"player": move.player, "active": state.active}
    return None


@forbids("keyforge.turn.five-steps", HandCard, Use, Describe, EndTurn, about="player")
def only_in_step_three(state: State, move: Move) -> Facts | None:
    # Before the first turn keyforge.setup.order says it.
    return None if state.step in ("main", "setup") else {"player": move.player, "step": state.step}


def before_step_three(state: State) -> bool:
    """Whether a house is still to be chosen: then the order of the steps forbids a move, not the card's house."""
    return state.step in ("setup", "forge", "house")


@enacts("keyforge.main.play-any-number", "keyforge.main.any-order", "keyforge.house.icon")
def eligible_to_play(state: State, print: Printed, player: str) -> bool:
    """Whether a card's house, or a card at the table, lets it be played now."""
    return (
        print.house == state.house or permission(state, print, player) is not None or by_constant(state, print, player)
    )


def by_constant(state: State, print: Printed, player: str) -> bool:
    """Whether a card in play lets a card of another house be played."""
    return any(f(state, me, print, player) for f, me in voices(state, "may-play"))


def permission(state: State, print: Printed, player: str) -> Effect | None:
    """The effect that lets a card of another house be played, if there is one.

    Its value is a house, or `not-` and a house.
    """
    for effect in state.lasting("may-play", player):
        wanted = str(effect.value or "")
        if wanted.startswith("not-"):
            if print.house != wanted.removeprefix("not-"):
                return effect
        elif not wanted or print.house == wanted:
            return effect
    return None


@enacts("keyforge.main.first-turn-effects", "keyforge.basics.golden-rule")
def spend_permission(story: Tale, print: Printed, player: str) -> None:
    """Use up the permission under which a card of another house is played, or a second card in the first turn."""
    state = story.state
    needed = (print.house != state.house and not by_constant(state, print, player)) or first_turn_full(state, player)
    if needed and (effect := permission(state, print, player)) is not None and effect.count:
        story.tell(EffectSpent(effect, because="keyforge.main.first-turn-effects"))


@forbids("keyforge.main.off-house-forbidden", Play, Discard)
def only_cards_of_the_active_house(state: State, move: HandCard) -> Facts | None:
    print = state.print_of(move.card)
    if print is None or print.house == state.house or before_step_three(state):
        return None
    if isinstance(move, Play) and eligible_to_play(state, print, move.player):
        return None
    return {"player": move.player, "card": move.card, "house": print.house, "active": state.house}


@forbids("keyforge.main.discard-any-number", Discard)
def only_cards_of_the_active_house_are_discarded(state: State, move: Discard) -> Facts | None:
    print = state.print_of(move.card)
    if print is None or print.house == state.house or before_step_three(state):
        return None
    return {"player": move.player, "card": move.card, "house": print.house, "active": state.house}


@forbids("keyforge.main.play-any-number", Play)
def only_cards_of_the_active_house_are_played(state: State, move: Play) -> Facts | None:
    print = state.print_of(move.card)
    if print is None or before_step_three(state) or eligible_to_play(state, print, move.player):
        return None
    return {"player": move.player, "card": move.card, "house": print.house, "active": state.house}


def first_turn_count(state: State, player: str) -> int:
    """How many cards from hand the first player has played or discarded in the first turn of the game; 0 later."""
    if state.turn != 1:
        return 0
    done = state.player(player).did
    return sum(1 for d in done if d.what == "discard" or (d.what == "play" and d.how in ("hand", "off")))


def first_turn_full(state: State, player: str) -> bool:
    """Whether the one card of the first turn is used up: keyforge.main.first-turn-total."""
    return first_turn_count(state, player) >= 1


@forbids("keyforge.main.first-turn", Play, Discard)
def one_card_in_the_first_turn(state: State, move: HandCard) -> Facts | None:
    if not first_turn_full(state, move.player) or excepted(state, move):
        return None
    return {"player": move.player, "card": move.card, "count": first_turn_count(state, move.player), "limit": 1}


@forbids("keyforge.main.first-turn-total", Play, Discard)
def plays_and_discards_count_together(state: State, move: HandCard) -> Facts | None:
    if not first_turn_full(state, move.player) or excepted(state, move):
        return None
    did = next(state.player(move.player).done("play", "discard"))
    if (did.what == "play") == isinstance(move, Play):
        return None
    return {"player": move.player, "card": move.card, "count": 1, "limit": 1}


@enacts(
    "keyforge.main.first-turn-effects", "keyforge.main.first-turn-hand-only", "keyforge.main.first-turn-second-player"
)
def excepted(state: State, move: HandCard) -> bool:
    """Whether a card lets this one be played beyond the limit of the first turn."""
    print = state.print_of(move.card)
    return isinstance(move, Play) and print is not None and permission(state, print, move.player) is not None


# --- using ---


def of_active_house(state: State, card: Card, how: str) -> bool:
    """Whether a card in play may be used in some way as far as houses go; to lose a stun any way will do."""
    return before_step_three(state) or usable_anyway(state, card, how) or use_permission(state, card, how) is not None


def usable_anyway(state: State, card: Card, how: str) -> bool:
    """Whether the house of a card in play, or a card at the table, lets it be used without using anything up."""
    if state.house in houses(state, card):
        return True
    ways = ("reap", "fight", "action") if how == "unstun" else (how,)
    return any(f(state, me, card, way) for f, me in voices(state, "may-use") for way in ways)


def use_permission(state: State, card: Card, how: str) -> Effect | None:
    """The effect that lets a card of another house be used, if there is one; rather one that is not used up by it.

    It is about the card or its controller; its value is `ways|house|type`, each may be empty: `fight|`, `|mars`,
    `||creature`, `|`.
    """
    for effect in sorted(state.lasting("may-use"), key=lambda e: e.count > 0):
        if effect.on not in (card.ref, card.controller):
            continue
        ways, house, type = (*str(effect.value or "").split("|"), "", "", "")[:3]
        right = (not house or house in houses(state, card)) and type in ("", card.print.type)
        if right and (not ways or how == "unstun" or how in ways.split(",")):
            return effect
    return None


def spend_use(story: Tale, move: Use) -> None:
    """Use up the permission under which a player uses a card of another house: an Omni use needs none."""
    card, how = story.state.cards.get(move.creature), way(move)
    if card is None or how == "omni" or usable_anyway(story.state, card, how):
        return
    if (effect := use_permission(story.state, card, how)) is not None and effect.count:
        story.tell(EffectSpent(effect, because=f"keyforge.card.{effect.of}"))


@forbids("keyforge.main.use-any-number", Use)
def only_own_cards_are_used(state: State, move: Use) -> Facts | None:
    card = state.cards.get(move.creature)
    if card is None or card.controller == move.player:
        return None
    return {"player": move.player, "card": move.creature, "opponent": card.controller}


@forbids("keyforge.main.off-house-forbidden", Use)
def only_cards_of_the_active_house_are_used(state: State, move: Use) -> Facts | None:
    card = state.cards.get(move.creature)
    if card is None or move.kind == "omni" or of_active_house(state, card, way(move)):
        return None
    return {"player": move.player, "card": move.creature, "house": card.print.house, "active": state.house}


def way(move: Use) -> str:
    """How a move uses its card: reap, fight, action, omni, unstun."""
    return {"act": "action"}.get(move.kind, move.kind)
