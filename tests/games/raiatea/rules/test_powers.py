"""Every price step, every helper power and every token kind, one by one."""

from typing import Any

import pytest

from games.raiatea.raiatea_setup import (
    EMPTY_STATUE,
    GAME,
    Changes,
    at,
    location,
    moves,
    play,
    raising,
    table,
    turn,
)
from vaka.engine.state import State
from vaka.games.raiatea import parts as K

# -- prices: good, level, moves that follow, what must hold then -----------------------------------

DRAWN = ["0 draw normal", "- deal raa", "- deal raa", "- deal tohu", "0 keep tohu"]
PRICES: list[tuple[str, int, list[str], dict[str, Any]]] = [
    ("uru", 1, [], {"seats.0.pearls": 6}),
    ("uru", 2, ["0 take shaman"], {"seats.0.ready.shaman": 1, "helper_market.shaman": 5}),
    ("uru", 3, [], {"seats.0.pearls": 8}),
    ("uru", 4, ["0 take shaman", "0 reactivate trader"], {"seats.0.ready.trader": 1}),
    (
        "uru",
        5,
        ["0 take shaman", "0 take collector", "0 reactivate trader"],
        {"seats.0.ready.shaman": 1, "seats.0.ready.collector": 1, "seats.0.ready.trader": 1},
    ),
    ("taro", 1, [], {"seats.0.mana": 8}),
    ("taro", 2, DRAWN, {"seats.0.mana": 7, "seats.0.hand": ["tohu"]}),
    ("taro", 3, [], {"seats.0.mana": 7, "seats.0.priests": 1}),
    ("taro", 4, [], {"seats.0.mana": 12}),
    ("taro", 5, [], {"seats.0.mana": 7, "seats.0.priests": 2}),
    ("mahi_mahi", 1, [], {"seats.0.pearls": 6}),
    ("mahi_mahi", 2, [], {"seats.0.pearls": 7}),
    ("mahi_mahi", 3, [], {"seats.0.pearls": 8}),
    ("mahi_mahi", 4, [], {"seats.0.pearls": 10}),
    ("mahi_mahi", 5, ["0 fulfil mana_4 4"], {"seats.0.tokens": ["mana_4"], "seats.0.mana": 1}),
    ("tiare", 1, ["0 reactivate trader"], {"seats.0.mana": 7, "seats.0.ready.trader": 1}),
    ("tiare", 2, ["0 take m04"], {"seats.0.masks.m04": 1}),
    ("tiare", 3, ["0 take collector", "- reveal uru"], {"seats.0.ready.collector": 1}),
    ("tiare", 4, [], {"seats.0.tattoo": 1}),
    ("tiare", 5, [], {"seats.0.tattoo": 2}),
]


@pytest.mark.parametrize(
    ("good", "level", "then", "expected"), PRICES, ids=[f"{row[0]}-{row[1]}" for row in PRICES]
)
def test_each_step_of_each_price_track(
    good: str, level: int, then: list[str], expected: dict[str, Any]
) -> None:
    own = {f"seats.0.goods.{good}": 1, f"prices.{good}": level, "seats.0.used.trader": 1}
    state = table(location("market", "market", own | {"seats.0.hand": []}))
    sales = [move for move in moves(state) if move.startswith("sell")]
    assert sales == [f"sell {good} {n}" for n in range(1, level + 1)]
    play(state, f"0 sell {good} {level}", *then)
    assert {path: at(state, path) for path in expected} == expected
    assert at(state, f"prices.{good}") == max(1, level - 1)
    assert at(state, f"goods_market.{good}") == 2
    assert at(state, "todo") == []


def test_all_twenty_price_steps_are_tried() -> None:
    assert {row[:2] for row in PRICES} == {(good, n) for good in K.GOODS for n in range(1, 6)}


# -- helpers ---------------------------------------------------------------------------------------

TILE_OF = {
    "collector": "forest",
    "trader": "market",
    "shaman": "marae",
    "pearl_diver": "oyster_bank",
}


@pytest.mark.parametrize("helper", K.HELPERS)
@pytest.mark.parametrize("face", [1, 2, 3, 4])
def test_power_a_comes_if_the_die_is_not_above_the_number_of_helpers(
    helper: str, face: int
) -> None:
    own = {f"seats.{seat}.ready.{helper}": seat for seat in range(3)}
    own |= {f"seats.{seat}.used.{helper}": 1 for seat in range(3)}
    state = table(own)
    play(state, f"0 choose {TILE_OF[helper]}", f"- roll {face}")
    helped = [seat for seat in range(3) if seat + 1 >= face]
    if helper == "pearl_diver":
        pearls = [at(state, f"seats.{seat}.pearls") for seat in range(3)]
        assert pearls == [8 if seat in helped else 4 for seat in range(3)]
        return
    asked: list[int] = []
    while at(state, "todo"):
        asked += turn(state)
        play(state, f"{turn(state)[0]} pass")
    assert asked == helped


A_MOVES = {
    "collector": ("take taro", {"seats.0.goods.taro": 1, "prices.taro": 3}),
    "trader": ("take shaman", {"seats.0.ready.shaman": 1, "seats.0.pearls": 4}),
    "shaman": ("tattoo", {"seats.0.tattoo": 1}),
}


