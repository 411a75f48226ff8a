"""The facts: they have their shape, add up, follow from the view alone, and say what rules say."""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from games.rapanui2011.rapanui2011_setup import GAME, Seat, down, place, table, up
from vaka import CHANCE, Rng, State
from vaka.core.game import places
from vaka.games.rapanui2011.shapes import FACTS, POSITION, VIEW

LEVELS = [(False, False), (True, False), (False, True)]  # recall, everything


def match(seats: int, seed: int) -> Iterator[State]:
    """Yield each state of a random match in which Moais are built whenever they can be."""
    rng, state = Rng(seed), GAME.start(seats)
    yield state
    while turn := GAME.turn(state):
        moves = GAME.moves(state, turn[0])
        saving = "pass" in moves and rng.below(3) > 0
        move = "pass" if saving else moves[rng.below(len(moves))]
        GAME.play(state, turn[0], "lay moai" if "lay moai" in moves else move)
        yield state


def facts(*seats: Seat, seat: int | None = 0, recall: bool = False, **setting: Any) -> Any:
    """Return the facts of a position that is laid out."""
    return GAME.facts(table(*seats, **setting), seat, recall)


# -- laws ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_facts_and_views_have_their_declared_shapes(seats: int) -> None:
    for state in match(seats, seats):
        POSITION.check(GAME.position(state), "")
        for seat in (None, *range(seats)):
            for recall, everything in LEVELS:
                found = GAME.facts(state, seat, recall, everything)
                FACTS.check(found, "")
                assert json.loads(json.dumps(found)) == found
                VIEW.check(GAME.view(state, seat, recall), "")


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_score_adds_up_whenever_it_is_known(seats: int) -> None:
    known = 0
    for state in match(seats, seats):
        scores = GAME.score(state)
        for seat in (None, *range(seats)):
            for recall, everything in LEVELS:
                found = GAME.facts(state, seat, recall, everything)
                over = not GAME.turn(state)
                assert (found["score"] is None) == (found["values"] is None)
                assert found["score"] is not None or not (over or everything)
                if found["score"] is not None:
                    known += 1
                    sums = [sum(line["points"] for line in own) for own in found["score"]]
                    assert sums == [score[0] for score in scores]
                assert found["points"] == ([score[0] for score in scores] if over else None)
                assert found["places"] == (places(scores) if over else None)
    assert known


@pytest.mark.parametrize("seats", GAME.seats)
def test_facts_follow_from_the_view_alone(seats: int) -> None:
    rng = Rng(seats)
    differing = 0
    for step, state in enumerate(match(seats, seats)):
        seat = (None, *range(seats))[step % (seats + 1)]
        others = [
            GAME.guess(GAME.view(state, seat, recall=True), rng),
            state.redealt(-1 if seat is None else seat, rng),
        ]
        for other in others:
            differing += GAME.position(other) != GAME.position(state)
            for recall in (False, True):
                assert GAME.facts(other, seat, recall) == GAME.facts(state, seat, recall)
    assert differing


def test_eyes_learn_nothing_of_the_hands_and_offerings_of_others() -> None:
    for state in match(3, 1):
        position = GAME.position(state)
        if position["phase"] not in ("buy", "lay", "draw") or position["mover"] != 0:
            continue
        first, second = position["seats"][1:]
        first["hand"], second["hand"] = second["hand"], first["hand"]
        other = GAME.restore(position)
        assert GAME.facts(other, 0) == GAME.facts(state, 0)
        assert GAME.facts(state, 1)["moves"] == {}
        assert GAME.facts(state, None)["moves"] == {}


def test_moves_are_those_of_the_seat_that_looks_or_of_all_where_everything_is_open() -> None:
    for state in match(2, 3):
        for seat in GAME.turn(state):
            legal = [] if seat == CHANCE else GAME.moves(state, seat)
            assert sorted(GAME.facts(state, max(seat, 0))["moves"]) == legal
            assert sorted(GAME.facts(state, None, everything=True)["moves"]) == legal


