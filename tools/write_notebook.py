"""Run the cells of examples/positions.ipynb and store what they print beside them."""

import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any

import written

NOTEBOOK = written.ROOT / "examples" / "positions.ipynb"


def notebook_text(path: Path) -> str:
    """Return a notebook as it should stand in its file."""
    notebook = json.loads(path.read_text(encoding="utf-8"))
    return json.dumps(run(notebook), indent=1, ensure_ascii=False) + "\n"


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
    sys.exit(written.run(__doc__, [(NOTEBOOK, notebook_text(NOTEBOOK))]))
