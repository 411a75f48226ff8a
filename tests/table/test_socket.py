from collections.abc import Callable
from contextlib import ExitStack

import pytest
from websockets.exceptions import ConnectionClosed

from table.table_client import Line, Person, Server
from vaka.table import views
from vaka.table.lines import PONG
from vaka.table.messages import ENCODER, View
from vaka.table.viewer import MOST_WAITING, TOO_SLOW


def two_at_a_table(ana: Person, ben: Person, **wishes: object) -> str:
    """Open a match of two and seat both; return its name."""
    opened = ana.open("rapanui2011", "me", "open", **wishes)
    ben.follow(opened["links"][1]["link"])
    return str(opened["match"])


def test_a_view_comes_after_connecting_and_after_every_move(ana: Person, ben: Person) -> None:
    match = two_at_a_table(ana, ben)
    with ana.sit(match) as one, ben.sit(match) as two:
        n = one.at(1)["n"]
        assert one.view["your_turn"]
        assert not two.at(n)["your_turn"]
        assert two.view["choices"] == []
        one.move(one.view["choices"][0]["move"])
        assert one.at(n + 1)["told"][0]["says"].startswith("Ana ")
        assert two.at(n + 1)["told_from"] == n
        assert two.view["step"] == n + 1


def test_a_view_is_encoded_once_for_all_who_see_the_same(
    ana: Person, ben: Person, person: Callable[[], Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = two_at_a_table(ana, ben)
    watchers = [person() for _ in range(4)]
    watchers[3].language = "de"
    encoded: list[tuple[int, int | None]] = []

    class Counting:
        def encode(self, view: View) -> bytes:
            encoded.append((view.n, view.seat))
            return ENCODER.encode(view)

    with ExitStack() as sitting:
        lines = [sitting.enter_context(one.sit(match)) for one in (ana, ben, *watchers)]
        for line in lines:  # all are there: from now on only a move makes a view
            line.seen(lambda view: all(sitter["here"] for sitter in view["sitters"]))
        n = lines[0].view["n"] + 1
        monkeypatch.setattr(views, "ENCODER", Counting())
        lines[0].move("pass")
        for line in lines:
            line.at(n)
        of_the_move = [seat for length, seat in encoded if length == n]  # before anybody leaves
    assert sorted(of_the_move, key=str) == [0, 1, None, None]  # in English and in German
    assert watchers[0].sent[-1] == watchers[1].sent[-1] == watchers[2].sent[-1]
    assert watchers[2].sent[-1] != watchers[3].sent[-1]


def test_a_stale_click_is_dropped_and_a_fresh_view_follows(ana: Person, ben: Person) -> None:
    match = two_at_a_table(ana, ben)
    with ana.sit(match) as one:
        n = one.at(1)["n"]
        one.move("pass")
        one.move("pass")  # a double click: made in the same view
        refused = one.of("refused")
        assert refused["reason"] == "stale"
        assert refused["n"] == n + 1
        assert one.at(n + 1)["n"] == n + 1


def test_a_refusal_says_why_in_the_language_of_the_page(ana: Person, ben: Person) -> None:
    match = two_at_a_table(ana, ben)
    ana.language = "nl"
    with ana.sit(match) as one:
        one.at(1)
        one.move("lay moai")
        refused = one.of("refused")
        assert refused["reason"] == "other_phase"
        assert refused["says"].endswith("een offerkaart kopen of passen.")


def test_spectators_see_and_cannot_move(
    ana: Person, ben: Person, person: Callable[[], Person]
) -> None:
    match = two_at_a_table(ana, ben)
    with person().sit(match) as line:
        view = line.at(1)
        assert view["seat"] is None
        assert view["view"]["seats"][0]["hand"] == {"?": 3}
        line.move("pass")
        assert line.of("refused")["reason"] == "no_seat"


def test_own_moves_are_taken_back_until_another_seat_moves(ana: Person, ben: Person) -> None:
    match = two_at_a_table(ana, ben)
    with ana.sit(match) as one:
        before = one.at(1)
        one.move("pass")
        after = one.at(before["n"] + 1)
        assert after["can_undo"]
        one.say("undo", n=after["n"])
        undone = one.at(after["n"] + 1)
        assert undone["view"] == before["view"]
        assert undone["step"] == before["step"]
        assert undone["told"] == []
        assert not undone["can_undo"]
        one.say("undo", n=undone["n"])
        assert one.of("refused")["reason"] == "cannot_undo"


def play_a_turn(line: Line) -> None:
    """Play first choices until the turn is over."""
    while line.view["your_turn"]:
        line.move(line.view["choices"][0]["move"])
        line.at(line.view["n"] + 1)


def test_a_turn_ends_with_a_confirmation_if_the_host_wants_it(ana: Person, ben: Person) -> None:
    match = two_at_a_table(ana, ben, confirm=True)
    with ana.sit(match) as one, ben.sit(match) as two:
        one.at(1)
        play_a_turn(one)
        assert one.view["to_confirm"]
        assert one.view["turn"] == [0]
        n = one.view["n"]
        waiting = two.at(n)
        assert waiting["confirming"] == 0
        assert not waiting["your_turn"]
        assert waiting["bar"] == "Ana: confirm the turn or take it back"
        two.move("pass")
        assert two.of("refused")["reason"] == "wait_for_confirm"
        one.say("undo", n=n)
        assert one.at(n + 1)["your_turn"]
        play_a_turn(one)
        one.say("confirm", n=one.view["n"])
        done = two.seen(lambda view: view["your_turn"])
        assert not one.at(done["n"])["can_undo"]
        one.say("confirm", n=done["n"])
        assert one.of("refused")["reason"] == "nothing_to_confirm"


def test_who_comes_and_goes_is_seen_by_the_others(ana: Person, ben: Person) -> None:
    match = two_at_a_table(ana, ben)
    with ana.sit(match) as one:
        assert not one.at(1)["sitters"][1]["here"]
        with ben.sit(match) as two:
            assert one.seen(lambda view: view["sitters"][1]["here"])
            assert two.at(1)["sitters"][0]["here"]
        one.seen(lambda view: not view["sitters"][1]["here"])


def test_chat_is_stored_and_comes_to_everybody(ana: Person, ben: Person) -> None:
    match = two_at_a_table(ana, ben)
    with ana.sit(match) as one:
        assert [line["seat"] for line in one.of("chat")["lines"]] == [-1]  # Ben sat down
        one.say("chat", text="  hello\n<b>Ben</b>\u202e ")
        line = one.of("chat")["lines"][0]
        assert (line["name"], line["seat"]) == ("Ana", 0)
        assert line["text"] == "hello <b>Ben</b>"  # text, which the page never takes for HTML
        one.say("chat", text=" \n ")
        assert one.of("refused")["reason"] == "empty_chat"
    with ben.sit(match) as two:
        assert [line["text"] for line in two.of("chat")["lines"]][1:] == ["hello <b>Ben</b>"]
    lines = ben.get(f"/api/matches/{match}/chat")["lines"]
    assert [line["number"] for line in lines] == [1, 2]


def test_spectators_write_only_where_the_host_lets_them(
    ana: Person, ben: Person, person: Callable[[], Person]
) -> None:
    match = two_at_a_table(ana, ben)
    with person().sit(match, "&name=Rongo") as line:
        line.of("chat")
        line.say("chat", text="hi")
        assert line.of("chat")["lines"][0]["name"] == "Rongo"
        ana.post(f"/api/matches/{match}/settings", {"chat": False})
        line.say("chat", text="hi again")
        assert line.of("refused")["reason"] == "no_chat"


def test_a_name_can_be_changed(ana: Person, ben: Person) -> None:
    match = two_at_a_table(ana, ben)
    with ana.sit(match) as one, ben.sit(match) as two:
        two.say("name", name="  Manu " + "x" * 50)
        seen = one.seen(lambda view: view["sitters"][1]["name"].startswith("Manu"))
        assert len(seen["sitters"][1]["name"]) == 24
        two.say("ping")
        assert two.of("pong") == {"type": "pong"}


def test_who_is_removed_hears_it_and_cannot_come_back(ana: Person, ben: Person) -> None:
    match = two_at_a_table(ana, ben)
    link = ana.post(f"/api/matches/{match}/open-link")["open_link"]
    with ben.sit(match) as two:
        two.at(1)
        ana.post(f"/api/matches/{match}/kick", {"seat": 1})
        assert two.of("gone")["says"] == "The host has removed you from this match."
        with pytest.raises(ConnectionClosed) as closed:
            two.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
    token = link.rpartition("/")[2]
    assert ben.ask("POST", "/api/join", {"token": token}).data["error"] == "removed"
    with ben.sit(match) as two:
        assert two.at(1)["seat"] is None
        two.say("chat", text="hi")
        assert two.of("refused")["reason"] == "removed"


def test_a_page_that_reads_too_slowly_may_come_again(ana: Person, server: Server) -> None:
    match = ana.open()["match"]
    with ana.sit(match) as line:
        line.at(1)

        def tell() -> None:
            viewer = next(iter(server.services.hub.rooms[match].viewers))
            for _ in range(3 * MOST_WAITING):
                viewer.tell(PONG)

        server.call(tell)
        with pytest.raises(ConnectionClosed) as closed:
            line.until(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == TOO_SLOW  # pages connect again after any code but 4401
    assert line.sent.count(PONG.encode()) == MOST_WAITING  # the rest is not kept for it
    with ana.sit(match) as again:
        assert again.at(1)["seat"] == 0


def test_a_person_may_hold_several_seats(ana: Person) -> None:
    match = ana.open("rapanui2011", "me", "me")["match"]
    with ana.sit(match, "&seat=0") as one, ana.sit(match, "&seat=1") as two:
        assert one.at(1)["seat"] == 0
        assert two.at(1)["seat"] == 1
        play_a_turn(one)
        two.seen(lambda view: view["your_turn"])
