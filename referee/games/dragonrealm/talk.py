"""Between players and moves: what could be said now, what a phrase means, which answers cannot be."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from ...core.judge import wanted
from ...core.types import Answer, Choice, Move, Ruling
from .catalogue import id_of
from .code import CODE
from .moves import (
    MOVES,
    Accept,
    AddAcademy,
    AgreeDraw,
    Buy,
    ChooseSide,
    Concede,
    Describe,
    EndTurn,
    Explore,
    Goblins,
    Keep,
    NoneLeft,
    Rest,
    Reveal,
    Rockslide,
    TimeUp,
    Use,
)
from .names import names, revealable
from .state import ACTIONS, FACES, PLACES, SIDES, State
from .words import fold, heard_card, heard_draws, heard_keep, heard_play


def candidates(state: State, player: str) -> Iterator[Move]:
    """Every move that might be legal for a player; the checks have the last word."""
    if state.step == "over":
        return
    if state.step == "setup":
        yield from (ChooseSide(player, side) for side in SIDES)
        yield from (Keep(player, cards) for cards in (("level-1", "level-1"), ("level-2",)))
    yield from (Reveal(player, name) for name in revealable(state))
    yield Rest(player)
    for location in state.row_ids:
        yield from (Explore(player, location, action) for action in ACTIONS)
    seat = state.player(player)
    yield from (AddAcademy(player, count) for count in range(1, seat.academy + 1))
    yield from (Use(player, e.id) for e in seat.enhancements if e.id)
    yield Accept(player)
    yield from (Buy(player, level) for level in (1, 2))
    yield EndTurn(player)
    yield from (Goblins(player, place) for place in PLACES)
    yield from (Rockslide(player, way) for way in ("left", "right"))
    yield from (Concede(player), AgreeDraw(player), TimeUp(player))


def hear(state: State, kind: str, player: str, slots: Mapping[str, Any]) -> Move | None:
    """The move that a phrase of a kind means with these slots filled; None if it can mean none."""
    said = dict(slots)
    cls = MOVES.get(kind)
    if cls is Explore and "play" in said:
        return explored(state, player, said)
    if cls is Rest and "play" in said:
        draws = heard_draws(str(said["play"]))
        return None if draws is None else Rest(player, draws)
    if cls is Keep:
        cards = heard_keep(str(said["play"]))
        return Keep(player, cards) if cards else None
    if cls is Reveal or cls is Describe:
        told = heard_card("location" if cls is Reveal else "enhancement", str(said["name"]))
        return None if told is None or (cls is Describe and not told.facts) else cls(player, told.name, told.facts)
    if cls is Use and "play" in said:
        return used(state, player, str(said["play"]))
    if cls is Buy and "name" in said:
        said["card"] = enhancement(state, player, str(said.pop("name")))
    if cls in (Buy, NoneLeft) and said.get("level") not in (1, 2):
        return None
    if cls is None or any(name not in cls.fields for name in said):
        return None
    if any(n not in said and n not in cls.defaults for n in cls.fields if n != "player"):
        return None
    return cls(player, **said)


def explored(state: State, player: str, said: Mapping[str, Any]) -> Explore | None:
    """An exploration from its words; None when they mean nothing."""
    play = heard_play(str(said["play"]))
    if play is None:
        return None
    uses = tuple(enhancement(state, player, name) for name in play.uses)
    return Explore(player, said["location"], said.get("action", ""), play.cards, uses, play.dice, play.academy)


def used(state: State, player: str, text: str) -> Use | None:
    """The use of an enhancement from its words: a name, and what it adds when that is new (`Botas +2`)."""
    found = re.fullmatch(r"(.*?)(?:\s*[:,]?\s*([+-]\d{1,2}))?", text.strip())
    if found is None or not found[1]:
        return None
    return Use(player, enhancement(state, player, found[1]), None if found[2] is None else int(found[2]))


def enhancement(state: State, player: str, name: str) -> str:
    """The id of an enhancement by its name or the beginning of it, the player's own first; a new name stays as it is."""
    made = id_of("enhancement", name)
    own = [e.id for e in state.player(player).enhancements if e.id]
    known = names(state, "enhancement")
    if made in own or made in known:
        return made
    for ids in (own, known):
        begun = [id for id in ids if any(fold(way).startswith(fold(name.strip()) + " ") for way in known.get(id, ()))]
        if len(begun) == 1:
            return begun[0]
    return name.strip()


def unfit(state: State, choice: Choice, answer: Answer) -> list[Ruling]:
    """What speaks against a free answer: cards that are no group for the action, dice that cannot be rolled."""
    picked = answer.picked
    if choice.choice not in ("cards", "dice"):
        return []
    about = wanted(choice)
    if choice.choice == "cards":
        tried = Explore(choice.player, str(choice.facts["card"]), str(choice.facts["action"]), picked)
        against = CODE.against(state, tried)
        return against or ([] if picked else [Ruling("referee.choice.count", {**about, "count": 0})])
    wrong = [die for die in picked if not die.isdecimal() or int(die) not in FACES]
    if wrong:
        return [Ruling("dragonrealm.components.dice", {"player": choice.player, "face": wrong[0]})]
    if len(picked) == choice.least:
        return []
    facts = {"player": choice.player, "cards": choice.least, "dice": len(picked)}
    return [Ruling("dragonrealm.explore.dice", facts)]
