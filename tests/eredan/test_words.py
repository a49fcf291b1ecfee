"""What is said at an Eredan table, in three languages, and how it is told."""

from __future__ import annotations

import pytest

from referee import Table
from referee.core.types import plain
from referee.games.eredan import GAME, wording
from referee.games.eredan.catalogue import CLASSES, KINDS, RACES, STATS, TYPES, facts_of, printed_from
from referee.library import shelf

from .conftest import CARDS, Scenario, hero

FACTS = [
    ("sortilegio, agua, daño 5", {"type": "spell", "element": "water", "damage": 5}),
    ("sortilégio, água, dano 5", {"type": "spell", "element": "water", "damage": 5}),
    ("spell, water, damage 5", {"type": "spell", "element": "water", "damage": 5}),
    ("acción, mago, encadenamiento: acción", {"type": "action", "for": ["mage"], "chain": "action"}),
    ("personaje, mago/combatiente, vida 9", {"type": "character", "class": ["mage", "fighter"], "life": 9}),
    ("merodeador, contra mago, ataque 2-4", {"class": ["marauder"], "against": "mage", "attack": [2, 4]}),
    ("ronda 2: ataque +1, ronda 8: defensa +1", {"orders": [{"round": 2, "attack": 1}, {"round": 8, "defense": 1}]}),
    ("berserker, rabia: ataque +3, vida 8", {"class": ["berserker"], "rage": {"attack": 3}, "life": 8}),
    (
        "joya, mago: mente +2, por defecto: ataque +1",
        {"kind": "jewel", "type": "object", "bonuses": [{"if": "mage", "spirit": 2}, {"attack": 1}]},
    ),
    ("arma, dos manos, ataque +3", {"kind": "weapon", "type": "object", "hands": 2, "bonus": {"attack": 3}}),
    ("weapon, one-handed, ambidextrous", {"kind": "weapon", "type": "object", "hands": 1, "ambidextrous": True}),
    ("ataque -1 y defensa +2", {"bonus": {"attack": -1, "defense": 2}}),
    (
        "joya, casta corsario: ataque +1",
        {"kind": "jewel", "type": "object", "bonuses": [{"if": "corsario", "attack": 1}]},
    ),
    ("gremio Piratas, casta corsario", {"guild": "piratas", "caste": "corsario"}),
    (
        "acción, activa la orden, iniciativa +2, 1 carta más",
        {"type": "action", "activates": "order", "initiative": 2, "extra": 1},
    ),
    (
        "vida 9, ronda 2: ataque +1 y defensa +1, mente 1",
        {"life": 9, "orders": [{"round": 2, "attack": 1}, {"round": 2, "defense": 1}], "spirit": 1},
    ),
    (
        "ronda 2: ataque +1, defensa +1, rabia: ataque +3 y mente -1",
        {"orders": [{"round": 2, "attack": 1}, {"round": 2, "defense": 1}], "rage": {"attack": 3, "spirit": -1}},
    ),
    (
        "jewel, mage: spirit +2 and attack +1, otherwise: defence +1",
        {
            "kind": "jewel",
            "type": "object",
            "bonuses": [{"if": "mage", "spirit": 2}, {"if": "mage", "attack": 1}, {"defense": 1}],
        },
    ),
    (
        "clase mago, raza humano, vida 7, +1 ataque contra mago",
        {"class": ["mage"], "race": "human", "life": 7, "against": "mage"},
    ),
    ("combatiente, encadena tras arma, vida 3", {"class": ["fighter"], "chains": "weapon", "life": 3}),
]


@pytest.mark.parametrize(("words", "facts"), FACTS)
def test_facts_are_read_out_in_words(words: str, facts: dict[str, object]) -> None:
    heard = wording.heard(words)

    assert heard is not None
    assert wording.facts_from(heard) == facts


@pytest.mark.parametrize("words", ["rojo", "ataque", "vida doce mil", "ronda: ataque +1", "ataque +x", "a" * 500, "🂡"])
def test_words_that_say_no_fact_are_not_guessed(words: str) -> None:
    assert wording.heard(words) is None


def test_a_character_has_no_points_of_its_own_to_add() -> None:
    assert wording.heard("ataque +2, acción") is not None
    assert wording.heard("ataque +2, vida 9") is None
    assert wording.heard("ataque +2", hero=True) is None


def test_the_part_that_is_not_understood_is_named(eredan: Scenario) -> None:
    result = eredan().do("carta Iro: combatiente, vida 12, sombrero verde, mente 1")

    assert result.error == "not-understood"
    assert "sombrero verde" in result.text.splitlines()[-1] and "vida" not in result.text.splitlines()[-1]


@pytest.mark.parametrize("lang", shelf.LANGUAGES)
@pytest.mark.parametrize(("words", "facts"), FACTS)
def test_facts_are_said_so_that_they_are_heard_again(words: str, facts: dict[str, object], lang: str) -> None:
    print = printed_from("x", facts)
    said = ", ".join(wording.called(fact, lang) or "?" for fact in wording.facts_as_said(facts_of(print)))

    heard = wording.heard(said, hero="class" in facts)

    assert heard is not None, said
    assert printed_from("x", wording.facts_from(heard)) == print, said


@pytest.mark.parametrize("lang", shelf.LANGUAGES)
def test_every_closed_word_has_a_name_in_every_language(lang: str) -> None:
    names = shelf.speech("eredan", lang)["names"]
    closed = {"type": TYPES, "class": CLASSES, "race": RACES, "kind": KINDS, "stat": STATS}

    assert not [f"{kind}.{id}" for kind, ids in closed.items() for id in ids if f"{kind}.{id}" not in names]


