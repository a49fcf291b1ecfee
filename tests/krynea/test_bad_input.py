"""What cannot be is refused with its rule, and nothing changes; what means nothing is not understood."""

from __future__ import annotations

import pytest

from referee import Table
from referee.core.types import Unfit

from .tables import rules, table, unit

FULL = {"enemy": [unit("F3", 3), unit("R4", 4), unit("M5", 5)]}
F3 = {"name": "F3", "cost": 3, "melee": 3, "defence": 3}

REFUSED = [
    (
        "a unit in a full battalion",
        "krynea.level.cap-three",
        "F3 enemigo entra en C1",
        "actions",
        {"active": "player", "at": 4},
    ),
    ("a card drawn twice", "krynea.deck.unique-id", "sale F3 ID 7; sale F3 ID 7", "draw", {"initiative": "enemy"}),
    ("a Monolith that is out", "krynea.monolith.nine-total", "sale Taraz; sale Taraz", "monoliths", {}),
    ("an attack in phase 4", "krynea.round.ten-phases", "F3 ataca a R4", "deployment", {}),
    ("a cost of -3", "krynea.round.card-facts", "carta Lanceros: coste -3, defensa 2", "draw", {}),
    ("a defence of 500", "krynea.round.card-facts", "carta Lanceros: coste 3, defensa 500", "draw", {}),
    ("a troop that nobody described", "krynea.round.card-facts", "sale Lanceros", "draw", {"initiative": "enemy"}),
    ("an action that nobody described", "krynea.action.card-facts", "sale Lanceros", "actions", {}),
    ("a Monolith that nobody described", "krynea.monolith.data", "sale Lanceros", "monoliths", {}),
    ("Cerwein without its bonus", "krynea.monolith.data", "sale Cerwein", "monoliths", {}),
    ("a troop where a Monolith is due", "krynea.monolith.data", "sale F3", "monoliths", {}),
    ("cards for more than there is", "krynea.draw.buy-limit", "compro tropas 16 15", "draw", {"initiative": "player"}),
    ("to deploy with an empty hand", "krynea.deploy.player-all", "despliego F3 en C2", "deployment", {}),
    (
        "to cancel with an empty hand",
        "krynea.action.cancelable",
        "cancelo C1",
        "actions",
        {"active": "player", "at": 4},
    ),
    ("to go on before cards are drawn", "krynea.draw.enemy-fill", "siguiente", "draw", {"initiative": "enemy"}),
    ("to go on in the own turn", "krynea.ranged.alternate", "siguiente", "ranged", {"initiative": "player"}),
    ("another level in mid-battle", "krynea.setup.difficulty", "nivel experto", "movement", {}),
]


@pytest.mark.parametrize(("rule", "words", "phase", "given"), [r[1:] for r in REFUSED], ids=[r[0] for r in REFUSED])
def test_it_is_refused_with_its_rule_and_nothing_changes(
    rule: str, words: str, phase: str, given: dict[str, object]
) -> None:
    clash = FULL if phase in ("actions", "deployment", "movement", "ranged") else {}
    at = table(phase, clash, cards=[F3], **given)
    before = at.state()

    refused = at.do(words)

    assert rule in rules(refused)
    assert at.state() == before
    assert all(ruling["text"] and ruling["source"] for ruling in refused.json()["rulings"])


@pytest.mark.parametrize("lang", ["es", "pt", "en"])
@pytest.mark.parametrize(("words", "phase", "given"), [r[2:] for r in REFUSED], ids=[r[0] for r in REFUSED])
def test_a_refusal_has_its_words_in_every_language(words: str, phase: str, given: dict[str, object], lang: str) -> None:
    clash = FULL if phase in ("actions", "deployment", "movement", "ranged") else {}
    at = Table.scenario({"game": "krynea", "phase": phase, "clashes": [clash], "cards": [F3], **given}, lang=lang)

    text = at.do(words).text

    assert "{" not in text and "}" not in text
    assert " ? " not in text and "None" not in text


@pytest.mark.parametrize(
    "words",
    [
        "",
        "sale",
        "carta",
        "carta :",
        "mazo",
        "muevo a C9",
        "ataca a",
        "acción: +99999999999 a nadie",
        "C1",
        "x" * 5000,
        "🙂",
    ],
)
def test_what_means_nothing_is_not_understood(words: str) -> None:
    at = table("actions", FULL, active="player", at=4)
    before = at.state()

    heard = at.do(words)

    assert heard.error in ("not-understood", "ambiguous", "illegal")
    assert at.state() == before


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("carta Lanceros: coste 3, brincos 4", "brincos"),
        ("carta Lanceros: coste, defensa 2", "coste"),
        ("carta Lanceros: 3, defensa 2", "3"),
        ("mazo de Ana: libre, 30 acciones", "tropas"),
    ],
)
def test_a_description_that_means_nothing_says_what_is_wrong(words: str, said: str) -> None:
    at = table("initiative")

    result = at.do(words)

    assert result.error == "not-understood"
    assert said in result.text.splitlines()[1]


@pytest.mark.parametrize(
    "given",
    [
        {"phase": "tea"},
        {"round": 9},
        {"level": "easy"},
        {"ties": "maybe"},
        {"monsters": 1},
        {"clashes": [{}] * 5},
        {"clashes": [{"monoliths": ["Taraz", "Bezal"]}]},
        {"clashes": [{"enemy": [{"cost": 3}]}]},
        {"clashes": [{"enemy": [{"unit": "F3", "cost": -3}]}]},
        {"clashes": [{"enemy": [{"unit": "F3", "colour": "red"}]}]},
        {"clashes": [{"enemy": [{"unit": "F3", "linked": "R9"}]}]},
        {"players": {"Ana": {"coins": 3}}},
        {"players": {name: {} for name in "ABCDE"}},
        {"players": {"enemy": {}}},
        {"monoliths_left": 9, "clashes": [{"monoliths": ["Taraz"]}]},
        {"phase": "draw", "round": 2, "conquered": ["M1", "M2", "M3", "M4", "M5"]},
    ],
)
def test_an_impossible_table_is_no_table(given: dict[str, object]) -> None:
    with pytest.raises(Unfit):
        Table.scenario({"game": "krynea", **given})


@pytest.mark.parametrize(
    "options",
    [{"difficulty": "hard"}, {"ties": "coin"}, {"first": "Zoe"}],
)
def test_options_that_make_no_sense_open_no_table(options: dict[str, str]) -> None:
    with pytest.raises(Unfit):
        Table.new("krynea", ["Ana"], **options)


@pytest.mark.parametrize("name", ["enemy", "Enemigo", "el enemigo", "inimigo"])
def test_nobody_is_called_like_the_enemy(name: str) -> None:
    with pytest.raises(Unfit):
        Table.new("krynea", [name])


LEVELS = {"expert": "expert", "Experto": "expert", "experiente": "expert", "NORMAL": "normal"}


@pytest.mark.parametrize(("said", "level"), LEVELS.items())
def test_the_level_may_be_said_in_any_language(said: str, level: str) -> None:
    assert Table.new("krynea", ["Ana"], difficulty=said).state()["level"] == level


def test_five_at_the_table_are_too_many() -> None:
    with pytest.raises(Unfit):
        Table.new("krynea", ["Ana", "Bruno", "Carla", "Diego", "Eva"])


def test_a_faulty_number_is_named_as_it_was_said() -> None:
    text = table("draw").do("carta Lanceros: coste -3, defensa 2").text

    assert "coste -3" in text
