import json
from pathlib import Path
from typing import Any

import pytest

from cli.terminal import GAME, Command

START: dict[str, Any] = {"game": GAME, "start": 2}
HOLDS = {"id": "H1", "note": "Chance begins.", "position": START, "steps": [{"turn": [-1]}]}
FAILS = {"id": "F1", "note": "Seat 0 begins.", "position": START, "steps": [{"turn": [0]}]}
DEALT = {
    "id": "D1",
    "note": "After the opening seat 0 buys or passes.",
    "base": {"game": GAME, "seats": 2},
    "set": {"seats.0.wood": 0},
    "steps": [{"legal": ["pass"]}, [0, "pass"]],
    "expect": {"phase": "lay"},
}
MALFORMED: list[Any] = [
    7,
    None,
    {},
    {"position": START, "steps": 5},
    {"position": START, "steps": [5]},
    {"position": START, "steps": [[0]]},
    {"position": START, "steps": [{"sing": 1}]},
    {"position": START, "steps": [{"seat": "x", "legal": []}]},
    {"position": START, "expect": 5},
    {"position": {"game": GAME, "start": [2]}},
    {"position": {"game": GAME, "start": 10**30}},
    {"base": 5},
    {"base": {"seats": 2}, "set": 5},
    {"base": {"seats": 2}, "set": {"seats.9.wood": 0}},
]


def cases(tmp_path: Path, *found: Any, name: str = f"{GAME}_cases.json") -> Path:
    file = tmp_path / name
    file.write_text(json.dumps(found))
    return file


def test_cases_that_hold(command: Command, tmp_path: Path) -> None:
    done = command("check", cases(tmp_path, HOLDS, DEALT))
    assert (done.code, done.out, done.err) == (0, "2 passed, 0 failed\n", "")


def test_a_case_that_fails_is_told_with_what_differs(command: Command, tmp_path: Path) -> None:
    file = cases(tmp_path, HOLDS, FAILS)
    done = command("check", file)
    assert done.code == 1
    assert done.out.splitlines() == [
        f"FAILED {file} F1: Seat 0 begins.",
        "  step 1: turn should be [0], is [-1]",
        "1 passed, 1 failed",
    ]


def test_json_has_every_case(command: Command, tmp_path: Path) -> None:
    file = cases(tmp_path, HOLDS, FAILS)
    done = command("check", file, "--json")
    assert done.code == 1
    assert json.loads(done.out) == {
        "cases": 2,
        "failed": 1,
        "results": [
            {"id": "H1", "note": "Chance begins.", "difference": "", "file": str(file)},
            {
                "id": "F1",
                "note": "Seat 0 begins.",
                "difference": "step 1: turn should be [0], is [-1]",
                "file": str(file),
            },
        ],
    }


def test_several_files_count_together(command: Command, tmp_path: Path) -> None:
    first = cases(tmp_path, HOLDS)
    second = cases(tmp_path, FAILS, FAILS, name="more.json")
    done = command("check", first, second, "--language", "nl")
    assert done.code == 1
    assert done.out.endswith("1 gelukt, 2 mislukt\n")
    assert done.out.count("MISLUKT") == 2
    assert done.out.count("  stap 1: turn moet [0] zijn, maar is [-1]\n") == 2


def test_cases_may_come_through_a_pipe(command: Command) -> None:
    assert command("check", "-", text=json.dumps([HOLDS])).code == 0
    assert command("check", "-", text=json.dumps([FAILS])).code == 1


def test_the_game_is_asked_for_or_named_by_case_or_file(command: Command, tmp_path: Path) -> None:
    nameless = {**HOLDS, "position": {"start": 2}}
    assert command("check", cases(tmp_path, nameless)).code == 0
    assert command("check", cases(tmp_path, nameless, name=f"{GAME}.json")).code == 0
    unclear = cases(tmp_path, nameless, name="mine.json")
    assert command("check", unclear, "--game", GAME).code == 0
    done = command("check", unclear)
    assert (done.code, done.sentence) == (2, f"{unclear}: which game is it? Say --game NAME.")


def test_a_case_of_a_game_that_is_not_there(command: Command, tmp_path: Path) -> None:
    file = cases(tmp_path, {**HOLDS, "position": {"game": "chess", "start": 2}})
    done = command("check", file)
    assert done.code == 2
    assert done.sentence.startswith(f"{file}: There is no game 'chess'.")


@pytest.mark.parametrize("case", MALFORMED, ids=str)
def test_a_malformed_case_fails_like_any_other(command: Command, tmp_path: Path, case: Any) -> None:
    done = command("check", cases(tmp_path, HOLDS, case), "--json")
    assert done.code == 1
    holds, malformed = json.loads(done.out)["results"]
    assert not holds["difference"]
    assert malformed["difference"]
    assert malformed["id"] == "2"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "is not JSON: Expecting value"),
        ("[1, 2", "is not JSON: Expecting ',' delimiter"),
        ("[" * 100_000, "is not JSON: "),
        ("[" + "9" * 5000 + "]", "is not JSON: "),
        ("{}", "must hold a list of cases."),
    ],
    ids=["empty", "cut", "deep", "number", "object"],
)
def test_a_file_without_cases(command: Command, tmp_path: Path, text: str, why: str) -> None:
    (tmp_path / "x.json").write_text(text)
    done = command("check", "x.json")
    assert done.code == 2
    assert done.sentence.startswith(f"x.json: {why}")


def test_what_a_case_says_cannot_steer_the_terminal(command: Command, tmp_path: Path) -> None:
    done = command("check", cases(tmp_path, {**FAILS, "id": "\ud800", "note": "\x1b[2J\n!"}))
    assert done.code == 1
    assert "\\ud800: \\x1b[2J\\n!" in done.out
    assert "\x1b" not in done.out


def test_a_case_without_a_note_is_named_by_its_number(command: Command, tmp_path: Path) -> None:
    file = cases(tmp_path, {"position": START, "steps": [{"turn": [0]}]})
    assert command("check", file).out.startswith(f"FAILED {file} 1\n")
