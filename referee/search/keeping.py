"""Keeps the compiled index: finds it in the user's cache folder, and has it made anew when a source has changed."""

# No pathlib here: it takes as long to load as all the rest of a look-up.
from __future__ import annotations

import os
from mmap import ACCESS_READ, mmap

from ..library import places
from .index import Index

FORMAT = "1"
ROOMS = ("glossary", "rulebooks")


def stamp() -> str:
    """A line that changes when a source of the index, or the code that makes it, has changed."""
    count = sizes = times = 0
    folders = [places.room(name) for name in ROOMS]
    for folder in folders:
        try:
            found = list(os.scandir(folder))
        except OSError:
            continue
        for item in found:
            if item.name.endswith(".toml"):
                seen = item.stat()
                count += 1
                sizes += seen.st_size
                times = (times * 31 + seen.st_mtime_ns) % (1 << 61)
            elif "." not in item.name:
                folders.append(item.path)
    here = os.path.dirname(os.path.abspath(__file__))
    for name in ("building.py", "words.py"):
        try:
            times += os.stat(os.path.join(here, name)).st_mtime_ns
        except OSError:  # a package without sources: the format's number has to do
            continue
    return f"{FORMAT}-{count}-{sizes}-{times}"


def opened() -> Index:
    """The index of the glossaries and rulebooks, made anew when a source has changed.

    It is kept in the user's cache folder; where that cannot be written it lives in memory. Two processes may make it at
    the same time: each writes its own draft and moves it into place whole.
    """
    now = stamp()
    folder = places.cache()
    path = None if folder is None else os.path.join(folder, name_of(places.room("rulebooks")))
    if path is not None:
        kept = mapped(path)
        if kept is not None and kept.field("!stamp") == now:
            return kept
    from .building import build  # reads every text; needed only when one has changed

    data = build(now)
    if path is not None and keep(path, data):
        return mapped(path) or Index(data)
    return Index(data)


def name_of(path: str) -> str:
    """A file name for the index of one place."""
    return "ask" + "".join(c if c.isalnum() else "-" for c in path)[-100:] + ".index"


def mapped(path: str) -> Index | None:
    """An index file, mapped into memory; None where there is none or it is not whole."""
    try:
        with open(path, "rb") as file:
            data = mmap(file.fileno(), 0, access=ACCESS_READ)
            return Index(data) if data[-6:] == b"~\tend\n" else None
    except (OSError, ValueError):
        return None


def keep(path: str, data: bytes) -> bool:
    """Write a file whole or not at all; whether it could be written."""
    draft = f"{path}.{os.getpid()}"
    try:
        with open(draft, "wb") as file:
            file.write(data)
        os.replace(draft, path)
    except OSError:
        try:
            os.unlink(draft)
        except OSError:
            return False
        return False
    return True
