"""`vaka store`: what the table keeps, and deleting it."""

import argparse
import sys
import time
from typing import TYPE_CHECKING, Any

from vaka.cli.output import WORDS, add_language, harmless, print_json, print_table
from vaka.cli.saves import folder
from vaka.errors import Refusal

if TYPE_CHECKING:
    from vaka.table.store import Store

EPILOG = """\
  list                 all matches, the one that was changed last first (the default)
  people MATCH         who sits at a match, with what `forget` takes
  delete MATCH ...     delete matches with their journals, chats and links
  forget PERSON ...    forget people: their seats, names and lines of chats
  tidy                 remove leftovers and give back the room of what was deleted

A running server hears of it and tells the pages that are open.
"""
ACTIONS = ("list", "people", "delete", "forget", "tidy")


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser(
        "store",
        help="list and delete what `vaka serve` keeps",
        description="List and delete the matches that `vaka serve` keeps, and what it knows of "
        "people.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.add_argument("action", nargs="?", choices=ACTIONS, default="list", metavar="ACTION")
    command.add_argument("what", nargs="*", metavar="WHAT", help="matches or persons")
    command.add_argument(
        "--db",
        metavar="WHERE",
        help="file of SQLite, or postgresql://... (default: table.sqlite in your state folder)",
    )
    command.add_argument("--yes", action="store_true", help="delete without asking")
    command.add_argument("--json", action="store_true", help="print JSON")
    add_language(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Do one thing with a store."""
    try:
        from vaka.table.config import Config
        from vaka.table.opening import existing
    except ModuleNotFoundError as missing:
        raise Refusal("serve_missing", {"module": missing.name}, WORDS) from None
    if bool(arguments.what) == (arguments.action in ("list", "tidy")):
        raise Refusal("store_what", {"action": arguments.action}, WORDS)
    with existing(Config(db=arguments.db or str(folder() / "table.sqlite"))) as store:
        if arguments.action in ("list", "people"):
            _show(store, arguments)
        elif arguments.action == "tidy":
            _tidy(store, arguments)
        else:
            _delete(store, arguments)
    return 0


def _show(store: "Store", arguments: argparse.Namespace) -> None:
    """Print matches, or who sits at one."""
    from vaka.table import inventory

    if arguments.action == "list":
        entries = inventory.entries(store)
        if arguments.json:
            print_json([entry._asdict() for entry in entries])
            return
        _print(
            ["match", "game", "state", "changed", "people"],
            [
                [entry.match, entry.game, entry.state, _day(entry.updated), ", ".join(entry.names)]
                for entry in entries
            ],
            arguments.language,
        )
        return
    for match in arguments.what:
        sitters = inventory.sitters(store, match)
        if sitters is None:
            raise Refusal("store_no_match", {"match": match[:40]}, WORDS)
        if arguments.json:
            print_json([sitter._asdict() for sitter in sitters])
            continue
        _print(
            ["seat", "kind", "name", "person"],
            [
                [str(s.seat + 1) if s.seat >= 0 else "-", s.kind, s.name or "-", s.person or "-"]
                for s in sitters
            ],
            arguments.language,
        )


def _print(header: list[str], rows: list[list[str]], language: str) -> None:
    named = [WORDS.say(f"store.{key}", {}, language) for key in header]
    print_table(named, [[harmless(cell) for cell in row] for row in rows], words=len(header))


def _day(at: float) -> str:
    return time.strftime("%Y-%m-%d", time.localtime(at))


def _delete(store: "Store", arguments: argparse.Namespace) -> None:
    """Delete matches, or forget persons, once the operator is sure."""
    from vaka.table import deletion, identity

    _ask(arguments)
    done = 0
    for what in arguments.what:
        if arguments.action == "delete":
            if not deletion.delete_match(store, what):
                raise Refusal("store_no_match", {"match": what[:40]}, WORDS)
            done += 1
            continue
        if not identity.is_person(what):
            raise Refusal("store_no_person", {"person": what[:40]}, WORDS)
        for match in deletion.mentions(store, what):
            deletion.forget(store, match, what)
            done += 1
    _done(arguments, f"store.{arguments.action}_done", done)


def _tidy(store: "Store", arguments: argparse.Namespace) -> None:
    """Remove leftovers."""
    from vaka.table import deletion

    deletion.forget_deleted(store, time.time())
    deletion.tidy(store)
    store.vacuum()
    _done(arguments, "store.tidy_done", 0)


def _done(arguments: argparse.Namespace, key: str, count: int) -> None:
    if arguments.json:
        print_json({"done": arguments.action, "matches": count})
    else:
        print(WORDS.say(key, {"matches": count}, arguments.language))


def _ask(arguments: argparse.Namespace) -> None:
    """Refuse to delete unless somebody has said that they are sure."""
    if arguments.yes:
        return
    if not sys.stdin.isatty():
        raise Refusal("store_unsure", {}, WORDS)
    sure = WORDS.say("store.sure", {"what": ", ".join(arguments.what)}, arguments.language)
    answer = input(f"{sure} ")
    if answer.strip().casefold()[:1] not in ("y", "j"):
        raise KeyboardInterrupt
