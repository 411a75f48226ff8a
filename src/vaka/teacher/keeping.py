"""Keeping a lesson: JSON lines, the first about what was analysed and how, then the records.

A file that is cut off anywhere is gone on with from its last whole line. A lesson of another match,
with other settings or of another judge is put aside, and one is begun anew: what was found in an
hour is not thrown away. A file that is no lesson is refused.
"""

import json
import os
from collections.abc import Iterator
from hashlib import sha256
from itertools import count, takewhile
from pathlib import Path
from typing import Any

from vaka.core.game import Game
from vaka.errors import Refusal
from vaka.teacher.judged_by import judge_of
from vaka.teacher.reasons import WORDS
from vaka.teacher.records import Record, record_of
from vaka.teacher.stream import Played, records_of, steps_of

VERSION = 2  # of the records and of what their numbers mean
KIND = "vaka_lesson"  # what the first line of every lesson has


def kept_records(
    match: Played, journal: str, file: Path, tries: int, seed: int, threads: int
) -> Iterator[Record]:
    """Return the records of a match, those in the file first; new ones are written there.

    Refusal if the file is something else.
    """
    about = header(match.game, journal, tries, seed)
    check_is_lesson(file, about)
    return _records(match, file, about, threads)


def _records(match: Played, file: Path, about: dict[str, Any], threads: int) -> Iterator[Record]:
    known = _first_of(match, read_records(file, about))
    _begin(file, about, known)
    made = {record.step: record for record in known}
    with file.open("a", encoding="utf-8") as kept:
        found = records_of(match, about["tries"], about["seed"], threads, made)
        for number, record in enumerate(found):
            if number >= len(known):
                kept.write(_line(record.as_json()))
                kept.flush()
            yield record


def _first_of(match: Played, records: list[Record]) -> list[Record]:
    """Return the records that are the first of a match, in order, and none behind a gap."""
    pairs = zip(records, steps_of(match.lines), strict=False)
    return [record for record, _ in takewhile(lambda pair: pair[0].step == pair[1], pairs)]


def header(game: Game, journal: str, tries: int, seed: int) -> dict[str, Any]:
    """Return what the first line of a file says."""
    digest = sha256(journal.encode()).hexdigest()
    judge = judge_of(game)
    return {KIND: VERSION, "journal": digest, "judge": judge, "tries": tries, "seed": seed}


def check_is_lesson(file: Path, about: dict[str, Any]) -> None:
    """Refuse a file that was not written here: a journal, say, given by mistake."""
    if not file.exists():
        return
    first = next(whole_rows(file), None)
    if isinstance(first, dict) and KIND in first:
        return
    cut_off = file.read_bytes()
    if not _line(about).encode().startswith(cut_off):  # the first line, or nothing yet
        raise Refusal("no_lesson", {"file": file}, WORDS)


def _begin(file: Path, about: dict[str, Any], known: list[Record]) -> None:
    """Leave a file of just these records, whatever happens meanwhile; put another lesson aside."""
    rows = whole_rows(file)
    if next(rows, about) != about and next(rows, None) is not None:
        os.replace(file, _aside(file))
    text = "".join(map(_line, [about, *(record.as_json() for record in known)]))
    unfinished = file.with_name(f"{file.name}.new")
    unfinished.write_text(text, encoding="utf-8")
    os.replace(unfinished, file)


def _aside(file: Path) -> Path:
    """Return the first name with a number behind it that is free."""
    names = (file.with_name(f"{file.name}.{number}") for number in count(1))
    return next(name for name in names if not name.exists())


def read_records(file: Path, about: dict[str, Any]) -> list[Record]:
    """Return the records of a file up to where it breaks off; none if it is about other things."""
    rows = whole_rows(file)
    found: list[Record] = []
    if next(rows, None) != about:
        return found
    for row in rows:
        try:
            found.append(record_of(row))
        except (AttributeError, KeyError, TypeError, ValueError):  # it is none of ours
            break
    return found


def whole_rows(file: Path) -> Iterator[dict[str, Any]]:
    """Yield the lines of a file of JSON up to where it breaks off; none if there is no file."""
    text = file.read_text(encoding="utf-8", errors="replace") if file.exists() else ""
    for line in text.splitlines(keepends=True):
        if not line.endswith("\n"):
            return
        try:
            yield json.loads(line)
        except ValueError:
            return


def _line(row: dict[str, Any]) -> str:
    return json.dumps(row, ensure_ascii=False) + "\n"
