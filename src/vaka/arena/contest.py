"""Contest: what an arena compares, and everything that its results depend on."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from vaka import __version__, registry
from vaka.arena.sources import digest
from vaka.bots.own import bot
from vaka.core import schema
from vaka.engine.rng import Rng
from vaka.errors import Refusal
from vaka.words import Catalogue

WORDS = Catalogue(Path(__file__).parent / "words")
MOST_BOTS = 12


class ExtraMissing(Refusal):
    """Something needs packages that are not installed; the sentence says how to install them."""

    def __init__(self, extra: str) -> None:
        """Name the extra of vaka that brings them."""
        super().__init__("extra_missing", {"extra": extra}, WORDS)


@dataclass(frozen=True)
class Contest:
    """Bots that meet in one game; two equal contests give equal rows, wherever they are played."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    version: str = __version__
    code: str = ""  # digest of the sources, those here unless it is said
    luck: bool = False  # whether what chance gave each seat is worked out

    def __post_init__(self) -> None:
        if not self.code:
            object.__setattr__(self, "code", digest(self.game, self.bots))

    def check(self) -> None:
        """Refuse a contest that cannot be played, before the first match of it is."""
        game = registry.load(self.game)
        game.start(self.seats, self.options)
        if not 1 <= len(self.bots) <= MOST_BOTS:
            raise Refusal("how_many_bots", {"most": MOST_BOTS, "bots": len(self.bots)}, WORDS)
        for name in self.bots:
            if self.bots.count(name) > 1:
                raise Refusal("bot_twice", {"bot": schema.short(name)}, WORDS)
            bot(name, game, Rng(self.seed))

    def header(self) -> dict[str, Any]:
        """Return the contest as JSON: the first line of its log."""
        header = {
            "arena": 1,
            "vaka": self.version,
            "game": self.game,
            "seats": self.seats,
            "options": dict(self.options),
            "bots": list(self.bots),
            "seed": self.seed,
            "code": self.code,
        }
        return {**header, "luck": True} if self.luck else header


def whole_blocks(matches: int, seats: int) -> int:
    """Return the least number of whole blocks that has so many matches."""
    return -(-matches // seats)
