"""The command line of a look-up, taken apart without a framework."""

from __future__ import annotations

from .showing import clean

TYPE_CHECKING = False  # as type checkers know it; to import what only they need would cost 2 ms
if TYPE_CHECKING:
    from collections.abc import Iterable

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
