"""Duels: what the bots must show of themselves, played side by side for a given time.

- `old`: today's search against the one from before preferences were eased, secrets weighed and
  networks learned, at equal time, for the three levels that think longest;
- `longer`: 16,000 iterations against 2,000;
- `time`: about three times as many iterations against one, from 100 to 100,000;
- `ladder`: each level against weaker ones, as `vaka ladder` does, with the fewest and a middle
  number of seats;
- `seats`: wins by seat among equal bots, with every number of seats;
- `asking`: wins by seat among equal bots of Raiatea when, of seats that choose together, the first
  or the last is asked first.

Every duel is a contest of the arena, in blocks that share their luck. The next block is always one
of the duel that has had the least of its part of the time, so that whenever the time is up each has
had its part; a match under way is given up then. Each match is a line of JSON, and what is there is
not played again. `tools/write_ladder.py` makes docs/ladder.md of it.

    python -m benchmarks.duels old longer --cores 16 --seconds 450 --out duels
"""

import argparse
import itertools
import json
import os
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.ladder import STEPS, rung_of, seat_counts
from vaka import registry
from vaka.arena import intervals
from vaka.arena.contest import Contest, whole_blocks
from vaka.arena.play import MatchResult, play
from vaka.arena.report import milliseconds
from vaka.arena.schedule import Seating, seatings
from vaka.arena.summary import duels as meetings
from vaka.arena.summary import whole_blocks_of
from vaka.bots import bot
from vaka.engine.rng import Rng
from vaka.engine.turns import CHANCE
from vaka.match import Match
from vaka.processes import processes

# The search as it was: preferences as they are, even guesses, the move tried most, no network. The
# length of a rollout and the exploration are those that each game had.
OLD = "exploration=0.3,temper=1,floor=0,fair=0,beliefs=0,mixing=0,net=0"
OLD_CUTOFF = {"rapanui2011": 0, "tongiaki": 4, "rapanui2020": 0, "raiatea": 0}
FEWEST = {"rapanui2011": 2, "tongiaki": 2, "rapanui2020": 2, "raiatea": 3}
SECONDS = {"master": 0.03, "expert": 0.008, "skilled": 0.002}  # what they took of old, about
LONG, SHORT = 16_000, 2_000
ITERATIONS = (100, 316, 1_000, 3_162, 10_000, 31_623, 100_000)
ASKED = "ismcts:iterations=100"
SETS = ("old", "longer", "time", "ladder", "seats", "asking")
MATCHES = "matches.jsonl"  # the log in the folder of the results
RUNG = 192  # matches of a step of the ladder, at most


@dataclass
class Duel:
    """Two bots that meet in a game, the one that should win first; or one and how seats are asked.

    What was played is kept by the number of the match, with the seconds that it took.
    """

    name: str
    contest: Contest
    matches: int  # at most
    part: float = 1.0  # of the time, compared with other duels
    last_first: bool | None = None  # of those who choose together, who is asked; None: as always
    results: dict[int, MatchResult] = field(default_factory=dict)
    spent: float = 0.0

    def expect(self) -> float:
        """Return the seconds that a match takes, as far as is known."""
        return self.spent / len(self.results) if self.results else 1.0


def old(game: str, more: str) -> str:
    """Return the name of a bot that searches as it did before, with `more` settings."""
    return f"ismcts:{more},{OLD},cutoff={OLD_CUTOFF[game]}"


def duels_of(name: str, games: Sequence[str] = tuple(FEWEST), seed: int = 1) -> list[Duel]:
    """Return the duels of a set."""
    found = []
    for game in games:
        seats = FEWEST[game]
        if name == "old":
            for level, seconds in SECONDS.items():
                budget = f"seconds={seconds}"
                bots = f"ismcts:{budget}", old(game, budget)
                part = 3.0 if level == "master" else 1.0
                found.append(
                    Duel(f"old {level} {game}", Contest(game, seats, bots, seed), 2000, part)
                )
        elif name == "longer":
            bots = f"ismcts:iterations={LONG}", f"ismcts:iterations={SHORT}"
            found.append(Duel(f"longer {game}", Contest(game, seats, bots, seed), 400, 2.0))
        elif name == "time":
            for few, many in itertools.pairwise(ITERATIONS):
                bots = f"ismcts:iterations={many}", f"ismcts:iterations={few}"
                label = f"time {many} {game}"
                found.append(Duel(label, Contest(game, seats, bots, seed), 400))
        elif name == "ladder":
            for count in seat_counts(registry.load(game)):
                for step in STEPS:
                    label = f"ladder {game} {count} {' '.join(step)}"
                    found.append(Duel(label, Contest(game, count, step, seed), RUNG))
        elif name == "seats":
            for count in registry.load(game).seats:
                label = f"seats {game} {count}"
                found.append(Duel(label, Contest(game, count, (ASKED,), seed), 500))
    if name == "asking":
        for seats in (3, 5):
            for last in (False, True):
                contest = Contest("raiatea", seats, (ASKED,), seed)
                asked = "last" if last else "first"
                found.append(Duel(f"asking {asked} {seats}", contest, 500, 1.0, last))
    return found


