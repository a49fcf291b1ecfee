"""Decks: every fault at once, deck files in three languages, cards as data that are remembered."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from referee import Table
from referee.core.types import Unfit
from referee.games.eredan.catalogue import MERCENARY, Printed
from referee.games.eredan.decks import check, read
from referee.games.eredan.rules.deck import Built, faults

from ..conftest import Run
from .conftest import Scenario, rules

TEAM = "Iro: vida 12, ataque 2-4, defensa 2, mente 1\nAmaya: vida 11, ataque 3, defensa 1, mente 2\nAez: vida 10, ataque 2-4\n"
CARDS = "3 Katana\n3 Grito: acción\n3 Finta\n3 Guardia\n3 Carrera\n3 Trampa\n2 Calma\n"


def test_a_legal_deck_has_no_fault() -> None:
    deck = read(TEAM + CARDS)

    assert check(deck) == []
    assert (len(deck.team), len(deck.cards)) == (3, 20)


def test_every_fault_is_found_at_once_with_what_mends_it() -> None:
    deck = read("Télendar\nIro\nAmaya\nAez\n4 Katana\n2 Corona: joya, única\n1 Zahal: personaje\n")

    found = {ruling.rule: dict(ruling.facts) for ruling in check(deck)}

    assert set(found) == {
        "eredan.deck.three-characters",
        "eredan.deck.twenty-cards",
        "eredan.deck.three-copies",
        "eredan.deck.unique",
        "eredan.deck.affiliation-choice",
        "eredan.deck.no-mixed-guilds",
        "eredan.deck.mercenary-joins",
    }
    assert found["eredan.deck.three-characters"]["over"] == 2
    assert found["eredan.deck.twenty-cards"] == {"count": 6, "over": 0, "under": 14}
    assert found["eredan.deck.three-copies"] == {"card": "katana", "count": 4, "over": 1}


def test_a_fault_is_named_for_each_card_that_has_it() -> None:
    deck = read("Aez\nHares el brutal\nZahal\nmazo\n4 Katana\n5 Wakisashi\n")

    found = [(ruling.rule, ruling.facts["card"]) for ruling in check(deck) if "card" in ruling.facts]

    assert found == [
        ("eredan.deck.three-copies", "katana"),
        ("eredan.deck.three-copies", "wakisashi"),
        ("eredan.deck.own-guild-cards", "katana"),
        ("eredan.deck.own-guild-cards", "wakisashi"),
    ]


def test_a_character_under_the_heading_of_the_deck_is_a_fault() -> None:
    assert "eredan.play.card-types" in [
        r.rule for r in check(read(TEAM + "mazo\n" + CARDS.replace("2 Calma", "2 Iro")))
    ]


def test_a_collection_limits_the_deck() -> None:
    deck = read(
        TEAM + "mazo\n" + CARDS + "colección\n2 Katana\n3 Grito\n3 Finta\n3 Guardia\n3 Carrera\n3 Trampa\n2 Calma\n"
    )

    assert [(r.rule, r.facts["card"], r.facts["over"]) for r in check(deck)] == [
        ("eredan.deck.from-collection", "katana", 1)
    ]


@pytest.mark.parametrize(
    "text",
    [
        "personajes\nIro\nmazo\n2 Bola de Fuego\n2x Grito: acción, ataque +2",
        "personagens:\nIro\nbaralho:\n2 Bola de Fogo\nGrito x2: ação, ataque +2",
        "characters\nIro\ndeck\n2 Fireball\n2 × Grito: action, attack +2",
    ],
)
def test_deck_files_are_read_in_three_languages(text: str) -> None:
    deck = read(text)

    assert deck.team == ("iro",)
    assert Counter(deck.cards) == {"fireball": 2, "grito": 2}
    assert deck.described["grito"].bonus == {"attack": 2}


@pytest.mark.parametrize("text", ["", "# nombre: nada\n", "3 Grito: magia rara\n", "!!!\n"])
def test_what_is_no_deck_is_refused_in_words(text: str) -> None:
    with pytest.raises(Unfit):
        read(text)


def test_a_life_below_zero_in_a_deck_file_is_refused_with_its_rule(run: Run) -> None:
    Path("malo.txt").write_text("# nombre: x\nIro: vida -3\n", encoding="utf-8")

    for lang in ("es", "pt", "en"):
        refused = run("--lang", lang, "deck", "check", "malo.txt", "--game", "eredan")
        assert refused.status == 2
        assert "2" in refused.err and "eredan.combat.life-floor" in refused.err and "Iro: vida -3" in refused.err


def test_the_command_line_checks_shows_and_keeps_a_deck(run: Run) -> None:
    Path("bueno.txt").write_text("# nombre: Kotoba\n" + TEAM + CARDS, encoding="utf-8")
    Path("malo.txt").write_text(TEAM + CARDS.replace("3 Katana", "4 Katana"), encoding="utf-8")

    fine, wrong = (
        run("deck", "check", "bueno.txt", "--game", "eredan"),
        run("--json", "deck", "check", "malo.txt", "--game", "eredan"),
    )

    assert fine.status == 0
    assert wrong.status == 3
    assert [fault["rule"] for fault in wrong.json["faults"]] == ["eredan.deck.twenty-cards", "eredan.deck.three-copies"]
    assert run("deck", "add", "bueno.txt", "--game", "eredan").status == 0
    assert run("new", "eredan", "Ana", "Bruno", "--deck", "Ana=Kotoba").status == 0
    table = run("--json", "table").json["players"]["Ana"]
    assert (table["guild"], [c["name"] for c in table["characters"]]) == ("kotoba", ["Iro", "Amaya", "Aez"])


def test_a_deck_against_the_rules_opens_no_table(run: Run) -> None:
    Path("malo.txt").write_text(TEAM + CARDS.replace("3 Katana", "4 Katana"), encoding="utf-8")

    refused = run("new", "eredan", "Ana", "Bruno", "--deck", "Ana=malo.txt")

    assert refused.status == 2
    assert "El mazo de Ana tiene 2 faltas" in refused.err


def test_cards_read_out_are_remembered_for_the_next_table(run: Run) -> None:
    run("new", "eredan", "Ana", "Bruno")
    assert (
        run(
            "do", "carta Iro: vida 12, ataque 2-4, defensa 2, mente 1; carta Iro: combatiente, ronda 2: ataque +1"
        ).status
        == 0
    )
    run("new", "eredan", "Carla", "Diego")

    cards = {card["name"]: card for card in run("--json", "table").json["cards"]}

    assert cards["Iro"] == {
        "name": "Iro", "type": "character", "guild": "kotoba", "life": 12, "attack": [2, 4], "defense": 2, "spirit": 1,
        "class": ["fighter"], "orders": [{"round": 2, "attack": 1}],
    }  # fmt: skip


def test_the_team_decides_the_guild_and_later_cards_must_fit(eredan: Scenario) -> None:
    table = eredan(phase="setup")

    assert rules(table.do("equipo de Ana: Télendar, Iro, Amaya")) == [
        "eredan.deck.affiliation-choice",
        "eredan.deck.no-mixed-guilds",
    ]
    assert table.do("equipo de Ana: Aez, Iro, Amaya").ok
    assert table.state()["players"]["Ana"]["guild"] == "kotoba"


cards = st.lists(st.sampled_from("abcdefgh"), min_size=0, max_size=24)
guilds = st.lists(st.sampled_from(["kotoba", "zil", MERCENARY]), min_size=0, max_size=5)


@settings(max_examples=150, deadline=None)
@given(
    cards=cards,
    guilds=guilds,
    unique=st.sets(st.sampled_from("abcdefgh")),
    affiliated=st.sampled_from(["", "kotoba", "zil"]),
)
def test_faults_against_an_independent_check(
    cards: list[str], guilds: list[str], unique: set[str], affiliated: str
) -> None:
    team = tuple(Printed(f"c{at}", type="character", guild=guild) for at, guild in enumerate(guilds))
    deck = tuple(Printed(id, type="action", unique=id in unique, guild=affiliated if id == "a" else "") for id in cards)
    copies = Counter(cards)
    own = {guild for guild in guilds if guild != MERCENARY}

    found = {ruling.rule.rpartition(".")[2] for ruling in faults(Built(team, deck))}

    expected: dict[str, Any] = {
        "three-characters": len(guilds) != 3,
        "twenty-cards": len(cards) != 20,
        "three-copies": any(n > 3 for n in copies.values()),
        "unique": any(n > 1 and id in unique for id, n in copies.items()),
        "no-mixed-guilds": len(own) > 1,
        "mercenary-joins": len(own) > 1 and MERCENARY in guilds,
        "own-guild-cards": bool(own) and bool(affiliated) and "a" in cards and affiliated not in own,
        "mercenary-no-guild-cards": bool(guilds) and not own and bool(affiliated) and "a" in cards,
        "affiliation-choice": len(own | ({affiliated} if affiliated and "a" in cards else set())) > 1,
    }
    assert found - {"seven-different"} == {rule for rule, broken in expected.items() if broken}
    if "seven-different" in found:
        assert found & {"three-copies", "unique"}


def test_a_table_with_a_deck_list_counts_its_initiative() -> None:
    text = TEAM + CARDS.replace("3 Grito: acción", "3 Grito: acción, iniciativa +1")

    table = Table.new("eredan", {"Ana": {"deck": text}, "Bruno": {}})

    assert table.state()["players"]["Ana"]["tickets"] == 8
