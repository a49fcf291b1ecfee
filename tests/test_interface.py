"""Every command, option, field and exit status of the public face, at a KeyForge table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from referee import Table

from .conftest import HOUSES, Ran, Run

NEW = (
    "new",
    "keyforge",
    "Ana",
    "Bruno",
    "--houses",
    "Ana=brobnar,dis,shadows",
    "--houses",
    "Bruno=logos,mars,untamed",
    "--first",
    "Ana",
)
CARD = {
    "ref",
    "card",
    "name",
    "house",
    "power",
    "armor",
    "damage",
    "amber",
    "stunned",
    "exhausted",
    "power_counters",
    "upgrades",
    "owner",
}
SEAT = {
    "amber",
    "keys",
    "key_cost",
    "chains",
    "houses",
    "hand",
    "deck",
    "archives",
    "purged",
    "discard",
    "battleline",
    "artifacts",
}


@pytest.fixture
def table(run: Run) -> Run:
    """A command line with a table open: Bumpsy lies in Ana's battleline, and it is her first turn."""
    assert run(*NEW).status == 0
    assert run("do", "casa brobnar; jugar Bumpsy").status == 0
    return run


def failure(ran: Ran, error: str, status: int) -> dict[str, Any]:
    """A failure as JSON: its fields, and a sentence."""
    assert ran.status == status, ran.out + ran.err
    said: dict[str, Any] = ran.json
    assert said["ok"] is False and said["error"] == error and said["text"].strip()
    return said


# --- new ------------------------------------------------------------------------------------------------------------


def test_new_opens_a_table_and_makes_it_current(run: Run) -> None:
    said = run("--json", *NEW).json

    assert said["ok"] is True and said["moves"] == []
    assert said["table"]["game"] == "keyforge" and said["table"]["table"] == 1 and said["table"]["step"] == "setup"
    assert run("--json", "table").json == said["table"]


@pytest.mark.parametrize(
    "words",
    [
        ("new", "chess", "Ana", "Bruno"),
        ("new", "keyforge", "Ana"),
        ("new", "keyforge", "Ana", "ana"),
        (
            "new",
            "keyforge",
            "fin",
            "Bruno",
            "--houses",
            "fin=brobnar,dis,shadows",
            "--houses",
            "Bruno=logos,mars,untamed",
        ),
        (*NEW, "--level", "lenient"),
        (*NEW[:4], "--houses", "Ana"),
        (*NEW[:4], "--houses", "Carla=brobnar,dis,shadows"),
        (*NEW[:4], "--houses", "Ana=brobnar,dis,sombra"),
        (*NEW, "--first", "Carla"),
        (*NEW, "--deck", "Ana=missing.txt"),
        (*NEW, "--chains", "Ana=many"),
        (*NEW, "--after", "7"),
        ("new",),
    ],
)
def test_new_refuses_what_makes_no_sense_and_leaves_nothing_behind(run: Run, words: tuple[str, ...]) -> None:
    said = run("--json", *words)

    assert said.status == 2 and said.json["error"] in ("usage", "no-table") and said.json["text"]
    assert not Path("state.db").exists()


def test_chains_and_the_level_of_a_table(run: Run) -> None:
    assert run(*NEW, "--chains", "Ana=3", "--level", "warn").status == 0

    assert run("--json", "table").json["players"]["Ana"]["chains"] == 2, "one goes with the smaller first hand"
    assert run("do", "casa brobnar; jugar Bumpsy").status == 0
    warned = run("--json", "do", "jugar Anger").json
    assert warned["ok"] and warned["moves"][0]["forced"] is True and warned["moves"][0]["rulings"]


# --- do, can, legal ---------------------------------------------------------------------------------------------------


def test_do_tells_each_move_with_its_events_and_the_table(run: Run) -> None:
    run(*NEW)

    said = run("--json", "do", "casa brobnar; jugar Bumpsy").json

    assert [move["n"] for move in said["moves"]] == [1, 2]
    assert all({"n", "text", "events"} <= set(move) for move in said["moves"])
    assert all({"type", "text", "because"} <= set(event) for move in said["moves"] for event in move["events"])
    assert said["table"]["players"]["Ana"]["battleline"][0]["card"] == "bumpsy"


def test_an_illegal_move_says_who_must_do_what_the_facts_the_rule_and_what_would_be_legal(table: Run) -> None:
    said = failure(table("--json", "do", "jugar Anger"), "illegal", 3)

    assert {"rule", "text", "facts", "source"} == set(said["rulings"][0])
    assert said["rulings"][0]["rule"] == "keyforge.main.first-turn"
    assert said["instead"] and said["n"] == 1 and said["move"]
    assert table("can", said["instead"][0]).status == 0


