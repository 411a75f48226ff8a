"""Bots of your own: a class in a module that Python finds, named `module.Class`.

Naming one imports and runs that code, so this is only for names that come from whoever runs the
program, such as its command line; `vaka.bots.bot` itself knows none but ours.
"""

import importlib
import os
import re
import sys
from collections.abc import Callable

from vaka import bots
from vaka.bots import Bot
from vaka.core import schema
from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.errors import BadBot

DOTTED = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)+")


def bot(name: str, game: Game, rng: Rng) -> Bot:
    """Return a new bot of that name, ours or `module.Class`, which is called with game and rng."""
    if name in bots.BOTS or not DOTTED.fullmatch(name):
        return bots.bot(name, game, rng)
    try:
        found: Bot = _found(name)(game, rng)
        found.choose  # noqa: B018  what cannot choose is no bot
    except (Exception, SystemExit) as error:
        why = f"{type(error).__name__}: {error}"
        raise BadBot("own_bot", {"bot": schema.short(name), "why": why}) from error
    return found


def longest_thought(name: str, game: Game) -> float | None:
    """Return the seconds that a bot may take for a move; None: as long as its work takes."""
    seconds: float | None = getattr(bot(name, game, Rng(0)), "seconds", None)
    return seconds


def _found(name: str) -> Callable[[Game, Rng], Bot]:
    """Return the class, from the current folder too."""
    module, _, attribute = name.rpartition(".")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    found: Callable[[Game, Rng], Bot] = getattr(importlib.import_module(module), attribute)
    return found
