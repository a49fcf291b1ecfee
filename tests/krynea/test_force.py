"""Whatever a table insists on is carried out as far as it can be: nothing breaks, and the table can still be written down."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from referee import Table
from referee.core.judge import judge
from referee.core.types import Answer, Legal, Move, Position
from referee.games.krynea import GAME
from referee.games.krynea.moves import MOVES
from referee.games.krynea.state import LABELS, PHASES, State

NAMES = ["F", "Ballesteros", "Archimagos", "Infantería Ligera", "Coloso", "Magos"]
CARDS = [
    "taraz",
    "cerwein",
    "grimorio",
    "coloso",
    "ballesteros",
    "campo-de-fuerza",
    "invocacion",
    "Lanceros",
    "fe",
    "alquimia",
]
ALCHEMY = {"name": "Alquimia", "takes": 1, "when": "actions"}
FACTS = [("cost:3",), ("cost:-3",), ("kind:object", "cost:2"), ("defence:2", "cost:1")]


def some_table(chance: Random) -> Table:
    """A table at any moment of a battle."""

    def one() -> dict[str, Any]:
        scores = {kind: chance.randint(0, 3) for kind in ("cost", "ranged", "magic", "melee", "defence")}
        marks = {mark: chance.random() < 0.2 for mark in ("hidden", "risen", "turned", "attacked")}
        return {"unit": chance.choice(NAMES), **scores, **marks}

    clashes = []
    for stone in chance.sample(["Taraz", "Bezal", "Larce", "Cerwein"], 4):
        enemy, player = ([one() for _ in range(chance.randint(0, 3))] for _ in range(2))
        waiting = chance.choice(
            [[], ["Campo de fuerza"], ["Plegaria a Erina"], [{"name": "Silencio", "reaction": "cancel"}]]
        )
        clashes.append(
            {"enemy": enemy, "player": player, "waiting": waiting, "monoliths": chance.choice([[], [stone]])}
        )
    hand = {"troops": chance.randint(0, 4), "actions": chance.randint(0, 4)}
    return Table.scenario(
        {
            "game": "krynea",
            "phase": chance.choice(PHASES),
            "round": chance.randint(1, 4),
            "initiative": chance.choice(["player", "enemy"]),
            "level": chance.choice(["normal", "expert"]),
            "clashes": clashes,
            "players": {"Ana": {"hand": hand, "abilities": chance.choice([[], ["Fe"], [ALCHEMY]])}},
            "enemy": {
                "troop_deck": chance.choice([0, 1, 20]),
                "abilities": chance.choice([[], ["Fe", "Nigromancia"], [ALCHEMY]]),
            },
        }
    )


def some_move(chance: Random, state: State) -> Move:
    """Any move with any arguments, most of them against the rules."""
    units = [unit.ref for unit in state.units()] + ["nobody-1"]
    makers: dict[str, Any] = {
        "unit": lambda: chance.choice(units),
        "other": lambda: chance.choice(units),
        "target": lambda: chance.choice(units),
        "units": lambda: tuple(chance.sample(units, min(len(units), chance.randint(1, 2)))),
        "card": lambda: chance.choice(CARDS),
        "clash": lambda: chance.choice(LABELS),
        "side": lambda: chance.choice(["Ana", "enemy"]),
        "name": lambda: "Espada",
        "facts": lambda: chance.choice(FACTS),
        "mode": lambda: "free",
        "level": lambda: "expert",
        "what": lambda: chance.choice(["troops", "actions"]),
        "costs": lambda: (chance.randint(0, 40),),
        "text": lambda: "Emboscada",
        "score": lambda: chance.choice(["attack", "ranged", "defence"]),
        "rivals": lambda: (),
        "numbers": lambda: (1, 1),
        "own": lambda: True,
        "risen": lambda: True,
    }
    kind = MOVES[chance.choice(list(MOVES))]
    wanted = [f for f in kind.fields if f != "player" and (f not in kind.defaults or chance.random() < 0.6)]
    return kind("Ana", **{field: makers.get(field, lambda: chance.randint(0, 4))() for field in wanted})


def forced(chance: Random, position: Position[State]) -> Position[State]:
    """The table after something was insisted on, or an open choice was answered."""
    if position.waiting:
        choice = position.waiting[0]
        move: Move = Answer(choice.player, (chance.choice(choice.options),))
    else:
        move = some_move(chance, position.state)
    verdict = judge(GAME, position, move, force=True)
    assert isinstance(verdict, Legal)
    return verdict.position


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6))
def test_nothing_breaks_whatever_a_table_insists_on(seed: int) -> None:
    chance = Random(seed)
    position = some_table(chance).position

    for _ in range(10):
        position = forced(chance, position)
        assert all(GAME.check(position.state, move) == [] for move in GAME.legal(position.state, "Ana"))
        assert GAME.scenario(GAME.view(position)) == position


def test_a_card_that_nobody_described_may_be_insisted_on() -> None:
    table = Table.scenario({"game": "krynea", "phase": "draw", "initiative": "enemy"})

    result = table.do("sale Lanceros", force=True, because="no tenemos el manual")

    assert result.ok and result.moves[0].forced
    assert table.state()["clashes"][0]["enemy"][0]["unit"] == "Lanceros"


def test_a_card_read_out_anew_changes_its_copies_on_the_field() -> None:
    clash = {"enemy": [{"unit": "Magos", "cost": 4, "magic": 2, "defence": 2, "object": {"name": "Bastón", "cost": 1}}]}
    table = Table.scenario({"game": "krynea", "phase": "draw", "initiative": "player", "clashes": [clash]})

    table.do("carta Magos: coste 5, magia 3, defensa 4; carta Bastón: coste 2, magia 1")

    mages = table.state()["clashes"][0]["enemy"][0]
    assert (mages["cost"], mages["price"], mages["now"]["magic"], mages["now"]["defence"]) == (5, 7, 4, 4)
