"""One hostile client does everything at once, and somebody else plays on undisturbed."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

from benchmarks.visitors import TableServer
from table import hostile
from table.stopwatch import answers, memory, moves, p50, p95
from table.table_client import Person

LONGEST = 600  # seconds of attack, which is ended before
BEGIN = 12  # seconds until it has come to its full strength
SECONDS = 30  # that are measured
QUIET = 0.020  # seconds for a move on a machine that does nothing else, at most
THOUGHT = 0.040  # seconds for an answer of the bot; of less the machine decides
MOST_MEMORY = 400 + 60  # megabytes, of the server and its processes, and of the one that analyses


@pytest.fixture
def table() -> Iterator[TableServer]:
    """A server of its own, with the limits of every day, for two cores."""
    running = TableServer(patience=1.0, memory=300, private_webhooks=True)
    yield running
    running.stop()


@pytest.mark.long
@pytest.mark.alone
def test_whoever_plays_does_not_feel_a_hostile_client(
    table: TableServer, capsys: pytest.CaptureFixture[str]
) -> None:
    ana = Person(int(table.base.rpartition(":")[2]))
    quiet = answers(ana, 20)
    calm = moves(ana, 40)
    attack = subprocess.Popen(
        [sys.executable, hostile.__file__, table.base, str(LONGEST)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
    )
    try:
        time.sleep(BEGIN)
        clicks, bots, most = [], [], 0.0
        until = time.monotonic() + SECONDS
        while time.monotonic() < until:
            clicks += moves(ana, 40)
            bots += answers(ana, 10)
            most = max(most, memory(table.process.pid))
        assert attack.poll() is None
    finally:
        attack.kill()
        attack.wait()
    with capsys.disabled():
        sys.stdout.write(
            f"\nmove p95 {1000 * p95(calm):.0f} -> {1000 * p95(clicks):.0f} ms of {len(clicks)}; "
            f"bot p50 {1000 * p50(quiet):.0f} -> {1000 * p50(bots):.0f} ms, "
            f"p95 {1000 * p95(quiet):.0f} -> {1000 * p95(bots):.0f} ms of {len(bots)}; "
            f"memory {most:.0f} MB\n"
        )
    others = max(1.0, p95(calm) / QUIET)  # what this machine does besides slows everything down
    assert p95(clicks) < 0.150 * others
    assert p50(bots) < 3 * max(p50(quiet), THOUGHT)
    assert most < MOST_MEMORY
