"""Every numbered rule of Tongiaki but the endless chains, one test or more each."""

import pytest

import vaka
from games.tongiaki.tongiaki_setup import (
    ALL_BLUE_SHIPS_OUT,
    GAME,
    NORTH,
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

# -- components (C) --------------------------------------------------------------------------------


def test_c1_fifteen_ships_of_six_colours() -> None:
    assert stock(GAME.start(6)) == [15] * 6
    assert [seat["colour"] for seat in field(GAME.start(6), "seats")] == list(K.COLOURS)


def test_c2_thirty_one_tiles_in_the_pile_and_tonga_on_the_table() -> None:
    state = GAME.start(3)
    assert len(field(state, "pile")) == 31
    assert field(state, "board") == {"tonga": [0, 0, 0]}


def test_c4_edges_turn_with_the_tile() -> None:
    # Samoa northeast of Tonga has its crest towards Tonga, and its pier 5 then points south
    state = table(tiles={"samoa": (1, -1, 1)}, samoa="- | - | BBBB", tonga="-|Y|-|-|-|-")
    play(state, "expand samoa", "place samoa 0", "place samoa 1", "place samoa 2", "sail samoa 5")
    assert (field(state, "cell"), field(state, "heading")) == ([1, 0], 0)


def test_c5_tonga_has_a_beach_of_three_berths_at_each_edge() -> None:
    assert K.BERTHS[:6] == (3, 3, 3, 3, 3, 3)
    assert K.PIER_EDGE[:6] == (0, 1, 2, 3, 4, 5)


def test_c6_paths_cross_without_joining() -> None:
    for far in K.FAR_EDGE:
        assert all(far[far[edge]] == edge != far[edge] for edge in range(6))


def test_c7_a_path_may_lead_back_to_its_island() -> None:
    # two bends in the same sense: from Tonga north, round to the northeast edge of Tonga
    tiles = {"water_l": (0, -1, 0), "water_n": (1, -1, 2)}
    state = table(tiles=tiles, tonga="Y|-|-|BB|-|-")
    play(state, "expand tonga", "place tonga 1", "place tonga 3")
    events = play(state, "sail tonga 3")
    assert told(events, "cross") == [("water_l", 0, 5, 0), ("water_n", 0, 5, 0)]
    assert (field(state, "phase"), field(state, "island")) == ("land", "tonga")


# -- setup (S) -------------------------------------------------------------------------------------


def test_s4_two_rounds_and_one_berth_of_each_beach_stays_free() -> None:
    state = GAME.start(2)
    for seat, beach in ((0, 0), (1, 0), (0, 1), (1, 2)):
        assert (field(state, "phase"), field(state, "active")) == ("setup", seat)
        play(state, f"place tonga {beach}")
    assert field(state, "phase") == "turn"
    assert ships(state, "tonga") == "BY | B | Y | - | - | -"
    state = GAME.start(3)
    play(state, "place tonga 4", "place tonga 4")
    assert refused(state, "place tonga 4") == "setup_berth"


def test_s5_seat_0_takes_the_first_turn_with_thirteen_ships_in_stock() -> None:
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
    assert refused(table(tonga="B|-|-|-|-|-"), "enter tonga") == "has_ships"


def test_r6_2_with_an_empty_stock_one_ship_may_be_taken_and_placed_elsewhere() -> None:
    state = table(**ALL_BLUE_SHIPS_OUT)
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


# -- end and scoring (E) ---------------------------------------------------------------------------


def test_e1_the_last_tile_of_a_kind_ends_the_match_when_it_is_laid() -> None:
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


def test_e2_the_running_turn_is_completed_then_the_match_is_over() -> None:
    state = table(tonga="-|-|-|BBY|-|Y", pile=["oahu", "water_b"], fields={"phase": "sail"})
    play(state, "sail tonga 3", "draw oahu", "land blue 0", "land blue 1")
    events = play(state, "land yellow 2")
    assert GAME.turn(state) == ()
    assert (field(state, "phase"), field(state, "active"), field(state, "quiet")) == ("over", 0, 0)
    assert told(events, "end") == [()]
    with pytest.raises(vaka.Illegal, match="over"):
        GAME.play(state, 1, "expand tonga")


def test_e3_without_a_tile_in_the_pile_a_fleet_goes_home() -> None:
    state = table(tonga="-|-|-|BBY|-|Y", pile=["water_p"], fields={"phase": "sail"})
    play(state, "sail tonga 3")
    events = play(state, "draw water_p")
    assert told(events, "no_tile") == [(1, -1)]
    assert told(events, "home") == [("blue", 2), ("yellow", 1)]
    assert field(state, "phase") == "over"


def test_e4_points_for_presence_only() -> None:
    tiles = {**NORTH, "tubuai": (0, 1, 3)}
    state = table(3, tiles=tiles, royal={"tubuai": 2}, samoa="BB|Y|-", tonga="B|-|-|-|-|-")
    assert GAME.score(state) == [(5, 2, -3), (5, 1, -1), (2, 1, -1)]


def test_e5_ties_more_islands_then_fewer_ships_then_shared() -> None:
    tiles = {**NORTH, "tubuai": (0, 1, 3), "rapa_nui": (1, 0, 2)}
    state = table(3, tiles=tiles, samoa="B|-|-", tubuai="Y|-", rapa_nui="Y|-", tonga="B|G|-|-|-|-")
    assert GAME.score(state)[:2] == [(5, 2, -2), (5, 2, -2)]
    assert winners(GAME.score(state)) == (0, 1)


# -- the contract ----------------------------------------------------------------------------------


def test_n3_every_tile_of_the_pile_is_equally_likely() -> None:
    state = table(tonga="-|-|-|BBY|-|-", fields={"phase": "sail"})
    play(state, "sail tonga 3")
    assert GAME.turn(state) == (vaka.CHANCE,)
    assert legal(state) == [f"draw {tile}" for tile in field(state, "pile")]
    assert GAME.odds(state) == [1] * 31
    assert refused(state, "draw tonga") == "no_such_move"


def test_n5_every_view_is_the_full_position() -> None:
    state = table(tonga="B|Y|-|-|-|-")
    for seat in (None, 0, 1):
        for recall in (False, True):
            assert GAME.view(state, seat, recall) == GAME.position(state)
    again = GAME.guess(GAME.view(state, 0, True), 7)
    assert again.fields() == state.fields() == state.redealt(0, vaka.Rng(1)).fields()


def test_n7_options_are_part_of_the_position() -> None:
    options = {"final_draws": "stop", "stall_limit": 0}
    assert field(GAME.start(4, options), "options") == options
    assert position()["options"] == field(GAME.start(2), "options")
    with pytest.raises(vaka.BadOption):
        GAME.start(2, {"stall_limit": 100})
