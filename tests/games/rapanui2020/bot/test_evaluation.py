"""The evaluation of Rapa Nui 2020: no fool's judgement in clear positions."""

from typing import Any

import pytest

from games.rapanui2020.rapanui2020_setup import GAME, play, table
from vaka.engine.buffers import Weights
from vaka.games.rapanui2020.bot.evaluation import WEIGHTS, EvaluatedState

LAST: dict[str, Any] = {"options": {"max_rounds": 2}, "round_": 2}
ROAD = {"d3": "D", "c3": "D", "c4": "D"}  # of the dolphin, from the Crater to the Pukao Quarry


def weights() -> Weights:
    """Return the evaluation of the bots."""
    return Weights(tuple(WEIGHTS.values()), WEIGHTS["spread"])


def thinker(*args: Any, **kwargs: Any) -> EvaluatedState:
    """Return a position that knows what is good in it."""
    state = EvaluatedState()
    state.become(table(*args, **kwargs))
    return state


def preferences(state: EvaluatedState) -> dict[str, int]:
    """Return the weight of each legal move by its text."""
    return {GAME.move_codec.text(state, m): w for m, w in state.preferred(weights()).items()}


def favourite(state: EvaluatedState) -> str:
    """Return the move with the largest weight."""
    weights = preferences(state)
    return max(weights, key=lambda move: weights[move])


def points(state: EvaluatedState) -> list[float]:
    """Return the points that each seat can expect."""
    return [expected for expected, _ in state.evaluated(weights())]


def own(*resources: int, **more: Any) -> dict[str, Any]:
    """Return what a seat has, its units first."""
    return {"resources": resources, **more}


# -- what is judged --------------------------------------------------------------------------------


def test_units_are_worth_more_than_a_point_while_there_is_time_for_offerings() -> None:
    def gain(units: tuple[int, ...], **last: Any) -> float:
        poor, rich = (
            points(thinker(seats=2, phase="place", own={"T": own(*held)}, **last))[0]
            for held in ((0, 0, 0, 0), units)
        )
        return rich - poor

    assert gain((0, 0, 0, 3)) > gain((0, 0, 3, 0)) > gain((0, 3, 0, 0)) > gain((3, 0, 0, 0)) > 3
    assert gain((0, 0, 0, 1), **LAST) < 2


def test_the_points_of_the_last_round_are_nearly_certain() -> None:
    holding = own(2, 3, 1, 0, tiles="gain_favor", offerings=("boat:12",))
    state = thinker(own={"T": holding}, erected={"f3": "small^"}, dropped="DM", tablets="T", **LAST)
    assert points(state) == pytest.approx([2 + 3 + 1 + 3 + 12 + 3, 4, 4], abs=2)


def test_an_improvement_is_worth_its_rounds() -> None:
    def advantage(**changes: Any) -> float:
        state = thinker(phase="place", own={"T": own(1, 1, 1, 1, built="popular")}, **changes)
        expected = points(state)
        return expected[0] - expected[1]

    many = {"f3": "small small", "e4": "small small", "e2": "small small", "d4": "small small"}
    assert advantage() > advantage(erected=many) > advantage(**LAST)


def test_with_three_seats_only_those_behind_count_for_a_star() -> None:
    """A6: between two Sorcerers that are placed it does not matter which star is taken."""

    def value(*stars: int) -> float:
        return points(thinker(phase="place", stars=stars))[0]

    assert value(-1, 1, 0, 2) == value(1, -1, 0, 2) == value(1, 0, -1, 2)
    assert value(0, -1, 1, 2) > value(1, 0, -1, 2) > value(1, 2, -1, 0)
    assert value(0, 1, -1, -1) > value(-1, 0, 1, -1) > value(-1, 1, 0, -1)


def test_who_drops_out_gives_up_a_statue() -> None:
    state = thinker(island={"f3": "T"}, own={"T": own(1, 1, 1, 1, moai="large")})
    before = points(state)[0]
    play(state, "drop")
    assert points(state)[0] < before - 5


