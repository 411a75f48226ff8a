"""What `vaka record` wrote, read again: matches, and decisions as arrays.

`Dataset("matches").decisions()` yields for each match its observations, masks, moves and rewards.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from vaka import registry
from vaka.engine.turns import CHANCE
from vaka.learn.extras import needed
from vaka.learn.observer import Floats, Observer
from vaka.learn.payoffs import payoffs
from vaka.learn.recording import MANIFEST, journals, seating, visits_of
from vaka.match import Match

with needed("learn"):
    import numpy as np
    from numpy.typing import NDArray


class Decisions(NamedTuple):
    """The decisions of one match, a row each."""

    match: int
    seats: NDArray[np.int32]  # who chose
    moves: NDArray[np.int32]  # what, by its number
    observations: Floats  # what it may have known
    masks: NDArray[np.bool_]  # what was legal
    rewards: Floats  # what the match was worth to it in the end
    bots: NDArray[np.str_]  # the name of who chose
    scores: NDArray[np.int32]  # points and tie-breakers that it had in the end
    visits: NDArray[np.int32]  # how often its search tried each move; all 0: there was none


def decisions_of(
    observer: Observer,
    match: Match,
    number: int,
    reward: str = "win",
    bots: Sequence[str] = (),
    visits: Sequence[Mapping[str, int]] = (),
) -> Decisions:
    """Return the decisions of a finished match.

    `bots` are their names by seat, `visits` what each decision was searched for; both may be left
    out.
    """
    places = [step for step, line in enumerate(match.lines) if line.seat != CHANCE]
    seats = np.array([match.lines[step].seat for step in places], np.int32)
    moves = np.zeros(len(places), np.int32)
    observations = np.zeros((len(places), len(observer.layout)), np.float32)
    masks = np.zeros((len(places), observer.moves), np.bool_)
    tried = np.zeros((len(places), observer.moves), np.int32)
    for row, step in enumerate(places):
        seat, state = match.lines[step].seat, match.state_at(step)
        observer.write(state, seat, observations[row])
        masks[row] = observer.mask(state, seat)
        moves[row] = observer.game.check(state, seat, match.lines[step].move)
        for move, count in (visits[row] if visits else {}).items():
            tried[row, observer.game.check(state, seat, move)] = count
    worth = payoffs(match.score(), reward).astype(np.float32)
    names = np.array(bots or [""] * match.seats)
    scores = np.array(match.score(), np.int32)
    return Decisions(
        number,
        seats,
        moves,
        observations,
        masks,
        worth[seats],
        names[seats],
        scores[seats],
        tried,
    )


class Dataset:
    """A folder of recorded matches."""

    def __init__(self, folder: str | Path) -> None:
        """Read the manifest; FileNotFoundError if there is none."""
        self.folder = Path(folder)
        text = (self.folder / MANIFEST).read_text(encoding="utf-8")
        self.manifest: dict[str, Any] = json.loads(text)
        self.game = registry.load(self.manifest["game"])

    def __len__(self) -> int:
        return int(self.manifest["matches"])

    def check(self) -> None:
        """Compare every file with the manifest; ValueError names the first that differs."""
        for name, digest in self.manifest["files"].items():
            data = (self.folder / name).read_bytes()
            if hashlib.sha256(data).hexdigest() != digest:
                raise ValueError(f"{name} is not the file that was recorded")

    def matches(self) -> Iterator[Match]:
        """Yield the matches, replayed from their journals."""
        if self.manifest["format"] != "journal":
            raise ValueError("these matches were recorded as numbers: use decisions()")
        for text in journals(self.folder, self.manifest):
            yield Match.from_journal(self.game, text)

    def decisions(self, reward: str = "win") -> Iterator[Decisions]:
        """Yield the decisions of one match after the other, as arrays."""
        if self.manifest["format"] == "journal":
            observer = Observer(self.game)
            searched = visits_of(self.folder, self.manifest)
            for number, (match, visits) in enumerate(zip(self.matches(), searched, strict=False)):
                bots = seating(self.manifest["bots"], match.seats, number)
                yield decisions_of(observer, match, number, reward, bots, visits)
            return
        from vaka.learn.parquet import read  # needs pyarrow

        layout = Observer(self.game).layout
        told = {"version": layout.version, "fingerprint": layout.fingerprint}
        if told != self.manifest["numeric_face"]:
            raise ValueError(f"{self.game.name} has another observation now: record them anew")
        if reward != self.manifest["reward"]:
            raise ValueError(f"recorded is the reward {self.manifest['reward']!r}, not {reward!r}")
        for name in self.manifest["files"]:
            yield from read(self.folder / name, len(self.game.move_codec))
