"""A combat from its words to its reckoning, line by line."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee import Table

from .conftest import CARDS, Scenario, hero, kinds, rules

AEZ = {"name": "Aez", "life": 10, "class": ["mage"], "attack": [2, 4]}
AKU = {"name": "Aku", "life": 10, "class": ["mage"], "attack": [3, 5], "defense": 1}


def test_the_books_arrow_takes_four(eredan: Scenario) -> None:
    table = eredan(Ana={"characters": [AKU]}, Bruno={"characters": [AEZ]})

    result = table.do("Aku contra Aez; Ana juega Flecha incandescente; Bruno pasa; ataque 3")

    reckoned = next(e for e in result.events if e.kind == "damage-reckoned")
    assert (reckoned.power, reckoned.stat, reckoned.shield, reckoned.damage) == (5, "spirit", 1, 4)
    assert reckoned.because == "eredan.magic.spirit"
    assert hero(table, "Bruno", "Aez")["life"] == 6
    assert table.state()["players"]["Ana"]["score"] == 4


def test_a_combat_in_one_line_is_reckoned_line_by_line_with_its_rules(eredan: Scenario) -> None:
    table = eredan(
        round=2,
        Ana={"characters": [AEZ]},
        Bruno={"characters": [{**AKU, "class": ["fighter"], "orders": [{"round": 2, "attack": 1}]}]},
    )

    result = table.do("Aku contra Aez; Bruno juega Grito; Ana juega Flecha incandescente; ataque 4 y 3")

    assert result.ok, result.text
    assert [(e.stat, e.amount, e.because) for e in result.events if e.kind == "value-counted"] == [
        ("attack", 4, "eredan.combat.attack-range"),
        ("attack", 1, "eredan.order.bonus"),
        ("attack", 2, "eredan.card.grito"),
        ("defense", 3, "eredan.combat.damage"),
    ]
    assert hero(table, "Ana", "Aez")["life"] == 10 - (4 + 1 + 2 - 3)
    assert "attack-forgone" in kinds(result)
    assert hero(table, "Bruno", "Aku")["life"] == 10 - (5 - 1)


def test_can_shows_the_outcome_and_changes_nothing(eredan: Scenario) -> None:
    table = eredan(Ana={"characters": [AKU]}, Bruno={"characters": [AEZ]})
    before = table.state()

    seen = table.can("Aku contra Aez; Ana juega Flecha incandescente; Bruno pasa; ataque 3")

    assert seen.ok and "4 de daño" in seen.text
    assert table.state() == before


def test_missing_rolls_are_asked_for_one_fighter_after_the_other(eredan: Scenario) -> None:
    table = eredan(
        Ana={"characters": [{"name": "A1", "attack": [2, 4]}]}, Bruno={"characters": [{"name": "B1", "attack": [3, 5]}]}
    )

    asked = table.do("A1 contra B1; Ana pasa; Bruno pasa")
    table.do("ataque 4")

    assert "attacks-wanted" in kinds(asked)
    assert [(c.player, c.low, c.high) for c in table.position.waiting] == [("Bruno", 3, 5)]
    assert not table.do("6").ok
    assert table.do("5").ok
    assert hero(table, "Bruno", "B1")["life"] == 10 - 3
    assert hero(table, "Ana", "A1")["life"] == 10 - 4


def test_rolls_drawn_by_the_table_are_logged_and_the_same_on_replay(eredan: Scenario) -> None:
    table = eredan(
        Ana={"characters": [{"name": "A1", "attack": [1, 9]}]}, Bruno={"characters": [{"name": "B1", "attack": [1, 9]}]}
    )

    table.do("A1 contra B1; Ana pasa; Bruno pasa; ataque; al azar; al azar")
    after = table.state()
    table.undo(2)
    table.redo(2)

    drawn = [int(said["text"]) for said in table.log_json() if said["text"].isdecimal()]
    assert len(drawn) == 2 and all(1 <= value <= 9 for value in drawn)
    assert table.state() == after


def test_a_value_outside_the_range_is_refused_and_nothing_changes(eredan: Scenario) -> None:
    table = eredan(Ana={"characters": [{"name": "A1", "attack": [2, 4]}]})
    table.do("A1 contra B1; Ana pasa; Bruno pasa")
    before = table.state()

    assert rules(table.do("ataque 5")) == ["eredan.combat.attack-range"]
    assert table.state() == before


def test_attacks_told_early_leave_out_a_second_card_but_not_a_first_one(eredan: Scenario) -> None:
    chained = eredan(Ana={"characters": [{**AKU, "attack": 2}]}, Bruno={"characters": [AEZ]})
    unplayed = eredan(Ana={"characters": [AKU]}, Bruno={"characters": [AEZ]})

    assert chained.do("Aku contra Aez; Ana juega Niebla; Bruno pasa; ataque 2 y 4").ok
    assert rules(unplayed.do("Aku contra Aez; Ana juega Niebla; ataque 3 y 4")) == ["eredan.round.phases"]


def test_a_spell_of_unknown_strength_asks_for_its_damage(eredan: Scenario) -> None:
    table = eredan(Ana={"characters": [{**AKU, "attack": 9}]}, Bruno={"characters": [{**AEZ, "attack": 2}]})

    table.do("Aku contra Aez; Ana juega Bola de Fuego; Bruno pasa; Ana pasa")

    assert table.position.waiting[0].of == "eredan.card.fireball"
    assert table.do("7").ok
    assert hero(table, "Bruno", "Aez")["life"] == 10 - 6


def test_what_a_card_does_by_hand_waits_for_its_turn_in_the_n(eredan: Scenario) -> None:
    table = eredan(Ana={"characters": [{"name": "A1", "life": 3}, "A2"]}, Bruno={"characters": ["B1"]})

    told = table.do("A1 contra B1; Ana juega Finta; por Finta: 4 daño a B1")
    assert hero(table, "Bruno", "B1")["life"] == 10
    done = table.do("Bruno pasa")

    assert "effect-told" in kinds(told)
    assert kinds(done).index("card-resolved") < kinds(done).index("damaged") < kinds(done).index("fight-began")
    assert hero(table, "Bruno", "B1")["life"] == 10 - 4 - 2


def test_damage_told_of_a_spell_costs_a_pure_mage_the_attack(eredan: Scenario) -> None:
    table = eredan(
        cards=[{"name": "Sello", "type": "spell"}],
        Ana={"characters": [{"name": "A1", "class": "mage", "attack": 9}]},
        Bruno={"characters": [{"name": "B1", "spirit": 2}]},
    )

    result = table.do("A1 contra B1; Ana juega Sello; por Sello: 3 daño a B1; Bruno pasa; Ana pasa")

    assert "attack-forgone" in kinds(result)
    assert hero(table, "Bruno", "B1")["life"] == 9


def test_a_dying_fighter_still_attacks_and_both_may_fall(eredan: Scenario) -> None:
    table = eredan(
        Ana={"characters": [{"name": "A1", "class": "mage", "life": 2, "defense": 0}, "A2"]},
        Bruno={"characters": [{"name": "B1", "life": 3, "spirit": 0, "attack": 3}, "B2"]},
    )

    result = table.do("A1 contra B1; Ana juega Llama; Bruno pasa; Ana pasa")

    assert [e.character for e in result.events if e.kind == "died"] == ["b1", "a1"]
    assert (table.state()["players"]["Ana"]["damage_dealt"], table.state()["players"]["Bruno"]["damage_dealt"]) == (
        3,
        2,
    )
    assert table.state()["phase"] == "discard"


def test_equal_twins_are_told_apart_by_their_owner(eredan: Scenario) -> None:
    table = eredan(Ana={"characters": ["Aez"]}, Bruno={"characters": ["Aez"]})

    result = table.do("Aez contra Aez")

    assert result.ok and table.state()["fighting"] == ["Aez", "Aez"]
    assert [e.enemy for e in result.events if e.kind == "fighters-chosen"] == ["aez-2"]
    assert "Aez (Bruno)" in result.text


CLASSES = [
    [],
    ["fighter"],
    ["mage"],
    ["priest"],
    ["mage", "fighter"],
    ["mage", "priest"],
    ["fighter", "priest"],
    ["priest", "marauder"],
]
numbers = st.integers(0, 12)


@settings(max_examples=60, deadline=None)
@given(
    attack=numbers, defence=numbers, spirit=numbers, life=st.integers(1, 20), back=numbers,
    classes=st.sampled_from(CLASSES), card=st.sampled_from(["", "Llama", "Niebla", "Salmo"]),
)  # fmt: skip
def test_a_fight_against_an_independent_reckoning(
    attack: int, defence: int, spirit: int, life: int, back: int, classes: list[str], card: str
) -> None:
    own = {"name": "A1", "class": classes, "attack": attack, "defense": 2, "life": 30}
    enemy = {"name": "B1", "attack": back, "defense": defence, "spirit": spirit, "life": life}
    table = Table.scenario(
        {
            "game": "eredan",
            "cards": CARDS,
            "players": {"Ana": {"characters": [own, "A2"]}, "Bruno": {"characters": [enemy, "B2"]}},
        }
    )
    magic = {"Llama": 5, "Salmo": 4}.get(card, 0)
    needed = {"Llama": "mage", "Niebla": "mage", "Salmo": "priest"}.get(card, "")
    if needed and classes and needed not in classes:
        assert not table.do(f"A1 contra B1; Ana juega {card}").ok
        return

    assert table.do(f"A1 contra B1; Ana {'juega ' + card if card else 'pasa'}; Bruno pasa").ok
    if table.state()["phase"] == "cards":
        assert table.do("Ana pasa").ok

    silent = classes == ["mage"] and card == "Llama"
    shield = 2 + (2 if card == "Niebla" else 0)
    lost = max(0, magic - spirit) + (0 if silent else max(0, attack - defence))
    assert hero(table, "Bruno", "B1")["life"] == max(0, life - lost)
    assert hero(table, "Ana", "A1")["life"] == 30 - max(0, back - shield)
    assert table.state()["players"]["Ana"]["damage_dealt"] == min(life, lost)


def test_the_chance_to_start_is_exact(eredan: Scenario) -> None:
    table = eredan(phase="setup", Ana={"characters": [{"name": "A1", "initiative": 3}, "A2", "A3"]})

    assert Fraction(table.state()["players"]["Ana"]["chance"]) == Fraction(8, 13)
    assert Fraction(table.state()["players"]["Bruno"]["chance"]) == Fraction(5, 13)


def test_an_order_that_two_effects_activate_counts_once(eredan: Scenario) -> None:
    table = eredan(
        round=5,
        Ana={
            "characters": [
                {"name": "A1", "attack": 4, "orders": [{"round": 2, "attack": 1}, {"round": 8, "defense": 1}]}
            ]
        },
    )

    table.do("A1 contra B1; por Grito: activar la orden de A1; por Finta: activar la orden de A1")

    assert hero(table, "Ana", "A1")["now"] == {"attack": [5, 5], "defense": 2, "spirit": 1}


def test_a_card_can_be_played_on_somebody_else_but_not_on_the_dead(eredan: Scenario) -> None:
    cards = [{"name": "Venda", "type": "action", "heal": 3}, {"name": "Retorno", "type": "action", "revive": 4}]
    line = ["A1", {"name": "A2", "life": 5, "tilted": True}, {"name": "A3", "dead": True}]
    healed, refused, revived = (eredan(cards=cards, Ana={"characters": line}) for _ in range(3))

    assert healed.do("A1 contra B1; Ana juega Venda en A2; Bruno pasa").ok
    assert rules(refused.do("A1 contra B1; Ana juega Venda en A3")) == ["eredan.combat.dead-target"]
    assert revived.do("A1 contra B1; Ana juega Retorno en A3; Bruno pasa").ok

    assert (hero(healed, "Ana", "A2")["life"], hero(healed, "Ana", "A2")["tilted"]) == (8, True)
    assert healed.state()["players"]["Ana"]["healed"] == 3
    assert (hero(revived, "Ana", "A3")["life"], hero(revived, "Ana", "A3")["dead"]) == (4, False)
    assert revived.state()["players"]["Ana"]["healed"] == 0


def test_a_fifth_kind_of_card_is_not_in_a_hand_whose_deck_is_known(eredan: Scenario) -> None:
    deck = ["Grito"] * 3 + ["Finta"] * 3
    table = eredan(Ana={"list": deck, "discard": ["Grito", "Grito"], "characters": ["A1", "A2", "A3"]})

    table.do("A1 contra B1")

    assert rules(table.can("Ana juega Carga")) == ["eredan.play.one-card"]
    assert "Carga" in table.can("Ana juega Carga").text
    assert table.do("Ana juega Grito; Bruno pasa; fin; B2 contra A2; Bruno pasa").ok
    assert rules(table.do("Ana juega Grito")) == ["eredan.play.one-card"]


def test_who_starts_may_be_told_when_the_table_is_opened() -> None:
    table = Table.new("eredan", ["Ana", "Bruno"], first="Bruno")
    numbers = "vida 9, ataque 3, defensa 1, mente 1"

    for player, names in (("Ana", "Iro, Amaya, Aez"), ("Bruno", "Aku, Zahal, Hares el brutal")):
        for name in names.split(", "):
            assert table.do(f"carta {name}: {numbers}").ok
        assert table.do(f"equipo de {player}: {names}").ok
    result = table.do("iniciativa")

    assert [e.player for e in result.events if e.kind == "initiative-drawn"] == ["Bruno"]
    assert (table.state()["active"], table.state()["players"]["Ana"]["hand"], table.position.waiting) == (
        "Bruno",
        5,
        (),
    )


def test_a_known_hand_is_asked_which_cards_go(eredan: Scenario) -> None:
    table = eredan(phase="discard", Ana={"hand": ["Grito", "Grito", "Finta"]})

    table.do("Ana descarta 2")
    asked = table.position.waiting[0]
    assert (asked.player, asked.options, asked.least) == ("Ana", ("grito", "grito#2", "finta"), 2)

    assert table.do("Grito, Finta").ok
    assert table.state()["players"]["Ana"]["hand"] == ["grito"]
    assert table.state()["players"]["Ana"]["discard"] == ["grito", "finta"]


def test_agreed_endings_are_written_down_as_such(eredan: Scenario) -> None:
    drawn, timed = eredan(), eredan(Bruno={"characters": ["B1", {"name": "B2", "dead": True}]})

    drawn.do("tablas")
    timed.do("tiempo")

    assert (drawn.state()["ending"], drawn.state()["winner"]) == ("agreed", None)
    assert (timed.state()["ending"], timed.state()["winner"]) == ("time", "Ana")


@pytest.mark.parametrize(
    "words",
    [
        "quitar Espada de B1",
        "revivir A2 con 3",
        "activar la rabia de A1",
        "activar la orden de A1",
        "0 daño a A1",
        "inclinar A3",
        "enderezar A1",
        "Ana roba 2",
        "A1 +0 ataque",
        "mano de Ana +0",
        "Ana puede jugar 0 cartas más",
    ],
)
def test_a_card_that_changes_nothing_says_so(eredan: Scenario, words: str) -> None:
    line = [{"name": "A1", "items": ["Espada"]}, "A2", {"name": "A3", "tilted": True}]
    table = eredan(Ana={"characters": line, "deck": 0})
    before = table.state()

    result = table.do(f"por Grito: {words}")

    assert kinds(result) == ["nothing-changed"], result.text
    assert table.state() == before
