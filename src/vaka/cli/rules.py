"""`vaka rules`: the rules of a game, for people and with numbers."""

import argparse
import os
import pydoc
import re
import sys
from typing import Any

from vaka import registry
from vaka.cli.output import add_language, game_name, print_json, wrapped
from vaka.errors import Refusal
from vaka.text.colours import Paint, paint_for
from vaka.text.rulebook import rules_of, whole_text


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser(
        "rules",
        help="read the rules of a game",
        description="Show the rules of a game: in two minutes, for a match, and as a reference. Or"
        " single rules by their number.",
    )
    command.add_argument("game", type=game_name, help="name of the game, as `vaka games` lists it")
    command.add_argument("rule", nargs="*", help="number of a rule, such as RC4")
    command.add_argument("--json", action="store_true", help="print all numbered rules as JSON")
    add_language(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the rules: paged on a terminal."""
    game = registry.load(arguments.game)
    rules = rules_of(game, arguments.language)
    chosen = [number.upper() for number in arguments.rule]
    for number in chosen:
        if number not in rules:
            raise Refusal("no_such_rule", {"rule": number, "rules": ", ".join(rules)})
    if arguments.json:
        print_json({number: rules[number] for number in chosen or rules})
        return 0
    paint = paint_for(sys.stdout)
    if chosen:
        for number in chosen:
            print(painted(wrapped(f"**{number}**  {rules[number]}"), paint))
    elif sys.stdout.isatty():
        os.environ.setdefault("LESS", "-FRX")  # let the pager `less` show colours
        pydoc.pager(painted(whole_text(game, arguments.language), paint))
    else:
        print(whole_text(game, arguments.language))
    return 0


def painted(text: str, paint: Paint) -> str:
    """Return Markdown as a terminal shows it best: headings and bold words painted."""
    text = re.sub(r"(?m)^(#+ .*)$", lambda found: paint(found[1], "bold", "cyan"), text)
    return re.sub(r"\*\*(.+?)\*\*", lambda found: paint(found[1], "bold"), text)
