"""Play random matches for a while: every law watching, both engines compared move by move."""

import argparse
import sys
import time

import vaka
from vaka.testing import Broken, check_game, digest, plain_digest, setups

MATCHES = 20  # of a setup and seed: the plain engine needs a second or two for them


def main() -> int:
    """Fuzz until the time is up; print the seed and the journal of what broke."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=int(time.time()), help="default: the clock")
    parser.add_argument("--game", action="append", help="default: all games")
    arguments = parser.parse_args()
    games = [vaka.load(name) for name in arguments.game or vaka.games()]
    end = time.monotonic() + 60 * arguments.minutes
    number = moves = 0
    while time.monotonic() < end or number < len(games):
        game = games[number % len(games)]
        seed = arguments.seed + number // len(games)
        every = list(setups(game))
        setup = [every[seed % len(every)]]  # one at a time: some games have scores of them
        try:
            moves += check_game(game, matches=1, seed=seed, only=setup).moves
            if digest(game, MATCHES, seed, setup) != plain_digest(game, MATCHES, seed, setup):
                raise Broken("both engines agree", f"{MATCHES} matches differ at {setup}")
        except Broken as broken:
            print(f"seed {seed}, {game.name}, {setup}: {broken}")
            return 1
        number += 1
        told = f"{moves} moves checked, {number * MATCHES} matches compared"
        print(f"{game.name}, seed {seed}, {setup[0][0]} seats: {told}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
