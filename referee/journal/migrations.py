"""The schema, one function a step: STEPS[n] takes a database from version n to n + 1.

Needs sqlite-utils, which is slow to import: loaded only when a database is made or brought up to date.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

from sqlite_utils import Database

from .health import APPLICATION, NEWEST


def first(db: Database) -> None:
    """What there is from the start: tables, what was said at them, snapshots to throw away, known cards, the desk."""
    create = db.create_table
    create("tables", {"n": int, "game": str, "start": str, "opened": str, "closed": int}, pk="n")
    create(
        "entries",
        {"table_n": int, "n": int, "kind": str, "of": int, "cut": int, "body": str, "hash": str},
        pk=("table_n", "n"),
    )
    # What is in force is computed from these columns at every move; a long game must not be read whole for it.
    db["entries"].create_index(["table_n", "n", "kind", "of", "cut"], index_name="marks")  # type: ignore[union-attr]
    create("snapshots", {"table_n": int, "steps": int, "last": int, "by": str, "state": str}, pk=("table_n", "steps"))
    create("facts", {"game": str, "kind": str, "id": str, "facts": str}, pk=("game", "kind", "id"))
    create("desk", {"key": str, "value": int}, pk="key")


STEPS: tuple[Callable[[Database], None], ...] = (first,)


def migrate(connection: sqlite3.Connection, version: int) -> None:
    """Bring a database of ours from `version` to the newest one, inside the transaction that is open."""
    db = Database(connection)
    for step in STEPS[version:NEWEST]:
        step(db)
    connection.execute(f"PRAGMA application_id = {APPLICATION}")
    connection.execute(f"PRAGMA user_version = {NEWEST}")
