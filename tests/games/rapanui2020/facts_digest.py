"""The facts of some random matches, as one digest: run on both engines."""

import hashlib
import json
import sys

import vaka
from vaka.engine.rng import Rng
from vaka.engine.turns import CHANCE, OVER


def digest(seed: int) -> str:
    """Return the digest of a short match with each number of seats, for every viewer."""
    game = vaka.load("rapanui2020")
    seen = hashlib.sha256()
    for seats in game.seats:
        state, rng = game.start(seats, {"max_rounds": 4}), Rng(seed)
        while state.turn != OVER:
            for viewer in (None, *range(seats)):
                seen.update(json.dumps(game.facts(state, viewer)).encode())
            moves = game.moves(state, state.turn)
            number = 0 if state.turn == CHANCE else rng.below(len(moves))
            game.play(state, state.turn, moves[number])
        seen.update(json.dumps(game.facts(state, None)).encode())
    return seen.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(digest(int(sys.argv[1])))
