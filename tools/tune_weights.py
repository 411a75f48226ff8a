"""Find the weights of a game's evaluation by results.

1. Searching bots play each other; some of the positions are kept, with who won in the end.
2. The weights that the judgement uses are changed together, step by step, as long as the judged
   shares come closer to that in matches that were set aside. They are held to where they began, as
   strongly as some hundred positions would.
3. A longer search looks at some of the positions, and the weights that only the preferences use are
   changed, one by one and again and again, as long as what is preferred comes closer to what the
   search looked at.
4. Old and new weights play each other with searches, in every seat with the same chance moves.

Prints the weights with the outcome of step 4; writing them into weights.py is left to a person.
"""

import argparse
import math
import time
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import vaka
from vaka.bots.evaluator import Evaluator
from vaka.cli.output import Progress
from vaka.core.game import winners
from vaka.engine.buffers import Weights
from vaka.engine.rng import Rng
from vaka.engine.search import Search
from vaka.engine.state import State
from vaka.engine.turns import CHANCE
from vaka.simulation import Tally

ITERATIONS = 300  # of a search in self-play and in the duel
NODES = 100_000
ASTRAY = 15  # one in so many moves of self-play is random, so that odd positions are seen
KEPT = 6  # one in so many positions is kept
ASIDE = 8  # one in so many matches tells when to stop
STEPS = 8  # of all weights of the judgement together, at most
LARGEST_STEP = 0.25  # of a weight, as a part of it
HOLD = 0.0005  # how strongly a weight is held to where it began, for each position
LEAST_VARIANCE = 0.05  # a result that was judged to be certain counts no more than this allows
STUDIED = 2000  # positions that a longer search looks at
STUDY_ITERATIONS = 3000
STUDY_EXPLORATION = 0.5  # wider than in play, so that more than what is preferred now is seen
ROUNDS = 5  # of changing each weight of the preferences

Values = dict[str, float]  # the weights by name
Numbers = NDArray[np.float64]


def buffer_of(values: Values) -> Weights:
    """Return weights as the engine takes them."""
    return Weights(tuple(values.values()), values["spread"])


def size(weight: float) -> float:
    """Return in what a weight is measured where weights are compared: itself, if it is not tiny."""
    return max(abs(weight), 0.05)


# -- 1: positions and who won ----------------------------------------------------------------------


class Played(NamedTuple):
    """Positions of one match, and the share of the win that each seat got."""

    positions: list[State]
    won: list[float]


def matches(evaluator: Evaluator, seconds: float, rng: Rng) -> Iterator[Played]:
    """Let searching bots play until the time is up, with every number of seats in turn."""
    end = time.monotonic() + seconds
    number = 0
    while time.monotonic() < end:
        seats = evaluator.game.seats[number % len(evaluator.game.seats)]
        yield self_play(evaluator, seats, rng.split(number))
        number += 1


def self_play(evaluator: Evaluator, seats: int, rng: Rng) -> Played:
    """Play one match and keep some of its positions."""
    state = new_match(evaluator, seats)
    kept = []
    while state.deciders():
        if state.turn == CHANCE:
            state.draw(rng)
            continue
        if rng.below(KEPT) == 0:
            kept.append(state.copy())
        legal = state.moves()
        if rng.below(ASTRAY) == 0:
            state.play(legal[rng.below(len(legal))])
        else:
            state.play(chosen(evaluator, state, evaluator.weights, rng.split(rng.below(1 << 30))))
    best = winners(state.score())
    return Played(kept, [(seat in best) / len(best) for seat in range(seats)])


def new_match(evaluator: Evaluator, seats: int) -> State:
    """Return the first position of a match, as one that knows what is good in it."""
    state = evaluator.state_class()
    state.become(evaluator.game.start(seats))
    return state


def chosen(evaluator: Evaluator, state: State, weights: Weights, rng: Rng) -> int:
    """Return the move that a search looks at most."""
    legal = state.moves()
    if len(legal) == 1:
        return legal[0]
    search = searching(evaluator, state, weights, rng, evaluator.exploration)
    search.run(ITERATIONS)
    return search.findings()[0].move


