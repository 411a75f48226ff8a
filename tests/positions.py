"""Positions to think about, for tests."""

from vaka.bots.evaluator import Evaluator
from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.engine.state import State
from vaka.engine.turns import CHANCE, OVER

SECRETIVE = ("rapanui2011", "raiatea")  # the games in which seats have secrets


def middle(game: Game, seats: int, steps: int, seed: int = 5) -> State:
    """Return a position some random steps into a match, a seat with a choice to move."""
    evaluator, rng = Evaluator(game), Rng(seed)
    state = evaluator.state_class()
    state.become(game.start(seats))
    while steps > 0 or state.turn == CHANCE or len(state.moves()) < 3:
        if state.turn == CHANCE:
            state.draw(rng)
        else:
            state.play(state.moves()[rng.below(len(state.moves()))])
        steps -= 1
        assert state.turn != OVER
    return state


def two_worlds(game: Game, seed: int) -> tuple[State, State]:
    """Return two positions between which whoever is to move cannot tell."""
    while True:
        seed += 100
        state = middle(game, 3, 60, seed)
        for deal in range(8):
            other = state.redealt(state.turn, Rng(deal))
            if other.fields() != state.fields():
                return state, other


def choices_at_the_end(game: Game, seats: int, count: int, seed: int = 5) -> list[State]:
    """Return the last positions of a random match in which a seat had a choice, the last first."""
    rng = Rng(seed)
    state = Evaluator(game).state_class()
    state.become(game.start(seats))
    choices = []
    while state.turn != OVER:
        if state.turn == CHANCE:
            state.draw(rng)
            continue
        if len(state.moves()) > 1:
            choices.append(state.copy())
        state.play(state.moves()[rng.below(len(state.moves()))])
    return choices[: -count - 1 : -1]
