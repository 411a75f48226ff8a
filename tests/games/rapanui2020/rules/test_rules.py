"""Every numbered rule of Rapa Nui 2020, one test or more each."""

import pytest

import vaka
from games.rapanui2020.rapanui2020_setup import (
    GAME,
    field,
    figures,
    legal,
    play,
    refused,
    resources,
    table,
    told,
)
from vaka.core.game import winners
from vaka.games.rapanui2020 import chart
from vaka.games.rapanui2020 import parts as K

STYLING = {"c4": "D", "d4": "T"}  # a way from the Pukao Quarry B4 to D4
ONE_STATUE = {"d4": "small"}


def dealt(seats: int, **options: str) -> vaka.State:
    """Return the position after chance has dealt, always the first tile it can."""
    state = GAME.start(seats, options)
    while GAME.turn(state) == (-1,):
        GAME.play(state, -1, GAME.moves(state, -1)[0])
    return state


# -- components (C) --------------------------------------------------------------------------------


def test_c1_moai_pukao_and_figures() -> None:
    state = GAME.start(4)
    assert field(state, "moai") == {"small": 8, "medium": 7, "large": 6}
    assert field(state, "pukao") == 20
    assert [field(state, f"seats.{seat}.villagers") for seat in range(4)] == [4] * 4


def test_c2_one_of_each_resource_and_no_more_than_eight() -> None:
    assert resources(GAME.start(2), 1) == (1, 1, 1, 1)
    assert K.CAP == 8


def test_c3_offerings_fall_in_value_with_one_pair_each() -> None:
    stacks = field(GAME.start(3), "stacks")
    for values in stacks.values():
        assert len(values) == 4
        assert values == sorted(values, reverse=True)
        assert len(set(values)) == 3
    assert sum(len(values) for values in field(GAME.start(3), "outstanding").values()) == 7


def test_c4_twenty_nine_ahu_tiles() -> None:
    assert sum(field(GAME.start(3), "bag").values()) == 29


@pytest.mark.parametrize("improvement", K.IMPROVEMENTS)
def test_c5_improvements_cost_what_is_printed(improvement: str) -> None:
    number = K.IMPROVEMENTS.index(improvement)
    state = table(phase="place", own={"T": {"resources": (3, 3, 3, 3)}})
    play(state, f"build {improvement}")
    paid = [3, 3, 3, 3]
    paid[number] -= K.BUILD_PRICE[number]
    assert resources(state, 0) == tuple(paid)


@pytest.mark.parametrize(("board", "ahu", "land"), [("b2", 17, 16), ("b34", 21, 19)])
def test_c7_every_space_can_be_reached_and_every_coast_has_ahu(
    board: str, ahu: int, land: int
) -> None:
    spaces = chart.spaces(board)
    assert len(chart.ahu_spaces(board)) == ahu
    assert len(chart.land(board)) == land
    found = {chart.crater(board)}
    for _ in spaces:
        found |= {space for space in spaces if any(chart.adjacent(space, old) for old in found)}
    assert found == set(spaces)
    for space in set(chart.ahu_spaces(board)):
        assert len(chart.printed(board, space)) == 1
        assert sum(chart.adjacent(space, other) for other in spaces) < 4


def test_c7_neighbours_share_a_side() -> None:
    assert chart.adjacent("c1", "d1")
    assert chart.adjacent("e3", "e2")
    assert not chart.adjacent("e3", "d2")
    assert not chart.adjacent("g3", "a4")


def test_c8_columns_have_so_many_places() -> None:
    state = table(phase="place", quarry=("TTDMM", "", ""))
    assert legal(state, "carve") == ["carve 2", "carve 3"]


# -- setup (S) -------------------------------------------------------------------------------------


def test_s1_the_seats_decide_the_side() -> None:
    assert [field(GAME.start(seats), "board") for seats in (2, 3, 4)] == ["b2", "b34", "b34"]
    assert field(GAME.start(3), "seats.0.chief") == "village"


