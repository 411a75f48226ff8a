"""Contests and results for the tests of the arena."""

import csv
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import vaka
from vaka.arena.contest import Contest
from vaka.arena.play import Failure, MatchResult
from vaka.arena.rows import TIME_COLUMNS, rows
from vaka.arena.schedule import seatings

GAME = "rapanui2011"
BOTS = "arena.arena_bots"


def own(name: str) -> str:
    """Return the name of one of the bots that the tests bring along."""
    return f"{BOTS}.{name}"


def contest(*bots: str, seats: int = 2, seed: int = 5) -> Contest:
    return Contest(GAME, seats, bots or ("random", own("First")), seed)


def untimed(results: Iterable[MatchResult]) -> list[dict[str, Any]]:
    """Return the rows without what differs from machine to machine."""
    return [
        {key: value for key, value in row.items() if key not in TIME_COLUMNS}
        for row in rows(results)
    ]


def read_rows(folder: Path) -> list[dict[str, str]]:
    """Return the rows of a folder without times."""
    with (folder / "rows.csv").open(newline="") as file:
        found = list(csv.DictReader(file))
    return [{k: v for k, v in row.items() if k not in TIME_COLUMNS} for row in found]


def environment(**more: str) -> dict[str, str]:
    """Return an environment in which other processes find this vaka and the bots of the tests."""
    source, tests = Path(vaka.__file__).parents[1], Path(__file__).parents[1]
    return {**os.environ, "PYTHONPATH": f"{source}{os.pathsep}{tests}", **more}


def made_up(
    about: Contest,
    scores: Sequence[Sequence[int]],
    failures: Iterable[int] = (),
) -> list[MatchResult]:
    """Return results in which a bot scores, in match i, what `scores[i]` has at its place."""
    found = []
    for seating, points in zip(seatings(about, len(scores)), scores, strict=False):
        failed = seating.match in failures
        found.append(
            MatchResult(
                match=seating.match,
                block=seating.block,
                rotation=seating.rotation,
                bots=[about.bots[sitter] for sitter in seating.sitters],
                scores=[] if failed else [[points[sitter]] for sitter in seating.sitters],
                decisions=[10 + seating.match % 7] * about.seats,
                choices=[8] * about.seats,
                chance_moves=4,
                seconds=[0.01 * (1 + sitter) for sitter in seating.sitters],
                slowest=[0.004] * about.seats,
                failure=Failure(1, "KeyError: '<b>'", "trace", "# journal\n") if failed else None,
            )
        )
    return found
