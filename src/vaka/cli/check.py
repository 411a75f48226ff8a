"""`vaka check`: run case files against the rules."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from vaka import registry
from vaka.cli.output import print_json, read_file
from vaka.core import cases
from vaka.core.errors import Refusal
from vaka.core.paint import paint_for


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser(
        "check",
        help="run worked cases",
        description="Run files of worked cases and say for each failing case what differs. "
        "Exit code 1 if any case fails.",
    )
    command.add_argument("file", nargs="+", help="JSON file of cases, - for standard input")
    command.add_argument("--game", help="the game, where neither case nor file name says it")
    command.add_argument("--json", action="store_true", help="print JSON")
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run all files; return 1 if a case fails."""
    results = []
    for name in arguments.file:
        results += [result | {"file": name} for result in check_file(name, arguments.game)]
    failed = [result for result in results if result["difference"]]
    if arguments.json:
        print_json({"cases": len(results), "failed": len(failed), "results": results})
        return 1 if failed else 0
    paint = paint_for(sys.stdout)
    for result in failed:
        print(f"{paint('FAILED', 'bold', 'red')} {result['file']} {result['id']}: {result['note']}")
        print(f"  {result['difference']}")
    print(f"{len(results) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


def check_file(name: str, game: str | None) -> list[dict[str, Any]]:
    """Run the cases of one file: id, note, and what differs ("" if nothing does)."""
    try:
        found = json.loads(read_file(name))
    except (json.JSONDecodeError, RecursionError) as error:
        raise Refusal("file_not_json", {"file": name, "why": str(error)}) from error
    if not isinstance(found, list):
        raise Refusal("file_no_cases", {"file": name})
    results = []
    for number, case in enumerate(found, 1):
        named = case if isinstance(case, dict) else {}
        result = {"id": str(named.get("id", number)), "note": str(named.get("note", ""))}
        try:
            cases.run(registry.load(_game_of(case, name, game)), case)
            results.append(result | {"difference": ""})
        except cases.Difference as difference:
            results.append(result | {"difference": str(difference)})
    return results


def _game_of(case: Any, file: str, game: str | None) -> str:
    """Return the game: as asked for, as the case says, or as the file is called."""
    name = game or cases.game_name(case) or Path(file).stem.removesuffix("_cases")
    if name not in registry.games() and game is None:
        raise Refusal("case_of_which_game", {"file": file})
    return name
