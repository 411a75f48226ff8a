"""The evaluation of Tongiaki: no fool's judgement in clear positions."""

from typing import Any

import pytest

from games.tongiaki.tongiaki_setup import ALL_BLUE_SHIPS_OUT, GAME, table
from vaka.engine.buffers import Weights
from vaka.games.tongiaki.bot.evaluation import WEIGHTS, EvaluatedState

SAFE_OR_DEADLY: dict[str, Any] = {  # from Samoa pier 1 leads to Tonga, pier 2 to a 4
    "tiles": {"samoa": (0, -1, 0), "oahu": (-1, 0, 5), "water_a": (-1, -1, 5)},
    "fields": {"phase": "sail"},
}


def weights(**changed: float) -> Weights:
    """Return the evaluation of the bots, some weights changed."""
    values = {**WEIGHTS, **changed}
    return Weights(tuple(values.values()), values["spread"])


def thinker(*args: Any, **kwargs: Any) -> EvaluatedState:
    """Return a position that knows what is good in it."""
    state = EvaluatedState()
    state.become(table(*args, **kwargs))
    return state


def preferences(state: EvaluatedState) -> dict[str, int]:
    """Return the weight of each legal move by its text."""
    return {GAME.move_codec.text(state, m): w for m, w in state.preferred(weights()).items()}


def points(state: EvaluatedState) -> list[float]:
    """Return the points that each seat can expect."""
    return [expected for expected, _ in state.evaluated(weights())]


def test_nobody_sails_into_certain_loss_where_a_safe_pier_exists() -> None:
    weights = preferences(thinker(samoa="BBY|Y|-", oahu="Y|-|-", **SAFE_OR_DEADLY))
    assert weights["sail samoa 1"] > 5 * weights["sail samoa 2"]


def test_a_fleet_of_others_had_better_sink() -> None:
    weights = preferences(thinker(tonga="B|-|-|-|-|-", samoa="YYY|-|-", **SAFE_OR_DEADLY))
    assert weights["sail samoa 2"] > 5 * weights["sail samoa 1"]


def test_a_king_on_five_points_is_better_than_passing_or_colonising() -> None:
    weights = preferences(thinker(pile=["tahiti", "water_a"], **ALL_BLUE_SHIPS_OUT))
    assert weights["king fidschi"] > weights["king oahu"]
    assert weights["king fidschi"] > weights["pass"] > weights["colonise"]


def test_a_royal_island_is_certain_and_ships_on_beaches_are_not() -> None:
    board: dict[str, Any] = {"tiles": {"samoa": (0, -1, 0)}, "tonga": "B|Y|-|-|-|-"}
    royal = thinker(royal={"samoa": 0}, **board)
    crowded = thinker(samoa="BY|-|-", **board)
    spread = thinker(samoa="BY|B|B", **board)
    evaluator = weights(growth=0, stock=0, right=0, tempo=0, chance=0, reach=0)
    expected = [state.evaluated(evaluator)[0][0] for state in (royal, crowded, spread)]
    assert expected[0] == pytest.approx(5)
    assert expected[1] < expected[2] < 5


def test_the_last_landing_is_worth_its_island() -> None:
    board: dict[str, Any] = {"tiles": {"samoa": (0, -1, 0)}, "tonga": "BY|-|-|-|-|-"}
    landing = {"phase": "land", "island": "samoa", "fleet": [1, 0], "landed": [0, 0, 0]}
    assert points(thinker(fields={"ending": True} | landing, **board)) == [5, 0]


def test_a_short_landing_puts_own_ships_first() -> None:
    fields = {"phase": "land", "island": "tubuai", "fleet": [1, 2], "landed": [0, 0]}
    board = {"tubuai": (0, -1, 0)}
    state = thinker(tiles=board, tonga="B|Y|-|-|-|-", tubuai="YY|YY", fields=fields)
    weights = preferences(state)
    assert weights["land blue 0"] + weights["land blue 1"] > sum(weights.values()) / 4
    fields = {"phase": "land", "island": "samoa", "fleet": [1, 1], "landed": [0, 0, 0]}
    weights = preferences(thinker(tiles={"samoa": (0, -1, 0)}, fields=fields))
    assert weights["land blue 2"] > weights["land blue 0"]  # where five berths are free, not three
