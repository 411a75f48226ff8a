"""What algorithms learn for a task within its budget: their curves, and how good they end up.

An algorithm is trained several times, from seeds 1, 2 and so on, each time with the whole budget.
On the way it is measured in a batch, which is quick (its greedy opponents look into fewer worlds);
at the end in the matches of the task itself, as every bot is. One interval tells how far luck of
the matches and of the training reaches.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from statistics import fmean, variance
from typing import NamedTuple

from vaka.arena import intervals
from vaka.arena.intervals import Estimate, student
from vaka.learn.algorithms import algorithm
from vaka.learn.batch import BatchEnv
from vaka.learn.policies import frozen
from vaka.learn.stored import StoredBot, StoredPolicy
from vaka.learn.training import Course, train
from vaka.tasks.entries import Entry, cut, entry
from vaka.tasks.evaluation import Played, blocks_of, matches_of, worth
from vaka.tasks.listed import WIN_SHARE, Task

SEEDS = 3
CHECKS = 8  # points of a curve after its beginning
CURVE_MATCHES = 60  # of each point and seed; whole blocks at any table up to six seats
CURVE_SEED = 10**6

Told = Callable[[int, int, StoredPolicy], None]  # seed, decisions so far, what was learned


@dataclass(frozen=True)
class Run:
    """One training: what was measured on the way, and the matches of the task after it."""

    decisions: int
    curve: list[tuple[int, list[float]]]  # decisions, and what each match was worth then
    played: list[Played]


class Point(NamedTuple):
    """A point of a curve over all trainings, with its 95 % interval."""

    decisions: int
    value: float
    low: float
    high: float


def learn(
    task: Task,
    name: str,
    seed: int,
    matches: int | None = None,
    processes: int = 1,
    told: Told | None = None,
) -> Run:
    """Train an algorithm for a task and let what it has learned play the task's matches."""
    wins = task.measure == WIN_SHARE
    course = Course(task.game, task.seats, task.opponents, wins, task.budget, task.options)
    curve: list[tuple[int, list[float]]] = []
    learned: list[StoredPolicy] = []

    def watch(decisions: int, policy: StoredPolicy) -> None:
        curve.append((decisions, quickly_measured(task, policy)))
        learned.append(policy)
        if told is not None:
            told(seed, decisions, policy)

    decisions = train(algorithm(name), course, seed, CHECKS, watch)
    return Run(
        decisions, curve, matches_of(task, partial(StoredBot, learned[-1]), matches, processes)
    )


def quickly_measured(task: Task, policy: StoredPolicy, matches: int = CURVE_MATCHES) -> list[float]:
    """Return what the first match of each row of a batch is worth to a policy."""
    env = BatchEnv(
        task.game,
        matches,
        task.seats,
        dict(task.options),
        seed=CURVE_SEED,
        threads=1,
        opponents=[task.opponents],
    )
    assert env.learners is not None
    choose = frozen(policy)
    found: dict[int, float] = {}
    while len(found) < matches:
        stepped = env.step(choose(env.observations, env.masks))
        for row in map(int, stepped.dones.nonzero()[0]):
            scores = [tuple(map(int, score)) for score in env.scores[row]]
            found.setdefault(row, worth(task.measure, scores, int(env.learners[row])))
    return [found[row] for row in range(matches)]


def points(task: Task, runs: Sequence[Run]) -> list[Point]:
    """Return the curve of several trainings, whose points were taken at the same parts."""
    found = []
    for taken in zip(*(run.curve for run in runs), strict=True):
        decisions = round(sum(spent for spent, _ in taken) / len(taken))
        value, low, high = together(task, [worths for _, worths in taken])
        assert low is not None
        assert high is not None
        found.append(Point(decisions, round(value, 4), round(low, 4), round(high, 4)))
    return found


def estimate(task: Task, runs: Sequence[Run]) -> Estimate:
    """Return how good an algorithm is at a task, over all trainings."""
    return together(task, [[match.worth for match in run.played] for run in runs])


def together(task: Task, runs: Sequence[Sequence[float]]) -> Estimate:
    """Return the mean over matches and trainings; its interval has the luck of both.

    `runs[i][j]` is what match j was worth after training i. All trainings play the same matches, so
    a block counts once with all of them. Variances of blocks and trainings are added, less what the
    means of trainings vary by the luck of single matches, which the blocks tell already; the
    quantile is Student's with the degrees of freedom of Satterthwaite.
    """
    shares = task.measure == WIN_SHARE
    pooled = [sum(worths) / len(runs) for worths in zip(*runs, strict=True)]
    estimator = intervals.share if shares else intervals.mean
    value, low, high = estimator(blocks_of(pooled, task.seats))
    if low is None or high is None or len(runs) < 2:
        return Estimate(value, low, high)
    rows = [[total / count for total, count in blocks_of(worths, task.seats)] for worths in runs]
    of_runs = [fmean(row) for row in rows]
    of_blocks = [fmean(column) for column in zip(*rows, strict=True)]
    left = [
        one - of_run - of_block + value
        for row, of_run in zip(rows, of_runs, strict=True)
        for one, of_block in zip(row, of_blocks, strict=True)
    ]
    free_runs, free_blocks = len(of_runs) - 1, len(of_blocks) - 1
    single = sum(one**2 for one in left) / (free_runs * free_blocks) / len(left)
    by_blocks = variance(of_blocks) / len(of_blocks)
    apart = variance(of_runs) / len(of_runs)
    by_runs = max(0.0, apart - single)
    if by_runs == 0.0:
        return Estimate(value, low, high)
    freedom = (by_blocks + by_runs) ** 2 / (by_blocks**2 / free_blocks + apart**2 / free_runs)
    quantile = student(max(freedom, free_runs))
    wider, training = quantile / student(free_blocks), quantile * math.sqrt(by_runs)
    low = value - math.hypot((value - low) * wider, training)
    high = value + math.hypot((high - value) * wider, training)
    return Estimate(value, max(0.0, low), min(1.0, high)) if shares else Estimate(value, low, high)


def entry_of_runs(chosen: Task, learner: str, name: str, runs: Sequence[Run]) -> Entry:
    """Return the entry of an algorithm that was trained several times."""
    command = f"vaka tasks {chosen.id} --learner {learner} --seeds {len(runs)}"
    decisions = max(run.decisions for run in runs)
    curve = [list(point) for point in points(chosen, runs)]
    matches = len(runs[0].played)
    found = entry(chosen.id, name, command, decisions, matches, estimate(chosen, runs))
    ended = sum(match.truncated for run in runs for match in run.played)
    return cut(replace(found, seeds=len(runs), curve=curve), ended)
