"""The front door of look-ups: `referee ask …` and `referee rule ID`, before any framework is imported."""

# No pathlib here: pathlib takes as long to load as all the rest of a look-up.
from __future__ import annotations

import os
import sys

from ..library import places
from .index import LANGUAGES, Index
from .keeping import opened
from .line import Line, Wrong
from .ranking import Found, find
from .showing import as_json, clean, say, say_json, show

TYPE_CHECKING = False  # as type checkers know it; to import what only they need would cost 2 ms
if TYPE_CHECKING:
    from collections.abc import Iterable

LIMIT = 600
"""Characters of a question that are still read."""


def spoken(option: str = "") -> str:
    """The language to answer in: the option, `REFEREE_LANG`, the locale when it is one of ours, else Spanish."""
    for value in (option, *(os.environ.get(name, "") for name in ("REFEREE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))):
        if value[:2].lower() in LANGUAGES and not value[2:3].isalpha():
            return value[:2].lower()
    return "es"


def main(argv: Iterable[str]) -> int:
    """Run `ask` or `rule`; `argv` is all that stands behind the program's name. Gives the exit status.

    0: a sure answer, or done. 1: no sure answer, or an empty question. 2: an option, file or id makes no sense.
    """
    line = Line(argv)
    index = opened()
    lang = spoken(line.options.get("--lang", ""))
    try:
        if line.fault:
            raise line.fault
        line.one_of("--lang", LANGUAGES)
        game = line.one_of("--game", sorted(index.ranges))
        if line.command == "rule":
            return rule(index, line, lang)
        return ask(index, line, lang, game)
    except Wrong as wrong:
        text = index.says(wrong.says, lang, **wrong.facts)
        if "--json" in line.options:
            say_json({"ok": False, "error": "usage", "text": text})
        else:
            sys.stderr.write(text + "\n")
        return 2


def ask(index: Index, line: Line, lang: str, game: str) -> int:
    """`referee ask`."""
    json = "--json" in line.options
    if "--help" in line.options:
        say(index.says("usage", lang))
        return 0
    if any(option in line.options for option in ("--add", "--remove", "--sources")):
        from .documents import command  # imports what only this needs

        return command(index, line, lang, game)
    query = " ".join(line.words)
    if len(query) > LIMIT:
        raise Wrong("too-long", length=len(query), limit=LIMIT)
    found, here = look_up(index, query, lang, game, line)
    if json:
        answer = as_json(found, lang, here)
        if not query.strip():
            answer["text"] = index.says("empty", lang)
        say_json(answer)
    elif not any(c.isalnum() for c in query):
        say(index.says("empty", lang))
    else:
        say(show(index, found, query, lang, here))
    return 0 if found.status == "answer" else 1


def look_up(index: Index, query: str, lang: str, game: str, line: Line) -> tuple[Found, list[str]]:
    """What a question finds, and how that bears on the table that is open."""
    database = line.options.get("--db") or os.environ.get("REFEREE_DB") or "state.db"
    table = None
    if os.path.exists(database):
        from .bearing import opened_table

        table = opened_table(database, line.options.get("--table", ""))
    found = find(index, query, lang, game, table.game if table else "", own())
    here: list[str] = []
    if table is not None and found.status == "answer":
        here = table.bearing(found.hits[0].entry, lang)
    return found, here


def own() -> Iterable[Index]:
    """The indexes of the player's own documents."""
    folder = places.cache()
    if folder is None or not os.path.isdir(os.path.join(folder, "documents")):
        return ()
    from .documents import indexes

    return indexes()


def answer(query: str, lang: str = "es", game: str = "") -> dict[str, object]:
    """What `referee --json ask` prints, for programs: no table, no documents of the player's.

    Raises:
        KeyError: there is no such game.
    """
    index = opened()
    if game:
        index.ranges[game]
    return as_json(find(index, query[:LIMIT], lang, game), lang, ())


def rule(index: Index, line: Line, lang: str) -> int:
    """`referee rule ID`."""
    if "--help" in line.options or len(line.words) != 1:
        if "--help" not in line.options:
            raise Wrong("rule-usage")
        say(index.says("rule-usage", lang))
        return 0
    from .ruling import rule_json, rule_page  # reads the rulebook itself, for the cases

    told = rule_json(index, line.words[0], lang)
    if told is None:
        raise Wrong("rule-unknown", id=clean(line.words[0]))
    if "--json" in line.options:
        say_json(told)
    else:
        say(rule_page(index, told, lang))
    return 0
