"""Running the server: one process, or several that share a store."""

import contextlib
import logging
import os
import signal
import socket
import threading
import time
from collections.abc import Callable

import uvicorn
from uvicorn.supervisors import Multiprocess

from vaka.errors import Refusal
from vaka.processes import when_parent_ends
from vaka.table.config import Config
from vaka.table.phrases import WORDS

LARGEST_MESSAGE = 16_384  # bytes that a page may send at once
SHUTDOWN = 3  # seconds for requests that are under way when the server stops
LOOPBACK = ["localhost", "127.0.0.1", "[::1]"]
PORTS = 20  # that are tried one after another if none was asked for


def bind(host: str, port: int, others: bool) -> socket.socket:
    """Return a socket that listens, on the next free port if `others` will do."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for attempt in range(port, port + (PORTS if others else 1)):
        stream = socket.socket(family)
        stream.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            stream.bind((host, attempt))
        except OSError as error:
            stream.close()
            failure = OSError(error.errno, error.strerror, f"{host}:{attempt}")
            continue
        stream.set_inheritable(True)
        return stream
    raise failure


def serve(config: Config, stream: socket.socket, started: Callable[[], None]) -> None:
    """Serve until a signal comes; `started` is called once people can connect."""
    prepare(config)
    config.export()
    logging.basicConfig(format="%(asctime)s %(name)s %(levelname)s %(message)s")
    settings = uvicorn.Config(
        "vaka.table.app:worker",
        factory=True,
        workers=config.workers,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        timeout_graceful_shutdown=SHUTDOWN,
        log_level="warning",
        access_log=False,
        server_header=False,
    )
    threading.Thread(target=_when_answered, args=(stream, started), daemon=True).start()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # a wish to stop is no failure
    with contextlib.suppress(KeyboardInterrupt):
        if config.workers == 1:
            uvicorn.Server(settings).run(sockets=[stream])
        else:
            Multiprocess(settings, sockets=[stream]).run()
    stream.close()


def prepare(config: Config) -> None:
    """Bring the tables of the store up to date: once, before any worker looks."""
    shown = config.db.rpartition("@")[2]  # without a password
    try:
        store = config.store()
    except ModuleNotFoundError as missing:
        raise Refusal("postgres_missing", {"module": missing.name}, WORDS) from None
    try:
        store.migrate()
    except store.problems as problem:
        why = str(problem).strip().partition("\n")[0]
        raise Refusal("store_unusable", {"db": shown, "why": why}, WORDS) from problem
    finally:
        store.close()


def _when_answered(stream: socket.socket, started: Callable[[], None]) -> None:
    """Call once somebody answers at the socket's address."""
    host, port = stream.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    while True:
        with contextlib.suppress(OSError):
            socket.create_connection((host, port), 1).close()
            break
        time.sleep(0.05)
    started()


def end_with_parent() -> None:
    """Let a worker stop when the process that started it is gone, however that ended."""
    when_parent_ends(lambda: os.kill(os.getpid(), signal.SIGTERM))
