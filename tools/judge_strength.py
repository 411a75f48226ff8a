"""Measure how good the teacher is as a judge: what its best moves cost by a much longer judgement.

1. Quick searching bots play each other, and some of their choices are held back.
2. The teacher judges each of them at its default depth, and names the best move.
3. It judges them again with many times as many tries and other random numbers. What the move of the
   first judgement costs by the second is its regret; one search of the second names the better move
   and the other measures it, so that the regret is not inflated by naming it.

Prints the mean regret in shares of the match with its standard error, and the worst one.
"""

import argparse
import math
from collections.abc import Iterator

import vaka
from vaka.bots import bot
from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.engine.state import State
from vaka.engine.turns import CHANCE
from vaka.match import Match
from vaka.teacher.judging import TRIES, Judge

PLAYERS = "skilled"
SPACING = 12  # of the choices of a match one in so many is held back


def held_back(game: Game, seats: int, rng: Rng) -> Iterator[tuple[State, int]]:
    """Play matches, and yield some of their choices: the position and the seat to move."""
    while True:
        match = Match(game, seats)
        players = [bot(PLAYERS, game, rng.split(rng.below(1 << 30))) for _ in range(seats)]
        left = rng.below(SPACING)
        while turn := match.turn():
            seat = turn[0]
            if seat == CHANCE:
                match.draw_once(rng)
                continue
            moves = match.moves(seat)
            if len(moves) > 1:
                if left == 0:
                    yield match.state, seat
                left = (left - 1) % SPACING
            match.play(seat, players[seat].choose(match.view(seat, recall=True), seat, moves))


def regret(game: Game, state: State, seat: int, factor: int, rng: Rng) -> float:
    """Return what the move that the teacher finds best costs by a judgement so much longer."""
    view, moves = game.view(state, seat, recall=True), game.moves(state, seat)
    best = Judge(game).judge(view, seat, moves, moves[0], rng.split(0)).best
    return Judge(game, factor * TRIES).judge(view, seat, moves, best, rng.split(1)).cost.value


def main() -> None:
    """Measure the games that were named."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", default=vaka.games(), help="default: all")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--factor", type=int, default=30, help="how many times as long")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for name in given.games:
        game, rng = vaka.load(name), Rng(given.seed)
        choices = held_back(game, given.seats, rng.split(0))
        regrets = [
            regret(game, *next(choices), given.factor, rng.split(number))
            for number in range(1, given.positions + 1)
        ]
        mean = sum(regrets) / len(regrets)
        variance = sum((each - mean) ** 2 for each in regrets) / max(1, len(regrets) - 1)
        error = math.sqrt(variance / len(regrets))
        print(f"{name}: regret {mean:.4f} ± {error:.4f}, worst {max(regrets):.3f}")


if __name__ == "__main__":
    main()
