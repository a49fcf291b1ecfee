"""What is true at every KeyForge table, whatever is played: laws over random games with random decks, known and unseen."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee import Table
from referee.core.judge import judge
from referee.core.types import Answer, Choice, Event, Legal, Move, Position, Subject
from referee.games.keyforge import GAME
from referee.games.keyforge.state import Card, State

from .random_game import amber_of, answer, cards_of, moves

PLAYERS = ("Ana", "Bruno")
AMBER = {"amber-gained": 1, "amber-placed": 1, "amber-lost": -1, "key-paid": -1, "amber-removed": -1}
"""The events that bring Æmbar to a table (1) or take it away (-1); all others only move it."""
SEEDS = st.integers(0, 10**6)


def at_rest(seed: int, count: int, *, known: bool) -> Iterator[tuple[State, State, list[Event[State]], Move]]:
    """A random game by its moves told to the end: the table before, after, all that was told, and what was said last."""
    before, told = None, []
    for position, move, verdict in moves(seed, count, known=known):
        before = before or position.state
        told += verdict.events
        if not verdict.position.waiting:
            yield before, verdict.position.state, told, move
            before, told = None, []


def lying(state: State, player: str) -> Counter[str]:
    """The cards of a player that can be seen at a table, wherever they lie."""
    seat = state.player(player)
    found = Counter((*seat.hand, *seat.deck, *seat.discard, *seat.purged))
    found.update(k.card for other in state.seats for k in other.archives if k.owner == player)
    for card in state.cards.values():
        found.update(k.card for k in card.under if k.owner == player)
        found[card.id] += card.owner == player
    found.update(k.card for k in state.resolving if k.owner == player)
    return +Counter({id: n for id, n in found.items() if id})


@settings(max_examples=25, deadline=None, derandomize=True)
@given(seed=SEEDS, known=st.booleans())
def test_no_card_is_created_or_lost(seed, known):
    for position, move, verdict in moves(seed, 150, known=known):
        after = verdict.position.state
        for player in PLAYERS:
            assert cards_of(after, player) == 36, move
            listed = Counter(after.player(player).list)
            assert not lying(after, player) - listed, (move, lying(after, player) - listed)
        # in play, every card has a ref of its own
        assert len(after.cards) == sum(1 + len(c.upgrades) for s in after.seats for c in (*s.battleline, *s.artifacts))
        assert position.state.turn <= after.turn <= position.state.turn + 1


@settings(max_examples=25, deadline=None, derandomize=True)
@given(seed=SEEDS, known=st.booleans())
def test_keys_chains_and_amber_change_by_events_only(seed, known):
    for before, after, told, move in at_rest(seed, 150, known=known):
        kinds = Counter(event.kind for event in told)
        gained = sum(AMBER.get(event.kind, 0) * event.said().get("amount", 0) for event in told)
        assert amber_of(after) == amber_of(before) + gained, move
        for player in PLAYERS:
            seat, other = before.player(player), after.player(player)
            of = [event for event in told if event.said().get("player") == player]
            keys = sum((e.kind == "key-forged") - (e.kind == "key-unforged") for e in of)
            chains = sum(e.said()["amount"] if e.kind == "chains-gained" else -(e.kind == "chain-shed") for e in of
                         if e.kind in ("chains-gained", "chain-shed"))  # fmt: skip
            assert len(other.keys) == len(seat.keys) + keys, move
            assert other.chains == seat.chains + chains, move
            assert other.amber >= 0 and 0 <= other.chains <= 24
        assert after.step != "over" or kinds["game-won"] == 1


@settings(max_examples=20, deadline=None, derandomize=True)
@given(seed=SEEDS, known=st.booleans())
def test_what_lies_on_creatures_changes_by_events_only(seed, known):
    for before, after, told, move in at_rest(seed, 120, known=known):
        touched = {str(event.said().get(field)) for event in told for field in ("card", "ref", "host", "other")}
        touched |= {ref for event in told for ref in event.said().get("cards", ()) if isinstance(ref, str)}
        for ref, card in after.cards.items():
            was = before.cards.get(ref)
            if was is not None and ref not in touched:
                assert bare(was) == bare(card), (move, ref)
            assert card.damage >= 0 and card.amber >= 0 and card.power_counters >= 0
        for card in after.creatures():
            assert GAME.measure(after, Subject("power", card.ref)) > card.damage, (move, card.ref)
        # nothing is left half done
        assert not after.fighting and not after.dying and not after.resolving


def bare(card: Card) -> Card:
    """A card without what each turn resets."""
    return card.but(armor_used=0, armor_peak=0)


@settings(max_examples=120, deadline=None, derandomize=True)
@given(seed=SEEDS, known=st.booleans())
def test_every_table_survives_being_written_down(seed, known):
    for _, move, verdict in moves(seed, 60, known=known):
        position = verdict.position
        shown = GAME.view(position)
        again = GAME.scenario(shown)
        assert again == position, move
        assert GAME.view(again) == shown, move


@pytest.mark.parametrize("known", [True, False])
@pytest.mark.parametrize("seed", range(4))
def test_a_game_survives_export_and_import(seed, known):
    table = None
    for position, move, _ in moves(seed, 120, known=known):
        table = table or Table.scenario(GAME.view(position))
        assert table.do(move).ok, move
    assert table is not None

    again = Table.from_record(table.record())

    assert isinstance(again, Table)
    assert again.state() == table.state()
    assert again.record() == table.record()


@settings(max_examples=120, deadline=None, derandomize=True)
@given(seed=SEEDS, known=st.booleans())
def test_every_open_choice_has_an_answer_and_every_option_is_one(seed, known):
    chance = random.Random(seed)
    for _, move, verdict in moves(seed, 100, known=known):
        for choice in verdict.position.waiting[:1]:
            assert choice.player in PLAYERS
            assert choice.free or 0 <= choice.least <= choice.most <= len(choice.options), (move, choice)
            for picked in every_option(chance, verdict.position, choice):
                said = judge(GAME, verdict.position, picked)
                assert isinstance(said, Legal), (move, choice, picked, said)


def every_option(chance: random.Random, position: Position[State], choice: Choice) -> list[Answer]:
    """Answers that together name every option of a choice once, or both ends of its numbers."""
    if choice.choice == "number":
        return [Answer(choice.player, (str(n),)) for n in {choice.low, choice.high}]
    if choice.free:
        return [answer(chance, position.state, choice)]
    size = max(1, choice.least)
    found = [Answer(choice.player, ())] if not choice.least else []
    for option in choice.options:
        rest = [o for o in choice.options if o != option]
        found.append(Answer(choice.player, (option, *rest[: size - 1])))
    return found if choice.most else found[:1]


@settings(max_examples=12, deadline=None, derandomize=True)
@given(seed=SEEDS, known=st.booleans())
def test_what_is_legal_is_accepted_and_asking_changes_nothing(seed, known):
    for position, _, _ in moves(seed, 40, known=known):
        before = GAME.view(position)
        if not position.waiting:
            legal = list(GAME.legal(position.state, position.state.active))
            assert all(not GAME.check(position.state, move) for move in legal)
            assert legal
        assert GAME.view(position) == before
