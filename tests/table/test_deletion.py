"""Matches and people can be deleted, by whoever may, with all that belongs to them."""

import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from table.table_client import Line, Person, Server
from vaka.table import deletion, identity
from vaka.table.config import Config
from vaka.table.deletion import DAY, Keeping
from vaka.table.keeping import Keeper
from vaka.table.sql import BELONGINGS
from vaka.table.store import Store

TABLES = ("matches", *BELONGINGS)


@pytest.fixture
def table(database: str) -> Iterator[Server]:
    """A server with a database of its own, of each kind."""
    running = Server(Config(db=database, thinkers=1, hosts=["127.0.0.1"], patience=1000))
    yield running
    running.stop()


@pytest.fixture
def store(database: str, table: Server) -> Iterator[Store]:
    opened = Config(db=database).store()
    yield opened
    opened.close()


def everything(store: Store) -> str:
    """Return all that is kept, as one text."""
    return "\n".join(
        repr(row)
        for table in TABLES
        for row in store.read(lambda session, table=table: session.rows(f"SELECT * FROM {table}"))  # type: ignore[misc]
    )


def together(table: Server, **wishes: Any) -> tuple[Person, Person, str]:
    """Return Ana, who is the host, Ben and their match, in which both have said something."""
    ana, ben = Person(table.port), Person(table.port)
    opened = ana.open("rapanui2011", "me", "open", name="Ana Host", **wishes)
    token = opened["open_link"].rpartition("/")[2]
    ben.post("/api/join", {"token": token, "name": "Ben Guest"})
    for person, text in ((ana, "words of Ana"), (ben, "words of Ben")):
        with person.sit(opened["match"]) as line:
            line.of("chat")
            line.say("chat", text=text)
            line.of("chat")
    return ana, ben, opened["match"]


def wait_until_left(store: Store, match: str) -> None:
    """Wait until the store knows that nobody has the match open any more."""
    deadline = time.monotonic() + 30
    while any(here for here, _ in store.presence(match).values()):
        assert time.monotonic() < deadline, "somebody who went is still there"
        time.sleep(0.01)


def play(match: str, *people: Person, moves: int = 4) -> None:
    for _ in range(moves):
        for person in people:
            view = person.get(f"/api/matches/{match}")
            if view["your_turn"]:
                wish = {"move": view["choices"][0]["move"], "n": view["n"]}
                person.post(f"/api/matches/{match}/move", wish)


def said(line: Line) -> list[str]:
    """Return the next lines of the chat."""
    return [row["text"] for row in line.of("chat")["lines"]]


# -- matches ---------------------------------------------------------------------------------------


def test_a_host_deletes_a_match_with_everything(table: Server, store: Store) -> None:
    ana, ben, match = together(table, public=True)
    play(match, ana, ben)
    assert ben.ask("POST", f"/api/matches/{match}/delete", {}).status == 403
    assert Person(table.port).ask("POST", f"/api/matches/{match}/delete", {}).status == 403
    ana.post(f"/api/matches/{match}/delete")
    [(row,)] = store.read(lambda session: session.rows("SELECT people FROM matches"))
    assert row == "{}"
    left = everything(store)
    assert left.count("\n") == 0  # that there was a match, and nothing else
    for secret in ("Ana", "Ben", "words", identity.person_of(ana.cookie)):
        assert secret not in left
    assert ana.get("/api/matches/mine") == []
    assert ana.get("/api/matches/public") == []


