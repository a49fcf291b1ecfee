"""Why a database cannot be used: in use, not ours, damaged, too new, the disk full, out of reach."""

from __future__ import annotations

import sqlite3

APPLICATION = 0x52464552
"""Stands in the head of every database of ours (SQLite's `application_id`)."""

NEWEST = 1
"""The version of the schema that this program writes (SQLite's `user_version`)."""


class Unusable(Exception):
    """The database cannot be used. Exit status 5.

    `why` is one of locked, foreign, damaged, newer, full, read-only, unreachable: the sentence `database.WHY` of the
    program's glossary; `file` names the database.
    """

    def __init__(self, why: str, file: str, **facts: object) -> None:
        super().__init__(why, file)
        self.why = why
        self.facts = {"file": file, **facts}


class NoTable(Exception):
    """There is no such table, or none is open. Exit status 2. `says` is a sentence of the program's glossary."""

    def __init__(self, says: str, **facts: object) -> None:
        super().__init__(says, facts)
        self.says = says
        self.facts = facts


SAID = (
    ("locked", "locked"),
    ("busy", "locked"),
    ("not a database", "foreign"),
    ("malformed", "damaged"),
    ("disk i/o error", "damaged"),
    ("no such table", "damaged"),
    ("no such column", "damaged"),
    ("full", "full"),
    ("readonly", "read-only"),
    ("read-only", "read-only"),
    ("unable to open", "unreachable"),
)
"""Words of SQLite's own messages and what they mean to a player, the first that fits."""


def diagnosis(error: sqlite3.Error, file: str) -> Unusable:
    """What an error of SQLite's means to a player; an unknown one counts as damage."""
    said = str(error).lower()
    return Unusable(next((why for words, why in SAID if words in said), "damaged"), file)


def examine(connection: sqlite3.Connection, file: str) -> int:
    """The schema version of an open database of ours; 0 for an empty one.

    Raises:
        Unusable: it is not ours, or a newer program made it.
        sqlite3.Error: it cannot be read at all.
    """
    ours: int = connection.execute("PRAGMA application_id").fetchone()[0]
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if ours != APPLICATION:
        if ours or version or connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
            raise Unusable("foreign", file)
        return 0
    if version > NEWEST:
        raise Unusable("newer", file, version=version, known=NEWEST)
    return version
