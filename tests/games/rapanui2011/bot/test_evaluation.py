"""The evaluation of Rapa Nui 2011: what a good player would say of clear positions."""

from typing import Any

from games.rapanui2011.rapanui2011_setup import BUILDER, GAME, Seat, table, up
from vaka.bots.evaluator import Evaluator
from vaka.engine.state import State
from vaka.games.rapanui2011.bot.evaluation import EvaluatedState

EVALUATOR = Evaluator(GAME)


def thinker(*seats: Seat, **setting: Any) -> State:
    """Return a position that knows what is good in it."""
    state = EvaluatedState()
    state.become(table(*seats, **setting))
    return state


def preferences(state: State) -> dict[str, int]:
    """Return the weight of each legal move by its text."""
    weights = state.preferred(EVALUATOR.weights)
    return {GAME.move_codec.text(state, move): weight for move, weight in weights.items()}


def points(*seats: Seat, **setting: Any) -> list[float]:
    """Return the points that each seat can expect."""
    return [expected for expected, _ in thinker(*seats, **setting).evaluated(EVALUATOR.weights)]


def gain(with_it: Seat, without: Seat, **setting: Any) -> float:
    """Return how many more points a seat expects with something than without it."""
    return points(with_it, Seat(), **setting)[0] - points(without, Seat(), **setting)[0]


def test_fame_is_certain_and_counts_as_it_is() -> None:
    assert abs(gain(Seat(fame=7), Seat(fame=2)) - 5) < 1e-9


def test_wood_is_worth_more_early_than_late() -> None:
    late = {"pile": "1 lumberjack 1 fish", "columns": ["moai", "priest", "priest", "priest"]}
    early = gain(Seat(wood=12), Seat(wood=2))
    assert early > 1.5 * gain(Seat(wood=12), Seat(wood=2), **late)
    assert gain(Seat(wood=12), Seat(wood=2), **late) > 0


def test_offerings_are_worth_what_the_stone_says() -> None:
    stone = [up("fish")] * 6 + [up("grain")]
    fish = gain(Seat(offerings="3 fish"), Seat(), stone=stone)
    grain = gain(Seat(offerings="3 grain"), Seat(), stone=stone)
    mulberry = gain(Seat(offerings="3 mulberry"), Seat(), stone=stone)
    assert fish > grain > mulberry


def test_without_a_stone_offerings_are_a_hope_only() -> None:
    stone = [up("fish"), up("grain"), up("fish")]
    hope = gain(Seat(offerings="3 fish"), Seat())
    assert 0 < hope < gain(Seat(offerings="3 fish"), Seat(), stone=stone)


def test_a_majority_is_worth_more_than_its_cards() -> None:
    def third_priest(others: str) -> float:
        columns = ["moai lumberjack"] * 4
        three, two = (points(Seat(f"{n} priest"), Seat(others), columns=columns)[0] for n in (3, 2))
        return three - two

    assert third_priest("2 priest") > third_priest("5 priest")


def test_a_further_hunter_of_a_kind_adds_little_but_a_cheaper_price() -> None:
    first = gain(Seat("1 grain"), Seat())
    third = gain(Seat("3 grain"), Seat("2 grain"))
    assert 0 < third < first


def test_a_moai_in_hand_waits_for_its_price() -> None:
    rich = gain(Seat(hand="1 moai 1 priest", wood=9), Seat(hand="2 priest", wood=9))
    poor = gain(Seat(hand="1 moai 1 priest"), Seat(hand="2 priest"))
    assert rich > poor


def test_late_in_the_match_a_moai_is_better_than_a_priest() -> None:
    columns = ["moai", "grain moai", "grain moai", "grain moai"]
    late = {"pile": "1 lumberjack 1 fish", "columns": columns, "stone": [up("fish")]}
    weights = preferences(thinker(BUILDER, Seat(), phase="lay", **late))
    assert weights["lay moai"] > weights["lay priest"]


def test_the_card_on_the_stone_is_one_that_helps_oneself() -> None:
    builder = Seat(display="1 moai", hand="2 priest", offerings="5 fish 1 grain", wood=1)
    state = thinker(builder, Seat(offerings="3 grain"), phase="add", stone=[up("grain")])
    weights = preferences(state)
    assert weights["add fish"] == max(weights.values())


def test_a_draw_that_scores_the_own_cards_is_preferred() -> None:
    columns = ["priest lumberjack", "grain lumberjack", "moai", "moai"]
    weights = preferences(thinker(Seat("4 priest"), Seat("3 grain"), columns=columns))
    assert weights["draw 0"] > 2 * weights["draw 1"]
