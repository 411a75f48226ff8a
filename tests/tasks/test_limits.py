"""An entry says how many of its matches a limit has ended, where there is a limit."""

import json
from dataclasses import asdict
from pathlib import Path

import pytest
import write_tasks

from vaka.arena.intervals import Estimate
from vaka.tasks.entries import BadEntry, Entry, entry_of, read, text_of, write
from vaka.tasks.evaluation import Evaluation, Played
from vaka.tasks.learning import Run, entry_of_runs
from vaka.tasks.listed import task

LIMITED, FREE = "tongiaki-2p-vs-greedy-v1", "rapanui2011-2p-vs-greedy-v1"


def measured(name: str, truncated: int) -> Entry:
    evaluation = Evaluation(name, task(name).matches, Estimate(0.5, 0.4, 0.6), truncated)
    return entry_of(evaluation, "my_bots.Mine", "mine")


@pytest.mark.parametrize("truncated", [0, 44])
def test_an_entry_keeps_how_many_matches_were_cut(tmp_path: Path, truncated: int) -> None:
    entry = measured(LIMITED, truncated)
    file = tmp_path / entry.file_name
    write(entry, file)
    assert json.loads(file.read_text())["truncated"] == truncated
    assert read(file) == entry


def test_an_entry_of_a_game_without_a_limit_does_not_speak_of_one() -> None:
    assert "truncated" not in json.loads(text_of(measured(FREE, 0)))


def test_the_matches_of_all_trainings_are_counted() -> None:
    matches = task(LIMITED).matches
    runs = [
        Run(100, [(100, [0.5] * 60)], [Played(i % 3 / 2, i < 10) for i in range(matches)])
        for _ in range(3)
    ]
    entry = entry_of_runs(task(LIMITED), "ppo", "ppo", runs)
    assert entry.truncated == 30
    assert "| 2.5 % | 100 |" in write_tasks.entry_row(task(LIMITED), entry)


@pytest.mark.parametrize(
    ("name", "truncated", "why"),
    [
        (LIMITED, 401, "as many matches"),
        (LIMITED, -1, "as many matches"),
        (LIMITED, "44", "truncated must be int"),
        (LIMITED, None, "truncated must be int"),
        (FREE, 1, "no limit"),
    ],
)
def test_a_number_that_cannot_be_is_refused(
    tmp_path: Path, name: str, truncated: object, why: str
) -> None:
    entry = measured(name, 0)
    told = asdict(entry) | {"truncated": truncated}
    file = tmp_path / entry.file_name
    file.write_text(json.dumps({key: told[key] for key in told if key not in ("seeds", "curve")}))
    with pytest.raises(BadEntry, match=why):
        read(file)


def test_the_page_tells_the_share_or_that_it_was_not_counted() -> None:
    row = write_tasks.entry_row(task(LIMITED), measured(LIMITED, 44))
    assert row.startswith("| mine | 50.0 % | 40.0 % to 60.0 % | 11.0 % | 0 |")
    older = Entry(**asdict(measured(LIMITED, 44)) | {"truncated": None})
    assert "| ? | 0 |" in write_tasks.entry_row(task(LIMITED), older)
    assert "40.0 % to 60.0 % | 0 |" in write_tasks.entry_row(task(FREE), measured(FREE, 0))
