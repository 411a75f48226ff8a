"""Judgements and preferences of some random matches, as one digest: run on both engines.

All decisions of the beginning of a match count, and later every fifth: random matches are long.
"""

import hashlib
import sys

import vaka
from vaka.core.mind import Mind
from vaka.core.rng import Rng
from vaka.core.turns import CHANCE, OVER

BEGINNING = 150


def digest(name: str, matches: int) -> str:
    """Return the digest of matches with each number of seats."""
    mind = Mind(vaka.load(name))
    seen = hashlib.sha256()
    for seats in mind.game.seats:
        for seed in range(matches):
            state, rng = mind.state_class(), Rng(seed)
            state.become(mind.game.start(seats))
            decisions = 0
            while state.turn != OVER:
                if state.turn == CHANCE:
                    state.draw(rng)
                    continue
                decisions += 1
                if decisions <= BEGINNING or decisions % 5 == 0:
                    points = [(round(a, 6), round(b, 6)) for a, b in state.judged(mind.wits)]
                    seen.update(repr((points, state.preferred(mind.wits))).encode())
                moves = state.moves()
                state.play(moves[rng.below(len(moves))])
    return seen.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(digest(sys.argv[1], int(sys.argv[2])))
