"""Deletion: matches that go, and persons who want to be forgotten, in both databases.

Everything here works on the store alone, a match at a time and each in one transaction, so that the
server, its watch over old matches and the operator's command line do the same. Whoever has a match
open hears of it as of any change.
"""

import time
from collections.abc import Iterable
from typing import NamedTuple

from vaka.table import people as peoples
from vaka.table.notices import Notice, notices, read
from vaka.table.people import NOBODY, People
from vaka.table.records import TABLE, Conflict
from vaka.table.shapes import encode, replace
from vaka.table.sql import BELONGINGS
from vaka.table.store import Session, Store, insert_chat

DAY = 86_400.0  # seconds
REMEMBERED = 90 * DAY  # how long a deleted match can still be told from one that never was
ATTEMPTS = 20  # each time somebody else has changed the people meanwhile


class Keeping(NamedTuple):
    """For how many days matches are kept after their last change; 0: for ever."""

    finished: float  # over, ended by the host, or brought along as a journal
    idle: float  # not over, but nobody has touched them


def delete_match(store: Store, match: str) -> bool:
    """Delete a match and all that belongs to it; False if there is none.

    A row without content stays for a while: it tells open pages, other processes and whoever still
    has the address that the match was deleted.
    """
    return store.transact(lambda session: _delete(session, match))


def _delete(session: Session, match: str) -> bool:
    known = session.run(
        "UPDATE matches SET deleted = ?, people = '{}', options = '{}', turn = '[]', public = 0, "
        "ended = 1, due = NULL, people_version = people_version + 1 "
        "WHERE id = ? AND deleted IS NULL",
        *(time.time(), match),
    )
    if known:
        for table in BELONGINGS:
            session.run(f"DELETE FROM {table} WHERE match = ?", match)
        session.announce(match)
    return bool(known)


def clear_chat(store: Store, match: str) -> None:
    """Delete all that people have written at a match; what the table has told stays."""

    def work(session: Session) -> None:
        written = [
            int(row[0])
            for row in session.rows(
                "SELECT number FROM chat WHERE match = ? AND seat <> ?", match, TABLE
            )
        ]
        session.run("DELETE FROM chat WHERE match = ? AND seat <> ?", match, TABLE)
        _tell_gone(session, match, "chat.cleared", written)
        session.announce(match)

    store.transact(work)


def expired(store: Store, keeping: Keeping, now: float, most: int) -> list[str]:
    """Return some of the matches that are kept no longer."""
    finished = now - keeping.finished * DAY if keeping.finished else 0.0
    idle = now - keeping.idle * DAY if keeping.idle else 0.0
    return store.read(
        lambda session: [
            str(row[0])
            for row in session.rows(
                "SELECT id FROM matches WHERE deleted IS NULL AND updated < ? AND updated < "
                "CASE WHEN over = 1 OR ended = 1 OR uploaded = 1 THEN ? ELSE ? END "
                "ORDER BY updated LIMIT ?",
                *(max(finished, idle), finished, idle, most),
            )
        ]
    )


def forget_deleted(store: Store, now: float) -> None:
    """Forget that there were matches which were deleted long ago."""
    store.transact(
        lambda session: session.run("DELETE FROM matches WHERE deleted < ?", now - REMEMBERED)
    )


def tidy(store: Store) -> None:
    """Remove rows that no match has any more, such as those that raced with a deletion."""

    def work(session: Session) -> None:
        for table in BELONGINGS:
            session.run(
                f"DELETE FROM {table} WHERE match NOT IN "
                "(SELECT id FROM matches WHERE deleted IS NULL)"
            )

    store.transact(work)


# -- persons ---------------------------------------------------------------------------------------


def mentions(store: Store, person: str) -> list[str]:
    """Return the matches in which anything of a person is kept: a seat, a right, a line."""
    return store.read(
        lambda session: [
            str(row[0])
            for row in session.rows(
                "SELECT id FROM matches WHERE people LIKE ? "
                "UNION SELECT match FROM chat WHERE person = ? "
                "UNION SELECT match FROM results WHERE person = ? "
                "UNION SELECT match FROM unlisted WHERE person = ?",
                *(f"%{person}%", person, person, person),
            )
        ]
    )


