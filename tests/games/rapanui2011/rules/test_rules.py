"""One test or more for each numbered rule of docs/games/rapanui2011.md, named after it."""

import re
from collections import Counter
from pathlib import Path

import pytest

from games.rapanui2011.rapanui2011_setup import (
    BUILDER,
    DECK,
    GAME,
    KINDS,
    LACKS,
    OFFERINGS,
    TYPES,
    Seat,
    all_cards,
    at,
    building,
    counts,
    down,
    each,
    moves,
    opening,
    play,
    play_on,
    scoring,
    set_up,
    table,
    told,
    up,
)
from vaka import CHANCE, Match, Rng
from vaka.core.game import places, winners
from vaka.games.rapanui2011 import parts

HERE = Path(__file__).parent
PAGE = (GAME.folder / "text" / "rules.md").read_text(encoding="utf-8")
NUMBERED = re.findall(r"^- \*\*([SRA][A-E]?\d+(?:\.\d+)?)\*\*", PAGE, re.MULTILINE)


# -- the numbers themselves ------------------------------------------------------------------------


def test_the_page_numbers_its_rules_without_gaps() -> None:
    rules = [f"S{i}" for i in range(1, 6)]
    rules += [f"RA{i}" for i in range(1, 5)] + [f"RB{i}" for i in range(1, 7)]
    rules += [f"RB5.{i}" for i in range(1, 4)] + [f"RC{i}" for i in range(1, 10)]
    rules += [f"RE{i}" for i in range(1, 6)] + [f"A{i}" for i in range(1, 24)]
    assert sorted(NUMBERED) == sorted(rules)


@pytest.mark.parametrize("key", parts.EVENTS.keys)
def test_every_rule_that_an_event_cites_is_on_the_page(key: str) -> None:
    assert parts.EVENTS.facts[parts.EVENTS.id(key)].rule in NUMBERED


@pytest.mark.parametrize("rule", NUMBERED)
def test_every_numbered_rule_has_a_test_of_its_name(rule: str) -> None:
    file = HERE / ("test_rulings.py" if rule.startswith("A") else "test_rules.py")
    name = rule.lower().replace(".", "_")
    found = re.findall(rf"^def test_{name}_[a-z]\w*\(", file.read_text("utf-8"), re.MULTILINE)
    assert found, f"{file.name} has no test_{name}_..."


# -- setup -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s1_seat_0_starts_and_the_others_follow_clockwise(seats: int) -> None:
    state = set_up(seats)
    order: list[int] = []
    for _ in range(seats + 1):
        order += GAME.turn(state)
        assert at(state, "phase") == "buy"
        active = at(state, "active")
        while at(state, "active") == active:
            seat = GAME.turn(state)[0]
            GAME.play(state, seat, GAME.moves(state, seat)[0])
    assert order == [*range(seats), 0]


@pytest.mark.parametrize("colour", LACKS)
def test_s2_a_colour_brings_a_lumberjack_lying_and_three_hunters_in_hand(colour: str) -> None:
    state = GAME.start(2)
    assert moves(state) == [f"colour {name}" for name in sorted(LACKS)]
    assert told(play(state, f"- colour {colour}")) == [f"S2 colour 0 {colour}"]
    assert each(state, "colour") == [colour, ""]
    assert at(state, "seats.0.display") == counts("1 lumberjack", TYPES)
    three = " ".join(f"1 {kind}" for kind in KINDS if kind != LACKS[colour])
    assert at(state, "seats.0.hand") == counts(three, TYPES)
    assert at(state, "colours") == sorted(LACKS.keys() - {colour})
    assert f"colour {colour}" not in moves(state)


def test_s2_colours_nobody_has_are_out_of_the_game() -> None:
    state = set_up(2)
    assert at(state, "colours") == ["violet", "yellow_green"]
    assert all_cards(state).total() == 50 + 2 * 4


