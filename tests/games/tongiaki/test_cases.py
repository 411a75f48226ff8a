"""The worked cases of the rules, each played through the contract."""

import json
from pathlib import Path
from typing import Any

import pytest

import vaka

GAME = vaka.load("tongiaki")
CASES: list[dict[str, Any]] = json.loads((Path(__file__).parent / "cases.json").read_text())


def same_part(expected: Any, found: Any) -> bool:
    """Objects match if every key given does, lists element by element."""
    if isinstance(expected, dict) and isinstance(found, dict):
        return all(key in found and same_part(part, found[key]) for key, part in expected.items())
    if isinstance(expected, list) and isinstance(found, list):
        return len(expected) == len(found) and all(map(same_part, expected, found))
    return bool(expected == found)


def mover(state: vaka.State) -> int:
    (seat,) = GAME.turn(state)
    return seat


def check(state: vaka.State, step: dict[str, Any]) -> None:
    for key, expected in step.items():
        if key == "legal":
            assert GAME.moves(state, mover(state)) == expected
        elif key == "offered":
            assert set(expected) <= set(GAME.moves(state, mover(state)))
        elif key == "refused":
            for move in expected:
                with pytest.raises(vaka.Illegal):
                    GAME.play(state, mover(state), move)
        elif key == "score":
            assert [list(row) for row in GAME.score(state)] == expected
        elif key == "position":
            assert same_part(expected, GAME.position(state))
        else:
            raise AssertionError(f"unknown check {key}")


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_case(case: dict[str, Any]) -> None:
    start = case["position"]
    if "start" in start:
        state = GAME.start(start["start"], start.get("options"))
    else:
        state = GAME.restore(start)
        assert GAME.position(state) == start
    for step in case["steps"]:
        if isinstance(step, list):
            GAME.play(state, step[0], step[1])
            assert GAME.restore(GAME.position(state)).fields() == state.fields()
        else:
            check(state, step)
    if isinstance(case["expect"], list):
        assert GAME.moves(state, mover(state)) == case["expect"]
    else:
        assert same_part(case["expect"], GAME.position(state))
