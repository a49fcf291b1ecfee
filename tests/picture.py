"""Writes the README's session anew, as the program prints it now: `python tests/picture.py`. `test_readme.py` compares."""

from __future__ import annotations

import contextlib
import io
import os
import re
import shlex
import tempfile
from pathlib import Path

from referee.__main__ import main

README = Path(__file__).parent.parent / "README.md"
SESSION = re.compile(r"(?<=^```console\n)(.*?)(?=^```)", re.DOTALL | re.MULTILINE)


def printed(line: str) -> str:
    """A line of the session with what the program prints for it."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        main(shlex.split(line)[2:])
    return f"{line}\n{out.getvalue()}"


def draw() -> None:
    """Play the session in an empty folder and write it down."""
    text = README.read_text(encoding="utf-8")
    os.environ["REFEREE_LANG"] = "es"
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        lines = [line for line in SESSION.search(text)[0].splitlines() if line.startswith("$ ")]  # type: ignore[index]
        session = "".join(map(printed, lines))
        os.chdir(README.parent)
    README.write_text(SESSION.sub(lambda _: session, text), encoding="utf-8")


if __name__ == "__main__":
    draw()
