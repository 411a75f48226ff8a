"""`vaka simulate`: random matches on all cores."""

import argparse
from typing import Any

from vaka import registry
from vaka.cli.output import (
    WORDS,
    Progress,
    add_language,
    add_option,
    game_name,
    options_of,
    print_json,
    print_table,
    whole,
)
from vaka.core.game import Game
from vaka.simulation import simulate

MOST_MATCHES = 10**12
MOST_PROCESSES = 1000


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser(
        "simulate",
        help="play random matches",
        description="Play random matches on all cores and print means with standard errors.",
    )
    command.add_argument("game", type=game_name, help="name of the game")
    command.add_argument("--seats", type=int, required=True, metavar="N", help="number of seats")
    command.add_argument(
        "--matches",
        type=whole(1, MOST_MATCHES),
        default=1000,
        metavar="K",
        help="number of matches (default 1000)",
    )
    command.add_argument("--seed", type=int, default=0, metavar="S", help="default 0")
    add_option(command)
    command.add_argument(
        "--processes", type=whole(1, MOST_PROCESSES), metavar="P", help="default: all cores"
    )
    command.add_argument("--json", action="store_true", help="print JSON")
    add_language(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Simulate and print the summary."""
    game = registry.load(arguments.game)
    progress = Progress(arguments.matches, arguments.language)
    try:
        result = simulate(
            arguments.game,
            arguments.seats,
            arguments.matches,
            arguments.seed,
            options_of(arguments.option, game),
            arguments.processes,
            progress,
        )
    finally:
        progress.close()
    if arguments.json:
        print_json(result)
    else:
        _print_summary(game, result, arguments.language)
    return 0


def _print_summary(game: Game, result: dict[str, Any], language: str) -> None:
    def words(key: str, **arguments: Any) -> str:
        return WORDS.say(f"simulate.{key}", arguments, language)

    rows = [
        (words(key), *_figures(result[key], 2))
        for key in ("decisions", "chance_moves", "matches_per_second")
    ]
    for key, digits in (("points", 2), ("win_share", 4)):
        for number, figure in enumerate(result[key]):
            rows.append((words(key, number=number), *_figures(figure, digits)))
    if game.truncates:
        rows.append((words("truncated"), *_figures(result["truncated"], 4)))
    print(words("title", title=game.title, seats=result["seats"], matches=f"{result['matches']:,}"))
    print_table(("", words("mean"), words("error")), rows)


def _figures(figure: dict[str, float], digits: int) -> tuple[str, str]:
    return f"{figure['mean']:,.{digits}f}", f"{figure['se']:,.{digits}f}"
