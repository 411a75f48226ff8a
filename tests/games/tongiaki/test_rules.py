"""Every numbered rule and ruling of Tongiaki, one test or more each."""

import pytest

import vaka
from tests.games.tongiaki.boards import (
    CLOSED,
    GAME,
    NORTH,
    ROYAL_RING,
    field,
    legal,
    play,
    position,
    refused,
    ships,
    stock,
    table,
    told,
)
from vaka.core.game import winners
from vaka.games.tongiaki import parts as K

# -- components (section 1) ------------------------------------------------------------------------


def test_1_1_fifteen_ships_of_six_colours() -> None:
    assert stock(GAME.start(6)) == [15] * 6
    assert [seat["colour"] for seat in field(GAME.start(6), "seats")] == list(K.COLOURS)


def test_1_2_thirty_one_tiles_in_the_pile_and_tonga_on_the_table() -> None:
    state = GAME.start(3)
    assert len(field(state, "pile")) == 31
    assert field(state, "board") == {"tonga": [0, 0, 0]}


def test_1_4_edges_turn_with_the_tile() -> None:
    # Samoa northeast of Tonga has its crest towards Tonga, and its pier 5 then points south
    state = table(tiles={"samoa": (1, -1, 1)}, samoa="- | - | BBBB", tonga="-|Y|-|-|-|-")
    play(state, "expand samoa", "place samoa 0", "place samoa 1", "place samoa 2", "sail samoa 5")
    assert (field(state, "cell"), field(state, "heading")) == ([1, 0], 0)


def test_1_5_tonga_has_a_beach_of_three_berths_at_each_edge() -> None:
    assert K.BERTHS[:6] == (3, 3, 3, 3, 3, 3)
    assert K.PIER_EDGE[:6] == (0, 1, 2, 3, 4, 5)


def test_1_6_paths_cross_without_joining() -> None:
    for far in K.FAR_EDGE:
        assert all(far[far[edge]] == edge != far[edge] for edge in range(6))


def test_1_7_a_path_may_lead_back_to_its_island() -> None:
    # two bends in the same sense: from Tonga north, round to the northeast edge of Tonga
    tiles = {"water_l": (0, -1, 0), "water_n": (1, -1, 2)}
    state = table(tiles=tiles, tonga="Y|-|-|BB|-|-")
    play(state, "expand tonga", "place tonga 1", "place tonga 3")
    events = play(state, "sail tonga 3")
    assert told(events, "cross") == [("water_l", 0, 5, 0), ("water_n", 0, 5, 0)]
    assert (field(state, "phase"), field(state, "island")) == ("land", "tonga")


# -- setup (section 2) -----------------------------------------------------------------------------


def test_2_4_two_rounds_and_one_berth_of_each_beach_stays_free() -> None:
    state = GAME.start(2)
    for seat, beach in ((0, 0), (1, 0), (0, 1), (1, 2)):
        assert (field(state, "phase"), field(state, "active")) == ("setup", seat)
        play(state, f"place tonga {beach}")
    assert field(state, "phase") == "turn"
    assert ships(state, "tonga") == "BY | B | Y | - | - | -"
    state = GAME.start(3)
    play(state, "place tonga 4", "place tonga 4")
    assert refused(state, "place tonga 4") == "setup_berth"


def test_2_5_seat_0_takes_the_first_turn_with_thirteen_ships_in_stock() -> None:
    state = GAME.start(6)
    while field(state, "phase") == "setup":
        play(state, legal(state)[0])
    assert (field(state, "active"), field(state, "quiet"), stock(state)) == (0, 0, [13] * 6)
    assert ships(state, "tonga") == "BY | GO | RP | BY | GO | RP"


# -- R1 turn ---------------------------------------------------------------------------------------


def test_r1_1_one_of_expansion_royal_island_or_colonisation() -> None:
    state = table(tiles=NORTH, samoa="B|-|-", tonga="B|Y|-|-|-|-")
    assert legal(state) == ["colonise", "expand samoa", "expand tonga", "king samoa"]


def test_r1_2_between_turns_no_beach_is_full() -> None:
    for seed in range(20):
        rng = vaka.Rng(seed)
        state = GAME.start(2 + seed % 5)
        while GAME.turn(state):
            if field(state, "phase") == "turn":
                for island, rows in field(state, "ships").items():
                    first = K.FIRST_BEACH[K.ISLANDS.index(island)]
                    assert all(sum(row) < K.BERTHS[first + i] for i, row in enumerate(rows))
                tiles = field(state, "pile")
                assert any(t in K.ISLANDS for t in tiles)
                assert any(t in K.WATERS for t in tiles)
            moves = legal(state)
            play(state, moves[rng.below(len(moves))])


# -- R2 expansion ----------------------------------------------------------------------------------


def test_r2_1_only_islands_with_an_own_ship() -> None:
    tiles = {**NORTH, "oahu": (0, 1, 3)}
    state = table(tiles=tiles, royal={"oahu": 0}, samoa="Y|-|-", tonga="B|-|-|-|-|-")
    assert legal(state) == ["colonise", "expand tonga"]
    assert refused(state, "expand samoa") == "no_own_ship"
    assert refused(state, "expand oahu") == "royal_island"
    assert refused(state, "expand hawaii") == "not_laid"


@pytest.mark.parametrize(
    ("own", "new"),
    [("B|-|-", 1), ("B|B|-", 2), ("BB|B|-", 3), ("BB|BBB|B", 3)],
)
def test_r2_2_as_many_new_ships_as_own_ones_but_no_more_than_beaches(own: str, new: int) -> None:
    state = table(tiles=NORTH, samoa=own)
    events = play(state, "expand samoa")
    assert field(state, "left") == new
    assert told(events, "expand") == [(0, "samoa", new)]


def test_r2_3_at_most_one_new_ship_per_beach() -> None:
    state = table(tiles=NORTH, samoa="B|B|-")
    play(state, "expand samoa")
    assert legal(state) == ["place samoa 0", "place samoa 1"]
    assert refused(state, "place samoa 2") == "no_beaches_behind"
    assert refused(state, "place tonga 0") == "other_island"
    play(state, "place samoa 1")
    assert field(state, "from_beach") == 2
    assert legal(state) == ["place samoa 2"]
    assert refused(state, "place samoa 1") == "beach_passed"


