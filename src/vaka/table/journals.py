"""Journals that somebody brings along: what may be brought, and playing it."""

from typing import Any, NamedTuple, Protocol

from vaka import registry
from vaka.core import journal
from vaka.errors import BadJournal
from vaka.match import Match

LARGEST = 1_000_000  # bytes
MOST_LINES = 20_000  # remarks included
MOST_MOVES = 10_000  # of a game whose matches could be longer still


class Played(NamedTuple):
    """A journal that fits the rules."""

    game: str
    seats: int
    options: dict[str, Any]
    lines: list[tuple[int, str]]
    over: bool


class Reader(Protocol):
    """Who plays journals: anybody may bring one, so a server does it in a process of its own."""

    async def read(self, network: str, text: str) -> Played:
        """Return what a journal says; refuse one that does not fit the rules, or is too long."""


def played(text: str) -> Played:
    """Play a journal."""
    read = journal.read(text)
    game = registry.load(read.game)
    most = min(game.most_moves, MOST_MOVES)
    if len(read.lines) > most:
        line = read.lines[most].number
        raise BadJournal("too_many_lines", {"line": line, "most": most})
    match = Match.from_journal(game, text)
    lines = [(line.seat, line.move) for line in match.lines]
    return Played(game.name, match.seats, match.options, lines, match.over)
