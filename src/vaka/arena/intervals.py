"""Intervals: how sure an average over blocks is.

The matches of a block share their chance stream and are not independent; the blocks are. So each
block counts as one observation, a pair (sum, count), and the average is the ratio of their totals.
Its standard error is that of a ratio (linearised), its 95 % interval Student's. A share also gets
two imaginary blocks, one won entirely and one lost entirely (the rule of Agresti and Coull), so
that a bot that has won everything so far does not look certain to do so for ever.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

NORMAL = 1.959963984540054  # 97.5 % of a normal distribution lie below
FEWEST_BLOCKS = 4  # fewer say nothing about how much they differ

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
    value = _ratio(parts)
    if len(parts) < FEWEST_BLOCKS:
        return Estimate(value, None, None)
    typical = sum(count for _, count in parts) / len(parts)
    more = [*parts, (0.0, typical), (typical, typical)]
    centre, reach = _ratio(more), _reach(more)
    low, high = max(0.0, centre - reach), min(1.0, centre + reach)
    return Estimate(value, min(low, value), max(high, value))


def student(freedom: int) -> float:
    """Return the 97.5 % quantile of Student's t, within 1 % from 3 degrees of freedom on.

    The expansion is formula 26.7.5 of Abramowitz and Stegun.
    """
    z = NORMAL
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def _ratio(parts: Sequence[Part]) -> float:
    return sum(total for total, _ in parts) / sum(count for _, count in parts)


def _reach(parts: Sequence[Part]) -> float:
    """Return half the width of the interval."""
    blocks, value = len(parts), _ratio(parts)
    squares = sum((total - value * count) ** 2 for total, count in parts)
    error = math.sqrt(squares * blocks / (blocks - 1)) / sum(count for _, count in parts)
    return student(blocks - 1) * error
