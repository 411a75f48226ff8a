"""Lessons: first matches in which bots and chance follow a journal for as long as the learner does.

A lesson is data in the folder `lesson` of a game: `journal.vaka` has the moves of everybody,
`steps.json` says at which decision of the learner something is explained and what it points at, and
the sentences stand in `en.json`, `nl.json` and `de.json`. How far somebody has come follows from
the moves of the match alone, so a lesson goes on after a reload, and after a move was taken back.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from vaka import registry
from vaka.core.game import Game
from vaka.core.journal import Line
from vaka.match import Match
from vaka.table.shapes import Struct, decode, field
from vaka.words import Catalogue

FOLDER = "lesson"
BOTS = "novice"  # the level of those who play along


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to explain before a move of the learner."""

    at: int  # moves of the learner before it; as many as the journal has of them is the end
    key: str  # of the sentence
    # CSS selectors, the first that is found counts; none: the move itself.
    point: list[str] = field(default_factory=list)


class _Plan(Struct, frozen=True, forbid_unknown_fields=True):
    learner: int
    steps: list[Step]


class Script:
    """What everybody plays, by seat: those who choose at the same time may do it in any order."""

    def __init__(self, lines: Sequence[Line]) -> None:
        """Take over the moves of a journal."""
        self.moves: dict[int, list[str]] = {}
        for line in lines:
            self.moves.setdefault(line.seat, []).append(line.move)

    def strayed(self, lines: Sequence[Line]) -> int | None:
        """Return the place of the first move that is not as it is written, if there is one."""
        made: Counter[int] = Counter()
        for place, line in enumerate(lines):
            written, at = self.moves.get(line.seat, []), made[line.seat]
            if at < len(written) and line.move != written[at]:
                return place
            made[line.seat] += 1
        return None

    def next(self, lines: Sequence[Line], seat: int) -> str | None:
        """Return what a seat plays now, as long as everybody has played as it is written."""
        made = sum(line.seat == seat for line in lines)
        written = self.moves.get(seat, [])
        if made >= len(written) or self.strayed(lines) is not None:
            return None
        return written[made]


class Progress(NamedTuple):
    """How far a learner has come."""

    made: int  # moves of the learner
    strayed: int | None  # the place of the first move that is not in it


class Lesson:
    """The lesson of a game."""

    def __init__(self, game: Game) -> None:
        """Read it from the folder of the game."""
        folder = game.folder / FOLDER
        plan = decode((folder / "steps.json").read_bytes(), type=_Plan)
        match = Match.from_journal(game, (folder / "journal.vaka").read_text(encoding="utf-8"))
        self.seats = match.seats
        self.options = match.options
        self.learner = plan.learner
        self.steps = plan.steps
        self.script = Script(match.lines)
        self.words = Catalogue(folder)

    @property
    def own(self) -> list[str]:
        """The moves of the learner."""
        return self.script.moves[self.learner]

    def progress(self, lines: Sequence[Line]) -> Progress:
        """Return how far the learner has come in a match."""
        made = sum(line.seat == self.learner for line in lines)
        return Progress(made, self.script.strayed(lines))

    def steps_at(self, made: int) -> list[Step]:
        """Return what is explained before the learner's next move."""
        return [step for step in self.steps if step.at == made]

    def ahead(self, made: int) -> list[str]:
        """Return the moves up to the next explanation: they may be one gesture."""
        later = [step.at for step in self.steps if step.at > made]
        return self.own[made : min(later, default=made)]


def has_lesson(game: Game) -> bool:
    """Tell whether a game has a lesson."""
    return Path(game.folder / FOLDER / "steps.json").is_file()


@cache
def lesson_of(name: str) -> Lesson:
    """Return the lesson of a game, read once."""
    return Lesson(registry.load(name))
