"""One test or more for each rule of ceremonies, tasks, variants and scoring, named after it."""

from typing import Any

import pytest

from games.raiatea.raiatea_setup import (
    EMPTY_STATUE,
    GAME,
    at,
    blessing,
    ceremony,
    location,
    moves,
    play,
    points,
    raising,
    table,
    turn,
)
from vaka import CHANCE
from vaka.games.raiatea import parts as K

# -- ceremonies ------------------------------------------------------------------------------------


def test_r33_all_train_in_secret_and_take_mana() -> None:
    state = table(ceremony("dance", {"seats.1.priests": 3, "kahuna": -1}))
    play(state, "1 train 1", "0 train 0")
    assert at(state, "seats.1.priests") == 3  # nothing happens before all have chosen
    play(state, "2 train 1")
    assert [at(state, f"seats.{seat}.priests") for seat in range(3)] == [0, 4, 1]
    assert [at(state, f"seats.{seat}.mana") for seat in range(3)] == [5, 9, 6]
    assert at(state, "phase") == "buy"


def test_r34_a_ritual_costs_three_mana_for_the_bag() -> None:
    state = table(ceremony("buy", {"seats.0.mana": 2, "seats.1.hand": []}))
    assert moves(state, 0) == ["pass"]
    play(state, "0 pass", "1 buy normal", "2 pass")
    play(state, "- deal raa", "- deal raa", "- deal tohu", "1 keep raa")
    assert (at(state, "bag"), at(state, "seats.1.mana")) == (3, 2)
    assert at(state, "seats.1.hand") == ["raa"]
    assert at(state, "phase") == "prepare"


@pytest.mark.parametrize(("tattoo", "clips"), [(0, 2), (3, 2), (5, 2), (6, 3), (9, 3)])
def test_r35_clips_depend_on_the_rank_and_brown_needs_none(tattoo: int, clips: int) -> None:
    hand = ["atea", "hina", "hiro", "raa", "rearea", "tohu"]
    state = table(ceremony("prepare", {"seats.0.tattoo": tattoo, "seats.0.hand": hand}))
    for ritual in ("atea", "hiro", "raa")[:clips]:
        play(state, f"0 put {ritual}")
    assert moves(state, 0) == ["done", "put hina", "put rearea"]


def test_r36_bids_go_into_the_bag_and_set_the_order() -> None:
    state = table(ceremony("bid", {"order": [2, 1, 0], "bag": 4}))
    play(state, "0 bid 3", "1 bid 5", "2 bid 3")
    assert at(state, "order") == [1, 2, 0]
    assert at(state, "bag") == 15
    assert [at(state, f"seats.{seat}.mana") for seat in range(3)] == [2, 0, 2]


@pytest.mark.parametrize(("seats", "rewarded"), [(3, 2), (4, 3), (5, 3)])
def test_r37_the_first_take_rewards(seats: int, rewarded: int) -> None:
    state = table(ceremony("bid"), seats=seats)
    play(state, *(f"{seat} bid 0" for seat in range(seats)))
    for seat, reward in zip(range(rewarded), ("tattoo", "pearls", "good"), strict=False):
        assert turn(state) == (seat,)
        play(state, f"{seat} reward {reward}")
    if rewarded == 3:
        play(state, "2 take uru")
        assert at(state, "seats.2.goods.uru") == 1
    assert (at(state, "seats.0.tattoo"), at(state, "seats.1.pearls")) == (1, 6)
    assert at(state, "rewards") == []


def test_r38_the_row_is_laid_by_cost_brown_first_then_by_the_order_of_owners() -> None:
    changes = blessing(["tino_rua"], ["piri"], ["rearea", "hina"], bag=0, order=[1, 0, 2])
    state = table(changes | {"seats.0.bagged": ["tino_rua", "tu_papa"]})
    play(state, "0 reward pearls")
    assert at(state, "row") == [
        {"owner": -1, "ritual": "hina"},
        {"owner": -1, "ritual": "rearea"},
        {"owner": 1, "ritual": "piri"},
        {"owner": 0, "ritual": "tino_rua"},
        {"owner": 0, "ritual": "tu_papa"},
    ]
    assert (turn(state), at(state, "spot")) == ((0,), 3)
    assert moves(state) == ["next tino_rua", "next tu_papa"]