def test_who_asks_for_a_deleted_match_is_told(table: Server) -> None:
    ana = Person(table.port)
    opened = ana.open("rapanui2011", "me", "open", "open")
    match = opened["match"]
    ana.post(f"/api/matches/{match}/delete")
    for path in ("", "/chat", "/log", "/journal", "/steps/0"):
        reply = ana.ask("GET", f"/api/matches/{match}{path}")
        assert (reply.status, reply.data["error"]) == (410, "match_deleted"), path
        assert reply.data["says"] == "This match has been deleted."
    for link in (opened["open_link"], opened["links"][1]["link"]):
        reply = ana.ask("GET", link.removeprefix(ana.base))
        assert reply.status == 404
        assert "deleted" in reply.data["says"]
    token = opened["open_link"].rpartition("/")[2]
    reply = ana.ask("POST", "/api/join", {"token": token})
    assert reply.status == 404
    assert "deleted" in reply.data["says"]
    assert ana.ask("POST", f"/api/matches/{match}/delete", {}).status == 410


def test_pages_that_are_open_are_told_and_need_not_come_again(table: Server) -> None:
    ana, ben, match = together(table)
    watcher = Person(table.port, language="de")
    with ben.sit(match) as at_seat, watcher.sit(match) as watching:
        at_seat.of("view")
        watching.of("view")
        ana.post(f"/api/matches/{match}/delete")
        assert at_seat.of("gone")["says"] == "This match has been deleted."
        assert watching.of("gone")["says"] == "Diese Partie wurde gelöscht."
        for line in (at_seat, watching):
            with pytest.raises(Exception, match="4401"):
                line.next()
    time.sleep(0.2)
    assert match not in table.services.hub.rooms


def test_nothing_is_kept_of_a_match_that_is_deleted_in_mid_play(
    table: Server, store: Store
) -> None:
    for _ in range(3):
        ana, ben, match = together(table)
        stop = threading.Event()

        def busy(person: Person, match: str = match, stop: threading.Event = stop) -> None:
            while not stop.is_set():
                reply = person.ask("GET", f"/api/matches/{match}")
                if reply.status != 200:
                    assert reply.status == 410
                    continue
                view = reply.data
                if view["your_turn"]:
                    wish = {"move": view["choices"][0]["move"], "n": view["n"]}
                    reply = person.ask("POST", f"/api/matches/{match}/move", wish)
                    assert reply.status in (200, 409, 410), reply

        threads = [threading.Thread(target=busy, args=(person,)) for person in (ana, ben)]
        for thread in threads:
            thread.start()
        time.sleep(0.3)
        ana.post(f"/api/matches/{match}/delete")
        time.sleep(0.2)
        stop.set()
        for thread in threads:
            thread.join()
        assert match not in everything(store).replace(f"('{match}', 'rapanui2011'", "")


def test_another_process_hears_of_a_deletion(database: str) -> None:
    config = Config(db=database, workers=2, thinkers=1, hosts=["127.0.0.1"], patience=1000)
    first, second = Server(config), Server(config)
    try:
        ana, _, match = together(first)
        watcher = Person(second.port)
        with watcher.sit(match) as line:
            line.of("view")
            ana.post(f"/api/matches/{match}/delete")
            assert line.of("gone")["says"] == "This match has been deleted."
        assert watcher.ask("GET", f"/api/matches/{match}").status == 410
    finally:
        first.stop()
        second.stop()


def test_a_server_hears_of_what_the_operator_deletes(table: Server, store: Store) -> None:
    ana, _, match = together(table)
    keeper = Keeper(table.services.hub, Keeping(0, 0))
    with ana.sit(match) as line:
        line.of("view")
        table.call(keeper.look)
        assert deletion.delete_match(store, match)
        assert not deletion.delete_match(store, match)
        table.call(keeper.look)
        line.of("gone")
    store.vacuum()


# -- retention -------------------------------------------------------------------------------------


