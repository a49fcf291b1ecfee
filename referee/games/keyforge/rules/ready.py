"""Step 4: the active player readies all their cards."""

from __future__ import annotations

from ....core.labels import enacts
from ..events import CardsReadied
from ..state import Tale


@enacts("keyforge.ready-step.all")
def ready_all(story: Tale) -> None:
    """Ready every exhausted card of the active player, whatever its house."""
    seat = story.state.me
    exhausted = tuple(c.ref for c in (*seat.battleline, *seat.artifacts) if c.exhausted)
    if exhausted:
        story.tell(CardsReadied(seat.name, exhausted, because="keyforge.ready-step.all"))