def test_r2_4_existing_own_ships_do_not_matter_for_which_beach() -> None:
    state = table(tiles=NORTH, samoa="-|-|BYYY")
    play(state, "expand samoa")
    assert legal(state) == ["place samoa 0", "place samoa 1", "place samoa 2"]


def test_r2_5_without_a_full_beach_the_turn_ends() -> None:
    state = table(tiles=NORTH, samoa="BB|-|-", tonga="Y|-|-|-|-|-")
    events = play(state, "expand samoa", "place samoa 1", "place samoa 2")
    assert (field(state, "active"), field(state, "phase"), field(state, "quiet")) == (1, "turn", 1)
    assert told(events, "turn") == [(1,)]


# -- R3 emigration, voyage, landing ----------------------------------------------------------------


def test_r3_1_any_full_beach_must_sail_with_all_its_ships() -> None:
    state = table(3, tonga="-|-|-|YG|-|YB", tiles={"oahu": (0, 1, 3)}, oahu="-|-|-")
    play(state, "expand tonga", "place tonga 5")
    assert legal(state) == ["sail tonga 5"]
    assert refused(state, "sail tonga 3") == "beach_not_full"
    assert refused(state, "sail samoa 3") == "not_laid"
    assert refused(state, "colonise") == "other_phase"
    events = play(state, "sail tonga 5")
    assert told(events, "sail") == [(0, "tonga", 5, 3)]
    assert field(state, "fleet") == [2, 1, 0]


def test_r3_1_a_fleet_without_the_active_colour_sails_too() -> None:
    full = {"phase": "sail", "active": 0}
    state = table(tonga="-|-|-|YYY|-|B", tiles=NORTH, fields=full)
    play(state, "sail tonga 3", "land yellow 0", "land yellow 1", "land yellow 2")
    assert ships(state, "samoa") == "Y | Y | Y"


@pytest.mark.parametrize(("fleet", "colours"), [("BBY", 2), ("BYG", 3)])
def test_r3_2_numbers_count_colours_and_every_tile_is_checked(fleet: str, colours: int) -> None:
    # water_k needs 2 from its crest and is left southwest; there water_e needs 3 from its crest
    tiles = {"water_k": (0, -1, 0), "water_e": (0, 1, 0)}
    state = table(3, tiles=tiles, tonga=f"-|-|-|{fleet}|-|-", fields={"phase": "sail"})
    events = play(state, "sail tonga 3")
    assert told(events, "cross") == [("water_k", 0, 1, 2)]
    assert field(state, "cell") == [-1, 0]
    events = play(state, "draw water_h")  # 3 from its crest
    if colours < 3:
        assert told(events, "sink") == [("water_h", 0, 3, 2)]
    else:
        assert told(events, "cross") == [("water_h", 0, 1, 3)]


def test_r3_3_a_fleet_draws_until_it_meets_an_island() -> None:
    state = table(tonga="-|-|-|BBY|-|-", fields={"phase": "sail"})
    play(state, "sail tonga 3", "draw water_m", "draw water_p")
    assert field(state, "phase") == "voyage"
    events = play(state, "draw oahu")
    assert told(events, "reach") == [("oahu", 3)]
    assert field(state, "board")["water_p"] == [1, -2, 1]


def test_r3_4_a_failed_crossing_sends_the_whole_fleet_home_and_tiles_stay() -> None:
    state = table(tonga="-|-|-|BBB|YYY|B", fields={"phase": "sail"})
    play(state, "sail tonga 3")
    events = play(state, "draw water_j")
    assert told(events, "sink") == [("water_j", 0, 2, 1)]
    assert told(events, "home") == [("blue", 3)]
    assert field(state, "board")["water_j"] == [0, -1, 0]
    assert stock(state) == [14, 12]
    assert legal(state) == ["sail tonga 4"], "other full beaches are next"


def test_r3_5_one_ship_on_each_beach_with_room_first_then_anywhere() -> None:
    state = table(tiles=NORTH, samoa="-|-|-", tonga="-|-|-|BBY|-|-", fields={"phase": "sail"})
    play(state, "sail tonga 3", "land blue 2")
    assert refused(state, "land blue 2") == "other_beaches_first"
    assert legal(state) == ["land blue 0", "land blue 1", "land yellow 0", "land yellow 1"]
    play(state, "land yellow 0")
    assert refused(state, "land yellow 1") == "not_in_fleet"
    assert refused(state, "land blue 3") == "no_such_beach"
    assert legal(state) == ["land blue 1"]
    tiles = {"tubuai": (0, -1, 0)}
    state = table(tiles=tiles, tubuai="-|YY", tonga="-|-|-|BBY|-|-", fields={"phase": "sail"})
    play(state, "sail tonga 3", "land blue 1", "land blue 0")
    assert legal(state) == ["land yellow 0"], "beach 1 is full"
    assert refused(state, "land yellow 1") == "beach_full"


def test_r3_5_a_small_fleet_takes_different_beaches() -> None:
    tiles = {"nauru": (0, -1, 0), "samoa": (0, -2, 0)}
    state = table(tiles=tiles, nauru="-|BYY|-", fields={"phase": "sail"})
    play(state, "sail nauru 3", "land yellow 1")
    assert legal(state) == ["land blue 0", "land blue 2", "land yellow 0", "land yellow 2"]


def test_r3_6_surplus_ships_go_home_as_soon_as_no_berth_is_free() -> None:
    state = table(
        tiles=NORTH, samoa="YYY|YYYY|YYYB", tonga="-|-|-|BBY|-|-", fields={"phase": "sail"}
    )
    play(state, "sail tonga 3")
    assert legal(state) == ["land blue 2", "land yellow 2"]
    events = play(state, "land yellow 2")
    assert told(events, "surplus") == [("samoa", 2)]
    assert told(events, "home") == [("blue", 2)]
    assert ships(state, "samoa") == "YYY | YYYY | BYYYY"


