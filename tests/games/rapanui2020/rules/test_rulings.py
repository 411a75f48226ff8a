"""Every ruling of Rapa Nui 2020, one test or more each."""

import vaka
from games.rapanui2020.rapanui2020_setup import (
    GAME,
    field,
    figures,
    legal,
    play,
    position,
    refused,
    resources,
    table,
    told,
)
from vaka.games.rapanui2020 import chart
from vaka.games.rapanui2020 import parts as K

STYLING = {"c4": "D", "d4": "T"}  # a way from the Pukao Quarry B4 to D4
SMALL = {"T": {"moai": "small"}}


def styling(**own: object) -> vaka.State:
    """Return a position in which a Pukao has just been set by the turtle."""
    state = table(island=STYLING, erected={"d4": "small"}, own={"T": own})
    play(state, "load pukao", "step c4", "step d4", "style")
    return state


def test_a1_a_space_may_have_two_ahu() -> None:
    state = table(island={"f3": "TT"}, ahu={"f3": "rest skimp"}, own={"T": {"moai": "small small"}})
    play(state, "load small", "step f3", "erect rest", "gain reeds", "end", "drop", "drop")
    play(state, "load small", "step f3")
    assert legal(state) == ["erect skimp"]


def test_a2_the_chief_takes_a_turn_of_phase_1() -> None:
    state = table(phase="place", own={"T": {"built": "chief"}})
    play(state, "chief 3")
    assert GAME.turn(state) == (1,)


def test_a3_outstanding_tiles_only_of_the_type_that_is_paid() -> None:
    state = styling(resources=(4, 0, 0, 0), tiles="take_your_pick")
    assert legal(state) == ["offer hut", "offer outstanding hut"]
    state = styling(resources=(4, 0, 0, 0), tiles="take_your_pick", built="artistic")
    assert legal(state, "offer") == [
        "offer chicken",
        "offer hut",
        "offer outstanding chicken",
        "offer outstanding hut",
    ]


def test_a4_fervent_raises_all_or_nothing() -> None:
    own = {"T": {"moai": "large", "built": "fervent", "resources": (0, 0, 0, 0)}}
    state = table(island={"e4": "T"}, ahu={"e4": "rest rest"}, own=own)
    play(state, "load large", "step e4", "erect rest", "gain eggs")
    assert resources(state, 0) == (0, 5, 0, 0)


def test_a5_the_ban_holds_in_the_first_round() -> None:
    state = table(phase="place", round_=1)
    assert refused(state, "sorcerer 1") == "not_first_star"


def test_a6_three_seats_use_all_four_stars() -> None:
    stars = [f"sorcerer {star}" for star in range(1, 5)]
    assert legal(table(4, phase="place", seat=1), "sorcerer") == stars
    assert legal(table(3, phase="place", seat=1), "sorcerer") == stars
    assert legal(table(2, phase="place", seat=1), "sorcerer") == stars[:2]
    assert refused(table(2, phase="place"), "sorcerer 3") == "no_such_star"
    last = table(phase="place", seat=0, stars=(2, -1, -1, 1))
    assert legal(last, "sorcerer") == ["sorcerer 2", "sorcerer 3"]


def test_a7_no_tile_keeps_moai_for_the_next_round() -> None:
    tiles = [tile for tile in K.TILES if tile not in ("rest", "barter")]
    state = table(dropped="DM", own={"T": {"moai": "small", "tiles": " ".join(tiles)}})
    play(state, "drop")
    assert field(state, "seats.0.moai.small") == 0


def test_a8_pieces_cross_the_other_quarry() -> None:
    state = table(island={"d3": "T", "c3": "T", "b3": "T", "a4": "T"}, own=SMALL)
    play(state, "load small", "step d3", "step c3", "step b3", "step b4")
    assert legal(state) == ["step a4"]
    own = {"T": {"resources": (4, 0, 0, 0)}}
    island = {"c4": "D", "d4": "d", "e4": "D", "f3": "T"}
    state = table(island=island, erected={"f3": "small"}, own=own)
    play(state, "load pukao", "step c4", "step d4", "step e4", "step e3", "step f3")
    assert legal(state) == ["style"]


def test_a9_a_space_pays_once() -> None:
    state = table(island={"f3": "DDDd", "g3": "T"}, own=SMALL)
    play(state, "load small", "step f3")
    assert resources(state, 1) == (2, 1, 1, 1)


def test_a10_no_space_twice() -> None:
    state = table(island={"d3": "T", "d2": "T", "d4": "T"}, own=SMALL)
    play(state, "load small", "step d3")
    assert refused(state, "step e3") == "already_there"


