"""The application: all parts put together."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from vaka.errors import Refusal
from vaka.table import (
    analysing,
    health,
    lobby,
    logs,
    openapi,
    pages,
    privacy,
    puzzling,
    qr,
    replay,
    results,
    seats,
    sockets,
    teaching,
)
from vaka.table.alerts import Alerts
from vaka.table.analyses import Analyses
from vaka.table.asking import status_of
from vaka.table.bot_pool import BotPool
from vaka.table.config import Config, exported
from vaka.table.deletion import Keeping
from vaka.table.driver import Driver
from vaka.table.guard import SAFE, Guard, mistake, refuse
from vaka.table.hub import Hub
from vaka.table.keeping import Keeper
from vaka.table.limits import Limits
from vaka.table.open_files import most_sockets
from vaka.table.phrases import TableRefusal, language_of
from vaka.table.presence import Company
from vaka.table.queues import Threads
from vaka.table.records import Head
from vaka.table.serving import end_with_parent, share_the_interpreter
from vaka.table.uploads import Uploads
from vaka.table.watching import Watch
from vaka.table.web import Services, answering

ENDPOINTS = tuple(
    endpoint
    for chapter in (lobby, results, seats, qr, teaching, puzzling, replay, analysing, privacy)
    for endpoint in chapter.ENDPOINTS
)
STATUSES = {404: "no_such_page", 405: "wrong_method"}


def application(config: Config) -> Starlette:
    """Return the server of a store whose tables are up to date."""
    hub = Hub(config.store(), config.workers == 1, config.caps())
    thinkers = BotPool(config.thinkers)
    company = Company(hub)
    driver = Driver(hub, company, thinkers)
    alerts = Alerts(hub, config.private_webhooks, config.address)
    keeper = Keeper(hub, Keeping(config.keep_days, config.keep_idle_days))
    limits = Limits(config.patience, most_sockets())
    scribes = Threads("page", count=2, share=1, waiting=400, waiting_each=100)
    services = Services(
        *(config, hub, company, thinkers, driver, limits, Uploads(), scribes),
        Analyses(hub, thinkers, limits, config.analysis_tries),
        alerts,
    )

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        loop = asyncio.get_running_loop()
        stop_watching = None
        if config.workers > 1:
            stop_watching = hub.store.watch(
                lambda head: _call_soon(loop, hub, head)  # heard in a thread
            )
        sweeping = asyncio.ensure_future(driver.sweep())
        keeping = asyncio.ensure_future(keeper.watch())
        hub.later(scribes.now(lobby.game_cards))  # before the first visitor asks
        hub.later(thinkers.warm_up())
        try:
            yield
        finally:
            sweeping.cancel()
            keeping.cancel()
            if stop_watching is not None:
                await scribes.now(stop_watching)
            await hub.close()
            alerts.post.close()
            services.uploads.close()
            await scribes.now(thinkers.close)
            scribes.close()

    app = Starlette(
        routes=_routes(),
        middleware=[
            Middleware(Watch),
            Middleware(Guard, hosts=config.hosts, address=config.address),
        ],
        exception_handlers={Refusal: _on_refusal, HTTPException: _on_http_error},
        lifespan=lifespan,
    )
    logging.getLogger("uvicorn.error").addFilter(logs.is_fault)
    app.state.services = services
    app.state.client = pages.Client(config.client)
    return app


def _call_soon(loop: asyncio.AbstractEventLoop, hub: Hub, head: Head | None) -> None:
    with contextlib.suppress(RuntimeError):  # the loop has ended meanwhile
        loop.call_soon_threadsafe(hub.hear, head)


def worker() -> Starlette:
    """Return the application as the process that started this one has configured it."""
    end_with_parent()
    share_the_interpreter()
    config = exported()
    logs.configure(config.log)
    return application(config)


def _routes() -> list[BaseRoute]:
    routes: list[BaseRoute] = [
        Route(endpoint.path, answering(endpoint), methods=[endpoint.method])
        for endpoint in ENDPOINTS
    ]
    routes.append(WebSocketRoute("/api/matches/{match}/socket", sockets.socket))
    routes.append(Route("/api/openapi.json", openapi.document(ENDPOINTS)))
    routes.append(Route("/api/docs", openapi.page(ENDPOINTS)))
    routes.append(Route("/s/{token}", pages.seat_link))
    routes.append(Route("/j/{token}", pages.open_link))
    routes.append(Route("/boards/{game}/{digest}/{name}", pages.board))
    routes += health.routes()
    routes += [Route(path, pages.page) for path in pages.PAGES]
    routes.append(Route("/{path:path}", pages.file))
    return routes


# -- what goes wrong -------------------------------------------------------------------------------


def _language(request: Request) -> str:
    return language_of(request.query_params.get("language"), request.headers.get("accept-language"))


def _shown(request: Request, refused: Response) -> Response:
    """Return a refusal, or to somebody who opens an address the page, which says so itself."""
    client: pages.Client = request.app.state.client
    opened = request.method in SAFE and not request.url.path.startswith("/api/")
    if not client.built or not opened or "text/html" not in request.headers.get("accept", ""):
        return refused
    return client.page(refused.status_code)


async def _on_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    says = error.sentence(_language(request))
    return _shown(request, mistake(status_of(error), error.reason, says))


async def _on_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    reason = STATUSES.get(error.status_code, "not_understood")
    refusal = TableRefusal(error.status_code, reason, {"why": error.detail})
    return _shown(request, refuse(refusal, _language(request)))
