"""Nothing is lost: the server is killed again and again while people play."""

import contextlib
import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

import vaka
from table.served import wait_for
from table.table_client import Line, Person
from vaka.table.config import Config
from vaka.table.history import History
from vaka.table.records import Row

KILLS = 4  # of a match
MATCHES = int(os.environ.get("VAKA_MATCHES", "1"))  # 50 make 10,000 moves: minutes
STEPS = 4 if MATCHES == 1 else 40  # between two kills
ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


class Serving:
    """`vaka serve` as a process of its own."""

    def __init__(self, db: str, folder: Path, *more: str) -> None:
        self.words = ["--db", db, "--no-browser", "--thinkers", "1", *more]
        self.folder = folder
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        """Start and wait until it answers, on the same port as before."""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "vaka", "serve", "--port", str(self.port), *self.words],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=ENVIRONMENT,
            cwd=self.folder,
            text=True,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        ready = self.process.stdout.readline()
        found = re.search(r"http://127.0.0.1:(\d+)", ready)
        assert found, ready
        self.port = int(found[1])

    def kill(self) -> None:
        """Kill everything at once, without a warning."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self._clean()

    def stop(self) -> int:
        """Ask it to stop; return its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(20)
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self._clean()
        return code

    def _clean(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.wait(20)
        self.process.stdout.close()

    def workers(self) -> list[int]:
        """Return the processes that serve people."""
        assert self.process is not None
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return [int(child) for child in children if b"spawn_main" in _command_of(child)]


def _command_of(process: str) -> bytes:
    """Return with which command a process was started, nothing if it has just ended."""
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{process}/cmdline").read_bytes()
    return b""


class Player:
    """A browser that clicks at random, and comes back by itself whenever the server is gone."""

    def __init__(self, person: Person, match: str, seat: int, seed: int) -> None:
        self.person = person
        self.match = match
        self.seat = seat
        self.chooser = random.Random(seed)
        self.acknowledged: dict[int, str] = {}  # n -> the move that was seen to count
        self.returns = 0
        self.step = 0
        self.over = False
        self.stopped = threading.Event()
        self.thread = threading.Thread(target=self.run)
        self.thread.start()

    def run(self) -> None:
        pending: tuple[int, str] | None = None
        while not self.stopped.is_set():
            try:
                with self.person.sit(self.match, f"&seat={self.seat}") as line:
                    self.returns += 1
                    while not self.stopped.is_set():
                        pending = self.look(line, pending)
            except (OSError, WebSocketException, EOFError):
                time.sleep(0.02)

    def look(self, line: Line, pending: tuple[int, str] | None) -> tuple[int, str] | None:
        """Wait for a view, note what it acknowledges, click; a lost click is made again."""
        message = line.next()
        if message["type"] != "view":
            return pending
        self.step, self.over = message["step"], message["over"]
        if pending is not None and message["n"] > pending[0]:
            own = [told["seat"] for told in message["told"]]
            if message["n"] == pending[0] + 1 and own[:1] == [self.seat]:
                self.acknowledged[pending[0]] = pending[1]
            pending = None
        if not message["your_turn"] or message["over"]:
            return pending
        if pending is None:
            move = self.chooser.choice(message["choices"])["move"]
            pending = (message["n"], move)
        line.say("move", move=pending[1], n=pending[0])
        return pending

    def stop(self) -> None:
        self.stopped.set()
        self.thread.join(30)
        assert not self.thread.is_alive()


def play_on(player: Player, steps: int) -> None:
    """Wait until a match has gone on by some steps, or is over."""
    before = player.step
    wait_for(lambda: player.over or player.step >= before + steps, seconds=60)


def check_journal(db: str, match: str, players: list[Player]) -> list[Row]:
    """The journal holds every acknowledged move at its place, and fits the rules."""
    store = Config(db=db).store()
    rows = store.journal(match)
    record = store.record(match)
    store.close()
    assert record is not None
    assert record.head.n == len(rows)
    History.of(vaka.load(record.game), record.seats, record.options, rows)
    acknowledged = 0
    for player in players:
        for n, move in player.acknowledged.items():
            assert (rows[n].seat, rows[n].move) == (player.seat, move)
            acknowledged += 1
    assert acknowledged > 5
    return rows


@pytest.mark.parametrize(
    "database", ["sqlite", pytest.param("postgres", marks=pytest.mark.long)], indirect=True
)
def test_no_acknowledged_move_is_lost_or_doubled_by_kills(database: str, tmp_path: Path) -> None:
    serving = Serving(database, tmp_path)
    ana = Person(serving.port)
    chooser = random.Random(1)
    matches = []
    for _ in range(MATCHES):
        match = ana.open("tongiaki", "me", "me", "novice", pace_ms=0)["match"]
        players = [Player(ana, match, seat, chooser.randrange(1000)) for seat in (0, 1)]
        matches.append((match, players))
        for _ in range(KILLS):
            play_on(players[0], STEPS)
            time.sleep(chooser.random() / 10)
            serving.kill()
            serving.start()
        play_on(players[0], 1)
        for player in players:
            player.stop()
            assert player.over or player.returns > KILLS
    assert serving.stop() == 0
    kept = sum(len(check_journal(database, match, players)) for match, players in matches)
    sys.stdout.write(f"{KILLS * MATCHES} kills, {kept} moves kept, none lost, none twice\n")


@pytest.mark.parametrize(
    ("database", "workers"),
    [pytest.param("postgres", 4, marks=pytest.mark.long), ("sqlite", 2)],
    indirect=["database"],
)
def test_matches_go_on_when_one_of_several_workers_is_killed(
    database: str, workers: int, tmp_path: Path
) -> None:
    serving = Serving(database, tmp_path, "--workers", str(workers))
    ana = Person(serving.port)
    wait_for(lambda: len(serving.workers()) == workers)
    match = ana.open("tongiaki", "me", "me", "me")["match"]
    players = [Player(ana, match, seat, seat) for seat in (0, 1, 2)]
    for _ in range(2):
        play_on(players[0], 8)
        os.kill(serving.workers()[0], signal.SIGKILL)
    play_on(players[0], 8)
    wait_for(lambda: len(serving.workers()) == workers)  # the dead are replaced
    for player in players:
        player.stop()
    assert serving.stop() == 0
    check_journal(database, match, players)
