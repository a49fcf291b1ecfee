"""What is true at every KeyForge table, whatever is played."""

from __future__ import annotations

import pytest

from referee.games.keyforge import GAME

from .random_game import amber_of, cards_of, moves

GAINS = {"amber-gained": 1, "amber-placed": 1, "amber-lost": -1, "key-paid": -1, "amber-removed": -1}


@pytest.mark.parametrize("known", [True, False])
@pytest.mark.parametrize("seed", range(8))
def test_nothing_is_created_or_lost_except_by_an_event(seed, known):
    for position, move, verdict in moves(seed, 250, known=known):
        before = position.unfinished.before if position.unfinished else position.state
        after = verdict.position.state
        for player in ("Ana", "Bruno"):
            assert cards_of(after, player) == 36, move
            if not verdict.position.waiting:
                assert all(0 <= n for n in (after.player(player).amber, after.player(player).chains))
        if not verdict.position.waiting and not position.waiting:
            told = sum(GAINS.get(e.kind, 0) * e.said().get("amount", 0) for e in verdict.events)
            assert amber_of(after) == amber_of(before) + told, move
        assert len(after.cards) == sum(1 + len(c.upgrades) for s in after.seats for c in (*s.battleline, *s.artifacts))


@pytest.mark.parametrize("seed", range(100, 104))
def test_every_table_survives_being_written_down(seed):
    for _, move, verdict in moves(seed, 120):
        position = verdict.position
        assert GAME.scenario(GAME.view(position)) == position, move


@pytest.mark.parametrize("seed", range(200, 203))
def test_what_is_legal_is_accepted_and_asking_changes_nothing(seed):
    for position, _, _ in moves(seed, 60):
        before = GAME.view(position)
        if not position.waiting:
            legal = list(GAME.legal(position.state, position.state.active))
            assert all(not GAME.check(position.state, move) for move in legal)
            assert legal
        assert GAME.view(position) == before