def test_s3_sixteen_cards_are_dealt_into_four_columns_and_34_remain() -> None:
    state = GAME.start(2)
    play(state, "- colour red", "- colour violet")
    assert (at(state, "phase"), at(state, "column"), at(state, "pile")) == ("setup", 0, DECK)
    dealt = [TYPES[i % 7] for i in range(16)]
    for number, card in enumerate(dealt):
        assert at(state, "column") == number // 4
        by_name = dict(zip(GAME.moves(state, CHANCE), GAME.odds(state), strict=True))
        left = at(state, "pile")
        assert by_name == {f"deal {name}": left[name] for name in TYPES if left[name]}
        assert told(play(state, f"- deal {card}"))[0] == f"S3 deal {card} {number // 4}"
    assert at(state, "columns") == [dealt[i : i + 4] for i in (0, 4, 8, 12)]
    assert sum(at(state, "pile").values()) == 34
    assert (at(state, "phase"), at(state, "column")) == ("buy", -1)


@pytest.mark.parametrize(("seats", "pile"), [(2, 23), (3, 22), (4, 21)])
def test_s4_everyone_takes_one_offering_of_each_kind(seats: int, pile: int) -> None:
    assert at(GAME.start(seats), "supply") == dict.fromkeys(KINDS, OFFERINGS)
    state = set_up(seats)
    assert at(state, "supply") == dict.fromkeys(KINDS, pile)
    assert each(state, "offerings") == [dict.fromkeys(KINDS, 1)] * seats


@pytest.mark.parametrize(
    ("seats", "wood", "hunters", "lumberjacks"),
    [(2, [2, 3], 26, 14), (3, [2, 3, 4], 29, 15), (4, [2, 3, 4, 5], 32, 16)],
)
def test_s5_seats_start_with_wood_by_place_and_no_fame(
    seats: int, wood: list[int], hunters: int, lumberjacks: int
) -> None:
    state = set_up(seats)
    assert (each(state, "wood"), each(state, "fame")) == (wood, [0] * seats)
    cards = all_cards(state)
    assert sum(cards[kind] for kind in KINDS) == hunters
    assert cards["lumberjack"] == lumberjacks


# -- A: buy ----------------------------------------------------------------------------------------


def test_ra1_one_offering_may_be_bought_or_none() -> None:
    state = table(Seat(wood=20), Seat(), phase="buy")
    assert moves(state) == [*sorted(f"buy {kind}" for kind in KINDS), "pass"]
    other = state.copy()
    assert told(play(other, "0 pass")) == ["RA1 pass_buy 0"]
    assert (at(other, "phase"), at(other, "seats.0.wood")) == ("lay", 20)
    play(state, "0 buy fish")
    assert at(state, "phase") == "lay"
    assert not any(move.startswith("buy") for move in moves(state))


@pytest.mark.parametrize(("hunters", "price"), [(0, 5), (1, 4), (2, 3), (4, 1), (5, 0), (6, 0)])
def test_ra2_each_hunter_lying_makes_its_kind_one_wood_cheaper(hunters: int, price: int) -> None:
    lying = f"{hunters} fish"
    state = table(Seat(lying, hand="3 priest", wood=price), Seat(), phase="buy")
    assert told(play(state, "0 buy fish")) == [f"RA4 buy 0 fish {price}"]
    assert each(state, "wood") == [0, 0]
    if price:
        poor = table(Seat(lying, hand="3 priest", wood=price - 1), Seat(), phase="buy")
        assert moves(poor) == ["pass"]


def test_ra2_hunters_in_hand_and_of_other_kinds_do_not_lower_the_price() -> None:
    lying = Seat("2 fish 1 grain", hand="3 mulberry", wood=4)
    state = table(lying, Seat("3 sweet_potato"), phase="buy")
    assert moves(state) == ["buy fish", "buy grain", "pass"]


def test_ra3_a_sold_out_kind_cannot_be_bought() -> None:
    state = table(Seat("3 fish", wood=9), Seat(), phase="buy", supply="1 grain 2 mulberry")
    assert moves(state) == ["buy grain", "buy mulberry", "pass"]
    play(state, "0 buy grain")
    assert at(state, "supply") == counts("2 mulberry", KINDS)


