"""Duels of values: who is the same wins its fair share exactly, and who knows nothing loses."""

import duel
import self_play

from vaka.engine.rng import Rng

GAME = "rapanui2011"


def block(one: duel.Side, two: duel.Side, seed: int = 1, seats: int = 2) -> duel.Block:
    return duel.Block(GAME, seats, (one, two), {"iterations": 30}, seed)


def test_equal_sides_share_every_block() -> None:
    assert duel.share(block({}, {})) == 0.5
    assert duel.share(block({}, {"weights": {}}, seats=3)) == 1 / 3


def test_who_trusts_nothing_and_prefers_nothing_loses() -> None:
    dull = {"weights": {"spread": 1e6, "keen_buy": 0.0, "keen_lay": 0.0}, "fair": 1.0}
    assert sum(duel.share(block(dull, {}, seed)) for seed in range(6)) < 2


def test_blocks_are_played_until_the_time_is_up_and_told() -> None:
    first = block({"exploration": 0.4}, {})
    tally = duel.play(first, 0.0, 1)
    assert tally.n == 1
    assert duel.told(first, tally).startswith("rapanui2011, 2 seats: ")
    assert " of 2 matches, fair is 50.0%" in duel.told(first, tally)


def test_a_side_may_have_no_network() -> None:
    game = self_play.Player(self_play.Plan("rapanui2020", 0)).game
    with_net, without = (
        duel.sitter(game, side, {"iterations": 5}, Rng(1)) for side in ({}, {"net": ""})
    )
    assert with_net.evaluator.weights.net.inputs > 0 == without.evaluator.weights.net.inputs
