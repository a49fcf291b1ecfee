"""Step 2 over several turns: what a case cannot say."""

from __future__ import annotations

from referee import Table


def test_a_foreign_house_is_open_only_while_its_card_is_controlled():
    given = {"game": "keyforge", "players": {"Ana": {"artifacts": [{"card": "library-of-babble", "owner": "Bruno"}]}}}
    kept, lost = Table.scenario(given), Table.scenario(given)

    assert kept.do("fin; casa logos; fin; casa logos").ok
    result = lost.do("por Foo: destruir Biblioteca de Blabel; fin; casa logos; fin; casa logos")

    assert not result.ok
    assert [ruling.rule for ruling in result.rulings] == [
        "keyforge.house.choose-one",
        "keyforge.house.controlled-foreign",
    ]


def test_a_command_that_lasts_until_the_next_turn_is_over_after_it():
    table = Table.scenario({"game": "keyforge", "players": {"Ana": {"hand": ["control-the-weak"]}}, "house": "dis"})

    assert table.do("jugar Controlar al Débil; marte; fin").ok
    assert [r.rule for r in table.do("casa logos").rulings] == ["keyforge.house.must-choose"]
    assert table.do("casa marte; fin; casa dis; fin; casa logos").ok


def test_archives_are_taken_before_anything_else_in_step_three():
    given = {"game": "keyforge", "step": "house", "players": {"Ana": {"archives": ["troll"], "battleline": ["bumpsy"]}}}

    at_once, late = Table.scenario(given), Table.scenario(given)

    assert at_once.do("casa brobnar; recoger archivos; cosechar Grandote").ok
    assert at_once.state()["players"]["Ana"]["hand"] == ["troll"]
    assert not late.do("casa brobnar; cosechar Grandote; recoger archivos").ok
    assert late.state()["players"]["Ana"]["archives"] == ["troll"]


def test_a_bid_that_nobody_topped_stands_when_the_first_turn_begins():
    houses = {"Ana": {"houses": ["brobnar", "dis", "shadows"]}, "Bruno": {"houses": ["logos", "mars", "untamed"]}}
    table = Table.new("keyforge", houses, first="Ana")

    assert table.do("pujar 7; casa brobnar").ok

    ana = table.state()["players"]["Ana"]
    assert (ana["chains"], ana["hand"]) == (6, 5)
