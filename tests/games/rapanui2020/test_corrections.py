"""What is reconstructed is data: to correct it in one place of parts.py is to correct the game."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import vaka

ROOT = Path(__file__).parents[3]
PACKAGE = Path(vaka.__file__).parent
LEFT_OUT = ("*.so", "*.pyd", "client", "raiatea", "rapanui2011", "tongiaki")
CORRECTIONS = {  # by what corrected_game.py asks then: what is written instead of what
    "cap": ("CAP = 8", "CAP = 5"),
    "stacks": ("(8, 7, 6, 6)", "(8, 8, 7, 6)"),
    "outstanding": ("(9, 9)", "(10, 9)"),
    "island": (
        '("c5", "Vaihu", "eggs", 2),',
        '("c5", "Vaihu", "eggs", 1), ("d5", "Cape", "wood", 1),',
    ),
    "places": ("PLACES = ((4, 3, 2), (5, 4, 3))", "PLACES = ((4, 3, 2), (1, 4, 3))"),
    "stars": ("STARS = (2, 4)", "STARS = (3, 6)"),
}


def run(folder: Path, *command: str | Path) -> None:
    """Run a program with the plain engine of a copy."""
    path = os.pathsep.join([str(folder / "src"), str(ROOT / "tests")])
    environment = {**os.environ, "PYTHONPATH": path, "VAKA_PURE": "1"}
    done = subprocess.run(
        [sys.executable, *command], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", CORRECTIONS)
def test_the_engine_follows_a_correction(name: str, tmp_path: Path) -> None:
    """The copy is corrected in one place, and what is made from parts.py is written again."""
    shutil.copytree(PACKAGE, tmp_path / "src/vaka", ignore=shutil.ignore_patterns(*LEFT_OUT))
    (tmp_path / "tools").mkdir()
    for tool in ("write_engine.py", "written.py"):
        shutil.copy(ROOT / "tools" / tool, tmp_path / "tools")
    parts = tmp_path / "src/vaka/games/rapanui2020/parts.py"
    text = parts.read_text(encoding="utf-8")
    before, after = CORRECTIONS[name]
    assert text.count(before) == 1, "the datum stands in one place"
    parts.write_text(text.replace(before, after), encoding="utf-8")
    run(tmp_path, tmp_path / "tools/write_engine.py", "vaka.games.rapanui2020")
    run(tmp_path, Path(__file__).with_name("corrected_game.py"), name)
