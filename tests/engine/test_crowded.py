"""A third party's game that offers more moves than a buffer holds, in both engines."""

import os
import subprocess
import sys
from pathlib import Path

import vaka
from vaka.engine import sizes

# Seat 0 chooses, then seat 1 or chance, then it is over. The first option says whose decision has a
# move too many (-1: chance, 2: nobody's), the second whether beliefs list the moves of seat 0.
GAME = """
from vaka.engine.state import State


class Crowded(State):
    __slots__ = ()

    def begin(self):
        self.turn = 0

    def legal(self, seat, moves):
        for move in range(1025 if seat == self.options[0] else 3):
            if seat == -1:
                moves.add_chance(move, 1)
            else:
                moves.add(move)

    def apply(self, seat, move, events):
        if seat == 0:
            self.turn = -1 if self.options[0] == -1 else 1
        else:
            self.turn = -2

    def believe(self, seat, rng, weights, moves):
        if self.options[1] == 1:
            moves.clear()
            self.legal(0, moves)
"""
DECLARED = """
from vaka.engine.buffers cimport Events, Moves, Weights
from vaka.engine.rng cimport Rng
from vaka.engine.state cimport State


cdef class Crowded(State):
    cdef void begin(self) noexcept nogil
    cdef void legal(self, int seat, Moves moves) noexcept nogil
    cdef void apply(self, int seat, int move, Events events) noexcept nogil
    cdef void believe(self, int seat, Rng rng, Weights weights, Moves moves) noexcept nogil
"""
RECIPE = """
from Cython.Build import cythonize
from setuptools import Extension, setup

directives = {"language_level": 3, "annotation_typing": False, "boundscheck": False}
crowded = Extension("crowded", ["crowded.py"], extra_compile_args=["-O0"])
setup(ext_modules=cythonize([crowded], compiler_directives=directives))
"""
ATTEMPTS = """
from crowded import Crowded

from vaka import Rng
from vaka.engine import stepping as Step
from vaka.engine.batch import Batch
from vaka.engine.buffers import Weights
from vaka.engine.greedy import Greedy
from vaka.engine.playout import Playout
from vaka.engine.search import Search
from vaka.engine.solving import Solver

WIDTH = 1025


def crowded(where, believing=0):
    state = Crowded()
    state.open(2, (where, believing))
    return state


def at_chance():
    state = crowded(-1)
    state.play(0)
    return state


def batch(where, threads=1):
    return Batch(crowded(where), 4, WIDTH, Rng(1), threads=threads)


def search(where, **settings):
    return Search(crowded(where), 0, range(WIDTH), Rng(1), Weights(), **settings)


def whole_match():
    state = innocent.copy()
    while state.turn != -2:
        state.play(state.moves()[0])
    state = innocent.copy()
    state.play_out(Rng(1))


def line():
    thinking = search(1)
    try:
        thinking.run(100)
    except OverflowError:
        thinking.line(0, 3, 1)


def greedy():
    choosing = batch(-1)
    for i in range(4):
        choosing.chosen[i] = Step.ASK
    Greedy(choosing, crowded(-1), Weights(), 2).choose()


attempts = {
    "moves": lambda: crowded(0).moves(),
    "play": lambda: crowded(0).play(3),
    "play_and_tell": lambda: crowded(0).play_and_tell(3, 0),
    "preferred": lambda: crowded(0).preferred(Weights()),
    "play_out": lambda: crowded(0).play_out(Rng(1)),
    "moves of chance": lambda: at_chance().moves(),
    "odds": lambda: at_chance().odds(),
    "play chance": lambda: at_chance().play(3),
    "draw": lambda: at_chance().draw(Rng(1)),
    "play_out chance": lambda: at_chance().play_out(Rng(1)),
    "playout": lambda: Playout(Rng(1)).run(crowded(1)),
    "playouts": lambda: Playout(Rng(1)).run_many(crowded(-1), 2),
    "search at the root": lambda: search(0).run(100),
    "search below it": lambda: search(1).run(100),
    "search at random": lambda: search(1, guided=False).run(1),
    "search of chance": lambda: search(-1).run(100),
    "search that solves": lambda: search(1, exact=9999, cutoff=0).run(1),
    "search that solves chance": lambda: search(-1, exact=9999, cutoff=0).run(1),
    "line": line,
    "imagine": lambda: Search(
        crowded(0, 1), 0, range(WIDTH), Rng(1), Weights(), beliefs=True
    ).imagine(),
    "solver at the root": lambda: Solver(crowded(0), Weights(), 9999).values(crowded(0)),
    "solver below it": lambda: Solver(crowded(1), Weights(), 9999).values(crowded(1)),
    "solver of chance": lambda: Solver(crowded(-1), Weights(), 9999).values(crowded(-1)),
    "solver with few": lambda: Solver(crowded(1), Weights(), 9).values(crowded(1)),
    "batch": lambda: batch(0),
    "step": lambda: batch(1).step([0] * 4),
    "step by threads": lambda: batch(1, 2).step([0] * 4),
    "step to chance": lambda: batch(-1).step([0] * 4),
    "step at random": lambda: batch(1).step_random(),
    "greedy": greedy,
}
innocent = crowded(2)
for name, attempt in attempts.items():
    try:
        attempt()
        print(name, "was not refused")
    except OverflowError as error:
        print(error)
    whole_match()
"""


def test_more_moves_than_there_is_room_for_are_refused_and_harm_no_other_match(
    tmp_path: Path,
) -> None:
    (tmp_path / "crowded.py").write_text(GAME)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])}
    if vaka.engine.COMPILED:
        (tmp_path / "crowded.pxd").write_text(DECLARED)
        (tmp_path / "setup.py").write_text(RECIPE)
        build = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
        subprocess.run(build, cwd=tmp_path, env=environment, check=True, timeout=300)
    done = subprocess.run(
        [sys.executable, "-c", ATTEMPTS],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    said = f"a decision has more than {sizes.MOVES} legal moves"
    assert done.returncode == 0, done.stderr
    assert set(done.stdout.splitlines()) == {said}
