"""`vaka puzzles`: a file of puzzles, and what it says of them."""

import json
from pathlib import Path

import pytest

from cli.terminal import Command
from vaka.puzzles.collecting import KEPT
from vaka.puzzles.records import read
from vaka.words import LANGUAGES

QUICK = ("--tries", 300, "--seed", 1, "--workers", 1, "--puzzles", 1)


def test_puzzles_are_written_and_chosen_again(command: Command, tmp_path: Path) -> None:
    out = tmp_path / "some.json"
    done = command("puzzles", "RapaNui2011", *QUICK, "--out", out)
    assert done.code == 0, done.err
    assert f"1 puzzle: {out}" in done.out
    assert len(json.loads(out.read_text())) == 1
    puzzles = read("rapanui2011", out)
    kept = (tmp_path / f"some.json{KEPT}").read_text().splitlines()
    assert json.loads(kept[0])["game"] == "rapanui2011"
    told = command("puzzles", "rapanui2011", *QUICK, "--minutes", 0, "--out", out, "--json")
    assert [puzzle["name"] for puzzle in json.loads(told.out)] == [one.name for one in puzzles]
    assert read("rapanui2011", out) == puzzles
    for language in LANGUAGES:
        again = command(
            "puzzles", "rapanui2011", *QUICK, "--minutes", 0, "--out", out, "--language", language
        )
        assert str(out) in again.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_search_of_other_settings_is_not_written_over(
    command: Command, tmp_path: Path, language: str
) -> None:
    out = tmp_path / "some.json"
    nothing = ("--minutes", 0, "--out", out, "--language", language)
    assert command("puzzles", "tongiaki", "--seed", 1, *nothing).code == 0
    refused = command("puzzles", "tongiaki", "--seed", 2, *nothing)
    assert refused.code == 2
    assert str(out) in refused.err