def searching(
    evaluator: Evaluator, state: State, weights: Weights, rng: Rng, exploration: float
) -> Search:
    """Return a search for whoever is to move, which has still to run."""
    veils = evaluator.game.move_codec.veils
    return Search(
        state, state.turn, veils, rng, weights, exploration, cutoff=evaluator.cutoff, nodes=NODES
    )


# -- 2: the judgement ------------------------------------------------------------------------------


class Evidence:
    """Positions of many matches, and what came of them as one row of numbers."""

    def __init__(self, played: list[Played]) -> None:
        """Put the matches one after the other."""
        self.positions = [state for match in played for state in match.positions]
        self.won = np.array([won for match in played for _ in match.positions for won in match.won])

    def evaluated(self, weights: Values) -> Numbers:
        """Return the share that these weights expect for each seat in each position."""
        buffer = buffer_of(weights)
        shares = [share for state in self.positions for _, share in state.evaluated(buffer)]
        return np.array(shares)

    def error(self, weights: Values) -> float:
        """Return the mean squared error of that."""
        return float(np.mean((self.evaluated(weights) - self.won) ** 2))


def used_in_judging(weights: Values, played: list[Played]) -> list[str]:
    """Return the weights that change the judgement of any position."""
    known = Evidence(played)
    before = known.evaluated(weights)
    return [
        name
        for name, weight in weights.items()
        if np.any(known.evaluated({**weights, name: weight + 0.1 * size(weight)}) != before)
    ]


def judging_better(start: Values, used: list[str], played: list[Played]) -> Values:
    """Return weights whose judgement comes closer to who won."""
    aside = Evidence(played[::ASIDE])
    known = Evidence([match for i, match in enumerate(played) if i % ASIDE])
    best, least = start, aside.error(start)
    print(f"judgement: mean squared error {least:.5f}", end="", flush=True)
    for _ in range(STEPS):
        step = improving_step(start, best, used, known)
        before = least
        for part in (1.0, 0.5, 0.25):  # judgement is not linear: the whole step may be too long
            weights = {name: best[name] + part * step.get(name, 0.0) for name in best}
            error = aside.error(weights)
            if error < least:
                best, least = weights, error
                break
        if least == before:
            break
        print(f" -> {least:.5f}", end="", flush=True)
    print()
    return best


def improving_step(start: Values, now: Values, used: list[str], known: Evidence) -> Values:
    """Return the change of each weight that would be best if judgement changed with it linearly."""
    evaluated = known.evaluated(now)
    certainty = 1.0 / np.maximum(evaluated * (1.0 - evaluated), LEAST_VARIANCE)
    slopes = np.stack([slope(name, now, size(start[name]), known) for name in used], axis=1)
    hold = HOLD * len(known.positions)
    moved = np.array([(now[name] - start[name]) / size(start[name]) for name in used])
    pull = slopes.T @ (certainty * (known.won - evaluated)) - hold * moved
    stiffness = slopes.T @ (slopes * certainty[:, None]) + 2.0 * hold * np.eye(len(used))
    parts = np.clip(np.linalg.solve(stiffness, pull), -LARGEST_STEP, LARGEST_STEP)
    return {
        name: max(part * size(start[name]), -now[name])  # none becomes negative
        for name, part in zip(used, parts, strict=True)
    }


def slope(name: str, now: Values, unit: float, known: Evidence) -> Numbers:
    """Return how the judged shares change with a weight, in its own size."""
    more = known.evaluated({**now, name: now[name] + 0.05 * unit})
    less = known.evaluated({**now, name: now[name] - 0.05 * unit})
    return (more - less) / 0.1


# -- 3: the preferences ----------------------------------------------------------------------------


class Study(NamedTuple):
    """A position, and the part of a search that went to each move."""

    state: State
    looked: dict[int, float]


