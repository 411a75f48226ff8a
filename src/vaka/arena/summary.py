"""The summary: every figure of an arena with its interval, as JSON.

Strength is counted in whole blocks only: if one match of a block failed, the others of it would
favour whoever had the better seats in them, so that block counts for nothing but the failure.
"""

import statistics
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from vaka.arena import intervals
from vaka.arena.contest import Contest
from vaka.arena.intervals import Estimate, Part
from vaka.arena.play import MatchResult
from vaka.arena.rows import shares

Block = list[MatchResult]
Pair = tuple[str, str]


class Sitting(NamedTuple):
    """A bot in a seat of a match, and what it got there."""

    block: int
    seat: int
    bot: str
    share: float
    points: float
    luck: float | None  # what chance gave it, in shares of the match


def whole_blocks_of(results: Iterable[MatchResult], seats: int) -> list[Block]:
    """Return the blocks of which all matches were played to the end, in order."""
    blocks: dict[int, Block] = {}
    for result in sorted(results, key=lambda result: result.match):
        if result.failure is None:
            blocks.setdefault(result.block, []).append(result)
    return [block for _, block in sorted(blocks.items()) if len(block) == seats]


def summarise(contest: Contest, results: Sequence[MatchResult]) -> dict[str, Any]:
    """Return what the results say; the ratings are left to `vaka.arena.ratings`."""
    blocks = whole_blocks_of(results, contest.seats)
    sittings = sittings_of(blocks)
    played = [result for block in blocks for result in block]
    return {
        **contest.header(),
        "matches": len(results),
        "failed": sum(result.failure is not None for result in results),
        "truncated": count_truncated(results),
        "blocks": len(blocks),
        "by_bot": [
            {
                "bot": name,
                "rating": None,
                **_strength([sitting for sitting in sittings if sitting.bot == name]),
                **_by_seat([s for s in sittings if s.bot == name], contest.seats),
                **_pace(name, results),
                **_failures(name, results),
            }
            for name in contest.bots
        ],
        "by_seat": [
            {"seat": seat, **_strength([sitting for sitting in sittings if sitting.seat == seat])}
            for seat in range(contest.seats)
        ],
        "pairs": _pairs(contest.bots, blocks),
        "length": {
            "decisions": _spread([float(sum(result.decisions)) for result in played]),
            "chance_moves": _spread([float(result.chance_moves) for result in played]),
        },
    }


def count_truncated(results: Iterable[MatchResult]) -> int | None:
    """Return how many matches were ended by a limit and not by the rules.

    None: the log of some is older than this count.
    """
    ends = [result.truncated for result in results if result.failure is None]
    return None if None in ends else sum(end is True for end in ends)


def sittings_of(blocks: Iterable[Block]) -> list[Sitting]:
    """Return all seats of all matches."""
    return [
        Sitting(
            *(result.block, seat, name, share, float(result.scores[seat][0])),
            None if result.luck is None else result.luck[seat],
        )
        for block in blocks
        for result in block
        for seat, (name, share) in enumerate(zip(result.bots, shares(result), strict=True))
    ]


def duels(block: Block) -> dict[Pair, Part]:
    """Return for each two bots how often the first was ahead in a block, of how many times.

    A tie is half a time; bots do not meet themselves.
    """
    found: dict[Pair, Part] = {}
    for result in block:
        seats = list(zip(result.bots, result.scores, strict=True))
        for mine, score in seats:
            for other, against in seats:
                if mine != other:
                    ahead, count = found.get((mine, other), (0.0, 0.0))
                    ahead += 1.0 if score > against else 0.5 if score == against else 0.0
                    found[mine, other] = ahead, count + 1.0
    return found


def _strength(sittings: Sequence[Sitting]) -> dict[str, Any]:
    return {
        "sittings": len(sittings),
        "win_share": _estimate(intervals.share, _parts(sittings, lambda s: s.share)),
        "points": _estimate(intervals.mean, _parts(sittings, lambda s: s.points)),
        "without_luck": _without_luck(sittings),
    }


