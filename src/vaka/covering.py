"""What can still be read of a running match: not what the rulebook covers again.

Who watches a card being laid on a pile that covers it has to remember it. So a log must not keep it
open for ever: it is covered there too once the reader has had another turn. The game declares what
is covered (`covered` of its blocks and events); with the match ends all covering.
"""

from collections.abc import Iterator

from vaka.core.codecs import Event
from vaka.match import Match

TURN = "turn"  # the event that begins the turn of a seat, in games that have turns one by one


def covered_until(match: Match, seat: int | None) -> int:
    """Return how many lines of the journal are covered for a seat, or for a spectator.

    Open is what has happened since its own last turn began; while it has its turn, since the one
    before. Spectators read as much as the seat whose turn it is.
    """
    codec = match.game.event_codec
    if match.over or not any(kind.covered for kind in codec.facts):
        return 0
    turns = _told_turns(match) if TURN in codec.keys else _runs(match)
    _, reader = next(turns, (0, seat))
    if seat is not None:
        reader = seat
    return next((place for place, whose in turns if whose == reader), 0)


def _told_turns(match: Match) -> Iterator[tuple[int, int | None]]:
    """Yield the first line of each turn that was told, and whose it is, the latest first."""
    for place in range(len(match.told) - 1, -1, -1):
        for event in reversed(match.told[place]):
            if event.key == TURN:
                yield place + 1, int(event.arguments["seat"])


def _runs(match: Match) -> Iterator[tuple[int, int | None]]:
    """Yield the first line of each run of moves of one seat, and whose it is, the latest first.

    Where a game tells no turns, such a run is one. Only what everybody hears parts two runs: how
    often somebody moved in secret must not show in what is covered.
    """
    began, whose = 0, None
    for place in range(len(match.lines) - 1, -1, -1):
        seat = match.lines[place].seat
        if seat < 0 or all(event.hears is not None for event in match.told[place]):
            continue
        if whose is not None and seat != whose:
            yield began, whose
        began, whose = place, seat
    if whose is not None:
        yield began, whose


def read_events(match: Match, place: int, seat: int | None, covered: int) -> list[Event]:
    """Return what a seat may read of a line; of the first lines, so many as are covered, less."""
    heard = match.heard_at(place, seat)
    if place >= covered:
        return heard
    codec = match.game.event_codec
    return [left for event in heard if (left := codec.covered(event, seat)) is not None]


def read_log(match: Match, seat: int | None, since: int, memory: bool) -> list[Event]:
    """Return all that a seat may read from a line on; a perfect `memory` needs no covering."""
    covered = 0 if memory else covered_until(match, seat)
    return [
        event
        for place in range(since, len(match))
        for event in read_events(match, place, seat, covered)
    ]


def read_moves(match: Match, seat: int | None, covered: int) -> list[str | None]:
    """Return each line of the journal as a seat may read it; None: it hears of no move."""
    codec = match.game.move_codec
    return [
        codec.covered(move, line.seat == seat) if move is not None and place < covered else move
        for place, (line, move) in enumerate(zip(match.lines, match.heard_moves(seat), strict=True))
    ]
