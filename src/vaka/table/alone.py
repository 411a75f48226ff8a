"""A table without a server: one browser is host, store and bots, and plays with itself.

A page talks to it as to a server, with the same requests and the same messages, but through its
worker (web/src/alone). Behind that is the same table; only what carries it differs: the store is a
SQLite file in memory whose pages somebody else keeps (in a browser: IndexedDB), and bots think in
slices, since there is but one thread. Whoever sits here is one person, at as many seats as wanted.
"""

import asyncio
import contextlib
import json
import re
import secrets
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import parse_qsl, unquote, urlsplit

from vaka import bots, registry
from vaka.bots.analysis import LEAST_VISITS, Opinion, forming
from vaka.bots.thinking import SearchSettings, Slices
from vaka.engine.rng import Rng
from vaka.errors import Refusal
from vaka.table import (
    analysing,
    identity,
    lobby,
    privacy,
    puzzling,
    replay,
    results,
    seats,
    sql,
    teaching,
)
from vaka.table.analyses import Analyses
from vaka.table.asking import Ask, Asker, Endpoint, Page, Services, status_of
from vaka.table.caps import Caps
from vaka.table.config import Config
from vaka.table.driver import Driver
from vaka.table.forms import Mistake
from vaka.table.hub import Hub
from vaka.table.journals import Played, played
from vaka.table.judging import judging, ordering
from vaka.table.limits import Limits
from vaka.table.lines import Line, PageGone
from vaka.table.messages import ENCODER
from vaka.table.outages import StoreDown
from vaka.table.phrases import TableRefusal, language_of
from vaka.table.presence import Company
from vaka.table.queues import Queue, Threads
from vaka.table.sqlite import SqliteStore

CHAPTERS = (lobby, results, seats, teaching, puzzling, replay, analysing, privacy)
ENDPOINTS = tuple(endpoint for chapter in CHAPTERS for endpoint in chapter.ENDPOINTS)
COOKIE = "this-browser-is-its-own-table"  # nobody else is here
PERSON = identity.person_of(COOKIE)
PATIENCE = 1_000_000.0  # factor of all limits: nobody asks too much of oneself
NOTHING = -1  # changes kept, of a file that has just been opened
PAUSE = 0.02  # seconds until an analysis looks again whether somebody wants to think
PAGE = 16_384  # bytes of the file that are kept together
BEAT = 20.0  # seconds between two notes of who is here
GONE = 1000  # a socket that the page has closed
DENIED = 1008  # a socket that was never opened

Found = TypeVar("Found")
Keep = Callable[[Mapping[int, bytes], int], Awaitable[None]]  # changed pages, and how many are left


class KeptFile:
    """A file in memory whose pages are kept elsewhere: it knows which of them have changed."""

    def __init__(self, path: Path, keep: Keep) -> None:
        """Begin with what the file holds now, which has been kept."""
        self.path = path
        self._keep = keep
        self._pages = self._read()

    def _read(self) -> list[bytes]:
        content = self.path.read_bytes() if self.path.exists() else b""
        return [content[at : at + PAGE] for at in range(0, len(content), PAGE)]

    async def save(self) -> None:
        """Keep what has changed: all of it, or, if that fails, nothing."""
        pages = self._read()
        before = self._pages
        changed = {
            number: page
            for number, page in enumerate(pages)
            if number >= len(before) or page != before[number]
        }
        if changed or len(pages) != len(before):
            await self._keep(changed, len(pages))
            self._pages = pages

    def restore(self) -> None:
        """Let the file be what was kept last."""
        self.path.write_bytes(b"".join(self._pages))


class LoneStore(SqliteStore):
    """The store in a file that only this thread has open."""

    def migrate(self) -> None:
        """Create or update the tables; what a crash would leave is not kept anyway."""
        Path(self.file).touch()
        self._transact(sql.migrate)

    def _connect(self) -> sqlite3.Connection:
        connection = super()._connect()
        connection.execute("PRAGMA journal_mode = MEMORY")
        return connection

    @property
    def changes(self) -> int:
        """How many rows were ever changed."""
        return self._connection().total_changes

    def reopen(self) -> None:
        """Read the file anew: somebody else has written it."""
        self._drop()