def test_r38_an_owner_orders_three_cards_in_two_moves() -> None:
    state = table(blessing(["rua_hatu", "toa_hiti", "uru_taetae"], bag=0))
    play(state, "0 reward pearls", "0 next uru_taetae")
    assert moves(state) == ["next rua_hatu", "next toa_hiti"]
    play(state, "0 next toa_hiti")
    assert at(state, "phase") == "raise"


def test_r39_rituals_are_paid_until_the_mana_is_used_up() -> None:
    state = table(blessing(["rua_hatu", "atea"], ["tohu"], bag=10))
    play(state, "0 reward pearls")
    assert at(state, "seats.0.pearls") == 4 + 2 + 3
    assert at(state, "seats.1.tattoo") == 1
    assert at(state, "seats.0.mana") == 5  # Atea failed
    assert at(state, "bag") == 1
    assert at(state, "discards.normal.atea") == 1


def test_r38_the_row_is_told_card_by_card_with_owner_and_cost() -> None:
    state = table(blessing(["rua_hatu", "atea"], ["hina"], bag=0))
    told = [event for event in play(state, "0 reward pearls") if event.key.startswith("in_row")]
    assert [(event.key, event.arguments) for event in told] == [
        ("in_row_all", {"ritual": "hina", "mana": 1}),  # brown: nobody's
        ("in_row", {"seat": 0, "ritual": "rua_hatu", "mana": 4}),
        ("in_row", {"seat": 0, "ritual": "atea", "mana": 6}),
    ]


def test_r39_each_ritual_that_fails_is_named_with_its_owner_and_what_it_costs() -> None:
    state = table(blessing(["rua_hatu", "atea"], ["oropaa"], ["tumu_rai_fenua"], bag=5))
    told = [event for event in play(state, "0 reward pearls") if event.key.startswith("fail")]
    assert [(event.key, event.arguments) for event in told] == [
        ("fail", {"seat": 0, "ritual": "atea", "mana": 6, "left": 1}),
        ("fail", {"seat": 1, "ritual": "oropaa", "mana": 6, "left": 1}),
        ("fail_all", {"ritual": "tumu_rai_fenua", "mana": 9, "left": 1}),
    ]
    says = GAME.words.say("event.fail", told[0].arguments, "en", ["Ana", "Ben", "Cem"])
    assert says == "Atea of Ana fails: it costs 6 mana, the bag holds 1."


def test_r39_mana_for_the_bag_counts_at_once() -> None:
    state = table(blessing(["hina", "pere"], bag=1))
    play(state, "0 reward pearls")
    assert at(state, "seats.0.pearls") == 4 + 2 + 8
    assert at(state, "bag") == 18 - 8


def test_r40_what_is_left_stays_in_the_bag() -> None:
    state = table(blessing(["tino_rua"], bag=9))
    play(state, "0 reward pearls")
    assert (at(state, "bag"), at(state, "phase")) == (7, "raise")


def test_r41_act_six_goes_on_until_all_pass_in_one_lap() -> None:
    tokens = [[], [], ["pearls_3", "pearls_4", "pearls_4"], [], []]
    state = table(raising(tokens, {"order": [0, 2, 1], "queue": [2, 1]}))
    play(state, "0 pass", "2 pass", "1 fulfil pearls_3 3")
    assert (turn(state), at(state, "passes")) == ((0,), 0)
    play(state, "0 pass", "2 pass", "1 pass")
    assert at(state, "round") == "a2"


