"""The store in one SQLite file: nothing to install, nothing to start."""

import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from vaka.table import sql as tables
from vaka.table.records import Conflict, Head
from vaka.table.store import Found, Rows, Session, Store

POLL = 0.005  # seconds between two looks at whether another process has written
PATIENCE = 10.0  # seconds to wait for another writer


class SqliteStore(Store):
    """Keeps matches in a file; several processes of one machine may share it."""

    threads = 1  # SQLite has one writer at a time anyway
    problems = (sqlite3.Error, OSError)

    def __init__(self, file: str | Path) -> None:
        """Use that file, which is created if needed."""
        super().__init__()
        self.file = str(file)

    def migrate(self) -> None:
        """Create or update the tables."""
        Path(self.file).parent.mkdir(parents=True, exist_ok=True)
        self._connection().execute("PRAGMA journal_mode = WAL")
        self.transact(tables.migrate)

    def transact(self, work: Callable[[Session], Found]) -> Found:
        """Run some work as one transaction."""
        connection = self._connection()
        connection.execute("BEGIN IMMEDIATE")
        try:
            found = work(_SqliteSession(connection))
            connection.execute("COMMIT")
        except sqlite3.IntegrityError as error:
            connection.execute("ROLLBACK")
            raise Conflict(str(error)) from error
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return found

    def read(self, work: Callable[[Session], Found]) -> Found:
        """Run one query, which needs no lock."""
        return work(_SqliteSession(self._connection()))

    def _connection(self) -> sqlite3.Connection:
        """Return the connection of this thread."""
        connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = sqlite3.connect(
                self.file, timeout=PATIENCE, isolation_level=None, check_same_thread=False
            )
            connection.execute("PRAGMA synchronous = FULL")
            self._local.connection = connection
            self._opened.append(connection)
        return connection

    def listen(self, hear: Callable[[Head | None], None], stop: threading.Event) -> None:
        """Look every few milliseconds whether the file has changed."""
        connection = sqlite3.connect(self.file, timeout=PATIENCE, isolation_level=None)
        try:
            [(last,)] = connection.execute("SELECT COALESCE(MAX(seq), 0) FROM matches")
            version = None
            while not stop.wait(POLL):
                [(now,)] = connection.execute("PRAGMA data_version")
                if now == version:
                    continue
                version = now
                changed = connection.execute(
                    "SELECT id, n, people_version, chats, touches, seq FROM matches WHERE seq > ?",
                    (last,),
                ).fetchall()
                for *head, seq in changed:
                    last = max(last, seq)
                    hear(Head(*head))
        finally:
            connection.close()


class _SqliteSession(Session):
    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def run(self, sql: str, *arguments: Any) -> int:
        return self.connection.execute(sql, arguments).rowcount

    def rows(self, sql: str, *arguments: Any) -> Rows:
        return self.connection.execute(sql, arguments).fetchall()

    def announce(self, match: str) -> None:
        self.connection.execute(
            "UPDATE matches SET seq = (SELECT MAX(seq) + 1 FROM matches) WHERE id = ?", (match,)
        )
