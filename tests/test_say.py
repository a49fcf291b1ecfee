"""What players read: events, refusals, questions, names; and that every language says the same."""

from __future__ import annotations

import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from keyforge import random_game

from referee.core.types import Answer, Choice, Position, Ruling, Subject, Unfit
from referee.games.keyforge import GAME, events, moves
from referee.language.phrases import parse, slots
from referee.language.say import Voice
from referee.library import shelf

LANGUAGES = shelf.LANGUAGES
SLOT = re.compile(r"\{(\w+)")


def state(**players: Any) -> Any:
    return GAME.scenario({"players": {"Ana": {}, "Bruno": {}, **players}}).state


def told(event: Any, table: Any = None, lang: str = "es") -> str:
    return Voice(GAME, lang).event(table or state(), event)


# --- sentences --------------------------------------------------------------------------------------------------------


def test_an_event_is_told_in_the_table_s_language() -> None:
    event = events.AmberGained("Ana", 2)

    assert [told(event, lang=lang) for lang in LANGUAGES] == [
        "Ana gana 2 Æmbar.",
        "Ana ganha 2 Æmbar.",
        "Ana gains 2 Æmber.",
    ]


def test_a_word_goes_with_its_number() -> None:
    assert told(events.CardsDrawn("Ana", 1)) == "Ana roba 1 carta."
    assert told(events.CardsDrawn("Ana", 3)) == "Ana roba 3 cartas."


def test_a_part_in_brackets_is_told_only_when_there_is_something_to_tell() -> None:
    table = state(Ana={"battleline": ["troll"]})

    assert told(events.DamageDealt("troll", 3, 0, 0), table) == "Trol recibe 3 de daño."
    assert told(events.DamageDealt("troll", 3, 2, 2), table) == "Trol recibe 3 de daño; su armadura para 2."


def test_less_than_was_wanted_is_told_as_that() -> None:
    assert told(events.AmberStolen("Ana", "Bruno", 3, 3)) == "Ana roba 3 Æmbar a Bruno."
    assert told(events.AmberStolen("Ana", "Bruno", 1, 3)) == "Ana roba 1 Æmbar a Bruno: no había 3."


def test_a_certain_value_may_have_a_sentence_of_its_own() -> None:
    table = state(Ana={"battleline": ["troll"]})

    assert told(events.CardUsed("Ana", "troll", "reap"), table) == "Ana cosecha con Trol."
    assert told(events.CardUsed("Ana", "troll", "fight"), table, "en") == "Ana fights with Troll."
    assert told(events.HouseChosen("Ana", "mars")) == "Ana elige la casa Marte."
    assert told(events.HouseChosen("Ana", "")) == "Ana no tiene ninguna casa que elegir."


def test_copies_are_named_with_their_ref() -> None:
    table = state(Ana={"battleline": ["troll", "troll"]})

    assert told(events.CardExhausted("troll-2"), table) == "Trol (troll-2) se agota."


def test_a_lasting_effect_says_what_it_does() -> None:
    event = events.EffectBegan("foo", "key-cost", "Bruno", 2)

    assert told(event) == "Por foo, las llaves de Bruno cuestan +2 Æmbar."


def test_lists_are_joined_as_the_language_does() -> None:
    said = {lang: Voice(GAME, lang) for lang in LANGUAGES}

    assert said["es"].value(None, ("Ana", "Bruno", "Inés")) == "Ana, Bruno e Inés"
    assert said["pt"].value(None, ("Ana", "Bruno", "Inês")) == "Ana, Bruno e Inês"
    assert said["en"].value(None, ("Ana", "Bruno")) == "Ana and Bruno"
    assert said["es"].value(None, ("Ana",)) == "Ana"
    assert said["es"].joined(["Ana", "Óscar"], "or") == "Ana u Óscar"


def test_values_are_named() -> None:
    voice, table = Voice(GAME, "pt"), state(Ana={"battleline": ["troll"]})

    assert voice.value(table, "keyforge.card.anger") == "Fúria"
    assert voice.value(table, "untamed") == "Indomados"
    assert voice.value(table, "assault:2") == "emboscada 2"
    assert voice.value(table, True) == "sim"
    assert voice.value(table, 4) == "4"
    assert voice.value(table, "Ana discard") == "pilha de descarte (Ana)"
    assert voice.value(table, "Ana") == "Ana"


