"""What the server itself does at a match: bots that move, clocks that run out, absent seats."""

import asyncio
import contextlib
import logging
import time

from vaka.bots import TABLE_LEVELS, varied
from vaka.table import metrics, together
from vaka.table.hub import Hub, Waited
from vaka.table.outages import StoreDown
from vaka.table.people import People, is_here
from vaka.table.phrases import TableRefusal
from vaka.table.presence import Company
from vaka.table.queues import Busy
from vaka.table.room import Room
from vaka.table.thinkers import Thinkers

LOG = logging.getLogger("vaka.table")
SWEEP = 2.0  # seconds between two looks for matches that everybody has forgotten
NO_BOT = -1  # in place of the seat at which a bot has to move
TOGETHER = -2  # in its place where several seats choose at the same time
HEARTBEAT = 20.0  # seconds between two notes of who is here
PATIENCE = 600.0  # seconds until a match that cannot be played on is tried again
BUSY_FOR = 2.0  # seconds until a bot that was refused a turn asks again
YIELD_FOR = 1.5  # seconds that a process leaves to the one whose change it was, besides thinking


class Driver:
    """Gives each open match a task that waits for what has to be done next."""

    def __init__(self, hub: Hub, company: Company, thinkers: Thinkers) -> None:
        """Drive the matches of a hub."""
        self.hub = hub
        self.company = company
        self.thinkers = thinkers
        self._halted = False  # something could not be kept: matches wait for the store
        hub.after_change.append(self.wake)
        company.after_coming.append(self.watched)

    def wake(self, room: Room, mine: bool, _waited: Waited) -> None:
        """Think again what a match waits for."""
        about = _about(room)
        if room.task is not None and not room.task.done():
            if room.task_about == about:
                return  # somebody came, or chose at the same time: no reason to think anew
            if room.task is not asyncio.current_task():
                room.task.cancel()
        room.task_about = about
        room.task = asyncio.ensure_future(self._drive(room, mine or self.hub.alone))

    def watched(self, room: Room) -> None:
        """Let bots that play among themselves go on once somebody looks on."""
        self.wake(room, True, None)

    async def _drive(self, room: Room, first: bool) -> None:
        """Do the next thing that the server has to do at a match, if there is one."""
        try:
            seat = _bot_to_move(room)
            if seat is None:
                await self._watch_clocks(room)
            elif room.asleep() or room.strayed() is not None:
                return
            elif room.history.moment.together:
                await self._answer_together(room, first)
            else:
                await self._think(room, seat, first)
        except StoreDown:
            self._halted = True
        except TableRefusal:
            pass  # somebody else was faster: the change that came has woken another task
        except asyncio.CancelledError:
            raise
        except Exception:
            LOG.exception("match %s cannot go on by itself", room.id)

    async def _think(self, room: Room, seat: int, first: bool) -> None:
        """Let a bot move, not faster than people can follow what they hear."""
        n = room.history.heard(seat).n
        level = room.people.level(seat)
        if not first:
            await asyncio.sleep(YIELD_FOR + TABLE_LEVELS[level].seconds)
        pace = room.people.decided.pace_ms / 1000
        move = await self._chosen_by_bot(room, seat)
        await asyncio.sleep(max(0.0, min(pace, room.history.at + pace - time.time())))
        await self.hub.play(room, seat, move, n)

    async def _answer_together(self, room: Room, first: bool) -> None:
        """Let the bots answer among those who choose at the same time, until none is left."""
        while room.task is asyncio.current_task() and (seats := _bots_to_move(room)):
            levels = {seat: room.people.level(seat) for seat in seats}
            if not first:
                await asyncio.sleep(YIELD_FOR + 2 * together.span(room, levels))
            asked = max(map(room.asked, seats))
            await together.answer(self.hub, room, levels, asked, self._chosen_by_bot)
            if self.hub.store.health.down:
                raise StoreDown  # rather than think the same again and again

    async def _chosen_by_bot(self, room: Room, seat: int) -> str:
        """Return the move that the bot at a seat chooses, or its part in a lesson."""
        if room.lesson and room.people.lesson == "on":
            written = room.lesson.script.next(room.history.match.lines, seat)
            if written is not None:
                return written
        return await self.chosen(room, seat, self._character(room, seat, room.people.level(seat)))

    def _character(self, room: Room, seat: int, level: str) -> str:
        """Return the name of a bot with its personality: bots at one table do not play alike."""
        bots = [place.bot if place.kind == "bot" else "" for place in room.people.places]
        return varied(bots, room.game)[seat] or level

    async def chosen(self, room: Room, seat: int, bot: str) -> str:
        """Return the move that a bot chooses for a seat, from what the seat may know.

        It comes again for as long as too many others think.
        """
        match = room.history.match
        moves = match.moves(seat)
        if len(moves) == 1:
            return moves[0]
        view = match.view(seat, recall=True)
        room.thinking += 1
        try:
            while True:
                with contextlib.suppress(Busy), metrics.job("bots"):
                    asked = (room.networks(), room.game.name, bot, view, seat, moves)
                    return await self.thinkers.move(*asked)
                await asyncio.sleep(BUSY_FOR)
        finally:
            room.thinking -= 1

    async def _watch_clocks(self, room: Room) -> None:
        """Wait until a clock runs out or an absent person is replaced."""
        while True:
            clocks, absences = room.clocks(), room.absences()
            if not clocks and not absences:
                return
            first = min((*clocks.values(), *absences.values()))
            await asyncio.sleep(max(0.05, first - time.time()))
            now = time.time()
            late = {seat: end for seat, end in room.clocks().items() if now >= end}
            if late:
                await self._out_of_time(room, late)
                return
            for seat, end in absences.items():
                if now >= end and await self._stand_in(room, seat, now):
                    return

    async def _out_of_time(self, room: Room, late: dict[int, float]) -> None:
        """Go on for persons whose clocks have run out."""
        bot = room.people.decided.takeover_bot
        if room.history.moment.together and room.confirming() is None:
            levels, ended = dict.fromkeys(late, bot), max(late.values())
            await together.answer(
                self.hub, room, levels, ended, lambda room, seat: self.chosen(room, seat, bot)
            )
            return
        seat = next(iter(late))
        n = room.history.heard(seat).n
        if room.confirming() is not None:
            await self.hub.confirm(room, seat, n)
            return
        await self.hub.play(room, seat, await self.chosen(room, seat, bot), n)

    async def _stand_in(self, room: Room, seat: int, now: float) -> bool:
        """Let a bot stand in for a person, unless the person is here."""
        if not self.hub.alone:
            room.presence = await self.hub.ask(self.hub.store.presence, room.id)
        if is_here(room.presence.get(seat, (False, 0.0)), now):
            room.presence[seat] = (True, now)  # here, so the absence has not begun
            return False

        def change(people: People) -> None:
            people.places[seat].away_bot = True

        await self.hub.change_people(room, change)
        return True

    # -- for ever ----------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Look after matches that were left in the lurch, and forget idle ones."""
        beat = time.monotonic()
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.recover()
                await self._sweep_once()
                if time.monotonic() - beat > HEARTBEAT:
                    beat = time.monotonic()
                    await self.company.keep()
            except StoreDown:
                self._halted = True
            except Exception:
                LOG.exception("the watch over matches stumbled")

    async def recover(self) -> None:
        """After an outage of the store, go on in all matches that waited for it."""
        if self.hub.store.health.down:
            self._halted = True
            await self.hub.ask(self.hub.store.probe)
        if self._halted:
            self._halted = False
            for room in list(self.hub.rooms.values()):
                self.wake(room, True, None)

    async def _sweep_once(self) -> None:
        self.hub.rooms.unload_idle()
        self.hub.rooms.forget_some()
        metrics.ROOMS.set(len(self.hub.rooms))
        for name, queues in self.thinkers.queues.items():
            metrics.WAITING.labels(name).set(sum(map(len, queues)))
            metrics.RUNNING.labels(name).set(sum(queue.running for queue in queues))
        now = time.time()
        for match in await self.hub.ask(self.hub.store.due, now):
            try:
                due = await self._visit(match, now)
            except StoreDown:
                raise
            except Exception:  # a match that cannot be played on must not keep us from the others
                LOG.exception("match %s cannot be looked after", match)
                due = now + PATIENCE
            await self.hub.ask(self.hub.store.set_due, match, due and max(due, now + SWEEP))

    async def _visit(self, match: str, now: float) -> float | None:
        """Do what is due in a match; return when to look at it again."""
        known = match in self.hub.rooms
        room = await self.hub.room(match)
        if known and (room.task is None or room.task.done()):
            self.wake(room, True, None)
        return room.summary(now).due


def _bots_to_move(room: Room) -> list[int]:
    """Return the seats that are waited for and at which bots move."""
    return [seat for seat in room.waiting() if room.people.plays_itself(seat)]


def _bot_to_move(room: Room) -> int | None:
    """Return the first seat that is waited for and at which a bot moves."""
    return next(iter(_bots_to_move(room)), None)


def _about(room: Room) -> tuple[int, ...]:
    """Return the decision that the server has to see to: while it is the same, a thought counts.

    What only some hear changes no clock, and nothing for others who choose at the same time.
    """
    bot = _bot_to_move(room)
    if bot is None:
        return (NO_BOT, room.history.heard(None).n, room.version)
    if room.history.moment.together:
        return (TOGETHER, room.history.moment.n, room.version)
    return (bot, room.history.heard(bot).since, room.version)
