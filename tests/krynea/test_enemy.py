"""The enemy through whole phases: sequences, orders and choices that a single case cannot say."""

from __future__ import annotations

import pytest

from referee import Table

from .tables import events, kinds, names, rules, table, unit

FURY = {"name": "Furia", "kind": "action", "melee": 1}
GRIFFIN = {"name": "Grifo", "kind": "action", "body": "creature", "cost": 4, "melee": 4, "defence": 4}
COLOSSUS = {"name": "Coloso", "cost": 6, "melee": 7, "defence": 7}
HAWK = {"name": "Ojos de Halcón", "reaction": "attack", "ranged": 2, "magic": 2}


# --- phase 3 -----------------------------------------------------------------------------------------------------------


def test_objects_are_handled_in_the_rearguard_too() -> None:
    full = [unit("A", 3), unit("B", 4)]
    at = table(
        "draw",
        {"enemy": full, "monoliths": ["Taraz"]},
        *({"enemy": [unit("X"), unit("Y"), unit("Z")]} for _ in range(3)),
        round=2,
        level="expert",
        initiative="enemy",
        cards=[
            {"name": "Espada", "kind": "object", "cost": 2, "users": "melee"},
            {"name": "F3", "cost": 3, "melee": 3, "defence": 3},
        ],
    )

    result = at.do("sale Espada; sale F3")

    assert names(at, 1, "enemy") == ["A", "B", "F3"]
    assert at.state()["clashes"][0]["enemy"][2]["price"] == 5
    assert at.state()["active"] == "player"
    assert "krynea.draw.object-equip" in [event.because for event in events(result)]


def test_the_deck_running_out_in_mid_fill_ends_the_enemys_part() -> None:
    cards = [{"name": "F3", "cost": 3, "melee": 3, "defence": 3}]
    at = table("draw", initiative="enemy", cards=cards, enemy={"troop_deck": 2})

    at.do("sale F3; sale F3")

    assert at.state()["active"] == "player"
    assert [len(clash["enemy"]) for clash in at.state()["clashes"]] == [1, 1, 0, 0]
    assert "krynea.draw.player-first" in rules(at.do("sale F3"))


# --- phase 6 -----------------------------------------------------------------------------------------------------------


def test_four_cards_with_every_kind_of_replacement_between() -> None:
    guarded = {"enemy": [unit("F3", 3, melee=3, defence=3)], "player": [unit("Lanza", 2, defence=2)]}
    full = {"enemy": [unit("A"), unit("B"), unit("C")]}
    at = table("actions", guarded, full, guarded, {}, cards=[FURY, GRIFFIN, COLOSSUS], initiative="enemy")

    said = "sale Grimorio; sale Portal; sale Inundación; sale Furia; sale Grifo; sale Coloso"
    said += "; sale Campo de fuerza; sale Plegaria a Erina; sale Grifo"
    result = at.do(said)

    fates = [
        event.kind for event in events(result) if event.kind.startswith("action-") and event.kind != "action-revealed"
    ]
    assert fates == [
        "action-replaced",  # picks from a deck
        "action-replaced",  # picks a unit
        "action-replaced",  # unusable
        "action-played",  # C1
        "action-dropped",  # C2: full, none instead
        "action-replaced",  # C3: no archmage for the Coloso
        "action-waits",  # C3
        "action-replaced",  # C4: nobody there to save
        "action-entered",  # C4
    ]
    state = at.state()
    assert state["active"] == "player"
    assert state["enemy"]["action_deck"] == 30 - 9
    assert state["clashes"][3]["enemy"][0]["unit"] == "Grifo"
    assert state["enemy"]["hand"] == 1


def test_a_creature_that_is_cancelled_leaves_again() -> None:
    at = table("actions", {"enemy": [unit("F3", 3)]}, cards=[GRIFFIN], players={"Ana": {"hand": {"actions": 1}}})

    at.do("sale Grifo")
    assert names(at, 1, "enemy") == ["Grifo", "F3"]

    at.do("cancelo C1")
    assert names(at, 1, "enemy") == ["F3"]
    assert at.state()["enemy"]["action_discard"] == ["Grifo"]
    assert at.state()["players"]["Ana"]["used"] == 1


def test_a_strike_waits_for_the_player_and_can_be_cancelled() -> None:
    bolt = {"name": "Rayo", "kind": "action", "strike": "one"}
    clash = {"enemy": [unit("F3", 3)], "player": [unit("Lanza", 2, defence=3)]}
    at = table("actions", clash, clash, cards=[bolt, FURY], players={"Ana": {"hand": {"actions": 1}}})

    at.do("sale Rayo")
    assert names(at, 1, "player") == ["Lanza"]

    saved = at.can("cancelo C1")
    assert saved.ok
    assert "krynea.action.cancelable" in rules(at.can("cancelo C2"))

    at.do("sale Furia; no")
    assert names(at, 1, "player") == []
    assert at.state()["players"]["Ana"]["casualties"] == 1