def test_a11_a_detour_is_allowed() -> None:
    state = table(island={"e4": "T", "d3": "D", "d4": "D"}, own=SMALL)
    play(state, "load small", "step d3", "step d4", "step e4")
    assert resources(state, 1) == (2, 2, 1, 1)


def test_a12_an_income_at_the_cap_is_no_gain_and_no_error() -> None:
    own = {**SMALL, "D": {"resources": (8, 8, 0, 0)}}
    state = table(island={"d3": "M", "c3": "D", "c4": "T", "c5": "T"}, own=own)
    play(state, "load small", "step d3", "step c3")
    assert legal(state) == ["income eggs", "income reeds"]
    events = play(state, "income eggs")
    assert told(events, "lost") == [(1, "eggs", 1)]


def test_a13_the_owner_of_the_figures_chooses() -> None:
    state = table(island={"d3": "T", "c3": "M", "c4": "T", "c5": "T"}, own=SMALL)
    play(state, "load small", "step d3", "step c3")
    assert (GAME.turn(state), field(state, "now.seat")) == ((2,), 0)


def test_a14_no_ahu_prints_a_choice() -> None:
    for board in K.BOARDS:
        assert all(len(chart.printed(board, space)) == 1 for space in chart.ahu_spaces(board))


def test_a15_an_exchange_must_be_made() -> None:
    state = styling(resources=(4, 0, 0, 0))
    assert legal(state) == ["offer hut"]
    assert refused(state, "end") == "other_stage"


def test_a16_all_helps_for_styling_combine() -> None:
    state = styling(resources=(0, 2, 0, 0), tiles="skimp take_your_pick", built="artistic")
    play(state, "play skimp")
    assert "offer outstanding hatchet" in legal(state)


def test_a17_no_conversion_for_improvements_or_barter() -> None:
    state = table(own={"T": {"resources": (0, 0, 0, 8), "tiles": "barter"}})
    assert legal(state, "build") == ["build chief"]
    play(state, "play barter")
    assert legal(state) == ["give pearls"]


def test_a18_barter_may_overfill_a_row() -> None:
    state = table(own={"T": {"resources": (7, 3, 0, 0), "tiles": "barter"}})
    play(state, "play barter", "give eggs", "get reeds")
    assert resources(state, 0) == (8, 0, 0, 0)


def test_a19_a_turn_without_sculptors() -> None:
    state = table(phase="sculpt", own={"T": {"tiles": "chip_in"}})
    assert legal(state) == ["done", "play chip_in"]
    play(state, "play chip_in", "column 1", "take small", "done")
    assert field(state, "seats.0.moai.small") == 1


def test_a20_free_actions_after_a_transport() -> None:
    own = {"T": {"moai": "small", "tiles": "rest", "resources": (2, 0, 0, 0)}}
    state = table(island={"e4": "T"}, ahu={"e4": "barter barter"}, own=own)
    play(state, "load small", "step e4", "erect barter", "gain reeds")
    assert legal(state) == ["build fervent", "end", "play barter", "play rest"]


def test_a21_popular_in_phase_1_is_placed_at_once() -> None:
    state = table(phase="place", own={"T": {"resources": (0, 0, 2, 0)}})
    play(state, "build popular", "place c1")
    assert field(state, "seats.0.villagers") == 4


def test_a22_a_chief_of_phase_2_sculpts_in_the_next_round() -> None:
    own = {"T": {"resources": (0, 0, 0, 3)}}
    state = table(phase="sculpt", quarry=("T", "", ""), own=own)
    play(state, "build chief")
    assert legal(state, "take", "chief") == ["take small"]


def test_a23_change_jobs_to_the_quarry_only_before_a_moai() -> None:
    own = {"T": {"tiles": "change_jobs"}}
    state = table(phase="sculpt", quarry=("TT", "", ""), own=own)
    play(state, "take small", "play change_jobs")
    assert refused(state, "column 1") == "too_late_to_carve"
    play(state, "to c1")
    assert figures(state, "c1") == (0, 1, 0)


def test_a24_lend_a_hand_is_for_phase_3() -> None:
    own = {"T": {"tiles": "lend_a_hand"}}
    state = table(phase="sculpt", quarry=("T", "", ""), own=own)
    assert refused(state, "play lend_a_hand") == "other_window"


def test_a25_a_sorcerer_in_the_quarry_can_be_lent() -> None:
    own = {"T": {"tiles": "lend_a_hand"}}
    state = table(quarry=("", "", "T"), island={"c1": "TTTT"}, stars=(-1, 1, 2), own=own)
    play(state, "play lend_a_hand", "lift sculptor", "to f3")
    assert figures(state, "f3") == (0, 1, 0)


