"""Let two sets of values play each other with the same search, for the same time a move.

A side is a JSON object: `weights` are values of the game's evaluation instead of those it has,
`net` is the file of a network ("" for none), with `learned` false it begins from the evaluation
without what matches have taught, and any setting of a search may stand beside them
(`{"weights": {"spread": 2.0}, "net": "judgement.net", "exploration": 0.4}`). Without anything a
side is the game as it is.

In a block one bot of the first side sits in each seat once, against bots of the second side in all
others, with the same luck in draws and in thinking: so seats and luck count alike for both.
"""

import argparse
import json
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any, NamedTuple

import self_play
from hunt_weaknesses import score_of

import vaka
from vaka.bots.evaluator import values_of
from vaka.bots.ismcts import Ismcts
from vaka.bots.thinking import SearchSettings
from vaka.core.game import Game, winners
from vaka.engine.buffers import Weights
from vaka.engine.net import Net
from vaka.engine.rng import Rng
from vaka.simulation import Tally

OF_SIDES = ("weights", "net", "learned")  # all else is a setting of the search
Side = dict[str, Any]


class Block(NamedTuple):
    """Matches of one bot of the first side in every seat."""

    game: str
    seats: int
    sides: tuple[Side, Side]
    budget: dict[str, Any]  # seconds or iterations of a move
    seed: int


def sitter(game: Game, side: Side, budget: dict[str, Any], rng: Rng) -> Ismcts:
    """Return a bot of a side."""
    settings = {key: value for key, value in side.items() if key not in OF_SIDES}
    made = Ismcts(game, rng, SearchSettings(**budget, **settings))
    learned = side.get("learned", True)
    values = {**values_of(game, learned), **side.get("weights", {})}
    net = made.evaluator.weights.net if learned else Net()
    if "net" in side:
        net = self_play.net_of(game.name, side["net"])
    made.evaluator.weights = Weights(tuple(values.values()), values["spread"], net)
    return made


def share(block: Block) -> float:
    """Return the share of the wins that the first side has."""
    game = vaka.load(block.game)
    won = 0.0
    for seat in range(block.seats):
        rng = Rng(block.seed)
        sitters = [
            sitter(game, block.sides[other != seat], block.budget, rng.split(other))
            for other in range(block.seats)
        ]
        best = winners(score_of(game, sitters, rng.split(-1)))
        won += (seat in best) / len(best)
    return won / block.seats


def blocks(first: Block) -> Iterator[Block]:
    """Yield blocks with one seed after the other."""
    while True:
        yield first
        first = first._replace(seed=first.seed + 1)


def play(first: Block, seconds: float, processes: int) -> Tally:
    """Play blocks until the time is up, and tell after each how it stands."""
    end = time.monotonic() + seconds
    tally, source = Tally(), blocks(first)
    with ProcessPoolExecutor(processes) as pool:
        asked = {pool.submit(share, next(source)) for _ in range(processes)}
        while asked:
            done = next(as_completed(asked))
            asked.remove(done)
            tally.add(done.result())
            if time.monotonic() < end:
                asked.add(pool.submit(share, next(source)))
    return tally


def told(block: Block, tally: Tally) -> str:
    """Return what came of it in words."""
    figure = tally.summary()
    return (
        f"{block.game}, {block.seats} seats: {figure['mean']:.1%} ± {1.96 * figure['se']:.1%} of "
        f"{tally.n * block.seats} matches, fair is {1 / block.seats:.1%}"
    )


def main() -> None:
    """Play, and print what the first side won."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", choices=vaka.games())
    parser.add_argument("one", type=json.loads, help="the first side")
    parser.add_argument("two", type=json.loads, nargs="?", default={}, help="the second side")
    parser.add_argument("--seats", type=int, help="the fewest if nothing is said")
    parser.add_argument("--move-seconds", type=float, default=0.03, help="for each move")
    parser.add_argument("--iterations", type=int, help="for each move, instead of seconds")
    parser.add_argument("--seconds", type=float, default=600, help="for all blocks")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    budget: dict[str, Any] = {"seconds": given.move_seconds}
    if given.iterations:
        budget = {"iterations": given.iterations}
    seats = given.seats or vaka.load(given.game).seats[0]
    first = Block(given.game, seats, (given.one, given.two), budget, 1_000_000 * given.seed)
    print(told(first, play(first, given.seconds, given.processes)))


if __name__ == "__main__":
    main()
