import json
from pathlib import Path

import pytest

from cli.terminal import Command
from vaka.tasks.listed import TASKS

QUICK = "rapanui2011-2p-lead-over-random-v1"


def test_all_tasks_are_listed(command: Command) -> None:
    assert [one["id"] for one in json.loads(command("tasks", "--json").out)] == list(TASKS)
    header, *rows = command("tasks", "--language", "de").out.splitlines()
    assert header.split()[0] == "Aufgabe"
    assert [row.split()[0] for row in rows] == list(TASKS)


def test_a_task_shows_what_is_published(command: Command) -> None:
    found = json.loads(command("tasks", QUICK, "--json").out)
    assert found["id"] == QUICK
    names = [entry["name"] for entry in found["entries"]]
    assert "random" in names
    assert [line.split()[0] for line in command("tasks", QUICK).out.splitlines()] == [
        "name",
        *names,
    ]


def test_a_bot_is_measured(command: Command) -> None:
    few = ("--bot", "random", "--matches", 30, "--processes", 1)
    found = json.loads(command("tasks", QUICK, *few, "--json").out)
    assert list(found) == ["bot", "task", "matches", "value", "low", "high", "truncated"]
    assert (found["bot"], found["matches"]) == ("random", 30)
    told = command("tasks", QUICK, *few).out
    assert told.startswith(
        f"random at {QUICK}: lead {found['value']:+z.2f} [{found['low']:+z.2f}, "
    )
    greedy = "rapanui2011-2p-vs-greedy-v1"
    assert " %], 95 % interval, 30 matches" in command("tasks", greedy, *few).out


def test_an_entry_is_written(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(TASKS, QUICK, type(TASKS[QUICK])(**{**vars(TASKS[QUICK]), "matches": 8}))
    file = tmp_path / f"{QUICK}.mine.json"
    asked = ("tasks", QUICK, "--bot", "random", "--processes", 1, "--entry", file)
    assert command(*asked).code == 0
    assert json.loads(file.read_text())["name"] == "mine"
    again = command(*asked)
    assert (again.code, again.sentence) == (
        2,
        f"{file}: exists already and is not overwritten; choose another name.",
    )
    assert "--entry goes without --matches" in command(*asked, "--matches", 30).sentence


def test_what_there_is_not_is_refused(command: Command) -> None:
    assert "There is no task 'chess'" in command("tasks", "chess").sentence
    assert command("tasks", QUICK, "--bot", "nobody").code == 2