def test_r41_a_pearl_diver_fulfils_a_second_task() -> None:
    tokens = [[], [], ["pearls_3", "mana_4", "mana_5"], [], []]
    state = table(raising(tokens, {"seats.0.ready.pearl_diver": 2}))
    play(state, "0 fulfil pearls_3 3")
    assert moves(state) == ["dive mana_4 3", "dive mana_5 3", "done"]
    play(state, "0 dive mana_5 3")
    assert at(state, "seats.0.tokens") == ["mana_5", "pearls_3"]
    assert (turn(state), at(state, "seats.0.used.pearl_diver")) == ((1,), 1)


def test_r42_the_next_statue_is_turned_up_and_after_c3_it_is_over() -> None:
    for done, opened, then in (("c1", 1, "a2"), ("c2", 2, "a4")):
        last = {"round": done, "phase": "raise", "actor": 2, "queue": [], "passes": 2}
        state = table(last | {"open": opened, "statues.0": EMPTY_STATUE})
        play(state, "2 pass")
        assert at(state, "todo") == [{"do": "turn", "statue": opened + 1}]
        assert (at(state, "open"), at(state, "round")) == (opened + 1, then)
        while turn(state) == (CHANCE,):
            play(state, f"- {moves(state)[0]}")
        assert "?" not in str(at(state, f"statues.{opened}"))
    state = table({"round": "c3", "phase": "raise", "actor": 2, "queue": [], "passes": 2})
    play(state, "2 pass")
    assert (turn(state), at(state, "phase")) == ((), "end")


# -- tasks -----------------------------------------------------------------------------------------


def test_r43_tasks_are_fulfilled_at_three_places() -> None:
    rich = {"seats.0.pearls": 9, "statues.0": [[], [], ["pearls_3"], [], []]}
    assert "fulfil pearls_3 3" in moves(table(raising(EMPTY_STATUE) | rich))
    neighbours = table(rich)
    play(neighbours, "0 choose neighbours", "0 pass", "1 pass", "2 pass")
    assert moves(neighbours) == ["fulfil pearls_3 3", "pass"]
    top = {"seats.0.goods.mahi_mahi": 1, "prices.mahi_mahi": 5}
    market = table(location("market", "market", rich | top))
    play(market, "0 sell mahi_mahi 5")
    assert moves(market) == ["fulfil pearls_3 3", "pass"]


def test_r43_only_open_statues_can_be_used() -> None:
    tokens = {"statues.1": [[], ["pearls_5"], [], [], []], "seats.0.pearls": 9}
    assert moves(table(raising(EMPTY_STATUE, tokens))) == ["pass"]
    assert "fulfil pearls_5 2" in moves(table(raising(EMPTY_STATUE, tokens | {"open": 2})))


def test_r44_products_are_paid_exactly() -> None:
    tokens = [[], [], ["goods_uru", "masks_1", "rituals_1"], [], []]
    own = {"seats.0.goods.uru": 2, "seats.0.hand": ["hina"], "seats.0.masks.mirror": 1}
    state = table(raising(tokens, own | {"seats.0.coupled.m05": 1}))
    play(state, "0 fulfil goods_uru 3")
    assert (at(state, "goods_market.uru"), at(state, "prices.uru")) == (2, 1)
    state = table(raising(tokens, own | {"seats.0.coupled.m05": 1}))
    play(state, "0 fulfil masks_1 3")
    assert moves(state) == ["pay m01", "pay mirror"]
    play(state, "0 pay mirror")
    assert at(state, "mask_market.mirror") == 1
    state = table(raising(tokens, own))
    play(state, "0 fulfil rituals_1 3", "0 pay hina")
    assert at(state, "discards.normal.hina") == at(table(), "discards.normal.hina") + 1


