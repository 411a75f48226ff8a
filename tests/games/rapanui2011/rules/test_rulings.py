"""One test or more for each ruling of docs/games/rapanui2011.md, named after it."""

import pytest

from games.rapanui2011.rapanui2011_setup import (
    BUILDER,
    COLUMNS,
    GAME,
    KINDS,
    LACKS,
    TYPES,
    Seat,
    at,
    building,
    counts,
    each,
    moves,
    play,
    play_on,
    scoring,
    set_up,
    table,
    told,
    up,
)
from vaka import Match, Rng
from vaka.core.game import winners


def test_a1_each_colour_left_is_equally_likely_for_each_seat() -> None:
    state = GAME.start(4)
    for left in (4, 3, 2, 1):
        assert GAME.odds(state) == [1] * left
        play(state, f"- {moves(state)[0]}")
    assert at(state, "active") == 0


def test_a2_every_colour_starts_with_another_three_hunters() -> None:
    state = set_up(4)
    hands = {
        colour: {kind for kind in KINDS if hand[kind]}
        for colour, hand in zip(each(state, "colour"), each(state, "hand"), strict=True)
    }
    assert hands == {colour: set(KINDS) - {lacking} for colour, lacking in LACKS.items()}
    assert {sum(hand.values()) for hand in each(state, "hand")} == {3}


def test_a3_the_front_of_a_column_is_its_last_card_for_every_seat() -> None:
    for active in (0, 1):
        state = table(Seat(), Seat(), active=active)
        for number, column in enumerate(COLUMNS):
            front = column.split()[-1]
            drawn = told(play(state.copy(), f"{active} draw {number}"))[0]
            assert drawn == f"RC1 draw {active} {front} {number}"


def test_a4_cards_further_back_are_open_to_all_but_cannot_be_taken() -> None:
    state = table(Seat(), Seat())
    for seat in (None, 0, 1):
        assert GAME.view(state, seat)["columns"] == [column.split() for column in COLUMNS]
    assert moves(state) == [f"draw {number}" for number in range(4)]


def test_a5_the_fourth_card_of_a_refill_lies_in_front_and_is_scored() -> None:
    columns = ["moai", "lumberjack", "priest", "fish"]
    state = table(Seat("1 priest 1 lumberjack"), Seat(), columns=columns)
    play(state, "0 draw 0", "- deal lumberjack", "- deal fish", "- deal lumberjack")
    assert "RC4 score priest" in told(play(state, "- deal priest"))
    assert at(state, "columns.0") == ["lumberjack", "fish", "lumberjack", "priest"]
    assert (at(state, "seats.0.fame"), at(state, "seats.0.wood")) == (1, 0)


def test_a6_three_moais_may_spend_their_wood_on_an_offering() -> None:
    state = table(Seat(hand="3 moai", wood=7), Seat(), phase="buy")
    other = state.copy()
    play(state, "0 buy fish")
    assert moves(state) == ["discard moai"]
    play(other, "0 pass")
    assert moves(other) == ["lay moai"]


@pytest.mark.parametrize("hand", ["2 moai 1 priest", "1 moai 2 grain", "3 fish"])
def test_a7_no_moai_is_put_away_by_choice(hand: str) -> None:
    assert "discard moai" not in moves(building(Seat(hand=hand), Seat()))


def test_a8_a_builder_without_offerings_still_adds_the_supply_card() -> None:
    state = building(Seat(hand="1 moai 2 priest", wood=7), Seat(offerings="1 fish"))
    play(state, "0 lay moai")
    assert told(play(state, "1 sacrifice fish"))[1:] == ["RB5.1 skip_sacrifice 0"]
    assert (at(state, "phase"), GAME.turn(state)) == ("add", (0,))
    play(state, "0 add grain")
    assert at(state, "stone") == [up("fish", 1), up("grain")]


def test_a9_the_supply_card_comes_from_a_pile_that_has_cards() -> None:
    state = building(BUILDER, Seat(), supply="1 grain")
    play(state, "0 lay moai", "1 sacrifice fish", "0 hide fish")
    assert moves(state) == ["add grain"]


