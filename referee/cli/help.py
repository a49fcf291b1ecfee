"""Help in the player's language, for Typer's commands: the sentences stand in the program's glossary."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.release import VERSION
from .commands import COMMANDS
from .grammar import GLOBALS, Command, Parameter, parameters
from .output import Desk

SHOWN = {"--db": "--db FILE", "--table": "--table N", "--lang": "--lang es|pt|en"}
"""Global options with what follows them."""

WIDTH = 24
"""The column of the names, in letters."""


def overview(desk: Desk) -> Iterator[str]:
    """What the program is, its commands and its global options."""
    yield f"referee {VERSION} · {desk.say('help.title')}"
    yield ""
    yield f"{desk.say('help.usage')}: referee [--db FILE] [--table N] [--lang es|pt|en] [--json] …"
    yield ""
    yield f"{desk.say('help.commands')}:"
    for name in COMMANDS:
        yield line(name, desk.say(f"help.{name}"))
    yield ""
    yield from global_options(desk)
    yield ""
    yield desk.say("help.start")


def details(desk: Desk, name: str) -> Iterator[str]:
    """What one command does and takes."""
    command = COMMANDS[name]
    yield desk.say(f"help.{name}")
    yield ""
    yield f"{desk.say('help.usage')}: {usage(name, command)}"
    for kind, wanted in (("help.arguments", False), ("help.options", True)):
        rows = [p for p in parameters(command) if p.option is wanted]
        if rows:
            yield ""
            yield f"{desk.say(kind)}:"
        for parameter in rows:
            yield line(typed(parameter), desk.say(f"help.{name}.{parameter.name.rstrip('_')}"))
    yield ""
    yield from global_options(desk)


def global_options(desk: Desk) -> Iterator[str]:
    """The options of every command."""
    yield f"{desk.say('help.options')} (referee):"
    for flag, field in GLOBALS.items():
        about = "help.table-number" if field == "table" else f"help.{field}"
        yield line(SHOWN.get(flag, flag), desk.say(about))
    yield line("--help", desk.say("help.help"))


def usage(name: str, command: Command) -> str:
    """How a command is typed: `referee amend N [WORDS…] [--drop] [--yes]`."""
    parts = [f"referee {name}"]
    for parameter in parameters(command):
        shown = typed(parameter)
        parts.append(shown if parameter.required else f"[{shown}]")
    return " ".join(parts)


def typed(parameter: Parameter) -> str:
    """One argument or option as it is typed."""
    if not parameter.option:
        return parameter.name.upper() + ("…" if parameter.type in ("list[str]", "Rest") else "")
    value = {"bool": "", "int": " N", "str": " …", "list[str]": " P=…"}[parameter.type]
    return parameter.flag + value


def line(name: str, text: str) -> str:
    """A name with its sentence beside it."""
    return f"  {name:<{WIDTH}} {text}" if len(name) <= WIDTH else f"  {name}\n  {'':<{WIDTH}} {text}"
