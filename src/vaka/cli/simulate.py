"""`vaka simulate`: random matches on all cores."""

import argparse
from typing import Any

from vaka import registry
from vaka.cli.output import Progress, options_of, positive, print_json, print_table
from vaka.simulation import simulate


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser(
        "simulate",
        help="play random matches",
        description="Play random matches on all cores and print means with standard errors.",
    )
    command.add_argument("game", help="name of the game")
    command.add_argument("--seats", type=int, required=True, metavar="N", help="number of seats")
    command.add_argument(
        "--games", "--matches", dest="matches", type=positive, default=1000, metavar="K",
        help="number of matches (default 1000)",
    )
    command.add_argument("--seed", type=int, default=0, metavar="S", help="default 0")
    command.add_argument("--option", action="append", metavar="KEY=VALUE", help="option of the game")
    command.add_argument("--processes", type=positive, metavar="P", help="default: all cores")
    command.add_argument("--json", action="store_true", help="print JSON")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Simulate and print the summary."""
    game = registry.load(arguments.game)
    progress = Progress(arguments.matches, "matches")
    try:
        result = simulate(
            arguments.game,
            arguments.seats,
            arguments.matches,
            arguments.seed,
            options_of(arguments.option, game.options),
            arguments.processes,
            progress,
        )
    finally:
        progress.close()
    if arguments.json:
        print_json(result)
        return 0
    rows = [
        ("decisions per match", *_figures(result["decisions"])),
        ("chance moves per match", *_figures(result["chance_moves"])),
        ("matches per second", *_figures(result["matches_per_second"])),
    ]
    for seat, points in enumerate(result["points"]):
        rows.append((f"points of seat {seat}", *_figures(points)))
    for seat, share in enumerate(result["win_share"]):
        rows.append((f"win share of seat {seat}", *_figures(share, 4)))
    print(f"{game.title}, {arguments.seats} seats, {arguments.matches:,} random matches")
    print_table(("", "mean", "± s.e."), rows)
    return 0


def _figures(figure: dict[str, float], digits: int = 2) -> tuple[str, str]:
    return f"{figure['mean']:,.{digits}f}", f"{figure['se']:,.{digits}f}"
