"""Reads a command line and carries it out."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from ..core.release import VERSION
from ..journal.health import NoTable
from ..library.shelf import LANGUAGES
from .commands import COMMANDS, opened, shown
from .grammar import Globals, Missing, is_number, parted, plain_line
from .guard import excused
from .output import Desk, Wrong

COMPLETION = "_REFEREE_COMPLETE"
"""Set by the shell when it asks what could be typed next; Typer answers."""


def main(argv: Sequence[str]) -> int:
    """Run one command line and give its exit status."""
    desk = Desk(lang=spoken("", os.environ), json="--json" in argv)

    def enter() -> int:
        nonlocal desk
        try:
            given, words = parted(argv)
        except Missing as missing:
            raise Wrong("usage.value", word=missing.args[0]) from None
        desk = desk_for(given, os.environ)
        return carried_out(desk, given, words)

    return excused(desk, enter, lambda: desk)


def carried_out(desk: Desk, given: Globals, words: list[str]) -> int:
    """Carry out what was typed behind the global options."""
    if given.version:
        return desk.show(f"referee {VERSION}", version=VERSION)
    if not words and COMPLETION not in os.environ:
        return welcomed(desk)
    command = COMMANDS.get(words[0]) if words else None
    values = plain_line(command, words[1:]) if command is not None else None
    if command is not None and values is not None:
        return command(desk, **values)
    if command is None and words and not words[0].startswith("-"):
        raise Wrong("usage.command", word=words[0])
    from .app import run

    return run(desk, words)


def welcomed(desk: Desk) -> int:
    """What `referee` alone shows: the open table, or how to start."""
    try:
        table = opened(desk)
    except NoTable:
        if desk.table or desk.json:
            raise
        return desk.show([desk.say("help.title"), "", desk.say("help.start")])
    return shown(desk, table)


def desk_for(given: Globals, environment: Mapping[str, str]) -> Desk:
    """The desk for a line's global options.

    Raises:
        Wrong: the language or the table's number makes no sense.
    """
    if given.lang and given.lang not in LANGUAGES:
        raise Wrong("usage.of", word=given.lang, option="--lang", choices=LANGUAGES)
    if given.table and not (is_number(given.table) and int(given.table) > 0):
        raise Wrong("usage.number", word=given.table)
    db = given.db or environment.get("REFEREE_DB") or "state.db"
    return Desk(db, int(given.table or 0), spoken(given.lang, environment), given.json)


def spoken(wanted: str, environment: Mapping[str, str]) -> str:
    """The language to answer in: the option, REFEREE_LANG, the locale when it is one of ours, else Spanish."""
    names = [wanted, environment.get("REFEREE_LANG", "")]
    names.append(next((environment[k] for k in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(k)), ""))
    return next((name[:2].lower() for name in names if name[:2].lower() in LANGUAGES), LANGUAGES[0])
