"""Who plays."""

from __future__ import annotations

from ....core.labels import forbids
from ....core.types import Facts
from ..moves import Initiative
from ..state import State


@forbids("eredan.goal.two-players", Initiative)
def eredan_is_for_two(state: State, move: Initiative) -> Facts | None:
    return {"count": len(state.seats)} if len(state.seats) != 2 else None
