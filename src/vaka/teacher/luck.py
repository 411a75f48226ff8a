"""Luck: how much a deal changed what each seat could expect, less what it changes on average.

A deal is a run of chance moves without a decision between them. Its luck is the judgement of the
position it led to, less the expectation of that judgement over all that the deal could have
brought. So luck has mean zero whatever the judgement is worth, and a good judgement only makes it
mean more: results less luck keep their expectation and scatter less (the advantage sum of Zinkevich
and others 2006; DIVAT, AIVAT).

Luck is told after the match, so it looks at the true position, hidden things included. Mistakes
never do.
"""

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from vaka.bots.evaluator import Evaluator
from vaka.bots.thinking import Slices, finished
from vaka.engine.rng import Rng
from vaka.engine.state import State
from vaka.engine.turns import CHANCE
from vaka.teacher.records import Estimate

MOST_OUTCOMES = 200  # up to so many are all looked at; of more, so many are drawn
SLICE = 10  # outcomes that are judged at once: some milliseconds on the plain engine
MARGIN = 1.96

Worth = list[tuple[float, float]]  # points and share of each seat


class Outcome(NamedTuple):
    """A position that a deal could have led to, and how likely it was."""

    probability: float
    state: State


def luck_of_deal(
    evaluator: Evaluator, before: State, after: State, rng: Rng
) -> tuple[tuple[Estimate, ...], tuple[Estimate, ...]]:
    """Return what a deal changed for each seat: in share of the match, and in points."""
    return finished(weighing(evaluator, before, after, rng))


def weighing(
    evaluator: Evaluator, before: State, after: State, rng: Rng
) -> Slices[tuple[tuple[Estimate, ...], tuple[Estimate, ...]]]:
    """Weigh what a deal changed, in slices."""
    actual = judgement(evaluator, after)
    outcomes = all_outcomes(before)
    drawn = outcomes is None
    if outcomes is None:
        outcomes = [Outcome(1 / MOST_OUTCOMES, dealt(before, rng)) for _ in range(MOST_OUTCOMES)]
    worths = []
    for number, outcome in enumerate(outcomes, 1):
        worths.append((outcome.probability, judgement(evaluator, outcome.state)))
        if number % SLICE == 0:
            yield
    points, share = (
        tuple(
            _luck(actual[seat][what], [(p, worth[seat][what]) for p, worth in worths], drawn)
            for seat in range(before.seats)
        )
        for what in (0, 1)
    )
    return share, points


def judgement(evaluator: Evaluator, state: State) -> Worth:
    """Return the points and the share that each seat can expect, everything known."""
    world = evaluator.state_class()
    world.become(state)
    return world.evaluated(evaluator.weights)


def dealt(before: State, rng: Rng) -> State:
    """Return a position that a deal could lead to."""
    state = before.copy()
    while state.turn == CHANCE:
        state.draw(rng)
    return state


def all_outcomes(before: State) -> list[Outcome] | None:
    """Return all positions that a deal could lead to; None: there are too many."""
    found = []
    for outcome in _followed(before, 1.0):
        found.append(outcome)
        if len(found) > MOST_OUTCOMES:
            return None
    return found


def _followed(state: State, probability: float) -> Iterator[Outcome]:
    if state.turn != CHANCE:
        yield Outcome(probability, state)
        return
    odds = state.odds()
    for move, weight in zip(state.moves(), odds, strict=True):
        after = state.copy()
        after.play(move)
        yield from _followed(after, probability * weight / sum(odds))


def _luck(actual: float, possible: Sequence[tuple[float, float]], drawn: bool) -> Estimate:
    """Return the difference to the expectation, uncertain if only some outcomes were drawn."""
    mean = sum(probability * value for probability, value in possible)
    variance = sum(probability * (value - mean) ** 2 for probability, value in possible)
    doubt = MARGIN * math.sqrt(variance / len(possible)) if drawn else 0.0
    return Estimate.around(actual - mean, doubt)
