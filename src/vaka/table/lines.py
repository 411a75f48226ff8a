"""The line to a page: views go out after every change, clicks come in.

What carries it, a socket or the channel between a page and its worker, is a Wire.
"""

import asyncio
import contextlib
from typing import Protocol

from vaka.errors import Refusal
from vaka.table import identity, messages
from vaka.table.asking import Ask, whole
from vaka.table.messages import ENCODER, FROM_PAGE
from vaka.table.outages import StoreDown
from vaka.table.people import People
from vaka.table.phrases import TableRefusal, speak
from vaka.table.room import Room
from vaka.table.shapes import DecodeError
from vaka.table.viewer import Viewer
from vaka.table.views import Perspective, Sent, encoded, heard, passed, shown_now

TOO_MUCH = 4429
LATER = 1013  # closes the socket of a page that may try again
LONGEST_LINE = 500  # letters of a line of the chat


class PageGone(Exception):
    """The page at the other end has gone, or says something that is no text."""


class Wire(Protocol):
    """What carries texts to a page and back."""

    async def send(self, text: str) -> None:
        """Send a text; PageGone if nobody is there."""

    async def receive(self) -> str:
        """Return the next text of the page; PageGone if there will be none."""

    async def close(self, code: int) -> None:
        """Close it with a code, unless that has been done."""


