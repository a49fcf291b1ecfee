"""What a command prints, as words or as JSON, and the exit statuses."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Mapping
from typing import Any

from ..core.types import Position, Record
from ..games import find
from ..language.say import Voice
from ..outcome import Result

DONE, NO_ANSWER, WRONG, REFUSED, UNHEARD, NO_DATABASE = range(6)
"""Exit statuses: done; `ask` has no sure answer; wrong argument, file or number; against the rules or the log; the
words were not understood; the database cannot be used."""

STATUS = {
    "": DONE,
    "usage": WRONG,
    "no-table": WRONG,
    "illegal": REFUSED,
    "not-understood": UNHEARD,
    "ambiguous": UNHEARD,
    "database": NO_DATABASE,
}
"""The exit status of each kind of failure, by its name in JSON."""


class Wrong(Exception):
    """A command cannot be carried out as typed: exit status 2. `says` is a sentence of the program's glossary."""

    def __init__(self, says: str, **facts: Any) -> None:
        super().__init__(says, facts)
        self.says = says
        self.facts = facts


class Desk(Record):
    """Where a command works: the database, the table asked for (0: the current one), the language, JSON or words."""

    db: str = "state.db"
    table: int = 0
    lang: str = "es"
    json: bool = False

    def voice(self, game: str = "") -> Voice:
        """What says things, about a game where one is named."""
        return Voice(find(game) if game else None, self.lang)

    def say(self, id: str, **facts: Any) -> str:
        """One of the program's own sentences."""
        return self.voice().sentence(id, **facts)

    def title(self, game: str) -> str:
        """What a game is called."""
        return self.voice().named("game", game)

    def show(self, lines: Iterable[str] | str, **data: Any) -> int:
        """Print what was done: the data with `--json`, else the lines."""
        if self.json:
            put(json.dumps(data, ensure_ascii=False))
        else:
            put(lines if isinstance(lines, str) else "\n".join(lines))
        return DONE

    def fail(self, error: str, text: str, **known: Any) -> int:
        """Print why something was not done, and give the exit status for it."""
        if self.json:
            put(json.dumps({"ok": False, "error": error, **known, "text": text}, ensure_ascii=False))
        else:
            put(text, sys.stderr)
        return STATUS[error]

    def finish(self, result: Result, lines: Iterable[str] | None = None) -> int:
        """Print what came of something said at a table, and give the exit status for it."""
        if self.json:
            put(json.dumps(result.json(), ensure_ascii=False))
        else:
            done = result.lines() if lines is None or not result.ok else lines
            put("\n".join((*done, *waits(result.voice, result.position))) if result.ok else "\n".join(done))
        return STATUS[result.error]


def waits(voice: Voice, position: Position[Any]) -> list[str]:
    """What the table must answer before it goes on."""
    return [
        voice.sentence("waits", player=choice.player, question=voice.choice(position.state, choice))
        for choice in position.waiting[:1]
    ]


def put(text: str, stream: Any = None) -> None:
    """Write a text with its line end; signs that the terminal does not know are shown as `?`."""
    out = stream or sys.stdout
    try:
        out.write(text + "\n")
    except UnicodeEncodeError:
        coding = getattr(out, "encoding", None) or "ascii"
        out.write((text + "\n").encode(coding, "replace").decode(coding))


def colourful(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether to use colour: a person looks at it and has not asked for none."""
    return "NO_COLOR" not in environment and environment.get("TERM") != "dumb" and sys.stdout.isatty()
