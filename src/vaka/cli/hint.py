"""`vaka hint`: what a strong bot thinks of every move, from what the seat to move may know."""

import argparse
from typing import Any

from vaka.bots.analysis import Opinion
from vaka.cli.files import match_of, read_input
from vaka.cli.output import WORDS, add_language, print_json, print_table, seconds, whole
from vaka.engine.turns import CHANCE
from vaka.errors import Refusal
from vaka.match import Match
from vaka.text.sentences import sentences_of

MOST_THREADS = 256


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser(
        "hint",
        help="ask what to play",
        description="Think about the position at the end of a journal, from what the seat to move "
        "may know, and print for each legal move how much of the match it seems to be worth.",
    )
    command.add_argument("journal", help="file with the journal, - for standard input")
    command.add_argument("--seat", type=int, metavar="N", help="default: whoever is to move")
    command.add_argument("--step", type=int, metavar="N", help="look at the position after N moves")
    command.add_argument(
        "--seconds", type=seconds, default=2.0, metavar="S", help="time to think (default 2)"
    )
    command.add_argument(
        "--threads", type=whole(1, MOST_THREADS), default=1, metavar="T", help="default 1"
    )
    command.add_argument("--seed", type=int, default=0, metavar="N", help="default 0")
    command.add_argument("--json", action="store_true", help="print JSON")
    add_language(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Analyse the position and print the moves, the best first."""
    match = _match_at(arguments)
    seat = match.turn()[0] if arguments.seat is None and match.turn() else arguments.seat
    opinions = only_move(match, seat) or match.analyse(
        arguments.seat,
        seconds=arguments.seconds,
        seed=arguments.seed,
        threads=arguments.threads,
    )
    if arguments.json:
        print_json(as_json(match, seat, opinions))
    else:
        print_opinions(match, seat, opinions, match.game.words.spoken(arguments.language))
    return 0


def _match_at(arguments: argparse.Namespace) -> Match:
    """Return the match of the journal, up to the step that was asked for."""
    match = match_of(arguments.journal, read_input(arguments.journal))
    if arguments.step is None:
        return match
    if not 0 <= arguments.step <= len(match):
        raise Refusal("no_such_step", {"step": arguments.step, "last": len(match)})
    earlier = Match(match.game, match.seats, match.options)
    for line in match.lines[: arguments.step]:
        earlier.play(line.seat, line.move)
    return earlier


def only_move(match: Match, seat: int | None) -> list[Opinion]:
    """Return the only move of a seat that is to move, without opinion; nothing if it has more."""
    if seat is None or seat == CHANCE or seat not in match.turn():
        return []
    moves = match.moves(seat)
    return [Opinion(moves[0], 0, None, None, None, None)] if len(moves) == 1 else []


def as_json(match: Match, seat: int, opinions: list[Opinion]) -> dict[str, Any]:
    """Return what a program wants to know."""
    return {
        "game": match.game.name,
        "step": len(match),
        "seat": seat,
        "visits": sum(opinion.visits for opinion in opinions),
        "moves": [opinion._asdict() for opinion in opinions],
    }


def print_opinions(match: Match, seat: int, opinions: list[Opinion], language: str) -> None:
    """Print a table of the moves: meaning, notation, share of the match, points, visits."""

    def words(key: str, **arguments: Any) -> str:
        return WORDS.say(f"hint.{key}", arguments, language)

    describe = sentences_of(match.game).describe
    view, facts = match.view(seat), match.facts(seat)
    rows = [
        (describe(view, facts, seat, opinion.move, language), opinion.move, *_figures(opinion))
        for opinion in opinions
    ]
    visits = sum(opinion.visits for opinion in opinions)
    name = match.game.words.seat_name(seat, language)
    if len(opinions) == 1:
        print(words("only", name=name, step=len(match)))
    else:
        print(words("title", name=name, step=len(match), visits=f"{visits:,}"))
    header = [words(key) for key in ("meaning", "move", "share", "interval", "points", "visits")]
    print_table(header, rows, words=2)


def _figures(opinion: Opinion) -> tuple[str, str, str, str]:
    """Return share, interval, points and visits as they are printed."""
    if opinion.value is None:
        return ("-", "-", "-", "0")
    return (
        f"{opinion.value:.1%}",
        f"{opinion.low:.1%} - {opinion.high:.1%}",
        f"{opinion.points:.1f}",
        f"{opinion.visits:,}",
    )