class LoneHub(Hub):
    """A hub whose store is kept elsewhere before anybody sees what has changed."""

    store: LoneStore

    def __init__(self, store: LoneStore, file: KeptFile) -> None:
        """Serve the matches of a store."""
        super().__init__(store, alone=True, caps=Caps())
        self._file = file
        self._saved = NOTHING
        self._lock = asyncio.Lock()

    async def ask(self, question: Callable[..., Found], *arguments: Any, **named: Any) -> Found:
        """Ask the store, in this thread; what it has written is kept before this returns.

        What cannot be kept, or not even be written, is taken back: nobody else asks in between, and
        the next question opens the file anew and finds what was there before.
        """
        async with self._lock:
            try:
                found = question(*arguments, **named)
                if self.store.changes != self._saved:
                    with self.store.health.watched("write", (OSError,)):
                        await self._file.save()
                    self._saved = self.store.changes
            except StoreDown:
                self._file.restore()
                self.store.reopen()
                self._saved = NOTHING
                raise
            return found


class LoneThinkers:
    """Bots that think in slices, so that a click is answered in between."""

    queues: Mapping[str, Sequence[Queue]] = {}

    def __init__(self) -> None:
        """Begin with nobody who thinks."""
        self.thinking = 0  # bots and hints that somebody waits for

    async def move(
        self,
        networks: Iterable[str],
        game: str,
        bot: str,
        view: dict[str, Any],
        seat: int,
        moves: Sequence[str],
    ) -> str:
        """Return the move of a bot that knows just this."""
        del networks  # nobody else wants to think here
        return await self._first(
            bots.answering(game, bot, view, seat, list(moves), secrets.randbits(63))
        )

    async def opinions(
        self,
        network: str,
        game: str,
        view: dict[str, Any],
        seat: int,
        moves: Sequence[str],
        seconds: float,
        language: str,
    ) -> list[Opinion]:
        """Return what a strong bot thinks of each move, the best first."""
        del network
        settings = SearchSettings(seconds=seconds, least=LEAST_VISITS)
        rng = Rng(secrets.randbits(63))
        rules = registry.load(game)
        return await self._first(forming(rules, view, seat, moves, rng, settings, language))

    async def judged(self, network: str, journal: str, step: int, tries: int) -> str | None:
        """Return the record of an analysis that begins at a step, worked out when nobody waits."""
        del network
        return await sliced(judging(journal, step, tries), self._calm)

    async def order(self, network: str, journal: str) -> list[int]:
        """Return the steps of a journal in the order in which they are best judged."""
        del network
        return await sliced(ordering(journal), self._calm)

    async def _first(self, slices: Slices[Found]) -> Found:
        """Do what somebody waits for before what nobody does."""
        self.thinking += 1
        try:
            return await sliced(slices, _soon)
        finally:
            self.thinking -= 1

    async def _calm(self) -> None:
        """Let everybody else have their turn until no bot and no hint is thought about."""
        await _soon()
        while self.thinking:
            await asyncio.sleep(PAUSE)


async def _soon() -> None:
    await asyncio.sleep(0)


async def sliced(slices: Slices[Found], pause: Callable[[], Awaitable[None]]) -> Found:
    """Do some work in slices, with a pause after each."""
    while True:
        try:
            next(slices)
        except StopIteration as done:
            found: Found = done.value
            return found
        await pause()


class LoneReader:
    """Plays journals here and now: who brings one waits for it."""

    async def read(self, network: str, text: str) -> Played:
        """Return what a journal says; refuse one that does not fit the rules."""
        del network
        return played(text)


class Channel:
    """The wire of a line whose other end is a page."""

    def __init__(self, send: Callable[[str], None], closed: Callable[[int], None]) -> None:
        """Send texts with the one, and tell with the other that it is closed."""
        self._send = send
        self._closed = closed
        self._texts: asyncio.Queue[str | None] = asyncio.Queue()
        self.over = False

    def hear(self, text: str | None) -> None:
        """Take a text from the page; None if it has gone."""
        self._texts.put_nowait(text)

    async def send(self, text: str) -> None:
        """Send a text to the page."""
        if self.over:
            raise PageGone
        self._send(text)

    async def receive(self) -> str:
        """Return the next text of the page."""
        text = await self._texts.get()
        if text is None:
            self.over = True
            raise PageGone
        return text

    async def close(self, code: int) -> None:
        """Tell the page that nothing more comes."""
        if not self.over:
            self.over = True
            self._closed(code)


