"""At the table: one line for a whole turn, missing parts asked, secrets kept, cards told once and remembered."""

from __future__ import annotations

from typing import Any

import pytest

from referee import Table
from referee.core.types import Unfit
from referee.library import shelf

from .tables import place, rules, table

SETUP = (
    "revelar Slimy Tunnels naranja 6 espacios, 5/3, dragón 2; revelar Witch's Cabin morada 6 espacios 5/3 d1; "
    "revelar Bat Cave azul 6 espacios, 5/3, dragón 2, furtivo 6*"
)


def test_the_first_turn_comes_when_the_row_is_told_and_all_have_chosen() -> None:
    fresh = Table.new("dragonrealm", ["Ana", "Bruno"], first="Bruno")

    assert fresh.do(SETUP).ok
    assert fresh.state()["step"] == "setup"
    assert fresh.do("Ana: conservo dos de nivel 1; Bruno: conservo nivel 2").ok

    state = fresh.state()
    assert (state["step"], state["active"], state["turn"]) == ("turn", "Bruno", 1)
    assert [place["level"] for place in state["locations"]] == ["orange", "purple", "blue"]


@pytest.mark.parametrize("count", [0, 1, 5])
def test_two_to_four_play(count: int) -> None:
    names = ["Ana", "Bruno", "Carla", "Diego", "Eva"][:count]

    with pytest.raises(Unfit) as refused:
        Table.new("dragonrealm", names)

    assert refused.value.facts["rule"] == "dragonrealm.components.players"


@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_deal_of_every_number_of_players(count: int) -> None:
    state = Table.new("dragonrealm", ["Ana", "Bruno", "Carla", "Diego"][:count]).state()

    assert state["pile"] == {2: 56, 3: 51, 4: 44}[count]
    assert state["locations_left"] == (3 if count == 2 else 4)
    assert all(own["hand"] == 5 and own["meeples_left"] == 8 for own in state["players"].values())


def test_groups_are_what_the_table_says() -> None:
    fresh = Table.new("dragonrealm", ["Ana", "Bruno"], groups="sneak=suit,search=run,storm=number")
    given = {**fresh.state(), "step": "turn", "locations": [place(actions={"search": {"value": 7}})]}

    turned = Table.scenario(given)

    assert turned.can("buscar en Slimy Tunnels con 5 6 7").ok
    assert rules(turned.can("furtivo en Slimy Tunnels con rojo 5, azul 6"))[0] == "dragonrealm.explore.sneak-run"


@pytest.mark.parametrize("words", ["sneak=suit", "sneak=suit,search=suit,storm=number", "walk=run", "sneak=flush", "="])
def test_groups_that_make_no_sense_are_refused(words: str) -> None:
    with pytest.raises(Unfit):
        Table.new("dragonrealm", ["Ana", "Bruno"], groups=words)


# --- one line, or one thing after the other ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("es", "furtivo en Slimy Tunnels con 5 6 7: 1 2 2 +2 academia"),
        ("es", "Furtivo en los túneles viscosos con 5, 6 y 7, dados 1 2 2, +2 academia"),
        ("pt", "furtivo em Slimy Tunnels com 5 6 7: 1 2 2 +2 academia"),
        ("en", "sneak at Slimy Tunnels with 5 6 7: 1 2 2 +2 academy"),
        ("es", "furtivo en Slimy Tunnels; 5 6 7; 1 2 2; +2 academia"),
        ("es", "explorar Slimy Tunnels; furtivo; 5 6 7; 1 2 2; +1 academia; +1 academia"),
        ("en", "explore Slimy Tunnels; sneak; 5, 6, 7; 1 2 2; +2 academy"),
        ("pt", "explorar Slimy Tunnels; furtivo; 5 6 7; 1 2 2; +2 academia"),
    ],
)
def test_a_turn_in_one_line_or_asked_for(lang: str, words: str) -> None:
    there = table(place(actions={"sneak": 7, "search": 9}), academy={"Ana": 2}, lang=lang)

    result = there.do(words)

    assert result.ok, result.text
    state = there.state()
    assert state["locations"][0]["meeples"]["Ana"] == 1
    assert (state["academy"]["Ana"], state["active"], state["players"]["Ana"]["hand"]) == (0, "Bruno", 3)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("es", "descansar: mazo y boca arriba"),
        ("es", "descansar; mazo; boca arriba"),
        ("pt", "descansar: monte e aberta"),
        ("en", "rest: pile and face up"),
        ("es", "descanso: duendes izquierda, mazo, mazo"),
    ],
)
def test_a_rest_in_one_line_or_asked_for(lang: str, words: str) -> None:
    there = table(place(), place("Fire Swamp"), place("Enchanted Forest"), lang=lang)

    result = there.do(words)

    assert result.ok, result.text
    assert there.state()["players"]["Ana"]["hand"] == 7


