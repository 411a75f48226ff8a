"""Answers of bots where several seats choose secretly at the same time.

How long a bot thinks, and how often it moves unheard before the others hear that it has chosen,
would tell of its secrets. So what others hear of the answers comes at times that are fixed before
anybody thinks: at the end of a span that follows from the settings of the match alone.
"""

import asyncio
import contextlib
import math
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import NamedTuple

from vaka.bots import TABLE_LEVELS
from vaka.table.hub import Hub
from vaka.table.phrases import TableRefusal
from vaka.table.room import Room

Choose = Callable[[Room, int], Awaitable[str]]  # the move that a bot makes for a seat


class Answer(NamedTuple):
    """A move that others will hear of, and the n of the view in which it was chosen."""

    seat: int
    move: str
    n: int


def span(room: Room, levels: Mapping[int, str]) -> float:
    """Return how long those bots take to answer: as long as the slowest may think of one move."""
    pace = room.people.decided.pace_ms / 1000
    return pace + max(TABLE_LEVELS[level].seconds for level in levels.values())


def wait(asked: float, every: float, now: float) -> float:
    """Return how long it is until answers may be heard: a whole number of spans after `asked`."""
    spans = max(1, math.ceil((now - asked) / every))
    return asked + spans * every - now


async def answer(
    hub: Hub, room: Room, levels: Mapping[int, str], asked: float, choose: Choose
) -> None:
    """Let bots choose for some seats, and let everybody hear all of it at one time."""
    async with asyncio.TaskGroup() as thoughts:
        tasks = [thoughts.create_task(_choose_all(hub, room, seat, choose)) for seat in levels]
    await asyncio.sleep(wait(asked, span(room, levels), time.time()))
    for seat, move, n in filter(None, (task.result() for task in tasks)):
        with contextlib.suppress(TableRefusal):  # somebody else was faster
            await hub.play(room, seat, move, n)


async def _choose_all(hub: Hub, room: Room, seat: int, choose: Choose) -> Answer | None:
    """Make every move of which nobody hears; return the first of which others do.

    None: somebody else was faster, or there is none to think just now.
    """
    with contextlib.suppress(TableRefusal):
        while seat in room.waiting():
            n = room.history.heard(seat).n
            move = await choose(room, seat)
            if not room.history.in_time(seat, n):
                break
            if not room.history.unheard(seat, move):
                return Answer(seat, move, n)
            await hub.play(room, seat, move, n)
    return None
