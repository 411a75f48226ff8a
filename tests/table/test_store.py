import threading
import time

import pytest

from vaka.table.config import Config
from vaka.table.records import (
    Conflict,
    Head,
    Listed,
    Outcome,
    PeopleRow,
    Record,
    Row,
    Summary,
    Tally,
)
from vaka.table.results import tallies, unlist
from vaka.table.store import Store

NOBODY = Summary([0], False, 2.0, None)


def seating(
    text: str = "{}", *persons: str, public: bool = False, ended: bool = False
) -> PeopleRow:
    return PeopleRow(text, public, ended, [(person, seat) for seat, person in enumerate(persons)])


def keep(store: Store, match: str = "a", people: PeopleRow | None = None) -> None:
    """Keep a match of two rows."""
    head = Head(match, 2, 1, 0, 0)
    record = Record(head, "pig", 2, {"x": 1}, "", False, 1.0, 2.0, [0], False, False)
    rows = [Row(-1, "deal", 1.0), Row(0, "pass", 2.0)]
    store.create(record, rows, people or seating("{}", "ana"), [("h0", 0), ("h1", -1)], NOBODY)


def test_a_match_is_kept_with_everything(store: Store) -> None:
    assert store.record("a") is None
    keep(store)
    record = store.record("a")
    assert record is not None
    assert record.head == Head("a", 2, 1, 0, 0)
    assert (record.game, record.seats, record.options, record.people) == ("pig", 2, {"x": 1}, "{}")
    assert record.turn == [0]
    assert store.journal("a", 1) == [Row(0, "pass", 2.0)]


def test_tables_are_made_once(store: Store) -> None:
    keep(store)
    store.migrate()
    assert store.record("a") is not None


def test_who_comes_second_with_a_row_gets_a_conflict_and_changes_nothing(store: Store) -> None:
    keep(store)
    store.append("a", 2, 1, [Row(0, "roll", 3.0)], Summary([1], False, 2.5, 9.0))
    with pytest.raises(Conflict):
        store.append("a", 2, 1, [Row(0, "pass", 3.0)], NOBODY)
    assert [row.move for row in store.journal("a")] == ["deal", "pass", "roll"]
    record = store.record("a")
    assert record is not None
    assert (record.head.n, record.turn, record.updated) == (3, [1], 2.5)  # nobody hears of that row
    assert store.due(10.0) == ["a"]
    store.set_due("a", None)
    assert store.due(10.0) == []


def test_a_row_needs_the_people_that_it_was_made_with(store: Store) -> None:
    keep(store)
    store.save_people("a", 1, seating("new", "ben"), None)
    with pytest.raises(Conflict):
        store.append("a", 2, 1, [Row(0, "roll", 3.0)], NOBODY)
    store.append("a", 2, 2, [Row(0, "roll", 3.0)], NOBODY)
    store.save_people("a", 2, seating("ended", ended=True), None)
    with pytest.raises(Conflict):
        store.append("a", 3, 3, [Row(0, "roll", 3.0)], NOBODY)


def test_people_are_replaced_only_by_who_knows_them(store: Store) -> None:
    keep(store)
    store.save_people("a", 1, seating("new", "ben", public=True), None, [("h2", 1)], [0])
    with pytest.raises(Conflict):
        store.save_people("a", 1, seating("other"), None)
    assert [(listed.record.people, listed.seat) for listed in store.of_person("ben")] == [
        ("new", 0)
    ]
    assert store.of_person("ana") == []
    assert [record.head.match for record in store.public()] == ["a"]
    assert store.link("h0") is None  # revoked
    assert store.link("h2") == ("a", 1, None)


def test_a_link_is_exchanged_once(store: Store) -> None:
    keep(store)
    assert store.exchange("h0", "ana")
    assert store.exchange("h0", "ana")  # the same browser, once more
    assert not store.exchange("h0", "ben")
    assert not store.exchange("unknown", "ben")
    assert store.link("h0") == ("a", 0, "ana")