def test_one_illegal_move_undoes_the_whole_call(run: Run) -> None:
    run(*NEW)

    said = failure(run("--json", "do", "casa brobnar; jugar Bumpsy; jugar Anger"), "illegal", 3)

    assert said["n"] == 3
    assert run("--json", "log").json == {"moves": []}


def test_words_that_mean_nothing(table: Run) -> None:
    said = failure(table("--json", "do", "xyzzy plugh"), "not-understood", 4)

    assert isinstance(said["candidates"], list)


def test_words_that_mean_two_things(keyforge: Any) -> None:
    result = keyforge(Ana={"battleline": ["troll", "troll"]}, house="brobnar").do("cosechar Troll")

    said = result.json()
    assert said["error"] == "ambiguous" and len(said["candidates"]) == 2


def test_can_logs_nothing_and_says_what_would_happen(table: Run) -> None:
    said = table("--json", "can", "fin").json

    assert said["ok"] and said["moves"][0]["events"] and said["table"]["active"] == "Bruno"
    assert table("--json", "table").json["active"] == "Ana"
    assert table("can", "jugar Anger").status == 3
    assert table("can", "xyzzy").status == 4


def test_a_move_that_opens_a_choice_is_done(keyforge: Any) -> None:
    table = keyforge(Ana={"battleline": ["troll"], "hand": ["bumpsy"]}, house="brobnar")

    assert table.do("jugar Bumpsy").ok
    waiting = table.state()["waiting"]
    assert {"player", "choice", "of", "options", "min", "max"} <= set(waiting[0])
    refused = table.do("fin")
    assert [r.rule for r in refused.rulings] == ["referee.choice.open"] and refused.instead
    assert table.do("izquierda").ok and not table.state()["waiting"]


def test_legal_lists_only_what_do_accepts(table: Run) -> None:
    said = table("--json", "legal").json

    assert said["player"] == "Ana" and said["moves"]
    for move in said["moves"]:
        assert {"text", "type", "args"} == set(move)
        assert table("can", move["text"]).status == 0, move["text"]
    assert table("--json", "legal", "bruno").json["player"] == "Bruno"
    failure(table("--json", "legal", "Carla"), "usage", 2)


def test_forcing_needs_a_reason_and_is_marked_for_ever(table: Run) -> None:
    failure(table("--json", "do", "--force", "jugar Anger"), "usage", 2)

    said = table("--json", "do", "--force", "jugar Anger", "--because", "we agreed").json

    assert said["ok"] and said["moves"][0]["forced"] and said["moves"][0]["rulings"]
    last = table("--json", "log").json["moves"][-1]
    assert last["kind"] == "force" and last["because"] == "we agreed"


# --- table, log, why ----------------------------------------------------------------------------------------------------


def test_the_table_has_the_fields_of_the_interface(table: Run) -> None:
    said = table("--json", "table").json

    assert {
        "game",
        "table",
        "turn",
        "step",
        "active",
        "house",
        "winner",
        "waiting",
        "players",
        "effects",
        "played",
    } <= set(said)
    assert set(said["players"]["Ana"]) >= SEAT and set(said["players"]["Bruno"]) >= SEAT
    assert set(said["players"]["Ana"]["battleline"][0]) >= CARD


def test_revealing_shows_one_player_and_is_logged(table: Run) -> None:
    assert table("--json", "table", "--reveal", "Ana").json["players"]["Ana"]
    assert table("--json", "log").json["moves"][-1]["kind"] == "reveal"
    failure(table("--json", "table", "--reveal", "Carla"), "usage", 2)


def test_the_log_has_every_entry(table: Run) -> None:
    table("undo")
    said = table("--json", "log").json["moves"]

    assert [(m["n"], m["kind"], m["in_force"]) for m in said] == [
        (1, "move", True),
        (2, "move", False),
        (3, "undo", True),
    ]
    assert len(table("--json", "log", "--moves", "1").json["moves"]) == 1
    assert table("log").out.strip()


def test_why_answers_from_the_log(table: Run) -> None:
    table("do", "fin; casa logos; fin; casa brobnar; cosechar Bumpsy")

    said = table("--json", "why", "æmbar de Ana").json

    assert said["subject"] and said["value"] == 1
    assert [event["type"] for event in said["because"]] == ["amber-gained"]
    assert table("why", "poder de Bumpsy").status == 0
    assert table("why", "nada de nada").status == 4


