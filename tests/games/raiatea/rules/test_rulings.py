"""One test for each ruling of docs/games/raiatea.md, named after it."""

from games.raiatea.raiatea_setup import (
    EMPTY_STATUE,
    GAME,
    at,
    blessing,
    ceremony,
    location,
    moves,
    performing,
    play,
    points,
    raising,
    table,
    turn,
)
from vaka import CHANCE
from vaka.games.raiatea import parts as K


def test_a1_the_die_has_four_equal_faces() -> None:
    state = table()
    play(state, "0 choose market")
    assert moves(state) == ["roll 1", "roll 2", "roll 3", "roll 4"]
    assert GAME.odds(state) == [1, 1, 1, 1]


def test_a2_burgundy_cards_are_just_the_tane_cards() -> None:
    burgundy = [name for name, kind in zip(K.RITUALS, K.KIND, strict=True) if kind == K.BURGUNDY]
    assert burgundy == [name for name in K.RITUALS if name.startswith("tane")]
    state = GAME.start(3)
    decks = at(state, "decks")
    assert not any(decks[deck].get(name) for deck in K.DECKS for name in burgundy)


def test_a3_tane_cards_go_by_their_backs() -> None:
    decks = at(GAME.start(3, {"tane": True}), "decks")
    assert decks["normal"]["tane_raid"] == decks["forbidden"]["tane_thief"] == 2


def test_a4_brown_rituals_of_equal_cost_follow_the_catalogue() -> None:
    state = table(blessing(["vanaanaa"], ["rearea"], bag=1))
    play(state, "0 reward pearls")
    assert at(state, "phase") == "raise"  # both failed; the row was laid in this order:
    state = table(blessing(["vanaanaa"], ["rearea"], bag=2))
    play(state, "0 reward pearls")
    assert [at(state, f"seats.{seat}.pearls") for seat in range(3)] == [8, 6, 6]
    assert at(state, "phase") == "raise"


def test_a5_a_shaman_may_perform_a_brown_ritual_for_all() -> None:
    state = performing("rearea")
    assert [at(state, f"seats.{seat}.pearls") for seat in range(3)] == [6, 6, 6]


def test_a6_mana_stays_in_the_bag_when_all_rituals_are_performed() -> None:
    state = table(blessing(["tino_rua"], bag=30))
    play(state, "0 reward pearls")
    assert at(state, "bag") == 28


def test_a7_mana_for_tasks_goes_to_the_supply() -> None:
    state = table(raising([[], [], ["mana_4"], [], []]))
    play(state, "0 fulfil mana_4 3")
    assert (at(state, "bag"), at(state, "seats.0.mana")) == (0, 1)


def test_a8_an_exhausted_deck_comes_back_from_its_discards() -> None:
    normal = [r for i, r in enumerate(K.RITUALS) if K.BACK[i] == K.NORMAL]
    empty = {"decks.normal": dict.fromkeys(normal, 0)}
    gone = {"discards.normal": dict.fromkeys(normal, 0) | {"raa": 2, "tohu": 1}}
    state = table(location("marae", "marae", empty | gone))
    play(state, "0 draw normal")
    assert (moves(state), GAME.odds(state)) == (["deal raa", "deal tohu"], [2, 1])


def test_a9_several_shamans_in_one_turn_and_no_bans() -> None:
    own = {"seats.0.ready.shaman": 2, "seats.0.priests": 9}
    state = table(own | {"seats.0.hand": ["tane_lesser_ban", "tino_rua", "tu_papa"]}, tane=True)
    assert "shaman tane_lesser_ban" not in moves(state)
    play(state, "0 shaman tino_rua")
    assert "shaman tu_papa" in moves(state)
    bonus = table({"seats.0.hand": ["tane_greater_ban"], "todo": [{"do": "perform", "seat": 0}]})
    assert moves(bonus) == ["pass"]


def test_a10_only_act_six_of_a_ceremony_has_turns() -> None:
    own = {"seats.0.ready.shaman": 1, "seats.0.priests": 9, "seats.0.hand": ["tino_rua"]}
    for phase in ("dance", "buy", "prepare", "bid"):
        assert "shaman tino_rua" not in moves(table(ceremony(phase, own)), 0)
    assert "shaman tino_rua" in moves(table(raising(EMPTY_STATUE, own)))