def test_r3_6_with_no_free_berth_all_go_home() -> None:
    state = table(
        tiles=NORTH, samoa="YYY|YYYY|YYYBB", tonga="-|-|-|BBB|-|-", fields={"phase": "sail"}
    )
    events = play(state, "sail tonga 3")
    assert told(events, "reach") == [("samoa", 3)]
    assert told(events, "home") == [("blue", 3)]
    assert field(state, "uses") == {}, "a ship went home"


def test_r3_7_new_full_beaches_continue_the_chain() -> None:
    tiles = {"muroroa": (0, -1, 0)}
    state = table(tiles=tiles, muroroa="Y|Y|-", tonga="-|-|-|BBB|-|-", fields={"phase": "sail"})
    play(state, "sail tonga 3", "land blue 0", "land blue 1", "land blue 2")
    assert legal(state) == ["sail muroroa 1", "sail muroroa 2"]
    play(state, "sail muroroa 1", "draw hawaii", "land blue 0", "land yellow 1")
    assert legal(state) == ["sail muroroa 2"]
    play(state, "sail muroroa 2", "draw oahu", "land blue 0", "land yellow 1")
    assert (field(state, "phase"), field(state, "active")) == ("turn", 1)


# -- R4 royal islands ------------------------------------------------------------------------------


def test_r4_1_where_all_ships_are_own_but_never_on_tonga() -> None:
    tiles = {**NORTH, "oahu": (0, 1, 3)}
    state = table(tiles=tiles, samoa="B|B|-", oahu="B|Y|-", tonga="B|-|-|-|-|-")
    assert "king samoa" in legal(state)
    assert refused(state, "king oahu") == "foreign_ships"
    assert refused(state, "king tonga") == "tonga_not_royal"
    assert refused(state, "king hawaii") == "not_laid"


def test_r4_2_one_ship_stays_for_good_and_the_turn_ends() -> None:
    state = table(tiles=NORTH, samoa="BB|B|-", tonga="B|Y|-|-|-|-")
    events = play(state, "king samoa")
    assert field(state, "royal") == {"samoa": 0}
    assert ships(state, "samoa") == "- | - | -"
    assert stock(state) == [13, 14]
    assert (field(state, "active"), field(state, "phase")) == (1, "turn")
    assert told(events, "home") == [("blue", 2)]


def test_r4_3_at_most_two_per_seat() -> None:
    tiles = {**NORTH, "oahu": (0, 1, 3), "hawaii": (1, 0, 2)}
    state = table(tiles=tiles, royal={"oahu": 0, "hawaii": 0}, samoa="B|-|-")
    assert refused(state, "king samoa") == "third_king"


def test_r4_4_nobody_may_expand_or_enter_there() -> None:
    state = table(tiles=NORTH, royal={"samoa": 0}, tonga="-|Y|-|-|-|-")
    assert legal(state) == ["colonise", "enter tonga"]
    assert refused(state, "enter samoa") == "royal_island"
    state = table(tiles=NORTH, royal={"samoa": 0}, tonga="B|Y|-|-|-|-")
    assert refused(state, "expand samoa") == "royal_island"


def test_r4_5_a_fleet_turns_round_and_lands_where_it_came_from() -> None:
    state = table(
        tonga="B|-|-|BBY|-|-",
        royal={"samoa": 1},
        tiles={"samoa": (1, -2, 1)},
        fields={"phase": "sail"},
    )
    play(state, "sail tonga 3")
    events = play(state, "draw water_m")  # northeast from its crest: to Samoa
    assert told(events, "turn_back") == [("samoa", "tonga")]
    assert (field(state, "phase"), field(state, "island")) == ("land", "tonga")
    assert field(state, "board")["water_m"] == [0, -1, 0], "drawn tiles stay"
    assert field(state, "uses") == {}, "a voyage with a draw is not counted"
    play(state, "land blue 3", "land blue 4", "land yellow 5")
    assert ships(state, "tonga") == "B | - | - | B | B | Y"


def test_r4_6_is_only_advice_low_islands_may_be_royal_too() -> None:
    state = table(tiles={"tubuai": (0, -1, 0)}, tubuai="B|-")
    assert "king tubuai" in legal(state)


# -- R5 new colonisation ---------------------------------------------------------------------------


def test_r5_1_needs_a_ship_on_a_beach_or_on_a_mask() -> None:
    assert "colonise" in legal(table(tonga="B|-|-|-|-|-"))
    assert "colonise" in legal(table(tiles=NORTH, royal={"samoa": 0}))
    assert refused(table(tonga="Y|-|-|-|-|-"), "colonise") == "no_ship_at_all"


def test_r5_2_all_beach_ships_go_home_but_not_the_royal_one() -> None:
    tiles = {**NORTH, "oahu": (0, 1, 3)}
    state = table(tiles=tiles, royal={"samoa": 0}, oahu="BY|-|BB", tonga="B|BY|-|-|-|-")
    events = play(state, "colonise")
    assert told(events, "home") == [("blue", 5)]
    assert stock(state) == [14, 13]
    assert (field(state, "phase"), field(state, "purpose")) == ("draw", "colonise")


def test_r5_3_water_is_laid_and_drawn_again_the_first_island_is_settled() -> None:
    state = table(tonga="B|Y|-|-|-|-")
    play(state, "colonise")
    events = play(state, "draw water_a")
    assert told(events, "draw") == [(0, "water_a")]
    assert field(state, "drawn") == "water_a"
    events = play(state, "lay 0 -1 0")
    assert told(events, "lay") == [("water_a", 0, -1, 0)]
    assert field(state, "phase") == "draw"
    play(state, "draw hawaii", "lay 0 -2 0")
    assert legal(state) == ["place hawaii 0", "place hawaii 1", "place hawaii 2"]
    assert refused(state, "place tonga 0") == "other_island"
    play(state, "place hawaii 2")
    assert ships(state, "hawaii") == "- | - | B"
    assert (field(state, "active"), field(state, "phase"), field(state, "quiet")) == (1, "turn", 0)


