"""What is kept of a match: the rows that go into the store and come out of it."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

SPECTATOR = -1  # who wrote a line of the chat that is kept, where it was no seat
TABLE = -2  # the line that is kept is a notice of the table itself
ANY_SEAT = -1  # of a link that gives any open seat


class Conflict(Exception):
    """Somebody else was first: look again."""


class Row(NamedTuple):
    """A row of the journal: a move of the match, or an undo or a confirmation."""

    seat: int
    move: str
    at: float


class Head(NamedTuple):
    """How far a match is: whoever knows older numbers has something to fetch."""

    match: str
    n: int
    people_version: int
    chats: int
    touches: int


class Record(NamedTuple):
    """A match as it is kept, without its journal."""

    head: Head
    game: str
    seats: int
    options: dict[str, Any]
    people: str
    uploaded: bool
    created: float
    updated: float
    turn: list[int]
    over: bool
    ended: bool


class Summary(NamedTuple):
    """What lists of matches and the watch over deadlines need to know after a change."""

    turn: Sequence[int]
    over: bool
    moved: float  # when the last move was made of which everybody hears
    due: float | None  # when the server has to look again: a bot, a clock, an absence


class PeopleRow(NamedTuple):
    """A new version of who sits at a match, as text, and what of it can be searched for."""

    text: str
    public: bool
    ended: bool
    seated: Iterable[tuple[str, int]]  # persons and their seats


class Link(NamedTuple):
    """A link that was given out: `seat` may be ANY_SEAT, `person` who has exchanged it."""

    match: str
    seat: int
    person: str | None
