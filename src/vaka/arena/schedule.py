"""The schedule: who sits where in match number i, so that no bot gains by where it sits.

Matches come in blocks of as many matches as there are seats. All matches of a block have the same
line-up, turned by one seat from match to match, and the same chance stream: each bot of it sits in
each seat equally often and is dealt the same luck there as the others were (a paired design).
"""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from vaka.arena.contest import Contest
from vaka.engine.rng import Rng

Lineup = tuple[int, ...]
ORDERS = -1  # the stream that shuffles; those of matches and chance count from 0


class Seating(NamedTuple):
    """One match of the schedule."""

    match: int
    block: int
    rotation: int
    sitters: Lineup  # by seat, the place of its bot in the contest
    chance: int  # number of the chance stream


def seatings(contest: Contest, blocks: int) -> Iterator[Seating]:
    """Yield the matches of the first blocks; more blocks never change the earlier ones."""
    seats = contest.seats
    for block, lineup in zip(range(blocks), lineups(contest), strict=False):
        period = _period(lineup)
        for rotation in range(seats):
            match = block * seats + rotation
            chance = block * seats + rotation // period  # the same seating meets another chance
            yield Seating(match, block, rotation, _turned(lineup, rotation), chance)


def lineups(contest: Contest) -> Iterator[Lineup]:
    """Yield the line-up of each block, without end.

    Everybody sits down as often as there is room for all; the seats that are left go to each
    group of bots once per round, those groups first whose bots have played least. The order around
    the table is shuffled, because it matters who sits behind whom.
    """
    bots = range(len(contest.bots))
    whole, left = divmod(contest.seats, len(bots))
    orders = Rng(contest.seed).split(ORDERS)
    played = [0] * len(bots)
    block = 0
    while True:
        groups = list(combinations(bots, left))
        while groups:
            group = min(groups, key=lambda group: (sum(played[bot] for bot in group), group))
            groups.remove(group)
            for bot in group:
                played[bot] += 1
            yield _shuffled([*bots] * whole + [*group], orders.split(block))
            block += 1


def _turned(lineup: Lineup, rotation: int) -> Lineup:
    return lineup[rotation:] + lineup[:rotation]


def _period(lineup: Lineup) -> int:
    """Return after how many turns the line-up looks the same again."""
    turns = range(1, len(lineup) + 1)
    return next(turn for turn in turns if _turned(lineup, turn) == lineup)


def _shuffled(lineup: list[int], rng: Rng) -> Lineup:
    for last in range(len(lineup) - 1, 0, -1):
        other = rng.below(last + 1)
        lineup[last], lineup[other] = lineup[other], lineup[last]
    return tuple(lineup)