# --- undo, redo, amend, fix ---------------------------------------------------------------------------------------------


def test_undo_and_redo_across_processes(table: Run) -> None:
    before = table("--json", "table").json

    assert table("--json", "undo", "2").json["table"]["step"] == "setup"
    assert table("--json", "redo", "2").json["table"] == before
    failure(table("--json", "redo"), "illegal", 3)
    failure(table("--json", "undo", "9"), "illegal", 3)
    failure(table("--json", "undo", "0"), "usage", 2)


def test_amend_replays_and_numbers_are_not_reused(table: Run) -> None:
    said = table("--json", "amend", "2", "jugar Troll").json

    assert said["ok"] and said["moves"][0]["n"] == 3
    assert said["table"]["players"]["Ana"]["battleline"][0]["card"] == "troll"
    assert [m["kind"] for m in table("--json", "log").json["moves"]] == ["move", "move", "amend"]


def test_amend_names_the_later_move_that_becomes_illegal(table: Run) -> None:
    table("do", "fin; casa logos; fin; casa brobnar; cosechar Bumpsy")

    said = failure(table("--json", "amend", "2", "descartar Bumpsy"), "illegal", 3)

    assert said["later"]["n"] == 7 and said["rulings"][0]["rule"] == "referee.amend.later-illegal"
    assert table("amend", "2", "descartar Bumpsy", "--yes").status == 0
    assert len([m for m in table("--json", "log").json["moves"] if m["in_force"]]) == 6


def test_amend_leaves_out_and_refuses(table: Run) -> None:
    assert table("amend", "2", "--drop").status == 0
    failure(table("--json", "amend", "2", "--drop"), "illegal", 3)
    failure(table("--json", "amend", "99", "--drop"), "usage", 2)
    failure(table("--json", "amend", "1"), "usage", 2)


def test_fix_is_marked_for_ever(table: Run) -> None:
    said = table("--json", "fix", "æmbar de Ana = 5", "--because", "knocked over").json

    assert said["ok"] and said["table"]["players"]["Ana"]["amber"] == 5
    assert table("--json", "log").json["moves"][-1]["kind"] == "fix"
    assert table("fix", "Bumpsy al descarte", "--because", "it died").status == 0
    failure(table("--json", "fix", "æmbar de Ana = 5"), "usage", 2)
    failure(table("--json", "fix", "xyzzy = 5", "--because", "x"), "not-understood", 4)


# --- the tables of a database ---------------------------------------------------------------------------------------------


def test_tables_use_close_delete_rename(table: Run) -> None:
    table(*NEW)
    assert table("--json", "tables").json == {
        "tables": [
            {"n": 1, "game": "keyforge", "players": ["Ana", "Bruno"], "turn": 1, "winner": None},
            {"n": 2, "game": "keyforge", "players": ["Ana", "Bruno"], "turn": 1, "winner": None},
        ]
    }
    assert table("--json", "use", "1").json["table"]["table"] == 1
    assert table("--json", "--table", "2", "table").json["step"] == "setup"
    assert table("rename", "Ana", "Carla").status == 0
    assert table("--json", "table").json["active"] == "Carla"
    assert table("close", "1").status == 0
    failure(table("--json", "table"), "no-table", 2)
    failure(table("--json", "--table", "1", "do", "fin"), "no-table", 2)
    assert table("use", "1").status == 0
    failure(table("--json", "delete", "2"), "usage", 2)
    assert table("delete", "2", "--yes").status == 0
    failure(table("--json", "use", "2"), "no-table", 2)
    failure(table("--json", "rename", "Nobody", "Diego"), "usage", 2)


def test_export_and_import_make_the_same_table(table: Run) -> None:
    table("do", "fin; casa logos; fin")
    table("undo")
    table("fix", "æmbar de Ana = 2", "--because", "miscounted")
    before, log = table("--json", "table").out, table("--json", "log").out

    assert table("--json", "export", "1", "game.txt").json == {"file": "game.txt", "moves": 5}
    Path("state.db").unlink()
    assert table("--json", "import", "game.txt").json["ok"] is True

    assert table("--json", "table").out == before and table("--json", "log").out == log


def test_export_leaves_other_files_alone(table: Run) -> None:
    Path("letter.txt").write_text("dear Ana")

    failure(table("--json", "export", "1", "letter.txt"), "usage", 2)
    failure(table("--json", "export", "1", "state.db"), "usage", 2)
    failure(table("--json", "export", "1", "no/such/folder.txt"), "usage", 2)
    failure(table("--json", "export", "7", "x.txt"), "no-table", 2)
    failure(table("--json", "import", "letter.txt"), "usage", 2)
    failure(table("--json", "import", "missing.txt"), "usage", 2)
    assert Path("letter.txt").read_text() == "dear Ana"


