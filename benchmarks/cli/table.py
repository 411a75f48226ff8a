"""`vaka bench --table`: how fast the browser table is, and what it costs."""

import argparse
import sys
from typing import Any

from benchmarks import WORDS
from vaka import registry
from vaka.cli import output
from vaka.cli.output import Progress, print_json, print_table
from vaka.errors import Refusal


def run(arguments: argparse.Namespace) -> int:
    """Measure a server with many visitors, and print times, bytes and memory."""
    if not sys.platform.startswith("linux"):
        raise Refusal("bench_linux", {}, WORDS)
    try:
        from benchmarks import table
    except ModuleNotFoundError as missing:
        raise Refusal("serve_missing", {"module": missing.name}, output.WORDS) from None
    size = table.SMALL if arguments.seconds < 0.1 else table.Size()
    game = registry.load(arguments.game)
    progress = Progress(table.STEPS, arguments.language)
    try:
        report = table.measure(game.name, size, progress)
    finally:
        progress.close()
    if arguments.json:
        print_json(report)
    else:
        print_report(game.title, report, arguments.language)
    return 0


def print_report(title: str, report: dict[str, Any], language: str) -> None:
    """Print the report as a table of two columns."""
    click, crowd, matches = report["click_ms"], report["crowd"], report["matches"]
    thinking, hall, memory = report["thinking_ms"], report["hall_ms"], report["memory"]
    turning, analysis = report["turning"], report["analysis_ms"]
    figures: dict[str, dict[str, Any]] = {
        "click": {key: _short(click[key]) for key in ("p50", "p95", "p99")},
        "crowd": {"pages": crowd["pages"], "cpu": _short(crowd["cpu_ms_per_move"])},
        "last": {"pages": crowd["pages"], "p50": _short(crowd["last_page_p50_ms"])},
        "bytes": {"raw": round(crowd["bytes_raw"]), "sent": round(crowd["bytes_sent"])},
        "matches": {
            "matches": matches["matches"],
            "cpu": _short(matches["cpu_ms_per_move"]),
            "rate": round(matches["moves_per_second"]),
        },
        "thinking": {
            "bots": thinking["bots"],
            "p50": _short(thinking["p50_thinking"]),
            "calm": _short(thinking["p50_calm"]),
            "p95": _short(thinking["p95_thinking"]),
            "calm95": _short(thinking["p95_calm"]),
        },
        "turning": {
            "seats": turning["seats"],
            "moves": turning["moves"],
            "seconds": _short(turning["seconds"]),
        },
        "analysis": {
            key: _short(analysis[key])
            for key in (
                "click_p95_beside",
                "click_p95_calm",
                "answer_p95_beside",
                "answer_p95_calm",
            )
        }
        | {key: f"{analysis[key]:.2f}" for key in ("click_ratio", "answer_ratio")},
        "hall": {
            "matches": hall["matches"],
            "pages": hall["pages"],
            **{key: _short(hall[key]) for key in ("p50", "p95")},
        },
        "memory": {"kib": round(memory["kib_per_match"])},
    }

    def say(key: str, arguments: dict[str, Any]) -> str:
        return WORDS.say(f"bench.table.{key}", arguments, language)

    rows = [(say(key, found), say(f"{key}_value", found)) for key, found in figures.items()]
    print(f"{say('title', {'title': title})}\n")
    print_table(["", ""], rows, words=2)


def _short(number: float) -> str:
    return f"{number:.1f}"
