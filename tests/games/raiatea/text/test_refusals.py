"""Every reason for which a move is refused, in its own words and in three languages."""

import re

import pytest

from games.raiatea.raiatea_setup import (
    EMPTY_STATUE,
    GAME,
    Changes,
    blessing,
    ceremony,
    location,
    parsed,
    play,
    raising,
    table,
)
from vaka import Illegal, words
from vaka.engine.state import State
from vaka.games.raiatea import parts as K
from vaka.words import LANGUAGES

MARKET = {"seats.0.goods.uru": 1, "seats.0.pearls": 1}
ROW = blessing(["tane_lesser_ban"], ["hiro", "pere"], [])
NORMAL = [name for i, name in enumerate(K.RITUALS) if K.BACK[i] == K.NORMAL]
EMPTY_DECK: Changes = {
    "decks.normal": dict.fromkeys(NORMAL, 0),
    "discards.normal": dict.fromkeys(NORMAL, 0),
}


def step(do: str, changes: Changes | None = None, **more: object) -> Changes:
    return {"todo": [{"do": do, "seat": 0, **more}]} | (changes or {})


FREE = {
    "seats.0.ready.shaman": 1,
    "seats.0.priests": 4,
    "seats.0.hand": ["tane_lesser_ban", "tohu"],
}
TASKS = raising([["auction_1"], [], ["pearls_4"], [], []], {"seats.0.pearls": 3})

# -- what is on the table, what was played before, the move, the reason ----------------------------

REFUSED: list[tuple[Changes, list[str], str, str]] = [
    ({}, [], "0 pass", "other_question"),
    (ceremony("bid"), [], "0 done", "other_question"),
    (step("pay_ritual", n=1), [], "0 pay m01", "other_question"),
    (step("pay_mask", n=1), [], "0 pay atea", "other_question"),
    (step("helper", n=1, may=True), [], "0 take uru", "other_question"),
    (step("good", n=1, may=False), [], "0 pass", "cannot_decline"),
    ({"tiles": ["forest", "market", "marae"]}, [], "0 choose neighbours", "tile_gone"),
    ({}, [], "0 couple m01", "no_mirror"),
    ({"seats.0.masks.mirror": 1}, [], "0 couple m05", "no_mask"),
    ({}, [], "0 shaman atea", "no_helper"),
    (FREE, [], "0 shaman atea", "not_in_hand"),
    (FREE, [], "0 shaman tane_lesser_ban", "only_in_act_5"),
    (FREE, [], "0 shaman tohu", "too_few_priests"),
    (location("forest_1", "forest"), [], "0 collector", "no_helper"),
    (location("forest_1", "forest", {"made.collector": 1}), [], "0 collector", "collector_once"),
    (location("forest_1", "forest"), [], "0 pick uru", "not_displayed"),
    (step("forest"), [], "0 take uru", "not_displayed"),
    (step("extra", {"display.uru": 1}), [], "0 pick collector", "goods_only"),
    (location("market", "market"), [], "0 trader uru", "no_helper"),
    (
        location("market", "market", {"seats.0.ready.trader": 1, "prices.uru": 5}),
        [],
        "0 trader uru",
        "price_on_top",
    ),
    (location("market", "market", MARKET), [], "0 hire trader", "too_few_pearls"),
    (location("market", "market", {"made.hire": 2}), [], "0 hire trader", "hires_done"),
    (
        location("market", "market", {"helper_market.trader": 0}),
        [],
        "0 hire trader",
        "not_in_market",
    ),
    (location("market", "market", MARKET), [], "0 sell uru 3", "price_too_low"),
    (location("market", "market", MARKET), [], "0 sell taro 1", "no_good"),
    (location("market", "market", {"made.sell": 2}), [], "0 sell uru 1", "sales_done"),
    (location("marae", "marae"), [], "0 offer uru", "no_good"),
    (location("marae", "marae", {"made.offer": 2}), [], "0 offer uru", "offers_done"),
    (location("marae", "marae", {"made.draw": 1}), [], "0 offer uru", "offer_before_draw"),
    (location("marae", "marae", {"made.draw": 2}), [], "0 draw normal", "draws_done"),
    (location("marae", "marae"), [], "0 draw forbidden", "rank_too_low"),
    (location("marae", "marae", EMPTY_DECK), [], "0 draw normal", "deck_empty"),
    (location("path", "path_of_the_gods"), [], "0 train 2", "too_few_pearls"),
    (location("give", "neighbours"), [], "0 give m02", "no_mask"),
    (location("take", "neighbours"), [], "0 take m01", "not_in_market"),
    (step("good", {"goods_market.uru": 0}, n=1, may=False), [], "0 take uru", "not_in_market"),
    (step("reactivate", {"seats.0.used.trader": 1}, n=1), [], "0 reactivate shaman", "none_used"),
    (
        location("marae", "marae"),
        ["0 draw normal", "- deal raa", "- deal raa", "- deal tohu"],
        "0 keep atea",
        "not_drawn",
    ),
    (ceremony("buy", {"seats.0.mana": 2}), [], "0 buy normal", "too_little_mana"),
    (ceremony("buy"), [], "0 buy forbidden", "rank_too_low"),
    (ceremony("bid"), [], "0 bid 6", "too_little_mana"),
    (ceremony("prepare"), [], "0 put tohu", "not_in_hand"),
    (ceremony("prepare", {"seats.0.bagged": ["raa", "tohu"]}), [], "0 put atea", "no_clip"),
    (
        step("perform", {"seats.0.hand": ["tane_lesser_ban"]}),
        [],
        "0 perform tane_lesser_ban",
        "only_in_act_5",
    ),
    (step("pay_ritual", n=1), [], "0 pay hina", "not_in_hand"),
    (step("pay_mask", n=1), [], "0 pay m09", "no_mask"),
    (blessing(), [], "0 reward tattoo", "reward_gone"),
    (
        blessing(rewards=["good", "pearls"], goods_market=dict.fromkeys(K.GOODS, 0)),
        [],
        "0 reward good",
        "market_empty",
    ),
    (blessing(["rua_hatu", "toa_hiti"]), ["0 reward pearls"], "0 next atea", "not_next"),
    (TASKS, [], "0 fulfil pearls_4 3", "task_not_met"),
    (TASKS, [], "0 fulfil pearls_4 4", "token_gone"),
    (TASKS, [], "0 fulfil auction_1 1", "only_auctioned"),
    (TASKS, [], "0 fulfil pearls_5 3", "statue_closed"),
    (
        TASKS | {"made.fulfil": 1, "seats.0.ready.pearl_diver": 1},
        [],
        "0 dive pearls_4 3",
        "task_not_met",
    ),
    (step("claim"), [], "0 claim pearls_3 1", "token_gone"),
    (step("raid"), [], "0 raid 0", "own_seat"),
    (step("raid"), [], "0 raid 4", "no_such_victim"),
    (step("capture", {"seats.1.priests": 1}), [], "0 capture 2", "no_priests"),
    (step("thief"), [], "0 steal m01 1", "nothing_to_steal"),
    (step("thief", {"seats.1.masks.m05": 2}), [], "0 steal m05 1", "cannot_steal"),
    (ROW, ["0 reward pearls"], "0 ban atea 1", "not_in_row"),
    (ROW, ["0 reward pearls"], "0 ban pere 1", "too_dear_to_ban"),
    (step("thief"), [], "0 steal uru", "not_now"),
]
IDS = [f"{line} {reason}" for _, _, line, reason in REFUSED]


