"""Decks that are known by their lists: what the table tells must be able to be true."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from referee import Table
from referee.core.types import Answer
from referee.games.keyforge.moves import Play

DECK_FIXED = "keyforge.basics.deck-fixed"
LIST = ["troll", "troll", "bumpsy", "anger", "fear", "umbra", "urchin@dis"]


def table(lang: str = "es", *, house: str = "dis", ana: Any = None, **bruno: Any) -> Table:
    """Ana plays against Bruno, whose list of seven cards is known and whose hand is not."""
    seat = {"houses": ["brobnar", "dis", "shadows"], "list": LIST, "hand": 3, "deck": 4, **bruno}
    return Table.scenario({"game": "keyforge", "house": house, "players": {"Ana": ana or {}, "Bruno": seat}}, lang=lang)


def rules(result: Any) -> list[str]:
    return [ruling.rule for ruling in result.rulings]


def random_discard(lang: str = "es", **bruno: Any) -> Table:
    """A table that waits for the card that Bruno has discarded at random."""
    waiting = table(lang, ana={"hand": ["mind-barb"]}, **bruno)
    assert waiting.do(Play("Ana", "mind-barb")).ok
    return waiting


@pytest.mark.parametrize("card", LIST)
def test_any_card_of_the_list_may_be_in_an_unseen_hand(card):
    waiting = random_discard()

    assert waiting.do(Answer("Ana", (card,))).ok
    assert waiting.state()["players"]["Bruno"]["discard"] == [card]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("es", "No quedan copias de Madre en el mazo de Bruno."),
        ("pt", "Não restam cópias de Mãe no baralho de Bruno."),
        ("en", "No copies of Mother are left in the deck of Bruno."),
    ],
)
def test_a_card_that_is_not_on_the_list_is_refused_in_every_language(lang, words):
    result = random_discard(lang).do(Answer("Ana", ("mother",)))

    assert rules(result) == [DECK_FIXED]
    assert words in result.text


PLACES: Sequence[dict[str, Any]] = [
    {"battleline": ["troll", "troll"], "deck": 2},
    {"discard": ["troll", "troll"], "deck": 2},
    {"purged": ["troll"], "archives": ["troll"], "deck": 2},
    {"battleline": [{"card": "umbra", "under": ["troll"]}], "archives": ["troll"], "deck": 1},
]


@pytest.mark.parametrize("placed", PLACES, ids=lambda p: "-".join(p))
def test_copies_that_lie_elsewhere_are_not_in_hand(placed):
    waiting = random_discard(**placed)

    assert rules(waiting.do(Answer("Ana", ("troll",)))) == [DECK_FIXED]
    assert waiting.do(Answer("Ana", ("bumpsy",))).ok


def test_the_last_copy_is_found_under_the_other_players_control():
    ana = {"hand": ["mind-barb"], "battleline": [{"card": "troll", "owner": "Bruno"}]}
    waiting = table(ana=ana, battleline=["troll"], deck=2)

    assert waiting.do(Play("Ana", "mind-barb")).ok
    assert rules(waiting.do(Answer("Ana", ("troll",)))) == [DECK_FIXED]


def test_a_maverick_is_another_card_than_its_like():
    waiting = random_discard()

    assert rules(waiting.do(Answer("Ana", ("urchin",)))) == [DECK_FIXED]
    assert waiting.do(Answer("Ana", ("urchin@dis",))).ok


def test_without_a_list_any_card_may_be_there():
    waiting = random_discard(list=[])

    assert waiting.do(Answer("Ana", ("mother",))).ok


def test_two_answers_of_one_choice_count_together():
    given = {"ana": {"hand": ["deep-probe"]}, "house": "mars", "hand": 4, "deck": 3}
    waiting = table(**given)
    assert waiting.do(Play("Ana", "deep-probe")).ok
    assert waiting.do(Answer("Ana", ("brobnar",))).ok

    assert rules(waiting.do(Answer("Ana", ("troll", "troll", "troll")))) == [DECK_FIXED]
    assert waiting.do(Answer("Ana", ("troll", "troll"))).ok
    assert waiting.state()["players"]["Bruno"]["discard"] == ["troll", "troll"]


def test_what_is_played_from_an_unseen_hand_is_on_the_list():
    seat = {"list": LIST, "hand": 3, "deck": 4}
    own = Table.scenario({"game": "keyforge", "house": "brobnar", "players": {"Ana": seat}})

    assert "keyforge.play.from-hand" in rules(own.do("jugar Puñetazo"))
    assert own.do("jugar Trol; jugar Trol izquierda").ok
    assert "keyforge.play.from-hand" in rules(own.do("jugar Trol izquierda"))
    assert own.do("jugar Grandote izquierda").ok
    assert own.state()["players"]["Ana"]["hand"] == []
