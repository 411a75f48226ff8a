"""The page itself: the built client's files, its routes, and the links that lead to seats."""

from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from vaka.table import boards, identity
from vaka.table.asking import take_seat
from vaka.table.offline import SERVICE, service_worker
from vaka.table.phrases import TableRefusal, speak
from vaka.table.records import ANY_SEAT
from vaka.table.seats import open_room
from vaka.table.web import WebAsk

OWN_CLIENT = Path(__file__).parent / "client"
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".mp3": "audio/mpeg",
    ".wav": "audio/wav",
    ".txt": "text/plain; charset=utf-8",
}
COMPRESSED = {"br": ".br", "gzip": ".gz"}  # made when the client is built; the smallest first
KEPT = "public, max-age=31536000, immutable"  # of addresses that change with their contents
MISSING = "The page has not been built: run `make client`. The interface is at /api/docs.\n"


@dataclass(frozen=True)
class File:
    """A file of the client: as it is, and as it was compressed when the client was built."""

    kind: str
    content: bytes
    compressed: dict[str, bytes]

    @classmethod
    def read(cls, path: Path) -> "File":
        """Read a file and what stands compressed beside it."""
        beside = {
            encoding: path.with_name(path.name + suffix) for encoding, suffix in COMPRESSED.items()
        }
        return cls(
            TYPES[path.suffix],
            path.read_bytes(),
            {encoding: other.read_bytes() for encoding, other in beside.items() if other.exists()},
        )

    def answer(self, accepted: str, status: int, caching: str) -> Response:
        """Return the file in the smallest form that the browser accepts."""
        headers = {"cache-control": caching}
        if self.compressed:
            headers["vary"] = "accept-encoding"
        for encoding, content in self.compressed.items():
            if encoding in accepted_encodings(accepted):
                headers["content-encoding"] = encoding
                return Response(content, status, headers, self.kind)
        return Response(self.content, status, headers, self.kind)


def accepted_encodings(header: str) -> set[str]:
    """Return the encodings that a browser accepts, as the header Accept-Encoding names them."""
    found = set()
    for part in header.lower().split(","):
        encoding, _, quality = part.partition(";")
        if quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            found.add(encoding.strip())
    return found


class Client:
    """The files of the built client, read once: only these exist, whatever a path looks like.

    They fit together, and go on doing so when others take their place in the folder.
    """

    def __init__(self, folder: str) -> None:
        """Serve a folder, by default the one that was installed."""
        root = Path(folder) if folder else OWN_CLIENT
        self.files = {
            f"/{file.relative_to(root).as_posix()}": File.read(file)
            for file in sorted(root.rglob("*"))
            if file.is_file() and file.suffix in TYPES
        }
        if self.built:
            self.files[f"/{SERVICE}"] = File(TYPES[".js"], self._service().encode(), {})

    def _service(self) -> str:
        """Return the service worker, with which a browser keeps all of these files."""
        names = ["/" if name == "/index.html" else name for name in self.files]
        contents = {name: file.content for name, file in self.files.items()}
        return service_worker("served", contents, names, contents["/index.html"].decode())

    @property
    def built(self) -> bool:
        """Whether there is a page at all."""
        return "/index.html" in self.files

    def file(self, path: str, accepted: str = "") -> Response:
        """Return a file, compressed in a way that the browser accepts."""
        if path == "/index.html":
            return self.page(accepted=accepted)
        if path not in self.files:
            raise TableRefusal(404, "no_such_page")
        kept = "/assets/" in path  # their names change with their contents
        caching = KEPT if kept else "no-cache"
        return self.files[path].answer(accepted, 200, caching)

    def page(self, status: int = 200, accepted: str = "") -> Response:
        """Return the page, which finds its way by itself, also where nothing is."""
        if not self.built:
            return PlainTextResponse(MISSING, 503, {"cache-control": "no-store"})
        caching = "no-cache" if status == 200 else "no-store"
        return self.files["/index.html"].answer(accepted, status, caching)


def _accepted(request: Request) -> str:
    """Return what the browser says of encodings, in one header or several."""
    return ",".join(request.headers.getlist("accept-encoding"))


async def page(request: Request) -> Response:
    """Return the page for one of its own routes; whoever comes again stays the same person."""
    client: Client = request.app.state.client
    answer = client.page(accepted=_accepted(request))
    WebAsk(request, request.app.state.services).renew_cookie(answer)
    return answer


async def file(request: Request) -> Response:
    """Return a file of the client."""
    client: Client = request.app.state.client
    return client.file(request.url.path, _accepted(request))


async def board(request: Request) -> Response:
    """Return a file of the board that an installed game brings."""
    ask = WebAsk(request, request.app.state.services)
    game, digest, name = (request.path_params[part] for part in ("game", "digest", "name"))
    content = await ask.services.scribes.run(ask.network, boards.file, game, digest, name)
    if content is None:
        raise TableRefusal(404, "no_such_page")
    return Response(content, 200, {"cache-control": KEPT}, TYPES[Path(name).suffix])


async def seat_link(request: Request) -> Response:
    """Exchange a seat's link for the seat, and lead to the table.

    Anybody who already sits at the match, such as a host who tries a link before sending it, is led
    to that seat instead, and the link stays good for somebody else.

    The browser first gets its cookie and comes again with it, so that programs which look at links
    in advance, as chats do, do not use them up.
    """
    ask = WebAsk(request, request.app.state.services)
    ask.services.limits.check("link", ask.network)
    token = request.path_params["token"]
    if not identity.is_token(token):
        raise TableRefusal(404, "link_unknown")
    if not ask.cookie:
        return await _cookie_first(ask, f"/s/{token}?again=1")
    link = await ask.hub.ask(ask.hub.store.link, identity.hashed(token))
    if link is None or link.seat == ANY_SEAT:
        raise TableRefusal(404, "link_unknown")
    person = await ask.person()
    room = await ask.hub.room(link.match, ask.network)
    own = room.people.seats_of(person)
    if not own:
        await take_seat(ask.hub, identity.hashed(token), link.match, link.seat, person)
    which = f"?seat={link.seat}" if len(own) > 1 and link.seat in own else ""
    return RedirectResponse(f"/m/{link.match}{which}", 303, {"cache-control": "no-store"})


async def _cookie_first(ask: WebAsk, path: str) -> Response:
    """Send the browser away with its cookie, to come again."""
    if "again" in ask.request.query_params:
        says = speak(ask.language)("page.cookies")
        return PlainTextResponse(f"{says}\n", 400, {"cache-control": "no-store"})
    await ask.person_or_new()
    answer = RedirectResponse(path, 303, {"cache-control": "no-store"})
    ask.keep_cookie(answer)
    return answer


async def open_link(request: Request) -> Response:
    """Lead to the table of an open link, where the page asks for a name."""
    ask = WebAsk(request, request.app.state.services)
    ask.services.limits.check("link", ask.network)
    token = request.path_params["token"]
    room = await open_room(ask, token)
    return RedirectResponse(f"/m/{room.id}?join={token}", 303, {"cache-control": "no-store"})


PAGES = (
    *("/", "/m/{match}", "/m/{match}/at/{step}", "/m/{match}/analysis"),
    *("/rules/{game}", "/rules/{game}/{rule}"),
    *("/puzzles/{game}", "/puzzles/{game}/{puzzle}"),
)
