"""My matches: how they ended, what all of them together say, and which I want to see."""

import random

from table.table_client import Person, Server
from vaka.table.messages import Decided
from vaka.table.people import People, Place
from vaka.table.store import Session


def play_out(people: list[Person], match: str, seed: int = 1) -> dict[str, object]:
    """Play a match to its end, at random where it is a person's turn."""
    chooser = random.Random(seed)
    path = f"/api/matches/{match}"
    while True:
        for person in people:
            view = person.get(path)
            if view["over"]:
                return dict(view)
            if view["your_turn"]:
                move = chooser.choice(view["choices"])["move"]
                person.ask("POST", f"{path}/move", {"move": move, "n": view["n"]})


def my_card(person: Person, match: str) -> dict[str, object]:
    [card] = [card for card in person.get("/api/matches/mine") if card["match"] == match]
    return dict(card)


def test_a_finished_match_shows_place_and_margin(ana: Person, ben: Person) -> None:
    opened = ana.open("rapanui2011", "me", "open")
    ben.follow(opened["links"][1]["link"])
    match = opened["match"]
    assert my_card(ana, match)["result"] is None
    view = play_out([ana, ben], match)
    points = view["score"]
    assert isinstance(points, list)
    for person, seat in ((ana, 0), (ben, 1)):
        result = my_card(person, match)["result"]
        assert result == {
            "level": "people",
            "place": view["result"]["places"][seat],  # type: ignore[index]
            "points": points[seat],
            "margin": points[seat] - points[1 - seat],
        }


def test_statistics_count_by_game_and_level(ana: Person, ben: Person) -> None:
    assert ana.get("/api/me/statistics") == []
    ana.cookie = ""
    results = []
    for seed in range(2):
        match = ana.open("rapanui2011", "me", "novice")["match"]
        play_out([ana], match, seed)
        results.append(my_card(ana, match)["result"])
    match = ana.open("rapanui2011", "me", "novice", "skilled")["match"]
    ana.post(f"/api/matches/{match}/end")  # ended by the host: nobody has won
    found = ana.get("/api/me/statistics?language=nl")
    assert [(tally["game"], tally["level"]) for tally in found] == [("rapanui2011", "novice")]
    [tally] = found
    points = [result["points"] for result in results]  # type: ignore[index]
    assert tally["matches"] == 2
    assert tally["wins"] == sum(result["place"] == 1 for result in results)  # type: ignore[index]
    assert (tally["points"], tally["best"]) == (sum(points) / 2, max(points))
    assert ben.get("/api/me/statistics") == []


def test_a_finished_match_leaves_the_list_of_one_person_only(ana: Person, ben: Person) -> None:
    opened = ana.open("tongiaki", "me", "open")
    match, path = opened["match"], f"/api/matches/{opened['match']}"
    ben.follow(opened["links"][1]["link"])
    refused = ana.ask("POST", f"{path}/unlist")
    assert (refused.status, refused.data["error"]) == (409, "still_running")
    ana.post(f"{path}/end")
    ana.post(f"{path}/unlist")
    ana.post(f"{path}/unlist")  # twice is as good as once
    assert match not in [card["match"] for card in ana.get("/api/matches/mine")]
    assert match in [card["match"] for card in ben.get("/api/matches/mine")]
    ana.post(f"{path}/settings", {"public": True})  # a change of the people brings nothing back
    assert match not in [card["match"] for card in ana.get("/api/matches/mine")]
    Person(ana.port).post(f"{path}/unlist")  # a stranger has no list
    assert ana.get(path)["seat"] == 0


def test_nothing_of_it_stays_of_who_wants_to_be_forgotten(server: Server, ana: Person) -> None:
    match = ana.open("rapanui2011", "me", "novice")["match"]
    play_out([ana], match)
    ana.post(f"/api/matches/{match}/unlist")
    store = server.services.hub.store

    def rows(session: Session) -> list[int]:
        tables = ("results", "unlisted")
        found = [session.rows(f"SELECT * FROM {table} WHERE match = ?", match) for table in tables]
        return [len(each) for each in found]

    def kept() -> list[int]:
        return store.read(rows)

    assert server.call(lambda: server.services.hub.ask(kept)) == [1, 1]
    ana.post("/api/me/forget", {"what": "everything"})
    assert server.call(lambda: server.services.hub.ask(kept)) == [0, 0]


def test_levels_of_several_kinds_are_mixed() -> None:
    def level(*bots: str) -> str:
        places = [Place("person", "Ana", persons=["a"])]
        places += [
            Place("bot", bot=bot) if bot else Place("person", "Ben", persons=["b"]) for bot in bots
        ]
        people = People("a", places, Decided())
        scores = [(3, 1), (3, 0), (1, 0)][: len(places)]
        found = dict(people.outcomes(scores))
        assert found["a"][1:] == (1, 3, 0)
        return found["a"].level

    assert level("novice") == "novice"
    assert level("novice", "novice") == "novice"
    assert level("novice", "skilled") == "mixed"
    assert level("novice", "") == "people"
