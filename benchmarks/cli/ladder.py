"""`vaka ladder`: how much stronger each bot is than the next, in every game."""

import argparse
from pathlib import Path
from typing import Any

from benchmarks import WORDS
from benchmarks.ladder import PLAIN, STEPS, Rung, Step, climb, kept_in, markdown, steps_of
from vaka import registry
from vaka.arena.report import milliseconds
from vaka.arena.rows import write_whole
from vaka.arena.workers import workers_of
from vaka.bots import split_names
from vaka.cli.arena import MOST_MATCHES, add_workers
from vaka.cli.output import (
    Progress,
    add_language,
    game_name,
    print_json,
    print_table,
    whole,
)

QUICK_MATCHES = 8
COLUMNS = (
    "game",
    "stronger",
    "weaker",
    "verdict",
    "seats",
    "share",
    "interval",
    "matches",
    "failed",
    "truncated",
    "time",
)


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser(
        "ladder",
        help="compare the bots of all levels",
        description="Let each bot play against a weaker one, in every game with the fewest and "
        "with a middle number of seats: greedy and novice against random, each level above novice "
        "against the one below, the strongest also against greedy and against plain search; and "
        "write the table that the documentation quotes. The same command continues where it "
        "stopped. Exit code 1: a step is not shown to hold.",
    )
    command.add_argument(
        "games", nargs="*", type=game_name, metavar="GAME", help="default: all games"
    )
    command.add_argument(
        "--bots",
        type=ladder_of,
        default=STEPS,
        metavar="LIST",
        help="from weak to strong, separated by commas (default: "
        + ", ".join(f"{stronger} against {weaker}" for stronger, weaker in STEPS)
        + ")",
    )
    command.add_argument(
        "--plain",
        default=PLAIN,
        metavar="BOT",
        help=f"what the strongest also meets at equal time (default {PLAIN}), or none",
    )
    command.add_argument(
        "--matches",
        type=whole(1, MOST_MATCHES),
        default=100,
        metavar="N",
        help="per comparison, at first (default 100)",
    )
    command.add_argument(
        "--most",
        type=whole(1, MOST_MATCHES),
        default=800,
        metavar="N",
        help="play on, doubled each time, up to N where the outcome is in doubt (default 800)",
    )
    command.add_argument(
        "--quick", action="store_true", help="few matches, fewest seats, nothing is judged"
    )
    command.add_argument("--seed", type=int, default=0, metavar="S", help="default 0")
    add_workers(command)
    command.add_argument("--logs", default="ladder", metavar="FOLDER", help="default ladder")
    command.add_argument("--out", metavar="FILE", help="write the table there, as Markdown")
    command.add_argument("--json", action="store_true", help="print JSON")
    add_language(command)
    command.set_defaults(run=run)


def ladder_of(text: str) -> list[Step]:
    """Return the steps between bots that are named from weak to strong."""
    names = split_names(text)
    if len(names) < 2:
        raise argparse.ArgumentTypeError("a ladder needs two bots or more, as in greedy,master")
    return steps_of(names)


def run(arguments: argparse.Namespace) -> int:
    """Climb, write the table and print it; tell by the exit code whether every step holds."""
    rungs = _climbed(arguments)
    if arguments.out:
        write_whole(Path(arguments.out), markdown(rungs))
    if arguments.json:
        print_json([rung.as_json() for rung in rungs])
    else:
        _print_table(rungs, arguments.language)
    return 0 if arguments.quick or all(rung.holds for rung in rungs) else 1


def _climbed(arguments: argparse.Namespace) -> list[Rung]:
    bars: list[Progress] = []

    def progress(total: int, already: int) -> Progress:
        bars.append(Progress(total, arguments.language, already))
        return bars[-1]

    play = kept_in(Path(arguments.logs), workers_of(arguments.workers), progress)
    rungs = []
    try:
        for rung in climb(
            games=arguments.games or registry.games(),
            steps=arguments.bots,
            plain=None if arguments.plain == "none" else arguments.plain,
            matches=QUICK_MATCHES if arguments.quick else arguments.matches,
            most=QUICK_MATCHES if arguments.quick else arguments.most,
            seed=arguments.seed,
            play=play,
            quick=arguments.quick,
        ):
            rungs.append(rung)
            while bars:
                bars.pop().close()
    finally:
        for bar in bars:
            bar.close()
    return rungs


def _print_table(rungs: list[Rung], language: str) -> None:
    def words(key: str) -> str:
        return WORDS.say(f"ladder.{key}", {}, language)

    rows = []
    for rung in rungs:
        share, low, high = rung.share or (None, None, None)
        rows.append(
            (
                rung.game,
                rung.stronger,
                rung.weaker,
                words("holds" if rung.holds else "not_shown"),
                str(rung.seats),
                "-" if share is None else f"{100 * share:.1f} %",
                "-" if low is None or high is None else f"[{100 * low:.1f} %, {100 * high:.1f} %]",
                f"{rung.matches:,}",
                str(rung.failed),
                "?" if rung.truncated is None else f"{rung.truncated:,}",
                " / ".join(milliseconds(time) for time in rung.ms),
            )
        )
    print_table([words(key) for key in COLUMNS], rows, words=4)
