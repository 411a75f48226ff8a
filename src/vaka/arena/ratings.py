"""Ratings: one number per bot from all comparisons, on the scale of Elo.

Two bots in a match are compared by their scores, a tie is half a win each: the model of Bradley and
Terry. Estimate and interval come from one distribution, what the matches and a wide normal prior
together say of the strengths: a bot that has won everything so far is neither infinitely good nor
certain to win for ever. The matches of a block share their chance, and the seats of a match are
compared two by two, so comparisons are not independent: how much they say is measured by how much
the blocks differ from each other (the ratio of the usual and the robust variance), and the
likelihood counts by so much. It needs the extra `arena` (NumPy).
"""

from collections.abc import Sequence
from typing import Any

from vaka.arena.contest import Contest, ExtraMissing
from vaka.arena.intervals import FEWEST_BLOCKS
from vaka.arena.play import MatchResult
from vaka.arena.summary import duels, whole_blocks_of

POINTS_PER_NATURAL = 173.71779276130073  # 400 / ln 10: 400 points mean odds of ten to one
PRIOR = 400.0  # points: the standard deviation of strengths before any match
DRAWS = 8000  # from the distribution of the strengths
FREEDOM = 5  # of Student's t, from which they are drawn: its tails are the heavier ones
ROUNDS = 100  # of Newton's method; a dozen suffice
LARGEST_STEP = 2.0  # of one round, in natural units: no overshooting where a bot won everything
WEIGHTS = (0.25, 4.0)  # how little and how much of itself a comparison may be worth
BLOCKS_TO_DOUBT = 8  # before half of what says that comparisons are worth less is believed
UPSETS_TO_TRUST = 20  # wins of the weaker, before half of what says that they are worth more is
NEVER = (0.0, 0.0)


def add_ratings(summary: dict[str, Any], contest: Contest, results: Sequence[MatchResult]) -> None:
    """Give each bot of a summary its rating, with an interval that holds it with 95 %.

    The average of those who met somebody is 0. Too few blocks give no ratings.
    """
    try:
        import numpy
    except ImportError:
        raise ExtraMissing("arena") from None
    tables = [duels(block) for block in whole_blocks_of(results, contest.seats)]
    met = {name for table in tables for pair in table for name in pair}
    bots = [name for name in contest.bots if name in met]
    if not bots or len(tables) < FEWEST_BLOCKS:
        return
    wins = numpy.array(
        [[[table.get((a, b), NEVER)[0] for b in bots] for a in bots] for table in tables]
    )
    values, lows, highs = rated(wins, abs(contest.seed))
    for name, value, low, high in zip(bots, values, lows, highs, strict=True):
        estimate = {"value": float(value), "low": float(low), "high": float(high)}
        summary["by_bot"][contest.bots.index(name)]["rating"] = estimate


def rated(wins: Any, seed: int) -> tuple[Any, Any, Any]:
    """Return the ratings and the ends of their intervals.

    `wins[t, a, b]` is how often bot a was ahead of bot b in block t.
    """
    import numpy

    total = wins.sum(axis=0)
    mode, curvature = _mode(total)
    weight = _weight(wins, mode, curvature)
    mode, curvature = _mode(weight * total)
    draws, worth = _drawn(weight * total, mode, curvature, seed)
    points = POINTS_PER_NATURAL * (draws - draws.mean(axis=1, keepdims=True))
    ends = [_quantile(points, worth, share) for share in (0.025, 0.975)]
    return worth @ points, numpy.array(ends[0]), numpy.array(ends[1])


def _mode(total: Any) -> tuple[Any, Any]:
    """Return the likeliest strengths by Newton's method, and how sharp the peak is."""
    import numpy

    prior = numpy.eye(len(total)) / (PRIOR / POINTS_PER_NATURAL) ** 2
    found = numpy.zeros(len(total))
    for _ in range(ROUNDS):
        expected, information = _expected(total, found)
        curvature = information + prior
        slope = (total - expected).sum(axis=1) - prior @ found
        step = numpy.linalg.solve(curvature, slope)
        largest = float(numpy.abs(step).max())
        found = found + step * min(1.0, LARGEST_STEP / max(largest, LARGEST_STEP))
        if largest < 1e-9:
            break
    return found, curvature


def _expected(total: Any, strengths: Any) -> tuple[Any, Any]:
    """Return the wins that strengths lead to expect, and the information of the comparisons."""
    import numpy

    met = total + total.T
    chance = 1 / (1 + numpy.exp(strengths[None, :] - strengths[:, None]))
    spread = met * chance * (1 - chance)
    return met * chance, numpy.diag(spread.sum(axis=1)) - spread


def _weight(wins: Any, mode: Any, curvature: Any) -> float:
    """Return how many independent comparisons each one is worth, judged by how blocks differ.

    Where one wins nearly always, blocks agree whatever they share: only upsets tell.
    """
    import numpy

    blocks, bots, _ = wins.shape
    expected = numpy.array([_expected(block, mode)[0] for block in wins])
    spread = numpy.linalg.inv(curvature) @ (numpy.eye(bots) - 1 / bots)
    surprise = (((wins - expected).sum(axis=2) @ spread) ** 2).sum(axis=1)
    robust = float(surprise.sum()) * blocks / (blocks - 1)
    total = wins.sum(axis=0)
    _, information = _expected(total, mode)
    usual = float(numpy.trace(spread.T @ information @ spread))
    ratio = float(numpy.clip(usual / max(robust, 1e-9), *WEIGHTS))
    if ratio < 1:
        return float(ratio ** (blocks / (blocks + BLOCKS_TO_DOUBT)))
    upsets = float(numpy.minimum(total, total.T).sum()) / 2
    return float(ratio ** (upsets / (upsets + UPSETS_TO_TRUST)))


def _drawn(total: Any, mode: Any, curvature: Any, seed: int) -> tuple[Any, Any]:
    """Return strengths drawn around the peak, and how much each draw is worth, 1 together."""
    import numpy

    chance = numpy.random.default_rng(seed)
    bots = len(mode)
    root = numpy.linalg.cholesky(numpy.linalg.inv(curvature))
    normal = chance.standard_normal((DRAWS, bots))
    scale = chance.chisquare(FREEDOM, DRAWS) / FREEDOM
    draws = mode + (normal / numpy.sqrt(scale)[:, None]) @ root.T
    proposed = -(FREEDOM + bots) / 2 * numpy.log1p((normal**2).sum(axis=1) / scale / FREEDOM)
    likely = -((draws * POINTS_PER_NATURAL / PRIOR) ** 2).sum(axis=1) / 2
    for winner, loser in numpy.argwhere(total):
        ahead = draws[:, winner] - draws[:, loser]
        likely -= total[winner, loser] * numpy.logaddexp(0, -ahead)
    worth = numpy.exp(likely - proposed - (likely - proposed).max())
    return draws, worth / worth.sum()


def _quantile(points: Any, worth: Any, share: float) -> list[float]:
    """Return for each bot the point below which a share of the draws lies, by their worth."""
    import numpy

    order = numpy.argsort(points, axis=0)
    below = numpy.cumsum(worth[order], axis=0)
    at = (below < share).sum(axis=0).clip(max=len(points) - 1)
    return [float(points[order[row, bot], bot]) for bot, row in enumerate(at)]
