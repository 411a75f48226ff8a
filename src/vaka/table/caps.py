"""Caps: how much of matches and memory there may be at most."""

from typing import NamedTuple

MEGABYTE = 1_000_000
MOST_FILES = 65_536  # more than one process can serve


class Caps(NamedTuple):
    """What one process takes upon itself."""

    unload_after: float = 60.0  # seconds without a viewer
    most_matches: int = 100_000  # that are kept
    memory: int = 300 * MEGABYTE  # of loaded matches

    @property
    def watched(self) -> int:
        """Bytes of matches that somebody watches, which therefore stay loaded."""
        return self.memory

    @property
    def watched_by_network(self) -> int:
        """Bytes of them that one network may keep loaded: nobody fills the table alone."""
        return self.memory // 5

    @property
    def unwatched(self) -> int:
        """Bytes of matches that stay loaded for a while only because they may be asked for."""
        return self.memory // 16
