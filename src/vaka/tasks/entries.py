"""Entries: results on tasks that are published with vaka, each a small file.

An entry says by which command it was made, so that anybody can make it again. `read` refuses what
does not fit; a test reads all, and plays some matches of the cheap ones again.
"""

import json
import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_type_hints

from vaka import __version__
from vaka.tasks.evaluation import Evaluation
from vaka.tasks.listed import WIN_SHARE, task

FOLDER = Path(__file__).parent / "baselines"
LONGEST_NAME = 40


class BadEntry(ValueError):
    """A file is no entry; the text says why."""


@dataclass(frozen=True)
class Entry:
    """A result on a task."""

    task: str
    name: str  # of the algorithm
    command: str  # gives this result again
    decisions: int  # from which it has learned, of all seats together; 0: it has not learned
    matches: int
    value: float
    low: float
    high: float
    vaka: str  # the version by which it was played

    @property
    def file_name(self) -> str:
        """What its file must be called."""
        return f"{self.task}.{self.name}.json"


def entry_of(evaluation: Evaluation, bot: str, name: str, decisions: int = 0) -> Entry:
    """Return the entry of an evaluation of a bot."""
    value, low, high = evaluation.estimate
    if low is None or high is None:
        raise BadEntry("too few matches for an interval")
    command = f"vaka tasks {evaluation.task} --bot {bot}"
    numbers = (round(value, 4), round(low, 4), round(high, 4))
    return Entry(
        evaluation.task, name, command, decisions, evaluation.matches, *numbers, __version__
    )


def write(entry: Entry, file: Path) -> None:
    """Write an entry to a new file."""
    with file.open("x", encoding="utf-8") as out:
        out.write(json.dumps(vars(entry), indent=1, ensure_ascii=False) + "\n")


def read(file: Path) -> Entry:
    """Return the entry of a file, or raise BadEntry."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise BadEntry(f"{file.name}: {error}") from error
    kinds = get_type_hints(Entry)
    if not isinstance(found, dict) or found.keys() != kinds.keys():
        raise BadEntry(f"{file.name}: an entry has just {', '.join(kinds)}")
    for key, kind in kinds.items():
        if not _fits(found[key], kind):
            raise BadEntry(f"{file.name}: {key} must be {kind.__name__}, not {found[key]!r}")
    entry = Entry(**found)
    for holds, why in _rules(entry, file):
        if not holds:
            raise BadEntry(f"{file.name}: {why}")
    return entry


def published(name: str | None = None, folder: Path = FOLDER) -> list[Entry]:
    """Return the published entries, of one task or of all, the best of each task first."""
    entries = [read(file) for file in sorted(folder.glob("*.json"))]
    wanted = [entry for entry in entries if name in (None, entry.task)]
    return sorted(wanted, key=lambda entry: (entry.task, -entry.value, entry.name))


def _fits(value: Any, kind: type) -> bool:
    if kind is float:
        return type(value) in (int, float) and math.isfinite(value)
    return type(value) is kind


def _rules(entry: Entry, file: Path) -> list[tuple[bool, str]]:
    """Return what must hold of an entry, with what to say where it does not."""
    measured = task(entry.task)  # refuses a task that there is not
    shares = measured.measure == WIN_SHARE
    begins = f"vaka tasks {entry.task} --bot "
    return [
        (file.name == entry.file_name, f"its file must be called {entry.file_name}"),
        (0 < len(entry.name) <= LONGEST_NAME, f"a name has 1 to {LONGEST_NAME} letters"),
        (entry.command.startswith(begins), f"its command must begin with {begins}"),
        (entry.matches == measured.matches, f"its task has {measured.matches} matches"),
        (0 <= entry.decisions <= measured.budget, f"its task allows {measured.budget} decisions"),
        (entry.low <= entry.value <= entry.high, "its value must lie in its interval"),
        (not shares or 0 <= entry.low <= entry.high <= 1, "a share lies between 0 and 1"),
    ]
