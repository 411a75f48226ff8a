"""The company at a match: who is here, and what they say."""

import time
from collections.abc import Callable

from vaka.table import messages, notices
from vaka.table.hub import Hub, Waited
from vaka.table.messages import ENCODER
from vaka.table.outages import StoreDown
from vaka.table.people import People
from vaka.table.phrases import speak
from vaka.table.records import SPECTATOR, TABLE
from vaka.table.room import Room
from vaka.table.store import Rows
from vaka.table.viewer import Viewer


class Company:
    """Keeps presence and chat of the matches of a hub, together with other processes."""

    def __init__(self, hub: Hub) -> None:
        """Keep company at all matches."""
        self.hub = hub
        self.store = hub.store
        self.after_coming: list[Callable[[Room], None]] = []
        hub.after_change.append(self.hear)

    def hear(self, room: Room, _mine: bool, _waited: Waited) -> None:
        """After a change: greet who has just got a seat, and fetch what others have said."""
        seats = {viewer.seat for viewer in room.viewers if viewer.seat is not None}
        for seat in seats:
            if not room.presence.get(seat, (False, 0.0))[0]:
                self.hub.later(self.note(room, seat, True))
        if room.chats > room.chats_told:
            self.hub.later(self.tell(room))

    # -- who is here -------------------------------------------------------------------------------

    async def enter(self, room: Room, viewer: Viewer) -> None:
        """Let somebody look on; a bot that stood in at the viewer's seat gives it back."""
        if room.deleted:  # since the viewer asked for it
            viewer.let_go()
            return
        room.viewers.add(viewer)
        viewer.seat = seat = room.seat_of(viewer.person, viewer.wish)
        viewer.look(room.moment(seat))
        for hear in self.after_coming:
            hear(room)
        if seat is None:
            return
        if room.people.places[seat].away_bot:
            await self.hub.change_people(room, lambda people: _come_back(people, seat))
        await self.note(room, seat, True)

    async def leave(self, room: Room, viewer: Viewer) -> None:
        """Note that a socket is gone."""
        room.viewers.discard(viewer)
        room.used = time.monotonic()
        seat = viewer.seat
        if seat is not None and all(other.seat != seat for other in room.viewers):
            await self.note(room, seat, False)

    async def note(self, room: Room, seat: int, here: bool) -> None:
        """Note that somebody has come or gone, and tell the others."""
        if room.deleted:
            return
        if here and all(viewer.seat != seat for viewer in room.viewers):
            return  # gone again before this could be noted
        # Leaving is always told: what this process knows may be older than its own coming.
        before = room.presence.get(seat, (False, 0.0))
        changed = not here or not before[0]
        room.presence[seat] = (here, time.time())
        try:
            await self.hub.ask(self.store.set_presence, room.id, [seat], here, changed)
        except StoreDown:  # no reason to send anybody away; the next change notes it
            room.presence[seat] = before
            return
        if not changed:
            return
        if not self.hub.alone:  # counted in the store alone: this process may have missed others
            await self.hub.look(room)
            return
        room.touches += 1
        self.hub.changed(room, mine=False)

    async def keep(self) -> None:
        """Tell other processes who is still here, and hear it from them."""
        for room in list(self.hub.rooms.values()):
            seats = sorted({viewer.seat for viewer in room.viewers if viewer.seat is not None})
            if seats:
                await self.hub.ask(self.store.set_presence, room.id, seats, True, False)
            if self.hub.alone:
                room.presence |= {seat: (True, time.time()) for seat in seats}
            else:
                room.presence = await self.hub.ask(self.store.presence, room.id)

    # -- chat --------------------------------------------------------------------------------------

    async def say(self, room: Room, name: str, seat: int | None, text: str, person: str) -> None:
        """Keep a line of the chat and tell everybody."""
        await self.hub.ask(self.store.add_chat, room.id, name, seat, text, person)
        await self.tell(room)

    async def tell(self, room: Room) -> None:
        """Tell everybody the lines that were added."""
        async with room.lock:
            found = await self.hub.ask(self.store.chat, room.id, room.chats_told)
            if not found:
                return
            room.chats_told = found[-1][0]
            room.chats = max(room.chats, room.chats_told)
        texts: dict[tuple[str, int], str] = {}  # the table's own lines are in every language
        for viewer in room.viewers:
            fresh = [row for row in found if viewer.chats is not None and row[0] > viewer.chats]
            if not fresh:
                continue  # not greeted yet, or it was greeted with them
            viewer.chats = fresh[-1][0]
            key = (viewer.language, len(fresh))
            if key not in texts:
                texts[key] = _text(_lines(fresh, viewer.language))
            viewer.tell(texts[key])

    async def greet(self, room: Room, viewer: Viewer) -> None:
        """Tell somebody who has come the last lines of the chat: each line comes once."""
        async with room.lock:
            lines = await self.lines(room, viewer.language)
            viewer.chats = lines[-1].number if lines else 0
            viewer.tell(_text(lines))

    async def lines(self, room: Room, language: str) -> list[messages.ChatLine]:
        """Return the last lines of the chat."""
        return _lines(await self.hub.ask(self.store.chat, room.id), language)


def _text(lines: list[messages.ChatLine]) -> str:
    return ENCODER.encode(messages.Chat(lines=lines)).decode()


def _lines(found: Rows, language: str) -> list[messages.ChatLine]:
    """Return lines of the chat as the store keeps them for somebody to read."""
    lines = []
    for number, at, name, seat, text in found:
        who: int | None = None if seat == SPECTATOR else seat
        removes: list[int] = []
        if seat == TABLE:
            notice = notices.read(text)
            name, who, removes = speak(language)("table"), notices.BY_TABLE, notice.lines
            text = notices.said(notice, language)
        lines.append(messages.ChatLine(number, int(1000 * at), name, who, text, removes))
    return lines


def _come_back(people: People, seat: int) -> None:
    people.places[seat].away_bot = False
