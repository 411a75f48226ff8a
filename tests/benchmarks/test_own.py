import json
from collections.abc import Callable
from dataclasses import asdict

import pytest

from benchmarks import own
from benchmarks.rate import Rate
from vaka.core.game import Game
from vaka.engine.turns import OVER

NO_TIME = 1e-9  # every loop runs once all the same


def test_playouts_are_whole_matches(rapanui: Game) -> None:
    rate = own.playouts(rapanui, 2, NO_TIME, 1)
    assert rate.matches == 10
    assert rate.decisions / rate.matches > 50
    assert rate.chance_moves == 10 * 52  # 2 colours, 50 cards
    assert rate.seconds > 0


def test_stepping_plays_the_same_kind_of_match(rapanui: Game) -> None:
    rate = own.stepped(rapanui, 2, NO_TIME, 1)
    assert rate.matches == 1
    assert rate.decisions > 50
    assert rate.chance_moves == 52


def test_copies_are_counted(rapanui: Game) -> None:
    rate = own.copied(rapanui, 2, NO_TIME, 1)
    assert rate.copies % 1000 == 0
    assert rate.copies_per_second > 0
    assert rate.moves == 0


@pytest.mark.parametrize("measure", [own.searched, own.sampled])
def test_iterations_are_counted(rapanui: Game, measure: Callable[..., Rate]) -> None:
    rate = measure(rapanui, 3, NO_TIME, 1)
    assert rate.iterations == own.SEARCH_STEP
    assert rate.iterations_per_second > 0
    assert rate.moves == 0


def test_the_copied_position_is_in_mid_match(rapanui: Game) -> None:
    for seats in rapanui.seats:
        state = own._mid_match(rapanui, seats, 1)
        assert state.turn != OVER
        assert sum(len(column) for column in rapanui.position(state)["columns"]) > 0
        assert sum(rapanui.position(state)["pile"].values()) < 34


def test_a_batch_counts_one_decision_a_match_and_step(rapanui: Game) -> None:
    rate = own.batched(rapanui, 2, NO_TIME, 1, matches=4)
    assert rate.decisions == 4
    longer = own.batched(rapanui, 2, 0.05, 1, matches=4)
    assert longer.decisions % 4 == 0


def test_a_measurement_takes_its_time(rapanui: Game) -> None:
    for measure in own.MEASURES.values():
        assert measure(rapanui, 2, 0.02, 1).seconds >= 0.02


def test_the_plain_engine_is_measured_in_a_process_of_its_own() -> None:
    rate = own.uncompiled("stepped", "rapanui2011", 2, NO_TIME, 1)
    assert isinstance(rate, Rate)
    assert rate.name == "stepped"
    assert rate.matches == 1


def test_run_as_a_program_it_prints_json(capsys: pytest.CaptureFixture[str], rapanui: Game) -> None:
    own.main(["stepped", rapanui.name, "2", str(NO_TIME), "1"])
    printed = json.loads(capsys.readouterr().out)
    assert Rate(**printed).decisions == own.stepped(rapanui, 2, NO_TIME, 1).decisions
    assert list(printed) == list(asdict(Rate("", 0, 0, 0, 0.0)))


def test_an_interpreter_takes_time_to_start() -> None:
    assert 0 < own.import_seconds("pass") < 20
