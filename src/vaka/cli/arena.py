"""`vaka arena`: bots against bots, with intervals and a report."""

import argparse
import hashlib
import json
import shlex
import sys
from pathlib import Path
from typing import Any

from vaka import registry
from vaka.arena.contest import Contest
from vaka.arena.report import NO_SHARE, milliseconds, said_of_truncation
from vaka.arena.run import REPORT, ROWS, SUMMARY, hold, write_all
from vaka.arena.workers import workers_of
from vaka.bots import split_names
from vaka.cli.output import (
    WORDS,
    Progress,
    add_language,
    add_option,
    game_name,
    harmless,
    options_of,
    print_json,
    print_table,
    whole,
    wrapped,
)

MOST_MATCHES = 10**7


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser(
        "arena",
        help="let bots play against each other",
        description="Let bots play against each other, each in every seat with the same luck, and "
        "write rows, summary and report. The same command continues where it stopped.",
    )
    command.add_argument("game", type=game_name, help="name of the game")
    command.add_argument(
        "--bots",
        required=True,
        metavar="LIST",
        help="bots, separated by commas; module.Class is one of your own",
    )
    command.add_argument(
        "--matches",
        type=whole(1, MOST_MATCHES),
        default=100,
        metavar="N",
        help="number of matches, made a multiple of the seats (default 100)",
    )
    command.add_argument("--seats", type=int, metavar="N", help="default: as few as possible")
    command.add_argument("--seed", type=int, default=0, metavar="S", help="default 0")
    add_option(command)
    command.add_argument(
        "--luck",
        action="store_true",
        help="work out what chance gave each seat, and tell results without it too",
    )
    add_workers(command)
    command.add_argument("--out", metavar="FOLDER", help="where to write (default: arena-...)")
    command.add_argument("--json", action="store_true", help="print the summary as JSON")
    add_language(command)
    command.set_defaults(run=run)


def add_workers(command: argparse.ArgumentParser) -> None:
    """Add the argument `--workers`."""
    command.add_argument(
        "--workers",
        default="auto",
        metavar="W",
        help="processes: auto (one per core), a number, ray or ray://HOST:PORT (default auto)",
    )


def run(arguments: argparse.Namespace) -> int:
    """Hold the arena and print where everything is."""
    game = registry.load(arguments.game)
    contest = Contest(
        game=game.name,
        seats=game.seats[0] if arguments.seats is None else arguments.seats,
        bots=tuple(split_names(arguments.bots)),
        seed=arguments.seed,
        options=options_of(arguments.option, game),
        luck=arguments.luck,
    )
    folder = Path(arguments.out) if arguments.out else default_folder(contest)
    summary = held(contest, arguments.matches, folder, arguments.workers, arguments.language)
    if arguments.json:
        print_json(summary)
    else:
        print_summary(game.title, summary, folder, arguments.language)
    tell_failures(summary, arguments.language)
    return 1 if any(fails_always(bot) for bot in summary["by_bot"]) else 0


def fails_always(bot: dict[str, Any]) -> bool:
    """Tell whether a bot has not finished a single match: then there is nothing to compare."""
    return bool(bot["failures"]) and bot["failures"] == bot["sat_in"]


def tell_failures(summary: dict[str, Any], language: str) -> None:
    """Say on the error stream which bots failed, how often, and why the first time."""
    for bot in summary["by_bot"]:
        if bot["failures"]:
            told = {key: bot[key] for key in ("bot", "failures", "sat_in")}
            why = harmless(bot["first_failure"] or "")
            print(WORDS.say("arena.failed", {**told, "why": why}, language), file=sys.stderr)


def held(
    contest: Contest, matches: int, folder: Path, workers: str, language: str
) -> dict[str, Any]:
    """Hold an arena under a progress bar, write all its files and return the summary."""
    bar: list[Progress] = []

    def progress(total: int, already: int) -> Progress:
        if already:
            told = {"already": already, "more": total - already, "folder": shlex.quote(str(folder))}
            print(WORDS.say("arena.already", told, language), file=sys.stderr)
        bar.append(Progress(total, language, already))
        return bar[0]

    try:
        results = hold(contest, matches, folder, workers_of(workers), progress)
    finally:
        for drawn in bar:
            drawn.close()
    return write_all(contest, results, folder, language)


def default_folder(contest: Contest) -> Path:
    """Return a folder of this contest's own, so that the same command finds it again."""
    text = json.dumps(contest.header(), sort_keys=True, ensure_ascii=False)
    mark = hashlib.sha256(text.encode(errors="backslashreplace")).hexdigest()[:8]
    return Path(f"arena-{contest.game}-{mark}")


def print_summary(title: str, summary: dict[str, Any], folder: Path, language: str) -> None:
    """Print the standing, and where to read more."""

    def words(key: str, **arguments: Any) -> str:
        return WORDS.say(f"arena.{key}", arguments, language)

    bots = sorted(summary["by_bot"], key=_strength, reverse=True)
    luck = ("without_luck",) if any(bot["without_luck"] for bot in bots) else ()
    rows = [
        (
            bot["bot"],
            _figure(bot["win_share"], 100, "{:.1f} %"),
            *(_figure(bot[key], 100, "{:.1f} %") for key in luck),
            _figure(bot["rating"], 1, "{:+z.0f}"),
            _figure(bot["points"], 1, "{:.1f}"),
            milliseconds(bot["ms_per_choice"]),
            str(bot["failures"]),
        )
        for bot in bots
    ]
    keys = ("bot", "win_share", *luck, "rating", "points", "time", "failures")
    about = {"title": title, "seats": summary["seats"], "matches": f"{summary['matches']:,}"}
    print(words("title", **about, blocks=f"{summary['blocks']:,}"))
    print_table([words(key) for key in keys], rows)
    print(f"\n{words('intervals')}")
    if told := said_of_truncation(summary, language):
        print(f"{told[0].upper()}{told[1:]}.")
    files = (ROWS, SUMMARY) if summary["missing"] else (REPORT, ROWS, SUMMARY)
    print(words("files", files=", ".join(files), folder=shlex.quote(str(folder))))
    if summary["missing"]:
        print(wrapped(words("no_report", why=summary["missing"])), file=sys.stderr)


def _strength(bot: dict[str, Any]) -> float:
    share = bot["win_share"]
    return float(share["value"]) if share else NO_SHARE


def _figure(estimate: dict[str, Any] | None, scale: float, form: str) -> str:
    if estimate is None:
        return "-"
    text = form.format(scale * estimate["value"])
    if estimate["low"] is None:
        return text
    low, high = (form.format(scale * estimate[end]) for end in ("low", "high"))
    return f"{text} [{low}, {high}]"