def test_ra4_the_card_joins_the_offerings_and_the_wood_goes_to_the_supply() -> None:
    state = table(Seat(offerings="1 fish", wood=6), Seat(), phase="buy")
    assert told(play(state, "0 buy fish")) == ["RA4 buy 0 fish 5"]
    assert at(state, "seats.0.offerings") == counts("2 fish", KINDS)
    assert (at(state, "seats.0.wood"), at(state, "supply.fish")) == (1, 23)


def test_ra4_hunters_laid_later_in_the_turn_come_too_late() -> None:
    state = table(Seat(hand="3 fish", wood=4), Seat(), phase="buy")
    assert moves(state) == ["pass"]
    play(state, "0 pass", "0 lay fish 3")
    assert moves(state) == ["draw 0", "draw 1", "draw 2", "draw 3"]


# -- B: lay ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "wood", "legal"),
    [
        ("1 lumberjack 1 priest 1 moai", 7, ["lay lumberjack", "lay moai", "lay priest"]),
        ("2 lumberjack 1 fish", 9, ["lay fish 1", "lay lumberjack"]),
        ("2 fish 1 grain", 9, ["lay fish 1", "lay fish 2", "lay grain 1"]),
        ("3 mulberry", 9, ["lay mulberry 1", "lay mulberry 2", "lay mulberry 3"]),
        ("2 moai 1 sweet_potato", 7, ["lay moai", "lay sweet_potato 1"]),
    ],
)
def test_rb1_one_card_or_up_to_three_hunters_of_one_kind(
    hand: str, wood: int, legal: list[str]
) -> None:
    assert moves(table(Seat(hand=hand, wood=wood), Seat(), phase="lay")) == legal


@pytest.mark.parametrize(("cards", "wood"), [(1, 9), (2, 8), (3, 7)])
def test_rb1_hunters_cost_nothing_one_or_two_wood(cards: int, wood: int) -> None:
    state = table(Seat("2 fish", hand="3 fish", wood=9), Seat(hand="3 priest"), phase="lay")
    line = f"RB1 lay_hunters 0 fish {cards} {cards - 1}"
    assert told(play(state, f"0 lay fish {cards}")) == [line]
    assert at(state, "seats.0.wood") == wood
    assert at(state, "seats.0.display") == counts(f"{2 + cards} fish", TYPES)
    assert at(state, "seats.0.hand") == counts(f"{3 - cards} fish", TYPES)


@pytest.mark.parametrize(
    ("wood", "legal"),
    [
        (0, ["lay fish 1"]),
        (1, ["lay fish 1", "lay fish 2"]),
        (2, ["lay fish 1", "lay fish 2", "lay fish 3"]),
    ],
)
def test_rb2_what_cannot_be_paid_cannot_be_laid(wood: int, legal: list[str]) -> None:
    assert moves(table(Seat(hand="3 fish", wood=wood), Seat(), phase="lay")) == legal


def test_rb2_a_moai_needs_seven_wood_and_laying_cannot_be_left_out() -> None:
    state = table(Seat(hand="1 moai 1 priest 1 grain", wood=6), Seat(), phase="lay")
    assert moves(state) == ["lay grain 1", "lay priest"]
    assert "pass" not in moves(state)


def test_rb3_three_moais_and_too_little_wood_put_one_into_the_box() -> None:
    state = table(Seat(hand="3 moai", wood=6), Seat(offerings="1 fish"), phase="lay")
    assert moves(state) == ["discard moai"]
    assert told(play(state, "0 discard moai")) == ["RB3 discard 0"]
    assert (at(state, "phase"), at(state, "box_moais"), at(state, "stone")) == ("draw", 1, [])
    assert at(state, "seats.0.hand") == counts("2 moai", TYPES)
    assert (at(state, "seats.0.wood"), at(state, "seats.0.display.moai")) == (6, 0)


def test_rb3_with_seven_wood_three_moais_have_to_be_built() -> None:
    assert moves(table(Seat(hand="3 moai", wood=7), Seat(), phase="lay")) == ["lay moai"]


