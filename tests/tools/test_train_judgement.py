"""The tool that learns from matches, from self-play to a file that bots use."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import vaka
from vaka.bots import nets

TOOL = Path(__file__).parents[2] / "tools" / "train_judgement.py"


@pytest.mark.long
def test_two_rounds_give_a_network_that_can_be_played_with(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="training needs torch: see tools/install_torch.py")
    file = tmp_path / "learned.net"
    command = [sys.executable, str(TOOL), "rapanui2011", "--seconds", "4", "--rounds", "2"]
    command += ["--iterations", "5", "--hidden", "4", "--learn-seconds", "3", "--processes", "1"]
    done = subprocess.run(
        [*command, "--decay", "0.1", "1", "--out", str(file)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "OMP_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("| quarter 4 |") == 2
    net = nets.read(file, nets.fingerprint_of(vaka.load("rapanui2011")))
    assert net.hidden == 4
