"""A network corrects an evaluation, the same on both engines."""

import math
import random

import pytest

import vaka
from positions import middle
from vaka.bots.evaluator import Evaluator
from vaka.core.game import Game
from vaka.engine import sizes as Size
from vaka.engine.buffers import Weights
from vaka.engine.net import Net
from vaka.engine.observation import ObservationBuffer
from vaka.engine.state import State

HIDDEN = 3


def weights_of(game: Game, net: Net | None) -> Weights:
    values = game.part("bot.evaluation").WEIGHTS
    return Weights(tuple(values.values()), values["spread"], net)


def position(game: Game) -> State:
    state = Evaluator(game).state_class()
    state.become(middle(game, game.seats[0], 30))
    return state


def inputs_of(game: Game) -> int:
    return len(game.part("observation").LAYOUT)


def length(inputs: int, hidden: int) -> int:
    return 2 * inputs + inputs * hidden + hidden + 2 * hidden + 2


def observed(state: State, seat: int, inputs: int) -> list[float]:
    sheet = memoryview(bytearray(4 * inputs)).cast("f")
    state.write_observation(seat, ObservationBuffer(sheet))
    return list(sheet)


def by_hand(game: Game, state: State, numbers: list[float]) -> list[float]:
    """Return the corrected shares, reckoned as the module's first lines tell."""
    inputs = inputs_of(game)
    rest = list(numbers)
    straight, rest = rest[: 2 * inputs], rest[2 * inputs :]
    first, rest = rest[: inputs * HIDDEN], rest[inputs * HIDDEN :]
    bias, rest = rest[:HIDDEN], rest[HIDDEN:]
    second, last = rest[: 2 * HIDDEN], rest[2 * HIDDEN :]
    answers = []
    for seat in range(state.seats):
        seen = observed(state, seat, inputs)
        units = [
            max(0.0, bias[j] + sum(seen[i] * first[i * HIDDEN + j] for i in range(inputs)))
            for j in range(HIDDEN)
        ]
        answers.append(
            [
                last[k]
                + sum(seen[i] * straight[2 * i + k] for i in range(inputs))
                + sum(units[j] * second[2 * j + k] for j in range(HIDDEN))
                for k in range(2)
            ]
        )
    trust = math.exp(sum(answer[1] for answer in answers) / state.seats)
    plain = [share for _, share in state.evaluated(weights_of(game, None))]
    odds = [
        trust * math.log(share) + answer[0] for share, answer in zip(plain, answers, strict=True)
    ]
    total = sum(math.exp(odd) for odd in odds)
    return [math.exp(odd) / total for odd in odds]


def test_a_network_says_what_to_add_and_how_far_to_trust(game: Game) -> None:
    chance = random.Random(game.name)
    numbers = [chance.uniform(-0.05, 0.05) for _ in range(length(inputs_of(game), HIDDEN))]
    state = position(game)
    shares = state.evaluated(weights_of(game, Net(inputs_of(game), HIDDEN, numbers)))
    assert [share for _, share in shares] == pytest.approx(by_hand(game, state, numbers))
    plain = state.evaluated(weights_of(game, None))
    assert shares != plain
    assert [points for points, _ in shares] == [points for points, _ in plain]


def test_a_network_of_zeros_changes_nothing(game: Game) -> None:
    state = position(game)
    net = Net(inputs_of(game), 0, [0.0] * length(inputs_of(game), 0))
    assert state.evaluated(weights_of(game, net)) == state.evaluated(weights_of(game, None))


def test_the_end_of_a_match_needs_no_judgement(game: Game) -> None:
    state = position(game)
    state.play_out(vaka.Rng(1))
    net = Net(inputs_of(game), 0, [1.0] * length(inputs_of(game), 0))
    assert state.evaluated(weights_of(game, net)) == state.evaluated(weights_of(game, None))


def test_numbers_come_back_as_they_were_given() -> None:
    numbers = [float(i) for i in range(length(4, 2))]
    assert Net(4, 2, numbers).numbers() == numbers
    assert Net().numbers() == []


@pytest.mark.parametrize(
    ("inputs", "hidden", "count"),
    [
        (4, 2, 3),
        (4, 2, length(4, 2) + 1),
        (Size.INPUTS + 1, 0, 0),
        (4, Size.HIDDEN + 1, 0),
        (-1, 0, 0),
    ],
)
def test_what_is_no_network_is_refused(inputs: int, hidden: int, count: int) -> None:
    with pytest.raises(ValueError, match=r"at most|do not make"):
        Net(inputs, hidden, [0.0] * count)
