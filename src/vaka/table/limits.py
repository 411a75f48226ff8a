"""How much may be asked at once: a bucket for each kind of request and each who asks."""

import ipaddress
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import NamedTuple

from vaka.table.caps import MOST_FILES
from vaka.table.phrases import TableRefusal

MOST_BUCKETS = 10_000
MOST_SOCKETS = 500  # that may be open from one address
MOST_HINTS = 3  # that may be thought about for one address at a time
MOST_ANALYSES = 3  # that may be worked out for one address at a time
EVERYBODY = "*"  # in place of one who asks


class Allowance(NamedTuple):
    """So many at once, and so many a second for ever."""

    burst: float
    per_second: float


RATES = {
    "get": Allowance(300, 60),
    "change": Allowance(100, 20),
    "create": Allowance(20, 0.5),
    "create in a day": Allowance(300, 300 / 86_400),
    "link": Allowance(30, 1),
    "hint": Allowance(4, 0.5),
    "analysis": Allowance(5, 1 / 120),
    "forget": Allowance(5, 0.05),
    "upload": Allowance(5, 0.2),
    "log line": Allowance(30_000, 3_000),
    "socket": Allowance(400, 40),
    "message": Allowance(60, 20),
    "message of network": Allowance(240, 80),
    "chat": Allowance(8, 1),
    "chat of network": Allowance(32, 4),
}


class Limits:
    """Buckets that run empty by requests and fill up again with time."""

    def __init__(self, factor: float = 1.0, most_sockets: int = MOST_FILES) -> None:
        """Allow `factor` times the rates, and so many sockets in all."""
        self.factor = factor
        self.most_sockets = most_sockets
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self._under_way: Counter[tuple[str, str]] = Counter()

    def allows(self, kind: str, who: str, cost: float = 1) -> bool:
        """Take one from a bucket, or as many as something costs; False if it is empty."""
        rate, now = RATES[kind], time.monotonic()
        full = rate.burst * self.factor
        left, at = self._buckets.pop((kind, who), (full, now))
        left = min(full, left + (now - at) * rate.per_second * self.factor)
        allowed = left >= min(cost, full)
        self._buckets[kind, who] = (left - cost if allowed else left, now)
        while len(self._buckets) > MOST_BUCKETS:  # the one that was not used for longest
            del self._buckets[next(iter(self._buckets))]
        return allowed

    def charge(self, kind: str, who: str, cost: float) -> None:
        """Take as many from a bucket as something has cost, even if it had not so many."""
        left, at = self._buckets.get((kind, who), (RATES[kind].burst * self.factor, 0.0))
        self._buckets[kind, who] = (left - cost, at or time.monotonic())

    def check(self, kind: str, who: str, cost: float = 1) -> None:
        """Refuse what is too much."""
        if not self.allows(kind, who, cost):
            raise TableRefusal(429, "too_many")

    @contextmanager
    def socket(self, who: str) -> Iterator[None]:
        """Count an open socket; refuse it if there are too many."""
        self.check("socket", who)
        with (
            self._counted("socket", who, MOST_SOCKETS * self.factor, "too_many"),
            self._counted("socket", EVERYBODY, self.most_sockets, "crowded", 503),
        ):
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
    def analysis(self, person: str, network: str) -> Iterator[None]:
        """Count an analysis while it is worked out: one of each person, a few of a network."""
        with (
            self._counted("analysis", person or network, 1, "analysis_asked"),
            self._counted("analysis of network", network, MOST_ANALYSES * self.factor, "too_many"),
        ):
            yield

    @contextmanager
    def _counted(
        self, kind: str, who: str, most: float, reason: str, status: int = 429
    ) -> Iterator[None]:
        """Count what is under way; refuse it if there is too much of it."""
        if self._under_way[kind, who] >= most:
            raise TableRefusal(status, reason)
        self._under_way[kind, who] += 1
        try:
            yield
        finally:
            self._under_way[kind, who] -= 1
            if not self._under_way[kind, who]:
                del self._under_way[kind, who]


@lru_cache(10_000)
def network_of(address: str) -> str:
    """Return who an address stands for: with IPv6 a whole network of 64 bits is one who asks."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address  # of a socket that is no address, or none at all
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))