# -- both engines ----------------------------------------------------------------------------------


def digest() -> str:
    """Return the digest of all facts of a match."""
    seen = hashlib.sha256()
    for state in match(3, 5):
        for seat in (None, 0, 1, 2):
            for recall, everything in LEVELS:
                found = GAME.facts(state, seat, recall, everything)
                seen.update(json.dumps(found, sort_keys=True).encode())
    return seen.hexdigest()


def test_both_engines_give_the_same_facts() -> None:
    plain = subprocess.run(
        [sys.executable, "-c", "from games.rapanui2011.test_facts import digest; print(digest())"],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "VAKA_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert plain.stdout.strip() == digest()


# -- facts by the number of their rule -------------------------------------------------------------


def test_ra2_each_hunter_of_a_kind_takes_one_off_its_price_for_its_seat() -> None:
    seats = (Seat("1 mulberry 2 grain", "3 lumberjack", wood=4), Seat("5 fish", "3 lumberjack"))
    found = facts(*seats, phase="buy")["purchases"]
    prices = [{kind: offer["price"] for kind, offer in own.items()} for own in found]
    assert prices == [
        {"fish": 5, "mulberry": 4, "sweet_potato": 5, "grain": 3},
        {"fish": 0, "mulberry": 5, "sweet_potato": 5, "grain": 5},
    ]
    possible = [[kind for kind, offer in own.items() if offer["possible"]] for own in found]
    assert possible == [["mulberry", "grain"], ["fish"]]


def test_ra3_a_kind_that_is_sold_out_cannot_be_bought() -> None:
    (own, _) = facts(Seat(wood=9), Seat(), phase="buy", supply="9 grain")["purchases"]
    assert [kind for kind, offer in own.items() if offer["possible"]] == ["grain"]


def test_rb1_laying_has_its_price() -> None:
    found = facts(Seat(hand="1 moai 2 fish", wood=9), Seat(), phase="lay")["moves"]
    assert {move: (own["price"], own["left"]) for move, own in found.items()} == {
        "lay moai": (7, 2),
        "lay fish 1": (0, 9),
        "lay fish 2": (1, 8),
    }


def test_rb3_who_buys_and_then_cannot_build_is_warned() -> None:
    found = facts(Seat(hand="3 moai", display="3 fish", wood=9), Seat(), phase="buy")["moves"]
    assert {move for move, own in found.items() if own["warning"] == "box"} == {
        "buy grain",
        "buy mulberry",
        "buy sweet_potato",
    }
    poor = facts(Seat(hand="3 moai", wood=6), Seat(), phase="buy")["moves"]
    assert {own["warning"] for own in poor.values()} == {""}  # it could not build before either
    building = facts(Seat(hand="3 moai", wood=7), Seat(), phase="lay")["moves"]
    assert [own["warning"] for own in building.values()] == [""]


def test_rb6_eyes_see_the_top_of_the_stone_and_memory_all_but_what_others_hid() -> None:
    stone = [up("grain", 1), down("fish", 1, "2 fish"), up("fish")]
    setting: dict[str, Any] = {"phase": "buy", "stone": stone}
    assert facts(Seat(), Seat(), **setting)["stone"] is None
    remembered = facts(Seat(), Seat(), recall=True, **setting)
    assert remembered["stone"] == {
        "counts": {"fish": 1, "mulberry": 0, "sweet_potato": 0, "grain": 1},
        "unknown": 1,
    }
    assert remembered["values"] is None
    own = facts(Seat(), Seat(), seat=1, recall=True, **setting)
    assert own["stone"]["counts"]["fish"] == 2
    assert own["values"] == {"fish": 3, "mulberry": 1, "sweet_potato": 1, "grain": 2}


def test_rc1_a_seat_draws_until_it_holds_three() -> None:
    assert facts(Seat(hand="1 fish"), Seat())["missing"] == [2, 0]


def test_rc3_the_draw_that_uses_up_the_pile_ends_the_match() -> None:
    columns = ["moai", "grain moai", "grain moai", "fish"]
    late = facts(Seat(), Seat(), columns=columns, pile="4 priest")
    assert [column["ends"] for column in late["columns"]] == [True, False, False, True]
    assert [own["warning"] for own in late["moves"].values()] == ["end", "", "", "end"]
    early = facts(Seat(), Seat(), columns=columns, pile="5 priest")
    assert not any(column["ends"] for column in early["columns"])


def test_rc4_a_draw_lays_bare_the_next_card() -> None:
    columns = ["grain moai", "priest", "moai lumberjack grain", "fish fish"]
    found = facts(Seat(), Seat(), columns=columns)["columns"]
    assert [column["bare"] for column in found] == ["grain", "", "lumberjack", "fish"]


def test_rc5_and_rc6_a_scoring_brings_cards_and_bonus() -> None:
    found = facts(Seat("2 lumberjack 1 priest 3 grain"), Seat("1 lumberjack 1 priest 1 grain"))
    assert [own["lumberjack"] for own in found["income"]] == [3, 1]
    assert [own["priest"] for own in found["income"]] == [1, 1]
    assert [own["grain"] for own in found["income"]] == [2, 1]  # A19
    assert [own["moai"] for own in found["income"]] == [0, 0]
    assert found["bonus"] == {
        "lumberjack": 0,
        "priest": -1,
        "moai": -1,
        "fish": -1,
        "mulberry": -1,
        "sweet_potato": -1,
        "grain": 0,
    }


def test_rc7_fame_or_wood_for_all_moais_and_the_bonus() -> None:
    setting: dict[str, Any] = {"phase": "moai", "queue": (0,), "scored": "moai"}
    found = facts(Seat("3 moai"), Seat("1 moai"), **setting)["moves"]
    assert {move: own["gain"] for move, own in found.items()} == {"take fame": 4, "take wood": 4}


def test_re2_and_re3_the_lines_of_the_score() -> None:
    stone = [up("fish"), up("fish"), up("grain")]
    own = Seat("2 moai", offerings="3 fish 1 mulberry 2 grain", wood=13, fame=11)
    found = facts(own, Seat(), seat=None, phase="over", stone=stone)
    lines = [(line["key"], line["rule"], line["points"]) for line in found["score"][0]]
    assert lines == [
        ("fame", "RE2", 11),
        ("moais", "RE2", 8),
        ("wood", "RE2", 2),
        ("offerings", "RE3", 9),
        ("offerings", "RE3", 1),
        ("offerings", "RE3", 0),
        ("offerings", "RE3", 4),
    ]
    assert found["score"][0][1]["arguments"] == {"amount": 2, "each": 4}
    assert found["score"][0][2]["arguments"] == {"amount": 13, "each": 5}
    assert found["score"][0][3]["arguments"] == {"cards": 3, "kind": "fish", "each": 3}


def test_re4_without_a_stone_nothing_is_worth_anything() -> None:
    assert set(facts(Seat(), Seat(), recall=True)["values"].values()) == {0}


def test_re5_moais_and_then_wood_break_a_tie() -> None:
    seats = (Seat(fame=4, wood=3), Seat("1 moai"), Seat(fame=4, wood=3), Seat(fame=4, wood=4))
    position = place(*seats, phase="over")
    found = GAME.facts(GAME.restore(position), None)
    assert found["points"] == [4, 4, 4, 4]
    assert found["places"] == [3, 1, 3, 2]


def test_s2_colours_are_dealt_in_the_order_of_the_seats() -> None:
    state = GAME.start(2)
    assert GAME.facts(state, None)["colour_to"] == 0
    GAME.play(state, CHANCE, "colour red")
    assert GAME.facts(state, None)["colour_to"] == 1
    GAME.play(state, CHANCE, "colour violet")
    assert GAME.facts(state, None)["colour_to"] is None