@pytest.mark.parametrize("hidden", [True, False])
def test_a9_with_an_empty_supply_no_card_is_added(hidden: bool) -> None:
    builder = BUILDER if hidden else Seat(hand="1 moai 2 priest", wood=7)
    state = building(builder, Seat(), supply="")
    play(state, "0 lay moai", "1 sacrifice fish")
    if hidden:
        play(state, "0 hide fish")
    assert (at(state, "phase"), GAME.turn(state)) == ("draw", (0,))


def test_a10_wood_and_fame_are_counters_that_never_run_out() -> None:
    columns = ["lumberjack priest", "moai", "fish", "grain"]
    rich = [Seat("2 lumberjack", wood=164, fame=90), Seat("1 lumberjack", wood=164, fame=90)]
    state = table(*rich, columns=columns)
    play(state, "0 draw 0")
    assert each(state, "wood") == [167, 165]
    assert GAME.position(GAME.restore(GAME.position(state))) == GAME.position(state)


def test_a10_no_match_needs_more_than_the_printed_tiles() -> None:
    for seed in range(12):
        match, rng = Match(GAME, 2 + seed % 3), Rng(seed)
        while not match.over:
            play_on(match, rng)
            if match.over or at(match.state, "phase") == "buy":
                assert sum(each(match.state, "fame")) <= 86
                assert sum(each(match.state, "wood")) <= 148


def test_a11_moai_choices_are_open_and_clockwise_from_the_active_seat() -> None:
    seats = [Seat("1 moai"), Seat("1 moai"), Seat("1 moai")]
    state = table(*seats, active=1, columns=["moai fish", "priest", "fish", "grain"])
    play(state, "1 draw 0")
    assert at(state, "queue") == [1, 2, 0]
    for seat in (None, 0, 1, 2):
        assert GAME.view(state, seat)["queue"] == [1, 2, 0]
    events = play(state, "1 take wood", "2 take fame", "0 take wood")
    assert [event.hears for event in events] == [None] * len(events)


def test_a12_a_seat_takes_yield_and_bonus_before_the_next_is_served() -> None:
    state = scoring("fish", "2 fish", "1 fish", "", supply="2 fish 1 grain")
    play(state, "0 draw 0")
    assert at(state, "seats.0.offerings") == counts("2 fish", KINDS)
    assert at(state, "owed") == [[1, 1]]


def test_a13_a_substitute_may_be_refused() -> None:
    state = scoring("fish", "1 fish", "", supply="1 grain")
    play(state, "0 draw 0")
    assert moves(state) == ["pass", "take grain"]
    assert told(play(state, "0 pass")) == ["A13 pass_substitute 0", "RC9 turn 1"]
    assert (at(state, "supply.grain"), at(state, "seats.0.offerings.grain")) == (1, 0)


def test_a13_passing_gives_up_one_card_of_two() -> None:
    state = scoring("fish", "2 fish", "", supply="1 grain")
    play(state, "0 draw 0", "0 pass")
    assert at(state, "owed") == [[0, 1]]
    play(state, "0 take grain")
    assert at(state, "seats.0.offerings") == counts("1 grain", KINDS)


def test_a13_with_all_piles_empty_there_is_no_substitute() -> None:
    state = scoring("fish", "2 fish", "1 fish", supply="")
    assert told(play(state, "0 draw 0"))[-1] == "RC9 turn 1"
    assert (at(state, "phase"), at(state, "owed"), at(state, "scored")) == ("buy", [], "")
    assert at(state, "seats.0.offerings") == counts("", KINDS)


def test_a13_cards_still_owed_lapse_with_the_last_card_of_the_supply() -> None:
    state = scoring("fish", "2 fish", "1 fish", "", supply="1 grain")
    play(state, "0 draw 0")
    assert at(state, "owed") == [[0, 2], [1, 1]]
    assert told(play(state, "0 take grain")) == ["RC8 substitute 0 grain", "RC9 turn 1"]
    assert (at(state, "phase"), at(state, "owed"), at(state, "scored")) == ("buy", [], "")


