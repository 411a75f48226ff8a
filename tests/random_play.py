"""Random matches for tests."""

from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.engine.turns import CHANCE
from vaka.match import Match


def random_match(game: Game, seats: int, seed: int, steps: int | None = None) -> Match:
    """Play a random match, to its end or for a number of moves."""
    match = Match(game, seats)
    rng = Rng(seed)
    while not match.over and (steps is None or len(match) < steps):
        seat = match.turn()[0]
        if seat == CHANCE:
            match.draw_once(rng)
        else:
            moves = match.moves(seat)
            match.play(seat, moves[rng.below(len(moves))])
    return match
