"""What `make` does where something cannot be had."""

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("there", [True, False])
def test_a_compiler_that_could_not_be_had_is_asked_for_again(there: bool, tmp_path: Path) -> None:
    """The folder does without it meanwhile."""
    python = tmp_path / "bin" / "python"
    python.parent.mkdir()
    python.write_text(f"#!/bin/sh\nexit {int(not there)}\n")
    python.chmod(0o755)
    for stamp in ("built", "pip"):
        (tmp_path / stamp).touch()
    wanted = tmp_path / "browser-engine"
    command = ["make", f"VENV={tmp_path}", str(wanted)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert ("plain engine" in done.stdout) == (not there)
    assert wanted.exists() == there
