"""`vaka bench`: how fast the engine is, as ratios inside one run."""

import argparse
import sys
from collections.abc import Callable
from typing import Any

import vaka
from vaka import registry
from vaka.bench import own, peers
from vaka.bench.rate import Rate
from vaka.cli.output import Progress, print_json, print_table
from vaka.core.errors import Refusal

ROUNDS = 3
BATCH = 256
EXPLANATION = """\
Random play, one core, best of {rounds} interleaved rounds. A playout is a whole match inside the
engine; stepped means a Python loop that asks for the legal moves, picks one and plays it, move by
move. The games differ (length, choices, rules), so a ratio between libraries compares what a bot
writer gets per second, not the skill of either programmer."""


class Measurement:
    """One line of the benchmark: what is measured, and its best rate so far."""

    def __init__(self, what: str, unit: str, measure: Callable[[], Rate]) -> None:
        """Name the measurement; `unit` is the property of Rate that counts."""
        self.what = what
        self.unit = unit
        self.measure = measure
        self.best = 0.0

    def run(self) -> None:
        """Measure once more and keep the better."""
        self.best = max(self.best, float(getattr(self.measure(), f"{self.unit}_per_second")))


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser(
        "bench",
        help="measure the speed of the engine",
        description="Measure the compiled against the uncompiled engine and against OpenSpiel and "
        "catanatron (pip install vaka[bench]), all in one run.",
    )
    command.add_argument("--game", default="rapanui2011", help="default rapanui2011")
    command.add_argument("--seats", type=int, help="default: the most the game allows")
    command.add_argument("--seconds", type=float, default=1.0, help="per measurement and round")
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--no-peers", action="store_true", help="leave other libraries out")
    command.add_argument("--json", action="store_true", help="print JSON")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Measure, and print rates and ratios."""
    if not vaka.engine.COMPILED:
        raise Refusal("bench_compiled")
    game = registry.load(arguments.game)
    seats = arguments.seats or game.seats[-1]
    game.start(seats)  # refuse a wrong seat count before measuring anything
    measurements = _measurements(arguments, seats)
    progress = Progress(ROUNDS * len(measurements), "measurements")
    done = 0
    for _ in range(ROUNDS):
        for measurement in measurements.values():
            measurement.run()
            done += 1
            progress(done)
    bare = own.import_seconds("pass")
    first_moves = own.import_seconds(own.IMPORT_AND_MOVES)
    progress.close()
    report = {
        "game": game.name,
        "seats": seats,
        "rates": {key: measurement.best for key, measurement in measurements.items()},
        "ratios": _ratios(measurements),
        "import_ms": {"bare": 1000 * bare, "with_first_moves": 1000 * first_moves},
        "peers": peers.available(),
    }
    if arguments.json:
        print_json(report)
    else:
        _print_report(game.title, report, measurements)
    return 0


def _measurements(arguments: argparse.Namespace, seats: int) -> dict[str, Measurement]:
    """Return all measurements, ours first."""
    name, seconds, seed = arguments.game, arguments.seconds, arguments.seed
    game = registry.load(name)
    units = {"playouts": "decisions", "stepped": "decisions", "copied": "copies"}
    found: dict[str, Measurement] = {}
    for key in own.MEASURES:
        measure = getattr(own, key)
        found[f"{key} compiled"] = Measurement(
            f"{key}, compiled", units[key], lambda m=measure: m(game, seats, seconds, seed)
        )
        found[f"{key} uncompiled"] = Measurement(
            f"{key}, uncompiled",
            units[key],
            lambda k=key: own.uncompiled(k, name, seats, seconds, seed),
        )
    found["batched compiled"] = Measurement(
        f"{BATCH} matches stepped together, compiled",
        "decisions",
        lambda: own.batched(game, seats, seconds, seed, BATCH),
    )
    if not arguments.no_peers:
        for peer in ("crazy_eights", "hearts"):
            found[f"stepped {peer}"] = Measurement(
                f"stepped, OpenSpiel {peer}",
                "decisions",
                lambda p=peer: peers.openspiel_stepped(p, seconds, seed),
            )
            found[f"copied {peer}"] = Measurement(
                f"copied, OpenSpiel {peer}",
                "copies",
                lambda p=peer: peers.openspiel_copied(p, seconds, seed),
            )
        found["playouts catanatron"] = Measurement(
            "playouts, catanatron",
            "decisions",
            lambda: peers.catanatron_playouts(max(seconds, 2.0), seed),
        )
    return found


def _ratios(measurements: dict[str, Measurement]) -> dict[str, float]:
    """Return how many times our compiled engine is faster, for each comparable measurement."""
    ratios = {}
    for key, measurement in measurements.items():
        measure, _, against = key.partition(" ")
        if against != "compiled":
            ratios[key] = measurements[f"{measure} compiled"].best / measurement.best
    return ratios


def _print_report(title: str, report: dict[str, Any], measurements: dict[str, Measurement]) -> None:
    print(f"{title}, {report['seats']} seats\n")
    print(EXPLANATION.format(rounds=ROUNDS) + "\n")
    rows = []
    for key, measurement in measurements.items():
        ratio = report["ratios"].get(key)
        rows.append(
            (
                measurement.what,
                f"{measurement.best:,.0f} {measurement.unit}/s",
                f"{ratio:,.1f} times slower" if ratio else "",
            )
        )
    print_table(("measurement", "rate", "than ours compiled"), rows)
    times = report["import_ms"]
    print(f"\nimport vaka and the first legal moves: {times['with_first_moves']:.0f} ms, a bare "
          f"interpreter {times['bare']:.0f} ms, difference "
          f"{times['with_first_moves'] - times['bare']:.0f} ms")
    if report["peers"]:
        versions = ", ".join(f"{name} {version}" for name, version in report["peers"].items())
        print(f"peers: {versions}")
    sys.stdout.flush()
