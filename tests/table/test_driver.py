import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from table.ceremony_table import open_ceremony
from table.served import wait_for
from table.table_client import Line, Person, Server
from vaka.table.bot_pool import BotPool
from vaka.table.config import Config


def test_bots_move_by_themselves(ana: Person) -> None:
    match = ana.open("tongiaki", "novice", "me", "novice")["match"]
    with ana.sit(match) as line:
        view = line.seen(lambda view: view["your_turn"])
        line.move(view["choices"][0]["move"])
        again = line.seen(lambda later: later["your_turn"] and later["n"] > view["n"])
        assert again["step"] > view["step"] + 2


def test_bots_play_at_a_pace_that_people_can_follow(ana: Person) -> None:
    match = ana.open("tongiaki", "novice", "me", pace_ms=400)["match"]
    with ana.sit(match) as line:
        began = time.monotonic()
        line.seen(lambda view: view["your_turn"])
        assert time.monotonic() - began > 0.25


def test_a_bot_waits_for_the_confirmation(ana: Person) -> None:
    match = ana.open("tongiaki", "me", "novice", confirm=True, confirm_always=True)["match"]
    with ana.sit(match) as line:
        line.at(0)
        line.move("place tonga 0")
        waiting = line.seen(lambda view: view["to_confirm"])
        assert waiting["thinking"] == []
        time.sleep(0.3)
        line.say("undo", n=waiting["n"])  # so the bot has not moved
        line.seen(lambda view: view["your_turn"])
        line.move("place tonga 1")
        line.seen(lambda view: view["to_confirm"])
        line.say("confirm", n=line.view["n"])
        line.seen(lambda view: view["your_turn"] and view["step"] == 2)


def test_when_a_clock_runs_out_a_bot_moves_once(ana: Person) -> None:
    match = ana.open("tongiaki", "me", "open", clock_seconds=1)["match"]
    with ana.sit(match) as line:
        assert 0 < line.at(0)["clock"]["0"] <= 1000
        view = line.at(1)
        assert view["turn"] == [1]
        assert view["sitters"][0]["away_bot"] is False
        assert view["clock"] is None  # nobody sits there


def test_a_clock_also_ends_the_wait_for_a_confirmation(ana: Person) -> None:
    match = ana.open("tongiaki", "me", "open", clock_seconds=1, confirm=True)["match"]
    with ana.sit(match) as line:
        line.at(0)
        line.move("place tonga 0")
        assert line.at(1)["to_confirm"]
        assert line.at(2)["turn"] == [1]


def test_a_bot_stands_in_for_who_is_absent_and_gives_the_seat_back(
    ana: Person, ben: Person
) -> None:
    opened = ana.open("tongiaki", "me", "open", takeover_minutes=0.01)
    ben.follow(opened["links"][1]["link"])
    with ben.sit(opened["match"]) as watching:
        away = watching.seen(lambda view: view["sitters"][0]["away_bot"])
        assert away["sitters"][0]["bot"] == "skilled"
        watching.seen(lambda view: view["your_turn"])  # the bot has moved for Ana
        with ana.sit(opened["match"]) as back:
            assert not back.at(1)["sitters"][0]["away_bot"]
            watching.move(watching.view["choices"][0]["move"])
            back.seen(lambda view: view["your_turn"])
            time.sleep(1.2)  # twice the patience: but she is here
            back.say("ping")
            back.of("pong")
            assert back.view["your_turn"]


@pytest.fixture
def forgetful(tmp_path: Path) -> Iterator[Server]:
    """A server that unloads matches at once."""
    config = Config(db=str(tmp_path / "f.sqlite"), thinkers=1, unload_after=0.0, patience=100)
    running = Server(config)
    yield running
    running.stop()


def rooms(server: Server) -> int:
    """Forget idle matches and count the others."""
    hub = server.services.hub

    def work() -> int:
        hub.rooms.unload_idle()
        return len(hub.rooms)

    return int(server.call(work))


def test_idle_matches_are_unloaded_and_come_back(forgetful: Server) -> None:
    ana = Person(forgetful.port)
    match = ana.open()["match"]
    with ana.sit(match) as line:
        n = line.at(1)["n"]
        line.move("pass")
        line.at(n + 1)
        assert rooms(forgetful) == 1  # somebody looks
    wait_for(lambda: rooms(forgetful) == 0)
    assert ana.get(f"/api/matches/{match}")["n"] == n + 1


def test_a_forgotten_match_with_a_bot_to_move_is_found_again(forgetful: Server) -> None:
    ana = Person(forgetful.port)
    match = ana.open("tongiaki", "me", "novice", pace_ms=3000)["match"]
    ana.post(f"/api/matches/{match}/move", {"move": "place tonga 0", "n": 0})
    wait_for(lambda: rooms(forgetful) == 0)  # before the bot could move
    services = forgetful.services
    services.hub.store.set_due(match, 1.0)
    ana.post(f"/api/matches/{match}/settings", {"pace_ms": 0})
    wait_for(lambda: rooms(forgetful) == 0)
    services.hub.store.set_due(match, 1.0)
    services.hub.rooms.unload_after = 60.0

    def moved() -> bool:
        record = services.hub.store.record(match)
        return record is not None and record.head.n >= 2

    wait_for(moved)


