"""`vaka games`: which games there are."""

import argparse
from typing import Any

from vaka import registry
from vaka.cli.output import print_json, print_table


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser(
        "games", help="list the games", description="List the games with seats and options."
    )
    command.add_argument("--json", action="store_true", help="print JSON")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the games."""
    games = [registry.load(name) for name in registry.games()]
    if arguments.json:
        print_json(
            [
                {
                    "name": game.name,
                    "title": game.title,
                    "seats": list(game.seats),
                    "options": {key: list(values) for key, values in game.options.items()},
                    "idea": game.words.entries()["idea"],
                }
                for game in games
            ]
        )
        return 0
    rows = [
        (game.name, game.title, f"{game.seats[0]}-{game.seats[-1]}", ", ".join(game.options) or "-")
        for game in games
    ]
    print_table(("name", "game", "seats", "options"), rows)
    for game in games:
        print(f"\n{game.title}: {game.words.entries()['idea']}")
    print("\nPlay one:  vaka play NAME      Read its rules:  vaka rules NAME")
    return 0