@pytest.mark.parametrize("card", ["lumberjack", "priest", "grain"])
def test_rb4_laying_anything_but_a_moai_has_no_effect_at_once(card: str) -> None:
    one = Seat("2 lumberjack", hand="1 lumberjack 1 priest 1 grain", offerings="1 fish", wood=3)
    state = table(one, Seat("1 priest", offerings="1 grain"), phase="lay")
    before = GAME.position(state)
    move = f"lay {card} 1" if card == "grain" else f"lay {card}"
    assert [line.split()[0] for line in told(play(state, f"0 {move}"))] == ["RB1"]
    before["seats"][0]["hand"][card] -= 1
    before["seats"][0]["display"][card] += 1
    assert GAME.position(state) == before | {"phase": "draw"}


# -- the sacrifice round ---------------------------------------------------------------------------


def test_rb5_a_moai_costs_seven_wood_and_calls_a_sacrifice_round_at_once() -> None:
    state = building(BUILDER, Seat(offerings="1 grain"))
    assert told(play(state, "0 lay moai")) == ["RB5 build 0 7"]
    assert (at(state, "seats.0.wood"), at(state, "seats.0.display.moai")) == (1, 1)
    assert (at(state, "phase"), at(state, "queue"), GAME.turn(state)) == ("sacrifice", [1], (1,))


def test_rb5_1_the_others_sacrifice_openly_clockwise_from_the_left() -> None:
    others = [Seat(offerings="1 fish 2 grain"), Seat(offerings="1 mulberry")]
    state = building(others[0], others[1], BUILDER, Seat(offerings="1 grain"), active=2)
    play(state, "2 lay moai")
    assert at(state, "queue") == [3, 0, 1]
    assert moves(state) == ["sacrifice grain"]
    play(state, "3 sacrifice grain")
    assert moves(state) == ["sacrifice fish", "sacrifice grain"]
    assert told(play(state, "0 sacrifice grain")) == ["RB5.1 sacrifice 0 grain"]
    play(state, "1 sacrifice mulberry")
    assert at(state, "stone") == [up("grain", 3), up("grain", 0), up("mulberry", 1)]
    assert at(state, "seats.0.offerings") == counts("1 fish 1 grain", KINDS)
    assert (at(state, "phase"), at(state, "queue")) == ("hide", [])


def test_rb5_1_who_has_no_offering_is_skipped() -> None:
    state = building(BUILDER, Seat(), Seat(offerings="1 fish"))
    assert told(play(state, "0 lay moai")) == ["RB5 build 0 7", "RB5.1 skip_sacrifice 1"]
    assert GAME.turn(state) == (2,)


def test_rb5_2_the_builder_lays_a_card_of_his_own_face_down_last() -> None:
    state = building(BUILDER, Seat(offerings="1 grain"))
    play(state, "0 lay moai", "1 sacrifice grain")
    assert moves(state) == ["hide fish", "hide grain"]
    assert told(play(state, "0 hide fish")) == ["RB5.2 hide 0", "RB5.2 hidden_kind 0 fish"]
    assert at(state, "stone") == [up("grain", 1), down("fish", 0, "1 fish 1 grain")]
    assert at(state, "seats.0.offerings") == counts("1 grain", KINDS)


def test_rb5_3_the_builder_adds_an_open_card_of_the_supply() -> None:
    state = building(BUILDER, Seat())
    play(state, "0 lay moai", "0 hide grain")
    assert moves(state) == sorted(f"add {kind}" for kind in KINDS)
    assert told(play(state, "0 add mulberry")) == ["RB5.3 add 0 mulberry"]
    assert at(state, "stone.1") == up("mulberry")
    assert at(state, "supply.mulberry") == 24
    assert (at(state, "phase"), GAME.turn(state)) == ("draw", (0,))


def test_rb6_only_the_top_of_the_stone_may_be_seen() -> None:
    state = building(BUILDER, Seat(offerings="1 grain"))
    play(state, "0 lay moai", "1 sacrifice grain", "0 hide fish", "0 add mulberry")
    closed = {"kind": "?", "face": "?", "from": -2, "limit": {}}
    for seat in (None, 0, 1):
        assert GAME.view(state, seat)["stone"] == [closed, closed, up("mulberry")]