# -- R6 special situations -------------------------------------------------------------------------


def test_r6_1_without_a_ship_on_a_beach_two_on_tonga_or_one_elsewhere() -> None:
    state = table(tiles=NORTH, samoa="Y|-|-", tonga="YY|Y|-|-|-|-")
    assert legal(state) == ["enter samoa", "enter tonga"]
    assert refused(state, "expand tonga") == "must_enter"
    assert refused(state, "king samoa") == "must_enter"
    assert refused(state, "pass") == "must_enter"
    play(state, "enter tonga")
    assert field(state, "left") == 2
    play(state, "place tonga 1")
    assert field(state, "from_beach") == 1
    assert refused(state, "place tonga 0") == "beach_passed"
    play(state, "place tonga 1")
    assert legal(state) == ["sail tonga 1"]
    state = table(tiles=NORTH, samoa="Y|-|-", tonga="YY|Y|-|-|-|-")
    play(state, "enter samoa")
    assert field(state, "left") == 1
    play(state, "place samoa 2")
    assert field(state, "active") == 1


def test_r6_1_a_beach_must_have_room_for_the_ships_left() -> None:
    state = table(tonga="Y|-|-|-|-|YY")
    play(state, "enter tonga")
    assert refused(state, "place tonga 5") == "no_room_behind"
    play(state, "place tonga 4", "place tonga 4")
    assert ships(state, "tonga") == "Y | - | - | - | BB | YY"


def test_r6_1_without_any_island_to_enter_exploring_is_left() -> None:
    state = table(tiles=NORTH, removed=("tonga",), royal={"samoa": 1})
    assert legal(state) == ["explore"]
    play(state, "explore")
    assert (field(state, "phase"), field(state, "purpose")) == ("draw", "explore")
    play(state, "draw oahu", "lay 0 -2 0")
    assert (field(state, "active"), field(state, "phase")) == (1, "turn")
    assert ships(state, "oahu") == "- | - | -"
    assert refused(table(tonga="Y|-|-|-|-|-"), "explore") == "islands_left"
    assert refused(table(tonga="B|-|-|-|-|-"), "explore") == "has_ships"


FULL_STOCK_OUT = {  # fifteen blue ships on the board
    "tiles": {"oahu": (0, 1, 3), "fidschi": (0, -1, 0)},
    "tonga": "BB|-|-|-|-|Y",
    "oahu": "B|BBBB|-",
    "fidschi": "BBBB|BBB|B",
}


def test_r6_2_with_an_empty_stock_one_ship_may_be_taken_and_placed_elsewhere() -> None:
    state = table(**FULL_STOCK_OUT)
    assert legal(state) == [
        *("colonise", "king fidschi", "king oahu", "pass", "take fidschi 0", "take fidschi 1"),
        *("take fidschi 2", "take oahu 0", "take oahu 1", "take tonga 0"),
    ]
    assert refused(state, "expand tonga") == "no_stock"
    events = play(state, "take oahu 1")
    assert told(events, "take") == [(0, "oahu", 1)]
    assert (field(state, "phase"), stock(state)[0]) == ("expand", 1)
    assert legal(state) == ["expand fidschi", "expand oahu", "expand tonga"]
    play(state, "expand tonga")
    assert field(state, "left") == 1
    play(state, "place tonga 0")
    assert legal(state) == ["sail tonga 0"]


def test_r6_2_the_island_must_still_hold_an_own_ship() -> None:
    state = table(
        tiles={"oahu": (0, 1, 3), "fidschi": (0, -1, 0)},
        tonga="BB|BB|-|-|-|Y",
        oahu="B|-|-",
        fidschi="BBBB|BBB|BBB",
    )
    play(state, "take oahu 0")
    assert legal(state) == ["expand fidschi", "expand tonga"]
    assert refused(state, "expand oahu") == "no_own_ship"


def test_r6_2_taking_is_only_for_an_empty_stock() -> None:
    state = table(tonga="B|-|-|-|-|-")
    assert refused(state, "take tonga 0") == "stock_left"
    assert refused(state, "pass") == "stock_left"


def test_r6_3_a_small_stock_limits_the_expansion() -> None:
    state = table(
        tiles={"oahu": (0, 1, 3), "fidschi": (0, -1, 0)},
        tonga="BB|BB|-|-|-|Y",
        fidschi="BBBB|BBB|BB",
    )
    assert stock(state)[0] == 2
    play(state, "expand fidschi")
    assert field(state, "left") == 2


# -- R7 endless chains -----------------------------------------------------------------------------


def test_r7_1_a_closed_island_is_dissolved_at_once() -> None:
    state = table(tiles=CLOSED, tubuai="BB|YY", tonga="B|-|-|-|-|-")
    events = play(state, "expand tubuai", "place tubuai 0", "place tubuai 1")
    assert told(events, "closed") == [("tubuai",)]
    assert told(events, "home") == [("blue", 4), ("yellow", 2)]
    assert field(state, "removed") == ["tubuai"]
    assert "tubuai" not in field(state, "board")
    assert (field(state, "active"), field(state, "dissolved")) == (1, False)


def test_r7_1_royal_islands_close_an_island_too() -> None:
    royal = {"samoa": 0, "hawaii": 0, "oahu": 1, "fidschi": 1}
    state = table(tiles=ROYAL_RING, royal=royal, tubuai="BB|-", tonga="B|-|-|-|-|-")
    play(state, "expand tubuai", "place tubuai 0", "place tubuai 1")
    assert field(state, "removed") == ["tubuai"]


NUMBERED = {**CLOSED, "water_j": CLOSED["water_l"]}  # 2 on the way from beach 1, both ways
del NUMBERED["water_l"]


