"""The ladder: each bot against the next weaker one, game by game, and the table that says so."""

import math
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from vaka import registry
from vaka.arena import intervals
from vaka.arena.contest import Contest
from vaka.arena.intervals import Estimate
from vaka.arena.play import MatchResult
from vaka.arena.report import milliseconds
from vaka.arena.run import hold
from vaka.arena.summary import count_truncated, sittings_of, whole_blocks_of
from vaka.arena.workers import Workers
from vaka.core.game import Game

Step = tuple[str, str]  # a stronger bot and a weaker one
STEPS: tuple[Step, ...] = (
    ("greedy", "random"),
    ("novice", "random"),
    ("greedy", "novice"),
    ("skilled", "novice"),
    ("skilled", "greedy"),
    ("expert", "skilled"),
    ("master", "expert"),
    ("master", "greedy"),
    ("grandmaster", "master"),
)
FAR_APART: tuple[Step, ...] = (("greedy", "random"), ("master", "greedy"))
FAR = 0.8  # the share of the wins that the stronger of these must have with two seats
YARDSTICK = "greedy"  # whoever played this one last meets plain search, with the time it took then
SECONDS = "{seconds}"
PLAIN = f"ismcts:wits=0,seconds={SECONDS}"  # search that knows nothing but the rules

WIDER = 1.315  # the 99 % interval, in terms of the 95 % one

Hold = Callable[[Contest, int], Sequence[MatchResult]]


@dataclass(frozen=True)
class Rung:
    """One comparison of the ladder: the share of the wins that the stronger bot has."""

    game: str
    title: str
    seats: int
    stronger: str
    weaker: str
    matches: int
    failed: int
    truncated: int | None  # matches that a limit ended; None: not counted
    share: Estimate | None  # None if no block was played to its end
    ms: tuple[float | None, float | None]  # per choice, of the stronger and the weaker
    by_seat: tuple[float, ...] = ()  # wins of each seat; both bots sit in each equally often

    @property
    def holds(self) -> bool:
        """Whether the stronger bot is stronger beyond doubt: the whole interval lies above half.

        With two seats, bots that are far apart must also be so in their share of the wins.
        """
        if self.share is None or self.share.low is None:
            return False
        far = self.seats == 2 and (self.stronger, self.weaker) in FAR_APART
        return self.share.low > 0.5 and (self.share.value >= FAR or not far)

    @property
    def in_doubt(self) -> bool:
        """Whether more matches may be needed: one half lies within the 99 % interval."""
        if self.share is None:
            return False
        value, low, high = self.share
        if low is None or high is None:
            return True
        return value - WIDER * (value - low) <= 0.5 <= value + WIDER * (high - value)

    def as_json(self) -> dict[str, Any]:
        """Return the rung for a program to read."""
        share = None if self.share is None else self.share._asdict()
        return {**vars(self), "share": share, "ms": list(self.ms), "holds": self.holds}