# -- C: draw ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("held", [0, 1, 2])
def test_rc1_cards_are_drawn_until_three_are_in_hand(held: int) -> None:
    state = table(Seat(hand=f"{held} fish"), Seat())
    for drawn in range(3 - held):
        assert (at(state, "phase"), GAME.turn(state)) == ("draw", (0,))
        assert sum(at(state, "seats.0.hand").values()) == held + drawn
        assert moves(state) == ["draw 0", "draw 1", "draw 2", "draw 3"]
        front = at(state, "columns.3")[-1]
        assert told(play(state, "0 draw 3"))[0] == f"RC1 draw 0 {front} 3"
    assert at(state, "active") == 1
    assert sum(at(state, "seats.0.hand").values()) == 3


def test_rc1_the_card_just_laid_bare_may_be_drawn_next() -> None:
    state = table(Seat(hand="1 fish"), Seat(), columns=["moai priest grain"] + ["moai"] * 3)
    play(state, "0 draw 0", "0 draw 0")
    assert at(state, "seats.0.hand") == counts("1 fish 1 priest 1 grain", TYPES)
    assert at(state, "columns.0") == ["moai"]


def test_rc2_an_emptied_column_is_refilled_at_once_from_back_to_front() -> None:
    state = table(Seat(hand="1 fish"), Seat(), columns=["moai", "priest", "grain", "fish"])
    play(state, "0 draw 2")
    assert (at(state, "phase"), at(state, "column"), GAME.turn(state)) == ("refill", 2, (CHANCE,))
    events = play(state, "- deal moai", "- deal fish", "- deal priest", "- deal grain")
    assert told(events) == [f"RC2 refill {card} 2" for card in ("moai", "fish", "priest", "grain")]
    assert at(state, "columns.2") == ["moai", "fish", "priest", "grain"]
    assert (at(state, "phase"), at(state, "column"), GAME.turn(state)) == ("draw", -1, (0,))


def test_rc2_each_card_of_a_refill_is_as_likely_as_the_pile_has_copies() -> None:
    state = table(Seat(), Seat(), columns=["moai"] * 4, pile="3 fish 1 grain 5 priest")
    play(state, "0 draw 0")
    assert moves(state) == ["deal fish", "deal grain", "deal priest"]
    assert GAME.odds(state) == [3, 1, 5]


@pytest.mark.parametrize(
    ("pile", "deals"),
    [("1 fish 1 grain", ["grain", "fish"]), ("4 fish", ["fish"] * 4)],
    ids=["in mid-refill", "with the fourth card"],
)
def test_rc3_a_used_up_pile_ends_the_match_at_once(pile: str, deals: list[str]) -> None:
    columns = ["fish", "lumberjack", "moai", "priest"]
    state = table(Seat("1 fish", hand="2 moai"), Seat("2 fish"), columns=columns, pile=pile)
    before = GAME.position(state)["seats"]
    play(state, "0 draw 0")
    events = play(state, *(f"- deal {card}" for card in deals))
    assert told(events)[-2:] == [f"RC2 refill {deals[-1]} 0", "RC3 end"]
    assert (GAME.turn(state), at(state, "phase"), at(state, "mover")) == ((), "over", -1)
    assert (at(state, "columns.0"), at(state, "column")) == (deals, -1)
    before[0]["hand"]["fish"] += 1
    assert at(state, "seats") == before
    assert GAME.moves(state, 0) == GAME.moves(state, CHANCE) == []


def test_rc3_a_column_emptied_with_no_pile_left_ends_it_too() -> None:
    columns = ["fish", "lumberjack", "moai", "priest"]
    state = table(Seat(hand="1 moai"), Seat(), columns=columns, pile="")
    assert told(play(state, "0 draw 0")) == ["RC1 draw 0 fish 0", "RC3 end"]
    assert (at(state, "phase"), at(state, "columns.0")) == ("over", [])


# -- C: score --------------------------------------------------------------------------------------


