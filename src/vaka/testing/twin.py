"""The plain engine in a process of its own, to play on from the same positions as the compiled one.

Both must list the same moves and come to the same end. The plain one refuses indices and numbers
that the compiled one would take without a word.
"""

import hashlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from vaka import registry
from vaka.core.game import Game
from vaka.engine import state as engine_state
from vaka.engine.rng import Rng
from vaka.engine.state import State
from vaka.engine.turns import CHANCE, OVER
from vaka.testing import guard
from vaka.testing.laws import Broken

PATIENCE = 30  # seconds after which an accepted mutant counts as one that does not end
LONGER = 4  # times the longest match: a made-up position may be far from its end


@contextmanager
def patience(seconds: int = PATIENCE) -> Iterator[None]:
    """End the process if something takes longer, even compiled code; who started it sees why.

    Windows has no such clock: there it may take as long as it likes.
    """
    if sys.platform != "win32":
        signal.alarm(seconds)
    try:
        yield
    finally:
        if sys.platform != "win32":
            signal.alarm(0)


def random_step(state: State, rng: Rng) -> int:
    """Play a random move of one of those who are to choose."""
    deciders = state.deciders()
    seat = deciders[rng.below(len(deciders))]
    if seat == CHANCE:
        return state.draw(rng)
    legal = state.moves(seat)
    move = legal[rng.below(len(legal))]
    state.play(move, seat)
    return move


def digest_from(game: Game, position: dict[str, Any], seed: int) -> str:
    """Return a fingerprint of a random match that goes on from a position."""
    state, rng = game.restore(position), Rng(seed)
    if not engine_state.COMPILED:
        guard(state)
    hasher = hashlib.blake2b(digest_size=16)
    for _ in range(LONGER * game.most_moves):
        if state.turn == OVER:
            break
        legal = {seat: state.moves(seat) for seat in state.deciders()}
        odds = state.odds()
        hasher.update(f"{legal} {odds} {random_step(state, rng)}\n".encode())
    else:
        raise Broken("ends", f"not over after {LONGER * game.most_moves} moves")
    hasher.update(json.dumps([state.fields(), state.score()]).encode())
    return hasher.hexdigest()


class Twin:
    """The plain engine in a process of its own, which plays on from the same positions."""

    def __init__(self) -> None:
        """Start the process."""
        environment = {key: os.environ[key] for key in os.environ if key != "LD_PRELOAD"}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "vaka.testing.twin"],
            env={**environment, "VAKA_PURE": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def check(self, game: Game, position: dict[str, Any], seed: int) -> None:
        """Raise Broken unless both engines play alike from a position."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with patience(5 * PATIENCE):
            print(json.dumps([game.name, position, seed]), file=self._process.stdin, flush=True)
            plain = self._process.stdout.readline().strip()
            if plain != (compiled := digest_from(game, position, seed)):
                raise Broken("both engines agree", f"compiled {compiled}, plain {plain}")

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


def answer_twin() -> None:
    """Play on from each position that comes in and tell the digest, or what went wrong."""
    for line in sys.stdin:
        name, position, seed = json.loads(line)
        try:
            told = digest_from(registry.load(name), position, seed)
        except Exception as error:
            told = f"{type(error).__name__}: {error}".replace("\n", " ")
        print(told, flush=True)  # noqa: T201  the answer itself


if __name__ == "__main__":
    answer_twin()
