"""`vaka puzzles`: positions of bots' matches in which one move is clearly best."""

import argparse
import os
from collections import Counter
from pathlib import Path
from typing import Any

from vaka import registry
from vaka.cli.output import WORDS, Progress, add_language, game_name, print_json, print_table, whole
from vaka.puzzles.collecting import CHOICE, collect
from vaka.puzzles.finding import LONGER
from vaka.puzzles.records import BANDS, FILE, Puzzle
from vaka.teacher.judging import TRIES

MOST_PUZZLES = 1000
MOST_MINUTES = 100_000
MOST_TRIES = 100_000
MOST_WORKERS = 1000


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser(
        "puzzles",
        help="find positions with one clearly best move",
        description="Let bots play, and collect decisions in which one move is clearly best: "
        f"beyond both intervals, verified by a search {LONGER} times as long, with a reason that "
        "can be told. Writes a file of puzzles, the easiest first. Everything that was found is "
        "kept beside it: the same command goes on where it stopped.",
        epilog="docs/teacher.md says what makes a puzzle.",
    )
    command.add_argument("game", type=game_name, help="name of the game")
    command.add_argument("--out", metavar="FILE", help=f"default: GAME-{FILE}")
    command.add_argument(
        "--puzzles",
        type=whole(1, MOST_PUZZLES),
        default=80,
        metavar="N",
        help=f"how many to write at most (default 80); the search ends when {CHOICE} times as many "
        "are found",
    )
    command.add_argument(
        "--minutes",
        type=whole(0, MOST_MINUTES),
        default=30,
        metavar="M",
        help="how long to search at most (default 30); 0 chooses from what was found before",
    )
    command.add_argument(
        "--workers",
        type=whole(1, MOST_WORKERS),
        default=os.cpu_count() or 1,
        metavar="W",
        help="processes (default: one per core)",
    )
    command.add_argument(
        "--tries",
        type=whole(10, MOST_TRIES),
        default=TRIES,
        metavar="N",
        help=f"how often each of two searches tries each move (default {TRIES})",
    )
    command.add_argument("--seed", type=int, default=0, metavar="S", help="default 0")
    command.add_argument("--json", action="store_true", help="print the puzzles as JSON")
    add_language(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Collect and say what there is."""
    game = registry.load(arguments.game)
    out = Path(arguments.out or f"{game.name}-{FILE}")
    progress = Progress(CHOICE * arguments.puzzles, arguments.language)
    try:
        puzzles = collect(
            game.name,
            out,
            arguments.puzzles,
            arguments.minutes,
            arguments.workers,
            arguments.seed,
            arguments.tries,
            progress,
        )
    finally:
        progress.close()
    if arguments.json:
        print_json([{"name": puzzle.name, **puzzle.as_json()} for puzzle in puzzles])
        return 0
    print_kinds(puzzles, arguments.language)
    told = {"count": len(puzzles), "file": out}
    print(WORDS.say("puzzles.done", told, arguments.language))
    return 0


def print_kinds(puzzles: list[Puzzle], language: str) -> None:
    """Print how the puzzles are spread: kinds of move against difficulty."""
    verbs = sorted({puzzle.verb for puzzle in puzzles})
    counts = Counter((puzzle.verb, puzzle.band) for puzzle in puzzles)
    header = ["", *(f"{band / BANDS:.0%}" for band in range(BANDS))]
    print(WORDS.say("puzzles.spread", {}, language))
    rows = [[verb, *(str(counts[verb, band]) for band in range(BANDS))] for verb in verbs]
    print_table(header, rows)
