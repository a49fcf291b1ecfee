"""A command is a function: its signature says what may be typed.

Positional parameters are arguments (`list[str]` takes all the words that are left, `Rest` also those that look like
options), parameters by name only are options (`bool` a flag, `list[str]` may be repeated). Typer builds help, completion
and messages from this; plain lines are read here, because importing Typer takes longer than judging a move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..core.types import Record

Command = Callable[..., int]
"""A command: the desk it works at and what was typed, to an exit status."""


Rest = list[str]
"""All the words that are left, those that look like options too."""


class Parameter(Record):
    """One argument or option of a command: `type` is str, int, bool, list[str] or Rest."""

    name: str
    type: str
    option: bool
    required: bool
    default: Any

    @property
    def flag(self) -> str:
        """As it is typed: `--because`."""
        return "--" + self.name.rstrip("_")


class Globals(Record):
    """What may stand before or after every command; empty where it was not typed."""

    db: str = ""
    table: str = ""
    lang: str = ""
    json: bool = False
    version: bool = False


GLOBALS = {"--db": "db", "--table": "table", "--lang": "lang", "--json": "json", "--version": "version"}


class Missing(Exception):
    """An option was typed without its value; the option is the argument."""


def parameters(command: Command) -> tuple[Parameter, ...]:
    """What a command takes, the desk left out."""
    code = command.__code__
    types = command.__annotations__
    count, by_name = code.co_argcount, code.co_kwonlyargcount
    defaults = command.__defaults__ or ()
    found = []
    for at, name in enumerate(code.co_varnames[1 : count + by_name], 1):
        option = at >= count
        if option:
            default = (command.__kwdefaults__ or {})[name]
        else:
            default = defaults[at - count] if at >= count - len(defaults) else None
        required = not option and at < count - len(defaults)
        found.append(Parameter(name, types[name], option, required, default))
    return tuple(found)


def parted(argv: Sequence[str]) -> tuple[Globals, list[str]]:
    """The global options, wherever they stand, and the rest of a line.

    What stands behind `--` is left alone, and so is `--lang` behind `ask --add`, where it is the document's language.

    Raises:
        Missing: a global option has no value.
    """
    known: dict[str, Any] = {}
    rest: list[str] = []
    words = iter(argv)
    for word in words:
        if word == "--":
            rest += [word, *words]
            break
        name, equals, value = word.partition("=")
        field = GLOBALS.get(name)
        if field is None or (equals and field in ("json", "version")):
            rest.append(word)
        elif field in ("json", "version"):
            known[field] = True
        else:
            given = value if equals else next(words, None)
            if given is None:
                raise Missing(name)
            known[field] = given
    return Globals(**known), rest


def plain_line(command: Command, words: Sequence[str]) -> dict[str, Any] | None:
    """What was typed for a command, by parameter; None when help is wanted or something is wrong."""
    takes = parameters(command)
    options = {p.flag: p for p in takes if p.option}
    values: dict[str, Any] = {}
    loose: list[str] = []
    anything = any(p.type == "Rest" for p in takes)
    left = iter(words)
    for word in left:
        name, equals, value = word.partition("=")
        if word == "--":
            loose += left
        elif name in options:
            option = options[name]
            if option.type == "bool":
                if equals:
                    return None
                values[option.name] = True
                continue
            given = value if equals else next(left, None)
            if given is None:
                return None
            if option.type == "list[str]":
                values.setdefault(option.name, []).append(given)
            else:
                values[option.name] = given
        elif word == "--help" or (word.startswith("-") and len(word) > 1 and not anything and not is_number(word)):
            return None
        else:
            loose.append(word)
    for parameter in takes:
        if parameter.option:
            continue
        if parameter.type in ("list[str]", "Rest"):
            if loose or not parameter.required:
                values[parameter.name] = loose
            loose = []
        elif loose:
            values[parameter.name] = loose.pop(0)
        if parameter.required and parameter.name not in values:
            return None
    if loose:
        return None
    for parameter in takes:
        if parameter.type == "int" and parameter.name in values:
            if not is_number(values[parameter.name]):
                return None
            values[parameter.name] = int(values[parameter.name])
    return values


def is_number(word: str) -> bool:
    """Whether a word is a whole number that a counter can hold."""
    return word.removeprefix("-").isdecimal() and len(word) < 10
