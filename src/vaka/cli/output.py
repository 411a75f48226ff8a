"""What the commands share: JSON, tables of text, a progress bar, and small checks of arguments."""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from vaka.core.errors import Refusal
from vaka.core.paint import pad, paint_for, width

MOST_BYTES = 50_000_000  # no file of ours is larger


def print_json(value: Any) -> None:
    """Print a value as JSON for a program to read."""
    print(json.dumps(value, indent=1, ensure_ascii=False))


def print_table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Print rows in columns, the first left and the others right."""
    paint = paint_for(sys.stdout)
    lines = [[paint(cell, "bold") for cell in header], *rows]
    widths = [max(width(line[i]) for line in lines) for i in range(len(header))]
    for line in lines:
        cells = [pad(line[0], widths[0])]
        cells += [
            " " * (columns - width(cell)) + cell
            for cell, columns in zip(line[1:], widths[1:], strict=True)
        ]
        print("  ".join(cells).rstrip())


def positive(text: str) -> int:
    """Read an argument that must be a positive whole number."""
    if not (text.isascii() and text.isdigit() and 0 < int(text) <= 10**12):
        raise argparse.ArgumentTypeError(f"must be a positive whole number, not {text!r}")
    return int(text)


def options_of(texts: Sequence[str] | None, allowed: Any) -> dict[str, Any]:
    """Read `--option key=value` arguments into the values a game declares."""
    options: dict[str, Any] = {}
    for text in texts or ():
        key, _, value = text.partition("=")
        typed = [known for known in allowed.get(key, ()) if str(known) == value]
        options[key] = typed[0] if typed else value
    return options


def read_file(name: str) -> str:
    """Return the text of a file, `-` for standard input; Refusal if it is no text."""
    source = sys.stdin.buffer if name == "-" else Path(name).open("rb")  # noqa: SIM115
    with source:
        data = source.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise Refusal("file_too_large", {"file": name, "most": MOST_BYTES})
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Refusal("file_not_text", {"file": name}) from error


class Progress:
    """A bar on standard error while something takes long; silent where nobody watches."""

    def __init__(self, total: int, what: str) -> None:
        """Prepare for `total` steps; the bar appears after half a second."""
        self.total = total
        self.what = what
        self.began = time.monotonic()
        self.drawn = 0.0
        self.on = sys.stderr.isatty()

    def __call__(self, done: int) -> None:
        """Draw how far it is."""
        now = time.monotonic()
        if not self.on or now - self.began < 0.5 or now - self.drawn < 0.1:
            return
        self.drawn = now
        filled = 30 * done // self.total
        left = (now - self.began) * (self.total - done) / max(done, 1)
        bar = "█" * filled + "░" * (30 - filled)
        text = f"\r{bar} {done:,} of {self.total:,} {self.what}, {left:.0f} s left "
        print(text, end="\x1b[K", file=sys.stderr, flush=True)

    def close(self) -> None:
        """Remove the bar."""
        if self.on:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
