"""Judging a decision: what each legal move is worth, from the recall view of the seat alone.

Two searches that know nothing of each other try every move equally often. In the first half of its
tries a search learns how everybody answers; in the second half it hardly explores any more, so that
its averages are about good play and not about what was tried out. Those averages are the values.

The interval of a value has three parts: how much the batches of the second half differ among
themselves, how much the two searches differ, and how far the value still moved from the first
batches to the last beyond both. It is never narrower than what a longer search moves most values.

What a move has cost is the difference to the best move, which one search names and the other
measures, and the other way round: so luck in the naming does not look like a mistake.
"""

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise, takewhile
from typing import Any, NamedTuple

from vaka.bots.analysis import expected_line
from vaka.bots.evaluator import Evaluator
from vaka.bots.thinking import SearchSettings, Thought, explore
from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.engine.search import Finding
from vaka.teacher.records import Decision, Estimate, Judged

TRIES = 4_000  # of each move in each search, unless something else is asked for
MOST_ITERATIONS = 40_000  # of a search at the default tries, however many moves there are
# How much each of the searches explores, compared with a bot: where there is neither chance nor
# anything hidden, two searches that explore alike would be the same and never disagree.
EXPLORING = (1.0, 1.6)
SEARCHES = len(EXPLORING)
BATCHES = 10  # of the second half of each search
SETTLED = 0.1  # the part of the exploration that is left in the second half
MARGIN = 2.1  # standard errors on either side, for so few batches
AGREEING = 3.0  # so many tries that all agree may still hide one that would not, divided by all
LEAST_DOUBT = 0.01  # of a share: a search that is longer still moves values by so much
VICTORY_ALONE = 0.01  # a spread of final points so small that only the victory counts
WORLDS = 6  # guesses in which it is looked up what a move brings at once


