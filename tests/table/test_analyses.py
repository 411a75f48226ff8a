"""Analyses of finished matches: worked out once, kept, gone on with, and in nobody's way."""

import asyncio
import json
import math
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import vaka
from random_play import random_match
from table.lone_client import AnyTable, LoneServer
from table.served import ENVIRONMENT, wait_for
from table.table_client import Person, Server
from vaka.bots.thinking import Slices
from vaka.core.game import Game
from vaka.match import Match
from vaka.table import analyses, bot_pool, kept_analyses
from vaka.table.alone import LoneThinkers, sliced
from vaka.table.bot_pool import BotPool
from vaka.table.config import Config
from vaka.table.deletion import delete_match
from vaka.table.limits import MOST_ANALYSES
from vaka.table.store import Store
from vaka.teacher.records import Deal, Decision
from vaka.teacher.stream import steps_of

TRIES = 4
MORE_TRIES = 100  # which find mistakes beyond doubt


class Slowed:
    """In place of what judges: it notes each step, and after some waits until it is let on."""

    def __init__(self, server: AnyTable, after: float = math.inf) -> None:
        self.asked: list[int] = []
        self.after = after
        self.let_on = threading.Event()
        self._judged = server.services.thinkers.judged
        server.services.thinkers.judged = self  # type: ignore[method-assign]

    def has_asked(self, times: int) -> bool:
        return len(self.asked) == times

    async def __call__(self, network: str, journal: str, step: int, tries: int) -> str | None:
        if len(self.asked) == self.after:
            while not self.let_on.is_set():
                await asyncio.sleep(0.01)
        self.asked.append(step)
        return await self._judged(network, journal, step, tries)


def started(file: Path, patience: float = 1000, tries: int = TRIES) -> Server:
    hosts = ["127.0.0.1"]
    config = Config(str(file), thinkers=1, hosts=hosts, patience=patience, analysis_tries=tries)
    return Server(config)


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Server]:
    running = started(tmp_path / "table.sqlite")
    yield running
    running.stop()


@pytest.fixture(scope="module")
def played() -> Match:
    return random_match(vaka.load("rapanui2011"), 2, seed=5)


def upload(person: Person, match: Match) -> str:
    return str(person.post("/api/journals", {"journal": match.journal()})["match"])


def analysed(person: Person, name: str) -> dict[str, Any]:
    """Let a match be analysed, and return all of it."""
    path = f"/api/matches/{name}/analysis"
    person.post(path)
    wait_for(lambda: person.get(path)["done"], 60)
    found: dict[str, Any] = person.get(path)
    return found


def test_it_is_worked_out_once_as_the_teacher_does_it(table: Server, played: Match) -> None:
    ana, ben = Person(table.port), Person(table.port)
    slowed, name = Slowed(table), upload(ana, played)
    before = ben.get(f"/api/matches/{name}/analysis")
    assert (before["made"], before["running"], before["done"]) == (0, False, False)
    found = analysed(ana, name)
    records = list(played.analysis(TRIES))
    assert found["made"] == found["steps"] == len(records)
    assert not found["running"]
    choices = [one for one in records if isinstance(one, Decision) and one.choice]
    assert [(one["step"], one["seat"], one["cost"]) for one in found["moves"]] == [
        (one.step, one.seat, one.cost.value) for one in choices
    ]
    assert [one["step"] for one in found["deals"]] == [
        one.step for one in records if isinstance(one, Deal)
    ]
    lucky = [one for one in choices if one.luck]
    for made in (choices[0], choices[-1], *lucky[:3]):
        told = ben.get(f"/api/matches/{name}/analysis/{made.step}")
        assert [
            [each[key] for key in ("move", "share", "points", "points_low", "points_high", "worse")]
            for each in told["moves"]
        ] == [[one.move, one.share.value, *one.points, one.worse] for one in made.moves]
        assert told["cost_points"] == made.cost_points.value
        assert told["luck_before"] == pytest.approx(made.luck)
    assert len(lucky) > 3
    assert sorted(slowed.asked) == steps_of(played.lines)
    assert slowed.asked != sorted(slowed.asked)  # what is worth seeing comes first
    assert ben.post(f"/api/matches/{name}/analysis")["done"]  # who looks later has all at once
    assert sorted(slowed.asked) == steps_of(played.lines)


