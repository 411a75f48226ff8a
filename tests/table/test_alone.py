"""A table without a server: it says what a server would, and loses nothing."""

import asyncio
import contextlib
import json
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

import vaka
from table import lone_player
from table.lone_player import ask, my_turn
from table.table_client import Person, Server
from vaka.table import alone
from vaka.table.alone import COOKIE, PAGE, Alone
from vaka.table.config import Config

PLAYER = Path(lone_player.__file__)
EXAMPLES = PLAYER.parents[2] / "web" / "examples"  # journals of whole matches
SMALL = {"game": "rapanui2011", "pace_ms": 0, "confirm": False, "name": "Ana"}


class Drawer:
    """Keeps the pages of a file, as a browser's database does."""

    def __init__(self) -> None:
        self.pages: dict[int, bytes] = {}
        self.full = False

    async def keep(self, changed: Mapping[int, bytes], count: int) -> None:
        if self.full:
            raise OSError("the disk is full")
        self.pages |= changed
        self.pages = {number: page for number, page in self.pages.items() if number < count}

    def file(self) -> bytes:
        return b"".join(self.pages[number] for number in sorted(self.pages))


def at_table(folder: Path, work: Callable[[Alone, Drawer], Awaitable[None]]) -> Drawer:
    """Do something at a new table; return what was kept of it."""
    drawer = Drawer()

    async def run() -> None:
        table = await Alone.opened(folder / "table.db", drawer.keep)
        try:
            await work(table, drawer)
        finally:
            await table.close()

    asyncio.run(run())
    return drawer


async def opened(table: Alone, *sitters: str, **wishes: Any) -> str:
    """Open a match; sitters are "me" or the level of a bot."""
    places = [{"kind": "me"} if name == "me" else {"kind": "bot", "bot": name} for name in sitters]
    made = await ask(table, "POST", "/api/matches", {**SMALL, "sitters": places, **wishes})
    return str(made["match"])


async def refused(table: Alone, method: str, path: str, body: str = "") -> tuple[int, str]:
    """Return status and reason of a refusal."""
    answer = json.loads(await table.request(method, path, body, "en"))
    told = json.loads(answer["text"])
    assert told["says"]
    return answer["status"], told["error"]


class Page:
    """The other end of a line."""

    def __init__(self, table: Alone, match: str, query: str = "") -> None:
        self.table = table
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.codes: list[int] = []
        address = f"/api/matches/{match}/socket?steps=1{query}"
        table.connect(id(self), address, "en", self.hear, self.codes.append)

    def hear(self, text: str) -> None:
        self.heard.put_nowait(json.loads(text))

    def say(self, **message: Any) -> None:
        self.table.hear(id(self), json.dumps(message))

    async def next(self, kind: str) -> dict[str, Any]:
        while True:
            message = await asyncio.wait_for(self.heard.get(), 60)
            if message["type"] == kind:
                return message


# -- the same as a server --------------------------------------------------------------------------


def steady(answer: Any) -> Any:
    """Return an answer without what passes: who is at the table at the moment."""
    if isinstance(answer, dict) and "sitters" in answer:
        sitters = [{**sitter, "here": True, "since": 0} for sitter in answer["sitters"]]
        return {**answer, "sitters": sitters}
    return answer


