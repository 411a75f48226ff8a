"""The worked cases of every game's rules, each played out."""

import json
from pathlib import Path
from typing import Any

import pytest

import vaka
from vaka.testing import cases

FOLDER = Path(__file__).parent
CASES: dict[str, list[dict[str, Any]]] = {
    name: json.loads((FOLDER / name / "cases.json").read_text(encoding="utf-8"))
    for name in vaka.games()
}
EACH = [
    pytest.param(name, case, id=f"{name}-{case['id']}") for name in CASES for case in CASES[name]
]


def test_all_cases_are_here_under_names_of_their_own() -> None:
    counts = {name: len({case["id"] for case in found}) for name, found in CASES.items()}
    assert counts == {name: len(found) for name, found in CASES.items()}
    assert counts == {"raiatea": 74, "rapanui2011": 54, "rapanui2020": 82, "tongiaki": 45}


@pytest.mark.parametrize(("name", "case"), EACH)
def test_case_holds(name: str, case: dict[str, Any]) -> None:
    cases.run(vaka.load(name), case)


@pytest.mark.parametrize(("name", "case"), EACH)
def test_position_of_the_case_comes_back_as_it_was_given(name: str, case: dict[str, Any]) -> None:
    game = vaka.load(name)
    position = case.get("position", {"start": 0})
    if "start" in position:
        position = game.position(cases.begin(game, case))
    assert game.position(game.restore(position)) == position


@pytest.mark.parametrize(("name", "case"), EACH)
def test_a_case_that_expects_something_else_does_not_hold(name: str, case: dict[str, Any]) -> None:
    with pytest.raises(cases.Difference):
        cases.run(vaka.load(name), case | {"expect": {"phase": "nowhere"}})
