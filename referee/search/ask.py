"""The front door of look-ups: `referee ask …` and `referee rule ID`, before any framework is imported."""

# No pathlib here: pathlib takes as long to load as all the rest of a look-up.
from __future__ import annotations

import os
import sys
from collections.abc import Iterable

from ..library import places
from .index import LANGUAGES, Index, opened
from .ranking import Found, find
from .showing import as_json, clean, say, say_json, show

LIMIT = 600
"""Characters of a question that are still read."""
COMMANDS = ("ask", "rule")
VALUED = ("--db", "--table", "--lang", "--game", "--add", "--remove")
"""Options that take a value."""


class Wrong(Exception):
    """An option, value or file that makes no sense. Exit status 2. `says` is a sentence of look-ups, `facts` fill it."""

    def __init__(self, says: str, **facts: object) -> None:
        super().__init__(says, facts)
        self.says = says
        self.facts = facts


class Line:
    """A command line taken apart: options by name, and words; global options may stand anywhere."""

    def __init__(self, argv: Iterable[str]) -> None:
        self.options: dict[str, str] = {}
        self.words: list[str] = []
        self.fault: Wrong | None = None
        rest = iter(argv)
        for part in rest:
            name, equals, value = part.partition("=")
            if part == "--":
                self.words += rest
            elif name in VALUED:
                given = value if equals else next(rest, None)
                if given is None:
                    self.fault = Wrong("no-value", option=name)
                else:
                    self.options[name] = given
            elif part in ("--json", "--sources", "--help", "-h"):
                self.options["--help" if part == "-h" else part] = "yes"
            elif part.startswith("--"):
                self.fault = self.fault or Wrong("bad-option", option=clean(part))
            else:
                self.words.append(part)
        self.command = self.words.pop(0) if self.words and self.words[0] in COMMANDS else ""

    def one_of(self, option: str, choices: Iterable[str]) -> str:
        """The value of an option; empty when it was not given.

        Raises:
            Wrong: it is none of the choices.
        """
        value = self.options.get(option, "")
        if value and value not in choices:
            raise Wrong("bad-value", option=option, value=clean(value), choices=", ".join(choices))
        return value


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