def test_a26_the_tablet_is_never_gain_favor() -> None:
    assert refused(table(tablets="T"), "copy gain_favor") == "never_used"


def test_a27_the_tablet_copies_tiles_that_are_out() -> None:
    options = {"variant": "standard"}
    own = {"D": {"tiles": "rest rest rest rest"}}
    state = table(island={"e4": "t"}, tablets="T", options=options, own=own)
    play(state, "copy rest", "stand e4")
    assert figures(state, "e4") == (0, 1, 0)


CHICKENS = ("chicken:10", "chicken:9", "chicken:8", "chicken:8")
FOUR_STYLED = {"e4": "small^ small^", "f3": "small^ small^", "d4": "small"}


def without_chickens(**own: object) -> vaka.State:
    """Return an exchange of the turtle when the moray eel has all chickens."""
    people = {"T": own, "M": {"offerings": CHICKENS}}
    state = table(island=STYLING, erected=FOUR_STYLED, own=people)
    play(state, "load pukao", "step c4", "step d4", "style")
    return state


def test_a28_artistic_pays_for_an_empty_stack() -> None:
    state = without_chickens(resources=(0, 4, 0, 0), built="artistic")
    assert legal(state) == ["offer hatchet", "offer hut"]


def test_a29_outstanding_tiles_without_a_stack() -> None:
    state = without_chickens(resources=(0, 4, 0, 0), tiles="take_your_pick")
    assert legal(state) == ["offer hut", "offer outstanding chicken", "offer outstanding hut"]


def test_a30_moai_have_no_owner() -> None:
    state = styling(resources=(4, 0, 0, 0))
    assert "moai" in field(state, "slots.12")
    assert "seat" not in field(state, "slots.12")


def test_a31_moai_may_be_declined() -> None:
    state = table(phase="sculpt", quarry=("T", "T", "T"))
    play(state, "done")
    assert field(state, "seats.0.moai") == {"small": 0, "medium": 0, "large": 0}


def test_a32_no_larger_moai_instead_of_a_small_one() -> None:
    smalls = {"c1": "small", "d1": "small", "b2": "small small", "e2": "small small"}
    smalls |= {"f3": "small small"}
    state = table(phase="sculpt", quarry=("T", "", ""), erected=smalls)
    assert legal(state) == ["done"]


def test_a33_the_draft_ends_with_the_display() -> None:
    state = GAME.start(2, {"variant": "first_game"})
    laid = [*["rest"] * 4, *["barter"] * 4, *["skimp"] * 4, *["take_two_more"] * 2]
    for tile in (*laid, *["take_three_more"] * 2, "gain_favor"):
        GAME.play(state, -1, f"tile {tile}")
    assert legal(state) == ["draft chip_in"]
    play(state, "draft chip_in")
    assert (field(state, "phase"), field(state, "box.chip_in")) == ("place", 3)


def test_a34_removed_tiles_are_in_the_box() -> None:
    state = GAME.start(2)
    while GAME.turn(state) == (-1,):
        GAME.play(state, -1, GAME.moves(state, -1)[0])
    tile = max(field(state, "display"), key=lambda name: field(state, f"display.{name}"))
    others = field(state, f"display.{tile}") - 1
    play(state, f"draft {tile}")
    assert field(state, f"box.{tile}") == others > 0


def test_a35_a_chief_on_the_island_never_tires() -> None:
    own = {"T": {"moai": "small small", "built": "chief", "resources": (0, 0, 0, 0)}}
    state = table(island={"f3": "T*"}, ahu={"f3": "rest rest"}, own=own)
    events = play(state, "load small", "step f3", "erect rest", "gain reeds")
    assert told(events, "tired") == []
    assert legal(state) == ["end"]
    play(state, "end", "drop", "drop")
    assert "load small" in legal(state)


def test_a36_tiles_and_moai_do_not_block_but_the_quarries_do() -> None:
    own = {"T": {"tiles": "change_jobs"}}
    state = table(erected={"f3": "small small"}, own=own)
    play(state, "play change_jobs")
    assert {"to f3", "to e4"} <= set(legal(state))
    assert refused(state, "to b4") == "neutral_space"


def test_a37_offerings_are_seen_by_memory_only() -> None:
    state = table(erected={"d4": "small^"})
    assert GAME.view(state, 0)["seats"][2]["offerings"] == ["?"]
    assert GAME.view(state, 0, recall=True) == GAME.position(state)


