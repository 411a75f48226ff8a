"""Rates of the twin in C: how near our compiled Python comes to a program written by hand.

The twin plays the very same matches, given the same generator. That is seen to before it is timed.
"""

import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from typing import NamedTuple

from benchmarks.rate import Rate
from vaka import registry
from vaka.engine.playout import Playout
from vaka.engine.rng import Rng

GAME = "rapanui2011"  # of which there is a twin
SOURCE = Path(__file__).with_name("rapanui2011_twin.c")
FLAGS = ("-O3",)  # as the engine is compiled
COMPARED = 500  # matches that both must play alike


class Played(NamedTuple):
    """What random matches came to."""

    decisions: int
    chance_moves: int
    points: int  # of all seats in the last match


@cache
def program() -> Path:
    """Compile the twin, once: whoever has a compiled engine has a C compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        raise RuntimeError("the twin in C needs a C compiler: cc, gcc or clang")
    folder = tempfile.TemporaryDirectory(prefix="vaka-twin-")
    _FOLDERS.append(folder)
    target = Path(folder.name) / "twin"
    subprocess.run([compiler, *FLAGS, "-o", str(target), str(SOURCE)], check=True)
    return target


_FOLDERS: list[tempfile.TemporaryDirectory[str]] = []  # removed when this process ends


def twin(seats: int, matches: int, generator: int) -> tuple[Played, float]:
    """Let the twin play; return what it played and the seconds that took."""
    command = [str(program()), str(seats), str(matches), str(generator)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    decisions, chance_moves, points, seconds = done.stdout.split()
    return Played(int(decisions), int(chance_moves), int(points)), float(seconds)


def ours(seats: int, matches: int, seed: int) -> Played:
    """Let the engine play the same."""
    playout = Playout(Rng(seed))
    start = registry.load(GAME).start(seats)
    state = start.copy()
    for _ in range(matches):
        state.become(start)
        playout.run(state)
    points = sum(score[0] for score in state.score())
    return Played(playout.decisions, playout.chance_moves, points)


def check(seats: int, seed: int) -> None:
    """Raise RuntimeError unless both play the same matches."""
    found, _ = twin(seats, COMPARED, Rng(seed).state)
    expected = ours(seats, COMPARED, seed)
    if found != expected:
        raise RuntimeError(f"the twin in C played {found}, the engine {expected}")


def playouts(seats: int, seconds: float, seed: int) -> Rate:
    """Measure whole random matches of the twin."""
    check(seats, seed)
    _, spent = twin(seats, COMPARED, Rng(seed).state)
    matches = max(COMPARED, int(COMPARED * seconds / max(spent, 1e-6)))
    played, spent = twin(seats, matches, Rng(seed).state)
    return Rate("C by hand", played.decisions, played.chance_moves, matches, spent)