def test_s2_everybody_begins_alike() -> None:
    seats = field(GAME.start(4), "seats")
    assert seats == [seats[0]] * 4
    assert (seats[0]["sorcerer"], seats[0]["rongorongo"]) == (1, 1)


def test_s3_each_ahu_gets_a_tile_by_chance() -> None:
    state = GAME.start(3)
    moves, odds = GAME.moves(state, -1), GAME.odds(state)
    assert dict(zip(moves, odds, strict=True))["tile rest"] == 4
    events = play(state, "tile rest", "tile gain_favor")
    assert told(events, "tile") == [("rest", "c1"), ("gain_favor", "d1")]
    state = dealt(3)
    assert all(slot["tile"] for slot in field(state, "slots"))
    assert sum(field(state, "bag").values()) == 8


def test_s4_stacks_and_outstanding_tiles_are_open() -> None:
    view = GAME.view(GAME.start(3), None)
    assert view["stacks"]["hut"] == [8, 7, 6, 6]
    assert view["outstanding"]["necklace"] == [14]


def test_s5_seat_0_is_first() -> None:
    state = dealt(4)
    assert (field(state, "order"), GAME.turn(state)) == ([0, 1, 2, 3], (0,))


def test_s6_neutral_figures_carry() -> None:
    state = table(island={"f3": "T"}, own={"T": {"moai": "small"}})
    play(state, "load small")
    assert field(state, "now.route") == ["e3"]


def test_s7_two_seats_play_with_fewer_pieces() -> None:
    state = GAME.start(2)
    assert field(state, "moai") == {"small": 6, "medium": 6, "large": 5}
    assert field(state, "stacks.chicken") == [10, 9, 8]
    assert field(state, "outstanding.chicken") == [11, 11]


def test_s8_two_seats_draft_two_tiles_each() -> None:
    state = dealt(2)
    assert sum(field(state, "display").values()) == 12
    movers = []
    while field(state, "phase") == "draft":
        movers.append(GAME.turn(state)[0])
        play(state, legal(state)[0])
    assert movers == [1, 0, 1, 0]
    owned = [field(state, f"seats.{seat}.tiles") for seat in range(2)]
    assert [sum(tiles.values()) for tiles in owned] == [2, 2]
    assert all(count <= 1 for tiles in owned for count in tiles.values())
    assert sum(field(state, "box").values()) == 8
    assert (field(state, "round"), GAME.turn(state)) == (1, (0,))


def test_s9_the_first_game_has_fewer_tiles_and_no_tablets() -> None:
    state = GAME.start(4, {"variant": "first_game"})
    assert sum(field(state, "bag").values()) == 21
    assert field(state, "bag.change_jobs") == 0
    assert [field(state, f"seats.{seat}.rongorongo") for seat in range(4)] == [0] * 4


# -- in general (G) --------------------------------------------------------------------------------


def test_g1_a_round_has_three_phases() -> None:
    state = dealt(3)
    phases: list[str] = []
    while field(state, "round") == 1:
        if not phases or phases[-1] != field(state, "phase"):
            phases.append(field(state, "phase"))
        forced = legal(state, "done", "drop") or legal(state, "place", "sorcerer")
        play(state, forced[0])
    assert phases == ["place", "sculpt", "haul"]


def test_g2_all_phases_run_in_the_order_of_the_totems() -> None:
    state = table(order=(2, 0, 1), seat=2)
    for mover in (2, 0, 1):
        assert GAME.turn(state) == (mover,)
        play(state, "drop")
    assert (field(state, "phase"), GAME.turn(state)) == ("place", (2,))


def test_g3_free_actions_only_in_the_own_turn() -> None:
    state = table(phase="place", own={"D": {"tiles": "barter", "resources": (8, 0, 0, 0)}})
    assert legal(state, "play") == []
    play(state, "place c1")
    assert legal(state, "play") == ["play barter"]
    play(state, "play barter", "give reeds", "get wood", "build fervent")
    assert GAME.turn(state) == (1,)


