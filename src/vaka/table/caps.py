"""Caps: how much of matches, memory and open files there may be at most."""

import resource
from typing import NamedTuple

MEGABYTE = 1_000_000
MOST_FILES = 65_536  # more than one process can serve
FILES_OF_OURS = 200  # open files that are not sockets of people: store, bots, webhooks, log
FEW_FILES = 2_000  # with which a crowd does not get in


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
        return self.memory // 4

    @property
    def unwatched(self) -> int:
        """Bytes of matches that stay loaded for a while only because they may be asked for."""
        return self.memory // 8


def raise_open_files() -> int:
    """Allow this process as many open files as the system lets it have; return how many."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


def most_sockets() -> int:
    """Return how many sockets may be open at a time; requests need files too."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = MOST_FILES if soft == resource.RLIM_INFINITY else min(soft, MOST_FILES)
    return max(10, (files - FILES_OF_OURS) * 3 // 4)
