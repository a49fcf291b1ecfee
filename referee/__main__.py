"""The front door. Look-ups leave before anything else is imported; plain lines are read before Typer is."""

from __future__ import annotations

import sys

LOOKUPS = ("ask", "rule")
"""Commands that `referee.search` answers."""

VALUED = ("--db", "--table", "--lang")
"""Global options that are followed by a value."""


def first_word(argv: list[str]) -> str:
    """The command in a line: the first word that is neither a global option nor its value."""
    words = iter(argv)
    for word in words:
        if word in VALUED:
            next(words, None)
        elif not word.startswith("-"):
            return word
    return ""


def main(argv: list[str] | None = None) -> int:
    """Run one command line and give its exit status."""
    words = sys.argv[1:] if argv is None else argv
    if first_word(words) in LOOKUPS:
        from .search.ask import main as look_up

        return look_up(words)
    from .cli.door import main as enter

    return enter(words)


if __name__ == "__main__":
    sys.exit(main())