@dataclass
class Alone:
    """The table of one browser: what its page asks of it."""

    services: Services
    channels: dict[int, Channel] = field(default_factory=dict)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    @classmethod
    async def opened(cls, path: Path, keep: Keep) -> "Alone":
        """Open the table of a file, which has been filled with what was kept."""
        file = KeptFile(path, keep)
        store = LoneStore(path)
        store.migrate()
        await file.save()
        hub = LoneHub(store, file)
        company, thinkers = Company(hub), LoneThinkers()
        driver = Driver(hub, company, thinkers)
        scribes = Threads("page", count=1, share=1, waiting=400, waiting_each=400)
        config = Config(str(path), patience=PATIENCE)
        limits = Limits(PATIENCE)
        analyses = Analyses(hub, thinkers, limits)
        found = cls(
            Services(
                *(config, hub, company, thinkers, driver, limits, LoneReader(), scribes, analyses)
            )
        )
        found._begin(found._beat())
        return found

    def _begin(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _beat(self) -> None:
        """Note again and again who is here: at all seats of the one person who can be.

        Bots whose moves could not be kept go on once there is room again.
        """
        while True:
            self._note_presence()
            self.services.hub.rooms.unload_idle()
            with contextlib.suppress(StoreDown):
                await self.services.driver.recover()
            await asyncio.sleep(BEAT)

    def _note_presence(self) -> None:
        here = (True, time.time())
        for room in self.services.hub.rooms.values():
            room.presence |= dict.fromkeys(room.people.seats_of(PERSON), here)

    def _ask(self, address: str, language: str) -> tuple[str, dict[str, str], Asker]:
        """Return path, query and asker of an address."""
        split = urlsplit(address)
        query = dict(parse_qsl(split.query, keep_blank_values=True))
        spoken = language_of(query.get("language"), language)
        return split.path, query, Asker(language=spoken, cookie=COOKIE)

    async def request(self, method: str, address: str, body: str, language: str) -> str:
        """Answer a request as a server would: status, kind, headers and text, as JSON."""
        path, query, asker = self._ask(address, language)
        try:
            endpoint, params = _found(method, path)
            ask = Ask(self.services, asker, params, query)
            page = await endpoint.answered(ask, body.encode())
            status = 200
        except Refusal as refusal:
            status, page = status_of(refusal), _mistake(refusal, asker.language)
        answer = {
            "status": status,
            "kind": page.kind,
            "headers": dict(page.headers),
            "text": page.content.decode(),
        }
        return json.dumps(answer, ensure_ascii=False)

    def connect(
        self,
        number: int,
        address: str,
        language: str,
        send: Callable[[str], None],
        closed: Callable[[int], None],
    ) -> None:
        """Open the line of a page to a match; texts of the page come by `hear`."""
        channel = self.channels[number] = Channel(send, closed)
        self._begin(self._serve(number, channel, address, language))

    async def _serve(self, number: int, channel: Channel, address: str, language: str) -> None:
        path, query, asker = self._ask(address, language)
        params = {"match": path.split("/")[-2]}
        ask = Ask(self.services, asker, params, query)
        try:
            room = await ask.room()
            self._note_presence()
            await Line(channel, ask, room, await ask.person()).serve()
        except Refusal:
            await channel.close(DENIED)  # the page asks why
        finally:
            await channel.close(GONE)
            self.channels.pop(number, None)

    def hear(self, number: int, text: str | None) -> None:
        """Take a text of a page on its line; None if it has gone."""
        channel = self.channels.get(number)
        if channel is not None:
            channel.hear(text)

    async def close(self) -> None:
        """Stop everything that is going on."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.services.hub.close()
        self.services.scribes.close()


_PATHS = [
    (endpoint, re.compile(re.sub(r"\\{(\w+)\\}", r"(?P<\1>[^/]+)", re.escape(endpoint.path))))
    for endpoint in ENDPOINTS
]


def _found(method: str, path: str) -> tuple[Endpoint, dict[str, str]]:
    """Return the endpoint of an address, and what the address says to it."""
    known = False
    for endpoint, pattern in _PATHS:
        found = pattern.fullmatch(path)
        known = known or found is not None
        if found is not None and endpoint.method == method:
            return endpoint, {key: unquote(value) for key, value in found.groupdict().items()}
    if known:
        raise TableRefusal(405, "wrong_method")
    raise TableRefusal(404, "no_such_page")


def _mistake(refusal: Refusal, language: str) -> Page:
    says = refusal.sentence(language)
    return Page(
        ENCODER.encode(Mistake(error=refusal.reason, says=says)),
        "application/json",
        {"cache-control": "no-store"},
    )
