"""Players' words: cards and decks read out in three languages, units told apart, what is printed is heard again."""

from __future__ import annotations

from itertools import product

import pytest

from referee import Table
from referee.core.types import Unfit
from referee.games.krynea.catalogue import CHOICES, FLAGS, NUMBERS, catalogue
from referee.games.krynea.words import deck_in, fact_words, facts_from, facts_in

from .tables import names, table, unit


@pytest.mark.parametrize(
    "words",
    [
        "coste 4, distancia 3, defensa 2, en diagonal",
        "4 recursos, 3 distancia, 2 defensa, alcance vecino",
        "distancia 3 coste 4 defensa 2 diagonal",
        "custo 4, distância 3, defesa 2, em diagonal",
        "cost 4, ranged 3, defence 2, diagonal",
        "COSTE 4 Distancia 3 DEFENSA 2 Diagonal",
    ],
)
def test_a_card_is_read_out_in_any_language_and_order(words: str) -> None:
    assert facts_from(facts_in(words)) == {"cost": 4, "ranged": 3, "defence": 2, "reach": "neighbours"}


def test_every_fact_of_a_card_can_be_said_and_is_heard_as_itself() -> None:
    facts = [f"{field}:3" for field in NUMBERS] + list(FLAGS)
    facts += [f"{field}:{value}" for field, values in CHOICES.items() for value in values if value]

    for fact, lang in product(facts, ("es", "pt", "en")):
        said = fact_words(fact, lang)
        assert said, f"{fact} {lang}"
        assert facts_in(said) == (fact,), said


def test_a_deck_is_counted_in_any_language() -> None:
    spoken = [
        "libre, 30 acciones, 25 tropas, 2 habilidades, 60 puntos, ID 41 12 7",
        "livre, 30 ações, 25 tropas, 2 habilidades, 60 pontos, ID 41, 12, 7",
        "free, 30 actions, 25 troops, 2 abilities, 60 points, ID 41 12 7",
    ]

    for words in spoken:
        found = deck_in(words)
        assert found == {
            "mode": "free",
            "actions": 30,
            "troops": 25,
            "abilities": 2,
            "points": 60,
            "numbers": (41, 12, 7),
        }


def test_a_number_that_belongs_to_nothing_is_no_fact() -> None:
    for words in ("coste 4 5", "7", "coste", "defensa 2 distancia"):
        with pytest.raises(Unfit):
            facts_in(words)


def test_a_card_read_out_keeps_what_the_book_tells_of_it() -> None:
    at = table("draw", initiative="enemy")

    at.do("carta Ballesteros: coste 4, distancia 3, defensa 2; sale Ballesteros")

    assert at.state()["clashes"][0]["enemy"][0]["reach"] == "neighbours"


def test_cards_may_be_named_in_any_language() -> None:
    at = table("actions", {"enemy": [unit("F3", 3)]}, {"enemy": [unit("F3", 3)]}, initiative="enemy")

    assert at.do("sale Force field; sale Prece a Erina").ok
    assert [clash["waiting"] for clash in at.state()["clashes"][:2]] == [["Campo de fuerza"], ["Plegaria a Erina"]]


def test_the_table_speaks_its_own_language() -> None:
    given = {"game": "krynea", "phase": "actions", "clashes": [{"enemy": [unit("Ballesteros", 4)]}]}
    english = Table.scenario(given, lang="en")
    portuguese = Table.scenario(given, lang="pt")

    assert "Force field waits in C1" in english.do("draw Force field").text
    assert "Campo de força espera em C1" in portuguese.do("sai Campo de força").text
    assert english.state()["clashes"][0]["enemy"][0]["unit"] == "Crossbowmen"


@pytest.mark.parametrize(
    "words",
    [
        "muevo Lanza C2 a C4",
        "muevo Lanza (C2) a C4",
        "muevo la Lanza de C2 a C4",
        "muevo lanza-2 a C4",
        "Lanza C2-1 va a C4",
    ],
)
def test_units_of_one_name_are_told_apart_by_their_place(words: str) -> None:
    at = table("movement", {"player": [unit("Lanza")]}, {"player": [unit("Lanza")]}, active="player")

    assert at.do(words).ok, at.do(words).text
    assert [names(at, n, "player") for n in range(1, 5)] == [["Lanza"], [], [], ["Lanza"]]


def test_units_of_both_sides_are_told_apart_by_their_side() -> None:
    clash = {
        "player": [unit("Ballesteros", 4, ranged=3, defence=2)],
        "enemy": [unit("Ballesteros", 4, ranged=3, defence=2)],
    }
    at = table("ranged", clash, initiative="player")

    assert at.do("Ballesteros de Ana ataca a Ballesteros enemigo").ok
    assert names(at, 1, "enemy") == []


def test_an_ambiguous_unit_is_asked_about_not_guessed() -> None:
    at = table("movement", {"player": [unit("Lanza")]}, {"player": [unit("Lanza")]}, active="player")

    result = at.do("muevo Lanza a C4")

    assert result.error == "ambiguous"
    assert {"muevo Lanza (C1) a C4", "muevo Lanza (C2) a C4"} <= set(result.candidates)


GOING_ON = "siguiente|sigo|fin|fin de fase|fin de ronda|listo|paso|seguinte|pronto|fim|next|done|go on|end"


@pytest.mark.parametrize("words", GOING_ON.split("|"))
def test_there_are_many_ways_to_go_on(words: str) -> None:
    at = table("deployment")

    assert at.do(words).ok
    assert at.state()["phase"] == "movement"


@pytest.mark.parametrize("words", ["paso", "no ataco", "listo", "passo", "pass", "done"])
def test_in_the_attack_phases_the_same_words_pass(words: str) -> None:
    clash = {"player": [unit("Arco", 3, ranged=1)], "enemy": [unit("F3", 3, defence=9)]}
    at = table("ranged", clash, initiative="player")

    assert at.do(words).ok
    assert at.state()["phase"] != "ranged"


def test_every_card_of_the_book_has_its_name_and_summary_in_every_language() -> None:
    from referee.library import shelf

    for file in shelf.card_files("krynea"):
        for lang in shelf.LANGUAGES:
            words = shelf.card_words("krynea", file, lang)
            assert set(words) == set(shelf.cards("krynea", file))
            assert all(own["name"] and own["summary"] for own in words.values())
    assert len(catalogue()) == 10 + 20 + 7 + 4
