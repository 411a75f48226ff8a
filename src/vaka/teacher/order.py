"""In what order a match is judged where somebody waits: what is worth seeing comes first.

Every record has random numbers of its own, so the order changes nothing but what is ready when.
Deals are quick and come first. Then a short search of each choice guesses what the move played may
have cost; those that seem to have cost most follow, and then all others as they were played.
"""

import time
from collections.abc import Iterable

from vaka.bots.thinking import SearchSettings, Slices, finished, thinking
from vaka.engine.rng import Rng
from vaka.engine.turns import CHANCE
from vaka.teacher.judging import Judge
from vaka.teacher.stream import Played, steps_of

SHORT_TRIES = 25  # of each move in the short search,
MOST_SHORT = 250  # and of all moves together
FIRST = 12  # choices that come before the others
SECONDS = 4.0  # after which no more choices are guessed at: somebody waits
STRIDES = 8  # guesses are spread over the match, so that they know something of all of it in time


def likeliest_first(match: Played, judge: Judge, seconds: float = SECONDS) -> list[int]:
    """Return the steps at which records begin: deals, likely turning points, everything else."""
    return finished(likely_order(match, judge, seconds))


def likely_order(match: Played, judge: Judge, seconds: float = SECONDS) -> Slices[list[int]]:
    """Find the order of `likeliest_first`, in slices."""
    steps = steps_of(match.lines)
    choices = [step for step in steps if match.lines[step].seat != CHANCE]
    until = time.monotonic() + seconds
    spread = (step for first in range(STRIDES) for step in choices[first::STRIDES])
    costs = yield from _guesses(match, judge, spread, until)
    likely = sorted(costs, key=lambda step: (-costs[step], step))[:FIRST]
    deals = [step for step in steps if match.lines[step].seat == CHANCE]
    return list(dict.fromkeys((*deals, *likely, *steps)))


def _guesses(
    match: Played, judge: Judge, steps: Iterable[int], until: float
) -> Slices[dict[int, float]]:
    """Guess what the moves played at some steps have cost, until the time is up."""
    costs: dict[int, float] = {}
    for step in steps:
        if time.monotonic() >= until:
            break
        state, (seat, played, _) = match.state_at(step), match.lines[step]
        moves = match.game.moves(state, seat)
        if len(moves) < 2:
            continue
        view = match.game.view(state, seat, recall=True)
        settings = SearchSettings(min(SHORT_TRIES * len(moves), MOST_SHORT), fair=1.0)
        found = yield from thinking(judge.evaluator, view, seat, settings, Rng(step))
        if played in found:
            costs[step] = max(each.value for each in found.values()) - found[played].value
    return costs
