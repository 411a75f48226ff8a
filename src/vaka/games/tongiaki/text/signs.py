"""The signs of the terminal: ships by seat, berths, masks, points."""

from collections.abc import Sequence

SHIPS = "▲●■♦▼♣"  # of seats 0 to 5
STYLES = ("light_blue", "yellow", "green", "orange", "red", "magenta")
BERTH, MASK, POINTS, CREST, UNKNOWN = "·", "♛", "★", "#", "?"
DANGER = {0: "cyan", 2: "green", 3: "yellow", 4: "red"}  # number of a path -> style


def fleet(ships: Sequence[int]) -> str:
    """Return ships, counted by seat, as signs."""
    return "".join(SHIPS[seat] * count for seat, count in enumerate(ships))
