"""The table that is measured: which processes stand still while it is."""

import os
import subprocess
import sys
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from benchmarks.visitors import TableServer
from vaka.table.bot_pool import LEAST_PRIORITY, MORE_POLITENESS

SLEEPER = "import os, sys; os.nice(int(sys.argv[1])); print(flush=True); sys.stdin.read()"


@pytest.fixture
def nice_child() -> Iterator[int]:
    """A process of this one with the least priority."""
    command = [sys.executable, "-c", SLEEPER, str(LEAST_PRIORITY)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        child.stdout.readline()
        yield child.pid


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_only_own_processes_stand_still_while_a_table_is_measured(nice_child: int) -> None:
    ours, another = (SimpleNamespace(process=SimpleNamespace(pid=pid)) for pid in (os.getpid(), 1))
    assert nice_child in TableServer.nicer(ours, MORE_POLITENESS)  # type: ignore[arg-type]
    assert nice_child not in TableServer.nicer(another, -1)  # type: ignore[arg-type]
