"""A bot in a process of its own, written in any language: it reads and writes lines of JSON.

Each request is one line `{"game", "view", "seat", "moves", "seed"}` on its standard input, each
answer one line `{"move"}` on its standard output. A request holds all there is to know, so that
the process may be started anew at any time.

Two threads serve a process: one writes to it and one reads from it, each the only one that touches
its stream. So neither a program that does not read nor one that writes without end stops us.
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
from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.errors import BadBot

PATIENCE = 60.0  # seconds that an answer may take
LONGEST_LINE = 1_000_000
MOST_LINES = 2  # that may wait: an answer, and what tells that there was more than an answer
Requests = queue.SimpleQueue[str | None]  # None: there are no more
Answers = queue.Queue[str]  # an empty one: there will be no more


class RemoteBot:
    """Asks a process, which is started with the first question and ended with the bot."""

    def __init__(self, game: Game, rng: Rng, command: str, seconds: float = PATIENCE) -> None:
        """Run `command`, split as a shell would; BadBot tells what goes wrong with it."""
        self.game = game
        self.rng = rng
        self.command = command
        self.seconds: float | None = seconds
        self._process: subprocess.Popen[str] | None = None
        self._requests: Requests = queue.SimpleQueue()
        self._answers: Answers = queue.Queue(MOST_LINES)
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
            _end(self._process, self._requests)
            self._process = None

    def _ask(self, request: str) -> str:
        """Return the line that answers a line."""
        if self._process is not None and not self._answers.empty():
            raise self._refusal("remote_unasked", value=schema.short(self._heard()))
        self._start()
        self._requests.put(request)
        return self._heard()

    def _heard(self) -> str:
        """Return the next line; BadBot says why there is none."""
        try:
            line = self._answers.get(timeout=self.seconds)
        except queue.Empty:
            raise self._refusal("remote_late", seconds=self.seconds) from None
        if not line:
            raise self._refusal("remote_gone", code=_exit_code(self._process))
        return line

    def _start(self) -> None:
        """Start the process if it does not run."""
        if self._process is not None:
            return
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
        self._requests, self._answers = queue.SimpleQueue(), queue.Queue(MOST_LINES)
        for target, arguments in (
            (_tell, (process.stdin, self._requests, self._answers)),
            (_listen, (process.stdout, self._answers)),
        ):
            threading.Thread(target=target, args=arguments, daemon=True).start()
        weakref.finalize(self, _end, process, self._requests)
        self._process = process

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


def _tell(stream: IO[str], requests: Requests, answers: Answers) -> None:
    """Write request after request until there are no more or nobody reads them."""
    with contextlib.suppress(OSError), stream:
        while request := requests.get():
            stream.write(request + "\n")
            stream.flush()
    with contextlib.suppress(queue.Full):
        answers.put_nowait("")


def _listen(stream: IO[str], answers: Answers) -> None:
    """Pass on line after line, and an empty one at the end; hear no more if too many wait."""
    with contextlib.suppress(queue.Full), stream:
        while line := stream.readline(LONGEST_LINE):
            answers.put_nowait(line)
        answers.put_nowait("")


def _exit_code(process: "subprocess.Popen[str] | None") -> int | None:
    try:
        return None if process is None else process.wait(1.0)
    except subprocess.TimeoutExpired:
        return None


def _end(process: "subprocess.Popen[str]", requests: Requests) -> None:
    """End the process; its threads end with the streams, which children of it may keep open."""
    process.kill()
    process.wait()
    requests.put(None)