def test_g4_what_goes_beyond_the_row_is_lost() -> None:
    state = table(island={"f3": "T"}, own={"T": {"moai": "large", "resources": (5, 0, 0, 0)}})
    events = play(state, "load large", "step f3", legal_erection(state), "gain reeds")
    assert resources(state, 0) == (8, 0, 0, 0)
    assert told(events, "lost") == [(0, "reeds", 2)]


def legal_erection(state: vaka.State) -> str:
    """Return an erection that will be possible on F3."""
    slots = field(state, "slots")
    tile = next(slot["tile"] for slot in slots if slot["space"] == "f3" and slot["tile"])
    return f"erect {tile}"


def test_g5_three_improvements_at_their_exact_price() -> None:
    state = table(phase="place", own={"T": {"resources": (2, 2, 2, 3)}})
    play(state, "build fervent", "build artistic")
    assert refused(state, "build fervent") == "already_built"
    play(state, "build chief")
    assert refused(state, "build popular") == "three_built"
    assert resources(state, 0) == (0, 0, 2, 0)


def test_g6_used_tiles_go_to_the_box() -> None:
    state = table(island={"e4": "t"}, own={"T": {"tiles": "rest rest take_your_pick"}})
    play(state, "play rest", "stand e4")
    assert field(state, "box.rest") == 1
    assert field(state, "seats.0.tiles.rest") == 1
    assert field(state, "seats.0.tiles.take_your_pick") == 1


# -- phase 1 (P1) ----------------------------------------------------------------------------------


def test_p1_1_seats_place_in_turn_until_all_have_placed() -> None:
    state = dealt(3)
    movers = []
    while field(state, "phase") == "place":
        movers.append(GAME.turn(state)[0])
        play(state, legal(state, "place", "sorcerer")[0])
    assert movers == [0, 1, 2] * 5


def test_p1_2_figures_are_villagers_sorcerer_and_a_built_chief() -> None:
    state = table(phase="place", seat=2, own={"M": {"built": "chief popular"}})
    assert field(state, "seats.2.villagers") == 5
    assert "chief 1" in legal(state)
    assert "sorcerer 3" in legal(state)


def test_p1_3_a_villager_goes_where_no_other_seat_is() -> None:
    state = table(phase="place", island={"c3": "DD", "d3": "T"})
    assert refused(state, "place c3") == "space_held"
    assert refused(state, "place e3") == "neutral_space"
    play(state, "place d3")
    assert figures(state, "d3") == (0, 2, 0)


def test_p1_4_a_villager_takes_a_free_place_of_a_column() -> None:
    state = table(phase="place", quarry=("", "", "DDM"))
    assert refused(state, "carve 3") == "column_full"
    play(state, "carve 2")
    assert field(state, "quarry.1") == [1, 0, 0]


def test_p1_5_the_sorcerer_takes_a_free_star() -> None:
    state = table(phase="place", seat=2, stars=(-1, 0, -1))
    assert legal(state, "sorcerer") == ["sorcerer 1", "sorcerer 3", "sorcerer 4"]
    play(state, "sorcerer 1")
    assert field(state, "stars") == [2, 0, -1, -1]


def test_p1_6_the_first_seat_may_not_lead_with_its_first_figure() -> None:
    state = table(phase="place")
    assert refused(state, "sorcerer 1") == "not_first_star"
    play(state, "place c1", "sorcerer 2", "place d1")
    assert "sorcerer 1" in legal(state)


def test_p1_7_the_chief_needs_no_place() -> None:
    state = table(phase="place", quarry=("TDDMM", "", ""), own={"T": {"built": "chief"}})
    play(state, "chief 1")
    assert field(state, "seats.0.chief") == "col1"
    assert field(state, "quarry.0") == [1, 2, 2]


