"""Appends to and reads from a database file. What was said is never changed; only a deleted table is gone.

Standard library only: this is on the way of every move.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import sqlite3
import time
from collections.abc import Iterable, Iterator
from typing import Any

from ..core.release import VERSION
from ..core.types import Record
from .health import NEWEST, NoTable, Unusable, diagnosis, examine
from .timeline import Entry, Mark, Timeline

PATIENCE = 4.0
"""Seconds to wait for another program that writes to the same file."""

RECENT = 6
"""So many of the newest snapshots of a table are kept ..."""

EVERY = 32
"""... and one in so many of the older ones."""


class Opening(Record):
    """How a table began: its number, game, start (players and options, or a scenario) and whether it was put away."""

    n: int
    game: str
    start: Any
    opened: str = ""
    closed: bool = False


class Journal:
    """One database file. With `create`, a missing file is made; else it must be there.

    Raises (here and in every method):
        Unusable: the file cannot be used, and why.
        NoTable: there is no file, or no such table in it.
    """

    def __init__(self, file: str, *, create: bool = False) -> None:
        self.file = str(file)
        self.by = VERSION
        with self.guarded():
            self.connection = self.connect(create)
            try:
                self.version = examine(self.connection, self.file)
            except BaseException:
                self.connection.close()
                raise
        if create:
            self.prepare()
        elif not self.version:
            self.close()
            raise NoTable("no-table.none", file=self.file)

    def connect(self, create: bool) -> sqlite3.Connection:
        """Open the file; where nothing may be written beside it, as it lies there."""
        if not os.path.exists(self.file) and not create:
            raise NoTable("no-table.none", file=self.file)
        if os.path.isdir(self.file):
            raise Unusable("unreachable", self.file)
        path = "file:" + address(os.path.abspath(self.file))
        last: sqlite3.Error | None = None
        for mode in ("?mode=rwc",) if create else ("?mode=rw", "?mode=ro", "?mode=ro&immutable=1"):
            try:
                connection = sqlite3.connect(path + mode, uri=True, isolation_level=None, timeout=PATIENCE)
            except sqlite3.Error as error:
                last = error
                continue
            try:
                connection.execute("PRAGMA user_version").fetchone()
                return connection
            except sqlite3.OperationalError as error:
                connection.close()
                last = error
                if diagnosis(error, self.file).why not in ("read-only", "unreachable"):
                    break
            except sqlite3.Error:
                connection.close()
                raise
        raise last or Unusable("unreachable", self.file)

    def prepare(self) -> None:
        """Make the schema, or bring it up to date."""
        if self.version == NEWEST:
            return
        with self.guarded():
            with contextlib.suppress(sqlite3.OperationalError):
                self.connection.execute("PRAGMA journal_mode = WAL")
            self.connection.execute("BEGIN IMMEDIATE")
            try:
                from .migrations import migrate

                self.version = examine(self.connection, self.file)  # another program may have been faster
                migrate(self.connection, self.version)
                self.connection.execute("COMMIT")
            except BaseException:
                with contextlib.suppress(sqlite3.Error):
                    self.connection.execute("ROLLBACK")
                raise
            self.version = NEWEST

    def close(self) -> None:
        """Let the file go."""
        with contextlib.suppress(sqlite3.Error):
            self.connection.close()

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, *unused: object) -> None:
        self.close()

    @contextlib.contextmanager
    def guarded(self) -> Iterator[None]:
        """Whatever SQLite complains of, said so that a player understands it."""
        try:
            yield
        except sqlite3.Error as error:
            raise diagnosis(error, self.file) from error

    @contextlib.contextmanager
    def writing(self) -> Iterator[None]:
        """Read, judge and write as one: all or nothing, and nobody else in between. May be nested."""
        if self.connection.in_transaction:
            yield
            return
        with self.guarded():
            self.connection.execute("BEGIN IMMEDIATE")
            try:
                yield
                self.connection.execute("COMMIT")
            except BaseException:
                with contextlib.suppress(sqlite3.Error):
                    self.connection.execute("ROLLBACK")
                raise

    def ask(self, sql: str, *values: Any) -> list[Any]:
        """Rows of a query."""
        with self.guarded():
            return self.connection.execute(sql, values).fetchall()

    def tell(self, sql: str, *values: Any) -> None:
        """Run a statement that changes something."""
        with self.guarded():
            self.connection.execute(sql, values)

    # tables

    def add(self, game: str, start: Any) -> int:
        """Open a new table, make it current, and give its number. Numbers of deleted tables are not given again."""
        with self.writing():
            n = self.on_desk("tables") + 1
            self.tell("INSERT INTO tables VALUES (?, ?, ?, ?, 0)", n, game, dumped(start), now())
            self.put_on_desk("tables", n)
            self.put_on_desk("current", n)
            return n

    def on_desk(self, key: str) -> int:
        """A number kept for the whole database; 0 when there is none."""
        rows = self.ask("SELECT value FROM desk WHERE key = ?", key)
        return int(rows[0][0]) if rows else 0

    def put_on_desk(self, key: str, value: int) -> None:
        """Keep a number for the whole database: `current` table, `tables` ever opened."""
        self.tell("INSERT OR REPLACE INTO desk VALUES (?, ?)", key, value)

    def opening(self, n: int = 0) -> Opening:
        """How table `n` began; without a number, the current one."""
        wanted = n or self.on_desk("current")
        if not wanted:
            raise NoTable("no-table.current", file=self.file)
        rows = self.ask("SELECT n, game, start, opened, closed FROM tables WHERE n = ?", wanted)
        if not rows:
            raise NoTable("no-table.number", n=wanted, file=self.file)
        number, game, start, opened, closed = rows[0]
        return Opening(number, game, self.loaded(start), opened, bool(closed))

    def numbers(self) -> list[int]:
        """The tables there are."""
        return [row[0] for row in self.ask("SELECT n FROM tables ORDER BY n")]

    def shut(self, n: int, closed: bool) -> None:
        """Put a table away, or take it up again; a table that is put away is current no longer."""
        self.tell("UPDATE tables SET closed = ? WHERE n = ?", int(closed), n)
        if closed and self.on_desk("current") == n:
            self.put_on_desk("current", 0)

    def delete(self, n: int) -> None:
        """Throw a table away with all that was said at it."""
        with self.writing():
            for table, column in (("entries", "table_n"), ("snapshots", "table_n"), ("tables", "n")):
                self.tell(f"DELETE FROM {table} WHERE {column} = ?", n)
            if self.on_desk("current") == n:
                self.put_on_desk("current", 0)

    # what was said

    def marks(self, n: int) -> list[Mark]:
        """What the timeline needs of every entry of a table."""
        return self.ask('SELECT n, kind, "of", cut FROM entries WHERE table_n = ? ORDER BY n', n)

    def last(self, n: int) -> int:
        """The number of the newest entry of a table; 0 when nothing was said yet."""
        return int(self.ask("SELECT coalesce(max(n), 0) FROM entries WHERE table_n = ?", n)[0][0])

    def entries(self, n: int, only: Iterable[int] | None = None) -> list[Entry]:
        """All entries of a table, their chain verified; or some of them, by number.

        Raises:
            Unusable: the chain is broken: somebody changed what was said.
        """
        if only is not None:
            found = []
            for k in only:
                found += self.ask('SELECT n, kind, "of", cut, body FROM entries WHERE table_n = ? AND n = ?', n, k)
            return [self.entry(*row) for row in found]
        rows = self.ask('SELECT n, kind, "of", cut, body, hash FROM entries WHERE table_n = ? ORDER BY n', n)
        link = self.beginning(n)
        for *row, hash in rows:
            link = linked(link, row)
            if link != hash:
                raise Unusable("damaged", self.file)
        return [self.entry(*row[:5]) for row in rows]

    def entry(self, n: int, kind: str, of: int, cut: int, body: str) -> Entry:
        """An entry from its row."""
        return Entry(n=n, kind=kind, of=of, cut=cut, **self.loaded(body))

    def append(self, n: int, entry: Entry) -> None:
        """Add one entry at the end of what was said at table `n`."""
        rows = self.ask("SELECT hash FROM entries WHERE table_n = ? ORDER BY n DESC LIMIT 1", n)
        rest = {k: v for k, v in entry.asdict().items() if v and k not in ("n", "kind", "of", "cut")}
        row = (entry.n, entry.kind, entry.of, entry.cut, dumped(rest))
        link = linked(rows[0][0] if rows else self.beginning(n), row)
        self.tell("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)", n, *row, link)

    def beginning(self, n: int) -> str:
        """What the first entry's hash is linked to: how the table began."""
        return linked("", self.ask("SELECT n, game, start, opened FROM tables WHERE n = ?", n)[0])

    # snapshots

    def snapshot(self, n: int, line: Timeline) -> tuple[int, Any]:
        """The newest usable snapshot of a table: after how many steps, and the state. (0, None) when there is none."""
        for steps, last, state in self.ask(
            "SELECT steps, last, state FROM snapshots WHERE table_n = ? AND steps <= ? AND by = ? ORDER BY steps DESC",
            n,
            len(line.steps),
            self.by,
        ):
            if (line.steps[steps - 1] if steps else 0) == last:
                return steps, self.loaded(state)
        return 0, None

    def keep(self, n: int, line: Timeline, state: Any) -> None:
        """Keep a snapshot of a table as it is now, and throw away those that are not worth their place."""
        steps = len(line.steps)
        last = line.steps[-1] if steps else 0
        self.tell("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?, ?)", n, steps, last, self.by, dumped(state))
        self.tell("DELETE FROM snapshots WHERE table_n = ? AND steps <= ? AND steps % ?", n, steps - RECENT, EVERY)

    def forget(self, n: int, steps: int) -> None:
        """Throw away the snapshots of a table after `steps` steps or more: their past has been changed."""
        self.tell("DELETE FROM snapshots WHERE table_n = ? AND steps >= ?", n, steps)

    # what is known of cards

    def known(self, game: str) -> dict[str, dict[str, Any]]:
        """What was told once about cards or places of a game: kind -> id -> facts."""
        found: dict[str, dict[str, Any]] = {}
        for kind, id, facts in self.ask("SELECT kind, id, facts FROM facts WHERE game = ? ORDER BY kind, id", game):
            found.setdefault(kind, {})[id] = self.loaded(facts)
        return found

    def learn(self, game: str, kind: str, id: str, facts: Any) -> None:
        """Remember what was told about a card or place, for this and later tables."""
        self.tell("INSERT OR REPLACE INTO facts VALUES (?, ?, ?, ?)", game, kind, id, dumped(facts))

    def loaded(self, text: str) -> Any:
        """JSON that was written by `dumped`.

        Raises:
            Unusable: it is not.
        """
        try:
            return json.loads(text)
        except (TypeError, ValueError) as error:
            raise Unusable("damaged", self.file) from error


def dumped(value: Any) -> str:
    """A value as JSON, short, in the order in which it is given: players sit in an order."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def address(path: str) -> str:
    """A path as it stands in a `file:` address."""
    for sign, code in (("%", "%25"), ("?", "%3f"), ("#", "%23"), (os.sep, "/")):
        path = path.replace(sign, code)
    return path if path.startswith("/") else f"/{path}"


def linked(link: str, row: Iterable[Any]) -> str:
    """The hash of an entry: of the hash before it and all that it says."""
    return hashlib.sha256(dumped([link, *row]).encode()).hexdigest()


def now() -> str:
    """The time, UTC."""
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
