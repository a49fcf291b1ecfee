"""Whole random games, to the end: no piece, card or coin is ever lost, and the score is what the tally makes of the table."""

from __future__ import annotations

import json
import random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from referee import Table
from referee.core.types import Answer, Move
from referee.games.dragonrealm.moves import Describe, Explore, Goblins, Keep, Rest, Reveal, Rockslide
from referee.games.dragonrealm.state import FACES, State
from referee.games.dragonrealm.tally import score

NAMES = ("Ana", "Bruno", "Carla", "Diego")
SPECIALS = ("goblins-left", "goblins-centre", "goblins-right", "rockslide-left", "rockslide-right")
MOST = 600


def next_move(table: Table, chance: random.Random) -> Move:
    """Something that a player might say now; it may be against the rules."""
    position = table.position
    state: State = position.state
    if position.waiting:
        return answer(table, chance)
    player = table.mover()
    if state.untold:
        return revealed(state, player, chance)
    if state.step == "setup":
        cards = chance.choice([("level-1", "level-1"), ("level-2",), ("Botas", "Capa"), ("Sapphire Pendant",)])
        return Keep(player, cards)
    if state.drew and chance.random() < 0.25:
        return chance.choice([Goblins(player, chance.choice(["left", "centre", "right"])), Rockslide(player, "left")])
    if state.step == "turn" and chance.random() < 0.75:
        return explored(state, player, chance)
    if state.step == "turn" and chance.random() < 0.5:
        draws = [chance.choice(SPECIALS) for _ in range(chance.randint(0, 2))]
        return Rest(player, (*draws, *(chance.choice(["pile", "face-up"]) for _ in range(2))))
    return chance.choice([move for move in table.legal() if move.kind not in ("concede", "agree-draw", "time-up")])


def revealed(state: State, player: str, chance: random.Random) -> Move:
    """The next location with made-up numbers, small enough for games to end."""
    level = state.row[state.untold[0]].level
    number = len(state.scored) + len(state.row_ids)
    name = chance.choice(["Bat Cave", "Fire Swamp", "Dungeon of Despair", f"Place {number}"])
    if name in (scored.name for scored in state.scored) or state.location(name.lower().replace(" ", "-")):
        name = f"Place {number}"
    facts = [level, f"spaces:{chance.randint(1, 5)}", f"first:{chance.randint(2, 9)}", f"second:{chance.randint(0, 5)}"]
    facts += [f"dragonstones:{chance.randint(0, 5)}"]
    for action in ("sneak", "search", "storm"):
        if chance.random() < 0.8:
            facts.append(f"{action}:{chance.randint(3, 9)}")
            facts += [f"{action}-gold"] if chance.random() < 0.4 else []
    return Reveal(player, name, tuple(facts))


def explored(state: State, player: str, chance: random.Random) -> Explore:
    """An exploration with cards that fit their action, if the hand allows."""
    action = chance.choice(["sneak", "search", "storm"])
    count = chance.randint(1, max(1, min(6, state.player(player).hand)))
    start = chance.randint(1, 13 - count)
    cards = {
        "sneak": tuple(str(n) for n in range(start, start + count)),
        "search": ("8",) * min(count, 5),
        "storm": tuple(f"red-{n}" for n in range(start, start + count)),
    }[action]
    dice = tuple(chance.choice(FACES) for _ in cards)
    return Explore(player, chance.choice(state.row_ids), action, cards, (), dice)


def answer(table: Table, chance: random.Random) -> Move:
    """An answer to the open choice."""
    choice = table.position.waiting[0]
    if choice.choice == "number":
        return Answer(choice.player, (str(chance.randint(choice.low, min(choice.high, 9))),))
    if choice.choice == "cards":
        return Answer(choice.player, ("7",))
    if choice.choice == "dice":
        return Answer(choice.player, tuple(str(chance.choice(FACES)) for _ in range(choice.least)))
    return Answer(choice.player, (chance.choice(choice.options),))


def check(table: Table) -> None:
    """What is true of every table."""
    state: State = table.position.state
    on_row = {name: sum(place.meeples.get(name, 0) for place in state.row) for name in state.names}
    for seat in state.seats:
        assert seat.left + seat.academy + on_row[seat.name] == 8
        assert seat.coins >= 0 and 0 <= seat.hand <= 9 and seat.left >= 0 and seat.academy >= 0
    assert state.goblins + sum(place.goblins for place in state.row) == 6
    assert not any(place.is_dragon and place.goblins for place in state.row)
    if state.step not in ("setup", "over"):
        played = len(state.roll.cards) if state.roll else 0
        cards = sum(seat.hand for seat in state.seats) + state.pile + state.discard + state.face_up + played
        assert cards == (66 if len(state.seats) == 4 else 68)
        assert len(state.row) == 3 or any(place.is_dragon for place in state.row)
        assert state.pile > 0


def played(seed: int, moves: int = MOST) -> Table:
    """A random game, to its end or through so many moves."""
    chance = random.Random(seed)
    table = Table.new("dragonrealm", NAMES[: chance.randint(2, 4)])
    if chance.random() < 0.5:
        assert table.do("jugamos con el callejón").ok
    assert table.do(Describe("Ana", "Botas", ("level:1", "bonus:1"))).ok
    for _ in range(moves):
        if table.state()["step"] == "over":
            break
        table.do(next_move(table, chance))
        check(table)
    return table


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 100_000))
def test_a_random_game_ends_and_loses_nothing(seed: int) -> None:
    table = played(seed)
    state: State = table.position.state

    assume(state.step == "over")  # made-up locations may ask for more than any dice show
    assert state.winner
    assert state.deck == 0
    again = Table.scenario({"game": "dragonrealm", **json.loads(json.dumps(table.state()))})
    assert again.position.state == state


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 100_000), moves=st.integers(15, 60))
def test_the_referee_and_the_tally_reckon_alike(seed: int, moves: int) -> None:
    table = played(seed, moves)
    if table.position.waiting or table.position.state.step in ("setup", "over"):
        return
    state: State = table.position.state
    data = {
        "players": list(state.names),
        "coins": {seat.name: seat.coins for seat in state.seats},
        "dragonstones": {seat.name: seat.dragonstones for seat in state.seats},
        "academy": {seat.name: seat.academy for seat in state.seats},
        "enhancements": {seat.name: {"coins": 0, "dragonstones": 0} for seat in state.seats},
        "location": [
            {
                "name": place.name,
                "treasure": list(place.treasure),
                "dragonstones": place.dragonstones,
                "meeples": dict(place.meeples),
                "goblins": place.goblins,
            }
            for place in state.row
            if place.id
        ],
    }

    assert table.do("tiempo").ok
    while table.position.waiting:
        choice = table.position.waiting[0]
        number = len(choice.player) % 4
        data["enhancements"][choice.player][str(choice.facts["what"]).removeprefix("end-")] = number
        assert table.do(str(number)).ok

    found, told = score(data), table.score()
    assert told["players"] == found["players"] and told["winner"] == found["winner"]
    assert told["locations"][len(state.scored) :] == [
        {**place, "rules": ["dragonrealm.end.incomplete", *place["rules"]]}
        for place in found["locations"]
        if any(one.name == place["name"] and not (one.is_dragon and not one.pieces) for one in state.row)
    ]
