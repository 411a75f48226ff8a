"""What a seat has at the end of the match (E2): four sums, each the one place where it is made."""

from vaka.games.rapanui2020 import parts as K
from vaka.games.rapanui2020.state import Fields


def offering_points(s: Fields, seat: int) -> int:
    """E2: the values of all offering tiles, Outstanding ones included."""
    points = 0
    for kind in range(K.KIND_COUNT):
        points += K.KIND_VALUE[kind] * s.offerings[seat][kind]
    return points


def resource_points(s: Fields, seat: int) -> int:
    """E2: a point for each unit that is left."""
    points = 0
    for resource in range(K.RESOURCE_COUNT):
        points += s.resources[seat][resource]
    return points


def tablet_points(s: Fields, seat: int) -> int:
    """E2, T7: the Rongorongo Tablet, if it was not used."""
    return K.TABLET_POINTS * s.tablet[seat]


def favor_points(s: Fields, seat: int) -> int:
    """E2: the tile Gain Favor."""
    return K.FAVOR_POINTS * s.tiles[seat][K.FAVOR]


def points_of(s: Fields, seat: int) -> int:
    """E2: all points of a seat, as if the match ended now."""
    points = offering_points(s, seat) + resource_points(s, seat)
    return points + tablet_points(s, seat) + favor_points(s, seat)
