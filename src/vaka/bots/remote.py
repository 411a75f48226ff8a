"""A bot in a process of its own, written in any language: it reads and writes lines of JSON.

Each request is one line `{"game", "view", "seat", "moves", "seed"}` on its standard input, each
answer one line `{"move"}` on its standard output. A request holds all there is to know, so that
the process may be started anew at any time.
"""

import contextlib
import json
import queue
import shlex
import subprocess
import threading
import weakref
from collections.abc import Sequence
from typing import IO, Any

from vaka.core import schema
from vaka.core.errors import BadBot
from vaka.core.game import Game
from vaka.core.rng import Rng

PATIENCE = 60.0  # seconds that an answer may take
LONGEST_LINE = 1_000_000
Lines = queue.SimpleQueue[str]


class RemoteBot:
    """Asks a process, which is started with the first question and ended with the bot."""

    def __init__(self, game: Game, rng: Rng, command: str, seconds: float = PATIENCE) -> None:
        """Run `command`, split as a shell would; BadBot tells what goes wrong with it."""
        self.game = game
        self.rng = rng
        self.command = command
        self.seconds: float | None = seconds
        self._process: subprocess.Popen[str] | None = None
        self._lines: Lines = queue.SimpleQueue()
        self._words = _split(command)

    @classmethod
    def named(cls, game: Game, rng: Rng, text: str) -> "RemoteBot":
        """Make one from its command."""
        return cls(game, rng, text)

    def choose(self, view: dict[str, Any], seat: int, moves: Sequence[str]) -> str:
        """Return the move that the process answers with."""
        request = {
            "game": self.game.name,
            "view": view,
            "seat": seat,
            "moves": list(moves),
            "seed": self.rng.below(1 << 30),
        }
        try:
            return self._move_in(self._ask(json.dumps(request)), moves)
        except BadBot:
            self.close()  # whatever it says after this belongs to no question
            raise

    def close(self) -> None:
        """End the process, if it runs."""
        if self._process is not None:
            _end(self._process)
            self._process = None

    def _ask(self, request: str) -> str:
        """Return the line that answers a line."""
        process = self._started()
        assert process.stdin is not None
        try:
            process.stdin.write(request + "\n")
            process.stdin.flush()
            line = self._lines.get(timeout=self.seconds)
        except OSError:
            line = ""
        except queue.Empty:
            raise self._refusal("remote_late", seconds=self.seconds) from None
        if not line:
            raise self._refusal("remote_gone", code=_exit_code(process))
        return line

    def _started(self) -> "subprocess.Popen[str]":
        """Return the process, started if it does not run."""
        if self._process is not None:
            return self._process
        try:
            process = subprocess.Popen(
                self._words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as error:
            raise self._refusal("remote_cannot_start", why=str(error.strerror)) from error
        assert process.stdout is not None
        self._lines = queue.SimpleQueue()
        threading.Thread(target=_listen, args=(process.stdout, self._lines), daemon=True).start()
        weakref.finalize(self, _end, process)
        self._process = process
        return process

    def _move_in(self, line: str, moves: Sequence[str]) -> str:
        """Return the move that an answer holds, if it is one of the moves."""
        try:
            found = json.loads(line)
            move = found["move"]
        except (ValueError, TypeError, LookupError, RecursionError):
            raise self._refusal("remote_garbage", value=schema.short(line)) from None
        if move not in moves:
            possible = ", ".join(moves[:12])
            raise self._refusal("remote_illegal", move=schema.short(move), moves=possible)
        return str(move)

    def _refusal(self, reason: str, **arguments: Any) -> BadBot:
        return BadBot(reason, {"command": schema.short(self.command), **arguments})


def _split(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError:  # quotation marks without an end
        words = []
    if not words:
        raise BadBot("remote_no_command", {"value": schema.short(command)})
    return words


def _listen(stream: IO[str], lines: Lines) -> None:
    """Pass on line after line, and an empty one at the end: what a thread of its own does."""
    line = " "
    while line:
        try:
            line = stream.readline(LONGEST_LINE)
        except (OSError, ValueError):  # closed meanwhile
            line = ""
        lines.put(line)


def _exit_code(process: "subprocess.Popen[str]") -> int | None:
    try:
        return process.wait(1.0)
    except subprocess.TimeoutExpired:
        return None


def _end(process: "subprocess.Popen[str]") -> None:
    process.kill()
    process.wait()
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            with contextlib.suppress(OSError):  # what was not yet written has no reader any more
                stream.close()
