"""Tables of two, three and four persons: the state, and the rules that the book gives."""

from __future__ import annotations

from typing import Any

from referee import Table

from .tables import rules, unit


def people(phase: str, *clashes: dict[str, Any], players: tuple[str, ...] = ("Ana", "Bruno"), **given: Any) -> Table:
    own = {name: given.pop(name, {}) for name in players}
    return Table.scenario({"game": "krynea", "phase": phase, "clashes": list(clashes), "players": own, **given})


def test_two_persons_play_a_whole_round() -> None:
    at = Table.new("krynea", ["Ana", "Bruno"], first="Bruno")

    assert at.do("carta Lanza: coste 3, cuerpo a cuerpo 3, defensa 3; carta Arco: coste 2, distancia 3, defensa 2").ok
    assert at.do("siguiente; siguiente").ok
    assert at.mover() == "Bruno"
    assert at.do("compro tropas 3; siguiente; compro tropas 3 2; siguiente").ok
    assert at.do("Bruno: despliego Lanza en C1; Ana: despliego Lanza en C1; Ana: despliego Arco en C1; siguiente").ok
    assert at.do("siguiente; siguiente").ok
    state = at.state()
    assert (state["phase"], state["active"]) == ("ranged", "Ana")
    assert at.do("Arco ataca a Lanza de Bruno").ok

    state = at.state()
    assert state["players"]["Ana"]["points"] == 3
    assert state["players"]["Bruno"]["casualties"] == 1
    assert state["phase"] == "discards"
    assert at.do("siguiente").ok
    assert at.state()["round"] == 2
    assert at.state()["initiative"] == "Ana"
    assert at.state()["players"]["Bruno"]["left"] == 13
    assert at.state()["players"]["Ana"]["left"] == 12


def test_after_four_rounds_the_points_decide() -> None:
    for points, winner in (((5, 3), "Ana"), ((2, 3), "Bruno"), ((3, 3), None)):
        at = people("discards", round=4, initiative="Ana", Ana={"points": points[0]}, Bruno={"points": points[1]})

        at.do("siguiente")

        assert (at.state()["phase"], at.state()["winner"]) == ("over", winner)


def test_nobody_moves_or_attacks_with_a_rivals_units() -> None:
    clash = {"Ana": [unit("Arco", 3, ranged=3)], "Bruno": [unit("Ballesta", 3, ranged=3)]}

    assert "krynea.move.player-after" in rules(
        people("movement", clash, initiative="Ana").do("Ana: muevo Ballesta a C2")
    )
    assert "krynea.ranged.alternate" in rules(
        people("ranged", clash, initiative="Ana").do("Ana: Ballesta ataca a Arco")
    )


def test_a_defender_is_asked_and_only_the_defender_answers() -> None:
    clash = {"Ana": [unit("Arco", 3, ranged=3)], "Bruno": [unit("Lanza", 2, defence=3)]}
    at = people("ranged", clash, initiative="Ana", Bruno={"hand": {"actions": 1}})

    at.do("Arco ataca a Lanza")

    assert at.state()["waiting"][0]["player"] == "Bruno"
    assert not at.do("Ana: no").ok
    assert at.do("Bruno: carta").ok
    assert at.state()["clashes"][0]["Bruno"][0]["unit"] == "Lanza"
    assert at.state()["players"]["Bruno"]["used"] == 1


def test_central_battalions_are_neighbours_with_four() -> None:
    at = people(
        "ranged",
        {},
        {"Ana": [unit("Ballesteros", 4, ranged=3, defence=2)]},
        {"Bruno": [unit("Lanza", 2, defence=3)]},
        players=("Ana", "Bruno", "Carla", "Diego"),
        initiative="Ana",
    )

    assert at.do("Ballesteros ataca a Lanza").ok
    assert at.state()["clashes"][2]["Bruno"] == []


def test_allies_of_four_do_not_attack_each_other() -> None:
    clash = {"Ana": [unit("Arco", 3, ranged=3)], "Carla": [unit("Lanza", 2, defence=3)]}
    at = people("ranged", clash, players=("Ana", "Bruno", "Carla", "Diego"), initiative="Ana")

    assert "krynea.ranged.target-set" in rules(at.do("Arco ataca a Lanza"))


def test_a_table_of_persons_as_json_is_the_same_table() -> None:
    clash = {"Ana": [unit("Arco", 3, ranged=3)], "Bruno": [unit("Lanza", 2, defence=3)]}
    at = people("ranged", clash, initiative="Bruno", Ana={"points": 4, "hand": {"troops": 1}})

    assert Table.scenario(at.state()) == at
    assert list(at.score()["players"]) == ["Ana", "Bruno"]