def test_r7_1_a_pier_on_which_the_fleet_would_sink_is_no_return() -> None:
    state = table(tiles=NUMBERED, tubuai="-|BB", tonga="B|-|-|-|-|-")
    play(state, "expand tubuai", "place tubuai 0", "place tubuai 1")
    assert legal(state) == ["sail tubuai 4", "sail tubuai 5"]
    events = play(state, "sail tubuai 4")
    assert told(events, "sink") == [("water_j", 0, 2, 1)]
    state = table(tiles=NUMBERED, tubuai="-|BY", tonga="B|-|-|-|-|-")
    play(state, "expand tubuai", "place tubuai 1")
    assert field(state, "removed") == ["tubuai"], "two colours would come back"


def test_r7_1_numbers_do_not_count_for_beaches_that_are_not_full() -> None:
    state = table(tiles=NUMBERED, tubuai="BB|B", tonga="B|-|-|-|-|-")
    play(state, "expand tubuai", "place tubuai 0", "place tubuai 1")
    assert field(state, "removed") == ["tubuai"]


def test_r7_2_an_alternative_on_the_island_makes_the_chain_finite() -> None:
    tiles = {**ROYAL_RING}
    del tiles["fidschi"]  # pier 5 leads to an empty cell
    royal = {"samoa": 0, "hawaii": 0, "oahu": 1}
    state = table(tiles=tiles, royal=royal, tubuai="BB|-", tonga="B|-|-|-|-|-")
    play(state, "expand tubuai", "place tubuai 0", "place tubuai 1")
    assert field(state, "removed") == []
    assert legal(state) == ["sail tubuai 1", "sail tubuai 2"], "returning piers are legal choices"
    for _ in range(3):
        play(state, "sail tubuai 1", "land blue 0", "land blue 1", "land blue 1")
        assert "sail tubuai 5" in legal(state)
        play(state, "sail tubuai 4", "land blue 0", "land blue 1", "land blue 0")
    assert legal(state) == ["sail tubuai 2"], "used up"
    play(state, "sail tubuai 2", "land blue 0", "land blue 1", "land blue 1")
    assert legal(state) == ["sail tubuai 5"], "now the alternative must be taken"


MUROROA = {  # piers 1 and 2 face royal islands, 4 and 5 open ones
    "muroroa": (0, -1, 0),
    "samoa": (-1, 0, 5),
    "hawaii": (-1, -1, 5),
    "oahu": (1, -2, 1),
    "fidschi": (1, -1, 2),
}
WORN = {"muroroa 1": 2, "muroroa 2": 3, "muroroa 4": 3, "muroroa 5": 3}
ROYALS = {"samoa": 1, "hawaii": 1}


def worn_muroroa(links: list[list[str]], **ships_: str) -> vaka.State:
    fields = {"phase": "sail", "uses": WORN, "links": links}
    lying = {"muroroa": "BB|YY|YYY", "tonga": "B|-|-|-|-|-", **ships_}
    return table(tiles=MUROROA, royal=ROYALS, fields=fields, **lying)


def test_r7_3_a_pier_may_be_used_three_times() -> None:
    state = worn_muroroa([["muroroa", "muroroa"]])
    assert legal(state) == ["sail muroroa 1"]
    assert refused(state, "sail muroroa 2") == "used_up"
    events = play(state, "sail muroroa 1")
    assert told(events, "used_up") == [("muroroa", 1)]
    assert field(state, "uses")["muroroa 1"] == 3


def test_r7_3_when_no_pier_is_usable_the_islands_are_dissolved() -> None:
    state = worn_muroroa([["muroroa", "muroroa"], ["muroroa", "tonga"]])
    play(state, "sail muroroa 1", "land blue 0")
    events = play(state, "land blue 0")  # the only berths there are
    assert told(events, "endless") == [("muroroa",)]
    assert field(state, "removed") == ["muroroa"]
    assert (field(state, "active"), field(state, "uses"), field(state, "links")) == (1, {}, [])


def test_r7_3_islands_linked_to_and_fro_are_dissolved_together() -> None:
    links = [["muroroa", "fidschi"], ["muroroa", "oahu"], ["oahu", "muroroa"]]
    state = worn_muroroa(links, oahu="B|B|-", fidschi="B|-|-")
    play(state, "sail muroroa 1", "land blue 0", "land blue 0")
    assert field(state, "removed") == ["muroroa", "oahu"], "nothing leads back from Fiji"
    assert ships(state, "fidschi") == "B | - | -"


def test_r7_3_links_may_go_over_other_islands() -> None:
    links = [["fidschi", "tonga"], ["muroroa", "fidschi"], ["tonga", "muroroa"]]
    state = worn_muroroa(links, fidschi="B|-|-")
    play(state, "sail muroroa 1", "land blue 0", "land blue 0")
    assert field(state, "removed") == ["fidschi", "muroroa", "tonga"]


def test_r7_3_a_landing_may_not_fill_a_used_up_beach_without_need() -> None:
    fields = {"phase": "sail", "uses": {"muroroa 1": 2, "muroroa 2": 3}}
    state = table(tiles=MUROROA, royal=ROYALS, muroroa="BB|Y|-", tonga="B|-|-|-|-|-", fields=fields)
    play(state, "sail muroroa 1")
    assert legal(state) == ["land blue 0", "land blue 2"]
    assert refused(state, "land blue 1") == "fills_used_up"
    play(state, "land blue 0")
    assert legal(state) == ["land blue 2"]


def test_r7_3_nothing_is_forbidden_if_no_distribution_avoids_it() -> None:
    fields = {"phase": "sail", "uses": {"muroroa 1": 2, "muroroa 2": 3}}
    state = table(
        tiles=MUROROA, royal=ROYALS, muroroa="BB|Y|YYY", tonga="B|-|-|-|-|-", fields=fields
    )
    play(state, "sail muroroa 1")
    assert legal(state) == ["land blue 0", "land blue 1"]


def test_r7_3_counts_are_forgotten_when_something_changes() -> None:
    fields = {"phase": "sail", "uses": {"muroroa 2": 3}, "links": [["muroroa", "muroroa"]]}
    lying = {"muroroa": "BB|YY|-", "tonga": "-|-|-|-|-|BBB"}
    state = table(tiles=MUROROA, royal=ROYALS, fields=fields, **lying)
    play(state, "sail tonga 5")
    assert field(state, "uses") == {"muroroa 2": 3}, "not yet"
    play(state, "draw nauru")  # a tile is laid
    assert (field(state, "uses"), field(state, "links")) == ({}, [])
    state = table(tiles={**MUROROA, "water_a": (1, 0, 2)}, royal=ROYALS, fields=fields, **lying)
    play(state, "sail tonga 5")  # a ship goes home
    assert (field(state, "uses"), field(state, "links")) == ({}, [])