def played(duel_contest: Contest, last_first: bool | None, seating: Seating) -> MatchResult:
    """Play one match."""
    if last_first is None:
        return play(duel_contest, seating)
    began = time.perf_counter()
    match = Match(registry.load(duel_contest.game), duel_contest.seats)
    root = Rng(duel_contest.seed)
    names = [duel_contest.bots[sitter] for sitter in seating.sitters]
    rng = root.split(2 * seating.match + 1)
    sitters = [bot(name, match.game, rng.split(seat)) for seat, name in enumerate(names)]
    chance_moves = 0
    choices = [0] * len(names)
    while turn := match.turn():
        if turn == (CHANCE,):
            match.draw_once(root.split(2 * seating.chance).split(chance_moves))
            chance_moves += 1
            continue
        seat = turn[-1] if last_first else turn[0]
        view, moves = match.view(seat, recall=True), match.moves(seat)
        match.play(seat, sitters[seat].choose(view, seat, moves))
        choices[seat] += len(moves) > 1
    seconds = (time.perf_counter() - began) / len(names)
    return MatchResult(
        match=seating.match,
        block=seating.block,
        rotation=seating.rotation,
        bots=names,
        scores=[list(score) for score in match.score()],
        decisions=choices,
        choices=choices,
        chance_moves=chance_moves,
        seconds=[seconds] * len(names),
        slowest=[seconds] * len(names),
    )


def blocks_of(duel: Duel) -> Iterator[list[Seating]]:
    """Yield what has still to be played of a duel, block by block."""
    block: list[Seating] = []
    for seating in seatings(duel.contest, whole_blocks(duel.matches, duel.contest.seats)):
        block.append(seating)
        if len(block) == duel.contest.seats:
            missing = [one for one in block if one.match not in duel.results]
            if missing:
                yield missing
            block = []


def next_blocks(duels: Sequence[Duel]) -> Iterator[tuple[Duel, list[Seating]]]:
    """Yield blocks, always of the duel that has had the least of its part of the time."""
    plans = {duel.name: blocks_of(duel) for duel in duels}
    asked = {duel.name: len(duel.results) for duel in duels}  # matches played or handed out
    left = list(duels)
    while left:
        duel = min(left, key=lambda one: asked[one.name] * one.expect() / one.part)
        block = next(plans[duel.name], None)
        if block is None:
            left.remove(duel)
            continue
        asked[duel.name] += len(block)
        yield duel, block


def read(duels: Sequence[Duel], file: Path, of_old: bool = False) -> dict[str, str]:
    """Add what was played of some duels by the code as it is now; return the code of each.

    With `of_old`, by whichever code played a duel last: those of two codes are never put together.
    """
    if not file.exists():
        return {}
    rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    codes = {row["duel"]: row["code"] for row in rows}  # the last one of each
    for duel in duels:
        if not of_old:
            codes[duel.name] = duel.contest.code
        for row in rows:
            if (row["duel"], row["code"]) == (duel.name, codes.get(duel.name)):
                keep(duel, MatchResult.from_json(row["result"]))
    return codes


def run(duels: Sequence[Duel], cores: int, seconds: float, file: Path) -> None:
    """Play until the time is up or all is played; what is begun then is given up."""
    end = time.monotonic() + seconds
    read(duels, file)
    blocks = next_blocks(duels)
    under_way: dict[Future[MatchResult], Duel] = {}
    with file.open("a", encoding="utf-8") as log, processes(cores) as pool:
        while time.monotonic() < end:
            while len(under_way) <= cores:
                duel, block = next(blocks, (None, []))
                if duel is None:
                    break
                for seating in block:
                    job = pool.submit(played, duel.contest, duel.last_first, seating)
                    under_way[job] = duel
            if not under_way:
                break
            done, _ = wait(under_way, max(0.0, end - time.monotonic()), FIRST_COMPLETED)
            for future in done:
                duel, result = under_way.pop(future), future.result()
                keep(duel, result)
                kept = {"duel": duel.name, "code": duel.contest.code, "result": result.as_json()}
                log.write(json.dumps(kept) + "\n")
                log.flush()
        pool.end()


