"""A Ray cluster as workers: many machines, or processes of this one, with the same results."""

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from logging import ERROR
from typing import Any

from vaka.arena.contest import WORDS, Contest, ExtraMissing
from vaka.arena.play import MatchResult, lost, play
from vaka.arena.schedule import Seating
from vaka.errors import Refusal

MORE_TRIES = 2  # a machine may leave the cluster; a match that ends its process ends it again
SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",  # nobody is told that we play
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # what will be the default, without the warning
    "RAY_task_oom_retries": str(MORE_TRIES),  # by default without end
}
# What Ray says of a match that was lost after all tries. Its other errors are not those of one
# match: our own code failed, or nothing at all can be played there, and then the arena ends.
LOSSES = ("WorkerCrashedError", "OutOfMemoryError", "NodeDiedError", "ObjectLostError")


def on_cluster(
    address: str | None, contest: Contest, seatings: Iterable[Seating]
) -> Iterator[MatchResult]:
    """Play on a Ray cluster: the one at `address`, the one Ray finds, or a new one right here."""
    with _connected(address) as ray:
        losses = tuple(getattr(ray.exceptions, name) for name in LOSSES)
        task = ray.remote(max_retries=MORE_TRIES)(play)
        most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))  # one ahead for each core
        waiting = iter(seatings)
        under_way: dict[Any, Seating] = {}
        while True:
            for seating in islice(waiting, most - len(under_way)):
                under_way[task.remote(contest, seating)] = seating
            if not under_way:
                return
            done, _ = ray.wait(list(under_way), num_returns=1)
            seating = under_way.pop(done[0])
            try:
                yield ray.get(done[0])
            except losses:
                yield lost(contest, seating)


def import_ray() -> Any:
    """Return Ray; ExtraMissing says how to get it."""
    for key, value in SETTINGS.items():
        os.environ.setdefault(key, value)
    try:
        import ray
    except ImportError:
        raise ExtraMissing("cluster") from None
    return ray


@contextmanager
def _connected(address: str | None) -> Iterator[Any]:
    """Return Ray, connected; a connection that was there before is used and left alone."""
    ray = import_ray()
    if ray.is_initialized():
        yield ray
        return
    try:
        ray.init(address, include_dashboard=False, log_to_driver=False, logging_level=ERROR)
    except (ConnectionError, ImportError, ValueError) as error:
        why = " ".join(str(error).split())
        raise Refusal("no_cluster", {"address": address or "ray", "why": why}, WORDS) from error
    try:
        yield ray
    finally:
        ray.shutdown()
