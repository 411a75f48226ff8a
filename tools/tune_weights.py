"""Find the weights of a game's evaluation by results, from matches of self-play.

1. Positions of the matches are judged. The weights that the judgement uses are changed together,
   step by step, as long as matches that were set aside are predicted better. They are held to where
   they began, as strongly as some hundred positions would.
2. The weights that only the preferences use are changed, one by one and again and again, as long as
   what is preferred comes closer to what longer searches tried (the cross-entropy), in matches that
   were set aside too. A preference counts as the search uses it: eased, with a part for every move.

Prints what came of both on matches that decided nothing, and the weights, for LEARNED. Whether they
play better tells duel.py: to have something while in the lead does not mean that it brought the
lead.
"""

import argparse
import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import numpy as np
import self_play
from numpy.typing import NDArray

import vaka
from vaka.bots.evaluator import Evaluator, values_of
from vaka.engine.buffers import Weights
from vaka.engine.rng import Rng
from vaka.engine.state import State

KEPT = 8  # positions of a match, on average
LOTS = 8  # matches that draw lot 0 are for the table, lot 1 says when to stop, all others teach
STEPS = 8  # of all weights of the judgement together, at most
LARGEST_STEP = 0.25  # of a weight, as a part of it
HOLD = 0.002  # how strongly a weight is held to where it began, for each position
LEAST_VARIANCE = 0.05  # a result that was judged to be certain counts no more than this allows
ROUNDS = 8  # of changing each weight of the preferences

Values = dict[str, float]  # the weights by name
Numbers = NDArray[np.float64]


def buffer_of(values: Values) -> Weights:
    """Return weights as the engine takes them."""
    return Weights(tuple(values.values()), values["spread"])


def size(weight: float) -> float:
    """Return in what a weight is measured where weights are compared: itself, if it is not tiny."""
    return max(abs(weight), 0.05)


# -- 1: the judgement ------------------------------------------------------------------------------


