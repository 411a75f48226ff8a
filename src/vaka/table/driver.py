"""What the server itself does at a match: bots that move, clocks that run out, absent seats."""

import asyncio
import logging
import time

from vaka.bots import LEVELS, varied
from vaka.table.bot_pool import BotPool
from vaka.table.hub import Hub, Waited
from vaka.table.people import People, is_here
from vaka.table.phrases import TableRefusal
from vaka.table.presence import Company
from vaka.table.room import Room

LOG = logging.getLogger("vaka.table")
SWEEP = 2.0  # seconds between two looks for matches that everybody has forgotten
NO_BOT = -1  # in place of the seat at which a bot has to move
HEARTBEAT = 20.0  # seconds between two notes of who is here
PATIENCE = 600.0  # seconds until a match that cannot be played on is tried again
YIELD_FOR = 1.5  # seconds that a process leaves to the one whose change it was, besides thinking


class Driver:
    """Gives each open match a task that waits for what has to be done next."""

    def __init__(self, hub: Hub, company: Company, thinkers: BotPool) -> None:
        """Drive the matches of a hub."""
        self.hub = hub
        self.company = company
        self.thinkers = thinkers
        hub.after_change.append(self.wake)

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

    async def _drive(self, room: Room, first: bool) -> None:
        """Do the next thing that the server has to do at a match, if there is one."""
        try:
            seat = _bot_to_move(room)
            if seat is None:
                await self._watch_clocks(room)
            else:
                await self._think(room, seat, first)
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
            await asyncio.sleep(YIELD_FOR + LEVELS[level].seconds)
        pace = room.people.decided.pace_ms / 1000
        move = await self.chosen(room, seat, self._character(room, seat, level))
        await asyncio.sleep(max(0.0, min(pace, room.history.at + pace - time.time())))
        await self.hub.play(room, seat, move, n)

    def _character(self, room: Room, seat: int, level: str) -> str:
        """Return the name of a bot with its personality: bots at one table do not play alike."""
        bots = [place.bot if place.kind == "bot" else "" for place in room.people.places]
        return varied(bots, room.game)[seat] or level

    async def chosen(self, room: Room, seat: int, bot: str) -> str:
        """Return the move that a bot chooses for a seat, from what the seat may know."""
        match = room.history.match
        moves = match.moves(seat)
        if len(moves) == 1:
            return moves[0]
        view = match.view(seat, recall=True)
        return await self.thinkers.move(room.game.name, bot, view, seat, moves)

    async def _watch_clocks(self, room: Room) -> None:
        """Wait until a clock runs out or an absent person is replaced."""
        while True:
            deadline, absences = room.deadline(), room.absences()
            times = [*absences.values(), *([] if deadline is None else [deadline])]
            if not times:
                return
            await asyncio.sleep(max(0.05, min(times) - time.time()))
            now = time.time()
            if deadline is not None and now >= deadline:
                await self._out_of_time(room)
                return
            for seat, end in absences.items():
                if now >= end and await self._stand_in(room, seat, now):
                    return

    async def _out_of_time(self, room: Room) -> None:
        """Go on for a person whose clock has run out."""
        seat = next(s for s in room.waiting() if room.people.places[s].kind == "person")
        n = room.history.heard(seat).n
        if room.confirming() is not None:
            await self.hub.confirm(room, seat, n)
            return
        move = await self.chosen(room, seat, room.people.decided.takeover_bot)
        await self.hub.play(room, seat, move, n)

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
                await self._sweep_once()
                if time.monotonic() - beat > HEARTBEAT:
                    beat = time.monotonic()
                    await self.company.keep()
            except Exception:
                LOG.exception("the watch over matches stumbled")

    async def _sweep_once(self) -> None:
        self.hub.unload_idle()
        now = time.time()
        for match in await self.hub.ask(self.hub.store.due, now):
            try:
                due = await self._visit(match, now)
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


def _bot_to_move(room: Room) -> int | None:
    """Return the first seat that is waited for and at which a bot moves."""
    return next((seat for seat in room.waiting() if room.people.plays_itself(seat)), None)


def _about(room: Room) -> tuple[int, ...]:
    """Return the decision that the server has to see to: while it is the same, a thought counts."""
    bot = _bot_to_move(room)
    if bot is None:
        return (NO_BOT, room.history.n, room.version)
    return (bot, room.history.heard(bot).since, room.version)
