"""A whole game as text, and back.

The text starts with `referee record 1` and how the table began; then each thing that was said, one a line:

    3. Ana: casa brobnar
       = {"kind":"move","move":{"type":"choose-house","player":"Ana","args":{"house":"brobnar"}}}
       > Ana elige Brobnar. (keyforge.house.choose)

What stands after `=` counts. Lines with `>` and what stands after the number are for readers; a line without `=` below
it is heard as words. So a record can be written by hand: the head, then a move a line.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ..core.types import Record, Unfit
from .timeline import Entry

FORMAT = 1
"""The version of the text format."""

HEAD = "referee record"


class Written(Record):
    """A record that was read: the game, how it began, and each entry, or the words of a move written by hand."""

    game: str
    start: Any
    said: tuple[Entry | str, ...]


def write(game: str, start: Mapping[str, Any], told: Iterable[tuple[Entry, str, list[str]]]) -> Iterator[str]:
    """The lines of a record: for each entry, its words in the reader's language and what it caused, in words."""
    yield f"{HEAD} {FORMAT}"
    yield f"game: {game}"
    for key, value in start.items():
        yield f"{key}: {dumped(value)}"
    for entry, words, caused in told:
        yield ""
        yield f"{entry.n}. {words}"
        yield f"   = {dumped(truth(entry))}"
        yield from (f"   > {line}" for line in caused)


def truth(entry: Entry) -> dict[str, Any]:
    """What counts of an entry: all but its number and the memory of what it caused."""
    return {name: value for name, value in entry.asdict().items() if value and name not in ("n", "events")}


def read(text: str, file: str) -> Written:
    """A record from its text.

    Raises:
        Unfit: it is no record, or a newer program wrote it; names the line.
    """
    lines = text.lstrip("\ufeff").splitlines()
    version = lines[0].removeprefix(HEAD).strip() if lines and lines[0].startswith(HEAD) else ""
    if not version.isdecimal():
        raise Unfit("record.format", file=file, line=1)
    if int(version) > FORMAT:
        raise Unfit("record.newer", file=file)
    head: dict[str, Any] = {}
    said: list[Entry | str] = []
    for at, line in enumerate(lines[1:], 2):
        words = line.strip()
        try:
            if not words or words[0] in "#>":
                continue
            if words[0] == "=":
                if not said or not isinstance(said[-1], str):
                    raise ValueError(words)
                said[-1] = Entry(n=len(said), **json.loads(words[1:]))
            elif said or words[0].isdecimal():
                number, dot, rest = words.partition(".")
                said.append(rest.strip() if dot and number.isdecimal() else words)
            else:
                key, colon, value = words.partition(":")
                if not colon:
                    raise ValueError(words)
                head[key] = value.strip() if key == "game" else json.loads(value)
        except (TypeError, ValueError) as error:
            raise Unfit("record.format", file=file, line=at) from error
    if "game" not in head or not {"scenario", "players"} & set(head):
        raise Unfit("record.format", file=file, line=2)
    game = head.pop("game")
    by_hand = {"level": "enforce", "seed": "1", **({"options": {}} if "players" in head else {})}
    return Written(game, head | {key: value for key, value in by_hand.items() if key not in head}, tuple(said))


def dumped(value: Any) -> str:
    """A value as JSON on one line."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
