"""`vaka record`: matches of bots as journals or numbers, for learning and statistics."""

import argparse
import os
from pathlib import Path
from typing import Any

from vaka import registry
from vaka.bots import split_names
from vaka.cli.output import (
    WORDS,
    Progress,
    add_language,
    add_option,
    game_name,
    options_of,
    print_json,
    whole,
)
from vaka.errors import Refusal
from vaka.learn.recording import FORMATS, MANIFEST, record

MOST_MATCHES = 10**9
MOST_PROCESSES = 1000


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser(
        "record",
        help="write matches of bots into a folder",
        description="Let bots play and write their matches into a new folder: journals, or the "
        'decisions with observations (Parquet, pip install "vaka[datasets]" or in a checkout '
        'pip install -e ".[datasets]"), with a manifest.',
    )
    command.add_argument("game", type=game_name, help="name of the game")
    command.add_argument("--seats", type=int, metavar="N", help="default: as few as possible")
    command.add_argument(
        "--matches",
        type=whole(1, MOST_MATCHES),
        default=100,
        metavar="K",
        help="number of matches (default 100)",
    )
    command.add_argument(
        "--bot",
        default="random",
        metavar="NAMES",
        help="bots, separated by commas; module.Class is one of your own; each moves on by one "
        "seat from match to match (default random)",
    )
    command.add_argument("--seed", type=int, default=0, metavar="S", help="default 0")
    command.add_argument("--format", choices=FORMATS, default="journal", help="default journal")
    command.add_argument("--out", metavar="FOLDER", help="default: matches-GAME")
    add_option(command)
    command.add_argument(
        "--processes", type=whole(1, MOST_PROCESSES), metavar="P", help="default: all cores"
    )
    command.add_argument("--json", action="store_true", help="print the manifest as JSON")
    add_language(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Record and say where."""
    game = registry.load(arguments.game)
    folder = Path(arguments.out or f"matches-{game.name}")
    progress = Progress(arguments.matches, arguments.language)
    try:
        manifest = record(
            game,
            folder,
            arguments.matches,
            game.seats[0] if arguments.seats is None else arguments.seats,
            split_names(arguments.bot),
            options_of(arguments.option, game),
            arguments.seed,
            arguments.format,
            progress,
            arguments.processes or os.cpu_count() or 1,
        )
    except FileExistsError as there:
        raise Refusal("file_exists", {"file": there.filename}, WORDS) from None
    except ModuleNotFoundError as missing:
        raise Refusal("record_missing", {"module": missing.name}, WORDS) from missing
    finally:
        progress.close()
    if arguments.json:
        print_json(manifest)
    else:
        told = {
            "matches": f"{manifest['matches']:,}",
            "decisions": f"{manifest['decisions']:,}",
            "manifest": folder / MANIFEST,
        }
        print(WORDS.say("record.done", told, arguments.language))
    return 0
