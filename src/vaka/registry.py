"""Which games there are: the packages in vaka.games, and those that others install.

A package of somebody else's joins by an entry point in the group `vaka.games`, its name the game's
name and its value the package that holds GAME. One that cannot be used here, such as a plain game
beside a compiled vaka, is left out, and one line of the log `vaka` says why.
"""

import importlib
import logging
import pkgutil
from multiprocessing import parent_process
from types import ModuleType
from typing import Any

from vaka import engine
from vaka import games as own_games
from vaka.core import schema
from vaka.core.game import Game
from vaka.errors import UnfitGame, UnknownGame

LOG = logging.getLogger("vaka")


def games() -> tuple[str, ...]:
    """Return the names of all games that can be loaded, sorted."""
    return tuple(sorted({*_own(), *_fit()}))


class _Games(ModuleType):
    """The package vaka.games, which tells the games when it is called: one object is both."""

    def __call__(self) -> tuple[str, ...]:
        return games()


own_games.__class__ = _Games


def load(name: str) -> Game:
    """Return a game by its name; UnknownGame names the games there are.

    UnfitGame, which is an UnknownGame too, says why somebody else's game cannot be used.
    """
    if isinstance(name, str):
        if name in _own():
            return _imported(f"vaka.games.{name}")
        package = _foreign().get(name)
        if package is not None:
            try:
                return _imported(package)
            except Exception as error:  # whatever a stranger's package does wrong
                raise UnfitGame("unfit_game", {"game": name, "why": error}) from error
    raise UnknownGame("no_such_game", {"game": schema.short(name), "games": ", ".join(games())})


def is_own(game: Game) -> bool:
    """Tell whether a game is one of vaka's own."""
    return game.package.startswith(f"{own_games.__name__}.")


def _imported(package: str) -> Game:
    engine.prepare(package)
    game = getattr(importlib.import_module(package), "GAME", None)
    if not isinstance(game, Game):
        raise TypeError(f"the package {package} has no GAME.")
    return game


def _own() -> list[str]:
    return [module.name for module in pkgutil.iter_modules(own_games.__path__) if module.ispkg]


_UNFIT: set[str] = set()  # games that have been told to be so


def _fit() -> list[str]:
    """Return the games of others that can be loaded; of each of the rest one line is logged."""
    fit = []
    for name in _foreign():
        if name in _UNFIT:
            continue
        try:
            load(name)
            fit.append(name)
        except UnfitGame as refusal:
            _UNFIT.add(name)
            if parent_process() is None:  # helpers of a process find the same and stay silent
                LOG.warning("%s", refusal.sentence().replace("\n", " "))
    return fit


def _foreign() -> dict[str, Any]:
    from importlib.metadata import entry_points  # slow to import, and rarely needed

    return {point.name: point.value for point in entry_points(group="vaka.games")}
