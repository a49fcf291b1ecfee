"""What holds at every Eredan table that random legal moves lead to."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from referee import Table
from referee.core.types import Answer, Event

from .conftest import CARDS

CLASSES = [
    ["fighter"],
    ["mage"],
    ["marauder"],
    ["priest"],
    ["artisan"],
    ["berserker"],
    ["mage", "fighter"],
    ["priest", "marauder"],
    [],
]
characters = st.fixed_dictionaries(
    {
        "life": st.integers(1, 9),
        "attack": st.tuples(st.integers(0, 4), st.integers(4, 7)).map(list),
        "defense": st.integers(0, 4),
        "spirit": st.integers(0, 3),
        "class": st.sampled_from(CLASSES),
        "race": st.sampled_from(["human", "golem", "guemelite"]),
        "against": st.sampled_from(["", "mage", "fighter"]),
        "chains": st.sampled_from(["", "weapon", "jewel"]),
        "orders": st.lists(
            st.fixed_dictionaries({"round": st.integers(1, 6), "attack": st.integers(1, 2)}), max_size=2
        ),
    }
)
teams = st.lists(characters, min_size=3, max_size=3)


def table_of(ana: list[dict[str, Any]], bruno: list[dict[str, Any]]) -> Table:
    """A table in the setup with two teams and full decks."""
    sides = {"Ana": ana, "Bruno": bruno}
    players = {
        name: {"characters": [{"name": f"{name[0]}{at}", **facts} for at, facts in enumerate(team, 1)]}
        for name, team in sides.items()
    }
    return Table.scenario({"game": "eredan", "phase": "setup", "cards": CARDS, "players": players})


def play(table: Table, chance: random.Random, moves: int = 120) -> list[Event[Any]]:
    """Random legal moves, giving up left out, until the end; everything that happens."""
    happened: list[Event[Any]] = []
    for _ in range(moves):
        legal = [move for move in table.legal() if move.kind not in ("concede", "agree-draw", "time-up")]
        if not legal:
            break
        rest = [move for move in legal if isinstance(move, Answer) or move.kind in ("pass", "end-round")]
        result = table.do(chance.choice(rest if rest and chance.random() < 0.3 else legal))
        assert result.ok, result.text
        happened += result.events
        check_table(table)
    return happened


def check_table(table: Table) -> None:
    """Life is never negative and the dead have none; no card is lost; the table is its own scenario; the score adds up."""
    state = table.state()
    laid = Counter(card["player"] for card in state["played"] if not card["resolved"])
    for name, seat in state["players"].items():
        for character in seat["characters"]:
            assert character["life"] >= 0
            assert character["dead"] == (character["life"] == 0)
        if state["phase"] != "setup":
            kept = sum(len(c["items"]) for c in seat["characters"])
            zones = [seat["hand"], seat["deck"], seat["discard"]]
            assert kept + laid[name] + sum(z if isinstance(z, int) else len(z) for z in zones) == 20
        assert seat["score"] == seat["damage_dealt"] + seat["healed"] >= 0
    assert Table.scenario(state) == table


@settings(max_examples=25, deadline=None)
@given(ana=teams, bruno=teams, seed=st.integers(0, 9999))
def test_every_table_is_sound_and_every_match_ends(
    ana: list[dict[str, Any]], bruno: list[dict[str, Any]], seed: int
) -> None:
    table = table_of(ana, bruno)

    happened = play(table, random.Random(seed), moves=600)

    assert table.state()["phase"] == "over"
    assert [e.kind for e in happened].count("match-ended") == 1
    check_fights(happened)
    check_order(happened)
    check_score(table, happened)
    check_rounds(happened)


def check_fights(happened: list[Event[Any]]) -> None:
    """No character fights twice before it is untilted, and none is dead when it is chosen."""
    tilted: set[str] = set()
    dead: set[str] = set()
    for event in happened:
        if event.kind == "fighters-chosen":
            assert not {event.own, event.enemy} & (tilted | dead)  # type: ignore[attr-defined]
        elif event.kind in ("tilted", "untilted", "died"):
            {"tilted": tilted.add, "untilted": tilted.discard, "died": dead.add}[event.kind](event.character)  # type: ignore[attr-defined]


def check_order(happened: list[Event[Any]]) -> None:
    """Cards take effect as active, passive, active, passive: missing ones are skipped, nothing is out of its place."""
    active, resolved = "", []
    for event in happened:
        if event.kind == "round-began":
            active = event.player  # type: ignore[attr-defined]
        elif event.kind == "card-resolved":
            resolved.append(event.player)  # type: ignore[attr-defined]
        elif event.kind == "fight-began":
            turns = [2 * resolved[:at].count(player) + (player != active) for at, player in enumerate(resolved)]
            assert turns == sorted(turns)
            resolved = []


def check_score(table: Table, happened: list[Event[Any]]) -> None:
    """Damage and healing are the sums of what was told, and nobody scored more than the enemy had to lose."""
    dealt: Counter[str] = Counter()
    healed: Counter[str] = Counter()
    for event in happened:
        if event.kind in ("damaged", "healed"):
            (dealt if event.kind == "damaged" else healed)[event.player] += event.amount  # type: ignore[attr-defined]
    seats = table.state()["players"]
    for name, seat in seats.items():
        other = next(seats[rival] for rival in seats if rival != name)
        assert (seat["damage_dealt"], seat["healed"]) == (dealt[name], healed[name])
        assert dealt[name] == sum(c["full_life"] - c["life"] for c in other["characters"]) + other["healed"]


def check_rounds(happened: list[Event[Any]]) -> None:
    """Rounds count up from 1 and the active player changes each time."""
    rounds = [(e.round, e.player) for e in happened if e.kind == "round-began"]  # type: ignore[attr-defined]

    assert [number for number, _ in rounds] == list(range(1, len(rounds) + 1))
    assert all(one != other for (_, one), (_, other) in itertools.pairwise(rounds))


@settings(max_examples=10, deadline=None)
@given(ana=teams, bruno=teams, seed=st.integers(0, 9999))
def test_what_is_listed_is_legal_and_heard_as_itself(
    ana: list[dict[str, Any]], bruno: list[dict[str, Any]], seed: int
) -> None:
    table, chance = table_of(ana, bruno), random.Random(seed)
    play(table, chance, moves=chance.randint(0, 60))

    for lang in ("es", "pt", "en"):
        table.lang = lang
        for move in table.legal():
            assert table.can(move).ok
            assert table.can(table.words(move)).ok, (lang, table.words(move), move)


@settings(max_examples=10, deadline=None)
@given(ana=teams, bruno=teams, seed=st.integers(0, 9999))
def test_undo_redo_and_the_record_lead_to_the_same_table(
    ana: list[dict[str, Any]], bruno: list[dict[str, Any]], seed: int
) -> None:
    table = table_of(ana, bruno)
    play(table, random.Random(seed), moves=40)
    before, steps = table.state(), len(table.log_json())

    if steps:
        assert table.undo(steps).ok and table.redo(steps).ok
    again = Table.from_record(table.record())

    assert table.state() == before
    assert isinstance(again, Table) and again == table


WORDS = [
    "A1 contra B1", "Bruno: B2 contra A2", "A3 contra A2", "Ana juega Grito", "Bruno juega Llama", "Ana juega Espada en A2",
    "Bruno juega Brebaje", "Ana pasa", "Bruno pasa", "ataque", "ataque 3", "ataque 9 y 0", "Ana descarta 9", "Bruno descarta 1",
    "fin", "iniciativa", "sale el ticket 99", "equipo de Ana: Iro, Amaya", "mazo de Bruno: 3 Grito", "por Grito: 9 daño a A1",
    "por Grito: B1 pierde 9 puntos de vida", "por Grito: curar 3 a A2", "por Grito: revivir A1 con 4", "por Grito: inclinar B3",
    "por Llama: activar la orden de A1", "activar la rabia de B1", "por Grito: Ana roba 30", "por Grito: mano de Ana -9",
    "por Grito: Bruno juega otra carta", "por Grito: A1 -9 ataque", "4", "0", "listo", "tiempo", "Ana: me rindo",
]  # fmt: skip


@settings(max_examples=40, deadline=None)
@given(ana=teams, bruno=teams, said=st.lists(st.sampled_from(WORDS), max_size=40))
def test_a_table_that_only_counts_takes_everything_without_a_crash(
    ana: list[dict[str, Any]], bruno: list[dict[str, Any]], said: list[str]
) -> None:
    table = Table.scenario(table_of(ana, bruno).state(), level="track")

    for words in said:
        table.do(words)
        state = table.state()
        lives = [(c["life"], c["dead"]) for seat in state["players"].values() for c in seat["characters"]]
        assert all((life or 0) >= 0 for life, _ in lives)
        assert all(seat["hand_size"] >= 0 for seat in state["players"].values())

    assert table.legal() is not None