def test_p1_8_a_figure_bought_in_phase_1_is_placed_in_it() -> None:
    state = table(phase="place", own={"T": {"resources": (0, 0, 2, 3)}})
    play(state, "build popular", "build chief")
    assert field(state, "seats.0.villagers") == 5
    assert "chief 2" in legal(state)
    later = table(phase="sculpt", own={"T": {"resources": (0, 0, 0, 3)}})
    play(later, "build chief")
    assert field(later, "now.free") == [0, 0, 0]
    assert field(later, "seats.0.chief") == "hand"


# -- phase 2 (P2) ----------------------------------------------------------------------------------


def test_p2_1_totems_follow_the_sorcerers() -> None:
    state = table(phase="place", stars=(-1, 2, -1, 1), quarry=("TTTD", "DDD", "MMM"))
    while field(state, "seats.0.sorcerer"):
        play(state, (legal(state, "sorcerer") or legal(state, "place"))[-1])
    while field(state, "phase") == "place":
        events = play(state, legal(state, "place")[-1])
    assert field(state, "stars") == [-1, 2, 0, 1]
    assert (field(state, "order"), GAME.turn(state)) == ([2, 0, 1], (2,))
    assert told(events, "order") == [(2, 2, 1), (3, 0, 2), (4, 1, 3)]


def test_p2_2_free_actions_for_sculptors_come_before_the_first_moai() -> None:
    state = table(phase="sculpt", quarry=("TT", "", ""), own={"T": {"tiles": "chip_in chip_in"}})
    play(state, "play chip_in", "column 2", "take medium")
    assert refused(state, "play chip_in") == "other_window"


def test_p2_3_sets_of_columns_make_sizes() -> None:
    own = {"T": {"built": "chief popular", "chief": "col3"}}
    state = table(phase="sculpt", quarry=("TTT", "TT", ""), own=own)
    assert legal(state) == ["done", "take large", "take medium", "take small"]
    play(state, "take large", "take medium", "take small")
    assert legal(state) == ["done"]
    assert field(state, "seats.0.moai") == {"small": 1, "medium": 1, "large": 1}


def test_p2_4_a_missing_size_makes_room_for_smaller_ones_only() -> None:
    larges = {"c1": "large", "d1": "large", "b2": "large large", "e2": "large large"}
    state = table(phase="sculpt", quarry=("T", "T", "T"), erected=larges)
    assert legal(state, "take") == ["take medium", "take small"]
    assert refused(state, "take large") == "none_left"


def test_p2_5_without_the_first_columns_nothing_or_small_ones() -> None:
    assert legal(table(phase="sculpt", quarry=("", "T", "T")), "take") == []
    assert legal(table(phase="sculpt", quarry=("T", "", "T")), "take") == ["take small"]


def test_p2_6_moai_taken_are_seen_by_all() -> None:
    state = table(phase="sculpt", quarry=("T", "", ""))
    play(state, "take small")
    assert GAME.view(state, 1)["seats"][0]["moai"]["small"] == 1


# -- phase 3 (P3) ----------------------------------------------------------------------------------


def test_p3_1_one_transport_or_dropping_out() -> None:
    state = table(island={"f3": "TT"}, own={"T": {"moai": "small small"}})
    play(state, "load small", "step f3", legal_erection(state), "gain reeds", "end", "drop")
    assert GAME.turn(state) == (2,)
    play(state, "drop")
    assert GAME.turn(state) == (0,)
    play(state, "drop")
    assert field(state, "phase") == "place"


def test_p3_2_the_route_leads_over_figures() -> None:
    state = table(island={"d3": "M", "d4": "d", "c4": "T", "c5": "T"}, own={"T": {"moai": "small"}})
    play(state, "load small")
    assert legal(state) == ["step d3"]
    play(state, "step d3", "step d4", "step c4")
    assert legal(state) == ["step c5"]


def test_p3_3_others_are_paid_once_for_a_space() -> None:
    state = table(island={"d3": "MMm", "d4": "T"}, own={"T": {"moai": "small"}})
    events = play(state, "load small", "step d3", "step d4")
    assert told(events, "income") == [(2, "reeds", "d3")]
    assert resources(state, 2) == (2, 1, 1, 1)