def test_a_strike_at_a_lone_confined_unit_hides_it_and_its_monolith_is_no_concern() -> None:
    at = table("actions", {"enemy": [unit("F3", 3)], "player": [unit("Lanza", 2, defence=3)]}, initiative="enemy")

    at.do("sale Confinamiento")

    lance = at.state()["clashes"][0]["player"][0]
    assert (lance["hidden"], lance["willing"]) == (True, False)


def test_only_waiting_reactions_are_lost_to_the_players_curse() -> None:
    at = table(
        "actions",
        {"enemy": [unit("F3", 3)], "played": [FURY], "waiting": ["Campo de fuerza"]},
        active="player",
        at=4,
        players={"Ana": {"hand": {"actions": 1}}},
    )

    at.do("acción: el enemigo descarta 2")

    clash = at.state()["clashes"][0]
    assert (clash["waiting"], clash["played"]) == ([], ["Furia"])
    assert at.state()["enemy"]["action_discard"] == ["Campo de fuerza"]


# --- attacks -----------------------------------------------------------------------------------------------------------


def test_an_action_alone_comes_before_an_ability_alone_even_if_it_adds_more() -> None:
    magic = {"name": "Magia", "when": "attack", "magic": 1}
    clash = {"enemy": [unit("M3", 3, magic=3)], "player": [unit("Lanza", 2, defence=4)], "waiting": [HAWK]}
    at = table("magic", clash, initiative="enemy", enemy={"abilities": [magic]})

    at.do("siguiente")

    assert at.state()["clashes"][0]["waiting"] == []
    assert at.state()["enemy"]["abilities"][0]["turned"] is False


def test_of_two_abilities_the_smaller_that_is_enough_is_used() -> None:
    powers = [{"name": "Gran magia", "when": "attack", "magic": 3}, {"name": "Magia", "when": "attack", "magic": 1}]
    clash = {"enemy": [unit("M3", 3, magic=3)], "player": [unit("Lanza", 2, defence=4)]}
    at = table("magic", clash, initiative="enemy", enemy={"abilities": powers})

    at.do("siguiente")

    assert {a["name"]: a["turned"] for a in at.state()["enemy"]["abilities"]} == {"Gran magia": False, "Magia": True}


def test_dearer_units_that_kill_nobody_are_named_before_the_one_that_attacks() -> None:
    at = table(
        "ranged",
        {"enemy": [unit("R6", 6, ranged=1)], "player": [unit("Muro", 2, defence=9)]},
        {"enemy": [unit("R4", 4, ranged=4)], "player": [unit("Lanza", 2, defence=4)]},
        initiative="enemy",
    )

    told = events(at.do("siguiente"))

    assert [event.kind for event in told[:2]] == ["unit-passed-over", "attacked"]
    assert (told[0].unit, told[1].units) == ("r6-1", ("r4-1",))
    assert told[0].because == "krynea.ranged.skip" and told[1].because == "krynea.ranged.front-first"


def test_the_reasoning_is_printed_as_the_players_read_it() -> None:
    at = table(
        "ranged",
        {},
        {
            "enemy": [unit("Archimagos", 7, ranged=5)],
            "player": [unit("Infantería Ligera", 2, defence=4)],
        },
        initiative="enemy",
    )

    text = at.do("siguiente").text

    assert (
        "Ataca Archimagos (coste 7): blanco Infantería Ligera en la línea 1 de C2, 5 contra 4 · krynea.ranged.front-first"
        in text
    )


def test_whoever_has_the_initiative_attacks_first_in_both_phases() -> None:
    clash = {
        "enemy": [unit("R4", 4, ranged=4, defence=9), unit("M4", 4, magic=4, defence=9)],
        "player": [
            unit("Arco", 3, ranged=1, defence=4),
            unit("Bruja", 3, magic=1, defence=4),
            unit("Muro", 1, defence=9),
        ],
    }
    for side in ("player", "enemy"):
        at = table("ranged", clash, initiative=side)
        assert at.state()["active"] == side
        while at.state()["phase"] == "ranged":
            at.do("siguiente" if at.state()["active"] == "enemy" else "paso")
        assert at.state()["phase"] == "magic"
        assert at.state()["active"] == side


def test_a_help_waits_only_for_its_own_battalion() -> None:
    at = table(
        "ranged",
        {"enemy": [unit("R3", 3, ranged=3)], "player": [unit("Lanza", 2, defence=4)]},
        {"enemy": [unit("F3", 3)], "waiting": [HAWK]},
        initiative="enemy",
    )

    at.do("siguiente")

    assert names(at, 1, "player") == ["Lanza"]
    assert at.state()["clashes"][1]["waiting"] == ["Ojos de Halcón"]


@pytest.mark.parametrize(("roll", "left"), [("acierta", []), ("falla", ["Lanza"])])
def test_even_chances_are_told_by_the_table(roll: str, left: list[str]) -> None:
    clash = {
        "monoliths": ["Bezal"],
        "enemy": [unit("F3", 3, melee=3, defence=9)],
        "player": [unit("Lanza", 2, defence=3)],
    }
    at = table("melee", clash)

    at.do("siguiente")
    assert at.state()["waiting"][0]["choice"] == "hit"

    at.do(roll)
    assert names(at, 1, "player") == left


