"""Everything that must be refused, each with its rule, and nothing changed."""

from __future__ import annotations

from typing import Any

import pytest

from referee import Table
from referee.core.types import Unfit
from referee.games.eredan.moves import HandDamage, HandHeal, HandLoss, HandRevive

from .conftest import Scenario, rules

TWENTY = "3 Grito, 3 Finta, 3 Carga, 3 Llama, 3 Niebla, 3 Salmo"

REFUSED: list[tuple[dict[str, Any], str, str]] = [
    ({"phase": "setup"}, "equipo de Ana: Iro, Amaya, Aez, Hares", "eredan.deck.three-characters"),
    ({"phase": "setup"}, "equipo de Ana: Télendar, Iro, Amaya", "eredan.deck.no-mixed-guilds"),
    ({"phase": "setup"}, f"mazo de Ana: 4 Katana, {TWENTY}", "eredan.deck.three-copies"),
    (
        {"phase": "setup", "Ana": {"characters": [{"name": "A1", "life": None}, "A2", "A3"]}},
        "sale el ticket 1",
        "eredan.start.known-values",
    ),
    ({"Ana": {"characters": [{"name": "A1", "tilted": True}, "A2"]}}, "A1 contra B1", "eredan.choose.own-untilted"),
    (
        {"Ana": {"characters": [{"name": "A1", "class": "fighter"}]}},
        "A1 contra B1; Ana juega Llama",
        "eredan.class.spell-mage",
    ),
    (
        {"Ana": {"characters": [{"name": "A1", "items": ["Espada"]}]}},
        "A1 contra B1; Ana juega Espada",
        "eredan.object.one-weapon",
    ),
    ({}, "A1 contra B1; Ana juega Iro", "eredan.play.card-types"),
    ({"Ana": {"hand": ["Finta"]}}, "A1 contra B1; Ana juega Grito", "eredan.play.one-card"),
    ({}, "A1 contra B1; Bruno pasa", "eredan.play.alternate"),
    ({"phase": "discard"}, "Ana descarta 0", "eredan.discard.free"),
    ({"phase": "discard", "Ana": {"hand": ["Finta", "Grito"]}}, "Ana descarta Carga", "eredan.discard.free"),
    ({"phase": "over", "winner": "Ana"}, "por Grito: 3 daño a A1", "eredan.victory.endings"),
    ({"phase": "setup"}, "por Grito: 3 daño a A1", "eredan.round.phases"),
    ({}, "carta A1: vida -3", "eredan.combat.life-floor"),
    ({"phase": "setup"}, "carta Corva: personaje, ataque 3, −1 de vida", "eredan.combat.life-floor"),
]


@pytest.mark.parametrize(("given", "words", "rule"), REFUSED)
def test_refused_with_its_rule_and_nothing_changed(
    eredan: Scenario, given: dict[str, Any], words: str, rule: str
) -> None:
    table = eredan(**given)
    *before, last = words.split("; ")
    for phrase in before:
        assert table.do(phrase).ok
    state = table.state()

    result = table.do(last)

    assert result.error == "illegal", result.text
    assert rule in rules(result)
    assert table.state() == state


@pytest.mark.parametrize(
    "given",
    [
        {"players": {"Ana": {"characters": [{"name": "A1", "life": -1}]}}},
        {"players": {"Ana": {"characters": [{"name": "A1", "attack": [5, 2]}]}}},
        {"players": {"Ana": {"characters": [{"name": "A1", "class": ["king"]}]}}},
        {"players": {"Ana": {"characters": [{"name": "A1", "class": ["mage", "priest", "fighter"]}]}}},
        {"players": {"Ana": {"characters": [{"name": "A1", "hat": 1}]}}},
        {"players": {"Ana": {"characters": [7]}}},
        {"players": {"Ana": {"hand": -2}}},
        {"players": {"Ana": {"mana": 2}}},
        {"players": {"Ana": 3}},
        {"phase": "lunch"},
        {"round": "two"},
        {"fighting": ["A1", "Z9"], "players": {"Bruno": {"characters": ["B1"]}}},
        {"cards": [{"name": "X", "type": "song"}]},
        {"cards": [{"type": "action"}]},
        {"cards": [{"name": "X", "bonus": {"luck": 1}}]},
        {"cards": [{"name": "X", "orders": [{"attack": 1}]}]},
        {"options": {"objects": "never"}},
        {"played": [{"card": "x"}]},
        {"weather": "rain"},
    ],
)
def test_an_impossible_scenario_is_unfit(given: dict[str, Any]) -> None:
    with pytest.raises(Unfit):
        Table.scenario({"game": "eredan", **given})


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (["Ana"], {}),
        (["Ana", "Bruno", "Carla"], {}),
        (["Ana", "Bruno"], {"first": "Zoe"}),
        (["Ana", "Bruno"], {"objects": "never"}),
        (["Ana", "Bruno"], {"guemelites": "sometimes"}),
    ],
)
def test_a_table_that_makes_no_sense_is_not_opened(players: list[str], options: dict[str, str]) -> None:
    with pytest.raises(Unfit):
        Table.new("eredan", players, **options)