def studies(evaluator: Evaluator, weights: Values, played: list[Played], rng: Rng) -> list[Study]:
    """Search on in some of the positions, wherever there is a choice."""
    states = [state for match in played for state in match.positions if len(state.moves()) > 1]
    found = []
    progress = Progress(min(STUDIED, len(states)), "en")
    for number in range(min(STUDIED, len(states))):
        state = states[rng.below(len(states))]
        search = searching(
            evaluator, state, buffer_of(weights), rng.split(number), STUDY_EXPLORATION
        )
        search.run(STUDY_ITERATIONS)
        findings = search.findings()
        visits = sum(finding.visits for finding in findings)
        found.append(Study(state, {finding.move: finding.visits / visits for finding in findings}))
        progress(number + 1)
    progress.close()
    return found


def surprise(weights: Values, found: list[Study]) -> float:
    """Return how little was expected of what the searches looked at (the cross-entropy)."""
    buffer = buffer_of(weights)
    total = 0.0
    for study in found:
        preferred = study.state.preferred(buffer)
        whole = sum(preferred.values())
        for move, part in study.looked.items():
            total -= part * math.log(preferred[move] / whole)
    return total / len(found)


def preferring_better(weights: Values, names: list[str], found: list[Study]) -> Values:
    """Change one weight after the other by a step that grows with success and shrinks without."""
    steps = dict.fromkeys(names, 0.3)
    least = surprise(weights, found)
    print(f"preferences: surprise {least:.4f}", end="", flush=True)
    for _ in range(ROUNDS):
        for name in steps:
            for sign in (1, -1):
                step = sign * steps[name] * size(weights[name])
                changed = {**weights, name: weights[name] + step}
                now = surprise(changed, found)
                if now < least:
                    weights, least = changed, now
                    steps[name] *= 1.3
                    break
            else:
                steps[name] /= 2
        print(f" -> {least:.4f}", end="", flush=True)
    print()
    return weights


# -- 4: who wins -----------------------------------------------------------------------------------


def duel(
    evaluator: Evaluator, old: Values, new: Values, seats: int, matches: int, rng: Rng
) -> Tally:
    """Let one bot with the new weights play in each seat against old ones."""
    shares = Tally()
    progress = Progress(matches, "en")
    for number in range(matches):
        won = 0.0
        for seat in range(seats):
            sitters = [buffer_of(new if other == seat else old) for other in range(seats)]
            best = winners(contest(evaluator, sitters, rng.split(number)))
            won += (seat in best) / len(best)
        shares.add(won / seats)
        progress(number + 1)
    progress.close()
    return shares


def contest(evaluator: Evaluator, sitters: list[Weights], rng: Rng) -> list[tuple[int, ...]]:
    """Play one match of searching bots with these evaluation; return the score."""
    state = new_match(evaluator, len(sitters))
    luck = rng.split(0)
    number = 0
    while state.deciders():
        if state.turn == CHANCE:
            state.draw(luck)
            continue
        number += 1
        state.play(chosen(evaluator, state, sitters[state.turn], rng.split(number)))
    return state.score()


def main() -> None:
    """Tune, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", nargs="?", default="rapanui2011")
    parser.add_argument("--seconds", type=float, default=600, help="to collect positions")
    parser.add_argument("--matches", type=int, default=50, help="of the duel, in each seat")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    game = vaka.load(arguments.game)
    evaluator = Evaluator(game)
    rng = Rng(arguments.seed)
    old: Values = dict(game.part("bot.evaluation").WEIGHTS)
    played = list(matches(evaluator, arguments.seconds, rng.split(1)))
    print(f"{len(played)} matches, {sum(len(match.positions) for match in played)} positions")
    judging = used_in_judging(old, played)
    better = judging_better(old, judging, played)
    rest = [name for name in old if name not in judging]
    new = preferring_better(better, rest, studies(evaluator, better, played, rng.split(2)))
    for name, weight in new.items():
        print(f'    "{name}": {weight:.3f},')
    for seats in game.seats:
        figure = duel(evaluator, old, new, seats, arguments.matches, rng.split(3)).summary()
        margin = 1.96 * figure["se"]
        fair = 1 / seats
        print(
            f"{seats} seats: {figure['mean']:.1%} ± {margin:.1%} of the matches, fair is {fair:.1%}"
        )


if __name__ == "__main__":
    main()
