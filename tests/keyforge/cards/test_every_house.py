"""What is true of the cards of every house."""

from __future__ import annotations

from referee.games.keyforge.abilities import SPEAKS, speech_of
from referee.games.keyforge.catalogue import catalogue


def test_only_cards_of_the_catalogue_speak():
    for id in catalogue():
        speech_of(id)

    assert set(SPEAKS) <= set(catalogue())
