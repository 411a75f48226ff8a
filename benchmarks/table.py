"""How fast the table is: from a click to the other browsers, and what it costs the server."""

import asyncio
import os
import random
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager, suppress
from dataclasses import asdict, dataclass
from statistics import mean, median
from time import perf_counter, sleep
from typing import Any

from benchmarks.visitors import TableServer, Visitor, visit
from vaka import registry
from vaka.bots import bot
from vaka.engine.rng import Rng
from vaka.match import Match
from vaka.table.bot_pool import MORE_POLITENESS


@dataclass(frozen=True)
class Size:
    """How much is measured."""

    clicks: int = 400
    crowd: int = 200  # pages on one match
    matches: int = 50  # with four pages each
    moves: int = 40  # in front of a crowd
    rooms: int = 200  # open matches whose memory is measured
    bots: int = 4  # that think while others play
    answers: int = 100  # of a bot, with and without an analysis beside it
    hall: int = 200  # matches of three seats at once,
    watchers: int = 5  # who look on at each of them,
    rate: float = 40  # moves a second in all,
    seconds: float = 20  # for so long


STEPS = 8  # of a measurement
BITS = 10  # calm and busy ones, by turns
BOT = "novice"  # whose answers are timed: a short thought shows a delay best
SEATS = 3  # at each match of a hall, and at the one that is a lesson
LEARNER = "greedy"  # who plays the lesson: as somebody would who makes mistakes, and at once
SMALL = Size(10, 5, 2, 3, 3, bots=1, answers=4, hall=2, watchers=1, rate=20, seconds=0.5)


@dataclass(frozen=True)
class Times:
    """Milliseconds that half, 95 % and 99 % of all clicks took at most, and the slowest."""

    p50: float
    p95: float
    p99: float
    most: float

    @classmethod
    def of(cls, seconds: list[float]) -> "Times":
        """Sort what was measured."""
        ranked = sorted(1000 * second for second in seconds)
        p50, p95, p99 = (ranked[round(share * (len(ranked) - 1))] for share in (0.5, 0.95, 0.99))
        return cls(p50, p95, p99, ranked[-1])


def measure(name: str, size: Size, progress: Callable[[int], None]) -> dict[str, Any]:
    """Measure everything with one server; `progress` hears of each step."""
    server = TableServer()
    table = _Table(server, name, size)
    report: dict[str, Any] = {"game": name}
    try:
        asyncio.run(table.click_to_other(10))  # warm up
        for done, (key, work) in enumerate(
            {
                "click_ms": table.clicks,
                "crowd": table.in_front_of_a_crowd,
                "matches": table.many_matches,
                "thinking_ms": table.while_bots_think,
                "turning": table.until_a_turning_point,
                "analysis_ms": table.beside_an_analysis,
                "hall_ms": table.in_a_full_hall,
                "memory": table.memory,
            }.items(),
            1,
        ):
            report[key] = asyncio.run(work())
            progress(done)
    finally:
        server.stop()
    return report


