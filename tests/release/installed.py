"""Programs that a test needs and a machine need not have."""

import os
import shutil
import sys
from pathlib import Path

import pytest


def installed(name: str) -> str:
    """Return a program, from beside this Python or the path; skip the test if there is none."""
    folders = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    found = shutil.which(name, path=folders)
    if found is None:
        pytest.skip(f"{name} is not installed: pip install --group workflows")
    return found
