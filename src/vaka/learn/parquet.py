"""Decisions as a Parquet file: one row each, one row group for each match.

Columns: match, seat, move, legal (the numbers of the legal moves), observation, reward, bot (its
name), score (points and tie-breakers of the seat in the end) and visits (how often a search tried
each of the legal moves; null if there was none).
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from vaka.core.game import Game
from vaka.learn.datasets import Decisions, decisions_of
from vaka.learn.extras import needed
from vaka.learn.observer import Observer
from vaka.learn.recording import Told

with needed("datasets"):
    import numpy as np
    import pyarrow as pa
    import pyarrow.parquet as pq

FILE = "decisions.parquet"
REWARD = "win"


class ParquetForm:
    """Each match as its decisions."""

    def __init__(self, game: Game) -> None:
        """Observe a game."""
        self.observer = Observer(game)

    def part(self, told: Told) -> Decisions:
        """Return the decisions of a match."""
        return decisions_of(self.observer, told.match, told.number, REWARD, told.bots, told.visits)


class ParquetWriter:
    """Writes the decisions of matches into one file."""

    def __init__(self, folder: Path, game: Game) -> None:
        """Begin the file."""
        self.observer = Observer(game)
        self.files = [FILE]
        self.schema = pa.schema(
            [
                ("match", pa.int32()),
                ("seat", pa.int32()),
                ("move", pa.int32()),
                ("legal", pa.list_(pa.int32())),
                ("observation", pa.list_(pa.float32(), len(self.observer.layout))),
                ("reward", pa.float32()),
                ("bot", pa.string()),
                ("score", pa.list_(pa.int32())),
                ("visits", pa.list_(pa.int32())),
            ]
        )
        self.writer = pq.ParquetWriter(folder / FILE, self.schema, compression="zstd")

    def add(self, number: int, found: Decisions) -> None:
        """Write the decisions of a finished match as a row group."""
        width = len(self.observer.layout)
        flat = pa.array(found.observations.reshape(-1))
        columns = [
            pa.array(np.full(len(found.moves), number, np.int32)),
            pa.array(found.seats),
            pa.array(found.moves),
            pa.array([np.flatnonzero(mask) for mask in found.masks], pa.list_(pa.int32())),
            pa.FixedSizeListArray.from_arrays(flat, width),
            pa.array(found.rewards),
            pa.array(found.bots.tolist(), pa.string()),
            pa.array(list(found.scores), pa.list_(pa.int32())),
            pa.array(
                [
                    tried[mask] if tried.any() else None
                    for tried, mask in zip(found.visits, found.masks, strict=True)
                ],
                pa.list_(pa.int32()),
            ),
        ]
        self.writer.write_table(pa.Table.from_arrays(columns, schema=self.schema))

    def close(self) -> dict[str, Any]:
        """Finish the file; its numbers mean what this version of the observation says."""
        self.writer.close()
        layout = self.observer.layout
        return {
            "reward": REWARD,
            "numeric_face": {"version": layout.version, "fingerprint": layout.fingerprint},
        }


def read(path: Path, moves: int) -> Iterator[Decisions]:
    """Yield the decisions of each match of a file."""
    with pq.ParquetFile(path) as file:
        for group in range(file.num_row_groups):
            table = file.read_row_group(group)
            observations = table["observation"].combine_chunks()
            masks = np.zeros((len(table), moves), np.bool_)
            visits = np.zeros((len(table), moves), np.int32)
            told = zip(table["legal"].to_pylist(), table["visits"].to_pylist(), strict=True)
            for row, (legal, tried) in enumerate(told):
                masks[row, legal] = True
                if tried is not None:
                    visits[row, legal] = tried
            yield Decisions(
                table["match"][0].as_py(),
                table["seat"].to_numpy(),
                table["move"].to_numpy(),
                observations.flatten().to_numpy().reshape(len(table), -1),
                masks,
                table["reward"].to_numpy(),
                np.array(table["bot"].to_pylist()),
                np.array(table["score"].to_pylist(), np.int32),
                visits,
            )
