"""Tables to test at: units and clashes in few words."""

from __future__ import annotations

from typing import Any

from referee import Table
from referee.core.types import Event
from referee.outcome import Result


def unit(name: str, cost: int = 1, **facts: Any) -> dict[str, Any]:
    """A unit as a scenario takes it."""
    return {"unit": name, "cost": cost, **facts}


def table(phase: str, *clashes: dict[str, Any], **given: Any) -> Table:
    """A solo table in a phase, its clashes from the left."""
    return Table.scenario({"game": "krynea", "phase": phase, "clashes": list(clashes), **given})


def events(result: Result) -> list[Event[Any]]:
    """Everything that a call has caused, in order."""
    assert result.ok, result.text
    return [event for told in result.moves for event in told.events]


def kinds(result: Result) -> list[str]:
    """The kinds of what a call has caused, in order."""
    return [event.kind for event in events(result)]


def rules(result: Result) -> list[str]:
    """The rules that refuse a call."""
    assert result.error == "illegal", result.text
    return [ruling.rule for ruling in result.rulings]


def names(at: Table, clash: int, side: str) -> list[str]:
    """The units of one side in a clash (from 1), from the front."""
    return [one["unit"] for one in at.state()["clashes"][clash - 1][side]]
