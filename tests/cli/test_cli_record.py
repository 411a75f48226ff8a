import json
from pathlib import Path

from cli.terminal import GAME, Command

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