def test_matches_are_kept_as_long_as_the_operator_wants(table: Server, store: Store) -> None:
    ana = Person(table.port)
    ages = {"fresh": 0, "old": 20, "ancient": 200}
    made = {}
    for age, days in ages.items():
        for ended in (False, True):
            match = ana.open("rapanui2011", "me", "open")["match"]
            if ended:
                ana.post(f"/api/matches/{match}/end")
            made[age, ended] = match
            at = time.time() - days * DAY
            store.transact(
                lambda session, at=at, match=match: session.run(  # type: ignore[misc]
                    "UPDATE matches SET updated = ? WHERE id = ?", at, match
                )
            )

    def left(finished: float, idle: float) -> set[tuple[str, bool]]:
        table.call(Keeper(table.services.hub, Keeping(finished, idle)).look)
        cards = {card["match"] for card in ana.get("/api/matches/mine")}
        return {key for key, match in made.items() if match in cards}

    assert left(0, 0) == made.keys()
    assert left(0, 100) == made.keys() - {("ancient", False)}
    assert left(10, 0) == {("fresh", False), ("fresh", True), ("old", False)}
    assert left(10, 10) == {("fresh", False), ("fresh", True)}


def test_a_deleted_match_is_forgotten_in_the_end(table: Server, store: Store) -> None:
    match = Person(table.port).open()["match"]
    deletion.delete_match(store, match)
    deletion.forget_deleted(store, time.time())
    assert store.record(match) is not None
    deletion.forget_deleted(store, time.time() + deletion.REMEMBERED + 1)
    assert store.record(match) is None
    table.call(Keeper(table.services.hub, Keeping(0, 0)).look)
    assert Person(table.port).ask("GET", f"/api/matches/{match}").status == 404


# -- people ----------------------------------------------------------------------------------------


def test_a_person_deletes_what_was_written(table: Server) -> None:
    ana, ben, match = together(table)
    with ana.sit(match) as line:
        before = line.of("chat")["lines"]
        ben.post("/api/me/forget", {"what": "chat"})
        [told] = line.of("chat")["lines"]
        assert told["seat"] == -1
        gone = {row["number"] for row in before if row["text"] == "words of Ben"}
        assert set(told["removes"]) == gone
    texts = [row["text"] for row in ana.get(f"/api/matches/{match}/chat")["lines"]]
    assert "words of Ana" in texts
    assert "words of Ben" not in texts
    assert ben.get(f"/api/matches/{match}")["seat"] == 1  # and still sits there


def test_a_host_deletes_the_chat(table: Server) -> None:
    ana, ben, match = together(table)
    assert ben.ask("POST", f"/api/matches/{match}/delete-chat", {}).status == 403
    with ben.sit(match) as line:
        before = line.of("chat")["lines"]
        ana.post(f"/api/matches/{match}/delete-chat")
        [told] = line.of("chat")["lines"]
        assert told["removes"] == [row["number"] for row in before if row["seat"] != -1]
    texts = [row["text"] for row in ana.get(f"/api/matches/{match}/chat")["lines"]]
    assert texts == [
        "Ben Guest sits down at seat 2.",
        "The host has deleted what was written here.",
    ]
    with ana.sit(match) as line:
        line.of("chat")
        line.say("chat", text="a new beginning")
        assert line.of("chat")["lines"][-1]["text"] == "a new beginning"


def test_lines_of_a_spectator_can_be_deleted_too(table: Server) -> None:
    ana, _, match = together(table)
    eve = Person(table.port)
    eve.open()  # has a cookie now
    with eve.sit(match, "&name=Eve") as line:
        line.of("chat")
        line.say("chat", text="words of Eve")
        line.of("chat")
    eve.post("/api/me/forget", {"what": "chat"})
    texts = [row["text"] for row in ana.get(f"/api/matches/{match}/chat")["lines"]]
    assert "words of Eve" not in texts
    assert {"words of Ana", "words of Ben"} <= set(texts)


