"""`vaka check`: run case files against the rules."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from vaka import registry
from vaka.cli.files import InFile, read_input
from vaka.cli.output import WORDS, add_language, game_name, harmless, print_json
from vaka.core.game import Game
from vaka.errors import Refusal, UnknownGame
from vaka.testing import cases
from vaka.text.colours import paint_for


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser(
        "check",
        help="run worked cases",
        description="Run files of worked cases and say for each failing case what differs. "
        "Exit code 1 if any case fails.",
    )
    command.add_argument("file", nargs="+", help="JSON file of cases, - for standard input")
    command.add_argument(
        "--game", type=game_name, help="the game, if neither case nor file name says so"
    )
    command.add_argument("--json", action="store_true", help="print JSON")
    add_language(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run all files; return 1 if a case fails."""
    results = []
    for name in arguments.file:
        results += [
            result | {"file": name}
            for result in check_file(name, arguments.game, arguments.language)
        ]
    failed = [result for result in results if result["difference"]]
    code = 1 if failed else 0
    if arguments.json:
        print_json({"cases": len(results), "failed": len(failed), "results": results})
        return code
    paint = paint_for(sys.stdout)
    label = WORDS.say("check.failed", {}, arguments.language)
    for result in failed:
        note = f": {result['note']}" if result["note"] else ""
        place = harmless(f"{result['file']} {result['id']}{note}")
        print(f"{paint(label, 'bold', 'red')} {place}\n  {harmless(result['difference'])}")
    counts = {"passed": len(results) - len(failed), "failed": len(failed)}
    print(WORDS.say("check.sum", counts, arguments.language))
    return code


def check_file(name: str, game: str | None, language: str = "en") -> list[dict[str, Any]]:
    """Run the cases of one file: id, note, and what differs ("" if nothing does)."""
    text = read_input(name)
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Refusal("file_not_json", {"file": name, "why": str(error)}) from error
    if not isinstance(found, list):
        raise Refusal("file_no_cases", {"file": name})
    said = next(filter(None, map(cases.game_name, found)), None)
    results = []
    for number, case in enumerate(found, 1):
        named = case if isinstance(case, dict) else {}
        rules = _rules_of(cases.game_name(case) or said, name, game)
        results.append(
            {
                "id": str(named.get("id", number)),
                "note": str(named.get("note", "")),
                "difference": _difference(rules, case, language),
            }
        )
    return results


def _difference(rules: Game, case: Any, language: str) -> str:
    """Run one case; return what differs, or nothing if it holds."""
    try:
        cases.run(rules, case)
    except cases.Difference as difference:
        return difference.sentence(language)
    return ""


def _rules_of(said: str | None, file: str, game: str | None) -> Game:
    """Return the game: as asked for, as the cases say, or as the file is called."""
    if game is not None:
        return registry.load(game)
    stem = Path(file).stem
    name = said or stem.removesuffix("_cases")
    if name == stem and name not in registry.games():
        raise Refusal("case_of_which_game", {"file": file})
    try:
        return registry.load(name)
    except UnknownGame as refusal:
        raise InFile(file, refusal) from refusal
