"""The KeyForge table as rows of plain text: the opponent above, the active player below."""

from __future__ import annotations

from ...core.block import Block
from ...core.types import Position
from ...library import shelf
from .catalogue import UNKNOWN
from .names import called, called_kind
from .rules.forge import key_cost
from .rules.power import armor, armor_left, keywords, power
from .state import Card, Player, State


def rows(position: Position[State], lang: str) -> list[Block]:
    """The table as blocks: a heading with turn, step and house, then both sides."""
    state = position.state
    words = shelf.speech("keyforge", lang).get("board", {})
    house = called_kind("house", state.house, lang) or "—"
    step = called_kind("step", state.step, lang) or state.step
    heading = words["heading"].format(turn=state.turn, player=state.active, step=step, house=house)
    blocks = [Block(title=heading)]
    for seat in (state.other, state.me):
        blocks += side(state, seat, lang, words)
    return blocks


def aside(state: State, player: str, lang: str) -> str:
    """What `legal` cannot list: a hand that nobody has seen, and no deck list to tell what may be in it."""
    seat = state.player(player)
    unseen = seat.hand.count(UNKNOWN)
    if state.step != "main" or player != state.active or not unseen or seat.list or not state.house:
        return ""
    house = called_kind("house", state.house, lang) or state.house
    words = shelf.speech("keyforge", lang).get("board", {})
    return str(words["from-hand"]).format(house=house, count=unseen)


def side(state: State, seat: Player, lang: str, words: dict[str, str]) -> list[Block]:
    """One player's counters, battleline and artifacts."""
    forged = ", ".join(called_kind("colour", c, lang) or c for c in seat.keys)
    keys = f"{len(seat.keys)} ({forged})" if seat.keys else "0"
    counters = words["counters"].format(
        amber=seat.amber,
        cost=key_cost(state, seat.name),
        keys=keys,
        chains=seat.chains,
        hand=len(seat.hand),
        deck=len(seat.deck),
        discard=len(seat.discard),
        archives=len(seat.archives),
        purged=len(seat.purged),
    )
    blocks = [
        Block(
            title=f"{seat.name} · {', '.join(called_kind('house', h, lang) or h for h in seat.houses)}", text=counters
        )
    ]
    if seat.battleline:
        blocks.append(
            Block(
                head=tuple(words["creatures"].split("|")), rows=tuple(creature(state, c, lang) for c in seat.battleline)
            )
        )
    if seat.artifacts:
        shown = ", ".join(artifact(state, c, lang) for c in seat.artifacts)
        blocks.append(Block(text=words["artifacts"].format(cards=shown)))
    return blocks


def creature(state: State, card: Card, lang: str) -> tuple[str, ...]:
    """A creature as a row: name, house, power and damage, armor, what lies on it, its state."""
    house = called_kind("house", card.print.house, lang) or card.print.house
    whole = armor(state, card)
    marks = [called_kind("mark", m, lang) or m for m in ("exhausted", "stunned") if getattr(card, m)]
    marks += [f"{called_kind('keyword', k, lang) or k}{f' {n}' if n else ''}" for k, n in keywords(state, card).items()]
    marks += [called(state, u.ref, lang) or u.id for u in card.upgrades]
    if card.amber:
        marks.append(f"{card.amber}Æ")
    return (
        called(state, card.ref, lang) or card.id,
        house,
        f"{power(state, card)}" + (f" -{card.damage}" if card.damage else ""),
        f"{armor_left(state, card)}/{whole}" if whole else "",
        ", ".join(marks),
    )


def artifact(state: State, card: Card, lang: str) -> str:
    """An artifact in a few words."""
    marks = [called_kind("mark", "exhausted", lang) or "exhausted"] if card.exhausted else []
    marks += [f"{card.amber}Æ"] if card.amber else []
    name = called(state, card.ref, lang) or card.id
    return f"{name} ({', '.join(marks)})" if marks else name
