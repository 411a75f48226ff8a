"""Facts: they have their shape, add up, follow from the view alone and are the same everywhere."""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from games.raiatea.raiatea_setup import (
    EMPTY_STATUE,
    GAME,
    blessing,
    ceremony,
    location,
    play,
    position,
    raising,
    table,
)
from vaka import CHANCE
from vaka.engine.rng import Rng
from vaka.engine.state import State
from vaka.errors import BadPosition
from vaka.games.raiatea import parts as K
from vaka.games.raiatea.shapes import FACTS, POSITION, VIEW
from vaka.games.raiatea.soundness import MOST_NESTING

ONE_TASK: list[list[str]] = [["pearls_3"], [], [], [], []]
DIGEST = "from games.raiatea import test_facts; print(test_facts.digest())"


def match(seats: int, seed: int, **options: bool) -> Iterator[State]:
    """Yield every position of a random match."""
    state, rng = GAME.start(seats, options), Rng(seed)
    yield state
    while GAME.turn(state):
        seat = GAME.turn(state)[-1]
        if seat == CHANCE:
            state.draw(rng)
        else:
            moves = GAME.moves(state, seat)
            GAME.play(state, seat, moves[rng.below(len(moves))])
        yield state


def digest() -> str:
    """Return a digest of the facts of some positions, for both engines to agree on."""
    text = hashlib.sha256()
    for number, state in enumerate(match(4, 5, tane=True)):
        if number % 20 == 0 or not GAME.turn(state):
            for viewer in (None, 0, 3):
                for recall in (False, True):
                    text.update(json.dumps(GAME.facts(state, viewer, recall)).encode())
            text.update(json.dumps(GAME.facts(state, None, everything=True)).encode())
    return text.hexdigest()


def facts(changes: dict[str, Any], seat: int | None = 0) -> dict[str, Any]:
    """Return the facts of the opening, changed by paths."""
    return GAME.facts(table(changes), seat)


def brought(changes: dict[str, Any], move: str) -> dict[str, Any]:
    """Return what a move of seat 0 brings."""
    found: dict[str, Any] = facts(changes)["moves"]["0"][move]
    return found


def warned(changes: dict[str, Any], move: str) -> str:
    """Return the key of the warning before a move of seat 0, or ""."""
    found = facts(changes)["moves"]["0"].get(move, {}).get("warning")
    return found["key"] if found else ""


# -- in every match --------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2), (5, 3)])
def test_facts_have_their_shape_and_add_up_for_everybody(seats: int, seed: int) -> None:
    for number, state in enumerate(match(seats, seed, tane=seats == 4)):
        if number % 7 and GAME.turn(state):
            continue
        POSITION.check(GAME.position(state), "")
        points = [score[0] for score in GAME.score(state)]
        for viewer in (None, *range(seats)):
            for recall in (False, True):
                VIEW.check(GAME.view(state, viewer, recall), "")
                found = GAME.facts(state, viewer, recall)
                FACTS.check(found, "")
                over = not GAME.turn(state)
                known = [over or recall or seat == viewer for seat in range(seats)]
                assert [lines is not None for lines in found["score"]] == known
                assert [
                    sum(line["points"] for line in lines or ())
                    if lines is not None
                    else points[seat]
                    for seat, lines in enumerate(found["score"])
                ] == points
                assert found["points"] == (points if over else None)
        everything = GAME.facts(state, None, everything=True)
        FACTS.check(everything, "")
        assert None not in everything["score"]


@pytest.mark.parametrize("viewer", [None, 1])
def test_facts_follow_from_the_view_alone(viewer: int | None) -> None:
    for number, state in enumerate(match(4, 11)):
        if number % 23 and GAME.turn(state):
            continue
        world = GAME.guess(GAME.view(state, viewer, recall=True), Rng(number))
        other = state.redealt(-1 if viewer is None else viewer, Rng(number))
        for recall in (False, True):
            found = GAME.facts(state, viewer, recall)
            assert GAME.facts(world, viewer, recall) == found
            assert GAME.facts(other, viewer, recall) == found


