"""Effects said by hand: what a card does that the referee does not know. They are checked and carried out like any other."""

from __future__ import annotations

from collections.abc import Iterable

from ....core.labels import forbids, resolves
from ....core.types import Facts, Move
from ..abilities import Me
from ..events import (
    CardRevealed,
    EffectBegan,
    UpgradeMoved,
)
from ..moves import (
    ByHand,
    HandArchive,
    HandArchiveCards,
    HandArmor,
    HandAttach,
    HandCannot,
    HandCannotChoose,
    HandCapture,
    HandChains,
    HandControl,
    HandCounters,
    HandDamage,
    HandDestroy,
    HandDiscard,
    HandDiscardCard,
    HandDraw,
    HandExhaust,
    HandForge,
    HandFreeze,
    HandGain,
    HandGiveBack,
    HandHeal,
    HandKeyCost,
    HandKeyword,
    HandLose,
    HandMove,
    HandMustChoose,
    HandPower,
    HandPurge,
    HandReady,
    HandReturn,
    HandReveal,
    HandSacrifice,
    HandSteal,
    HandStun,
    HandSwap,
    HandToDeck,
    HandUnforge,
    HandUnstun,
)
from ..state import State, Tale, may_hold
from . import amber, archives, battleline, chains, control, discard, draw, leave, power, stun, use
from .damage import deal, heal
from .forge import forge_key, key_cost, purse, unforge
from .leave import settle

REFS = ("creature", "card", "other", "host")
"""Fields of by-hand moves that name a card in play."""


def speaker(move: ByHand) -> Me:
    """Who speaks when a card's effect is said by hand."""
    return Me(move.of, "", move.player)


def named(move: ByHand) -> tuple[str, ...]:
    """The cards in play that a by-hand effect is about."""
    values = move.args()
    refs: Iterable[str] = (values[f] for f in REFS if isinstance(values.get(f), str) and f in values)
    found = (*refs, *values.get("cards", ()))
    return () if isinstance(move, HandDiscardCard | HandReveal) else found


@forbids("keyforge.ability.in-play-only", ByHand)
def only_cards_in_play(state: State, move: ByHand) -> Facts | None:
    missing = next((ref for ref in named(move) if ref not in state.cards), None)
    return None if missing is None else {"player": move.player, "card": missing, "by": move.of}


CREATURES_ONLY = (
    HandCapture, HandDamage, HandHeal, HandStun, HandUnstun, HandCounters, HandKeyword, HandArmor, HandPower, HandMove, HandSwap,
)  # fmt: skip


@forbids("keyforge.ability.in-play-only", *CREATURES_ONLY)
def only_creatures(state: State, move: ByHand) -> Facts | None:
    wrong = next((r for r in named(move) if r in state.cards and not state.card(r).is_creature), None)
    return None if wrong is None else {"player": move.player, "card": wrong, "by": move.of}


@forbids("keyforge.ability.friendly", HandSacrifice)
def only_friendly_cards_are_sacrificed(state: State, move: HandSacrifice) -> Facts | None:
    wrong = next((r for r in move.cards if r in state.cards and state.card(r).controller != move.player), None)
    return None if wrong is None else {"player": move.player, "card": wrong, "by": move.of}


@forbids("keyforge.swap.creatures", HandSwap)
def only_creatures_of_one_line_swap(state: State, move: HandSwap) -> Facts | None:
    pair = [state.cards.get(r) for r in (move.card, move.other)]
    if None in pair or pair[0].controller == pair[1].controller:  # type: ignore[union-attr]
        return None
    return {"player": move.player, "card": move.card, "target": move.other}


@forbids("keyforge.play.upgrade-any-side", HandAttach)
def only_upgrades_are_attached_to_creatures(state: State, move: HandAttach) -> Facts | None:
    upgrade, host = state.cards.get(move.card), state.cards.get(move.host)
    if upgrade is None or host is None or (upgrade.print.type == "upgrade" and host.is_creature):
        return None
    return {"player": move.player, "card": move.card, "target": move.host}


@forbids("keyforge.forge.extra-by-ability", HandForge)
def a_key_by_ability_must_be_paid(state: State, move: HandForge) -> Facts | None:
    cost = key_cost(state, move.who) if move.cost < 0 else move.cost
    amber_there = purse(state, move.who)
    return None if amber_there >= cost else {"player": move.who, "amber": amber_there, "cost": cost}