def keep(duel: Duel, result: MatchResult) -> None:
    """Add a match to a duel."""
    duel.results[result.match] = result
    duel.spent += sum(result.seconds)


def even(results: Sequence[MatchResult], seats: int, bots: int) -> list[MatchResult]:
    """Return the matches in which every bot sat in every seat equally often.

    Where the bots do not fill the seats evenly, each block makes up for the one before.
    """
    whole = {block[0].block: block for block in whole_blocks_of(results, seats)}
    if seats % bots:
        whole = {number: block for number, block in whole.items() if number ^ 1 in whole}
    return [result for _, block in sorted(whole.items()) for result in block]


def told(duel: Duel) -> dict[str, Any]:
    """Return what a duel has shown, of matches in which it was fair."""
    contest = duel.contest
    fair = even(list(duel.results.values()), contest.seats, len(contest.bots))
    ahead = [
        part
        for block in whole_blocks_of(fair, contest.seats)
        if (part := meetings(block).get((contest.bots[0], contest.bots[-1])))
    ]
    return {
        "duel": duel.name,
        "bots": list(contest.bots),
        **rung_of(contest, fair).as_json(),
        "failed": sum(result.failure is not None for result in duel.results.values()),
        "ahead": intervals.share(ahead)._asdict() if ahead else None,
    }


def chi_squared(one: Sequence[float], two: Sequence[float]) -> float:
    """Return how far two rows of counts differ, on one degree of freedom less than places."""
    total, ones = sum(one) + sum(two), sum(one)
    squared = 0.0
    for row, part in ((one, ones / total), (two, 1 - ones / total)):
        for place, count in enumerate(row):
            expected = part * (one[place] + two[place])
            squared += (count - expected) ** 2 / expected if expected else 0.0
    return squared


def sentence(row: Mapping[str, Any]) -> str:
    """Return a line about a duel."""
    if not row["matches"]:
        return f"{row['duel']}: nothing was played to its end"
    if len(row["bots"]) == 1:
        by_seat = ", ".join(f"{100 * won / row['matches']:.1f}" for won in row["by_seat"])
        return f"{row['duel']}: wins by seat {by_seat} % of {row['matches']} matches"
    value, low, high = (row["share"][key] for key in ("value", "low", "high"))
    interval = "" if low is None else f" ({100 * low:.1f} to {100 * high:.1f})"
    times = " and ".join(f"{milliseconds(ms)} ms" for ms in row["ms"])
    fair = f", {row['seats']} seats" if row["seats"] > 2 else ""
    return (
        f"{row['duel']}: {100 * value:.1f} %{interval} of {row['matches']} matches, {times}{fair}"
    )


def main() -> None:
    """Play, and tell what came of it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("sets", nargs="+", choices=SETS)
    parser.add_argument("--games", nargs="+", choices=tuple(FEWEST), default=tuple(FEWEST))
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--without",
        nargs="+",
        default=(),
        metavar="WORDS",
        help="leave out duels with these words in their name, such as grandmaster",
    )
    parser.add_argument("--out", type=Path, default=Path("duels"), help="folder of the results")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    known = [duel for name in given.sets for duel in duels_of(name, given.games, given.seed)]
    duels = [duel for duel in known if not any(words in duel.name for words in given.without)]
    for duel in duels:
        duel.contest.check()
    run(duels, given.cores, given.seconds, given.out / MATCHES)
    rows = [told(duel) for duel in duels]
    lines = "".join(json.dumps(row) + "\n" for row in rows)
    (given.out / "summary.jsonl").write_text(lines, encoding="utf-8")
    for row in rows:
        print(sentence(row))
    wins = {row["duel"]: row["by_seat"] for row in rows}
    for seats in (3, 5):
        one, two = (wins.get(f"asking {asked} {seats}", ()) for asked in ("first", "last"))
        if sum(one) and sum(two):
            far = chi_squared(one, two)
            print(f"asking, {seats} seats: chi-squared {far:.1f} on {seats - 1} degrees of freedom")


if __name__ == "__main__":
    main()
