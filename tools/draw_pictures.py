"""Draw the terminal tables of the quickstart: a position of each game as SVG, from random play."""

import re
import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path

from written import ROOT, run

import vaka
from vaka import CHANCE, Match, Rng
from vaka.bots.names import NAMES
from vaka.text.colours import Paint
from vaka.text.sentences import sentences_of
from vaka.text.terminal import draw

FOLDER = ROOT / "docs" / "pictures"
CELL, LINE, MARGIN = 8.4, 18, 14
COLOURS = {
    "30": "#45475a", "31": "#f38ba8", "32": "#a6e3a1", "33": "#f9e2af", "34": "#89b4fa",
    "35": "#f5c2e7", "36": "#94e2d5", "37": "#ffffff", "38;5;208": "#ff9e64",
    "38;5;135": "#bb9af7", "38;5;75": "#7dcfff", "38;5;148": "#c3e88d", "38;5;137": "#d7a97a",
    "38;5;245": "#9399b2",
}  # fmt: skip
SCENES = {  # game -> seats, seed, moves played
    "rapanui2011": (4, 36, 115),
    "rapanui2020": (4, 437, 915),
    "tongiaki": (4, 41, 75),
    "raiatea": (3, 11, 230),
}


def scene(name: str, seats: int, seed: int, steps: int) -> str:
    """Return the painted position of a random match after some moves, with the legal moves."""
    game = vaka.load(name)
    match = Match(game, seats)
    rng = Rng(seed)
    while len(match) < steps or match.turn()[0] == CHANCE:
        seat = match.turn()[0]
        if seat == CHANCE:
            match.draw_once(rng)
        else:
            moves = match.moves(seat)
            match.play(seat, moves[rng.below(len(moves))])
    seat = match.turn()[0]
    paint = Paint(True)
    describe = sentences_of(game).describe
    view, facts = match.view(seat), match.facts(seat)
    lines = [draw(game, match.state, seat, NAMES[:seats], paint), ""]
    for number, move in enumerate(match.moves(seat), 1):
        words = describe(view, facts, seat, move)
        lines.append(f"{paint(f'{number:>3}', 'bold', 'cyan')}  {words}  {paint(move, 'dim')}")
    return "\n".join(lines)


def svg(painted: str) -> str:
    """Return painted text as an SVG picture of a terminal."""
    lines = painted.split("\n")
    plain = [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in lines]
    width = max(len(line) for line in plain) * CELL + 2 * MARGIN
    height = len(lines) * LINE + 2 * MARGIN
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" '
        'font-family="ui-monospace, DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14">'
    )
    out = [
        head,
        f'<rect width="{width:.0f}" height="{height}" rx="10" fill="#1e1e2e"/>',
    ]
    for number, line in enumerate(lines):
        out += runs(line, MARGIN + (number + 0.75) * LINE)
    return "\n".join([*out, "</svg>"]) + "\n"


def runs(line: str, y: float) -> list[str]:
    """Return the pieces of one line, each in its style and pinned to its columns."""
    found = []
    column = 0
    style = ""
    for piece in re.split(r"(\x1b\[[0-9;]*m)", line):
        if piece.startswith("\x1b"):
            style = piece[2:-1]
        elif piece:
            text = piece.strip()
            if text:
                x = MARGIN + (column + len(piece) - len(piece.lstrip())) * CELL
                fixed = escape(text).replace(" ", "\N{NO-BREAK SPACE}")  # blanks must not collapse
                found.append(
                    f'<text x="{x:.1f}" y="{y:.1f}" textLength="{len(text) * CELL:.1f}" '
                    f"{attributes(style)}>{fixed}</text>"
                )
            column += len(piece)
    return found


def attributes(style: str) -> str:
    """Return the SVG attributes of an escape code."""
    colour = next((c for code, c in COLOURS.items() if f";{code};" in f";{style};"), "#cdd6f4")
    parts = style.split(";")
    bold = ' font-weight="bold"' if parts[0] == "1" else ""
    dim = ' opacity="0.55"' if "2" in parts[:2] and parts[0] != "38" else ""
    return f'fill="{colour}"{bold}{dim}'


def files() -> Iterator[tuple[Path, str]]:
    """Yield every picture."""
    for name, (seats, seed, steps) in SCENES.items():
        yield FOLDER / f"{name}.svg", svg(scene(name, seats, seed, steps))


if __name__ == "__main__":
    sys.exit(run(__doc__, files()))