def test_an_answer_that_cannot_be_is_refused_by_its_rule() -> None:
    there = table()
    assert there.do("furtivo en Slimy Tunnels").ok

    assert rules(there.do("5 6 8"))[0] == "dragonrealm.explore.sneak-run"
    assert rules(there.do("1 2 3 4 5 6"))[0] == "dragonrealm.explore.card-count"
    assert there.do("5 6 7").ok
    assert rules(there.do("5 5 5"))[0] == "dragonrealm.components.dice"
    assert rules(there.do("4 4"))[0] == "dragonrealm.explore.dice"
    assert there.do("4 2 2").ok


def test_what_a_location_asks_for_is_asked_once() -> None:
    there = table(place(actions={}))

    assert there.do("furtivo en Slimy Tunnels con 5 6: 4 4; 7; sí").ok

    asked = there.state()["locations"][0]
    assert asked["actions"] == {"sneak": {"value": 7, "gold": True}} and asked["meeples"]["Ana"] == 2
    assert there.do("furtivo en Slimy Tunnels con 5 6: 4 4").ok
    assert not there.position.waiting


def test_a_revealed_location_is_asked_about_and_remembered(tmp_path: Any) -> None:
    database = str(tmp_path / "state.db")
    first = Table.new("dragonrealm", ["Ana", "Bruno"], db=database)

    assert first.do("revelar Bosque umbrío; 6; 5; 3; 2").ok
    assert first.do("revelar Witch's Cabin morada 6 espacios 5/3 d1").ok

    told = Table.new("dragonrealm", ["Carla", "Diego"], db=database)
    assert told.do("revelar bosque umbrío").ok
    assert not told.position.waiting
    shown = told.state()["locations"][0]
    assert (shown["name"], shown["spaces"], shown["treasure"], shown["dragonstones"]) == ("Bosque umbrío", 6, [5, 3], 2)


def test_a_location_comes_up_once() -> None:
    fresh = Table.new("dragonrealm", ["Ana", "Bruno"])
    assert fresh.do("revelar Slimy Tunnels 6 espacios 5/3 d1").ok

    assert "dragonrealm.components.locations" in rules(fresh.do("revelar Slimy Tunnels 6 espacios 5/3 d1"))


def test_an_enhancement_that_nobody_knows_is_asked_about() -> None:
    there = table(players={"Ana": {"enhancements": 1}})

    assert there.do("uso Botas; 2; no").ok
    assert there.do("furtivo en Slimy Tunnels con 5 6: 3 2").ok

    state = there.state()
    assert state["locations"][0]["meeples"]["Ana"] == 1
    (boots,) = state["players"]["Ana"]["enhancements"]
    assert boots == {"id": "botas", "name": "Botas", "level": 0, "bonus": 2, "face_up": True}


def test_a_permanent_enhancement_may_wait_for_the_dice() -> None:
    there = table(players={"Ana": {"enhancements": [{"name": "Botas", "bonus": 2}]}})
    assert there.do("furtivo en Slimy Tunnels con 5 6: 3 2").ok
    assert there.state()["step"] == "roll"

    assert there.do("uso botas").ok

    assert there.state()["locations"][0]["meeples"]["Ana"] == 1


