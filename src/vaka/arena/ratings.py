"""Ratings: one number per bot from all comparisons, on the scale of Elo.

Two bots in a match are compared by their scores, a tie is half a win each; the ratings are the
maximum likelihood of the model of Bradley and Terry. Their intervals come from blocks drawn again,
among them for every two bots two imaginary ones, each won entirely by one of them: as for shares, a
bot that has won everything so far does not look certain to do so for ever. It needs the extra
`arena` (choix, NumPy).
"""

from collections.abc import Sequence
from typing import Any

from vaka.arena.contest import Contest, ExtraMissing
from vaka.arena.intervals import FEWEST_BLOCKS
from vaka.arena.play import MatchResult
from vaka.arena.summary import duels, whole_blocks_of

SAMPLES = 500
POINTS_PER_NATURAL = 173.71779276130073  # 400 / ln 10: 400 points mean odds of ten to one
NEVER = (0.0, 0.0)
HALF_A_WIN = 0.5  # granted to each bot against each other: none is infinitely better


def add_ratings(summary: dict[str, Any], contest: Contest, results: Sequence[MatchResult]) -> None:
    """Give each bot of a summary its rating, with an interval from resampled blocks.

    The average of those who met somebody is 0. Too few blocks give no ratings.
    """
    try:
        import choix
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
    blocks = numpy.concatenate([wins, imaginary_blocks(wins)])
    prior = HALF_A_WIN * (1 - numpy.eye(len(bots)))

    def rate(weights: Any) -> Any:
        counted = numpy.tensordot(weights, blocks[: len(weights)], axes=1) + prior
        found = choix.ilsr_pairwise_dense(counted, max_iter=1000, tol=1e-6)
        return POINTS_PER_NATURAL * (found - found.mean())

    chance = numpy.random.default_rng(abs(contest.seed))
    even = [1 / len(blocks)] * len(blocks)
    samples = numpy.array([rate(chance.multinomial(len(blocks), even)) for _ in range(SAMPLES)])
    value = rate(numpy.ones(len(tables)))
    low, high = numpy.quantile(samples, [0.025, 0.975], axis=0)
    low, high = numpy.minimum(low, value), numpy.maximum(high, value)
    for i, name in enumerate(bots):
        estimate = {"value": float(value[i]), "low": float(low[i]), "high": float(high[i])}
        summary["by_bot"][contest.bots.index(name)]["rating"] = estimate


def imaginary_blocks(wins: Any) -> Any:
    """Return a block for each bot and each other it met: all that they meet in a block, won."""
    import numpy

    met = wins + wins.transpose(0, 2, 1)
    typical = met.sum(axis=0) / numpy.maximum(1, (met > 0).sum(axis=0))
    pairs = numpy.argwhere(typical)
    found = numpy.zeros((len(pairs), *typical.shape))
    for block, (winner, loser) in zip(found, pairs, strict=True):
        block[winner, loser] = typical[winner, loser]
    return found
