"""`vaka serve`: open the table for browsers."""

import argparse
import errno
import ipaddress
import os
import sys
import webbrowser
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from vaka.cli.output import WORDS, add_language, whole
from vaka.cli.saves import folder
from vaka.errors import Refusal

PORT = 8765
MOST_WORKERS = 64
LONGEST_KEPT = 36_500  # days
EPILOG = """\
examples:
  vaka serve                                   play here, against bots or with friends near you
  vaka serve --host 0.0.0.0                    friends in the same network can join
  vaka serve --db postgresql://vaka@db/vaka --workers 4 --address https://vaka.example
                                               many people, behind a web server with TLS
"""


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser(
        "serve",
        help="play in the browser",
        description="Open the table in the browser: play alone against bots or with friends. "
        "Every move is kept in a file or a database the moment it is made. Ctrl-C stops the "
        "server; the next start continues where it stopped.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.add_argument(
        "--host",
        default="127.0.0.1",
        metavar="NAME",
        help="where to listen (default 127.0.0.1: only this machine; 0.0.0.0: everybody)",
    )
    command.add_argument(
        "--port",
        type=whole(0, 65_535),
        metavar="N",
        help=f"default {PORT}, or the next free one; 0: any",
    )
    command.add_argument(
        "--db",
        metavar="WHERE",
        help="file for SQLite, or postgresql://... (default: table.sqlite in your state folder)",
    )
    command.add_argument(
        "--workers",
        type=whole(1, MOST_WORKERS),
        default=1,
        metavar="N",
        help="processes that serve people (default 1)",
    )
    command.add_argument(
        "--thinkers",
        type=whole(1, MOST_WORKERS),
        metavar="N",
        help="processes in which bots think, for each worker (default: as the cores allow)",
    )
    command.add_argument(
        "--memory",
        type=whole(10, 1_000_000),
        default=300,
        metavar="MB",
        help="what loaded matches may take, for each worker (default 300); others are refused",
    )
    command.add_argument(
        "--most-matches",
        type=whole(1, 1_000_000_000),
        default=100_000,
        metavar="N",
        help="how many matches are kept (default 100000); new ones are refused then",
    )
    command.add_argument(
        "--analysis-tries",
        type=whole(1, 1_000_000),
        metavar="N",
        help="how often each move is tried when a finished match is analysed (default 4000, with "
        "the plain engine 40)",
    )
    command.add_argument(
        "--address",
        default="",
        metavar="URL",
        help="how others reach the server, for links: needed behind another web server",
    )
    command.add_argument(
        "--keep-days",
        type=whole(0, LONGEST_KEPT),
        default=0,
        metavar="N",
        help="delete matches that have been over for so many days (default 0: keep them)",
    )
    command.add_argument(
        "--keep-idle-days",
        type=whole(0, LONGEST_KEPT),
        default=0,
        metavar="N",
        help="delete matches that nobody has played on for so many days (default 0: keep them)",
    )
    command.add_argument(
        "--allow-private-webhooks",
        action="store_true",
        help="let alerts go to addresses in your own network",
    )
    command.add_argument(
        "--log",
        choices=("json", "text"),
        help="how failures are logged (default: text to a terminal, else JSON)",
    )
    command.add_argument("--no-browser", action="store_true", help="do not open the browser")
    add_language(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    try:
        from vaka.table import serving
        from vaka.table.config import Config
        from vaka.table.judging import USUAL_TRIES
    except ModuleNotFoundError as missing:
        raise Refusal("serve_missing", {"module": missing.name}, WORDS) from None
    public = _checked(arguments.address)
    _check_folder(arguments.db)
    port = PORT if arguments.port is None else arguments.port
    with serving.bind(arguments.host, port, others=arguments.port is None) as stream:
        config = Config(
            db=arguments.db or str(folder() / "table.sqlite"),
            workers=arguments.workers,
            thinkers=arguments.thinkers or max(1, (os.cpu_count() or 1) // arguments.workers),
            address=public,
            hosts=serving.LOOPBACK if _is_loopback(arguments.host) else [],
            keep_days=arguments.keep_days,
            keep_idle_days=arguments.keep_idle_days,
            private_webhooks=arguments.allow_private_webhooks,
            log=arguments.log or ("text" if sys.stderr.isatty() else "json"),
            most_matches=arguments.most_matches,
            memory=arguments.memory,
            analysis_tries=arguments.analysis_tries or USUAL_TRIES,
        )
        address = public or f"http://{_shown(arguments.host)}:{stream.getsockname()[1]}"

        def started() -> None:
            print(WORDS.say("serve.ready", {"address": address}, arguments.language), flush=True)
            if not arguments.no_browser:
                webbrowser.open(address)

        serving.serve(config, stream, started)
    print(WORDS.say("serve.stopped", {}, arguments.language), flush=True)
    return 0


def _checked(address: str) -> str:
    """Return the public address, or refuse what is none."""
    split = urlsplit(address)
    if address and (split.scheme not in ("http", "https") or not split.netloc or split.path):
        raise Refusal("serve_address", {"value": address}, WORDS)
    return address


def _check_folder(db: str | None) -> None:
    """Refuse a file in a folder that is not there: it may be a slip. Our own folder is made."""
    if db and "://" not in db and not Path(db).parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), db)


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _shown(host: str) -> str:
    """Return a host as a browser on this machine can reach it."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"[{host}]" if ":" in host else host
