"""Facts have their shape, add up to the score, follow from the view, and are those of the rules."""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any

import pytest

import vaka
from games.tongiaki.tongiaki_setup import ALL_BLUE_SHIPS_OUT, CLOSED, GAME, NORTH, legal, table
from vaka.games.tongiaki.shapes import FACTS, POSITION, VIEW

VOYAGE = {"water_n": (0, -1, 0), "water_k": (1, -1, 2), "oahu": (1, -2, 0)}  # of the rules
DIGEST = "from games.tongiaki.test_facts import digest; print(digest())"


def match(seats: int, seed: int) -> Iterator[vaka.State]:
    """Yield each state of a random match in which nobody colonises often."""
    rng, state = vaka.Rng(seed), GAME.start(seats)
    yield state
    while GAME.turn(state):
        moves = legal(state)
        others = [move for move in moves if move != "colonise" or rng.below(4) == 0]
        GAME.play(state, GAME.turn(state)[0], (others or moves)[rng.below(len(others or moves))])
        yield state


def digest() -> str:
    """Return a fingerprint of the facts of some matches."""
    states = (state for seats in (2, 6) for state in match(seats, 7))
    texts = (json.dumps(GAME.facts(state, None)) for state in states)
    return hashlib.sha256("".join(texts).encode()).hexdigest()


def facts(*args: Any, **kwargs: Any) -> dict[str, Any]:
    """Return the facts of a small board."""
    return GAME.facts(table(*args, **kwargs), None)


def sailing(**changes: Any) -> dict[str, Any]:
    """Return what `sail tonga 3` does: the voyage of the rules, unless the board is another."""
    fields = {"phase": "sail", **changes.pop("fields", {})}
    board = {"tonga": "-|-|-|BBY|-|-", "tiles": VOYAGE, **changes}
    found: dict[str, Any] = facts(3, fields=fields, **board)["moves"]["sail tonga 3"]
    return found


# -- laws ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_facts_have_their_shape_and_add_up_to_the_score(seats: int) -> None:
    for state in match(seats, seats):
        scores = GAME.score(state)
        POSITION.check(GAME.position(state), "")
        for viewer in (None, *range(seats)):
            VIEW.check(GAME.view(state, viewer), "")
            found = GAME.facts(state, viewer)
            FACTS.check(found, "")
            assert found["points"] == [score[0] for score in scores]
            lines = [sum(line["points"] for line in own) for own in found["score"]]
            assert lines == found["points"]
            standings = [
                (one["points"], one["islands"], -one["ships"]) for one in found["standings"]
            ]
            assert standings == scores
            assert sorted(found["moves"]) == (legal(state) if GAME.turn(state) else [])


@pytest.mark.parametrize("seats", [2, 5])
def test_facts_follow_from_the_view_alone(seats: int) -> None:
    rng = vaka.Rng(1)
    for step, state in enumerate(match(seats, seats + 10)):
        if step % 5:
            continue
        for viewer in (None, *range(seats)):
            found = GAME.facts(state, viewer)
            guess = GAME.guess(GAME.view(state, viewer, recall=True), rng)
            redealt = state.redealt(-1 if viewer is None else viewer, rng)
            assert GAME.facts(guess, viewer) == GAME.facts(redealt, viewer) == found
            assert GAME.facts(state, viewer, recall=True, everything=True) == found


def test_both_engines_give_the_same_facts() -> None:
    tests = Path(__file__).parents[2]
    path = os.pathsep.join([str(tests), *filter(None, sys.path)])
    environment = {**os.environ, "PYTHONPATH": path, "VAKA_PURE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", DIGEST], env=environment, capture_output=True, text=True, check=False
    )
    assert done.stdout.strip() == digest(), done.stderr


@pytest.mark.parametrize("seats", [2, 4])
def test_moves_do_what_the_facts_say(seats: int) -> None:
    for step, state in enumerate(match(seats, seats + 20)):
        for move in legal(state)[step % 3 :: 3] if GAME.turn(state) else []:
            check_move(state, move, GAME.facts(state, None)["moves"][move])


def check_move(state: vaka.State, move: str, fact: dict[str, Any]) -> None:
    """Play a move; what was said of it comes true."""
    (seat,) = GAME.turn(state)
    after = state.copy()
    told = {event.key: event.arguments for event in GAME.play(after, seat, move)}
    if fact["verb"] in ("sail", "draw"):
        ends = {
            "sinks": "sink",
            "lands": "reach",
            "returns": "reach",
            "turned_back": "turn_back",
            "passes": "cross",
        }
        assert fact["end"] not in ends or ends[fact["end"]] in told
    if fact["verb"] == "sail":
        assert ("sink" in told) == (fact["end"] == "sinks")
        assert bool({"no_tile", "no_more_draws"} & set(told)) == (fact["end"] == "home")
    if fact["verb"] in ("expand", "enter"):
        assert told[fact["verb"]]["ships"] == fact["ships"]
    if fact["verb"] == "lay":
        laid = told["lay"]
        assert [laid["q"], laid["r"], laid["rot"]] == [*fact["cell"], fact["rot"]]
        assert told.get("last_tile", {"kind": ""})["kind"] == fact["last"]
    if fact["verb"] in ("king", "colonise"):
        assert told.get("home", {"ships": 0})["ships"] == fact["ships"]
    if fact["verb"] == "colonise":
        assert GAME.score(state)[seat][0] - GAME.score(after)[seat][0] == fact["points"]


