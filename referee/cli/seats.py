"""Opening a table: reading what `referee new` was given, and asking a person for what is missing."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from ..games import find, ids
from ..journal.health import NoTable
from ..journal.journal import Journal
from .output import Desk, Wrong

LARGEST = 2_000_000
"""The largest file that is read, in bytes."""


def person() -> bool:
    """Whether somebody sits at the terminal and can be asked."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def asked(desk: Desk, id: str, **facts: Any) -> str:
    """What a person answers to one of the program's questions; empty when they have nothing more to say."""
    try:
        return input(desk.say(id, **facts) + " ").strip()
    except EOFError:
        return ""


def game_named(desk: Desk, word: str) -> str:
    """The game that a word names.

    Raises:
        Wrong: there is no such game.
    """
    if not word and person():
        word = asked(desk, "ask.game", games=ids())
    if word.lower() not in ids():
        raise Wrong("unknown-game", game=word, games=ids()) if word else Wrong("usage.missing", word="GAME")
    return word.lower()


def players_named(desk: Desk, words: list[str]) -> list[str]:
    """Who plays: as typed, or as a person answers."""
    if not words and person():
        words = asked(desk, "ask.players").replace(",", " ").split()
    return words


def by_player(option: str, pairs: Iterable[str], players: Iterable[str]) -> dict[str, list[str]]:
    """`P=a,b` options as a dict of lists.

    Raises:
        Wrong: one has no `=`, or names nobody at the table.
    """
    known = {name.casefold(): name for name in players}
    found: dict[str, list[str]] = {}
    for pair in pairs:
        name, equals, values = pair.partition("=")
        if not equals or not values:
            raise Wrong("usage.pair", word=pair, form=f"--{option} P=…")
        if name.casefold() not in known:
            raise Wrong("usage.player", player=name)
        found[known[name.casefold()]] = [value.strip() for value in values.split(",")]
    return found


def ask_for_needs(desk: Desk, game: str, players: Iterable[str], given: dict[str, Any]) -> None:
    """Ask a person for what the game cannot do without: one of `GAME.needs`, options of each player; the first is asked.

    Who has played in the game before in a series has it from there.
    """
    needs: tuple[str, ...] = getattr(find(game), "needs", ())
    before = given.get("after", {}).get("players", {})
    for player in players:
        if needs and player not in before and not any(player in given[option] for option in needs):
            given[needs[0]][player] = [
                word.strip() for word in asked(desk, f"ask.{needs[0]}", player=player).split(",")
            ]


def kept(desk: Desk, game: str) -> dict[str, dict[str, Any]]:
    """What the database knows of a game's cards and decks: kind -> id -> facts; nothing when there is no database."""
    try:
        with Journal(desk.db) as journal:
            return journal.known(game)
    except NoTable:
        return {}


def deck_texts(known: Mapping[str, Mapping[str, Any]], decks: Mapping[str, list[str]]) -> dict[str, list[str]]:
    """The deck list of each player: of a deck that was added under this name, else of a file."""
    return {player: [deck_text(known, ",".join(words))] for player, words in decks.items()}


def deck_text(known: Mapping[str, Mapping[str, Any]], file: str) -> str:
    """A deck list by the name under which it was added, or from a file."""
    text: str = known.get("deck", {}).get(file, {}).get("text") or text_of(file)
    return text


def text_of(file: str) -> str:
    """The text of a file.

    Raises:
        Wrong: it cannot be read, is too large, or is no text.
    """
    try:
        if Path(file).stat().st_size > LARGEST:
            raise Wrong("usage.large", file=file)
        return Path(file).read_text(encoding="utf-8-sig")
    except (OSError, ValueError) as error:
        raise Wrong("usage.file", file=file) from error