# --- defence -----------------------------------------------------------------------------------------------------------


def test_six_attacks_go_down_the_six_steps_in_their_order() -> None:
    bows = [unit(f"Arco {n}", 1, magic=9, defence=9) for n in range(1, 8)]
    clash = {
        "enemy": [unit("Archimagos", 6, defence=1), unit("Magos", 4, defence=1)],
        "player": bows,
        "waiting": ["Campo de fuerza", "Plegaria a Erina"],
    }
    at = table("magic", clash, initiative="player", enemy={"abilities": ["Fe", "Nigromancia"]})
    order = []

    for n in range(1, 7):
        told = events(at.do(f"Arco {n} ataca a Archimagos"))
        order += [event.because for event in told if event.kind == "unit-saved"]

    assert order == [
        "krynea.defend.step-1",
        "krynea.defend.step-2",
        "krynea.defend.step-3",
        "krynea.defend.step-4",
        "krynea.defend.step-5",
        "krynea.defend.step-6",
    ]
    archmage = at.state()["clashes"][0]["enemy"][0]
    assert (archmage["risen"], archmage["hidden"], archmage["turned"]) == (True, True, True)
    assert "krynea.hidden.no-target" in rules(at.do("Arco 7 ataca a Archimagos"))


def test_a_companion_that_dies_for_another_is_no_casualty() -> None:
    clash = {
        "enemy": [unit("M6", 6, defence=4), unit("Infantería Ligera", 2, defence=3)],
        "player": [unit("Arco", 3, ranged=5)],
    }
    at = table("ranged", clash, initiative="player")

    told = kinds(at.do("Arco ataca a M6"))

    assert told.index("unit-sacrificed") < told.index("unit-saved")
    assert names(at, 1, "enemy") == ["M6"]
    assert at.state()["enemy"]["casualties"] == 0


# --- ties --------------------------------------------------------------------------------------------------------------


def tied(ties: str) -> Table:
    clash = {"enemy": [unit("R4", 4, ranged=4)], "player": [unit("Lanza", 2, defence=4)]}
    return table("ranged", clash, clash, clash, initiative="enemy", ties=ties)


def test_ties_are_asked_where_the_table_wants_to_be_asked() -> None:
    at = tied("ask")

    at.do("siguiente")

    choice = at.state()["waiting"][0]
    assert (choice["choice"], choice["of"], len(choice["options"])) == ("tie", "krynea.ranged.dearest", 3)
    assert at.do("3").ok
    assert names(at, 3, "player") == []


def test_ties_at_random_are_drawn_by_the_table_and_not_asked() -> None:
    at = tied("random")

    result = at.do("siguiente")

    assert [told.move.kind for told in result.moves if told.move] == ["next", "answer"]
    assert at.state()["waiting"] == []
    assert sum(not names(at, n, "player") for n in (1, 2, 3)) == 1


def test_the_same_seed_draws_the_same() -> None:
    def drawn(seed: str) -> list[str]:
        at = Table.new("krynea", ["Ana"], ties="random", seed=seed, first="enemy")
        for number in range(1, 5):
            at.do(f"carta M{number}: Monolito, magia 1")
        at.do("siguiente; sale M1; sale M2; sale M3; sale M4")
        at.do("carta R4: coste 4, distancia 4, defensa 2; carta Lanza: coste 1, defensa 4")
        at.do("; ".join(["sale R4"] * 8) + "; compro tropas 1 1 1 1; siguiente")
        at.do("; ".join(f"despliego Lanza en C{n}" for n in range(1, 5)) + "; siguiente; siguiente")
        at.do("carta Nada: acción")
        at.do("sale Nada; sale Nada; sale Nada; sale Nada; siguiente; siguiente")
        return [f"C{n}" for n in range(1, 5) if not names(at, n, "player")]

    assert len(drawn("7")) == 1
    assert drawn("7") == drawn("7")
    assert len({tuple(drawn(str(seed))) for seed in range(12)}) > 1


def test_a_unit_that_can_kill_is_never_told_to_be_passed_over() -> None:
    # the player has nobody to attack with: the enemy's archer comes all the same
    clash = {"enemy": [unit("R4", 4, ranged=4)], "player": [unit("Lanza", 2, defence=4)]}
    at = table("actions", clash, initiative="player", active="player", at=4)

    told = kinds(at.do("siguiente"))

    assert "unit-passed-over" not in told
    assert at.state()["active"] == "enemy"
    assert names(at, 1, "player") == ["Lanza"]


def test_hidden_units_keep_their_places_and_others_stand_in_for_them() -> None:
    clash = {
        "enemy": [unit("F5", 5, melee=5, defence=9, hidden=True), unit("F3", 3, melee=3, defence=3)],
        "player": [unit("Lanza", 2, melee=3, defence=3)],
    }
    at = table("melee", clash)

    at.do("siguiente")
    assert (names(at, 1, "enemy"), names(at, 1, "player")) == (["F5"], [])

    at.do("siguiente")
    assert at.state()["clashes"][0]["enemy"][0]["hidden"] is False
