"""The hub: the matches that are open in this process, and every change of them.

A change is tried on a branch of the history, kept in the store, and only then shown: what somebody
has seen is never lost. If another process was first, the store says so, and the hub looks again.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from vaka import registry
from vaka.errors import Refusal
from vaka.table import identity, messages, metrics
from vaka.table import people as peoples
from vaka.table.caps import Caps
from vaka.table.history import History
from vaka.table.messages import ENCODER
from vaka.table.notices import notices
from vaka.table.people import People, Presence
from vaka.table.phrases import WORDS, Stale, TableRefusal
from vaka.table.queues import Busy, Threads
from vaka.table.records import Conflict, Head, Record, Row, Summary
from vaka.table.room import Room
from vaka.table.rooms import Rooms
from vaka.table.store import Store

LOG = logging.getLogger("vaka.table")
Kept = TypeVar("Kept")
Waited = tuple[int, ...] | None  # who was waited for before; None: nobody has moved
ATTEMPTS = 20  # at a change of people, each time somebody else was first
COUNTED_FOR = 10.0  # seconds for which the number of all matches is believed


class Hub:
    """Opens matches, changes them, and tells everybody who looks on."""

    def __init__(self, store: Store, alone: bool, caps: Caps) -> None:
        """Serve the matches of a store; `alone`: no other process does."""
        self.store = store
        self.alone = alone
        self.rooms = Rooms(caps)
        self.openings = Threads("open", count=2, share=1, waiting=400, waiting_each=100)
        self.after_change: list[Callable[[Room, bool, Waited], None]] = []
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._threads = ThreadPoolExecutor(store.threads, thread_name_prefix="store")
        self._tasks: set[asyncio.Task[Any]] = set()
        self._count = (0, -COUNTED_FOR)  # of all matches, and when

    async def ask(self, question: Callable[..., Kept], *arguments: Any, **named: Any) -> Kept:
        """Ask the store in a thread, so that the event loop never waits for a disk."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, partial(question, *arguments, **named))

    def later(self, work: Any) -> None:
        """Do some work without waiting for it."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        """Note what went wrong where nobody waits; whoever does is told of refusals."""
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal):
            LOG.error("work in the background failed", exc_info=error)

    # -- opening -----------------------------------------------------------------------------------

    async def create(
        self,
        history: History,
        rows: list[Row],
        people: People,
        links: Iterable[tuple[str, int]] = (),
        network: str = "",
        told: Sequence[str] = (),
    ) -> Room:
        """Open a new match that begins with the rows of a history, and with notices in the chat."""
        self.rooms.check_memory()
        now, match = time.time(), history.match
        record = new_record(match.game.name, match.seats, match.options, len(rows), people)
        room = Room(record, match.game, history, people, {})
        room.network = network
        room.chats = room.chats_told = len(told)
        await self.keep(record, rows, people, links, room.summary(now), told)
        self.rooms[room.id] = room
        self.rooms.forget_some()
        self.changed(room, mine=True)
        return room

    async def keep(
        self,
        record: Record,
        rows: list[Row],
        people: People,
        links: Iterable[tuple[str, int]],
        summary: Summary,
        told: Sequence[str] = (),
    ) -> None:
        """Keep a new match, without loading it; refuse if there are too many."""
        count, at = self._count
        if time.monotonic() - at > COUNTED_FOR:
            count, at = await self.ask(self.store.count), time.monotonic()
        if count >= self.rooms.caps.most_matches:
            raise Busy("table_full")
        self._count = (count + 1, at)
        await self.ask(self.store.create, record, rows, people.row(), list(links), summary, told)

    async def room(self, match: str, network: str = "") -> Room:
        """Return an open match, loaded from the store if need be; refuse if there is none.

        Loading it is work that is done for a network.
        """
        room = self.rooms.get(match)
        if room is None:
            if not identity.is_match(match):
                raise TableRefusal(404, "no_such_match")
            if match not in self._opening:
                self.rooms.check_memory()
                task = asyncio.ensure_future(self._open(match, network))
                self._opening[match] = task
                task.add_done_callback(lambda _: self._opening.pop(match, None))
            room = await asyncio.shield(self._opening[match])
        elif not self.alone:
            head = await self.ask(self.store.head, match)  # who asks may know it from elsewhere
            if head is None or _newer(head, room.head):
                await self.look(room, head)
            _check_exists(room)
        room.used = time.monotonic()
        return room

    async def _open(self, match: str, network: str) -> Room:
        record, rows, presence = await self.ask(self._fetch, match, 0)
        if record is None:
            raise TableRefusal(404, "no_such_match")
        if record.deleted:
            raise TableRefusal(410, "match_deleted")
        game = registry.load(record.game)
        history = await self.openings.run(  # long journals take a while
            network, History.of, game, record.seats, record.options, rows
        )
        room = Room(record, game, history, peoples.read(record.people), presence)
        self.rooms[match] = room
        self.rooms.forget_some()
        self.changed(room, mine=False)
        return room

    def _fetch(self, match: str, since: int) -> tuple[Record | None, list[Row], Presence]:
        """Return what the store has of a match, its journal from a row on."""
        record = self.store.record(match)
        if record is None:
            return None, [], {}
        return record, self.store.journal(match, since), self.store.presence(match)

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
        """Take back the last move of a seat, as long as its clock for that has not run out."""

        def change(history: History) -> list[Row]:
            strayed = room.strayed()
            if strayed is not None and room.lesson and seat == room.lesson.learner:
                return history.go_back(seat, strayed)
            rows = history.undo(seat, room.answering(seat))
            if room.undo_late(seat, rows[0].at):
                raise TableRefusal(409, "undo_late")
            return rows

        await self._change(room, seat, n, change, undoing=True)

    async def confirm(self, room: Room, seat: int, n: int) -> None:
        """End the turn of a seat for good."""

        def change(history: History) -> list[Row]:
            if room.confirming() != seat:
                raise TableRefusal(409, "nothing_to_confirm")
            return history.confirm(seat)

        await self._change(room, seat, n, change)

    async def _change(
        self,
        room: Room,
        seat: int,
        n: int,
        change: Callable[[History], list[Row]],
        undoing: bool = False,
    ) -> None:
        """Try a change on a branch and keep it; again if somebody was first whom it does not mind.

        It counts if the seat has had the same to decide since the view of n, and an undo if the
        seat has not moved since: who wants a move back does not mind what was answered meanwhile.
        """
        async with room.lock:
            for _ in range(ATTEMPTS):
                _check_exists(room)
                if room.people.uploaded:
                    raise TableRefusal(409, "only_replay")
                history = room.history
                if not (history.undo_in_time if undoing else history.in_time)(seat, n):
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
                    metrics.MOVES.inc()
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
                _check_exists(room)
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
        if record is None or record.deleted:
            self._close_deleted(room)
        else:
            room.catch_up(record, rows, presence)
            self.changed(room, mine=False)

    def _close_deleted(self, room: Room) -> None:
        """Tell everybody who looks on that a match was deleted, and forget it."""
        room.deleted = True
        if room.task is not None and room.task is not asyncio.current_task():
            room.task.cancel()
        self.rooms.pop(room.id, None)
        for viewer in list(room.viewers):
            says = WORDS.say("refusal.match_deleted", {}, viewer.language)
            viewer.tell(ENCODER.encode(messages.Gone(says=says)).decode())
            viewer.let_go()

    async def look_at(self, match: str) -> None:
        """Fetch what this process itself has changed in the store behind the back of a room."""
        room = self.rooms.get(match)
        if room is not None:
            await self.look(room)

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
        self.openings.close()
        self._threads.shutdown()
        self.store.close()


def _check_exists(room: Room) -> None:
    """Refuse whatever is wanted of a match that was deleted while it was open."""
    if room.deleted:
        raise TableRefusal(410, "match_deleted")


def _newer(head: Head, known: Head) -> bool:
    return any(there > here for there, here in zip(head[1:], known[1:], strict=True))


def new_record(
    game: str, seats: int, options: dict[str, Any], length: int, people: People
) -> Record:
    """Return a new match with a name of its own, as it is kept."""
    now = time.time()
    return Record(
        head=Head(identity.new_match(), length, 1, 0, 0),
        game=game,
        seats=seats,
        options=options,
        people="",
        uploaded=people.uploaded,
        created=now,
        updated=now,
        turn=[],
        over=False,
        ended=False,
    )
