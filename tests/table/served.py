"""`vaka serve` as a process of its own, whose log can be read."""

import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ENVIRONMENT = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


class Served:
    """A server that logs JSON; `first` is Python that is run before it starts."""

    def __init__(self, folder: Path, db: str, *more: str, first: str = "") -> None:
        program = f"{first}\nfrom vaka import cli\nraise SystemExit(cli.main())"
        words = ["--port", "0", "--no-browser", "--thinkers", "1", "--log", "json", "--db", db]
        self.process = subprocess.Popen(
            [sys.executable, "-c", program, "serve", *words, *more],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=ENVIRONMENT,
            cwd=folder,
            text=True,
            start_new_session=True,
        )
        self.log: list[str] = []
        self.reader = threading.Thread(target=self._read)
        self.reader.start()
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        found = re.search(r"http://127.0.0.1:(\d+)", self.said)
        self.port = int(found[1]) if found else 0

    def _read(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.log.append(line.rstrip("\n"))

    def lines(self) -> list[dict[str, Any]]:
        """Return what was logged."""
        return [json.loads(line) for line in list(self.log)]

    def stop(self) -> int:
        """Ask it to stop; return its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.end()

    def kill(self) -> None:
        """End it with everything that it has started, if it is still there."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.end()

    def end(self) -> int:
        """Wait for its end; return its exit code."""
        code = self.process.wait(20)
        self.reader.join(20)
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.process.stdout.close()
        self.process.stderr.close()
        return code


def wait_for(holds: Callable[[], Any], seconds: float = 15) -> None:
    """Wait until something holds."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)
