"""How much may be asked at once: a bucket for each kind of request and each who asks."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from vaka.table.phrases import TableRefusal

MOST_BUCKETS = 10_000
MOST_SOCKETS = 500  # that may be open from one address
MOST_HINTS = 3  # that may be thought about for one address at a time


class Allowance(NamedTuple):
    """So many at once, and so many a second for ever."""

    burst: float
    per_second: float


RATES = {
    "get": Allowance(300, 60),
    "change": Allowance(100, 20),
    "create": Allowance(20, 0.5),
    "link": Allowance(30, 1),
    "hint": Allowance(4, 0.5),
    "upload": Allowance(5, 0.2),
    "socket": Allowance(400, 40),
    "message": Allowance(60, 20),
    "message of network": Allowance(240, 80),
    "chat": Allowance(8, 1),
    "chat of network": Allowance(32, 4),
}


class Limits:
    """Buckets that run empty by requests and fill up again with time."""

    def __init__(self, factor: float = 1.0) -> None:
        """Allow `factor` times the rates."""
        self.factor = factor
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self._under_way: Counter[tuple[str, str]] = Counter()

    def allows(self, kind: str, who: str) -> bool:
        """Take one from a bucket; False if it is empty."""
        rate, now = RATES[kind], time.monotonic()
        full = rate.burst * self.factor
        left, at = self._buckets.pop((kind, who), (full, now))
        left = min(full, left + (now - at) * rate.per_second * self.factor)
        allowed = left >= 1
        self._buckets[kind, who] = (left - 1 if allowed else left, now)
        while len(self._buckets) > MOST_BUCKETS:  # the one that was not used for longest
            del self._buckets[next(iter(self._buckets))]
        return allowed

    def check(self, kind: str, who: str) -> None:
        """Refuse what is too much."""
        if not self.allows(kind, who):
            raise TableRefusal(429, "too_many")

    @contextmanager
    def socket(self, who: str) -> Iterator[None]:
        """Count an open socket; refuse it if there are too many."""
        self.check("socket", who)
        with self._counted("socket", who, MOST_SOCKETS * self.factor, "too_many"):
            yield

    @contextmanager
    def hint(self, person: str, network: str) -> Iterator[None]:
        """Count a question to a bot while it thinks: one of each person, a few of a network."""
        with (
            self._counted("hint", person, 1, "hint_asked"),
            self._counted("hint of network", network, MOST_HINTS * self.factor, "too_many"),
        ):
            yield

    @contextmanager
    def _counted(self, kind: str, who: str, most: float, reason: str) -> Iterator[None]:
        """Count what is under way; refuse it if there is too much of it."""
        if self._under_way[kind, who] >= most:
            raise TableRefusal(429, reason)
        self._under_way[kind, who] += 1
        try:
            yield
        finally:
            self._under_way[kind, who] -= 1
            if not self._under_way[kind, who]:
                del self._under_way[kind, who]


def network_of(address: str) -> str:
    """Return who an address stands for: with IPv6 a whole network is one who asks."""
    return ":".join(address.split(":")[:4]) if ":" in address else address
