from collections.abc import Callable
from typing import Any

import pytest

import vaka
from table.table_client import Person
from vaka.core.game import Game, option_text
from vaka.words import LANGUAGES


def test_the_lobby_knows_every_game(ana: Person) -> None:
    cards = {card["name"]: card for card in ana.get("/api/games")}
    assert tuple(sorted(cards)) == vaka.games()
    for name, card in cards.items():
        assert card["seats"] == list(vaka.load(name).seats)
        assert 0 < card["minutes"][0] <= card["minutes"][1]
        assert all(card["idea"][language] for language in LANGUAGES)
    assert cards["rapanui2011"]["minutes"] == [60, 60]  # as its rulebook says
    assert cards["tongiaki"]["options"][0]["values"] == ["continue", "stop"]
    assert cards["tongiaki"]["options"][0]["value_says"][1]["en"].startswith("fleets that need")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_each_of_its_values_has_words(
    ana: Person, game: Game, language: str
) -> None:
    words = game.words.entries(language)
    card = next(card for card in ana.get("/api/games") if card["name"] == game.name)
    assert [option["key"] for option in card["options"]] == list(game.options)
    for option in card["options"]:
        key = f"option.{option['key']}"
        assert option["says"][language] == words[key]
        for value, says in zip(option["values"], option["value_says"], strict=True):
            number = isinstance(value, int) and not isinstance(value, bool)
            said = f"{key}.{option_text(value)}"
            assert says[language] == words.get(said, str(value) if number else None), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_gets_the_words_of_its_game(ana: Person, game: Game, language: str) -> None:
    assert ana.get(f"/api/games/{game.name}/words/{language}") == game.words.entries(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_come_in_sections_with_every_numbered_rule(
    ana: Person, game: Game, language: str
) -> None:
    page = ana.get(f"/api/games/{game.name}/rules/{language}")
    assert page["title"]
    assert page["sections"][0]["level"] == 1
    assert len({section["id"] for section in page["sections"]}) == len(page["sections"]) > 5
    cited = {fact.rule for fact in game.event_codec.facts}
    assert cited <= page["rules"].keys()


def test_bots_are_named_with_their_time(ana: Person) -> None:
    levels = ana.get("/api/bots")
    assert [level["name"] for level in levels] == ["novice", "skilled", "expert", "master"]
    assert all(level["seconds"] > 0 for level in levels)


def test_opening_a_match_seats_its_host_and_gives_links(ana: Person) -> None:
    opened = ana.open("tongiaki", "me", "open", "novice", options={"final_draws": "stop"})
    assert opened["seat"] == 0
    assert [link["seat"] for link in opened["links"]] == [0, 1]
    assert "/j/" in opened["open_link"]
    view = ana.get(f"/api/matches/{opened['match']}")
    assert view["host"]
    assert view["options"]["final_draws"] == "stop"
    assert [sitter["kind"] for sitter in view["sitters"]] == ["person", "open", "bot"]
    assert view["sitters"][0]["name"] == "Ana"
    assert view["sitters"][2]["bot"] == "novice"


STALLS: list[tuple[tuple[str, ...], dict[str, Any], int]] = [
    (("me", "novice"), {}, 0),
    (("novice", "open"), {}, 0),
    (("me", "novice"), {"stall_limit": 200}, 200),
    (("novice", "novice"), {}, 200),
    (("novice", "novice"), {"stall_limit": 0}, 0),
]


@pytest.mark.parametrize(("sitters", "chosen", "limit"), STALLS)
def test_only_a_match_of_bots_alone_is_cut_when_it_stands_still(
    ana: Person, sitters: tuple[str, ...], chosen: dict[str, Any], limit: int
) -> None:
    opened = ana.open("tongiaki", *sitters, options=chosen)
    options = ana.get(f"/api/matches/{opened['match']}")["options"]
    assert options == {"final_draws": "continue", "stall_limit": limit}


def test_a_card_says_what_each_option_is_for_people(ana: Person, game: Game) -> None:
    card = next(card for card in ana.get("/api/games") if card["name"] == game.name)
    usual = {option["key"]: option["for_people"] for option in card["options"]}
    defaults = {key: values[0] for key, values in game.options.items()}
    assert usual == defaults | dict(game.for_people)


def test_seats_can_be_dealt_at_random(person: Callable[[], Person]) -> None:
    seats = {person().open("rapanui2011", "me", "open", shuffle=True)["seat"] for _ in range(30)}
    assert seats == {0, 1}


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        ({"game": "chess", "sitters": [{"kind": "me"}]}, "no_such_game"),
        ({"game": "tongiaki", "sitters": [{"kind": "me"}]}, "seats"),
        (
            {
                "game": "rapanui2011",
                "sitters": [{"kind": "me"}, {"kind": "bot", "bot": "remote:ls"}],
            },
            "bot_unknown",
        ),
        (
            {"game": "tongiaki", "sitters": [{"kind": "me"}] * 2, "options": {"x": 1}},
            "no_such_option",
        ),
        (
            {"game": "tongiaki", "sitters": [{"kind": "me"}] * 2, "webhook": "file:///etc/passwd"},
            "webhook_address",
        ),
    ],
)
def test_a_match_that_cannot_be_is_refused(
    ana: Person, wish: dict[str, object], error: str
) -> None:
    reply = ana.ask("POST", "/api/matches", wish)
    assert reply.status == 422
    assert reply.data["error"] == error
    assert reply.data["says"]


