import json

import pytest

from benchmarks import table
from benchmarks.table import Times
from benchmarks.visitors import PATIENCE
from cli.terminal import Command
from vaka.words import LANGUAGES

REPORT = {
    "game": "rapanui2011",
    "click_ms": {"p50": 5.0, "p95": 9.0, "p99": 12.0, "most": 20.0},
    "crowd": {
        "pages": 200,
        "cpu_ms_per_move": 13.0,
        "last_page_p50_ms": 30.0,
        "bytes_raw": 1800.0,
        "bytes_sent": 140.0,
    },
    "matches": {"matches": 50, "cpu_ms_per_move": 1.5, "moves_per_second": 300.0},
    "thinking_ms": {
        "bots": 4,
        "p50_calm": 5.0,
        "p50_thinking": 6.0,
        "p95_calm": 9.0,
        "p95_thinking": 10.0,
        "mean_delay": 1.0,
    },
    "turning": {"seats": 3, "moves": 208, "seconds": 1.6},
    "analysis_ms": {
        "click_p95_calm": 5.0,
        "click_p95_beside": 5.1,
        "click_ratio": 1.02,
        "answer_p95_calm": 90.0,
        "answer_p95_beside": 94.5,
        "answer_ratio": 1.05,
        "records": 400,
    },
    "hall_ms": {"matches": 200, "pages": 1600, "p50": 4.0, "p95": 8.0, "p99": 9.0, "most": 20.0},
    "memory": {"matches": 200, "kib_per_match": 15.4},
}


def test_times_are_ranked() -> None:
    times = Times.of([second / 1000 for second in range(101)])
    assert (times.p50, times.p95, times.p99, times.most) == (50, 95, 99, 100)


def test_a_small_table_is_measured(command: Command) -> None:
    done = command("bench", "--table", "--seconds", "0.01", "--json")
    assert done.code == 0
    report = json.loads(done.out)
    assert report.keys() == REPORT.keys()
    assert report["crowd"]["pages"] == table.SMALL.crowd
    assert 0 < report["click_ms"]["p50"] <= report["click_ms"]["p99"]
    assert report["hall_ms"]["pages"] == table.SMALL.hall * (table.SEATS + table.SMALL.watchers)
    assert report["turning"]["seats"] == table.SEATS
    assert 0 < report["turning"]["seconds"] < PATIENCE
    assert report["analysis_ms"].keys() == REPORT["analysis_ms"].keys()  # type: ignore[attr-defined]
    assert report["analysis_ms"]["records"] > 0  # it went on beside them
    assert 0 < report["crowd"]["bytes_sent"] < report["crowd"]["bytes_raw"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_speaks_every_language(
    command: Command, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(table, "measure", lambda *_: REPORT)
    done = command("bench", "--table", "--language", language)
    assert done.code == 0
    assert "p50 5.0 ms, p95 9.0 ms, p99 12.0 ms" in done.out
    assert "15 KiB" in done.out
    assert "1.6 s" in done.out
    assert "1.02" in done.out
    assert "1.05" in done.out
