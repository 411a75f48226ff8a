"""Entries: results on tasks that are published with vaka, each a small file.

An entry says by which command it was made, so that anybody can make it again. `read` refuses what
does not fit; a test reads all, and plays some matches of the cheap ones again. Of what has learned
it also has the curve.
"""

import json
import math
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

from vaka import __version__, registry
from vaka.arena.intervals import Estimate
from vaka.tasks.evaluation import Evaluation
from vaka.tasks.listed import EXPLOITABILITY, WIN_SHARE, task

FOLDER = Path(__file__).parent / "baselines"
LONGEST_NAME = 40
LATER = {"seeds": 0, "curve": [], "truncated": None}  # what may be absent, and what it is then


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
    seeds: int = 0  # how often it was trained, each time with so many decisions
    curve: list[list[float]] = field(default_factory=list)  # decisions, value, low, high
    truncated: int | None = (
        None  # matches of all seeds that a limit ended; None: not known, or none
    )

    @property
    def file_name(self) -> str:
        """What its file must be called."""
        return f"{self.task}.{self.name}.json"


def entry_of(evaluation: Evaluation, bot: str, name: str, decisions: int = 0) -> Entry:
    """Return the entry of an evaluation of a bot."""
    command = f"vaka tasks {evaluation.task} --bot {bot}"
    told = (evaluation.task, name, command, decisions, evaluation.matches)
    return cut(entry(*told, evaluation.estimate), evaluation.truncated)


def entry(
    task_id: str, name: str, command: str, decisions: int, matches: int, estimate: Estimate
) -> Entry:
    """Return the entry of an estimate."""
    value, low, high = estimate
    if low is None or high is None:
        raise BadEntry("too few matches for an interval")
    numbers = (round(value, 4), round(low, 4), round(high, 4))
    return Entry(task_id, name, command, decisions, matches, *numbers, __version__)


def cut(entry: Entry, matches: int) -> Entry:
    """Return an entry that says how many matches a limit has ended, where there is a limit."""
    return replace(entry, truncated=matches) if has_limit(entry.task) else entry


def has_limit(name: str) -> bool:
    """Tell whether a limit can end a match of a task, which the rulebook would let go on."""
    return registry.load(task(name).game).truncates


def write(entry: Entry, file: Path) -> None:
    """Write an entry to a new file."""
    with file.open("x", encoding="utf-8") as out:
        out.write(text_of(entry))


def text_of(entry: Entry) -> str:
    """Return what stands in the file of an entry: a line for each value that says something."""
    told = {key: value for key, value in vars(entry).items() if value != LATER.get(key, ...)}
    lines = ",\n".join(f' "{key}": {json.dumps(told[key], ensure_ascii=False)}' for key in told)
    return f"{{\n{lines}\n}}\n"


def read(file: Path) -> Entry:
    """Return the entry of a file, or raise BadEntry."""
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise BadEntry(f"{file.name}: {error}") from error
    kinds = get_type_hints(Entry) | {"truncated": int}
    needed = kinds.keys() - LATER.keys()
    if not isinstance(found, dict) or not needed <= found.keys() <= kinds.keys():
        raise BadEntry(f"{file.name}: an entry has just {', '.join(kinds)}")
    for key, kind in kinds.items():
        if key in found and not _fits(found[key], kind):
            raise BadEntry(f"{file.name}: {key} must be {_said(kind)}, not {found[key]!r}")
    entry = Entry(**found)
    for holds, why in _rules(entry, file):
        if not holds:
            raise BadEntry(f"{file.name}: {why}")
    return entry


def published(name: str | None = None, folder: Path = FOLDER) -> list[Entry]:
    """Return the published entries, of one task or of all, the best of each task first."""
    entries = [read(file) for file in sorted(folder.glob("*.json"))]
    wanted = [entry for entry in entries if name in (None, entry.task)]
    return sorted(wanted, key=lambda entry: (entry.task, _place(entry), entry.name))


def _place(entry: Entry) -> float:
    """Return a number that is smaller for a better result."""
    return entry.value if task(entry.task).measure == EXPLOITABILITY else -entry.value


def _fits(value: Any, kind: Any) -> bool:
    if get_origin(kind) is list:
        [inner] = get_args(kind)
        return type(value) is list and all(_fits(one, inner) for one in value)
    if kind is float:
        return type(value) in (int, float) and math.isfinite(value)
    return type(value) is kind


def _said(kind: Any) -> str:
    return str(kind) if get_origin(kind) else str(kind.__name__)


def _rules(entry: Entry, file: Path) -> list[tuple[bool, str]]:
    """Return what must hold of an entry, with what to say where it does not."""
    measured = task(entry.task)  # refuses a task that there is not
    shares = measured.measure == WIN_SHARE
    learned = entry.seeds > 0
    begins = f"vaka tasks {entry.task} --{'learner' if learned else 'bot'} "
    curve = entry.curve
    spent = [point[0] for point in curve]
    ended = entry.truncated or 0
    limited = entry.truncated is None or has_limit(entry.task)
    return [
        (file.name == entry.file_name, f"its file must be called {entry.file_name}"),
        (0 < len(entry.name) <= LONGEST_NAME, f"a name has 1 to {LONGEST_NAME} letters"),
        (entry.command.startswith(begins), f"its command must begin with {begins}"),
        (entry.matches == measured.matches, f"its task has {measured.matches} matches"),
        (0 <= entry.decisions <= measured.budget, f"its task allows {measured.budget} decisions"),
        (entry.low <= entry.value <= entry.high, "its value must lie in its interval"),
        (learned == bool(curve), "what was trained has a curve, and nothing else has"),
        (all(len(point) == 4 for point in curve), "a point has decisions, value, low and high"),
        (spent == sorted(spent), "a curve goes from fewer decisions to more"),
        (all(p[2] <= p[1] <= p[3] for p in curve), "points must lie in their intervals"),
        (limited, "no limit ends matches of its task"),
        (0 <= ended <= entry.matches * max(1, entry.seeds), "as many matches cannot have been cut"),
        (not shares or 0 <= entry.low <= entry.high <= 1, "a share lies between 0 and 1"),
    ]