def test_an_open_link_gives_any_open_seat(ana: Person, ben: Person) -> None:
    opened = ana.open("rapanui2011", "me", "open", "open")
    path = ben.follow(opened["open_link"])
    token = path.partition("?join=")[2]
    info = ben.get(f"/api/links/{token}")
    assert info["open_seats"] == [1, 2]
    assert info["match"] == opened["match"]
    joined = ben.post("/api/join", {"token": token, "name": "Ben", "seat": 2})
    assert joined == {"match": opened["match"], "seat": 2}
    assert ben.post("/api/join", {"token": token, "name": "Ben"}) == joined  # no second seat
    cora = Person(ana.port)
    taken = cora.ask("POST", "/api/join", {"token": token, "seat": 2})
    assert (taken.status, taken.data["error"]) == (409, "seat_taken")
    assert cora.post("/api/join", {"token": token})["seat"] == 1
    full = Person(ana.port).ask("POST", "/api/join", {"token": token})
    assert (full.status, full.data["error"]) == (409, "no_open_seat")
    seat_link = opened["links"][1]["link"].removeprefix(ana.base)
    late = Person(ana.port, cookie="x" * 32).ask("GET", seat_link)
    assert (late.status, late.data["error"]) == (404, "link_unknown")


def test_a_seat_link_works_once_and_not_for_programs_that_look_ahead(
    ana: Person, ben: Person, person: Callable[[], Person]
) -> None:
    opened = ana.open()
    link = opened["links"][1]["link"]
    path = link.removeprefix(ana.base)
    previewer = person().ask("GET", path)  # gets a cookie, does not come again
    assert previewer.status == 303
    without_cookies = person().ask("GET", f"{path}?again=1")
    assert without_cookies.status == 400
    assert ben.follow(link) == f"/m/{opened['match']}"
    assert ben.follow(link) == f"/m/{opened['match']}"
    assert ben.get(f"/api/matches/{opened['match']}")["seat"] == 1
    thief = person()
    thief.cookie = "y" * 32
    reply = thief.ask("GET", path)
    assert (reply.status, reply.data["error"]) == (410, "link_used")


def test_a_host_who_opens_an_invitation_stays_at_the_own_seat(ana: Person, ben: Person) -> None:
    opened = ana.open()
    path = f"/m/{opened['match']}"
    for link in opened["links"]:
        assert ana.follow(link["link"]) == path
    view = ana.get(f"/api{path.replace('/m/', '/matches/')}")
    assert view["seat"] == 0
    assert view["sitters"][1]["kind"] == "open"
    assert ben.follow(opened["links"][1]["link"]) == path  # it is still good
    assert ben.get(f"/api/matches/{opened['match']}")["seat"] == 1


def test_a_host_at_several_seats_frees_all_but_the_one_he_asks_from(
    ana: Person, ben: Person
) -> None:
    opened = ana.open("rapanui2011", "me", "me", "me")
    match, path = opened["match"], f"/api/matches/{opened['match']}"
    assert ana.follow(opened["links"][1]["link"]) == f"/m/{match}?seat=1"
    refusal = ana.ask("POST", f"{path}/kick?seat=2", {"seat": 2})
    assert (refusal.status, refusal.data["error"]) == (422, "seat_yours")
    ana.post(f"{path}/kick?seat=2", {"seat": 0})
    new = ana.post(f"{path}/relink?seat=2", {"seat": 1})["links"][0]["link"]
    view = ana.get(path)
    assert [sitter["kind"] for sitter in view["sitters"]] == ["open", "open", "person"]
    assert view["seat"] == 2  # the host is not removed
    ben.follow(new)
    assert ben.get(path)["sitters"][1]["name"] == "Guest 2"
    back = ana.post(f"{path}/open-link")["open_link"].rpartition("/")[2]
    assert ana.post("/api/join", {"token": back}) == {"match": match, "seat": 2}


