"""The table itself: as JSON and back, on the screen, asked why, corrected by hand, remembered for the next battle."""

from __future__ import annotations

from pathlib import Path

import pytest

from referee import Table
from referee.cli.board import WIDTH, plainly

from .tables import names, table, unit

CROWDED = {
    "round": 3,
    "level": "expert",
    "initiative": "enemy",
    "conquered": ["Taraz", "Bezal", "Larce"],
    "resources": 15,
    "cards": [{"name": "Furia", "kind": "action", "melee": 1}],
    "players": {
        "Ana": {"hand": {"troops": 2, "actions": 1}, "casualties": 2, "abilities": [{"name": "Fe", "turned": True}]}
    },
    "enemy": {"abilities": ["Nigromancia"], "troop_deck": 9, "troop_discard": ["Magos", "?"], "removed": ["Iderion"]},
    "clashes": [
        {
            "monoliths": [{"name": "Cerwein", "ranged": 1}],
            "enemy": [
                unit("Infantería Pesada", 5, melee=4, defence=4, object={"name": "Espada", "cost": 2, "melee": 1}),
                unit("Ballesteros", 4, ranged=3, defence=2, hidden=True),
                unit("Archimagos", 7, magic=5, defence=3, risen=True, linked="Lanza"),
            ],
            "player": [unit("Lanza", 2, melee=2, defence=3, linked="Archimagos", bonus={"melee": 2})],
            "waiting": ["Campo de fuerza"],
            "played": ["Furia"],
        },
        {"player": [unit("Caballería Ligera", 4, ranged=2, melee=3, defence=3, hidden=True, willing=True)]},
    ],
}


@pytest.mark.parametrize(
    "phase", ["monoliths", "draw", "deployment", "movement", "actions", "ranged", "magic", "melee", "discards"]
)
@pytest.mark.parametrize("lang", ["es", "pt", "en"])
def test_a_table_as_json_is_the_same_table(phase: str, lang: str) -> None:
    at = Table.scenario({"game": "krynea", "phase": phase, **CROWDED}, lang=lang)

    assert Table.scenario(at.state(), lang=lang) == at


def test_a_table_with_an_open_choice_is_the_same_table() -> None:
    clash = {"monoliths": ["Bezal"], "enemy": [unit("R4", 4, ranged=4)], "player": [unit("Lanza", 2, defence=4)]}
    at = table("ranged", clash, initiative="enemy")
    at.do("siguiente")

    again = Table.scenario(at.state())

    assert again == at
    assert again.do("acierta").ok and names(again, 1, "player") == []


def test_the_fields_of_the_interface_are_there() -> None:
    state = Table.scenario({"game": "krynea", "phase": "ranged", **CROWDED}).state()

    wanted = {
        "game",
        "round",
        "phase",
        "initiative",
        "level",
        "waiting",
        "clashes",
        "conquered",
        "monoliths_left",
        "resources",
        "winner",
    }
    assert wanted <= set(state)
    assert (state["initiative"], state["level"], state["resources"], state["monoliths_left"]) == (
        "enemy",
        "expert",
        15,
        5,
    )
    first = state["clashes"][0]
    assert first["monoliths"] == ["Cerwein"]
    assert {k: first["enemy"][0][k] for k in ("unit", "cost", "hidden")} == {
        "unit": "Infantería Pesada",
        "cost": 5,
        "hidden": False,
    }
    assert first["enemy"][0]["object"]["name"] == "Espada"
    assert first["enemy"][1]["object"] is None


@pytest.mark.parametrize("lang", ["es", "pt", "en"])
def test_the_board_fits_eighty_columns_and_needs_no_colour(lang: str) -> None:
    at = Table.scenario({"game": "krynea", "phase": "ranged", **CROWDED}, lang=lang)

    lines = list(plainly(at.game.rows(at.position, lang), colour=False))
    drawn = "\n".join(lines)

    assert all(len(line) <= WIDTH + 2 for line in lines)
    assert all(f"C{n}" in drawn for n in range(1, 5))
    assert "Cerwein" in drawn and "(Ball" in drawn.replace("(Best", "(Ball").replace("(Cros", "(Ball")
    assert "†" in drawn and "\033" not in drawn