def test_two_who_ask_at_once_start_it_once(table: Server, played: Match) -> None:
    ana = Person(table.port)
    slowed, name = Slowed(table), upload(ana, played)

    async def both() -> None:
        room = await table.services.hub.room(name)
        begin = table.services.analyses.begin
        await asyncio.gather(*(begin(room, person, person) for person in ("ana", "ben")))

    table.call(both)
    analysed(ana, name)
    assert sorted(slowed.asked) == steps_of(played.lines)


def test_it_comes_bit_by_bit(table: Server, played: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "KEEP_EVERY", 0.0)
    ana = Person(table.port)
    slowed, name = Slowed(table, after=20), upload(ana, played)
    path = f"/api/matches/{name}/analysis"
    ana.post(path)
    wait_for(lambda: ana.get(path)["made"] == 20)
    first = ana.get(path)
    assert first["running"]
    known = {each["step"] for each in (*first["moves"], *first["deals"])}
    assert known <= {*slowed.asked}
    slowed.let_on.set()
    later = [ana.get(f"{path}?since={first['cursor']}")]  # which waits for something new
    assert later[0]["made"] > 20
    while not later[-1]["done"]:
        later.append(ana.get(f"{path}?since={later[-1]['cursor']}"))
    pieces = [first, *later]
    for what in ("moves", "deals"):
        steps = [each["step"] for piece in pieces for each in piece[what]]
        assert len(steps) == len(set(steps))  # each is told once
        together = sorted((e for piece in pieces for e in piece[what]), key=lambda e: e["step"])
        assert together == ana.get(path)[what]
    assert ana.get(f"{path}?since=of-another-reading.9")["moves"] == ana.get(path)["moves"]


def test_a_page_that_knows_everything_is_answered_when_there_is_more(
    table: Server, played: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "KEEP_EVERY", 0.0)
    ana = Person(table.port)
    slowed, name = Slowed(table, after=10), upload(ana, played)
    path = f"/api/matches/{name}/analysis"
    ana.post(path)
    wait_for(lambda: ana.get(path)["made"] == 10)
    cursor = ana.get(path)["cursor"]
    answers: list[dict[str, Any]] = []
    asking = threading.Thread(target=lambda: answers.append(ana.get(f"{path}?since={cursor}")))
    asking.start()
    wait_for(lambda: table.services.analyses._held.total() == 1)
    assert answers == []  # nothing is new
    slowed.let_on.set()
    asking.join(5)
    assert answers[0]["made"] > 10
    wait_for(lambda: ana.get(path)["done"], 60)
    assert ana.get(f"{path}?since={ana.get(path)['cursor']}")["moves"] == []  # and is not held


def test_a_question_is_held_for_a_while_and_not_for_too_many(
    table: Server, played: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "HELD_FOR", 0.5)
    ana = Person(table.port)
    slowed, name = Slowed(table, after=0), upload(ana, played)
    path = f"/api/matches/{name}/analysis"
    cursor = ana.post(path)["cursor"]
    for most, waits in ((300, True), (0, False)):
        monkeypatch.setattr(analyses, "MOST_HELD", most)
        began = time.monotonic()
        assert ana.get(f"{path}?since={cursor}")["made"] == 0
        assert (time.monotonic() - began >= 0.5) == waits
    assert table.services.analyses._held.total() == 0
    slowed.let_on.set()
    wait_for(lambda: ana.get(path)["done"], 60)


def test_another_server_goes_on_where_one_stopped(
    tmp_path: Path, played: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "KEEP_EVERY", 0.0)
    steps = steps_of(played.lines)
    one = started(tmp_path / "table.sqlite")
    ana = Person(one.port)
    first = Slowed(one, after=15)
    name = upload(ana, played)
    ana.post(f"/api/matches/{name}/analysis")
    wait_for(lambda: ana.get(f"/api/matches/{name}/analysis")["made"] == 15)
    one.stop()
    two = started(tmp_path / "table.sqlite")
    ben, slowed = Person(two.port), Slowed(two)
    state = ben.get(f"/api/matches/{name}/analysis")
    assert (state["made"], state["running"]) == (15, False)  # so the page asks for it again
    found = analysed(ben, name)
    two.stop()
    assert sorted([*first.asked, *slowed.asked]) == steps
    assert found["made"] == len(steps)


