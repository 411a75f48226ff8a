"""The four columns and the pile that refills them (RC1-RC4)."""

from vaka.games.rapanui2011 import parts as K
from vaka.games.rapanui2011.state import Fields


def put_into_column(s: Fields, card: int) -> None:
    """Lay a card of the pile at the front of the column being filled."""
    s.pile[card] -= 1
    s.columns[s.column][s.height[s.column]] = card
    s.height[s.column] += 1


def front_card(s: Fields, column: int, drawn: int) -> int:
    """Return the type at the front of a column once so many cards are drawn; -1 if none is left."""
    place = s.height[column] - 1 - drawn
    return s.columns[column][place] if place >= 0 else -1


def pile_left(s: Fields) -> int:
    """Count the face-down pile."""
    count = 0
    for card in range(K.TYPE_COUNT):
        count += s.pile[card]
    return count


def ends_match(s: Fields, column: int) -> bool:
    """RC3: tell whether a draw empties the column and its refill uses up the pile."""
    return s.height[column] == 1 and pile_left(s) <= K.COLUMN_HEIGHT
