"""How good a bot is at a task, with a 95 % interval: the same on every machine.

As in the arena, matches come in blocks of as many as there are seats. The candidate sits in each
seat once, always with the same luck of the cards, and each block counts as one observation.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from vaka import registry
from vaka.arena import intervals
from vaka.arena.contest import whole_blocks
from vaka.arena.intervals import Estimate, Part
from vaka.arena.play import sit_down
from vaka.bots import Bot
from vaka.bots.own import bot
from vaka.core.game import Game, winners
from vaka.engine.rng import Rng
from vaka.match import Match
from vaka.processes import in_order
from vaka.tasks.listed import EXPLOITABILITY, WIN_SHARE, Task, task

Maker = Callable[[Game, Rng], Bot]
Candidate = str | Maker  # the name of a bot, or a class such as one of vaka.learn.policies


class Job(NamedTuple):
    """One match of a task."""

    task: Task
    candidate: Candidate
    number: int


class Played(NamedTuple):
    """What a match was worth to the candidate, and whether a limit has ended it."""

    worth: float
    truncated: bool


@dataclass(frozen=True)
class Evaluation:
    """The measure of a task for one candidate."""

    task: str
    matches: int
    estimate: Estimate
    truncated: int  # matches that a limit ended, not the rules

    def as_json(self) -> dict[str, Any]:
        """Return the evaluation for a program to read."""
        return {
            "task": self.task,
            "matches": self.matches,
            **self.estimate._asdict(),
            "truncated": self.truncated,
        }


def evaluate(
    which: Task | str,
    candidate: Candidate,
    matches: int | None = None,
    processes: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Evaluation:
    """Let a candidate play the matches of a task.

    It is the name of a bot, `module.Class` for one of your own, or what makes a bot of a game and a
    stream of random numbers; with several processes, something that can be pickled. Fewer matches
    are the first blocks of all; at a small table they are tries at each decision. A bot that fails
    raises what it raised.
    """
    chosen = task(which) if isinstance(which, str) else which
    if chosen.measure == EXPLOITABILITY:
        return _exploited(chosen, candidate, matches, progress)
    played = matches_of(chosen, candidate, matches, processes, progress)
    estimator = intervals.share if chosen.measure == WIN_SHARE else intervals.mean
    return Evaluation(
        task=chosen.id,
        matches=len(played),
        estimate=estimator(blocks_of([match.worth for match in played], chosen.seats)),
        truncated=sum(match.truncated for match in played),
    )


def _exploited(
    chosen: Task,
    candidate: Candidate,
    tries: int | None,
    progress: Callable[[int], None] | None,
) -> Evaluation:
    from vaka.tasks.small import exploited  # which needs OpenSpiel

    if isinstance(candidate, str):
        bot(candidate, registry.load(chosen.game), Rng(0))  # refused before the tree is built
    found = exploited(chosen, candidate, tries, progress)
    return Evaluation(chosen.id, tries or chosen.matches, found, truncated=0)


def matches_of(
    chosen: Task,
    candidate: Candidate,
    matches: int | None = None,
    processes: int = 1,
    progress: Callable[[int], None] | None = None,
) -> list[Played]:
    """Return how the matches of a task ended for a candidate, the first blocks or all."""
    game = registry.load(chosen.game)
    game.start(chosen.seats, chosen.options)
    if isinstance(candidate, str):
        bot(candidate, game, Rng(0))  # refused before any process starts
    total = chosen.seats * whole_blocks(matches or chosen.matches, chosen.seats)
    jobs = (Job(chosen, candidate, number) for number in range(total))
    played = []
    for result in in_order(play, jobs, processes):
        played.append(result)
        if progress is not None:
            progress(len(played))
    return played


def play(job: Job) -> Played:
    """Play one match: the candidate moves on by one seat from match to match of a block."""
    number, chosen = job.number, job.task
    game = registry.load(chosen.game)
    match = Match(game, chosen.seats, chosen.options)
    block, own = divmod(number, chosen.seats)
    root = Rng(chosen.seed)
    luck, minds = root.split(2 * block), root.split(2 * number + 1)
    sitters = [
        _seated(job.candidate if seat == own else chosen.opponents, game, minds.split(seat))
        for seat in range(chosen.seats)
    ]

    def choose(view: dict[str, Any], seat: int, moves: Sequence[str]) -> str:
        return sitters[seat].choose(view, seat, list(moves))

    match.play_out(choose, luck.split)
    return Played(worth(chosen.measure, match.score(), own), game.truncated(match.state))


def worth(measure: str, scores: Sequence[tuple[int, ...]], own: int) -> float:
    """Return what scores are worth to a seat."""
    if measure == WIN_SHARE:
        best = winners(scores)
        return 1 / len(best) if own in best else 0.0
    others = [score[0] for seat, score in enumerate(scores) if seat != own]
    return scores[own][0] - sum(others) / len(others)


def blocks_of(worths: Sequence[float], seats: int) -> list[Part]:
    """Return what each block adds up to, and how many matches it has."""
    blocks = [worths[first : first + seats] for first in range(0, len(worths), seats)]
    return [(sum(block), float(len(block))) for block in blocks]


def _seated(candidate: Candidate, game: Game, rng: Rng) -> Bot:
    return sit_down(candidate, game, rng) if isinstance(candidate, str) else candidate(game, rng)