def test_workers_that_share_a_store_work_it_out_once(database: str, played: Match) -> None:
    hosts = ["127.0.0.1"]
    config = Config(database, 2, 1, hosts=hosts, patience=1000, analysis_tries=TRIES)
    workers = [Server(config), Server(config)]
    try:
        ana, ben = (Person(worker.port) for worker in workers)
        one, two = (Slowed(worker) for worker in workers)
        one.after = 9
        name = upload(ana, played)
        path = f"/api/matches/{name}/analysis"
        assert ana.post(path)["running"]
        assert ben.post(path)["running"]  # by the other worker
        one.let_on.set()
        wait_for(lambda: ben.get(path)["done"], 60)
        assert ana.get(path)["moves"] == ben.get(path)["moves"]
        assert (sorted(one.asked), two.asked) == (steps_of(played.lines), [])
    finally:
        for worker in workers:
            worker.stop()


def test_whoever_is_at_it_gives_signs_of_life_while_a_step_takes_long(
    database: str, played: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "KEEP_EVERY", 0.0)
    monkeypatch.setattr(analyses, "BEAT", 0.05)
    monkeypatch.setattr(kept_analyses, "SILENCE", 1.5)
    hosts = ["127.0.0.1"]
    config = Config(database, 2, 1, hosts=hosts, patience=1000, analysis_tries=TRIES)
    workers = [Server(config), Server(config)]
    try:
        ana, ben = (Person(worker.port) for worker in workers)
        one, two = (Slowed(worker) for worker in workers)
        one.after = 4
        path = f"/api/matches/{upload(ana, played)}/analysis"
        ana.post(path)
        wait_for(lambda: ana.get(path)["made"] == 4)
        time.sleep(2.0)  # longer than the silence after which somebody else may take over
        assert ben.post(path)["running"]
        one.let_on.set()
        wait_for(lambda: ben.get(path)["done"], 60)
        assert (sorted(one.asked), two.asked) == (steps_of(played.lines), [])
    finally:
        for worker in workers:
            worker.stop()


class Failing(Slowed):
    """In place of what judges: it fails at some steps."""

    def __init__(self, server: AnyTable, at: set[int]) -> None:
        super().__init__(server)
        self.at = at

    async def __call__(self, network: str, journal: str, step: int, tries: int) -> str | None:
        if step in self.at:
            self.asked.append(step)
            raise RuntimeError("the judge is confused")
        return await super().__call__(network, journal, step, tries)


def test_a_step_that_cannot_be_judged_is_left_out(
    table: Server, played: Match, caplog: pytest.LogCaptureFixture
) -> None:
    steps, ana = steps_of(played.lines), Person(table.port)
    bad = {steps[3], steps[10]}
    failing, name = Failing(table, bad), upload(ana, played)
    found = analysed(ana, name)
    assert found["made"] == len(steps) - 2
    assert not bad & {each["step"] for each in (*found["moves"], *found["deals"])}
    assert sorted(failing.asked) == steps  # each once
    assert ana.post(f"/api/matches/{name}/analysis")["done"]  # and not again
    for step in bad:
        assert f"step {step} of match {name} could not be judged" in caplog.text


def test_where_nothing_at_all_could_be_judged_it_is_tried_again(
    table: Server, played: Match
) -> None:
    steps, ana = steps_of(played.lines), Person(table.port)
    failing, name = Failing(table, {*steps}), upload(ana, played)
    path = f"/api/matches/{name}/analysis"
    ana.post(path)
    wait_for(lambda: not table.services.analyses.under_way)
    found = ana.get(path)
    assert (found["made"], found["running"], found["done"]) == (0, False, False)
    failing.at = set()
    assert analysed(ana, name)["made"] == len(steps)


