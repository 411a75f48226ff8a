"""Collecting puzzles: matches on all cores, what they bring kept as it comes, and the best choice.

Everything that was found is kept beside the file of puzzles, so that the same command goes on
where it stopped. What is chosen from it is spread over difficulty, parts of the match, kinds of
move and numbers of seats.
"""

import json
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

from vaka.errors import Refusal
from vaka.processes import in_order
from vaka.puzzles.finding import PARTS, Found, Job, accepted, search
from vaka.puzzles.records import Puzzle, written
from vaka.puzzles.telling import WORDS, judge_of, reasons_for
from vaka.teacher.judging import TRIES
from vaka.teacher.keeping import whole_rows

VERSION = 2  # of what is kept, and of how it is found
KEPT = ".found.jsonl"  # what is added to the name of the file of puzzles
LARGEST = 300_000  # bytes of a file of puzzles
BYTES_LIKE_ONE = 1_000  # so much longer counts as much as being like one more other puzzle
CHOICE = 6  # times as many as are wanted leave enough to choose from


class Collection:
    """The puzzles of a game that were found so far, in a file."""

    def __init__(self, game: str, file: Path, seed: int = 0, tries: int = TRIES) -> None:
        """Go on with what the file has; Refusal if that is about other things."""
        self.game, self.file, self.seed, self.tries = game, file, seed, tries
        self.puzzles: list[tuple[int, Puzzle]] = []  # with the number of their match
        self.searched: set[int] = set()  # the numbers of the matches that are done with
        self._read()

    def search(self, wanted: int, until: float, workers: int) -> Iterator[int]:
        """Look for puzzles until there are enough or the time is up; yield how many there are."""
        jobs = self._jobs(wanted, until)
        with self.file.open("a", encoding="utf-8") as kept:
            for found in in_order(search, jobs, workers):
                kept.write(_line(_row(found)))
                kept.flush()
                self._add(found)
                yield len(self.puzzles)

    def _jobs(self, wanted: int, until: float) -> Iterator[Job]:
        for number in count():
            if time.time() >= until or len(self.puzzles) >= wanted:
                return
            if number not in self.searched:
                yield Job(self.game, self.seed, number, self.tries, until)

    def _add(self, found: Found) -> None:
        known = {puzzle.name for _, puzzle in self.puzzles}
        new = [puzzle for puzzle in found.puzzles if puzzle.name not in known]
        self.puzzles += [(found.number, puzzle) for puzzle in new]
        if found.whole:
            self.searched.add(found.number)

    def _read(self) -> None:
        """Read the file up to where it breaks off, and write it anew without the rest."""
        about = {"vaka_puzzles": VERSION, "game": self.game, "seed": self.seed, "tries": self.tries}
        rows = list(whole_rows(self.file))
        if rows and rows[0] != about:
            raise Refusal("other_puzzles", {"file": self.file}, WORDS)
        rows = rows or [about]
        self.file.write_text("".join(map(_line, rows)), encoding="utf-8")
        for row in rows[1:]:
            puzzles = tuple(Puzzle.of(self.game, puzzle) for puzzle in row["puzzles"])
            self._add(Found(row["match"], puzzles, row["whole"]))


def _row(found: Found) -> dict[str, Any]:
    puzzles = [puzzle.as_json() for puzzle in found.puzzles]
    return {"match": found.number, "whole": found.whole, "puzzles": puzzles}


def _line(row: dict[str, Any]) -> str:
    return json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n"


def chosen(found: Sequence[tuple[int, Puzzle]], most: int) -> list[Puzzle]:
    """Return up to so many of the puzzles that were found, the easiest first.

    One after the other is taken that is least like those taken before; the file must not get too
    large either.
    """
    taken: list[Puzzle] = []
    counts: Counter[tuple[str, Any]] = Counter()
    left, size = list(found), 0
    lengths = {puzzle.name: len(written([puzzle]).encode()) for _, puzzle in found}

    def against(one: tuple[int, Puzzle]) -> tuple[float, float]:
        like = sum(weight * counts[trait] for trait, weight in traits(*one))
        return like + lengths[one[1].name] / BYTES_LIKE_ONE, -one[1].gap

    while left and len(taken) < most:
        number, puzzle = min(left, key=against)
        left.remove((number, puzzle))
        if size + lengths[puzzle.name] > LARGEST:
            continue
        size += lengths[puzzle.name]
        taken.append(puzzle)
        counts.update(trait for trait, _ in traits(number, puzzle))
    return sorted(taken, key=lambda puzzle: (puzzle.difficulty, -puzzle.gap, puzzle.name))


def settled(found: Sequence[tuple[int, Puzzle]]) -> list[tuple[int, Puzzle]]:
    """Return the puzzles with numbers as they are written, if all that held before holds of them.

    An answer, or a reason, that only hangs on a digit too many is none.
    """
    kept = []
    for number, exact in found:
        puzzle = Puzzle.of(exact.game, exact.as_json())
        reasons = reasons_for(puzzle, judge_of(puzzle.game))
        if accepted(puzzle.moves) == puzzle.accepted and reasons:
            kept.append((number, replace(puzzle, reasons=reasons)))
    return kept


def traits(number: int, puzzle: Puzzle) -> list[tuple[tuple[str, Any], float]]:
    """Return what a puzzle has in common with others, and how much each of that matters."""
    return [
        (("difficulty", puzzle.band), 2.0),
        (("verb", puzzle.verb), 2.0),
        (("part", int(puzzle.part * PARTS)), 1.0),
        (("seats", puzzle.seats), 1.0),
        (("match", number), 4.0),
        (("reasons", puzzle.reasons), 0.5),
    ]


def collect(
    game: str,
    out: Path,
    most: int,
    minutes: float,
    workers: int,
    seed: int,
    tries: int,
    progress: Callable[[int], None],
) -> list[Puzzle]:
    """Find puzzles for so many minutes, write the best choice and return it."""
    collection = Collection(game, out.with_name(out.name + KEPT), seed, tries)
    for done in collection.search(CHOICE * most, time.time() + 60 * minutes, workers):
        progress(min(done, CHOICE * most))
    puzzles = chosen(settled(collection.puzzles), most)
    out.write_text(written(puzzles), encoding="utf-8")
    return puzzles
