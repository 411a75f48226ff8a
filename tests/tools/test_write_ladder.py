"""The page of the ladder: what duels have shown, and nothing that was not played."""

import json
from pathlib import Path

import pytest
import write_ladder as W

from arena.arena_setup import made_up
from benchmarks import duels
from vaka.arena.play import MatchResult

GAME = "rapanui2011"


def logged(folder: Path, name: str, wins: int, losses: int, code: str = "code") -> None:
    """Log matches of a duel that were made up; the bot named first wins so many of each block."""
    known = {duel.name: duel for kind in duels.SETS for duel in duels.duels_of(kind)}[name]
    about = known.contest
    folder.mkdir(exist_ok=True)
    with (folder / duels.MATCHES).open("a", encoding="utf-8") as log:
        for number, result in enumerate(made_up(about, [(0,) * about.seats] * (wins + losses))):
            best = about.bots[0] if number % (wins + losses) < wins else about.bots[-1]
            row = won_by(result, best)
            log.write(json.dumps({"duel": name, "code": code, "result": row.as_json()}) + "\n")


def won_by(result: MatchResult, name: str) -> MatchResult:
    result.scores[:] = [[2 if sitter == name else 1] for sitter in result.bots]
    return result


def test_every_set_has_its_part_of_the_page(tmp_path: Path) -> None:
    logged(tmp_path, f"ladder {GAME} 2 greedy random", 40, 0)
    logged(tmp_path, f"time 316 {GAME}", 40, 20)
    logged(tmp_path, f"time 1000 {GAME}", 40, 20)
    logged(tmp_path, f"longer {GAME}", 30, 10)
    logged(tmp_path, f"seats {GAME} 3", 9, 0)
    logged(tmp_path, f"old master {GAME}", 28, 12)
    for asked in ("first", "last"):
        logged(tmp_path, f"asking {asked} 3", 6, 0)
    rows = W.read([tmp_path], [])
    text = W.page(rows)
    assert "| `greedy` | `random` | 100.0 % |" in text
    assert "| 316 | " in text
    assert "| 3,162 |" not in text
    assert "## 16,000 iterations against 2,000" in text
    assert "| 75.0 % |" in text
    assert "| `master` | 0.03 | 70.0 % |" in text
    assert "| 3 | the last | " in text
    assert "| 3 | 33.3, 33.3, 33.3 | ± 30.8 | 9 |" in text
    assert text.count("\n## ") == 6


def test_what_was_not_played_is_not_told() -> None:
    text = W.page([])
    assert text.startswith("# The ladder of the bots")
    assert "\n## " not in text


def test_a_duel_played_anew_takes_the_place_of_the_kept_one(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    logged(one, f"longer {GAME}", 10, 10, "before")
    logged(one, "longer tongiaki", 10, 10, "before")
    logged(two, f"longer {GAME}", 20, 0, "after")
    rows = W.read([two], W.read([one], []))
    assert [(row["duel"], row["code"]) for row in rows] == [
        (f"longer {GAME}", "after"),
        ("longer tongiaki", "before"),
    ]
    assert json.loads(json.dumps(rows)) == json.loads(json.dumps(W.read([], rows)))


def test_strength_adds_up_over_the_steps() -> None:
    ahead = {"value": 10 / 11, "low": 0.85, "high": 0.95}
    rows = [
        {"duel": f"time {many} {GAME}", "ahead": ahead, "matches": 100} for many in (316, 1_000)
    ]
    curve = W.gained(rows, GAME)
    assert [many for many, _ in curve] == [100, 316, 1_000]
    assert curve[2][1].value == pytest.approx(800.0)
    assert curve[1][1].low is not None
    assert curve[1][1].low < 400 < curve[2][1].value


def test_the_curve_is_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    logged(tmp_path, f"time 316 {GAME}", 40, 20)
    monkeypatch.setattr(W, "PLOT", tmp_path / "plots" / "time.html")
    W.draw(W.read([tmp_path], []))
    assert "<svg" in W.PLOT.read_text(encoding="utf-8")
