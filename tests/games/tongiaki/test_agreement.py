"""The compiled and the plain engine play alike: every State, every choice, at every table."""

import hashlib
import os
import subprocess
import sys

import pytest

import vaka
from games.tongiaki.tongiaki_table import GAME
from vaka.core.testing import tables
from vaka.core.turns import OVER

MATCHES = 30  # at each of the 20 tables


def digest(matches: int) -> str:
    """Return a fingerprint of random matches: all fields, legal moves and choices."""
    hasher = hashlib.blake2b(digest_size=16)
    for number, (seats, options) in enumerate(tables(GAME)):
        for match in range(matches):
            rng = vaka.Rng(number).split(match)
            state = GAME.start(seats, options)
            while state.turn != OVER:
                moves = state.moves()
                move = moves[rng.below(len(moves))]
                hasher.update(repr((state.fields(), moves, move)).encode())
                state.play(move)
            hasher.update(repr((state.fields(), state.score())).encode())
    return hasher.hexdigest()


@pytest.mark.skipif(not vaka.engine.COMPILED, reason="there is only the plain engine to compare")
def test_compiled_and_plain_engine_agree() -> None:
    program = f"from games.tongiaki.test_agreement import digest; print(digest({MATCHES}))"
    plain = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "VAKA_PURE": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert digest(MATCHES) == plain.stdout.strip()