def test_r7_3_links_are_listed_once() -> None:
    state = table(tiles=MUROROA, royal=ROYALS, muroroa="BB|YY|-", fields={"phase": "sail"})
    play(state, "sail muroroa 1", "land blue 0", "land blue 2")
    play(state, "sail muroroa 2", "land yellow 0", "land yellow 1")
    assert field(state, "uses") == {"muroroa 1": 1, "muroroa 2": 1}
    assert field(state, "links") == [["muroroa", "muroroa"]]


def test_r7_4_other_full_beaches_sail_on_after_a_dissolution() -> None:
    state = table(tiles=CLOSED, tubuai="BBB|YY", tonga="BBB|-|-|-|-|-", fields={"phase": "sail"})
    play(state, "sail tonga 0", "draw samoa", "land blue 0", "land blue 1", "land blue 2")
    assert field(state, "removed") == ["tubuai"]
    state = table(tiles=CLOSED, tubuai="BB|YY", tonga="YYY|B|-|-|-|-")
    play(state, "expand tubuai", "place tubuai 0", "place tubuai 1")
    assert (field(state, "removed"), field(state, "dissolved")) == (["tubuai"], True)
    assert legal(state) == ["sail tonga 0"]


def test_r7_5_who_has_no_ship_left_lays_tiles_until_an_island_and_places_none() -> None:
    state = table(tiles=CLOSED, tubuai="BB|YY", tonga="Y|-|-|-|-|-")
    events = play(state, "expand tubuai", "place tubuai 0", "place tubuai 1")
    assert told(events, "explore") == [(0,)]
    assert (field(state, "phase"), field(state, "purpose")) == ("draw", "explore")
    play(state, "draw water_a", "lay 0 -1 0", "draw samoa", "lay 0 1 3")
    assert ships(state, "samoa") == "- | - | -"
    assert (field(state, "active"), field(state, "phase"), stock(state)) == (1, "turn", [15, 14])


def test_r7_5_not_with_an_empty_pile() -> None:
    state = table(tiles=CLOSED, tubuai="BB|YY", tonga="Y|-|-|-|-|-", pile=[])
    play(state, "expand tubuai", "place tubuai 0", "place tubuai 1")
    assert (field(state, "active"), field(state, "phase")) == (1, "turn")


def test_r7_6_tonga_can_be_dissolved_too() -> None:
    around = ("samoa", "hawaii", "oahu", "fidschi", "tuvalu", "tahiti")
    tiles = {
        island: (K.STEP_Q[side], K.STEP_R[side], (side + 3) % 6)
        for side, island in enumerate(around)
    }
    royal = {island: i % 3 for i, island in enumerate(around)}
    state = table(3, tiles=tiles, royal=royal, tonga="BB|-|-|-|Y|-")
    play(state, "expand tonga", "place tonga 0", "place tonga 5")
    assert field(state, "removed") == ["tonga"]
    assert set(field(state, "board")) == set(around), "royal islands cannot be dissolved"
    play(state, "draw nauru", "lay 0 0 3")
    assert field(state, "board")["nauru"] == [0, 0, 3], "the cell is an ordinary one"


def test_r7_a_board_without_any_tile_begins_anew() -> None:
    fields = {"phase": "lay", "purpose": "explore", "drawn": "samoa"}
    state = table(removed=("tonga",), fields=fields)
    assert legal(state) == ["lay 0 0 0"]
    assert refused(state, "lay 1 0 0") == "no_such_move"
    play(state, "lay 0 0 0")
    assert field(state, "board") == {"samoa": [0, 0, 0]}


# -- end and scoring (section 4) -------------------------------------------------------------------


def test_4_1_the_last_tile_of_a_kind_ends_the_match_when_it_is_laid() -> None:
    state = table(tonga="B|Y|-|-|-|-", pile=["oahu", "samoa", "water_b"])
    play(state, "colonise", "draw water_b")
    assert not field(state, "ending"), "a tile in hand does not count yet"
    events = play(state, "lay 0 -1 0")
    assert field(state, "ending")
    assert told(events, "last_tile") == [("water",)]
    state = table(tonga="B|-|-|BBY|-|-", pile=["oahu", "water_b"], fields={"phase": "sail"})
    play(state, "sail tonga 3")
    events = play(state, "draw oahu")
    assert told(events, "last_tile") == [("island",)]


def test_4_2_the_running_turn_is_completed_then_the_match_is_over() -> None:
    state = table(tonga="-|-|-|BBY|-|Y", pile=["oahu", "water_b"], fields={"phase": "sail"})
    play(state, "sail tonga 3", "draw oahu", "land blue 0", "land blue 1")
    events = play(state, "land yellow 2")
    assert GAME.turn(state) == ()
    assert (field(state, "phase"), field(state, "active"), field(state, "quiet")) == ("over", 0, 0)
    assert told(events, "end") == [()]
    with pytest.raises(vaka.Illegal, match="over"):
        GAME.play(state, 1, "expand tonga")


def test_4_3_without_a_tile_in_the_pile_a_fleet_goes_home() -> None:
    state = table(tonga="-|-|-|BBY|-|Y", pile=["water_p"], fields={"phase": "sail"})
    play(state, "sail tonga 3")
    events = play(state, "draw water_p")
    assert told(events, "no_tile") == [(1, -1)]
    assert told(events, "home") == [("blue", 2), ("yellow", 1)]
    assert field(state, "phase") == "over"


def test_4_4_points_for_presence_only() -> None:
    tiles = {**NORTH, "tubuai": (0, 1, 3)}
    state = table(3, tiles=tiles, royal={"tubuai": 2}, samoa="BB|Y|-", tonga="B|-|-|-|-|-")
    assert GAME.score(state) == [(5, 2, -3), (5, 1, -1), (2, 1, -1)]