def test_rc4_only_the_card_laid_bare_last_is_scored() -> None:
    columns = ["lumberjack fish", "priest grain", "moai", "moai"]
    state = table(Seat("1 lumberjack 1 priest", hand="1 moai"), Seat(), columns=columns)
    assert told(play(state, "0 draw 0")) == ["RC1 draw 0 fish 0"]
    events = play(state, "0 draw 1")
    assert told(events)[:2] == ["RC1 draw 0 grain 1", "RC4 score priest"]
    assert (at(state, "seats.0.wood"), at(state, "seats.0.fame")) == (0, 1)


def test_rc4_after_a_refill_its_fourth_card_is_scored() -> None:
    state = table(Seat("1 lumberjack"), Seat(), columns=["priest", "moai", "fish", "grain"])
    play(state, "0 draw 0", "- deal fish", "- deal moai", "- deal grain")
    events = play(state, "- deal lumberjack")
    assert told(events)[1] == "RC4 score lumberjack"
    assert each(state, "wood") == [1, 0]


@pytest.mark.parametrize(
    ("card", "key", "event"),
    [("lumberjack", "wood", "gain_wood"), ("priest", "fame", "gain_fame")],
)
def test_rc5_all_seats_score_the_cards_of_their_displays(card: str, key: str, event: str) -> None:
    state = scoring(card, f"1 {card}", f"2 {card}", f"2 {card}", "")
    events = play(state, "0 draw 0")
    assert told(events)[1:] == [
        f"RC4 score {card}",
        f"RC5 {event} 0 1",
        f"RC5 {event} 1 2",
        f"RC5 {event} 2 2",
        "RC9 turn 1",
    ]
    assert each(state, key) == [1, 2, 2, 0]


def test_rc5_cards_in_hand_bring_nothing() -> None:
    holding = Seat(hand="2 lumberjack"), Seat("1 lumberjack", hand="3 lumberjack")
    state = table(*holding, columns=["lumberjack priest", "moai", "fish", "grain"])
    play(state, "0 draw 0")
    assert each(state, "wood") == [0, 1]


@pytest.mark.parametrize("card", ["lumberjack", "priest"])
@pytest.mark.parametrize(
    ("lying", "yields", "bonus"),
    [
        ((1, 0, 0), [1, 0, 0], []),
        ((2, 1, 0), [3, 1, 0], ["RC6 bonus 0"]),
        ((2, 2, 1), [2, 2, 1], []),
        ((0, 1, 3), [0, 1, 4], ["RC6 bonus 2"]),
        ((1, 1, 1), [1, 1, 1], []),
    ],
)
def test_rc6_two_cards_and_strictly_the_most_bring_one_more(
    card: str, lying: tuple[int, ...], yields: list[int], bonus: list[str]
) -> None:
    state = scoring(card, *(f"{cards} {card}" for cards in lying))
    events = play(state, "0 draw 0")
    assert each(state, "wood" if card == "lumberjack" else "fame") == yields
    assert [line for line in told(events) if "bonus" in line] == bonus


def test_rc6_with_hunters_only_the_scored_kind_is_compared() -> None:
    state = scoring("grain", "2 grain", "1 grain 4 fish")
    assert "RC6 bonus 0" in told(play(state, "0 draw 0"))
    assert each(state, "offerings.grain") == [2, 1]
    assert each(state, "offerings.fish") == [0, 0]


def test_rc7_each_seat_with_moais_takes_fame_or_wood_for_all_of_them() -> None:
    state = scoring("moai", "1 moai", "", "3 moai")
    assert told(play(state, "0 draw 0"))[1:] == ["RC4 score moai"]
    assert (at(state, "phase"), at(state, "queue")) == ("moai", [0, 2])
    assert (at(state, "scored"), moves(state)) == ("moai", ["take fame", "take wood"])
    assert told(play(state, "0 take fame")) == ["RC7 take_moai_fame 0 1"]
    events = play(state, "2 take wood")
    assert told(events) == ["RC7 take_moai_wood 2 4", "RC6 bonus 2", "RC9 turn 1"]
    assert (each(state, "fame"), each(state, "wood")) == ([1, 0, 0], [0, 0, 4])
    assert (at(state, "phase"), at(state, "queue"), at(state, "scored")) == ("buy", [], "")


