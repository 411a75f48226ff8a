import secrets
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from arena.arena_setup import contest, environment, own, read_rows, untimed
from vaka.arena.rows import write_csv
from vaka.arena.run import hold
from vaka.arena.schedule import seatings
from vaka.arena.workers import workers_of
from vaka.errors import Refusal

PATIENCE = 120.0
ON_CLUSTER = """
import sys
from pathlib import Path
import ray
from arena.arena_setup import contest, own
from vaka.arena.run import hold, write_all
from vaka.arena.workers import workers_of

about = contest("random", own("Crasher"), own("Signer"), seats=3)
ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
folder = Path(sys.argv[1])
write_all(about, hold(about, 30, folder, workers_of("ray")), folder)
killers = contest("random", own("Killer"))
hold(killers, 6, folder / "killers", workers_of("ray"))
assert ray.is_initialized(), "a cluster of the caller's is left alone"
ray.shutdown()
"""


def test_a_cluster_gives_the_same_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    signatures = tmp_path / "signatures"
    signatures.mkdir()
    monkeypatch.setenv("ARENA_SIGNATURES", str(signatures))
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    token = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(16)}
    subprocess.run(
        [sys.executable, "-c", ON_CLUSTER, str(tmp_path / "cluster")],
        env=environment(RAY_USAGE_STATS_ENABLED="0", **token),
        check=True,
        capture_output=True,
        timeout=PATIENCE,
    )
    processes = {file.name for file in signatures.iterdir()}
    about = contest("random", own("Crasher"), own("Signer"), seats=3)
    (tmp_path / "serial").mkdir()
    serial = hold(about, 30, tmp_path / "serial", workers_of("1"))
    write_csv(serial, tmp_path / "serial" / "rows.csv")
    assert read_rows(tmp_path / "cluster") == read_rows(tmp_path / "serial")
    assert len(processes) > 1  # at least two have played, besides the one that asked
    killers = contest("random", own("Killer"))
    lost = untimed(hold(killers, 6, tmp_path / "cluster" / "killers", workers_of("1")))
    assert lost == untimed(workers_of("2")(killers, seatings(killers, 3)))
    assert any(row["failure"] == "the process of this match died" for row in lost)


def exceptions() -> ModuleType:
    """Load Ray where it is used: it takes a second, in each process that runs tests."""
    return import_module("ray.exceptions")


class Cluster(ModuleType):
    """What looks like Ray, and says how it was asked for a connection."""

    def __init__(self, problem: Exception | None = None, loss: Exception | None = None) -> None:
        super().__init__("ray")
        self.problem = problem
        self.loss = loss  # what becomes of the first match that is asked for
        self.asked: list[tuple[Any, ...]] = []
        self.down = False
        self.exceptions = exceptions()

    def is_initialized(self) -> bool:
        return False

    def init(self, address: str | None, **settings: Any) -> None:
        self.asked.append((address, settings["include_dashboard"]))
        if self.problem is not None:
            raise self.problem

    def remote(self, **settings: Any) -> Any:
        return lambda function: SimpleNamespace(
            remote=lambda *arguments: lambda: function(*arguments)
        )

    def cluster_resources(self) -> dict[str, float]:
        return {}

    def wait(self, tasks: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        return tasks[-num_returns:], tasks[:-num_returns]

    def get(self, task: Any) -> Any:
        if self.loss is not None:
            loss, self.loss = self.loss, None
            raise loss
        return task()

    def shutdown(self) -> None:
        self.down = True


@pytest.mark.parametrize(("workers", "address"), [("ray", None), ("ray://a:10001",) * 2])
def test_a_cluster_is_connected_to_and_left(
    monkeypatch: pytest.MonkeyPatch, workers: str, address: str | None
) -> None:
    ray = Cluster()
    monkeypatch.setitem(sys.modules, "ray", ray)
    about = contest()
    results = list(workers_of(workers)(about, seatings(about, 3)))
    assert untimed(results) == untimed(workers_of("1")(about, seatings(about, 3)))
    assert ray.asked == [(address, False)]
    assert ray.down


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("WorkerCrashedError", ()),
        ("OutOfMemoryError", ("no memory left",)),
        ("NodeDiedError", ("gone",)),
        ("ObjectLostError", ("00", None, "")),
        ("ObjectFetchTimedOutError", ("00", None, "")),
    ],
)
def test_what_the_cluster_loses_is_a_match_that_failed(
    monkeypatch: pytest.MonkeyPatch, name: str, arguments: tuple[Any, ...]
) -> None:
    loss = getattr(exceptions(), name)(*arguments)
    monkeypatch.setitem(sys.modules, "ray", Cluster(loss=loss))
    about = contest()
    first, *others = workers_of("ray")(about, seatings(about, 2))
    assert first.failure is not None
    assert first.failure.error == "the process of this match died"
    assert len(others) == 3
    assert all(result.failure is None for result in others)


@pytest.mark.parametrize("name", ["LocalRayletDiedError", "RuntimeEnvSetupError", "ValueError"])
def test_what_would_happen_to_every_match_ends_the_arena(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    fault = ValueError() if name == "ValueError" else getattr(exceptions(), name)()
    monkeypatch.setitem(sys.modules, "ray", Cluster(loss=fault))
    about = contest()
    with pytest.raises(type(fault)):
        list(workers_of("ray")(about, seatings(about, 2)))


def test_a_cluster_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", Cluster(ConnectionError("nobody\nthere")))
    about = contest()
    with pytest.raises(Refusal, match="No Ray cluster at ray://a:1: nobody there"):
        list(workers_of("ray://a:1")(about, seatings(about, 1)))


def test_without_ray_its_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    about = contest()
    with pytest.raises(Refusal, match=r'pip install "vaka\[cluster\]"'):
        hold(about, 2, tmp_path / "arena", workers_of("ray"))
    assert not (tmp_path / "arena").exists(), "nothing is left behind"
