"""What bots might answer to a turn: whether it could still be taken back after that.

It is found by playing on at random in worlds that fit what everybody knows. So it tells nothing of
what is hidden, and every process finds the same.
"""

from vaka.engine.rng import Rng
from vaka.engine.state import State
from vaka.engine.turns import CHANCE, OVER
from vaka.match import Match

TRIES = 6  # courses that are looked at
LONGEST = 200  # moves of a course; one that is longer counts as one that reveals


def may_reveal(match: Match, seat: int) -> bool:
    """Tell whether something may be drawn or revealed before a seat is to move again."""
    game = match.game
    revealing = {number for number, kind in enumerate(game.event_codec.facts) if kind.reveals}
    view = match.view(None, recall=True)
    for seed in range(TRIES):
        rng = Rng(seed)
        if _reveals(game.guess(view, rng), seat, revealing, rng):
            return True
    return False


def _reveals(world: State, seat: int, revealing: set[int], rng: Rng) -> bool:
    """Play on at random until a seat is to move; tell whether anything was drawn or revealed."""
    for _ in range(LONGEST):
        if world.turn in (CHANCE, OVER):
            return True
        asked = world.deciders()
        if seat in asked:
            return False
        moves = world.moves(asked[0])
        told = world.play_and_tell(moves[rng.below(len(moves))], asked[0])
        if any(row[0] in revealing for row in told):
            return True
    return True
