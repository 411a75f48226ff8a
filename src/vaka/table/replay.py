"""Replay: every moment of a match, its log and its journal, as far as the viewer may know them."""

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from vaka.core import journal
from vaka.covering import read_moves
from vaka.table import endings, forms, journals, messages
from vaka.table.asking import Ask, Endpoint, Page, whole
from vaka.table.hub import new_record
from vaka.table.messages import Decided
from vaka.table.people import People
from vaka.table.phrases import TableRefusal
from vaka.table.records import Row, Summary
from vaka.table.remarks import places, remarks
from vaka.table.room import Room
from vaka.table.views import Perspective, at_step, covered, heard, log

Found = TypeVar("Found")


async def step(ask: Ask) -> messages.View:
    """Return a moment of a match."""
    room = await ask.room()
    perspective = await ask.perspective(room)
    wish = whole(ask.params["step"])
    if wish is None or wish > heard(room, perspective.own_seat).steps:
        raise TableRefusal(404, "no_such_page")
    return at_step(room, perspective, wish)


async def log_since(ask: Ask) -> forms.Log:
    """Return the log from a step on."""
    room = await ask.room()
    since = whole(ask.query.get("since", "0"))
    if since is None:
        raise TableRefusal(404, "no_such_page")
    perspective = await ask.perspective(room)
    return await _long_page(ask, room, partial(log, room, perspective, since), since)


async def course(ask: Ask) -> forms.Course:
    """Return how the points of a finished match came about."""
    room = await ask.room()
    return await _long_page(ask, room, partial(endings.course, room.history.match))


async def journal_text(ask: Ask) -> Page:
    """Return the journal as a file: whole when the match is over, else as it may be heard."""
    room = await ask.room()
    text = await _long_page(ask, room, partial(_journal_of, room, await ask.perspective(room)))
    name = f"{room.game.name}-{room.id}.journal"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Page((remarks(room.people) + text).encode(), "text/plain", headers)


def _journal_of(room: Room, perspective: Perspective) -> str:
    match = room.history.match
    if match.over or room.people.uploaded:
        return match.journal()
    seat = perspective.own_seat
    moves = zip(match.lines, read_moves(match, seat, covered(room, seat)), strict=True)
    lines = [(line.seat, move) for line, move in moves if move is not None]
    return journal.write(match.game.name, match.seats, match.options, lines)


async def _long_page(ask: Ask, room: Room, write: Callable[[], Found], since: int = 0) -> Found:
    """Return a page that takes the longer the more lines it has: these are what is counted."""
    lines = max(1, len(room.history.match) - since)
    ask.services.limits.check("log line", ask.network, lines)
    return await ask.services.scribes.run(ask.network, write)


async def upload(ask: Ask) -> forms.Uploaded:
    """Make a match to look at from a journal."""
    ask.services.limits.check("create in a day", ask.network)
    if ask.body.journal.count("\n") > journals.MOST_LINES:
        raise TableRefusal(413, "too_large")
    played = await ask.services.uploads.read(ask.network, ask.body.journal)
    host = await ask.person_or_new()
    sitters = places(ask.body.journal, played.seats)
    people = People(host, sitters, Decided(), ask.language, uploaded=True)
    rows = [Row(seat, move, 0.0) for seat, move in played.lines]
    record = new_record(played.game, played.seats, played.options, len(rows), people)
    summary = Summary(turn=(), over=played.over, moved=record.created, due=None)
    await ask.hub.keep(record, rows, people, (), summary)
    return forms.Uploaded(match=record.head.match, steps=len(rows))


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
        "/api/matches/{match}/course",
        "The points of every seat through a match that is over.",
        course,
        answer=forms.Course,
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
        largest=journals.LARGEST,
    ),
)