def test_p3_4_erecting_takes_the_tile_and_brings_resources() -> None:
    own = {"T": {"moai": "large"}}
    state = table(island={"d4": "T", "e4": "D"}, ahu={"d4": "rest barter"}, own=own)
    events = play(state, "load large", "step e4", "step d4", "erect barter", "gain eggs")
    assert resources(state, 0) == (1, 6, 1, 1)
    assert field(state, "seats.0.tiles.barter") == 1
    assert figures(state, "d4") == (0, 0, 1)
    assert told(events, "erect") == [(0, "large", "d4", "barter")]


def test_p3_4_fervent_raises_everything() -> None:
    own = {"T": {"moai": "medium", "built": "fervent", "tiles": "take_two_more"}}
    state = table(island={"e4": "T"}, ahu={"e4": "rest barter"}, own=own)
    play(state, "load medium", "step e4", "erect rest", "play take_two_more")
    assert legal(state, "gain") == ["gain eggs", "gain reeds"]
    play(state, "gain eggs")
    assert resources(state, 0) == (1, 6, 1, 1)


def test_p3_5_tired_figures_carry_but_do_not_erect() -> None:
    own = {"T": {"moai": "small"}, "D": {"moai": "small"}}
    state = table(island={"f3": "t", "g3": "D"}, own=own)
    assert refused(state, "load small") == "no_erecting_place"
    play(state, "drop", "load small", "step f3")
    assert resources(state, 0) == (2, 1, 1, 1)


def test_p3_6_any_moai_without_pukao_can_be_styled() -> None:
    state = table(island=STYLING, erected=ONE_STATUE, own={"T": {"resources": (4, 0, 0, 0)}})
    play(state, "load pukao", "step c4", "step d4", "style")
    assert figures(state, "d4") == (0, 0, 1)
    assert field(state, "pukao") == 19
    assert resources(state, 1) == (2, 1, 1, 1)


def test_p3_6_the_first_moai_without_pukao_is_styled() -> None:
    own = {"T": {"resources": (4, 0, 0, 0)}}
    state = table(island=STYLING, erected={"d4": "small^ large"}, own=own)
    play(state, "load pukao", "step c4", "step d4", "style")
    on_d4 = [slot for slot in field(state, "slots") if slot["space"] == "d4"]
    assert [slot["pukao"] for slot in on_d4] == [1, 1]
    assert field(state, "pukao") == 18


def styling(*built: str, **own: object) -> vaka.State:
    """Return a position in which a Pukao has just been set."""
    mine = {"built": " ".join(built), **own}
    state = table(island=STYLING, erected=ONE_STATUE, own={"T": mine})
    play(state, "load pukao", "step c4", "step d4", "style")
    return state


@pytest.mark.parametrize(
    ("held", "offering", "value"),
    [
        ((4, 0, 0, 0), "hut", 8),
        ((0, 4, 0, 0), "chicken", 10),
        ((1, 1, 1, 1), "hatchet", 11),
        ((0, 0, 4, 0), "boat", 12),
        ((0, 0, 0, 4), "necklace", 14),
    ],
)
def test_p3_7_each_offering_has_its_price(held: tuple[int, ...], offering: str, value: int) -> None:
    state = styling(resources=held)
    play(state, f"offer {offering}")
    while field(state, "now.stage") == "spend":
        play(state, legal(state)[0])
    assert resources(state, 0) == (0, 0, 0, 0)
    expected = [{"type": offering, "value": value, "outstanding": 0}]
    assert field(state, "seats.0.offerings") == expected


def test_p3_8_units_count_as_lower_ones() -> None:
    assert legal(styling(resources=(0, 0, 2, 2)), "offer") == [
        "offer boat",
        "offer chicken",
        "offer hatchet",
        "offer hut",
    ]
    assert legal(styling(resources=(0, 0, 4, 0)), "offer") == [
        "offer boat",
        "offer chicken",
        "offer hut",
    ]


