"""Who thinks for bots: processes of a server, or slices of the one thread that a browser gives."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from vaka.bots.analysis import Opinion
from vaka.table.queues import Queue


class Thinkers(Protocol):
    """What the table asks of them."""

    @property
    def queues(self) -> Mapping[str, Sequence[Queue]]:
        """What waits and what is under way, by kind."""

    async def move(
        self,
        networks: Iterable[str],
        game: str,
        bot: str,
        view: dict[str, Any],
        seat: int,
        moves: Sequence[str],
    ) -> str:
        """Return the move of a bot that knows just this."""

    async def opinions(
        self,
        network: str,
        game: str,
        view: dict[str, Any],
        seat: int,
        moves: Sequence[str],
        seconds: float,
        language: str,
    ) -> list[Opinion]:
        """Return what a strong bot thinks of each move, the best first."""

    async def judged(self, network: str, journal: str, step: int, tries: int) -> str | None:
        """Return the record of an analysis that begins at a step of a journal, as JSON.

        Bots and hints come first.
        """

    async def order(self, network: str, journal: str) -> list[int]:
        """Return the steps of a journal in the order in which they are best judged."""
