"""The command line: `vaka COMMAND ...`.

Exit codes: 0 done; 1 something that was checked does not hold; 2 the request was wrong; 130
interrupted.
"""

import argparse
import io
import os
import sys
from collections.abc import Sequence

import vaka
from vaka.cli import (
    analyse,
    arena,
    check,
    games,
    hint,
    perft,
    play,
    puzzles,
    record,
    replay,
    rules,
    serve,
    simulate,
    static,
    store,
    tasks,
    workshop,
)
from vaka.cli.output import INTERRUPTED, WORDS, why
from vaka.errors import Refusal

COMMANDS = (
    games,
    rules,
    play,
    serve,
    static,
    store,
    hint,
    check,
    replay,
    analyse,
    puzzles,
    simulate,
    perft,
    record,
    arena,
    tasks,
    workshop,
)


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
    _make_streams_forgiving()
    chosen = parser().parse_args(arguments)
    try:
        code: int = chosen.run(chosen)
        sys.stdout.flush()
    except Refusal as refusal:
        return _refuse(refusal.sentence(_language(chosen)))
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        _write_nowhere()
        return 0
    except OSError as error:
        if error.filename is None:  # the output itself failed: it is not tried again at the end
            _write_nowhere()
        place = error.filename or WORDS.say("output", {}, _language(chosen))
        return _refuse(f"{place}: {why(error, _language(chosen))}.")
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    return code


def _language(chosen: argparse.Namespace) -> str:
    return str(getattr(chosen, "language", "en"))


def _refuse(sentence: str) -> int:
    print(f"vaka: {sentence}", file=sys.stderr)
    return 2


def _make_streams_forgiving() -> None:
    """Let neither a closed stream nor a letter that a stream cannot carry end the program."""
    for name, mode, errors in (
        ("stdin", "r", "replace"),
        ("stdout", "w", "backslashreplace"),
        ("stderr", "w", "backslashreplace"),
    ):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115  open to the end
        stream = getattr(sys, name)
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def _write_nowhere() -> None:
    """Send the rest of the output nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