@pytest.mark.parametrize("name", vaka.games())
def test_it_says_what_a_server_says_of_the_same_journal(name: str, tmp_path: Path) -> None:
    """Played on the plain engine with nobody else's package; read again by a server."""
    file = tmp_path / "table.db"
    journal = EXAMPLES / f"{name}.journal"
    command = [sys.executable, str(PLAYER), str(file), name, str(journal)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    server = Server(Config(db=str(file), thinkers=1, patience=1000))
    try:
        for asked, answer in found.items():
            language, _, path = asked.partition(" ")
            reply = Person(server.port, cookie=COOKIE, language=language).ask("GET", path)
            assert reply.status == 200, asked
            text = reply.headers["content-type"].startswith("text/plain")
            wanted = reply.body.decode() if text else reply.data
            assert steady(answer) == steady(wanted), asked
    finally:
        server.stop()
    assert len(found) > 45
    [log] = [
        answer
        for asked, answer in found.items()
        if asked.startswith("nl")
        and "/log" in asked
        and "since" not in asked
        and len(answer["lines"]) > 100
    ]
    assert all(told["says"] for line in log["lines"] for told in line["told"])


def test_nobody_is_shown_what_a_bot_holds(tmp_path: Path) -> None:
    async def work(table: Alone, _drawer: Drawer) -> None:
        match = await opened(table, "me", "novice")
        view = await my_turn(table, match)
        room = table.services.hub.rooms[match]
        assert view["view"] == room.game.view(room.history.match.state, 0)
        assert view["view"] != room.game.position(room.history.match.state)
        for seat in ("1", "open"):
            answer = await refused(table, "GET", f"/api/matches/{match}?seat={seat}")
            assert answer == (403, "not_yours")
            step = f"/api/matches/{match}/steps/1?seat={seat}"
            assert await refused(table, "GET", step) == (403, "not_yours")

    at_table(tmp_path, work)


def test_what_cannot_be_done_is_refused_in_words(tmp_path: Path) -> None:
    async def work(table: Alone, _drawer: Drawer) -> None:
        assert await refused(table, "GET", "/api/nothing") == (404, "no_such_page")
        assert await refused(table, "POST", "/api/games") == (405, "wrong_method")
        assert await refused(table, "GET", "/api/matches/abcdefghjkmn") == (404, "no_such_match")
        assert await refused(table, "POST", "/api/matches", "{") == (400, "not_understood")
        page = Page(table, "abcdefghjkmn")
        while not page.codes:
            await asyncio.sleep(0)
        assert page.codes == [alone.DENIED]

    at_table(tmp_path, work)


# -- lines -----------------------------------------------------------------------------------------


def test_a_match_is_played_over_a_line_and_taken_back(tmp_path: Path) -> None:
    async def work(table: Alone, _drawer: Drawer) -> None:
        match = await opened(table, "me", "me")
        first, second = Page(table, match, "&seat=0"), Page(table, match, "&seat=1")
        view = await first.next("view")
        assert view["your_turn"]
        assert view["sitters"][1]["here"], "all who sit at this device are here"
        move = view["choices"][0]["move"]
        first.say(type="move", move=move, n=view["n"])
        after = await first.next("view")
        assert after["n"] == view["n"] + 1
        while (seen := await second.next("view"))["n"] < after["n"]:
            pass
        assert seen["seat"] == 1
        first.say(type="move", move="nonsense", n=after["n"])
        assert (await first.next("refused"))["says"]
        first.say(type="undo", n=after["n"])
        assert (await first.next("view"))["choices"] == view["choices"]
        table.hear(id(first), None)
        table.hear(12345, "{}")  # a page that has gone
        while id(first) in table.channels:
            await asyncio.sleep(0)
        assert first.codes == []

    at_table(tmp_path, work)


def test_a_deleted_match_lets_its_pages_go(tmp_path: Path) -> None:
    async def work(table: Alone, _drawer: Drawer) -> None:
        match = await opened(table, "me", "novice")
        page = Page(table, match)
        await page.next("view")
        await ask(table, "POST", f"/api/matches/{match}/end")
        await ask(table, "POST", f"/api/matches/{match}/delete")
        assert (await page.next("gone"))["says"]
        while id(page) in table.channels:
            await asyncio.sleep(0)
        assert page.codes == [4401]

    at_table(tmp_path, work)


def test_a_thought_keeps_nobody_waiting(tmp_path: Path) -> None:
    async def work(table: Alone, _drawer: Drawer) -> None:
        match = await opened(table, "me", "novice")
        await my_turn(table, match)
        hint = asyncio.ensure_future(
            ask(table, "POST", f"/api/matches/{match}/hint", {"seconds": 5})
        )
        await asyncio.sleep(0)
        for _ in range(3):
            await ask(table, "GET", f"/api/matches/{match}/log")
        assert not hint.done()
        moves = (await hint)["moves"]
        assert moves[0]["visits"] > 0

    at_table(tmp_path, work)


# -- what is kept ----------------------------------------------------------------------------------


def test_what_was_kept_goes_on_after_a_reload(tmp_path: Path) -> None:
    """Only the pages are left: the file itself was in memory."""
    known: dict[str, Any] = {}

    async def play(table: Alone, _drawer: Drawer) -> None:
        match = await opened(table, "me", "novice")
        for _ in range(5):
            view = await my_turn(table, match)
            body = {"move": view["choices"][-1]["move"], "n": view["n"]}
            await ask(table, "POST", f"/api/matches/{match}/move", body)
        known.update(await my_turn(table, match))

    drawer = at_table(tmp_path, play)
    kept = drawer.file()
    assert len(kept) % PAGE in range(PAGE)
    again = tmp_path / "again"
    again.mkdir()
    (again / "table.db").write_bytes(kept)

    async def look(table: Alone, _drawer: Drawer) -> None:
        view = await my_turn(table, known["match"])
        assert steady(view) == steady(known)
        [card] = await ask(table, "GET", "/api/matches/mine")
        assert card["match"] == known["match"]
        assert card["your_turn"]

    at_table(again, look)


def test_only_pages_that_have_changed_are_kept_again(tmp_path: Path) -> None:
    async def work(table: Alone, drawer: Drawer) -> None:
        match = await opened(table, "me", "me")
        sizes: list[int] = []
        keep = drawer.keep

        async def counted(changed: Mapping[int, bytes], count: int) -> None:
            sizes.append(len(changed))
            assert len(changed) < count
            await keep(changed, count)

        table.services.hub._file._keep = counted  # type: ignore[attr-defined]
        view = await my_turn(table, match)
        body = {"move": view["choices"][0]["move"], "n": view["n"]}
        await ask(table, "POST", f"/api/matches/{match}/move", body)
        assert len(sizes) == 1

    at_table(tmp_path, work)


def test_what_cannot_be_kept_was_not_done(tmp_path: Path) -> None:
    known: dict[str, Any] = {}

    async def work(table: Alone, drawer: Drawer) -> None:
        match = await opened(table, "me", "me")
        view = await my_turn(table, match)
        kept = dict(drawer.pages)
        drawer.full = True
        move = json.dumps({"move": view["choices"][0]["move"], "n": view["n"]})
        places = [{"kind": "me"}, {"kind": "me"}]
        another = json.dumps({**SMALL, "sitters": places})
        for path, asked in ((f"/api/matches/{match}/move", move), ("/api/matches", another)):
            for _ in range(2):  # who sees a refusal tries again
                assert await refused(table, "POST", path, asked) == (503, "store_down")
        assert (await ask(table, "GET", f"/api/matches/{match}"))["n"] == view["n"]
        cards = await ask(table, "GET", "/api/matches/mine")  # the store can be asked meanwhile
        assert [card["match"] for card in cards] == [match]
        assert drawer.pages == kept
        drawer.full = False
        known["matches"] = {match, await opened(table, "me", "me")}
        cards = await ask(table, "GET", "/api/matches/mine")
        assert {card["match"] for card in cards} == known["matches"]
        body = {"move": view["choices"][0]["move"], "n": view["n"]}
        await ask(table, "POST", f"/api/matches/{match}/move", body)
        known["n"] = (await ask(table, "GET", f"/api/matches/{match}"))["n"]
        assert known["n"] == view["n"] + 1
        known["match"] = match

    drawer = at_table(tmp_path, work)
    again = tmp_path / "again"
    again.mkdir()
    (again / "table.db").write_bytes(drawer.file())

    async def look(table: Alone, _drawer: Drawer) -> None:
        cards = await ask(table, "GET", "/api/matches/mine")
        assert {card["match"] for card in cards} == known["matches"]
        assert (await ask(table, "GET", f"/api/matches/{known['match']}"))["n"] == known["n"]

    at_table(again, look)


def number_of(path: Path) -> int:
    """Return the number of an open file."""
    wanted = path.stat()
    for number in range(3, 1024):
        with contextlib.suppress(OSError):
            if os.path.samestat(os.fstat(number), wanted):
                return number
    raise AssertionError(f"{path} is not open")


def test_an_open_file_that_was_closed_by_somebody_is_opened_anew(tmp_path: Path) -> None:
    """Memory of an earlier visit may hold files that only it had opened, and close them later."""

    async def work(table: Alone, drawer: Drawer) -> None:
        match = await opened(table, "me", "me")
        view = await my_turn(table, match)
        kept = dict(drawer.pages)
        os.close(number_of(tmp_path / "table.db"))
        move = json.dumps({"move": view["choices"][0]["move"], "n": view["n"]})
        path = f"/api/matches/{match}/move"
        assert await refused(table, "POST", path, move) == (503, "store_down")
        assert drawer.pages == kept
        await ask(table, "POST", path, json.loads(move))  # who sees a refusal tries again
        assert (await ask(table, "GET", f"/api/matches/{match}"))["n"] == view["n"] + 1
        assert drawer.pages != kept

    at_table(tmp_path, work)


def test_who_asks_while_something_is_kept_finds_it_kept_or_not_done(tmp_path: Path) -> None:
    """Two matches are opened at once, and there is no room for the first."""

    async def work(table: Alone, drawer: Drawer) -> None:
        keep, wait = drawer.keep, asyncio.Event()
        attempts: list[int] = []

        async def slow(changed: Mapping[int, bytes], count: int) -> None:
            attempts.append(count)
            if len(attempts) == 1:
                await wait.wait()
                raise OSError("the disk is full")
            await keep(changed, count)

        table.services.hub._file._keep = slow  # type: ignore[attr-defined]
        first = asyncio.ensure_future(opened(table, "me", "me"))
        while not attempts:
            await asyncio.sleep(0)
        second = asyncio.ensure_future(opened(table, "me", "me"))
        cards = asyncio.ensure_future(ask(table, "GET", "/api/matches/mine"))
        await asyncio.sleep(0)
        wait.set()
        with pytest.raises(AssertionError, match="store_down"):
            await first
        match = await second
        assert {card["match"] for card in await cards} <= {match}
        [card] = await ask(table, "GET", "/api/matches/mine")
        assert card["match"] == match

    at_table(tmp_path, work)


def test_a_bot_goes_on_when_there_is_room_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(alone, "BEAT", 0.05)

    async def work(table: Alone, drawer: Drawer) -> None:
        match = await opened(table, "novice", "me", pace_ms=200)
        view = await ask(table, "GET", f"/api/matches/{match}")
        drawer.full = True
        while not table.services.hub.store.health.down:
            await asyncio.sleep(0.01)
        assert (await ask(table, "GET", f"/api/matches/{match}"))["n"] == view["n"]
        drawer.full = False
        assert (await my_turn(table, match))["n"] > view["n"]

    at_table(tmp_path, work)


def test_everything_can_be_forgotten(tmp_path: Path) -> None:
    async def work(table: Alone, _drawer: Drawer) -> None:
        await opened(table, "me", "novice")
        await ask(table, "POST", "/api/me/forget", {"what": "everything"})
        assert await ask(table, "GET", "/api/matches/mine") == []

    at_table(tmp_path, work)


def test_a_journal_is_brought_along_and_taken_away(tmp_path: Path) -> None:
    journal = (EXAMPLES / "tongiaki.journal").read_text()

    async def work(table: Alone, _drawer: Drawer) -> None:
        made = await ask(table, "POST", "/api/journals", {"journal": journal})
        text = await ask(table, "GET", f"/api/matches/{made['match']}/journal")
        assert text.endswith(journal)
        wrong = json.dumps({"journal": "vaka 1\ngame chess\n"})
        status, _ = await refused(table, "POST", "/api/journals", wrong)
        assert status == 422

    at_table(tmp_path, work)


def test_a_lesson_is_taught(tmp_path: Path) -> None:
    async def work(table: Alone, _drawer: Drawer) -> None:
        wish = {"game": "tongiaki", "sitters": [], "lesson": True, "pace_ms": 0}
        match = (await ask(table, "POST", "/api/matches", wish))["match"]
        view = await my_turn(table, match)
        assert view["lesson"]["notes"][0]["says"]
        n, move = view["n"], view["lesson"]["ahead"][0]
        await ask(table, "POST", f"/api/matches/{match}/move", {"move": move, "n": n})
        assert (await my_turn(table, match))["lesson"]["made"] == 1

    at_table(tmp_path, work)
