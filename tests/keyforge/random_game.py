"""Random legal games of KeyForge, for laws that hold at every table."""

from __future__ import annotations

import random
from collections.abc import Iterator

from referee.core.judge import judge
from referee.core.types import Answer, Choice, Legal, Move, Position
from referee.games.keyforge import GAME
from referee.games.keyforge.catalogue import HOUSES, UNKNOWN, catalogue
from referee.games.keyforge.moves import AgreeDraw, Concede, EndTurn, TimeUp
from referee.games.keyforge.rules.ability import fits
from referee.games.keyforge.state import Card, State, unseen, zone_of

ENDINGS = (Concede, AgreeDraw, TimeUp)


def deck(chance: random.Random, houses: list[str]) -> list[str]:
    """A deck of 36: twelve cards of each of three houses, in one of them a pair and a maverick."""
    of = {h: [id for id, home in catalogue().items() if home == h] for h in HOUSES}
    cards = [id for h in houses for id in chance.sample(of[h], 12)]
    stranger = chance.choice([h for h in HOUSES if h != houses[0]])
    return [cards[2], f"{chance.choice(of[stranger])}@{houses[0]}", *cards[2:]]


def table(chance: random.Random, *, known: bool = True) -> Position[State]:
    """A table in its third turn with full decks, in known order or unseen."""
    players = {}
    for name in ("Ana", "Bruno"):
        houses = chance.sample(HOUSES, 3)
        cards = deck(chance, houses)
        chance.shuffle(cards)
        hand, rest = (cards[:6], cards[6:]) if known else (6, 30)
        players[name] = {"houses": houses, "hand": hand, "deck": rest, "list": sorted(cards)}
    return GAME.scenario({"players": players, "step": "house", "house": ""})


def answer(chance: random.Random, state: State, choice: Choice) -> Answer:
    """Any answer that a choice can have."""
    if choice.choice == "number":
        return Answer(choice.player, (str(chance.randint(choice.low, choice.high)),))
    if choice.free:
        owner = state.player(str(choice.facts.get("player", choice.player)))
        zone = zone_of(state, owner, str(choice.facts.get("zone", "hand")))
        zone = zone[: choice.most] if choice.choice == "top" else zone
        wanted = [str(choice.facts.get(fact, "")) for fact in ("house", "type", "unlike")]
        hidden = chance.sample(unseen(state, owner), zone.count(UNKNOWN))
        there = [card for card in (*filter(None, zone), *hidden) if fits(state, card, *wanted)]
        count = chance.randint(choice.least, max(choice.least, min(choice.most, len(there))))
        return Answer(choice.player, tuple(chance.sample(there, count)))
    count = chance.randint(choice.least, choice.most)
    return Answer(choice.player, tuple(chance.sample(choice.options, count)))


def moves(seed: int, count: int, *, known: bool = True) -> Iterator[tuple[Position[State], Move, Legal[State]]]:
    """A random game: each position with the move made in it and its verdict, until it is over or `count` moves long."""
    chance = random.Random(seed)
    position = table(chance, known=known)
    for _ in range(count):
        state = position.state
        if state.step == "over":
            return
        if position.waiting:
            move: Move = answer(chance, state, position.waiting[0])
        else:
            legal = [m for m in GAME.legal(state, state.active) if not isinstance(m, ENDINGS)]
            rest = [m for m in legal if not isinstance(m, EndTurn)]
            move = chance.choice(rest if rest and chance.random() < 0.9 else legal)
        verdict = judge(GAME, position, move)
        assert isinstance(verdict, Legal), (seed, move, verdict)
        yield position, move, verdict
        position = verdict.position


def cards_of(state: State, player: str) -> int:
    """How many cards a player owns, wherever they lie."""
    seat = state.player(player)
    count = len(seat.hand) + len(seat.deck) + len(seat.discard) + len(seat.purged)
    for other in state.seats:
        count += sum(k.owner == player for k in other.archives)
        for card in (*other.battleline, *other.artifacts):
            count += owned(card, player)
    return count + sum(k.owner == player for k in state.resolving)


def owned(card: Card, player: str) -> int:
    """How many cards of a player a card in play is, with what lies on and under it."""
    return (
        (card.owner == player)
        + sum(owned(u, player) for u in card.upgrades)
        + sum(k.owner == player for k in card.under)
    )


def amber_of(state: State) -> int:
    """The Æmbar on the table, in pools and on cards."""
    on_cards = sum(c.amber for c in state.cards.values())
    return on_cards + sum(s.amber for s in state.seats)