def test_r45_conditions_cost_nothing() -> None:
    tokens = [[], [], ["priests_3"], [], []]
    assert moves(table(raising(tokens, {"seats.0.priests": 2}))) == ["pass"]
    state = table(raising(tokens, {"seats.0.priests": 3}))
    play(state, "0 fulfil priests_3 3")
    assert (at(state, "seats.0.priests"), at(state, "seats.0.tokens")) == (3, ["priests_3"])


def test_r46_the_token_goes_behind_the_screen() -> None:
    state = table(raising([[], [], ["pearls_3"], [], []]))
    play(state, "0 fulfil pearls_3 3")
    assert at(state, "seats.0.tokens") == ["pearls_3"]
    assert GAME.view(state, 1)["seats"][0]["tokens"] == 1


def test_r47_auctions_left_alone_follow_at_once() -> None:
    tokens = [[], [], ["auction_1", "auction_1", "mana_4"], [], []]
    state = table({"statues.0": tokens})
    play(state, "0 choose neighbours", "0 pass", "1 pass", "2 pass", "0 fulfil mana_4 3")
    assert turn(state) == (0, 1, 2)
    assert [step["do"] for step in at(state, "todo")] == ["auction", "auction"]
    assert moves(state, 0) == ["bid 0", "bid 1"]
    play(state, "0 bid 1", "2 bid 3", "1 bid 2", "0 bid 0", "1 bid 3", "2 bid 2")
    assert [at(state, f"seats.{seat}.tokens") for seat in range(3)] == [
        ["mana_4"],
        ["auction_1"],
        ["auction_1"],
    ]
    assert (at(state, "bag"), at(state, "phase")) == (11, "choose")


def test_r48_rows_with_auctions_alone_wait_for_act_six() -> None:
    tokens = [["auction_1"], ["auction_1", "auction_1"], [], ["auction_1", "pearls_3"], []]
    state = table(blessing(statues__0=tokens))
    play(state, "0 reward pearls")
    assert at(state, "todo") == [
        {"do": "auction", "token": "auction_1", "row": 1},
        {"do": "auction", "token": "auction_1", "row": 2},
        {"do": "auction", "token": "auction_1", "row": 2},
    ]


def test_r49_the_highest_bid_wins_and_all_bids_are_paid() -> None:
    auction = {"todo": [{"do": "auction", "token": "auction_1", "row": 1}], "order": [2, 1, 0]}
    begin = raising([["auction_1"], [], [], [], []], auction | {"actor": -1, "queue": [2, 1, 0]})
    state = table(begin)
    play(state, "0 bid 4", "1 bid 4", "2 bid 3")
    assert at(state, "seats.1.tokens") == ["auction_1"]
    assert (at(state, "bag"), at(state, "seats.2.mana")) == (11, 2)


# -- variants --------------------------------------------------------------------------------------


def test_v1_tane_cards_are_in_the_decks_of_their_backs() -> None:
    plain, tane = GAME.start(3), GAME.start(3, {"tane": True})
    for deck, without, more in (("normal", 48, 10), ("forbidden", 28, 6)):
        assert sum(at(plain, f"decks.{deck}").values()) == without
        assert sum(at(tane, f"decks.{deck}").values()) == without + more


def test_v2_the_oracle_turns_all_statues_up_but_they_open_later() -> None:
    state = table(oracle=True)
    assert "?" not in str(at(state, "statues"))
    assert at(state, "open") == 1
    last = {"round": "c1", "phase": "raise", "actor": 2, "queue": [], "passes": 2}
    state = table(last, oracle=True)
    play(state, "2 pass")
    assert (at(state, "open"), turn(state), at(state, "todo")) == (2, (0,), [])


