"""Connections, before anybody has asked for anything: how long they may take, how many there are.

The web server waits for ever for the headers and the body of a request. Here both have a deadline,
and there are never more connections than the process may have files open. When all places are
taken, whoever holds the most connections that ask for nothing gives up the oldest of them.
"""

import asyncio
import logging
import resource
from typing import Any
from weakref import WeakKeyDictionary

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from vaka.table.limits import network_of

LOG = logging.getLogger("vaka.table")
HEADERS = 10.0  # seconds for the headers of a request, from its first byte or the connection on
BODY = 30.0  # seconds for its body
IDLE = 75  # seconds without a request until a connection is closed: web servers keep them for 60
BACKLOG = 256  # connections that are accepted at once, before they can be counted
OWN_FILES = 128  # that the process needs for itself: the store, bots, webhooks, modules
FEWEST = 16  # connections that are served whatever the system allows
LATE = (
    b"HTTP/1.1 408 Request Timeout\r\n"
    b"connection: close\r\ncontent-length: 0\r\ncache-control: no-store\r\n\r\n"
)
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\n"
    b"connection: close\r\ncontent-length: 0\r\ncache-control: no-store\r\n\r\n"
)


def most_connections() -> int:
    """Return how many connections this process can serve with the files that it may open."""
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return max(FEWEST, files - BACKLOG - OWN_FILES)


class _Crowd:
    """Connections of a server that have no request under way, by network, the oldest first."""

    def __init__(self) -> None:
        self.most = most_connections()
        self.idle: dict[str, dict[Connection, None]] = {}

    def add(self, connection: "Connection") -> None:
        self.idle.setdefault(connection.network, {})[connection] = None

    def remove(self, connection: "Connection") -> None:
        mine = self.idle.get(connection.network, {})
        mine.pop(connection, None)
        if not mine:
            self.idle.pop(connection.network, None)

    def give_up(self) -> "Connection | None":
        """Return the connection that makes room: the oldest of the network that has the most."""
        most = max(self.idle.values(), key=len, default={})
        return next(iter(most), None)


_CROWDS: WeakKeyDictionary[ServerState, _Crowd] = WeakKeyDictionary()


def _crowd_of(server: ServerState) -> _Crowd:
    crowd = _CROWDS.get(server)
    if crowd is None:
        crowd = _CROWDS[server] = _Crowd()
    return crowd


class Connection(H11Protocol):
    """A connection with deadlines, which counts."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        """Begin without a deadline: the connection is not there yet."""
        super().__init__(*arguments, **named)
        self.network = ""
        self.crowd = _crowd_of(self.server_state)
        self._deadline: asyncio.TimerHandle | None = None
        self._waits_for = ""  # what the deadline is for

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a place, perhaps that of somebody who does not use it."""
        super().connection_made(transport)
        self.network = network_of(self.client[0] if self.client else "")
        if len(self.connections) > self.crowd.most and not self._make_room():
            transport.write(FULL)
            transport.close()
            return
        self._look()

    def _make_room(self) -> bool:
        """Close a connection that asks for nothing; False if all of them are in use."""
        LOG.warning("all %d connections are taken: idle ones are closed", self.crowd.most)
        other = self.crowd.give_up()
        if other is None:
            return False
        other.crowd.remove(other)
        other.transport.abort()
        return True

    def data_received(self, data: bytes) -> None:
        """Go on with a request, and look what is still missing of it."""
        super().data_received(data)
        self._look(begun=True)

    def on_response_complete(self) -> None:
        """Wait for the next request, of which a part may be here already."""
        super().on_response_complete()
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        """Give up the place."""
        self._wait_for("", 0)
        self.crowd.remove(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand over to the protocol of sockets, which has pings and counts by itself."""
        self._wait_for("", 0)
        self.crowd.remove(self)
        super().handle_websocket_upgrade(event)

    # -- deadlines ---------------------------------------------------------------------------------

    def _look(self, begun: bool = False) -> None:
        """Set the deadline for what is missing; `begun`: something of a request has come."""
        if self not in self.connections or self.transport.is_closing():
            return  # it has become a socket, or is gone
        if self.cycle is None or self.cycle.response_complete:
            self.crowd.add(self)
            if self.cycle is None or begun:  # else the time of an idle connection runs
                self._wait_for("headers", HEADERS)
        elif self.cycle.more_body:
            self.crowd.add(self)
            self._wait_for("body", BODY)
        else:
            self.crowd.remove(self)
            self._wait_for("", 0)

    def _wait_for(self, what: str, seconds: float) -> None:
        """Begin to wait for something, unless it is already being waited for."""
        if what == self._waits_for:
            return
        self._waits_for = what
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if what:
            self._deadline = self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        """Close a connection whose request does not come."""
        if self._waits_for == "headers" and not self.transport.is_closing():
            self.transport.write(LATE)
        self.transport.close()
