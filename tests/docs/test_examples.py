import os
import subprocess
import sys
from pathlib import Path

import pytest

import vaka

EXAMPLES = Path(__file__).parents[2] / "examples"
SETTINGS = {  # example -> small settings, and something it says
    "first_match.py": (("rapanui2011", "3"), "tie-breakers"),
    "write_a_bot.py": (("3", "1"), "points ahead"),
    "batch_random.py": (("4", "150"), "matches finished"),
    "replay_and_undo.py": ((), "equal: True"),
    "first_seat_advantage.py": (("rapanui2011", "20"), "its equal share is"),
    "openspiel_algorithm.py": (("rapanui2011", "1", "2"), "has a mean utility of"),
    "rate_a_bot.py": (("rapanui2011", "3"), "points a match"),
}


def run(example: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(EXAMPLES / example), *arguments],
        env={**os.environ, "PYTHONPATH": str(Path(vaka.__file__).parents[1])},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


ELSEWHERE = {  # run where their company is
    "failed_rituals.py",
    "network_bot.py",
    "remote_bot.py",
    "table_bot.py",
    "train_ppo.py",
}


def test_every_example_is_run() -> None:
    assert {path.name for path in EXAMPLES.glob("*.py")} == SETTINGS.keys() | ELSEWHERE


@pytest.mark.parametrize("example", SETTINGS)
def test_example_runs_and_says_what_it_should(example: str) -> None:
    arguments, said = SETTINGS[example]
    done = run(example, *arguments)
    assert done.returncode == 0, done.stderr
    assert said in done.stdout


def test_the_same_seed_tells_the_same_match() -> None:
    assert run("first_match.py").stdout == run("first_match.py").stdout
    assert run("first_match.py").stdout != run("first_match.py", "rapanui2011", "2").stdout
