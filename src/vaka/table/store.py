"""What is kept, and the questions that the server asks of it: the same for SQLite and PostgreSQL.

The journal is append-only; its key (match, n) is the only lock: whoever inserts row n has made the
n-th change, everybody else gets a Conflict. All else about a match is one row with a version.
"""

import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from vaka.table.outages import Health
from vaka.table.records import (
    SPECTATOR,
    TABLE,
    Conflict,
    Head,
    Link,
    Listed,
    Outcome,
    PeopleRow,
    Record,
    Row,
    Summary,
)
from vaka.table.shapes import decode, encode

CHAT_SHOWN = 100
LONGEST_LIST = 100
Found = TypeVar("Found")
Rows = list[tuple[Any, ...]]


_COLUMNS = (
    "id, n, people_version, chats, touches, game, seats, options, people, uploaded, created, "
    "updated, turn, over, ended, deleted"
)


class Session(ABC):
    """One transaction: run SQL with ? for arguments."""

    @abstractmethod
    def run(self, sql: str, *arguments: Any) -> int:
        """Run a statement and return how many rows it touched."""

    @abstractmethod
    def run_many(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        """Run a statement with the arguments of each row."""

    @abstractmethod
    def rows(self, sql: str, *arguments: Any) -> Rows:
        """Return the rows of a query."""

    @abstractmethod
    def announce(self, match: str) -> None:
        """Tell other processes, with the commit, that a match has changed."""


class Store(ABC):
    """The questions; what is left to the databases is how to connect and how to hear of changes."""

    threads = 1  # that may use it at the same time
    problems: tuple[type[Exception], ...] = (OSError,)  # what goes wrong outside of this program
    outages: tuple[type[Exception], ...] = (OSError,)  # those of them that may pass

    def __init__(self) -> None:
        """Begin without connections: each thread opens its own when it needs one."""
        self.health = Health()
        self._local = threading.local()
        self._opened: list[Any] = []

    @abstractmethod
    def migrate(self) -> None:
        """Create or update the tables: once, before any worker starts."""

    @abstractmethod
    def vacuum(self) -> None:
        """Give back the room of what was deleted."""

    @abstractmethod
    def _transact(self, work: Callable[[Session], Found]) -> Found:
        """Run some work as one transaction; Conflict if a key exists already."""

    @abstractmethod
    def _read(self, work: Callable[[Session], Found]) -> Found:
        """Run some work that is one query."""

    def transact(self, work: Callable[[Session], Found]) -> Found:
        """Run some work as one transaction; Conflict if a key exists, StoreDown in an outage."""
        with self.health.watched("write", self.outages):
            return self._transact(work)

    def read(self, work: Callable[[Session], Found]) -> Found:
        """Run some work that is one query; StoreDown in an outage."""
        with self.health.watched("read", self.outages):
            return self._read(work)

    def probe(self) -> None:
        """Find out whether the store can be written: StoreDown if not."""
        self.transact(write_and_remove)

    @abstractmethod
    def listen(self, hear: Callable[[Head | None], None], stop: threading.Event) -> None:
        """Call `hear` at every change of any process (None: look at all) until told to stop."""

    def watch(self, hear: Callable[[Head | None], None]) -> Callable[[], None]:
        """Listen in a thread; returns how to stop."""
        stop = threading.Event()
        thread = threading.Thread(target=self.listen, args=(hear, stop), daemon=True)
        thread.start()

        def end() -> None:
            stop.set()
            thread.join()

        return end

    def _drop(self) -> None:
        """Forget the connection of this thread, which may be broken: the next one is new."""
        connection = self._local.__dict__.pop("connection", None)
        if connection is not None:
            self._opened.remove(connection)
            connection.close()

    def close(self) -> None:
        """Close all connections."""
        for connection in self._opened:
            connection.close()
        self._opened.clear()
        self._local = threading.local()

    # -- matches -----------------------------------------------------------------------------------

    def create(
        self,
        record: Record,
        rows: Sequence[Row],
        people: PeopleRow,
        links: Iterable[tuple[str, int]],
        summary: Summary,
        notices: Iterable[str] = (),
    ) -> None:
        """Keep a new match with the beginning of its journal, its links and its first notices."""

        def work(session: Session) -> None:
            head = record.head
            session.run(
                f"INSERT INTO matches ({_COLUMNS}, public, due, seq) "
                "VALUES (?, ?, 1, 0, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, ?, ?, 0)",
                *(head.match, len(rows), record.game, record.seats, _json(record.options)),
                *(people.text, int(record.uploaded), record.created, record.updated),
                *(_json(summary.turn), int(summary.over), int(people.ended)),
                *(int(people.public), summary.due),
            )
            _insert_rows(session, head.match, 0, rows)
            _insert_links(session, head.match, links)
            _seat_persons(session, head.match, people.seated)
            for notice in notices:
                insert_chat(session, head.match, "", TABLE, notice)
            session.announce(head.match)

        self.transact(work)

    def record(self, match: str) -> Record | None:
        """Return a match, if there is one of that name."""
        found = self.read(
            lambda session: session.rows(f"SELECT {_COLUMNS} FROM matches WHERE id = ?", match)
        )
        return _record(found[0]) if found else None

    def head(self, match: str) -> Head | None:
        """Return how far a match is."""
        found = self.read(
            lambda session: session.rows(
                "SELECT id, n, people_version, chats, touches FROM matches WHERE id = ?", match
            )
        )
        return Head(*found[0]) if found else None

    def count(self) -> int:
        """Return how many matches there are."""
        return int(
            self.read(
                lambda session: session.rows("SELECT COUNT(*) FROM matches WHERE deleted IS NULL")
            )[0][0]
        )

    def journal(self, match: str, since: int = 0) -> list[Row]:
        """Return the rows of the journal from n = `since` on."""
        return self.read(
            lambda session: [
                Row.kept(*row)
                for row in session.rows(
                    "SELECT seat, move, at FROM journal WHERE match = ? AND n >= ? ORDER BY n",
                    *(match, since),
                )
            ]
        )

    def append(
        self, match: str, n: int, version: int, rows: Sequence[Row], summary: Summary
    ) -> None:
        """Add rows from n on; Conflict if row n exists or the people have changed."""

        def work(session: Session) -> None:
            _insert_rows(session, match, n, rows)
            known = session.run(
                "UPDATE matches SET n = ?, updated = ?, turn = ?, over = ?, due = ? "
                "WHERE id = ? AND n = ? AND people_version = ? AND ended = 0",
                *(n + len(rows), summary.moved, _json(summary.turn), int(summary.over)),
                *(summary.due, match, n, version),
            )
            if not known:
                raise Conflict(match)
            for person, outcome in summary.outcomes:
                session.run(
                    "INSERT INTO results (person, match, level, place, points, margin) "
                    "VALUES (?, ?, ?, ?, ?, ?)",
                    *(person, match, *outcome),
                )
            session.announce(match)

        self.transact(work)

    def save_people(
        self,
        match: str,
        version: int,
        people: PeopleRow,
        due: float | None,
        links: Iterable[tuple[str, int]] = (),
        revoke: Iterable[int] = (),
        notices: Iterable[str] = (),
    ) -> None:
        """Replace the people of a known version; links of the seats in `revoke` die first.

        The notices go into the chat together with the change.
        """

        def work(session: Session) -> None:
            known = session.run(
                "UPDATE matches SET people = ?, people_version = ?, public = ?, ended = ?, "
                "due = ?, updated = ? WHERE id = ? AND people_version = ?",
                *(people.text, version + 1, int(people.public), int(people.ended), due),
                *(time.time(), match, version),
            )
            if not known:
                raise Conflict(match)
            for seat in revoke:
                session.run("DELETE FROM links WHERE match = ? AND seat = ?", match, seat)
            _insert_links(session, match, links)
            session.run("DELETE FROM seated WHERE match = ?", match)
            _seat_persons(session, match, people.seated)
            for notice in notices:
                insert_chat(session, match, "", TABLE, notice)
            session.announce(match)

        self.transact(work)

    def due(self, now: float, most: int = 50) -> list[str]:
        """Return matches in which the server had to act before now."""
        return self.read(
            lambda session: [
                str(row[0])
                for row in session.rows(
                    "SELECT id FROM matches WHERE due < ? AND over = 0 AND ended = 0 "
                    "ORDER BY due LIMIT ?",
                    *(now, most),
                )
            ]
        )

    def set_due(self, match: str, due: float | None) -> None:
        """Say when the server has to look at a match again."""
        self.transact(
            lambda session: session.run("UPDATE matches SET due = ? WHERE id = ?", due, match)
        )

    def of_person(self, person: str) -> list[Listed]:
        """Return the matches of a person, the newest first, but those taken from the list."""

        def work(session: Session) -> list[Listed]:
            found = session.rows(
                f"SELECT {_COLUMNS}, seated.seat, level, place, points, margin FROM matches "
                "JOIN seated ON seated.match = id "
                "LEFT JOIN results ON results.person = seated.person AND results.match = id "
                "WHERE seated.person = ? AND NOT EXISTS (SELECT 1 FROM unlisted "
                "WHERE unlisted.person = seated.person AND unlisted.match = id) "
                "ORDER BY updated DESC LIMIT ?",
                *(person, LONGEST_LIST),
            )
            return [
                Listed(_record(row), int(row[-5]), Outcome(*row[-4:]) if row[-4] else None)
                for row in found
            ]

        return self.read(work)

    def public(self, person: str = "") -> list[Record]:
        """Return the public matches, the newest first, but what a person has taken from lists."""
        return self.read(
            lambda session: [
                _record(row)
                for row in session.rows(
                    f"SELECT {_COLUMNS} FROM matches WHERE public = 1 AND NOT EXISTS "
                    "(SELECT 1 FROM unlisted WHERE person = ? AND match = id) "
                    "ORDER BY updated DESC LIMIT ?",
                    *(person, LONGEST_LIST),
                )
            ]
        )

    # -- links -------------------------------------------------------------------------------------

    def link(self, hashed: str) -> Link | None:
        """Return what a link leads to, if it is alive."""
        found = self.read(
            lambda session: session.rows(
                "SELECT match, seat, person FROM links WHERE hash = ?", hashed
            )
        )
        return Link(*found[0]) if found else None

    def exchange(self, hashed: str, person: str) -> bool:
        """Give a link to a person; False if somebody else has it already."""
        return bool(
            self.transact(
                lambda session: session.run(
                    "UPDATE links SET person = ? WHERE hash = ? AND (person IS NULL OR person = ?)",
                    *(person, hashed, person),
                )
            )
        )

    # -- chat, presence, alerts --------------------------------------------------------------------

    def add_chat(
        self, match: str, name: str, seat: int | None, text: str, person: str = ""
    ) -> None:
        """Keep a line of the chat and who wrote it, so that it can be deleted again."""

        def work(session: Session) -> None:
            insert_chat(session, match, name, SPECTATOR if seat is None else seat, text, person)
            session.announce(match)

        self.transact(work)

    def chat(self, match: str, after: int = 0) -> Rows:
        """Return number, time, name, seat and text of the last lines after a number."""
        found = self.read(
            lambda session: session.rows(
                "SELECT number, at, name, seat, text FROM chat WHERE match = ? AND number > ? "
                "ORDER BY number DESC LIMIT ?",
                *(match, after, CHAT_SHOWN),
            )
        )
        return found[::-1]

    def set_presence(self, match: str, seats: Iterable[int], here: bool, tell: bool) -> None:
        """Note that persons are at their seats now, or have just left."""

        def work(session: Session) -> None:
            for seat in seats:
                session.run(
                    "INSERT INTO presence (match, seat, here, seen) "
                    "SELECT id, ?, ?, ? FROM matches WHERE id = ? AND deleted IS NULL "
                    "ON CONFLICT (match, seat) DO UPDATE SET here = excluded.here, "
                    "seen = excluded.seen",
                    *(seat, int(here), time.time(), match),
                )
            if tell:
                session.run("UPDATE matches SET touches = touches + 1 WHERE id = ?", match)
                session.announce(match)

        self.transact(work)

    def presence(self, match: str) -> dict[int, tuple[bool, float]]:
        """Return for each seat that was ever seen whether it is here, and when it was last seen."""
        found = self.read(
            lambda session: session.rows(
                "SELECT seat, here, seen FROM presence WHERE match = ?", match
            )
        )
        return {int(seat): (bool(here), float(seen)) for seat, here, seen in found}

    def claim_alert(self, match: str, n: int, seat: int) -> bool:
        """Return True to the first who asks: an alert is sent at most once."""
        return bool(
            self.transact(
                lambda session: session.run(
                    "INSERT INTO alerts (match, n, seat) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                    *(match, n, seat),
                )
            )
        )


# -- rows ------------------------------------------------------------------------------------------


def _json(value: Any) -> str:
    return encode(value).decode()


def _record(row: tuple[Any, ...]) -> Record:
    return Record(
        head=Head(*row[:5]),
        game=row[5],
        seats=row[6],
        options=decode(row[7]),
        people=row[8],
        uploaded=bool(row[9]),
        created=row[10],
        updated=row[11],
        turn=decode(row[12]),
        over=bool(row[13]),
        ended=bool(row[14]),
        deleted=row[15] is not None,
    )


def write_and_remove(session: Session) -> None:
    """Write something that leaves nothing behind: to be allowed to write is not enough."""
    session.run("INSERT INTO alerts (match, n, seat) VALUES ('', 0, 0)")
    session.run("DELETE FROM alerts WHERE match = ''")


def _insert_rows(session: Session, match: str, n: int, rows: Sequence[Row]) -> None:
    session.run_many(
        "INSERT INTO journal (match, n, seat, move, at) VALUES (?, ?, ?, ?, ?)",
        [(match, place, row.seat, row.text, row.at) for place, row in enumerate(rows, n)],
    )


def insert_chat(
    session: Session, match: str, name: str, seat: int, text: str, person: str = ""
) -> None:
    """Add a line to the chat of a match, unless it was deleted."""
    session.run("UPDATE matches SET chats = chats + 1 WHERE id = ? AND deleted IS NULL", match)
    session.run(
        "INSERT INTO chat (match, number, at, name, seat, text, person) "
        "SELECT id, chats, ?, ?, ?, ?, ? FROM matches WHERE id = ? AND deleted IS NULL",
        *(time.time(), name, seat, text, person, match),
    )


def _insert_links(session: Session, match: str, links: Iterable[tuple[str, int]]) -> None:
    for hashed, seat in links:
        session.run("INSERT INTO links (hash, match, seat) VALUES (?, ?, ?)", hashed, match, seat)


def _seat_persons(session: Session, match: str, seated: Iterable[tuple[str, int]]) -> None:
    for person, seat in seated:
        session.run(
            "INSERT INTO seated (person, match, seat) VALUES (?, ?, ?) "
            "ON CONFLICT (person, match) DO NOTHING",
            *(person, match, seat),
        )