def test_p3_9_artistic_skimp_and_take_your_pick_together() -> None:
    state = styling("artistic", resources=(0, 0, 2, 0), tiles="skimp take_your_pick")
    assert legal(state) == ["play skimp"]
    play(state, "play skimp")
    assert "offer outstanding necklace" in legal(state)
    play(state, "offer outstanding necklace", "spend wood", "spend wood")
    assert field(state, "seats.0.offerings") == [
        {"type": "necklace", "value": 14, "outstanding": 1}
    ]
    assert field(state, "outstanding.necklace") == []


def test_p3_9_two_reeds_are_no_reduced_hatchet() -> None:
    state = styling(resources=(2, 0, 0, 0), tiles="skimp")
    play(state, "play skimp")
    assert legal(state) == ["offer hut"]


def test_p3_10_no_styling_without_an_exchange() -> None:
    state = table(island=STYLING, erected=ONE_STATUE, own={"T": {"resources": (3, 0, 0, 0)}})
    assert refused(state, "load pukao") == "cannot_pay_any"


# -- the end of a round (RE) -----------------------------------------------------------------------


def test_re1_moai_that_were_not_erected_go_back() -> None:
    state = table(dropped="DM", own={"T": {"moai": "large small"}})
    events = play(state, "drop")
    assert field(state, "moai") == {"small": 8, "medium": 7, "large": 6}
    assert told(events, "returned") == [(0, 2)]


def test_re2_all_figures_come_home_fresh() -> None:
    own = {"T": {"built": "chief popular"}}
    island = {"f3": "tTT*", "a3": "T"}
    state = table(island=island, quarry=("T", "", ""), dropped="DM", stars=(-1, 1, 2), own=own)
    play(state, "drop")
    assert field(state, "seats.0.villagers") == 5
    assert (field(state, "seats.0.sorcerer"), field(state, "seats.0.chief")) == (1, "hand")
    assert all(there["seat"] == -1 for there in field(state, "island").values())


def test_re3_the_next_round_has_the_present_order() -> None:
    state = table(order=(1, 2, 0), dropped="DM", seat=0)
    play(state, "drop")
    assert (field(state, "round"), field(state, "order"), GAME.turn(state)) == (3, [1, 2, 0], (1,))


# -- Ahu tiles and the tablet (T) ------------------------------------------------------------------


def test_t1_rest_lets_a_figure_work_again() -> None:
    state = table(island={"e4": "t", "f3": "d"}, own={"T": {"moai": "small", "tiles": "rest"}})
    play(state, "play rest")
    assert legal(state) == ["stand e4"]
    play(state, "stand e4")
    assert "load small" in legal(state)


def test_t2_barter_three_for_three() -> None:
    state = table(own={"T": {"resources": (3, 2, 7, 0), "tiles": "barter"}})
    play(state, "play barter")
    assert legal(state) == ["give reeds", "give wood"]
    play(state, "give reeds")
    assert resources(state, 0) == (3, 2, 7, 0)
    assert legal(state) == ["get eggs", "get pearls", "get wood"]
    play(state, "get wood")
    assert resources(state, 0) == (0, 2, 8, 0)


def test_t3_several_chip_in_add_up() -> None:
    state = table(phase="sculpt", own={"T": {"tiles": "chip_in chip_in chip_in"}})
    for column in (1, 2, 3):
        play(state, "play chip_in", f"column {column}")
    assert "take large" in legal(state)
    assert field(state, "quarry") == [[0, 0, 0]] * 3


def test_t4_the_sorcerer_sculpts_or_carries() -> None:
    state = table(phase="sculpt", island={"c1": "D"}, own={"T": {"tiles": "change_jobs"}})
    play(state, "play change_jobs")
    assert refused(state, "to c1") == "space_held"
    assert {"column 1", "to d1"} <= set(legal(state))
    play(state, "column 1", "take small", "done", "done", "done")
    assert field(state, "stars") == [-1, 1, 2, -1]
    assert field(state, "order") == [0, 1, 2]


