"""Seats are drawn by lot where that is wished for, and everybody is told."""

from table.table_client import Person


def chat_of(person: Person, match: str) -> list[str]:
    return [line["text"] for line in person.get(f"/api/matches/{match}/chat")["lines"]]


def test_the_draw_is_told_and_reaches_every_seat(ana: Person) -> None:
    seats = set()
    for _ in range(30):
        opened = ana.open("tongiaki", "me", "novice", "novice", shuffle=True)
        seats.add(opened["seat"])
        first = "Ana" if opened["seat"] == 0 else "Moana"
        said = chat_of(ana, opened["match"])
        assert said == [f"The seats were drawn by lot: {first} has the first."]
        ana.post(f"/api/matches/{opened['match']}/end")
    assert seats == {0, 1, 2}


def test_an_open_first_seat_has_nobody_yet(ana: Person) -> None:
    for _ in range(40):
        opened = ana.open("tongiaki", "me", "open", shuffle=True)
        said = chat_of(ana, opened["match"])
        if opened["seat"] == 1:
            assert said == ["The seats were drawn by lot; the first is open."]
            return
    raise AssertionError("the lot never fell")


def test_who_names_the_seats_has_them_so(ana: Person) -> None:
    opened = ana.open("tongiaki", "novice", "me")
    assert opened["seat"] == 1
    assert chat_of(ana, opened["match"]) == []


def test_a_journal_that_is_brought_along_keeps_its_names(ana: Person, ben: Person) -> None:
    opened = ana.open("tongiaki", "me", "open", "novice")
    path = f"/api/matches/{opened['match']}"
    ben.post("/api/join", {"token": opened["open_link"].rpartition("/")[2], "name": "Ben"})
    journal = ana.ask("GET", f"{path}/journal?seat=none").body.decode()
    brought = ben.post("/api/journals", {"journal": journal})["match"]
    view = ben.get(f"/api/matches/{brought}")
    assert [sitter["name"] for sitter in view["sitters"]] == ["Ana", "Ben", "Mareva"]
    assert [sitter["bot"] for sitter in view["sitters"]] == ["", "", "novice"]
    step = ben.get(f"/api/matches/{brought}/steps/0")
    assert "sit down" not in step["bar"]


def test_a_journal_of_a_terminal_or_of_nobody_has_names_too(ana: Person) -> None:
    start = "vaka 1\ngame tongiaki\nseats 2\noption final_draws continue\noption stall_limit 0\n"
    for remarks, names in (
        ("# table you,skilled:bold\n# seed 5\n", ["Moana", "Teva"]),
        ("", ["Seat 1", "Seat 2"]),
        ("# person 7 Eve\n# person 0 \u202eAna\x07\n# bot 1 nobody\n", ["Ana", "nobody"]),
    ):
        match = ana.post("/api/journals", {"journal": remarks + start})["match"]
        view = ana.get(f"/api/matches/{match}")
        assert [sitter["name"] for sitter in view["sitters"]] == names
