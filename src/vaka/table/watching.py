"""A watch over every request: its id, how long it took, and one line if it went wrong.

What is noted of a request is its id, its method and the template of its address: the address itself
may hold a token, and headers a cookie.
"""

import contextlib
import logging
import re
import secrets
import time
from typing import Any

from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vaka.table import metrics
from vaka.table.guard import HEADERS, refuse
from vaka.table.phrases import TableRefusal, language_of

LOG = logging.getLogger("vaka.table")
REQUEST_ID = b"x-request-id"
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
ANSWERS = ("http.response.start", "websocket.http.response.start", "websocket.accept")
GONE = 499  # the status of a request whose sender did not wait for the answer
OPENED = 101  # that of a socket
BROKEN = 1011  # the code with which a socket is closed after a fault
_ID = re.compile(rb"[0-9a-f-]{8,36}")  # what web servers make; no token of ours looks like that


class Watch:
    """Stands around everything else, so that a fault is noted here and nowhere else."""

    def __init__(self, app: ASGIApp) -> None:
        """Watch over an application."""
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        asked = _Asked(scope)

        async def send_watched(message: Message) -> None:
            if message["type"] in ANSWERS:
                asked.answered(message)
            await send(message)

        try:
            await self.app(scope, receive, send_watched)
        except ClientDisconnect:
            asked.status = asked.status or GONE
        except Exception as error:
            asked.failed(error)
            with contextlib.suppress(Exception):  # whoever asked may be gone by now
                await _apologise(asked, scope, receive, send_watched)
        finally:
            asked.over()


class _Asked:
    """One request, as far as it is noted."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope
        given = next((value for key, value in scope["headers"] if key == REQUEST_ID), b"")
        self.id = given if _ID.fullmatch(given) else secrets.token_hex(8).encode()
        self.begun = time.perf_counter()
        self.status = 0
        self.open = False  # a socket that was accepted

    def answered(self, message: Message) -> None:
        """Note the status, and tell whoever asked under which id to find the request."""
        self.status = message.get("status", OPENED)
        message["headers"] = [*message.get("headers", ()), (REQUEST_ID, self.id)]
        if self.status == OPENED:
            self.open = True
            metrics.SOCKETS.inc()

    @property
    def method(self) -> str:
        method = self.scope.get("method", "GET")
        return method if method in METHODS else "other"

    @property
    def route(self) -> str:
        """The template of the address: "" if nobody was to answer it."""
        return getattr(self.scope.get("route"), "path", "")

    def failed(self, error: Exception) -> None:
        """Write the one line about a fault."""
        facts: dict[str, Any] = {
            "request": self.id.decode(),
            "method": self.method,
            "route": self.route,
            "status": self.status or 500,
            "ms": round(1000 * (time.perf_counter() - self.begun)),
        }
        LOG.error("a request failed", exc_info=error, extra={"facts": facts})

    def over(self) -> None:
        """Count the request."""
        metrics.REQUESTS.labels(self.method, self.route, str(self.status or GONE)).inc()
        if self.open:
            metrics.SOCKETS.dec()
        elif self.status != GONE:
            took = time.perf_counter() - self.begun
            metrics.REQUEST_SECONDS.labels(self.method, self.route).observe(took)


async def _apologise(asked: _Asked, scope: Scope, receive: Receive, send: Send) -> None:
    """Tell whoever asked that something went wrong here."""
    if asked.open:
        await send({"type": "websocket.close", "code": BROKEN})
    elif not asked.status:
        request = HTTPConnection(scope)
        language = language_of(
            request.query_params.get("language"), request.headers.get("accept-language")
        )
        answer = refuse(TableRefusal(500, "broken"), language)
        answer.headers.update(HEADERS)
        await answer(scope, receive, send)
