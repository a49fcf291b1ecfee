"""The commands as a Typer program: for help, for completion in the shell, and for lines that are not plain."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from .commands import COMMANDS
from .grammar import Command, Parameter, parameters
from .help import details, overview
from .output import Desk, Wrong

TYPES: dict[str, Any] = {"str": str, "int": int, "bool": bool, "list[str]": list[str], "Rest": list[str]}


def program(desk: Desk) -> typer.Typer:
    """The program, every command working at this desk."""

    class Overview(TyperGroup):
        """All commands; helps in the player's language."""

        def format_help(self, ctx: Any, formatter: Any) -> None:
            """Print the overview."""
            desk.show(text := "\n".join(overview(desk)), ok=True, text=text)

    class Details(TyperCommand):
        """One command; helps in the player's language."""

        def format_help(self, ctx: Any, formatter: Any) -> None:
            """Print what the command takes."""
            desk.show(text := "\n".join(details(desk, str(self.name))), ok=True, text=text)

    app = typer.Typer(cls=Overview, add_completion=True, pretty_exceptions_enable=False)
    for name, command in COMMANDS.items():
        app.command(name, cls=Details)(seated(desk, command))
    return app


def seated(desk: Desk, command: Command) -> Callable[..., int]:
    """A command that works at a desk, with a signature that Typer understands."""

    def run(**typed: Any) -> int:
        return command(desk, **{name: value for name, value in typed.items() if value is not None})

    signature = [declared(parameter) for parameter in parameters(command)]
    run.__signature__ = inspect.Signature(signature)  # type: ignore[attr-defined]
    run.__annotations__ = {p.name: p.annotation for p in signature}
    run.__doc__ = command.__doc__
    return run


def declared(parameter: Parameter) -> inspect.Parameter:
    """A parameter as Typer wants it declared."""
    default = ... if parameter.required else parameter.default
    if parameter.option:
        info = typer.Option(default, parameter.flag)
    else:
        info = typer.Argument(default)
    kind = inspect.Parameter.KEYWORD_ONLY
    return inspect.Parameter(parameter.name, kind, default=info, annotation=TYPES[parameter.type])


def run(desk: Desk, words: list[str]) -> int:
    """Carry out a line through Typer.

    Raises:
        Wrong: the line makes no sense.
    """
    group = typer.main.get_command(program(desk))
    try:
        status = group.main(words, prog_name="referee", standalone_mode=False)
    except typer.Exit as done:
        return int(done.exit_code)
    except typer.Abort:
        return 130
    except typer.TyperException as error:
        raise wrong(error) from error
    return int(status or 0)


def wrong(error: Any) -> Wrong:
    """A complaint of Typer's as one of our sentences."""
    kind = type(error).__name__
    command = getattr(error.ctx, "info_name", "") if getattr(error, "ctx", None) is not None else ""
    parameter = getattr(error, "param", None)
    named = str(getattr(parameter, "human_readable_name", "") or getattr(error, "option_name", "")).upper()
    if kind == "NoSuchOption":
        return Wrong("usage.option", command=command, word=error.option_name)
    if kind == "BadOptionUsage":
        return Wrong("usage.value", word=error.option_name)
    if kind == "MissingParameter":
        return Wrong("usage.missing", word=named)
    if kind == "BadParameter" and getattr(getattr(parameter, "type", None), "name", "") in ("int", "integer"):
        return Wrong("usage.number", word=quoted(error.message))
    if kind == "BadParameter":
        return Wrong("usage.bad", word=named, text=quoted(error.message))
    return Wrong("usage.words", text=quoted(error.message))


def quoted(message: str) -> str:
    """The word that a complaint of Typer's is about, without the complaint."""
    parts = message.split("'")
    return parts[1] if len(parts) > 2 else message
