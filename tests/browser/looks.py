"""Measures how a table looks: what no reader can read, no finger hit, and what nothing fills.

A part of the window is blank if it lies in a square of BLANK pixels that shows a single colour:
the window is cut into cells of CELL pixels, and three by three of them that are flat (no channel
differs by more than FLAT) and alike make a blank square. What only decorates the ground, such as
waves and tufts of grass, is taken away first: a meadow with nothing on it is blank. So are panels
in which nothing stands, also beside the board; but not the log, which fills as a match goes on.
"""

import io
import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from PIL import Image
from playwright.sync_api import Page

CELL = 16
FLAT = 6
BLANK = 3 * CELL
MEASURE = (Path(__file__).parent / "looks.js").read_text(encoding="utf-8")
# What is printed on cards and tiles grows with them, and a tip says the same.
PRINTED = ".rn11-card, .rn20-sign-text, .ra-card, .ra-mask"
BEGUN = ".news-text, .tk-world"  # all of it opens with a tap, or comes when the map is moved
PLAIN = """
  .rn11-scene, .rn20-wave, .rn20-tuft, .rn20-palm, .rn20-trunk, .tk-swell { display: none; }
  .rn11 { background: rgb(120 150 90) !important; }
"""

LOG = """() => {
  const box = document.querySelector('.side .log')?.getBoundingClientRect();
  return box ? [box.left, box.top, box.right, box.bottom] : [0, 0, 0, 0];
}"""
ADD_STYLE = """style => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
}"""


class Zones(NamedTuple):
    """Where the parts of a game's board are: its middle, the viewer's own panel, the others."""

    board: str
    own: str
    others: tuple[str, ...]


ZONES = {
    "rapanui2011": Zones(".rn11-columns, .rn11-market", ".rn11-own", (".rn11-others", ".side")),
    "rapanui2020": Zones(".rn20-map", ".rn20-own", (".rn20-own", ".rn20-others", ".side")),
    "tongiaki": Zones(".tk-window", ".tk-seat-0", (".tk-seats", ".side")),
    "raiatea": Zones(".ra-island, .ra-stage", ".ra-own", (".ra-own", ".ra-others", ".side")),
}


class Size(NamedTuple):
    """A window; small ones are touched."""

    width: int
    height: int

    @property
    def touched(self) -> bool:
        """Whether fingers choose here, not a mouse."""
        return self.width < 1000

    @property
    def phone(self) -> bool:
        """Whether the board may be scrolled here."""
        return self.width < 500

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


SIZES = tuple(
    Size(*size)
    for size in (
        (360, 740),
        (390, 844),
        (820, 1180),
        (1024, 768),
        (1280, 800),
        (1440, 900),
        (1920, 1080),
        (2560, 1440),
    )
)


class Look(NamedTuple):
    """What was measured of a window, in words and figures."""

    faults: list[str]
    board: float  # shares of the window
    blank: float


def look(page: Page, game: str, size: Size) -> Look:
    """Measure a page that shows the viewer's own turn."""
    zones = ZONES[game]
    wanted = {
        "least": 44 if size.touched else 24,
        "own": zones.own,
        "board": zones.board,
        "zones": list(zones.others),
        "printed": PRINTED,
        "begun": BEGUN,
    }
    found: dict[str, Any] = page.evaluate(f"({MEASURE})({json.dumps(wanted)})")
    faults = [
        f"{kind}: {what}"
        for kind in ("clipped", "small", "overlapping", "targets")
        for what in dict.fromkeys(found[kind])
    ]
    if found["asked"] < 0.99:
        faults.append("the prompt is not in sight")
    if found["own"]["seen"] < (0.8 if size.phone else 0.97):
        faults.append(f"of the own panel {found['own']['seen']:.0%} is in sight")
    if found["board"]["seen"] < (0.3 if size.phone else 0.97):
        faults.append(f"of the board {found['board']['seen']:.0%} is in sight")
    share = found["board"]["share"]
    faults += [
        f"{zone} is larger than the board: {other:.0%}"
        for zone, other in found["others"]
        if other > share
    ]
    blank = blank_share(page)
    if blank >= 0.25:
        faults.append(f"{blank:.0%} of the window is blank")
    return Look(faults, share, blank)


def blank_share(page: Page) -> float:
    """Return how much of the window shows nothing: see the top of this module."""
    page.evaluate(ADD_STYLE, PLAIN)
    image = Image.open(io.BytesIO(page.screenshot(scale="css"))).convert("RGB")
    page.evaluate("() => document.adoptedStyleSheets.pop()")
    log: list[int] = page.evaluate(LOG)
    return blank_of(np.asarray(image).astype(np.int16), [round(edge / CELL) for edge in log])


def blank_of(pixels: "np.ndarray[Any, np.dtype[np.int16]]", log: list[int]) -> float:
    """Return the share of the window in squares of a single colour, the log left out."""
    rows, columns = pixels.shape[0] // CELL, pixels.shape[1] // CELL
    cut = pixels[: rows * CELL, : columns * CELL]
    cells = cut.reshape(rows, CELL, columns, CELL, 3).transpose(0, 2, 1, 3, 4)
    low, high = cells.min(axis=(2, 3)), cells.max(axis=(2, 3))
    square = (3, 3)
    lowest = sliding_window_view(low, square, axis=(0, 1)).min(axis=(3, 4))
    highest = sliding_window_view(high, square, axis=(0, 1)).max(axis=(3, 4))
    blank = np.zeros((rows, columns), dtype=bool)
    for row, column in zip(*np.nonzero((highest - lowest).max(axis=2) <= FLAT), strict=True):
        blank[row : row + 3, column : column + 3] = True
    left, top, right, bottom = log
    blank[top:bottom, left:right] = False
    return float(blank.mean())