class Line:
    """One socket, from connecting to the end."""

    def __init__(self, wire: Wire, ask: Ask, room: Room, person: str) -> None:
        """Let somebody look at a match as the address of the socket says."""
        self.wire = wire
        self.hub = ask.hub
        self.company = ask.services.company
        self.limits = ask.services.limits
        self.network = ask.network
        self.room = room
        wish, name = whole(ask.query.get("seat")), identity.clean_name(ask.query.get("name", ""))
        self.viewer = Viewer(person, wish, ask.language, name, ask.network)
        self.steps = ask.query.get("steps") == "1"  # it wants every step
        self.sent: Sent | None = None  # how far the page was shown the match; None: not at all

    async def serve(self) -> None:
        """Listen and talk at the same time until one of the two ends."""
        try:
            if not await self._welcome():
                return
            talking = asyncio.ensure_future(self._talk())
            listening = asyncio.ensure_future(self._listen())
            done, pending = await asyncio.wait(
                (talking, listening), return_when=asyncio.FIRST_COMPLETED
            )
            for task in pending:
                task.cancel()
            await asyncio.gather(*pending, return_exceptions=True)
            codes = [_code(task) for task in done]
            code = next((code for code in codes if code is not None), None)
            if code is not None:
                await self.wire.close(code)
        finally:
            await asyncio.shield(self.company.leave(self.room, self.viewer))

    async def _welcome(self) -> bool:
        """Let the page look on; False if it has to come again because the store is down."""
        try:
            await self.company.enter(self.room, self.viewer)
            await self.company.greet(self.room, self.viewer)
        except StoreDown as refusal:
            with contextlib.suppress(PageGone):
                await self.wire.send(self._refused(refusal))
            await self.wire.close(LATER)
            return False
        return True

    # -- to the page -------------------------------------------------------------------------------

    async def _talk(self) -> int:
        """Send views and texts as they come; return with which code to close."""
        while True:
            due, texts = await self.viewer.news()
            for text in texts:
                await self.wire.send(text)
            if self.viewer.closing is not None:
                return self.viewer.closing
            if due:
                for text in self._views():
                    await self.wire.send(text)

    def _views(self) -> list[str]:
        """Return the View of now, after the steps that led to it if the page wants them."""
        room, seat = self.room, self.viewer.seat
        host = self.viewer.person != "" and self.viewer.person == room.people.host
        perspective = Perspective(seat, self.viewer.language, host)
        sent = self.sent if self.steps and self.sent and self.sent.seat == seat else None
        steps = passed(room, sent)
        self.sent = shown_now(room, seat)
        return [encoded(room, perspective, step) for step in (*steps, None)]

    # -- from the page -----------------------------------------------------------------------------

    async def _listen(self) -> int | None:
        """Do what the page asks; return with which code to close, None if it has gone itself."""
        strikes = 0
        while True:
            try:
                text = await self.wire.receive()
            except PageGone:
                return 1003
            if not self._allows("message"):
                strikes += 1
                if strikes > 20:
                    return TOO_MUCH
                self._refuse(TableRefusal(429, "too_many"))
                continue
            try:
                await self._do(FROM_PAGE.decode(text))
            except Refusal as refusal:
                self._refuse(refusal)
            except (DecodeError, UnicodeError, RecursionError) as error:
                self._refuse(TableRefusal(400, "not_understood", {"why": str(error)[:200]}))

    def _allows(self, kind: str) -> bool:
        """Take one from the bucket of the person and of the network: cookies can be invented."""
        person = self.limits.allows(kind, self.viewer.person or self.network)
        return person and self.limits.allows(f"{kind} of network", self.network)

    def _refuse(self, refusal: Refusal) -> None:
        """Tell the page that a request was refused, and show it where the table is now."""
        self.viewer.tell(self._refused(refusal))
        if refusal.reason == "stale":
            self.viewer.look_again()

    def _refused(self, refusal: Refusal) -> str:
        says = refusal.sentence(self.viewer.language)
        n = heard(self.room, self.viewer.seat).n
        return ENCODER.encode(messages.Refused(reason=refusal.reason, says=says, n=n)).decode()

    async def _do(self, message: messages.FromPage) -> None:
        if isinstance(message, messages.Ping):
            self.viewer.tell(PONG)
        elif isinstance(message, messages.Move):
            await self.hub.play(self.room, self._seat(), message.move, message.n)
        elif isinstance(message, messages.Undo):
            await self.hub.undo(self.room, self._seat(), message.n)
        elif isinstance(message, messages.Confirm):
            await self.hub.confirm(self.room, self._seat(), message.n)
        elif isinstance(message, messages.Say):
            await self._say(message.text)
        else:
            await self._rename(identity.clean_name(message.name))

    def _seat(self) -> int:
        """Return the seat of this page, as it is now."""
        seat = self.room.seat_of(self.viewer.person, self.viewer.wish)
        if seat is None:
            raise TableRefusal(403, "no_seat")
        return seat

    async def _say(self, text: str) -> None:
        """Put a line into the chat."""
        people, person = self.room.people, self.viewer.person
        if person and person in people.removed:
            raise TableRefusal(403, "removed")
        seat = self.room.seat_of(person, self.viewer.wish)
        if seat is None and not people.decided.chat:
            raise TableRefusal(403, "no_chat")
        if not self._allows("chat"):
            raise TableRefusal(429, "too_many")
        line = identity.clean(text, LONGEST_LINE)
        if not line:
            raise TableRefusal(422, "empty_chat")
        say = speak(people.language)
        if seat is None:
            name = people.fitting(self.viewer.name) or say("spectator")
        else:
            name = people.names(say)[seat]
        await self.company.say(self.room, name, seat, line, person)

    async def _rename(self, name: str) -> None:
        """Change what this person is called."""
        self.viewer.name = name
        seat = self.room.seat_of(self.viewer.person, self.viewer.wish)
        if seat is None or not name:
            return
        if self.room.people.fitting(name, seat) == self.room.people.places[seat].name != "":
            return

        def change(people: People) -> None:
            people.places[seat].name = people.fitting(name, seat)
            if not people.places[seat].name:
                raise TableRefusal(422, "name_reserved")

        await self.hub.change_people(self.room, change)


PONG = ENCODER.encode(messages.Pong()).decode()


def _code(task: "asyncio.Task[int] | asyncio.Task[int | None]") -> int | None:
    """Return with which code a task wants to close; a page that went wants nothing."""
    error = task.exception()
    if error is None:
        return task.result()
    if not isinstance(error, PageGone):
        raise error
    return None