def test_4_5_ties_more_islands_then_fewer_ships_then_shared() -> None:
    tiles = {**NORTH, "tubuai": (0, 1, 3), "rapa_nui": (1, 0, 2)}
    state = table(3, tiles=tiles, samoa="B|-|-", tubuai="Y|-", rapa_nui="Y|-", tonga="B|G|-|-|-|-")
    assert GAME.score(state)[:2] == [(5, 2, -2), (5, 2, -2)]
    assert winners(GAME.score(state)) == (0, 1)


# -- rulings (section 7) ---------------------------------------------------------------------------


def test_a1_the_active_seat_chooses_the_pier() -> None:
    state = table(tiles={"rapa_nui": (0, -1, 0)}, rapa_nui="-|BYY", fields={"phase": "sail"})
    assert legal(state) == ["sail rapa_nui 3", "sail rapa_nui 4", "sail rapa_nui 5"]


def test_a2_the_number_of_new_ships_is_exact() -> None:
    state = table(tiles=NORTH, samoa="B|B|-")
    play(state, "expand samoa", "place samoa 0")
    assert refused(state, "pass") == "other_phase"


def test_a3_both_setup_ships_may_share_a_beach() -> None:
    state = GAME.start(2)
    play(state, "place tonga 3", "place tonga 0", "place tonga 3", "place tonga 0")
    assert ships(state, "tonga") == "YY | - | - | BB | - | -"


def test_a4_the_second_setup_round_runs_in_the_same_order() -> None:
    state = GAME.start(3)
    order = []
    while field(state, "phase") == "setup":
        order.append(field(state, "active"))
        play(state, legal(state)[0])
    assert order == [0, 1, 2, 0, 1, 2]


def test_a5_further_emigrations_are_not_optional() -> None:
    state = table(tonga="BBY|-|-|YYB|-|-", fields={"phase": "sail"})
    play(state, "sail tonga 0", "draw water_a")
    assert legal(state) == ["sail tonga 3"]


def test_a6_an_edge_without_a_pier_can_be_reached() -> None:
    # the crest edge of Samoa, and edge 3 of Tubuai, have no pier
    for tiles, island in ((NORTH, "samoa"), ({"tubuai": (0, -1, 3)}, "tubuai")):
        state = table(tiles=tiles, tonga="-|-|-|BBY|-|-", fields={"phase": "sail"})
        play(state, "sail tonga 3")
        assert (field(state, "phase"), field(state, "island")) == ("land", island)


def test_a7_only_beaches_with_room_get_a_ship_first() -> None:
    state = table(tiles=NORTH, samoa="YYY|-|-", tonga="-|-|-|BBY|-|-", fields={"phase": "sail"})
    play(state, "sail tonga 3", "land blue 1")
    assert legal(state) == ["land blue 2", "land yellow 2"]


def test_a8_surplus_ships_go_home_not_back() -> None:
    state = table(
        tiles=NORTH, samoa="YYY|YYYY|BBBBB", tonga="-|-|-|BBB|-|-", fields={"phase": "sail"}
    )
    play(state, "sail tonga 3")
    assert ships(state, "tonga") == "- | - | - | - | - | -"
    assert stock(state)[0] == 10


def test_a9_turned_back_ships_land_on_the_island_not_on_the_old_beach() -> None:
    state = table(tiles=NORTH, royal={"samoa": 0}, tonga="-|-|-|YYY|-|-", fields={"phase": "sail"})
    play(state, "sail tonga 3")
    assert legal(state) == [f"land yellow {beach}" for beach in range(6)]
    play(state, "land yellow 3")
    assert refused(state, "land yellow 3") == "other_beaches_first"


def test_a10_royal_ships_are_not_on_a_beach_and_cannot_be_taken() -> None:
    assert "enter tonga" in legal(table(tiles=NORTH, royal={"samoa": 0}))
    tiles = {**NORTH, "fidschi": (0, 1, 3)}
    lying = {"tonga": "BB|BB|-|-|-|Y", "fidschi": "BBBB|BBB|BBB"}
    state = table(tiles=tiles, royal={"samoa": 0}, **lying)
    assert stock(state)[0] == 0, "the royal ship counts for that"
    assert refused(state, "take samoa 0") == "royal_island"


def test_a11_two_re_entry_ships_may_share_a_beach() -> None:
    state = table(tonga="Y|-|-|-|-|-")
    play(state, "enter tonga", "place tonga 2", "place tonga 2")
    assert ships(state, "tonga") == "Y | - | BB | - | - | -"


def test_a12_with_royal_ships_only_a_seat_may_enter_or_colonise() -> None:
    state = table(tiles=NORTH, royal={"samoa": 0}, tonga="Y|-|-|-|-|-")
    assert legal(state) == ["colonise", "enter tonga"]
    assert legal(table(tonga="Y|-|-|-|-|-")) == ["enter tonga"]


def test_a13_a_seat_with_an_empty_stock_may_pass() -> None:
    state = table(**FULL_STOCK_OUT)
    events = play(state, "pass")
    assert told(events, "pass_") == [(0,)]
    assert (field(state, "active"), field(state, "quiet")) == (1, 1)


def test_a13_the_ship_may_go_back_to_the_island_it_came_from() -> None:
    state = table(**FULL_STOCK_OUT)
    play(state, "take oahu 1", "expand oahu", "place oahu 0")
    assert ships(state, "oahu") == "BB | BBB | -"


def test_a14_a_tile_is_laid_beside_any_tile_with_its_crest_towards_it() -> None:
    state = table(tiles=NORTH, tonga="B|Y|-|-|-|-")
    play(state, "colonise", "draw oahu")
    assert {"lay -1 0 4", "lay -1 0 5"} <= set(legal(state)), "two neighbours, two rotations"
    assert refused(state, "lay 0 -1 0") == "cell_not_empty"
    assert refused(state, "lay 5 5 0") == "cell_not_beside"
    assert refused(state, "lay 0 1 0") == "cell_not_beside"
    assert refused(state, "lay -0 1 3") == "no_such_move"
    assert refused(state, "lay tonga 0") == "no_such_move"
    play(state, "lay -1 0 5")
    assert field(state, "board")["oahu"] == [-1, 0, 5]


