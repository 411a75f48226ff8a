"""Write positions of random matches for the gallery of boards (web/gallery.html).

Each sample is what the board of a game is given: views, legal moves with their sentences, and what
was told, for a run of successive steps, so that a board can be looked at and animated without a
server.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import vaka
from vaka.core.codecs import Event
from vaka.engine.rng import Rng
from vaka.match import Match
from vaka.text.sentences import sentences_of

OUT = Path(__file__).parent.parent / "web" / "samples"


def main() -> None:
    """Write web/samples/<game>-<seats>.json for every game and seat count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--language", default="en")
    arguments = parser.parse_args()
    OUT.mkdir(exist_ok=True)
    for name in vaka.games():
        game = vaka.load(name)
        for seats in game.seats:
            text = json.dumps(sample(Match(game, seats), arguments.seed, arguments.language))
            (OUT / f"{name}-{seats}.json").write_text(text, encoding="utf-8")


def sample(match: Match, seed: int, language: str) -> dict[str, Any]:
    """Play a random match and return its steps as seat 0 sees them."""
    rng = Rng(seed)
    steps: list[dict[str, Any]] = []
    while not match.over and len(steps) < 600:
        told_from = len(match)
        if match.turn()[0] >= 0:
            seat = match.turn()[rng.below(len(match.turn()))]
            moves = match.moves(seat)
            match.play(seat, moves[rng.below(len(moves))])
        match.draw(rng)
        steps.append(step(match, told_from, language))
    return {"game": match.game.name, "seats": match.seats, "steps": steps}


def step(match: Match, told_from: int, language: str) -> dict[str, Any]:
    """Return one step as the board is given it."""
    view, facts = match.view(0), match.facts(0)
    describe = sentences_of(match.game).describe
    moves = match.moves(0) if 0 in match.turn() else []
    told = [
        told_as(match, event, line.seat, at, language)
        for at, line in enumerate(match.lines[told_from:], told_from)
        for event in match.told[at]
        if event.hears is None or 0 in event.hears
    ]
    return {
        "view": view,
        "facts": facts,
        "turn": match.turn(),
        "choices": [
            {"move": move, "says": describe(view, facts, 0, move, language), "warns": ""}
            for move in moves
        ],
        "told": told,
    }


def told_as(match: Match, event: Event, seat: int, at: int, language: str) -> dict[str, Any]:
    """Return an event as it is told on the page."""
    says = match.game.words.say(f"event.{event.key}", event.arguments, language)
    arguments = dict(event.arguments)
    return {
        "key": event.key,
        "rule": event.rule,
        "seat": seat,
        "step": at + 1,
        "arguments": arguments,
        "says": says,
    }


if __name__ == "__main__":
    main()
