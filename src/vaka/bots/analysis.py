"""Analysis: what a strong bot thinks of every legal move, from what the seat may know."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from vaka.bots.evaluator import Evaluator
from vaka.bots.thinking import SearchSettings, think
from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.engine.search import Finding

# Standard errors on either side of a value. They tell how far luck and guesses may have moved the
# average of these visits; a longer search sees further and may think otherwise altogether.
MARGIN = 1.96
LEAST_VISITS = 30  # of every move, so that each value means something


class Opinion(NamedTuple):
    """What is thought of one move: None where it was never tried."""

    move: str
    visits: int
    value: float | None  # the seat's expected share of the match, 0 to 1
    low: float | None  # what luck leaves open in that average, 1.96 standard errors
    high: float | None
    points: float | None  # the seat's expected points at the end


def opinions(
    game: Game,
    view: dict[str, Any],
    seat: int,
    moves: Sequence[str],
    rng: Rng,
    iterations: int | None = None,
    seconds: float | None = 2.0,
    threads: int = 1,
) -> list[Opinion]:
    """Return an opinion of each of the moves, the best first, from a recall view alone.

    With `seconds=None` the iterations and the generator settle the result.
    """
    settings = SearchSettings(iterations, seconds, threads=threads, least=LEAST_VISITS)
    found = think(Evaluator(game), view, seat, settings, rng)
    ranked = sorted(moves, key=lambda move: -found[move].visits if move in found else 0)
    return [_opinion(move, found.get(move)) for move in ranked]


def _opinion(move: str, found: Finding | None) -> Opinion:
    if found is None:
        return Opinion(move, 0, None, None, None, None)
    margin = MARGIN * found.error
    low, high = max(0.0, found.value - margin), min(1.0, found.value + margin)
    return Opinion(move, found.visits, found.value, low, high, found.points)
