"""Mistakes that authors of games with secrets make: each is caught, with what to do about it."""

import ast
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import vaka
from vaka.testing.remedies import REMEDIES

ROOT = Path(__file__).parents[2]
SOURCE = Path(vaka.__file__).parent

CAUGHT = {
    "everybody_hears_the_dice_of_others": "equal views, equal moves heard",
    "everybody_is_told_the_dice_of_others": "equal views, equal events",
    "everybody_hears_which_die_others_turn": "equal views, equal moves heard",
    "the_block_of_secret_moves_is_not_secret": "equal views, equal moves heard",
    "everybody_is_told_which_die_others_turn": "equal views, equal events",
    "the_showdown_is_not_marked_as_revealing": "equal views, equal events",
    "eyes_see_the_dice_of_others": "guesses fit the view",
    "views_hide_nothing": "views show what is heard",
    "the_end_stays_veiled": "the end hides nothing",
    "facts_count_hidden_dice": "facts follow from the view",
    "moves_depend_on_hidden_dice": "equal views, equal moves",
    "nothing_is_redealt": "guesses vary",
    "the_last_seat_is_not_redealt": "guesses vary",
    "own_dice_are_redealt_too": "guesses fit the view",
    "guesses_are_always_the_same": "guesses vary",
    "redeals_are_always_the_same": "redealing varies",
    "numbers_show_the_dice_of_others": "numbers show no secrets",
    "a_number_is_not_written": "all numbers are written",
    "a_number_is_too_large": "numbers stay in their range",
    "own_dice_do_not_show": "numbers show what is known",
}


@pytest.fixture(scope="module")
def judgement() -> dict[str, Any]:
    """Return what the checks say of each mistake, found with the plain engine."""
    path = [SOURCE.parent, ROOT / "examples" / "liars_dice" / "src"]
    done = subprocess.run(
        [sys.executable, str(Path(__file__).parent / "mistakes.py")],
        env={**os.environ, "VAKA_PURE": "1", "PYTHONPATH": os.pathsep.join(map(str, path))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_the_right_game_keeps_every_law(judgement: dict[str, Any]) -> None:
    checked, seen = judgement["right"]
    assert checked.startswith("Checked(game='liars_dice', setups=6, matches=6, ")
    assert seen > 100


def test_every_mistake_is_made(judgement: dict[str, Any]) -> None:
    assert judgement["found"].keys() == CAUGHT.keys()


@pytest.mark.parametrize("mistake", CAUGHT)
def test_a_mistake_is_caught_with_what_to_do(judgement: dict[str, Any], mistake: str) -> None:
    law = CAUGHT[mistake]
    said, _, advice = judgement["found"][mistake].rpartition("\n")
    assert said.startswith(f"law broken: {law}. ")
    assert advice == f"What to do: {REMEDIES[law]}"


def test_every_law_says_what_to_do() -> None:
    laws = {f"{name} is declared" for name in ("POSITION", "VIEW", "FACTS")}
    for path in (*(SOURCE / "testing").glob("*.py"), ROOT / "tools" / "fuzz.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Broken":
                law = node.args[0]
                laws |= {str(law.value)} if isinstance(law, ast.Constant) else set()
    named = {"guesses vary", "redealing varies", "positions restore", "pickles restore"}  # in loops
    assert laws | named == REMEDIES.keys()
    assert all(advice.endswith(".") for advice in REMEDIES.values())
