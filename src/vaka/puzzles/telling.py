"""What is said about a puzzle: why its answer is right, hints, and how it is expected to go on.

All of it comes from the engine's facts and from what the judge has counted.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from vaka import registry
from vaka.engine.rng import Rng
from vaka.match import Match
from vaka.puzzles.records import Puzzle, verb_of
from vaka.teacher.ahead import opened
from vaka.teacher.judging import Judge
from vaka.teacher.reasons import Teller
from vaka.text.sentences import sentences_of
from vaka.words import Catalogue

WORDS = Catalogue(Path(__file__).parent / "words")
HINTS = 2
WORTH_TELLING = 0.5  # points at once
WORTH_POINTS = 1.0  # points at the end


def reasons_for(puzzle: Puzzle, judge: Judge) -> tuple[str, ...]:
    """Return the kinds of fact that speak for the answer against the best wrong move."""
    match, seat = puzzle.match(), puzzle.seat
    best, other = puzzle.moves[0], puzzle.next_best
    view = match.view(seat, recall=True)
    gains = judge.gains(view, seat, [best.move, other.move], Rng(0))
    better, worse = gains[best.move], gains[other.move]
    say, shown = sentences_of(match.game), (match.view(seat), match.facts(seat), seat)
    names = [str(number) for number in range(match.seats)]
    outcomes = [say.outcome(*shown, one.move, names) for one in (best, other)]
    warnings = [say.warn(*shown, one.move) for one in (best, other)]
    denied = (
        late - early >= WORTH_TELLING
        for number, (early, late) in enumerate(zip(better, worse, strict=True))
        if number != seat
    )
    speaks = {
        "now": better[seat] - worse[seat] >= WORTH_TELLING,
        "denies": any(denied),
        "outcome": bool(outcomes[0]) and outcomes[0] != outcomes[1],
        "warning": bool(warnings[1]) and warnings[0] != warnings[1],
        "opens": opened(match.game, view, seat, puzzle.line, other.move) is not None,
        "points": best.points.value >= max(other.points.high, other.points.value + WORTH_POINTS),
    }
    return tuple(reason for reason, holds in speaks.items() if holds)


@cache
def judge_of(game: str) -> Judge:
    """Return what looks up what moves bring at once."""
    return Judge(registry.load(game))


class PuzzleTeller(Teller):
    """Tells a puzzle in one language."""

    def __init__(self, puzzle: Puzzle, match: Match, language: str, names: Sequence[str]) -> None:
        """Call the seats by their names."""
        super().__init__(match, language, names)
        self.puzzle = puzzle
        self._tried = True  # the answer is compared with a move that somebody tried

    def words(self, key: str, **arguments: Any) -> str:
        """Return a sentence; those of a puzzle where nobody has played anything else."""
        if WORDS.has(key) and not self._tried:
            return WORDS.say(key, arguments, self.language)
        return super().words(key, **arguments)

    def why(self, tried: str = "") -> list[str]:
        """Return why the answer is better than a wrong move that was tried, or the next best."""
        puzzle = self.puzzle
        self._tried = bool(tried) and tried not in puzzle.right
        other = tried if self._tried else puzzle.next_best.move
        view = self.match.state_at(len(self.match.lines))
        recalled = self.game.view(view, puzzle.seat, recall=True)
        moves = (puzzle.best, other)
        gains = judge_of(puzzle.game).gains(recalled, puzzle.seat, moves, Rng(0))
        decision = puzzle.decision(other, len(self.match.lines))
        return self.reasons(replace(decision, gains=gains))

    def hint(self, number: int) -> tuple[str, list[str]]:
        """Return the first or the second hint, and the moves among which the answer is."""
        puzzle = self.puzzle
        self._tried = False
        if number >= HINTS:
            return self.words("hint.where"), sorted((puzzle.best, puzzle.next_best.move))
        says, left = [self.words(f"hint.{puzzle.reasons[0]}")], sorted(self._of_its_kind())
        if 1 < len(left) < len(puzzle.moves):
            return " ".join((*says, self.words("hint.kind", count=len(left)))), left
        return says[0], sorted(one.move for one in puzzle.moves)  # its kind would tell everything

    def _of_its_kind(self) -> list[str]:
        """Return the moves with the verb of the answer."""
        verb = self.puzzle.verb
        return [one.move for one in self.puzzle.moves if verb_of(one.move) == verb]
