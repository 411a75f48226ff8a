"""R7: chains that would go on for ever, and what is dissolved to end them."""

import vaka
from games.tongiaki.tongiaki_setup import (
    CLOSED,
    MUROROA,
    ROYAL_RING,
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


def test_r7_3_nothing_is_forbidden_once_a_used_up_beach_is_full() -> None:
    fields = {
        "phase": "land",
        "island": "muroroa",
        "landed": [1, 0, 0],
        "fleet": [1, 0],
        "uses": {"muroroa 1": 3, "muroroa 2": 3},
    }
    state = table(tiles=MUROROA, royal=ROYALS, muroroa="BB|Y|-", fields=fields)
    assert legal(state) == ["land blue 1", "land blue 2"], "no match comes here"


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
