"""A bot of another checkout: it thinks with what lies there, not with what is installed here."""

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import vaka
from vaka.bots.remote import RemoteBot
from vaka.engine.rng import Rng

ROOT = Path(__file__).parents[2]
GAME = vaka.load("rapanui2011")
OTHER = """
class Rng:
    def __init__(self, seed): pass

def load(name): return name
"""
BOTS = """
class Last:
    def choose(self, view, seat, moves): return moves[-1]

def bot(name, game, rng):
    assert (name, game) == ("last:deep=1", "rapanui2011")
    return Last()
"""


def command(*arguments: str) -> list[str]:
    return [sys.executable, str(ROOT / "tools" / "bot_of.py"), *arguments]


def test_the_bot_is_that_of_the_other_checkout(tmp_path: Path) -> None:
    package = tmp_path / "src" / "vaka"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(OTHER, encoding="utf-8")
    (package / "bots.py").write_text(BOTS, encoding="utf-8")
    player = RemoteBot(GAME, Rng(1), shlex.join(command(str(tmp_path), "last:deep=1")))
    assert [player.choose({}, 0, ["buy fish", "pass"]) for _ in range(2)] == ["pass"] * 2
    player.close()


def test_a_checkout_like_this_one_plays() -> None:
    match = vaka.Match(GAME, 2)
    match.draw(Rng(1))
    seat = match.turn()[0]
    view, moves = match.view(seat, recall=True), match.moves(seat)
    player = RemoteBot(GAME, Rng(1), shlex.join(command(str(ROOT), "greedy")))
    assert player.choose(view, seat, moves) in moves
    player.close()


@pytest.mark.parametrize("arguments", [["nowhere", "greedy"], [str(ROOT)], []])
def test_what_is_missing_is_said(arguments: list[str]) -> None:
    found = subprocess.run(
        command(*arguments), capture_output=True, text=True, timeout=30, check=False
    )
    assert found.returncode == 2
    assert found.stderr.startswith("usage: " if len(arguments) != 2 else "nowhere is no checkout")
