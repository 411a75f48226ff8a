"""The evaluation of Raiatea: what a good player would say of clear positions."""

from games.raiatea.raiatea_setup import (
    EMPTY_STATUE,
    GAME,
    Changes,
    blessing,
    ceremony,
    location,
    raising,
    table,
)
from vaka.bots.evaluator import Evaluator
from vaka.engine.state import State
from vaka.games.raiatea.bot.evaluation import EvaluatedState

EVALUATOR = Evaluator(GAME)
LATE: Changes = {"round": "c3", "phase": "raise", "actor": 0, "queue": [1, 2], "open": 3}


def thinker(changes: Changes) -> State:
    """Return a position that knows what is good in it."""
    state = EvaluatedState()
    state.become(table(changes))
    return state


def preferences(changes: Changes) -> dict[str, int]:
    """Return the weight of each legal move of seat 0 by its text."""
    state = thinker(changes)
    weights = state.preferred(EVALUATOR.weights, 0)
    return {GAME.move_codec.text(state, move): weight for move, weight in weights.items()}


def favourite(changes: Changes) -> str:
    """Return the move that is preferred most."""
    weights = preferences(changes)
    return max(weights, key=lambda move: weights[move])


def share_of_bids(changes: Changes, least: int) -> float:
    """Return how much of the preference goes to bids of at least so much."""
    weights = preferences(changes)
    high = sum(weight for move, weight in weights.items() if int(move.split()[1]) >= least)
    return high / sum(weights.values())


def points(changes: Changes) -> float:
    """Return the points that seat 0 can expect."""
    return thinker(changes).evaluated(EVALUATOR.weights)[0][0]


def gain(more: Changes, changes: Changes) -> float:
    """Return how many more points seat 0 expects with something than without it."""
    return points(changes | more) - points(changes)


def test_a_rank_counts_its_points() -> None:
    late = LATE | {"statues": [EMPTY_STATUE] * 3}
    assert abs(gain({"seats.0.tattoo": 6}, late | {"seats.0.tattoo": 3}) - 3) < 1e-9


def test_pearls_and_mana_are_worth_more_early_than_late() -> None:
    late = LATE | {"statues": [EMPTY_STATUE] * 3}
    for means in ("pearls", "mana"):
        assert gain({f"seats.0.{means}": 9}, {}) > 0.5
        assert abs(gain({f"seats.0.{means}": 9}, late)) < 1e-9


def test_a_priest_is_worth_more_the_more_ceremonies_are_to_come() -> None:
    last = {"round": "a6", "open": 3}
    assert gain({"seats.0.priests": 2}, {}) > 2 * gain({"seats.0.priests": 2}, last)


def test_a_task_is_fulfilled_before_the_match_ends() -> None:
    tokens = [["pearls_3"], [], [], [], []]
    statues = [tokens, EMPTY_STATUE, EMPTY_STATUE]
    weights = preferences(LATE | {"statues": statues, "seats.0.pearls": 3})
    assert weights["fulfil pearls_3 1"] > 2 * weights["pass"]


def test_a_condition_is_a_gift_at_any_time() -> None:
    rows = [["priests_3"], [], [], [], []]
    assert favourite(raising(rows, {"seats.0.priests": 3})) == "fulfil priests_3 1"


def test_a_pool_that_suffices_makes_rituals_worth_something() -> None:
    rich = points(blessing(["mata_arahu"], bag=8))
    assert rich > points(blessing(["mata_arahu"], bag=7)) + 1
    assert abs(points(blessing(["mata_arahu"], bag=7)) - points(blessing(bag=7))) < 0.1


def test_cheaper_rituals_of_others_are_paid_first() -> None:
    alone = points(blessing(["mata_arahu"], bag=9))
    assert alone > points(blessing(["mata_arahu"], ["rua_hatu"], bag=9)) + 1


def test_who_has_a_ritual_in_the_bag_bids_for_it_and_others_do_not() -> None:
    needy = ceremony("bid", {"seats.0.mana": 12, "seats.0.bagged": ["mata_arahu"], "bag": 0})
    idle = ceremony("bid", {"seats.0.mana": 12, "bag": 0})
    assert share_of_bids(needy, least=6) > 2 * share_of_bids(idle, least=6)
    assert share_of_bids(idle, least=6) < 0.2


def test_nobody_bids_more_than_it_takes_to_come_first() -> None:
    mana = {"seats.0.mana": 12, "seats.1.mana": 3, "seats.2.mana": 2, "bag": 0}
    weights = preferences(ceremony("bid", mana))
    assert weights["bid 2"] > weights["bid 1"]  # surely before one of them, as first in the order
    assert weights["bid 3"] > weights["bid 4"] > weights["bid 9"]  # surely before both


def test_a_ritual_that_nobody_can_pay_stays_in_hand() -> None:
    hand = {"seats.0.hand": ["papa_rai_4", "tino_rua"], "bag": 0}
    poor = {f"seats.{seat}.mana": 3 for seat in range(3)}
    weights = preferences(ceremony("prepare", hand | poor))
    assert weights["put tino_rua"] > weights["put papa_rai_4"]
    assert weights["done"] > weights["put papa_rai_4"]


def test_the_twin_of_an_own_mask_is_the_best_pick() -> None:
    masks = dict.fromkeys(table_masks(), 0) | {"m09": 1}
    display = dict.fromkeys(table_display(), 0) | {"m09a": 1, "m11a": 1, "uru": 1}
    picks = location("forest_1", "forest", {"seats.0.masks": masks, "display": display})
    assert favourite(picks) == "pick m09a"


def test_a_mirror_is_coupled_before_it_is_too_late() -> None:
    masks = dict.fromkeys(table_masks(), 0) | {"m09": 1, "mirror": 1}
    last = LATE | {"statues": [EMPTY_STATUE] * 3, "seats.0.masks": masks}
    assert favourite(last) == "couple m09"


def table_masks() -> list[str]:
    """Return the names of all masks."""
    return list(GAME.position(table())["seats"][0]["masks"])


def table_display() -> list[str]:
    """Return the names of all cards of the display."""
    return list(GAME.position(table())["display"])