class _Table:
    """A server and what is measured with it."""

    def __init__(self, server: TableServer, name: str, size: Size) -> None:
        self.server = server
        self.game = registry.load(name)
        self.size = size
        self.chooser = random.Random(1)
        self.analysed: list[str] = []  # matches that were given to the teacher

    def open(self, *sitters: str) -> tuple[str, str]:
        """Open a match; return its name and the cookie of its host."""
        asked = [
            {"kind": "me"} if sitter == "me" else {"kind": "bot", "bot": sitter}
            for sitter in sitters
        ]
        wish = {"game": self.game.name, "sitters": asked, "confirm": False, "pace_ms": 0}
        opened, cookie = self.server.post("/api/matches", wish)
        return str(opened["match"]), cookie

    async def clicks(self) -> dict[str, float]:
        """Measure from a click to the view in another browser."""
        return asdict(Times.of(await self.click_to_other(self.size.clicks)))

    async def click_to_other(self, clicks: int) -> list[float]:
        """Let two play, and return how long each click took to be seen by the other."""
        seconds: list[float] = []
        while len(seconds) < clicks:
            match, cookie = self.open("me", "me")
            async with (
                visit(self.server, match, cookie, 0) as one,
                visit(self.server, match, cookie, 1) as two,
            ):
                while len(seconds) < clicks:
                    took = await self.click([one, two], [one, two])
                    if took is None:
                        break
                    seconds.append(took)
        return seconds

    async def click(self, movers: list[Visitor], watching: list[Visitor]) -> float | None:
        """Let whoever is to move click at random; return when the last has seen it."""
        n = movers[0].n
        for mover in movers:
            await mover.reach(n)
        views = [mover.view for mover in movers]
        place = next((i for i, view in enumerate(views) if view["your_turn"]), None)
        if place is None:
            return None
        move = self.chooser.choice(views[place]["choices"])["move"]
        others = [visitor for visitor in watching if visitor is not movers[place]]
        began = perf_counter()
        await movers[place].move(move, n)
        for visitor in (*others, *movers):
            await visitor.reach(n + 1)
        return max(visitor.at for visitor in others) - began

    async def in_front_of_a_crowd(self) -> dict[str, float]:
        """Measure a match at which many look on: times, processor time and bytes of an update."""
        match, cookie = self.open("me", "me")
        async with AsyncExitStack() as stack:
            movers = [
                await stack.enter_async_context(visit(self.server, match, cookie, seat))
                for seat in (0, 1)
            ]
            crowd = [
                await stack.enter_async_context(visit(self.server, match))
                for _ in range(self.size.crowd - 2)
            ]
            everybody = [*movers, *crowd]
            for visitor in everybody:
                visitor.views = visitor.raw = 0
            wire = sum(visitor.wire for visitor in everybody)
            before, seconds = self.server.cpu(), []
            for _ in range(self.size.moves):
                took = await self.click(movers, everybody)
                if took is None:
                    break
                seconds.append(took)
            spent = self.server.cpu() - before
            views = sum(visitor.views for visitor in everybody)
            wire = sum(visitor.wire for visitor in everybody) - wire
            raw = sum(visitor.raw for visitor in everybody)
        return {
            "pages": len(everybody),
            "cpu_ms_per_move": 1000 * spent / len(seconds),
            "last_page_p50_ms": Times.of(seconds).p50,
            "bytes_raw": raw / views,
            "bytes_sent": wire / views,
        }

    async def many_matches(self) -> dict[str, float]:
        """Measure many matches at once, four pages each, all of them clicking."""
        async with AsyncExitStack() as stack:
            tables = []
            for _ in range(self.size.matches):
                match, cookie = self.open("me", "me")
                movers = [
                    await stack.enter_async_context(visit(self.server, match, cookie, seat))
                    for seat in (0, 1)
                ]
                guests = [
                    await stack.enter_async_context(visit(self.server, match)) for _ in range(2)
                ]
                tables.append((movers, [*movers, *guests]))
            before, began = self.server.cpu(), perf_counter()
            found = await asyncio.gather(
                *(self._play(movers, everybody) for movers, everybody in tables)
            )
            spent, lasted = self.server.cpu() - before, perf_counter() - began
        seconds = [second for times in found for second in times]
        return {
            "matches": len(tables),
            "cpu_ms_per_move": 1000 * spent / len(seconds),
            "moves_per_second": len(seconds) / lasted,
        }

    async def _play(self, movers: list[Visitor], everybody: list[Visitor]) -> list[float]:
        """Play some moves at one of many matches."""
        seconds = []
        for _ in range(max(2, self.size.moves // 4)):
            took = await self.click(movers, everybody)
            if took is not None:
                seconds.append(took)
        return seconds

    async def while_bots_think(self) -> dict[str, float]:
        """Measure clicks while strong bots think at other matches."""
        calm = await self.click_to_other(self.size.clicks // 2)
        opened = [self.open("master", "master")[0] for _ in range(self.size.bots)]
        async with AsyncExitStack() as stack:  # bots wait while nobody watches
            for match in opened:
                await stack.enter_async_context(visit(self.server, match))
            busy = await self.click_to_other(self.size.clicks // 2)
        quiet, loud = Times.of(calm), Times.of(busy)
        return {
            "bots": len(opened),
            "p50_calm": quiet.p50,
            "p50_thinking": loud.p50,
            "p95_calm": quiet.p95,
            "p95_thinking": loud.p95,
            "mean_delay": 1000 * (mean(busy) - mean(calm)),
        }

    async def until_a_turning_point(self) -> dict[str, float]:
        """Measure how long somebody who asks for an analysis waits for the first mistake in it."""
        match, rng = Match(self.game, SEATS), Rng(1)
        players = [bot(LEARNER, self.game, rng.split(seat)) for seat in range(SEATS)]
        match.play_out(lambda view, seat, moves: players[seat].choose(view, seat, moves), rng.split)
        began = perf_counter()
        found = self._analyse(match)
        while not any(move["mistake"] for move in found["moves"]) and not found["done"]:
            found = self._progress(self.analysed[-1], found["cursor"])
        return {"seats": SEATS, "moves": len(match), "seconds": perf_counter() - began}

    async def beside_an_analysis(self) -> dict[str, float]:
        """Measure clicks and bots' answers while a finished match is analysed, and while none is.

        Calm and busy bits take turns, so that whatever else the machine does meets both. In a calm
        one the analysis stands still. A ratio is the middle one of those of neighbouring bits: one
        bad moment of the machine changes it little.
        """
        found: dict[tuple[str, bool], list[list[float]]] = {}
        clicks = max(1, self.size.clicks // 2 // BITS)
        answers = max(1, self.size.answers // BITS)
        for bit in range(2 * BITS):
            busy = bool(bit % 2)
            with self._analysing(busy):
                found.setdefault(("click", busy), []).append(await self.click_to_other(clicks))
                found.setdefault(("answer", busy), []).append(await self.answers(answers))
        report: dict[str, float] = {}
        for what in ("click", "answer"):
            calm, beside = (
                [Times.of(seconds).p95 for seconds in found[what, busy]] for busy in (False, True)
            )
            report |= {f"{what}_p95_calm": median(calm), f"{what}_p95_beside": median(beside)}
            report[f"{what}_ratio"] = median(
                late / early for early, late in zip(calm, beside, strict=True)
            )
        report["records"] = sum(self._progress(match)["made"] for match in self.analysed)
        return report

    @contextmanager
    def _analysing(self, busy: bool) -> Iterator[None]:
        """See to it that a match is being analysed, or let the teacher's process stand still."""
        if busy and (not self.analysed or self._progress(self.analysed[-1])["done"]):
            self._analyse(self._played_out(len(self.analysed)))
            while self._progress(self.analysed[-1])["made"] == 0:  # until its process is there
                sleep(0.1)
        pause = [] if busy else self.server.nicer(MORE_POLITENESS)
        self._tell(pause, signal.SIGSTOP)
        try:
            yield
        finally:
            self._tell(pause, signal.SIGCONT)

    def _tell(self, processes: Sequence[int], sign: signal.Signals) -> None:
        for process in processes:
            with suppress(ProcessLookupError):  # gone meanwhile; the others must go on
                os.kill(process, sign)

    def _analyse(self, match: Match) -> dict[str, Any]:
        """Let a finished match be analysed; return how far that is at once."""
        uploaded, _ = self.server.post("/api/journals", {"journal": match.journal()})
        self.analysed.append(uploaded["match"])
        begun, _ = self.server.post(f"/api/matches/{uploaded['match']}/analysis", {})
        return begun

    def _progress(self, match: str, since: str = "") -> dict[str, Any]:
        """Return how far an analysis is; with a cursor what is new, as soon as anything is."""
        return self.server.get(f"/api/matches/{match}/analysis?since={since}")

    def _played_out(self, seed: int) -> Match:
        """Return a random match with as many seats as there can be: much to analyse."""
        match, rng = Match(self.game, self.game.seats[-1]), Rng(seed)
        match.play_out(lambda _view, _seat, moves: moves[rng.below(len(moves))], lambda _: rng)
        return match

    async def answers(self, count: int) -> list[float]:
        """Let somebody play with a bot, and return how long the bot took to answer each turn."""
        seconds: list[float] = []
        while len(seconds) < count:
            match, cookie = self.open("me", BOT)
            async with visit(self.server, match, cookie) as one:
                while len(seconds) < count:
                    view = await one.until(lambda view: view["your_turn"] or view["over"])
                    if view["over"]:
                        break
                    began, n = perf_counter(), view["n"]
                    await one.move(self.chooser.choice(view["choices"])["move"], n)
                    await one.reach(n + 1)
                    if not one.view["your_turn"]:
                        await one.until(lambda view: view["your_turn"] or view["over"])
                        seconds.append(one.at - began)
        return seconds

    async def in_a_full_hall(self) -> dict[str, float]:
        """Measure clicks while many matches with onlookers go on, at a rate as of people."""
        async with AsyncExitStack() as stack:
            tables = [await self._crowded(stack) for _ in range(self.size.hall)]
            clicks = [
                asyncio.ensure_future(self._click_later(tables, turn / self.size.rate))
                for turn in range(round(self.size.seconds * self.size.rate))
            ]
            found = await asyncio.gather(*clicks)
        times = Times.of([second for second in found if second is not None])
        people = SEATS + self.size.watchers
        return {"matches": len(tables), "pages": len(tables) * people, **asdict(times)}

    async def _crowded(self, stack: AsyncExitStack) -> tuple[list[Visitor], asyncio.Lock]:
        """Open a match with people at every seat and around it; the lock is for one click."""
        match, cookie = self.open(*["me"] * SEATS)
        movers = [
            await stack.enter_async_context(visit(self.server, match, cookie, seat))
            for seat in range(SEATS)
        ]
        for _ in range(self.size.watchers):
            await stack.enter_async_context(visit(self.server, match))
        return movers, asyncio.Lock()

    async def _click_later(
        self, tables: list[tuple[list[Visitor], asyncio.Lock]], seconds: float
    ) -> float | None:
        """Click in a while at some match; return when the others who sit there have seen it."""
        await asyncio.sleep(seconds)
        movers, lock = self.chooser.choice(tables)
        async with lock:
            return await self.click(movers, movers)

    async def memory(self) -> dict[str, float]:
        """Measure what an open match in its middle takes."""
        before = self.server.memory()
        for seed in range(self.size.rooms):
            match, rng = Match(self.game, self.game.seats[0]), Rng(seed)
            while not match.over and len(match) < 100:
                match.draw(rng)
                if not match.over:
                    moves = match.moves(match.turn()[0])
                    match.play(match.turn()[0], moves[rng.below(len(moves))])
            uploaded, _ = self.server.post("/api/journals", {"journal": match.journal()})
            self.server.get(f"/api/matches/{uploaded['match']}")  # which loads it
        held = self.server.memory() - before
        return {"matches": self.size.rooms, "kib_per_match": held / self.size.rooms / 1024}
