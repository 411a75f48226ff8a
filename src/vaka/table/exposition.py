"""The numbers of metrics.py as text for Prometheus.

Several workers write to files in a folder that they share (the multiprocess mode of the library),
and whichever of them is asked answers for all.
"""

import os
import re
from pathlib import Path

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from vaka.table.metrics import REGISTRY

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # read by the library when it is imported
CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4


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
