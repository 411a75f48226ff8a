"""Rate: what a measurement counted, and in how many seconds."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rate:
    """What one measurement counted, and in how many seconds."""

    name: str
    """The peer and what it played, as printed."""
    decisions: int
    """Moves that a seat chose."""
    chance_moves: int
    """Outcomes that chance chose, whether or not the peer makes them moves of their own."""
    matches: int
    """Matches that were played from start to end."""
    seconds: float
    """Time the counted work took; preparation and warming up are left out."""
    copies: int = 0
    """Copies of a state that were made; 0 where copying was not what was measured."""
    iterations: int = 0
    """Worlds that a search has played; 0 where searching was not what was measured."""

    @property
    def moves(self) -> int:
        """Decisions and outcomes of chance together."""
        return self.decisions + self.chance_moves

    @property
    def decisions_per_second(self) -> float:
        """Decisions of seats per second."""
        return self._per_second(self.decisions)

    @property
    def moves_per_second(self) -> float:
        """Decisions and outcomes of chance per second."""
        return self._per_second(self.moves)

    @property
    def matches_per_second(self) -> float:
        """Whole matches per second."""
        return self._per_second(self.matches)

    @property
    def copies_per_second(self) -> float:
        """Copies of a state per second."""
        return self._per_second(self.copies)

    @property
    def iterations_per_second(self) -> float:
        """Iterations of a search per second."""
        return self._per_second(self.iterations)

    def _per_second(self, count: int) -> float:
        return count / self.seconds if self.seconds > 0.0 else 0.0
