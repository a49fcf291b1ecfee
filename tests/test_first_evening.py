"""What a new player met in a first evening, kept from coming back: whole kinds of it, in the three languages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from referee import Table
from referee.language.say import Voice
from referee.library import shelf

from .conftest import HOUSES, Run
from .test_interface import NEW


def keyforge(lang: str = "es", **given: object) -> Table:
    return Table.scenario({"game": "keyforge", **given}, lang=lang)


@pytest.mark.parametrize("step", ["house", "forge"])
@pytest.mark.parametrize("move", ["jugar Atracón", "descartar Atracón", "cosechar Trol", "usar Cañón", "fin"])
def test_before_a_house_is_chosen_no_card_is_said_to_be_of_the_wrong_house(step: str, move: str) -> None:
    seat = {"amber": 6, "hand": ["charette"], "battleline": ["troll"], "artifacts": ["cannon"]}

    refused = keyforge(step=step, players={"Ana": seat}).do(move)

    assert refused.error == "illegal"
    assert {ruling.rule.rpartition(".")[2] for ruling in refused.rulings} <= {"five-steps", "required", "mandatory"}


@pytest.mark.parametrize("move", ["jugar Trol", 'jugar "Foo" criatura dis 3', "fin"])
def test_what_to_do_before_the_first_turn_is_said(move: str) -> None:
    refused = Table.new("keyforge", HOUSES, first="Ana").do(move)

    assert [ruling.rule for ruling in refused.rulings] == ["keyforge.setup.order"]
    assert refused.instead == ("casa Brobnar", "casa Dis", "casa Sombras")


def test_who_speaks_out_of_turn_hears_what_the_turn_is_waiting_for() -> None:
    table = Table.new("keyforge", HOUSES, first="Ana")
    assert table.do("mulligan Bruno").ok

    assert table.do("mulligan Bruno").instead == ("casa Brobnar", "casa Dis", "casa Sombras")


def test_chains_come_before_the_opening_hand_is_settled() -> None:
    table = Table.new("keyforge", HOUSES, first="Ana")

    assert table.do("mulligan Bruno").ok
    assert (
        "Bruno" in Voice(table.game, "es").ruling(table.position.state, table.do("cadenas Bruno 3").rulings[0])["facts"]
    )


def test_a_way_on_is_shown_whole() -> None:
    refused = keyforge(step="house").do("jugar Trol")

    assert refused.instead == ("casa Brobnar", "casa Dis", "casa Sombras")


def test_every_side_of_an_open_choice_is_shown() -> None:
    table = keyforge(players={"Ana": {"hand": ["troll"], "battleline": ["bumpsy"]}})
    table.do("jugar Trol")

    assert table.do("fin").instead == ("a la izquierda", "a la derecha")


@pytest.mark.parametrize(
    "words", ["jugar Puñetazo en Dextro", "jogar Soco em Destero", "play Cannon on Dextre", "play Troll on Dextre"]
)
def test_only_an_upgrade_is_put_on_a_card(words: str) -> None:
    hand = ["punch", "cannon", "troll"]
    table = keyforge(players={"Ana": {"hand": hand}, "Bruno": {"battleline": ["dextre", "batdrone"]}})

    refused = table.do(words)

    assert [ruling.rule for ruling in refused.rulings] == ["keyforge.play.upgrade-attach"]


@pytest.mark.parametrize("flank", ["left", "right"])
def test_an_empty_line_is_entered_on_the_flank_that_was_said(flank: str) -> None:
    side = {"left": "a la izquierda", "right": "a la derecha"}[flank]

    done = keyforge(players={"Ana": {"hand": ["troll"]}}).do(f"jugar Trol {side}")

    assert [event.flank for event in done.events if event.kind == "creature-entered"] == [flank]


def test_a_correction_that_has_lost_its_card_stops_an_amendment(run: Run) -> None:
    assert run(*NEW).status == 0
    run("do", "casa brobnar; jugar Trol; fin")
    run("fix", "daño de Trol = 3", "--because", "la ficha se cayó")

    ran = run("--json", "amend", "2", "descartar Trol")

    assert ran.status == 3 and ran.json["error"] == "illegal" and ran.json["later"]["n"] == 4
    assert ran.json["rulings"][0]["rule"] == "referee.amend.later-illegal"
    assert run("amend", "2", "descartar Trol", "--yes").status == 0


def test_the_log_numbers_corrections_and_says_what_counts(run: Run) -> None:
    run(*NEW)
    run("do", "casa brobnar; jugar Trol; fin")
    fixed = run("fix", "æmbar de Ana = 2", "--because", "ficha")
    run("undo")
    run("amend", "2", "descartar Trol")

    log = run("log").out

    assert fixed.out.startswith("4. Corrección: æmbar de Ana = 2 (antes 0)")
    assert "2. jugar Trol (ya no cuenta)" in log and "4. Corrección" in log
    assert "6. descartar Trol (en lugar de la 2)" in log


@pytest.mark.parametrize("lang", shelf.LANGUAGES)
@pytest.mark.parametrize("game", ["keyforge", "dragonrealm", "eredan"])
def test_columns_of_a_score_have_names(run: Run, game: str, lang: str) -> None:
    houses = NEW[4:8] if game == "keyforge" else ()
    run("new", game, "Ana", "Bruno", *houses)
    fields = json.loads(run("--json", "score").out)["players"]["Ana"]

    said = run("--lang", lang, "score").out

    assert not [field for field in fields if "_" in field and field in said]
    assert lang == "en" or not {"keys", "amber", "coins", "healed"} & set(said.split())


@pytest.mark.parametrize("words", [("--help",), ("do", "--help"), ("play",), ("--version",), ("demo",)])
def test_json_is_one_object_whatever_is_asked(run: Run, words: tuple[str, ...]) -> None:
    run(*NEW)

    ran = run(*words, "--json")

    assert isinstance(ran.json, dict) and not ran.err
    assert ran.status == (2 if words == ("play",) else 0)


def test_a_demonstration_is_of_the_game_at_the_table_else_of_keyforge(run: Run) -> None:
    assert json.loads(run("--json", "demo").out)["table"]["game"] == "keyforge"
    run("new", "dragonrealm", "Ana", "Bruno")
    assert json.loads(run("--json", "demo").out)["table"]["game"] == "dragonrealm"


def test_out_of_turn_nothing_beside_the_point_is_offered() -> None:
    table = Table.new("dragonrealm", ["Ana", "Bruno", "Carla"], first="Ana")
    assert table.do("Bruno: conservo una de nivel 2").ok

    refused = table.do("Bruno descansa")

    assert refused.error == "illegal" and not [words for words in refused.instead if words.startswith("Bruno")]
    assert not [words for words in table.why("aventureros en halfling").candidates if "@" in words]


def test_a_move_is_told_of_somebody_while_a_choice_is_open() -> None:
    table = keyforge(players={"Ana": {"hand": ["troll"], "battleline": ["bumpsy"]}})
    table.do("jugar Trol")

    refused = table.do("Bruno juega batdrone")

    assert [ruling.rule for ruling in refused.rulings] == ["referee.choice.open"]


def test_a_deck_is_of_the_game_that_knows_its_cards(run: Run) -> None:
    Path("arcontes.txt").write_text("# nombre: Arcontes\n\nBrobnar\nTrol\n2 Furia\nxyzzy\n", encoding="utf-8")
    Path("equipo.txt").write_text("# nombre: Equipo\nIro\n3 Katana\nxyzzy: acción\n", encoding="utf-8")

    for file, name, game in (("arcontes.txt", "Arcontes", "keyforge"), ("equipo.txt", "Equipo", "eredan")):
        for table in ((), NEW, ("new", "dragonrealm", "Ana", "Bruno")):
            if table:
                run(*table)
            assert run("--json", "deck", "show", file).json["game"] == game
        assert run("--json", "deck", "show", file).json["name"] == name


def test_a_deck_that_was_added_is_found_by_its_name(run: Run) -> None:
    lines = [id for house in ("brobnar", "dis", "logos") for id in list(shelf.cards("keyforge", house))[:12]]
    Path("mazo.txt").write_text("\n".join(lines), encoding="utf-8")
    assert run("deck", "add", "mazo.txt", "--name", "Mío").status == 0
    run("new", "dragonrealm", "Ana", "Bruno")

    assert run("--json", "deck", "show", "Mío").json["game"] == "keyforge"
    assert (
        run("new", "keyforge", "Ana", "Bruno", "--deck", "Ana=Mío", "--houses", "Bruno=logos,mars,untamed").status == 0
    )


@pytest.mark.parametrize(
    ("lang", "shown"), [("es", "2 (roja, amarilla)"), ("pt", "2 (vermelha, amarela)"), ("en", "2 (red, yellow)")]
)
def test_forged_keys_are_named_on_the_board(lang: str, shown: str) -> None:
    table = keyforge(lang, players={"Ana": {"keys": ["red", "yellow"]}})

    assert shown in "".join(block.text for block in table.game.rows(table.position, lang))


@pytest.mark.parametrize("words", [("undo", "abc"), ("log", "--moves", "x"), ("use", "dos"), ("amend", "x", "fin")])
def test_what_should_be_a_number_and_is_none_is_said(run: Run, words: tuple[str, ...]) -> None:
    run(*NEW)

    ran = run(*words)

    assert ran.status == 2 and ran.err.endswith("no es un número.\n")