# -- by rule ---------------------------------------------------------------------------------------


def test_c7_a_route_is_known_as_far_as_the_map() -> None:
    routes = facts(tiles=VOYAGE)["routes"]
    assert routes["tonga 3"] == {
        "beach": 3,
        "heading": 3,
        "waters": [
            {"tile": "water_n", "heading": 3, "number": 0},
            {"tile": "water_k", "heading": 5, "number": 2},
        ],
        "goal": "oahu",
        "cell": [1, -2],
        "arrival": 3,
        "used_up": False,
    }
    assert (routes["tonga 0"]["goal"], routes["tonga 0"]["cell"]) == ("", [0, 1])
    assert (routes["oahu 5"]["heading"], routes["oahu 5"]["beach"]) == (5, 2)


def test_r3_2_a_fleet_sinks_where_its_colours_do_not_suffice() -> None:
    safe = sailing()
    assert (safe["colours"], safe["number"], safe["end"]) == (2, 2, "lands")
    assert safe["waters"] == ["water_n", "water_k"]
    lost = sailing(tonga="-|-|-|BBB|-|-")
    assert (lost["colours"], lost["end"], lost["waters"][-1]) == (1, "sinks", "water_k")


def test_r3_3_unknown_water_has_known_odds() -> None:
    unknown = sailing(tiles={})
    assert (unknown["end"], unknown["odds"]) == (
        "unknown",
        {"tiles": 31, "islands": 15, "deadly": 8},
    )
    rare = sailing(tiles={}, pile=["oahu", "water_a", "water_b"])
    assert rare["last"] == "island"
    none = sailing(tiles={}, pile=[], fields={"ending": True})
    assert (none["end"], none["odds"]) == ("home", None)


def test_r3_6_surplus_ships_find_no_berth() -> None:
    assert sailing(oahu="GGG|GGGGB|BY")["surplus"] == 2
    fields = {"phase": "land", "island": "samoa", "fleet": [1, 2], "landed": [0, 0, 0]}
    landing = facts(tiles=NORTH, samoa="BYY|BYYY|BBYY", fields=fields)["moves"]["land yellow 2"]
    assert landing == {"verb": "land", "room": 0, "colours": 2, "surplus": 2}


def test_r4_5_a_royal_island_turns_a_fleet_back() -> None:
    assert sailing(royal={"oahu": 2})["end"] == "turned_back"
    assert "oahu 1" not in facts(tiles=VOYAGE, royal={"oahu": 1})["routes"]


def test_r7_a_voyage_may_come_back_and_a_pier_be_used_up() -> None:
    fields = {"phase": "sail", "uses": {"tubuai 1": 3}}
    found = facts(tiles=CLOSED, tubuai="BBY|-", fields=fields)
    assert found["moves"]["sail tubuai 2"]["end"] == "returns"
    assert found["routes"]["tubuai 1"]["used_up"]
    assert not found["routes"]["tubuai 2"]["used_up"]


def test_r2_2_an_expansion_brings_what_rules_and_stock_allow() -> None:
    tiles = {**NORTH, "oahu": (0, 1, 3)}
    found = facts(tiles=tiles, samoa="BB|BYY|B", oahu="BB|-|-", tonga="B|BB|-|-|-|Y")
    assert found["moves"]["expand samoa"] == {
        "verb": "expand",
        "ships": 3,
        "fills": [0, 1],
        "certain": True,
    }
    assert found["moves"]["expand oahu"]["ships"] == 2
    assert not found["moves"]["expand oahu"]["certain"]
    assert found["room"]["samoa"] == [1, 1, 4]


def test_r6_1_two_ships_come_back_to_tonga_and_one_elsewhere() -> None:
    moves = facts(tiles=NORTH, tonga="YY|-|-|-|-|Y", samoa="YY|-|-")["moves"]
    assert (moves["enter tonga"]["ships"], moves["enter tonga"]["fills"]) == (2, [0, 5])
    assert (moves["enter samoa"]["ships"], moves["enter samoa"]["fills"]) == (1, [0])


