"""Analyses under way: what there is to learn from a finished match, worked out once and kept.

Each decision is a piece of work of its own, for which thinkers have time when no bot wants any. It
is kept as it comes, so that pages can show it, and another process can go on after this one. What
is likely to be a turning point comes first. A page that has seen all there is may wait for more:
its question is answered as soon as something is kept.
"""

import asyncio
import contextlib
import json
import logging
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, NamedTuple, TypeVar

from vaka.core.game import Game
from vaka.match import Match
from vaka.table import kept_analyses, metrics
from vaka.table.hub import Hub
from vaka.table.judging import USUAL_TRIES
from vaka.table.limits import Limits
from vaka.table.outages import StoreDown
from vaka.table.phrases import TableRefusal
from vaka.table.queues import Busy
from vaka.table.room import Room
from vaka.table.thinkers import Thinkers
from vaka.teacher.judged_by import judge_of
from vaka.teacher.keeping import VERSION
from vaka.teacher.records import Record, record_of
from vaka.teacher.stream import steps_of

LOG = logging.getLogger("vaka.table")
Found = TypeVar("Found")
MOST_STEPS = 2_000  # decisions and deals of a match that is analysed
MOST_LINES = 5_000  # of its journal
KEEP_EVERY = 1.0  # seconds between two writes: moves of others go to the same disk
BEAT = kept_analyses.SILENCE / 3  # seconds between two signs of life
BUSY_FOR = 2.0  # seconds until an analysis that was refused a turn asks again
MOST_READ = 16  # analyses whose records this process remembers
HELD_FOR = 10.0  # seconds for which a question waits for something new
LOOK_EVERY = 1.0  # seconds between two looks at what another process may have kept
MOST_HELD = 300  # questions that wait; more are answered at once,
MOST_HELD_EACH = 10  # and so are more of one network


class Told(NamedTuple):
    """How far an analysis was at one moment, and what of that is new to who asks."""

    records: list[Record]
    fresh: list[Record]
    cursor: str
    running: bool
    done: bool


