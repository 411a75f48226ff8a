"""Tell which matches of a store this version of vaka can go on with.

    python check_matches.py /var/lib/vaka/table.sqlite
    python check_matches.py postgresql://vaka@/vaka

Every match that is not over is played again from its journal; nothing is written, and the store may
be one of an older version. Run it with the new version on a copy of the store before an upgrade:
the exit code is 1 if some match would stop.
"""

import json
import sys

from vaka import Refusal, registry
from vaka.table.config import Config
from vaka.table.history import History
from vaka.table.store import Store


def trouble(store: Store, match: str, game: str, seats: int, options: str) -> str | None:
    """Return why a match cannot go on, if it cannot."""
    try:
        History.of(registry.load(game), seats, json.loads(options), store.journal(match))
    except Refusal as refusal:
        return str(refusal)
    return None


def main(where: str) -> int:
    """Replay all running matches; return the exit status."""
    store = Config(where).store()
    try:
        found = store.read(
            lambda session: session.rows(
                "SELECT id, game, seats, options FROM matches WHERE over = 0 AND ended = 0"
            )
        )
        stopped = {row[0]: why for row in found if (why := trouble(store, *row))}
    finally:
        store.close()
    for match, why in stopped.items():
        print(f"{match}: {why}")
    print(f"{len(found) - len(stopped)} of {len(found)} running matches can go on")
    return 1 if stopped else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
