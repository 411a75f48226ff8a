"""Look for who beats our bots: an adversary that searches as they do but values otherwise.

1. The adversary's weights, and how much it explores, are varied at random around where they are;
   each variant and its mirror image play the defender, in every seat with the same chance moves.
2. What each weight brought is estimated by least squares, and drawn towards nothing by as much as
   the scatter says.
3. Adversaries that go one, two, four and eight steps that way play the defender. The best of them
   is where the next round begins.
4. The last one plays matches that had no part in choosing it, against the defender as it is and,
   with `--against`, against bots by name.

What it wins is how far the defender can be exploited by somebody who knows it and thinks no longer
than it does. Where an adversary keeps winning, its weights are better: weights.py may take them.
"""

import argparse
import json
import math
import os
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import vaka
from vaka.bots import Bot, nets
from vaka.bots.evaluator import values_of
from vaka.bots.ismcts import Ismcts
from vaka.bots.own import bot
from vaka.bots.thinking import SearchSettings
from vaka.cli.output import Progress
from vaka.core.game import Game, winners
from vaka.engine.buffers import Weights
from vaka.engine.rng import Rng
from vaka.match import Match
from vaka.simulation import Tally

EXPLORATION = "exploration"  # tried out like a weight
SPREAD = 0.35  # how far a variant strays, in the logarithm of each factor
STEPS = (1.0, 2.0, 4.0, 8.0)
CONFIRMED = 0.3  # of the time, for the matches of the last step

Factors = dict[str, float]  # logarithms, by weight


class Task(NamedTuple):
    """Matches of one adversary: one in every seat, with the same chance moves."""

    game: str
    seats: int
    factors: Factors
    iterations: int
    against: str  # a bot, or nothing: the defender itself
    seed: int


def adversary(game: Game, factors: Factors, iterations: int, rng: Rng) -> Ismcts:
    """Return a searching bot that multiplies the weights of the game's evaluation."""
    made = Ismcts(game, rng, SearchSettings(iterations))
    values = {
        name: weight * math.exp(factors.get(name, 0.0)) for name, weight in values_of(game).items()
    }
    made.evaluator.weights = Weights(tuple(values.values()), values["spread"], nets.net_of(game))
    made.evaluator.exploration *= math.exp(factors.get(EXPLORATION, 0.0))
    return made


def score_of(game: Game, sitters: Sequence[Bot], luck: Rng) -> list[tuple[int, ...]]:
    """Let bots play a match; return its score."""

    def choose(view: dict[str, Any], seat: int, moves: Sequence[str]) -> str:
        return sitters[seat].choose(view, seat, moves)

    match = Match(game, len(sitters))
    match.play_out(choose, luck.split)
    return match.score()


def share(task: Task) -> float:
    """Return the share of the wins that an adversary has in matches in every seat."""
    game = vaka.load(task.game)
    defender = task.against or f"ismcts:iterations={task.iterations}"
    won = 0.0
    for seat in range(task.seats):
        rng = Rng(task.seed).split(seat)
        sitters = [
            adversary(game, task.factors, task.iterations, rng.split(other))
            if other == seat
            else bot(defender, game, rng.split(other))
            for other in range(task.seats)
        ]
        best = winners(score_of(game, sitters, Rng(task.seed).split(-1)))
        won += (seat in best) / len(best)
    return won / task.seats


