"""`vaka games`: which games there are."""

import argparse
from typing import Any

from vaka import registry
from vaka.cli.output import WORDS, add_language, print_json, print_table, wrapped
from vaka.core.game import Game


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser(
        "games", help="list the games", description="List the games with seats and options."
    )
    command.add_argument("--json", action="store_true", help="print JSON")
    add_language(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the games."""
    language = arguments.language
    games = [registry.load(name) for name in registry.games()]
    if arguments.json:
        print_json([_as_json(game, language) for game in games])
        return 0
    rows = [
        (game.name, game.title, f"{game.seats[0]}-{game.seats[-1]}", ", ".join(game.options) or "-")
        for game in games
    ]
    header = [
        WORDS.say(f"games.{key}", {}, language) for key in ("name", "game", "seats", "options")
    ]
    print_table(header, rows, words=len(header))
    for game in games:
        print(f"\n{wrapped(f'{game.title}: {_idea(game, language)}')}")
    print(f"\n{WORDS.say('games.next', {}, language)}")
    return 0


def _as_json(game: Game, language: str) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "seats": list(game.seats),
        "options": {key: list(values) for key, values in game.options.items()},
        "idea": _idea(game, language),
    }


def _idea(game: Game, language: str) -> str:
    return str(game.words.entries(game.words.spoken(language))["idea"])