@forbids("keyforge.unforge.flip", HandUnforge)
def a_key_must_be_forged_to_be_unforged(state: State, move: HandUnforge) -> Facts | None:
    keys = state.player(move.who).keys
    if keys and (not move.colour or move.colour in keys):
        return None
    return {"player": move.who, "count": len(keys), "colour": move.colour}


@forbids("keyforge.archives.default-hand", HandArchiveCards, HandDiscard)
def no_more_cards_than_in_hand(state: State, move: HandArchiveCards | HandDiscard) -> Facts | None:
    hand = len(state.player(move.who).hand)
    return {"player": move.who, "hand": hand, "count": move.amount, "by": move.of} if hand == 0 else None


@forbids("keyforge.play.from-hand", HandDiscardCard, HandReveal)
def the_named_card_is_in_hand(state: State, move: HandDiscardCard | HandReveal) -> Facts | None:
    seat = state.player(move.who)
    if may_hold(state, seat, seat.hand, move.card):
        return None
    return {"player": move.who, "card": move.card, "hand": len(seat.hand)}


# --- carried out ---


@resolves(HandGain)
def gain(story: Tale, move: HandGain) -> None:
    amber.gain(story, move.who, move.amount, speaker(move).why)


@resolves(HandLose)
def lose(story: Tale, move: HandLose) -> None:
    amber.lose(story, move.who, move.amount, speaker(move).why)


@resolves(HandSteal)
def steal(story: Tale, move: HandSteal) -> None:
    amber.steal(story, move.who, move.amount, speaker(move).why)


@resolves(HandCapture)
def capture(story: Tale, move: HandCapture) -> None:
    amber.capture(story, move.creature, move.amount, speaker(move).why)


@resolves(HandGiveBack)
def give_back(story: Tale, move: HandGiveBack) -> None:
    amber.give_back(story, story.state.card(move.card), move.amount, speaker(move).why)


@resolves(HandDamage)
def damage(story: Tale, move: HandDamage) -> None:
    hits: dict[str, int] = {}
    for ref in move.cards:
        hits[ref] = hits.get(ref, 0) + move.amount
        for beside in story.state.neighbors(ref) if move.splash else ():
            hits[beside.ref] = hits.get(beside.ref, 0) + move.splash
    deal(story, hits, speaker(move).why, pierce=move.pierce)


@resolves(HandHeal)
def heal_creatures(story: Tale, move: HandHeal) -> None:
    for ref in move.cards:
        heal(story, ref, move.amount or -1, speaker(move).why)


@resolves(HandDestroy)
def destroy(story: Tale, move: HandDestroy) -> None:
    leave.destroy(story, move.cards, speaker(move).why)


@resolves(HandSacrifice)
def sacrifice(story: Tale, move: HandSacrifice) -> None:
    leave.sacrifice(story, move.cards, speaker(move).why)


@resolves(HandPurge)
def purge(story: Tale, move: HandPurge) -> None:
    leave.purge(story, move.cards, speaker(move).why)


@resolves(HandArchive)
def archive(story: Tale, move: HandArchive) -> None:
    archives.archive_in_play(story, move.cards, speaker(move).why)


@resolves(HandArchiveCards)
def archive_cards(story: Tale, move: HandArchiveCards) -> None:
    archives.archive_cards(story, speaker(move), move.who, move.amount)


@resolves(HandReturn)
def return_to_hand(story: Tale, move: HandReturn) -> None:
    leave.to_hand(story, move.cards, speaker(move).why)


@resolves(HandToDeck)
def put_on_deck(story: Tale, move: HandToDeck) -> None:
    leave.leave(story, move.cards, "deck", speaker(move).why)


@resolves(HandDraw)
def draw_cards(story: Tale, move: HandDraw) -> None:
    draw.draw(story, move.who, move.amount, speaker(move).why)


@resolves(HandDiscard)
def discard_at_random(story: Tale, move: HandDiscard) -> None:
    discard.discard_random(story, speaker(move), move.who, move.amount)


@resolves(HandDiscardCard)
def discard_named(story: Tale, move: HandDiscardCard) -> None:
    discard.discard_card(story, move.who, move.card, "hand", speaker(move).why)


@resolves(HandReveal)
def reveal(story: Tale, move: HandReveal) -> None:
    story.tell(CardRevealed(move.who, move.card, "hand", because=speaker(move).why))


@resolves(HandStun)
def stun_creatures(story: Tale, move: HandStun) -> None:
    for ref in move.cards:
        stun.stun(story, ref, speaker(move).why)