def test_v3_with_scarcity_purchases_and_auctions_do_not_fill_the_bag() -> None:
    state = table(ceremony("buy"), scarcity=True)
    play(state, "0 pass", "1 buy normal", "2 pass")
    assert (at(state, "bag"), at(state, "seats.1.mana")) == (0, 2)
    auction = {"todo": [{"do": "auction", "token": "auction_1", "row": 1}], "actor": -1}
    state = table(raising([["auction_1"], [], [], [], []], auction), scarcity=True)
    play(state, "0 bid 5", "1 bid 4", "2 bid 3")
    assert at(state, "bag") == 0
    state = table(ceremony("bid"), scarcity=True)
    play(state, "0 bid 5", "1 bid 4", "2 bid 3")
    assert at(state, "bag") == 12


# -- the end ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("tattoo", range(10))
def test_e1_ranks_are_worth_three_six_and_nine(tattoo: int) -> None:
    assert points(table({"seats.1.tattoo": tattoo})) == [0, 3 * (tattoo // 3), 0]


def test_e2_papa_rai_cards_are_worth_their_points() -> None:
    assert points(table({"seats.2.front": ["papa_rai_2", "papa_rai_4"]})) == [0, 0, 6]


def test_e3_tokens_are_worth_the_number_of_their_statue() -> None:
    tokens = ["auction_3", "pearls_3", "rituals_2"]
    assert points(table({"seats.0.tokens": tokens})) == [6, 0, 0]


MASKS = [
    ("m01", {"seats.0.tokens": ["mana_4", "pearls_3", "pearls_5"]}, 3 + 1 + 2),
    ("m02", {"seats.0.tokens": ["auction_1", "mana_4", "pearls_3"]}, 3 + 2),
    ("m03", {"seats.0.tokens": ["goods_uru", "rituals_1"]}, 2 + 1),
    ("m04", {"seats.0.tokens": ["helpers_3", "priests_3", "rank_ariki", "same_2"]}, 4 + 4),
    ("m05", {"seats.0.ready.collector": 2, "seats.0.used.collector": 1}, 3),
    ("m06", {"seats.0.ready.trader": 2, "seats.0.used.collector": 1}, 2),
    ("m07", {"seats.0.used.shaman": 2}, 2),
    ("m08", {"seats.0.ready.pearl_diver": 4}, 4),
    ("m09", {}, 2),
    ("m10", {"seats.0.masks.m01": 2}, 4),
    ("m11", {"seats.0.masks.m01": 2, "seats.0.coupled.m02": 1, "seats.0.masks.m12": 2}, 6 + 6),
    ("m12", {f"seats.0.masks.m0{i}": 2 for i in range(1, 8)}, 8),
]


@pytest.mark.parametrize(("picture", "own", "worth"), MASKS, ids=[row[0] for row in MASKS])
def test_e4_pairs_score_by_their_kind(picture: str, own: dict[str, Any], worth: int) -> None:
    nothing = {"seats.0.masks": dict.fromkeys(K.MASKS, 0)}
    assert points(table(nothing | own | {f"seats.0.masks.{picture}": 2})) == [worth, 0, 0]
    assert points(table(nothing | own | {f"seats.0.coupled.{picture}": 1})) == [worth, 0, 0]


def test_e4_what_is_left_over_is_worth_nothing() -> None:
    own = {"seats.0.pearls": 50, "seats.0.mana": 50, "seats.0.priests": 10, "seats.0.goods.uru": 9}
    assert (
        points(table(own | {"seats.0.hand": ["papa_rai_4"], "seats.0.masks.mirror": 3})) == [0] * 3
    )


def test_e5_a_tie_goes_to_the_earlier_in_the_ceremonial_order() -> None:
    state = table({"order": [1, 2, 0], "seats.0.tattoo": 3, "seats.1.tattoo": 4})
    assert GAME.score(state) == [(3, 0), (3, 2), (0, 1)]


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_one_pearl_of_tribute_is_not_said_to_be_several(language: str) -> None:
    given = {"seat": 0, "victim_seat": 1, "what": "pearls", "amount": 1}
    said = GAME.words.say("event.tribute", given, language)
    assert f"{GAME.words.say('name.pearls', {}, language)}: 1" in said