def test_both_engines_derive_the_same_facts() -> None:
    path = os.pathsep.join([str(Path(__file__).parents[2]), *sys.path])
    found = {
        pure: subprocess.run(
            [sys.executable, "-c", DIGEST],
            env={**os.environ, "PYTHONPATH": path, "VAKA_PURE": pure},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for pure in ("", "1")
    }
    assert found[""] == found["1"]


# -- who is asked what -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "question", "turn", "together"),
    [
        ({}, "phase_choose", [0], False),
        (location("market", "market"), "phase_market", [0], False),
        (ceremony("dance", {"seats.1.choice": "train 0"}), "phase_dance", [0, 2], True),
        ({"seats.0.drawn": ["hina"], "seats.0.keep": 1}, "ask_keep", [0], True),
        ({"todo": [{"do": "roll", "for": "shaman"}], "kahuna": 0}, "ask_roll", [-1], False),
        (
            raising([["pearls_3"], [], [], [], []], {"todo": [{"do": "fulfil", "seat": 0}]}),
            "ask_fulfil",
            [0],
            False,
        ),
        (
            raising(
                [["pearls_3"], [], [], [], []],
                {"made.fulfil": 1, "seats.0.ready.pearl_diver": 1},
            ),
            "ask_dive",
            [0],
            False,
        ),
    ],
)
def test_facts_name_the_question_and_who_must_answer(
    changes: dict[str, Any], question: str, turn: list[int], together: bool
) -> None:
    found = facts(changes)
    assert (found["question"], found["turn"]) == (question, turn)
    assert found["together"] == together


def test_acts_and_rounds_depend_on_phase_and_seats() -> None:  # R1, R33-R41
    assert facts({})["act"] == 0
    assert facts(ceremony("bid"))["act"] == 4
    assert "a6" in GAME.facts(table(), None)["rounds"]
    assert "a6" not in GAME.facts(table(seats=4), None)["rounds"]


# -- worked examples -------------------------------------------------------------------------------


def test_r3_a_good_taken_raises_its_price() -> None:
    step = [{"do": "good", "seat": 0, "n": 1, "may": False}]
    found = facts({"todo": step, "goods_market.uru": 1, "goods_market.taro": 1, "prices.taro": 5})
    assert found["moves"]["0"]["take uru"]["brings"] == {"level": 3}
    assert found["moves"]["0"]["take taro"]["brings"] == {"level": 5}


def test_r11_a_pair_is_two_masks_of_a_picture() -> None:
    found = facts({"seats.1.masks.m01": 3, "seats.1.masks.m02": 1, "seats.1.coupled.m02": 1})
    assert found["seats"][1]["paired"] == ["m01"]


@pytest.mark.parametrize(("tattoo", "cards"), [(5, 3), (6, 5)])
def test_r22_the_rank_decides_how_many_cards_are_drawn(tattoo: int, cards: int) -> None:
    changes = location("marae", "marae", {"seats.0.tattoo": tattoo})
    assert brought(changes, "draw normal")["brings"] == {"cards": cards, "keep": 1}


def test_r25_the_kahuna_trains_one_priest_more_on_the_path_alone() -> None:
    on_path = brought(location("path", "path_of_the_gods", {"seats.0.pearls": 5}), "train 2")
    assert (on_path["price"], on_path["brings"]) == (5, {"priests": 3})
    dancing = brought(ceremony("dance", {"seats.0.pearls": 5}), "train 1")
    assert (dancing["price"], dancing["brings"]) == (2, {"priests": 1})


def test_r31_a_sale_brings_the_steps_of_its_level() -> None:
    changes = location("market", "market", {"seats.0.goods.uru": 1, "prices.uru": 5})
    assert brought(changes, "sell uru 5")["brings"] == {"helper": 2, "reactivate": 1}
    assert brought(changes, "sell uru 1")["brings"] == {"pearls": 2}
    assert brought(changes | {"seats.0.pearls": 2}, "hire trader")["price"] == 2


def test_r34_rituals_are_bought_for_mana() -> None:
    bought = brought(ceremony("buy", {"seats.0.mana": 3}), "buy normal")
    assert (bought["price"], bought["brings"]) == (3, {"cards": 3, "keep": 1})