def test_a15_continue_draws_on_and_stop_does_not() -> None:
    for option, phase in (("continue", "voyage"), ("stop", "over")):
        state = table(
            tonga="-|-|-|BBY|-|Y",
            pile=["oahu", "samoa", "water_p"],
            options={"final_draws": option},
            fields={"phase": "sail"},
        )
        play(state, "sail tonga 3")
        events = play(state, "draw water_p")
        assert field(state, "phase") == phase
        assert told(events, "no_more_draws") == ([] if option == "continue" else [(1, -1)])


def test_a15_colonists_draw_on_even_with_stop() -> None:
    state = table(
        tonga="B|Y|-|-|-|-",
        pile=["oahu", "samoa", "water_p"],
        options={"final_draws": "stop"},
    )
    play(state, "colonise", "draw water_p", "lay 0 -1 0")
    assert (field(state, "ending"), field(state, "phase")) == (True, "draw")


def test_a15_with_an_empty_pile_colonists_end_their_turn() -> None:
    state = table(tonga="B|Y|-|-|-|-", pile=["water_p"])
    play(state, "colonise", "draw water_p", "lay 0 -1 0")
    assert field(state, "phase") == "over"


def test_a16_tonga_and_royal_islands_are_islands_royal_ships_are_ships() -> None:
    state = table(tiles=NORTH, royal={"samoa": 0}, tonga="B|-|-|-|-|-")
    assert GAME.score(state) == [(5, 2, -2), (0, 0, 0)]


def test_a17_a_closed_island_is_dissolved_before_other_beaches_sail() -> None:
    state = table(tiles=CLOSED, tubuai="BB|YY", tonga="YYY|B|-|-|-|-")
    events = play(state, "expand tubuai", "place tubuai 0", "place tubuai 1")
    assert told(events, "closed") == [("tubuai",)]
    assert told(events, "sail") == []


def test_a18_royal_ships_do_not_keep_a_seat_from_exploring() -> None:
    tiles = {**CLOSED, "samoa": (0, 1, 3)}
    state = table(tiles=tiles, royal={"samoa": 0}, tubuai="BB|YY", tonga="Y|-|-|-|-|-")
    play(state, "expand tubuai", "place tubuai 0", "place tubuai 1")
    assert (field(state, "phase"), field(state, "purpose")) == ("draw", "explore")


def test_a19_two_hundred_turns_without_a_tile_end_the_match() -> None:
    state = table(tonga="B|Y|-|-|-|-", fields={"quiet": 199})
    events = play(state, "expand tonga", "place tonga 5")
    assert (field(state, "phase"), field(state, "truncated")) == ("over", True)
    assert told(events, "stall") == [(200,)]
    state = table(tonga="B|Y|-|-|-|-", fields={"quiet": 199}, options={"stall_limit": 0})
    play(state, "expand tonga", "place tonga 5")
    assert (field(state, "phase"), field(state, "quiet")) == ("turn", 200)


def test_a19_a_laid_tile_breaks_the_silence() -> None:
    state = table(tonga="B|Y|-|-|-|-", fields={"quiet": 199})
    play(state, "colonise", "draw oahu", "lay 0 1 3")
    assert field(state, "quiet") == -1
    play(state, "place oahu 0")
    assert field(state, "quiet") == 0


def test_a20_tonga_is_worth_nothing() -> None:
    assert K.POINTS[K.TONGA] == 0


def test_a21_names_are_keys() -> None:
    assert {"muroroa", "fidschi"} <= set(K.ISLANDS)
    assert GAME.words.name("fidschi") == "Fiji"


def test_a22_two_seats_have_one_colour_each() -> None:
    assert len(field(GAME.start(2), "seats")) == 2


def test_a23_there_are_ninety_ships() -> None:
    assert sum(stock(GAME.start(6))) == 90


def test_a24_landing_respects_the_room_of_each_beach() -> None:
    tiles = {"hiva_oa": (0, -1, 0)}
    state = table(tiles=tiles, hiva_oa="Y|Y|-", tonga="-|-|-|BBB|-|-", fields={"phase": "sail"})
    play(state, "sail tonga 3", "land blue 0", "land blue 1", "land blue 2")
    assert ships(state, "hiva_oa") == "BY | BY | B"


def test_a25_colonising_keeps_royal_islands() -> None:
    state = table(tiles=NORTH, royal={"samoa": 0}, tonga="B|Y|-|-|-|-")
    play(state, "colonise")
    assert field(state, "royal") == {"samoa": 0}
    assert GAME.score(state)[0] == (5, 1, -1)


# -- the contract ----------------------------------------------------------------------------------


def test_10_3_every_tile_of_the_pile_is_equally_likely() -> None:
    state = table(tonga="-|-|-|BBY|-|-", fields={"phase": "sail"})
    play(state, "sail tonga 3")
    assert GAME.turn(state) == (vaka.CHANCE,)
    assert legal(state) == [f"draw {tile}" for tile in field(state, "pile")]
    assert GAME.odds(state) == [1] * 31
    assert refused(state, "draw tonga") == "no_such_move"


def test_10_5_every_view_is_the_full_position() -> None:
    state = table(tonga="B|Y|-|-|-|-")
    for seat in (None, 0, 1):
        for recall in (False, True):
            assert GAME.view(state, seat, recall) == GAME.position(state)
    again = GAME.guess(GAME.view(state, 0, True), 7)
    assert again.fields() == state.fields() == state.redealt(0, vaka.Rng(1)).fields()


def test_10_7_options_are_part_of_the_position() -> None:
    options = {"final_draws": "stop", "stall_limit": 0}
    assert field(GAME.start(4, options), "options") == options
    assert position()["options"] == field(GAME.start(2), "options")
    with pytest.raises(vaka.BadOption):
        GAME.start(2, {"stall_limit": 100})
