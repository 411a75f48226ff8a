"""Moves that are refused: the reason, its sentence in each language, and that nothing changes."""

from typing import Any

import pytest

import vaka
from games.rapanui2020.rapanui2020_setup import GAME, legal, play, table
from vaka.words import LANGUAGES

STYLING = {"c4": "D", "d4": "T"}
RICH = (8, 8, 8, 8)


def after(*moves: str, **arguments: Any) -> vaka.State:
    """Return a position some moves after a table."""
    state = table(**arguments)
    play(state, *moves)
    return state


def draft() -> vaka.State:
    """Return a draft whose display has no Rest."""
    state = GAME.start(2)
    for _ in range(4):
        GAME.play(state, -1, "tile rest")
    while GAME.turn(state) == (-1,):
        GAME.play(state, -1, GAME.moves(state, -1)[0])
    return state


TABLES: dict[str, vaka.State] = {
    "draft": draft(),
    "place": table(phase="place", island={"c3": "D"}, quarry=("", "", "DDM")),
    "two seats": table(2, phase="place"),
    "placed": table(
        phase="place",
        island={"c1": "TTTT"},
        stars=(0, -1, 1),
        own={"T": {"built": "chief", "chief": "hand"}},
    ),
    "chief placed": table(
        phase="place", stars=(-1, 1, -1), own={"T": {"built": "chief", "chief": "col1"}}
    ),
    "sculpt": table(phase="sculpt", quarry=("TT", "T", "")),
    "no large": table(
        phase="sculpt",
        quarry=("T", "T", "T"),
        erected={"b2": "large large", "e2": "large large", "a4": "large large"},
    ),
    "sculpting": after(
        "take small", phase="sculpt", quarry=("TT", "T", ""), own={"T": {"tiles": "chip_in"}}
    ),
    "haul": table(own={"T": {"moai": "small", "resources": (0, 0, 0, 0)}}),
    "ready": table(island={"g3": "T"}, own={"T": {"moai": "small"}}),
    "poor": table(island=STYLING, erected={"d4": "small"}, own={"T": {"resources": (3, 0, 0, 0)}}),
    "route": after(
        "load small",
        "step d3",
        island={"d3": "D", "d4": "T", "c3": "M"},
        own={"T": {"moai": "small"}},
    ),
    "arrived": after(
        "load small",
        "step f3",
        island={"f3": "T"},
        ahu={"f3": "rest skimp"},
        own={"T": {"moai": "small"}},
    ),
    "pukao": after(
        "load pukao",
        "step c4",
        island=STYLING,
        erected={"d4": "small"},
        own={"T": {"resources": RICH}},
    ),
    "income": after(
        "load small",
        "step d3",
        "step c3",
        island={"d3": "T", "c3": "D", "c4": "T", "c5": "T"},
        own={"T": {"moai": "small"}},
    ),
    "gain": after(
        "load small",
        "step f3",
        "erect rest",
        island={"f3": "T"},
        ahu={"f3": "rest skimp"},
        own={"T": {"moai": "small", "tiles": "barter"}},
    ),
    "exchange": after(
        "load pukao",
        "step c4",
        "step d4",
        "style",
        island=STYLING,
        erected={"d4": "small", "e4": "small^ small^", "f3": "small^ small^", "a3": "small^"},
        own={
            "T": {"resources": (4, 4, 0, 0), "tiles": "take_your_pick"},
            "M": {"offerings": ("chicken:10", "chicken:9", "chicken:8", "chicken:8", "boat:13!")},
        },
    ),
    "spend": after(
        "load pukao",
        "step c4",
        "step d4",
        "style",
        "offer chicken",
        "spend eggs",
        island=STYLING,
        erected={"d4": "small"},
        own={"T": {"resources": (4, 3, 1, 0)}},
    ),
    "necklace": after(
        "load pukao",
        "step c4",
        "step d4",
        "style",
        "offer necklace",
        island=STYLING,
        erected={"d4": "small"},
        own={"T": {"resources": (0, 0, 4, 4)}},
    ),
    "tools": table(
        tablets="T",
        own={
            "T": {
                "tiles": "barter change_jobs lend_a_hand rest skimp take_your_pick",
                "resources": (2, 0, 0, 0),
                "built": "artistic",
            }
        },
        stars=(-1, 1, 2),
        island={"c1": "TTTTT"},
    ),
    "three": table(
        own={"T": {"built": "artistic fervent popular", "resources": RICH, "tiles": "barter"}}
    ),
    "barter": after("play barter", own={"T": {"tiles": "barter", "resources": (3, 2, 0, 0)}}),
    "bartered": after(
        "play barter", "give reeds", own={"T": {"tiles": "barter", "resources": (3, 2, 0, 0)}}
    ),
    "jobs": after("play change_jobs", island={"c1": "D"}, own={"T": {"tiles": "change_jobs"}}),
    "rest": after("play rest", island={"c1": "t"}, own={"T": {"tiles": "rest"}}),
    "lend": after("play lend_a_hand", quarry=("T", "", ""), own={"T": {"tiles": "lend_a_hand"}}),
    "lend chief": after(
        "play lend_a_hand",
        own={"T": {"tiles": "lend_a_hand", "built": "chief", "chief": "col1"}},
    ),
}