class Judge:
    """Judges decisions of one game."""

    def __init__(self, game: Game, tries: int = TRIES) -> None:
        """Try each move so often in each search."""
        self.game = game
        self.tries = tries
        self.evaluator = judging_evaluator(game)

    def judge(
        self, view: dict[str, Any], seat: int, moves: Sequence[str], played: str, rng: Rng
    ) -> Decision:
        """Return what there is to say of a decision; the step and the luck before it come later."""
        if len(moves) == 1:
            return Decision(seat=seat, played=played, best=played)
        thoughts = [
            self._learn(view, seat, len(moves), exploring, rng.split(number))
            for number, exploring in enumerate(EXPLORING)
        ]
        tallies = [_Tally.of(self._settle(thought, len(moves)), thought) for thought in thoughts]
        judged = sorted(
            (Judged(move, *_pooled(tallies, move)) for move in moves),
            key=lambda one: (-one.share.value, -one.points.value, one.move),
        )
        best = judged[0].move
        shown = list(dict.fromkeys((best, played)))
        return Decision(
            seat=seat,
            played=played,
            best=best,
            moves=tuple(judged),
            cost=_cost(tallies, judged, played, "share"),
            cost_points=_cost(tallies, judged, played, "points"),
            gains=self.gains(view, seat, shown, rng.split(SEARCHES)),
            line=self._line(thoughts[0], seat, best),
        )

    def _learn(
        self, view: dict[str, Any], seat: int, moves: int, exploring: float, rng: Rng
    ) -> Thought:
        """Search while everything is tried out."""
        exploration = exploring * self.evaluator.exploration
        settings = SearchSettings(self._half(moves), exploration=exploration, fair=1.0)
        return explore(self.evaluator, view, seat, settings, rng)

    def _settle(self, thought: Thought, moves: int) -> list[list[Finding]]:
        """Search on by what was learned; return the findings before each batch and after all."""
        search = thought.searches[0]
        search.exploration *= SETTLED
        found = [search.findings()]
        for _ in range(BATCHES):
            search.run(max(1, self._half(moves) // BATCHES))
            found.append(search.findings())
        return found

    def _half(self, moves: int) -> int:
        """Return the iterations of half a search: with very many moves each is tried less often."""
        most = MOST_ITERATIONS * self.tries // TRIES
        return max(moves, min(self.tries * moves, most) // 2)

    def _line(self, thought: Thought, seat: int, move: str) -> tuple[tuple[int, str], ...]:
        """Return how the match is expected to go on with a move, up to what the seat won't hear."""
        number = next(number for number, text in thought.texts.items() if text == move)
        expected = expected_line(self.game, thought, number, seat)
        heard = takewhile(lambda step: not step.veiled, expected)
        return tuple((step.seat, step.move) for step in heard)

    def gains(
        self, view: dict[str, Any], seat: int, moves: Sequence[str], rng: Rng
    ) -> dict[str, tuple[float, ...]]:
        """Return by how much each of the moves changes the points of every seat at once."""
        worlds = [self.evaluator.imagine(view, rng) for _ in range(WORLDS)]
        gains = {}
        for move in moves:
            sums = [0.0] * worlds[0].seats
            for world in worlds:
                before, after = world.score(), world.copy()
                after.play(self.game.check(world, seat, move), seat)
                for other, score in enumerate(after.score()):
                    sums[other] += score[0] - before[other][0]
            gains[move] = tuple(total / WORLDS for total in sums)
        return gains


def judging_evaluator(game: Game) -> Evaluator:
    """Return an evaluator to which of a finished match nothing counts but who has won.

    Bots value a large lead a little, so that they play on when all is lost. A teacher should not.
    """
    evaluator = Evaluator(game)
    evaluator.weights.spread = VICTORY_ALONE
    return evaluator


class _Sums(NamedTuple):
    """What one batch of a search has added up about a move."""

    visits: float
    share: float
    points: float


class _Tally(NamedTuple):
    """The batches of one search, move by move."""

    batches: Mapping[str, list[_Sums]]

    @classmethod
    def of(cls, found: Sequence[Sequence[Finding]], thought: Thought) -> "_Tally":
        """Take apart what was found before and after each batch."""
        totals = [{each.move: _sums(each) for each in findings} for findings in found]
        nothing = _Sums(0.0, 0.0, 0.0)
        batches = {
            text: [
                _Sums(
                    *(b - a for a, b in zip(one.get(m, nothing), two.get(m, nothing), strict=True))
                )
                for one, two in pairwise(totals)
            ]
            for m, text in thought.texts.items()
        }
        for m, text in thought.texts.items():
            if not any(batch.visits for batch in batches[text]):  # too few tries for all batches
                batches[text] = [totals[-1].get(m, nothing)]
        return cls(batches)

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


def _sums(found: Finding) -> _Sums:
    return _Sums(found.visits, found.visits * found.value, found.visits * found.points)


def _pooled(tallies: Sequence[_Tally], move: str) -> tuple[int, Estimate, Estimate]:
    """Return how often a move was tried in all searches, its share and its points."""
    tries = round(sum(tally.tries(move) for tally in tallies))
    share, points = (_estimate(tallies, move, what) for what in ("share", "points"))
    return tries, share.within(0.0, 1.0), points


def _estimate(tallies: Sequence[_Tally], move: str, what: str) -> Estimate:
    """Return the mean of the searches with what is in doubt about it."""
    value = sum(tally.mean(move, what) for tally in tallies) / len(tallies)
    return Estimate.around(value, _doubt(tallies, move, what))


def _doubt(tallies: Sequence[_Tally], move: str, what: str) -> float:
    """Return half the width of the interval of a value."""
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


def _cost(tallies: Sequence[_Tally], judged: Sequence[Judged], played: str, what: str) -> Estimate:
    """Return what the move cost: each search measures it by the move that the other finds best.

    Where all searches together find the move the best one, it has cost nothing.
    """
    moves = [one.move for one in judged]
    bests = [
        max(moves, key=lambda move: (tally.mean(move, "share"), tally.mean(move, "points")))
        for tally in reversed(tallies)
    ]
    cost = 0.0
    if played != moves[0]:
        differences = [
            tally.mean(best, what) - tally.mean(played, what)
            for tally, best in zip(tallies, bests, strict=True)
        ]
        cost = sum(differences) / len(differences)
    rivals = [move for move in (*bests, *moves) if move != played][:SEARCHES]
    doubt = max(_doubt(tallies, rival, what) for rival in rivals)
    return Estimate.around(cost, math.hypot(_doubt(tallies, played, what), doubt))
