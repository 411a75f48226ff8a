import json
from pathlib import Path

import pytest

from cli.terminal import Command
from vaka.tasks.listed import SMALL, TASKS

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


def test_a_learner_is_trained_and_measured(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("torch", reason="torch is not installed: tools/install_torch.py")
    small = {**vars(TASKS[QUICK]), "matches": 8, "budget": 6000}
    monkeypatch.setitem(TASKS, QUICK, type(TASKS[QUICK])(**small))
    monkeypatch.setattr("vaka.tasks.learning.CHECKS", 1)
    file, folder = tmp_path / f"{QUICK}.mine.json", tmp_path / "learned"
    asked = ("tasks", QUICK, "--learner", "reinforce", "--seeds", 2, "--processes", 1)
    found = command(*asked, "--policies", folder, "--entry", file, "--json")
    assert found.code == 0
    told = json.loads(found.out)
    assert (told["learner"], told["seeds"], told["matches"]) == ("reinforce", 2, 8)
    assert told["curve"][0]["decisions"] == 0
    assert json.loads(file.read_text())["command"] == (
        f"vaka tasks {QUICK} --learner reinforce --seeds 2"
    )
    assert sorted(path.name for path in folder.iterdir()) == ["reinforce-1.npz", "reinforce-2.npz"]


def test_a_learner_for_another_kind_of_task_is_refused(command: Command) -> None:
    for name, learner in ((QUICK, "mccfr"), (SMALL.id, "ppo")):
        refused = command("tasks", name, "--learner", learner, "--language", "en")
        assert refused.code == 2
        assert refused.sentence.startswith(f"{learner} does not learn for {name}")


def test_what_there_is_not_is_refused(command: Command) -> None:
    assert "There is no task 'chess'" in command("tasks", "chess").sentence
    assert command("tasks", QUICK, "--bot", "nobody").code == 2
