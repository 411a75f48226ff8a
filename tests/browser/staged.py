"""Matches brought to a moment of their own, so that a page can be looked at there at once."""

import random
import time
from functools import cache
from typing import Any, NamedTuple

import vaka
from browser.browser_table import Server, Visitor
from random_play import random_match
from vaka.bots import bot
from vaka.engine.rng import Rng
from vaka.engine.turns import CHANCE
from vaka.match import Match
from vaka.table import identity
from vaka.table.hub import new_record
from vaka.table.messages import Decided
from vaka.table.people import People, Place
from vaka.table.records import Row, Summary
from vaka.table.sqlite import SqliteStore

SEED = 3


class Moments(NamedTuple):
    """How many moves lie before the moments of a match in which only the viewer has to choose."""

    opening: int
    middle: int
    end: int


@cache
def played(game: str, viewer: int) -> tuple[Match, Moments]:
    """Return a whole match of greedy bots at all seats of a game, and its moments for one seat."""
    loaded = vaka.load(game)
    seats = loaded.seats[-1]
    match, chance = Match(loaded, seats), random.Random(SEED)
    bots = [bot("greedy", loaded, Rng(SEED + seat)) for seat in range(seats)]
    own: list[int] = []
    while not match.over:
        seat = match.turn()[0]
        moves = match.moves(seat)
        if match.turn() == (viewer,) and len(moves) > 1:
            own.append(len(match))
        view = None if seat == CHANCE else match.view(seat, recall=True)
        match.play(
            seat, chance.choice(moves) if view is None else bots[seat].choose(view, seat, moves)
        )
    return match, Moments(own[0], own[len(own) * 6 // 10], own[-1])


def stage(
    server: Server, visitor: Visitor, game: str, moment: str, seat: int = 0, **decided: Any
) -> str:
    """Put a match at a moment into the store of a server, the visitor at a seat."""
    match, moments = played(game, seat)
    return put(server, visitor, match, getattr(moments, moment), seat, **decided)


def finished(server: Server, visitor: Visitor, game: str) -> str:
    """Put a match that the visitor has played at random into the store of a server."""
    loaded = vaka.load(game)
    match = random_match(loaded, loaded.seats[0], seed=5)
    return put(server, visitor, match, len(match))


def put(
    server: Server, visitor: Visitor, match: Match, moves: int, seat: int = 0, **decided: Any
) -> str:
    """Put the first moves of a match into the store of a server, the visitor at a seat."""
    rows = [Row(line.seat, line.move, time.time()) for line in match.lines[:moves]]
    cookie = identity.new_cookie()
    me = identity.person_of(cookie)
    places = [Place("bot", bot="novice") for _ in range(match.seats)]
    places[seat] = Place("person", "Ana", persons=[me])
    people = People(me, places, Decided(confirm=False, pace_ms=0, **decided))
    record = new_record(match.game.name, match.seats, match.options, len(rows), people)
    store, over = SqliteStore(server.store), match.over and moves == len(match)
    turn = [] if over else [seat]
    store.create(record, rows, people.row(), [], Summary(turn, over, time.time(), None))
    store.close()
    visitor.context.add_cookies([{"name": identity.COOKIE, "value": cookie, "url": server.address}])
    return record.head.match
