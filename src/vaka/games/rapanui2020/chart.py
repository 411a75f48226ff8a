"""The two islands for people and checks: names, neighbours and prints, by the id of a space.

The engine has the same as numbers in parts.py and rules/; this is the same map in the words of the
notation.
"""

from vaka.games.rapanui2020 import facts
from vaka.games.rapanui2020 import parts as K


def land(board: str) -> list[str]:
    """Return the spaces open to Villagers, in board order."""
    return [space for space in spaces(board) if printed(board, space)]


def spaces(board: str) -> list[str]:
    """Return all spaces of a board, in board order."""
    return [space for space, _, _, _ in K.ISLANDS[board]]


def place(board: str, space: str) -> str:
    """Return the name of the place, or nothing if the board has no such space."""
    return next((name for found, name, _, _ in K.ISLANDS[board] if found == space), "")


def printed(board: str, space: str) -> list[str]:
    """Return the resources printed on a space."""
    prints = next((prints for found, _, prints, _ in K.ISLANDS[board] if found == space), "")
    return [resource for resource in prints.split() if resource in K.RESOURCES]


def ahu_spaces(board: str) -> list[str]:
    """Return the space of each ahu, in board order."""
    return [space for space, _, _, ahu in K.ISLANDS[board] for _ in range(ahu)]


def crater(board: str) -> str:
    """Return the space of the Crater."""
    return K.SPACES[K.CRATER[K.BOARDS.index(board)]]


def pukao_quarry(board: str) -> str:
    """Return the space of the Pukao Quarry."""
    return K.SPACES[K.PUKAO_QUARRY[K.BOARDS.index(board)]]


def start(board: str, piece: str) -> str:
    """Return the space from which a piece sets out."""
    return K.SPACES[facts.start_of(K.BOARDS.index(board), K.CARGO.index(piece))]


def adjacent(one: str, other: str) -> bool:
    """Tell whether two spaces share a side."""
    return facts.is_beside(K.SPACES.index(one), K.SPACES.index(other))