def _without_luck(sittings: Sequence[Sitting]) -> dict[str, float | None] | None:
    """Return the share of the wins less what chance gave, None unless all of that is known.

    Luck has mean zero, so that the average stays and the interval shrinks. `part` tells by how
    much: the width of its interval as a part of that of the same average with luck.
    """
    if not all(sitting.luck is not None for sitting in sittings):
        return None
    parts = _parts(sittings, lambda s: s.share - (s.luck or 0.0))
    found = _estimate(intervals.mean, parts)
    with_luck = _estimate(intervals.mean, _parts(sittings, lambda s: s.share))
    if found is None or with_luck is None:
        return None
    return {**found, "part": _part(found, with_luck)}


def _part(one: dict[str, float | None], other: dict[str, float | None]) -> float | None:
    """Return how wide an interval is as a part of another."""
    low, high, least, most = one["low"], one["high"], other["low"], other["high"]
    if low is None or high is None or least is None or most is None or least == most:
        return None
    return (high - low) / (most - least)


def _by_seat(sittings: Sequence[Sitting], seats: int) -> dict[str, Any]:
    found = []
    for seat in range(seats):
        parts = _parts([sitting for sitting in sittings if sitting.seat == seat], lambda s: s.share)
        found.append(_estimate(intervals.share, parts))
    return {"win_share_by_seat": found}


def _pairs(bots: Sequence[str], blocks: Sequence[Block]) -> list[dict[str, Any]]:
    tables = [duels(block) for block in blocks]
    found = []
    for i, first in enumerate(bots):
        for second in bots[i + 1 :]:
            parts = [table[first, second] for table in tables if (first, second) in table]
            ahead = _estimate(intervals.share, parts)
            found.append({"bots": [first, second], "ahead": ahead})
    return found


def _pace(name: str, results: Iterable[MatchResult]) -> dict[str, Any]:
    """Return how many decisions a bot made, and how fast."""
    decisions, choices, seconds, slowest = 0, 0, 0.0, 0.0
    for result in results:
        for seat, sitter in enumerate(result.bots):
            if sitter == name:
                decisions += result.decisions[seat]
                choices += result.choices[seat]
                seconds += result.seconds[seat]
                slowest = max(slowest, result.slowest[seat])
    return {
        "decisions": decisions,
        "choices": choices,
        "ms_per_choice": 1000 * seconds / choices if choices else None,
        "slowest_ms": 1000 * slowest,
    }


def _failures(name: str, results: Sequence[MatchResult]) -> dict[str, Any]:
    """Return how often a bot failed, of how many matches, and why it did the first time."""
    failed = [result.failure for result in results if _fails(result, name)]
    return {
        "failures": len(failed),
        "sat_in": sum(name in result.bots for result in results),
        "first_failure": failed[0].error if failed and failed[0] else None,
    }


def _fails(result: MatchResult, name: str) -> bool:
    if result.failure is None:
        return False
    seat = result.failure.seat
    return name in result.bots if seat is None else result.bots[seat] == name


def _parts(sittings: Iterable[Sitting], value: Callable[[Sitting], float]) -> list[Part]:
    """Return for each block the sum of a value, and of how many sittings."""
    parts: dict[int, Part] = {}
    for sitting in sittings:
        total, count = parts.get(sitting.block, (0.0, 0.0))
        parts[sitting.block] = total + value(sitting), count + 1.0
    return list(parts.values())


def _estimate(
    estimator: Callable[[Sequence[Part]], Estimate], parts: Sequence[Part]
) -> dict[str, float | None] | None:
    return estimator(parts)._asdict() if parts else None


def _spread(values: Sequence[float]) -> dict[str, float] | None:
    """Return where numbers lie: mean, extremes and quartiles."""
    if len(values) < 2:
        return None
    lower, median, upper = statistics.quantiles(values, n=4, method="inclusive")
    return {
        "mean": statistics.fmean(values),
        "least": min(values),
        "lower_quartile": lower,
        "median": median,
        "upper_quartile": upper,
        "most": max(values),
    }
