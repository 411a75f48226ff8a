"""`vaka bench` and `vaka ladder` measure vaka itself: they are in a checkout, not in the wheel."""

import argparse
import importlib
import sys
from pathlib import Path
from typing import Any

import vaka
from vaka.cli.output import WORDS
from vaka.errors import Refusal
from vaka.words import LANGUAGES

CHECKOUT = Path(vaka.__file__).parents[2]
COMMANDS = {
    "ladder": "compare the bots of all levels",
    "bench": "measure the speed of the engine, or of the table",
}
NO_DASH = "\0"  # nothing begins with it, so that whatever is asked for is understood


def add_to(commands: Any) -> None:
    """Add the commands of the checkout, or in their place some that refuse."""
    if is_checkout():
        if str(CHECKOUT) not in sys.path:
            sys.path.insert(0, str(CHECKOUT))
        for name in COMMANDS:
            importlib.import_module(f"benchmarks.cli.{name}").add_to(commands)
        return
    for name, meaning in COMMANDS.items():
        command = commands.add_parser(
            name, help=f"{meaning} (in a checkout)", add_help=False, prefix_chars=NO_DASH
        )
        command.add_argument("words", nargs="*")
        command.set_defaults(run=refuse, name=name)


def is_checkout() -> bool:
    """Tell whether this vaka runs from its repository."""
    return (CHECKOUT / "benchmarks" / "__init__.py").exists()


def refuse(arguments: argparse.Namespace) -> int:
    """Say in the language that was asked for that this needs a checkout."""
    pairs = zip(arguments.words, arguments.words[1:], strict=False)
    asked = [word for before, word in pairs if before == "--language" and word in LANGUAGES]
    arguments.language = asked[0] if asked else "en"
    raise Refusal("needs_checkout", {"command": arguments.name}, WORDS)