def test_a14_an_end_between_two_draws_leaves_the_hand_short() -> None:
    columns = ["fish", "moai", "priest", "grain"]
    state = table(Seat(hand="1 moai"), Seat(), columns=columns, pile="2 fish")
    play(state, "0 draw 0", "- deal fish", "- deal fish")
    assert (GAME.turn(state), at(state, "active")) == ((), 0)
    assert at(state, "seats.0.hand") == counts("1 moai 1 fish", TYPES)


@pytest.mark.parametrize(
    ("stone", "values"),
    [
        (["fish"] * 3, [3, 2, 2, 2]),
        (["fish", "mulberry"] * 2, [3, 3, 2, 2]),
        (["grain", "grain", "fish"], [2, 1, 1, 3]),
    ],
)
def test_a15_a_kind_that_is_not_on_the_stone_is_ranked_like_any_other(
    stone: list[str], values: list[int]
) -> None:
    owners = [Seat(offerings=f"1 {kind}") for kind in KINDS]
    state = table(*owners, phase="over", stone=[up(kind) for kind in stone])
    assert [score[0] for score in GAME.score(state)] == values


def test_a16_the_tie_break_counts_all_wood() -> None:
    state = table(Seat(wood=10, fame=1), Seat(wood=4, fame=3), phase="over")
    scores = GAME.score(state)
    assert scores == [(3, 0, 10), (3, 0, 4)]
    assert winners(scores) == (0,)


def test_a17_hands_are_secret_at_the_table_but_not_to_memory() -> None:
    state = table(Seat(), Seat(), phase="buy")
    assert [own["hand"] for own in GAME.view(state, 0)["seats"]] == [
        counts("3 fish", TYPES),
        {"?": 3},
    ]
    assert [own["hand"] for own in GAME.view(state, 0, recall=True)["seats"]] == each(state, "hand")


@pytest.mark.parametrize("lying", [0, 2, 4])
def test_a18_hunters_already_lying_do_not_raise_the_price(lying: int) -> None:
    state = building(Seat(f"{lying} fish", hand="2 fish 1 moai", wood=1), Seat())
    play(state, "0 lay fish 2")
    assert (at(state, "seats.0.wood"), at(state, "seats.0.display.fish")) == (0, lying + 2)


def test_a19_four_hunters_bring_one_offering_and_the_bonus() -> None:
    state = scoring("grain", "4 grain", "")
    play(state, "0 draw 0")
    assert at(state, "seats.0.offerings") == counts("2 grain", KINDS)


def test_a20_everyone_starts_with_one_offering_of_every_kind() -> None:
    state = GAME.start(3)
    play(state, "- colour red")
    assert at(state, "seats.0.offerings") == dict.fromkeys(KINDS, 1)
    assert moves(state)[0].startswith("colour")


@pytest.mark.parametrize("colour", LACKS)
def test_a21_there_are_four_start_cards(colour: str) -> None:
    state = GAME.start(2)
    play(state, f"- colour {colour}")
    cards = [*at(state, "seats.0.hand").values(), *at(state, "seats.0.display").values()]
    assert sum(cards) == 4


def test_a22_what_is_laid_this_turn_counts_in_its_scoring() -> None:
    columns = ["moai fish", "lumberjack priest", "fish", "grain fish"]
    state = building(Seat(hand="1 moai 1 lumberjack 1 grain", wood=7), Seat(), columns=columns)
    built, laid, hunting = state.copy(), state.copy(), state.copy()
    play(built, "0 lay moai", "0 add fish", "0 draw 0")
    assert (at(built, "phase"), at(built, "queue")) == ("moai", [0])
    play(laid, "0 lay lumberjack", "0 draw 1")
    assert at(laid, "seats.0.wood") == 8
    play(hunting, "0 lay grain 1", "0 draw 3")
    assert at(hunting, "seats.0.offerings.grain") == 1


def test_a23_everybody_sees_the_moai_that_goes_into_the_box() -> None:
    state = building(Seat(hand="3 moai"), Seat(), box_moais=1)
    (event,) = play(state, "0 discard moai")
    assert (event.rule, event.hears) == ("RB3", None)
    assert [GAME.view(state, seat)["box_moais"] for seat in (None, 0, 1)] == [2, 2, 2]
