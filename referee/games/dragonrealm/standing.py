"""The score of a logged table: what each location paid, and the reckoning when the game is over."""

from __future__ import annotations

from typing import Any

from .state import State


def standing(state: State) -> dict[str, Any]:
    """The JSON of `score`. Before the end, what players hold is null and nobody has won; what a
    location paid was seen by all."""
    over = state.step == "over"
    shown: dict[str, None] = {rule: None for scored in state.scored for rule in scored.rules}
    return {
        "players": {
            seat.name: {
                "coins": seat.coins if over else None,
                "dragonstones": seat.dragonstones,
                "bonus": seat.bonus if over else None,
                "total": seat.total if over else None,
            }
            for seat in state.seats
        },
        "winner": list(state.winner),
        "rules": [*shown, *state.rules],
        "locations": [
            {
                "name": scored.name,
                "coins": dict(scored.coins),
                "taken_by": scored.taken_by or None,
                "rules": list(scored.rules),
            }
            for scored in state.scored
        ],
    }