def test_score_is_what_the_game_reckons(table: Run) -> None:
    said = table("--json", "score").json

    assert set(said["players"]) == {"Ana", "Bruno"} and "total" in said["players"]["Ana"] and "winner" in said
    assert table("score").status == 0


# --- the program itself ----------------------------------------------------------------------------------------------------


def test_global_options_stand_anywhere(run: Run) -> None:
    run("--db", "other.db", *NEW)

    assert run("table", "--db", "other.db", "--json").json == run("--json", "--db=other.db", "table").json
    assert run("--lang", "pt", "--db", "other.db", "do", "xyzzy").out != run("do", "xyzzy", "--db", "other.db").out


@pytest.mark.parametrize(("name", "lang"), [("REFEREE_LANG", "pt"), ("LANG", "pt_BR.UTF-8"), ("LC_ALL", "en_GB.UTF-8")])
def test_the_language_of_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch, name: str, lang: str) -> None:
    monkeypatch.setenv(name, lang)

    assert run("table").err == run("--lang", lang[:2], "table").err != run("--lang", "es", "table").err


def test_a_locale_of_another_language_is_spanish(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")

    assert run("table").err == run("--lang", "es", "table").err


def test_the_database_of_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REFEREE_DB", "mine.db")
    run(*NEW)

    assert Path("mine.db").exists() and not Path("state.db").exists()


def test_alone_it_shows_the_table_or_how_to_start(run: Run) -> None:
    assert run().status == 0 and "referee new" in run().out
    run(*NEW)
    assert run().out == run("table").out


def test_version_and_help(run: Run) -> None:
    from referee import __version__
    from referee.cli.commands import COMMANDS

    assert __version__ in run("--version").out
    for lang in ("es", "pt", "en"):
        assert all(f"\n  {name} " in run("--lang", lang, "--help").out for name in COMMANDS)
    for name in COMMANDS:
        helped = run("--lang", "en", name, "--help")
        assert helped.status == 0 and f"help.{name}" not in helped.out, name


@pytest.mark.parametrize(
    ("words", "error", "status"),
    [
        (("nonsense",), "usage", 2),
        (("do",), "usage", 2),
        (("undo", "x"), "usage", 2),
        (("undo", "--nonsense"), "usage", 2),
        (("table", "extra"), "usage", 2),
        (("--lang", "fr", "table"), "usage", 2),
        (("--table", "x", "table"), "usage", 2),
        (("--db",), "usage", 2),
        (("table",), "no-table", 2),
        (("do", "fin"), "no-table", 2),
        (("use", "1"), "no-table", 2),
        (("tables",), "no-table", 2),
        (("score", "chess"), "usage", 2),
        (("demo", "chess"), "usage", 2),
    ],
)
def test_wrong_lines(run: Run, words: tuple[str, ...], error: str, status: int) -> None:
    failure(run("--json", *words), error, status)
    for lang in ("es", "pt", "en"):
        plain = run("--lang", lang, *words) if "--lang" not in words else run(*words)
        assert plain.status == status and plain.err.strip() and "Traceback" not in plain.err


# --- Python -----------------------------------------------------------------------------------------------------------------


def test_from_python() -> None:
    table = Table.new("keyforge", HOUSES, first="Ana")

    assert table.do("casa brobnar").ok
    assert not table.do("casa dis").ok
    assert [move.kind for move in table.legal()] and table.can("fin").ok
    assert table.undo().ok and table.state()["step"] == "setup"


def test_a_scenario_of_the_state_equals_the_table(keyforge: Any) -> None:
    table = keyforge(
        Ana={"amber": 2, "hand": ["anger", "troll"], "battleline": ["bumpsy", {"card": "troll", "damage": 2}]},
        house="brobnar",
    )

    assert Table.scenario(table.state()) == table
    assert Table.scenario(json.loads(json.dumps(table.state()))) == table


@pytest.mark.parametrize(
    "given", [{}, {"game": "chess"}, {"game": "keyforge", "nonsense": 1}, {"game": "keyforge", "step": "lunch"}]
)
def test_a_scenario_that_cannot_be(given: dict[str, Any]) -> None:
    from referee.core.types import Unfit

    with pytest.raises((LookupError, Unfit)):
        Table.scenario(given)