def test_r35_clips_are_counted_where_the_bag_is_known() -> None:
    bagged = {"seats.0.bagged": ["hina", "raa"], "seats.1.bagged": ["raa"], "seats.0.tattoo": 6}
    found = facts(ceremony("prepare", bagged))
    assert found["seats"][0]["clips"] == {"used": 1, "most": 3}  # Hina is brown
    assert found["seats"][1]["clips"] is None


def test_r39_the_pool_reaches_from_left_to_right() -> None:
    state = table(blessing(["raa", "roroo"], ["rua_hatu"], bag=9))
    play(state, "0 reward pearls")
    row = [{"owner": 1, "ritual": "rua_hatu"}, {"owner": 0, "ritual": "raa"}]
    ban = [{"do": "ban", "seat": 2, "max": 9}]
    waiting = blessing(bag=8, phase="bless", row=row, todo=ban, actor=-1)
    assert facts(waiting)["reached"] == 1  # 4 for the first, and 4 are not enough for 5
    assert facts(waiting | {"bag": 9})["reached"] == 2


def test_r39_what_ones_rituals_in_the_bag_cost_is_known_to_oneself_alone() -> None:
    bagged = {"seats.0.bagged": ["raa", "rua_hatu"], "seats.1.bagged": ["raa"]}
    found = facts(ceremony("bid", bagged))
    assert [own["bagged"] for own in found["seats"]] == [5 + 4, None, None]


def test_r44_r45_what_is_lacking_for_an_open_task_is_told_to_oneself_alone() -> None:
    tasks = [["pearls_3"], ["goods_uru", "mana_4"], ["auction_1", "helpers_3"], [], []]
    changes = raising(tasks, {"seats.0.pearls": 2, "seats.0.mana": 4, "seats.0.ready.trader": 1})
    changes |= {"seats.0.goods.uru": 0}
    own, other, _ = facts(changes)["seats"]
    assert own["lacks"] == {
        "pearls_3": {"has": 2, "asks": 3},
        "goods_uru": {"has": 0, "asks": 1},
        "helpers_3": {"has": 1, "asks": 3},
    }
    assert other["lacks"] is None


def test_e1_to_e4_of_others_only_what_lies_open_counts_before_the_end() -> None:
    masks = dict.fromkeys(K.MASKS, 0)
    changes = {
        "seats.1.tattoo": 3,
        "seats.1.front": ["papa_rai_2"],
        "seats.1.tokens": ["mana_4", "mana_5"],
        "seats.1.masks": masks | {"m02": 2, "m09": 2},  # mana tasks, and pairs
    }
    hidden = facts(changes)["seats"][1]
    assert (hidden["points"], hidden["counted"]) == (3 + 2 + 4, False)
    more = facts(changes | {"seats.1.tokens": ["mana_4", "pearls_3"]})["seats"][1]
    assert more == hidden  # the same number of tokens, of which others know no more
    remembered = GAME.facts(table(changes), 0, recall=True)["seats"][1]
    assert (remembered["points"], remembered["counted"]) == (3 + 2 + 4 + 2 + 2, True)
    own = GAME.facts(table(changes), 1)["seats"][1]
    assert (own["points"], own["counted"]) == (13, True)


def test_e4_moves_tell_what_masks_make_of_them() -> None:
    masks = dict.fromkeys(K.MASKS, 0)
    step = {"seats.0.masks": masks | {"m02": 2, "m06": 1}, "seats.0.tokens": ["mana_4"]}
    task = brought(
        raising([["mana_5"], [], [], [], []], step | {"seats.0.mana": 5}), "fulfil mana_5 1"
    )
    assert task["scores"] == 1 + 1  # the token, and the pair that counts it
    given = brought(location("give", "neighbours", step), "give m02")
    assert given["scores"] == -1
    mirror = {"seats.0.masks": masks | {"m06": 1, "mirror": 1}, "seats.0.used.trader": 2}
    assert brought(mirror | {"seats.0.ready.trader": 0}, "couple m06")["scores"] == 2


def test_r43_a_task_brings_the_points_of_its_statue() -> None:
    changes = raising(EMPTY_STATUE, {"open": 2, "statues.1": [["pearls_5"], [], [], [], []]})
    task = brought(changes | {"seats.0.pearls": 5}, "fulfil pearls_5 1")
    assert (task["brings"], task["warning"]) == ({"points": 2}, None)