class Progress:
    """What this process has read of an analysis, in the order in which it was kept."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.name = secrets.token_hex(4)
        self.records: list[Record] = []
        self.done = False
        self.worked_on = False

    @property
    def cursor(self) -> str:
        """What to ask with for what comes after all that is here."""
        return f"{self.name}.{len(self.records)}"

    def told(self, cursor: str) -> Told:
        """Return how far it is now; new is what came after an answer with that cursor.

        If the cursor is of another reading, that is all.
        """
        name, _, count = cursor.partition(".")
        known = int(count) if name == self.name and count.isdecimal() else 0
        records = list(self.records)
        return Told(records, records[known:], self.cursor, self.worked_on, self.done)


class Analyses:
    """Works out analyses, and reads what was worked out by whomever."""

    def __init__(
        self, hub: Hub, thinkers: Thinkers, limits: Limits, tries: int = USUAL_TRIES
    ) -> None:
        """Try each move so often."""
        self.hub = hub
        self.thinkers = thinkers
        self.limits = limits
        self.tries = tries
        self.worker = secrets.token_hex(8)
        self.under_way: set[str] = set()
        self.judges: dict[str, str] = {}  # by game
        self._read: OrderedDict[str, Progress] = OrderedDict()
        self._held: Counter[str] = Counter()  # questions that wait, by network
        self._kept = asyncio.Event()  # is set, and another put in its place, whenever one was kept

    def about(self, game: Game) -> str:
        """Return what the records of a game mean, and who judges: those of two are never mixed."""
        if game.name not in self.judges:  # which change with the program alone
            self.judges[game.name] = judge_of(game)
        return f"{VERSION} {self.tries} {self.judges[game.name]}"

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
            left = await self._claimed(room, network, match)
            if left:
                self.hub.later(self._work(room.id, match, left, network, stack.pop_all()))

    async def _claimed(self, room: Room, network: str, match: Match) -> set[int]:
        """Return the steps that this process has to work out; none: another does."""
        progress = await self.progress(room)
        if progress.worked_on and not self.hub.alone:
            return set()
        self.limits.check("analysis", network)
        known = await self.hub.ask(
            kept_analyses.claim,
            *(self.hub.store, room.id, self.about(room.game), self.worker, self.hub.alone),
        )
        return set() if known is None else {s for s in steps_of(match.lines) if s not in known}

    async def _work(
        self,
        match_id: str,
        match: Match,
        left: set[int],
        network: str,
        stack: contextlib.ExitStack,
    ) -> None:
        """Work out some steps, one after the other, and keep them.

        A step that cannot be judged is left out; if nothing at all can, it is not done.
        """
        journal, fresh, kept_at = match.journal(), [], time.monotonic()
        any_made = len(left) < len(steps_of(match.lines))
        with stack, metrics.job("analyses"), self._heard_of(match_id):
            steps = await self._ordered(match_id, network, journal, left)
            for step in steps:
                text = await self._judged(match_id, network, journal, step)
                if text is not None:
                    fresh.append((step, text))
                    any_made = True
                last = step == steps[-1]
                if last and not any_made:
                    return  # what is wrong may pass: it can be asked for again
                if last or time.monotonic() - kept_at > KEEP_EVERY:
                    if not await self._keep(match_id, fresh, last):
                        return  # it was deleted, or another process has taken over
                    fresh, kept_at = [], time.monotonic()

    async def _ordered(self, match: str, network: str, journal: str, left: set[int]) -> list[int]:
        """Return some steps in the order in which they are best judged."""
        try:
            order = await self._in_turn(self.thinkers.order, network, journal)
        except Exception:
            LOG.exception("the steps of match %s could not be ordered", match)
            return sorted(left)
        return [step for step in order if step in left]

    async def _judged(self, match: str, network: str, journal: str, step: int) -> str | None:
        """Return the record that begins at a step, or None if there is none."""
        judged = self.thinkers.judged
        try:
            return await self._in_turn(judged, network, journal, step, self.tries)
        except Exception:
            LOG.exception("step %d of match %s could not be judged", step, match)
            return None

    @contextlib.contextmanager
    def _heard_of(self, match: str) -> Iterator[None]:
        """Give signs of life, however long a step takes or waits: nobody else takes over."""
        beating = asyncio.ensure_future(self._beat(match))
        try:
            yield
        finally:
            beating.cancel()

    async def _beat(self, match: str) -> None:
        while not self.hub.alone:  # who is alone is watched by nobody
            await asyncio.sleep(BEAT)
            with contextlib.suppress(StoreDown):
                await self.hub.ask(kept_analyses.touch, self.hub.store, match, self.worker)

    async def _in_turn(
        self, ask: Callable[..., Awaitable[Found]], network: str, *arguments: Any
    ) -> Found:
        """Ask the thinkers, again and again while others have more for them to do."""
        while True:
            with contextlib.suppress(Busy):
                return await ask(network, *arguments)
            await asyncio.sleep(BUSY_FOR)

    async def _keep(self, match: str, fresh: list[tuple[int, str]], done: bool) -> bool:
        """Keep records, after an outage of the store too."""
        store = self.hub.store
        while True:
            with contextlib.suppress(StoreDown):
                ours = await self.hub.ask(kept_analyses.add, store, match, self.worker, fresh, done)
                self._kept.set()
                self._kept = asyncio.Event()
                return ours
            await asyncio.sleep(BUSY_FOR)

    async def news(self, room: Room, network: str, cursor: str) -> Progress:
        """Return how far the analysis is, as soon as there is something new after a cursor.

        It waits for a while, unless very many wait already, or nobody is at it.
        """
        until = time.monotonic() + HELD_FOR
        with self._holding(network) as may_wait:
            while True:
                kept = self._kept  # before looking: nothing can be kept unnoticed
                found = await self.progress(room)
                left = until - time.monotonic()
                if found.cursor != cursor or not found.worked_on or not may_wait or left <= 0:
                    return found
                ours = room.id in self.under_way
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(kept.wait(), left if ours else min(left, LOOK_EVERY))

    @contextlib.contextmanager
    def _holding(self, network: str) -> Iterator[bool]:
        """Count a question that waits; false: there are too many."""
        most = MOST_HELD_EACH * self.limits.factor
        if self._held.total() >= MOST_HELD or self._held[network] >= most:
            yield False
            return
        self._held[network] += 1
        try:
            yield True
        finally:
            self._held[network] -= 1
            self._held += Counter()  # without those that are nothing

    async def progress(self, room: Room) -> Progress:
        """Return how far the analysis of a match is; only what is new is read."""
        checked(room)
        found = self._read.pop(room.id, None) or Progress()
        self._read[room.id] = found
        while len(self._read) > MOST_READ:
            self._read.popitem(last=False)
        known = {record.step for record in found.records}
        kept = await self.hub.ask(
            kept_analyses.kept, self.hub.store, room.id, self.about(room.game), known
        )
        if kept is None:  # there is none, or it had to make room for others
            self._read[room.id] = found = Progress()
            return found
        known = {record.step for record in found.records}  # another request may have read some
        read = [record_of(json.loads(text)) for text in kept.records]
        found.records += [record for record in read if record.step not in known]
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