def test_a11_helpers_may_be_refused_but_the_divers_pearls_come() -> None:
    state = table({"seats.0.ready.trader": 1, "seats.0.ready.pearl_diver": 1})
    play(state, "0 choose market", "- roll 1")
    assert "pass" in moves(state)
    state = table({"seats.0.ready.pearl_diver": 1})
    play(state, "0 choose oyster_bank", "- roll 1")
    assert at(state, "seats.0.pearls") == 8


def test_a12_each_trader_may_be_used_also_one_just_hired() -> None:
    state = table(location("market", "market", {"seats.0.ready.trader": 1}))
    play(state, "0 trader uru", "0 hire trader", "0 trader taro")
    assert (at(state, "prices.uru"), at(state, "prices.taro")) == (5, 5)
    assert "trader uru" not in moves(table({"seats.0.ready.trader": 1}))


def test_a13_without_a_good_the_second_card_is_lost() -> None:
    state = table({"seats.0.ready.collector": 1})
    play(state, "0 choose forest", "- roll 4", "0 collector", "- reveal trader", "0 pick trader")
    assert turn(state) == (1,)
    assert at(state, "seats.0.used.collector") == 1
    declined = table({"seats.0.ready.collector": 1})
    play(declined, "0 choose forest", "- roll 4", "0 collector", "- reveal uru", "0 pass")
    assert turn(declined) == (1,)


def test_a14_a_pass_in_act_six_is_not_final() -> None:
    state = table(raising([[], [], ["pearls_3", "pearls_4"], [], []]))
    play(state, "0 pass", "1 fulfil pearls_3 3", "2 pass")
    assert "fulfil pearls_4 3" in moves(state, 0)


def test_a15_one_diver_a_turn_but_another_in_a_later_turn() -> None:
    tokens = [[], [], [], ["mana_4", "pearls_3", "pearls_3", "pearls_4"], []]
    rich = {"seats.0.pearls": 20, "seats.0.ready.pearl_diver": 2}
    state = table(raising(tokens, rich))
    play(state, "0 fulfil pearls_3 4", "0 dive pearls_3 4", "1 pass", "2 pass")
    play(state, "0 fulfil pearls_4 4")
    assert "dive mana_4 4" in moves(state)


def test_a16_the_kahunas_task_comes_before_the_others_take() -> None:
    state = table()
    play(state, "0 choose neighbours", "0 give m01", "1 give m02", "2 pass", "0 take m04")
    assert (turn(state), "fulfil mana_4 4" in moves(state)) == ((0,), True)


def test_a17_each_condition_exists_once() -> None:
    conditions = (K.TASK_RANK, K.TASK_PRIESTS, K.TASK_HELPERS, K.TASK_SAME)
    counts = [K.TOKEN_DECK[i] for i in range(K.TOKEN_COUNT) if K.TOKEN_KIND[i] in conditions]
    assert counts == [1] * 12


def test_a18_an_auction_without_bids_goes_to_the_first_in_order() -> None:
    auction = {"todo": [{"do": "auction", "token": "auction_1", "row": 1}], "actor": -1}
    state = table(raising([["auction_1"], [], [], [], []], auction | {"order": [2, 0, 1]}))
    play(state, "0 bid 0", "1 bid 0", "2 bid 0")
    assert at(state, "seats.2.tokens") == ["auction_1"]


def test_a19_auction_tokens_count_as_mana_tasks() -> None:
    assert points(table({"seats.0.masks.m02": 2, "seats.0.tokens": ["auction_2"]})) == [3, 0, 0]


def test_a20_a_pairs_mask_counts_its_own_colour() -> None:
    none = {"seats.0.masks": dict.fromkeys(K.MASKS, 0)}
    assert points(table(none | {"seats.0.masks.m09": 2})) == [2, 0, 0]
    assert points(table(none | {"seats.0.masks.m09": 2, "seats.0.masks.m10": 2})) == [4, 0, 0]


def test_a21_a_mirror_alone_is_worth_nothing_at_the_end() -> None:
    end = {"round": "end", "phase": "end", "actor": -1, "seats.0.masks.mirror": 1}
    state = table(end | {"seats.0.masks.m05": 1, "seats.0.ready.collector": 4})
    assert (turn(state), points(state)) == ((), [0, 0, 0])


