"""What players say, and what it is taken for."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from keyforge import random_game

from referee.core.judge import judge
from referee.core.types import AT_RANDOM, Answer, Choice, Legal, Move, Position, Subject
from referee.games.keyforge import GAME
from referee.games.keyforge import moves as say
from referee.language.hear import Unheard, hear, hear_fix, hear_subject, split
from referee.language.line import Line
from referee.language.phrases import Reader, parse
from referee.language.say import Voice
from referee.language.words import fold, read
from referee.legal import legal

LANGUAGES = ("es", "pt", "en")


def table(step: str = "main", **players: Any) -> Position[Any]:
    """A KeyForge table of Ana and Bruno."""
    return GAME.scenario({"step": step, "players": {"Ana": {}, "Bruno": {}, **players}})


def lines(*ana: Any, bruno: Sequence[Any] = ()) -> Position[Any]:
    """A table with two battlelines."""
    return table(Ana={"battleline": list(ana)}, Bruno={"battleline": list(bruno)})


def heard(words: str, position: Position[Any] | None = None, lang: str = "es") -> Move | Unheard:
    return hear(GAME, position or table(Ana={"hand": 6}), words, lang)


def after(position: Position[Any], words: str) -> Position[Any]:
    move = heard(words, position)
    assert isinstance(move, Move), move
    verdict = judge(GAME, position, move)
    assert isinstance(verdict, Legal)
    return verdict.position


# --- words ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("said", ["Æmbar", "æmbar", "aembar", "ÁMBAR", "ambar", "âmbar"])
def test_the_sign_ae_and_accents_make_no_difference(said: str) -> None:
    assert fold(said) == "ambar"


def test_moves_are_parted_at_semicolons_but_not_in_quotation_marks() -> None:
    assert split('jugar "Uno; dos" ; fin;; cosechar Trol') == ['jugar "Uno; dos"', "fin", "cosechar Trol"]


def test_a_quotation_mark_without_its_fellow_holds_nothing_together() -> None:
    assert split('jugar "Uno; fin') == ['jugar "Uno', "fin"]


def test_full_width_digits_and_curly_quotes_are_read() -> None:
    assert [w.word for w in read("pujar ４")] == ["pujar", "4"]
    assert [w.quote for w in read("jugar “Foo bar” ya")] == [0, 1, 1, 0]


def test_signs_stay_with_their_numbers_and_hyphens_do_not() -> None:
    assert [w.word for w in read("+2 −1 troll-2 5/2")] == ["+2", "-1", "troll", "2", "5", "/", "2"]


# --- phrases ----------------------------------------------------------------------------------------------------------


def readings(phrase: str, words: str) -> list[dict[str, Any]]:
    line = Line(GAME, table(Ana={"battleline": ["troll", "bumpsy"]}), words, "es")
    reader = Reader(line.words, "es", line.fill, lambda at, word: 0 if line.words[at].word == word else -1)
    return [values for values, _ in reader.readings(parse(phrase))]


@pytest.mark.parametrize(
    ("phrase", "words", "values"),
    [
        ("pujar {n:int}", "pujar cuatro", {"n": 4}),
        ("cuestan {n:signed}", "cuestan -1", {"n": -1}),
        ("sale {n:numbers}", "sale 4, 3 y 12", {"n": (4, 3, 12)}),
        ("nota {t:text}", "nota Hola, ¿qué tal?", {"t": "Hola, ¿qué tal"}),
        ("jugar {q:quoted} ya", "jugar «El Foo; Bar» ya", {"q": "El Foo; Bar"}),
        ("destruir {c:inplay+}", "destruir Trol y Grandote", {"c": ("troll", "bumpsy")}),
        ("gana {k:keyword#}", "gana asalto 2", {"k": "assault:2"}),
        ("por {of:card?}", "por Lo que sea", {"of": "Lo que sea"}),
        ("(roba|toma) {n:int} {n|carta|cartas}", "toma una carta", {"n": 1}),
        ("daño [sin armadura {p=true}]", "daño sin armadura", {"p": True}),
        ("daño [sin armadura {p=true}]", "daño", {}),
    ],
)
def test_a_slot_takes_what_its_kind_says(phrase: str, words: str, values: Mapping[str, Any]) -> None:
    assert values in readings(phrase, words)


def test_articles_and_prepositions_may_be_added_or_left_out() -> None:
    assert readings("quitar aturdimiento de {c:inplay}", "quitar el aturdimiento a la Trol")
    assert readings("quitar aturdimiento de {c:inplay}", "quitar aturdimiento Trol")


def test_brackets_that_do_not_match_are_a_fault_of_the_file() -> None:
    for written in ("(a|b", "a]", "[a", "a)", "a|b"):
        with pytest.raises(ValueError, match=r"bracket|no "):
            parse(written)


# --- moves of KeyForge ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "move"),
    [
        ("casa brobnar", say.ChooseHouse("Ana", "brobnar")),
        ("Elijo Marte", say.ChooseHouse("Ana", "mars")),
        ("escolho a casa Santuário", say.ChooseHouse("Ana", "sanctum")),
        ("I choose Untamed", say.ChooseHouse("Ana", "untamed")),
        ("forjar", say.Forge("Ana")),
        ("forjo la llave azul", say.Forge("Ana", "blue")),
        ("forge the red key", say.Forge("Ana", "red")),
        ("jugar Furia", say.Play("Ana", "anger")),
        ("JOGO A FURIA", say.Play("Ana", "anger")),
        ("play anger", say.Play("Ana", "anger")),
        ("jugar Trol a la izquierda", say.Play("Ana", "troll", "left")),
        ("jogar Troll no flanco direito", say.Play("Ana", "troll", "right")),
        ("play Troll on the left flank", say.Play("Ana", "troll", "left")),
        ("descarto Furia", say.Discard("Ana", "anger")),
        ("fin", say.EndTurn("Ana")),
        ("fim do turno", say.EndTurn("Ana")),
        ("I end my turn", say.EndTurn("Ana")),
        ("Bruno: mulligan", say.Mulligan("Bruno")),
        ("mulligan Bruno", say.Mulligan("Bruno")),
        ("cadenas Bruno 3", say.TakeChains("Ana", "Bruno", 3)),
        ("me rindo", say.Concede("Ana")),
        ("Bruno se rinde", say.Concede("Bruno")),
        ("tablas", say.AgreeDraw("Ana")),
        ("tempo esgotado", say.TimeUp("Ana")),
        ("por Foo: Bruno gana 2 æmbar", say.HandGain("Ana", "Foo", "Bruno", 2)),
        ("por Foo: robo dos ambar", say.HandSteal("Ana", "Foo", "Ana", 2)),
        ("por Foo: Ana roba 2 cartas", say.HandDraw("Ana", "Foo", "Ana", 2)),
        ("by Foo: Ana steals 1 aember", say.HandSteal("Ana", "Foo", "Ana", 1)),
        ("por Furia: Ana compra 1 carta", say.HandDraw("Ana", "anger", "Ana", 1)),
        ("por Foo: las llaves de Bruno cuestan -1", say.HandKeyCost("Ana", "Foo", "Bruno", -1)),
        ("por Foo: Bruno no puede jugar criaturas", say.HandCannot("Ana", "Foo", "Bruno", "play-creature")),
        ("by Foo: Bruno's keys cost +1", say.HandKeyCost("Ana", "Foo", "Bruno", 1)),
        ("by Foo: Bruno discards a card at random", say.HandDiscard("Ana", "Foo", "Bruno", 1)),
        ("por Furia, Ana roba 1 æmbar", say.HandSteal("Ana", "anger", "Ana", 1)),
        ("por Foo: el rival pierde una llave", say.HandUnforge("Ana", "Foo", "Bruno")),
    ],
)
def test_what_players_say_of_hands_houses_and_turns(words: str, move: Move) -> None:
    for lang in LANGUAGES:
        assert heard(words, lang=lang) == move


@pytest.mark.parametrize(
    ("words", "move"),
    [
        ("cosechar Grandote", say.Reap("Ana", "bumpsy")),
        ("cosecho con el Bumpsy", say.Reap("Ana", "bumpsy")),
        ("Bumpsy reaps", say.Reap("Ana", "bumpsy")),
        ("luchar con Grandote contra Dron Murciélago", say.Fight("Ana", "bumpsy", "batdrone")),
        ("Grandote ataca a Batdrone", say.Fight("Ana", "bumpsy", "batdrone")),
        ("ataco Batdrone con Bumpsy", say.Fight("Ana", "bumpsy", "batdrone")),
        ("lutar com Bumpsy", say.Fight("Ana", "bumpsy")),
        ("usar Bumpsy", say.Act("Ana", "bumpsy")),
        ("omni de Bumpsy", say.Omni("Ana", "bumpsy")),
        ("desaturdir a Bumpsy", say.Unstun("Ana", "bumpsy")),
        ("por Foo: 3 daño a Batdrone", say.HandDamage("Ana", "Foo", ("batdrone",), 3)),
        (
            "por Foo: 3 de daño a Batdrone y Bumpsy con 2 de salpicadura sin armadura",
            say.HandDamage("Ana", "Foo", ("batdrone", "bumpsy"), 3, 2, True),
        ),
        ("por Foo: curar del todo Bumpsy", say.HandHeal("Ana", "Foo", ("bumpsy",))),
        ("por Foo: Batdrone a la mano", say.HandReturn("Ana", "Foo", ("batdrone",))),
        ("por Foo: Batdrone para o baralho", say.HandToDeck("Ana", "Foo", ("batdrone",))),
        ("por Foo: Bumpsy gana asalto 2 este turno", say.HandKeyword("Ana", "Foo", "bumpsy", "assault:2", True)),
        ("by Foo: Bumpsy gets +2 power this turn", say.HandPower("Ana", "Foo", "bumpsy", 2, True)),
        ("por Foo: mover Bumpsy a la derecha", say.HandMove("Ana", "Foo", "bumpsy", "right")),
        ("por Foo: intercambiar Bumpsy y Batdrone", say.HandSwap("Ana", "Foo", "bumpsy", "batdrone")),
        ("por Foo: no puede usar Batdrone", say.HandFreeze("Ana", "Foo", "batdrone", "use")),
        ("por Foo: Batdrone captura 2", say.HandCapture("Ana", "Foo", "batdrone", 2)),
    ],
)
def test_what_players_say_of_cards_in_play(words: str, move: Move) -> None:
    position = lines("bumpsy", bruno=["batdrone"])

    for lang in LANGUAGES:
        assert heard(words, position, lang) == move


@pytest.mark.parametrize(
    ("words", "flank"),
    [
        ('jugar "Foo" criatura brobnar 5/2 æ1 evasivo', ""),
        ('jugar "Foo" criatura brobnar 5/2 æ1 evasivo a la izquierda', "left"),
    ],
)
def test_a_card_that_nobody_knows_is_described(words: str, flank: str) -> None:
    move = heard(words)

    assert isinstance(move, say.Describe)
    assert (move.name, move.flank) == ("Foo", flank)
    assert move.facts["power"] == 5
    assert move.facts["keywords"] == ["elusive"]


def test_a_description_that_lacks_something_says_what() -> None:
    answer = heard('jugar "Foo" criatura 5')

    assert isinstance(answer, Unheard)
    assert "criatura 5" in answer.why


def test_a_card_that_lies_elsewhere_is_understood_so_that_a_rule_can_say_so() -> None:
    assert heard("cosechar Krump", lines("bumpsy")) == say.Reap("Ana", "krump")


def test_an_effect_that_names_no_card_is_offered_with_one() -> None:
    answer = heard("Ana gana 2 æmbar")

    assert answer == Unheard("Ana gana 2 æmbar", ("por CARTA: Ana gana 2 æmbar",))


# --- names ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Ganger Chieftain", "GC", "Ganger", "ganger cheiftain", "el Caudillo de Banda"])
def test_a_name_may_be_begun_abbreviated_or_mistyped(name: str) -> None:
    assert heard(f"jugar {name}") == say.Play("Ana", "ganger-chieftain")


def test_a_slip_in_the_verb_is_forgiven() -> None:
    assert heard("cosehcar Grandote", lines("bumpsy")) == say.Reap("Ana", "bumpsy")


def test_a_close_reading_of_several_names_is_asked_about() -> None:
    answer = heard("jugar Master of 4")

    assert isinstance(answer, Unheard)
    assert len(answer.candidates) > 1


def test_copies_are_asked_about() -> None:
    answer = heard("cosechar Trol", lines("troll", "troll"))

    assert answer == Unheard("cosechar Trol", ("cosechar troll", "cosechar troll-2"), ambiguous=True)


def test_of_copies_the_only_one_that_may_is_meant() -> None:
    position = lines({"card": "troll", "exhausted": True}, "troll")

    assert heard("cosechar Trol", position) == say.Reap("Ana", "troll-2")
    assert heard("cosechar troll", position) == say.Reap("Ana", "troll")


@pytest.mark.parametrize(
    ("words", "ref"),
    [
        ("troll-2", "troll-2"),
        ("Trol (troll-2)", "troll-2"),
        ("el Trol de la izquierda", "troll"),
        ("Trol izquierdo", "troll"),
        ("o Troll da direita", "troll-3"),
        ("the rightmost Troll", "troll-3"),
        ("segundo Trol", "troll-2"),
        ("mi último Trol", "troll-3"),
        ("the middle Troll", "troll-2"),
    ],
)
def test_copies_are_told_apart_by_their_place(words: str, ref: str) -> None:
    assert heard(f"cosechar {words}", lines("troll", "bumpsy", "troll", "troll")) == say.Reap("Ana", ref)


@pytest.mark.parametrize("whose", ["el Trol de Bruno", "o Troll inimigo", "the enemy Troll", "Trol rival"])
def test_copies_are_told_apart_by_their_owner(whose: str) -> None:
    position = lines("troll", "bumpsy", bruno=["troll"])

    assert heard(f"por Foo: destruir {whose}", position) == say.HandDestroy("Ana", "Foo", ("troll-2",))


# --- answers ----------------------------------------------------------------------------------------------------------

FLANK = ("jugar Trol", table(Ana={"hand": ["troll"], "battleline": ["bumpsy"]}))


@pytest.mark.parametrize(
    "words", ["izquierda", "a la izquierda", "1", "esquerda", "left", "flanco izquierdo", "Ana: izquierda"]
)
def test_an_option_is_picked_by_name_or_number(words: str) -> None:
    assert heard(words, after(FLANK[1], FLANK[0])) == Answer("Ana", ("left",))


@pytest.mark.parametrize(("words", "picked"), [("ninguno", ()), ("3", ("3",)), ("al azar", (AT_RANDOM,))])
def test_other_answers_to_a_choice(words: str, picked: tuple[str, ...]) -> None:
    assert heard(words, after(FLANK[1], FLANK[0])) == Answer("Ana", picked)


def test_another_move_while_a_choice_is_open_is_heard_as_that_move() -> None:
    assert heard("cosechar Grandote", after(FLANK[1], FLANK[0])) == say.Reap("Ana", "bumpsy")


def test_nonsense_at_an_open_choice_is_answered_with_its_options() -> None:
    answer = heard("qwerty uiop", after(FLANK[1], FLANK[0]))

    assert answer == Unheard("qwerty uiop", ("a la izquierda", "a la derecha"))


def waiting(position: Position[Any], choice: Choice) -> Position[Any]:
    return position.but(waiting=(choice,))


TARGETS = waiting(
    lines("troll", "bumpsy", bruno=["batdrone", "troll"]),
    Choice("Ana", "target", "keyforge.card.anger", ("troll", "bumpsy", "batdrone", "troll-2"), 0, 4),
)


@pytest.mark.parametrize(
    ("words", "picked"),
    [
        ("Grandote", ("bumpsy",)),
        ("grandote, dron murcielago", ("bumpsy", "batdrone")),
        ("Bumpsy Batdrone", ("bumpsy", "batdrone")),
        ("Bumpsy y 3, listo", ("bumpsy", "batdrone")),
        ("2 3", ("bumpsy", "batdrone")),
        ("todos", ("troll", "bumpsy", "batdrone", "troll-2")),
        ("listo", ()),
        ("troll-2", ("troll-2",)),
        ("el Trol de Bruno", ("troll-2",)),
        ("Trol, Trol", ("troll", "troll-2")),
        ("bumpsi", ("bumpsy",)),
        ("Krump", ("krump",)),
    ],
)
def test_several_options_are_picked_at_once(words: str, picked: tuple[str, ...]) -> None:
    assert heard(words, TARGETS) == Answer("Ana", picked)


def test_a_copy_among_the_options_is_asked_about() -> None:
    answer = heard("Trol", TARGETS)

    assert isinstance(answer, Unheard)
    assert answer.ambiguous
    assert [heard(c, TARGETS) for c in answer.candidates] == [Answer("Ana", ("troll",)), Answer("Ana", ("troll-2",))]


@pytest.mark.parametrize(
    ("words", "picked"), [("sí", "yes"), ("SIM", "yes"), ("y", "yes"), ("no", "no"), ("não", "no")]
)
def test_yes_and_no(words: str, picked: str) -> None:
    position = waiting(table(), Choice("Ana", "may", "keyforge.card.anger", ("yes", "no")))

    assert heard(words, position) == Answer("Ana", (picked,))


@pytest.mark.parametrize(
    ("words", "picked"), [("3", "3"), ("tres", "3"), ("el 3", "3"), ("ninguno", "0"), ("sortear", AT_RANDOM)]
)
def test_a_number_is_told(words: str, picked: str) -> None:
    position = waiting(table(), Choice("Ana", "number", "keyforge.card.dance-of-doom", low=0, high=5))

    assert heard(words, position) == Answer("Ana", (picked,))


@pytest.mark.parametrize(
    ("words", "picked"), [("Furia", ("anger",)), ("Furia y Puñetazo", ("anger", "punch")), ("furai", ("anger",))]
)
def test_cards_that_came_up_are_told(words: str, picked: tuple[str, ...]) -> None:
    facts = {"player": "Bruno", "zone": "hand", "count": 2}
    position = waiting(table(Bruno={"hand": 3}), Choice("Ana", "random", "keyforge.card.anger", (), 1, 2, facts))

    assert heard(words, position) == Answer("Ana", picked)


# --- subjects and fixes -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "subject"),
    [
        ("æmbar de Ana", Subject("amber", "Ana")),
        ("mi ambar", Subject("amber", "Ana")),
        ("power of Grandote", Subject("power", "bumpsy")),
        ("Bumpsy's damage", Subject("damage", "bumpsy")),
        ("Bruno's æmber", Subject("amber", "Bruno")),
        ("dano de Bumpsy", Subject("damage", "bumpsy")),
        ("¿Dónde está Furia?", Subject("place", "anger")),
        ("Bumpsy", Subject("place", "bumpsy")),
        ("casa activa", Subject("house")),
        ("chaves de Bruno", Subject("keys", "Bruno")),
    ],
)
def test_what_can_be_pointed_at(words: str, subject: Subject) -> None:
    assert hear_subject(GAME, lines("bumpsy").state, words, "es") == subject


@pytest.mark.parametrize(
    ("words", "subject", "value"),
    [
        ("æmbar de Ana = 5", Subject("amber", "Ana"), "5"),
        ("cadenas de Bruno a 2", Subject("chains", "Bruno"), "2"),
        ("daño de Bumpsy = 2", Subject("damage", "bumpsy"), "2"),
        ("Bumpsy al descarte", Subject("place", "bumpsy"), "discard"),
        ("Bumpsy para a mão", Subject("place", "bumpsy"), "hand"),
        ("Bumpsy = deck", Subject("place", "bumpsy"), "deck"),
        ("aturdida Bumpsy = sí", Subject("stunned", "bumpsy"), "yes"),
    ],
)
def test_what_can_be_set_by_hand(words: str, subject: Subject, value: str) -> None:
    assert hear_fix(GAME, lines("bumpsy").state, words, "es") == (subject, value)


@pytest.mark.parametrize("words", ["", "=", "æmbar", "æmbar de Ana =", "foo = 3", "5", "Bumpsy"])
def test_a_fix_without_thing_or_value_is_not_understood(words: str) -> None:
    assert isinstance(hear_fix(GAME, lines("bumpsy").state, words, "es"), Unheard)


# --- laws -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_said_of_a_legal_move_is_heard_as_that_move(seed: int) -> None:
    lang = LANGUAGES[seed % 3]
    voice = Voice(GAME, lang)
    for at, (position, made, _) in enumerate(random_game.moves(seed, 40, known=seed % 2 == 0)):
        choice = position.waiting[0] if position.waiting else None
        wanted = [made, *(legal(GAME, position) if at % 8 == 0 else ())]
        for move in wanted:
            said = voice.move(position.state, move, choice)
            assert hear(GAME, position, said, lang) == move, said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_said_by_hand_is_heard_as_it_is_printed(lang: str) -> None:
    position, voice = lines("bumpsy", "troll", bruno=["batdrone"]), Voice(GAME, lang)
    values = {
        "of": "Foo", "who": "Bruno", "amount": 2, "creature": "troll", "card": "troll", "cards": ("troll", "batdrone"),
        "other": "bumpsy", "host": "bumpsy", "flank": "left", "colour": "red", "house": "dis", "keyword": "assault:2",
        "what": "play-creature", "splash": 1, "pierce": True, "turn": True, "cost": 4,
    }  # fmt: skip
    for kind, move_type in GAME.moves.items():
        if not issubclass(move_type, say.ByHand):
            continue
        args = {n: values[n] for n in move_type.fields if n != "player"} | (
            {"what": "reap"} if kind == "hand-freeze" else {}
        )
        short = {n: v for n, v in args.items() if n not in move_type.defaults}
        for given_args in (args, short):
            move = move_type("Ana", **given_args)
            assert hear(GAME, position, voice.move(position.state, move), lang) == move, (kind, given_args)


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=120), st.sampled_from(LANGUAGES))
@example("😀" * 300, "es")
@example("(" * 200, "en")
@example("por " * 80, "pt")
@example("a: b: c: d", "es")
@example("Trol " * 60, "es")
@example("\x00\x07\u202e\ufdd0", "en")
@example("²½ ٣ Ⅷ", "pt")
def test_no_text_makes_hearing_fail(text: str, lang: str) -> None:
    for position in (TARGETS, TARGETS.but(waiting=())):
        assert isinstance(hear(GAME, position, text, lang), Move | Unheard)
    assert isinstance(hear_subject(GAME, TARGETS.state, text, lang), Subject | Unheard)
    assert isinstance(hear_fix(GAME, TARGETS.state, text, lang), tuple | Unheard)


@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from(
    ["por", "Foo", ":", "Ana", "Trol", "Grandote", "de", "la", "izquierda", "roba", "2", "cartas", "æmbar", "jugar", "luchar",
     "con", "contra", "y", ",", "=", '"', "/", "destruir", "mover", "+1", "segundo", "daño", "a"]), max_size=14))  # fmt: skip
def test_no_order_of_known_words_makes_hearing_fail(words: list[str]) -> None:
    line = " ".join(words)

    assert isinstance(hear(GAME, TARGETS.but(waiting=()), line, "es"), Move | Unheard)
    assert isinstance(hear_fix(GAME, TARGETS.state, line, "es"), tuple | Unheard)


@pytest.mark.parametrize(
    "words", ["x" * 10_000, "jugar Trol " * 1000, "por Foo: destruir " + "Trol, " * 90, "Trol y " * 85, "a " * 299]
)
def test_a_flood_of_words_is_answered_at_once(words: str) -> None:
    start = time.perf_counter()

    answer = heard(words, TARGETS.but(waiting=()))

    assert isinstance(answer, Unheard)
    assert len(answer.words) <= 80
    assert time.perf_counter() - start < 5


def test_hearing_is_the_same_whoever_listens_first() -> None:
    said = ["casa dis", "jugar Furia", "por Foo: Ana gana 1 æmbar", "fin", "cosechar Trol"]
    random.Random(1).shuffle(said)

    once: Callable[[], list[Any]] = lambda: [heard(words, lines("troll")) for words in said]  # noqa: E731

    assert once() == once()


# --- as a table speaks ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [
        "ataco con el trol a batdrone",
        "ataco a batdrone con el trol",
        "el trol le pega a batdrone",
        "mando al trol a pelear con batdrone",
        "Ana lucha con trol contra batdrone",
        "ataco o batdrone com o troll",
        "o troll bate no batdrone",
        "mando o troll contra o batdrone",
        "attack batdrone with troll",
        "attack with troll on batdrone",
        "Ana attacks batdrone with the troll",
        "send troll after batdrone",
    ],
)
def test_prepositions_tell_who_attacks_whom(words: str) -> None:
    both = lines("troll", bruno=["batdrone"])

    assert heard(words, both) == say.Fight("Ana", "troll", "batdrone")
    # whose turn it is does not turn the sentence round
    assert heard(words.removeprefix("Ana "), both, lang="en") == say.Fight("Ana", "troll", "batdrone")


@pytest.mark.parametrize(
    ("words", "move"),
    [
        ("Ana juega furia", say.Play("Ana", "anger")),
        ("la Ana saca furia", say.Play("Ana", "anger")),
        ("Bruno descarta furia", say.Discard("Bruno", "anger")),
        ("Ana elige dis", say.ChooseHouse("Ana", "dis")),
        ("Ana pasa el turno", say.EndTurn("Ana")),
        ("a Ana bota anger", say.Play("Ana", "anger")),
        ("a Ana passa a vez", say.EndTurn("Ana")),
        ("Bruno plays anger", say.Play("Bruno", "anger")),
        ("Ana ends her turn", say.EndTurn("Ana")),
        ("Ana chooses dis", say.ChooseHouse("Ana", "dis")),
    ],
)
def test_a_move_may_be_told_of_the_player_it_begins_with(words: str, move: Move) -> None:
    assert heard(words, table(Ana={"hand": 6}, Bruno={"hand": 6})) == move


@pytest.mark.parametrize("words", ["juego mi furia", "jogo minha anger", "play my anger"])
def test_a_card_in_hand_may_be_called_ones_own(words: str) -> None:
    assert heard(words) == say.Play("Ana", "anger")


@pytest.mark.parametrize(
    ("words", "lang", "example"),
    [
        ("juego algo nunca visto", "es", 'jugar "Su nombre" criatura dis 3'),
        ("jogo algo nunca visto", "pt", 'jogar "Seu nome" criatura dis 3'),
        ("play a thing never seen", "en", 'play "Its name" creature dis 3'),
        ("descarto una", "es", "descartar Furia"),
        ("descarto uma", "pt", "descartar Fúria"),
        ("discard xyz", "en", "discard Anger"),
    ],
)
def test_who_cannot_be_understood_is_told_how_it_is_said(words: str, lang: str, example: str) -> None:
    answer = heard(words, lang=lang)

    assert isinstance(answer, Unheard) and not answer.candidates and example in answer.why
    assert isinstance(heard(example, lang=lang), Move)


def test_names_that_do_not_resemble_are_not_offered() -> None:
    assert heard("juego Caudilo") == Unheard("juego Caudilo", ("Caudillo de Banda",))
    assert not heard("empieza bruno").candidates
