"""Open files: how many a server may have, and so how many sockets."""

import resource

from vaka.table.caps import MOST_FILES

FILES_OF_OURS = 200  # open files that are not sockets of people: store, bots, webhooks, log
FEW_FILES = 2_000  # with which a crowd does not get in


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
