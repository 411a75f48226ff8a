"""Keeping a lesson: JSON lines, the first about what was analysed and how, then the records.

A file that is cut off anywhere is gone on with from its last whole line. One of another match or
with other settings is begun anew.
"""

import json
from collections.abc import Iterator
from hashlib import sha256
from itertools import takewhile
from pathlib import Path
from typing import Any

from vaka.teacher.records import Record, record_of
from vaka.teacher.stream import Played, records_of, steps_of

VERSION = 2  # of the records and of what their numbers mean


def kept_records(
    match: Played, journal: str, file: Path, tries: int, seed: int, threads: int
) -> Iterator[Record]:
    """Yield the records of a match, those in the file first; new ones are written there."""
    about = header(journal, tries, seed)
    known = _first_of(match, read_records(file, about))
    lines = [about, *(record.as_json() for record in known)]
    file.write_text("".join(_line(each) for each in lines), encoding="utf-8")
    with file.open("a", encoding="utf-8") as kept:
        found = records_of(match, tries, seed, threads, {record.step: record for record in known})
        for number, record in enumerate(found):
            if number >= len(known):
                kept.write(_line(record.as_json()))
                kept.flush()
            yield record


def _first_of(match: Played, records: list[Record]) -> list[Record]:
    """Return the records that are the first of a match, in order, and none behind a gap."""
    pairs = zip(records, steps_of(match.lines), strict=False)
    return [record for record, _ in takewhile(lambda pair: pair[0].step == pair[1], pairs)]


def header(journal: str, tries: int, seed: int) -> dict[str, Any]:
    """Return what the first line of a file says."""
    digest = sha256(journal.encode()).hexdigest()
    return {"vaka_lesson": VERSION, "journal": digest, "tries": tries, "seed": seed}


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
