"""Replay: every moment of a match, its log and its journal, as far as the viewer may know them."""

import asyncio

from starlette.responses import PlainTextResponse, Response

from vaka import registry
from vaka.core import journal
from vaka.match import Match
from vaka.table import forms, messages
from vaka.table.history import History
from vaka.table.messages import Decided
from vaka.table.people import People, Place
from vaka.table.phrases import TableRefusal
from vaka.table.records import Row
from vaka.table.views import at_step, heard, log
from vaka.table.web import Ask, Endpoint, whole

LARGEST_JOURNAL = 1_000_000  # bytes
LONGEST_JOURNAL = 20_000  # lines


async def step(ask: Ask) -> messages.View:
    """Return a moment of a match."""
    room = await ask.room()
    perspective = await ask.perspective(room)
    wish = whole(ask.request.path_params["step"])
    if wish is None or wish > heard(room, perspective.own_seat).steps:
        raise TableRefusal(404, "no_such_page")
    return at_step(room, perspective, wish)


async def log_since(ask: Ask) -> forms.Log:
    """Return the log from a step on."""
    room = await ask.room()
    since = whole(ask.request.query_params.get("since", "0"))
    if since is None:
        raise TableRefusal(404, "no_such_page")
    return await asyncio.to_thread(log, room, await ask.perspective(room), since)


async def journal_text(ask: Ask) -> Response:
    """Return the journal as a file: whole when the match is over, else as it may be heard."""
    room = await ask.room()
    match, perspective = room.history.match, await ask.perspective(room)
    if match.over or room.people.uploaded:
        text = match.journal()
    else:
        lines = match.heard_lines(perspective.own_seat)
        text = journal.write(match.game.name, match.seats, match.options, lines)
    name = f"{match.game.name}-{room.id}.journal"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return PlainTextResponse(text, headers=headers)


async def upload(ask: Ask) -> forms.Uploaded:
    """Make a match to look at from a journal."""
    text: str = ask.body.journal
    if text.count("\n") > LONGEST_JOURNAL:
        raise TableRefusal(413, "too_large")
    read = journal.read(text)
    game = registry.load(read.game)
    match = await asyncio.to_thread(Match.from_journal, game, text)
    host = await ask.person_or_new()
    people = People(
        host, [Place("open") for _ in range(match.seats)], Decided(), ask.language, uploaded=True
    )
    rows = [Row(line.seat, line.move, 0.0) for line in match.lines]
    history = await asyncio.to_thread(History.of, game, match.seats, match.options, rows)
    room = await ask.hub.create(history, rows, people)
    return forms.Uploaded(match=room.id, steps=len(match))


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/matches/{match}/steps/{step}",
        "The table after so many moves.",
        step,
        answer=messages.View,
        query=("seat",),
    ),
    Endpoint(
        "GET",
        "/api/matches/{match}/log",
        "The log from a step on.",
        log_since,
        answer=forms.Log,
        query=("since", "seat"),
    ),
    Endpoint(
        "GET",
        "/api/matches/{match}/journal",
        "The journal as text: whole when the match is over.",
        journal_text,
        query=("seat",),
    ),
    Endpoint(
        "POST",
        "/api/journals",
        "Upload a journal to look at.",
        upload,
        forms.Upload,
        forms.Uploaded,
        limit="upload",
        largest=LARGEST_JOURNAL,
    ),
)
