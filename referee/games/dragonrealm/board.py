"""The Dragonrealm table as rows of plain text: the row of locations, the middle card, the players."""

from __future__ import annotations

from ...core.block import Block
from ...core.types import Position
from ...library import shelf
from .catalogue import GAME
from .names import called
from .state import ACTIONS, Location, Player, State

UNKNOWN = "?"


def rows(position: Position[State], lang: str) -> list[Block]:
    """The table as blocks: a heading, the locations, the middle card, one row for each player.

    Coins are not shown before the game is over.
    """
    state = position.state
    words = shelf.speech(GAME, lang).get("board", {})
    step = called(state, state.step, lang) or state.step
    heading = words["heading"].format(turn=state.turn, player=state.active, step=step)
    blocks = [Block(title=heading)]
    if state.row:
        head = tuple(words["locations"].split("|"))
        blocks.append(Block(head=head, rows=tuple(location(state, place, lang) for place in state.row)))
    blocks += [Block(text=middle(state, lang, words[line])) for line in ("middle", "decks")]
    if state.roll is not None:
        blocks.append(Block(text=roll(state, lang, words["roll"])))
    players = tuple(player(state, seat, lang) for seat in state.seats)
    blocks.append(Block(head=tuple(words["players"].split("|")), rows=players))
    return blocks


def location(state: State, place: Location, lang: str) -> tuple[str, ...]:
    """A location as a row: name, colour, spaces taken, treasures and stones, what it asks for, who is there."""
    level = called(state, place.level, lang) or UNKNOWN if place.level else UNKNOWN
    spaces = UNKNOWN if place.spaces is None else str(place.spaces)
    first, second = (UNKNOWN if value is None else str(value) for value in place.treasure)
    stones = UNKNOWN if place.dragonstones is None else str(place.dragonstones)
    asks = [
        f"{(called(state, a, lang) or a)[:3]} {place.actions[a][0]}{'*' if place.actions[a][1] else ''}"
        for a in ACTIONS
        if a in place.actions
    ]
    there = [f"{name} {count}" for name, count in place.meeples.items() if count]
    there += [f"{called(state, 'goblins', lang)} {place.goblins}"] if place.goblins else []
    return (
        place.name or UNKNOWN,
        level,
        f"{place.pieces}/{spaces}",
        f"{first}/{second} d{stones}",
        " ".join(asks),
        ", ".join(there),
    )


def middle(state: State, lang: str, written: str) -> str:
    """The middle card and the goblins, or the decks, in a line."""
    there = ", ".join(f"{seat.name} {seat.academy}" for seat in state.seats if seat.academy) or "—"
    side = called(state, state.side, lang) or state.side
    return written.format(
        side=side[:1].upper() + side[1:],
        there=there,
        goblins=state.goblins,
        locations=state.deck,
        pile=state.pile,
        discard=state.discard,
    )


def roll(state: State, lang: str, written: str) -> str:
    """The roll that waits, in a line."""
    assert state.roll is not None
    return written.format(
        player=state.roll.player,
        action=called(state, state.roll.action, lang),
        location=called(state, state.roll.location, lang) or state.roll.location,
        total=state.roll.total,
        target=state.roll.target,
    )


def player(state: State, seat: Player, lang: str) -> tuple[str, ...]:
    """A player as a row: hand, adventurers left, coins once they are open, Dragonstones, enhancements."""
    over = state.step == "over"
    shown = [called(state, e.id, lang) or e.name for e in seat.enhancements if e.face_up]
    hidden = sum(not e.face_up for e in seat.enhancements)
    held = ", ".join([*shown, *([f"+{hidden}"] if hidden and shown else [str(hidden)] if hidden else [])])
    coins = str(seat.total) if over else "—"
    return seat.name, str(seat.hand), str(seat.left), coins, str(seat.dragonstones), held
