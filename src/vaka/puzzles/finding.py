"""Finding puzzles: from a bots' match to the decisions in it that have one clear answer.

Each sieve is dearer than the one before and sees fewer decisions: a short search of every choice, a
sketch by the teacher's judge, weak bots that try to find the answer, the judge as always, and at
last a judgement ten times as long.
"""

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple

from vaka import registry
from vaka.bots import Patient, bot
from vaka.bots.thinking import SearchSettings, think
from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.engine.turns import CHANCE
from vaka.match import Choose, Match
from vaka.puzzles.records import Puzzle, lines_of, verb_of
from vaka.puzzles.telling import reasons_for
from vaka.teacher.ahead import shown_line
from vaka.teacher.judging import TRIES, Judge
from vaka.teacher.records import Decision, Judged, written
from vaka.teacher.tallies import NOTHING_UNSEEN

LEAST_MOVES = 3
MOST_SEATS = 4  # more make long matches, of which little is said by one move
LEAST_GAP = 0.06  # of the match: what the answer wins more than the best wrong move
LEAST_STEP = 0.03  # between the last move that is accepted and the first that is not
HINTED_GAP = 0.05  # in the short search
ALIKE = 0.02  # in the short search: moves that may turn out as good as each other
SHORT_TRIES = 60  # of each move in the short search
MOST_SHORT = 1_200  # of all moves together
LONGER = 10  # times the tries of the judge, to verify
PARTS = 3  # of a match, with at most one puzzle from each
LEAST_APART = 8  # no two puzzles of a match are nearer than one part in so many of it
SKETCHING = 10  # times as many tries has the judge as the sieve before it
SKETCHED_PER_PART = 12  # decisions of a part that are looked at more closely
JUDGED_PER_PART = 3  # and of them those that are judged before the part is given up
ACCEPTED_OF = 3  # at most one move in so many is right
WEAK = ("greedy", "novice", "skilled")  # who has to find the answer
WEAK_SEEDS = 12
EASY, EASY_OF = 0.15, 2  # what nearly all find is looked at in one part of a match in so many
LINEUP = ("novice", "skilled", "greedy")
STRONG, STRONG_EVERY = "expert", 4  # in so many matches one seat plays better


class Job(NamedTuple):
    """A match to look for puzzles in."""

    game: str
    seed: int
    number: int  # of the match
    tries: int = TRIES
    until: float = float("inf")  # when to stop, by the clock of the machine


class Found(NamedTuple):
    """What a match has brought."""

    number: int
    puzzles: tuple[Puzzle, ...]
    whole: bool  # false: time was up before all of it was looked at


class Candidate(NamedTuple):
    """A decision in which a short search sees a clear answer."""

    step: int
    seat: int
    verb: str  # of the answer
    gap: float
    missed: bool  # the bot that had to choose played something else


def search(job: Job) -> Found:
    """Play a match and look for puzzles in it; game, seed and number settle what is found."""
    finder, rng = _finder(job.game, job.tries), Rng(job.seed).split(job.number)
    if time.time() >= job.until:
        return Found(job.number, (), False)
    match = finder.played(job.number, rng.split(0))
    found: list[Puzzle] = []
    for part in range(PARTS):
        for puzzle in finder.puzzles(match, part, rng.split(1 + part), job.until):
            if not found or puzzle.part - found[-1].part >= 1 / LEAST_APART:
                found.append(puzzle)
                break
    return Found(job.number, tuple(found), time.time() < job.until)


class Sketch(NamedTuple):
    """A puzzle that is still to be verified."""

    puzzle: Puzzle
    view: dict[str, Any]  # what the seat knows and remembers
    step: int

    @property
    def easy(self) -> bool:
        """Whether nearly all weak bots find the answer."""
        return self.puzzle.difficulty < EASY


