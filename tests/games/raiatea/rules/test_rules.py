"""One test or more for each numbered rule of docs/games/raiatea.md: setup and general rules."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from games.raiatea.raiatea_setup import (
    EMPTY_STATUE,
    GAME,
    Changes,
    at,
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
from vaka.games.raiatea.events import EVENTS

HERE = Path(__file__).parent
PAGE = (GAME.folder / "text" / "rules.md").read_text(encoding="utf-8")
NUMBERED = re.findall(r"^- \*\*([SRVEA]\d+)\*\*", PAGE, re.MULTILINE)


# -- the numbers themselves ------------------------------------------------------------------------


def test_the_page_numbers_its_rules_without_gaps() -> None:
    counts = {"S": 10, "R": 49, "V": 3, "E": 5, "A": 53}
    assert sorted(NUMBERED) == sorted(f"{k}{i}" for k, n in counts.items() for i in range(1, n + 1))


@pytest.mark.parametrize("key", EVENTS.keys)
def test_every_rule_that_an_event_cites_is_on_the_page(key: str) -> None:
    assert EVENTS.facts[EVENTS.id(key)].rule in NUMBERED


@pytest.mark.parametrize("rule", NUMBERED)
def test_every_numbered_rule_has_a_test_of_its_name(rule: str) -> None:
    files = ["test_rules", "test_locations", "test_ceremonies", "test_rulings"]
    text = "".join((HERE / f"{name}.py").read_text("utf-8") for name in files)
    assert re.search(rf"^def test_{rule.lower()}_[a-z]\w*\(", text, re.MULTILINE)


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
