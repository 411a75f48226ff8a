"""`vaka tasks`: what algorithms are compared by, and how good a bot is at it."""

import argparse
from pathlib import Path
from typing import Any

from vaka.arena.intervals import Estimate
from vaka.arena.workers import cores
from vaka.cli.output import WORDS, Progress, add_language, print_json, print_table, whole
from vaka.errors import Refusal
from vaka.tasks.entries import entry_of, published, write
from vaka.tasks.evaluation import evaluate
from vaka.tasks.listed import TASKS, WIN_SHARE, Task, task

MOST_MATCHES = 10**7
MOST_PROCESSES = 1000
FEWEST_MATCHES = 30  # four blocks of any table: fewer give no interval


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser(
        "tasks",
        help="measure a bot on a task with published results",
        description="List the tasks; name one to see its published results, and a bot to measure "
        "it. The same command gives the same result on every machine.",
    )
    command.add_argument("task", nargs="?", metavar="ID", help="default: list all tasks")
    command.add_argument("--bot", metavar="NAME", help="a bot; module.Class is one of your own")
    command.add_argument(
        "--matches",
        type=whole(FEWEST_MATCHES, MOST_MATCHES),
        metavar="N",
        help="the first matches of the task only, for a quick look (default: all)",
    )
    command.add_argument(
        "--processes", type=whole(1, MOST_PROCESSES), metavar="P", help="default: all cores"
    )
    command.add_argument(
        "--entry", metavar="FILE", help="write the result of all matches to a new file"
    )
    command.add_argument("--json", action="store_true", help="print JSON")
    add_language(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """List the tasks, show one, or measure a bot."""
    if arguments.task is None:
        _list(arguments)
    elif arguments.bot is None:
        _show(task(arguments.task), arguments)
    else:
        _measure(task(arguments.task), arguments)
    return 0


def _list(arguments: argparse.Namespace) -> None:
    if arguments.json:
        print_json([vars(found) for found in TASKS.values()])
        return
    rows = [
        (
            found.id,
            found.opponents,
            _words(arguments, found.measure),
            str(found.seats),
            f"{found.matches:,}",
            f"{found.budget:,}",
        )
        for found in TASKS.values()
    ]
    keys = ("task", "opponents", "measure", "seats", "matches", "budget")
    print_table([_words(arguments, key) for key in keys], rows, words=3)


def _show(chosen: Task, arguments: argparse.Namespace) -> None:
    entries = published(chosen.id)
    if arguments.json:
        print_json({**vars(chosen), "entries": [vars(entry) for entry in entries]})
        return
    rows = [
        (
            entry.name,
            figure(chosen, Estimate(entry.value, entry.low, entry.high)),
            f"{entry.decisions:,}",
        )
        for entry in entries
    ]
    keys = ("name", chosen.measure, "learned")
    print_table([_words(arguments, key) for key in keys], rows)


def _measure(chosen: Task, arguments: argparse.Namespace) -> None:
    if arguments.entry and arguments.matches:
        raise Refusal("entry_of_all", {}, WORDS)
    progress = Progress(arguments.matches or chosen.matches, arguments.language)
    try:
        found = evaluate(
            chosen,
            arguments.bot,
            arguments.matches,
            arguments.processes or cores(),
            progress,
        )
    finally:
        progress.close()
    if arguments.entry:
        file = Path(arguments.entry)
        name = file.name.removesuffix(".json").removeprefix(f"{chosen.id}.")
        try:
            write(entry_of(found, arguments.bot, name), file)
        except FileExistsError:
            raise Refusal("file_exists", {"file": file}, WORDS) from None
    if arguments.json:
        print_json({"bot": arguments.bot, **found.as_json()})
        return
    told = {
        "bot": arguments.bot,
        "task": chosen.id,
        "measure": _words(arguments, chosen.measure),
        "figure": figure(chosen, found.estimate),
        "matches": f"{found.matches:,}",
    }
    print(_words(arguments, "measured", **told))


def figure(chosen: Task, estimate: Estimate) -> str:
    """Return a measure with its interval as people read it."""
    scale, form = (100, "{:.1f} %") if chosen.measure == WIN_SHARE else (1, "{:+z.2f}")
    value, low, high = (form.format(scale * part) for part in estimate if part is not None)
    return f"{value} [{low}, {high}]"


def _words(arguments: argparse.Namespace, key: str, **more: Any) -> str:
    return WORDS.say(f"tasks.{key}", more, str(arguments.language))
