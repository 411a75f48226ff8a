"""Outages of the store: a full disk, a file that cannot be written, a database that is gone.

Nothing is lost by one: what could not be kept was not shown, and whoever asked for it is told. An
outage ends by itself with the first thing that is kept again.
"""

import logging
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from vaka.table import metrics
from vaka.table.phrases import TableRefusal

LOG = logging.getLogger("vaka.table")


class StoreDown(TableRefusal):
    """The store did not do what was asked; nothing has changed."""

    def __init__(self) -> None:
        """Refuse for now: it may be asked again."""
        super().__init__(503, "store_down")


class Health:
    """Knows whether the store works, from what becomes of the questions to it."""

    def __init__(self) -> None:
        """Begin in good health."""
        self.down = False
        self._lock = threading.Lock()

    @contextmanager
    def watched(self, kind: str, outages: tuple[type[Exception], ...]) -> Iterator[None]:
        """Time a question, "read" or "write", and turn an outage into a refusal."""
        begun = time.perf_counter()
        try:
            yield
        except outages as problem:
            metrics.STORE_FAILURES.labels(kind).inc()
            self._note(problem)
            raise StoreDown from problem
        metrics.STORE_SECONDS.labels(kind).observe(time.perf_counter() - begun)
        if self.down and kind == "write":
            self._note(None)

    def _note(self, problem: Exception | None) -> None:
        """Write one line when the store goes, and one when it is back."""
        with self._lock:
            changed, self.down = self.down != (problem is not None), problem is not None
        if not changed:
            return
        metrics.STORE_DOWN.set(self.down)
        if problem is None:
            LOG.warning("the store works again")
        else:
            why = str(problem).strip().partition("\n")[0]
            facts = {"error": type(problem).__qualname__}
            LOG.error("the store does not work: %s", why, extra={"facts": facts})