def test_a22_only_cards_from_the_forest_bring_treasures() -> None:
    state = table({"mask_market.m09": 1})
    play(state, "0 choose neighbours", "0 pass", "1 give m02", "2 pass", "0 pass", "1 take m09")
    assert (at(state, "seats.1.pearls"), at(state, "seats.1.mana")) == (4, 5)
    market = table(
        location(
            "market", "market", {"seats.0.goods.tiare": 1, "prices.tiare": 3, "display.m09a": 1}
        )
    )
    play(market, "0 sell tiare 3", "0 take m09a")
    assert at(market, "seats.0.pearls") == 6


def test_a23_an_owner_may_break_a_true_pair() -> None:
    state = table({"seats.0.masks.m01": 2})
    play(state, "0 choose neighbours", "0 give m01")
    assert at(state, "seats.0.masks.m01") == 1


def test_a24_two_priests_cost_five_pearls() -> None:
    state = table({"seats.0.pearls": 4})
    play(state, "0 choose path_of_the_gods")
    assert moves(state) == ["train 0", "train 1"]


def test_a25_a_rank_just_reached_counts_for_the_draw() -> None:
    own = {"seats.0.tattoo": 2, "seats.0.goods.uru": 2}
    state = table(location("marae", "marae", own))
    assert "draw forbidden" not in moves(state)
    play(state, "0 offer uru")
    assert "draw forbidden" in moves(state)
    play(state, "0 draw forbidden")
    play(state, "- deal oro", "- deal oro", "- deal maui", "0 keep oro")
    assert "offer uru" not in moves(state)


def test_a26_with_an_empty_hand_the_bonus_of_tahua_is_lost() -> None:
    own = {"seats.0.tattoo": 8, "seats.0.goods.uru": 1, "seats.0.hand": []}
    state = table(location("marae", "marae", own))
    play(state, "0 offer uru")
    assert at(state, "seats.0.tahua") is True
    assert moves(state) == ["done", "draw forbidden", "draw normal"]


def test_a27_goods_left_in_the_display_lower_their_prices() -> None:
    tiles = {"seats.1.tile": "marae", "seats.2.tile": "market", "display.taro": 1}
    state = table(tiles | {"start": 1, "prices.taro": 4, "tiles": ["forest", "oyster_bank"]})
    play(state, "0 choose oyster_bank", "- roll 1", "- roll 1")
    assert at(state, "prices.taro") == 3


def test_a28_a_forbidden_ritual_can_be_performed_at_any_rank() -> None:
    state = performing("pere")
    assert (at(state, "seats.0.tattoo"), at(state, "seats.0.pearls")) == (0, 12)


def test_a29_who_draws_must_keep() -> None:
    state = table(location("marae", "marae"))
    play(state, "0 draw normal", "- deal raa", "- deal raa", "- deal tohu")
    assert moves(state) == ["keep raa", "keep tohu"]


def test_a30_one_card_replaces_a_card_taken_from_the_display() -> None:
    few = {"display.collector": 2}
    state = performing("toa_hiti", few)
    play(state, "0 take collector")
    assert at(state, "todo.0") == {"do": "reveal", "n": 1}
    play(state, "- reveal uru")
    assert sum(at(state, "display").values()) == 2


def test_a31_the_supply_never_runs_out() -> None:
    state = table({f"seats.{seat}.pearls": 100 for seat in range(3)})
    play(state, "0 choose oyster_bank", "- roll 4", "- roll 4")
    assert [at(state, f"seats.{seat}.pearls") for seat in range(3)] == [107, 104, 104]


def test_a32_the_start_figure_moves_before_a_ceremony_too() -> None:
    tiles = {"seats.1.tile": "marae", "seats.2.tile": "market", "start": 1}
    state = table(tiles | {"tiles": ["forest", "oyster_bank"]})
    play(state, "0 choose oyster_bank", "- roll 1", "- roll 1")
    assert (at(state, "round"), at(state, "start")) == ("c1", 2)


def test_a33_the_same_good_can_be_sold_twice_at_the_lowered_marker() -> None:
    state = table(location("market", "market", {"seats.0.goods.mahi_mahi": 2}))
    play(state, "0 sell mahi_mahi 2")
    assert "sell mahi_mahi 2" not in moves(state)
    play(state, "0 sell mahi_mahi 1")
    assert at(state, "seats.0.pearls") == 4 + 3 + 2


