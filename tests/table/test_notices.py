"""Who comes to a seat and who goes is told to everybody: nobody looks into a hand in secret."""

from collections.abc import Callable

from table.table_client import Person


def said(person: Person, match: str) -> list[str]:
    """Return what the table itself has said so far."""
    lines = person.get(f"/api/matches/{match}/chat")["lines"]
    return [line["text"] for line in lines if line["seat"] == -1]


def test_a_host_who_looks_from_the_seat_of_a_bot_is_told_of(ana: Person, ben: Person) -> None:
    opened = ana.open("rapanui2011", "me", "open", "skilled")
    match, path = opened["match"], f"/api/matches/{opened['match']}"
    ben.follow(opened["links"][1]["link"])
    with ben.sit(match) as line:
        line.of("chat")
        ana.post(f"{path}/reseat", {"seat": 2, "kind": "open"})
        link = ana.post(f"{path}/relink", {"seat": 2})["links"][0]["link"]
        spy = Person(ana.port, token=link.rpartition("/")[2])
        assert spy.get(path)["seat"] == 2
        ana.post(f"{path}/reseat", {"seat": 2, "kind": "bot"})
        heard: list[str] = []
        while len(heard) < 3:
            heard += [told["text"] for told in line.of("chat")["lines"]]
    assert heard == [
        "No bot plays at seat 3 any more: it is open.",
        "Guest 3 sits down at seat 3.",
        "A bot now plays at seat 3, instead of Guest 3.",
    ]


def test_a_host_who_takes_the_place_of_a_person_is_told_of(ana: Person, ben: Person) -> None:
    opened = ana.open()
    match, path = opened["match"], f"/api/matches/{opened['match']}"
    token = opened["open_link"].rpartition("/")[2]
    ben.post("/api/join", {"token": token, "name": "Ben"})
    new = ana.post(f"{path}/relink", {"seat": 1})["links"][0]["link"]
    spy = Person(ana.port, token=new.rpartition("/")[2])
    assert spy.get(path)["seat"] == 1
    new = ana.post(f"{path}/relink", {"seat": 1})["links"][0]["link"]
    ben.follow(new)
    relinked = "The host has made a new link for seat 2 (Ben): whoever opens it sits there."
    came = "Ben sits down at seat 2."
    assert said(ben, match) == [came, relinked, came, relinked, came]


def test_everybody_who_comes_or_goes_is_told_of_once(
    ana: Person, ben: Person, person: Callable[[], Person]
) -> None:
    opened = ana.open("rapanui2011", "me", "open", "open")
    match, path = opened["match"], f"/api/matches/{opened['match']}"
    ben.follow(opened["links"][1]["link"])
    with ben.sit(match) as line:
        line.say("name", name="Ben")
        line.seen(lambda view: view["sitters"][1]["name"] == "Ben")
    device = person()
    device.follow(ben.post(f"{path}/my-link")["links"][0]["link"])
    device.get(path)
    ben.post(f"{path}/leave")
    cora = person()
    cora.post("/api/join", {"token": opened["open_link"].rpartition("/")[2], "name": "Cora"})
    ana.post(f"{path}/kick", {"seat": 1})
    ana.post(f"{path}/reseat", {"seat": 1, "kind": "bot"})
    ana.post(f"{path}/reseat", {"seat": 1, "kind": "bot"})
    ana.post(f"{path}/settings", {"hints": False})
    assert said(ana, match) == [
        "Guest 2 sits down at seat 2.",
        "Ben also plays seat 2 on another device.",
        "Ben no longer sits at seat 2: it is open.",
        "Cora sits down at seat 2.",
        "The host has removed Cora: seat 2 is open.",
        "A bot now plays at seat 2: Teva.",
    ]


def test_the_table_speaks_the_language_of_whoever_reads(ana: Person, ben: Person) -> None:
    opened = ana.open()
    match = opened["match"]
    ana.language, ben.language = "nl", "de"
    with ana.sit(match) as line:
        line.of("chat")
        ben.follow(opened["links"][1]["link"])
        told = line.of("chat")["lines"]
        assert [(one["name"], one["text"]) for one in told] == [
            ("De tafel", "Gast 2 gaat op plaats 2 zitten.")
        ]
    with ben.sit(match) as line:
        told = line.of("chat")["lines"]
        assert [(one["name"], one["text"]) for one in told] == [
            ("Der Tisch", "Gast 2 setzt sich auf Platz 2.")
        ]
    assert said(ben, match) == ["Gast 2 setzt sich auf Platz 2."]
