"""Two processes that share a store: what happens at one is seen at the other."""

import time
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from table.ceremony_table import open_ceremony
from table.table_client import Person, Server
from vaka.table.config import Config

Two = tuple[Server, Server]


@pytest.fixture
def two(database: str) -> Iterator[Two]:
    config = Config(db=database, workers=2, thinkers=1, patience=1000)
    servers = (Server(config), Server(config))
    yield servers
    for server in servers:
        server.stop()


def at_both(two: Two, **wishes: Any) -> tuple[str, Person, Person]:
    """Open a match; Ana is connected to the first server, Ben to the second."""
    ana, ben = Person(two[0].port), Person(two[1].port)
    opened = ana.open("tongiaki", "me", "open", **wishes)
    ben.ask("GET", "/s/x")
    path = opened["links"][1]["link"].replace(str(two[0].port), str(two[1].port))
    ben.follow(path)
    return opened["match"], ana, ben


def test_moves_chat_people_and_presence_reach_the_other_process(two: Two) -> None:
    match, ana, ben = at_both(two)
    with ana.sit(match) as one:
        with ben.sit(match) as other:
            one.seen(lambda view: view["sitters"][1]["here"])
            other.seen(lambda view: view["sitters"][0]["here"])
            one.move("place tonga 0")
            assert other.at(1)["your_turn"]
            other.move("place tonga 1")
            assert one.at(2)["told"][0]["says"] == "Guest 2 places a ship on Tonga."
            other.say("chat", text="hello")
            assert one.until(lambda m: bool(m.get("lines")))["lines"][0]["text"] == "hello"
            other.say("name", name="Ben")
            one.seen(lambda view: view["sitters"][1]["name"] == "Ben")
            one.say("undo", n=2)
            assert one.of("refused")["reason"] == "cannot_undo"
        one.seen(lambda view: not view["sitters"][1]["here"])
        for server in two:
            head = server.services.hub.rooms[match].head
            kept = server.call(
                partial(server.services.hub.ask, server.services.hub.store.head, match)
            )
            assert head.touches <= kept.touches  # or it would take later news for old
        ana.post(f"/api/matches/{match}/kick", {"seat": 1})
        one.seen(lambda view: view["sitters"][1]["kind"] == "open")
    assert ben.get(f"/api/matches/{match}")["seat"] is None


def test_of_two_clicks_at_two_processes_one_counts(two: Two) -> None:
    match, ana, _ = at_both(two)
    link = ana.post(f"/api/matches/{match}/my-link")["links"][0]["link"]
    again = Person(two[1].port)
    again.follow(link.replace(str(two[0].port), str(two[1].port)))
    with ana.sit(match) as one, again.sit(match) as other:
        one.at(0)
        other.at(0)
        one.move("place tonga 0")
        other.move("place tonga 1")
        refused = 0
        for line in (one, other):
            message = line.until(
                lambda m: m["type"] == "refused" or (m["type"] == "view" and m["n"] == 1)
            )
            refused += message["type"] == "refused"
            assert line.at(1)["step"] == 1
        assert one.view["view"] == other.view["view"]
        assert refused <= 1


def test_two_tabs_at_two_processes_are_one_presence(two: Two) -> None:
    match, ana, ben = at_both(two)
    link = ana.post(f"/api/matches/{match}/my-link")["links"][0]["link"]
    again = Person(two[1].port)
    again.follow(link.replace(str(two[0].port), str(two[1].port)))
    with ben.sit(match) as watching, again.sit(match):
        with ana.sit(match) as one:
            one.at(0)
            watching.seen(lambda view: view["sitters"][0]["here"])
        time.sleep(0.3)
        ben.get(f"/api/matches/{match}")
        watching.say("ping")
        watching.of("pong")
        watching.seen(lambda view: view["sitters"][0]["here"])


def test_a_bot_thinks_once_and_everybody_sees_it(two: Two) -> None:
    ana = Person(two[0].port)
    match = ana.open("tongiaki", "me", "novice")["match"]
    guest = Person(two[1].port)
    with guest.sit(match) as watching, ana.sit(match) as line:
        line.at(0)
        line.move("place tonga 0")
        line.seen(lambda view: view["your_turn"] and view["n"] == 2)
        assert watching.at(2)["n"] == 2


def test_a_match_whose_process_died_in_a_thought_goes_on_at_another(two: Two) -> None:
    ana = Person(two[0].port)
    match = ana.open("tongiaki", "me", "novice")["match"]

    def never_think(*_: object) -> None:
        """The first process forgets its bots."""

    two[0].services.hub.after_change.remove(two[0].services.driver.wake)
    two[0].services.hub.after_change.append(never_think)
    with Person(two[1].port).sit(match) as watching:
        watching.at(0)
        ana.post(f"/api/matches/{match}/move", {"move": "place tonga 0", "n": 0})
        assert watching.at(2)["n"] == 2  # after the other has been given its time


def test_two_choose_at_the_same_time_at_two_processes(two: Two) -> None:
    match = open_ceremony(two[0], "prepare")
    ana = match.sitting[0]
    ben = Person(two[1].port, cookie=match.sitting[1].cookie)
    with ana.sit(match.name) as one, ben.sit(match.name) as other:
        one.seen(lambda view: view["sitters"][1]["here"])
        n = other.seen(lambda view: view["sitters"][0]["here"])["n"]
        own = [
            next(choice["move"] for choice in line.view["choices"] if choice["move"] != "done")
            for line in (one, other)
        ]
        one.move(own[0])
        other.move(own[1])
        assert one.at(n + 1)["view"]["seats"][0]["bagged"] == [own[0].removeprefix("put ")]
        assert other.at(n + 1)["view"]["seats"][1]["bagged"] == [own[1].removeprefix("put ")]
        one.say("undo", n=n + 1)  # although Ben has put something since, perhaps
        assert one.at(n + 2)["view"]["seats"][0]["bagged"] == []
        one.move("done")
        came = other.next()
        assert came["told"][0]["key"] == "prepared"  # the first that Ben hears of Ana's choice
        assert (came["n"], came["since"]) == (n + 2, n + 1)
