"""Bots: they choose a move from a view and the legal moves, and never see a State of the match.

A bot is named in one string, code and parameters: `random`, `master:bold`,
`ismcts:iterations=2000,cutoff=0`, `remote:python3 my_bot.py`.
"""

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Protocol, runtime_checkable

from vaka import registry
from vaka.bots.evaluator import personalities
from vaka.bots.ismcts import Ismcts
from vaka.bots.levels import LEVELS, TABLE_LEVELS, level
from vaka.bots.remote import RemoteBot
from vaka.bots.simple import GreedyBot, RandomBot
from vaka.bots.thinking import Slices, finished
from vaka.core import schema
from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.errors import BadBot

__all__ = [
    "BOTS",
    "LEVELS",
    "TABLE_LEVELS",
    "Bot",
    "OwnBot",
    "Patient",
    "RandomBot",
    "answer",
    "answering",
    "bot",
    "split_names",
    "varied",
]


class Bot(Protocol):
    """Chooses a move from a view."""

    def choose(self, view: dict[str, Any], seat: int, moves: Sequence[str]) -> str:
        """Return one of the legal moves; `view` is the recall view of the seat."""


class OwnBot(Bot, Protocol):
    """What ours have besides."""

    rng: Rng  # all that a bot remembers: with another one it is as good as new
    seconds: float | None  # the longest that a move may take; None: as long as the work takes


@runtime_checkable
class Patient(Protocol):
    """A bot whose time is limited for the sake of people, and can do without.

    A limit that a busy machine reaches makes a match depend on the machine: where none may, the
    arena lets such a bot be unhurried.
    """

    def unhurried(self) -> Bot:
        """Return the same bot without the limit."""


# The code of each bot, and how to make one from a game, a generator and the text of its parameters.
BOTS: dict[str, Callable[[Game, Rng, str], OwnBot]] = {
    "random": RandomBot.named,
    "greedy": GreedyBot.named,
    "ismcts": Ismcts.named,
    **{name: level(name) for name in LEVELS},
    "remote": RemoteBot.named,
}


def bot(name: str, game: Game, rng: Rng) -> OwnBot:
    """Return a new bot of that name; BadBot says what is wrong with it."""
    code, colon, parameters = name.partition(":")
    bare = colon and not parameters and code != "remote"  # `random:` would be `random` once more
    if code not in BOTS or bare:
        raise BadBot("no_such_bot", {"bot": schema.short(name), "bots": ", ".join(BOTS)})
    return BOTS[code](game, rng, parameters)


def split_names(text: str) -> list[str]:
    """Return the names in a list with commas; one before `key=` belongs to the bot in front.

    So a personality that stands behind other parameters needs its key: `personality=bold`.
    """
    return [name.strip() for name in re.split(r",(?!\s*\w+=)", text)]


def varied(names: Sequence[str], game: Game) -> list[str]:
    """Return the names of bots at a table, those that think given personalities that differ.

    The first keeps to itself, so that a single bot plays as well as its kind can; a name that says
    more than the kind stays as it is.
    """
    characters = ["", *(f":{name}" for name in personalities(game))]
    found, thinkers = [], 0
    for name in names:
        if name == "greedy" or name in LEVELS:
            found.append(name + characters[thinkers % len(characters)])
            thinkers += 1
        else:
            found.append(name)
    return found


def answer(
    game: str, name: str, view: dict[str, Any], seat: int, moves: Sequence[str], seed: int
) -> str:
    """Return the move of a bot that knows just this: what a worker process needs to be told."""
    return finished(answering(game, name, view, seat, moves, seed))


def answering(
    game: str, name: str, view: dict[str, Any], seat: int, moves: Sequence[str], seed: int
) -> Slices[str]:
    """Answer in slices, for where a thought must not keep others waiting."""
    player = _kept(game, name)
    player.rng = Rng(seed)
    if isinstance(player, Ismcts):
        return (yield from player.choosing(view, seat, moves))
    return player.choose(view, seat, moves)


@lru_cache(64)
def _kept(game: str, name: str) -> OwnBot:
    """Return a bot that this process keeps: making one takes longer than some of their moves."""
    return bot(name, registry.load(game), Rng(0))