def test_a34_a_bonus_that_brings_nothing_may_be_chosen() -> None:
    own = {"seats.0.goods.mahi_mahi": 1, "prices.mahi_mahi": 5, "statues.0": EMPTY_STATUE}
    state = table(location("market", "market", own))
    play(state, "0 sell mahi_mahi 5")
    assert (at(state, "prices.mahi_mahi"), turn(state)) == (4, (0,))


def test_a35_each_thing_has_one_name() -> None:
    names = [*K.RITUALS, *K.TOKENS, *K.FOREST_CARDS, *K.PICTURES, *K.TILES]
    assert len(set(names)) == len(names)


def test_a36_statues_have_rows_of_one_to_five() -> None:
    rows = at(GAME.start(3), "statues")
    assert [[len(row) for row in statue] for statue in rows] == [[1, 2, 3, 4, 5]] * 3


def test_a37_the_good_is_no_reward_while_the_market_is_empty() -> None:
    empty = {"goods_market": dict.fromkeys(K.GOODS, 0)}
    state = table(ceremony("bid", empty))
    play(state, "0 bid 0", "1 bid 0", "2 bid 0")
    assert moves(state) == ["reward pearls", "reward tattoo"]
    last = table(blessing() | empty | {"queue": [1], "rewards": ["good", "pearls"]})
    play(last, "0 reward pearls")
    assert at(last, "phase") == "raise"  # nobody is asked for the good


def test_a38_nobody_has_more_than_three_clips() -> None:
    own = {"seats.0.tattoo": 9, "seats.0.hand": ["atea", "hiro", "raa", "tohu"]}
    state = table(ceremony("prepare", own))
    play(state, "0 put atea", "0 put hiro", "0 put raa")
    assert moves(state, 0) == ["done"]


def test_a39_anybody_may_be_raided_and_the_pearls_come_anyway() -> None:
    state = performing("tane_raid", tane=True)
    assert moves(state) == ["raid 1", "raid 2"]
    play(state, "0 raid 2")
    assert (turn(state), at(state, "seats.0.pearls")) == ((0,), 6)


def test_a40_the_mana_of_the_path_comes_for_all_together() -> None:
    state = table({f"seats.{seat}.priests": 2 for seat in range(3)})
    play(state, "0 choose path_of_the_gods", "0 train 0", "1 train 0")
    assert [at(state, f"seats.{seat}.mana") for seat in range(3)] == [5, 5, 5]
    play(state, "2 train 0")
    assert [at(state, f"seats.{seat}.mana") for seat in range(3)] == [8, 7, 7]


def test_a41_piri_counts_in_the_turn_it_is_laid() -> None:
    own = {"seats.1.goods.mahi_mahi": 2, "seats.1.hand": ["piri"], "seats.1.priests": 2}
    begin = location("market", "market", own | {"actor": 1, "queue": [2]})
    state = table(begin | {"seats.1.ready.shaman": 1})
    play(state, "1 sell mahi_mahi 1")
    assert "sell mahi_mahi 1" not in moves(state)
    play(state, "1 shaman piri")
    assert "sell mahi_mahi 1" in moves(state)


def test_a42_a_full_lap_follows_the_last_task() -> None:
    state = table(raising([[], [], ["pearls_3"], [], []]))
    play(state, "0 pass", "1 pass", "2 fulfil pearls_3 3")
    assert turn(state) == (0,)
    play(state, "0 pass", "1 pass", "2 pass")
    assert at(state, "round") == "a2"


def test_a43_the_free_priest_counts_for_a_shaman_used_after_the_training() -> None:
    own = {"seats.0.priests": 1, "seats.0.ready.shaman": 1, "seats.0.hand": ["tino_rua"]}
    state = table(own)
    play(state, "0 choose path_of_the_gods")
    assert "shaman tino_rua" not in moves(state)
    play(state, "0 train 0")
    assert moves(state) == ["done", "shaman tino_rua"]


def test_a44_all_buyers_are_dealt_first_and_keep_at_once() -> None:
    state = table(ceremony("buy", {"order": [1, 2, 0]}))
    play(state, "0 buy normal", "1 buy normal", "2 pass")
    assert [step["seat"] for step in at(state, "todo")] == [1, 0]
    while turn(state) == (CHANCE,):
        play(state, f"- {moves(state)[0]}")
    assert turn(state) == (0, 1)