@resolves(HandUnstun)
def unstun_creatures(story: Tale, move: HandUnstun) -> None:
    for ref in move.cards:
        stun.unstun(story, ref, speaker(move).why)


@resolves(HandReady)
def ready(story: Tale, move: HandReady) -> None:
    for ref in move.cards:
        use.ready(story, ref, speaker(move).why)


@resolves(HandExhaust)
def exhaust(story: Tale, move: HandExhaust) -> None:
    for ref in move.cards:
        use.exhaust(story, ref, speaker(move).why)


@resolves(HandCounters)
def put_counters(story: Tale, move: HandCounters) -> None:
    power.put_counters(story, move.card, move.amount, speaker(move).why)
    settle(story)


def lasting(story: Tale, move: ByHand, says: str, on: str, value: object, *, turns: int = -1) -> None:
    """Begin an effect said by hand: until the end of the turn `turns` turns from now, or while its card is in play."""
    turn = story.state.turn
    until = turn + turns if turns >= 0 else 0
    story.tell(EffectBegan(move.of, says, on, value, turn, until, because=speaker(move).why))
    settle(story)


@resolves(HandKeyword)
def give_keyword(story: Tale, move: HandKeyword) -> None:
    lasting(story, move, "keyword", move.card, move.keyword, turns=0 if move.turn else -1)


@resolves(HandArmor)
def give_armor(story: Tale, move: HandArmor) -> None:
    lasting(story, move, "armor", move.card, move.amount, turns=0 if move.turn else -1)


@resolves(HandPower)
def give_power(story: Tale, move: HandPower) -> None:
    lasting(story, move, "power", move.card, move.amount, turns=0 if move.turn else -1)


@resolves(HandMove)
def move_in_line(story: Tale, move: HandMove) -> None:
    battleline.move_to_flank(story, move.card, move.flank, speaker(move).why)


@resolves(HandSwap)
def swap(story: Tale, move: HandSwap) -> None:
    battleline.swap(story, move.card, move.other, speaker(move).why)


@resolves(HandControl)
def take_control(story: Tale, move: HandControl) -> None:
    control.take_control(story, speaker(move), move.card, move.who, flank=move.flank)


@resolves(HandAttach)
def attach(story: Tale, move: HandAttach) -> None:
    story.tell(UpgradeMoved(move.card, move.host, because=speaker(move).why))
    settle(story)


@resolves(HandForge)
def forge(story: Tale, move: HandForge) -> None:
    cost = key_cost(story.state, move.who) if move.cost < 0 else move.cost
    forge_key(story, move.who, cost, speaker(move).why)


@resolves(HandUnforge)
def unforge_key(story: Tale, move: HandUnforge) -> None:
    unforge(story, move.who, speaker(move).why, move.colour)


@resolves(HandChains)
def take_chains(story: Tale, move: HandChains) -> None:
    chains.gain_chains(story, move.who, move.amount, speaker(move).why)


@resolves(HandKeyCost)
def change_key_cost(story: Tale, move: HandKeyCost) -> None:
    lasting(story, move, "key-cost", move.who, move.amount, turns=turns_until_end(story.state, move.who))


def turns_until_end(state: State, player: str) -> int:
    """Turns from now until the end of a player's next turn."""
    return 2 if player == state.active else 1


@resolves(HandMustChoose)
def command_house(story: Tale, move: HandMustChoose) -> None:
    lasting(story, move, "must-choose", move.who, move.house, turns=turns_until_end(story.state, move.who))


@resolves(HandCannotChoose)
def forbid_house(story: Tale, move: HandCannotChoose) -> None:
    lasting(story, move, "cannot-choose", move.who, move.house, turns=turns_until_end(story.state, move.who))


@resolves(HandCannot)
def forbid_something(story: Tale, move: HandCannot) -> None:
    what, _, kind = move.what.partition("-")
    says = "cannot-play" if what == "play" else f"cannot-{what}"
    turns = 0 if move.who == story.state.active else 1
    lasting(story, move, says, move.who, kind, turns=turns)


@resolves(HandFreeze)
def forbid_a_card(story: Tale, move: HandFreeze) -> None:
    lasting(story, move, f"cannot-{move.what}", move.card, "", turns=1)


@forbids("keyforge.turn.only-active-acts", ByHand)
def only_in_a_turn(state: State, move: Move) -> Facts | None:
    return {"player": move.player, "active": state.active} if state.step in ("setup", "over") else None
