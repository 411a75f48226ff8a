"""Counters that count nothing, for a table that nobody runs for others: see metrics.py."""

from typing import Any, Self


class Uncounted:
    """Takes every number and keeps none."""

    def __init__(self, *_: Any, **__: Any) -> None:
        """Be like a counter, a gauge or a histogram."""

    def labels(self, *_: str) -> Self:
        """Return what counts for some labels."""
        return self

    def inc(self) -> None:
        """Count one more, or not."""

    def set(self, value: float) -> None:
        """Take a value."""

    def observe(self, value: float) -> None:
        """Take a value of many."""
