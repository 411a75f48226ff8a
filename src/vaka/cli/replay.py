"""`vaka replay`: a journal step by step."""

import argparse
import json
import sys
from typing import Any

from vaka.cli.files import match_of, read_input
from vaka.cli.output import add_language, print_json
from vaka.core.game import places
from vaka.engine.turns import CHANCE
from vaka.errors import Refusal
from vaka.match import Match
from vaka.text.colours import paint_for
from vaka.text.sentences import sentences_of
from vaka.text.terminal import draw


def add_to(commands: Any) -> None:
    """Add the command to the parser."""
    command = commands.add_parser(
        "replay",
        help="replay a journal",
        description="Replay a journal, checking every line, and show the position it leads to.",
    )
    command.add_argument("journal", help="file with the journal, - for standard input")
    command.add_argument("--step", type=int, metavar="N", help="stop after N moves; 0 is the start")
    form = command.add_mutually_exclusive_group()
    form.add_argument(
        "--positions",
        action="store_true",
        help="print positions as JSON lines: the start and after each move, or just that of --step",
    )
    form.add_argument("--json", action="store_true", help="print moves and result as JSON")
    add_language(command)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print positions, JSON, or the log in sentences and a picture."""
    match = match_of(arguments.journal, read_input(arguments.journal))
    last = len(match) if arguments.step is None else arguments.step
    if not 0 <= last <= len(match):
        raise Refusal("no_such_step", {"step": last, "last": len(match)})
    if arguments.positions:
        first = 0 if arguments.step is None else last
        for step in range(first, last + 1):
            print(json.dumps(match.game.position(match.state_at(step)), ensure_ascii=False))
    elif arguments.json:
        print_json(as_json(match, last))
    else:
        print_log(match, last, match.game.words.spoken(arguments.language))
    return 0


def as_json(match: Match, last: int) -> dict[str, Any]:
    """Return what a program wants to know of the match up to a step."""
    state = match.state_at(last)
    scores = match.game.score(state)
    return {
        "game": match.game.name,
        "seats": match.seats,
        "options": match.options,
        "steps": len(match),
        "step": last,
        "moves": [[line.seat, line.move] for line in match.lines[:last]],
        "turn": list(match.game.turn(state)),
        "score": [list(score) for score in scores],
        "places": places(scores),
        "position": match.game.position(state),
    }


def print_log(match: Match, last: int, language: str) -> None:
    """Print what happened in sentences, then the position."""
    game = match.game
    view, say = game.view(match.state_at(last), None), sentences_of(game).tell
    paint = paint_for(sys.stdout)
    names = [game.words.seat_name(seat, language) for seat in range(match.seats)]
    for number, (line, events) in enumerate(
        zip(match.lines[:last], match.told[:last], strict=True), 1
    ):
        who = "-" if line.seat == CHANCE else str(line.seat)
        print(paint(f"{number:4} {who} {line.move}", "bold"))
        for event in events:
            sentence = say(view, event, language, names)
            print(f"       {sentence} {paint(event.rule, 'dim')}")
    print()
    print(draw(game, match.state_at(last), None, names, paint, language, everything=True))
