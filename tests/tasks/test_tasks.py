import json
import math
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import vaka
from vaka.bots.simple import RandomBot
from vaka.cli import parser
from vaka.tasks.entries import FOLDER, BadEntry, Entry, entry_of, published, read, write
from vaka.tasks.evaluation import blocks_of, evaluate, worth
from vaka.tasks.listed import LEAD, MEASURES, SMALL, TASKS, WIN_SHARE, Task, UnknownTask, task

QUICK = "rapanui2011-2p-lead-over-random-v1"
CHEAP = ("random", "greedy", "novice", "skilled")
FEW = 24  # matches of an entry that are played again
BOTS = [entry for entry in published() if not entry.seeds and entry.task != SMALL.id]
NORMAL_95, NORMAL_999 = 1.960, 3.291  # within so many standard errors lie 95 and 99.9 %
FIRST = 12  # tasks that were published together; one is never edited, only joined by others
DIGESTS = {FIRST: "c71f285ed65d", FIRST + 1: "f89b77dfa1f8"}  # of so many tasks


def cost(entry: Entry) -> Any:
    """Return an entry as it is played again: where somebody thinks for long, it is a long test."""
    quick = entry.task.startswith("rapanui2011-2p") and entry.name in CHEAP
    quick = quick or entry.name == task(entry.task).opponents == "random"
    marks = () if quick else pytest.mark.long
    return pytest.param(entry, marks=marks, id=entry.file_name)


def a_task(**changes: Any) -> Task:
    return Task(**{**vars(task(QUICK)), **changes})


def test_published_tasks_stay_what_they_are() -> None:
    assert len(TASKS) == max(DIGESTS)
    for count, digest in DIGESTS.items():
        listed = [vars(found) for found in list(TASKS.values())[:count]]
        text = json.dumps(listed, sort_keys=True)
        assert sha256(text.encode()).hexdigest()[:12] == digest


@pytest.mark.parametrize("found", TASKS.values(), ids=str)
def test_every_task_can_be_played(found: Task) -> None:
    assert found.id.startswith(f"{found.game}-{found.seats}p-")
    assert found.measure in MEASURES
    assert found.matches % found.seats == 0
    vaka.load(found.game).start(found.seats, found.options)


def test_a_task_that_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownTask, match=f"There is no task 'chess'.*{QUICK}"):
        task("chess")


def test_the_same_evaluation_twice_and_from_a_class_or_its_name() -> None:
    by_name = evaluate(QUICK, "random", matches=12)
    assert by_name == evaluate(task(QUICK), RandomBot, matches=12)
    assert by_name.matches == 12
    other = evaluate(a_task(seed=2), "random", matches=12)
    assert other.estimate != by_name.estimate


def test_processes_change_nothing() -> None:
    assert evaluate(QUICK, "random", 8, processes=2) == evaluate(QUICK, "random", 8)


class First:
    """Plays the first move, and keeps where it sat."""

    sat: list[int]

    def __init__(self, game: Any, rng: Any) -> None:
        self.seat: int | None = None

    def choose(self, view: dict[str, Any], seat: int, moves: Sequence[str]) -> str:
        if self.seat is None:
            self.seat = seat
            self.sat.append(seat)
        assert seat == self.seat
        return moves[0]


def test_the_candidate_sits_in_every_seat_equally_often() -> None:
    First.sat = []
    told: list[int] = []
    found = evaluate(a_task(seats=3), First, matches=5, progress=told.append)
    assert First.sat == [0, 1, 2, 0, 1, 2]
    assert told == [1, 2, 3, 4, 5, 6]
    assert (found.matches, found.truncated) == (6, 0)
    assert (found.estimate.low, found.estimate.high) == (None, None)  # two blocks say too little


def test_matches_of_a_limit_are_counted() -> None:
    short = Task("short", "rapanui2020", 2, "random", LEAD, 8, options={"max_rounds": 1})
    assert evaluate(short, "random").truncated == 8


def test_what_scores_are_worth() -> None:
    scores = [(10, 1), (10, 2), (4, 0)]
    assert [worth(WIN_SHARE, scores, seat) for seat in range(3)] == [0.0, 1.0, 0.0]
    assert worth(WIN_SHARE, [(3,), (3,)], 1) == 0.5
    assert worth(LEAD, scores, 1) == 3.0


def test_blocks_are_added_up() -> None:
    assert blocks_of([0.0, 1.0, 2.0, 3.0], 2) == [(1.0, 2.0), (5.0, 2.0)]


def test_all_entries_are_read() -> None:
    assert len(published()) == len(list(FOLDER.glob("*.json"))) > 0
    for entry in published():
        command, *words = entry.command.split()
        assert command == "vaka"
        understood = parser().parse_args(words)
        assert (understood.task, understood.matches) == (entry.task, None)


@pytest.mark.parametrize("entry", [cost(entry) for entry in BOTS])
def test_entries_are_found_again_in_fewer_matches(entry: Entry) -> None:
    [*_, name] = entry.command.split()
    found = evaluate(entry.task, name, matches=FEW).estimate
    assert found.low is not None
    assert found.high is not None
    # at 95 % one or two of so many entries would always seem to be others
    apart = math.hypot(found.high - found.low, entry.high - entry.low) / (2 * NORMAL_95)
    assert abs(found.value - entry.value) < NORMAL_999 * apart


def test_an_entry_is_written_once_and_read_again(tmp_path: Path) -> None:
    evaluation = evaluate(a_task(matches=8), "random")
    entry = entry_of(evaluation, "random", "random")
    file = tmp_path / entry.file_name
    write(entry, file)
    with pytest.raises(FileExistsError):
        write(entry, file)
    with pytest.raises(BadEntry, match="its task has 400 matches"):
        read(file)
    with pytest.raises(BadEntry, match="too few matches"):
        entry_of(evaluate(QUICK, "random", 2), "random", "random")


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"name": "other"}, "must be called"),
        ({"value": "1"}, "value must be float"),
        ({"value": 2.0, "high": 3.0}, "between 0 and 1"),
        ({"low": 0.9}, "in its interval"),
        ({"decisions": 10**9}, "allows 1000000 decisions"),
        ({"command": "rm -r"}, "must begin with"),
        ({"more": 1}, "has just task, name"),
    ],
)
def test_what_does_not_fit_is_no_entry(tmp_path: Path, changes: dict[str, Any], why: str) -> None:
    chosen = task("rapanui2011-2p-vs-greedy-v1")
    good = {
        "task": chosen.id,
        "name": "mine",
        "command": f"vaka tasks {chosen.id} --bot my_bots.Mine",
        "decisions": 1000,
        "matches": chosen.matches,
        "value": 0.5,
        "low": 0.4,
        "high": 0.6,
        "vaka": "0",
    }
    file = tmp_path / f"{chosen.id}.mine.json"
    file.write_text(json.dumps(good))
    assert published(chosen.id, tmp_path) == [read(file)]
    file.write_text(json.dumps({**good, **changes}))
    with pytest.raises(BadEntry, match=why):
        read(file)


def test_what_is_no_json_is_no_entry(tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text("{")
    with pytest.raises(BadEntry, match=r"x\.json"):
        published(folder=tmp_path)
