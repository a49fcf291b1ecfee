"""The enemy's movement: what holds of every battalion, and the book's three examples step by step."""

from __future__ import annotations

from itertools import permutations, product

from hypothesis import given

from referee import Table
from referee.games.krynea.rules.move import march
from referee.games.krynea.state import Unit

from .battalions import rows, unit

Row = tuple[Unit, ...]


def refs(row: Row) -> list[str]:
    return [one.ref for one in row]


def after(row: Row) -> Row:
    """A battalion when the procedure is done with it."""
    steps = march(row)
    return steps[-1].row if steps else row


@given(rows())
def test_no_unit_moves_twice(row: Row) -> None:
    movers = [step.unit for step in march(row)]

    assert len(movers) == len(set(movers))


@given(rows())
def test_nobody_is_lost_or_made(row: Row) -> None:
    for step in march(row):
        assert sorted(refs(step.row)) == sorted(refs(row))


@given(rows())
def test_every_step_exchanges_two_units_and_nobody_else(row: Row) -> None:
    before = row
    for step in march(row):
        changed = [at for at, (one, other) in enumerate(zip(before, step.row, strict=True)) if one.ref != other.ref]
        assert sorted(before[at].ref for at in changed) == sorted((step.unit, step.other))
        assert step.row[step.line - 1].ref == step.unit
        before = step.row


@given(rows())
def test_units_without_an_attack_make_no_move_of_their_own(row: Row) -> None:
    idle = {one.ref for one in row if not one.wants}

    assert not idle & {step.unit for step in march(row)}


def test_repeating_the_phase_changes_nothing_in_any_line_up_of_the_book() -> None:
    # Every battalion of up to three units with one attack each, priced 1 to 4 (the line-ups for which the rule on
    # repeated passes promises that none moves again).
    kinds = [{"melee": 1}, {"ranged": 1}, {"magic": 1}]
    count = 0
    for size in (1, 2, 3):
        for chosen in product(product(kinds, range(1, 5)), repeat=size):
            row = tuple(unit(f"u{at}", cost, **scores) for at, (scores, cost) in enumerate(chosen))
            done = tuple(one.but(moved=False) for one in after(row))
            assert not march(done), refs(row)
            count += 1
    assert count == 1884


@given(rows())
def test_repeating_the_phase_changes_nothing(row: Row) -> None:
    done = tuple(one.but(moved=False) for one in after(row))

    assert not march(done)


def test_the_same_units_in_any_order_leave_melee_in_front_and_magic_behind() -> None:
    units = (unit("f", 3, melee=3), unit("r", 4, ranged=4), unit("m", 5, magic=5))

    for order in permutations(units):
        assert refs(after(order)) == ["f", "r", "m"]


def test_an_objects_value_counts_for_the_place() -> None:
    table = Table.scenario(
        {
            "game": "krynea",
            "phase": "deployment",
            "clashes": [
                {
                    "enemy": [
                        {"unit": "Magos", "cost": 4, "magic": 4, "object": {"name": "Bastón", "cost": 3}},
                        {"unit": "Archimagos", "cost": 6, "magic": 6},
                    ]
                }
            ],
        }
    )

    table.do("siguiente")

    assert [one["unit"] for one in table.state()["clashes"][0]["enemy"]] == ["Archimagos", "Magos"]


def test_moves_are_told_in_order_with_their_rules() -> None:
    enemy = [
        {"unit": "M6", "cost": 6, "magic": 6},
        {"unit": "F3", "cost": 3, "melee": 3},
        {"unit": "R4", "cost": 4, "ranged": 4},
    ]
    table = Table.scenario({"game": "krynea", "phase": "deployment", "clashes": [{}, {"enemy": enemy}]})

    result = table.do("siguiente")

    moves = [(e.unit, e.line, e.because) for told in result.moves for e in told.events if e.kind == "units-exchanged"]
    assert moves == [("f3-1", 1, "krynea.move.melee-front"), ("r4-1", 2, "krynea.move.ranged-second")]


def test_the_initiative_does_not_matter_for_moves() -> None:
    clashes = [{"enemy": [{"unit": "R4", "cost": 4, "ranged": 4}, {"unit": "F2", "cost": 2, "melee": 2}]}]
    for side in ("player", "enemy"):
        table = Table.scenario({"game": "krynea", "phase": "deployment", "initiative": side, "clashes": clashes})

        table.do("siguiente")

        assert [one["unit"] for one in table.state()["clashes"][0]["enemy"]] == ["F2", "R4"]
        assert table.state()["active"] == "player"


def test_what_the_procedure_would_do_next_may_be_said_as_a_move() -> None:
    clashes = [{"enemy": [{"unit": "R4", "cost": 4, "ranged": 4}, {"unit": "F2", "cost": 2, "melee": 2}]}]
    table = Table.scenario({"game": "krynea", "phase": "movement", "clashes": clashes})

    assert table.can("muevo F2 a C1 línea 1").ok
    assert not table.can("muevo R4 a C1 línea 2").ok
    assert table.do("muevo F2 a C1 línea 1; siguiente").ok
    assert [one["unit"] for one in table.state()["clashes"][0]["enemy"]] == ["F2", "R4"]