def unsay(store: Store, match: str, person: str) -> None:
    """Delete the lines of the chat that a person has written at a match."""

    def work(session: Session) -> None:
        people = _people(session, match)
        if people is not None:
            _unsay(session, match, person, people[0])
            session.announce(match)

    store.transact(work)


def forget(store: Store, match: str, person: str) -> None:
    """Forget a person at a match: the seat, the name, the rights and the lines of the chat.

    A seat of a match under way is open again; at a finished one somebody without a name has played.
    A match that nobody else takes part in is deleted.
    """
    for _ in range(ATTEMPTS):
        try:
            store.transact(lambda session: _forget(session, match, person))
            return
        except Conflict:  # the people were changed meanwhile
            continue
    raise Conflict(match)


def _forget(session: Session, match: str, person: str) -> None:
    found = _people(session, match)
    if found is None:
        return
    before, version, running = found
    after = before.copy()
    seats = after.forget(person, running)
    if after.host == NOBODY and not any(place.persons for place in after.places):
        _delete(session, match)
        return
    known = session.run(
        "UPDATE matches SET people = ?, people_version = ? WHERE id = ? AND people_version = ?",
        *(after.row().text, version + 1, match, version),
    )
    if not known:
        raise Conflict(match)
    session.run("DELETE FROM links WHERE match = ? AND person = ?", match, person)
    for table in ("seated", "results", "unlisted"):
        session.run(f"DELETE FROM {table} WHERE match = ? AND person = ?", match, person)
    for seat in seats:
        session.run("DELETE FROM presence WHERE match = ? AND seat = ?", match, seat)
        if running:
            session.run("DELETE FROM links WHERE match = ? AND seat = ?", match, seat)
    _unsay(session, match, person, before, _unnamed(session, match, before, seats))
    if running:
        for seat in seats:
            before.places[seat].name = ""
        for notice in notices(before, after):
            insert_chat(session, match, "", TABLE, notice)
    session.announce(match)


def _people(session: Session, match: str) -> tuple[People, int, bool] | None:
    """Return the people of a match, their version and whether they are still playing."""
    found = session.rows(
        "SELECT people, people_version, over, ended, uploaded FROM matches "
        "WHERE id = ? AND deleted IS NULL",
        match,
    )
    if not found:
        return None
    text, version, *closed = found[0]
    return peoples.read(text), version, not any(closed)


def _unsay(
    session: Session, match: str, person: str, people: People, besides: Iterable[int] = ()
) -> None:
    """Delete lines, and tell open pages which: those of the person, and `besides` others.

    Lines of older stores do not say who wrote them: they go by seat and name.
    """
    written = [
        int(row[0])
        for row in session.rows(
            "SELECT number FROM chat WHERE match = ? AND person = ?", match, person
        )
    ]
    for seat in people.seats_of(person):
        old = session.rows(
            "SELECT number FROM chat WHERE match = ? AND person = '' AND seat = ? AND name = ?",
            *(match, seat, people.places[seat].name),
        )
        written += [int(row[0]) for row in old]
    for number in written:
        session.run("DELETE FROM chat WHERE match = ? AND number = ?", match, number)
    _tell_gone(session, match, "chat.unsaid", {*written, *besides})


def _tell_gone(session: Session, match: str, key: str, numbers: Iterable[int]) -> None:
    """Tell open pages which lines they should no longer show, if there are any."""
    gone = sorted(numbers)
    if gone:
        notice = encode(Notice(key, lines=gone)).decode()
        insert_chat(session, match, "", TABLE, notice)


def _unnamed(session: Session, match: str, before: People, seats: list[int]) -> list[int]:
    """Take a name out of the notices about its seats; return the numbers of these."""
    changed = []
    for number, text in session.rows(
        "SELECT number, text FROM chat WHERE match = ? AND seat = ?", match, TABLE
    ):
        notice = read(text)
        if notice.seat in seats and notice.name and notice.name == before.places[notice.seat].name:
            bare = encode(replace(notice, name="")).decode()
            session.run(
                "UPDATE chat SET text = ? WHERE match = ? AND number = ?", bare, match, number
            )
            changed.append(int(number))
    return changed
