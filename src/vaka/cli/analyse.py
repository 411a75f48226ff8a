"""`vaka analyse`: a journal becomes a lesson."""

import argparse
import os
import sys
from pathlib import Path
from typing import Any

from vaka.cli.files import STANDARD_INPUT, match_of, read_input
from vaka.cli.output import WORDS, Progress, add_language, print_json, print_table, whole
from vaka.errors import Refusal
from vaka.match import Match
from vaka.teacher.judging import TRIES
from vaka.teacher.keeping import header, read_records
from vaka.teacher.page import page, percent, signed
from vaka.teacher.reasons import Teller
from vaka.teacher.records import Record
from vaka.teacher.stream import steps_of
from vaka.teacher.summary import costliest, summaries

KEPT = ".lesson.jsonl"  # what is added to the name of the journal, behind unusual settings
PAGE = ".lesson.html"
MOST_TRIES = 1_000_000
MOST_THREADS = 256


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser(
        "analyse",
        help="learn from a match: mistakes, luck, turning points",
        description="Judge every decision of a match by what its seat could know at that moment, "
        "and every deal by what it changed. Writes a page to look at (one HTML file that needs "
        "nothing else) and prints accuracy, luck and the costliest moves. What has been found is "
        "kept beside the journal: the same command goes on where it stopped.",
        epilog="docs/teacher.md says what the numbers mean, and what they do not.",
    )
    command.add_argument("journal", help="file with the journal, - for standard input")
    command.add_argument(
        "--out", metavar="FILE", help=f"page to write (default: the journal's name and {PAGE})"
    )
    command.add_argument(
        "--tries",
        type=whole(10, MOST_TRIES),
        default=TRIES,
        metavar="N",
        help=f"how often each of two searches tries each move (default {TRIES}); more is slower "
        "and leaves less open",
    )
    command.add_argument("--seed", type=int, default=0, metavar="N", help="default 0")
    command.add_argument(
        "--threads",
        type=whole(1, MOST_THREADS),
        default=os.cpu_count() or 1,
        metavar="T",
        help="default: one per core; they change nothing but the time",
    )
    command.add_argument("--names", metavar="A,B,...", help="names of the seats, for the page")
    command.add_argument(
        "--json", action="store_true", help="print seats and all records as JSON, write no page"
    )
    command.add_argument(
        "--parquet",
        metavar="FILE",
        help='write a row for each legal move of each choice too (pip install "vaka[datasets]", '
        'in a checkout pip install -e ".[datasets]")',
    )
    add_language(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Analyse, write the page and print the essence."""
    match = match_of(arguments.journal, read_input(arguments.journal))
    records = analysed(match, arguments)
    names = arguments.names.split(",") if arguments.names else None
    if arguments.parquet:
        write_rows(Path(arguments.parquet), records)
    if arguments.json:
        print_json(as_json(match, records, arguments))
        return 0
    teller = Teller(match, arguments.language, names)
    print_essence(match, records, teller)
    out = Path(arguments.out or f"{stem(arguments.journal)}{PAGE}")
    text = page(match, records, arguments.language, arguments.tries, names)
    out.write_text(text, encoding="utf-8")
    print(WORDS.say("analyse.page", {"file": out}, arguments.language))
    return 0


def write_rows(file: Path, records: list[Record]) -> None:
    """Write the rows for researchers; Refusal if what that needs is not installed."""
    try:
        from vaka.learn.lessons import write  # needs pyarrow, and takes long to import
    except ModuleNotFoundError as missing:
        raise Refusal("record_missing", {"module": missing.name}, WORDS) from missing
    write(file, [records])


def stem(journal: str) -> str:
    """Return what the names of our files begin with."""
    return "match" if journal == STANDARD_INPUT else journal


def kept_beside(arguments: argparse.Namespace) -> Path:
    """Return the file beside the journal that keeps what was found: each setting has its own."""
    tries = "" if arguments.tries == TRIES else f".tries{arguments.tries}"
    seed = f".seed{arguments.seed}" if arguments.seed else ""
    return Path(f"{arguments.journal}{tries}{seed}{KEPT}")


def analysed(match: Match, arguments: argparse.Namespace) -> list[Record]:
    """Return all records under a progress bar, those in the file beside the journal first."""
    kept = None if arguments.journal == STANDARD_INPUT else kept_beside(arguments)
    total = len(steps_of(match.lines))
    about = header(match.game, match.journal(), arguments.tries, arguments.seed)
    already = len(read_records(kept, about)) if kept else 0
    if kept and 0 < already < total:
        told = {"already": already, "total": total, "file": kept}
        print(WORDS.say("analyse.already", told, arguments.language), file=sys.stderr)
    progress = Progress(total, arguments.language, already)
    records = []
    try:
        for record in match.analysis(arguments.tries, arguments.seed, arguments.threads, kept):
            records.append(record)
            progress(len(records))
    finally:
        progress.close()
    return records


def as_json(match: Match, records: list[Record], arguments: argparse.Namespace) -> dict[str, Any]:
    """Return what a program wants to know."""
    return {
        "game": match.game.name,
        "seats": [seat.as_json() for seat in summaries(match, records)],
        "over": match.over,
        "tries": arguments.tries,
        "seed": arguments.seed,
        "records": [record.as_json() for record in records],
    }


def print_essence(match: Match, records: list[Record], teller: Teller) -> None:
    """Print a line for each seat, and what each of them should think about again."""

    def words(key: str, **arguments: Any) -> str:
        return WORDS.say(f"analyse.{key}", arguments, teller.language)

    seats = summaries(match, records)
    if not any(seat.choices for seat in seats):
        print(words("empty"))
        return
    title = {"title": match.game.title, "seats": match.seats, "moves": len(match)}
    print(words("title", **title))
    rows = [
        (
            teller.names[seat.seat],
            str(seat.points),
            "-" if seat.accuracy is None else f"{seat.accuracy:.0%}",
            percent(seat.cost),
            str(seat.mistakes),
            signed(seat.luck),
        )
        for seat in seats
    ]
    keys = ("seat", "points", "accuracy", "cost", "mistakes", "luck")
    print_table([words(key) for key in keys], rows)
    print()
    for seat in seats:
        for decision in costliest(records, seat.seat):
            told = {
                "name": teller.names[seat.seat],
                "step": decision.step + 1,
                "cost": percent(decision.cost.value),
                "played": teller.move(decision, decision.played),
                "best": teller.move(decision, decision.best),
            }
            print(words("costliest", **told))
    print()
