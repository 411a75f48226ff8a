"""Colours for text in a terminal, or none where nobody wants them."""

import os
import re
from typing import TextIO

_CODES = {
    "bold": "1",
    "dim": "2",
    "underline": "4",
    "reverse": "7",
    "black": "30",
    "red": "31",
    "green": "32",
    "yellow": "33",
    "blue": "34",
    "magenta": "35",
    "cyan": "36",
    "white": "37",
    "orange": "38;5;208",
    "violet": "38;5;135",
    "light_blue": "38;5;75",
    "yellow_green": "38;5;148",
    "brown": "38;5;137",
    "grey": "38;5;245",
}
_ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


class Paint:
    """Paints text, if it is on: `paint("Moai", "bold", "grey")`."""

    def __init__(self, on: bool) -> None:
        """Paint, or return every text as it is."""
        self.on = on

    def __call__(self, text: str, *styles: str) -> str:
        """Return the text in these styles."""
        codes = ";".join(_CODES[style] for style in styles)
        return f"\x1b[{codes}m{text}\x1b[0m" if self.on and styles and text else text


PLAIN = Paint(False)


def paint_for(stream: TextIO) -> Paint:
    """Return a Paint that is on for a terminal, unless NO_COLOR or TERM=dumb says otherwise."""
    wanted = not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    return Paint(wanted and stream.isatty())


def width(text: str) -> int:
    """Return how many columns a painted text takes."""
    return len(_ESCAPE.sub("", text))


def pad(text: str, columns: int) -> str:
    """Return a painted text filled with blanks to a width."""
    return text + " " * (columns - width(text))


def fitting(name: str, longest: int) -> str:
    """Return a name that cannot break a picture: printable, and not too long."""
    name = "".join(letter for letter in name if letter.isprintable())
    return name if len(name) <= longest else name[: longest - 1] + "…"
