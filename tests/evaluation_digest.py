"""Judgements and preferences of some random matches, as one digest: run on both engines.

All decisions of the beginning of a match count, and later every fifth: random matches are long.
"""

import hashlib
import sys

import vaka
from vaka.bots.evaluator import Evaluator
from vaka.engine.rng import Rng
from vaka.engine.turns import CHANCE, OVER

BEGINNING = 150


def digest(name: str, matches: int) -> str:
    """Return the digest of matches with each number of seats."""
    evaluator = Evaluator(vaka.load(name))
    seen = hashlib.sha256()
    for seats in evaluator.game.seats:
        for seed in range(matches):
            state, rng = evaluator.state_class(), Rng(seed)
            state.become(evaluator.game.start(seats))
            decisions = 0
            while state.turn != OVER:
                if state.turn == CHANCE:
                    state.draw(rng)
                    continue
                decisions += 1
                if decisions <= BEGINNING or decisions % 5 == 0:
                    points = list(state.evaluated(evaluator.weights))  # to the last bit
                    seen.update(repr((points, state.preferred(evaluator.weights))).encode())
                moves = state.moves()
                state.play(moves[rng.below(len(moves))])
    return seen.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(digest(sys.argv[1], int(sys.argv[2])))
