"""An HTTP request as the rest of the table sees it: who asks, in which language, what for."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from vaka.errors import Refusal
from vaka.table import identity
from vaka.table.alerts import Alerts
from vaka.table.analyses import Analyses
from vaka.table.bot_pool import BotPool
from vaka.table.config import Config
from vaka.table.driver import Driver
from vaka.table.history import OPEN
from vaka.table.hub import Hub
from vaka.table.limits import Limits, network_of
from vaka.table.messages import ENCODER
from vaka.table.phrases import TableRefusal, language_of
from vaka.table.presence import Company
from vaka.table.queues import Threads
from vaka.table.room import Room
from vaka.table.uploads import Uploads
from vaka.table.views import Perspective

LARGEST = 20_000  # bytes of an ordinary request
PAUSE = 0.5  # seconds until somebody who asks too much is told so


@dataclass
class Services:
    """What the server consists of."""

    config: Config
    hub: Hub
    company: Company
    thinkers: BotPool
    driver: Driver
    limits: Limits
    alerts: Alerts
    uploads: Uploads
    scribes: Threads  # that write long pages
    analyses: Analyses


@dataclass(frozen=True)
class Endpoint:
    """One row of the interface: what is asked, what is answered, and who does it."""

    method: str
    path: str
    says: str
    handler: "Callable[[Ask], Awaitable[Any]]"
    body: Any = None
    answer: Any = None
    limit: str = ""  # the rate that applies; by default that of all reads or changes
    largest: int = LARGEST
    query: tuple[str, ...] = ()

    async def __call__(self, request: Request) -> Response:
        """Answer a request; refusals are left to the application."""
        ask = Ask(request, request.app.state.services)
        limit = self.limit or ("get" if self.method == "GET" else "change")
        if not ask.services.limits.allows(limit, ask.network):
            await asyncio.sleep(PAUSE)  # or refusals alone would keep the server busy
            raise TableRefusal(429, "too_many")
        if self.body is not None:
            ask.body = await _decoded(request, self.body, self.largest)
        answer = await self.handler(ask)
        if not isinstance(answer, Response):
            body = ENCODER.encode(answer)
            answer = Response(body, 200, {"cache-control": "no-store"}, "application/json")
        ask.keep_cookie(answer)
        return answer


class Ask:
    """A request with what everybody needs to know about it."""

    def __init__(self, request: HTTPConnection, services: Services) -> None:
        """Look at who asks."""
        self.request = request
        self.services = services
        self.hub = services.hub
        self.body: Any = None
        self.language = language_of(
            request.query_params.get("language"), request.headers.get("accept-language")
        )
        cookie = request.cookies.get(identity.COOKIE, "")
        self.cookie = cookie if identity.is_token(cookie) else ""
        self._new_cookie = ""
        client = request.client
        self.network = network_of(client.host if client else "")

    @property
    def base(self) -> str:
        """The address under which the page is known, without a slash at its end."""
        own = self.services.config.address.rstrip("/")
        return own or f"{self.request.url.scheme}://{self.request.url.netloc}"

    async def person(self) -> str:
        """Return who asks: by a seat's token, by cookie, or "" for somebody unknown."""
        kind, _, token = self.request.headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer":
            return await self._bearer(token.strip())
        cookie = self.cookie or self._new_cookie
        return identity.person_of(cookie) if cookie else ""

    async def person_or_new(self) -> str:
        """Return who asks, with a new cookie for somebody unknown."""
        found = await self.person()
        if not found:
            self._new_cookie = identity.new_cookie()
            found = identity.person_of(self._new_cookie)
        return found

    def keep_cookie(self, answer: Response) -> None:
        """Give a new browser its cookie."""
        if self._new_cookie:
            self._set_cookie(answer, self._new_cookie)

    def renew_cookie(self, answer: Response) -> None:
        """Keep a browser from forgetting who it is: a cookie lives from its last setting on."""
        if self.cookie:
            self._set_cookie(answer, self.cookie)

    def drop_cookie(self, answer: Response) -> None:
        """Let the browser forget who it was."""
        secure = self.base.startswith("https:")
        answer.delete_cookie(identity.COOKIE, httponly=True, samesite="lax", secure=secure)

    def _set_cookie(self, answer: Response, cookie: str) -> None:
        answer.set_cookie(
            identity.COOKIE,
            cookie,
            max_age=identity.COOKIE_DAYS * 86_400,
            httponly=True,
            samesite="lax",
            secure=self.base.startswith("https:"),
        )

    async def room(self) -> Room:
        """Return the match of the address."""
        match, limits = self.request.path_params["match"], self.services.limits
        known = match in self.hub.rooms
        if not known:
            limits.check("log line", self.network, 1)
        room = await self.hub.room(match, self.network)
        if not known:
            limits.charge("log line", self.network, len(room.history.match))
        return room

    async def seat(self, room: Room) -> int:
        """Return the seat of who asks; refuse spectators."""
        seat = room.seat_of(await self.person(), whole(self.request.query_params.get("seat")))
        if seat is None:
            raise TableRefusal(403, "no_seat")
        room.network = self.network
        return seat

    async def perspective(self, room: Room) -> Perspective:
        """Return from where who asks wants to look at a match, and may."""
        person = await self.person()
        own, host = room.people.seats_of(person), person == room.people.host
        wish = self.request.query_params.get("seat", "")
        everything = room.history.match.over or room.people.uploaded
        if wish == "none":
            return Perspective(None, self.language, host)
        if wish == "open" or (not wish and everything):
            if not everything:
                raise TableRefusal(403, "not_yours")
            return Perspective(OPEN, self.language, host)
        if not wish:
            return Perspective(own[0] if own else None, self.language, host)
        seat = whole(wish)
        if seat is None or seat >= len(room.people.places):
            raise TableRefusal(404, "no_such_table_seat")
        if seat not in own and not everything:
            raise TableRefusal(403, "not_yours")
        return Perspective(seat, self.language, host)

    async def hosted(self) -> Room:
        """Return the match of the address, if who asks is its host."""
        room = await self.room()
        if await self.person() != room.people.host:
            raise TableRefusal(403, "not_host")
        return room

    async def _bearer(self, token: str) -> str:
        """Return the person behind a seat's token, who takes the seat with the first request."""
        if not identity.is_token(token):
            raise TableRefusal(401, "link_unknown")
        hashed, person = identity.hashed(token), identity.bearer_of(token)
        self.services.limits.check("get", self.network)
        link = await self.hub.ask(self.hub.store.link, hashed)
        if link is None or link.seat < 0:
            raise TableRefusal(401, "link_unknown")
        room = await self.hub.room(link.match, self.network)
        if person not in room.people.places[link.seat].persons:
            await take_seat(self.hub, hashed, link.match, link.seat, person)
        return person


async def take_seat(hub: Hub, hashed: str, match: str, seat: int, person: str) -> None:
    """Exchange a seat's link for the seat, once."""
    room = await hub.room(match)
    if person in room.people.removed:
        raise TableRefusal(403, "removed")
    if not await hub.ask(hub.store.exchange, hashed, person):
        raise TableRefusal(410, "link_used")
    await hub.sit_down(room, seat, person, "")


async def _decoded(request: Request, kind: Any, largest: int) -> Any:
    """Return the body of a request as a struct."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > largest:
            raise TableRefusal(413, "too_large")
    try:
        return msgspec.json.decode(bytes(body) or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise TableRefusal(400, "not_understood", {"why": str(error)[:200]}) from None


def whole(text: str | None) -> int | None:
    """Return a number of a path or a query, or None if it is none of ours."""
    return int(text) if text and text.isascii() and text.isdigit() and len(text) < 7 else None


def status_of(refusal: Refusal) -> int:
    """Return the status of HTTP that fits a refusal."""
    return refusal.status if isinstance(refusal, TableRefusal) else 422
