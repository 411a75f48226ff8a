"""Analysis: what a strong bot thinks of every legal move, from what the seat may know."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from vaka.bots.ismcts import Settings, think
from vaka.bots.mind import Mind
from vaka.core.errors import Illegal
from vaka.core.game import Game
from vaka.core.match import Match
from vaka.core.rng import Rng
from vaka.core.search import Finding
from vaka.core.turns import CHANCE

CONFIDENCE = 1.96  # standard errors on either side of a value: 95 % of such intervals hold it
LEAST_VISITS = 30  # of every move, so that each value means something


class Opinion(NamedTuple):
    """What is thought of one move: None where it was never tried."""

    move: str
    visits: int
    value: float | None  # the seat's expected share of the match, 0 to 1
    low: float | None  # the interval of the value, 95 %
    high: float | None
    points: float | None  # the seat's expected points at the end


def analyse(
    match: Match,
    seat: int | None = None,
    iterations: int | None = None,
    seconds: float | None = 2.0,
    seed: int = 0,
    threads: int = 1,
) -> list[Opinion]:
    """Return an opinion of each legal move of a seat, the best first.

    The seat is by default the first that is to move. Only its recall view is looked at. With
    `seconds=None` the iterations and the seed settle the result.
    """
    seat = _seat_in_turn(match, seat)
    settings = Settings(iterations=iterations, seconds=seconds, threads=threads, least=LEAST_VISITS)
    view = match.view(seat, recall=True)
    return opinions(match.game, view, seat, match.moves(seat), settings, Rng(seed))


def _seat_in_turn(match: Match, seat: int | None) -> int:
    """Return a seat that has to choose; Illegal says why there is none."""
    turn = match.turn()
    if not turn:
        raise Illegal("match_over")
    if seat is None and turn == (CHANCE,):
        raise Illegal("chance_to_move")
    if seat is None:
        return turn[0]
    if seat == CHANCE or seat not in turn:
        names = ", ".join("chance" if who == CHANCE else str(who) for who in turn)
        raise Illegal("not_your_turn", {"seat": seat, "to_move": names})
    return seat


def opinions(
    game: Game,
    view: dict[str, Any],
    seat: int,
    moves: Sequence[str],
    settings: Settings,
    rng: Rng,
) -> list[Opinion]:
    """Return an opinion of each of the moves, the best first, from a recall view alone."""
    found = think(Mind(game, settings.wits, settings.personality), view, seat, settings, rng)
    ranked = sorted(moves, key=lambda move: -found[move].visits if move in found else 0)
    return [_opinion(move, found.get(move)) for move in ranked]


def _opinion(move: str, found: Finding | None) -> Opinion:
    if found is None:
        return Opinion(move, 0, None, None, None, None)
    margin = CONFIDENCE * found.error
    low, high = max(0.0, found.value - margin), min(1.0, found.value + margin)
    return Opinion(move, found.visits, found.value, low, high, found.points)
