"""The Krynea table as rows of plain text: four clashes side by side, the enemy above, the player below."""

from __future__ import annotations

from ...core.block import Block
from ...core.types import Position
from ...library import shelf
from .catalogue import ATTACKS, GAME
from .names import bare_name, called, called_kind, card_name
from .rules.attack import defence, total
from .state import VANGUARD, Seat, State, Unit, label

WIDTH = 15
"""Columns of one clash."""


def rows(position: Position[State], lang: str) -> list[Block]:
    """The table as blocks: round and phase, the field, both sides' counters."""
    state = position.state
    words = shelf.speech(GAME, lang).get("board", {})
    heading = words["heading"].format(
        round=state.round,
        phase=called_kind("phase", state.phase, lang) or state.phase,
        leader=called(state, state.initiative, lang) or state.initiative or "—",
        level=called_kind("level", state.level, lang) or state.level,
    )
    blocks = [Block(title=heading), field(state, lang, words)]
    if cards := behind(state, lang, words):
        blocks.append(Block(text=cards))
    blocks += [side(state, seat, lang, words) for seat in state.seats]
    conquered = ", ".join(card_name(state, id, lang) or id for id in state.conquered) or "—"
    stones = words["monoliths"].format(left=state.stack, count=len(state.conquered), names=conquered)
    blocks.append(Block(text=f"{stones}\n{words['signs']}"))
    return blocks


def field(state: State, lang: str, words: dict[str, str]) -> Block:
    """The four clashes side by side: the Monolith, the enemy with its front below, the player with the front above."""
    head = ("", *(label(at) for at in range(len(state.clashes))))
    stones = [card_name(state, c.monolith.id, lang) or "" if c.monolith else "—" for c in state.clashes]
    lines = [(words["monolith"], *map(clipped, stones))]
    for seat in reversed(state.seats):
        facing = state.solo and seat.auto
        numbers = drawn_lines(state, seat)
        lines += [line(state, seat, number, lang) for number in (reversed(numbers) if facing else numbers)]
    return Block(head=head, rows=tuple(lines))


def drawn_lines(state: State, seat: Seat) -> range:
    """The lines of a side that are drawn, from 1: as many as its longest battalion has, the vanguard at least."""
    return range(1, max(VANGUARD, *(len(state.row(at, seat.name)) for at in range(len(state.clashes)))) + 1)


def line(state: State, seat: Seat, number: int, lang: str) -> tuple[str, ...]:
    """One line of a side through the four clashes."""
    cells = []
    for at in range(len(state.clashes)):
        row = state.row(at, seat.name)
        cells.append(unit(state, row[number - 1], lang) if number <= len(row) else "·")
    words = shelf.speech(GAME, lang).get("board", {})
    who = words["they"] if seat.auto else seat.name
    return (f"{who[:7].strip()} {number}", *cells)


def unit(state: State, one: Unit, lang: str) -> str:
    """A unit in a cell: its name, and in brackets if it is hidden, its strongest attack and its defence."""
    kind = max(ATTACKS, key=lambda k: (one.print.score(k) > 0, total(state, one, k)))
    mark = {"ranged": "→", "magic": "*", "melee": "×"}[kind] if one.print.score(kind) else ""
    scores = f"{mark}{total(state, one, kind)}/{defence(state, one)}" if mark else f"/{defence(state, one)}"
    extra = ("+" if one.object else "") + ("†" if one.risen else "") + ("°" if one.attacked else "")
    name = bare_name(state, one, lang)[: max(WIDTH - len(scores) - len(extra) - (3 if one.hidden else 1), 3)]
    text = f"{name.strip()}{extra} {scores}"
    return f"({text})" if one.hidden else text


def clipped(text: str) -> str:
    """A text that fits into a clash."""
    return text if len(text) <= WIDTH else text[: WIDTH - 1] + "…"


def behind(state: State, lang: str, words: dict[str, str]) -> str:
    """The enemy's cards behind the Monoliths."""
    parts = []
    for at, clash in enumerate(state.clashes):
        waiting = [words["waits"].format(card=card_name(state, c.id, lang) or c.id) for c in clash.waiting]
        played = [card_name(state, c.id, lang) or c.id for c in clash.played]
        if waiting or played:
            parts.append(f"{label(at)}: {', '.join((*waiting, *played))}")
    return words["behind"].format(cards=" · ".join(parts)) if parts else ""


def side(state: State, seat: Seat, lang: str, words: dict[str, str]) -> Block:
    """One side's counters and abilities."""
    abilities = ", ".join(
        (card_name(state, a.print.id, lang) or a.print.id) + (words["turned"] if a.turned else "")
        for a in seat.abilities
    )
    key = "enemy" if seat.auto else "player"
    text = words[key].format(
        troops=seat.troops,
        actions=seat.actions,
        left=seat.left,
        resources=seat.resources,
        casualties=seat.casualties,
        troop_deck=seat.troop_deck,
        action_deck=seat.action_deck,
        waiting=sum(len(clash.waiting) for clash in state.clashes),
        points=seat.points,
        abilities=abilities or "—",
    )
    return Block(title=called(state, seat.name, lang) or seat.name, text=text)
