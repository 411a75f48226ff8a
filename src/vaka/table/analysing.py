"""What can be learned from a finished match: asking for it, its moments in words, playing on."""

import time
from dataclasses import replace
from functools import partial

from vaka.engine.turns import CHANCE
from vaka.match import Match
from vaka.table import forms, identity
from vaka.table.analyses import Progress, Told, checked
from vaka.table.asking import Ask, Endpoint, whole
from vaka.table.history import OPEN, History
from vaka.table.lobby import check_bot
from vaka.table.messages import Decided
from vaka.table.people import People, Place
from vaka.table.phrases import TableRefusal, speak
from vaka.table.records import Kind, Row
from vaka.table.room import Room
from vaka.table.views import Perspective, at_step, decision
from vaka.teacher.reasons import Teller
from vaka.teacher.records import Deal, Decision
from vaka.teacher.stream import steps_of
from vaka.teacher.summary import (
    choices_of,
    costliest,
    deals_of,
    is_told,
    luck_before,
    luckiest,
    summaries,
)

RECORDS_A_LINE = 5  # that are as much work as a line of a log


# -- how far it is ---------------------------------------------------------------------------------


async def begin(ask: Ask) -> forms.Analysis:
    """Let a match be analysed, unless it is or was already."""
    room = await ask.room()
    analyses = ask.services.analyses
    await analyses.begin(room, await ask.person(), ask.network)
    return await _progress(ask, room, await analyses.progress(room))


async def look(ask: Ask) -> forms.Analysis:
    """Return what was found so far; with a cursor what is new, as soon as anything is."""
    room = await ask.room()
    analyses, cursor = ask.services.analyses, ask.query.get("since")
    news = analyses.news(room, ask.network, cursor) if cursor else analyses.progress(room)
    return await _progress(ask, room, await news)


