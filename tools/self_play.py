"""Let searching bots play each other on all cores, and keep their matches for others to learn from.

A match is kept as its moves, those of chance included: small, and all that a tool wants to know of
its positions can be found by playing it again. Of some decisions a longer search tells besides how
often it tried each move: that is what preferences learn from. Matches are the data, not positions:
whoever sets some aside, for a table or to know when to stop, sets whole matches aside.

One seed gives the same matches, however many processes play them; how many depends on the time,
unless their number is given: with that, the file is the same on every machine.
"""

import argparse
import gzip
import itertools
import json
import multiprocessing
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import vaka
from vaka.bots import nets
from vaka.bots.evaluator import Evaluator
from vaka.core.game import winners
from vaka.engine.net import Net
from vaka.engine.rng import Rng
from vaka.engine.search import Finding, Search
from vaka.engine.state import State
from vaka.engine.turns import CHANCE

ASTRAY = 20  # one in so many moves is random, so that odd positions are seen
NODES_PER_ITERATION = 10  # more than an iteration adds to the trees on average
ROOM = 2048  # nodes besides, for all moves of the root


class Looked(NamedTuple):
    """What a longer search found about one move."""

    move: int
    visits: int
    value: float


class Played(NamedTuple):
    """One match: all moves, and by their place what longer searches looked at before some."""

    seats: int
    moves: list[int]
    looked: dict[int, list[Looked]]

    def as_json(self) -> str:
        """Return the match as a line of JSON."""
        return json.dumps([self.seats, self.moves, list(self.looked.items())])


class Plan(NamedTuple):
    """How bots play when others are to learn from it."""

    game: str
    seconds: float
    seed: int = 1
    iterations: int = 60  # of a search for each move
    study: int = 0  # one in so many decisions gets a longer search; 0: none
    study_iterations: int = 4000
    net: str = "own"  # the file of the network to play with; "" for none, "own" for the game's
    matches: int = 0  # to play, however long they take; 0: as many as there is time for


# -- playing ---------------------------------------------------------------------------------------


