"""The hub: the matches that are open in this process, and every change of them.

A change is tried on a branch of the history, kept in the store, and only then shown: what somebody
has seen is never lost. If another process was first, the store says so, and the hub looks again.
"""

import asyncio
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from vaka import registry
from vaka.table import identity, messages
from vaka.table import people as peoples
from vaka.table.history import History
from vaka.table.messages import ENCODER
from vaka.table.notices import notices
from vaka.table.people import People, Presence
from vaka.table.phrases import WORDS, Stale, TableRefusal
from vaka.table.records import Conflict, Head, Record, Row
from vaka.table.room import Room
from vaka.table.store import Store

Kept = TypeVar("Kept")
Waited = tuple[int, ...] | None  # who was waited for before; None: nobody has moved
ATTEMPTS = 20  # at a change of people, each time somebody else was first
UNLOAD_AFTER = 60.0  # seconds without a viewer


class Hub:
    """Opens matches, changes them, and tells everybody who looks on."""

    def __init__(self, store: Store, alone: bool, unload_after: float = UNLOAD_AFTER) -> None:
        """Serve the matches of a store; `alone`: no other process does."""
        self.store = store
        self.alone = alone
        self.unload_after = unload_after
        self.rooms: dict[str, Room] = {}
        self.after_change: list[Callable[[Room, bool, Waited], None]] = []
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._threads = ThreadPoolExecutor(store.threads, thread_name_prefix="store")
        self._tasks: set[asyncio.Task[Any]] = set()

    async def ask(self, question: Callable[..., Kept], *arguments: Any, **named: Any) -> Kept:
        """Ask the store in a thread, so that the event loop never waits for a disk."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, partial(question, *arguments, **named))

    def later(self, work: Any) -> None:
        """Do some work without waiting for it."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- opening -----------------------------------------------------------------------------------

    async def create(
        self,
        history: History,
        rows: list[Row],
        people: People,
        links: Iterable[tuple[str, int]] = (),
    ) -> Room:
        """Open a new match that begins with the rows of a history."""
        now, match = time.time(), history.match
        record = Record(
            head=Head(identity.new_match(), len(rows), 1, 0, 0),
            game=match.game.name,
            seats=match.seats,
            options=match.options,
            people="",
            uploaded=people.uploaded,
            created=now,
            updated=now,
            turn=[],
            over=False,
            ended=False,
        )
        room = Room(record, match.game, history, people, {})
        summary = room.summary(now)
        await self.ask(self.store.create, record, rows, people.row(), list(links), summary)
        self.rooms[room.id] = room
        self.changed(room, mine=True)
        return room

    async def room(self, match: str) -> Room:
        """Return an open match, loaded from the store if need be; refuse if there is none."""
        room = self.rooms.get(match)
        if room is None:
            if not identity.is_match(match):
                raise TableRefusal(404, "no_such_match")
            if match not in self._opening:
                task = asyncio.ensure_future(self._open(match))
                self._opening[match] = task
                task.add_done_callback(lambda _: self._opening.pop(match, None))
            room = await asyncio.shield(self._opening[match])
        elif not self.alone:
            head = await self.ask(self.store.head, match)  # who asks may know it from elsewhere
            if head is not None and _newer(head, room.head):
                await self.look(room, head)
        room.used = time.monotonic()
        return room

    async def _open(self, match: str) -> Room:
        record, rows, presence = await self.ask(self._fetch, match, 0)
        if record is None:
            raise TableRefusal(404, "no_such_match")
        game = registry.load(record.game)
        history = await asyncio.to_thread(  # long journals take a while
            History.of, game, record.seats, record.options, rows
        )
        room = Room(record, game, history, peoples.read(record.people), presence)
        self.rooms[match] = room
        self.changed(room, mine=False)
        return room

    def _fetch(self, match: str, since: int) -> tuple[Record | None, list[Row], Presence]:
        """Return what the store has of a match, its journal from a row on."""
        record = self.store.record(match)
        if record is None:
            return None, [], {}
        return record, self.store.journal(match, since), self.store.presence(match)

    def unload_idle(self) -> None:
        """Forget matches at which nobody looks and nothing is going on here."""
        now = time.monotonic()
        for match, room in list(self.rooms.items()):
            idle = now - room.used > self.unload_after
            if idle and not room.viewers and not room.lock.locked():
                if room.task is not None:
                    room.task.cancel()
                del self.rooms[match]

    # -- changes of the journal --------------------------------------------------------------------

    async def play(self, room: Room, seat: int, move: str, n: int) -> None:
        """Play a move made in the view of n of that seat."""

        def change(history: History) -> list[Row]:
            confirming = room.confirming()
            if confirming is not None:
                arguments = {"seat": confirming}
                raise TableRefusal(409, "wait_for_confirm", arguments)
            return history.play(seat, move)

        await self._change(room, seat, n, change)

    async def undo(self, room: Room, seat: int, n: int) -> None:
        """Take back the last move of a seat."""
        await self._change(room, seat, n, lambda history: history.undo(seat))

    async def confirm(self, room: Room, seat: int, n: int) -> None:
        """End the turn of a seat for good."""

        def change(history: History) -> list[Row]:
            if room.confirming() != seat:
                raise TableRefusal(409, "nothing_to_confirm")
            return history.confirm(seat)

        await self._change(room, seat, n, change)

    async def _change(
        self, room: Room, seat: int, n: int, change: Callable[[History], list[Row]]
    ) -> None:
        """Try a change on a branch and keep it; again if somebody was first whom it does not mind.

        It counts if the seat has had the same to decide since the view of n.
        """
        async with room.lock:
            for _ in range(ATTEMPTS):
                if room.people.uploaded:
                    raise TableRefusal(409, "only_replay")
                if not room.history.in_time(seat, n):
                    raise Stale
                if room.people.ended:
                    raise TableRefusal(409, "match_ended")
                waited, history = room.waiting(), room.history.branch()
                rows = change(history)
                summary = room.imagined(history, room.people).summary(time.time())
                known = (room.history.n, room.version)
                try:
                    await self.ask(self.store.append, room.id, *known, rows, summary)
                except Conflict:
                    await self._refresh(room)
                else:
                    room.history = history
                    break
            else:
                raise TableRefusal(503, "broken")
        self.changed(room, mine=True, waited=waited)

    # -- changes of the people ---------------------------------------------------------------------

    async def change_people(
        self,
        room: Room,
        change: Callable[[People], Kept],
        links: Iterable[tuple[str, int]] = (),
        revoke: Iterable[int] = (),
    ) -> Kept:
        """Change the people on a copy and keep it; again on newer ones if somebody was first.

        Who comes to a seat or goes from it is told to everybody in the chat.
        """
        links, revoke = list(links), list(revoke)
        async with room.lock:
            for _ in range(ATTEMPTS):
                people = room.people.copy()
                found = change(people)
                told = notices(room.people, people)
                due = room.imagined(room.history, people).summary(time.time()).due
                try:
                    await self.ask(
                        self.store.save_people,
                        *(room.id, room.version, people.row(), due, links, revoke, told),
                    )
                except Conflict:
                    await self._refresh(room)
                else:
                    room.people = people
                    room.version += 1
                    room.chats += len(told)
                    break
            else:
                raise TableRefusal(503, "broken")
        self.changed(room, mine=True)
        return found

    async def sit_down(self, room: Room, seat: int, person: str, name: str) -> None:
        """Seat a person who has the right to it."""

        def change(people: People) -> None:
            if person in people.removed:
                raise TableRefusal(403, "removed")
            people.sit(seat, person, name)

        if room.people.places[seat].persons != [person] or name:
            await self.change_people(room, change)

    # -- what other processes did ------------------------------------------------------------------

    def hear(self, head: Head | None) -> None:
        """Take a hint that a match, or any of them, may have changed elsewhere."""
        rooms = list(self.rooms.values()) if head is None else [self.rooms.get(head.match)]
        for room in rooms:
            if room is not None and (head is None or _newer(head, room.head)):
                self.later(self.look(room, head))

    async def look(self, room: Room, head: Head | None = None) -> None:
        """Fetch what is new in a match, if anything is."""
        async with room.lock:
            if head is None or _newer(head, room.head):
                await self._refresh(room)

    async def _refresh(self, room: Room) -> None:
        """Bring a room up to date with the store, and tell everybody."""
        record, rows, presence = await self.ask(self._fetch, room.id, room.history.n)
        if record is not None:
            room.catch_up(record, rows, presence)
            self.changed(room, mine=False)

    # -- telling -----------------------------------------------------------------------------------

    def changed(self, room: Room, mine: bool, waited: Waited = None) -> None:
        """Tell everybody who looks on and may know; `mine`: this process made the change."""
        room.encoded.clear()
        for viewer in list(room.viewers):
            seat = room.seat_of(viewer.person, viewer.wish)
            if viewer.seat is not None and seat is None:
                key = "removed" if viewer.person in room.people.removed else "no_seat"
                says = WORDS.say(f"refusal.{key}", {}, viewer.language)
                viewer.tell(ENCODER.encode(messages.Gone(says=says)).decode())
                viewer.let_go()
            viewer.seat = seat
            viewer.look(room.moment(seat))
        for hear in self.after_change:
            hear(room, mine, waited)

    async def close(self) -> None:
        """Stop everything that is going on."""
        for room in self.rooms.values():
            if room.task is not None:
                room.task.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._threads.shutdown()
        self.store.close()


def _newer(head: Head, known: Head) -> bool:
    return any(there > here for there, here in zip(head[1:], known[1:], strict=True))
