"""What is printed on cards, in players' words: every order, every language, names that hold words of play."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee import Table
from referee.games.dragonrealm.catalogue import facts_of, slug
from referee.games.dragonrealm.words import heard_card, heard_draws, heard_keep, heard_play

FACTS = {
    "level": "blue",
    "spaces": 6,
    "first": 5,
    "second": 3,
    "dragonstones": 2,
    "sneak": 6,
    "search": 8,
    "gold": ["sneak"],
}


@pytest.mark.parametrize(
    "words",
    [
        "Cueva honda azul 6 espacios, 5/3, dragón 2, furtivo 6*, buscar 8",
        "Cueva honda, buscar 8, furtivo 6 dorado, d2, 5/3, 6 huecos, nivel III",
        "Cueva honda: azul; espacios 6; primer tesoro 5; segundo tesoro 3; Dragonstones 2; buscar 8; furtivo 6*",
        "«Cueva honda» azul 6 espacios 5/3 2 piedras buscar 8 furtivo 6 *",
        "Cueva honda nível 3, 6 vagas, 5/3, dragão 2, furtivo 6 dourado, busca 8",
        "Cueva honda blue, 6 spaces, 5/3, 2 stones, sneak 6 gold, search 8",
    ],
)
def test_a_location_in_any_order_and_language(words: str) -> None:
    told = heard_card("location", words)

    assert told is not None and told.name == "Cueva honda"
    assert facts_of(told.facts) == FACTS


@pytest.mark.parametrize(
    "words", ["", "azul 6 espacios", "Cueva 6", "Cueva azul seis mil", "Cueva azul furtivo", "Cueva 5/"]
)
def test_a_description_that_means_nothing_is_none(words: str) -> None:
    told = heard_card("location", words)

    assert told is None or not told.facts


def test_a_known_name_may_hold_words_of_play() -> None:
    told = heard_card("location", "Guarida del dragón verde 8 espacios 10/6 dragón 5")

    assert told is not None and told.name == "Guarida del dragón"
    assert facts_of(told.facts) == {"level": "green", "spaces": 8, "first": 10, "second": 6, "dragonstones": 5}


def test_a_name_between_quotation_marks_may_be_anything() -> None:
    fresh = Table.new("dragonrealm", ["Ana", "Bruno"])

    assert fresh.do('revelar "Bosque verde 7" naranja 6 espacios 5/3 d1 furtivo 6*').ok

    shown = fresh.state()["locations"][0]
    assert shown["name"] == "Bosque verde 7"
    assert shown["actions"] == {"sneak": {"value": 6, "gold": True}}


@pytest.mark.parametrize(
    ("words", "play"),
    [
        ("5 6 7: 4 2 2", (("5", "6", "7"), (4, 2, 2), 0, ())),
        ("5, 6 y 7: 4, 2 y 2", (("5", "6", "7"), (4, 2, 2), 0, ())),
        ("rojo 1 4 azul 9", (("red-1", "red-4", "blue-9"), (), 0, ())),
        ("5 6 dados 4 2 +1 academia", (("5", "6"), (4, 2), 1, ())),
        ("5 6: 4 2, academia 2", (("5", "6"), (4, 2), 2, ())),
        ("5 6: 4 2 + 1", (("5", "6"), (4, 2), 1, ())),
        ("5 6: 4 2, 2 academia", (("5", "6"), (4, 2), 2, ())),
        ("5 6 usando Botas y Capa: 4 2", (("5", "6"), (4, 2), 0, ("Botas", "Capa"))),
        ("red 5 and 6, dice 4 2, +1 academy", (("red-5", "red-6"), (4, 2), 1, ())),
        ("13", None),
        ("cinco", None),
    ],
)
def test_an_exploration_in_words(words: str, play: Any) -> None:
    assert heard_play(words) == play


@pytest.mark.parametrize(
    ("words", "draws"),
    [
        ("mazo y boca arriba", ("pile", "face-up")),
        ("dos del mazo", ("pile", "pile")),
        ("duendes a la izquierda, mazo, boca arriba", ("goblins-left", "pile", "face-up")),
        ("deslizamiento derecha, mazo y mazo", ("rockslide-right", "pile", "pile")),
        ("monte e aberta", ("pile", "face-up")),
        ("from the deck and face up", ("pile", "face-up")),
        ("nevera", None),
    ],
)
def test_a_rest_in_words(words: str, draws: tuple[str, ...] | None) -> None:
    assert heard_draws(words) == draws


@pytest.mark.parametrize(
    ("words", "cards"),
    [
        ("dos de nivel 1", ("level-1", "level-1")),
        ("2 mejoras de nivel 1", ("level-1", "level-1")),
        ("una de nivel 1 y una de nivel 2", ("level-1", "level-2")),
        ("nivel 2", ("level-2",)),
        ("duas de nível 1", ("level-1", "level-1")),
        ("two of level 1", ("level-1", "level-1")),
        ("Botas y Capa", ("Botas", "Capa")),
        ("nivel 3", None),
    ],
)
def test_enhancements_kept_in_words(words: str, cards: tuple[str, ...] | None) -> None:
    assert heard_keep(words) == cards


@given(st.text(max_size=60))
def test_no_words_break_the_readers(words: str) -> None:
    heard_card("location", words)
    heard_card("enhancement", words)
    heard_play(words)
    heard_draws(words)
    heard_keep(words)
    slug(words)
