"""Every check of the project, from a fresh clone with nothing but Python 3.11 or newer: `python3 tests/run.py`.

Makes a virtual environment in `.venv`, installs the package with what the checks need, and runs them: linter, formatter,
types, arrows between modules, tests. Words behind the command go to pytest (and only pytest runs): `tests/run.py -k forge`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")


def run(*command: str | Path) -> None:
    """Run a command in the project's folder; stop with its status when it fails."""
    print("$", *(Path(part).name if isinstance(part, Path) else part for part in command), flush=True)
    status = subprocess.run([str(part) for part in command], cwd=ROOT, check=False).returncode
    if status:
        sys.exit(status)


def main() -> None:
    """Install and check."""
    if not (BIN / "python").exists() and not (BIN / "python.exe").exists():
        venv.create(VENV, with_pip=True)
    run(BIN / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--editable", ".[dev]")
    if not sys.argv[1:]:
        run(BIN / "ruff", "check", ".")
        run(BIN / "ruff", "format", "--check", ".")
        run(BIN / "mypy")
        run(BIN / "lint-imports")
    run(BIN / "python", "-m", "pytest", "-n", "auto", *sys.argv[1:])


if __name__ == "__main__":
    main()
