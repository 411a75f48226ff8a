import json
from pathlib import Path

import pytest

from cli.terminal import GAME, Command
from vaka.cli.output import Progress

OWN = """
class Last:
    def __init__(self, game, rng):
        pass

    def choose(self, view, seat, moves):
        return moves[-1]
"""


def test_a_bot_of_your_own_is_recorded(command: Command) -> None:
    Path("own_last.py").write_text(OWN)
    arguments = ("--bot", "own_last.Last,random", "--matches", "2", "--out", "out", "--json")
    done = command("record", GAME, *arguments)
    assert (done.code, done.err) == (0, "")
    assert json.loads(done.out)["bots"] == ["own_last.Last", "random"]
    assert len(list(Path("out").glob("*.journal"))) == 2


def test_a_bot_that_is_not_there_is_told_by_name(command: Command) -> None:
    done = command("record", GAME, "--bot", "nowhere.Bot", "--out", "out")
    assert done.code == 2
    assert done.sentence.startswith("Bot 'nowhere.Bot' cannot be used: ModuleNotFoundError")
    assert not Path("out").exists()


def test_who_interrupts_leaves_nothing_behind_and_can_begin_again(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ("record", GAME, "--matches", "3", "--out", "deep/out")

    def press_ctrl_c(_: Progress, done: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(Progress, "__call__", press_ctrl_c)
        assert command(*arguments).code == 130
    assert not list(Path("deep").iterdir())
    assert command(*arguments).code == 0
    assert {path.name for path in Path("deep").iterdir()} == {"out"}
    assert len(list(Path("deep/out").iterdir())) == 4


def test_an_empty_folder_may_be_there_already(command: Command) -> None:
    Path("out").mkdir()
    assert command("record", GAME, "--matches", "1", "--out", "out").code == 0
    done = command("record", GAME, "--matches", "1", "--out", "out")
    assert (done.code, done.sentence) == (
        2,
        "out: exists already and is not overwritten; choose another name.",
    )
