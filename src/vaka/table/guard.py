"""What holds for every request: from which site it may come, and what browsers may do with it."""

from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vaka.table.forms import Mistake
from vaka.table.messages import ENCODER
from vaka.table.phrases import TableRefusal, language_of

SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class Guard:
    """Refuses requests of other sites before anything is done, and adds headers to every answer."""

    def __init__(self, app: ASGIApp, hosts: Iterable[str], address: str) -> None:
        """Answer to the names in `hosts`, or to all if there is none."""
        self.app = app
        self.hosts = {host.lower() for host in hosts}
        self.own = urlsplit(address).netloc.lower()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refusal = self._refusal(scope, headers)

        async def send_guarded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                guarded = MutableHeaders(scope=message)
                for key, value in HEADERS.items():
                    guarded.setdefault(key, value)
            await send(message)

        if refusal is None:
            await self.app(scope, receive, send_guarded)
        else:
            language = language_of(None, headers.get("accept-language"))
            await refuse(refusal, language)(scope, receive, send_guarded)

    def _refusal(self, scope: Scope, headers: Headers) -> TableRefusal | None:
        host = headers.get("host", "").lower()
        if self.hosts and host_name(host) not in self.hosts and host != self.own:
            return TableRefusal(421, "foreign_host", {"host": host_name(host)[:80]})
        if scope["type"] == "http" and scope["method"] in SAFE:
            return None
        origin = headers.get("origin")
        if origin is None:
            with_token = headers.get("authorization", "").lower().startswith("bearer ")
            return None if with_token else TableRefusal(403, "foreign_origin")
        split = urlsplit(origin)
        own = split.scheme in ("http", "https") and split.netloc.lower() in (host, self.own)
        return None if own and split.netloc else TableRefusal(403, "foreign_origin")


def host_name(host: str) -> str:
    """Return a host without its port."""
    return host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host


def refuse(refusal: TableRefusal, language: str) -> Response:
    """Return the answer to a request that is refused."""
    return mistake(refusal.status, refusal.reason, refusal.sentence(language))


def mistake(status: int, reason: str, says: str) -> Response:
    """Return an answer that says what is wrong."""
    body = ENCODER.encode(Mistake(error=reason, says=says))
    headers = {"cache-control": "no-store"}
    if status in (429, 503):
        headers["retry-after"] = "5"
    return Response(body, status, headers, "application/json")
