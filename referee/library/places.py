"""Where the texts lie and where compiled files are kept: plain strings, so that a look-up need not load pathlib."""

# No pathlib here: that is the point of this module.
from __future__ import annotations

import os
import os.path


def room(name: str) -> str:
    """The folder `rulebooks` or `glossary`: the checkout's when there is one, else the one the wheel carries."""
    package = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    checkout = os.path.dirname(package)
    beside = os.path.join(checkout, name)
    if os.path.isdir(beside) and os.path.isfile(os.path.join(checkout, "pyproject.toml")):
        return beside
    return os.path.join(package, "shelf", name)


def cache() -> str | None:
    """The user's folder for compiled files, made when it is missing; None where nothing can be kept."""
    caches = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA") or os.path.expanduser("~/.cache")
    folder = os.environ.get("REFEREE_CACHE") or os.path.join(caches, "referee")
    try:
        os.makedirs(folder, exist_ok=True)
    except OSError:
        return None
    return folder
