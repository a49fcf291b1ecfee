"""Between players and moves: what could be said now, what a phrase means, which answers cannot be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from ...core.judge import wanted
from ...core.types import Answer, Choice, Move, Ruling
from .catalogue import HOUSES, UNKNOWN
from .moves import (
    MOVES,
    Act,
    AgreeDraw,
    Bid,
    ByHand,
    ChooseHouse,
    Concede,
    Describe,
    Discard,
    EndTurn,
    Fight,
    Forge,
    HandCard,
    Keep,
    Mulligan,
    Omni,
    OnTop,
    PassBid,
    Play,
    Reap,
    TakeArchives,
    TimeUp,
    Unstun,
)
from .names import describe, meaning
from .rules.ability import fits
from .rules.use import has_ability
from .state import COLOURS, State, may_hold, unseen, without, zone_of


def candidates(state: State, player: str) -> Iterator[Move]:
    """Every move that might be legal for a player; the checks have the last word. Effects said by hand are not listed."""
    if state.step == "over":
        return
    if state.step == "setup":
        yield from before_the_game(state, player)
    if state.step == "forge":
        yield from (Forge(player, colour) for colour in COLOURS)
    if state.step in ("setup", "house"):
        yield from (ChooseHouse(player, house) for house in HOUSES)
    if state.step == "main":
        yield from in_step_three(state, player)
    yield from (Concede(player), AgreeDraw(player), TimeUp(player))


def before_the_game(state: State, player: str) -> Iterator[Move]:
    """The moves of the setup."""
    bids = state.opening.bids
    yield Mulligan(player)
    if player not in state.opening.decided:
        yield Keep(player)
    yield Bid(player, bids[-1][1] + 1 if bids else 1)
    yield PassBid(player)


def in_step_three(state: State, player: str) -> Iterator[Move]:
    """The moves of step 3: cards that may be in hand, cards in play, archives, the end of the turn."""
    if state.archives_offered:
        yield TakeArchives(player)
    seat = state.player(player)
    cards = dict.fromkeys(c for c in seat.hand if c)
    if UNKNOWN in seat.hand:
        cards |= dict.fromkeys(unseen(state, seat))
    for id in cards:
        yield from plays(state, player, id)
        yield Discard(player, id)
    enemies = [c.ref for c in state.creatures(state.opponent(player))]
    for card in seat.battleline:
        if card.exhausted:
            continue
        if card.stunned:
            yield Unstun(player, card.ref)
            continue
        yield Reap(player, card.ref)
        yield from (Fight(player, card.ref, target) for target in enemies)
        yield from uses(state, player, card.ref)
    for card in seat.artifacts:
        if not card.exhausted:
            yield from uses(state, player, card.ref)
    yield from (OnTop(player, card) for card in dict.fromkeys(state.together))
    yield EndTurn(player)


def plays(state: State, player: str, id: str) -> Iterator[Move]:
    """The ways to play a card from hand."""
    print = state.print_of(id)
    if print is None:
        return
    if print.type == "creature" and state.player(player).battleline:
        yield from (Play(player, id, flank) for flank in ("left", "right"))
    elif print.type == "upgrade":
        yield from (Play(player, id, "", host.ref) for host in state.creatures())
    else:
        yield Play(player, id)


def uses(state: State, player: str, ref: str) -> Iterator[Move]:
    """The uses of a card for abilities that it has."""
    if has_ability(state, ref, "action"):
        yield Act(player, ref)
    if has_ability(state, ref, "omni"):
        yield Omni(player, ref)


def hear(state: State, kind: str, player: str, slots: Mapping[str, Any]) -> Move | None:
    """The move that a phrase of a kind means with these slots filled; None if it can mean none.

    Raises:
        Unfit: a card is described in words that describe no card.
    """
    said = dict(slots)
    cls = MOVES.get(kind)
    if cls is None:
        return None
    if cls is Describe:
        if any(meaning("flank", word) for word in str(said.get("facts", "")).split()):
            return None  # the flank is no part of what is printed
        return Describe(
            player, str(said["name"]), describe(str(said.get("facts", ""))), said.get("flank", ""), said.get("host", "")
        )
    if not issubclass(cls, ByHand) and "who" in said and "who" not in cls.fields:
        player = said.pop("who")
    if "cards" in said and isinstance(said["cards"], str):
        said["cards"] = (said["cards"],)
    if issubclass(cls, HandCard):
        said["card"] = copy_in_hand(state, player, said["card"])
    if any(name not in cls.fields for name in said) or any(
        n not in said and n not in cls.defaults for n in cls.fields if n != "player"
    ):
        return None
    return cls(player, **said)


def copy_in_hand(state: State, player: str, id: str) -> str:
    """The id of a card that is said to be in hand: a maverick's when that is the copy that can be there."""
    seat = state.player(player)
    if may_hold(state, seat, seat.hand, id):
        return id
    there = dict.fromkeys((*seat.hand, *(unseen(state, seat) if UNKNOWN in seat.hand else ())))
    return next((c for c in there if c.partition("@")[0] == id), id)


def unfit(state: State, choice: Choice, answer: Answer) -> list[Ruling]:
    """What speaks against an answer: somebody else decides; nobody knows the card, or it cannot be where it is said to be.

    Source: keyforge.turn.opponent-no-choices, keyforge.basics.deck-fixed
    """
    if answer.player != choice.player:
        return [Ruling("keyforge.turn.opponent-no-choices", {"player": answer.player, "opponent": choice.player})]
    if not choice.free or choice.choice == "number":
        return []
    picked = answer.picked
    about = wanted(choice)
    if not choice.least <= len(picked) <= choice.most:
        return [Ruling("referee.choice.count", {**about, "count": len(picked)})]
    owner, zone = str(choice.facts.get("player", choice.player)), str(choice.facts.get("zone", "hand"))
    seat = state.player(owner)
    held = zone_of(state, seat, zone)
    spare = Counter(unseen(state, seat))
    found = []
    for id in picked:
        if not fits(state, id, *(str(choice.facts.get(fact, "")) for fact in ("house", "type", "unlike"))):
            found.append(Ruling("referee.choice.card", {**about, "card": id}))
        elif id not in held and (UNKNOWN not in held or (seat.list and not spare[id])):
            found.append(
                Ruling("keyforge.basics.deck-fixed", {"player": owner, "card": id, "zone": zone, "count": len(held)})
            )
        else:
            # what is named is taken out, so that the same card cannot be named more often than it can be there
            spare[id] -= id not in held
            held = without(held, id)
    return found
