"""What can be counted and timed of the server, for Prometheus: numbers only, nobody's names.

Labels are fixed words and templates of addresses, never parts of a request, so that nothing secret
can get in and their number stays small. exposition.py writes them for whoever asks.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager

try:
    from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
except ModuleNotFoundError:  # a table that nobody runs for others
    from vaka.table.uncounted import Uncounted

    CollectorRegistry = Counter = Gauge = Histogram = ProcessCollector = Uncounted  # type: ignore[assignment,misc]

SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
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
