import math
import os
import random
import signal
import statistics
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

import vaka
from vaka import processes, simulation
from vaka.core.game import winners
from vaka.engine.playout import Playout
from vaka.engine.rng import Rng
from vaka.simulation import CHUNK, Tally, Totals, simulate

GAME = "rapanui2011"


def expected(values: Sequence[float]) -> object:
    """Return mean and standard error as the statistics module has them."""
    error = statistics.stdev(values) / math.sqrt(len(values))
    return pytest.approx({"mean": statistics.mean(values), "se": error})


def figures(result: dict[str, Any]) -> dict[str, Any]:
    """Return what must not depend on the machine."""
    return {key: value for key, value in result.items() if key != "matches_per_second"}


def test_figures_are_those_of_the_matches_played() -> None:
    seats, matches, seed = 3, 30, 7
    decisions, chance_moves = [], []
    points: list[list[float]] = [[] for _ in range(seats)]
    shares: list[list[float]] = [[] for _ in range(seats)]
    for number in range(matches):
        state = vaka.load(GAME).start(seats)
        playout = Playout(Rng(seed).split(number))
        playout.run(state)
        decisions.append(playout.decisions)
        chance_moves.append(playout.chance_moves)
        scores = state.score()
        best = winners(scores)
        for seat in range(seats):
            points[seat].append(scores[seat][0])
            shares[seat].append(1 / len(best) if seat in best else 0)
    result = simulate(GAME, seats, matches, seed, processes=1)
    assert result["decisions"] == expected(decisions)
    assert result["chance_moves"] == expected(chance_moves)
    assert result["points"] == [expected(values) for values in points]
    assert result["win_share"] == [expected(values) for values in shares]
    assert sum(share["mean"] for share in result["win_share"]) == pytest.approx(1)


def test_the_number_of_processes_does_not_matter() -> None:
    matches = 2 * CHUNK + 50
    one = simulate(GAME, 2, matches, 3, processes=1)
    two = simulate(GAME, 2, matches, 3, processes=2)
    assert figures(one) == figures(two)


def test_the_result_has_exactly_these_keys() -> None:
    result = simulate(GAME, 2, 5)
    assert list(result) == [
        "game",
        "seats",
        "matches",
        "decisions",
        "chance_moves",
        "truncated",
        "points",
        "win_share",
        "matches_per_second",
    ]
    assert (result["game"], result["seats"], result["matches"]) == (GAME, 2, 5)
    assert result["matches_per_second"]["mean"] > 0
    assert len(result["points"]) == len(result["win_share"]) == 2


def test_the_speed_has_a_standard_error_once_there_are_two_reports(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(simulation, "CHUNK", 5)
    assert simulate(GAME, 2, 5, processes=1)["matches_per_second"]["se"] == 0
    assert simulate(GAME, 2, 15, processes=1)["matches_per_second"]["se"] > 0


def test_progress_is_told_up_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "CHUNK", 4)
    told: list[int] = []
    simulate(GAME, 2, 10, processes=1, progress=told.append)
    assert told == [4, 8, 10]


def test_no_options_are_the_options_of_the_game() -> None:
    assert figures(simulate(GAME, 2, 5, options={})) == figures(simulate(GAME, 2, 5))


def test_wrong_requests_are_refused_before_anything_is_played() -> None:
    with pytest.raises(vaka.UnknownGame):
        simulate("chess", 2, 1)
    with pytest.raises(vaka.BadSeats):
        simulate(GAME, 1, 1)
    with pytest.raises(vaka.BadOption):
        simulate(GAME, 2, 1, options={"x": 1})
    with pytest.raises(ValueError, match="at least one match must be played, not 0"):
        simulate(GAME, 2, 0)


def test_a_shared_win_is_split() -> None:
    totals = Totals(3)
    totals.add(10, 5, [(7, 1), (7, 1), (3, 0)], truncated=False)
    totals.add(12, 5, [(7, 1), (7, 2), (3, 0)], truncated=True)
    assert [tally.total for tally in totals.win_share] == [0.5, 1.5, 0]
    assert [tally.total for tally in totals.points] == [14, 14, 6]
    assert (totals.decisions.total, totals.chance_moves.total) == (22, 10)
    assert (totals.truncated.n, totals.truncated.total) == (2, 1)


def test_matches_that_a_limit_ended_are_counted() -> None:
    cut = simulate("rapanui2020", 2, 10, options={"max_rounds": 1}, processes=1)
    assert cut["truncated"] == {"mean": 1.0, "se": 0.0}
    assert simulate(GAME, 2, 10, processes=1)["truncated"] == {"mean": 0.0, "se": 0.0}


def test_joined_tallies_are_one_tally() -> None:
    rng = random.Random(1)
    values = [rng.gauss(100, 3) for _ in range(50)]
    first, second = Tally(), Tally()
    for value in values[:20]:
        first.add(value)
    for value in values[20:]:
        second.add(value)
    first.join(second)
    assert first.summary() == expected(values)


def test_a_single_number_has_no_error_and_equal_ones_neither() -> None:
    tally = Tally()
    tally.add(0.1)
    assert tally.summary() == {"mean": 0.1, "se": 0.0}
    tally.add(0.1)
    tally.add(0.1)
    assert tally.summary() == pytest.approx({"mean": 0.1, "se": 0.0}, abs=1e-8)


@pytest.fixture
def heeding() -> Iterator[None]:
    """Heed Ctrl-C, also where the tests run in the background and it is ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def handler_while_processes_start() -> object:
    with processes.interrupts_ignored():
        return signal.getsignal(signal.SIGINT)


@pytest.mark.usefixtures("heeding")
def test_processes_ignore_interrupts_and_the_caller_does_not() -> None:
    before = signal.getsignal(signal.SIGINT)
    assert handler_while_processes_start() == signal.SIG_IGN
    assert signal.getsignal(signal.SIGINT) == before


@pytest.mark.usefixtures("heeding")
def test_a_thread_that_may_not_set_signals_can_simulate_too() -> None:
    with ThreadPoolExecutor(1) as thread:
        handler = thread.submit(handler_while_processes_start).result()
    assert handler == signal.getsignal(signal.SIGINT) != signal.SIG_IGN


def test_a_process_that_dies_is_noticed() -> None:
    with pytest.raises(BrokenProcessPool), processes.processes(2) as pool:
        pool.submit(os._exit, 3).result()