WRONG = [
    ("draft", "draft rest", "not_on_display"),
    ("draft", "drop", "other_stage"),
    ("place", "place c3", "space_held"),
    ("place", "place b4", "neutral_space"),
    ("place", "place a2", "no_such_space"),
    ("place", "place e1", "no_such_space"),
    ("place", "carve 3", "column_full"),
    ("place", "sorcerer 1", "not_first_star"),
    ("two seats", "sorcerer 3", "no_such_star"),
    ("place", "chief 1", "no_chief"),
    ("place", "take small", "other_stage"),
    ("placed", "place d1", "no_villager"),
    ("placed", "carve 1", "no_villager"),
    ("placed", "sorcerer 2", "sorcerer_placed"),
    ("chief placed", "sorcerer 2", "star_taken"),
    ("chief placed", "chief 2", "chief_placed"),
    ("sculpt", "take large", "no_sculptors"),
    ("sculpting", "take medium", "largest_first"),
    ("no large", "take large", "none_left"),
    ("sculpting", "play chip_in", "other_window"),
    ("haul", "load large", "no_such_moai"),
    ("haul", "load small", "no_erecting_place"),
    ("haul", "load pukao", "no_styling_place"),
    ("ready", "load small", "no_way"),
    ("poor", "load pukao", "cannot_pay_any"),
    ("route", "step a2", "no_such_space"),
    ("route", "step e3", "already_there"),
    ("route", "step f3", "not_next_to"),
    ("route", "step d2", "nobody_there"),
    ("route", "step c3", "leads_nowhere"),
    ("route", "erect rest", "not_there_yet"),
    ("route", "style", "not_a_pukao"),
    ("route", "build fervent", "no_building_now"),
    ("arrived", "erect barter", "no_tile_here"),
    ("pukao", "erect rest", "not_a_moai"),
    ("pukao", "style", "not_there_yet"),
    ("income", "income wood", "not_printed"),
    ("gain", "gain eggs", "needs_fervent"),
    ("gain", "gain pearls", "not_printed"),
    ("gain", "play rest", "other_window"),
    ("gain", "play barter", "no_use"),
    ("exchange", "offer chicken", "stack_empty"),
    ("exchange", "offer boat", "cannot_pay"),
    ("exchange", "offer outstanding boat", "none_outstanding"),
    ("exchange", "end", "other_stage"),
    ("spend", "offer hut", "other_stage"),
    ("spend", "spend reeds", "lower_unit"),
    ("spend", "spend pearls", "no_unit"),
    ("spend", "spend wood", "no_price"),
    ("necklace", "spend wood", "no_price"),
    ("necklace", "offer outstanding hut", "other_stage"),
    ("tools", "play skimp", "other_window"),
    ("tools", "play barter", "no_use"),
    ("tools", "copy barter", "no_use"),
    ("tools", "play rest", "no_use"),
    ("tools", "play change_jobs", "no_use"),
    ("tools", "play lend_a_hand", "no_use"),
    ("tools", "play chip_in", "no_such_tile"),
    ("tools", "play take_your_pick", "never_used"),
    ("tools", "build artistic", "already_built"),
    ("tools", "build chief", "too_expensive"),
    ("tools", "give reeds", "nothing_begun"),
    ("three", "build chief", "three_built"),
    ("three", "copy barter", "no_tablet"),
    ("barter", "drop", "power_first"),
    ("barter", "get eggs", "power_first"),
    ("barter", "give eggs", "needs_three"),
    ("bartered", "get reeds", "same_resource"),
    ("jobs", "to c1", "space_held"),
    ("jobs", "column 1", "too_late_to_carve"),
    ("rest", "stand d1", "nobody_tired"),
    ("lend", "lift chief", "no_chief_to_lift"),
    ("lend", "to c1", "power_first"),
    ("lend chief", "lift sculptor", "no_sculptor_to_lift"),
]


@pytest.mark.parametrize(("name", "move", "reason"), WRONG)
def test_a_wrong_move_is_refused_with_its_reason(name: str, move: str, reason: str) -> None:
    state = TABLES[name].copy()
    seat = GAME.turn(state)[0]
    with pytest.raises(vaka.Illegal) as caught:
        GAME.play(state, seat, move)
    assert caught.value.reason == reason
    assert state.fields() == TABLES[name].fields()
    for language in LANGUAGES:
        assert "{" not in caught.value.sentence(language)


def test_every_reason_for_a_refused_move_is_tested() -> None:
    tested = {reason for _, _, reason in WRONG} | {"no_pukao", "needs_pick"}
    spoken = {key.removeprefix("refusal.") for key in GAME.words.entries() if "refusal." in key}
    positions = {
        reason for reason in spoken if "{field}" in str(GAME.words.entries()[f"refusal.{reason}"])
    }
    assert spoken - positions == tested


def test_outstanding_tiles_need_take_your_pick() -> None:
    state = TABLES["spend"].copy()
    fresh = after(
        "load pukao",
        "step c4",
        "step d4",
        "style",
        island=STYLING,
        erected={"d4": "small"},
        own={"T": {"resources": (4, 3, 1, 0)}},
    )
    assert legal(state) != legal(fresh)
    with pytest.raises(vaka.Illegal) as caught:
        GAME.play(fresh, 0, "offer outstanding hut")
    assert caught.value.reason == "needs_pick"


def test_every_move_of_the_table_is_legal_or_refused_with_a_sentence() -> None:
    for state in TABLES.values():
        seat = GAME.turn(state)[0]
        possible = set(GAME.moves(state, seat))
        for move in GAME.move_codec.texts:
            if move not in possible:
                with pytest.raises(vaka.Illegal) as caught:
                    GAME.play(state, seat, move)
                assert caught.value.reason not in str(caught.value)
