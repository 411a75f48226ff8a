import pytest

from vaka import CHANCE, Illegal, Rng
from vaka.core.game import Game
from vaka.engine.batch import Batch


def batch_of(game: Game, matches: int = 8, seed: int = 5) -> Batch:
    return Batch(game.start(game.seats[0]), matches, len(game.move_codec), Rng(seed))


def check_rows(game: Game, batch: Batch) -> None:
    for i, state in enumerate(batch.states):
        assert batch.turns[i] == state.turn >= 0
        row = batch.masks[i * batch.width : (i + 1) * batch.width]
        assert [m for m, legal in enumerate(row) if legal] == sorted(state.moves())


def test_rows_show_turn_and_legal_moves_after_every_step(game: Game) -> None:
    batch = batch_of(game)
    check_rows(game, batch)
    rng = Rng(1)
    steps = finished = 0
    while steps < 300 or finished < 8:
        moves = [state.moves()[rng.below(len(state.moves()))] for state in batch.states]
        batch.step(moves)
        check_rows(game, batch)
        finished += sum(batch.done)
        steps += 1
        assert steps < 2000


def test_a_finished_match_leaves_its_score_and_starts_again(rapanui: Game) -> None:
    batch = Batch(rapanui.start(3), 1, len(rapanui.move_codec), Rng(2))
    for _ in range(1000):
        before = batch.states[0].copy()
        move = before.moves()[0]
        batch.step([move])
        if batch.done[0]:
            break
    before.play(move)
    rng = Rng(0)
    assert before.turn == CHANCE, "the last deal ends a match of Rapa Nui 2011"
    before.play_out(rng)
    scores = [tuple(batch.scores[3 * seat : 3 * seat + 3]) for seat in range(3)]
    assert scores == before.score(), "only the two last cards were dealt, which score nothing"
    assert batch.states[0].fields()["stone_n"] == 0


def test_one_illegal_move_stops_the_whole_step(game: Game) -> None:
    batch = batch_of(game)
    before = [state.fields() for state in batch.states]
    good = [state.moves()[0] for state in batch.states]
    for wrong in (-1, batch.width, 10**6):
        with pytest.raises(Illegal, match="match 7"):
            batch.step([*good[:7], wrong])
    with pytest.raises(ValueError, match="8 matches need as many moves, not 7"):
        batch.step(good[:7])
    assert [state.fields() for state in batch.states] == before


def test_random_steps_repeat_with_the_seed(game: Game) -> None:
    one, two = batch_of(game), batch_of(game)
    for _ in range(100):
        one.step_random()
        two.step_random()
    assert [a.fields() for a in one.states] == [b.fields() for b in two.states]


def test_an_empty_batch_is_refused(game: Game) -> None:
    with pytest.raises(ValueError, match="at least one"):
        batch_of(game, matches=0)


def test_buffers_can_be_shared(game: Game) -> None:
    batch = batch_of(game)
    assert memoryview(batch.masks).nbytes == 8 * len(game.move_codec)
    assert memoryview(batch.turns).format == "i"