# --- refusals ---------------------------------------------------------------------------------------------------------


def test_a_ruling_says_who_must_do_what_the_facts_and_the_source() -> None:
    ruling = Ruling("keyforge.forge.mandatory", {"player": "Ana", "amber": 7, "cost": 6})

    said = Voice(GAME, "es").ruling(state(), ruling)

    assert said["rule"] == "keyforge.forge.mandatory"
    assert "Ana" in said["text"]
    assert "7" in said["facts"] and "6" in said["facts"]
    assert said["source"].startswith("Reglas completas v1")


def test_a_card_rules_with_what_it_does_and_its_number() -> None:
    ruling = Ruling("keyforge.card.ember-imp", {"player": "Ana", "by": "ember-imp"})

    for lang in LANGUAGES:
        voice = Voice(GAME, lang)
        said = voice.ruling(state(), ruling)
        assert voice.value(state(), "ember-imp") in said["text"]
        assert "{" not in said["text"]
        assert any(sign.isdigit() for sign in said["source"])


def test_a_rule_that_no_book_states_is_named_by_its_id() -> None:
    said = Voice(GAME, "es").ruling(state(), Ruling("keyforge.nothing.here", {}))

    assert said == {"rule": "keyforge.nothing.here", "text": "keyforge.nothing.here", "facts": "", "source": ""}


def test_the_referee_s_own_rules_speak_every_language() -> None:
    facts = {
        "player": "Ana",
        "of": "keyforge.card.anger",
        "options": ("left", "right"),
        "least": 1,
        "most": 1,
        "count": 2,
    }
    ruling = Ruling("referee.choice.options", facts)

    assert Voice(GAME, "es").ruling(state(), ruling)["facts"] == "Puede ser: a la izquierda y a la derecha."
    assert Voice(GAME, "en").ruling(state(), ruling)["facts"] == "It may be: on the left and on the right."


def test_what_makes_no_sense_is_said_by_the_game_or_by_the_program() -> None:
    voice = Voice(GAME, "es")

    assert voice.unfit(Unfit("two-players", count=3)).endswith("y hay 3.")
    assert voice.unfit(Unfit("no-move", n=9)) == "No hay jugada 9."


# --- questions and moves ----------------------------------------------------------------------------------------------


def test_a_question_numbers_its_options() -> None:
    table = state(Ana={"battleline": ["troll", "bumpsy"]})
    choice = Choice("Ana", "target", "keyforge.card.anger", ("troll", "bumpsy"))

    assert Voice(GAME, "es").choice(table, choice) == "Ana: elige blanco para Furia. 1 Trol · 2 Grandote"


def test_a_game_that_has_no_words_for_a_choice_is_asked_for_by_the_program() -> None:
    choice = Choice("Ana", "unheard-of", "keyforge.card.anger", ("left", "right"))

    assert Voice(GAME, "en").choice(state(), choice) == "Ana must choose: 1 on the left · 2 on the right"


def test_a_move_of_somebody_else_names_them() -> None:
    assert Voice(GAME, "es").move(state(), moves.Concede("Bruno")) == "Bruno: me rindo"
    assert Voice(GAME, "es").move(state(), moves.Concede("Ana")) == "me rindo"


def test_only_the_parts_that_are_filled_are_printed() -> None:
    table, voice = state(Ana={"battleline": ["troll"]}), Voice(GAME, "es")

    assert voice.move(table, moves.Play("Ana", "anger")) == "jugar Furia"
    assert voice.move(table, moves.Play("Ana", "bumpsy", "left")) == "jugar Grandote a la izquierda"
    assert voice.move(table, moves.Play("Ana", "bumpsy", "", "troll")) == "jugar Grandote en Trol"


def test_a_described_card_is_printed_as_it_is_said() -> None:
    facts = {"type": "creature", "house": "brobnar", "power": 5, "armor": 2, "amber": 1, "keywords": ["assault:2"]}

    said = Voice(GAME, "es").move(state(), moves.Describe("Ana", "Foo", facts))

    assert said == 'jugar "Foo" criatura Brobnar 5/2 æ1 asalto 2'