def test_t4_a_carrying_sorcerer_tires() -> None:
    own = {"T": {"tiles": "change_jobs", "moai": "small"}}
    state = table(ahu={"f3": "rest skimp"}, own=own)
    play(state, "play change_jobs", "to f3", "load small", "step f3", "erect rest", "gain reeds")
    assert figures(state, "f3") == (0, 0, 1)


def test_t5_a_sculptor_or_the_chief_lends_a_hand() -> None:
    own = {"T": {"tiles": "lend_a_hand", "built": "chief", "chief": "col2", "moai": "small"}}
    state = table(quarry=("T", "T", ""), own=own)
    play(state, "play lend_a_hand")
    assert legal(state) == ["lift chief", "lift sculptor"]
    play(state, "lift sculptor")
    assert field(state, "quarry") == [[1, 0, 0], [1, 0, 0], [0, 0, 0]]
    play(state, "to f3")
    assert field(state, "quarry") == [[1, 0, 0], [0, 0, 0], [0, 0, 0]]
    assert field(state, "seats.0.moai.small") == 1


def test_t6_the_tile_just_taken_counts_at_once() -> None:
    own = {"T": {"moai": "small", "tiles": "take_two_more"}}
    state = table(island={"e4": "T"}, ahu={"e4": "take_three_more rest"}, own=own)
    play(state, "load small", "step e4", "erect take_three_more")
    play(state, "play take_three_more", "play take_two_more", "gain reeds")
    assert resources(state, 0) == (7, 1, 1, 1)


def test_t7_the_tablet_is_any_tile_once() -> None:
    state = table(tablets="T", own={"T": {"resources": (3, 0, 0, 0)}})
    assert refused(state, "copy take_your_pick") == "never_used"
    play(state, "copy barter", "give reeds", "get pearls")
    assert field(state, "seats.0.rongorongo") == 0
    assert sum(field(state, "box").values()) == 0
    assert refused(state, "copy barter") == "no_tablet"


# -- the end (E) -----------------------------------------------------------------------------------


def full(empty: int, seats: int = 3) -> vaka.State:
    """Return a position before the last drop of a round with so many empty ahu."""
    board = K.BOARDS[int(seats > 2)]
    counts = zip(K.SIZES, K.MOAI_COUNT[int(seats > 2)], strict=True)
    moai = [size for size, count in counts for _ in range(count)]
    spaces = chart.ahu_spaces(board)[: len(moai) - empty]
    erected: dict[str, str] = {}
    for space, size in zip(spaces, moai, strict=False):
        erected[space] = f"{erected.get(space, '')} {size}".strip()
    return table(seats, erected=erected, dropped="DMO"[: seats - 1])


@pytest.mark.parametrize(("seats", "limit"), [(2, 3), (3, 3), (4, 4)])
def test_e1_the_round_that_leaves_few_ahu_empty_is_the_last(seats: int, limit: int) -> None:
    state = full(limit, seats)
    play(state, "drop")
    assert (field(state, "phase"), field(state, "truncated")) == ("over", 0)
    state = full(limit + 1, seats)
    play(state, "drop")
    assert field(state, "phase") == "place"


def test_e2_points() -> None:
    own = {"T": {"resources": (2, 0, 1, 3), "tiles": "gain_favor rest", "built": "fervent"}}
    state = table(tablets="T", erected={"d4": "small^", "e4": "small^"}, own=own)
    assert GAME.score(state) == [(6 + 3 + 3,), (4,), (4 + 8 + 7,)]


def test_e3_a_tie_is_shared() -> None:
    state = full(3)
    play(state, "drop")
    assert GAME.score(state) == [(4,), (4,), (4,)]
    assert winners(GAME.score(state)) == (0, 1, 2)
