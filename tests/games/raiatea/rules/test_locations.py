"""One test or more for each rule of the action rounds, R12 to R32, named after it."""

import pytest

from games.raiatea.raiatea_setup import (
    at,
    location,
    moves,
    play,
    table,
    turn,
)
from vaka.games.raiatea import parts as K

# -- action rounds ---------------------------------------------------------------------------------


def test_r12_everybody_chooses_one_of_the_tiles_that_are_left() -> None:
    state = table({"start": 1, "actor": 1})
    play(state, "1 choose oyster_bank", "- roll 1", "- roll 1")
    assert turn(state) == (2,)
    assert "choose oyster_bank" not in moves(state)
    assert at(state, "seats.1.tile") == "oyster_bank"
    play(state, "2 choose path_of_the_gods", "2 train 0", "0 train 0", "1 train 0")
    assert turn(state) == (0,)


def test_r13_the_kahuna_acts_first_and_the_die_helps_in_play_order() -> None:
    helpers = {f"seats.{seat}.used.trader": 2 for seat in range(3)}
    state = table(helpers | {"start": 1, "actor": 1})
    play(state, "1 choose market")
    assert moves(state) == ["roll 1", "roll 2", "roll 3", "roll 4"]
    play(state, "- roll 2")
    asked: list[int] = []
    for _ in range(3):
        asked += turn(state)
        play(state, f"{turn(state)[0]} pass")
    assert asked == [1, 2, 0]
    assert turn(state) == (1,)


def test_r14_the_die_of_the_forest_is_for_collectors() -> None:
    state = table({"seats.1.ready.collector": 1, "seats.2.ready.collector": 2})
    play(state, "0 choose forest", "- roll 2")
    assert turn(state) == (2,)
    assert moves(state) == ["pass", "take mahi_mahi", "take taro", "take tiare", "take uru"]


def test_r15_everybody_may_pick_one_card_clockwise() -> None:
    state = table({"start": 2, "actor": 2})
    play(state, "2 choose forest", "- roll 4")
    for seat in (2, 0, 1):
        assert turn(state) == (seat,)
        play(state, f"{seat} pick collector")
    assert [at(state, f"seats.{seat}.ready.collector") for seat in range(3)] == [1, 1, 1]


def test_r16_what_is_left_goes_to_the_markets() -> None:
    state = table({"display.collector": 2, "display.uru": 2})
    play(state, "0 choose forest", "- roll 4", "0 pick uru", "1 pass", "2 pass")
    assert at(state, "helper_market.collector") == 8
    assert (at(state, "goods_market.uru"), at(state, "prices.uru")) == (2, 1)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_r17_a_new_display_is_opened(seats: int) -> None:
    state = table(seats=seats)
    play(state, "0 choose forest", "- roll 4", *(f"{seat} pass" for seat in range(seats)))
    assert at(state, "todo") == [{"do": "reveal", "n": seats + 1}]
    assert at(state, "phase") == "forest_2"


def test_r18_the_second_pass_goes_counter_clockwise_and_the_rest_stays() -> None:
    state = table({"start": 1, "actor": 1})
    play(state, "1 choose forest", "- roll 4", "1 pass", "2 pass", "0 pass", *["- reveal uru"] * 4)
    for seat in (1, 0, 2):
        assert turn(state) == (seat,)
        play(state, f"{seat} pick uru")
    assert at(state, "display.uru") == 1
    assert at(state, "phase") == "choose"


@pytest.mark.parametrize("card", range(K.FIRST_MASK_CARD, K.CARD_COUNT))
def test_r19_a_mask_brings_its_treasure(card: int) -> None:
    name, mask = K.FOREST_CARDS[card], K.MASKS[K.FOREST_MASK[card]]
    state = table({"seats.0.masks": dict.fromkeys(K.MASKS, 0), f"display.{name}": 1})
    play(state, "0 choose forest", "- roll 4", f"0 pick {name}")
    assert at(state, f"seats.0.masks.{mask}") == 1
    gains = [at(state, f"seats.0.{key}") for key in ("pearls", "mana", "tattoo")]
    treasure = (K.TREASURE_PEARLS[card], K.TREASURE_MANA[card], K.TREASURE_TATTOO[card])
    assert gains == [4 + treasure[0], 5 + treasure[1], treasure[2]]