def test_who_is_forgotten_leaves_a_running_match(table: Server, store: Store) -> None:
    ana, ben, match = together(table)
    play(match, ana, ben)
    cookie = ben.cookie
    with ana.sit(match) as watching, ben.sit(match) as leaving:
        watching.of("chat")
        leaving.of("view")
        reply = ben.ask("POST", "/api/me/forget", {"what": "everything"})
        assert reply.status == 200
        assert 'vaka=""' in reply.headers["set-cookie"]
        leaving.of("gone")
        view = watching.seen(lambda view: view["sitters"][1]["kind"] == "open")
        assert "Ben" not in str(view)
    left = everything(store)
    for trace in ("Ben", identity.person_of(cookie)):
        assert trace not in left
    lines = ana.get(f"/api/matches/{match}/chat")["lines"]
    assert any("Guest 2 no longer sits at seat 2" in row["text"] for row in lines)
    assert not any("Ben" in str(row) for row in lines)
    new = ana.post(f"/api/matches/{match}/relink", {"seat": 1})["links"][0]["link"]
    cem = Person(table.port)
    assert cem.follow(new).startswith(f"/m/{match}")  # somebody else may play on


def test_the_name_of_who_is_forgotten_is_gone_from_finished_matches(
    table: Server, store: Store
) -> None:
    ana, ben, match = together(table, webhook="")
    ana.post(f"/api/matches/{match}/end")
    ana.ask("POST", "/api/me/forget", {"what": "everything"})
    left = everything(store)
    assert "Ana" not in left
    view = ben.get(f"/api/matches/{match}")
    assert [sitter["name"] for sitter in view["sitters"]] == ["Guest 1", "Ben Guest"]
    assert view["host"]  # somebody has to be
    assert not Person(table.port).get(f"/api/matches/{match}")["host"]


def test_matches_that_nobody_else_takes_part_in_go_with_who_is_forgotten(
    table: Server, store: Store
) -> None:
    ana = Person(table.port)
    alone = ana.open("rapanui2011", "me", "novice")["match"]
    hosted = ana.open("rapanui2011", "novice", "novice")["match"]
    text = Person(table.port).ask("GET", f"/api/matches/{hosted}/journal").body.decode()
    uploaded = ana.post("/api/journals", {"journal": text})["match"]
    person = identity.person_of(ana.cookie)
    ana.ask("POST", "/api/me/forget", {"what": "everything"})
    for match in (alone, hosted, uploaded):
        assert Person(table.port).ask("GET", f"/api/matches/{match}").status == 410
    assert person not in everything(store)


def test_a_seat_stays_with_the_other_browser_of_who_is_forgotten(table: Server) -> None:
    ana, ben, match = together(table)
    phone = Person(table.port)
    phone.follow(ben.post(f"/api/matches/{match}/my-link")["links"][0]["link"])
    ben.ask("POST", "/api/me/forget", {"what": "everything"})
    view = phone.get(f"/api/matches/{match}")
    assert view["seat"] == 1
    assert view["sitters"][1]["name"] == "Guest 2"
    assert ana.get(f"/api/matches/{match}")["seat"] == 0


def test_nobody_is_forgotten_without_asking(table: Server, person: Callable[[], Person]) -> None:
    ana, ben, match = together(table)
    stranger = Person(table.port)
    stranger.ask("POST", "/api/me/forget", {"what": "everything"})
    foreign = {"origin": "http://elsewhere.example"}
    assert ben.ask("POST", "/api/me/forget", {"what": "everything"}, foreign).status == 403
    assert ben.get(f"/api/matches/{match}")["seat"] == 1
    assert ana.get(f"/api/matches/{match}")["host"]
    assert ana.ask("POST", "/api/me/forget", {"what": "nothing"}).status == 400


def test_tidying_leaves_what_is_in_use(table: Server, store: Store) -> None:
    ana, _, match = together(table)
    wait_until_left(store, match)  # that they went is written a moment after they did
    store.claim_alert("ABCDEFGHJKLM", 1, 0)  # of a match that is gone
    kept = everything(store)
    deletion.tidy(store)
    assert everything(store) == "\n".join(
        line for line in kept.split("\n") if "ABCDEFGHJKLM" not in line
    )
    assert ana.get(f"/api/matches/{match}")["seat"] == 0
