"""Among equals: the first, chance, or the player, as the table was opened. Chance is drawn by the table."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.labels import enacts
from ....core.types import Choice, RuleId
from ..state import State, Tale, Unit


@enacts("krynea.round.tie", "krynea.round.left-to-right")
def one_of(story: Tale, equals: Sequence[str], of: RuleId) -> str:
    """One of some equal candidates, which stand from the leftmost clash and from the front."""
    if len(equals) == 1 or story.state.ties == "first":
        return equals[0]
    return story.ask(Choice(story.state.player.name, "tie", of, tuple(equals)))[0]


def dearest(units: Sequence[Unit]) -> list[Unit]:
    """The units with the highest price."""
    most = max((unit.price for unit in units), default=0)
    return [unit for unit in units if unit.price == most]


def cheapest(units: Sequence[Unit]) -> list[Unit]:
    """The units with the lowest price."""
    least = min((unit.price for unit in units), default=0)
    return [unit for unit in units if unit.price == least]


def acceptable(state: State, equals: Sequence[Unit]) -> list[str]:
    """Those of some equal candidates that the table's setting may take."""
    refs = [unit.ref for unit in equals]
    return refs[:1] if state.ties == "first" else refs
