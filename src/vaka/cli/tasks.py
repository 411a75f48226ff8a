"""`vaka tasks`: what algorithms are compared by, and how good a bot is at it."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from vaka.arena.intervals import Estimate
from vaka.arena.workers import cores
from vaka.cli.output import WORDS, Progress, add_language, print_json, print_table, whole
from vaka.errors import Refusal
from vaka.tasks.entries import Entry, entry_of, published, write
from vaka.tasks.evaluation import evaluate
from vaka.tasks.listed import EXPLOITABILITY, TASKS, WIN_SHARE, Task, task

MOST_MATCHES = 10**7
MOST_PROCESSES = 1000
MOST_SEEDS = 100
LEARNERS = ("reinforce", "ppo", "dqn")  # vaka.learn.algorithms, which needs libraries to be named
SOLVER = "mccfr"  # OpenSpiel's, of vaka.tasks.small
FORMS = {WIN_SHARE: (100, "{:.1f} %"), EXPLOITABILITY: (1, "{:.3f}")}
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
    who = command.add_mutually_exclusive_group()
    who.add_argument("--bot", metavar="NAME", help="a bot; module.Class is one of your own")
    who.add_argument(
        "--learner",
        choices=[*LEARNERS, SOLVER],
        help="an algorithm, which is trained with the whole budget of decisions first; mccfr is "
        "for the small table",
    )
    command.add_argument(
        "--seeds",
        type=whole(1, MOST_SEEDS),
        default=3,
        metavar="N",
        help="how often a learner is trained (default 3)",
    )
    command.add_argument(
        "--policies", metavar="FOLDER", help="where to write what a learner has learned"
    )
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
    elif arguments.bot is not None:
        _measure(task(arguments.task), arguments)
    elif arguments.learner is not None:
        chosen = task(arguments.task)
        if (arguments.learner == SOLVER) != (chosen.measure == EXPLOITABILITY):
            told = {"learner": arguments.learner, "task": chosen.id}
            raise Refusal("wrong_learner", told, WORDS)
        (_solve if arguments.learner == SOLVER else _learn)(chosen, arguments)
    else:
        _show(task(arguments.task), arguments)
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
    _refuse_part(arguments)
    progress = Progress(arguments.matches or chosen.matches, arguments.language)
    try:
        found = evaluate(
            chosen,
            arguments.bot,
            arguments.matches,
            arguments.processes or cores(),
            progress,
        )
    except ModuleNotFoundError as missing:
        if missing.name != "pyspiel":
            raise
        raise Refusal("solve_missing", {"module": missing.name}, WORDS) from missing
    finally:
        progress.close()
    if arguments.entry:
        _publish(arguments, lambda name: entry_of(found, arguments.bot, name))
    _tell(chosen, arguments, {"bot": arguments.bot, **found.as_json()}, found.estimate)


def _learn(chosen: Task, arguments: argparse.Namespace) -> None:
    """Train an algorithm from each seed, and measure what it has learned."""
    _refuse_part(arguments)
    try:
        from vaka.tasks.learning import entry_of_runs, estimate, learn, points

        folder = Path(arguments.policies) if arguments.policies else None
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)

        def told(seed: int, decisions: int, policy: Any) -> None:
            values = {"learner": arguments.learner, "seed": seed, "decisions": f"{decisions:,}"}
            print(_words(arguments, "trained", **values), file=sys.stderr, flush=True)
            if folder is not None:
                policy.save(folder / f"{arguments.learner}-{seed}.npz")

        runs = [
            learn(
                chosen,
                arguments.learner,
                seed,
                arguments.matches,
                arguments.processes or cores(),
                told,
            )
            for seed in range(1, arguments.seeds + 1)
        ]
    except ModuleNotFoundError as missing:
        raise Refusal("learn_missing", {"module": missing.name}, WORDS) from missing
    if arguments.entry:
        _publish(arguments, lambda name: entry_of_runs(chosen, arguments.learner, name, runs))
    found = estimate(chosen, runs)
    result = {
        "learner": arguments.learner,
        "seeds": arguments.seeds,
        "task": chosen.id,
        "matches": len(runs[0].played),
        **found._asdict(),
        "curve": [point._asdict() for point in points(chosen, runs)],
    }
    _tell(chosen, arguments, result, found)


def _solve(chosen: Task, arguments: argparse.Namespace) -> None:
    """Let OpenSpiel's solver approach perfect play from each seed."""
    try:
        from vaka.tasks.small import entry_of_solutions, over_seeds, solve
    except ModuleNotFoundError as missing:
        raise Refusal("solve_missing", {"module": missing.name}, WORDS) from missing

    def told(seed: int, done: int, value: float) -> None:
        values = {"learner": arguments.learner, "seed": seed, "done": done, "value": f"{value:.4f}"}
        print(_words(arguments, "solved", **values), file=sys.stderr, flush=True)

    curves = [solve(chosen, seed, told) for seed in range(1, arguments.seeds + 1)]
    if arguments.entry:
        _publish(arguments, lambda name: entry_of_solutions(chosen, SOLVER, name, curves))
    found = over_seeds([curve[-1][1] for curve in curves])
    result = {
        "learner": arguments.learner,
        "seeds": arguments.seeds,
        "task": chosen.id,
        "matches": chosen.matches,
        **found._asdict(),
        "curves": curves,
    }
    _tell(chosen, arguments, result, found)


def _refuse_part(arguments: argparse.Namespace) -> None:
    if arguments.entry and arguments.matches:
        raise Refusal("entry_of_all", {}, WORDS)


def _publish(arguments: argparse.Namespace, made: Callable[[str], Entry]) -> None:
    """Write an entry to the file that was asked for, which says its name."""
    file = Path(arguments.entry)
    name = file.name.removesuffix(".json").removeprefix(f"{arguments.task}.")
    try:
        write(made(name), file)
    except FileExistsError:
        raise Refusal("file_exists", {"file": file}, WORDS) from None


def _tell(
    chosen: Task, arguments: argparse.Namespace, result: dict[str, Any], found: Estimate
) -> None:
    if arguments.json:
        print_json(result)
        return
    told = {
        "bot": arguments.bot or arguments.learner,
        "task": chosen.id,
        "measure": _words(arguments, chosen.measure),
        "figure": figure(chosen, found),
        "matches": f"{result['matches']:,}",
    }
    print(_words(arguments, "measured", **told))


def figure(chosen: Task, estimate: Estimate) -> str:
    """Return a measure with its interval as people read it."""
    scale, form = FORMS.get(chosen.measure, (1, "{:+z.2f}"))
    value, *ends = (form.format(scale * part) for part in estimate if part is not None)
    return f"{value} [{', '.join(ends)}]" if ends else value


def _words(arguments: argparse.Namespace, key: str, **more: Any) -> str:
    return WORDS.say(f"tasks.{key}", more, str(arguments.language))
