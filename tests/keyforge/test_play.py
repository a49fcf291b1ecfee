"""Cards that nobody has described yet, in three languages; and what is played where."""

from __future__ import annotations

from typing import Any

import pytest

from referee import Table

from .cards.cases import Case, card, play, spent


def table(lang: str = "es", **ana: Any) -> Table:
    seat = {"hand": 6, "battleline": ["troll"], **ana}
    return Table.scenario({"game": "keyforge", "house": "brobnar", "players": {"Ana": seat}}, lang=lang)


SAID = [
    ("es", 'jugar "Foo" criatura brobnar 5/2 æ1 evasivo izquierda'),
    ("es", 'juego "Foo": una criatura de Brobnar 5/2, evasiva, æ1; izquierda'),
    ("pt", 'jogar "Foo" criatura brobnar 5/2 æ1 elusivo esquerda'),
    ("pt", 'jogo "Foo", uma criatura elusiva de Brobnar 5/2 com 1 æ à esquerda'),
    ("en", 'play "Foo" creature brobnar 5/2 æ1 elusive left'),
    ("en", 'I play "Foo": a Brobnar creature 5/2 with 1 amber, elusive on the left'),
]


@pytest.mark.parametrize(("lang", "words"), SAID, ids=[f"{lang}: {words}" for lang, words in SAID])
def test_a_creature_is_described_and_played(lang, words):
    described = table(lang)

    result = described.do(words)

    assert result.ok, result.text
    ana = described.state()["players"]["Ana"]
    foo = ana["battleline"][0]
    facts = {"card": "foo", "name": "Foo", "house": "brobnar", "power": 5, "armor": 2, "exhausted": True}
    assert {key: foo[key] for key in facts} == facts
    assert (ana["amber"], ana["hand"]) == (1, 5)


KINDS = [
    ("es", 'jugar "Bar" artefacto brobnar', "artifacts", 0),
    ("es", 'jugar "Bar" acción brobnar con 2 de ámbar', "discard", 2),
    ("es", 'jugar "Bar" mejora brobnar en Trol', "upgrades", 0),
    ("pt", 'jogar "Bar" artefato brobnar æ1', "artifacts", 1),
    ("pt", 'jogar "Bar" ação brobnar', "discard", 0),
    ("pt", 'jogar "Bar" melhoria brobnar em Troll', "upgrades", 0),
    ("en", 'play "Bar" artifact brobnar', "artifacts", 0),
    ("en", 'play "Bar" action brobnar', "discard", 0),
    ("en", 'play "Bar" upgrade brobnar æ1 on Troll', "upgrades", 1),
]


@pytest.mark.parametrize(("lang", "words", "where", "amber"), KINDS, ids=[words for _, words, _, _ in KINDS])
def test_every_type_of_card_is_described(lang, words, where, amber):
    described = table(lang)

    result = described.do(words)

    assert result.ok, result.text
    ana = described.state()["players"]["Ana"]
    zone = ana["battleline"][0]["upgrades"] if where == "upgrades" else ana[where]
    assert [c if isinstance(c, str) else c["card"] for c in zone] == ["bar"]
    assert ana["amber"] == amber


def test_a_described_card_is_known_from_then_on():
    described = table()
    assert described.do('jugar "Foo" criatura brobnar 5/2 izquierda').ok

    assert described.do("jugar Foo derecha").ok

    again = Table.scenario(described.state())
    assert [c["ref"] for c in again.state()["players"]["Ana"]["battleline"]] == ["foo", "troll", "foo-2"]
    assert again.do("por Foo: Ana gana 1 æmbar; jugar Foo izquierda").ok


def test_a_described_card_keeps_the_rules():
    described = table()

    refused = described.do('jugar "Foo" criatura logos 5')
    assert refused.rulings[0].rule == "keyforge.main.off-house-forbidden"
    assert "foo" not in str(described.state().get("described", {}))
    assert described.do('jugar "Foo" criatura brobnar 5 asalto 2 izquierda').ok
    assert described.do("por Foo: preparar Foo").ok
    assert not described.do("luchar con Foo contra Trol").ok


UNCLEAR = [
    ('jugar "Foo" brobnar 5', "tipo"),
    ('jugar "Foo" criatura 5', "casa"),
    ('jugar "Foo" criatura brobnar', "poder"),
]


@pytest.mark.parametrize(("words", "missing"), UNCLEAR, ids=[words for words, _ in UNCLEAR])
def test_what_is_missing_in_a_description_is_said(words, missing):
    described = table()
    before = described.state()

    result = described.do(words)

    assert not result.ok
    assert missing in result.text.casefold()
    assert described.state() == before


WHERE = [
    # flanks of one's own line, whoever else plays there
    Case("troll", dict(Ana=dict(hand=["troll", "bumpsy"], battleline=["umbra"])), "play troll left; play bumpsy right",
         dict(Ana=dict(battleline=["troll", "umbra", "bumpsy"]))),
    # an upgrade on an enemy creature works for whoever controls that creature
    Case("blood-of-titans", dict(Ana=dict(hand=["blood-of-titans"], battleline=["umbra"]), Bruno=dict(battleline=["mother"])),
         "play blood-of-titans on mother", dict(Bruno=dict(battleline=[card("mother", power=10)]))),
    # an upgrade without a creature cannot be played; one that comes without being played from hand is lost
    Case("blood-of-titans", dict(Ana=dict(hand=["blood-of-titans"])), "play blood-of-titans", "keyforge.play.upgrade-needs-host"),
    # everything comes into play exhausted, but for what says otherwise
    Case("troll", dict(Ana=dict(hand=["troll", "cannon"])), "play troll; play cannon",
         dict(Ana=dict(battleline=[spent("troll")], artifacts=[spent("cannon")]))),
]  # fmt: skip


@pytest.mark.parametrize("case", WHERE, ids=lambda c: c.said)
def test_where(case):
    play(case)


@pytest.mark.parametrize("words", ["jugar Trol (Logos)", "play Troll (logos)", "jogar Troll", "jugar Trol"])
def test_a_maverick_is_said_with_or_without_its_house(words):
    given = {"hand": ["troll@logos", "batdrone"], "houses": ["logos", "dis", "mars"]}
    strange = Table.scenario({"game": "keyforge", "house": "logos", "players": {"Ana": given}})

    assert strange.do(words).ok
    assert [c["house"] for c in strange.state()["players"]["Ana"]["battleline"]] == ["logos"]


def test_of_a_card_and_its_maverick_the_house_tells_which_is_meant():
    given = {"hand": ["troll", "troll@logos"], "houses": ["logos", "brobnar", "mars"]}
    both = Table.scenario({"game": "keyforge", "house": "logos", "players": {"Ana": given}})

    assert both.do("jugar Trol (Logos)").ok
    assert both.state()["players"]["Ana"]["hand"] == ["troll"]
