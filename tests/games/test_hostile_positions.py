"""Positions that once hung, crashed or strayed: each is refused, or can be played to its end.

What fuzzing finds (tools/fuzz_native.py) is added to hostile_positions/, with what is to happen.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import vaka
from vaka import BadPosition, Rng, engine
from vaka.testing import hostile
from vaka.testing.twin import Twin

FOLDER = Path(__file__).parent / "hostile_positions"
KNOWN: list[dict[str, Any]] = [
    case for file in sorted(FOLDER.glob("*.json")) for case in json.loads(file.read_text())
]
REFUSED = [case for case in KNOWN if case["refused"]]
ACCEPTED = [case for case in KNOWN if not case["refused"]]


@pytest.fixture(scope="module")
def twin() -> Iterator[Twin]:
    started = Twin()
    yield started
    started.close()


@pytest.mark.parametrize("case", REFUSED, ids=[case["note"] for case in REFUSED])
def test_a_position_that_cannot_be_played_on_is_refused(case: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as caught:
        vaka.load(case["position"]["game"]).restore(case["position"])
    assert caught.value.reason == case["refused"]


@pytest.mark.parametrize("case", ACCEPTED, ids=[case["note"] for case in ACCEPTED])
def test_an_accepted_position_can_be_played_seen_and_searched(
    case: dict[str, Any], twin: Twin
) -> None:
    game = vaka.load(case["position"]["game"])
    state = game.restore(case["position"])
    for seed in range(20 if engine.COMPILED else 1):
        hostile.check_accepted(game, state, Rng(seed))
    hostile.check_return(game, state)
    hostile.check_everything(game, state, Rng(1))
    if engine.COMPILED:
        twin.check(game, game.position(state), 1)