def test_an_answer_is_printed_as_it_is_given() -> None:
    voice, table = Voice(GAME, "pt"), state(Ana={"battleline": ["troll", "bumpsy"]})

    assert voice.move(table, Answer("Ana", ("troll", "bumpsy"))) == "Troll, " + voice.value(table, "bumpsy")
    assert voice.move(table, Answer("Ana", ())) == "nenhum"


def test_a_subject_is_printed_as_why_takes_it() -> None:
    assert Voice(GAME, "es").subject(state(), Subject("amber", "Ana")) == "æmbar de Ana"
    assert Voice(GAME, "en").subject(state(), Subject("house")) == "active house"


def test_the_program_speaks_without_a_game() -> None:
    assert Voice(None, "es").sentence("no-move", n=3) == "No hay jugada 3."
    assert Voice(None, "xx").sentence("no-move", n=3) == "No hay jugada 3."
    assert Voice(None, "en").sentence("there-is-no-such-sentence") == "there-is-no-such-sentence"


# --- laws -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_everything_that_happens_is_told_in_whole_sentences(seed: int) -> None:
    voice = Voice(GAME, LANGUAGES[seed])
    for position, _, verdict in random_game.moves(seed, 80):
        table = position.state
        for event in verdict.events:
            table = event.on(table)
            said = voice.event(table, event)
            assert said.endswith((".", "!")) and not re.search(r"[{}\[\]|]|  |\?", said), said
        for choice in verdict.position.waiting:
            assert "{" not in voice.choice(table, choice)


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=40), st.sampled_from(LANGUAGES))
def test_no_name_makes_saying_fail(name: str, lang: str) -> None:
    voice, table = Voice(GAME, lang), state()

    assert isinstance(voice.value(table, name), str)
    assert isinstance(voice.sentence("usage.player", player=name), str)
    assert isinstance(voice.move(table, moves.HandGain("Ana", name, name, 1)), str)


@pytest.mark.parametrize("game", [*shelf.games()])
def test_every_phrase_is_well_written_and_fills_the_same_slots_in_every_language(game: str) -> None:
    spoken = [shelf.speech(game, lang) for lang in LANGUAGES]
    for section in ("moves", "before", "subjects"):
        for kind in spoken[0].get(section, {}):
            first = [parse(shelf.listed(speech[section][kind])[0]) for speech in spoken]
            assert len({frozenset(slot.name for slot in slots(phrase)) for phrase in first}) == 1, kind
            for speech in spoken:
                for text in shelf.listed(speech[section][kind]):
                    assert parse(text), text


@pytest.mark.parametrize("game", [*shelf.games()])
def test_every_question_and_error_has_the_same_facts_in_every_language(game: str) -> None:
    for section in ("events", "choices", "errors", "rulings", "printed", "board"):
        spoken = [shelf.speech(game, lang).get(section, {}) for lang in LANGUAGES]
        assert len({frozenset(one) for one in spoken}) == 1, section
        for kind in spoken[0]:
            assert len({frozenset(SLOT.findall(str(one[kind]))) for one in spoken}) == 1, f"{section} {kind}"


def test_the_program_listens_for_the_same_in_every_language() -> None:
    for section in ("hear", "names", "say"):
        assert len({frozenset(shelf.glossary(shelf.OWN, lang)[section]) for lang in LANGUAGES}) == 1, section


def test_positions_are_values_that_hearing_and_saying_leave_alone() -> None:
    table = state(Ana={"battleline": ["troll"]})
    before = GAME.view(Position(table))

    Voice(GAME, "es").move(table, moves.Reap("Ana", "troll"))

    assert GAME.view(Position(table)) == before


@pytest.mark.parametrize("lang", ["es", "pt", "en"])
def test_no_value_is_shown_as_a_dash(lang: str) -> None:
    voice = Voice(GAME, lang)
    state = GAME.scenario({"step": "house"}).state

    assert voice.value(state, "") == voice.value(state, None) == "—"
