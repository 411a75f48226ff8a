"""Every ritual does what its card says: all 46 designs, one by one."""

from typing import Any

import pytest

from games.raiatea.raiatea_setup import (
    Changes,
    at,
    blessing,
    location,
    moves,
    performing,
    play,
    points,
    raising,
    table,
    turn,
)
from vaka.games.raiatea import parts as K

GOODS = [f"take {good}" for good in sorted(K.GOODS)]
HELPERS = [f"take {helper}" for helper in sorted(K.HELPERS)]

# -- black: ritual, what lies ready, moves that follow, what must hold then ------------------------

BLACK: list[tuple[str, Changes, list[str], dict[str, Any]]] = [
    ("rua_hatu", {}, [], {"seats.0.pearls": 7}),
    (
        "uru_taetae",
        {"seats.0.priests": 4, "seats.0.pearls": 5},
        ["0 train 2"],
        {"seats.0.priests": 6, "seats.0.pearls": 0, "seats.0.mana": 11},
    ),
    ("raa", {}, [], {"seats.0.priests": 10, "seats.0.mana": 7}),
    ("roroo", {"seats.0.priests": 6}, [], {"seats.0.priests": 8, "seats.0.mana": 5}),
    ("tino_rua", {}, [], {"seats.0.pearls": 6}),
    (
        "orerorero",
        {},
        ["0 draw normal", "- deal raa", "- deal tohu", "- deal raa", "0 keep tohu"],
        {"seats.0.hand": ["tohu"], "discards.normal.raa": 2},
    ),
    ("te_fatu", {}, ["0 take taro"], {"seats.0.goods.taro": 1, "prices.taro": 3}),
    (
        "toa_hiti",
        {"display.collector": 3, "display.m01b": 1},
        ["0 take m01b", "- reveal uru"],
        {"seats.0.pearls": 7, "seats.0.masks.m01": 2, "display.uru": 1},
    ),
    (
        "rua_tupua_nui",
        {},
        ["0 take trader", "0 reactivate shaman"],
        {"seats.0.ready.trader": 1, "seats.0.ready.shaman": 1, "seats.0.pearls": 4},
    ),
    (
        "tu_papa",
        {"seats.0.used.collector": 1},
        ["0 reactivate collector", "0 reactivate shaman"],
        {"seats.0.ready.collector": 1, "seats.0.ready.shaman": 1},
    ),
    ("tohu", {}, [], {"seats.0.tattoo": 1, "seats.0.pearls": 5}),
    ("matarua", {}, ["0 take m04"], {"seats.0.masks.m04": 1, "mask_market.m04": 0}),
    ("oropaa", {}, [], {"seats.0.pearls": 9}),
    ("atea", {}, [], {"seats.0.mana": 11}),
    (
        "hiro",
        {},
        ["0 take uru", "0 take tiare"],
        {"seats.0.goods.uru": 1, "seats.0.goods.tiare": 1, "prices.uru": 3, "prices.tiare": 3},
    ),
    ("mata_arahu", {}, [], {"seats.0.tattoo": 2}),
    ("taere", {}, ["0 claim helpers_3 4"], {"seats.0.tokens": ["helpers_3"]}),
    (
        "ihi",
        {},
        [
            "0 draw normal",
            "- deal raa",
            "- deal tohu",
            "- deal raa",
            "0 keep tohu",
            "0 keep raa",
            "0 perform tohu",
        ],
        {"seats.0.hand": ["raa"], "seats.0.tattoo": 1, "discards.normal.tohu": 1},
    ),
    ("oro", {"seats.0.priests": 9}, [], {"seats.0.tattoo": 2, "seats.0.priests": 10}),
    ("tumu_nui", {"seats.0.priests": 9}, [], {"seats.0.priests": 10}),
    (
        "taaroa",
        {},
        ["0 take uru", "0 take taro", "0 take shaman", "0 take m05"],
        {"seats.0.goods.uru": 1, "seats.0.ready.shaman": 1, "seats.0.masks.m05": 1},
    ),
    ("pere", {}, [], {"seats.0.pearls": 12}),
    ("maui", {}, ["0 take m04", "0 take m05"], {"seats.0.masks.m04": 1, "seats.0.masks.m05": 1}),
]