def test_my_matches_tell_whose_turn_it_is(ana: Person, ben: Person) -> None:
    assert ana.get("/api/matches/mine") == []
    first = ana.open()
    ben.follow(first["links"][1]["link"])
    second = ana.open("tongiaki", "open", "me", public=True)
    mine = ana.get("/api/matches/mine")
    assert [card["match"] for card in mine] == [second["match"], first["match"]]
    assert [card["your_turn"] for card in mine] == [False, True]
    assert mine[0]["open_seats"] == 1
    assert [card["your_turn"] for card in ben.get("/api/matches/mine")] == [False]
    listed = [card["match"] for card in ben.get("/api/matches/public")]
    assert second["match"] in listed
    assert first["match"] not in listed


def test_a_seat_can_be_taken_along_to_another_device(ana: Person, ben: Person) -> None:
    match = ana.open()["match"]
    link = ana.post(f"/api/matches/{match}/my-link")["links"][0]["link"]
    ben.follow(link)
    assert ben.get(f"/api/matches/{match}")["seat"] == 0
    assert ana.get(f"/api/matches/{match}")["seat"] == 0
    assert not ben.get(f"/api/matches/{match}")["host"]


def test_a_qr_code_is_made_of_own_links_only(ana: Person) -> None:
    opened = ana.open()
    reply = ana.ask("GET", f"/api/qr?link={opened['open_link']}")
    assert reply.headers["content-type"] == "image/svg+xml"
    assert reply.body.startswith(b"<svg")
    assert ana.ask("GET", "/api/qr?link=https://elsewhere.example/").status == 422


def test_the_host_can_do_what_a_host_does(ana: Person, ben: Person) -> None:
    opened = ana.open()
    path = f"/api/matches/{opened['match']}"
    ben.follow(opened["links"][1]["link"])
    new = ana.post(f"{path}/relink", {"seat": 1})["links"][0]["link"]
    assert ben.get(path)["seat"] is None
    ben.follow(new)
    assert ben.get(path)["seat"] == 1
    assert ana.post(f"{path}/settings", {"hints": False, "clock_seconds": 3600})["hints"] is False
    assert ben.get(path)["clock"]["0"] > 3_500_000
    ana.post(f"{path}/reseat", {"seat": 1, "kind": "bot", "bot": "skilled"})
    assert ana.get(path)["sitters"][1]["bot"] == "skilled"
    ana.post(f"{path}/reseat", {"seat": 1, "kind": "open"})
    assert ana.get(path)["sitters"][1]["kind"] == "open"
    ana.post(f"{path}/end")
    view = ana.get(path)
    assert view["ended"]
    assert view["turn"] == []
    assert view["bar"] == "The host has ended the match."
    reply = ana.ask("POST", f"{path}/move", {"move": "pass", "n": view["n"]})
    assert (reply.status, reply.data["error"]) == (409, "match_ended")


def test_who_leaves_opens_the_seat(ana: Person, ben: Person) -> None:
    opened = ana.open()
    path = f"/api/matches/{opened['match']}"
    ben.follow(opened["links"][1]["link"])
    ben.post(f"{path}/leave")
    assert ana.get(path)["sitters"][1]["kind"] == "open"
    assert ben.ask("POST", f"{path}/leave").data["error"] == "no_seat"


def test_a_program_plays_with_the_token_of_a_seat(ana: Person) -> None:
    opened = ana.open()
    path = f"/api/matches/{opened['match']}"
    robot = Person(ana.port, token=opened["links"][1]["link"].rpartition("/")[2])
    assert robot.get(path)["seat"] == 1
    view = ana.get(path)
    said = {"type": "move", "move": "pass", "n": view["n"]}  # as over the socket, or without type
    assert ana.post(f"{path}/move", said)["n"] == view["n"] + 1
    with robot.sit(opened["match"]) as line:
        assert line.at(1)["seat"] == 1
    undone = ana.post(f"{path}/undo", {"n": view["n"] + 1})
    assert undone["step"] == view["step"]
    second = Person(ana.port, token="A" * 22).ask("GET", path)
    assert (second.status, second.data["error"]) == (401, "link_unknown")


def test_asking_a_bot_gives_opinions_if_the_host_allows_it(ana: Person) -> None:
    match = ana.open("tongiaki", "me", "open")["match"]
    path = f"/api/matches/{match}"
    hint = ana.post(f"{path}/hint", {"seconds": 0.1})
    assert {move["move"] for move in hint["moves"]} == {
        choice["move"] for choice in ana.get(path)["choices"]
    }
    assert hint["moves"][0]["says"].startswith("Place a ship")
    assert 0 <= hint["moves"][0]["value"] <= 1
    ana.post(f"{path}/settings", {"hints": False})
    assert ana.ask("POST", f"{path}/hint", {}).data["error"] == "no_hints"
