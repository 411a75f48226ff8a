"""How long matches are kept: the watch that deletes those that the operator keeps no longer."""

import asyncio
import logging
import time

from vaka.table.deletion import Keeping, delete_match, expired, forget_deleted
from vaka.table.hub import Hub

LOG = logging.getLogger("vaka.table")
PAUSE = 30.0  # seconds between two looks
AT_ONCE = 20  # matches deleted in a row: others want to use the store too


class Keeper:
    """Looks after what the store keeps, in small steps."""

    def __init__(self, hub: Hub, keeping: Keeping, pause: float = PAUSE) -> None:
        """Keep the matches of a hub for as long as the operator wants."""
        self.hub = hub
        self.keeping = keeping
        self.pause = pause

    async def watch(self) -> None:
        """Delete what is kept no longer, for ever."""
        while True:
            await asyncio.sleep(self.pause)
            try:
                await self.look()
            except self.hub.store.problems as problem:
                LOG.warning("old matches are not deleted: %s", type(problem).__name__)
            except Exception:
                LOG.exception("the watch over old matches stumbled")

    async def look(self) -> None:
        """Delete a few old matches, and hear of those that the operator has deleted by hand."""
        hub, store, now = self.hub, self.hub.store, time.time()
        if any(self.keeping):
            for match in await hub.ask(expired, store, self.keeping, now, AT_ONCE):
                await hub.ask(delete_match, store, match)
                await hub.look_at(match)
        await hub.ask(forget_deleted, store, now)
        if hub.alone:  # nobody else serves, so nobody listens to what others do with the store
            for room in list(hub.rooms.values()):
                await hub.look(room, await hub.ask(store.head, room.id))
