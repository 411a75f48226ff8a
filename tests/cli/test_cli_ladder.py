import json
from pathlib import Path

import pytest

from cli.terminal import GAME, Command

OWN = "arena.arena_bots"
QUICK = (GAME, "--quick", "--workers", "1", "--plain", "none")


def test_a_quick_ladder_prints_and_writes_the_table(command: Command, tmp_path: Path) -> None:
    done = command("ladder", *QUICK, "--bots", f"random,{OWN}.First", "--out", "ladder.md")
    assert (done.code, done.err) == (0, "")
    header, row = done.out.splitlines()
    assert header.split()[:4] == ["game", "bot", "against", "stronger"]
    assert row.split()[:3] == [GAME, f"{OWN}.First", "random"]
    page = (tmp_path / "ladder.md").read_text()
    assert f"| `{OWN}.First` | `random` |" in page
    assert len(list((tmp_path / "ladder").iterdir())) == 1


def test_json_has_every_rung(command: Command) -> None:
    bots = f"random,{OWN}.First,{OWN}.Twin"
    found = json.loads(command("ladder", *QUICK, "--bots", bots, "--json").out)
    assert [(rung["stronger"], rung["weaker"]) for rung in found] == [
        (f"{OWN}.First", "random"),
        (f"{OWN}.Twin", f"{OWN}.First"),
    ]
    assert found[1]["share"]["value"] == 0.5
    assert found[1]["holds"] is False


def test_a_step_that_is_not_shown_is_told_by_the_exit_code(command: Command) -> None:
    bots = f"{OWN}.First,{OWN}.Twin"
    more = ("--matches", "8", "--most", "8", "--workers", "1", "--plain", "none")
    done = command("ladder", GAME, "--bots", bots, *more)
    assert done.code == 1
    assert done.out.count("not shown") == 2


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("chess",), "There is no game 'chess'."),
        ((GAME, "--bots", "random,nobody"), "There is no bot 'nobody'."),
        ((GAME, "--bots", "random,greedy", "--plain", "nobody"), "There is no bot 'nobody'."),
        ((GAME, "--bots", "random,greedy", "--plain", "{"), "There is no bot '{'."),
        (
            (GAME, "--bots", "random,greedy", "--plain", "ismcts:{foo}"),
            "Bots have no personality '{foo}'",
        ),
        ((GAME, "--bots", "random,greedy", "--workers", "x"), "Workers are"),
    ],
)
def test_wrong_requests_are_refused(
    command: Command, arguments: tuple[str, ...], sentence: str
) -> None:
    done = command("ladder", *arguments)
    assert done.code == 2
    assert done.sentence.startswith(sentence)


def test_a_ladder_of_one_bot_is_refused(command: Command) -> None:
    done = command("ladder", GAME, "--bots", "random")
    assert done.code == 2
    assert "a ladder needs two bots or more" in done.err