def test_a_thinker_that_dies_is_replaced(ana: Person, server: Server) -> None:
    thinkers: BotPool = server.services.thinkers
    server.call(thinkers.warm_up)
    assert thinkers.bots.pool is not None
    for process in list(thinkers.bots.pool._processes.values()):
        process.kill()
    match = ana.open("tongiaki", "novice", "me")["match"]
    with ana.sit(match) as line:
        line.seen(lambda view: view["your_turn"])


def test_bots_do_not_wait_for_hints_and_a_person_asks_for_one_at_a_time(
    ana: Person, ben: Person, server: Server
) -> None:
    """The server has one process for bots: a hint may not occupy it."""
    path = f"/api/matches/{ana.open('tongiaki', 'me', 'open')['match']}/hint"
    with ThreadPoolExecutor() as threads:
        hint = threads.submit(ana.post, path, {"seconds": 3})
        wait_for(lambda: bool(server.services.thinkers.questions.under_way))
        again = ana.ask("POST", path, {"seconds": 0.1})
        assert (again.status, again.data["error"]) == (429, "hint_asked")
        assert again.headers["retry-after"]
        with ben.sit(ben.open("tongiaki", "novice", "me")["match"]) as line:
            line.seen(lambda view: view["your_turn"])
        assert not hint.done()
    best, *others = hint.result()["moves"]
    assert all(step["says"] for step in best["line"] if step["seat"] == 0)
    assert [other["line"] for other in others] == [[] for _ in others]
    assert ana.post(path, {"seconds": 0.1})["moves"]


def test_the_queue_for_hints_has_an_end(
    ana: Person, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = f"/api/matches/{ana.open('tongiaki', 'me', 'open')['match']}/hint"
    monkeypatch.setattr(server.services.thinkers.questions, "turns", 0)
    monkeypatch.setattr(server.services.thinkers.questions, "waiting", 0)
    busy = ana.ask("POST", path, {"seconds": 0.1})
    assert (busy.status, busy.data["error"]) == (503, "hints_busy")
    assert busy.headers["retry-after"]
    monkeypatch.undo()
    assert ana.post(path, {"seconds": 0.1})["moves"]


def test_a_thinking_bot_does_not_hold_up_other_matches(ana: Person, ben: Person) -> None:
    slow = ana.open("tongiaki", "me", "master")["match"]
    ana.post(f"/api/matches/{slow}/move", {"move": "place tonga 0", "n": 0})
    match = ben.open("tongiaki", "me", "me")["match"]
    with ben.sit(match, "&seat=0") as line:
        assert isinstance(line, Line)
        line.at(0)
        began = time.monotonic()
        line.move("place tonga 0")
        line.at(1)
        assert time.monotonic() - began < 1


def test_a_bot_thinks_on_while_others_choose_at_the_same_time(server: Server) -> None:
    match = open_ceremony(server, "prepare", bot=2, pace_ms=5_000)
    room = server.services.hub.rooms[match.name]
    thought = room.task
    assert thought is not None
    for seat in (0, 1):
        match.play(seat, match.moves(seat, "put ")[0])
        match.play(seat, "done")
        assert room.task is thought
    match.sitting[0].post(f"{match.path}/reseat", {"seat": 2, "kind": "open"})
    assert room.task is not thought


def test_the_clock_of_a_secret_choice_runs_on_until_it_is_made(server: Server) -> None:
    match = open_ceremony(server, "prepare", clock_seconds=1)
    with match.sitting[0].sit(match.name) as line:
        line.seen(lambda view: view["turn"] == [0, 1, 2])
        match.play(0, match.moves(0, "put ")[0])
        line.seen(lambda view: 0 not in view["turn"])  # a bot has put the rest and is done
        assert match.history.match.lines[-1].move == "done"
    match.sitting[0].post(f"{match.path}/end")


def test_a_match_that_cannot_be_played_on_does_not_keep_the_server_from_others(
    forgetful: Server,
) -> None:
    ana = Person(forgetful.port)
    broken, other = (ana.open("tongiaki", "me", "novice", pace_ms=3000)["match"] for _ in range(2))
    for match in (broken, other):
        ana.post(f"/api/matches/{match}/move", {"move": "place tonga 0", "n": 0})
        ana.post(f"/api/matches/{match}/settings", {"pace_ms": 0})
    wait_for(lambda: rooms(forgetful) == 0)
    store = forgetful.services.hub.store
    store.transact(
        lambda session: session.run(
            "UPDATE journal SET move = 'place nowhere 0' WHERE match = ? AND n = 0", broken
        )
    )
    forgetful.services.hub.rooms.unload_after = 60.0
    store.set_due(broken, 1.0)  # it comes first
    store.set_due(other, 2.0)

    def moved() -> bool:
        record = store.record(other)
        return record is not None and record.head.n >= 2

    wait_for(moved)
    wait_for(lambda: broken not in store.due(time.time()))