def test_the_enemys_front_and_the_players_front_face_each_other_on_the_board() -> None:
    clash = {"enemy": [unit("F3"), unit("R4")], "player": [unit("Lanza"), unit("Arco")]}
    at = table("ranged", clash)

    rows = [row for block in at.game.rows(at.position, "es") for row in block.rows]

    assert [row[1].split()[0] for row in rows[1:]] == ["R4", "F3", "Lanza", "Arco"]


def test_why_a_unit_lies_where_it_lies() -> None:
    clash = {"enemy": [unit("R4", 4, ranged=4)], "player": [unit("Lanza", 2, defence=4)]}
    at = table("ranged", clash, initiative="enemy")
    at.do("siguiente")

    told = at.why("Lanza")

    assert isinstance(told, dict)
    assert told["value"] == "Ana troop_discard"
    assert [event["because"] for event in told["because"]] == ["krynea.defend.fail"]


@pytest.mark.parametrize(
    ("words", "check"),
    [
        ("recursos de Ana = 9", lambda s: s["players"]["Ana"]["left"] == 9),
        ("tropas en mano de Ana = 2", lambda s: s["players"]["Ana"]["hand"]["troops"] == 2),
        ("bajas de Ana = 4", lambda s: s["players"]["Ana"]["casualties"] == 4),
        ("defensa de Lanza = 7", lambda s: s["clashes"][0]["player"][0]["defence"] == 7),
        ("ocultación de Lanza = sí", lambda s: s["clashes"][0]["player"][0]["hidden"]),
        ("Lanza = C3", lambda s: [u["unit"] for u in s["clashes"][2]["player"]] == ["Lanza"]),
        ("Lanza al descarte", lambda s: s["players"]["Ana"]["troop_discard"] == ["Lanza"]),
    ],
)
def test_a_mistake_is_corrected_by_hand(words: str, check: object) -> None:
    at = table("movement", {"player": [unit("Lanza", 2, defence=3)]}, active="player")

    result = at.fix(words, "se cayó una carta")

    assert result.ok, result.text
    assert callable(check) and check(at.state())


def test_cards_read_out_are_remembered_for_the_next_battle_and_travel_with_the_record(tmp_path: Path) -> None:
    file = str(tmp_path / "battles.db")
    first = Table.new("krynea", ["Ana"], first="enemy", db=file)
    first.do(
        "carta Lanceros: coste 3, cuerpo a cuerpo 2, defensa 3; carta Ballesteros: coste 4, distancia 3, defensa 2"
    )

    second = Table.new("krynea", ["Ana"], first="enemy", db=file)

    known = {card["name"]: card for card in second.state()["cards"]}
    assert known["Lanceros"]["melee"] == 2
    assert known["Ballesteros"]["reach"] == "neighbours"
    copied = Table.from_record(second.record())
    assert isinstance(copied, Table) and copied == second


def test_giving_up_ends_the_battle() -> None:
    at = table("deployment")

    at.do("me rindo")

    assert (at.state()["phase"], at.state()["winner"]) == ("over", "enemy")
    refused = at.do("siguiente")
    assert [r.rule for r in refused.rulings] == ["krynea.goal.four-rounds"]


def test_the_score_counts_monoliths() -> None:
    at = table("draw", round=3, conquered=["Taraz", "Bezal", "Larce"])

    score = at.score()

    assert score["players"] == {"Ana": {"monoliths": 3, "total": 3}}
    assert score["winner"] == []


def test_a_battle_out_of_reach_is_announced() -> None:
    at = table(
        "discards",
        {"monoliths": ["Taraz"], "enemy": [unit("F3")]},
        round=3,
        initiative="player",
        conquered=["M1", "M2", "M3"],
    )

    result = at.do("siguiente")

    said = [event for told in result.moves for event in told.events if event.kind == "last-chance-gone"]
    assert [(event.conquered, event.most) for event in said] == [(3, 7)]
