"""Every ruling of Tongiaki, one test or more each."""

from games.tongiaki.tongiaki_setup import (
    ALL_BLUE_SHIPS_OUT,
    CLOSED,
    GAME,
    NORTH,
    field,
    legal,
    play,
    refused,
    ships,
    stock,
    table,
    told,
)
from vaka.games.tongiaki import parts as K


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
    state = table(**ALL_BLUE_SHIPS_OUT)
    events = play(state, "pass")
    assert told(events, "pass_") == [(0,)]
    assert (field(state, "active"), field(state, "quiet")) == (1, 1)


def test_a13_the_ship_may_go_back_to_the_island_it_came_from() -> None:
    state = table(**ALL_BLUE_SHIPS_OUT)
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