def perform(ritual: str, changes: Changes) -> Any:
    """Perform a ritual in seat 0's turn: by a shaman, or by the Tahua bonus if it is too dear."""
    if K.COST[K.RITUALS.index(ritual)] <= changes.get("seats.0.priests", 9):
        return performing(ritual, changes)
    own = {
        "seats.0.hand": [ritual],
        "seats.0.used.shaman": 1,
        "todo": [{"do": "perform", "seat": 0}],
    }
    state = table(own | changes)
    play(state, f"0 perform {ritual}")
    return state


@pytest.mark.parametrize(("ritual", "ready", "then", "expected"), BLACK, ids=[c[0] for c in BLACK])
def test_black_rituals_work_once_for_their_owner(
    ritual: str, ready: Changes, then: list[str], expected: dict[str, Any]
) -> None:
    state = perform(ritual, ready)
    others = [at(state, f"seats.{seat}") for seat in (1, 2)]
    play(state, *then)
    assert {path: at(state, path) for path in expected} == expected
    assert [at(state, f"seats.{seat}") for seat in (1, 2)] == others
    back = K.DECKS[K.BACK[K.RITUALS.index(ritual)]]
    before = at(table(), f"discards.{back}.{ritual}")
    assert at(state, f"discards.{back}.{ritual}") == before + 1
    assert turn(state) == (0,)
    assert at(state, "phase") == "choose"
    assert at(state, "todo") == []


# -- brown: everybody, in ceremonial order ---------------------------------------------------------


def test_hina_puts_six_mana_per_player_into_the_bag() -> None:
    assert at(performing("hina"), "bag") == 18


def test_rearea_gives_everybody_two_pearls() -> None:
    state = performing("rearea")
    assert [at(state, f"seats.{seat}.pearls") for seat in range(3)] == [6, 6, 6]


def test_vanaanaa_lets_everybody_draw_in_ceremonial_order() -> None:
    state = performing("vanaanaa", {"order": [1, 2, 0]})
    for seat, ritual in ((1, "raa"), (2, "tohu"), (0, "rauti")):
        assert turn(state) == (seat,)
        play(state, f"{seat} draw normal", f"- deal {ritual}", f"- deal {ritual}")
        play(state, "- deal te_fatu" if seat else "- deal tino_rua", f"{seat} keep {ritual}")
    assert [len(at(state, f"seats.{seat}.hand")) for seat in range(3)] == [1, 3, 3]


def test_faa_hotu_gives_everybody_a_good() -> None:
    state = performing("faa_hotu", {"order": [2, 0, 1]})
    play(state, "2 take uru", "0 take taro", "1 take tiare")
    assert at(state, "seats.2.goods.uru") == at(state, "seats.1.goods.tiare") == 1
    assert at(state, "prices") == {"uru": 3, "taro": 3, "mahi_mahi": 2, "tiare": 3}


def test_rua_nuu_trains_a_priest_of_everybody_without_mana() -> None:
    state = performing("rua_nuu")
    assert [at(state, f"seats.{seat}.priests") for seat in range(3)] == [10, 1, 1]
    assert [at(state, f"seats.{seat}.mana") for seat in range(3)] == [5, 5, 5]


def test_tumu_rai_fenua_advances_everybody_one_tattoo() -> None:
    state = performing("tumu_rai_fenua")
    assert [at(state, f"seats.{seat}.tattoo") for seat in range(3)] == [1, 1, 1]


# -- blue: they lie in front of their owner and work from then on ----------------------------------


