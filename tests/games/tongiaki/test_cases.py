"""The worked cases of the rules, each played out."""

import json
from pathlib import Path
from typing import Any

import pytest

from games.tongiaki.tongiaki_table import GAME
from vaka.core import cases

CASES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "cases.json").read_text(encoding="utf-8")
)
COMPLETE = [case for case in CASES if "start" not in case["position"]]


def name_of(case: dict[str, Any]) -> str:
    return str(case["id"])


def test_all_45_cases_are_here_under_names_of_their_own() -> None:
    assert len({name_of(case) for case in CASES}) == len(CASES) == 45


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_case_holds(case: dict[str, Any]) -> None:
    cases.run(GAME, case)


@pytest.mark.parametrize("case", COMPLETE, ids=name_of)
def test_position_of_the_case_comes_back_as_it_was_given(case: dict[str, Any]) -> None:
    assert GAME.position(GAME.restore(case["position"])) == case["position"]


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_a_case_that_expects_something_else_does_not_hold(case: dict[str, Any]) -> None:
    with pytest.raises(cases.Difference):
        cases.run(GAME, case | {"expect": {"phase": "nowhere"}})
