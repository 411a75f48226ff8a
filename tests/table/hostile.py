"""One hostile client that does everything at once: `python hostile.py BASE SECONDS`.

It comes from another address of this machine, so that to the server it is another network than
whoever plays meanwhile. Each attack is a function that goes on until the time is over; what it is
answered does not matter.
"""

import contextlib
import http.client
import json
import os
import socket
import sys
import threading
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import connect
from websockets.typing import Origin

import vaka
from vaka.match import Match

ADDRESS = "127.0.0.66"
MASTERS = 30  # matches of five masters each
HOOKED = 12  # matches with a webhook that never comes to an end
HALF_OPEN = 700  # connections of which the server hears nothing more
LONGEST = 9_900  # moves of the journals that are uploaded


class Attacker:
    """A client with one connection, and a cookie."""

    def __init__(self, base: str, until: float) -> None:
        self.host = str(urlsplit(base).netloc)
        self.base, self.until = base, until
        self.cookie = ""
        self.line: http.client.HTTPConnection | None = None

    @property
    def on(self) -> bool:
        return time.monotonic() < self.until

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        try:
            return self._ask(method, path, body)
        except (OSError, http.client.HTTPException):
            self.line = None
            return 0, {}

    def _ask(self, method: str, path: str, body: Any) -> tuple[int, Any]:
        if self.line is None:
            self.line = http.client.HTTPConnection(
                self.host, timeout=30, source_address=(ADDRESS, 0)
            )
        headers = {"origin": self.base}
        if self.cookie:
            headers["cookie"] = f"vaka={self.cookie}"
        data = None if body is None else json.dumps(body)
        self.line.request(method, path, data, headers)
        answer = self.line.getresponse()
        text = answer.read()
        kept = answer.headers.get("set-cookie", "")
        if kept.startswith("vaka="):
            self.cookie = kept[5:].split(";")[0]
        if "json" not in answer.headers.get("content-type", ""):
            return answer.status, text
        return answer.status, json.loads(text)

    def open(self, sitters: list[dict[str, str]], **wishes: Any) -> str:
        """Open a match, as soon as that is allowed."""
        wish = {"game": "tongiaki", "sitters": sitters, "confirm": False, "pace_ms": 0, **wishes}
        while self.on:
            status, found = self.ask("POST", "/api/matches", wish)
            if status == 200:
                return str(found["match"])
            time.sleep(0.5)
        return ""

    def watch(self, match: str) -> None:
        """Look on at a match in a thread until the time is over."""
        threading.Thread(target=self._watch, args=(match,), daemon=True).start()

    def _watch(self, match: str) -> None:
        host, _, port = self.host.partition(":")
        stream = socket.create_connection((host, int(port)), 10, source_address=(ADDRESS, 0))
        address = f"ws://{self.host}/api/matches/{match}/socket"
        with (
            contextlib.suppress(Exception),
            connect(address, sock=stream, origin=Origin(self.base)) as line,
        ):
            while self.on:
                line.recv()


def masters(attacker: Attacker) -> None:
    """Let the strongest bots play everywhere."""
    for _ in range(MASTERS):
        match = attacker.open([{"kind": "bot", "bot": "master"}] * 5, game="raiatea")
        if match:
            attacker.watch(match)


def webhooks(attacker: Attacker) -> None:
    """Have alerts sent to somebody who answers a byte at a time, without end."""
    hook = socket.create_server((ADDRESS, 0))
    threading.Thread(target=_trickle, args=(hook,), daemon=True).start()
    address = f"http://{ADDRESS}:{hook.getsockname()[1]}/"
    matches = [attacker.open([{"kind": "me"}] * 2, webhook=address) for _ in range(HOOKED)]
    while attacker.on:
        for match in matches:
            for seat in (0, 1):
                path = f"/api/matches/{match}"
                status, view = attacker.ask("GET", f"{path}?seat={seat}")
                if status == 200 and view["choices"]:
                    move = {"move": view["choices"][-1]["move"], "n": view["n"]}
                    attacker.ask("POST", f"{path}/move?seat={seat}", move)


