import io
import json
import sys
from types import SimpleNamespace

import pytest

from cli.terminal import GAME, Command, Terminal
from vaka.cli.output import Progress, print_table

FIGURE = ["mean", "se"]


def test_json_is_exactly_what_programs_expect(command: Command) -> None:
    done = command("simulate", GAME, "--seats", "3", "--matches", "20", "--seed", "7", "--json")
    assert done.code == 0
    found = json.loads(done.out)
    assert list(found) == [
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
    assert (found["game"], found["seats"], found["matches"]) == (GAME, 3, 20)
    for key in ("decisions", "chance_moves", "truncated", "matches_per_second"):
        assert list(found[key]) == FIGURE
    for key in ("points", "win_share"):
        assert [list(figure) for figure in found[key]] == [FIGURE] * 3


def test_a_game_with_a_limit_tells_how_often_it_has_cut(command: Command) -> None:
    arguments = ("simulate", "rapanui2020", "--seats", "2", "--matches", "20")
    cut = (*arguments, "--option", "max_rounds=1")
    assert json.loads(command(*cut, "--json").out)["truncated"] == {"mean": 1.0, "se": 0.0}
    last = command(*cut).out.splitlines()[-1]
    assert last.rsplit(maxsplit=2) == ["share of matches that a limit ended", "1.0000", "0.0000"]
    assert "limit" not in command("simulate", GAME, "--seats", "2", "--matches", "20").out


def test_the_same_seed_gives_the_same_figures(command: Command) -> None:
    def figures(seed: int) -> dict[str, object]:
        done = command("simulate", GAME, "--seats", 2, "--matches", 20, "--seed", seed, "--json")
        found: dict[str, object] = json.loads(done.out)
        del found["matches_per_second"]
        return found

    assert figures(-3) == figures(-3)
    assert figures(-3) != figures(10**30)


def test_the_table_has_a_line_for_every_figure(command: Command) -> None:
    arguments = ("simulate", GAME, "--seats", "2", "--matches", "20")
    found = json.loads(command(*arguments, "--json").out)
    done = command(*arguments)
    assert done.code == 0
    title, header, *rows = done.out.splitlines()
    assert title == "Rapa Nui (2011), 2 seats, 20 random matches"
    assert header.split() == ["mean", "±", "s.e."]
    assert [row.rsplit(maxsplit=2)[0] for row in rows] == [
        "decisions per match",
        "chance moves per match",
        "matches per second",
        "points of seat 0",
        "points of seat 1",
        "win share of seat 0",
        "win share of seat 1",
    ]
    assert rows[0].split()[-2:] == [f"{found['decisions'][part]:.2f}" for part in FIGURE]
    assert rows[-1].split()[-2:] == [f"{found['win_share'][1][part]:.4f}" for part in FIGURE]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--seats", "1"), "rapanui2011 is for 2, 3, 4 seats, not 1."),
        (("--seats", "-2"), "rapanui2011 is for 2, 3, 4 seats, not -2."),
        (("--seats", "9" * 30), "rapanui2011 is for 2, 3, 4 seats, not " + "9" * 30 + "."),
        (("--seats", "2", "--option", "x=1"), "rapanui2011 has no option 'x'. It has: none."),
        (("--seats", "2", "--option", ""), "rapanui2011 has no option ''. It has: none."),
    ],
)
def test_wrong_tables_are_refused(
    command: Command, arguments: tuple[str, ...], sentence: str
) -> None:
    done = command("simulate", GAME, *arguments, "--matches", "5")
    assert (done.code, done.sentence) == (2, sentence)


def test_interrupting_a_long_run_leaves_no_trace() -> None:
    with Terminal(
        "simulate", GAME, "--seats", 4, "--matches", 10**12, "--processes", 2
    ) as terminal:
        bar = terminal.read_until("s left")
        code, shown = terminal.interrupt()
    assert "of 1,000,000,000,000" in bar
    assert code == 130
    assert "Traceback" not in shown
    assert "Process" not in shown


class Screen(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def set_clock(monkeypatch: pytest.MonkeyPatch, *times: float) -> None:
    """Let these be the times at which the bar looks at the clock."""
    clock = SimpleNamespace(monotonic=iter(times).__next__)
    monkeypatch.setattr("vaka.cli.output.time", clock)


@pytest.mark.parametrize("columns", [20, 40, 80, 200])
def test_the_bar_fits_in_a_line(monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    monkeypatch.setenv("COLUMNS", str(columns))
    set_clock(monkeypatch, 0.0, 0.4, 1.0, 1.05, 2.0)
    progress = Progress(1000)
    for done in (100, 500, 510, 1000):  # too early, drawn, too soon after that, drawn
        progress(done)
    progress.close()
    drawn = [line.removesuffix("\x1b[K") for line in screen.getvalue().split("\r")[1:]]
    assert len(drawn) == 3
    assert drawn[-1] == ""
    assert all(len(line) < columns for line in drawn)
    if columns >= 80:
        assert drawn[0] == "█" * 15 + "░" * 15 + " 500 of 1,000, 1 s left"
        assert drawn[1] == "█" * 30 + " 1,000 of 1,000, 0 s left"


def test_nobody_watching_sees_no_bar(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    set_clock(monkeypatch, 0.0, 1.0)
    progress = Progress(10)
    progress(5)
    progress.close()
    assert capsys.readouterr().err == ""


def test_words_stand_left_and_numbers_right(capsys: pytest.CaptureFixture[str]) -> None:
    print_table(("name", "n"), [("a", "1"), ("bcdef", "1,000")])
    assert capsys.readouterr().out == "name       n\na          1\nbcdef  1,000\n"


def test_the_number_of_matches_is_asked_for_by_its_name(command: Command) -> None:
    assert "[--matches K]" in command("simulate", "--help").out
    arguments = ("simulate", GAME, "--seats", "2", "--processes", "1", "--json")
    assert json.loads(command(*arguments, "--matches", "3").out)["matches"] == 3
