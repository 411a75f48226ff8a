"""Play random matches for a while: every law watching, both engines compared move by move."""

import argparse
import sys
import time

import vaka
from vaka.testing import Broken, check_game, digest, plain_digest

MATCHES = 40  # of a table and seed: the plain engine needs a minute for all tables of one game


def main() -> int:
    """Fuzz until the time is up; print the seed and the journal of what broke."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=int(time.time()), help="default: the clock")
    parser.add_argument("--game", action="append", help="default: all games")
    arguments = parser.parse_args()
    end = time.monotonic() + 60 * arguments.minutes
    seed = arguments.seed
    compared = 0
    while time.monotonic() < end:
        for name in arguments.game or vaka.games():
            game = vaka.load(name)
            try:
                checked = check_game(game, matches=1, seed=seed)
                if digest(game, MATCHES, seed) != plain_digest(game, MATCHES, seed):
                    raise Broken("both engines agree", f"{MATCHES} matches a table differ")
            except Broken as broken:
                print(f"seed {seed}: {broken}")
                return 1
            compared += MATCHES * checked.setups
            print(f"{name} seed {seed}: {checked.moves} moves checked; {compared} matches compared")
        seed += 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
