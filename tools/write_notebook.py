"""Run the cells of examples/positions.ipynb and store what they print beside them.

With --check nothing is written: the exit code is 1 if what is stored is not what they print.
"""

import argparse
import contextlib
import io
import json
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).parent.parent / "examples" / "positions.ipynb"


def main() -> int:
    """Run the notebook, and write it or check it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only tell whether it is up to date")
    check = parser.parse_args().check
    before = NOTEBOOK.read_text(encoding="utf-8")
    after = json.dumps(run(json.loads(before)), indent=1, ensure_ascii=False) + "\n"
    if not check:
        NOTEBOOK.write_text(after, encoding="utf-8")
    elif after != before:
        print(f"{NOTEBOOK.name} is out of date: run tools/write_notebook.py")
        return 1
    return 0


def run(notebook: dict[str, Any]) -> dict[str, Any]:
    """Return the notebook with the output of each code cell, all run in one namespace."""
    namespace: dict[str, Any] = {"__name__": "notebook"}
    count = 0
    for cell in notebook["cells"]:
        if cell["cell_type"] != "code":
            continue
        count += 1
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile("".join(cell["source"]), f"cell {count}", "exec"), namespace)
        text = printed.getvalue().splitlines(keepends=True)
        cell["execution_count"] = count
        cell["outputs"] = (
            [{"name": "stdout", "output_type": "stream", "text": text}] if text else []
        )
    return notebook


if __name__ == "__main__":
    raise SystemExit(main())
