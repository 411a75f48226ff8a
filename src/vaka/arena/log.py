"""The log of an arena: a line of JSON per match, appended as soon as the match is over.

The first line is the contest. Whatever ends the program, the log keeps every match that was over;
started again, the arena reads them and plays only the others. All other files are made from it.
"""

import json
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

from vaka.arena.contest import WORDS, Contest
from vaka.arena.play import MatchResult
from vaka.errors import Refusal

if sys.platform != "win32":
    import fcntl


class Log:
    """The log of one contest, open for more matches; nobody else may have it open."""

    def __init__(self, file: Path, contest: Contest) -> None:
        """Open the log, or begin it; what a crash left of a last line is cut off."""
        self.path = file
        self.results: dict[int, MatchResult] = {}
        file.parent.mkdir(parents=True, exist_ok=True)
        self._file: BinaryIO = file.open("a+b", buffering=0)
        try:
            self._lock()
            self._read(contest)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> "Log":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()

    def add(self, result: MatchResult) -> None:
        """Append a match that is over."""
        self._append(result.as_json())
        self.results[result.match] = result

    def _append(self, line: Mapping[str, Any]) -> None:
        data = _written(line)
        while data:  # an unbuffered file may take less than all
            data = data[self._file.write(data) :]

    def _lock(self) -> None:
        if sys.platform != "win32":
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise Refusal("log_in_use", {"file": str(self.path)}, WORDS) from None

    def _read(self, contest: Contest) -> None:
        """Read what there is; nothing is changed before the file is known to be our log."""
        self._file.seek(0)
        data = self._file.read()
        whole = data.rfind(b"\n") + 1
        lines = data[:whole].splitlines()
        if lines:
            _check_header(self.path, self._parsed(1, lines[0]), contest.header())
        elif not _written(contest.header()).startswith(data):
            raise self._unreadable(1)
        for number, line in enumerate(lines[1:], 2):
            try:
                result = MatchResult.from_json(self._parsed(number, line))
            except (KeyError, TypeError, ValueError):
                raise self._unreadable(number) from None
            if len(result.bots) != contest.seats or not set(result.bots) <= set(contest.bots):
                raise self._unreadable(number)
            self.results.setdefault(result.match, result)
        if whole < len(data):
            os.truncate(self.path, whole)
        if not lines:
            self._append(contest.header())

    def _parsed(self, number: int, line: bytes) -> dict[str, Any]:
        try:
            parsed = json.loads(line)
        except (ValueError, RecursionError):
            raise self._unreadable(number) from None
        if not isinstance(parsed, dict):
            raise self._unreadable(number)
        return parsed

    def _unreadable(self, number: int) -> Refusal:
        return Refusal("log_unreadable", {"file": str(self.path), "line": number}, WORDS)


def _written(line: Mapping[str, Any]) -> bytes:
    text = json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n"
    return text.encode(errors="backslashreplace")  # half a surrogate pair, as JSON has it


def _check_header(file: Path, found: Mapping[str, Any], wanted: Mapping[str, Any]) -> None:
    """Refuse to mix two contests, or matches of different code, in one log."""
    for key, value in wanted.items():
        if found.get(key) != value:
            if key == "code":
                raise Refusal("log_of_other_code", {"file": str(file)}, WORDS)
            there, here = (json.dumps(it, ensure_ascii=False) for it in (found.get(key), value))
            arguments = {"file": str(file), "key": key, "there": there, "here": here}
            raise Refusal("log_of_another_contest", arguments, WORDS)
