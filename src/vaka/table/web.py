"""Requests of HTTP: what the table is asked over the web, and how it answers there."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from vaka.table import asking, identity
from vaka.table.alerts import Alerts
from vaka.table.asking import Ask, Asker, Endpoint
from vaka.table.bot_pool import BotPool
from vaka.table.limits import network_of
from vaka.table.phrases import TableRefusal, language_of
from vaka.table.uploads import Uploads

PAUSE = 0.5  # seconds until somebody who asks too much is told so


@dataclass
class Services(asking.Services):
    """What the server consists of."""

    thinkers: BotPool
    uploads: Uploads
    alerts: Alerts


class WebAsk(Ask):
    """A request of HTTP, or a socket: a browser is known by its cookie."""

    def __init__(self, request: HTTPConnection, services: Services) -> None:
        """Look at who asks."""
        self.request = request
        client = request.client
        asker = Asker(
            language=language_of(
                request.query_params.get("language"), request.headers.get("accept-language")
            ),
            network=network_of(client.host if client else ""),
            cookie=request.cookies.get(identity.COOKIE, ""),
            authorization=request.headers.get("authorization", ""),
            base=f"{request.url.scheme}://{request.url.netloc}",
        )
        super().__init__(services, asker, request.path_params, request.query_params)

    def keep_cookie(self, answer: Response) -> None:
        """Give a new browser its cookie; let one that wants to be forgotten forget its own."""
        if self.forgotten:
            secure = self.base.startswith("https:")
            answer.delete_cookie(identity.COOKIE, httponly=True, samesite="lax", secure=secure)
        if self.new_cookie:
            self._set_cookie(answer, self.new_cookie)

    def renew_cookie(self, answer: Response) -> None:
        """Keep a browser from forgetting who it is: a cookie lives from its last setting on."""
        if self.cookie:
            self._set_cookie(answer, self.cookie)

    def _set_cookie(self, answer: Response, cookie: str) -> None:
        answer.set_cookie(
            identity.COOKIE,
            cookie,
            max_age=identity.COOKIE_DAYS * 86_400,
            httponly=True,
            samesite="lax",
            secure=self.base.startswith("https:"),
        )


def answering(endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    """Return what answers requests to an endpoint; refusals are left to the application."""

    async def answer(request: Request) -> Response:
        services: Services = request.app.state.services
        ask = WebAsk(request, services)
        if not services.limits.allows(endpoint.rate, ask.network):
            await asyncio.sleep(PAUSE)  # or refusals alone would keep the server busy
            raise TableRefusal(429, "too_many")
        body = b"" if endpoint.body is None else await _body(request, endpoint.largest)
        page = await endpoint.answered(ask, body)
        response = Response(page.content, 200, dict(page.headers), page.kind)
        ask.keep_cookie(response)
        return response

    return answer


async def _body(request: Request, largest: int) -> bytes:
    """Return the body of a request; refuse one that is too long before all of it has come."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > largest:
            raise TableRefusal(413, "too_large")
    return bytes(body)
