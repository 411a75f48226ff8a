"""Bots bid and prepare rituals sensibly in Raiatea."""

import re
import subprocess
import sys
from pathlib import Path

from arena.arena_setup import environment

EXAMPLE = Path(__file__).parents[2] / "examples" / "failed_rituals.py"


def test_rituals_of_bots_fail_sometimes_but_not_mostly() -> None:
    command = [sys.executable, str(EXAMPLE), "greedy", "8"]
    done = subprocess.run(command, env=environment(), capture_output=True, text=True, check=True)
    found = re.search(r"(\d+) rituals performed, (\d+) failed", done.stdout)
    assert found, done.stdout
    performed, failed = map(int, found.groups())
    assert performed > 80
    assert 0 < failed < performed / 2
