"""Judging a decision: what each legal move is worth, from the recall view of the seat alone.

Two searches that know nothing of each other try every move equally often. In the first half of its
tries a search learns how everybody answers; in the second half it hardly explores any more, so that
its averages are about good play and not about what was tried out. Those averages are the values.

What they say, and how sure that is, is made out in tallies.py.
"""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import takewhile
from typing import Any

from vaka.bots.analysis import expected_line
from vaka.bots.evaluator import Evaluator
from vaka.bots.thinking import SearchSettings, Slices, Thought, exploring, finished, running
from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.engine.search import Finding
from vaka.engine.state import COMPILED
from vaka.teacher.records import Decision, Judged
from vaka.teacher.tallies import Tally, Unseen, Verdict, unseen_of

TRIES = 4_000  # of each move in each search, unless something else is asked for
MOST_ITERATIONS = 40_000  # of a search at the default tries, however many moves there are
# How much each of the searches explores, compared with a bot: where there is neither chance nor
# anything hidden, two searches that explore alike would be the same and never disagree.
EXPLORING = (1.0, 1.6)
SEARCHES = len(EXPLORING)
BATCHES = 10  # of the second half of each search
SETTLED = 0.1  # the part of the exploration that is left in the second half
VICTORY_ALONE = 0.01  # a spread of final points so small that only the victory counts
WORLDS = 6  # guesses in which it is looked up what a move brings at once


class Judge:
    """Judges decisions of one game."""

    def __init__(
        self, game: Game, tries: int = TRIES, threads: int = 1, unseen: Unseen | None = None
    ) -> None:
        """Try each move so often in each search; threads change nothing but the time.

        Ranges make room for what a longer search would see, as it was measured for the game;
        whoever asks a longer one anyway may leave that out.
        """
        self.game = game
        self.unseen = unseen_of(game) if unseen is None else unseen
        self.tries = tries
        self.threads = threads if COMPILED else 1  # the plain engine would be interrupted
        self.evaluator = judging_evaluator(game)

    def judge(
        self, view: dict[str, Any], seat: int, moves: Sequence[str], played: str, rng: Rng
    ) -> Decision:
        """Return what there is to say of a decision; the step and the luck before it come later."""
        return finished(self.judging(view, seat, moves, played, rng))

    def judging(
        self, view: dict[str, Any], seat: int, moves: Sequence[str], played: str, rng: Rng
    ) -> Slices[Decision]:
        """Judge a decision, in slices."""
        if len(moves) == 1:
            return Decision(seat=seat, played=played, best=played)
        thought, verdict = yield from self.deliberating(view, seat, moves, rng)
        judged = [Judged(move, *verdict.worth(move), verdict.cost(move)) for move in verdict.ranked]
        best = verdict.ranked[0]
        shown = list(dict.fromkeys((best, played)))
        return Decision(
            seat=seat,
            played=played,
            best=best,
            moves=tuple(judged),
            cost=verdict.cost(played),
            cost_points=verdict.cost(played, "points"),
            gains=self.gains(view, seat, shown, rng.split(SEARCHES)),
            line=self._line(thought, seat, best),
        )

    def verdict(
        self, view: dict[str, Any], seat: int, moves: Sequence[str], rng: Rng
    ) -> tuple[Thought, Verdict]:
        """Return what two searches say about the moves, and the first of them."""
        return finished(self.deliberating(view, seat, moves, rng))

    def deliberating(
        self, view: dict[str, Any], seat: int, moves: Sequence[str], rng: Rng
    ) -> Slices[tuple[Thought, Verdict]]:
        """Let two searches think about the moves, in slices, or side by side where threads are."""
        searches = [
            self._searching(view, seat, len(moves), how_much, rng.split(number))
            for number, how_much in enumerate(EXPLORING)
        ]
        if self.threads == 1:
            found = [(yield from searches[0]), (yield from searches[1])]
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                found = list(pool.map(finished, searches))
        thoughts, tallies = zip(*found, strict=True)
        return thoughts[0], Verdict(tallies, self.unseen, moves)

    def _searching(
        self, view: dict[str, Any], seat: int, moves: int, how_much: float, rng: Rng
    ) -> Slices[tuple[Thought, Tally]]:
        """Run a search to its end, in slices; return it and what it says of each move."""
        thought = yield from self._learn(view, seat, moves, how_much, rng)
        found = yield from self._settle(thought, moves)
        return thought, Tally.of(found, thought)

    def _learn(
        self, view: dict[str, Any], seat: int, moves: int, how_much: float, rng: Rng
    ) -> Slices[Thought]:
        """Search while everything is tried out."""
        exploration = how_much * self.evaluator.exploration
        settings = SearchSettings(self._half(moves), exploration=exploration, fair=1.0)
        return exploring(self.evaluator, view, seat, settings, rng)

    def _settle(self, thought: Thought, moves: int) -> Slices[list[list[Finding]]]:
        """Search on by what was learned; return the findings before each batch and after all."""
        search = thought.searches[0]
        search.exploration *= SETTLED
        found = [search.findings()]
        for _ in range(BATCHES):
            yield from running(search, max(1, self._half(moves) // BATCHES))
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
