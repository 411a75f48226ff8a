"""Analyses under way: what there is to learn from a finished match, worked out once and kept.

Each decision is a piece of work of its own, for which thinkers have time when no bot wants any. It
is kept as it comes, so that pages can show it, and another process can go on after this one.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import OrderedDict

import msgspec

from vaka.match import Match
from vaka.table import kept_analyses, metrics
from vaka.table.bot_pool import BotPool
from vaka.table.hub import Hub
from vaka.table.limits import Limits
from vaka.table.outages import StoreDown
from vaka.table.phrases import TableRefusal
from vaka.table.queues import Busy
from vaka.table.room import Room
from vaka.teacher.judging import TRIES
from vaka.teacher.keeping import VERSION
from vaka.teacher.records import Record, record_of
from vaka.teacher.stream import steps_of

LOG = logging.getLogger("vaka.table")
MOST_STEPS = 2_000  # decisions and deals of a match that is analysed
MOST_LINES = 5_000  # of its journal
KEEP_EVERY = 1.0  # seconds between two writes: moves of others go to the same disk
BUSY_FOR = 2.0  # seconds until an analysis that was refused a turn asks again
MOST_READ = 16  # analyses whose records this process remembers


class Progress:
    """What this process has read of an analysis."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.records: list[Record] = []
        self.done = False
        self.worked_on = False


class Analyses:
    """Works out analyses, and reads what was worked out by whomever."""

    def __init__(self, hub: Hub, thinkers: BotPool, limits: Limits, tries: int = TRIES) -> None:
        """Try each move so often."""
        self.hub = hub
        self.thinkers = thinkers
        self.limits = limits
        self.tries = tries
        self.worker = secrets.token_hex(8)
        self.under_way: set[str] = set()
        self._read: OrderedDict[str, Progress] = OrderedDict()

    @property
    def about(self) -> str:
        """What the records mean."""
        return f"{VERSION} {self.tries}"

    async def begin(self, room: Room, person: str, network: str) -> None:
        """Work out an analysis, unless there is one or somebody is at it already.

        Only of a match that is over: then its journal is open to everybody who may look at it.
        """
        match = checked(room)
        if room.id in self.under_way:
            return
        self.under_way.add(room.id)
        with contextlib.ExitStack() as stack:
            stack.callback(self.under_way.discard, room.id)
            if (await self.progress(room)).done:
                return
            stack.enter_context(self.limits.analysis(person, network))
            steps = await self._claimed(room, network, match)
            if steps:
                self.hub.later(self._work(room.id, match, steps, network, stack.pop_all()))

    async def _claimed(self, room: Room, network: str, match: Match) -> list[int]:
        """Return the steps that this process has to work out; none: another does."""
        progress = await self.progress(room)
        if progress.worked_on and not self.hub.alone:
            return []
        self.limits.check("analysis", network)
        known = await self.hub.ask(
            kept_analyses.claim,
            *(self.hub.store, room.id, self.about, self.worker, self.hub.alone),
        )
        return [] if known is None else [s for s in steps_of(match.lines) if s not in known]

    async def _work(
        self,
        match_id: str,
        match: Match,
        steps: list[int],
        network: str,
        stack: contextlib.ExitStack,
    ) -> None:
        """Work out some steps, one after the other, and keep them."""
        journal, fresh, kept_at = match.journal(), [], time.monotonic()
        with stack, metrics.job("analyses"):
            for step in steps:
                text = await self._judged(network, journal, step)
                if text is not None:
                    fresh.append((step, text))
                last = step == steps[-1]
                if last or time.monotonic() - kept_at > KEEP_EVERY:
                    if not await self._keep(match_id, fresh, last):
                        return  # it was deleted, or another process has taken over
                    fresh, kept_at = [], time.monotonic()

    async def _judged(self, network: str, journal: str, step: int) -> str | None:
        while True:
            with contextlib.suppress(Busy):
                return await self.thinkers.judged(network, journal, step, self.tries)
            await asyncio.sleep(BUSY_FOR)

    async def _keep(self, match: str, fresh: list[tuple[int, str]], done: bool) -> bool:
        """Keep records, after an outage of the store too."""
        store = self.hub.store
        while True:
            with contextlib.suppress(StoreDown):
                return await self.hub.ask(kept_analyses.add, store, match, self.worker, fresh, done)
            await asyncio.sleep(BUSY_FOR)

    async def progress(self, room: Room) -> Progress:
        """Return how far the analysis of a match is; only what is new is read."""
        checked(room)
        found = self._read.pop(room.id, None) or Progress()
        self._read[room.id] = found
        while len(self._read) > MOST_READ:
            self._read.popitem(last=False)
        after = found.records[-1].step if found.records else -1
        kept = await self.hub.ask(kept_analyses.kept, self.hub.store, room.id, self.about, after)
        if kept is None:  # there is none, or it had to make room for others
            self._read[room.id] = found = Progress()
            return found
        known = found.records[-1].step if found.records else -1  # another request may have read it
        read = [record_of(msgspec.json.decode(text)) for text in kept.records]
        found.records += [record for record in read if record.step > known]
        found.done = kept.done
        found.worked_on = kept.worked_on if not self.hub.alone else room.id in self.under_way
        return found


def checked(room: Room) -> Match:
    """Return the match of a room that can be analysed; refuse one that is not over, or endless."""
    match = room.history.match
    if not match.over:
        raise TableRefusal(409, "still_running")
    if len(match) > MOST_LINES or len(steps_of(match.lines)) > MOST_STEPS:
        raise TableRefusal(413, "analysis_long")
    return match