@pytest.mark.parametrize(
    "ritual", [r for r, kind in zip(K.RITUALS, K.KIND, strict=True) if kind == K.BLUE]
)
def test_blue_rituals_are_laid_out_for_good(ritual: str) -> None:
    state = perform(ritual, {})
    assert at(state, "seats.0.front") == [ritual]
    assert at(state, "seats.0.hand") == []
    assert at(state, "todo") == []


@pytest.mark.parametrize("copies", [1, 2])
def test_rau_pena_pays_a_pearl_and_a_mana_at_the_first_pick(copies: int) -> None:
    state = table({"seats.1.front": ["rau_pena"] * copies})
    play(state, "0 choose forest", "- roll 4", "0 pass")
    assert (at(state, "seats.1.pearls"), at(state, "seats.1.mana")) == (4 + copies, 5 + copies)
    play(state, "1 pass", "2 pass", *["- reveal uru"] * 4, "0 pass", "2 pass")
    assert (at(state, "seats.1.pearls"), at(state, "seats.1.mana")) == (4 + copies, 5 + copies)


@pytest.mark.parametrize("copies", [1, 2])
def test_tua_raa_tai_brings_two_more_pearls_at_the_oyster_bank(copies: int) -> None:
    state = table({"seats.1.front": ["tua_raa_tai"] * copies})
    play(state, "0 choose oyster_bank", "- roll 4", "- roll 1")
    assert at(state, "seats.1.pearls") == 5 + 2 * copies


@pytest.mark.parametrize("copies", [1, 2])
def test_rauti_brings_two_more_mana_for_priests(copies: int) -> None:
    state = table({"seats.1.front": ["rauti"] * copies})
    play(state, "0 choose path_of_the_gods", "0 train 0", "1 train 0", "2 train 0")
    assert at(state, "seats.1.mana") == 5 + 2 * copies
    assert at(state, "seats.2.mana") == 5


@pytest.mark.parametrize("copies", [1, 2])
def test_piri_allows_one_more_sale_and_pays_a_pearl_for_each(copies: int) -> None:
    goods = {"seats.1.goods.mahi_mahi": 4, "seats.1.front": ["piri"] * copies}
    state = table(location("market", "market", goods | {"actor": 1, "queue": [2]}))
    for _ in range(1 + copies):
        play(state, "1 sell mahi_mahi 1")
    assert at(state, "seats.1.pearls") == 4 + (1 + copies) * (2 + copies)
    assert "sell mahi_mahi 1" not in moves(state)


@pytest.mark.parametrize("worth", [2, 3, 4])
def test_papa_rai_is_worth_its_points(worth: int) -> None:
    assert points(table({"seats.0.front": [f"papa_rai_{worth}"] * 2})) == [2 * worth, 0, 0]


@pytest.mark.parametrize(("copies", "token", "left"), [(1, "pearls_3", 3), (2, "pearls_3", 4)])
def test_rai_tupua_makes_tasks_two_cheaper_but_not_less_than_nothing(
    copies: int, token: str, left: int
) -> None:
    tokens = [[], [token], [], ["mana_5", "goods_uru"], []]
    state = table(raising(tokens, {"seats.0.front": ["rai_tupua"] * copies, "seats.0.mana": 3}))
    assert "fulfil mana_5 4" in moves(state)
    play(state, f"0 fulfil {token} 2")
    assert at(state, "seats.0.pearls") == left


@pytest.mark.parametrize(("own", "copies", "helped"), [(1, 1, True), (1, 0, False), (0, 2, False)])
def test_rumia_counts_two_more_helpers_if_there_is_one(own: int, copies: int, helped: bool) -> None:
    state = table({"seats.1.ready.pearl_diver": own, "seats.1.front": ["rumia"] * copies})
    play(state, "0 choose oyster_bank", "- roll 3")
    assert at(state, "seats.1.pearls") == (8 if helped else 4)


# -- burgundy: the Tāne cards (V1) -----------------------------------------------------------------


def tane(ritual: str, changes: Changes | None = None) -> Any:
    return performing(ritual, changes, tane=True)


