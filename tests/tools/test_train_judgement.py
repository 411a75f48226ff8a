"""The tool that learns from matches, from self-play to a file that bots use."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
import self_play

import vaka
from vaka.bots import nets

GAME = "rapanui2020"  # of which a few matches teach what its evaluation does not know
TOOL = Path(__file__).parents[2] / "tools" / "train_judgement.py"


def learned(game: str, *given: str) -> str:
    """Learn with one process, and return what is told about it."""
    done = subprocess.run(
        [sys.executable, str(TOOL), game, "--processes", "1", *given],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "OMP_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.long
def test_two_rounds_give_a_network_that_can_be_played_with(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="training needs torch: see tools/install_torch.py")
    file = tmp_path / "learned.net"
    given = ["--seconds", "4", "--rounds", "2", "--iterations", "5", "--hidden", "4"]
    told = learned(
        "rapanui2011", *given, "--learn-seconds", "3", "--decay", "0.1", "1", "--out", str(file)
    )
    assert told.count("| quarter 4 |") == 2
    net = nets.read(file, nets.fingerprint_of(vaka.load("rapanui2011")))
    assert net.hidden == 4


@pytest.mark.long
def test_the_same_matches_and_seed_give_the_same_networks(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="training needs torch: see tools/install_torch.py")
    player = self_play.Player(self_play.Plan(GAME, 0, 3, 5))
    self_play.write(tmp_path / "matches.gz", [player.match(number) for number in range(40)])
    given = ["--matches", str(tmp_path / "matches.gz"), "--rounds", "0", "--hidden", "0", "3"]
    tables = [learned(GAME, *given, "--out", str(tmp_path / f"{run}.net")) for run in ("a", "b")]
    assert tables[0] == tables[1]
    for hidden in (0, 3):
        one, two = (tmp_path / f"{run}-{hidden}.net" for run in ("a", "b"))
        assert one.read_bytes() == two.read_bytes()
        net = nets.read(one, nets.fingerprint_of(vaka.load(GAME)))
        assert net.hidden == hidden
        assert any(net.numbers()[: 2 * net.inputs])  # it has learned something
