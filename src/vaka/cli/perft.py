"""`vaka perft`: counts and checksums by which another implementation can be checked."""

import argparse
from collections.abc import Sequence
from itertools import islice
from typing import Any

from vaka import registry
from vaka.cli.output import (
    WORDS,
    add_language,
    add_option,
    game_name,
    options_of,
    print_json,
    print_table,
    whole,
)
from vaka.core.game import Game
from vaka.counting import Count, Walk, counts, opening, walk

MOST_MOVES = 1000
MOST_WALKS = 10**6
MOST_SEED = 10**12


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser(
        "perft",
        help="count positions, for other implementations to check",
        description="Count the sequences of moves and the positions that they lead to, chance "
        "included, and print checksums of whole matches: for other implementations to check.",
    )
    command.add_argument("game", type=game_name, help="name of the game")
    command.add_argument("--seats", type=int, metavar="N", help="default: as few as possible")
    command.add_argument(
        "--depth",
        type=whole(0, MOST_MOVES),
        default=3,
        metavar="D",
        help="up to so many moves (default 3)",
    )
    command.add_argument(
        "--opened",
        type=whole(0, MOST_SEED),
        metavar="SEED",
        help="count from where the walk of this seed has done the setting up, not from the start",
    )
    command.add_argument(
        "--walks",
        type=whole(0, MOST_WALKS),
        default=0,
        metavar="K",
        help="checksums of the walks of the seeds 1 to K (default 0)",
    )
    add_option(command)
    command.add_argument("--json", action="store_true", help="print JSON")
    add_language(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Count and print."""
    game = registry.load(arguments.game)
    seats = game.seats[0] if arguments.seats is None else arguments.seats
    options = options_of(arguments.option, game)
    begin = game.start(seats, options)
    if arguments.opened is not None:
        begin = opening(game, seats, arguments.opened, options).state
    found = list(islice(counts(game, begin), arguments.depth))
    walks = [walk(game, seats, seed, options) for seed in range(1, arguments.walks + 1)]
    if arguments.json:
        print_json(
            {
                "game": game.name,
                "seats": seats,
                "options": options,
                "opened": arguments.opened,
                "counts": [count._asdict() for count in found],
                "walks": [one._asdict() for one in walks],
            }
        )
    else:
        _print(game, seats, found, walks, arguments.language)
    return 0


def _print(
    game: Game, seats: int, found: Sequence[Count], walks: Sequence[Walk], language: str
) -> None:
    def words(key: str, **arguments: Any) -> str:
        return WORDS.say(f"perft.{key}", arguments, language)

    print(words("title", title=game.title, seats=seats))
    if found:
        rows = [[f"{number:,}" for number in count] for count in found]
        print_table([words(key) for key in Count._fields], rows, words=0)
    if walks:
        lines = [(str(one.seed), f"{one.moves:,}", scores_text(one), one.checksum) for one in walks]
        print_table([words(key) for key in ("seed", "moves", "scores", "checksum")], lines, words=0)


def scores_text(one: Walk) -> str:
    """Return the scores of a walk, a group for each seat."""
    return " | ".join(" ".join(map(str, score)) for score in one.scores)
