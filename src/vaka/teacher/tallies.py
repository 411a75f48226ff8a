"""What two searches of a decision say about each move, and how sure that is.

The range of a value has three parts that come from its tries: how much the batches of the second
half differ among themselves, how much the two searches differ, and how far the value still moved
from the first batches to the last beyond both. A fourth makes room for what a longer search would
see and this one cannot: for each game it was measured once how far such a search moves the values
(foresight.py in the game's folder of bots), in parts of the scatter of a move's tries. Moves of one
decision are mostly moved together, so differences between them have a smaller part of their own.

What a move costs is the difference to the best move, which one search names and the other measures,
and the other way round: so luck in the naming does not look like a mistake.
"""

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from vaka.bots.thinking import Thought
from vaka.core.game import Game
from vaka.engine.search import Finding
from vaka.teacher.records import Estimate

MARGIN = 2.1  # standard errors on either side, for so few batches
AGREEING = 3.0  # so many tries that all agree may still hide one that would not, divided by all
LEAST_DOUBT = 0.01  # of a share


class Unseen(NamedTuple):
    """How far a longer search moves things, in parts of the scatter of a move's tries."""

    share: float  # the value of a move
    cost: float  # the difference between two moves


UNMEASURED = Unseen(0.5, 0.3)  # of games in which nobody has measured it: much
NOTHING_UNSEEN = Unseen(0.0, 0.0)


def unseen_of(game: Game) -> Unseen:
    """Return what was measured for a game."""
    if not game.has_part("bot.foresight"):
        return UNMEASURED
    part = game.part("bot.foresight")
    return Unseen(part.UNSEEN_SHARE, part.UNSEEN_COST)


class Doubt(NamedTuple):
    """What is in doubt about a number, on either side of it."""

    noise: float  # what its tries leave open
    scatter: float  # of which a part is what a longer search would see

    def beside(self, unseen: float) -> float:
        """Return all of it, with so large a part of the scatter."""
        return math.hypot(self.noise, unseen * self.scatter)


class Sums(NamedTuple):
    """What one batch of a search has added up about a move."""

    visits: float
    share: float
    points: float


class Tally(NamedTuple):
    """The batches of one search, move by move, and how much single tries of it differed before."""

    batches: Mapping[str, list[Sums]]
    scatter: Mapping[str, float]

    @classmethod
    def of(cls, found: Sequence[Sequence[Finding]], thought: Thought) -> "Tally":
        """Take apart what was found before and after each batch."""
        totals = [{each.move: _sums(each) for each in findings} for findings in found]
        nothing = Sums(0.0, 0.0, 0.0)
        batches = {
            text: [
                Sums(
                    *(b - a for a, b in zip(one.get(m, nothing), two.get(m, nothing), strict=True))
                )
                for one, two in pairwise(totals)
            ]
            for m, text in thought.texts.items()
        }
        for m, text in thought.texts.items():
            if not any(batch.visits for batch in batches[text]):  # too few tries for all batches
                batches[text] = [totals[-1].get(m, nothing)]
        scatter = {
            thought.texts[each.move]: each.error * math.sqrt(each.visits) for each in found[0]
        }
        return cls(batches, scatter)

    def mean(self, move: str, what: str) -> float:
        """Return the mean share or points of a move; half a share where it was never tried."""
        visits = sum(batch.visits for batch in self.batches[move])
        if not visits:
            return 0.5 if what == "share" else 0.0
        return float(sum(getattr(batch, what) for batch in self.batches[move]) / visits)

    def error(self, move: str, what: str) -> float:
        """Return the standard error of that mean, from how the batches differ."""
        batches = [batch for batch in self.batches[move] if batch.visits]
        visits, mean = sum(batch.visits for batch in batches), self.mean(move, what)
        if len(batches) < 2:
            return 0.5 if what == "share" else abs(mean)
        squares = sum((getattr(batch, what) - mean * batch.visits) ** 2 for batch in batches)
        return math.sqrt(squares * len(batches) / (len(batches) - 1)) / visits

    def drift(self, move: str, what: str) -> float:
        """Return how far the mean has moved from the first half of the batches to the second."""
        batches = [batch for batch in self.batches[move] if batch.visits]
        if len(batches) < 2:
            return 0.0
        half = len(batches) // 2
        first, second = (
            sum(getattr(batch, what) for batch in part) / sum(batch.visits for batch in part)
            for part in (batches[:half], batches[half:])
        )
        return float(abs(second - first))

    def tries(self, move: str) -> float:
        """Return how often a move was tried."""
        return sum(batch.visits for batch in self.batches[move])