class Evidence:
    """Positions of many matches, and what came of them as one row of numbers."""

    def __init__(self) -> None:
        """Begin with none."""
        self.positions: list[State] = []
        self.quarters: list[int] = []
        self.shares: list[float] = []

    def add(self, evaluator: Evaluator, match: self_play.Played, rng: Rng) -> None:
        """Keep some positions of a match."""
        won = self_play.won(evaluator, match)
        for place, state in self_play.decisions(evaluator, match):
            if rng.below(len(match.moves)) < KEPT:
                self.positions.append(state.copy())
                self.quarters.append(4 * place // len(match.moves))
                self.shares += won

    @property
    def won(self) -> Numbers:
        """The share of the win of each seat in each position."""
        return np.array(self.shares)

    def evaluated(self, weights: Values) -> Numbers:
        """Return the share that these weights expect for each seat in each position."""
        buffer = buffer_of(weights)
        return np.array([share for s in self.positions for _, share in s.evaluated(buffer)])

    def losses(self, weights: Values) -> Numbers:
        """Return the log-loss of who wins in each position."""
        losses = -self.won * np.log(np.maximum(self.evaluated(weights), 1e-12))
        starts = np.cumsum([0, *(state.seats for state in self.positions[:-1])])
        return np.add.reduceat(losses, starts)

    def loss(self, weights: Values) -> float:
        """Return the mean log-loss."""
        return float(self.losses(weights).mean())


def used_in_judging(weights: Values, known: Evidence) -> list[str]:
    """Return the weights that change the judgement of any position."""
    before = known.evaluated(weights)
    return [
        name
        for name, weight in weights.items()
        if np.any(known.evaluated({**weights, name: weight + 0.1 * size(weight)}) != before)
    ]


def judging_better(
    start: Values, used: list[str], known: Evidence, aside: Evidence, hold: float = HOLD
) -> Values:
    """Return weights whose judgement comes closer to who won."""
    best, least = start, aside.loss(start)
    print(f"judgement: log-loss {least:.4f}", end="", flush=True)
    for _ in range(STEPS):
        step = improving_step(start, best, used, known, hold)
        before = least
        for part in (1.0, 0.5, 0.25):  # judgement is not linear: the whole step may be too long
            weights = {name: best[name] + part * step.get(name, 0.0) for name in best}
            loss = aside.loss(weights)
            if loss < least:
                best, least = weights, loss
                break
        if least == before:
            break
        print(f" -> {least:.4f}", end="", flush=True)
    print()
    return best


def improving_step(
    start: Values, now: Values, used: list[str], known: Evidence, hold: float
) -> Values:
    """Return the change of each weight that would be best if judgement changed with it linearly."""
    evaluated = known.evaluated(now)
    certainty = 1.0 / np.maximum(evaluated * (1.0 - evaluated), LEAST_VARIANCE)
    slopes = np.stack([slope(name, now, size(start[name]), known) for name in used], axis=1)
    hold *= len(known.positions)
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


def judged_table(told: Evidence, old: Values, new: Values) -> str:
    """Return the log-losses by quarter of the match, as rows of Markdown."""
    before, after = told.losses(old), told.losses(new)
    lines = ["| part of the match | positions | before | after |", "|---|---|---|---|"]
    for quarter in range(4):
        part = np.array(told.quarters) == quarter
        lines.append(
            f"| quarter {quarter + 1} | {part.sum():,} | {before[part].mean():.4f} "
            f"| {after[part].mean():.4f} |"
        )
    lines.append(f"| all | {len(before):,} | {before.mean():.4f} | {after.mean():.4f} |")
    return "\n".join(lines)


# -- 2: the preferences ----------------------------------------------------------------------------


class Study(NamedTuple):
    """A position, and the part of a longer search that went to each legal move by its promise."""

    state: State
    tried: Numbers


class Studies:
    """Decisions that longer searches have looked at."""

    def __init__(self, evaluator: Evaluator) -> None:
        """Begin with none."""
        self.evaluator = evaluator
        self.found: list[Study] = []

    def add(self, match: self_play.Played) -> None:
        """Take the studies of a match, without what every move was given evenly."""
        for place, state in self_play.decisions(self.evaluator, match):
            if place in match.looked:
                visits = {looked.move: looked.visits for looked in match.looked[place]}
                tries = np.array([visits.get(move, 0) for move in state.moves()], float)
                tries = np.maximum(tries - self.evaluator.fair * tries.sum() / len(tries), 0.0)
                self.found.append(Study(state.copy(), tries / tries.sum()))

    def priors(self, weights: Values) -> list[Numbers]:
        """Return what a search expects of each move before it has tried any."""
        buffer, mind = buffer_of(weights), self.evaluator
        priors = []
        for study in self.found:
            raw = np.array(list(study.state.preferred(buffer).values()), float) ** mind.temper
            priors.append((1.0 - mind.floor) * raw / raw.sum() + mind.floor / len(raw))
        return priors

    def surprise(self, weights: Values) -> float:
        """Return how little was expected of what the searches tried (the cross-entropy)."""
        priors, tried = self.priors(weights), [study.tried for study in self.found]
        return -float(np.concatenate(tried) @ np.log(np.concatenate(priors))) / len(self.found)

    def on_best(self, weights: Values) -> float:
        """Return what was expected of the move that each search tried most, on average."""
        priors = self.priors(weights)
        found = zip(priors, self.found, strict=True)
        return float(np.mean([prior[study.tried.argmax()] for prior, study in found]))


def preferring_better(
    weights: Values, names: Iterable[str], known: Studies, aside: Studies
) -> Values:
    """Change one weight after the other by a step that grows with success and shrinks without.

    What is known says which changes are better, what was set aside when to stop.
    """
    steps = dict.fromkeys(names, 0.3)
    least, best = known.surprise(weights), weights
    least_aside = aside.surprise(weights)
    print(f"preferences: surprise {least_aside:.4f}", end="", flush=True)
    for _ in range(ROUNDS):
        for name in steps:
            for sign in (1, -1):
                step = sign * steps[name] * size(weights[name])
                changed = {**weights, name: weights[name] + step}
                now = known.surprise(changed)
                if now < least:
                    weights, least = changed, now
                    steps[name] *= 1.3
                    break
            else:
                steps[name] /= 2
        now_aside = aside.surprise(weights)
        print(f" -> {now_aside:.4f}", end="", flush=True)
        if now_aside >= least_aside:
            break
        best, least_aside = weights, now_aside
    print()
    return best


# -- together --------------------------------------------------------------------------------------


def main() -> None:
    """Tune, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", choices=vaka.games())
    parser.add_argument("--matches", type=Path, nargs="+", default=[], help="files to learn from")
    parser.add_argument("--seconds", type=float, default=600, help="of play, if there are none")
    parser.add_argument("--count", type=int, default=0, help="matches to play, not seconds")
    parser.add_argument("--study", type=int, default=30, help="one decision in so many is studied")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--only", nargs="+", help="weights that may change")
    parser.add_argument("--hold", type=float, default=HOLD, help="of weights to where they began")
    parser.add_argument("--anew", action="store_true", help="begin from the weights as written")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    evaluator = Evaluator(vaka.load(given.game), net=False)
    matches = self_play.read(given.matches)
    if not matches:
        plan = self_play.Plan(
            *(given.game, given.seconds, given.seed), study=given.study, matches=given.count
        )
        matches = self_play.play(plan, given.processes)
    evidence, studies = [Evidence() for _ in range(3)], [Studies(evaluator) for _ in range(3)]
    rng = Rng(given.seed)
    for match in matches:
        part = min(rng.below(LOTS), 2)
        evidence[part].add(evaluator, match, rng)
        studies[part].add(match)
    told, aside, known = evidence
    print(f"{len(matches):,} matches, {len(known.positions):,} positions to learn from")
    old = values_of(evaluator.game, learned=not given.anew)
    judging = used_in_judging(old, aside)
    free = [name for name in old if given.only is None or name in given.only]
    used, new = [name for name in judging if name in free], old
    if used:
        new = judging_better(old, used, known, aside, given.hold)
        print(judged_table(told, old, new))
    rest = [name for name in free if name not in judging]
    if all(part.found for part in studies) and rest:
        print(f"{len(studies[2].found):,} longer searches to learn from")
        new = preferring_better(new, rest, studies[2], studies[1])
        told_studies = studies[0]
        for word, weights in (("before", old), ("after", new)):
            print(
                f"{word}: surprise {told_studies.surprise(weights):.4f}, "
                f"{told_studies.on_best(weights):.1%} expected of the move that was tried most"
            )
    print(json.dumps({name: round(new[name], 3) for name in new if new[name] != old[name]}))


if __name__ == "__main__":
    main()
