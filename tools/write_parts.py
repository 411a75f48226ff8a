"""Write a .pxd beside each parts.py, events.py and weights.py: its ints and tables of ints in C.

Run it after editing such a file; `--check` only tells whether one is out of date.
"""

import argparse
import importlib
import importlib.util
import itertools
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

SOURCE = Path(__file__).parent.parent / "src"
NAMES = ("parts", "events", "weights")


def parts_pxd(module: ModuleType) -> str:
    """Return the text of the .pxd: enum members for ints, C arrays for rectangles of ints."""
    constants = {name: value for name, value in vars(module).items() if name.isupper()}
    ints = {name: value for name, value in constants.items() if type(value) is int}
    tables = {name: value for name, value in constants.items() if shape(value)}
    source = module.__name__.rpartition(".")[2]
    lines = [f"# Written by tools/write_parts.py from {source}.py; do not edit."]
    if tables:
        lines += ["from libc.stdint cimport int16_t", "", "cdef extern from *:", '    """']
        for name, value in tables.items():
            lines.append(f"    static const int16_t {name}{dimensions(value)} = {literal(value)};")
        lines.append('    """')
        for name, value in tables.items():
            lines.append(f"    const int16_t{dimensions(value)} {name}")
    lines += ["", "cdef enum:"]
    lines += [f"    {name} = {value}" for name, value in ints.items()]
    return "\n".join(lines) + "\n"


def shape(value: Any) -> tuple[int, ...]:
    """Return the shape of a rectangle of ints made of tuples, or () if it is none."""
    if not isinstance(value, tuple) or not value:
        return ()
    if all(type(item) is int for item in value):
        return (len(value),)
    inner = {shape(item) for item in value}
    if len(inner) != 1 or inner == {()}:
        return ()
    return (len(value), *inner.pop())


def dimensions(value: Any) -> str:
    """Return the shape as C writes it."""
    return "".join(f"[{n}]" for n in shape(value))


def literal(value: Any) -> str:
    """Return the table as a C initialiser."""
    if isinstance(value, int):
        return str(value)
    return "{" + ", ".join(literal(item) for item in value) + "}"


def main() -> int:
    """Write or check all of them; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing, fail if out of date")
    parser.add_argument(
        "package", nargs="*", help="packages with a parts.py (default: all games of vaka)"
    )
    arguments = parser.parse_args()
    check = arguments.check
    os.environ["VAKA_PURE"] = "1"  # the compiled engine may be older than the file being written
    sys.path.insert(0, str(SOURCE))
    stale = 0
    own = [f"vaka.games.{parts.parent.name}" for parts in SOURCE.glob("vaka/games/*/parts.py")]
    for package, name in itertools.product(sorted(arguments.package or own), NAMES):
        if importlib.util.find_spec(f"{package}.{name}") is None:
            continue
        module = importlib.import_module(f"{package}.{name}")
        target = Path(str(module.__file__)).with_suffix(".pxd")
        text = parts_pxd(module)
        if target.exists() and target.read_text() == text:
            continue
        stale += 1
        if check:
            print(f"{package}: {target.name} is out of date: run tools/write_parts.py")
        else:
            target.write_text(text)
            print(f"{package}: wrote {target.name}")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
