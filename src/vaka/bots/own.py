"""Bots of your own: a class in a module that Python finds, named `module.Class`.

Naming one imports and runs that code, so this is only for names that come from whoever runs the
program, such as its command line; `vaka.bots.bot` itself knows none but ours.
"""

import ast
import importlib
import importlib.util
import os
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

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


def sources(name: str) -> list[Path]:
    """Return the files that a bot is made of: its module, and what that imports from beside it.

    They are found by reading, so that every process finds the same; bots of ours have none here.
    """
    if name in bots.BOTS or not DOTTED.fullmatch(name):
        return []
    _look_here()
    try:
        spec = importlib.util.find_spec(name.rpartition(".")[0])
    except (ImportError, ValueError):
        return []  # whoever plays it says what is wrong
    if spec is None or spec.origin is None or not spec.origin.endswith(".py"):
        return []
    found = [Path(spec.origin)]
    for file in found:  # it grows on the way
        found += [other for other in _beside(file) if other not in found]
    return sorted(found)


def _beside(file: Path) -> Iterator[Path]:
    """Yield the modules of the same folder that a file names in its imports."""
    try:
        tree = ast.parse(file.read_bytes())
    except (OSError, SyntaxError, ValueError):
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module] if node.module else [alias.name for alias in node.names]
        else:
            continue
        for last in {part for name in names for part in name.split(".")}:
            if (other := file.with_name(f"{last}.py")).is_file():
                yield other


def _look_here() -> None:
    """Let modules of the current folder be found."""
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())


def _found(name: str) -> Callable[[Game, Rng], Bot]:
    """Return the class, from the current folder too."""
    module, _, attribute = name.rpartition(".")
    _look_here()
    found: Callable[[Game, Rng], Bot] = getattr(importlib.import_module(module), attribute)
    return found
