"""The hub: the matches that are open in this process, and every change of them.

A change is tried on a branch of the course, kept in the store, and only then shown: what somebody
has seen is never lost. If another process was first, the store says so, and the hub looks again.
"""

import asyncio
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from vaka import registry
from vaka.core.game import Game
from vaka.core.match import Match
from vaka.table import identity, messages
from vaka.table import people as peoples
from vaka.table.course import Course
from vaka.table.messages import ENCODER
from vaka.table.people import People
from vaka.table.room import Room
from vaka.table.speech import WORDS, Stale, TableRefusal
from vaka.table.store import Conflict, Head, Record, Row, Store, Summary
from vaka.table.viewer import Viewer

Kept = TypeVar("Kept")
ATTEMPTS = 20  # at a change of people, each time somebody else was first
UNLOAD_AFTER = 60.0  # seconds without a viewer


class Hub:
    """Opens matches, changes them, and tells everybody who looks on."""

    def __init__(self, store: Store, unload_after: float = UNLOAD_AFTER) -> None:
        """Serve the matches of a store."""
        self.store = store
        self.unload_after = unload_after
        self.rooms: dict[str, Room] = {}
        self.after_change: list[Callable[[Room, bool, int], None]] = []
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
        game: Game,
        seats: int,
        options: dict[str, Any],
        people: People,
        links: Iterable[tuple[str, int]],
        rows: list[Row] | None = None,
    ) -> Room:
        """Open a new match, with a journal that was brought along if there is one."""
        if rows is None:
            course = Course(Match(game, seats, options))
            rows = course.draw()
        else:
            course = Course.of(game, seats, options, rows)
        now = time.time()
        record = Record(
            head=Head(identity.new_match(), len(rows), 1, 0, 0),
            game=game.name,
            seats=seats,
            options=course.match.options,
            people="",
            uploaded=people.uploaded,
            created=now,
            updated=now,
            turn=[],
            over=False,
            ended=False,
        )
        room = Room(record, game, course, people, {})
        summary = room.summary(now)
        await self.ask(self.store.create, record, rows, people.row(), list(links), summary)
        self.rooms[room.id] = room
        self._changed(room, mine=True, before=course.n)
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
        room.used = time.monotonic()
        return room

    async def _open(self, match: str) -> Room:
        room = await self.ask(self._load, match)
        if room is None:
            raise TableRefusal(404, "no_such_match")
        self.rooms[match] = room
        self._changed(room, mine=False, before=room.course.n)
        return room

    def _load(self, match: str) -> Room | None:
        record = self.store.record(match)
        if record is None:
            return None
        game = registry.load(record.game)
        rows = self.store.journal(match)
        course = Course.of(game, record.seats, record.options, rows)
        return Room(record, game, course, peoples.read(record.people), self.store.presence(match))

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
        """Play a move made in the view of n."""

        def change(course: Course) -> list[Row]:
            confirming = room.confirming()
            if confirming is not None:
                arguments = {"seat": confirming}
                raise TableRefusal(409, "wait_for_confirm", arguments)
            return course.play(seat, move)

        await self._change(room, n, change)

    async def undo(self, room: Room, seat: int, n: int) -> None:
        """Take back the last move of a seat."""
        await self._change(room, n, lambda course: course.undo(seat))

    async def confirm(self, room: Room, seat: int, n: int) -> None:
        """End the turn of a seat for good."""

        def change(course: Course) -> list[Row]:
            if room.confirming() != seat:
                raise TableRefusal(409, "nothing_to_confirm")
            return course.confirm(seat)

        await self._change(room, n, change)

    async def _change(self, room: Room, n: int, change: Callable[[Course], list[Row]]) -> None:
        async with room.lock:
            if room.course.n != n:
                raise Stale
            if room.people.uploaded:
                raise TableRefusal(409, "only_replay")
            if room.people.ended:
                raise TableRefusal(409, "match_ended")
            course = room.course.branch()
            rows = change(course)
            summary = self._summary_of(room, course)
            try:
                await self.ask(self.store.append, room.id, n, room.version, rows, summary)
            except Conflict:
                await self._refresh(room)
                raise Stale from None
            room.course = course
            room.encoded.clear()
        self._changed(room, mine=True, before=n)

    def _summary_of(self, room: Room, course: Course) -> Summary:
        """Return the summary that the room will have with another course."""
        before, room.course = room.course, course
        try:
            return room.summary(time.time())
        finally:
            room.course = before

    # -- changes of the people ---------------------------------------------------------------------

    async def change_people(
        self,
        room: Room,
        change: Callable[[People], Kept],
        links: Iterable[tuple[str, int]] = (),
        revoke: Iterable[int] = (),
    ) -> Kept:
        """Change the people on a copy and keep it; again on newer ones if somebody was first."""
        links, revoke = list(links), list(revoke)
        async with room.lock:
            for _ in range(ATTEMPTS):
                people = room.people.copy()
                found = change(people)
                before, room.people = room.people, people
                due = room.summary(time.time()).due
                room.people = before
                try:
                    await self.ask(
                        self.store.save_people,
                        *(room.id, room.version, people.row(), due, links, revoke),
                    )
                except Conflict:
                    await self._refresh(room)
                    continue
                room.people = people
                room.version += 1
                room.encoded.clear()
                break
            else:
                raise TableRefusal(503, "broken")
        self._changed(room, mine=True, before=room.course.n)
        return found

    async def sit_down(self, room: Room, seat: int, person: str, name: str) -> None:
        """Seat a person who has the right to it."""

        def change(people: People) -> None:
            if person in people.removed:
                raise TableRefusal(403, "removed")
            people.sit(seat, person, name)

        if room.people.places[seat].persons != [person] or name:
            await self.change_people(room, change)

    # -- presence and chat -------------------------------------------------------------------------

    async def enter(self, room: Room, viewer: Viewer) -> None:
        """Let somebody look on; a bot that stood in at the viewer's seat gives it back."""
        room.viewers.add(viewer)
        viewer.seat = seat = room.seat_of(viewer.person, viewer.wish)
        if seat is None:
            return
        if room.people.places[seat].away_bot:
            await self.change_people(room, lambda people: _come_back(people, seat))
        await self._set_presence(room, seat, True)

    async def leave(self, room: Room, viewer: Viewer) -> None:
        """Note that a socket is gone."""
        room.viewers.discard(viewer)
        room.used = time.monotonic()
        seat = viewer.seat
        if seat is not None and all(other.seat != seat for other in room.viewers):
            await self._set_presence(room, seat, False)

    async def _set_presence(self, room: Room, seat: int, here: bool) -> None:
        changed = room.presence.get(seat, (False, 0.0))[0] != here
        room.presence[seat] = (here, time.time())
        await self.ask(self.store.set_presence, room.id, [seat], here, changed)
        if changed:
            room.touches += 1
            room.encoded.clear()
            self._changed(room, mine=False, before=room.course.n)

    async def keep_presence(self) -> None:
        """Tell other processes who is still here."""
        now = time.time()
        for room in list(self.rooms.values()):
            seats = {viewer.seat for viewer in room.viewers if viewer.seat is not None}
            for seat in seats:
                room.presence[seat] = (True, now)
            if seats:
                await self.ask(self.store.set_presence, room.id, sorted(seats), True, False)

    async def say(self, room: Room, name: str, seat: int | None, text: str) -> None:
        """Keep a line of the chat and tell everybody."""
        await self.ask(self.store.add_chat, room.id, name, seat, text)
        await self._tell_chat(room)

    async def _tell_chat(self, room: Room) -> None:
        """Tell everybody the lines that were added."""
        async with room.lock:
            lines = await self.chat_lines(room, room.chats)
            if not lines:
                return
            room.chats = lines[-1].number
        text = ENCODER.encode(messages.Chat(lines=lines)).decode()
        for viewer in room.viewers:
            viewer.tell(text)

    async def chat_lines(self, room: Room, after: int = 0) -> list[messages.ChatLine]:
        """Return the lines of the chat after a number."""
        found = await self.ask(self.store.chat, room.id, after)
        return [
            messages.ChatLine(number, int(1000 * at), name, None if seat < 0 else seat, text)
            for number, at, name, seat, text in found
        ]

    # -- what other processes did ------------------------------------------------------------------

    def hear(self, head: Head | None) -> None:
        """Take a hint that a match, or any of them, may have changed elsewhere."""
        rooms = list(self.rooms.values()) if head is None else [self.rooms.get(head.match)]
        for room in rooms:
            if room is not None and (head is None or _newer(head, room.head)):
                self.later(self._look(room, head))

    async def _look(self, room: Room, head: Head | None) -> None:
        """Fetch what is new in a match."""
        before = room.course.n
        async with room.lock:
            if head is not None and not _newer(head, room.head):
                return
            chats = room.chats
            await self._refresh(room)
            room.chats, known = chats, room.chats
        self._changed(room, mine=False, before=before)
        if known > chats:
            await self._tell_chat(room)

    async def _refresh(self, room: Room) -> None:
        """Bring a room up to date with the store."""

        def fetch() -> tuple[Record | None, list[Row], peoples.Presence]:
            return (
                self.store.record(room.id),
                self.store.journal(room.id, room.course.n),
                self.store.presence(room.id),
            )

        record, rows, presence = await self.ask(fetch)
        if record is not None:
            room.catch_up(record, rows, presence)

    # -- telling -----------------------------------------------------------------------------------

    def _changed(self, room: Room, mine: bool, before: int) -> None:
        """Tell everybody who looks on; `mine`: this process made the change."""
        for viewer in list(room.viewers):
            seat = room.seat_of(viewer.person, viewer.wish)
            if viewer.seat is not None and seat is None:
                key = "removed" if viewer.person in room.people.removed else "no_seat"
                says = WORDS.say(f"refusal.{key}", {}, viewer.language)
                viewer.tell(ENCODER.encode(messages.Gone(says=says)).decode())
                viewer.let_go()
            elif seat != viewer.seat:
                viewer.seat = seat
                if seat is not None:
                    self.later(self._set_presence(room, seat, True))
            viewer.look_again()
        for hear in self.after_change:
            hear(room, mine, before)

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


def _come_back(people: People, seat: int) -> None:
    people.places[seat].away_bot = False


def _newer(head: Head, known: Head) -> bool:
    return any(there > here for there, here in zip(head[1:], known[1:], strict=True))