def refused(changes: Changes, before: list[str], line: str) -> Illegal:
    """Return the refusal of a move, having seen that it changed nothing."""
    state: State = table(changes)
    play(state, *before)
    fields = state.fields()
    with pytest.raises(Illegal) as caught:
        GAME.play(state, *parsed(line))
    assert state.fields() == fields
    return caught.value


@pytest.mark.parametrize(("changes", "before", "line", "reason"), REFUSED, ids=IDS)
def test_a_move_is_refused_with_its_reason_in_three_languages(
    changes: Changes, before: list[str], line: str, reason: str
) -> None:
    refusal = refused(changes, before, line)
    assert refusal.reason == reason
    said = {refusal.sentence(language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert not any(re.search(r"[{}]", sentence) for sentence in said)
    assert not any(reason in sentence for sentence in said)


def test_every_reason_of_the_words_for_moves_is_tried() -> None:
    about_moves = {
        key.removeprefix("refusal.")
        for key, entry in GAME.words.entries().items()
        if key.startswith("refusal.") and "field" not in words.arguments_of(entry)
    }
    assert about_moves <= {reason for _, _, _, reason in REFUSED}


SENTENCES = [
    (
        FREE,
        "0 shaman tohu",
        "Tohu costs 5; a shaman can perform rituals up to the number of your priests, 4.",
    ),
    (ceremony("bid"), "0 bid 6", '"bid 6" costs 6 mana; you have 5.'),
    (
        location("market", "market", MARKET),
        "0 sell uru 3",
        "The price of uru is at level 2: there is no bonus above it.",
    ),
    (TASKS, "0 fulfil pearls_4 3", "You cannot pay for this, or do not meet it: 4 pearls."),
    ({}, "0 pass", '"pass" is not what is asked now: choose a location.'),
]


@pytest.mark.parametrize(("changes", "line", "sentence"), SENTENCES)
def test_a_refusal_says_the_numbers(changes: Changes, line: str, sentence: str) -> None:
    assert str(refused(changes, [], line)) == sentence


@pytest.mark.parametrize(
    "move", ["", "PASS", " pass", "keep ?", "bid -1", "bid 1000", "fulfil pearls_3"]
)
def test_a_text_that_is_no_move_is_refused(move: str) -> None:
    state = table()
    with pytest.raises(Illegal) as caught:
        GAME.play(state, 0, move)
    assert caught.value.reason == "no_such_move"


def test_who_is_not_asked_cannot_choose() -> None:
    state = table(ceremony("bid", {"statues.0": EMPTY_STATUE}))
    play(state, "1 bid 2")
    with pytest.raises(Illegal) as caught:
        GAME.play(state, 1, "bid 3")
    assert caught.value.reason == "not_your_turn"
