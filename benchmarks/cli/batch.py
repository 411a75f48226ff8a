"""`vaka bench --batch`: how fast matches are stepped together."""

import argparse
import sys
from typing import Any

import vaka
from benchmarks import WORDS
from benchmarks.peers import PeerMissing
from vaka import registry
from vaka.cli.output import Progress, print_json, print_table
from vaka.errors import Refusal

ROUNDS = 3


def run(arguments: argparse.Namespace) -> int:
    """Measure all in turn, again and again, and print the best rate of each."""
    if not vaka.engine.COMPILED:
        raise Refusal("bench_compiled", {}, WORDS)
    try:
        from benchmarks import batches
    except ModuleNotFoundError as absent:
        raise Refusal("bench_missing", {"module": absent.name}, WORDS) from None
    game = registry.load(arguments.game)
    seats = game.seats[-1] if arguments.seats is None else arguments.seats
    game.start(seats)
    peers = not arguments.no_peers
    measures = batches.measures(game, seats, arguments.seconds, arguments.seed, peers)
    rates, missing = _best(measures, arguments.language)
    report: dict[str, Any] = {
        "game": game.name,
        "seats": seats,
        "decisions_per_second": rates,
        "peers": batches.versions() if peers else {},
        "missing": missing,
    }
    if batches.PGX in rates:
        report["times_pgx"] = rates[str(batches.PGX_SIZE)] / rates[batches.PGX]
    if arguments.json:
        print_json(report)
    else:
        print_report(game.title, report, batches.ONE, arguments.language)
    return 0


def _best(measures: dict[str, Any], language: str) -> tuple[dict[str, float], list[str]]:
    progress = Progress(ROUNDS * len(measures), language)
    rates: dict[str, float] = {}
    missing: dict[str, str] = {}
    try:
        for number in range(ROUNDS):
            for place, (name, measure) in enumerate(measures.items()):
                if name not in missing:
                    try:
                        rates[name] = max(rates.get(name, 0.0), measure())
                    except PeerMissing as peer:
                        missing[name] = str(peer)
                progress(number * len(measures) + place + 1)
    finally:
        progress.close()
    return rates, sorted(set(missing.values()))


def print_report(title: str, report: dict[str, Any], one: str, language: str) -> None:
    """Print the report as text."""

    def words(key: str, **arguments: Any) -> str:
        return WORDS.say(f"bench.batch.{key}", arguments, language)

    rates = report["decisions_per_second"]
    rows = []
    for name, rate in rates.items():
        label = words("matches", matches=f"{int(name):,}") if name.isdigit() else words(name)
        rows.append((label, f"{rate:,.0f}", f"{rate / rates[one]:,.1f}"))
    print(f"{words('title', title=title, seats=report['seats'])}\n")
    print(f"{words('explanation', rounds=ROUNDS)}\n")
    print_table([words("measurement"), words("rate"), words("ratio")], rows)
    if "times_pgx" in report:
        print("\n" + words("times_pgx", times=f"{report['times_pgx']:,.0f}"))
    if report["peers"]:
        told = ", ".join(f"{name} {version}" for name, version in report["peers"].items())
        print(WORDS.say("bench.peers", {"versions": told}, language))
    for line in report["missing"]:
        print(line, file=sys.stderr)
