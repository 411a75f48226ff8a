"""Intervals: how sure an average over blocks is.

The matches of a block share their chance stream and are not independent; the blocks are. So each
block counts as one observation, a pair (sum, count), and the average is the ratio of their totals.
Its standard error is that of a ratio (linearised), its 95 % interval Student's.

A share has Wilson's interval, for as many matches as the blocks are worth: the variance of a single
match with that share, over the variance between blocks. Two small imaginary blocks, one won
entirely and one lost entirely, keep that number finite, so that a bot that has won everything so
far does not look certain to do so for ever. How much the blocks vary is itself a guess if their
matches are not all alike; to that extent the quantile is Student's. And one win among many says
less than Wilson has it: its lower end is that of Poisson, as Brown, Cai and DasGupta propose.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

NORMAL = 1.959963984540054  # 97.5 % of a normal distribution lie below
FEWEST_BLOCKS = 4  # fewer say nothing about how much they differ
IMAGINARY = 0.2  # of a block won entirely, and as much of one lost entirely
FEW = 1.5  # wins or losses up to which an end of an interval is that of Poisson
ONE = 0.0513  # of so few the mean above which one is seen in more than 5 of 100 cases

Part = tuple[float, float]  # what one block adds up to, and how many things were added


class Estimate(NamedTuple):
    """An average with its 95 % interval; None where there are too few blocks for one."""

    value: float
    low: float | None
    high: float | None


def mean(parts: Sequence[Part]) -> Estimate:
    """Return the average of something counted in blocks."""
    value = _ratio(parts)
    if len(parts) < FEWEST_BLOCKS:
        return Estimate(value, None, None)
    reach = _reach(parts)
    return Estimate(value, value - reach, value + reach)


def share(parts: Sequence[Part]) -> Estimate:
    """Return the average of something between 0 and 1, whose interval stays there too."""
    value, blocks = _ratio(parts), len(parts)
    if blocks < FEWEST_BLOCKS:
        return Estimate(value, None, None)
    typical = sum(count for _, count in parts) / blocks
    weight = blocks + 2 * IMAGINARY
    centre = (blocks * value + IMAGINARY) / weight
    squares = sum(((total - centre * count) / typical) ** 2 for total, count in parts)
    squares += IMAGINARY * (centre**2 + (1 - centre) ** 2)
    alike = squares / (weight - 1) / (centre * (1 - centre))  # 1: so are the matches of each block
    quantile = NORMAL + (student(blocks - 1) - NORMAL) * max(0.0, 1 - alike)
    low, high = _wilson(value, blocks / alike, quantile**2)
    return Estimate(value, low, high)


def _wilson(value: float, matches: float, square: float) -> tuple[float, float]:
    """Return the interval of a share in so many matches; `square` is that of the quantile."""
    middle = value + square / (2 * matches)
    reach = math.sqrt(square * value * (1 - value) / matches + (square / (2 * matches)) ** 2)
    low, high = ((middle + way * reach) / (1 + square / matches) for way in (-1, 1))
    if value * matches < FEW:
        low = min(low, ONE * value)
    if (1 - value) * matches < FEW:
        high = max(high, 1 - ONE * (1 - value))
    return max(0.0, min(low, value)), min(1.0, max(high, value))


def student(freedom: float) -> float:
    """Return the 97.5 % quantile of Student's t, within 1 % from 2 degrees of freedom on.

    The expansion is formula 26.7.5 of Abramowitz and Stegun.
    """
    z = NORMAL
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * freedom**4)
    )


def _ratio(parts: Sequence[Part]) -> float:
    return sum(total for total, _ in parts) / sum(count for _, count in parts)


def _reach(parts: Sequence[Part]) -> float:
    """Return half the width of the interval."""
    blocks, value = len(parts), _ratio(parts)
    squares = sum((total - value * count) ** 2 for total, count in parts)
    error = math.sqrt(squares * blocks / (blocks - 1)) / sum(count for _, count in parts)
    return student(blocks - 1) * error