def _trickle(hook: socket.socket) -> None:
    def answer(line: socket.socket) -> None:
        with contextlib.suppress(OSError):
            line.sendall(b"HTTP/1.1 200 OK\r\n")
            while True:
                time.sleep(3)
                line.sendall(b"x-more: x\r\n")

    while True:
        line, _ = hook.accept()
        threading.Thread(target=answer, args=(line,), daemon=True).start()


def uploads(attacker: Attacker) -> None:
    """Upload long journals, and look at all of them."""
    journal = endless(LONGEST)
    while attacker.on:
        status, found = attacker.ask("POST", "/api/journals", {"journal": journal})
        if status == 200:
            attacker.watch(found["match"])
            _LONG.append(found["match"])
        else:
            time.sleep(0.2)


_LONG: list[str] = []  # matches whose logs are long


def logs(attacker: Attacker) -> None:
    """Read long logs and journals, as often as that is answered at all."""
    while attacker.on:
        if not _LONG:
            time.sleep(0.1)
        for match in _LONG:
            for what in ("log", "journal", "steps/7", "log?since=9000"):
                attacker.ask("GET", f"/api/matches/{match}/{what}")


def hints(attacker: Attacker) -> None:
    """Ask bots all the time."""
    match = attacker.open([{"kind": "me"}] * 2)
    while attacker.on:
        status, _ = attacker.ask("POST", f"/api/matches/{match}/hint?seat=0", {"seconds": 5})
        if status != 200:
            time.sleep(0.2)


def analyses(attacker: Attacker) -> None:
    """Have one match after the other analysed, and ask all the time how far that is."""
    game, rng = vaka.load("tongiaki"), vaka.Rng(1)
    match = Match(game, 6)
    match.play_out(lambda _view, _seat, moves: moves[rng.below(len(moves))], lambda _: rng)
    while attacker.on:
        status, found = attacker.ask("POST", "/api/journals", {"journal": match.journal()})
        path = f"/api/matches/{found['match'] if status == 200 else 'none'}"
        attacker.ask("POST", f"{path}/analysis", {})
        for step in range(50):
            attacker.ask("GET", f"{path}/analysis")
            attacker.ask("GET", f"{path}/analysis/{step}")
            attacker.ask("POST", f"{path}/play-on", {"step": step, "seat": 0})


def half_open(attacker: Attacker) -> None:
    """Open connections and never finish the headers of a request."""
    host, _, port = attacker.host.partition(":")
    held: list[socket.socket] = []
    while attacker.on:
        with contextlib.suppress(OSError):
            stream = socket.create_connection((host, int(port)), 5, source_address=(ADDRESS, 0))
            stream.sendall(b"GET / HTTP/1.1\r\nx-slow: ")
            held.append(stream)
        if len(held) >= HALF_OPEN:
            held.pop(0).close()
        time.sleep(0.005)


def endless(moves: int) -> str:
    """Return a journal of legal moves that nobody would play."""
    game, rng = vaka.load("tongiaki"), vaka.Rng(1)
    match = Match(game, 2, {"stall_limit": 0})
    while len(match) < moves:
        match.draw(rng)
        seat = match.turn()[0]
        match.play(seat, match.moves(seat)[-1])
    return match.journal()


ATTACKS: tuple[Callable[[Attacker], None], ...] = (
    masters,
    webhooks,
    uploads,
    logs,
    logs,
    logs,
    hints,
    analyses,
    half_open,
)


def main(base: str, seconds: float) -> None:
    """Do everything at once, and end when the time is over."""
    os.nice(10)  # it would have a machine of its own
    until = time.monotonic() + seconds
    for attack in ATTACKS:
        attacker = Attacker(base, until)
        threading.Thread(target=attack, args=(attacker,), daemon=True).start()
    time.sleep(seconds)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
