"""Positions that are refused, each with the field that is wrong and the reason."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

import vaka
from games.tongiaki.tongiaki_setup import (
    ALL_BLUE_SHIPS_OUT,
    CLOSED,
    GAME,
    NORTH,
    legal,
    play,
    position,
)

Position = dict[str, Any]
Change = Callable[[Position], object]


def refusal(wrong: Any) -> tuple[str, str]:
    """Return the field and the reason for which a position is refused."""
    with pytest.raises(vaka.BadPosition) as caught:
        GAME.restore(wrong)
    refused = caught.value
    field = str(refused.arguments["field"])
    assert str(refused).startswith(f"{field}: "), "every refusal has a sentence"
    return field, refused.reason


def plain() -> Position:
    """Return a sound position at the start of a turn."""
    return position(3, tiles=NORTH, samoa="B|YY|-", tonga="B|G|-|-|-|-")


def test_sound_positions_are_accepted() -> None:
    assert GAME.position(GAME.restore(plain())) == plain()


def test_no_position_at_all() -> None:
    assert refusal([]) == ("position", "not_record")
    assert refusal({"game": "chess"}) == ("game", "not_word")


@pytest.mark.parametrize("key", sorted(plain()))
def test_every_key_is_needed(key: str) -> None:
    wrong = plain()
    del wrong[key]
    assert refusal(wrong) == (key, "missing")


def test_no_other_key_is_allowed() -> None:
    assert refusal(plain() | {"more": 1}) == ("position", "unknown_field")


WRONG_SHAPES: list[tuple[str, Any, str, str]] = [
    ("options", {"final_draws": "continue"}, "options.stall_limit", "missing"),
    ("options", {"final_draws": "never", "stall_limit": 0}, "options.final_draws", "not_word"),
    ("options", {"final_draws": "stop", "stall_limit": 7}, "options.stall_limit", "not_word"),
    ("options", {"final_draws": "stop", "stall_limit": False}, "options.stall_limit", "not_word"),
    ("pile", {}, "pile", "not_list"),
    ("pile", ["tonga"], "pile.0", "not_word"),
    ("pile", ["water_z"], "pile.0", "not_word"),
    ("board", [], "board", "not_record"),
    ("board", {"atlantis": [0, 0, 0]}, "board", "unknown_field"),
    ("board", {"tonga": [0, 0]}, "board.tonga", "wrong_length"),
    ("board", {"tonga": [0, 0, 6]}, "board.tonga.2", "out_of_range"),
    ("board", {"tonga": [0, 0.0, 0]}, "board.tonga.1", "not_whole"),
    ("ships", {"tonga": [[0, 0, 0]]}, "ships.tonga", "wrong_length"),
    ("ships", {"tonga": [[0, 0, -1]] * 6}, "ships.tonga.0.2", "out_of_range"),
    ("royal", {"tonga": 0}, "royal", "unknown_field"),
    ("royal", {"samoa": 6}, "royal.samoa", "out_of_range"),
    ("removed", ["water_a"], "removed.0", "not_word"),
    ("seats", [{"colour": "blue", "stock": 15}], "seats", "wrong_length"),
    ("active", 6, "active", "out_of_range"),
    ("active", True, "active", "not_whole"),
    ("phase", "dance", "phase", "not_word"),
    ("island", "water_a", "island", "not_word"),
    ("left", 7, "left", "out_of_range"),
    ("from_beach", -1, "from_beach", "out_of_range"),
    ("origin", None, "origin", "not_word"),
    ("fleet", 3, "fleet", "not_list"),
    ("cell", [1, 2, 3], "cell", "wrong_length"),
    ("heading", 6, "heading", "out_of_range"),
    ("landed", [6], "landed.0", "out_of_range"),
    ("drawn", "tonga", "drawn", "not_word"),
    ("purpose", "trade", "purpose", "not_word"),
    ("uses", {"samoa 0": 1}, "uses", "unknown_field"),
    ("uses", {"samoa 1": 0}, "uses.samoa 1", "out_of_range"),
    ("uses", {"samoa 1": 4}, "uses.samoa 1", "out_of_range"),
    ("links", [["samoa"]], "links.0", "wrong_length"),
    ("dissolved", 0, "dissolved", "not_flag"),
    ("ending", "yes", "ending", "not_flag"),
    ("quiet", -2, "quiet", "out_of_range"),
    ("truncated", None, "truncated", "not_flag"),
]


@pytest.mark.parametrize(("key", "value", "field", "reason"), WRONG_SHAPES)
def test_wrong_shapes(key: str, value: Any, field: str, reason: str) -> None:
    assert refusal(plain() | {key: value}) == (field, reason)


def swap_colours(p: Position) -> None:
    p["seats"][0]["colour"], p["seats"][1]["colour"] = "yellow", "blue"


def third_royal(p: Position) -> None:
    for i, island in enumerate(("oahu", "hawaii", "nauru")):
        p["pile"].remove(island)
        p["board"][island] = [5, i, 0]
        p["ships"][island] = [[0, 0, 0]] * 3
        p["royal"][island] = 1
        p["seats"][1]["stock"] -= 1


def royal_samoa(p: Position) -> None:
    p["royal"]["samoa"] = 1
    p["seats"][1]["stock"] -= 1


WRONG_PIECES: list[tuple[Change, str, str]] = [
    (swap_colours, "seats.0.colour", "not_word"),
    (lambda p: p.update(active=3), "active", "out_of_range"),
    (lambda p: p.update(fleet=[0, 0]), "fleet", "wrong_length"),
    (lambda p: p["royal"].update(samoa=4), "royal.samoa", "out_of_range"),
    (lambda p: p["pile"].reverse(), "pile", "not_sorted"),
    (lambda p: p["pile"].remove("water_a"), "pile", "tile_missing"),
    (lambda p: p["pile"].insert(0, p["pile"][0]), "pile", "tile_twice"),
    (lambda p: p["board"].pop("tonga"), "board", "tile_missing"),
    (lambda p: p["board"].update(oahu=[3, 3, 0]), "board", "tile_twice"),
    (lambda p: p.update(removed=["samoa"]), "removed", "tile_twice"),
    (lambda p: p.update(drawn="water_a"), "drawn", "tile_twice"),
    (lambda p: p.update(removed=["tonga", "oahu"]), "removed", "not_sorted"),
    (lambda p: p["board"].update(samoa=[0, 0, 0]), "board.samoa", "cell_twice"),
    (lambda p: p["board"].update(tonga=[1, 0, 0]), "board.tonga", "must_be"),
    (lambda p: p["board"].update(tonga=[0, 0, 1]), "board.tonga", "must_be"),
    (lambda p: p["ships"].pop("samoa"), "ships.samoa", "missing"),
    (lambda p: p["ships"].update(oahu=[[0, 0, 0]] * 3), "ships", "unknown_field"),
    (lambda p: p["ships"]["samoa"].pop(), "ships.samoa", "wrong_length"),
    (lambda p: p["ships"]["samoa"][0].pop(), "ships.samoa.0", "wrong_length"),
    (lambda p: p["ships"]["samoa"].__setitem__(0, [2, 2, 0]), "ships.samoa.0", "too_many_ships"),
    (lambda p: p["ships"]["samoa"].__setitem__(0, [2, 0, 0]), "seats.0.stock", "does_not_add_up"),
    (lambda p: p["seats"][2].update(stock=15), "seats.2.stock", "does_not_add_up"),
    (lambda p: p["royal"].update(oahu=1), "royal.oahu", "not_on_board"),
    (royal_samoa, "ships.samoa", "ships_on_royal"),
    (third_royal, "royal.oahu", "third_royal"),
]


@pytest.mark.parametrize(("change", "field", "reason"), WRONG_PIECES)
def test_pieces_that_do_not_add_up(change: Change, field: str, reason: str) -> None:
    wrong = copy.deepcopy(plain())
    change(wrong)
    assert refusal(wrong) == (field, reason)


UNUSED: list[tuple[str, Any]] = [
    ("island", "samoa"),
    ("left", 1),
    ("from_beach", 1),
    ("origin", "samoa"),
    ("cell", [1, 1]),
    ("heading", 0),
    ("landed", [0, 0, 0]),
    ("purpose", "explore"),
    ("truncated", True),
    ("dissolved", True),
]


@pytest.mark.parametrize(("key", "value"), UNUSED)
def test_fields_of_other_phases_are_empty(key: str, value: Any) -> None:
    assert refusal(plain() | {key: value}) == (key, "must_be")


def test_nothing_is_counted_at_the_start_of_a_turn() -> None:
    assert refusal(plain() | {"uses": {"samoa 1": 1}}) == ("uses", "must_be_empty")
    assert refusal(plain() | {"links": [["samoa", "tonga"]]}) == ("links", "must_be_empty")


def test_no_fleet_is_under_way_at_the_start_of_a_turn() -> None:
    wrong = position(tonga="B|-|-|-|-|-", fields={"fleet": [0, 1]})
    assert refusal(wrong) == ("fleet", "no_fleet")


def test_tiles_in_hand_only_while_laying() -> None:
    wrong = position(tonga="B|-|-|-|-|-", fields={"drawn": "water_a"})
    assert refusal(wrong) == ("drawn", "must_be")


def test_every_island_has_room_at_the_start_of_a_turn() -> None:
    wrong = position(tiles={"muroroa": (0, -1, 0)}, muroroa="BB|BB|YYY")
    assert refusal(wrong) == ("ships.muroroa", "no_berth")
    wrong = position(tonga="BBB|BBB|BBB|YYY|YYY|YY")
    assert refusal(wrong) == ("ships.tonga", "no_berth")
    state = GAME.restore(position(tonga="BBB|B|-|-|-|-"))
    play(state, "expand tonga")
    assert legal(state) == ["place tonga 1", "place tonga 2"], "full beaches take no ship"


def phase(name: str, **fields: Any) -> dict[str, Any]:
    return {"phase": name, **fields}


SETUP = phase("setup")
WRONG_PHASES: list[tuple[dict[str, Any], str, str]] = [
    # setup
    ({"tiles": NORTH, "fields": SETUP}, "board", "setup_tonga_only"),
    ({"tonga": "Y|-|-|-|-|-", "fields": SETUP}, "ships.tonga", "setup_order"),
    ({"tonga": "B|-|-|-|-|-", "fields": SETUP}, "ships.tonga", "setup_order"),
    ({"tonga": "BB|YY|-|-|-|-", "fields": SETUP}, "ships.tonga", "setup_order"),
    ({"tonga": "BB|Y|-|-|-|-", "fields": phase("setup", active=0)}, "ships.tonga", "setup_order"),
    # expand
    ({"tonga": "B|-|-|-|-|-", "fields": phase("expand")}, "seats.0.stock", "out_of_range"),
    # place
    ({"fields": phase("place", left=1)}, "island", "not_word"),
    ({"fields": phase("place", left=1, island="samoa")}, "island", "not_on_board"),
    (
        {"tiles": NORTH, "royal": {"samoa": 0}, "fields": phase("place", left=1, island="samoa")},
        "island",
        "is_royal",
    ),
    ({"fields": phase("place", island="tonga")}, "left", "out_of_range"),
    (
        {"fields": phase("place", island="tonga", left=1, from_beach=6)},
        "from_beach",
        "out_of_range",
    ),
    ({"fields": phase("place", island="tonga", left=3, from_beach=4)}, "left", "out_of_range"),
    (
        {**ALL_BLUE_SHIPS_OUT, "fields": phase("place", island="tonga", left=1)},
        "seats.0.stock",
        "out_of_range",
    ),
    (
        {"tonga": "-|-|-|-|BBY|-", "fields": phase("place", island="tonga", left=2, from_beach=4)},
        "ships.tonga",
        "no_berth",
    ),
    # enter
    ({"fields": phase("enter", island="tonga", left=3)}, "left", "out_of_range"),
    (
        {"tiles": NORTH, "fields": phase("enter", island="samoa", left=2)},
        "left",
        "out_of_range",
    ),
    (
        {"tonga": "-|-|-|-|-|YYB", "fields": phase("enter", island="tonga", left=1, from_beach=5)},
        "ships.tonga",
        "no_berth",
    ),
    # sail
    ({"tonga": "BY|-|-|-|-|-", "fields": phase("sail")}, "ships", "no_full_beach"),
    (
        {"tonga": "BYY|-|-|-|-|-", "fields": phase("sail", uses={"tonga 0": 3})},
        "uses",
        "all_used_up",
    ),
    (
        {"tonga": "BYY|-|-|-|-|-", "fields": phase("sail", uses={"samoa 1": 1})},
        "uses.samoa 1",
        "not_on_board",
    ),
    (
        {"tonga": "BYY|-|-|-|-|-", "fields": phase("sail", links=[["tonga", "samoa"]])},
        "links.0",
        "not_on_board",
    ),
    (
        {"tonga": "BYY|-|-|-|-|-", "fields": phase("sail", links=[["tonga", "tonga"]] * 2)},
        "links",
        "not_sorted",
    ),
    # land
    ({"fields": phase("land", island="tonga", landed=[0] * 6)}, "fleet", "needs_ship"),
    ({"fields": phase("land", island="tonga", landed=[0], fleet=[1, 0])}, "landed", "wrong_length"),
    (
        {"fields": phase("land", island="tonga", landed=[1, 0, 0, 0, 0, 0], fleet=[1, 0])},
        "landed.0",
        "out_of_range",
    ),
    (
        {
            "tiles": {"muroroa": (0, -1, 0)},
            "muroroa": "BB|YY|YYY",
            "fields": phase("land", island="muroroa", landed=[0, 0, 0], fleet=[1, 0]),
        },
        "ships.muroroa",
        "no_berth",
    ),
    # draw, lay, settle
    ({"fields": phase("draw")}, "purpose", "not_word"),
    ({"pile": [], "fields": phase("draw", purpose="colonise")}, "pile", "needs_tile"),
    ({"fields": phase("lay", purpose="explore")}, "drawn", "needs_tile"),
    ({"fields": phase("lay", drawn="water_a")}, "purpose", "not_word"),
    (
        {"tiles": NORTH, "fields": phase("settle", island="samoa", purpose="explore")},
        "purpose",
        "not_word",
    ),
    (
        {
            "tiles": NORTH,
            "samoa": "Y|-|-",
            "fields": phase("settle", island="samoa", purpose="colonise"),
        },
        "ships.samoa",
        "must_be_empty",
    ),
    # over
    ({"fields": phase("over", uses={"tonga 0": 1})}, "uses", "must_be_empty"),
]


@pytest.mark.parametrize(("parts", "field", "reason"), WRONG_PHASES)
def test_phases_that_cannot_go_on(parts: dict[str, Any], field: str, reason: str) -> None:
    assert refusal(position(**parts)) == (field, reason)


def voyage(**changes: Any) -> Position:
    """Return a position with a fleet that has crossed water_k and waits for a tile."""
    fields = {
        "phase": "voyage",
        "origin": "tonga",
        "fleet": [2, 1],
        "cell": [-1, 0],
        "heading": 1,
        **changes,
    }
    return position(tiles={"water_k": (0, -1, 0)}, fields=fields)


def test_a_voyage_is_restored_with_its_pier() -> None:
    state = GAME.restore(voyage())
    assert GAME.position(state) == voyage()
    assert GAME.turn(state) == (vaka.CHANCE,)


@pytest.mark.parametrize(
    ("changes", "field", "reason"),
    [
        ({"origin": ""}, "origin", "not_word"),
        ({"origin": "samoa"}, "origin", "not_on_board"),
        ({"cell": []}, "cell", "wrong_length"),
        ({"heading": -1}, "heading", "out_of_range"),
        ({"fleet": [0, 0]}, "fleet", "needs_ship"),
        ({"cell": [3, 3]}, "cell", "no_route"),
        ({"heading": 4}, "cell", "no_route"),
        ({"cell": [0, -1], "heading": 3}, "cell", "no_route"),
        ({"fleet": [3, 0]}, "fleet", "too_few_colours"),
    ],
)
def test_voyages_that_cannot_have_been(changes: dict[str, Any], field: str, reason: str) -> None:
    assert refusal(voyage(**changes)) == (field, reason)


def test_a_match_without_a_stall_limit_has_a_tile_to_lay_or_is_in_its_last_turn() -> None:
    nothing_to_lay = position(pile=[])
    GAME.restore(nothing_to_lay)  # 200 turns end it
    nothing_to_lay["options"]["stall_limit"] = 0
    assert refusal(nothing_to_lay) == ("ending", "never_ends")
    GAME.restore(nothing_to_lay | {"ending": True})


def test_a_voyage_ends_before_an_empty_cell_and_needs_a_pile() -> None:
    fields = {"phase": "voyage", "origin": "tonga", "fleet": [3, 0], "cell": [0, -1], "heading": 3}
    assert refusal(position(tiles=NORTH, fields=fields)) == ("cell", "cell_taken")
    assert refusal(position(pile=[], fields=fields)) == ("pile", "needs_tile")
    royal = position(tiles=NORTH, royal={"samoa": 0}, fields=fields | {"origin": "samoa"})
    assert refusal(royal) == ("origin", "is_royal")


def test_unreachable_but_sound_positions_are_accepted() -> None:
    """Flags that only play can set are taken as they are told."""
    for change in ({"ending": True}, {"quiet": 5000}, {"active": 2}):
        GAME.restore(plain() | change)
    GAME.restore(position(tiles=CLOSED, tubuai="BBB|YY", fields={"phase": "sail"}))
    GAME.restore(position(pile=["water_a"]))


def test_restored_and_played_states_are_equal() -> None:
    for seed in range(12):
        rng = vaka.Rng(seed)
        state = GAME.start(2 + seed % 5)
        while GAME.turn(state):
            assert GAME.restore(GAME.position(state)).fields() == state.fields()
            moves = legal(state)
            play(state, moves[rng.below(len(moves))])
        assert GAME.restore(GAME.position(state)).fields() == state.fields()
