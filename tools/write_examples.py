"""Write the positions that the rules page draws, from matches that are kept as journals.

`web/examples/GAME.json` says which moments of `web/examples/GAME.journal` are shown: after how many
moves, from whose side, which move is pointed at, and which parts of the board are to be seen. What
a board needs to draw them is written for the page, as the table would send it.
"""

import json
import sys
from pathlib import Path
from typing import Any

from written import GENERATED, ROOT, json_text, run

import vaka
from vaka.match import Match
from vaka.text.sentences import sentences_of
from vaka.words import LANGUAGES

EXAMPLES = ROOT / "web" / "examples"


def examples(name: str) -> dict[str, Any]:
    """Return the examples of a game by their names."""
    journal = (EXAMPLES / f"{name}.journal").read_text(encoding="utf-8")
    wanted = json.loads((EXAMPLES / f"{name}.json").read_text(encoding="utf-8"))
    match = Match.from_journal(vaka.load(name), journal)
    return {"examples": {which: example(match, **about) for which, about in wanted.items()}}


def example(
    match: Match, step: int, seat: int, focus: list[str], move: str = "", offered: str = ""
) -> dict[str, Any]:
    """Return a moment of a match as a board is given it; a step of -1 is the end.

    Only the move that is pointed at can be seen on the board, unless all that are `offered` by a
    verb are, as the bids between which somebody chooses.
    """
    step = len(match) if step < 0 else step
    state = match.state_at(step)
    game = match.game
    over = not game.turn(state)
    view = game.view(state, seat)
    facts = game.facts(state, seat, everything=over)
    legal = game.moves(state, seat)
    shown = [other for other in legal if other == move or other.split()[0] == offered]
    if move and move not in shown:
        raise ValueError(f"{game.name}: {move} is not possible at step {step}")
    describe = sentences_of(game).describe
    return {
        "seat": seat,
        "turn": game.turn(state),
        "move": move,
        "choices": {
            other: {
                language: describe(view, facts, seat, other, language) for language in LANGUAGES
            }
            for other in shown
        },
        "focus": focus,
        "view": view,
        "facts": facts,
    }


def files() -> list[tuple[Path, str]]:
    """Return what is written, for every game that has examples."""
    names = sorted(path.stem for path in EXAMPLES.glob("*.json"))
    return [(GENERATED / name / "examples.json", json_text(examples(name))) for name in names]


if __name__ == "__main__":
    sys.exit(run(__doc__, files()))
