"""What can be counted and timed of the server, for Prometheus: numbers only, nobody's names.

Labels are fixed words and templates of addresses, never parts of a request, so that nothing secret
can get in and their number stays small. Several workers write to files in a folder that they share
(the multiprocess mode of the library), and whichever of them is asked answers for all.
"""

import os
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # read by the library when it is imported
SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4
LONG = (0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80)
REGISTRY = CollectorRegistry()

REQUESTS = Counter(
    "vaka_requests", "Requests answered.", ["method", "route", "status"], registry=REGISTRY
)
REQUEST_SECONDS = Histogram(
    "vaka_request_seconds",
    "Time to answer a request.",
    ["method", "route"],
    buckets=SHORT,
    registry=REGISTRY,
)
SOCKETS = Gauge(
    "vaka_sockets_open",
    "Sockets of pages that are open.",
    registry=REGISTRY,
    multiprocess_mode="livesum",
)
ROOMS = Gauge(
    "vaka_rooms_loaded", "Matches in memory.", registry=REGISTRY, multiprocess_mode="livesum"
)
MOVES = Counter("vaka_moves_kept", "Changes of a journal that were kept.", registry=REGISTRY)
STORE_SECONDS = Histogram(
    "vaka_store_seconds",
    "Time that a question to the store takes.",
    ["kind"],
    buckets=SHORT,
    registry=REGISTRY,
)
STORE_FAILURES = Counter(
    "vaka_store_failures", "Questions that the store failed at.", ["kind"], registry=REGISTRY
)
STORE_DOWN = Gauge(
    "vaka_store_down",
    "1 while the store cannot be written.",
    registry=REGISTRY,
    multiprocess_mode="livemax",
)
WAITING = Gauge(
    "vaka_jobs_waiting",
    "Bots, hints and the like that wait for their turn.",
    ["queue"],
    registry=REGISTRY,
    multiprocess_mode="livesum",
)
RUNNING = Gauge(
    "vaka_jobs_running",
    "Bots, hints and the like under way.",
    ["queue"],
    registry=REGISTRY,
    multiprocess_mode="livesum",
)
JOB_SECONDS = Histogram(
    "vaka_job_seconds",
    "Time until a bot, a hint and the like is done.",
    ["queue"],
    buckets=LONG,
    registry=REGISTRY,
)
WEBHOOKS = Counter("vaka_webhooks", "Alerts sent, or not.", ["outcome"], registry=REGISTRY)
ProcessCollector(registry=REGISTRY)


@contextmanager
def job(queue: str) -> Iterator[None]:
    """Time a job, from being asked for on."""
    begun = time.perf_counter()
    try:
        yield
    finally:
        JOB_SECONDS.labels(queue).observe(time.perf_counter() - begun)


def exposition() -> bytes:
    """Return everything as text, of all workers if there are several."""
    folder = os.environ.get(FOLDER, "")
    if not folder:
        return generate_latest(REGISTRY)
    _forget_the_dead(Path(folder))
    shared = CollectorRegistry()
    MultiProcessCollector(shared, folder)  # type: ignore[no-untyped-call]
    return generate_latest(shared)


def _forget_the_dead(folder: Path) -> None:
    """Let what is open count no more where the worker is gone; what it has counted stays."""
    for file in folder.glob("gauge_live*.db"):
        found = re.search(r"_(\d+)\.db$", file.name)
        if found and not Path(f"/proc/{found[1]}").exists() and Path("/proc/self").exists():
            mark_process_dead(int(found[1]), str(folder))  # type: ignore[no-untyped-call]