@pytest.mark.parametrize(
    ("row", "tokens"),
    [(["auction_1", "auction_1", "pearls_3"], 2), (["auction_1", "mana_4", "pearls_3"], None)],
)
def test_r47_auctions_that_are_left_alone_are_announced(row: list[str], tokens: int | None) -> None:
    changes = raising([[], [], row, [], []], {"seats.0.pearls": 3})
    warning = brought(changes, "fulfil pearls_3 3")["warning"]
    assert (warning and warning["arguments"]) == (tokens and {"tokens": tokens})


@pytest.mark.parametrize(
    ("changes", "move", "key"),
    [
        (ceremony("prepare", {"seats.0.hand": ["hina"]}), "done", "empty_bag"),
        (ceremony("prepare", {"seats.0.bagged": ["hina"]}), "done", ""),
        (raising(ONE_TASK, {"passes": 2, "queue": []}), "pass", "end_ceremony"),
        (raising(ONE_TASK, {"passes": 1, "queue": [2]}), "pass", ""),
        (location("give", "neighbours", {"seats.0.masks.m02": 2}), "give m02", "breaks_pair"),
        (location("give", "neighbours", {"seats.0.masks.m02": 3}), "give m02", ""),
        ({"seats.0.masks.m02": 2, "seats.0.masks.mirror": 1}, "couple m02", "true_pair"),
        (location("path", "path_of_the_gods", {"seats.0.priests": 10}), "train 1", "no_priest"),
    ],
)
def test_warnings(changes: dict[str, Any], move: str, key: str) -> None:
    assert warned(changes, move) == key


def test_e1_to_e5_every_source_of_points_and_the_tie() -> None:
    found = facts(
        {
            "round": "end",
            "phase": "end",
            "order": [2, 0, 1],
            "seats.0.tattoo": 7,
            "seats.0.front": ["papa_rai_3", "rauti"],
            "seats.0.tokens": ["mana_4", "mana_5", "auction_3"],
            "seats.0.masks": dict.fromkeys(K.MASKS, 0) | {"m02": 2},
            "seats.2.tokens": ["auction_3"] * 5,
            "seats.2.front": ["papa_rai_2"],
        }
    )
    assert [(line["key"], line["rule"], line["points"]) for line in found["score"][0]] == [
        ("rank", "E1", 6),
        ("ritual", "E2", 3),
        ("tasks", "E3", 2),
        ("tasks", "E3", 3),
        ("pairs", "E4", 3),  # for three tasks paid in mana
    ]
    assert found["points"][0] == found["points"][2] == 17
    assert found["result"] == {"places": [2, 3, 1], "winner": 2, "by_order": True}


# -- the stack of steps ----------------------------------------------------------------------------


def test_the_deepest_nest_of_steps_has_room() -> None:
    """Rituals that perform rituals, while each seat becomes Tahua in turn, below forty steps."""
    changes: dict[str, Any] = {"todo": [{"do": "perform", "seat": 0}] * 40}
    for seat in range(5):
        nests = ["ihi"] * (MOST_NESTING // 5)
        brown = ["tumu_rai_fenua"] * (1 if seat else 2)
        changes |= {f"seats.{seat}.hand": [*nests, *brown], f"seats.{seat}.tattoo": 8}
    opened = position(changes, seats=5)
    for key in ("decks", "discards"):  # so that there is nothing to draw
        opened[key] = {deck: dict.fromkeys(counts, 0) for deck, counts in opened[key].items()}
    state = GAME.restore(opened)
    deepest = 0
    for _ in range(60):
        seat = GAME.turn(state)[0]
        moves = GAME.moves(state, seat)
        nested = [move for move in ("perform ihi", "perform tumu_rai_fenua") if move in moves]
        GAME.play(state, seat, (nested or moves)[0])
        deepest = max(deepest, len(GAME.position(state)["todo"]))
    assert 70 < deepest < K.TODO_SIZE


def test_more_rituals_that_perform_others_than_there_is_room_for_are_refused() -> None:
    hand = ["ihi"] * (MOST_NESTING + 1)
    with pytest.raises(BadPosition) as refusal:
        table({"seats.0.hand": hand})
    assert refusal.value.reason == "too_many_rituals"
