"""What is announced before a move, and how the final points are explained line by line."""

import pytest

from games.raiatea.raiatea_setup import (
    GAME,
    Changes,
    ceremony,
    location,
    points,
    raising,
    table,
)
from random_play import random_match
from vaka.text.sentences import sentences_of
from vaka.words import LANGUAGES

PEARL_ROW = [[], [], ["auction_1", "auction_1", "pearls_3"], [], []]
LAST_PASS: Changes = {"passes": 2, "queue": []}
PREPARING = ceremony("prepare")
OFFERING: Changes = {"seats.0.goods.uru": 1}
TRAINING: Changes = {"seats.0.priests": 9, "seats.0.pearls": 5}
PERFORMING: Changes = {"todo": [{"do": "perform", "seat": 0}], "seats.0.tahua": True}


def warn(changes: Changes, move: str, language: str = "en") -> str:
    state = table(changes)
    assert move in GAME.moves(state, 0)
    return sentences_of(GAME).warn(GAME.view(state, 0), GAME.facts(state, 0), 0, move, language)


@pytest.mark.parametrize(
    ("changes", "move", "said"),
    [
        (raising(PEARL_ROW), "fulfil pearls_3 3", "2 tokens are auctioned at once"),
        (raising([["pearls_3"], [], [], [], []]), "fulfil pearls_3 1", ""),
        (raising([[], ["pearls_3", "pearls_4"], [], [], []]), "fulfil pearls_3 2", ""),
        (raising(PEARL_ROW), "pass", ""),
        (raising(PEARL_ROW, LAST_PASS), "pass", "this ends the ceremony"),
        (raising(PEARL_ROW, LAST_PASS | {"round": "c3"}), "pass", "this ends the match"),
        (PREPARING, "done", "you perform none"),
        (PREPARING | {"seats.0.bagged": ["hina"]}, "done", ""),
        (PREPARING | {"seats.0.hand": []}, "done", ""),
        (PERFORMING, "pass", "is lost"),
        (location("give", "neighbours", {"seats.0.masks.m01": 2}), "give m01", "breaks a pair"),
        (location("give", "neighbours", {"seats.0.masks.m01": 3}), "give m01", ""),
        (location("give", "neighbours", {"seats.0.masks.mirror": 2}), "give mirror", ""),
        ({"seats.0.masks.m01": 2, "seats.0.masks.mirror": 1}, "couple m01", "a true pair"),
        ({"seats.0.masks.m01": 1, "seats.0.masks.mirror": 1}, "couple m01", ""),
        (location("marae", "marae", OFFERING | {"seats.0.tattoo": 9}), "offer uru", "no tattoo"),
        (location("marae", "marae", OFFERING), "offer uru", ""),
        (location("path", "path_of_the_gods", TRAINING), "train 2", "is lost"),
        (location("path", "path_of_the_gods", TRAINING), "train 1", ""),
    ],
)
def test_a_big_consequence_is_announced(changes: Changes, move: str, said: str) -> None:
    text = warn(changes, move)
    assert (said in text) if said else text == ""


def test_a_reward_that_brings_nothing_is_announced() -> None:
    rewards = {"actor": 0, "rewards": ["pearls", "tattoo"]}
    changes = ceremony("reward", rewards | {"seats.0.tattoo": 9})
    assert "no tattoo" in warn(changes, "reward tattoo")
    assert warn(changes, "reward pearls") == ""


def test_warnings_are_said_in_three_languages() -> None:
    assert len({warn(PREPARING, "done", language) for language in LANGUAGES}) == 3


@pytest.mark.parametrize("seed", range(4))
def test_the_lines_of_the_scoring_add_up_to_the_points_of_the_rules(seed: int) -> None:
    match = random_match(GAME, 3 + seed % 3, seed)
    explained = sentences_of(GAME).scoring(match.facts(None), LANGUAGES[seed % 3])
    totals = [sum(number for _, number, _ in lines) for lines in explained]
    assert totals == [score[0] for score in GAME.score(match.state)]


def test_every_source_of_points_has_its_line() -> None:
    state = table(
        {
            "round": "end",
            "phase": "end",
            "open": 3,
            "seats.0.tattoo": 7,
            "seats.0.front": ["papa_rai_3", "rauti"],
            "seats.0.tokens": ["mana_4", "mana_5", "auction_3"],
            "seats.0.masks.m02": 2,
            "seats.0.coupled.m09": 1,
        }
    )
    assert sentences_of(GAME).scoring(GAME.facts(state, 0))[0] == [
        ("Rank: Arioi", 6, "E1"),
        ("Papa-Ra'i (3)", 3, "E2"),
        ("2 tasks worth 1 each", 2, "E3"),
        ("1 task worth 3", 3, "E3"),
        ("1 pair: mask M02 (mana tasks), worth 3", 3, "E4"),
        ("1 pair: mask M09 (pairs), worth 4", 4, "E4"),
    ]
    assert points(state)[0] == 21
