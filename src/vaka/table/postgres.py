"""The store in PostgreSQL: for several machines, or when there is one already."""

import threading
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import psycopg

from vaka.table import sql as tables
from vaka.table.records import Conflict, Head
from vaka.table.store import Found, Rows, Session, Store, write_and_remove

CHANNEL = "vaka_table"
LOCK = 0x76616B61  # "vaka": one migration at a time
PAUSE = 0.5  # seconds before the next attempt to connect
CONNECT = 3  # seconds for it
LOOK = 0.5  # seconds between two looks at whether to stop listening


class PostgresStore(Store):
    """Keeps matches in a PostgreSQL database; changes are announced with NOTIFY, as a hint."""

    threads = 4
    problems = (psycopg.Error, OSError)
    outages = (psycopg.OperationalError, psycopg.InternalError, psycopg.InterfaceError, OSError)

    def __init__(self, url: str) -> None:
        """Use the database of that address, such as postgresql://user@host/name."""
        super().__init__()
        self.url = url
        self._failed = (-PAUSE, "")  # when a connection could not be made, and why

    def migrate(self) -> None:
        """Create or update the tables, one process at a time."""

        def work(session: Session) -> None:
            session.rows("SELECT pg_advisory_xact_lock(?)", LOCK)
            tables.migrate(session)
            write_and_remove(session)

        self._transact(work)

    def vacuum(self) -> None:
        """Let the room of what was deleted be used again."""
        for table in ("matches", *tables.BELONGINGS):
            self._connection().execute(f"VACUUM {table}".encode())

    def _transact(self, work: Callable[[Session], Found]) -> Found:
        """Run some work as one transaction, once more if the connection had been lost.

        If it was lost in a commit that was done, the journal's key turns the repetition into a
        Conflict, so nothing is written twice.
        """
        try:
            return self._attempt(work)
        except (psycopg.OperationalError, psycopg.InterfaceError):
            self._drop()
            return self._attempt(work)

    def _attempt(self, work: Callable[[Session], Found]) -> Found:
        connection = self._connection()
        try:
            with connection.transaction(), connection.cursor() as cursor:
                return work(_PostgresSession(cursor))
        except psycopg.errors.UniqueViolation as error:
            raise Conflict(str(error)) from error

    def _read(self, work: Callable[[Session], Found]) -> Found:
        """Run one query."""
        return self._transact(work)

    def _connection(self) -> psycopg.Connection[tuple[Any, ...]]:
        """Return the connection of this thread."""
        connection: psycopg.Connection[tuple[Any, ...]] | None
        connection = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._connect()
            self._local.connection = connection
            self._opened.append(connection)
        return connection

    def _connect(self) -> psycopg.Connection[tuple[Any, ...]]:
        """Connect, unless that has just failed: in an outage nobody waits for one after another."""
        at, why = self._failed
        if time.monotonic() - at < PAUSE:
            raise psycopg.OperationalError(why)
        try:
            return psycopg.connect(self.url, autocommit=True, connect_timeout=CONNECT)
        except psycopg.OperationalError as error:
            self._failed = (time.monotonic(), str(error))
            raise

    def listen(self, hear: Callable[[Head | None], None], stop: threading.Event) -> None:
        """Hear announcements; after a lost connection everything is looked at."""
        while not stop.is_set():
            try:
                with psycopg.connect(
                    self.url, autocommit=True, connect_timeout=CONNECT
                ) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    hear(None)  # whatever was announced before
                    while not stop.is_set():
                        for notify in connection.notifies(timeout=LOOK):
                            match, *numbers = notify.payload.split()
                            hear(Head(match, *map(int, numbers)))
            except psycopg.OperationalError:
                stop.wait(PAUSE)


class _PostgresSession(Session):
    def __init__(self, cursor: psycopg.Cursor[tuple[Any, ...]]) -> None:
        self.cursor = cursor

    def run(self, sql: str, *arguments: Any) -> int:
        self.cursor.execute(sql.replace("?", "%s").encode(), arguments or None)
        return self.cursor.rowcount

    def run_many(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        self.cursor.executemany(sql.replace("?", "%s").encode(), rows)

    def rows(self, sql: str, *arguments: Any) -> Rows:
        self.run(sql, *arguments)
        return self.cursor.fetchall()

    def announce(self, match: str) -> None:
        self.run(
            "SELECT pg_notify(?, concat_ws(' ', id, n, people_version, chats, touches)) "
            "FROM matches WHERE id = ?",
            *(CHANNEL, match),
        )