def test_a38_a_full_coast_does_not_end_the_round() -> None:
    moai = [size for size, n in zip(K.SIZES, (7, 7, 6), strict=True) for _ in range(n)]
    erected: dict[str, str] = {}
    for space, size in zip(chart.ahu_spaces("b34"), moai, strict=False):
        erected[space] = f"{erected.get(space, '')} {size}".strip()
    state = table(erected=erected)
    play(state, "drop")
    assert field(state, "phase") == "haul"


def test_a39_without_pukao_nobody_styles() -> None:
    sizes = [*["small"] * 8, *["medium"] * 7, *["large"] * 6]
    erected: dict[str, str] = {}
    for number, (space, size) in enumerate(zip(chart.ahu_spaces("b34"), sizes, strict=True)):
        styled = size + ("^" if number else "")
        erected[space] = f"{erected.get(space, '')} {styled}".strip()
    state = table(island={"b3": "T", "b2": "T", "c2": "T", "c1": "T"}, erected=erected)
    assert field(state, "pukao") == 0
    assert refused(state, "load pukao") == "no_pukao"


def test_a40_a_match_ends_after_the_last_round() -> None:
    state = table(dropped="DM", options={"max_rounds": 2}, round_=2)
    events = play(state, "drop")
    assert told(events, "truncated") == [(2,)]
    assert (field(state, "phase"), field(state, "truncated")) == ("over", 1)


def test_a41_two_seats_have_as_many_ahu_as_moai() -> None:
    assert len(field(GAME.start(2), "slots")) == sum(K.MOAI_COUNT[K.B2]) == 17


def test_a42_all_offerings_are_worth_6_to_14() -> None:
    assert (min(K.KIND_VALUE), max(K.KIND_VALUE)) == (6, 14)


def test_a43_incomes_are_paid_on_the_way() -> None:
    state = table(island={"d3": "M", "d4": "D", "c4": "T", "c5": "T"}, own=SMALL)
    play(state, "load small", "step d3")
    assert (resources(state, 2), resources(state, 1)) == ((2, 1, 1, 1), (1, 1, 1, 1))


def test_a44_the_chief_works_before_a_villager() -> None:
    own = {"T": {"moai": "small", "built": "chief"}}
    state = table(island={"f3": "TT*"}, ahu={"f3": "rest skimp"}, own=own)
    play(state, "load small", "step f3", "erect rest", "gain reeds")
    assert figures(state, "f3") == (0, 1, 0)


def test_a45_a_waiting_chief_can_be_lent() -> None:
    own = {"T": {"tiles": "lend_a_hand", "resources": (0, 0, 0, 3)}}
    state = table(own=own)
    assert refused(state, "play lend_a_hand") == "no_use"
    play(state, "build chief", "play lend_a_hand")
    assert legal(state) == ["lift chief"]
    play(state, "lift chief", "to f3")
    assert field(state, "seats.0.chief") == "f3"
    assert figures(state, "f3") == (0, 0, 0)


def test_a46_a_full_set_may_make_a_small_moai() -> None:
    state = table(phase="sculpt", quarry=("T", "T", "T"))
    play(state, "take small")
    assert field(state, "now.free") == [0, 1, 1]


def test_a47_free_actions_in_an_erection_but_not_on_the_way() -> None:
    own = {"T": {"moai": "small", "tiles": "barter", "resources": (3, 0, 0, 0)}}
    state = table(island={"e4": "T"}, ahu={"e4": "rest rest"}, tablets="T", own=own)
    play(state, "load small")
    assert legal(state) == ["step e4"]
    play(state, "step e4", "erect rest")
    assert legal(state) == [
        "build fervent",
        "copy barter",
        "copy take_three_more",
        "copy take_two_more",
        "gain reeds",
        "play barter",
    ]
    play(state, "build fervent")
    assert legal(state, "gain") == ["gain eggs", "gain reeds"]


def test_a48_a_free_action_does_not_lift_the_ban() -> None:
    state = table(phase="place", own={"T": {"resources": (2, 0, 2, 3)}})
    play(state, "build popular", "build chief")
    assert refused(state, "sorcerer 1") == "not_first_star"
    play(state, "chief 1", "sorcerer 2", "place c1")
    assert "sorcerer 1" in legal(state)


def test_a49_seat_1_drafts_first() -> None:
    state = GAME.start(2)
    while GAME.turn(state) == (-1,):
        GAME.play(state, -1, GAME.moves(state, -1)[-1])
    assert GAME.turn(state) == (1,)


def test_a50_the_pairs_are_inside_the_stacks() -> None:
    made = position(2)
    assert made["outstanding"]["hut"] == [9, 9]
    assert all(len(set(values)) == len(values) == 3 for values in made["stacks"].values())