def test_chat_is_numbered(store: Store) -> None:
    keep(store)
    for text in ("one", "two", "three"):
        store.add_chat("a", "Ana", None, text)
    assert [(row[0], row[2], row[3], row[4]) for row in store.chat("a", 1)] == [
        (2, "Ana", -1, "two"),
        (3, "Ana", -1, "three"),
    ]


def test_presence_is_noted(store: Store) -> None:
    keep(store)
    store.set_presence("a", [0, 1], here=True, tell=True)
    store.set_presence("a", [1], here=False, tell=False)
    found = store.presence("a")
    assert found[0][0]
    assert not found[1][0]
    record = store.record("a")
    assert record is not None
    assert record.head.touches == 1


def test_an_alert_is_claimed_once(store: Store) -> None:
    assert store.claim_alert("a", 3, 1)
    assert not store.claim_alert("a", 3, 1)
    assert store.claim_alert("a", 3, 2)


def test_changes_of_another_process_are_heard(store: Store, database: str) -> None:
    keep(store)
    heard: list[Head | None] = []
    news = threading.Event()

    def hear(head: Head | None) -> None:
        heard.append(head)
        if head is not None:
            news.set()

    listener = Config(db=database).store()
    stop = listener.watch(hear)
    time.sleep(0.2)  # until it listens
    other = Config(db=database).store()
    other.append("a", 2, 1, [Row(0, "roll", 3.0)], NOBODY)
    assert news.wait(5)
    stop()
    assert heard[-1] == Head("a", 3, 1, 0, 0)
    for opened in (listener, other):
        opened.close()


def test_many_writers_never_write_the_same_row_twice(store: Store, database: str) -> None:
    keep(store)
    won: list[int] = []

    def write(who: int) -> None:
        own = Config(db=database).store()
        for n in range(2, 22):
            try:
                own.append("a", n, 1, [Row(who, f"move {n}", float(n))], NOBODY)
                won.append(n)
            except Conflict:
                pass
        own.close()

    writers = [threading.Thread(target=write, args=(who,)) for who in range(4)]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    assert len(won) == len(set(won))
    journal = store.journal("a", 2)
    assert [row.move for row in journal] == [f"move {n}" for n in range(2, 2 + len(journal))]
    assert len(journal) == len(won) > 0


def test_how_matches_ended_is_kept_and_added_up(store: Store) -> None:
    for match, outcome in (
        ("a", Outcome("novice", 1, 20, 5)),
        ("b", Outcome("novice", 2, 11, -3)),
        ("c", Outcome("people", 1, 7, 0)),
    ):
        head = Head(match, 0, 1, 0, 0)
        record = Record(head, "pig", 2, {}, "", False, 1.0, 2.0, [0], False, False)
        people = seating("{}", "ana", "ben", public=True)
        store.create(record, [], people, (), NOBODY, ["a notice"])
        end = Summary([], True, 3.0, None, [("ana", outcome)])
        store.append(match, 0, 1, [Row(0, "pass", 3.0)], end)
        assert store.chat(match)[0][4] == "a notice"
    assert tallies(store, "ana") == [
        Tally("pig", "novice", 2, 1, 1.5, 15.5, 20),
        Tally("pig", "people", 1, 1, 1.0, 7.0, 7),
    ]
    assert tallies(store, "ben") == []
    listed: dict[str, Listed] = {one.record.head.match: one for one in store.of_person("ana")}
    assert {match: one.outcome and one.outcome.margin for match, one in listed.items()} == {
        "a": 5,
        "b": -3,
        "c": 0,
    }
    assert [one.outcome for one in store.of_person("ben")] == [None, None, None]
    for person in ("ana", "ana", "nobody"):
        unlist(store, "b", person)
    assert {one.record.head.match for one in store.of_person("ana")} == {"a", "c"}
    assert len(store.of_person("ben")) == len(store.public("ben")) == 3
    assert {record.head.match for record in store.public("ana")} == {"a", "c"}