def test_a45_a_lone_mirror_is_a_mask_for_payments_swaps_and_thieves() -> None:
    own = {"seats.1.masks.mirror": 1}
    state = performing("tane_thief", own, tane=True)
    assert "steal mirror 1" in moves(state)
    paying = table(raising([[], [], ["masks_1"], [], []], {"seats.0.masks.mirror": 1}))
    play(paying, "0 fulfil masks_1 3")
    assert "pay mirror" in moves(paying)


def test_a46_a_performed_card_cannot_be_drawn_by_itself() -> None:
    normal = [r for i, r in enumerate(K.RITUALS) if K.BACK[i] == K.NORMAL]
    empty = {"decks.normal": dict.fromkeys(normal, 0), "discards.normal": dict.fromkeys(normal, 0)}
    state = performing("orerorero", empty | {"discards.normal.raa": 1, "seats.0.tattoo": 0})
    play(state, "0 draw normal")
    assert moves(state) == ["deal raa"]
    assert at(state, "todo.1") == {"do": "discard", "ritual": "orerorero"}


def test_a47_a_trader_cannot_raise_a_marker_on_top() -> None:
    state = table(location("market", "market", {"seats.0.ready.trader": 1, "prices.uru": 5}))
    assert "trader uru" not in moves(state)
    assert "trader taro" in moves(state)


def test_a48_captured_priests_beyond_the_track_are_lost() -> None:
    own = {"seats.0.hand": ["tane_capture"], "seats.0.priests": 10, "seats.1.priests": 5}
    state = table(own | {"todo": [{"do": "perform", "seat": 0}]}, tane=True)
    play(state, "0 perform tane_capture", "0 capture 1")
    assert [at(state, f"seats.{seat}.priests") for seat in range(2)] == [10, 3]


def test_a49_a_mahi_mahi_task_paid_in_its_own_sale_lowers_the_price_twice() -> None:
    own = {"seats.0.goods.mahi_mahi": 2, "prices.mahi_mahi": 5}
    state = table(location("market", "market", own))
    play(state, "0 sell mahi_mahi 5", "0 fulfil goods_mahi_mahi 3")
    play(state, *(f"{seat} bid 0" for seat in range(3) if len(turn(state)) == 3))
    assert at(state, "prices.mahi_mahi") == 3


def test_a50_auctions_in_act_five_feed_the_pool() -> None:
    tokens = [[], ["auction_1", "pearls_3"], [], [], []]
    state = table(blessing(["taere", "papa_rai_3"], bag=10, statues__0=tokens))
    play(state, "0 reward pearls", "0 claim pearls_3 2")
    assert (turn(state), at(state, "phase")) == ((0, 1, 2), "bless")
    play(state, "0 bid 5", "1 bid 4", "2 bid 3")
    assert at(state, "seats.0.front") == ["papa_rai_3"]
    assert at(state, "bag") == 0


def test_a51_only_who_is_asked_for_something_can_act_freely() -> None:
    free = {
        f"seats.{seat}.{key}": value
        for seat in range(3)
        for key, value in {"ready.shaman": 1, "priests": 9, "hand": ["tino_rua"]}.items()
    }
    state = table(free)
    assert "shaman tino_rua" in moves(state)
    play(state, "0 choose oyster_bank", "- roll 4", "- roll 1")
    assert (turn(state), at(state, "phase")) == ((1,), "choose")
    state = table(free | {"seats.1.masks.m02": 0})
    play(state, "0 choose neighbours", "0 pass")
    assert turn(state) == (2,)
    assert "shaman tino_rua" in moves(state)
    assert moves(table(blessing() | free)) == ["reward pearls"]


def test_a52_collectors_take_their_goods_clockwise_from_the_kahuna() -> None:
    helpers = {f"seats.{seat}.ready.collector": 1 for seat in range(3)}
    state = table(helpers | {"start": 1, "actor": 1})
    play(state, "1 choose forest", "- roll 1")
    for seat in (1, 2, 0):
        assert turn(state) == (seat,)
        play(state, f"{seat} take {K.GOODS[seat]}")
    assert [at(state, f"seats.{seat}.goods.{K.GOODS[seat]}") for seat in range(3)] == [1, 1, 1]


def test_a53_taere_works_outside_a_ceremony() -> None:
    own = {"seats.0.ready.shaman": 1, "seats.0.priests": 10, "seats.0.hand": ["taere"]}
    state = table(own)
    play(state, "0 shaman taere")
    assert all(move.startswith("claim ") for move in moves(state))
