"""Send tampered positions and journals to the compiled engine, built to stop at any wrong access.

The engine is built once more with the address and undefined-behaviour sanitizers, beside the usual
one. Processes then restore mutants of positions, and play, view and search whatever is accepted
(vaka.testing.hostile says how). The first finding ends the run with its position, what was found,
and how to repeat it.

    python tools/fuzz_native.py --minutes 60          # before a release
    python tools/fuzz_native.py --repeat FILE.json    # one position again
    python tools/fuzz_native.py --fast                # the usual engine: more mutants, fewer checks
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from struct import Struct
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "build" / "native"
FINDINGS = ROOT / "build" / "findings"
LONGEST_SLICE = 60  # seconds that a process works before its counts are told
ROUNDS = 1_000_000  # more than a slice has
COUNTED = ("accepted", "refused", "thorough", "twins", "journals")
STATUS = Struct("qq")  # round and mutant that a process is at


def main() -> int:
    """Build, run slices until the time is up, and print the counts."""
    arguments = read_arguments()
    if arguments.worker:
        return work(arguments)
    environment = dict(os.environ, PYTHONPATH=str(ROOT / "src"))
    if not arguments.fast:
        build()
        environment |= sanitized()
    if arguments.repeat:
        again = [sys.executable, __file__, "--worker", "--repeat", arguments.repeat]
        return subprocess.run(again, env=environment, check=False).returncode
    return Campaign(arguments, environment).run()


def read_arguments() -> argparse.Namespace:
    """Return what was asked for."""
    import vaka

    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=int(time.time()), help="default: the clock")
    parser.add_argument("--game", action="append", choices=vaka.games(), help="default: all")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="default: all cores")
    parser.add_argument("--fast", action="store_true", help="use the engine as it is")
    parser.add_argument("--repeat", metavar="FILE", help="try the position in a file")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--first", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--status", help=argparse.SUPPRESS)
    return parser.parse_args()


# -- the engine ------------------------------------------------------------------------------------


def build() -> None:
    """Compile what has changed since the last time, and copy the rest beside it."""
    began = time.monotonic()
    print("building the engine with sanitizers (minutes, the first time) ...", flush=True)
    command = [sys.executable, "setup.py", "-q", "build"]
    command += [f"--build-lib={BUILT / 'lib'}", f"--build-temp={BUILT / 'temp'}"]
    environment = dict(os.environ, VAKA_SANITIZE="1", VAKA_REQUIRE_COMPILED="1", CFLAGS="-w")
    subprocess.run(command, cwd=ROOT, env=environment, check=True)
    print(f"built in {time.monotonic() - began:.0f} s", flush=True)


def sanitized() -> dict[str, str]:
    """Return the environment in which Python finds the sanitized engine and survives it.

    Python itself is not built so: the sanitizer must be loaded before it, and what it never frees
    is no leak of ours. Its own allocator would hide accesses beside an object.
    """
    found = subprocess.run(
        ["gcc", "-print-file-name=libasan.so"], capture_output=True, text=True, check=True
    )
    return {
        "PYTHONPATH": str(BUILT / "lib"),
        "LD_PRELOAD": found.stdout.strip(),
        "PYTHONMALLOC": "malloc",
        "ASAN_OPTIONS": "detect_leaks=0:abort_on_error=0",
        "UBSAN_OPTIONS": "print_stacktrace=1",
    }


# -- the run ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Slice:
    """One process for one game: which rounds it begins with, and what came of it."""

    game: str
    first: int
    seconds: float


class Campaign:
    """All slices of a run, and what they found."""

    def __init__(self, arguments: argparse.Namespace, environment: dict[str, str]) -> None:
        """Share the minutes out among the games."""
        import vaka

        self.games: list[str] = arguments.game or list(vaka.games())
        self.seed: int = arguments.seed
        self.jobs: int = arguments.jobs
        self.environment = environment
        self.end = time.monotonic() + 60 * arguments.minutes
        share = 60 * arguments.minutes * self.jobs / len(self.games)
        self.seconds = min(LONGEST_SLICE, max(5.0, share))
        self.counts = {name: Counter[str]() for name in self.games}
        self.found: list[str] = []

    def run(self) -> int:
        """Run slices of all games in turn; return 1 if something was found."""
        began = time.monotonic()
        with ThreadPoolExecutor(self.jobs) as pool:
            for _ in pool.map(self.follow, range(self.jobs)):
                pass
        print(f"seed {self.seed}, {time.monotonic() - began:.0f} s:")
        for name, counts in self.counts.items():
            print(f"  {name}: {listed(counts)}")
        for finding in self.found:
            print(finding)
        return 1 if self.found else 0

    def follow(self, job: int) -> None:
        """Run slices one after the other, at least one, until one finds something or time is up."""
        number = job
        left = max(self.end - time.monotonic(), 1.0)
        while not self.found and left >= 1.0:
            game = self.games[number % len(self.games)]
            self.run_slice(Slice(game, number * ROUNDS, min(left, self.seconds)))
            number += self.jobs
            left = self.end - time.monotonic()

    def run_slice(self, piece: Slice) -> None:
        """Run one process and add up what it tells."""
        with tempfile.NamedTemporaryFile() as status:
            command = [sys.executable, __file__, "--worker", f"--status={status.name}"]
            command += [f"--game={piece.game}", f"--seed={self.seed}", f"--first={piece.first}"]
            command += [f"--minutes={piece.seconds / 60}"]
            done = subprocess.run(
                command, env=self.environment, capture_output=True, text=True, check=False
            )
            place = STATUS.unpack(Path(status.name).read_bytes() or STATUS.pack(-1, -1))
        if done.returncode != 0:
            self.found.append(self.report(piece, place, done))
            return
        told = Counter(json.loads(done.stdout))
        self.counts[piece.game] += told
        rate = (told["accepted"] + told["refused"]) / piece.seconds
        print(f"{piece.game}: {listed(self.counts[piece.game])}; {rate:.0f}/s", flush=True)

    def report(self, piece: Slice, place: Any, done: "subprocess.CompletedProcess[str]") -> str:
        """Keep the position that was being tried in a file, and say what is known about it."""
        import vaka
        from vaka.testing import hostile

        number, mutant = place
        where = f"{piece.game}, seed {self.seed}, round {number}, mutant {mutant}"
        why = f"a process ended with {done.returncode} (-14: it took too long)"
        text = f"\nfound in {where}: {why}\n{done.stdout[-4000:]}{done.stderr[-8000:]}"
        if mutant < 0:
            return text
        game = vaka.load(piece.game)
        position = hostile.mutants(game, self.seed, number, known_positions(game))[0](mutant)
        FINDINGS.mkdir(parents=True, exist_ok=True)
        file = FINDINGS / f"{piece.game}-{self.seed}-{number}-{mutant}.json"
        file.write_text(json.dumps(position))
        shown = file.relative_to(ROOT)
        return f"{text}\n{file.read_text()}\nagain: python tools/fuzz_native.py --repeat {shown}"


def listed(counts: Counter[str]) -> str:
    """Return what was counted, in words."""
    return ", ".join(f"{counts[what]} {what}" for what in COUNTED)


# -- in the process that tries them ----------------------------------------------------------------


def work(arguments: argparse.Namespace) -> int:
    """Try mutants until the time is up; print the counts, or the law that is broken."""
    import vaka
    from vaka.testing import Broken, hostile
    from vaka.testing.twin import Twin

    try:
        if arguments.repeat:
            return repeat(json.loads(Path(arguments.repeat).read_text()))
        game = vaka.load(arguments.game[0])
        known = known_positions(game)
        counts = Counter[str]()
        twin = Twin()
        status = os.open(arguments.status, os.O_WRONLY)
        end = time.monotonic() + 60 * arguments.minutes
        number = arguments.first
        while time.monotonic() < end:
            begin = partial(tell_place, status, number)
            tally = hostile.check_round(game, arguments.seed, number, known, twin, begin)
            counts += Counter(asdict(tally))
            number += 1
        twin.close()
    except Broken as broken:
        print(broken)
        return 1
    print(json.dumps(counts))
    return 0


def tell_place(status: int, number: int, mutant: int) -> None:
    """Write down which mutant comes next, for whoever finds this process ended."""
    os.pwrite(status, STATUS.pack(number, mutant), 0)


def repeat(position: Any) -> int:
    """Try one position in every way."""
    import vaka
    from vaka.engine.rng import Rng
    from vaka.testing import hostile
    from vaka.testing.twin import Twin

    game = vaka.load(position["game"])
    state = hostile.try_restore(game, position)
    if state is None:
        print("refused")
        return 0
    hostile.check_accepted(game, state, Rng(1))
    hostile.check_thoroughly(game, state, Rng(1))
    twin = Twin()
    twin.check(game, game.position(state), 1)
    twin.close()
    print("accepted, and nothing found")
    return 0


def known_positions(game: Any) -> list[dict[str, Any]]:
    """Return the positions in which the worked cases of a game begin."""
    from vaka.testing import cases

    file = ROOT / "tests" / "games" / game.name / "cases.json"
    return [game.position(cases.begin(game, case)) for case in json.loads(file.read_text())]


if __name__ == "__main__":
    sys.exit(main())
