"""Running the server: one process, or several that share a store."""

import contextlib
import gc
import logging
import os
import shutil
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import uvicorn
from uvicorn.supervisors import Multiprocess

from vaka.processes import when_parent_ends
from vaka.table import connections, exposition, logs
from vaka.table.config import Config
from vaka.table.open_files import FEW_FILES, most_sockets, raise_open_files
from vaka.table.opening import opened

LOG = logging.getLogger("vaka.table")
LARGEST_MESSAGE = 16_384  # bytes that a page may send at once
SWITCH = 0.001  # seconds for which one thread may have the interpreter while others want it
COLLECTING = (5_000, 20, 200)  # objects, young collections, older collections
SHUTDOWN = 3  # seconds for requests that are under way when the server stops
LOOPBACK = ["localhost", "127.0.0.1", "[::1]"]
UNREAD = 30_000  # milliseconds after which somebody who does not read what is sent is let go
PORTS = 20  # that are tried one after another if none was asked for


def bind(host: str, port: int, others: bool) -> socket.socket:
    """Return a socket that listens, on the next free port if `others` will do."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for attempt in range(port, port + (PORTS if others else 1)):
        # asyncio sends small messages at once only where the socket says that it speaks TCP
        stream = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        stream.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        stream.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux
            stream.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
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
    logs.configure(config.log)
    files = raise_open_files()
    if files < FEW_FILES:
        LOG.warning(
            "this process may have %d files open, so %d people can watch at a time: raise the "
            "limit (ulimit -Hn, LimitNOFILE)",
            *(files, most_sockets()),
        )
    settings = uvicorn.Config("vaka.table.app:worker", factory=True, **protocol(config.workers))
    threading.Thread(target=_when_answered, args=(stream, started), daemon=True).start()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # a wish to stop is no failure
    with contextlib.suppress(KeyboardInterrupt):
        if config.workers == 1:
            uvicorn.Server(settings).run(sockets=[stream])
        else:
            with _shared_numbers():
                Multiprocess(settings, sockets=[stream]).run()
    stream.close()


def protocol(workers: int = 1) -> dict[str, Any]:
    """Return how the web server speaks: with patience for nobody, and without a log of its own."""
    return {
        "workers": workers,
        "http": connections.Connection,
        "ws": "websockets-sansio",
        "ws_max_size": LARGEST_MESSAGE,
        "backlog": connections.BACKLOG,
        "timeout_keep_alive": connections.IDLE,
        "timeout_graceful_shutdown": SHUTDOWN,
        "log_config": None,
        "log_level": "warning",
        "access_log": False,
        "server_header": False,
    }


@contextlib.contextmanager
def _shared_numbers() -> Iterator[None]:
    """Give workers a folder for their metrics, since any of them may be asked for those of all."""
    folder = tempfile.mkdtemp(prefix="vaka-metrics-")
    os.environ[exposition.FOLDER] = folder
    try:
        yield
    finally:
        del os.environ[exposition.FOLDER]
        shutil.rmtree(folder, ignore_errors=True)


def prepare(config: Config) -> None:
    """Bring the tables of the store up to date: once, before any worker looks."""
    with opened(config) as store:
        store.migrate()


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


def share_the_interpreter() -> None:
    """Let nothing keep the event loop from running for long: people wait for that.

    Threads that write long pages give way to it soon. Whole collections of garbage, which stop
    everything for the longer the more matches are loaded, come seldom: matches are no garbage, and
    what is garbage is mostly young.
    """
    sys.setswitchinterval(SWITCH)
    gc.freeze()
    gc.set_threshold(*COLLECTING)


def end_with_parent() -> None:
    """Let a worker stop when the process that started it is gone, however that ended."""
    when_parent_ends(lambda: os.kill(os.getpid(), signal.SIGTERM))