def test_r20_a_collector_adds_a_card_and_one_more_good() -> None:
    own = {"seats.0.ready.collector": 2, "display.taro": 1}
    state = table(own)
    play(state, "0 choose forest", "- roll 4", "0 collector", "- reveal uru")
    assert "collector" not in moves(state)
    play(state, "0 pick collector")
    assert moves(state) == ["pass", "pick taro", "pick uru"]
    play(state, "0 pick uru")
    assert at(state, "seats.0.goods.uru") == 1
    assert at(state, "seats.0.used.collector") == 1
    assert at(state, "prices.uru") == 2


def test_r21_the_die_of_the_marae_is_for_shamans() -> None:
    state = table({"seats.1.ready.shaman": 3})
    play(state, "0 choose marae", "- roll 3")
    assert (turn(state), moves(state)) == ((1,), ["pass", "tattoo"])
    play(state, "1 tattoo")
    assert at(state, "seats.1.tattoo") == 1


def test_r22_offers_and_draws_at_the_marae() -> None:
    own = {"seats.0.goods.uru": 3, "seats.1.goods.uru": 2, "seats.1.hand": []}
    state = table(location("marae", "marae", own))
    play(state, "0 offer uru", "0 offer uru")
    assert moves(state) == ["done", "draw normal"]
    play(state, "0 done", "1 offer uru")
    assert "offer uru" not in moves(state)
    play(state, "1 draw normal", "- deal raa", "- deal raa", "- deal tohu", "1 keep raa")
    assert at(state, "seats.1.hand") == ["raa"]
    assert at(state, "discards.normal.raa") == at(state, "discards.normal.tohu") == 1
    assert moves(state) == ["done"]


@pytest.mark.parametrize(
    ("tattoo", "cards", "decks"),
    [
        (0, 3, ["normal"]),
        (2, 3, ["normal"]),
        (3, 3, ["forbidden", "normal"]),
        (5, 3, ["forbidden", "normal"]),
        (6, 5, ["forbidden", "normal"]),
        (9, 5, ["forbidden", "normal"]),
    ],
)
def test_r22_the_rank_decides_decks_and_cards(tattoo: int, cards: int, decks: list[str]) -> None:
    state = table(location("marae", "marae", {"seats.0.tattoo": tattoo}))
    assert moves(state) == ["done", *(f"draw {deck}" for deck in decks)]
    play(state, "0 draw normal")
    assert at(state, "todo.0.n") == cards


def test_r23_the_first_die_of_the_oyster_bank_is_for_pearl_divers() -> None:
    state = table({"seats.1.used.pearl_diver": 2})
    play(state, "0 choose oyster_bank", "- roll 2")
    assert [at(state, f"seats.{seat}.pearls") for seat in range(3)] == [4, 8, 4]


@pytest.mark.parametrize("face", [1, 2, 3, 4])
def test_r24_the_second_die_gives_pearls_to_all(face: int) -> None:
    state = table()
    play(state, "0 choose oyster_bank", "- roll 1", f"- roll {face}")
    assert [at(state, f"seats.{seat}.pearls") for seat in range(3)] == [
        7 + face,
        4 + face,
        4 + face,
    ]


def test_r25_priests_cost_two_or_five_pearls_and_the_kahuna_gets_one_free() -> None:
    state = table({"seats.1.pearls": 5})
    play(state, "0 choose path_of_the_gods", "0 train 1", "1 train 2")
    assert [at(state, f"seats.{seat}.priests") for seat in range(2)] == [2, 2]
    assert [at(state, f"seats.{seat}.pearls") for seat in range(2)] == [2, 0]


