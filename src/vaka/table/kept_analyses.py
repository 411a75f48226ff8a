"""Analyses of finished matches as they are kept: one of each match, in both databases.

Whoever works one out has claimed it, and says with every record and in between that it is still at
it. A claim of whom nothing was heard for a while can be taken over: what is kept so far is gone on
with.
"""

import time
from collections.abc import Collection, Iterable
from typing import NamedTuple

from vaka.table.store import Session, Store

MOST_KEPT = 1_000  # analyses: the oldest make room, and can be worked out again
SILENCE = 90.0  # seconds after which another worker may take over
AT_ONCE = 500  # records that are asked for in one question


class Kept(NamedTuple):
    """How far an analysis is: those of its records that were not known, as they are written."""

    done: bool
    worked_on: bool  # somebody was at it not long ago
    records: list[str]


def claim(store: Store, match: str, about: str, worker: str, alone: bool) -> set[int] | None:
    """Take over an analysis; return the steps it has already, None if there is nothing to do.

    With another `about`, of an older judge, it is begun anew. Who is `alone` waits for nobody.
    """
    now = time.time()

    def work(session: Session) -> set[int] | None:
        if session.rows("SELECT 1 FROM analyses WHERE match = ? AND about <> ?", match, about):
            _remove(session, [match])
        known = session.run(
            "INSERT INTO analyses (match, about, worker, seen, begun, done) "
            "SELECT id, ?, ?, ?, ?, 0 FROM matches WHERE id = ? AND over = 1 AND deleted IS NULL "
            "ON CONFLICT (match) DO UPDATE SET worker = excluded.worker, seen = excluded.seen "
            "WHERE analyses.done = 0 AND analyses.seen < ?",
            *(about, worker, now, now, match, now if alone else now - SILENCE),
        )
        if not known:
            return None
        old = session.rows(
            "SELECT match FROM analyses ORDER BY begun DESC LIMIT 100 OFFSET ?", MOST_KEPT
        )
        _remove(session, [str(row[0]) for row in old])
        found = session.rows("SELECT step FROM analysed WHERE match = ?", match)
        return {int(row[0]) for row in found}

    return store.transact(work)


def add(
    store: Store, match: str, worker: str, records: Iterable[tuple[int, str]], done: bool
) -> bool:
    """Keep some records; False if the analysis is no longer this worker's, or was deleted."""

    def work(session: Session) -> bool:
        known = session.run(
            "UPDATE analyses SET seen = ?, done = ? WHERE match = ? AND worker = ?",
            *(time.time(), int(done), match, worker),
        )
        if known:
            session.run_many(
                "INSERT INTO analysed (match, step, record) VALUES (?, ?, ?) "
                "ON CONFLICT DO NOTHING",
                [(match, step, text) for step, text in records],
            )
        return bool(known)

    return store.transact(work)


def touch(store: Store, match: str, worker: str) -> None:
    """Say that a worker is still at an analysis."""

    def work(session: Session) -> None:
        session.run(
            "UPDATE analyses SET seen = ? WHERE match = ? AND worker = ? AND done = 0",
            *(time.time(), match, worker),
        )

    store.transact(work)


def kept(store: Store, match: str, about: str, known: Collection[int] = ()) -> Kept | None:
    """Return how far the analysis of a match is, with what is not known yet; None: nowhere.

    Records do not come in the order of the match, so those that are known are told by their steps.
    """
    found = store.read(
        lambda session: session.rows(
            "SELECT done, seen FROM analyses WHERE match = ? AND about = ?", match, about
        )
    )
    if not found:
        return None
    [(done, seen)] = found

    def new(session: Session) -> list[str]:  # after that: whatever is done is all there
        rows = session.rows("SELECT step FROM analysed WHERE match = ? ORDER BY step", match)
        steps = [int(step) for (step,) in rows if step not in known]
        records = []
        for first in range(0, len(steps), AT_ONCE):
            some = steps[first : first + AT_ONCE]
            places = ", ".join("?" * len(some))
            asked = f"SELECT record FROM analysed WHERE match = ? AND step IN ({places})"
            records += session.rows(f"{asked} ORDER BY step", match, *some)
        return [str(record) for (record,) in records]

    worked_on = not done and time.time() - seen < SILENCE
    return Kept(bool(done), worked_on, store.read(new))


def _remove(session: Session, matches: Iterable[str]) -> None:
    for match in matches:
        for table in ("analyses", "analysed"):
            session.run(f"DELETE FROM {table} WHERE match = ?", match)