def test_tane_pearls_takes_a_pearl_of_each_other() -> None:
    state = tane("tane_pearls", {"seats.2.pearls": 0})
    assert [at(state, f"seats.{seat}.pearls") for seat in range(3)] == [5, 3, 0]


def test_tane_mana_takes_two_mana_of_each_other() -> None:
    state = tane("tane_mana", {"seats.2.mana": 1})
    assert [at(state, f"seats.{seat}.mana") for seat in range(3)] == [8, 3, 0]


def test_tane_lapse_costs_each_other_a_priest() -> None:
    state = tane("tane_lapse", {"seats.1.priests": 2})
    assert [at(state, f"seats.{seat}.priests") for seat in range(3)] == [9, 1, 0]


def test_tane_raid_takes_a_random_good_and_two_pearls() -> None:
    state = tane("tane_raid", {"seats.1.goods.taro": 3, "seats.1.goods.uru": 1})
    play(state, "0 raid 1")
    assert moves(state) == ["steal taro", "steal uru"]
    play(state, "- steal taro")
    assert at(state, "seats.0.goods.taro") == 1
    assert at(state, "seats.1.goods.taro") == 2
    assert at(state, "seats.0.pearls") == 6


def test_tane_thief_takes_a_single_mask_or_mirror() -> None:
    masks = {"seats.1.masks.m03": 2, "seats.1.masks.mirror": 1, "seats.1.coupled.m05": 1}
    state = tane("tane_thief", masks | {"mask_market.m03": 0})
    assert moves(state) == ["steal m02 1", "steal m03 2", "steal mirror 1"]
    play(state, "0 steal mirror 1")
    assert at(state, "seats.0.masks.mirror") == 1
    assert at(state, "seats.1.masks.mirror") == 0


def test_tane_capture_moves_up_to_two_priests() -> None:
    own = {"seats.0.hand": ["tane_capture"], "seats.0.priests": 9, "seats.1.priests": 3}
    state = table(own | {"todo": [{"do": "perform", "seat": 0}]}, tane=True)
    play(state, "0 perform tane_capture")
    assert moves(state) == ["capture 1"]
    play(state, "0 capture 1")
    assert [at(state, f"seats.{seat}.priests") for seat in range(2)] == [10, 1]


def bless(*bagged: list[str], **changes: Any) -> Any:
    state = table(blessing(*bagged, **changes), tane=True)
    play(state, "0 reward pearls")
    return state


def test_tane_lesser_ban_discards_a_ritual_up_to_seven() -> None:
    state = bless(["tane_lesser_ban"], ["hiro", "pere"], ["rearea"])
    assert moves(state) == ["ban hiro 1"]
    before = at(state, "bag")
    play(state, "0 ban hiro 1")
    assert at(state, "row") == []
    assert at(state, "discards.normal.hiro") == 2
    assert at(state, "bag") == before - 8  # Pere was performed
    assert at(state, "seats.1.pearls") == 4 + 2 + 8


def test_tane_greater_ban_discards_any_clipped_ritual_of_another() -> None:
    state = bless(["tane_greater_ban", "oro"], ["papa_rai_4"], ["tumu_rai_fenua"])
    assert moves(state) == ["ban papa_rai_4 1"]
    play(state, "0 ban papa_rai_4 1")
    assert at(state, "seats.1.front") == []
    assert at(state, "seats.0.tattoo") == 3


def test_bans_without_a_target_do_nothing() -> None:
    state = bless(["tane_lesser_ban"], ["pere"])
    assert at(state, "phase") == "raise"
    assert at(state, "discards.normal.tane_lesser_ban") == 1


@pytest.mark.parametrize("ritual", K.RITUALS)
def test_every_ritual_is_tried_here(ritual: str) -> None:
    with open(__file__, encoding="utf-8") as file:
        text = file.read()
    assert f'"{ritual}"' in text or ritual.startswith("papa_rai")
