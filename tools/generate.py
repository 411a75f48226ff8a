"""Write every file that is made from others, or with --check tell which are out of date.

The compiler's files come first, since all others need an engine; then the rest side by side.
"""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from written import ROOT, parser

FIRST = ("write_engine",)  # constants and fields for the compiler
REST = (
    "write_statistics",  # the slowest: it plays matches again
    "write_views",
    "write_wire",
    "write_counts",
    "write_tasks",
    "write_ladder",
    "write_observations",
    "write_notebook",
    "write_tiles",
    "write_island",
    "write_cards",
    "write_aids",
    "write_examples",
    "draw_pictures",
)


def call(tool: str, check: bool) -> tuple[int, str]:
    """Run a tool in a process of its own; return its exit status and what it says."""
    paths = [str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
    done = subprocess.run(
        [sys.executable, f"tools/{tool}.py", *(["--check"] if check else [])],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout


def main() -> int:
    """Run all tools, or those that are named; return the exit status."""
    known = parser(__doc__)
    known.add_argument("tool", nargs="*", help="only these (default: all)")
    arguments = known.parse_args()
    if unknown := sorted({*arguments.tool} - {*FIRST, *REST}):
        known.error(f"no such tool: {', '.join(unknown)}; there are {', '.join(FIRST + REST)}")
    worst = 0
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        for group in (FIRST, REST):
            chosen = [tool for tool in group if not arguments.tool or tool in arguments.tool]
            for status, said in threads.map(lambda tool: call(tool, arguments.check), chosen):
                worst = max(worst, abs(status))
                print(said, end="", flush=True)
    return worst


if __name__ == "__main__":
    sys.exit(main())