def test_rc7_nobody_is_asked_where_nobody_has_a_moai() -> None:
    state = scoring("moai", "1 priest", "1 lumberjack")
    assert told(play(state, "0 draw 0"))[1:] == ["RC4 score moai", "RC9 turn 1"]


def test_rc8_offerings_are_taken_from_the_active_seat_on_clockwise() -> None:
    columns = ["grain priest", "lumberjack", "moai", "fish"]
    seats = [Seat("1 grain"), Seat("3 grain"), Seat()]
    state = table(*seats, active=1, columns=columns)
    assert told(play(state, "1 draw 0"))[1:] == [
        "RC4 score grain",
        "RC8 gain_offerings 1 grain 2",
        "RC6 bonus 1",
        "RC8 gain_offerings 0 grain 1",
        "RC9 turn 2",
    ]
    assert (each(state, "offerings.grain"), at(state, "supply.grain")) == ([1, 2, 0], 22)


def test_rc8_a_card_due_from_an_empty_pile_may_be_replaced_by_another_kind() -> None:
    state = scoring("grain", "2 grain", "1 grain", "", supply="1 grain 1 fish 1 mulberry")
    events = play(state, "0 draw 0")
    assert told(events)[1:] == [
        "RC4 score grain",
        "RC8 gain_offerings 0 grain 1",
        "RC6 bonus 0",
    ]
    assert (at(state, "phase"), at(state, "owed")) == ("substitute", [[0, 1], [1, 1]])
    assert (at(state, "scored"), at(state, "queue")) == ("grain", [])
    assert moves(state) == ["pass", "take fish", "take mulberry"]
    assert told(play(state, "0 take fish")) == ["RC8 substitute 0 fish"]
    assert (GAME.turn(state), moves(state)) == ((1,), ["pass", "take mulberry"])
    assert told(play(state, "1 take mulberry")) == ["RC8 substitute 1 mulberry", "RC9 turn 1"]
    assert at(state, "seats.0.offerings") == counts("1 grain 1 fish", KINDS)
    assert at(state, "seats.1.offerings") == counts("1 mulberry", KINDS)


def test_rc8_two_missing_cards_are_two_choices() -> None:
    state = scoring("grain", "2 grain", "", supply="2 fish 1 mulberry")
    play(state, "0 draw 0")
    assert at(state, "owed") == [[0, 2]]
    play(state, "0 take fish")
    assert (at(state, "owed"), moves(state)) == ([[0, 1]], ["pass", "take fish", "take mulberry"])
    play(state, "0 take fish")
    assert (at(state, "phase"), at(state, "seats.0.offerings.fish")) == ("buy", 2)


@pytest.mark.parametrize(("active", "following"), [(0, 1), (1, 2), (2, 0)])
def test_rc9_the_next_seat_clockwise_takes_a_turn(active: int, following: int) -> None:
    state = table(Seat(), Seat(), Seat(), active=active)
    assert told(play(state, f"{active} draw 2"))[-1] == f"RC9 turn {following}"
    assert (at(state, "active"), GAME.turn(state)) == (following, (following,))
    assert at(state, "phase") == "buy"


# -- end -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_re1_the_ninth_emptied_column_ends_the_match_after_36_to_45_draws(seats: int) -> None:
    for seed in range(10):
        match, rng = Match(GAME, seats), Rng(seed)
        while not match.over:
            play_on(match, rng)
        keys = Counter(event.key for events in match.told for event in events)
        assert 36 <= keys["draw"] <= 45
        assert keys["refill"] == 34 == 8 * 4 + 2
        assert keys["colour"] + keys["deal"] + keys["refill"] == seats + 50
        assert keys["turn"] == keys["score"] + 1
        assert [event.key for event in match.told[-1]] == ["refill", "end"]
        assert sum(at(match.state, "pile").values()) == 0
        assert min(map(len, at(match.state, "columns"))) >= 1
        drew = [line.seat for line in match.lines if line.move.startswith("draw")]
        assert at(match.state, "active") == drew[-1]


