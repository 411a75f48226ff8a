"""Which games there are: the packages in vaka.games, and those that others install.

A package of somebody else's joins by an entry point in the group `vaka.games`, its name the game's
name and its value the package that holds GAME.
"""

import importlib
import pkgutil
from types import ModuleType
from typing import Any

from vaka import engine
from vaka import games as own_games
from vaka.core import schema
from vaka.core.game import Game
from vaka.errors import UnknownGame


def games() -> tuple[str, ...]:
    """Return the names of all games, sorted."""
    return tuple(sorted({*_own(), *_foreign()}))


class _Games(ModuleType):
    """The package vaka.games, which tells the games when it is called: one object is both."""

    def __call__(self) -> tuple[str, ...]:
        return games()


own_games.__class__ = _Games


def load(name: str) -> Game:
    """Return a game by its name; UnknownGame names the games there are."""
    package = None
    if isinstance(name, str):
        package = f"vaka.games.{name}" if name in _own() else _foreign().get(name)
    if package is None:
        raise UnknownGame("no_such_game", {"game": schema.short(name), "games": ", ".join(games())})
    engine.prepare(package)
    game = importlib.import_module(package).GAME
    assert isinstance(game, Game)
    return game


def _own() -> list[str]:
    return [module.name for module in pkgutil.iter_modules(own_games.__path__) if module.ispkg]


def _foreign() -> dict[str, Any]:
    from importlib.metadata import entry_points  # slow to import, and rarely needed

    return {point.name: point.value for point in entry_points(group="vaka.games")}
