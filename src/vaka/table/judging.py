"""Judging one moment of a journal for an analysis: in a process of a server, or in slices."""

import json
from dataclasses import replace
from functools import lru_cache

from vaka import registry
from vaka.bots.thinking import Slices
from vaka.core import journal as journals
from vaka.engine.state import COMPILED
from vaka.match import Match
from vaka.teacher.judging import TRIES, Judge
from vaka.teacher.order import likely_order
from vaka.teacher.records import Decision, Record
from vaka.teacher.stream import recording

PLAIN_TRIES = 40  # of each move where the engine is not compiled
USUAL_TRIES = TRIES if COMPILED else PLAIN_TRIES
MOST_MOVES_KEPT = 100  # of a decision in an analysis


def ordering(journal: str) -> Slices[list[int]]:
    """Find out in which order the steps of a match are best judged."""
    match = _played(journal)
    return (yield from likely_order(match, _judge(match.game.name, TRIES, 1)))


def judging(journal: str, step: int, tries: int, threads: int = 1) -> Slices[str | None]:
    """Judge what begins at a step of a match; nothing is random in it but for the tries."""
    match = _played(journal)
    record = yield from recording(match, _judge(match.game.name, tries, threads), step)
    return None if record is None else json.dumps(_bounded(record).as_json(), ensure_ascii=False)


def _bounded(record: Record) -> Record:
    """Return a record with no more moves than are kept: the best, the one played, the worst."""
    if isinstance(record, Decision) and len(record.moves) > MOST_MOVES_KEPT:
        kept = (*record.moves[:MOST_MOVES_KEPT], record.of(record.played), record.moves[-1])
        return replace(record, moves=tuple(dict.fromkeys(kept)))
    return record


@lru_cache(2)
def _played(journal: str) -> Match:
    """Return a match to look things up in, which was played once for all its decisions."""
    return Match.from_journal(registry.load(journals.read(journal).game), journal)


@lru_cache(4)
def _judge(game: str, tries: int, threads: int) -> Judge:
    return Judge(registry.load(game), tries, threads)
