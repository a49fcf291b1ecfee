"""Every case printed in a rulebook, played through the public face."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from referee import Table, games
from referee.language.hear import split
from referee.library import shelf


def cases() -> Iterator[Any]:
    for game in (*games.ids(), shelf.OWN):
        for rule in shelf.rules(game):
            for at, case in enumerate(rule.cases, 1):
                yield pytest.param(game, rule.id, case, id=f"{rule.id}-{at}")


@pytest.mark.parametrize(("game", "rule", "case"), list(cases()))
def test_case(game: str, rule: str, case: Mapping[str, Any]) -> None:
    table = Table.scenario({"game": game, **case.get("given", {})})

    result = table.do(case["do"])

    if "then" in case:
        assert result.ok, result.text
        assert_holds(case["then"], table.state(), "")
    else:
        assert result.error == "illegal", f"{case['do']!r} went through, or was not understood: {result.text}"
        assert rule in [ruling.rule for ruling in result.rulings]
        assert result.at == len(list(split(case["do"]))), "an earlier move of the case was refused"


def assert_holds(wanted: Any, found: Any, where: str) -> None:
    """`wanted` is part of `found`: the keys of a dict, each element of a list, a card by its id, name or ref."""
    if isinstance(wanted, Mapping):
        assert isinstance(found, Mapping), f"{where}: {found!r}"
        for key, value in wanted.items():
            assert key in found, f"{where}.{key} is missing"
            assert_holds(value, found[key], f"{where}.{key}")
    elif isinstance(wanted, list):
        assert isinstance(found, list) and len(found) == len(wanted), f"{where}: {found!r} is not {wanted!r}"
        for at, (one, other) in enumerate(zip(wanted, found, strict=True)):
            assert_holds(one, other, f"{where}[{at}]")
    elif isinstance(wanted, str) and isinstance(found, Mapping):
        assert wanted in (found.get("card"), found.get("name"), found.get("ref")), (
            f"{where}: {found!r} is not {wanted!r}"
        )
    else:
        assert found == wanted, f"{where}: {found!r} is not {wanted!r}"
