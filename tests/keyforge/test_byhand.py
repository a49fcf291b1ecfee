"""Every effect that can be said by hand, in three languages, and what is refused. Long: a line for each effect and language."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from referee import Table
from referee.games.keyforge.moves import MOVES, ByHand
from referee.games.keyforge.names import card_name

from .cards.cases import card, compare, spent

BY = {"es": "por Foo: ", "pt": "por Foo: ", "en": "by Foo: "}


class Effect(NamedTuple):
    """An effect of a kind as it is said in each language, cards in braces by id, and what must be true afterwards."""

    kind: str
    es: str
    pt: str
    en: str
    then: dict[str, Any]


def table(lang: str = "es") -> Table:
    """A table with something to do for every effect."""
    players = {
        "Ana": {
            "amber": 4,
            "keys": ["red"],
            "chains": 2,
            "hand": ["anger", "punch", "fear"],
            "deck": ["smith", "tremor", "warsong"],
            "battleline": [card("troll", damage=4, amber=2), spent("bumpsy", stunned=True, damage=1), "umbra"],
            "artifacts": ["cannon"],
        },
        "Bruno": {
            "amber": 3,
            "hand": 4,
            "deck": 9,
            "battleline": [card("mother", upgrades=["rocket-boots"]), "sequis", "batdrone"],
            "artifacts": [spent("sniffer")],
        },
    }
    return Table.scenario({"game": "keyforge", "house": "brobnar", "turn": 5, "players": players}, lang=lang)


def line(*cards: Any) -> dict[str, Any]:
    return {"battleline": list(cards)}


ANA, BRUNO = ["troll", "bumpsy", "umbra"], ["mother", "sequis", "batdrone"]
EFFECTS = [
    Effect("hand-gain", "Ana gana 2 æmbar", "Ana ganha 2 æmbar", "Ana gains 2 æmber", {"Ana": {"amber": 6}}),
    Effect("hand-lose", "Bruno pierde 5 æmbar", "Bruno perde 5 æmbar", "Bruno loses 5 æmber", {"Bruno": {"amber": 0}}),
    Effect(
        "hand-steal",
        "Ana roba 5 æmbar",
        "Ana rouba 5 æmbar",
        "Ana steals 5 æmber",
        {"Ana": {"amber": 7}, "Bruno": {"amber": 0}},
    ),
    Effect(
        "hand-capture",
        "{umbra} captura 2 æmbar",
        "{umbra} captura 2 æmbar",
        "{umbra} captures 2 æmber",
        {"Ana": line("troll", "bumpsy", card("umbra", amber=2)), "Bruno": {"amber": 1}},
    ),
    Effect(
        "hand-give-back",
        "devolver 1 æmbar de {troll}",
        "devolver 1 æmbar de {troll}",
        "return 1 æmber from {troll}",
        {"Ana": line(card("troll", amber=1), "bumpsy", "umbra"), "Bruno": {"amber": 4}},
    ),
    Effect(
        "hand-damage",
        "3 daño a {sequis}",
        "3 dano em {sequis}",
        "3 damage to {sequis}",
        {"Bruno": line("mother", card("sequis", damage=1, armor=0), card("batdrone", damage=0))},
    ),
    Effect(
        "hand-damage",
        "2 daño a {sequis} con 1 de salpicadura sin armadura",
        "2 dano em {sequis} com 1 de respingo sem armadura",
        "2 damage to {sequis} with 1 splash ignoring armor",
        {"Bruno": line(card("mother", damage=1), card("sequis", damage=2, armor=2), card("batdrone", damage=1))},
    ),
    Effect(
        "hand-damage",
        "2 daño a {mother} y {batdrone}",
        "2 dano em {mother} e {batdrone}",
        "2 damage to {mother} and {batdrone}",
        {"Bruno": line(card("mother", damage=2), "sequis")},
    ),
    Effect(
        "hand-heal",
        "curar 3 a {troll}",
        "curar 3 de {troll}",
        "heal 3 from {troll}",
        {"Ana": line(card("troll", damage=1), card("bumpsy", damage=1), "umbra")},
    ),
    Effect(
        "hand-heal",
        "curar del todo {troll} y {bumpsy}",
        "curar totalmente {troll} e {bumpsy}",
        "fully heal {troll} and {bumpsy}",
        {"Ana": line(card("troll", damage=0), card("bumpsy", damage=0), "umbra")},
    ),
    Effect(
        "hand-destroy",
        "destruir {mother} y {cannon}",
        "destruir {mother} e {cannon}",
        "destroy {mother} and {cannon}",
        {
            "Ana": {"artifacts": [], "discard": ["cannon"]},
            "Bruno": {**line("sequis", "batdrone"), "discard": ["rocket-boots", "mother"]},
        },
    ),
    Effect(
        "hand-sacrifice",
        "sacrificar {umbra}",
        "sacrificar {umbra}",
        "sacrifice {umbra}",
        {"Ana": {**line("troll", "bumpsy"), "discard": ["umbra"]}},
    ),
    Effect(
        "hand-purge",
        "purgar {troll}",
        "expurgar {troll}",
        "purge {troll}",
        {"Ana": {**line("bumpsy", "umbra"), "purged": ["troll"]}, "Bruno": {"amber": 5}},
    ),
    Effect(
        "hand-archive",
        "archivar {batdrone}",
        "arquivar {batdrone}",
        "archive {batdrone}",
        {"Bruno": {**line("mother", "sequis"), "archives": ["batdrone"]}},
    ),
    Effect(
        "hand-archive-cards",
        "Bruno archiva 2 cartas",
        "Bruno arquiva 2 cartas",
        "Bruno archives 2 cards",
        {"Bruno": {"archives": 2, "hand": 2}},
    ),
    Effect(
        "hand-return",
        "{batdrone} a la mano",
        "{batdrone} para a mão",
        "{batdrone} to hand",
        {"Bruno": {**line("mother", "sequis"), "hand": 5}},
    ),
    Effect(
        "hand-to-deck",
        "{umbra} al mazo",
        "{umbra} para o baralho",
        "{umbra} to deck",
        {"Ana": {**line("troll", "bumpsy"), "deck": ["umbra", "smith", "tremor", "warsong"]}},
    ),
    Effect(
        "hand-draw",
        "Ana roba 2 cartas",
        "Ana compra 2 cartas",
        "Ana draws 2 cards",
        {"Ana": {"hand": ["anger", "punch", "fear", "smith", "tremor"], "deck": ["warsong"]}},
    ),
    Effect(
        "hand-discard",
        "Ana descarta 1 carta al azar; {punch}",
        "Ana descarta 1 carta ao acaso; {punch}",
        "Ana discards 1 card at random; {punch}",
        {"Ana": {"hand": ["anger", "fear"], "discard": ["punch"]}},
    ),
    Effect(
        "hand-discard-card",
        "Ana descarta {fear}",
        "Ana descarta {fear}",
        "Ana discards {fear}",
        {"Ana": {"hand": ["anger", "punch"], "discard": ["fear"]}},
    ),
    Effect(
        "hand-reveal",
        "Bruno revela {tunk}",
        "Bruno revela {tunk}",
        "Bruno reveals {tunk}",
        {"Bruno": {"hand": ["tunk", None, None, None]}},
    ),
    Effect(
        "hand-stun",
        "aturdir {mother} y {umbra}",
        "atordoar {mother} e {umbra}",
        "stun {mother} and {umbra}",
        {
            "Ana": line("troll", "bumpsy", card("umbra", stunned=True)),
            "Bruno": line(card("mother", stunned=True), "sequis", "batdrone"),
        },
    ),
    Effect(
        "hand-unstun",
        "quitar aturdimiento de {bumpsy}",
        "tirar atordoamento de {bumpsy}",
        "remove the stun from {bumpsy}",
        {"Ana": line("troll", card("bumpsy", stunned=False, exhausted=True), "umbra")},
    ),
    Effect(
        "hand-ready",
        "preparar {bumpsy} y {sniffer}",
        "preparar {bumpsy} e {sniffer}",
        "ready {bumpsy} and {sniffer}",
        {
            "Ana": line("troll", card("bumpsy", exhausted=False, stunned=True), "umbra"),
            "Bruno": {"artifacts": [card("sniffer", exhausted=False)]},
        },
    ),
    Effect(
        "hand-exhaust",
        "agotar {mother}",
        "exaurir {mother}",
        "exhaust {mother}",
        {"Bruno": line(spent("mother"), card("sequis", exhausted=False), "batdrone")},
    ),
    Effect(
        "hand-counters",
        "2 contadores de poder a {umbra}",
        "2 marcadores de poder em {umbra}",
        "2 power counters on {umbra}",
        {"Ana": line("troll", "bumpsy", card("umbra", power=4, power_counters=2))},
    ),
    Effect(
        "hand-keyword",
        "{umbra} gana provocación este turno",
        "{umbra} ganha provocar neste turno",
        "{umbra} gains taunt this turn",
        {"effects": [{"of": "Foo", "says": "keyword:taunt", "on": "umbra", "until": 5}]},
    ),
    Effect(
        "hand-keyword",
        "{umbra} gana asalto 2",
        "{umbra} ganha emboscada 2",
        "{umbra} gains assault 2",
        {"effects": [{"of": "Foo", "says": "keyword:assault:2", "on": "umbra", "until": 0}]},
    ),
    Effect(
        "hand-armor",
        "{umbra} gana +2 armadura",
        "{umbra} ganha +2 armadura",
        "{umbra} gets +2 armor",
        {"Ana": line("troll", "bumpsy", card("umbra", armor=2)), "effects": 1},
    ),
    Effect(
        "hand-power",
        "{mother} gana -1 poder este turno",
        "{mother} ganha -1 poder neste turno",
        "{mother} gets -1 power this turn",
        {"Bruno": line(card("mother", power=4), "sequis", "batdrone"), "effects": [{"until": 5}]},
    ),
    Effect(
        "hand-move",
        "mover {bumpsy} a la izquierda",
        "mover {bumpsy} à esquerda",
        "move {bumpsy} left",
        {"Ana": line("bumpsy", "troll", "umbra")},
    ),
    Effect(
        "hand-swap",
        "intercambiar {troll} y {umbra}",
        "trocar {troll} e {umbra}",
        "swap {troll} and {umbra}",
        {"Ana": line("umbra", "bumpsy", "troll")},
    ),
    Effect(
        "hand-control",
        "Ana toma el control de {mother} a la izquierda",
        "Ana assume o controle de {mother} à esquerda",
        "Ana takes control of {mother} left",
        {
            "Ana": line(card("mother", owner="Bruno", upgrades=["rocket-boots"]), *ANA),
            "Bruno": line("sequis", "batdrone"),
        },
    ),
    Effect(
        "hand-control",
        "Bruno toma el control de {cannon}",
        "Bruno assume o controle de {cannon}",
        "Bruno takes control of {cannon}",
        {"Ana": {"artifacts": []}, "Bruno": {"artifacts": ["sniffer", card("cannon", owner="Ana")]}},
    ),
    Effect(
        "hand-attach",
        "unir {rocket-boots} a {umbra}",
        "anexar {rocket-boots} a {umbra}",
        "attach {rocket-boots} to {umbra}",
        {
            "Ana": line("troll", "bumpsy", card("umbra", upgrades=["rocket-boots"])),
            "Bruno": line(card("mother", upgrades=[]), "sequis", "batdrone"),
        },
    ),
    Effect(
        "hand-forge",
        "Ana forja una llave a coste 3",
        "Ana forja uma chave a custo 3",
        "Ana forges a key at cost 3",
        {"Ana": {"keys": ["red", "yellow"], "amber": 1}},
    ),
    Effect(
        "hand-unforge",
        "Ana pierde una llave roja",
        "Ana perde uma chave vermelha",
        "Ana loses a key red",
        {"Ana": {"keys": [], "amber": 4}},
    ),
    Effect(
        "hand-chains",
        "Bruno gana 3 cadenas",
        "Bruno ganha 3 correntes",
        "Bruno gains 3 chains",
        {"Bruno": {"chains": 3}},
    ),
    Effect("hand-chains", "Ana gana 1 cadena", "Ana ganha 1 corrente", "Ana gains 1 chain", {"Ana": {"chains": 3}}),
    Effect(
        "hand-key-cost",
        "las llaves de Bruno cuestan +3",
        "as chaves de Bruno custam +3",
        "keys of Bruno cost +3",
        {"Bruno": {"key_cost": 9}, "Ana": {"key_cost": 6}},
    ),
    Effect(
        "hand-must-choose",
        "Bruno debe elegir Marte; fin; casa Marte",
        "Bruno deve escolher Marte; fim; casa Marte",
        "Bruno must choose Mars; end; house Mars",
        {"house": "mars"},
    ),
    Effect(
        "hand-cannot-choose",
        "Bruno no puede elegir Logos; fin; casa Marte",
        "Bruno não pode escolher Logos; fim; casa Marte",
        "Bruno cannot choose Logos; end; house Mars",
        {"house": "mars", "effects": [{"says": "cannot-choose:logos", "on": "Bruno"}]},
    ),
    Effect(
        "hand-cannot",
        "Bruno no puede jugar criaturas",
        "Bruno não pode jogar criaturas",
        "Bruno cannot play creatures",
        {"effects": [{"says": "cannot-play:creature", "on": "Bruno", "until": 6}]},
    ),
    Effect(
        "hand-freeze",
        "{mother} no puede cosechar",
        "{mother} não pode coletar",
        "{mother} cannot reap",
        {"effects": [{"of": "Foo", "says": "cannot-reap:", "on": "mother", "until": 6}]},
    ),
]


def filled(words: str, lang: str) -> str:
    """A sentence with the names of its cards."""
    for id in ("troll", "bumpsy", "umbra", "cannon", "mother", "sequis", "batdrone", "sniffer", "rocket-boots", "punch",
               "fear", "tunk"):  # fmt: skip
        words = words.replace(f"{{{id}}}", card_name(id, lang) or id)
    return words


@pytest.mark.parametrize("lang", ["es", "pt", "en"])
@pytest.mark.parametrize("effect", EFFECTS, ids=lambda e: e.en)
def test_effect(effect: Effect, lang: str) -> None:
    said = table(lang)

    result = said.do(BY[lang] + filled(getattr(effect, lang), lang))

    assert result.ok, result.text
    assert result.moves[0].move.kind == effect.kind
    state = said.state()
    for name, wanted in effect.then.items():
        compare(wanted, state["players"][name] if name in state["players"] else state[name], name)
    assert Table.scenario(state, lang=lang).state() == state


def test_every_effect_is_said_here():
    kinds = {kind for kind, move in MOVES.items() if issubclass(move, ByHand)}

    assert {effect.kind for effect in EFFECTS} == kinds


REFUSED = [
    ("sacrificar Madre", "keyforge.ability.friendly"),
    ("aturdir Cañón", "keyforge.ability.in-play-only"),
    ("intercambiar Trol y Madre", "keyforge.swap.creatures"),
    ("unir Cañón a Trol", "keyforge.play.upgrade-any-side"),
    ("Ana forja una llave a coste 5", "keyforge.forge.extra-by-ability"),
    ("Bruno pierde una llave", "keyforge.unforge.flip"),
    ("Ana pierde una llave azul", "keyforge.unforge.flip"),
    ("Ana descarta Trol", "keyforge.play.from-hand"),
    ("Ana revela Trol", "keyforge.play.from-hand"),
]


@pytest.mark.parametrize(("words", "rule"), REFUSED, ids=[words for words, _ in REFUSED])
def test_what_an_effect_said_by_hand_cannot_do(words, rule):
    said = table()
    before = said.state()

    result = said.do(f"por Foo: {words}")

    assert rule in [ruling.rule for ruling in result.rulings], result.text
    assert said.state() == before


FORBIDDEN = [
    ("Ana no puede jugar cartas", "jugar Furia", "keyforge.play.cannot"),
    ("Ana no puede usar cartas", "cosechar Trol", "keyforge.use.cannot"),
    ("Ana no puede cosechar", "cosechar Trol", "keyforge.use.cannot"),
    ("Ana no puede luchar", "luchar con Trol contra Batdrone", "keyforge.use.cannot"),
    ("Trol no puede usarse", "luchar con Trol contra Batdrone", "keyforge.use.cannot"),
    ("Madre gana provocación", "luchar con Trol contra Sequis", "keyforge.taunt.protects"),
]


@pytest.mark.parametrize(("words", "then", "rule"), FORBIDDEN, ids=[words for words, _, _ in FORBIDDEN])
def test_what_an_effect_forbids_is_refused_with_its_rule(words, then, rule):
    said = table()
    assert said.can(filled(then, "es")).ok
    assert said.do(f"por Foo: {words}").ok

    result = said.do(then)

    assert rule in [ruling.rule for ruling in result.rulings]
    assert "Foo" in result.text or rule == "keyforge.taunt.protects"


def test_what_holds_for_a_turn_is_over_after_it():
    said = table()

    assert said.do("por Foo: Madre gana +2 poder este turno; por Foo: Sequis gana +1 armadura; fin").ok

    bruno = said.state()["players"]["Bruno"]["battleline"]
    assert [(c["power"], c["armor"]) for c in bruno] == [(5, 0), (4, 3), (2, 0)]


def test_a_part_of_a_theft_is_said_to_be_a_part():
    result = table().do("por Foo: Ana roba 5 æmbar")

    assert "3" in result.text
    assert "5" in result.text
