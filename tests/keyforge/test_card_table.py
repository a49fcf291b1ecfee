"""The page of all cards."""

from __future__ import annotations

from tests.card_table import PAGE, page


def test_the_page_of_cards_is_current():
    assert PAGE.read_text(encoding="utf-8") == page(), "run `python -m tests.card_table`"


def test_the_page_has_every_card_of_the_set():
    assert page().count("\n| ") == 370 + 1
