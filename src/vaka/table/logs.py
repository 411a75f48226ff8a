"""The log: one line for each thing that went wrong, without anybody's secrets.

A line is JSON for programs or plain text for people. Whatever looks like a link's token or a cookie
is masked, whoever wrote it, and a line that repeats itself comes once a minute, with a count.
"""

import json
import logging
import re
import sys
import time
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal

from vaka.table import identity

Style = Literal["json", "text"]
MASK = "[masked]"
EVERY = 60.0  # seconds between two lines of a kind that can be provoked from outside
MOST_KINDS = 1000
MOST_FRAMES = 12  # of a trace: the innermost ones
LONGEST_TOKEN = 64
_WORD = re.compile(r"[A-Za-z0-9_-]{16,}")
_RANDOM = re.compile(r"[A-Z0-9]")  # names of our own in lower case are no secrets


def configure(style: Style) -> None:
    """Send everything that is logged in this process to standard error, in one format."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if style == "json" else TextLines())
    handler.addFilter(Seldom())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


def is_fault(record: logging.LogRecord) -> bool:
    """Tell whether a line of the log is a fault: the web server takes a refused socket for one."""
    return "returned without completing handshake" not in record.getMessage()


def masked(text: str) -> str:
    """Return a text without anything that could be a secret of somebody."""
    return _WORD.sub(lambda word: MASK if _is_secret(word[0]) else word[0], text)


def _is_secret(word: str) -> bool:
    return _RANDOM.search(word) is not None and identity.is_token(word[:LONGEST_TOKEN])


class Seldom(logging.Filter):
    """Lets a line through once in a while, and tells how many were left out since.

    What people outside can provoke as often as they like must not fill a disk. Lines about
    different requests are not the same: they say so by their `kind`, or by their wording.
    """

    def __init__(self) -> None:
        """Begin with nothing left out."""
        super().__init__()
        self._kinds: dict[tuple[object, ...], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether a line is to be written now."""
        facts = getattr(record, "facts", {})
        if "request" in facts:
            return True  # one for each failed request, as the reader expects
        error = record.exc_info[0] if record.exc_info else None
        kind = (record.name, record.levelno, str(record.msg), error)
        now = time.monotonic()
        since, left_out = self._kinds.pop(kind, (now - EVERY, 0))
        if now - since < EVERY:
            self._kinds[kind] = (since, left_out + 1)
            return False
        self._kinds[kind] = (now, 0)
        while len(self._kinds) > MOST_KINDS:
            del self._kinds[next(iter(self._kinds))]
        if left_out:
            record.facts = {**facts, "left_out": left_out}
        return True


class JsonLines(logging.Formatter):
    """One JSON object a line, for programs."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        return json.dumps(_facts(record), ensure_ascii=False, default=str)


class TextLines(logging.Formatter):
    """The same facts in one line of text, for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        facts = _facts(record)
        at, level, logger, says = (facts.pop(key) for key in ("at", "level", "logger", "says"))
        rest = "".join(f" {key}={_shown(value)}" for key, value in facts.items())
        return f"{at} {logger} {level} {says}{rest}"


def _shown(value: Any) -> str:
    if isinstance(value, list):
        return " < ".join(map(str, value))
    text = str(value)
    return json.dumps(text, ensure_ascii=False) if " " in text else text


def _facts(record: logging.LogRecord) -> dict[str, Any]:
    """Return what a line says; only words of others can hold secrets, so only these are masked."""
    at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    facts: dict[str, Any] = {
        "at": at,
        "level": record.levelname.lower(),
        "logger": record.name,
        "says": _one_line(record.getMessage()),
        **getattr(record, "facts", {}),
    }
    if record.exc_info and record.exc_info[1] is not None:
        error = record.exc_info[1]
        facts["error"] = type(error).__qualname__
        facts["why"] = _one_line(str(error))
        facts["trace"] = _trace(error)
    return facts


def _one_line(text: str) -> str:
    return masked(" ".join(text.split()))[:500]


def _trace(error: BaseException) -> list[str]:
    """Return where an error came from, the innermost place first."""
    frames = traceback.extract_tb(error.__traceback__)[-MOST_FRAMES:]
    return [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames[::-1]]