async def _progress(ask: Ask, room: Room, progress: Progress) -> forms.Analysis:
    told = progress.told(ask.query.get("since") or "")  # now: it goes on while this is written
    ask.services.limits.check("log line", ask.network, 1 + len(told.records) // RECORDS_A_LINE)
    seat = room.seat_of(await ask.person())
    written = partial(_written, room.history.match, told, seat)
    return await ask.services.scribes.run(ask.network, written)


def _written(match: Match, told: Told, seat: int | None) -> forms.Analysis:
    records, fresh = told.records, told.fresh
    choices = [one for each in range(match.seats) for one in choices_of(fresh, each)]
    return forms.Analysis(
        cursor=told.cursor,
        seat=seat,
        last=len(match.lines),
        steps=len(steps_of(match.lines)),
        made=len(records),
        running=told.running,
        done=told.done,
        moves=[
            forms.AnalysedMove(
                step=one.step,
                seat=one.seat,
                best=one.moves[0].share.value,
                played=one.of(one.played).share.value,
                cost=one.cost.value,
                mistake=is_told(one),
            )
            for one in sorted(choices, key=lambda one: one.step)
        ],
        deals=[
            forms.AnalysedDeal(deal.step, deal.until, [each.value for each in deal.luck])
            for deal in sorted(deals_of(fresh), key=lambda deal: deal.step)
        ],
        seats=[
            forms.AnalysedSeat(
                seat=line.seat,
                accuracy=line.accuracy,
                cost=line.cost,
                mistakes=line.mistakes,
                choices=line.choices,
                luck=line.luck,
                result=line.result or 0.0,
                costliest=[one.step for one in costliest(records, line.seat)],
            )
            for line in summaries(match, records)
        ],
        luckiest=[deal.step for deal in luckiest(records)],
    )


# -- a moment --------------------------------------------------------------------------------------


async def moment(ask: Ask) -> forms.Moment:
    """Return a decision or a deal in words, with the table at that moment."""
    room = await ask.room()
    progress = await ask.services.analyses.progress(room)
    step = whole(ask.params["step"])
    record = next((record for record in progress.records if record.step == step), None)
    if record is None:
        raise TableRefusal(404, "no_such_moment")
    if isinstance(record, Decision):  # each was judged by itself: the luck before it is added now
        luck = luck_before(room.history.match, progress.records, record)
        record = replace(record, luck=luck)
    ask.services.limits.check("log line", ask.network, len(room.history.match))
    tell = _deal if isinstance(record, Deal) else _decision
    return await ask.services.scribes.run(ask.network, tell, room, record, ask.language)


def _teller(room: Room, language: str) -> Teller:
    return Teller(room.history.match, language, room.people.names(speak(language)))


def _deal(room: Room, deal: Deal, language: str) -> forms.Moment:
    return forms.Moment(
        step=deal.step,
        seat=CHANCE,
        view=at_step(room, Perspective(OPEN, language), deal.until),
        choices=[],
        played="",
        best="",
        cost=0.0,
        cost_points=0.0,
        luck_before=0.0,
        moves=[],
        reasons=_teller(room, language).deal(deal),
        line=[],
        luck=[each.value for each in deal.luck],
    )


def _decision(room: Room, made: Decision, language: str) -> forms.Moment:
    teller, seat = _teller(room, language), made.seat
    choices = decision(room, seat, language, made.step)
    says = {choice.move: choice.says for choice in choices}
    return forms.Moment(
        step=made.step,
        seat=seat,
        view=at_step(room, Perspective(seat, language), made.step),
        choices=choices,
        played=made.played,
        best=made.best,
        cost=made.cost.value,
        cost_points=made.cost_points.value,
        luck_before=made.luck,
        moves=[
            forms.JudgedMove(
                *(one.move, says.get(one.move, one.move), *one.share, *one.points), one.worse
            )
            for one in made.moves
        ],
        reasons=teller.reasons(made) if made.best != made.played else [],
        line=_line(room, teller, made),
        luck=[],
    )


def _line(room: Room, teller: Teller, made: Decision) -> list[forms.Ahead]:
    """Return the line that was expected, each step as the seat that had to choose would see it."""
    game = room.game
    return [
        forms.Ahead(
            seat=ahead.seat,
            says=ahead.says,
            turn=list(game.turn(ahead.state)),
            view=game.view(ahead.state, made.seat),
            facts=game.facts(ahead.state, made.seat),
        )
        for ahead in teller.expected(made)
    ]


# -- playing on ------------------------------------------------------------------------------------


async def play_on(ask: Ask) -> forms.Opened:
    """Open a match that begins with the first moves of a finished one: whoever asks is its host."""
    ask.services.limits.check("create in a day", ask.network)
    wish: forms.PlayOn = ask.body
    room = await ask.room()
    match = checked(room)
    if not 0 <= wish.step < len(match) or not 0 <= wish.seat < match.seats:
        raise TableRefusal(404, "no_such_moment")
    check_bot(wish.bot)
    host = await ask.person_or_new()
    places = [Place("bot", bot=place.bot or wish.bot) for place in room.people.places]
    places[wish.seat] = Place("person", persons=[host])
    people = People(host, places, Decided(), wish.language, played_on=True)
    people.sit(wish.seat, host, identity.clean_name(wish.name))
    rows = _beginning(match, wish)
    history = await ask.hub.openings.run(
        ask.network, History.of, room.game, match.seats, match.options, rows
    )
    rows += history.draw()
    opened = await ask.hub.create(history, rows, people, (), ask.network)
    return forms.Opened(match=opened.id, seat=wish.seat, links=[], open_link="")


def _beginning(match: Match, wish: forms.PlayOn) -> list[Row]:
    """Return the first moves of a match, which nobody can take back any more."""
    now = time.time()
    rows = [Row(line.seat, line.move, now) for line in match.lines[: wish.step]]
    return [*rows, Row(wish.seat, "", now, Kind.CONFIRM)]


def _at(method: str, path: str, *rest: object, **named: object) -> Endpoint:
    return Endpoint(method, f"/api/matches/{{match}}{path}", *rest, **named)  # type: ignore[arg-type]


ENDPOINTS = (
    _at("POST", "/analysis", "Let a finished match be analysed.", begin, answer=forms.Analysis),
    _at(
        *("GET", "/analysis", "What was found in a finished match so far.", look),
        answer=forms.Analysis,
        query=("since",),
    ),
    _at(
        *("GET", "/analysis/{step}", "A decision or a deal of an analysed match.", moment),
        answer=forms.Moment,
    ),
    _at(
        *("POST", "/play-on", "Play on from a moment of a finished match.", play_on),
        *(forms.PlayOn, forms.Opened),
        limit="create",
    ),
)
