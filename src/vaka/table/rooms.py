"""The matches that are loaded in this process, and how much memory they may take."""

import time

from vaka.table.caps import Caps
from vaka.table.queues import Busy
from vaka.table.room import Room

JUST_USED = 2.0  # seconds in which a request that asked for a match is surely at it


class Rooms(dict[str, Room]):
    """Loaded matches by name.

    What somebody watches stays loaded. What nobody watches is forgotten after a while, or sooner
    where it takes too much: it is in the store, and is loaded again when somebody asks.
    """

    def __init__(self, caps: Caps) -> None:
        """Begin with none."""
        super().__init__()
        self.caps = caps
        self.unload_after = caps.unload_after

    def unload_idle(self) -> None:
        """Forget matches at which nobody looks and nothing is going on here."""
        now = time.monotonic()
        for room in list(self.values()):
            if now - room.used > self.unload_after and _can_be_forgotten(room):
                self._forget(room)

    def forget_some(self) -> None:
        """Forget matches that nobody watches, those first that were not used for longest.

        Some stay: whoever plays without a socket would else have them loaded with each move.
        """
        now = time.monotonic()
        unwatched = [room for room in self.values() if not room.viewers]
        much = sum(room.weight for room in unwatched) - self.caps.unwatched
        for room in sorted(unwatched, key=lambda room: room.used):
            if much <= 0 or now - room.used < JUST_USED:
                return
            if _can_be_forgotten(room) and not room.thinking:
                much -= room.weight
                self._forget(room)

    def check_memory(self) -> None:
        """Refuse to load another match if those that are watched take all memory."""
        if sum(room.weight for room in self.values() if room.viewers) > self.caps.watched:
            raise Busy

    def check_share(self, room: Room, network: str) -> None:
        """Refuse to let a network keep another match loaded if it keeps too much already."""
        kept = sum(
            other.weight
            for other in self.values()
            if other is not room and any(viewer.network == network for viewer in other.viewers)
        )
        if kept and kept + room.weight > self.caps.watched_by_network:
            raise Busy

    def _forget(self, room: Room) -> None:
        if room.task is not None:
            room.task.cancel()
        del self[room.id]


def _can_be_forgotten(room: Room) -> bool:
    return not room.viewers and not room.lock.locked()
