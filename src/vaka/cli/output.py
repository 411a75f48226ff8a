"""What the commands share: words, JSON, tables of text, a progress bar, checks of arguments."""

import argparse
import errno
import json
import math
import re
import shutil
import sys
import textwrap
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from vaka import registry
from vaka.core.game import Game
from vaka.text.colours import pad, paint_for, width
from vaka.words import LANGUAGES, Catalogue

WORDS = Catalogue(Path(__file__).parent / "words")
WIDEST_TEXT = 100  # columns in which running text is pleasant to read
LONGEST_BAR = 30
MOST_SECONDS = 3600.0
INTERRUPTED = 130  # exit code, as shells have it


# -- words -----------------------------------------------------------------------------------------


def why(error: OSError, language: str = "en") -> str:
    """Return why the system refused a file, in words."""
    key = f"error.{errno.errorcode.get(error.errno or 0)}"
    if WORDS.has(key):
        return WORDS.say(key, {}, language)
    return error.strerror or str(error)


def harmless(text: str) -> str:
    """Return foreign text as it may be printed: whatever steers a terminal is spelled out."""
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text)


def wrapped(text: str) -> str:
    """Return running text in lines that fit the terminal; as it is where there is none."""
    if not sys.stdout.isatty():
        return text
    columns = min(WIDEST_TEXT, shutil.get_terminal_size().columns)
    return textwrap.fill(text, max(columns, 20), break_on_hyphens=False)


# -- arguments -------------------------------------------------------------------------------------


def add_language(command: argparse.ArgumentParser) -> None:
    """Add the argument `--language`."""
    languages = ", ".join(LANGUAGES)
    command.add_argument(
        "--language", choices=LANGUAGES, default="en", metavar="L", help=f"{languages}; default en"
    )


def game_name(text: str) -> str:
    """Read the name of a game, however it is capitalised; what is none stays as it is."""
    folded = text.casefold()
    return next((name for name in registry.games() if name.casefold() == folded), text)


def add_option(command: argparse.ArgumentParser) -> None:
    """Add the argument `--option`, which may be given again and again."""
    command.add_argument(
        "--option", action="append", metavar="KEY=VALUE", help="option of the game"
    )


def whole(low: int, high: int) -> Callable[[str], int]:
    """Return a reader of an argument that must be a whole number from `low` to `high`."""

    def read(text: str) -> int:
        fits = re.fullmatch("[0-9]{1,13}", text) and low <= int(text) <= high
        if not fits:
            wanted = f"a whole number from {low} to {high}"
            raise argparse.ArgumentTypeError(f"must be {wanted}, not {text[:40]!r}")
        return int(text)

    return read


def seconds(text: str) -> float:
    """Read an argument that must be a sensible number of seconds."""
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not 0 < number <= MOST_SECONDS:
        wanted = f"a number of seconds up to {MOST_SECONDS:.0f}"
        raise argparse.ArgumentTypeError(f"must be {wanted}, not {text[:40]!r}")
    return number


def options_of(texts: Sequence[str] | None, game: Game) -> dict[str, Any]:
    """Read `--option key=value` arguments into the values a game declares."""
    options: dict[str, Any] = {}
    for text in texts or ():
        key, _, value = text.partition("=")
        options[key] = game.option_value(key, value)  # the game refuses what does not fit
    return options


# -- printing --------------------------------------------------------------------------------------


def print_json(value: Any) -> None:
    """Print a value as JSON for a program to read."""
    print(json.dumps(value, indent=1, ensure_ascii=False))


def print_table(header: Sequence[str], rows: Sequence[Sequence[str]], words: int = 1) -> None:
    """Print rows in columns: the first `words` to the left, the others, numbers, to the right."""
    paint = paint_for(sys.stdout)
    lines = [[paint(cell, "bold") for cell in header], *rows]
    widths = [max(width(line[i]) for line in lines) for i in range(len(header))]
    for line in lines:
        cells = [
            pad(cell, widths[i]) if i < words else " " * (widths[i] - width(cell)) + cell
            for i, cell in enumerate(line)
        ]
        print("  ".join(cells).rstrip())


class Progress:
    """A bar on standard error while something takes long; silent where nobody watches."""

    def __init__(self, total: int, language: str = "en", already: int = 0) -> None:
        """Prepare for `total` steps, some done before; the bar appears after half a second."""
        self.total = total
        self.already = already
        self.language = language
        self.began = time.monotonic()
        self.drawn = 0.0
        self.on = sys.stderr.isatty()

    def __call__(self, done: int) -> None:
        """Draw how far it is."""
        now = time.monotonic()
        if not self.on or now - self.began < 0.5 or now - self.drawn < 0.1:
            return
        self.drawn = now
        seconds = round((now - self.began) * (self.total - done) / max(done - self.already, 1))
        arguments = {"done": f"{done:,}", "total": f"{self.total:,}", "seconds": f"{seconds:,}"}
        text = WORDS.say("progress", arguments, self.language)
        space = shutil.get_terminal_size().columns - 1  # a full line would begin a new one
        long = max(0, min(LONGEST_BAR, space - len(text) - 1))
        filled = long * done // self.total
        line = f"{'█' * filled}{'░' * (long - filled)} {text}"[:space]
        print(f"\r{line}", end="\x1b[K", file=sys.stderr, flush=True)

    def close(self) -> None:
        """Remove the bar."""
        if self.drawn:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
