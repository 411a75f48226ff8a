"""`vaka play`: open a table in the terminal, for a new match or a saved one."""

import argparse
import os
import re
import shlex
import sys
from pathlib import Path
from typing import Any

from vaka import registry
from vaka.bots import BOTS, split_names, varied
from vaka.cli import saves
from vaka.cli.files import InFile
from vaka.cli.output import WORDS, add_language, add_option, game_name, options_of
from vaka.cli.saves import Saved
from vaka.cli.terminal import YOU, Table, check_sitters, runs_a_program
from vaka.core.game import Game
from vaka.engine.rng import Rng
from vaka.errors import BadBot, Refusal
from vaka.match import Match
from vaka.text.colours import pad

LOT = -100  # of the streams of a seed that by which seats are drawn
USUAL = "skilled"  # the bots of a table for which nobody asked for others


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser(
        "play",
        help="play in the terminal",
        description="Play a game in the terminal, against bots or with friends at one keyboard. "
        "The match is saved after every move; --resume continues it.",
    )
    bots = ", ".join(sorted(BOTS))
    command.add_argument(
        "game", nargs="?", type=game_name, help="name of the game; a terminal asks for it"
    )
    command.add_argument(
        "--seats",
        metavar="LIST",
        help=f"who sits where, separated by commas: {YOU}, a bot ({bots}) or module.Class, a bot "
        f"of your own; or how many seats: {YOU} and {USUAL} bots (default: as many as can sit)",
    )
    command.add_argument(
        "--seat",
        type=int,
        metavar="N",
        help=f"where {YOU} sit, counted from 0, if --seats is a number (default: drawn by lot)",
    )
    command.add_argument(
        "--seed", type=int, metavar="N", help="repeat the chance of a match (default: new)"
    )
    add_option(command)
    command.add_argument("--save", metavar="FILE", help="where to save (default: a new file)")
    command.add_argument(
        "--resume",
        nargs="?",
        const="",
        metavar="FILE",
        help="continue a saved match, by default the last",
    )
    add_language(command)
    command.add_argument(
        "--memory",
        action="store_true",
        help="the memory aid: show what a perfect memory knows, and in the log what the rulebook "
        "covers again",
    )
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Open a table and sit down."""
    saved, file = _new(arguments) if arguments.resume is None else _resumed(arguments)
    return Table(saved, file, arguments.language, arguments.memory).play()


def _new(arguments: argparse.Namespace) -> tuple[Saved, Path]:
    """Return a new match and the file to save it in."""
    game = (
        _asked_for(arguments.language) if arguments.game is None else registry.load(arguments.game)
    )
    seed = int.from_bytes(os.urandom(4)) if arguments.seed is None else arguments.seed
    seats = str(game.seats[-1]) if arguments.seats is None else arguments.seats
    sitters = _sitters(seats)
    drawn = arguments.seat is None and _is_number(seats)
    chosen = options_of(arguments.option, game)
    match = Match(game, len(sitters), game.options_of_table(chosen, people=YOU in sitters))
    check_sitters(sitters, game)
    sitters = varied(sitters, game)
    if _is_number(seats):
        sitters = _turned(sitters, _drawn_seat(seed, sitters) if drawn else arguments.seat)
    elif arguments.seat is not None:
        raise Refusal("seat_of_list", {}, WORDS)
    file = _unused(arguments.save) if arguments.save else saves.new_file(game.name)
    return Saved(match, sitters, seed, drawn), file


def _drawn_seat(seed: int, sitters: list[str]) -> int:
    """Draw the seat of the person by lot; the seed of a match repeats that, too."""
    return Rng(seed).split(LOT).below(len(sitters))


def _turned(sitters: list[str], seat: int) -> list[str]:
    """Return the same round with the person at a seat; bots keep their order."""
    if not 0 <= seat < len(sitters):
        raise Refusal("no_such_seat_here", {"last": len(sitters) - 1}, WORDS)
    return [*sitters[1 : seat + 1], sitters[0], *sitters[seat + 1 :]]


def _resumed(arguments: argparse.Namespace) -> tuple[Saved, Path]:
    """Return a saved match, who sits there changed if asked for, and the file to save it in."""
    if arguments.option:
        raise Refusal("options_of_saved", {}, WORDS)
    if arguments.seed is not None:
        raise Refusal("seed_of_saved", {}, WORDS)
    if arguments.seat is not None:
        raise Refusal("seat_of_saved", {}, WORDS)
    if arguments.game is not None:
        registry.load(arguments.game)
    name = arguments.resume or saves.last_file(arguments.game)
    saved = saves.read(name, arguments.game)
    game = saved.match.game
    if arguments.seats is not None:
        sitters = _sitters(arguments.seats)
        check_sitters(sitters, game)
        saved.sitters = varied(sitters, game)
    elif any(map(runs_a_program, saved.sitters)):  # a file may come from anybody
        seats = shlex.quote(",".join(saved.sitters))
        raise Refusal("programs_of_saved", {"file": name, "seats": seats}, WORDS)
    if len(saved.sitters) != saved.match.seats:
        raise Refusal("seats_of_journal", {"file": name, "seats": saved.match.seats})
    try:
        check_sitters(saved.sitters, game)
    except BadBot as refusal:
        raise InFile(name, refusal) from refusal
    return saved, _unused(arguments.save) if arguments.save else Path(name)


def _asked_for(language: str) -> Game:
    """Ask at a terminal which game it shall be; where nobody can answer, refuse."""
    names = registry.games()
    refusal = Refusal("which_game", {"games": ", ".join(names)})
    if not sys.stdin.isatty():
        raise refusal
    for number, name in enumerate(names, 1):
        print(f"{number:>3}  {pad(name, max(map(len, names)))}  {registry.load(name).title}")
    while True:
        try:
            answer = game_name(input(WORDS.say("ask_game", {}, language)).strip())
        except EOFError:
            print()
            raise refusal from None
        if answer in names:
            return registry.load(answer)
        if re.fullmatch("[0-9]{1,3}", answer) and 1 <= int(answer) <= len(names):
            return registry.load(names[int(answer) - 1])


def _sitters(text: str) -> list[str]:
    """Return who sits where: as the list says, or you and usual bots where it is a number."""
    if _is_number(text):
        return [YOU, *[USUAL] * (int(text) - 1)][: int(text)]
    return split_names(text)


def _is_number(seats: str) -> bool:
    """Tell whether only the number of seats was named."""
    return re.fullmatch("[0-9]{1,6}", seats) is not None


def _unused(name: str) -> Path:
    """Return the path of a file that does not exist yet; what exists is never written over."""
    if os.path.lexists(name):
        raise Refusal("file_exists", {"file": name}, WORDS)
    return Path(name)
