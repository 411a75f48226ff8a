"""For those who run the server: whether it lives, whether it can work, and its numbers."""

import ipaddress
import time

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from vaka.table.exposition import CONTENT_TYPE, exposition
from vaka.table.guard import host_name
from vaka.table.outages import StoreDown
from vaka.table.phrases import TableRefusal

FRESH = 1.0  # seconds for which a look at the store counts: anybody may ask
FRESHLY = {"cache-control": "no-store"}
FORWARDED = ("x-forwarded-for", "x-forwarded-host", "forwarded", "via")


async def alive(_: Request) -> Response:
    """Answer: the process lives, and its event loop is not stuck."""
    return PlainTextResponse("alive\n", 200, FRESHLY)


class Ready:
    """Answers whether the store can be read and written."""

    def __init__(self) -> None:
        """Begin without having looked."""
        self._looked = -FRESH
        self._down = False

    async def __call__(self, request: Request) -> Response:
        """Look at the store, if nobody has just done so."""
        hub = request.app.state.services.hub
        if time.monotonic() - self._looked >= FRESH:
            self._looked = time.monotonic()
            try:
                await hub.ask(hub.store.probe)
                self._down = False
            except StoreDown:
                self._down = True
        if self._down:
            raise StoreDown
        return PlainTextResponse("ready\n", 200, FRESHLY)


async def numbers(request: Request) -> Response:
    """Return the metrics, to programs on this machine only."""
    if not _is_local(request):
        raise TableRefusal(404, "no_such_page")
    return Response(exposition(), 200, FRESHLY, CONTENT_TYPE)


def _is_local(request: Request) -> bool:
    """Tell whether nobody but a program on this machine can have asked.

    What a web server passes on comes from this machine too, but says for whom, or asks for the
    public name.
    """
    client = request.client.host if request.client else ""
    name = host_name(request.headers.get("host", "")).strip("[]")
    passed_on = any(header in request.headers for header in FORWARDED)
    return not passed_on and _is_loopback(client) and (name == "localhost" or _is_loopback(name))


def _is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def routes() -> list[Route]:
    """Return the addresses for those who run the server."""
    return [
        Route("/healthz", alive),
        Route("/readyz", Ready().__call__),
        Route("/metrics", numbers),
    ]
