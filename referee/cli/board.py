"""Draws the blocks that a game describes: plainly at once, or with Rich where there is time for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from ..core.block import Block

if TYPE_CHECKING:
    from rich.console import Console

WIDTH = 78
"""The widest line, in columns."""

BOLD, DIM, PLAIN = "\033[1m", "\033[2m", "\033[0m"


def plainly(blocks: Iterable[Block], *, colour: bool) -> Iterator[str]:
    """The lines of blocks as aligned text; with `colour`, titles bold and heads dim."""
    strong, faint, end = (BOLD, DIM, PLAIN) if colour else ("", "", "")
    for at, block in enumerate(blocks):
        if block.title:
            if at:
                yield ""
            yield f"{strong}{clipped(block.title, WIDTH)}{end}"
        if block.text:
            yield from (f"  {line}" for line in folded(block.text, WIDTH - 2))
        if block.rows:
            widths = columns([block.head, *block.rows] if block.head else block.rows)
            if block.head:
                yield f"{faint}{row(block.head, widths)}{end}"
            yield from (row(cells, widths) for cells in block.rows)


def columns(rows: Sequence[Sequence[str]]) -> list[int]:
    """How wide each column is drawn: as wide as its widest cell, the widest ones narrowed until the line fits."""
    count = max(len(cells) for cells in rows)
    widths = [max((len(cells[at]) for cells in rows if at < len(cells)), default=0) for at in range(count)]
    while sum(widths) + 2 * count > WIDTH and max(widths) > 4:
        widths[widths.index(max(widths))] -= 1
    return widths


def row(cells: Sequence[str], widths: Sequence[int]) -> str:
    """One line of a table; numbers stand to the right."""
    drawn = []
    for cell, width in zip(cells, widths, strict=False):
        cell = clipped(cell, width)
        drawn.append(cell.rjust(width) if cell.isdecimal() else cell.ljust(width))
    return ("  " + "  ".join(drawn)).rstrip()


def clipped(text: str, width: int) -> str:
    """A text, or what of it fits, with a sign that there is more."""
    return text if len(text) <= width else text[: max(width - 1, 0)] + "…"


def folded(text: str, width: int) -> Iterator[str]:
    """A text in lines of at most so many columns, broken between words."""
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            if line and len(line) + 1 + len(word) > width:
                yield line
                line = word
            else:
                line = f"{line} {word}" if line else word
        yield line


def richly(blocks: Iterable[Block]) -> None:
    """Print blocks with Rich: tables with rules and bold heads."""
    from rich import box
    from rich.table import Table

    screen = console()
    for block in blocks:
        if block.rows:
            drawn = Table(*block.head, title=block.title or None, box=box.SIMPLE_HEAD, title_justify="left")
            if not block.head:
                drawn.show_header = False
            for cells in block.rows:
                drawn.add_row(*cells)
            screen.print(drawn)
        elif block.title:
            screen.print(block.title, style="bold")
        if block.text:
            screen.print(block.text)


def console() -> Console:
    """A Rich console for our texts: no markup in them, and at least as wide as the board when nobody looks."""
    from rich.console import Console

    screen = Console(markup=False, emoji=False, highlight=False)
    if not screen.is_terminal:
        screen.width = max(screen.width, 100)
    return screen
