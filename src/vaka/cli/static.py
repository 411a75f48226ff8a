"""`vaka static`: the table as a folder of files that needs no server."""

import argparse
import os
from pathlib import Path
from typing import Any

from vaka.cli.output import WORDS, add_language, print_json

CHECKOUT = Path(__file__).parents[3]
INSTALLED = CHECKOUT / "web" / "python" / "node_modules" / "pyodide"
ENGINE = CHECKOUT / "build" / "browser"
MEGABYTE = 1_000_000


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser(
        "static",
        help="write the table as a folder of files that needs no server",
        description="Write a folder that any web host can serve: the page, the games and Python "
        "for the browser. Whoever opens it plays against bots in that browser, offline too after "
        "the first visit. VAKA_REQUIRE_COMPILED=1 makes it an error if the engine in it is not "
        "compiled.",
    )
    command.add_argument("folder", type=Path, metavar="DIR", help="where to write; made if needed")
    command.add_argument(
        "--pyodide",
        type=Path,
        default=INSTALLED,
        metavar="FOLDER",
        help="the npm package `pyodide`, unpacked (default: where `make site-play` puts it)",
    )
    command.add_argument(
        "--engine",
        type=Path,
        default=ENGINE,
        metavar="FOLDER",
        help="the engine, compiled for browsers (default: where `make site-play` puts it)",
    )
    command.add_argument("--json", action="store_true", help="print the figures as JSON")
    add_language(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Write the folder and say how large it is."""
    from vaka.table import carried, folder  # slow to import, and no other command needs them

    written = folder.write(
        arguments.folder, arguments.pyodide, engine=arguments.engine, node=carried.find_node()
    )
    lacking = not written.compiled and os.environ.get("VAKA_REQUIRE_COMPILED") == "1"
    if arguments.json:
        print_json({"folder": str(arguments.folder), **written._asdict()})
        return int(lacking)
    figures = {
        "folder": str(arguments.folder),
        "files": written.files,
        "size": f"{written.size / MEGABYTE:.1f}",
        "compressed": f"{written.compressed / MEGABYTE:.1f}",
    }
    print(WORDS.say("static.done", figures, arguments.language))
    if not written.compiled:
        said = {"engine": str(arguments.engine)}
        print(WORDS.say("static.plain", said, arguments.language))
    if not written.precompiled:
        print(WORDS.say("static.sources", {}, arguments.language))
    return int(lacking)
