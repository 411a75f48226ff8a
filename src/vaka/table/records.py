"""What is kept of a match: the rows that go into the store and come out of it."""

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Any, NamedTuple

SPECTATOR = -1  # who wrote a line of the chat that is kept, where it was no seat
TABLE = -2  # the line that is kept is a notice of the table itself
ANY_SEAT = -1  # of a link that gives any open seat
PEOPLE = "people"  # in place of the level of bots, for a match with other people
MIXED = "mixed"  # and for one with bots of several levels


class Conflict(Exception):
    """Somebody else was first: look again."""


class Kind(Enum):
    """What a row of the journal is. Who writes it says so; no text that comes from outside does."""

    MOVE = "move"
    UNDO = "undo"
    BACK = "back"  # an undo that takes back everything since that move, too
    CONFIRM = "confirm"


CONTROLS = {  # in place of a move in the store
    Kind.UNDO: "(undo)",
    Kind.BACK: "(back)",
    Kind.CONFIRM: "(confirm)",
}
UNDOS = (Kind.UNDO, Kind.BACK)
_KINDS = {text: kind for kind, text in CONTROLS.items()}


class Row(NamedTuple):
    """A row of the journal: a move of the match, or an undo or a confirmation, which have none."""

    seat: int
    move: str
    at: float
    kind: Kind = Kind.MOVE

    @property
    def text(self) -> str:
        """What the store keeps of it: a move that would come back as something else is none."""
        if self.kind is Kind.MOVE and self.move in _KINDS:
            raise ValueError(f"{self.move} is not a move")
        return CONTROLS.get(self.kind, self.move)

    @classmethod
    def kept(cls, seat: int, text: str, at: float) -> "Row":
        """Return a row that comes out of the store: only here a text says what a row is."""
        kind = _KINDS.get(text, Kind.MOVE)
        return cls(seat, text if kind is Kind.MOVE else "", at, kind)


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
    deleted: bool = False  # only that there was such a match is still known


class Outcome(NamedTuple):
    """How a match ended for a person."""

    level: str  # of the bots that it was played against; PEOPLE or MIXED where there is not one
    place: int
    points: int
    margin: int  # to the best of the others: below zero for who has lost


class Tally(NamedTuple):
    """How the matches of a person ended, of one game and against one level."""

    game: str
    level: str
    matches: int
    wins: int
    place: float  # on average
    points: float  # on average
    best: int  # points


class Listed(NamedTuple):
    """A match in the list of a person."""

    record: "Record"
    seat: int | None
    outcome: Outcome | None = None


class Summary(NamedTuple):
    """What lists of matches and the watch over deadlines need to know after a change."""

    turn: Sequence[int]
    over: bool
    moved: float  # when the last move was made of which everybody hears
    due: float | None  # when the server has to look again: a bot, a clock, an absence
    outcomes: Sequence[tuple[str, Outcome]] = ()  # of the persons at the end


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
