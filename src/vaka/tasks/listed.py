"""The tasks: who is to be beaten, where, how often, and what counts.

A task that has been published is never edited, not even its seed: whatever should be different gets
an id with the next version, and the old one stays.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from vaka.core import schema
from vaka.errors import Refusal
from vaka.words import Catalogue

WORDS = Catalogue(Path(__file__).parent / "words")
WIN_SHARE = "win_share"  # the part of the wins; a shared win is split
LEAD = "lead"  # points less the mean points of the opponents
EXPLOITABILITY = "exploitability"  # what a perfect answer wins, in points: less is better
MEASURES = (WIN_SHARE, LEAD, EXPLOITABILITY)


class UnknownTask(Refusal):
    """There is no task of that id."""

    def __init__(self, name: str) -> None:
        """Name those there are."""
        told = {"task": schema.short(name), "tasks": ", ".join(TASKS)}
        super().__init__("no_such_task", told, WORDS)


@dataclass(frozen=True)
class Task:
    """One seat against opponents: everything that a result depends on but the candidate."""

    id: str
    game: str
    seats: int
    opponents: str  # the name of the bot in all other seats
    measure: str
    matches: int  # whole blocks: the candidate sits in every seat equally often
    budget: int = 1_000_000  # decisions, of all seats together, from which a candidate may learn
    seed: int = 1
    options: Mapping[str, Any] = field(default_factory=dict)


def task(name: str) -> Task:
    """Return the task of an id."""
    if name not in TASKS:
        raise UnknownTask(name)
    return TASKS[name]


def _of_game(game: str, few: int, many: int, matches: int) -> list[Task]:
    """Return the tasks of a game.

    Nearly everybody wins nearly always against random play: there the lead tells more.
    """
    return [
        Task(f"{game}-{few}p-lead-over-random-v1", game, few, "random", LEAD, matches),
        Task(f"{game}-{few}p-vs-greedy-v1", game, few, "greedy", WIN_SHARE, matches),
        Task(f"{game}-{many}p-vs-greedy-v1", game, many, "greedy", WIN_SHARE, matches),
    ]


SMALL = Task(  # a small table: vaka.tasks.small
    "rapanui2011-2p-last-turns-v1",
    "rapanui2011",
    2,
    "a perfect answer",
    EXPLOITABILITY,
    matches=30,  # tries of a bot at each decision
    budget=400,  # iterations of a solver
)

TASKS: dict[str, Task] = {
    found.id: found
    for found in [
        *_of_game("rapanui2011", 2, 4, matches=400),
        *_of_game("tongiaki", 2, 4, matches=400),
        *_of_game("rapanui2020", 2, 4, matches=120),
        *_of_game("raiatea", 3, 4, matches=120),
        SMALL,
    ]
}
"""Every task by its id."""
