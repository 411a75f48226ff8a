"""Rows: the results as one table, a row per match and seat, for whatever program reads CSV."""

import csv
import io
from collections.abc import Iterable, Iterator
from pathlib import Path

from vaka.arena.play import MatchResult
from vaka.core.game import places

COLUMNS = (
    "match",
    "block",
    "rotation",
    "seat",
    "bot",
    "place",
    "win_share",
    "points",
    "score",
    "decisions",
    "choices",
    "match_decisions",
    "chance_moves",
    "truncated",
    "luck",
    "failure",
    "seconds",
    "slowest",
)
TIME_COLUMNS = ("seconds", "slowest")  # all others are the same on every machine

Cell = int | float | str


def shares(result: MatchResult) -> list[float]:
    """Return the part of the win that each seat has: a shared win is split."""
    place = places([tuple(score) for score in result.scores])
    return [1 / place.count(1) if mine == 1 else 0.0 for mine in place]


def rows(results: Iterable[MatchResult]) -> Iterator[dict[str, Cell]]:
    """Yield a row per match and seat, in the order of the schedule; what is not known is empty."""
    for result in sorted(results, key=lambda result: result.match):
        played = result.failure is None
        place = places([tuple(score) for score in result.scores]) if played else []
        share = shares(result) if played else []
        for seat, name in enumerate(result.bots):
            yield {
                "match": result.match,
                "block": result.block,
                "rotation": result.rotation,
                "seat": seat,
                "bot": name,
                "place": place[seat] if played else "",
                "win_share": round(share[seat], 6) if played else "",
                "points": result.scores[seat][0] if played else "",
                "score": " ".join(str(part) for part in result.scores[seat]) if played else "",
                "decisions": result.decisions[seat],
                "choices": result.choices[seat],
                "match_decisions": sum(result.decisions),
                "chance_moves": result.chance_moves,
                "truncated": "" if result.truncated is None else int(result.truncated),
                "luck": "" if result.luck is None else result.luck[seat],
                "failure": failure_of(result, seat),
                "seconds": result.seconds[seat],
                "slowest": result.slowest[seat],
            }


def failure_of(result: MatchResult, seat: int) -> str:
    """Return why a match failed, if it is to blame on that seat or if nobody knows on whom."""
    if result.failure is None or result.failure.seat not in (None, seat):
        return ""
    return result.failure.error


def write_csv(results: Iterable[MatchResult], file: Path) -> None:
    """Write the rows as CSV with a header, as RFC 4180 has it."""
    text = io.StringIO()
    table = csv.DictWriter(text, COLUMNS)
    table.writeheader()
    table.writerows(rows(results))
    write_whole(file, text.getvalue())


def write_whole(file: Path, text: str) -> None:
    """Write beside the old file and swap them, so that nobody ever reads half a file."""
    fresh = file.with_name(file.name + ".new")
    fresh.write_text(text, encoding="utf-8", errors="backslashreplace", newline="")
    fresh.replace(file)