def test_r26_mana_for_priests_comes_when_all_have_trained() -> None:
    state = table({"seats.1.priests": 4})
    play(state, "0 choose path_of_the_gods", "0 train 0", "1 train 0")
    assert at(state, "seats.1.mana") == 5
    play(state, "2 train 1")
    assert [at(state, f"seats.{seat}.mana") for seat in range(3)] == [6, 9, 6]


def test_r27_masks_and_mirrors_may_be_given_but_none_that_is_coupled() -> None:
    own = {"seats.0.masks.mirror": 1, "seats.0.coupled.m05": 1}
    state = table(own)
    play(state, "0 choose neighbours")
    assert [m for m in moves(state) if "give" in m] == ["give m01", "give mirror"]
    play(state, "0 give mirror")
    assert at(state, "mask_market.mirror") == 1


def test_r28_only_who_gave_takes_and_without_treasure() -> None:
    state = table()
    play(state, "0 choose neighbours", "0 pass", "1 give m02", "2 pass", "0 pass")
    assert turn(state) == (1,)
    play(state, "1 take m07")
    assert (at(state, "seats.1.masks.m07"), at(state, "seats.1.pearls")) == (1, 4)
    assert at(state, "phase") == "choose"


def test_r29_the_kahuna_may_fulfil_a_task_after_his_own_taking() -> None:
    state = table()
    play(state, "0 choose neighbours", "0 give m01", "1 give m02", "2 pass", "0 take m08")
    assert (turn(state), "fulfil mana_4 4" in moves(state)) == ((0,), True)
    play(state, "0 fulfil mana_4 4")
    assert at(state, "seats.0.tokens") == ["mana_4"]
    assert turn(state) == (1,)


def test_r30_the_die_of_the_market_is_for_traders() -> None:
    state = table({"seats.2.ready.trader": 1})
    play(state, "0 choose market", "- roll 1")
    assert turn(state) == (2,)
    play(state, "2 take shaman")
    assert at(state, "seats.2.ready.shaman") == 1


def test_r31_sales_and_hirings_in_any_order() -> None:
    own = {"seats.0.goods.mahi_mahi": 3, "seats.0.pearls": 2}
    state = table(location("market", "market", own))
    play(state, "0 hire trader", "0 sell mahi_mahi 2", "0 hire shaman", "0 sell mahi_mahi 1")
    assert at(state, "seats.0.pearls") == 2 - 2 + 3 - 2 + 2
    assert at(state, "prices.mahi_mahi") == 1
    assert "sell mahi_mahi 1" not in moves(state)
    assert not [move for move in moves(state) if move.startswith("hire")]
    play(state, "0 trader uru")
    assert at(state, "prices.uru") == 5


def test_r31_the_marker_goes_down_when_the_bonus_is_done() -> None:
    state = table(location("market", "market", {"seats.0.goods.tiare": 1}))
    play(state, "0 sell tiare 2")
    assert at(state, "prices.tiare") == 2
    play(state, "0 take m04")
    assert (at(state, "prices.tiare"), at(state, "goods_market.tiare")) == (1, 2)


def test_r32_the_end_of_a_round() -> None:
    tiles = {"seats.1.tile": "marae", "seats.2.tile": "market", "display.uru": 1}
    state = table(tiles | {"start": 1, "tiles": ["forest", "neighbours", "oyster_bank"]})
    play(state, "0 choose oyster_bank", "- roll 1", "- roll 1")
    assert (at(state, "start"), at(state, "round"), at(state, "phase")) == (2, "c1", "dance")
    assert at(state, "tiles") == sorted(K.TILES)
    assert [at(state, f"seats.{seat}.tile") for seat in range(3)] == ["", "", ""]
    assert (at(state, "prices.uru"), sum(at(state, "display").values())) == (1, 0)