class Finder:
    """Looks for the puzzles of one game."""

    def __init__(self, game: Game, tries: int = TRIES) -> None:
        """Judge by so many tries, and verify by ten times as many."""
        self.game = game
        tried = (max(1, tries // SKETCHING), tries, LONGER * tries)
        # What a longer search sees is asked from one, so ranges need no room for it.
        self.sketcher, self.judge, self.verifier = (
            Judge(game, each, unseen=NOTHING_UNSEEN) for each in tried
        )
        self.seats = [seats for seats in game.seats if seats <= MOST_SEATS]

    def played(self, number: int, rng: Rng) -> Match:
        """Play a match of bots that differ from seat to seat."""
        match = Match(self.game, self.seats[number % len(self.seats)])
        names = [LINEUP[rng.below(len(LINEUP))] for _ in range(match.seats)]
        if number % STRONG_EVERY == 0:
            names[rng.below(match.seats)] = STRONG
        players = [self._bot(name, rng.split(seat)) for seat, name in enumerate(names)]
        luck = rng.split(match.seats)
        match.play_out(lambda view, seat, moves: players[seat](view, seat, moves), luck.split)
        return match

    def _bot(self, name: str, rng: Rng) -> Choose:
        """Return what chooses as a bot, however long that takes on this machine."""
        player = bot(name, self.game, rng)
        return player.unhurried().choose if isinstance(player, Patient) else player.choose

    def puzzles(self, match: Match, part: int, rng: Rng, until: float) -> Iterator[Puzzle]:
        """Yield the puzzles of a part of a match: those that are not easy first, by their gap."""
        steps = range(len(match) * part // PARTS, len(match) * (part + 1) // PARTS)
        hinted = [self._hinted(match, step, rng.split(step)) for step in steps]
        first = _varied([one for one in hinted if one])[:SKETCHED_PER_PART]
        sketches = [
            sketch
            for one in first
            if (sketch := self.sketch(match, one.step, rng.split(len(match) + one.step)))
        ]
        if rng.below(EASY_OF):
            sketches = [sketch for sketch in sketches if not sketch.easy]
        sketches.sort(key=lambda sketch: (sketch.easy, -sketch.puzzle.gap))
        for sketch in sketches[:JUDGED_PER_PART]:
            if time.time() >= until:
                return
            puzzle = self.verified(sketch, rng.split(sketch.step))
            if puzzle is not None:
                yield puzzle

    def _hinted(self, match: Match, step: int, rng: Rng) -> Candidate | None:
        """Return a decision if a short search sees a clear answer to it."""
        seat, played, _ = match.lines[step]
        if seat == CHANCE:
            return None
        state = match.state_at(step)
        moves = self.game.moves(state, seat)
        if len(moves) < LEAST_MOVES:
            return None
        view = self.game.view(state, seat, recall=True)
        iterations = min(SHORT_TRIES * len(moves), MOST_SHORT)
        settings = SearchSettings(iterations, fair=1.0)
        tried = think(self.judge.evaluator, view, seat, settings, rng)
        ranked = sorted(tried, key=lambda move: -tried[move].value)
        values = [tried[move].value for move in ranked]
        alike = sum(value >= values[0] - ALIKE for value in values)
        if len(values) < len(moves) or alike * ACCEPTED_OF > len(moves):
            return None
        gap = values[0] - values[alike]
        if gap < HINTED_GAP:
            return None
        verb = verb_of(ranked[0])
        return Candidate(step, seat, verb, gap, played not in ranked[:alike])

    def sketch(self, match: Match, step: int, rng: Rng) -> Sketch | None:
        """Return what a quick judgement makes of a decision, if it has an answer and a reason."""
        state, seat = match.state_at(step), match.lines[step].seat
        view, moves = self.game.view(state, seat, recall=True), self.game.moves(state, seat)
        judged = self._judged(self.sketcher, view, seat, moves, rng.split(0))
        right = accepted(judged.moves)
        if not right:
            return None
        answers = [one.move for one in judged.moves[:right]]
        puzzle = Puzzle(
            game=self.game.name,
            seats=match.seats,
            seat=seat,
            journal=lines_of(match, step),
            moves=judged.moves,
            accepted=right,
            line=(),
            reasons=(),
            part=round(step / len(match), 3),
            difficulty=self._difficulty(view, seat, moves, answers, rng.split(1)),
        )
        return Sketch(puzzle, view, step) if reasons_for(puzzle, self.judge) else None

    def verified(self, sketch: Sketch, rng: Rng) -> Puzzle | None:
        """Return the puzzle of a sketch, if both judges agree on its answer."""
        view, seat, answers = sketch.view, sketch.puzzle.seat, sketch.puzzle.right
        moves = sorted(one.move for one in sketch.puzzle.moves)
        for number, judge in enumerate((self.judge, self.verifier)):
            judged = self._judged(judge, view, seat, moves, rng.split(number))
            right = accepted(judged.moves)
            if {one.move for one in judged.moves[:right]} != set(answers):
                return None
        line = tuple(step[:2] for step in shown_line(self.game, view, judged.line))
        puzzle = replace(sketch.puzzle, moves=judged.moves, line=line)
        reasons = reasons_for(puzzle, self.judge)
        return replace(puzzle, reasons=reasons) if reasons else None

    def _judged(
        self, judge: Judge, view: dict[str, Any], seat: int, moves: Sequence[str], rng: Rng
    ) -> Decision:
        decision = written(judge.judge(view, seat, moves, moves[0], rng))
        assert isinstance(decision, Decision)
        return decision

    def _difficulty(
        self,
        view: dict[str, Any],
        seat: int,
        moves: Sequence[str],
        answers: Sequence[str],
        rng: Rng,
    ) -> float:
        """Return how seldom weak bots find one of the answers."""
        found = 0
        for number, name in enumerate(WEAK):
            for seed in range(WEAK_SEEDS):
                choose = self._bot(name, rng.split(number).split(seed))
                found += choose(view, seat, moves) in answers
        return round(1 - found / (len(WEAK) * WEAK_SEEDS), 3)


def _varied(candidates: Sequence[Candidate]) -> list[Candidate]:
    """Return them with those that a bot has missed first, but no kind of move again and again."""
    before: Counter[str] = Counter()
    ranked = []
    for one in sorted(candidates, key=lambda one: (not one.missed, -one.gap)):
        ranked.append((before[one.verb], one))
        before[one.verb] += 1
    return [one for _, one in sorted(ranked, key=lambda pair: pair[0])]


@lru_cache(4)
def _finder(game: str, tries: int) -> Finder:
    """Return what looks for puzzles in this process."""
    return Finder(registry.load(game), tries)


def accepted(moves: Sequence[Judged]) -> int:
    """Return how many of the first moves are right; 0: there is no clear answer.

    Right is the best and what may be as good within its interval. Every other move must be worse
    beyond both intervals and by so much that it matters.
    """
    best = moves[0].share
    right = sum(one.share.high >= best.low for one in moves)
    if right * ACCEPTED_OF > len(moves):
        return 0
    last, wrong = moves[right - 1].share, moves[right].share
    if moves[:right] != tuple(one for one in moves if one.share.high >= best.low):
        return 0  # a doubtful move ranks behind one that is surely worse
    clear = best.value - wrong.value >= LEAST_GAP and last.value - wrong.value >= LEAST_STEP
    return right if clear else 0
