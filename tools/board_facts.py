"""What the tools share that write facts of a game for its board in the browser."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

GENERATED = Path(__file__).parent.parent / "web" / "src" / "generated"


def text_of(facts: dict[str, Any]) -> str:
    """Return facts as JSON: a line for each, and for each row of those that are tables."""
    lines = []
    for key, value in facts.items():
        if isinstance(value, dict):
            rows = [f"    {json.dumps(name)}: {json.dumps(row)}" for name, row in value.items()]
            lines.append(f'  "{key}": {{\n' + ",\n".join(rows) + "\n  }")
        else:
            lines.append(f'  "{key}": {json.dumps(value)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def write_or_check(file: str, facts: dict[str, Any], about: str | None) -> int:
    """Write a file for a board, or with --check compare it; return the exit status."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--check", action="store_true", help="only tell whether it is up to date")
    path = GENERATED / file
    if not parser.parse_args().check:
        path.write_text(text_of(facts), encoding="utf-8")
    elif path.read_text(encoding="utf-8") != text_of(facts):
        print(f"{path.name} is out of date: run tools/{Path(sys.argv[0]).name}")
        return 1
    return 0