def _sums(found: Finding) -> Sums:
    return Sums(found.visits, found.visits * found.value, found.visits * found.points)


class Verdict:
    """What the searches of a decision say together."""

    def __init__(self, tallies: Sequence[Tally], unseen: Unseen, moves: Sequence[str]) -> None:
        """Rank the moves, by all searches and by each."""
        self.tallies = tallies
        self.unseen = unseen
        self.ranked = sorted(
            moves, key=lambda move: (-self.mean(move), -self.mean(move, "points"), move)
        )
        self._bests = [
            max(moves, key=lambda move: (tally.mean(move, "share"), tally.mean(move, "points")))
            for tally in reversed(tallies)
        ]  # for each search the move that the other one finds best

    def mean(self, move: str, what: str = "share") -> float:
        """Return the mean of the searches."""
        return sum(tally.mean(move, what) for tally in self.tallies) / len(self.tallies)

    def worth(self, move: str) -> tuple[int, Estimate, Estimate]:
        """Return how often a move was tried in all searches, its share and its points."""
        tries = round(sum(tally.tries(move) for tally in self.tallies))
        doubt = self.doubt(move).beside(self.unseen.share)
        share = Estimate.around(self.mean(move), doubt).within(0.0, 1.0)
        points = Estimate.around(self.mean(move, "points"), self._noise(move, "points"))
        return tries, share, points

    def doubt(self, move: str) -> Doubt:
        """Return what is in doubt about the share of a move."""
        return Doubt(self._noise(move), self._scatter(move))

    def cost(self, played: str, what: str = "share") -> Estimate:
        """Return what a move costs: each search measures it by the move that the other finds best.

        Where all searches together find the move the best one, it costs nothing.
        """
        cost = 0.0
        if played != self.ranked[0]:
            differences = [
                tally.mean(best, what) - tally.mean(played, what)
                for tally, best in zip(self.tallies, self._bests, strict=True)
            ]
            cost = sum(differences) / len(differences)
        doubt = self.doubt_of_cost(played, what)
        return Estimate.around(cost, doubt.beside(self.unseen.cost if what == "share" else 0.0))

    def doubt_of_cost(self, played: str, what: str = "share") -> Doubt:
        """Return what is in doubt about the difference between a move and the best one."""
        first = (*self._bests, *self.ranked[:2])
        rivals = [move for move in first if move != played][: len(self.tallies)]
        noise = max(self._noise(rival, what) for rival in rivals)
        scatter = max(self._scatter(rival) for rival in rivals)
        return Doubt(
            math.hypot(self._noise(played, what), noise),
            math.hypot(self._scatter(played), scatter),
        )

    def _noise(self, move: str, what: str = "share") -> float:
        """Return what the tries of a move leave open on either side."""
        tallies = self.tallies
        within = math.sqrt(sum(tally.error(move, what) ** 2 for tally in tallies)) / len(tallies)
        means = [tally.mean(move, what) for tally in tallies]
        between = (max(means) - min(means)) / 2
        noise = MARGIN * math.hypot(within, between)
        drift = sum(tally.drift(move, what) for tally in tallies) / len(tallies)
        doubt = noise + max(0.0, drift - 2 * noise)
        if what == "points":
            return doubt
        agreeing = AGREEING / max(AGREEING, sum(tally.tries(move) for tally in tallies))
        return max(doubt, agreeing, LEAST_DOUBT)

    def _scatter(self, move: str) -> float:
        """Return how far a longer search may move a value, in a measure of its own.

        It lies between the scatter of the tries, which an evaluation makes too small, and that of a
        whole match with such a chance to win. Where nothing is open any more it is nothing.
        """
        share = min(max(self.mean(move), 0.0), 1.0)
        tries = sum(tally.scatter.get(move, 0.5) for tally in self.tallies) / len(self.tallies)
        return math.sqrt(tries * math.sqrt(share * (1 - share)))
