"""`play`: a prompt with completion and history, the board redrawn after each move."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from ..table import Table
from .board import plainly
from .grammar import Command, plain_line
from .guard import excused
from .output import DONE, Desk, colourful, put, waits
from .seats import person

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

Reader = Callable[[str], str]
"""Shows a prompt and gives the line that is typed. Raises EOFError when there are no more."""

KEPT = ("table", "legal", "undo", "redo", "why", "rule", "ask", "log", "can", "fix", "amend", "score", "odds")
"""Commands that can be typed at the prompt, by their names; some have a name in each language too."""

NAMED = ("help", "leave", "table", "legal", "undo", "redo", "why", "rule")
"""Those that have other names in the player's language: the sentences `play.words.NAME`."""


def sit(desk: Desk, table: Table, commands: Mapping[str, Command]) -> int:
    """Play at the table until somebody leaves; `commands` can be typed as well."""
    here = desk.but(table=table.number, json=False)
    put("\n".join(board(here, table)))
    put(here.say("play.hello"))
    read = reader(table) if person() else input
    last = table.history.last
    while True:
        try:
            line = read(f"{table.mover()}> ").strip()
        except KeyboardInterrupt:
            continue
        except EOFError:
            break
        word, rest = spoken(here, line)
        if word == "leave":
            break
        if word == "help":
            put(here.say("play.help"))
        elif line:
            if word in KEPT:
                carry_out(here, commands[word], word, rest)
            else:
                excused(here, partial(said, here, table, line))
            if table.newer() or table.history.last != last:
                last = table.history.last
                put("\n".join(("", *board(here, table))))
    put(here.say("play.bye"))
    return DONE


def said(desk: Desk, table: Table, line: str) -> int:
    """Say something at the table."""
    return desk.finish(table.do(line))


def carry_out(desk: Desk, command: Command, name: str, rest: str) -> None:
    """Carry out a command typed at the prompt."""
    values = plain_line(command, worded(rest))
    if values is None:
        put(desk.say("usage.see", command=name))
    else:
        excused(desk, lambda: command(desk, **values))


def worded(rest: str) -> list[str]:
    """The words of a line as a shell would part them; as they stand where quotation marks do not match."""
    try:
        return shlex.split(rest)
    except ValueError:
        return rest.split()


def spoken(desk: Desk, line: str) -> tuple[str, str]:
    """The command that a line begins with, by any of its names, and the rest; no command for a move."""
    lowered = line.casefold()
    for name in NAMED:
        for words in (*desk.say(f"play.words.{name}").split("|"), *([name] if name in KEPT else [])):
            if lowered == words or lowered.startswith(words + " "):
                return name, line[len(words) :].strip()
    word, _, rest = line.partition(" ")
    return (word, rest) if word in KEPT else ("", line)


def board(desk: Desk, table: Table) -> Iterator[str]:
    """The lines of the board, and what it waits for."""
    yield from plainly(table.game.rows(table.position, desk.lang), colour=colourful())
    yield from waits(table.voice, table.position)


def reader(table: Table) -> Reader:
    """A prompt for a person: completes what is legal, remembers what was typed."""
    from prompt_toolkit import PromptSession
    from prompt_toolkit.completion import WordCompleter
    from prompt_toolkit.history import FileHistory, InMemoryHistory

    from ..library.places import cache

    folder = cache()
    past = FileHistory(str(Path(folder, "history"))) if folder else InMemoryHistory()
    session: PromptSession[str] = PromptSession(history=past)

    def read(prompt: str) -> str:
        legal = [table.words(move) for move in table.legal()]
        return session.prompt(prompt, completer=WordCompleter([*legal, *KEPT], ignore_case=True, sentence=True))

    return read
