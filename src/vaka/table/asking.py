"""What somebody asks of the table, however it came: who asks, in which language, what for.

A server makes an Ask of each HTTP request (web.py), a browser that is its own table of each message
of the page (alone.py). The handlers behind the endpoints know neither.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from vaka.errors import Refusal
from vaka.table import identity
from vaka.table.analyses import Analyses
from vaka.table.config import Config
from vaka.table.driver import Driver
from vaka.table.history import OPEN
from vaka.table.hub import Hub
from vaka.table.journals import Reader
from vaka.table.limits import Limits
from vaka.table.messages import ENCODER
from vaka.table.phrases import TableRefusal
from vaka.table.presence import Company
from vaka.table.queues import Threads
from vaka.table.room import Room
from vaka.table.shapes import DecodeError, decode
from vaka.table.thinkers import Thinkers
from vaka.table.views import Perspective

LARGEST = 20_000  # bytes of an ordinary request
JSON = "application/json"


@dataclass
class Services:
    """What a table consists of."""

    config: Config
    hub: Hub
    company: Company
    thinkers: Thinkers
    driver: Driver
    limits: Limits
    uploads: Reader
    scribes: Threads  # that write long pages
    analyses: Analyses


@dataclass(frozen=True)
class Page:
    """What is answered as it is: a file, or something that may be kept for a while."""

    content: bytes
    kind: str
    headers: Mapping[str, str]


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

    @property
    def rate(self) -> str:
        """The rate that applies."""
        return self.limit or ("get" if self.method == "GET" else "change")

    async def answered(self, ask: "Ask", body: bytes) -> Page:
        """Answer; refusals are left to who asked."""
        if self.body is not None:
            ask.body = _decoded(body, self.body)
        answer = await self.handler(ask)
        if isinstance(answer, Page):
            return answer
        return Page(ENCODER.encode(answer), JSON, {"cache-control": "no-store"})


@dataclass
class Asker:
    """Who asks: by cookie or by the token of a seat, from which network, in which language."""

    language: str = "en"
    network: str = ""
    cookie: str = ""
    authorization: str = ""
    base: str = ""  # the address under which the page is known, without a slash at its end


@dataclass
class Ask:
    """A request with what everybody needs to know about it."""

    services: Services
    asker: Asker
    params: Mapping[str, str] = field(default_factory=dict)  # of the address
    query: Mapping[str, str] = field(default_factory=dict)
    body: Any = None
    new_cookie: str = ""  # of who was unknown until now
    forgotten: bool = False  # who asked wants to be somebody else from now on

    def __post_init__(self) -> None:
        """Know the cookie of who asks, if it can be one of ours."""
        self.hub = self.services.hub
        self.language = self.asker.language
        self.network = self.asker.network
        self.cookie = self.asker.cookie if identity.is_token(self.asker.cookie) else ""

    @property
    def base(self) -> str:
        """The address under which the page is known, without a slash at its end."""
        return self.services.config.address.rstrip("/") or self.asker.base

    async def person(self) -> str:
        """Return who asks: by a seat's token, by cookie, or "" for somebody unknown."""
        kind, _, token = self.asker.authorization.partition(" ")
        if kind.lower() == "bearer":
            return await self._bearer(token.strip())
        cookie = self.cookie or self.new_cookie
        return identity.person_of(cookie) if cookie else ""

    async def person_or_new(self) -> str:
        """Return who asks, with a new cookie for somebody unknown."""
        found = await self.person()
        if not found:
            self.new_cookie = identity.new_cookie()
            found = identity.person_of(self.new_cookie)
        return found

    async def room(self) -> Room:
        """Return the match of the address."""
        match, limits = self.params["match"], self.services.limits
        known = match in self.hub.rooms
        if not known:
            limits.check("log line", self.network, 1)
        room = await self.hub.room(match, self.network)
        if not known:
            limits.charge("log line", self.network, len(room.history.match))
        return room

    async def seat(self, room: Room) -> int:
        """Return the seat of who asks; refuse spectators."""
        seat = room.seat_of(await self.person(), whole(self.query.get("seat")))
        if seat is None:
            raise TableRefusal(403, "no_seat")
        room.network = self.network
        return seat

    async def perspective(self, room: Room) -> Perspective:
        """Return from where who asks wants to look at a match, and may."""
        person = await self.person()
        own, host = room.people.seats_of(person), person == room.people.host
        wish = self.query.get("seat", "")
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


def _decoded(body: bytes, kind: Any) -> Any:
    """Return the body of a request as a struct."""
    try:
        return decode(body or b"{}", type=kind)
    except (DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise TableRefusal(400, "not_understood", {"why": str(error)[:200]}) from None


def whole(text: str | None) -> int | None:
    """Return a number of a path or a query, or None if it is none of ours."""
    return int(text) if text and text.isascii() and text.isdigit() and len(text) < 7 else None


def status_of(refusal: Refusal) -> int:
    """Return the status of HTTP that fits a refusal."""
    return refusal.status if isinstance(refusal, TableRefusal) else 422
