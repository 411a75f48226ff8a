"""One test or more for each numbered rule of docs/games/raiatea.md, named after it."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from games.raiatea.raiatea_table import (
    EMPTY_STATUE,
    GAME,
    Changes,
    at,
    blessing,
    ceremony,
    location,
    moves,
    performing,
    play,
    points,
    position,
    raising,
    table,
    turn,
)
from vaka import CHANCE, Illegal, Rng
from vaka.games.raiatea import parts as K

HERE = Path(__file__).parent
PAGE = (HERE.parents[2] / "docs" / "games" / "raiatea.md").read_text(encoding="utf-8")
NUMBERED = re.findall(r"^- \*\*([SRVEA]\d+)\*\*", PAGE, re.MULTILINE)


# -- the numbers themselves ------------------------------------------------------------------------


def test_the_page_numbers_its_rules_without_gaps() -> None:
    counts = {"S": 10, "R": 49, "V": 3, "E": 5, "A": 50}
    assert sorted(NUMBERED) == sorted(f"{k}{i}" for k, n in counts.items() for i in range(1, n + 1))


@pytest.mark.parametrize("key", K.EVENTS.keys)
def test_every_rule_that_an_event_cites_is_on_the_page(key: str) -> None:
    assert K.EVENTS.facts[K.EVENTS.id(key)].rule in NUMBERED


@pytest.mark.parametrize("rule", NUMBERED)
def test_every_numbered_rule_has_a_test_of_its_name(rule: str) -> None:
    file = HERE / ("test_rulings.py" if rule.startswith("A") else "test_rules.py")
    found = re.findall(
        rf"^def test_{rule.lower()}_[a-z]\w*\(", file.read_text("utf-8"), re.MULTILINE
    )
    assert found, f"{file.name} has no test_{rule.lower()}_..."


@pytest.mark.parametrize("ritual", range(K.RITUAL_COUNT))
def test_the_page_lists_every_ritual_with_its_cost_and_kind(ritual: int) -> None:
    kind = ("black", "blue", "brown", "burgundy")[K.KIND[ritual]]
    assert f"| `{K.RITUALS[ritual]}` | {K.COST[ritual]} | {kind} |" in PAGE


# -- setup -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_s1_everybody_starts_with_five_mana_and_four_pearls(seats: int) -> None:
    state = GAME.start(seats)
    assert [at(state, f"seats.{seat}.mana") for seat in range(seats)] == [5] * seats
    assert [at(state, f"seats.{seat}.pearls") for seat in range(seats)] == [4] * seats


def test_s2_seat_0_has_the_start_figure_and_chooses_first() -> None:
    state = table(seats=5)
    assert at(state, "start") == 0
    assert turn(state) == (0,)


def test_s3_all_six_tiles_lie_on_the_board() -> None:
    assert at(table(), "tiles") == sorted(K.TILES)


def test_s4_markets_and_prices_are_laid_out() -> None:
    state = table()
    assert at(state, "helper_market") == dict.fromkeys(K.HELPERS, 6)
    assert at(state, "goods_market") == dict.fromkeys(K.GOODS, 1)
    assert at(state, "prices") == dict.fromkeys(K.GOODS, 2)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_s5_everybody_gets_a_start_mask_without_treasure(seats: int) -> None:
    state = GAME.start(seats)
    assert GAME.odds(state) == [1] * 8
    for seat in range(seats):
        play(state, f"- {moves(state)[-1]}")
        assert sum(at(state, f"seats.{seat}.masks").values()) == 1
    assert sum(at(state, "mask_market").values()) == 8 - seats
    assert at(state, "seats.0.pearls") == 4


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_s6_the_display_has_one_card_more_than_there_are_seats(seats: int) -> None:
    state = table(seats=seats)
    assert sum(at(state, "display").values()) == seats + 1
    assert sum(at(state, "forest").values()) == 72 - seats - 1


def test_s7_all_tracks_start_at_nought_and_the_bag_is_empty() -> None:
    state = table()
    assert at(state, "round") == "a1"
    assert at(state, "bag") == 0
    assert [at(state, f"seats.{seat}.tattoo") for seat in range(3)] == [0, 0, 0]
    assert [at(state, f"seats.{seat}.priests") for seat in range(3)] == [0, 0, 0]


def test_s8_fifteen_tokens_lie_on_each_statue_and_only_the_first_is_open() -> None:
    state = table()
    rows = at(state, "statues")
    assert [[len(row) for row in statue] for statue in rows] == [[1, 2, 3, 4, 5]] * 3
    assert ["?" in str(statue) for statue in rows] == [False, True, True]
    assert [sum(bag.values()) for bag in at(state, "tokens")] == [9, 23, 21]


@pytest.mark.parametrize(
    ("seats", "kept"), [(3, [2, 2, 2]), (4, [1, 2, 2, 2]), (5, [2, 2, 2, 2, 4])]
)
def test_s9_everybody_draws_five_rituals_and_keeps_some(seats: int, kept: list[int]) -> None:
    state = table(seats=seats)
    assert [len(at(state, f"seats.{seat}.hand")) for seat in range(seats)] == kept
    drawn = 5 * seats + (5 if seats == 5 else 0)
    assert sum(at(state, "discards.normal").values()) == drawn - sum(kept)


def test_s9_all_keep_at_the_same_time() -> None:
    state = GAME.start(3)
    while turn(state) == (CHANCE,):
        play(state, f"- {moves(state)[0]}")
    assert turn(state) == (0, 1, 2)
    play(state, f"2 {moves(state, 2)[0]}", f"2 {moves(state, 2)[0]}")
    assert turn(state) == (0, 1)


def test_s10_the_first_ceremonial_order_is_that_of_the_seats() -> None:
    assert at(table(seats=5), "order") == [0, 1, 2, 3, 4]


# -- in general ------------------------------------------------------------------------------------


def rounds_played(seats: int) -> list[str]:
    """Return the rounds of a random match."""
    state = GAME.start(seats)
    rng = Rng(seats)
    found = [at(state, "round")]
    while state.turn != -2:
        seat = turn(state)[0]
        legal = moves(state, seat)
        play(state, f"{'-' if seat < 0 else seat} {legal[rng.below(len(legal))]}")
        if at(state, "round") != found[-1]:
            found.append(at(state, "round"))
    return found


@pytest.mark.parametrize(
    ("seats", "rounds"),
    [
        (3, "setup a1 c1 a2 a3 c2 a4 a5 a6 c3 end"),
        (4, "setup a1 c1 a2 a3 c2 a4 a5 c3 end"),
        (5, "setup a1 c1 a2 a3 c2 a4 c3 end"),
    ],
)
def test_r1_rounds_follow_the_track_for_the_number_of_seats(seats: int, rounds: str) -> None:
    assert rounds_played(seats) == rounds.split()


def test_r2_cards_go_to_the_market_of_their_sort() -> None:
    display = {"display.collector": 1, "display.uru": 1, "display.m09a": 1, "display.mirror": 1}
    state = table(display)
    play(state, "0 choose forest", "- roll 4", "0 pass", "1 pass", "2 pass")
    assert at(state, "helper_market.collector") == 7
    assert at(state, "goods_market.uru") == 2
    assert at(state, "mask_market.m09") == at(state, "mask_market.mirror") == 1


@pytest.mark.parametrize(("price", "lower", "higher"), [(1, 1, 2), (3, 2, 4), (5, 4, 5)])
def test_r3_markers_follow_the_goods_market_within_their_track(
    price: int, lower: int, higher: int
) -> None:
    changes = {"prices.uru": price, "seats.0.goods.uru": 1}
    state = table(location("marae", "marae", changes))
    play(state, "0 offer uru")
    assert at(state, "prices.uru") == lower
    taken = performing("te_fatu", changes)
    play(taken, "0 take uru")
    assert at(taken, "prices.uru") == higher


def test_r3_a_good_picked_from_the_display_moves_no_marker() -> None:
    state = table({"display.taro": 1})
    play(state, "0 choose forest", "- roll 4", "0 pick taro")
    assert at(state, "prices.taro") == 2


def test_r4_an_empty_forest_deck_is_made_of_the_goods_market() -> None:
    empty = {"forest": dict.fromkeys(K.FOREST_CARDS, 0), "goods_market.uru": 3}
    state = table(empty | {"goods_market.taro": 2, "goods_market.tiare": 0})
    play(state, "0 choose forest", "- roll 4", "0 pass", "1 pass", "2 pass")
    assert moves(state) == ["reveal taro", "reveal uru"]
    assert GAME.odds(state) == [1, 2]
    assert at(state, "goods_market") == {"uru": 1, "taro": 1, "mahi_mahi": 1, "tiare": 0}
    assert at(state, "prices") == dict.fromkeys(K.GOODS, 2)
    play(state, "- reveal uru", "- reveal uru", "- reveal taro")
    assert turn(state) == (0,)  # the display stays short
    assert sum(at(state, "display").values()) == 3


def test_r5_an_empty_ritual_deck_is_made_of_its_discards() -> None:
    forbidden = [r for i, r in enumerate(K.RITUALS) if K.BACK[i] == K.FORBIDDEN]
    few = {"seats.0.tattoo": 3, "decks.forbidden": dict.fromkeys(forbidden, 0) | {"oro": 1}}
    state = table(location("marae", "marae", few | {"discards.forbidden.maui": 1}))
    play(state, "0 draw forbidden", "- deal oro")
    assert moves(state) == ["deal maui"]
    assert at(state, "discards.forbidden.maui") == 0
    play(state, "- deal maui")
    assert moves(state) == ["keep maui", "keep oro"]  # two cards are all there are


def test_r6_there_is_no_limit_for_what_one_has() -> None:
    much = {"seats.0.pearls": 90, "seats.0.hand": sorted(K.RITUALS[:30]), "seats.0.used.trader": 9}
    state = table(much)
    play(state, "0 choose oyster_bank", "- roll 4", "- roll 4")
    assert at(state, "seats.0.pearls") == 97


def test_r7_only_the_choice_of_a_tile_cannot_be_declined() -> None:
    state = table()
    assert {move.split()[0] for move in moves(state)} == {"choose"}
    play(state, "0 choose neighbours")
    assert "pass" in moves(state)


def test_r8_free_actions_are_part_of_every_menu() -> None:
    own: Changes = {"seats.0.masks.mirror": 1, "seats.0.ready.shaman": 1, "seats.0.priests": 2}
    own |= {"seats.0.hand": ["tino_rua", "tohu"]}
    free = {"couple m01", "shaman tino_rua"}
    for changes in (
        {},
        location("forest_1", "forest"),
        location("marae", "marae"),
        location("path", "path_of_the_gods"),
        location("give", "neighbours"),
        location("take", "neighbours", {"gave": [0]}),
        location("market", "market"),
        raising(EMPTY_STATUE),
    ):
        assert free <= set(moves(table(own | changes)))
        assert "shaman tohu" not in moves(table(own | changes))


@pytest.mark.parametrize(
    "begin",
    [["choose forest", "- roll 4", "0 pick collector"], ["choose path_of_the_gods", "0 train 1"]],
    ids=["pick", "train"],
)
def test_r8_free_actions_are_asked_once_more_after_the_action(begin: list[str]) -> None:
    own = {"seats.0.masks.mirror": 2, "seats.0.masks.m02": 1}
    state = table(own)
    play(state, f"0 {begin[0]}", *begin[1:])
    assert moves(state) == ["couple m01", "couple m02", "done"]
    play(state, "0 couple m01")
    assert moves(state) == ["couple m02", "done"]
    play(state, "0 done")
    assert turn(state) == (1,)


def test_r8_free_actions_are_asked_once_more_after_a_swap() -> None:
    state = table({"seats.1.masks.mirror": 1, "seats.1.masks.m05": 1})
    play(state, "0 choose neighbours", "0 pass", "1 give m02", "2 pass", "0 pass", "1 take m04")
    assert moves(state) == ["couple m04", "couple m05", "done"]


def test_r9_a_ritual_is_done_as_far_as_possible_and_cannot_be_declined() -> None:
    state = performing("hiro", {"goods_market": {"uru": 1, "taro": 0, "mahi_mahi": 0, "tiare": 0}})
    assert moves(state) == ["take uru"]
    play(state, "0 take uru")
    assert at(state, "todo") == []
    assert at(state, "discards.normal.hiro") == at(table(), "discards.normal.hiro") + 1


def test_r10_the_first_arrival_on_field_nine_performs_a_ritual_free() -> None:
    own = {"seats.0.tattoo": 8, "seats.0.goods.uru": 2, "seats.0.hand": ["pere", "tohu"]}
    state = table(location("marae", "marae", own))
    play(state, "0 offer uru")
    assert moves(state) == ["pass", "perform pere", "perform tohu"]
    play(state, "0 perform tohu", "0 offer uru")
    assert at(state, "seats.0.tattoo") == 9
    assert at(state, "seats.0.tahua") is True
    assert "perform pere" not in moves(state)


def test_r11_two_masks_or_a_mask_and_a_mirror_are_a_pair() -> None:
    own = {"seats.0.masks.m05": 2, "seats.0.ready.collector": 3}
    assert points(table(own)) == [3, 0, 0]
    assert points(table({"seats.0.coupled.m05": 1, "seats.0.ready.collector": 3})) == [3, 0, 0]
    assert points(table({"seats.0.masks.mirror": 2, "seats.0.ready.collector": 3})) == [0, 0, 0]
    coupled = {"seats.0.coupled.m05": 1, "seats.0.masks.m05": 1, "seats.0.used.collector": 3}
    assert points(table(coupled)) == [3, 0, 0]  # the twin that comes later is a single mask


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


# -- always ----------------------------------------------------------------------------------------


def all_rituals(position: dict[str, Any]) -> Counter[str]:
    """Count every ritual card in every place of a position."""
    found: Counter[str] = Counter()
    place: dict[str, Any] = position
    for key in ("decks", "discards"):
        for counts in place[key].values():
            found.update(counts)
    for own in place["seats"]:
        for key in ("hand", "drawn", "bagged", "front"):
            found.update(own[key])
    found.update(card["ritual"] for card in place["row"])
    steps = place["todo"]
    found.update(step["ritual"] for step in steps if step["do"] == "discard")
    return +found


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("tane", [False, True])
def test_cards_and_tokens_are_conserved_in_every_position_of_a_match(
    seats: int, tane: bool
) -> None:
    state = GAME.start(seats, {"tane": tane})
    rng = Rng(7 * seats + tane)
    designs = K.RITUALS if tane else K.RITUALS[: K.FIRST_TANE]
    while state.turn != -2:
        now = GAME.position(state)
        assert all_rituals(now) == Counter(dict.fromkeys(designs, 2))
        assert small_cards(now) == 108
        assert tokens(now) == 68
        seat = turn(state)[0]
        legal = state.moves(seat)
        if seat < 0:
            state.draw(rng)
        else:
            state.play(legal[rng.below(len(legal))], seat)


def small_cards(position: dict[str, Any]) -> int:
    """Count goods, helpers and masks in every place."""
    total = 0
    for key in ("forest", "display", "goods_market", "helper_market", "mask_market"):
        total += sum(position[key].values())
    for own in position["seats"]:
        total += sum(sum(own[key].values()) for key in ("goods", "ready", "used", "masks"))
        total += 2 * sum(own["coupled"].values())
    return total


def tokens(position: dict[str, Any]) -> int:
    """Count tokens: bags hold those face down as well."""
    rows = [row for statue in position["statues"] for row in statue]
    total: int = sum(name != "?" for row in rows for name in row)
    for bag in position["tokens"]:
        total += sum(bag.values())
    for own in position["seats"]:
        total += len(own["tokens"])
    return total


def test_an_illegal_move_changes_nothing() -> None:
    state = table()
    before = state.fields()
    for line in ("0 choose nowhere", "1 choose forest", "0 pass", "- roll 1"):
        with pytest.raises(Illegal):
            play(state, line)
    assert state.fields() == before
    assert position() == GAME.position(state)