@pytest.mark.parametrize(
    "words",
    [
        "por Grito: -3 daño a A1",
        "por Grito: curar -3 a A1",
        "por Grito: A1 pierde -3 puntos de vida",
        "por Grito: revivir A1 con -3",
        "por Grito: Ana roba -1",
        "por Grito: curar 1000 a A1",
        "por Grito: A1 -1000 ataque",
        "carta : acción",
        "carta X: vida mil",
        "ataque 1 2 3",
        "A1 contra Z9",
        "P9 pasa",
        "😀",
    ],
)
def test_words_that_mean_nothing_change_nothing(eredan: Scenario, words: str) -> None:
    table = eredan()
    before = table.state()

    assert table.do(words).error == "not-understood"
    assert table.state() == before


@pytest.mark.parametrize(
    "fix", ["vida de A1 = muchas", "vida de A1 = -3", "mano de Ana = 5000", "puntos de Ana = 3", "ataque de A1 = 9"]
)
def test_a_fix_that_makes_no_sense_is_refused(eredan: Scenario, fix: str) -> None:
    table = eredan()
    before = table.state()

    with pytest.raises(Unfit):
        table.fix(fix, "prueba")

    assert table.state() == before


@pytest.mark.parametrize(
    ("given", "words", "spoken"),
    [
        (
            {"phase": "discard", "Ana": {"characters": [{"name": "A1", "tilted": True}]}},
            "A1 contra B1",
            ["eredan.round.phases"],
        ),
        ({}, "fin", ["eredan.round.phases", "eredan.choose.mandatory"]),
        ({}, "sale el ticket 40", ["eredan.initiative.once"]),
        ({"phase": "over", "winner": "Ana"}, "Bruno juega Iro", ["eredan.victory.endings"]),
    ],
)
def test_at_the_wrong_time_only_the_time_is_spoken_of(
    eredan: Scenario, given: dict[str, Any], words: str, spoken: list[str]
) -> None:
    assert rules(eredan(**given).do(words)) == spoken


def test_a_life_below_zero_is_refused_with_its_rule_whoever_sets_it(eredan: Scenario) -> None:
    table = eredan()

    with pytest.raises(Unfit) as refused:
        table.fix("vida de A1 = -3", "prueba")

    for lang in ("es", "pt", "en"):
        table.lang = lang
        assert "eredan.combat.life-floor" in table.voice.unfit(refused.value)


def test_a_table_that_only_counts_notes_a_negative_life_as_none(eredan: Scenario) -> None:
    table = Table.scenario(eredan(phase="setup").state(), level="track")

    assert table.do("carta A1: vida -3").ok
    assert table.state()["players"]["Ana"]["characters"][0]["life"] == 0


def test_fixes_that_make_sense(eredan: Scenario) -> None:
    table = eredan()

    for words in (
        "vida de A1 = 4",
        "vida de B1 = 0",
        "mano de Ana = 2",
        "mazo de Bruno = 3",
        "daño de Ana = 7",
        "inclinado A2 = sí",
        "ronda = 6",
    ):
        assert table.fix(words, "se cayó una carta").ok, words

    state = table.state()
    ana, bruno = state["players"]["Ana"], state["players"]["Bruno"]
    assert (ana["characters"][0]["life"], bruno["characters"][0]["dead"], ana["hand"], bruno["deck"]) == (4, True, 2, 3)
    assert (ana["damage_dealt"], ana["characters"][1]["tilted"], state["round"]) == (7, True, 6)
    assert table.why("vida de A1")["value"] == 4  # type: ignore[index]


def test_a_program_that_says_less_than_nothing_changes_nothing(eredan: Scenario) -> None:
    table = eredan(Ana={"characters": ["A1", {"name": "A2", "dead": True}]})
    before = table.state()

    for move in (
        HandDamage("Ana", "grito", "a1", -3),
        HandHeal("Ana", "grito", "a1", -30),
        HandLoss("Ana", "grito", "a1", -3),
        HandRevive("Ana", "grito", "a2", -3),
    ):
        assert table.do(move).ok
        assert table.state() == before


def test_the_table_may_insist(eredan: Scenario) -> None:
    table = eredan(
        Ana={
            "characters": [
                {"name": "A1", "class": "berserker", "rage": {"attack": 3}, "orders": [{"round": 9, "attack": 1}]}
            ]
        }
    )

    assert table.do("activar la rabia de A1", force=True, because="lo dice la carta").ok
    assert table.do("activar la orden de A1", force=True, because="lo dice la carta").ok
    assert table.state()["players"]["Ana"]["characters"][0]["now"]["attack"] == [7, 7]


def test_the_table_of_the_interface_page_is_a_scenario() -> None:
    aez = {"name": "Aez", "life": 12, "attack": [2, 4], "defense": 3, "spirit": 1}
    ana: dict[str, Any] = {"guild": "kotoba", "hand": 5, "deck": 15, "damage_dealt": 7, "healed": 2}
    ana["characters"] = [{**aez, "tilted": False, "dead": False, "items": []}]
    table_now = {"round": 3, "phase": "cards", "active": "Ana", "fighting": ["Aez", "Aku"], "winner": None}

    table = Table.scenario({"game": "eredan", **table_now, "players": {"Ana": ana}})

    state = table.state()
    assert (state["round"], state["phase"], state["fighting"], state["to_play"]) == (3, "cards", ["Aez", "Aku"], "Ana")
    assert state["players"]["Ana"]["score"] == 9
    assert table.do("Ana pasa; Bruno pasa; ataque 4").ok
    assert Table.scenario(table.state()) == table
