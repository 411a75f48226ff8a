"""`vaka bench`: how fast the engine is, as ratios inside one run."""

import argparse
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import vaka
from benchmarks import WORDS, own, peers, twin
from benchmarks.cli import batch, table
from benchmarks.rate import Rate
from vaka import registry
from vaka.bots import nets
from vaka.cli.output import (
    Progress,
    add_language,
    game_name,
    print_json,
    print_table,
    seconds,
)
from vaka.errors import Refusal

ROUNDS = 3
BATCH = 256
UNITS = {
    "playouts": "decisions",
    "stepped": "decisions",
    "copied": "copies",
    "searched": "iterations",
    "sampled": "iterations",
}
SHORTEST_CATANATRON = 2.0  # seconds: its matches are long, and few of them say little


class Measurement:
    """One line of the benchmark: what is measured, and its best rate so far."""

    def __init__(self, unit: str, measure: Callable[[], Rate]) -> None:
        """Measure by calling; `unit` is the property of Rate that counts."""
        self.unit = unit
        self.measure = measure
        self.best = 0.0
        self.best_matches = 0.0

    def run(self) -> None:
        """Measure once more and keep the better."""
        rate = self.measure()
        self.best = max(self.best, float(getattr(rate, f"{self.unit}_per_second")))
        self.best_matches = max(self.best_matches, rate.matches_per_second)

    def in_matches(self) -> "Measurement":
        """Return the same measurement counted in whole matches."""
        counted = Measurement("matches", self.measure)
        counted.best = counted.best_matches = self.best_matches
        return counted


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser(
        "bench",
        help="measure the speed of the engine, or of the table",
        description="Measure the compiled against the uncompiled engine and against OpenSpiel and "
        f"catanatron ({peers.INSTALL}), all in one run.",
    )
    command.add_argument(
        "--game", type=game_name, default="rapanui2011", help="default rapanui2011"
    )
    command.add_argument("--seats", type=int, help="default: the most the game allows")
    command.add_argument(
        "--seconds", type=seconds, default=1.0, help="per measurement and round (default 1)"
    )
    command.add_argument("--seed", type=int, default=1, help="default 1")
    command.add_argument("--no-peers", action="store_true", help="leave other libraries out")
    instead = command.add_mutually_exclusive_group()
    instead.add_argument(
        "--table", action="store_true", help="measure the browser table instead: Linux only"
    )
    instead.add_argument(
        "--batch", action="store_true", help="measure matches stepped together instead"
    )
    command.add_argument("--json", action="store_true", help="print JSON")
    add_language(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Measure, and print rates and ratios."""
    if arguments.table:
        return table.run(arguments)
    if arguments.batch:
        return batch.run(arguments)
    if not vaka.engine.COMPILED:
        raise Refusal("bench_compiled", {}, WORDS)
    game = registry.load(arguments.game)
    seats = game.seats[-1] if arguments.seats is None else arguments.seats
    game.start(seats)  # refuse a wrong number of seats before measuring anything
    measurements = measure_own(arguments.game, seats, arguments.seconds, arguments.seed)
    if not arguments.no_peers:
        measurements |= measure_peers(arguments.seconds, arguments.seed)
    missing = run_rounds(measurements, arguments.language)
    measurements |= in_whole_matches(measurements)
    report = {
        "game": game.name,
        "seats": seats,
        "rates": {key: measurement.best for key, measurement in measurements.items()},
        "ratios": ratios(measurements),
        "import_ms": {
            "bare": 1000 * own.import_seconds("pass"),
            "with_first_moves": 1000 * own.import_seconds(own.IMPORT_AND_MOVES),
        },
        "peers": {} if arguments.no_peers else peers.available(),
        "missing": missing,
    }
    if arguments.json:
        print_json(report)
    else:
        print_report(game.title, report, measurements, arguments.language)
    return 0


def measure_own(name: str, seats: int, seconds: float, seed: int) -> dict[str, Measurement]:
    """Return what is measured of our own engine, compiled and not."""
    game = registry.load(name)
    found: dict[str, Measurement] = {}
    for key, measure in own.MEASURES.items():
        compiled = partial(measure, game, seats, seconds, seed)
        plain = partial(own.uncompiled, key, name, seats, seconds, seed)
        found[f"{key} compiled"] = Measurement(UNITS[key], compiled)
        found[f"{key} uncompiled"] = Measurement(UNITS[key], plain)
    if nets.net_of(game) is not None:
        without = partial(own.unlearned, game, seats, seconds, seed)
        found["searched unlearned"] = Measurement(UNITS["searched"], without)
    if name == twin.GAME:
        by_hand = partial(twin.playouts, seats, seconds, seed)
        found["playouts by_hand"] = Measurement(UNITS["playouts"], by_hand)
    batched = partial(own.batched, game, seats, seconds, seed, BATCH)
    found["batched compiled"] = Measurement("decisions", batched)
    return found


def measure_peers(seconds: float, seed: int) -> dict[str, Measurement]:
    """Return what is measured of other libraries."""
    found: dict[str, Measurement] = {}
    for name in ("crazy_eights", "hearts"):
        stepped = partial(peers.openspiel_stepped, name, seconds, seed)
        copied = partial(peers.openspiel_copied, name, seconds, seed)
        found[f"stepped {name}"] = Measurement(UNITS["stepped"], stepped)
        found[f"copied {name}"] = Measurement(UNITS["copied"], copied)
    sampled = partial(peers.openspiel_sampled, "hearts", seconds, seed)
    found["sampled hearts"] = Measurement(UNITS["sampled"], sampled)
    playouts = partial(peers.catanatron_playouts, max(seconds, SHORTEST_CATANATRON), seed)
    found["playouts catanatron"] = Measurement(UNITS["playouts"], playouts)
    return found


def run_rounds(measurements: dict[str, Measurement], language: str = "en") -> list[str]:
    """Measure all in turn, again and again; drop peers that are missing and say which."""
    progress = Progress(ROUNDS * len(measurements), language)
    missing: dict[str, str] = {}
    done = 0
    try:
        for _ in range(ROUNDS):
            for key, measurement in list(measurements.items()):
                try:
                    measurement.run()
                except peers.PeerMissing as peer:
                    missing[peer.distribution] = str(peer)
                    del measurements[key]
                done += 1
                progress(done)
    finally:
        progress.close()
    return list(missing.values())


def in_whole_matches(measurements: dict[str, Measurement]) -> dict[str, Measurement]:
    """Return the playouts counted once more, in matches instead of decisions."""
    return {
        key.replace("playouts", "matches"): measurement.in_matches()
        for key, measurement in measurements.items()
        if key.startswith("playouts")
    }


def ratios(measurements: dict[str, Measurement]) -> dict[str, float]:
    """Return how many times our compiled engine is faster, for each comparable measurement."""
    found = {}
    for key, measurement in measurements.items():
        measure, _, against = key.partition(" ")
        if against != "compiled":
            found[key] = measurements[f"{measure} compiled"].best / measurement.best
    return found


def written(ratio: float) -> str:
    """Return a ratio with as many digits as it deserves."""
    return f"{ratio:,.1f}" if ratio >= 2 else f"{ratio:.2f}"


def print_report(
    title: str, report: dict[str, Any], measurements: dict[str, Measurement], language: str
) -> None:
    """Print the report as text."""

    def words(key: str, **arguments: Any) -> str:
        return WORDS.say(f"bench.{key}", arguments, language)

    rows = []
    for key, measurement in measurements.items():
        rate = words(measurement.unit, rate=f"{measurement.best:,.0f}")
        ratio = report["ratios"].get(key)
        slower = ""
        if ratio is not None:
            slower = words("slower" if ratio >= 1 else "behind", ratio=written(ratio))
        rows.append((words(key, matches=BATCH), rate, slower))
    print(f"{words('title', title=title, seats=report['seats'])}\n")
    print(f"{words('explanation', rounds=ROUNDS)}\n")
    print_table([words(key) for key in ("measurement", "rate", "than_ours")], rows)
    bare, ready = (report["import_ms"][key] for key in ("bare", "with_first_moves"))
    print("\n" + words("import", ready=round(ready), bare=round(bare), more=round(ready - bare)))
    if report["peers"]:
        versions = ", ".join(f"{name} {version}" for name, version in report["peers"].items())
        print(words("peers", versions=versions))
    for line in report["missing"]:
        print(line, file=sys.stderr)