class Hunt:
    """A hunt for whoever beats the bots of a game, on all cores, with a budget of time."""

    def __init__(
        self, game: str, seats: int, iterations: int, pool: ProcessPoolExecutor, seed: int
    ) -> None:
        """Prepare; nothing is played yet."""
        weights = values_of(vaka.load(game))
        self.names = [*(name for name, weight in weights.items() if weight != 0.0), EXPLORATION]
        self.game, self.seats, self.iterations = game, seats, iterations
        self.pool = pool
        self.rng = Rng(seed)
        self.number = 0

    def task(self, factors: Factors, against: str = "", paired: bool = False) -> Task:
        """Return matches of an adversary; `paired` ones have the luck of the task before."""
        self.number += not paired
        seed = self.rng.split(self.number).below(1 << 30)
        return Task(self.game, self.seats, factors, self.iterations, against, seed)

    def play(self, tasks: Iterator[Task], seconds: float) -> Iterator[tuple[Task, float]]:
        """Play tasks until the time is up."""
        end = time.monotonic() + seconds
        progress = Progress(int(seconds), "en")
        asked = {}
        for _ in range(2 * (os.cpu_count() or 1)):
            task = next(tasks)
            asked[self.pool.submit(share, task)] = task
        while asked:
            done = next(as_completed(asked))
            yield asked.pop(done), done.result()
            if time.monotonic() < end:
                task = next(tasks)
                asked[self.pool.submit(share, task)] = task
            progress(min(int(seconds), int(seconds - end + time.monotonic())))
        progress.close()

    def varied(self, centre: Factors) -> Iterator[Task]:
        """Yield variants of an adversary, each with its mirror image."""
        while True:
            draw = np.random.default_rng(self.rng.below(1 << 30)).normal(0, SPREAD, len(self.names))
            for sign in (1, -1):
                factors = {
                    name: centre.get(name, 0.0) + sign * float(step)
                    for name, step in zip(self.names, draw, strict=True)
                }
                yield self.task(factors, paired=sign < 0)

    def slope(self, centre: Factors, seconds: float) -> tuple[Factors, int]:
        """Return what a factor e of each weight brings, drawn to nothing, and from how many."""
        results = list(self.play(self.varied(centre), seconds))
        rows = np.array(
            [
                [task.factors[name] - centre.get(name, 0.0) for name in self.names]
                for task, _ in results
            ]
        )
        won = np.array([won for _, won in results])
        estimate, error = least_squares(rows, won - won.mean())
        signal = max(0.0, float(np.mean(estimate**2 - error**2)))
        drawn = estimate * signal / (signal + error**2) if signal else 0.0 * estimate
        for name, value, doubt in sorted(
            zip(self.names, estimate, error, strict=True), key=lambda row: -abs(row[1] / row[2])
        )[:8]:
            print(f"  {name}: {value:+.3f} ± {1.96 * doubt:.3f}")
        return dict(zip(self.names, map(float, drawn), strict=True)), len(results)

    def race(self, centre: Factors, slope: Factors, seconds: float) -> tuple[Factors, float]:
        """Return the adversary that wins most of those some steps up the slope, and its share."""
        length = math.sqrt(sum(value * value for value in slope.values())) or 1.0
        unit = SPREAD * math.sqrt(len(slope)) / 4 / length
        runners = [
            {name: centre.get(name, 0.0) + step * unit * slope[name] for name in slope}
            for step in STEPS
        ]

        def tasks() -> Iterator[Task]:
            while True:
                for number, runner in enumerate(runners):
                    yield self.task(runner, paired=number > 0)

        tallies = [Tally() for _ in runners]
        for task, won in self.play(tasks(), seconds):
            tallies[runners.index(task.factors)].add(won)
        for step, tally in zip(STEPS, tallies, strict=True):
            print(f"  {step:g} steps: {told(tally)}")
        best = max(range(len(runners)), key=lambda number: tallies[number].summary()["mean"])
        return runners[best], tallies[best].summary()["mean"]

    def confirm(self, factors: Factors, against: str, seconds: float) -> Tally:
        """Return what an adversary wins in matches that had no part in choosing it."""

        def tasks() -> Iterator[Task]:
            while True:
                yield self.task(factors, against)

        tally = Tally()
        for _, won in self.play(tasks(), seconds):
            tally.add(won)
        return tally


def least_squares(
    rows: NDArray[np.float64], wanted: NDArray[np.float64]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return coefficients and their standard errors; a touch of ridge keeps few rows solvable."""
    gram = rows.T @ rows + 1e-6 * np.eye(rows.shape[1])
    inverse = np.linalg.inv(gram)
    estimate = inverse @ rows.T @ wanted
    left = wanted - rows @ estimate
    variance = float(left @ left) / max(1, len(wanted) - rows.shape[1])
    return estimate, np.sqrt(variance * np.diag(inverse))


def told(tally: Tally) -> str:
    """Return a share of wins with its interval."""
    figure = tally.summary()
    return f"{figure['mean']:.1%} ± {1.96 * figure['se']:.1%} of {tally.n} groups"


def main() -> None:
    """Hunt, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=0, help="default: the fewest")
    parser.add_argument("--iterations", type=int, default=400, help="of both sides")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1800)
    parser.add_argument("--against", action="append", default=[], help="a bot to meet at the end")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    seats = arguments.seats or vaka.load(arguments.game).seats[0]
    with ProcessPoolExecutor(arguments.workers) as pool:
        hunt = Hunt(arguments.game, seats, arguments.iterations, pool, arguments.seed)
        factors: Factors = {}
        part = (1 - CONFIRMED) * arguments.seconds / arguments.rounds
        for number in range(arguments.rounds):
            print(f"round {number + 1}", flush=True)
            slope, count = hunt.slope(factors, 0.7 * part)
            print(f"  from {count} groups of matches", flush=True)
            if not any(slope.values()):
                print("  nothing but scatter: no weight brings anything that shows")
                continue
            factors, _ = hunt.race(factors, slope, 0.3 * part)
        rivals = ["", *arguments.against]
        for rival in rivals:
            tally = hunt.confirm(factors, rival, CONFIRMED * arguments.seconds / len(rivals))
            print(f"against {rival or 'the defender'}: {told(tally)}, fair is {1 / seats:.1%}")
    weights = values_of(vaka.load(arguments.game))
    print(json.dumps({name: round(math.exp(value), 3) for name, value in factors.items()}))
    for name, weight in weights.items():
        print(f'    "{name}": {weight * math.exp(factors.get(name, 0.0)):.3g},')


if __name__ == "__main__":
    main()
