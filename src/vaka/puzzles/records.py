"""What a puzzle consists of, and the file in the folder of a game that has all of them.

A puzzle is the journal of a match up to a decision, what the teacher's judge thinks of each of its
moves, how it expects the match to go on, and how seldom weak bots find the answer. Sentences are
not kept: they are told from the engine's facts in whatever language somebody reads.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from vaka import registry
from vaka.core import journal
from vaka.core.game import Game
from vaka.match import Match
from vaka.teacher.records import Decision, Estimate, Judged

FILE = "puzzles.json"  # in the folder of a game
SHARE_DIGITS = 3
POINTS_DIGITS = 1
NAME_LENGTH = 8
BANDS = 4  # of difficulty


@dataclass(frozen=True, kw_only=True)
class Puzzle:
    """A decision with a clear answer."""

    game: str
    seats: int
    seat: int  # whose decision it is
    journal: str  # every move before it, each in a line as journals have them
    moves: tuple[Judged, ...]  # all legal ones, the best first
    accepted: int  # so many of the first are right: the best, and those that may be as good
    line: tuple[tuple[int, str], ...]  # how the match is expected to go on, the best move first
    reasons: tuple[str, ...]  # the kinds of fact that speak for the answer
    part: float  # of its match that was over, from 0 to 1
    difficulty: float  # from 0, all weak bots find it, to 1, none does

    @property
    def name(self) -> str:
        """What the puzzle is called for good: it follows from its position."""
        return sha256(f"{self.seat}\n{self.text}".encode()).hexdigest()[:NAME_LENGTH]

    @property
    def best(self) -> str:
        """The best move."""
        return self.moves[0].move

    @property
    def verb(self) -> str:
        """What kind of move the best one is."""
        return verb_of(self.best)

    @property
    def band(self) -> int:
        """In which part of all difficulties it lies, from 0 to BANDS - 1."""
        return min(int(self.difficulty * BANDS), BANDS - 1)

    @property
    def right(self) -> tuple[str, ...]:
        """The moves that solve it."""
        return tuple(judged.move for judged in self.moves[: self.accepted])

    @property
    def next_best(self) -> Judged:
        """The best of the moves that do not solve it."""
        return self.moves[self.accepted]

    @property
    def gap(self) -> float:
        """How much more of the match the answer wins than the next best move."""
        return self.moves[0].share.value - self.next_best.share.value

    @property
    def text(self) -> str:
        """The journal with its head."""
        head = journal.write(self.game, self.seats, {}, ())
        return f"{head}{self.journal}\n"

    def match(self) -> Match:
        """Return the match up to the decision."""
        return Match.from_journal(registry.load(self.game), self.text)

    def decision(self, played: str, step: int) -> Decision:
        """Return it as if somebody had played a move at a step, for the teacher's words."""
        return Decision(
            step=step,
            seat=self.seat,
            played=played,
            best=self.best,
            moves=self.moves,
            line=self.line,
        )

    def as_json(self) -> dict[str, Any]:
        """Return the puzzle as it is kept."""
        return {
            "seats": self.seats,
            "seat": self.seat,
            "difficulty": self.difficulty,
            "part": self.part,
            "reasons": list(self.reasons),
            "accepted": self.accepted,
            "tries": self.moves[0].tries,
            "moves": [
                [one.move, _rounded(one.share, SHARE_DIGITS), _rounded(one.points, POINTS_DIGITS)]
                for one in self.moves
            ],
            "line": [list(pair) for pair in self.line],
            "journal": self.journal,
        }

    @classmethod
    def of(cls, game: str, found: Mapping[str, Any]) -> "Puzzle":
        """Return the puzzle that was kept."""
        fields = dict(found)
        tries = fields.pop("tries")  # about the same for every move
        fields["moves"] = tuple(
            Judged(move, tries, Estimate(*share), Estimate(*points))
            for move, share, points in fields["moves"]
        )
        fields["line"] = tuple((seat, move) for seat, move in fields["line"])
        fields["reasons"] = tuple(fields["reasons"])
        return cls(game=game, **fields)


def verb_of(move: str) -> str:
    """Return the first word of a move, which says of what kind it is."""
    return move.split(" ")[0]


def lines_of(match: Match, step: int) -> str:
    """Return the first moves of a match as a puzzle keeps them."""
    head = len(journal.write(match.game.name, match.seats, {}, ()))
    text = journal.write(match.game.name, match.seats, {}, match.lines[:step])
    return text[head:].rstrip("\n")


def _rounded(estimate: Estimate, digits: int) -> list[float]:
    return [round(number, digits) for number in estimate]


def read(game: str, file: Path) -> list[Puzzle]:
    """Return the puzzles of a file."""
    return [Puzzle.of(game, found) for found in json.loads(file.read_text(encoding="utf-8"))]


def written(puzzles: Iterable[Puzzle]) -> str:
    """Return the text of a file: a puzzle in each line."""
    rows = (
        json.dumps(puzzle.as_json(), ensure_ascii=False, separators=(",", ":"))
        for puzzle in puzzles
    )
    return "[\n" + ",\n".join(rows) + "\n]\n"


def has_puzzles(game: Game) -> bool:
    """Tell whether a game has puzzles."""
    return (game.folder / FILE).is_file()


@cache
def puzzles_of(name: str) -> dict[str, Puzzle]:
    """Return the puzzles of a game by their names, the easiest first; read once."""
    game = registry.load(name)
    found = read(name, game.folder / FILE) if has_puzzles(game) else []
    return {puzzle.name: puzzle for puzzle in found}
