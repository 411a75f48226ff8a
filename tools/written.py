"""What the tools share that write generated files: the argument --check, comparing and writing."""

import argparse
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
sys.path.append(str(ROOT))  # where `benchmarks` is, which some tools read
GENERATED = ROOT / "web" / "src" / "generated"  # what the page has from Python
Files = Iterable[tuple[Path, str]]  # each with what should stand in it


def parser(about: str | None) -> argparse.ArgumentParser:
    """Return the arguments that every such tool has."""
    known = argparse.ArgumentParser(description=about)
    known.add_argument("--check", action="store_true", help="change nothing, fail if out of date")
    return known


def run(about: str | None, files: Files) -> int:
    """Write files, or with --check compare them; return the exit status."""
    return settle(files, parser(about).parse_args().check)


def settle(files: Files, check: bool) -> int:
    """Write each file that is not as it should be, or only name it; return the exit status."""
    stale = [(path, text) for path, text in files if not is_written(path, text)]
    for path, text in stale:
        if check:
            print(f"{shown(path)} is out of date: run tools/{Path(sys.argv[0]).name}")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"wrote {shown(path)}")
    return 1 if check and stale else 0


def is_written(path: Path, text: str) -> bool:
    """Tell whether just this text stands in a file."""
    return path.exists() and path.read_text(encoding="utf-8") == text


def shown(path: Path) -> str:
    """Return a path as people should read it: from the root of the checkout, if it is inside."""
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else str(path)


def json_text(facts: dict[str, Any]) -> str:
    """Return facts for a board as JSON: a line for each, and for each row of those with rows."""
    lines = []
    for key, value in facts.items():
        if isinstance(value, dict):
            rows = [f"    {json.dumps(name)}: {json.dumps(row)}" for name, row in value.items()]
            lines.append(f'  "{key}": {{\n' + ",\n".join(rows) + "\n  }")
        else:
            lines.append(f'  "{key}": {json.dumps(value)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"
