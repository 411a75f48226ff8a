"""A third party's game that offers more moves than a buffer holds, in both engines."""

import os
import subprocess
import sys
from pathlib import Path

import vaka
from vaka.engine import sizes

GAME = """
from vaka.engine.state import State


class Crowded(State):
    __slots__ = ()

    def legal(self, seat, moves):
        for move in range(1025):
            moves.add(move)

    def apply(self, seat, move, events):
        self.turn = -2
"""
DECLARED = """
from vaka.engine.buffers cimport Events, Moves
from vaka.engine.state cimport State


cdef class Crowded(State):
    cdef void legal(self, int seat, Moves moves) noexcept nogil
    cdef void apply(self, int seat, int move, Events events) noexcept nogil
"""
RECIPE = """
from Cython.Build import cythonize
from setuptools import Extension, setup

directives = {"language_level": 3, "annotation_typing": False, "boundscheck": False}
setup(ext_modules=cythonize([Extension("crowded", ["crowded.py"])], compiler_directives=directives))
"""
ATTEMPT = """
from crowded import Crowded

from vaka import Rng
from vaka.engine.playout import Playout


def refused(what):
    try:
        what()
    except OverflowError as error:
        return str(error)
    return "nothing was refused"


state = Crowded()
state.open(2)
attempts = (
    state.moves,
    lambda: state.copy().play(3),
    lambda: state.copy().play_out(Rng(1)),
    lambda: Playout(Rng(1)).run(state.copy()),
)
print({refused(attempt) for attempt in attempts}, state.turn)
"""


def test_more_moves_than_there_is_room_for_are_refused(tmp_path: Path) -> None:
    (tmp_path / "crowded.py").write_text(GAME)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])}
    if vaka.engine.COMPILED:
        (tmp_path / "crowded.pxd").write_text(DECLARED)
        (tmp_path / "setup.py").write_text(RECIPE)
        build = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
        subprocess.run(build, cwd=tmp_path, env=environment, check=True, timeout=300)
    done = subprocess.run(
        [sys.executable, "-c", ATTEMPT],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    said = f"a decision has more than {sizes.MOVES} legal moves"
    assert done.stdout == f"{ ({said}) } 0\n", done.stderr
