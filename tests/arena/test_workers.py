import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from arena.arena_setup import GAME, contest, environment, own, read_rows, untimed
from vaka.arena import workers
from vaka.arena.contest import Contest
from vaka.arena.run import LOG, hold
from vaka.arena.schedule import seatings
from vaka.arena.workers import Workers, one_by_one, workers_of
from vaka.errors import Refusal

PATIENCE = 60.0


def rows_of(work: Workers, about: Contest, blocks: int) -> list[dict[str, object]]:
    return untimed(work(about, seatings(about, blocks)))


def test_processes_give_the_same_rows_as_one() -> None:
    about = contest("random", own("First"), own("Crasher"), seats=3)
    serial = rows_of(workers_of("1"), about, 4)
    assert rows_of(workers_of("2"), about, 4) == serial
    assert any(row["failure"] for row in serial)
    assert any(not row["failure"] for row in serial)


def test_a_bot_that_kills_its_process_fails_alone() -> None:
    about = contest("random", own("Killer"))
    results = list(workers_of("2")(about, seatings(about, 8)))
    lost = {result.match for result in results if result.failure}
    assert len(results) == 16
    assert 0 < len(lost) < 8
    for result in results:
        if result.failure:
            assert result.failure.seat is None
            assert result.failure.error == "the process of this match died"
    healthy = [seating for seating in seatings(about, 8) if seating.match not in lost]
    alive = [result for result in results if not result.failure]
    assert untimed(alive) == untimed(one_by_one(about, healthy))


def test_whoever_stops_listening_waits_for_nobody() -> None:
    about = contest(own("Thinker"))
    began = time.monotonic()
    results = workers.on_processes(2, about, seatings(about, 10_000))
    next(results)
    results.close()  # type: ignore[attr-defined]
    assert time.monotonic() - began < PATIENCE


@pytest.mark.parametrize("text", ["0", "-1", "1001", "two", "", "ray:", "http://x", "1.5", "²"])
def test_wrong_workers_are_refused(text: str) -> None:
    with pytest.raises(Refusal, match='Workers are "auto", a number from 1 to 1000, "ray"'):
        workers_of(text)


def test_auto_takes_every_core(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "cores", lambda: 1)
    assert workers_of("auto") is one_by_one
    monkeypatch.setattr(workers, "cores", lambda: 3)
    assert workers_of("auto").args == (3,)  # type: ignore[attr-defined]


def test_cores_are_those_that_may_be_used(monkeypatch: pytest.MonkeyPatch) -> None:
    assert workers.cores() >= 1
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    assert workers.cores() == os.cpu_count()


# -- killed for real -------------------------------------------------------------------------------


def children_of(process: int) -> list[int]:
    """Return the processes that a process has started, as Linux tells it."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:  # it has gone meanwhile
            continue
        if int(fields[1]) == process:
            found.append(int(stat.parent.name))
    return found


def alive(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="asks Linux for the processes")
def test_a_killed_arena_loses_nothing_and_repeats_nothing(tmp_path: Path) -> None:
    about = contest("random", own("Thinker"), seed=9)
    log = tmp_path / "killed" / LOG
    arguments = [GAME, "--bots", ",".join(about.bots), "--matches", "24", "--seed", "9"]
    command = [sys.executable, "-m", "vaka", "arena", *arguments, "--workers", "2"]
    started = [*command, "--out", str(log.parent)]
    process = subprocess.Popen(started, env=environment(), start_new_session=True)
    end = time.monotonic() + PATIENCE
    while not log.exists() or log.read_bytes().count(b"\n") < 5:
        assert process.poll() is None
        assert time.monotonic() < end
        time.sleep(0.01)
    children = children_of(process.pid)
    process.send_signal(signal.SIGKILL)
    process.wait(PATIENCE)
    saved = log.read_bytes()
    whole = saved[: saved.rfind(b"\n") + 1]
    assert 5 <= whole.count(b"\n") < 25
    while any(alive(child) for child in children):
        assert time.monotonic() < end, "processes play on for nobody"
        time.sleep(0.01)
    assert children
    hold(about, 24, log.parent, workers_of("2"))
    lines = log.read_bytes().splitlines()
    assert log.read_bytes().startswith(whole)
    assert len(lines) == len(set(lines)) == 25
    fresh = hold(about, 24, tmp_path / "fresh", one_by_one)
    assert untimed(hold(about, 24, log.parent, one_by_one)) == untimed(fresh)
    subprocess.run(started, env=environment(), check=True, capture_output=True)
    assert len(read_rows(log.parent)) == 48