def seat_counts(game: Game, quick: bool = False) -> list[int]:
    """Return the fewest seats of a game and, unless it must be quick, a middle number."""
    middle = game.seats[len(game.seats) // 2]
    return sorted({game.seats[0], game.seats[0] if quick else middle})


def steps_of(bots: Sequence[str]) -> list[Step]:
    """Return each bot but the first, the weakest, with the one before it."""
    return list(zip(bots[1:], bots, strict=False))


def climb(
    games: Sequence[str],
    steps: Sequence[Step],
    plain: str | None,
    matches: int,
    most: int,
    seed: int,
    play: Hold,
    quick: bool = False,
) -> Iterator[Rung]:
    """Yield the rungs of all games; nothing is played before all names are known to be right.

    A comparison that is in doubt after `matches` is doubled as long as it stays below `most`.

    Last in each game the bot of the last step against the yardstick, or else the last of all, meets
    `plain`, a name that may have a place for {seconds}: the time that this bot has needed for a
    choice in that step, on average.
    """
    measured = [step for step in steps if step[1] == YARDSTICK] or steps
    timed, best = measured[-1], measured[-1][0]
    names = dict.fromkeys(name for step in steps for name in step)
    if plain:
        names[plain.replace(SECONDS, "1")] = None
    tables = [(game, seats) for game in games for seats in seat_counts(registry.load(game), quick)]
    for game, seats in tables:
        for name in names:
            Contest(game, seats, (name,), seed).check()
    for game, seats in tables:
        took: float | None = None
        for step in steps:
            rung = _rung(Contest(game, seats, step, seed), matches, most, play)
            if step == timed:
                took = rung.ms[0]
            yield rung
        if plain and took is not None:
            seconds = max(0.001, round(took / 1000, 3))
            rival = plain.replace(SECONDS, str(seconds))
            yield _rung(Contest(game, seats, (best, rival), seed), matches, most, play)


def kept_in(folder: Path, workers: Workers, progress: Any = None) -> Hold:
    """Return how to play a contest with its log in a folder of its own, so that it can go on."""

    def play(contest: Contest, matches: int) -> Sequence[MatchResult]:
        parts = (contest.game, str(contest.seats), *contest.bots, str(contest.seed))
        name = "-".join(re.sub(r"[^\w.=]+", "_", part) for part in parts)
        return hold(contest, matches, folder / name, workers, progress)

    return play


def _rung(contest: Contest, matches: int, most: int, play: Hold) -> Rung:
    rung = _measured(contest, matches, play)
    while rung.in_doubt and 2 * matches <= most:
        matches *= 2
        rung = _measured(contest, matches, play)
    return rung


def _measured(contest: Contest, matches: int, play: Hold) -> Rung:
    whole = 2 * contest.seats  # with an odd number of seats two blocks are needed to be even
    return rung_of(contest, play(contest, -(-matches // whole) * whole))


def rung_of(contest: Contest, results: Sequence[MatchResult]) -> Rung:
    """Return what matches of two bots have shown, the stronger one named first; or of one alone."""
    stronger, weaker = contest.bots[0], contest.bots[-1]
    game = registry.load(contest.game)
    parts: dict[int, tuple[float, float]] = {}
    by_seat = [0.0] * contest.seats
    for sitting in sittings_of(whole_blocks_of(results, contest.seats)):
        by_seat[sitting.seat] += sitting.share
        won, count = parts.get(sitting.block, (0.0, 0.0))
        mine = sitting.share if sitting.bot == stronger else 0.0
        parts[sitting.block] = won + mine, count + sitting.share
    return Rung(
        game=contest.game,
        title=game.title,
        seats=contest.seats,
        stronger=stronger,
        weaker=weaker,
        matches=len(results),
        failed=sum(result.failure is not None for result in results),
        truncated=count_truncated(results) if game.truncates else 0,
        share=intervals.share(list(parts.values())) if parts else None,
        ms=(_ms(stronger, results), _ms(weaker, results)),
        by_seat=tuple(by_seat),
    )


def _ms(name: str, results: Sequence[MatchResult]) -> float | None:
    seats = [(r, s) for r in results for s, sitter in enumerate(r.bots) if sitter == name]
    choices = sum(result.choices[seat] for result, seat in seats)
    if not choices:
        return None
    return 1000 * sum(result.seconds[seat] for result, seat in seats) / choices


# -- the table that the documentation quotes -------------------------------------------------------

PREFACE = """# The ladder of the bots

How often a bot wins against a weaker one, with 95 % intervals. A fair share is 50 %: both bots sit
in every seat equally often and with the same luck, a shared win is split, and the
[arena](arena.md) explains the intervals. "Stronger" asks for an interval above one half; with two
seats `greedy` must besides have 80 % against `random`, and `master` 80 % against `greedy`. "Not
shown" means that the bots are alike or that too few matches were played; a comparison that is
missing was not played at all. "Cut" counts the matches that a limit ended, not the rules; they are
scored as they stand. A question mark: the log is older than this count.

Below each table stands how often each seat has won: both bots of a comparison sit in every seat
equally often, so that it is the seat that makes the difference.
"""
CLIMBED = """
This page is written from the logs of `vaka ladder`, which may be those of several runs; the times
are those of the machine that ran them. A comparison that was not clear at 99 % was played on,
doubled each time, up to the limit of its run; its interval is a little optimistic. The last
comparison of each table gives plain search, without any knowledge of the game, as much time for a
choice as its opponent took against `greedy`.
"""


HEADER = (
    "bot",
    "against",
    "share of the wins",
    "95 %",
    "matches",
    "cut",
    "ms per choice",
    "stronger",
)


def markdown(rungs: Sequence[Rung], origin: str = CLIMBED) -> str:
    """Return a page with a table for each game and number of seats, and how it came about."""
    text = [PREFACE + origin]
    for title, seats in dict.fromkeys((rung.title, rung.seats) for rung in rungs):
        text += [
            f"## {title}, {seats} seats\n",
            f"| {' | '.join(HEADER)} |",
            "|---|---|---:|---|---:|---:|---|---|",
            *(_line(rung) for rung in rungs if (rung.title, rung.seats) == (title, seats)),
            "",
            *_seats([rung for rung in rungs if (rung.title, rung.seats) == (title, seats)]),
        ]
    return "\n".join(text)


def _seats(rungs: Sequence[Rung]) -> list[str]:
    """Return a line about the wins of each seat; those who play at random say nothing about it."""
    telling = [rung.by_seat for rung in rungs if rung.by_seat and rung.weaker != "random"]
    wins = [sum(won) for won in zip(*telling, strict=True)]
    if not sum(wins):
        return []
    matches = sum(wins)
    said = ", ".join(
        f"seat {seat} {100 * won / matches:.0f} ± {margin(won / matches, matches):.0f} %"
        for seat, won in enumerate(wins, 1)
    )
    return [f"Wins by seat, in all {matches:,.0f} matches without `random`: {said}.", ""]


def margin(share: float, matches: float) -> float:
    """Return half of the 95 % interval of a share of matches, in percent."""
    return 196 * math.sqrt(share * (1 - share) / matches)


def _line(rung: Rung) -> str:
    share, low, high = rung.share or (None, None, None)
    interval = "-" if low is None or high is None else f"{100 * low:.1f} to {100 * high:.1f} %"
    cells = (
        f"`{rung.stronger}`",
        f"`{rung.weaker}`",
        "-" if share is None else f"{100 * share:.1f} %",
        interval,
        f"{rung.matches:,}" + (f" ({rung.failed} failed)" if rung.failed else ""),
        "?" if rung.truncated is None else f"{rung.truncated:,}",
        " / ".join(milliseconds(time) for time in rung.ms),
        "yes" if rung.holds else "not shown",
    )
    return f"| {' | '.join(cells)} |"
