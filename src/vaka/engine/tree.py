"""The nodes of a search: here Python objects made when first asked for, compiled one row of C.

What is known of a node lies together, because whoever looks at one number of a node looks at others
of it next; rows for each number would fetch a line of memory for every one of them. Which nodes
belong to which tree is up to the search. This module is never compiled itself; `tree.pxd` gives the
compiler a C struct of the same fields, and the same functions.
"""

from typing import Any

BYTES = 64  # of a node when compiled: a line of memory, so that none lies on two


class Node:
    """A decision, or what a seat hears of a chance move, and how matches went on from it."""

    __slots__ = (
        "available",
        "child",
        "move",
        "points",
        "prior",
        "sibling",
        "squares",
        "total",
        "visits",
    )
    prior: float  # how much the move is preferred; 0 before it has been weighed
    total: float  # shares of the match, added up, of the seat that chose the move
    squares: float
    points: float
    move: int
    sibling: int  # the next child of the same node
    child: int  # the first one
    visits: int
    available: int  # how often the move was legal when there was a choice

    def __init__(self) -> None:
        """Know nothing."""
        self.prior = self.total = self.squares = self.points = 0.0
        self.move = self.sibling = self.child = self.visits = self.available = 0


class Nodes(dict[int, Node]):
    """Nodes by their number."""

    def __missing__(self, number: int) -> Node:
        """Make the node."""
        self[number] = node = Node()
        return node


def nodes(room: Any) -> Nodes:
    """Return the nodes that are kept in some room of zeros, which is used only when compiled."""
    return Nodes()


def at(nodes: Nodes, number: int) -> Node:
    """Return a node."""
    return nodes[number]