def test_it_is_judged_in_its_order_where_no_better_one_can_be_found(
    table: Server, played: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def confused(network: str, journal: str) -> list[int]:
        raise RuntimeError("no order")

    slowed, ana = Slowed(table), Person(table.port)
    monkeypatch.setattr(table.services.thinkers, "order", confused)
    assert analysed(ana, upload(ana, played))["done"]
    assert slowed.asked == steps_of(played.lines)


def test_what_comes_while_an_answer_is_written_is_told_with_the_next(
    table: Server, played: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "KEEP_EVERY", 0.0)
    ana = Person(table.port)
    slowed, name = Slowed(table, after=20), upload(ana, played)
    path, scribes = f"/api/matches/{name}/analysis", table.services.scribes
    ana.post(path)
    wait_for(lambda: ana.get(path)["made"] == 20)
    progress, run = table.services.analyses._read[name], scribes.run
    *before, last = progress.records

    async def meanwhile(key: str, work: Callable[..., Any], *arguments: Any) -> Any:
        progress.records = [*before, last]
        return await run(key, work, *arguments)

    progress.records = before
    with monkeypatch.context() as patched:
        patched.setattr(scribes, "run", meanwhile)
        patched.setattr(kept_analyses, "kept", lambda *_: kept_analyses.Kept(False, True, []))
        first = ana.get(path)
    later = ana.get(f"{path}?since={first['cursor']}")
    assert first["made"] == 19
    told = [each["step"] for one in (first, later) for each in (*one["moves"], *one["deals"])]
    assert sorted(told) == sorted(each["step"] for each in _of(ana.get(path)))
    slowed.let_on.set()
    wait_for(lambda: ana.get(path)["done"], 60)


def _of(found: dict[str, Any]) -> list[dict[str, Any]]:
    return [*found["moves"], *found["deals"]]


def test_another_judge_begins_anew(
    table: Server, played: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = Person(table.port)
    slowed, name = Slowed(table), upload(ana, played)
    analysed(ana, name)
    learned = played.game.part("bot.evaluation").LEARNED
    monkeypatch.setitem(learned, next(iter(learned)), 0.5)
    table.services.analyses.judges.clear()  # as after an update
    assert ana.get(f"/api/matches/{name}/analysis")["made"] == 0
    analysed(ana, name)
    assert sorted(slowed.asked) == sorted(2 * steps_of(played.lines))


@pytest.mark.parametrize(("words", "tries"), [((), 40), (("--analysis-tries", "7"), 7)])
def test_the_plain_engine_tries_less(tmp_path: Path, words: tuple[str, ...], tries: int) -> None:
    program = (
        "from vaka import cli\nfrom vaka.table import serving\n"
        "serving.serve = lambda config, *_: print(config.analysis_tries)\n"
        "raise SystemExit(cli.main())"
    )
    arguments = ["serve", "--no-browser", "--port", "0", "--db", str(tmp_path / "a.sqlite"), *words]
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        env={**ENVIRONMENT, "VAKA_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines()[0] == str(tries)


def test_nothing_is_told_of_a_match_that_goes_on(table: Server) -> None:
    ana = Person(table.port)
    path = f"/api/matches/{ana.open('rapanui2011', 'me', 'open')['match']}"
    ana.post(f"{path}/end")  # by the host, not by the rules: what is hidden stays hidden
    asked: tuple[tuple[str, str, Any], ...] = (
        ("POST", "analysis", {}),
        ("GET", "analysis", None),
        ("GET", "analysis/3", None),
        ("POST", "play-on", {"step": 1, "seat": 0}),
    )
    for method, what, body in asked:
        reply = ana.ask(method, f"{path}/{what}", body)
        assert (reply.status, reply.data["error"]) == (409, "still_running")


def test_a_match_that_is_too_long_is_refused(
    table: Server, played: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "MOST_STEPS", 50)
    ana = Person(table.port)
    reply = ana.ask("POST", f"/api/matches/{upload(ana, played)}/analysis", {})
    assert (reply.status, reply.data["error"]) == (413, "analysis_long")


def test_nobody_starts_many(tmp_path: Path, played: Match) -> None:
    """One at a time of each person, a few of a network, and then some in an hour."""
    table = started(tmp_path / "table.sqlite", patience=1)
    slowed = Slowed(table, after=0)
    persons = [Person(table.port) for _ in range(MOST_ANALYSES + 1)]
    names = [upload(person, played) for person in persons]

    def ask(person: int, name: int) -> tuple[int, str]:
        reply = persons[person].ask("POST", f"/api/matches/{names[name]}/analysis", {})
        return reply.status, reply.data.get("error", "")

    assert ask(0, 0) == (200, "")
    assert ask(0, 0) == (200, "")  # the same again is no more work
    assert ask(0, 1) == (429, "analysis_asked")
    for other in range(1, MOST_ANALYSES):
        assert ask(other, other) == (200, "")
    assert ask(MOST_ANALYSES, MOST_ANALYSES) == (429, "too_many")
    slowed.let_on.set()
    services = table.services
    wait_for(lambda: not services.analyses.under_way, 60)
    while services.limits.allows("analysis", "127.0.0.1"):
        pass
    assert ask(MOST_ANALYSES, MOST_ANALYSES) == (429, "too_many")
    assert ask(1, 1) == (200, "")  # what is there costs nothing
    table.stop()


# -- priority --------------------------------------------------------------------------------------


def test_it_waits_while_a_bot_or_a_hint_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> list[str]:
        pool, done, end = BotPool(1), [], asyncio.Event()

        async def think(_work: object) -> str:
            await end.wait()
            done.append("bot")
            return "pass"

        async def teach(_work: object) -> str:
            done.append("analysis")
            return "{}"

        monkeypatch.setattr(pool.bots, "ask", think)
        monkeypatch.setattr(pool.hints, "ask", think)
        monkeypatch.setattr(pool.teachers, "ask", teach)
        bot = asyncio.ensure_future(pool.move(["a"], "rapanui2011", "novice", {}, 0, ["pass"]))
        await asyncio.sleep(0)
        judged = asyncio.ensure_future(pool.judged("b", "", 0, 1))
        await asyncio.sleep(4 * bot_pool.PAUSE)
        assert done == []
        end.set()
        await asyncio.gather(bot, judged)
        end.clear()
        hint = asyncio.ensure_future(pool.opinions("a", "rapanui2011", {}, 0, ["pass"], 1.0, "en"))
        await asyncio.sleep(0)
        judged = asyncio.ensure_future(pool.judged("b", "", 0, 1))
        await asyncio.sleep(4 * bot_pool.PAUSE)
        end.set()
        await asyncio.gather(hint, judged)
        return done

    assert asyncio.run(run()) == ["bot", "analysis", "bot", "analysis"]


def test_it_is_not_starved_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "STARVED", 0.1)

    async def run() -> Any:
        pool = BotPool(1)

        async def think(_work: object) -> str:
            await asyncio.Event().wait()
            return "pass"

        async def teach(_work: object) -> str:
            return "{}"

        monkeypatch.setattr(pool.bots, "ask", think)
        monkeypatch.setattr(pool.teachers, "ask", teach)
        bot = asyncio.ensure_future(pool.move(["a"], "rapanui2011", "novice", {}, 0, ["pass"]))
        await asyncio.sleep(0)
        found = await pool.judged("b", "", 0, 1)
        bot.cancel()
        return found

    assert asyncio.run(run()) == "{}"


def test_its_process_comes_after_all_others() -> None:
    async def run() -> list[int]:
        pool = BotPool(1)
        niceness = partial(os.getpriority, os.PRIO_PROCESS, 0)
        found = [await processes.ask(niceness) for processes in (pool.hints, pool.teachers)]
        pool.close()
        return found

    hints, teachers = asyncio.run(run())
    assert teachers > hints


# -- what is kept ----------------------------------------------------------------------------------


@pytest.fixture
def finished(database: str, store: Store, played: Match) -> str:
    """The name of a finished match in a store of each kind."""
    server = Server(Config(db=database, thinkers=1, hosts=["127.0.0.1"], patience=1000))
    name = upload(Person(server.port), played)
    server.stop()
    return name


def test_one_worker_has_it_until_nothing_is_heard_of_it(
    store: Store, finished: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def claim(worker: str, about: str = "1") -> set[int] | None:
        return kept_analyses.claim(store, finished, about, worker, alone=False)

    def add(worker: str, step: int, done: bool = False) -> bool:
        return kept_analyses.add(store, finished, worker, [(step, "{}")], done)

    assert claim("a") == set()
    assert claim("b") is None
    assert add("a", 0)
    assert not add("b", 1)
    monkeypatch.setattr(kept_analyses, "SILENCE", -1.0)
    assert claim("b") == {0}
    assert not add("a", 1)
    assert add("b", 1, done=True)
    assert claim("a") is None  # it is done
    kept = kept_analyses.kept(store, finished, "1", known={0})
    assert kept == (True, False, ["{}"])
    assert kept_analyses.kept(store, finished, "2") is None
    assert claim("a", about="2") == set()  # another judge begins anew


def test_it_goes_with_its_match(store: Store, finished: str) -> None:
    assert kept_analyses.claim(store, finished, "1", "a", alone=True) == set()
    assert kept_analyses.add(store, finished, "a", [(0, "{}")], done=False)
    delete_match(store, finished)
    assert kept_analyses.kept(store, finished, "1") is None
    assert not kept_analyses.add(store, finished, "a", [(1, "{}")], done=False)
    assert kept_analyses.claim(store, finished, "1", "a", alone=True) is None
    assert store.read(lambda session: session.rows("SELECT * FROM analysed")) == []


def test_the_oldest_makes_room(
    table: Server, played: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept_analyses, "MOST_KEPT", 1)
    ana = Person(table.port)
    names = [upload(ana, played) for _ in range(2)]
    assert [analysed(ana, name)["done"] for name in names] == [True, True]
    assert ana.get(f"/api/matches/{names[0]}/analysis")["made"] == 0


# -- a moment in words, and playing on -------------------------------------------------------------


@pytest.fixture(scope="module")
def everything(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that keeps what was analysed for all tests of moments."""
    running = started(tmp_path_factory.mktemp("table") / "table.sqlite", tries=MORE_TRIES)
    yield running
    running.stop()


@pytest.fixture(scope="module")
def lesson(everything: Server) -> Callable[[Game], tuple[str, Match, dict[str, Any]]]:
    """Return what gives an analysed match of a game: its name, the match, and what was found."""
    known: dict[str, tuple[str, Match, dict[str, Any]]] = {}

    def find(game: Game) -> tuple[str, Match, dict[str, Any]]:
        if game.name not in known:
            match = random_match(game, game.seats[0], seed=5)
            ana = Person(everything.port)
            name = upload(ana, match)
            known[game.name] = (name, match, analysed(ana, name))
        return known[game.name]

    return find


@pytest.mark.parametrize("name", ["rapanui2011", "tongiaki"])
def test_a_mistake_is_told_from_the_side_of_its_seat(
    everything: Server, lesson: Callable[..., tuple[str, Match, dict[str, Any]]], name: str
) -> None:
    game = vaka.load(name)
    match_name, match, found = lesson(game)
    step = next(step for seat in found["seats"] for step in seat["costliest"])
    seat, state = match.lines[step].seat, match.state_at(step)
    for language in ("en", "nl", "de"):
        ben = Person(everything.port, language=language)
        told = ben.get(f"/api/matches/{match_name}/analysis/{step}")
        assert (told["seat"], told["played"]) == (seat, match.lines[step].move)
        assert told["view"]["view"] == game.view(state, seat)  # and nothing that it could not know
        moves = game.moves(state, seat)
        assert sorted(choice["move"] for choice in told["choices"]) == moves
        assert sorted(judged["move"] for judged in told["moves"]) == moves
        assert told["moves"][0]["move"] == told["best"] != told["played"]
        assert told["cost"] > 0
        assert told["reasons"]
        assert told["line"]
        assert told["line"][0]["seat"] == seat
        after = match.state_at(step)
        game.play(after, seat, told["best"])
        assert told["line"][0]["view"] == game.view(after, seat)
        says = {choice["move"]: choice["says"] for choice in told["choices"]}
        assert all(judged["says"] == says[judged["move"]] for judged in told["moves"])


def test_a_deal_is_told_with_its_luck(
    everything: Server, lesson: Callable[..., tuple[str, Match, dict[str, Any]]]
) -> None:
    name, match, found = lesson(vaka.load("tongiaki"))
    step = found["luckiest"][0]
    told = Person(everything.port).get(f"/api/matches/{name}/analysis/{step}")
    assert told["seat"] == -1
    assert told["reasons"]
    luck = next(deal["luck"] for deal in found["deals"] if deal["step"] == step)
    assert told["luck"] == luck
    assert len(luck) == match.seats


def test_a_moment_that_does_not_exist_is_refused(
    everything: Server, lesson: Callable[..., tuple[str, Match, dict[str, Any]]]
) -> None:
    name, match, _ = lesson(vaka.load("rapanui2011"))
    ben = Person(everything.port)
    for step in (len(match), 99_999, "x"):
        assert ben.ask("GET", f"/api/matches/{name}/analysis/{step}").status == 404
    for step, seat in ((-1, 0), (len(match), 0), (3, 2), (3, -1)):
        reply = ben.ask("POST", f"/api/matches/{name}/play-on", {"step": step, "seat": seat})
        assert (reply.status, reply.data["error"]) == (404, "no_such_moment")


def test_playing_on_begins_with_what_was_played(
    everything: Server, lesson: Callable[..., tuple[str, Match, dict[str, Any]]]
) -> None:
    name, match, found = lesson(vaka.load("rapanui2011"))
    step = found["moves"][-4]["step"]
    seat, ben = match.lines[step].seat, Person(everything.port)
    wish = {"step": step, "seat": seat, "bot": "novice", "name": "Ben"}
    opened = ben.post(f"/api/matches/{name}/play-on", wish)
    assert opened["seat"] == seat
    view = ben.get(f"/api/matches/{opened['match']}")
    assert view["view"] == match.game.view(match.state_at(step), seat)
    assert view["your_turn"]
    assert not view["can_undo"]  # what was played before stands
    kinds = [sitter["kind"] for sitter in view["sitters"]]
    assert kinds == ["person" if at == seat else "bot" for at in range(match.seats)]
    legal = [choice["move"] for choice in view["choices"]]
    assert legal == match.game.moves(match.state_at(step), seat)
    with ben.sit(opened["match"]) as line:
        line.of("view")
        while not line.view["ended"]:
            line.seen(lambda view: view["your_turn"] or view["to_confirm"] or view["ended"])
            if line.view["your_turn"]:
                line.move(line.view["choices"][0]["move"])
            elif line.view["to_confirm"]:
                line.say("confirm", n=line.view["n"])
            line.at(line.view["n"] + (not line.view["ended"]))
    assert ben.get("/api/me/statistics") == []  # the beginning was somebody else's


# -- a table without a server ----------------------------------------------------------------------


def test_a_browser_learns_from_a_match_what_a_server_does(
    table: Server, played: Match, tmp_path: Path
) -> None:
    alone = LoneServer(tmp_path / "table.db")
    alone.services.analyses.tries = TRIES
    found, steps = [], steps_of(played.lines)[:30:10]
    try:
        for person in (table.person(), alone.person()):
            name = upload(person, played)
            whole = analysed(person, name)
            del whole["cursor"]  # says which process answered
            told = [person.get(f"/api/matches/{name}/analysis/{step}") for step in steps]
            text = json.dumps([whole, told]).replace(name, "NAME")
            found.append(json.loads(text))
    finally:
        alone.stop()
    assert found[0] == found[1]
    assert found[0][0]["done"]


def test_a_browser_goes_on_with_an_analysis_after_a_reload(
    played: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "KEEP_EVERY", 0.0)
    file, steps = tmp_path / "table.db", steps_of(played.lines)
    asked: list[list[int]] = []
    for until in (10, math.inf):
        alone = LoneServer(file)
        alone.services.analyses.tries = TRIES
        slowed = Slowed(alone, until)
        try:
            ana = alone.person()
            if until == 10:
                name = upload(ana, played)
                ana.post(f"/api/matches/{name}/analysis")
                wait_for(partial(slowed.has_asked, 10))
            else:
                assert analysed(ana, name)["done"]
        finally:
            alone.stop()
        asked.append(slowed.asked)
    assert len(asked[0]) == 10
    assert sorted(asked[0] + asked[1]) == steps  # nothing twice


def test_in_a_browser_bots_and_hints_come_before_an_analysis() -> None:
    async def work() -> None:
        thinkers, order = LoneThinkers(), []

        def slices(name: str) -> Slices[None]:
            for _ in range(5):
                order.append(name)
                yield

        first = asyncio.ensure_future(thinkers._first(slices("bot")))
        later = asyncio.ensure_future(sliced(slices("analysis"), thinkers._calm))
        await asyncio.gather(first, later)
        assert order.index("analysis") < 3
        assert order[-4:] == ["analysis"] * 4
        assert order.count("bot") == 5

    asyncio.run(work())
