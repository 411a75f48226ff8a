"""The journal: every move of a match as text, one a line.

It is the replay, the save file, the bug report and the golden test:

    vaka 1
    game rapanui2011
    seats 3
    option key value
    - colour red
    0 pass

Chance is written `-`; remarks start with `#`, in a line of their own.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from vaka.core import schema
from vaka.engine.turns import CHANCE
from vaka.errors import BadJournal

VERSION = "1"
MOST_LINES = 100_000


class Line(NamedTuple):
    """One move of a journal: who, what, and in which line of the text it stands."""

    seat: int
    move: str
    number: int = 0


@dataclass(frozen=True)
class Journal:
    """A journal as it was read: nothing here has been checked against the rules yet."""

    game: str
    seats: int
    options: dict[str, str]
    lines: tuple[Line, ...]
    places: dict[str, int]  # the line of each header: game, seats, and `option <key>`


def write(game: str, seats: int, options: dict[str, Any], lines: Iterable[Sequence[Any]]) -> str:
    """Return the text of a journal; each line is (seat, move)."""
    text = [f"vaka {VERSION}", f"game {game}", f"seats {seats}"]
    text += [f"option {key} {value}" for key, value in options.items()]
    text += [f"{'-' if line[0] == CHANCE else line[0]} {line[1]}" for line in lines]
    return "\n".join(text) + "\n"


def read(text: str) -> Journal:
    """Read the text of a journal; BadJournal tells the line that cannot be read."""
    if not isinstance(text, str):
        raise _bad(1, "journal_text", value=schema.short(text))
    rows = [
        (number, row.strip())
        for number, row in enumerate(text.split("\n"), 1)
        if row.strip() and not row.lstrip().startswith("#")
    ]
    if len(rows) > MOST_LINES:
        raise BadJournal("too_many_lines", {"line": rows[MOST_LINES][0], "most": MOST_LINES})
    rows.reverse()  # so that pop() takes the first
    places: dict[str, int] = {}
    last = text.count("\n") + 1
    version = _header(rows, "vaka", places, last)
    if version != VERSION:
        raise _bad(places["vaka"], "journal_version", value=schema.short(version), expected=VERSION)
    game = _header(rows, "game", places, last)
    seats = _header(rows, "seats", places, last)
    if not (seats.isascii() and seats.isdigit() and len(seats) < 4):
        raise _bad(places["seats"], "journal_seats", value=schema.short(seats))
    options = _options(rows, places)
    rows.reverse()
    lines = tuple(_line(number, row) for number, row in rows)
    return Journal(game, int(seats), options, lines, places)


def _header(rows: list[tuple[int, str]], key: str, places: dict[str, int], last: int) -> str:
    if not rows:
        raise _bad(last, "journal_header", key=key, value="the end")
    number, row = rows.pop()
    words = row.split(" ")
    if len(words) != 2 or words[0] != key:
        raise _bad(number, "journal_header", key=key, value=schema.short(row))
    places[key] = number
    return words[1]


def _options(rows: list[tuple[int, str]], places: dict[str, int]) -> dict[str, str]:
    options: dict[str, str] = {}
    while rows and rows[-1][1].startswith("option "):
        number, row = rows.pop()
        words = row.split(" ")
        if len(words) != 3 or words[1] in options:
            raise _bad(number, "journal_option", value=schema.short(row))
        options[words[1]] = words[2]
        places[f"option {words[1]}"] = number
    return options


def _line(number: int, row: str) -> Line:
    who, _, move = row.partition(" ")
    known = who == "-" or (who.isascii() and who.isdigit() and len(who) < 4)
    if not known or not move:
        raise _bad(number, "journal_line", value=schema.short(row))
    return Line(CHANCE if who == "-" else int(who), move, number)


def _bad(number: int, reason: str, **arguments: Any) -> BadJournal:
    return BadJournal(reason, {"line": number, **arguments})