def test_every_language_has_the_same_sections_and_keys() -> None:
    es, pt, en = (shelf.speech("eredan", lang) for lang in shelf.LANGUAGES)

    for other in (pt, en):
        assert {section: set(es[section]) for section in es} == {section: set(other[section]) for section in other}


def test_every_event_has_a_sentence_and_every_ending_its_own() -> None:
    for lang in shelf.LANGUAGES:
        said = shelf.speech("eredan", lang)["events"]
        assert set(GAME.events) <= set(said)
        endings = {"wipe-out", "both-wiped", "score-tie", "deck-out", "deck-out-both", "abandon", "agreed", "time"}
        assert {f"match-ended.{ending}" for ending in endings} <= set(said)


SAME = [
    ("A1 contra B1", "A1 contra B1", "A1 against B1"),
    ("Ana juega Grito", "Ana joga Grito", "Ana plays Grito"),
    ("Bruno pasa", "Bruno passa", "Bruno passes"),
    ("ataque 4 y 3", "ataque 4 e 3", "attack 4 and 3"),
    ("por Finta: 2 daño a B2", "por Finta: 2 dano a B2", "by Finta: 2 damage to B2"),
    ("por Finta: B2 pierde 1 punto de vida", "por Finta: B2 perde 1 ponto de vida", "by Finta: B2 loses 1 life point"),
    ("por Finta: curar 2 a A1", "por Finta: curar 2 a A1", "by Finta: heal 2 on A1"),
    ("por Finta: A1 +2 ataque para siempre", "por Finta: A1 +2 ataque para sempre", "by Finta: A1 +2 attack for good"),
    ("por Finta: inclinar A2", "por Finta: inclinar A2", "by Finta: tilt A2"),
    ("por Finta: enderezar A2", "por Finta: endireitar A2", "by Finta: untilt A2"),
    ("por Finta: Ana roba 2", "por Finta: Ana compra 2", "by Finta: Ana draws 2"),
    ("por Finta: Bruno descarta 1", "por Finta: Bruno descarta 1", "by Finta: Bruno discards 1"),
    ("por Finta: mano de Ana +1", "por Finta: mão de Ana +1", "by Finta: hand of Ana +1"),
    ("Ana descarta 1", "Ana descarta 1", "Ana discards 1"),
    ("fin", "fim", "end"),
]


def test_a_round_is_the_same_in_every_language(eredan: Scenario) -> None:
    tables = []
    for lang in range(3):
        table = eredan(
            Ana={"characters": [{"name": "A1", "attack": [2, 4]}, "A2"]},
            Bruno={"characters": [{"name": "B1", "attack": [3, 5]}, "B2"]},
        )
        table.lang = shelf.LANGUAGES[lang]
        for phrase in SAME:
            result = table.do(phrase[lang])
            assert result.ok, result.text
            assert "?" not in result.text.replace("¿", "") and "{" not in result.text, result.text
        tables.append(table)

    assert tables[0] == tables[1] == tables[2]
    assert hero(tables[0], "Ana", "A1")["now"]["attack"] == [4, 6]


def test_players_are_player_one_and_two_once_the_initiative_is_known(eredan: Scenario) -> None:
    table = eredan(phase="setup")

    table.do("sale el ticket 7; B1 contra A1")

    assert table.do("P1 juega Grito; P2 pasa").ok
    assert table.state()["players"]["Bruno"]["hand"] == 4


def test_every_refusal_is_said_in_every_language(eredan: Scenario) -> None:
    for lang in shelf.LANGUAGES:
        table = eredan()
        table.lang = lang
        result = table.do("A1 contra A2")
        assert not result.ok and "{" not in result.text and "eredan.choose.active-picks-both" in result.text


def test_a_record_of_each_move_is_the_move_again(eredan: Scenario) -> None:
    table = eredan(phase="setup")
    for words in (
        "carta Grito: acción, daño 2",
        "equipo de Ana: Iro, Corva, Aez",
        "mazo de Ana: 3 Katana, 3 Grito, 3 A, 3 B, 3 C, 3 D, 2 E",
    ):
        result = table.do(words)
        assert result.ok, result.text
        move = result.moves[0].move
        assert move is not None
        assert (
            type(move)(
                move.player, **{k: tuple(v) if isinstance(v, list) else v for k, v in plain(move.args()).items()}
            )
            == move
        )
        assert table.can(table.words(move)).ok or table.state()["phase"] != "setup"


def test_the_board_fits_the_screen_in_every_language(eredan: Scenario) -> None:
    table = eredan(
        Ana={
            "characters": [{"name": "A1", "items": ["Espada", "Anillo"], "raging": True}, {"name": "A2", "dead": True}]
        }
    )
    table.do("A1 contra B1; Ana juega Grito")

    for lang in shelf.LANGUAGES:
        blocks = GAME.rows(table.position, lang)
        text = [line for block in blocks for line in (block.title, block.text, *map(" ".join, block.rows))]
        assert all(len(line) <= 78 for line in text)
        assert any("A1" in line for line in text)


def test_names_of_the_books_cards_are_heard_in_every_language() -> None:
    for said in ("Incandescent arrow", "Flecha incandescente", "flecha incandecente"):
        table = Table.scenario(
            {"game": "eredan", "cards": CARDS, "players": {"Ana": {"characters": [{"name": "Aku", "class": "mage"}]}}}
        )
        assert table.do(f"Aku contra B1; Ana juega {said}").ok, said