def test_re2_fame_moais_wood_by_fives_and_offerings_make_the_total() -> None:
    first = Seat("2 moai", hand="", offerings="3 fish 1 mulberry 2 grain", wood=13, fame=11)
    second = Seat("1 moai", hand="", offerings="1 fish 3 mulberry 2 sweet_potato", wood=11, fame=15)
    kinds = ["fish"] * 5 + ["mulberry"] * 3 + ["sweet_potato"] * 3 + ["grain"]
    state = table(first, second, phase="over", stone=[up(kind) for kind in kinds])
    assert GAME.score(state) == [(34, 2, 13), (34, 1, 11)]


def test_re2_cards_in_hand_priests_and_lumberjacks_are_worth_nothing() -> None:
    poor = Seat("5 lumberjack 4 priest 3 fish", hand="3 moai")
    assert GAME.score(table(poor, Seat(), phase="over", stone=[up("fish", 0)])) == [(0, 0, 0)] * 2


@pytest.mark.parametrize(
    ("on_stone", "values"),
    [
        ((7, 4, 2, 1), (3, 2, 1, 0)),
        ((1, 2, 4, 7), (0, 1, 2, 3)),
        ((6, 6, 3, 1), (3, 3, 2, 1)),
        ((5, 4, 4, 2), (3, 2, 2, 1)),
        ((5, 2, 1, 1), (3, 2, 1, 1)),
        ((4, 4, 4, 2), (3, 3, 3, 2)),
        ((4, 1, 1, 1), (3, 2, 2, 2)),
        ((5, 5, 2, 2), (3, 3, 2, 2)),
        ((5, 2, 5, 2), (3, 2, 3, 2)),
        ((3, 3, 3, 3), (3, 3, 3, 3)),
    ],
)
def test_re3_kinds_are_ranked_by_their_cards_on_the_stone(
    on_stone: tuple[int, ...], values: tuple[int, ...]
) -> None:
    pairs = zip(KINDS, on_stone, strict=True)
    stone = [up(kind) for kind, count in pairs for _ in range(count)]
    owners = [Seat(hand="", offerings=f"1 {kind}") for kind in KINDS]
    state = table(*owners, phase="over", stone=stone)
    assert GAME.score(state) == [(value, 0, 0) for value in values]


def test_re3_open_hidden_and_supplied_cards_count_alike() -> None:
    stone = [up("fish", 1), down("grain", 0, "1 grain"), up("grain")]
    state = table(Seat(offerings="1 grain"), Seat(offerings="1 fish"), phase="over", stone=stone)
    assert GAME.score(state) == [(3, 0, 0), (2, 0, 0)]


def test_re4_an_empty_stone_makes_all_offerings_worthless() -> None:
    rich = Seat(offerings="9 fish 9 grain 9 mulberry 9 sweet_potato")
    assert GAME.score(table(rich, Seat(), phase="over")) == [(0, 0, 0), (0, 0, 0)]


def test_re5_most_fame_wins_then_moais_then_wood_then_it_is_shared() -> None:
    seats = [
        Seat("1 moai", hand="", wood=4),
        Seat(hand="", wood=4, fame=4),
        Seat(hand="", wood=3, fame=4),
        Seat(hand="", wood=4, fame=4),
    ]
    scores = GAME.score(table(*seats, phase="over"))
    assert scores == [(4, 1, 4), (4, 0, 4), (4, 0, 3), (4, 0, 4)]
    assert (winners(scores), places(scores)) == ((0,), [1, 2, 4, 2])
    assert winners(scores[1:]) == (0, 2)


def test_re5_the_score_before_the_end_is_that_of_an_end_now() -> None:
    match = opening()
    # mulberry and grain lie on the stone: worth 3, the others 2
    assert match.score() == [(4 + 2 + 2 + 3, 1, 1), (2 * 2 + 3 + 2, 0, 1)]
