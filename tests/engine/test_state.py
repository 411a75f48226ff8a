import pickle
import subprocess
import sys

import pytest

import vaka
from vaka import CHANCE, Illegal, Rng
from vaka.core.game import Game
from vaka.engine import state as engine
from vaka.engine.playout import Playout
from vaka.engine.state import State


def mid_match(game: Game, seed: int = 3) -> State:
    state = game.start(game.seats[-1])
    rng = Rng(seed)
    for _ in range(90):
        if state.turn == CHANCE:
            state.draw(rng)
        else:
            state.play(state.moves()[0])
    return state


def test_a_copy_shares_nothing(game: Game) -> None:
    state = mid_match(game)
    before = state.fields()
    copy = state.copy()
    assert copy.fields() == before
    copy.play_out(Rng(1))
    assert copy.turn == -2
    assert state.fields() == before


def test_fields_come_back_through_load_and_pickle(game: Game) -> None:
    state = mid_match(game)
    again = game.state_class()
    again.load(state.fields())
    assert again.fields() == pickle.loads(pickle.dumps(state)).fields() == state.fields()


def test_load_refuses_other_fields_and_shapes(game: Game) -> None:
    state = game.start(game.seats[0])
    fields = state.fields()
    without = {name: value for name, value in fields.items() if name != "turn"}
    with pytest.raises(ValueError, match="turn"):
        state.load(without)
    with pytest.raises(ValueError, match="options"):
        state.load(fields | {"options": [0]})
    with pytest.raises(ValueError, match="seats"):
        state.load(fields | {"seats": [2]})
    assert engine.shape_of([]) == (0,)


def test_the_fast_face_refuses_illegal_moves_and_changes_nothing(game: Game) -> None:
    state = mid_match(game)
    while state.turn == CHANCE:
        state.draw(Rng(1))
    before = state.fields()
    wrong = next(m for m in range(len(game.move_codec)) if m not in state.moves())
    for move in (wrong, -1, 10**6):
        with pytest.raises(Illegal):
            state.play(move)
        with pytest.raises(Illegal):
            state.play_and_tell(move, state.turn)
    with pytest.raises(Illegal, match="It is not chance's turn"):
        state.draw(Rng(1))
    other = (state.turn + 1) % state.seats
    assert state.moves(other) == []
    with pytest.raises(Illegal):
        state.play(state.moves()[0], other)
    assert state.odds() == []
    assert state.fields() == before


def test_nobody_moves_when_it_is_over(game: Game) -> None:
    state = game.start(game.seats[0])
    state.play_out(Rng(1))
    assert state.deciders() == ()
    assert state.moves() == state.moves(0) == state.moves(CHANCE) == state.odds() == []
    with pytest.raises(Illegal):
        state.play(0)


def test_chance_is_drawn_by_weight(rapanui: Game) -> None:
    state = rapanui.start(2)
    for colour in ("red", "violet"):
        rapanui.play(state, CHANCE, f"colour {colour}")
    rng = Rng(4)
    counts: dict[int, int] = {}
    for _ in range(5000):
        outcome = state.copy().draw(rng)
        counts[outcome] = counts.get(outcome, 0) + 1
    for move, weight in zip(state.moves(), state.odds(), strict=True):
        assert abs(counts[move] / 5000 - weight / 50) < 0.03


def test_playouts_count_their_moves(game: Game) -> None:
    start = game.start(game.seats[0])
    before = start.fields()
    playout = Playout(Rng(6))
    playout.run_many(start, 5)
    many = (playout.decisions, playout.chance_moves)
    assert start.fields() == before
    playout = Playout(Rng(6))
    for _ in range(5):
        state = start.copy()
        playout.run(state)
        assert state.turn == -2
    assert (playout.decisions, playout.chance_moves) == many
    assert min(many) > 0


def test_simultaneous_choices_are_open_to_every_waiting_seat(rapanui: Game) -> None:
    state = mid_match(rapanui)
    while state.turn == CHANCE:
        state.draw(Rng(1))
    state.waiting = 0b101
    state.turn = 0
    assert state.deciders() == (0, 2)
    assert engine.State.deciders(state) == (0, 2)
    assert state.moves(0)
    assert state.moves(2)
    assert state.moves(1) == []


PYTHON_SUBCLASS = """
import vaka
from vaka.engine.state import State
class Mine(State):
    def legal(self, seat, moves):
        moves.add(1)
Mine()
"""


def test_a_python_subclass_of_a_compiled_state_is_refused() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PYTHON_SUBCLASS], capture_output=True, text=True, check=False
    )
    if vaka.engine.COMPILED:
        assert done.returncode == 1
        assert "Mine is a Python subclass of a compiled State" in done.stderr
        assert "VAKA_PURE=1" in done.stderr
    else:
        assert done.returncode == 0, "uncompiled games are Python subclasses"


def test_a_game_with_a_python_subclass_is_refused_before_it_is_played(rapanui: Game) -> None:
    if not vaka.engine.COMPILED:
        return
    subclass = type("Mine", (rapanui.state_class,), {"__slots__": ()})
    with pytest.raises(TypeError, match="Python subclass of a compiled State"):
        subclass()
    with pytest.raises(TypeError, match="Python subclass of a compiled State"):
        engine.refuse_unfit_class(subclass)
