"""Measure how good the teacher is as a judge: what its best moves cost by a much longer judgement.

1. Searching bots play each other, and some choices of each match are held back.
2. The teacher judges each of them at its default depth, and names the best move.
3. It judges them again with many times as many tries and other random numbers. What the move of the
   first judgement costs by the second is its regret; one search of the second names the better move
   and the other measures it, so that the regret is not inflated by naming it.

Prints for each game the mean regret in shares of the match with its standard error, the worst one,
and how many of the ranges of the first judgement hold the value of the second. Each choice is a
line of the file `--kept`, which is gone on with: so hours can be spent on it in pieces.
"""

import argparse
import json
import math
import os
import time
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple

import vaka
from vaka.bots import Patient, bot
from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.engine.turns import CHANCE
from vaka.match import Match
from vaka.processes import in_order
from vaka.teacher.judging import TRIES, Judge
from vaka.teacher.keeping import whole_rows
from vaka.teacher.records import Decision, record_of

PLAYERS = "skilled"
PER_MATCH = 6  # choices that are held back, spread over all of it
EDGE = 1e-9  # a value on the edge of its range is in it


class Job(NamedTuple):
    """Choices of a match that are to be judged twice."""

    game: str
    seats: int
    seed: int
    number: int  # of the match
    factor: int  # how many times as long the second judgement is
    tries: int  # of the first
    known: frozenset[int]  # the steps that were judged before
    until: float  # when to stop, by the clock of the machine


class Held(NamedTuple):
    """A choice, and what two judgements say about it."""

    game: str
    number: int
    step: int
    last: int  # moves of its match
    short: Decision
    long: Decision  # of the move that the first found best

    @property
    def regret(self) -> float:
        """What the move that the first finds best costs by the second."""
        return self.long.cost.value

    @property
    def covered(self) -> list[bool]:
        """Whether the range of each move holds the value of the second judgement."""
        ranges = {one.move: one.share for one in self.short.moves}
        return [
            ranges[one.move].low - EDGE <= one.share.value <= ranges[one.move].high + EDGE
            for one in self.long.moves
        ]

    def as_json(self) -> dict[str, Any]:
        """Return it as a line of the file."""
        judged = {"short": self.short.as_json(), "long": self.long.as_json()}
        about = {"game": self.game, "number": self.number, "step": self.step, "last": self.last}
        return {**about, **judged}

    @classmethod
    def of(cls, row: dict[str, Any]) -> "Held":
        """Return what a line of the file says."""
        judged = {key: record_of(row[key]) for key in ("short", "long")}
        return cls(**{**row, **judged})


def played(game: Game, seats: int, rng: Rng) -> Match:
    """Play a match of searching bots, which think by iterations and not by the clock."""
    match = Match(game, seats)
    players = [bot(PLAYERS, game, rng.split(seat)) for seat in range(seats)]
    patient = [each.unhurried() if isinstance(each, Patient) else each for each in players]
    luck = rng.split(seats)
    match.play_out(lambda view, seat, moves: patient[seat].choose(view, seat, moves), luck.split)
    return match


def held_back(match: Match, rng: Rng) -> list[int]:
    """Return the steps of some choices of a match, evenly spread over all of them."""
    choices = [
        step
        for step, line in enumerate(match.lines)
        if line.seat != CHANCE and len(match.game.moves(match.state_at(step), line.seat)) > 1
    ]
    spacing = len(choices) / PER_MATCH
    first = rng.below(1000) / 1000
    return sorted({choices[int((first + number) * spacing)] for number in range(PER_MATCH)})


def judged_twice(job: Job) -> list[Held]:
    """Play a match and judge what is held back of it, as long as there is time."""
    game, rng = vaka.load(job.game), Rng(job.seed).split(job.number)
    found: list[Held] = []
    if time.time() >= job.until:
        return found
    match = played(game, job.seats, rng.split(0))
    for step in held_back(match, rng.split(1)):
        if step not in job.known and time.time() < job.until:
            short, long = _both(match, step, job, rng.split(2).split(step))
            found.append(Held(job.game, job.number, step, len(match), short, long))
    return found


def choice_of(match: Match, step: int) -> tuple[dict[str, Any], int, list[str]]:
    """Return what a seat knew at a step, the seat, and its moves."""
    game, state, seat = match.game, match.state_at(step), match.lines[step].seat
    return game.view(state, seat, recall=True), seat, game.moves(state, seat)


def _both(match: Match, step: int, job: Job, rng: Rng) -> tuple[Decision, Decision]:
    game, (view, seat, moves) = match.game, choice_of(match, step)
    short = Judge(game, job.tries).judge(view, seat, moves, moves[0], rng.split(0))
    long = Judge(game, job.factor * job.tries)
    return short, long.judge(view, seat, moves, short.best, rng.split(1))


def report(found: Sequence[Held]) -> str:
    """Say what was measured of one game."""
    regrets = [held.regret for held in found]
    mean = sum(regrets) / len(regrets)
    variance = sum((each - mean) ** 2 for each in regrets) / max(1, len(regrets) - 1)
    error = math.sqrt(variance / len(regrets))
    covered = [each for held in found for each in held.covered]
    return (
        f"{found[0].game}: {len(found)} choices of {len({held.number for held in found})} matches, "
        f"regret {mean:.4f} ± {error:.4f}, worst {max(regrets):.3f}; "
        f"{sum(covered)} of {len(covered)} ranges hold ({sum(covered) / len(covered):.0%})"
    )


def jobs_of(
    games: Sequence[str], held: Sequence[Held], arguments: argparse.Namespace, until: float
) -> Iterator[Job]:
    """Yield the jobs that are left, each game's in turn."""
    known: dict[tuple[str, int], set[int]] = {}
    for one in held:
        known.setdefault((one.game, one.number), set()).add(one.step)
    matches = math.ceil(arguments.positions / PER_MATCH)
    by_game = [
        [
            Job(
                *(game, arguments.seats, arguments.seed, number, arguments.factor),
                *(arguments.tries, frozenset(known.get((game, number), ())), until),
            )
            for number in range(matches)
        ]
        for game in games
    ]
    for in_turn in zip_longest(*by_game):
        yield from (job for job in in_turn if job and len(job.known) < PER_MATCH)


def main() -> None:
    """Measure the games that were named."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", default=vaka.games(), help="default: all")
    parser.add_argument("--positions", type=int, default=200, help="of each game")
    parser.add_argument("--factor", type=int, default=30, help="how many times as long")
    parser.add_argument("--tries", type=int, default=TRIES)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kept", type=Path, default=Path("judge-strength.jsonl"))
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop after so long")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    held = [Held.of(row) for row in whole_rows(given.kept)]
    jobs = jobs_of(given.games, held, given, time.time() + 60 * given.minutes)
    with given.kept.open("a", encoding="utf-8") as kept:
        for found in in_order(judged_twice, jobs, given.workers):
            for one in found:
                kept.write(json.dumps(one.as_json(), ensure_ascii=False) + "\n")
            kept.flush()
            held += found
    for game in given.games:
        own = [one for one in held if one.game == game]
        print(report(own) if own else f"{game}: nothing yet")


if __name__ == "__main__":
    main()