@pytest.mark.parametrize("helper", A_MOVES)
def test_power_a_brings_what_the_helper_is_for(helper: str) -> None:
    move, expected = A_MOVES[helper]
    state = table({f"seats.0.ready.{helper}": 1})
    play(state, f"0 choose {TILE_OF[helper]}", "- roll 1", f"0 {move}")
    assert {path: at(state, path) for path in expected} == expected
    assert at(state, f"seats.0.ready.{helper}") == 1  # it is not used up


B_MOVES: dict[str, tuple[Changes, str]] = {
    "collector": (location("forest_1", "forest"), "collector"),
    "trader": (location("market", "market"), "trader uru"),
    "shaman": ({"seats.0.priests": 6}, "shaman atea"),
    "pearl_diver": (
        raising([[], [], ["mana_4", "pearls_3"], [], []], {"made.fulfil": 1}),
        "dive pearls_3 3",
    ),
}


@pytest.mark.parametrize("helper", K.HELPERS)
def test_power_b_needs_a_ready_helper_and_uses_it(helper: str) -> None:
    place, move = B_MOVES[helper]
    assert move not in moves(table(place | {f"seats.0.used.{helper}": 3}))
    state = table(place | {f"seats.0.ready.{helper}": 1})
    assert move in moves(state)
    play(state, f"0 {move}")
    assert at(state, f"seats.0.ready.{helper}") == 0
    assert at(state, f"seats.0.used.{helper}") == 1


# -- tokens: what is just enough, and what is one too little ---------------------------------------

PATHS = {
    K.TASK_PEARLS: "seats.0.pearls",
    K.TASK_MANA: "seats.0.mana",
    K.TASK_RANK: "seats.0.tattoo",
    K.TASK_PRIESTS: "seats.0.priests",
    K.TASK_SAME: "seats.0.used.trader",
    K.TASK_MASKS: "seats.0.masks.mirror",
}
POOR: Changes = {
    "seats.0.pearls": 0,
    "seats.0.mana": 0,
    "seats.0.hand": [],
    "seats.0.masks": dict.fromkeys(K.MASKS, 0),
}


def having(token: int, missing: int) -> Changes:
    """Return what a task asks for, less some."""
    kind, need = K.TOKEN_KIND[token], K.TOKEN_NEED[token] - missing
    if kind in PATHS:
        return {PATHS[kind]: need}
    if kind == K.TASK_RITUALS:
        return {"seats.0.hand": ["hina", "raa", "tohu"][:need]}
    if kind == K.TASK_HELPERS:
        return {"seats.0.ready.trader": need // 2, "seats.0.used.shaman": need - need // 2}
    wanted = [good for good, n in zip(K.GOODS, K.TOKEN_GOODS[token], strict=True) if n]
    return {f"seats.0.goods.{good}": 1 for good in wanted[missing:]}


def lying(token: int) -> Changes:
    statue = K.TOKEN_STATUE[token]
    rows: list[list[str]] = [[], [], [], [K.TOKENS[token]], []]
    return raising(EMPTY_STATUE, {"open": 3, f"statues.{statue}": rows})


def after_fulfilling(token: int) -> State:
    state = table(lying(token) | POOR | having(token, 0))
    play(state, f"0 fulfil {K.TOKENS[token]} 4")
    while turn(state) == (0,) and moves(state)[0].startswith("pay"):
        play(state, f"0 {moves(state)[0]}")
    return state


@pytest.mark.parametrize("token", range(K.TOKEN_COUNT), ids=K.TOKENS)
def test_each_token_asks_for_just_what_it_shows(token: int) -> None:
    name, kind = K.TOKENS[token], K.TOKEN_KIND[token]
    if kind == K.TASK_AUCTION:
        rich = {"seats.0.mana": 99}
        assert not [m for m in moves(table(lying(token) | rich)) if m.startswith("fulfil")]
        return
    short = table(lying(token) | POOR | having(token, 1))
    assert f"fulfil {name} 4" not in moves(short)
    state = after_fulfilling(token)
    assert at(state, "seats.0.tokens") == [name]
    assert at(state, f"statues.{K.TOKEN_STATUE[token]}.3") == []
    assert GAME.score(state)[0][0] >= K.TOKEN_STATUE[token] + 1


@pytest.mark.parametrize("token", range(K.TOKEN_COUNT), ids=K.TOKENS)
def test_each_product_is_paid_in_full_and_no_condition_is(token: int) -> None:
    kind = K.TOKEN_KIND[token]
    if kind == K.TASK_AUCTION:
        return
    state = after_fulfilling(token)
    paid = kind in (K.TASK_PEARLS, K.TASK_MANA, K.TASK_GOODS, K.TASK_RITUALS, K.TASK_MASKS)
    for path, value in having(token, 0).items():
        left: Any = [] if isinstance(value, list) else 0
        assert at(state, path) == (left if paid else value)


def test_same_helpers_must_be_of_one_kind() -> None:
    own = {f"seats.0.ready.{helper}": 1 for helper in K.HELPERS}
    state = table(raising([[], [], ["helpers_3", "same_2"], [], []], own))
    assert moves(state) == ["fulfil helpers_3 3", "pass"]
