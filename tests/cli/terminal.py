"""The command line as a program: in this process, as a process of its own, and in a terminal."""

import fcntl
import os
import pty
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Self

import vaka

PATIENCE = 20.0  # seconds until a program counts as hanging
GAME = "rapanui2011"


@dataclass(frozen=True)
class Done:
    """What a command has left behind."""

    code: int
    out: str
    err: str

    @property
    def sentence(self) -> str:
        """The one line on standard error that says why the command was refused."""
        line, *more = self.err.splitlines()
        assert not more, self.err
        assert line.startswith("vaka: ")
        return line.removeprefix("vaka: ")


Command = Callable[..., Done]


def program(*arguments: object) -> list[str]:
    """Return the command line that runs vaka in a process of its own."""
    return [sys.executable, "-m", "vaka", *(str(argument) for argument in arguments)]


def environment(**more: str) -> dict[str, str]:
    """Return an environment in which another process finds this vaka."""
    return {**os.environ, "PYTHONPATH": str(Path(vaka.__file__).parent.parent), **more}


def start(*arguments: object) -> subprocess.Popen[str]:
    """Start vaka with pipes to its input and output."""
    return subprocess.Popen(
        program(*arguments),
        env=environment(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def _let_ctrl_c_arrive() -> None:
    """Take the terminal, and heed its Ctrl-C even if the tests run where it is ignored."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A program in a terminal of its own: type, and read what it shows."""

    def __init__(self, *arguments: object, columns: int = 100, lines: int = 40) -> None:
        """Start vaka in a terminal of that size."""
        self.shown = ""
        size = {"COLUMNS": str(columns), "LINES": str(lines), "TERM": "xterm-256color"}
        keyboard, program_side = pty.openpty()
        self.keyboard = keyboard
        self.process = subprocess.Popen(
            program(*arguments),
            env=environment(**size),
            stdin=program_side,
            stdout=program_side,
            stderr=program_side,
            start_new_session=True,
            preexec_fn=_let_ctrl_c_arrive,
        )
        os.close(program_side)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *failure: object) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)
        os.close(self.keyboard)

    def type(self, text: str) -> None:
        """Press keys."""
        os.write(self.keyboard, text.encode())

    def read_until(self, text: str) -> str:
        """Return what is shown up to a text; fail if it never comes."""
        while text not in self.shown:
            assert self._read(), f"{text!r} was never shown, but:\n{self.shown}"
        before, _, self.shown = self.shown.partition(text)
        return before + text

    def finish(self) -> tuple[int, str]:
        """Wait for the end; return exit code and the rest of what was shown."""
        end = time.monotonic() + PATIENCE
        while self._read():
            assert time.monotonic() < end, f"the program goes on after:\n{self.shown[-2000:]}"
        return self.process.wait(PATIENCE), self.shown

    def _read(self) -> bool:
        """Read what there is; False when the program has gone."""
        ready, _, _ = select.select([self.keyboard], [], [], PATIENCE)
        assert ready, f"the program hangs after:\n{self.shown}"
        try:
            read = os.read(self.keyboard, 65536)
        except OSError:  # how Linux says that nobody writes any more
            return False
        self.shown += read.decode(errors="replace")
        return bool(read)