def test_the_roll_may_fetch_adventurers_that_a_success_needs() -> None:
    busy = [place(meeples={"Ana": 3}), place("Fire Swamp", meeples={"Ana": 3})]
    there = table(*busy, academy={"Ana": 2})

    assert there.do("furtivo en Slimy Tunnels con 5 6 7: 4 2 2").ok
    assert there.state()["step"] == "roll"
    assert there.do("+1 academia").ok

    state = there.state()
    assert (state["locations"][0]["meeples"]["Ana"], state["academy"]["Ana"]) == (4, 1)


def test_a_goblin_may_come_to_a_location_that_is_not_told_yet() -> None:
    there = table(place(meeples={"Ana": 3, "Bruno": 2}), place("Fire Swamp"), place("Enchanted Forest"))

    assert there.do("furtivo en Slimy Tunnels con 5 6 7: 4 2 2; duendes izquierda").ok
    assert there.do("revelar Witch's Cabin naranja 6 espacios 5/3 d1").ok

    assert there.state()["locations"][0]["goblins"] == 1


def test_time_is_up_reckons_what_lies_there() -> None:
    there = table(place(meeples={"Ana": 1}), players={"Bruno": {"coins": 30}})

    assert there.do("tiempo").ok

    state = there.state()
    assert state["winner"] == ["Bruno"] and state["players"]["Ana"]["total"] == 11 + 5


def test_giving_up_lets_the_others_win() -> None:
    assert table().do("me rindo").moves[0].after.state.winner == ("Bruno",)
    three = table(players={"Ana": {"coins": 50}, "Bruno": {"coins": 2}, "Carla": {"coins": 1}})
    assert three.do("me rindo").moves[0].after.state.winner == ("Bruno",)


# --- secrets ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "field", "seen"),
    [
        ("dragonrealm.score.coins-hidden", "coins", None),
        ("dragonrealm.score.coins-hidden", "total", None),
        ("dragonrealm.setup.enhancement-hidden", "enhancements", 2),
    ],
)
def test_what_players_hide_is_not_shown(rule: str, field: str, seen: int | None) -> None:
    there = with_secrets()

    shown = there.state()["players"]["Ana"]

    assert shelf.rule(rule).source
    assert shown[field] == seen
    there.hide = False
    assert there.state()["players"]["Ana"][field] != seen


def with_secrets() -> Table:
    """A table near its end at which Ana has coins, a face-down and a face-up enhancement; nobody sees what is hidden."""
    held = [{"name": "Botas", "bonus": 1}, {"name": "Capa", "face_up": True, "bonus": 0}]
    there = table(
        place(spaces=2, meeples={"Bruno": 1}),
        place("Dragon Rock", level="green", spaces=1),
        locations_left=0,
        players={"Ana": {"coins": 7, "enhancements": held}},
    )
    there.hide = True
    return there


def test_coins_and_enhancements_are_hidden_until_the_end() -> None:
    there = with_secrets()

    state = there.state()
    assert [card["name"] for card in state["players"]["Ana"]["enhancements_open"]] == ["Capa"]
    assert "Botas" not in str(state)
    assert there.score()["players"]["Ana"]["coins"] is None
    scored = next(
        e
        for e in there.do("furtivo en Slimy Tunnels con 5 6 7: 4 2 2").json()["moves"][0]["events"]
        if e["type"] == "location-scored"
    )
    assert scored["coins"] == {"Ana": 5, "Bruno": 5}
    assert there.revealed("Ana")["players"]["Ana"]["coins"] == 12
    assert there.log_json()[-1]["kind"] == "reveal"

    there.do("Bruno: furtivo en Dragon Rock con 5 6 7: 4 2 2")
    assert there.state()["players"]["Ana"]["coins"] == 12


# --- by hand, and what cannot be --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "path", "value"),
    [
        ("monedas de Ana = 5", ("players", "Ana", "coins"), 5),
        ("mano de Bruno = 3", ("players", "Bruno", "hand"), 3),
        ("academia de Ana = 2", ("academy", "Ana"), 2),
        ("Ana en Slimy Tunnels = 3", ("locations", 0, "meeples", "Ana"), 3),
        ("goblins Slimy Tunnels = 2", ("locations", 0, "goblins"), 2),
        ("mazo = 12", ("pile",), 12),
    ],
)
def test_a_fix_sets_what_it_says(words: str, path: tuple[Any, ...], value: int) -> None:
    there = table()

    assert there.fix(words, "se cayó").ok

    found: Any = there.state()
    for key in path:
        found = found[key]
    assert found == value
    state = there.state()
    on_row = sum(p["meeples"]["Ana"] for p in state["locations"])
    assert state["players"]["Ana"]["meeples_left"] + on_row + state["academy"]["Ana"] == 8


