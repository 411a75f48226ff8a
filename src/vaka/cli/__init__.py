"""The command line: `vaka COMMAND ...`.

Exit codes: 0 done; 1 something that was checked does not hold; 2 the request was wrong; 130
interrupted.
"""

import argparse
import os
import sys
from collections.abc import Sequence

import vaka
from vaka.cli import bench, check, games, play, replay, rules, simulate
from vaka.core.errors import Refusal

COMMANDS = (games, rules, play, check, replay, simulate, bench)
INTERRUPTED = 130


def parser() -> argparse.ArgumentParser:
    """Return the parser of all commands."""
    top = argparse.ArgumentParser(
        prog="vaka",
        description="Four Polynesian board games: play them, replay them, simulate them.",
        epilog="Exit codes: 0 done, 1 a check failed, 2 the request was wrong.",
    )
    engine = "compiled" if vaka.engine.COMPILED else "uncompiled"
    top.add_argument(
        "--version", action="version", version=f"vaka {vaka.__version__} ({engine} engine)"
    )
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add_to(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    chosen = parser().parse_args(arguments)
    try:
        code: int = chosen.run(chosen)
        sys.stdout.flush()
    except Refusal as refusal:
        print(f"vaka: {refusal}", file=sys.stderr)
        return 2
    except OSError as error:
        if isinstance(error, BrokenPipeError):  # the reader, such as `head`, has seen enough
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        print(f"vaka: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    return code
