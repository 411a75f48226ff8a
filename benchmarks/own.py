"""Rates of our own engine; run as a program it prints them as JSON, for the other engine's turn.

Every loop runs at least once, however small its budget, so that no rate is zero.
"""

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict
from time import perf_counter

from benchmarks.rate import Rate
from vaka import registry
from vaka.bots.evaluator import Evaluator
from vaka.bots.thinking import NODES_PER_ITERATION
from vaka.core.game import Game
from vaka.engine.batch import Batch
from vaka.engine.playout import Playout
from vaka.engine.rng import Rng
from vaka.engine.search import Search
from vaka.engine.state import State
from vaka.engine.turns import CHANCE, OVER

SEARCH_SIZE = 10_000  # iterations of one search
SEARCH_STEP = 20  # iterations between two looks at the clock
IMPORT_AND_MOVES = "import vaka; g = vaka.load('rapanui2011'); s = g.start(2); g.moves(s, -1)"


def playouts(game: Game, seats: int, seconds: float, seed: int) -> Rate:
    """Measure whole random matches inside the engine."""
    start = game.start(seats)
    playout = Playout(Rng(seed))
    matches = 0
    spent, began = 0.0, perf_counter()
    while spent < seconds:
        playout.run_many(start, 10)
        matches += 10
        spent = perf_counter() - began
    return Rate("playouts", playout.decisions, playout.chance_moves, matches, spent)


def stepped(game: Game, seats: int, seconds: float, seed: int) -> Rate:
    """Measure random matches stepped from Python through the fast face, each move checked."""
    start = game.start(seats)
    rng = Rng(seed)
    chance = random.Random(seed).random
    decisions = chance_moves = matches = 0
    spent, began = 0.0, perf_counter()
    while spent < seconds:
        state = start.copy()
        moves, play, draw = state.moves, state.play, state.draw
        while (turn := state.turn) != OVER:
            if turn == CHANCE:
                draw(rng)
                chance_moves += 1
            else:
                legal = moves()
                play(legal[int(chance() * len(legal))])
                decisions += 1
        matches += 1
        spent = perf_counter() - began
    return Rate("stepped", decisions, chance_moves, matches, spent)


def copied(game: Game, seats: int, seconds: float, seed: int) -> Rate:
    """Measure copies made from Python, of a position in mid-match."""
    state = _mid_match(game, seats, seed)
    copy = state.copy
    copies = 0
    spent, began = 0.0, perf_counter()
    while spent < seconds:
        for _ in range(1000):
            copy()
        copies += 1000
        spent = perf_counter() - began
    return Rate("copied", 0, 0, 0, spent, copies)


def searched(game: Game, seats: int, seconds: float, seed: int) -> Rate:
    """Measure search from a middle position as our bots do it: the evaluation guides and judge."""
    return _search_rate("searched", Evaluator(game), seats, seconds, seed)


def unlearned(game: Game, seats: int, seconds: float, seed: int) -> Rate:
    """Measure the same search without the network that corrects the evaluation."""
    return _search_rate("unlearned", Evaluator(game, net=False), seats, seconds, seed)


def sampled(game: Game, seats: int, seconds: float, seed: int) -> Rate:
    """Measure search from a middle position that knows the rules only: random play to the end."""
    return _search_rate("sampled", Evaluator(game, evaluation=False), seats, seconds, seed)


def _search_rate(name: str, evaluator: Evaluator, seats: int, seconds: float, seed: int) -> Rate:
    """Search anew from the same position until the time is up, with room for all it finds."""
    state = evaluator.state_class()
    state.become(_mid_match(evaluator.game, seats, seed))
    while state.turn == CHANCE or len(state.moves()) == 1:
        _step(state, Rng(seed))
    iterations = 0
    spent = 0.0
    while spent < seconds:
        search = Search(
            state,
            state.turn,
            evaluator.game.move_codec.veils,
            Rng(seed).split(iterations),
            evaluator.weights,
            evaluator.exploration,
            evaluator.has_evaluation,
            evaluator.cutoff,
            nodes=NODES_PER_ITERATION * SEARCH_SIZE,
        )
        began = perf_counter()
        while search.iterations < SEARCH_SIZE and spent < seconds:
            search.run(SEARCH_STEP)
            iterations += SEARCH_STEP
            spent += perf_counter() - began
            began = perf_counter()
    return Rate(name, 0, 0, 0, spent, iterations=iterations)


MEASURES: dict[str, Callable[[Game, int, float, int], Rate]] = {
    "playouts": playouts,
    "stepped": stepped,
    "copied": copied,
    "searched": searched,
    "sampled": sampled,
}
"""What is measured with both engines."""


def batched(game: Game, seats: int, seconds: float, seed: int, matches: int) -> Rate:
    """Measure random moves in many matches stepped together, legal moves written out each time."""
    batch = Batch(game.start(seats), matches, len(game.move_codec), Rng(seed))
    steps = finished = 0
    spent, began = 0.0, perf_counter()
    while spent < seconds:
        batch.step_random()
        finished += sum(batch.done)
        steps += 1
        spent = perf_counter() - began
    return Rate("batched", steps * matches, 0, finished, spent)


def import_seconds(program: str) -> float:
    """Return the processor time of the best of seven interpreters that run a program."""
    best = float("inf")
    for _ in range(7):
        before = _seconds_of_children()
        subprocess.run([sys.executable, "-c", program], check=True, env=_environment())
        best = min(best, _seconds_of_children() - before)
    return best


def uncompiled(measure: str, name: str, seats: int, seconds: float, seed: int) -> Rate:
    """Measure the uncompiled engine, in a process of its own."""
    arguments = [measure, name, str(seats), str(seconds), str(seed)]
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.own", *arguments],
        env={**_environment(), "VAKA_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return Rate(**json.loads(done.stdout))


def _seconds_of_children() -> float:
    """Return the processor time of all processes that this one has started and waited for."""
    from resource import RUSAGE_CHILDREN, getrusage  # not on Windows, and needed only here

    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


def _mid_match(game: Game, seats: int, seed: int) -> State:
    """Return a position halfway through a random match."""
    whole = game.start(seats)
    length = 0
    rng = Rng(seed)
    while whole.turn != OVER:
        _step(whole, rng)
        length += 1
    half = game.start(seats)
    rng = Rng(seed)
    for _ in range(length // 2):
        _step(half, rng)
    return half


def _step(state: State, rng: Rng) -> None:
    """Play one random move."""
    if state.turn == CHANCE:
        state.draw(rng)
    else:
        legal = state.moves()
        state.play(legal[rng.below(len(legal))])


def main(arguments: list[str]) -> None:
    """Measure what the arguments say and print it as JSON."""
    measure, name, seats, seconds, seed = arguments
    rate = MEASURES[measure](registry.load(name), int(seats), float(seconds), int(seed))
    sys.stdout.write(json.dumps(asdict(rate)))


if __name__ == "__main__":
    main(sys.argv[1:])