def test_r4_2_r5_2_r6_2_what_goes_home_and_what_it_costs() -> None:
    moves = facts(tiles=NORTH, tonga="B|-|-|-|-|-", samoa="BB|-|-")["moves"]
    assert moves["king samoa"] == {"verb": "king", "ships": 1, "points": 5}
    assert moves["colonise"]["islands"] == ["tonga", "samoa"]
    assert (moves["colonise"]["ships"], moves["colonise"]["points"]) == (3, 5)
    moves = facts(**ALL_BLUE_SHIPS_OUT)["moves"]
    assert moves["take tonga 0"] == {"verb": "take", "ships": 1, "points": 0}


def test_a14_a_laid_tile_opens_ways() -> None:
    fields = {"phase": "lay", "drawn": "water_k", "purpose": "colonise"}
    moves = facts(tiles=NORTH, fields=fields)["moves"]
    assert moves["lay 1 -1 1"] == {
        "verb": "lay",
        "cell": [1, -1],
        "rot": 1,
        "side": 8,
        "beside": "tonga",
        "number": 2,
        "goals": ["samoa"],
        "last": "",
    }
    assert moves["lay 1 -1 2"]["goals"] == []


@pytest.mark.parametrize(
    ("ships", "seats", "by"),
    [
        ({"samoa": "B|-|-", "oahu": "Y|-|-"}, [0], "points"),
        ({"samoa": "BY|-|-", "tonga": "B|-|-|-|-|-"}, [0], "islands"),
        ({"samoa": "BYY|-|-"}, [0], "ships"),
        ({"samoa": "BY|-|-"}, [0, 1], "nothing"),
    ],
)
def test_e5_what_decides_between_equal_points(
    ships: dict[str, Any], seats: list[int], by: str
) -> None:
    tiles = {**NORTH, "oahu": (0, 1, 3)}
    assert facts(tiles=tiles, **ships)["lead"] == {"seats": seats, "by": by}


def test_e4_a_royal_island_is_a_line_of_its_own_kind() -> None:
    found = facts(tiles=NORTH, royal={"samoa": 1}, tonga="BY|-|-|-|-|-")
    lines = [[(line["key"], line["points"]) for line in own] for own in found["score"]]
    assert lines == [[("island", 0)], [("royal", 5), ("island", 0)]]
    assert found["standings"][1]["royal"] == ["samoa"]
    assert (found["standings"][1]["ships"], found["standings"][1]["on_beaches"]) == (2, 1)


def test_c4_beaches_are_told_apart_by_the_side_on_which_they_lie() -> None:
    found = facts(tiles=NORTH)["sides"]
    assert found["tonga"] == [0, 2, 4, 6, 8, 10]
    assert found["samoa"] == [3, 7, 10]  # west, north-northeast, southeast
    turned = facts(tiles={"samoa": (0, 1, 3)})["sides"]["samoa"]
    assert turned == [(side + 6) % 12 for side in found["samoa"]]
    assert all(len(set(sides)) == len(sides) for sides in found.values())


@pytest.mark.parametrize("phase", ["place", "enter"])
def test_n2_beaches_chosen_in_any_order_are_legal_in_ascending_order(phase: str) -> None:
    left = 3 if phase == "place" else 2
    fields = {"phase": phase, "island": "tonga", "left": left}
    begun = table(tonga="BY|-|YY|-|-|B", fields=fields)
    offered = GAME.facts(begun, 0)["places"]
    assert [place["beach"] for place in offered] == [0, 1, 2, 3, 4, 5]
    assert (offered[0]["room"], offered[0]["colours"]) == (0, 2)
    choose = combinations if phase == "place" else combinations_with_replacement
    for chosen in choose([place["beach"] for place in offered], left):
        if any(chosen.count(place["beach"]) > place["room"] + 1 for place in offered):
            continue
        state = begun.copy()
        for beach in sorted(chosen):
            GAME.play(state, 0, f"place tonga {beach}")
    assert facts()["places"] == []


def test_r3_5_a_whole_landing_is_proposed_and_can_be_played() -> None:
    landings = 0
    for seed in range(6):
        rng, state = vaka.Rng(seed), GAME.start(2 + seed % 4)
        while turn := GAME.turn(state):
            proposed = GAME.facts(state, None)["landing"]
            assert bool(proposed) == (GAME.position(state)["phase"] == "land")
            after = state.copy()
            for move in proposed:
                assert GAME.position(after)["phase"] == "land"
                GAME.play(after, turn[0], move)
            if proposed:
                landings += 1
                now = GAME.position(after)
                assert now["phase"] != "land" or now["landed"] == [0] * len(now["landed"])
            moves = GAME.moves(state, turn[0])
            GAME.play(state, turn[0], moves[rng.below(len(moves))])
    assert landings > 50


def test_r3_5_own_ships_land_first_where_most_room_is() -> None:
    landing = {"phase": "land", "island": "samoa", "fleet": [1, 2], "landed": [0, 0, 0]}
    proposed = facts(tiles=NORTH, samoa="BY|-|BYY", fields=landing)["landing"]
    assert proposed == ["land blue 1", "land yellow 2", "land yellow 0"]
