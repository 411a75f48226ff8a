"""Choosing: from what a search found about each move to the move that is played."""

import math
from collections.abc import Collection

from vaka.engine.rng import Rng
from vaka.engine.search import Finding

LEAST_DEVIATION = 0.05  # of the result of one iteration from the mean of its move
CLEAR = 3.0  # doubts between two moves above which one of them is clearly better
RIVAL = 2  # a move is a rival of the one tried most if it was tried one time in so many
MISJUDGED = 0.25  # of a win: how far off somebody may be who misjudges a move
ALIKE = 1.0  # doubts between two moves up to which they are about as good


def most_tried(found: Collection[Finding]) -> Finding:
    """Return the move that was tried most."""
    return max(found, key=lambda finding: finding.visits)


def mixed(found: Collection[Finding], rng: Rng) -> Finding:
    """Return one of the moves that are about as good as the best, as often as it was tried.

    Who always bids the same is read by others that choose at the same time.
    """
    best = most_tried(found)
    rivals = [
        other
        for other in found
        if RIVAL * other.visits >= best.visits and not beats(best, other, ALIKE)
    ]
    left = rng.below(sum(rival.visits for rival in rivals))
    for rival in rivals:
        left -= rival.visits
        if left < 0:
            return rival
    return best


def misjudged(found: Collection[Finding], rng: Rng) -> Finding:
    """Return the move that seems best to somebody who misjudges each by up to MISJUDGED."""
    seeming = {
        other.move: other.value + MISJUDGED * (rng.below(2001) - 1000) / 1000 for other in found
    }
    return max(found, key=lambda finding: seeming[finding.move])


def is_clear(found: Collection[Finding]) -> bool:
    """Tell whether the move that was tried most is better than all others beyond doubt."""
    best = most_tried(found)
    return all(beats(best, other, CLEAR) for other in found if other is not best)


def is_settled(found: Collection[Finding], left: int) -> bool:
    """Tell whether so many more tries, all of one other move, would leave the choice as it is."""
    best = most_tried(found)
    return all(best.visits - other.visits > left for other in found if other is not best)


def beats(one: Finding, two: Finding, margin: float) -> bool:
    """Tell whether a move is better than another by more than so many doubts."""
    return one.value - two.value > margin * (doubt(one) + doubt(two))


def doubt(found: Finding) -> float:
    """Return how far the value of a move may be off: few tries that agree prove little."""
    return max(found.error, LEAST_DEVIATION / math.sqrt(found.visits))
