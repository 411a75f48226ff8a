"""Bots of your own: a class in a module that Python finds, named `module.Class`.

Naming one imports and runs that code, so this is only for names that come from whoever runs the
program, such as its command line; `vaka.bots.bot` itself knows none but ours.
"""

import ast
import importlib
import importlib.util
import os
import re
import shlex
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from vaka import bots
from vaka.bots import Bot
from vaka.core import schema
from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.errors import BadBot

REMOTE = "remote:"  # what begins the name of a program in any language
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
    """Return the files that a bot is made of: its module, what that imports beside it, and data.

    They are found by reading, so that every process finds the same. Data are files that stand in a
    module as they are called, such as `np.load("policy.npy")`; of a program in any language, the
    files that its command names. Bots of ours have none here.
    """
    if name.startswith(REMOTE):
        found = list(_named_in(name.removeprefix(REMOTE)))
    else:
        found = list(_module(name))
    for file in found:  # it grows on the way
        found += [other for other in _parts(file) if other not in found]
    return sorted(found)


def _module(name: str) -> Iterator[Path]:
    """Yield the file of the module of a bot of one's own, if it is one that can be read."""
    if name in bots.BOTS or not DOTTED.fullmatch(name):
        return
    _look_here()
    try:
        spec = importlib.util.find_spec(name.rpartition(".")[0])
    except (ImportError, ValueError):
        return  # whoever plays it says what is wrong
    if spec is not None and spec.origin is not None and spec.origin.endswith(".py"):
        yield Path(spec.origin)


def _named_in(command: str) -> Iterator[Path]:
    """Yield the files among the words of a command."""
    try:
        words = shlex.split(command)
    except ValueError:
        return  # whoever starts it says what is wrong
    for word in dict.fromkeys(words):
        if os.path.isfile(word):  # false, too, for what could name no file
            yield Path(word)


def _parts(file: Path) -> Iterator[Path]:
    """Yield the modules that one imports from its folder, and the files that its strings name."""
    if file.suffix != ".py":
        return
    try:
        tree = ast.parse(file.read_bytes())
    except (OSError, SyntaxError, ValueError):
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from _beside(file, [alias.name for alias in node.names])
        elif isinstance(node, ast.ImportFrom):
            named = [node.module] if node.module else [alias.name for alias in node.names]
            yield from _beside(file, named)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from _called(file, node.value)


def _beside(file: Path, names: list[str]) -> Iterator[Path]:
    """Yield the modules of the same folder that are among some names, or parts of them."""
    for last in sorted({part for name in names for part in name.split(".")}):
        if (other := file.with_name(f"{last}.py")).is_file():
            yield other


def _called(file: Path, text: str) -> Iterator[Path]:
    """Yield the file that a string of a module names, from the current folder or beside it."""
    for folder in (Path(), file.parent):
        if os.path.isfile(folder / text):  # false, too, for what could name no file
            yield folder / text
            return


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