class Player:
    """Plays matches of searching bots against themselves."""

    def __init__(self, plan: Plan) -> None:
        """Play as planned."""
        self.plan = plan
        self.game = vaka.load(plan.game)
        self.evaluator = Evaluator(self.game)
        if plan.net != "own":
            self.evaluator.weights.net = net_of(plan.game, plan.net)

    def match(self, number: int) -> Played:
        """Play one match: of every two one with the fewest seats, the others with all in turn."""
        every = self.game.seats
        seats = every[0] if number % 2 == 0 else every[number // 2 % len(every)]
        rng = Rng(self.plan.seed).split(number)
        state = new_match(self.evaluator, seats)
        moves: list[int] = []
        looked: dict[int, list[Looked]] = {}
        while state.deciders():
            if state.turn == CHANCE:
                moves.append(state.draw(rng))
                continue
            if self.plan.study and rng.below(self.plan.study) == 0 and len(state.moves()) > 1:
                looked[len(moves)] = self.studied(state, rng.split(rng.below(1 << 30)))
            moves.append(self.chosen(state, rng))
            state.play(moves[-1])
        return Played(seats, moves, looked)

    def chosen(self, state: State, rng: Rng) -> int:
        """Return the move that a search tries most, or now and then any."""
        legal = state.moves()
        if len(legal) == 1 or rng.below(ASTRAY) == 0:
            return legal[rng.below(len(legal))]
        chance = rng.split(rng.below(1 << 30))
        return searched(self.evaluator, state, self.plan.iterations, chance)[0].move

    def studied(self, state: State, rng: Rng) -> list[Looked]:
        """Return what a longer search finds."""
        found = searched(self.evaluator, state, self.plan.study_iterations, rng)
        return [Looked(one.move, one.visits, round(one.value, 4)) for one in found]


def searched(evaluator: Evaluator, state: State, iterations: int, rng: Rng) -> list[Finding]:
    """Return what a search for whoever is to move finds, the move tried most first."""
    search = Search(
        *(state, state.turn, evaluator.game.move_codec.veils, rng),
        *(evaluator.weights, evaluator.exploration),
        cutoff=evaluator.cutoff,
        nodes=NODES_PER_ITERATION * iterations + ROOM,
        temper=evaluator.temper,
        floor=evaluator.floor,
        fair=evaluator.fair,
        beliefs=True,
    )
    search.run(iterations)
    return search.findings()


def new_match(evaluator: Evaluator, seats: int) -> State:
    """Return the first position of a match, as one that knows what is good in it."""
    state = evaluator.state_class()
    state.become(evaluator.game.start(seats))
    return state


def net_of(game: str, path: str) -> Net:
    """Return the network in a file, or none."""
    return nets.read(Path(path), nets.fingerprint_of(vaka.load(game))) if path else Net()


def matches_of(task: tuple[Plan, int, int]) -> list[Played]:
    """Play every so-manieth match: all there are to be, or until the time is up, at least one."""
    plan, first, step = task
    player = Player(plan)
    if plan.matches:
        return [player.match(number) for number in range(first, plan.matches, step)]
    end = time.monotonic() + plan.seconds
    found = [player.match(first)]
    while time.monotonic() < end:
        found.append(player.match(first + step * len(found)))
    return found


def play(plan: Plan, processes: int) -> list[Played]:
    """Let all processes play; return the matches in the order of their numbers."""
    tasks = [(plan, number, processes) for number in range(processes)]
    if processes == 1:
        return matches_of(tasks[0])
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        rounds = itertools.zip_longest(*pool.imap(matches_of, tasks))
        return [match for row in rounds for match in row if match is not None]


# -- playing again ---------------------------------------------------------------------------------


def decisions(evaluator: Evaluator, match: Played) -> Iterator[tuple[int, State]]:
    """Yield the place and the position of each decision, as it goes on: copy what is kept."""
    state = new_match(evaluator, match.seats)
    for place, move in enumerate(match.moves):
        if state.turn != CHANCE:
            yield place, state
        state.play(move)


def won(evaluator: Evaluator, match: Played) -> list[float]:
    """Return the share of the win of each seat."""
    state = new_match(evaluator, match.seats)
    for move in match.moves:
        state.play(move)
    best = winners(state.score())
    return [(seat in best) / len(best) for seat in range(match.seats)]


def write(path: Path, matches: list[Played]) -> None:
    """Write matches, a line each, packed."""
    with gzip.open(path, "wt") as file:
        file.writelines(match.as_json() + "\n" for match in matches)


def read(paths: list[Path]) -> list[Played]:
    """Read matches of one or several files."""
    found = []
    for path in paths:
        with gzip.open(path, "rt") as file:
            for line in file:
                seats, moves, looked = json.loads(line)
                studies = {place: [Looked(*one) for one in moves_of] for place, moves_of in looked}
                found.append(Played(seats, moves, studies))
    return found


def main() -> None:
    """Play, and write the matches."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", choices=vaka.games())
    parser.add_argument("out", type=Path, help="the file to write")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--matches", type=int, default=0, help="matches to play, not seconds")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=60, help="of a search for each move")
    parser.add_argument(
        *("--study",), type=int, default=0, help="one decision in so many gets a longer search"
    )
    parser.add_argument("--study-iterations", type=int, default=4000, help="of that search")
    parser.add_argument("--net", default="own", help="a file to play with instead of the game's")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    given = vars(parser.parse_args())
    out, processes = given.pop("out"), given.pop("processes")
    found = play(Plan(**given), processes)
    write(out, found)
    studies = sum(len(match.looked) for match in found)
    print(f"{given['game']}: {len(found):,} matches, {studies:,} longer searches")


if __name__ == "__main__":
    main()