@pytest.mark.parametrize("words", ["academia de Ana = 9", "goblins Slimy Tunnels = 7", "Ana en Slimy Tunnels = 9"])
def test_a_fix_that_makes_no_sense_is_refused(words: str) -> None:
    there = table()
    before = there.state()

    with pytest.raises(Unfit):
        there.fix(words, "porque sí")

    assert there.state() == before


@pytest.mark.parametrize(
    "given",
    [
        {"locations": [place(meeples={"Ana": 9})]},
        {"locations": [place(meeples={"Ana": 5}), place("Fire Swamp", meeples={"Ana": 4})]},
        {"locations": [place(goblins=7)]},
        {"locations": [place(spaces=0)]},
        {"locations": [place(spaces=-1)]},
        {"locations": [place(treasure=[6])]},
        {"locations": [place(level="red")]},
        {"locations": [place(), place("A"), place("B"), place("C")]},
        {"locations": [place("Dragon Rock", level="green", goblins=1)]},
        {"locations": [place()], "locations_left": 0},
        {"players": {"Ana": {"coins": -1}}},
        {"players": {"Ana": {"meeples_left": 9}}},
        {"players": {"Ana": {"hand": "many"}}},
        {"players": {name: {} for name in ("Ana", "Bruno", "Carla", "Diego", "Eva")}},
        {"colour": "red"},
        {"step": "sleep"},
        {"active": "Zoe"},
        {"goblins_left": 2},
        {"known": 3},
        {"known": {"location": {"x": 3}}},
    ],
)
def test_an_impossible_table_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(Unfit):
        Table.scenario({"game": "dragonrealm", **given})


@pytest.mark.parametrize(
    "words",
    [
        "revelar Cueva azul 0 espacios 5/3 d1",
        "revelar Cueva naranja 99 espacios 5/3 d1",
    ],
)
def test_a_location_without_sense_is_refused_by_its_rule(words: str) -> None:
    fresh = Table.new("dragonrealm", ["Ana", "Bruno"])

    assert "dragonrealm.location.fields" in rules(fresh.do(words))


@pytest.mark.parametrize(
    "words",
    [
        "furtivo en Slimy Tunnels con 5 6 trece: 1 2 3",
        "furtivo en Slimy Tunnels con 13",
        "descansar: nevera",
        "revelar",
        "compro mejora nivel 3",
    ],
)
def test_words_that_mean_nothing_change_nothing(words: str) -> None:
    there = table()
    before = there.state()

    assert there.do(words).error == "not-understood"
    assert there.state() == before


def test_the_table_can_overrule_the_referee() -> None:
    there = table(academy={"Ana": 1})

    result = there.do("Bruno: furtivo en Slimy Tunnels con 5 6 7: 4 2 2", force=True, because="lo acordamos")

    assert result.ok and result.forced
    assert there.state()["locations"][0]["meeples"]["Bruno"] == 1


@pytest.mark.parametrize("lang", ["es", "pt", "en"])
def test_everything_is_said_in_every_language(lang: str) -> None:
    there = table(
        place(spaces=2, meeples={"Bruno": 1}, goblins=0),
        place("Fire Swamp"),
        place("Enchanted Forest"),
        academy={"Ana": 1},
        lang=lang,
    )

    result = there.do("furtivo en Slimy Tunnels con rojo 5 6 7: 2 2 2; +1 academia; duendes centro")

    assert result.ok, result.text
    assert "{" not in result.text and "None" not in result.text and "?" not in result.text
    blocks = there.game.rows(there.position, lang)
    assert blocks[1].rows[1][0] == "Fire Swamp" and all(
        len(line) <= 78 for block in blocks for line in block.text.split("\n")
    )
