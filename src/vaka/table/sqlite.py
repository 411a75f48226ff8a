"""The store in one SQLite file: nothing to install, nothing to start."""

import os
import sqlite3
import threading
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote

from vaka.table import sql as tables
from vaka.table.records import Conflict, Head
from vaka.table.store import Found, Rows, Session, Store, write_and_remove

POLL = 0.005  # seconds between two looks at whether another process has written
PATIENCE = 10.0  # seconds to wait for another writer
PAUSE = 0.5  # seconds before the file is tried again
OWN = 0o600  # who may read the file: it holds all hidden cards
OTHERS = 0o007


class SqliteStore(Store):
    """Keeps matches in a file; several processes of one machine may share it."""

    threads = 1  # SQLite has one writer at a time anyway
    problems = (sqlite3.Error, OSError)
    outages = (sqlite3.OperationalError, OSError)

    def __init__(self, file: str | Path) -> None:
        """Use that file, which is created if needed."""
        super().__init__()
        self.file = str(file)

    def migrate(self) -> None:
        """Create or update the tables, in a file that nobody else can read."""
        Path(self.file).parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(self.file, os.O_RDWR | os.O_CREAT, OWN))
        _hide(self.file)
        self._connection().execute("PRAGMA journal_mode = WAL")
        self._transact(tables.migrate)
        self._transact(write_and_remove)

    def vacuum(self) -> None:
        """Write the file anew without what was deleted."""
        connection = self._connection()
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def _transact(self, work: Callable[[Session], Found]) -> Found:
        connection = self._connection()
        connection.execute("BEGIN IMMEDIATE")
        try:
            found = work(_SqliteSession(connection))
            connection.execute("COMMIT")
        except sqlite3.IntegrityError as error:
            self._roll_back(connection)
            raise Conflict(str(error)) from error
        except BaseException:
            self._roll_back(connection)
            raise
        return found

    def _roll_back(self, connection: sqlite3.Connection) -> None:
        """Leave a transaction, if it is not over: with a full disk it may be."""
        try:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        except sqlite3.Error:
            self._drop()

    def _read(self, work: Callable[[Session], Found]) -> Found:
        """Run one query, which needs no lock."""
        return work(_SqliteSession(self._connection()))

    def _connection(self) -> sqlite3.Connection:
        """Return the connection of this thread, to the file that has the name now.

        A file that was moved or removed while it was open can be written as before, but nobody
        would find again what is in it.
        """
        found = os.stat(self.file)
        same = (found.st_dev, found.st_ino)
        connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if connection is not None and self._local.same != same:
            self._drop()
            connection = None
        if connection is None:
            connection = self._connect()
            self._local.connection, self._local.same = connection, same
            self._opened.append(connection)
        return connection

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            f"file:{quote(self.file)}?mode=rw",  # an empty file in place of a lost one helps nobody
            uri=True,
            timeout=PATIENCE,
            isolation_level=None,
            check_same_thread=False,
        )
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA secure_delete = ON")  # what is deleted is not in the file
        return connection

    def listen(self, hear: Callable[[Head | None], None], stop: threading.Event) -> None:
        """Look every few milliseconds whether the file has changed; after an outage at all."""
        while not stop.is_set():
            try:
                self._listen(hear, stop)
            except self.outages:
                stop.wait(PAUSE)
                hear(None)

    def _listen(self, hear: Callable[[Head | None], None], stop: threading.Event) -> None:
        connection = self._connect()
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


def _hide(file: str) -> None:
    """Keep others from reading a file of an older version, and what SQLite puts beside it."""
    for path in (Path(file), Path(f"{file}-wal"), Path(f"{file}-shm")):
        with suppress(FileNotFoundError, PermissionError):  # only its owner may
            path.chmod(path.stat().st_mode & ~OTHERS)


class _SqliteSession(Session):
    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def run(self, sql: str, *arguments: Any) -> int:
        return self.connection.execute(sql, arguments).rowcount

    def run_many(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        self.connection.executemany(sql, rows)

    def rows(self, sql: str, *arguments: Any) -> Rows:
        return self.connection.execute(sql, arguments).fetchall()

    def announce(self, match: str) -> None:
        self.connection.execute(
            "UPDATE matches SET seq = (SELECT MAX(seq) + 1 FROM matches) WHERE id = ?", (match,)
        )