def test_figures_on_the_road_of_others_are_worth_the_income() -> None:
    porters = {"a4": "T", "d3": "D", "c3": "D", "c4": "D"}
    idle = {"a4": "T", "d3": "D", "c3": "D", "c4": "D", "g3": "D"}
    statue = own(1, 1, 1, 1, moai="medium")
    with_statue = thinker(island=porters, own={"T": statue})
    without = thinker(island=idle)
    assert points(with_statue)[1] > points(without)[1] + 2


def test_a_statue_without_a_way_is_worth_nothing() -> None:
    statue = {"T": own(1, 1, 1, 1, moai="large")}
    stuck = thinker(island={"g3": "T"}, own=statue)
    way = thinker(island={"g3": "T", "f3": "D"}, own=statue)
    nothing = thinker(island={"g3": "T"})
    assert points(stuck)[0] == pytest.approx(points(nothing)[0], abs=0.8)
    assert points(way)[0] > points(stuck)[0] + 5


# -- what is preferred -----------------------------------------------------------------------------


def test_a_statue_is_loaded_where_it_can_be_erected() -> None:
    state = thinker(island={"f3": "T"}, own={"T": own(1, 1, 1, 1, moai="large")})
    weights = preferences(state)
    assert weights["load large"] > 20 * weights["drop"]


def test_a_route_over_own_figures_pays_nobody() -> None:
    moai = own(0, 0, 0, 0, moai="small")
    island = {"d4": "T", "e4": "T", "d3": "D"}
    state = thinker(island=island, own={"T": moai}, erected={"e4": "small small"})
    play(state, "load small")
    weights = preferences(state)
    assert weights["step e4"] > 3 * weights["step d3"]


def test_four_pearls_are_a_necklace_and_not_a_hut() -> None:
    state = thinker(island={"b5": "T"}, erected={"b5": "small"}, own={"T": own(0, 0, 0, 4)})
    play(state, "load pukao", "step b5", "style")
    weights = preferences(state)
    assert favourite(state) == "offer necklace"
    assert weights["offer necklace"] > 10 * weights["offer hut"]


def test_a_price_is_paid_with_the_cheapest_units() -> None:
    state = thinker(island={"b5": "T"}, erected={"b5": "small"}, own={"T": own(4, 0, 0, 4)})
    play(state, "load pukao", "step b5", "style", "offer hut")
    assert favourite(state) == "spend reeds"


def test_the_better_resource_is_gained() -> None:
    fervent = own(0, 0, 0, 0, moai="large", built="fervent")
    state = thinker(island={"f3": "T"}, own={"T": fervent})
    play(state, "load large", "step f3", "erect " + tile_on(state, "f3"))
    weights = preferences(state)
    assert weights["gain eggs"] > weights["gain reeds"]


def test_a_missing_sculptor_is_placed_before_one_too_many() -> None:
    state = thinker(phase="place", island={"f3": "T"}, quarry=("T", "T", ""))
    weights = preferences(state)
    assert weights["carve 3"] > weights["carve 2"]


def test_a_figure_is_placed_where_a_statue_can_come() -> None:
    state = thinker(phase="place", quarry=("T", "T", "T"))
    weights = preferences(state)
    assert weights["place f3"] > 3 * weights["place a3"]


def test_looking_for_preferences_leaves_no_trace() -> None:
    built = own(3, 3, 3, 3, tiles="chip_in change_jobs lend_a_hand rest", built="chief")
    positions = (
        thinker(phase="place", own={"T": built}, tablets="T"),
        thinker(phase="sculpt", quarry=("T", "", ""), own={"T": built}, tablets="T"),
        thinker(island={"f3": "Tt"}, own={"T": {**built, "moai": "small"}}, tablets="T"),
    )
    for state in positions:
        before = state.fields()
        preferences(state)
        assert state.fields() == before


def tile_on(state: EvaluatedState, space: str) -> str:
    """Return the first tile on a space."""
    slots = GAME.position(state)["slots"]
    return str(next(slot["tile"] for slot in slots if slot["space"] == space and slot["tile"]))
