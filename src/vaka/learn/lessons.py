"""Lessons as a Parquet file: one row for each legal move of each choice.

Columns: match, step, seat, move, played, tries; share, points and what the move would have cost
(`move_cost`) with their intervals; and of the choice as a whole what the move that was played cost
and the luck before it.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from vaka.learn.extras import needed
from vaka.teacher.records import Decision, Estimate, Record

with needed("datasets"):
    import pyarrow as pa
    import pyarrow.parquet as pq

SCHEMA = pa.schema(
    [
        ("match", pa.int32()),
        ("step", pa.int32()),
        ("seat", pa.int32()),
        ("move", pa.string()),
        ("played", pa.bool_()),
        ("tries", pa.int32()),
        *(
            (f"{what}{end}", pa.float32())
            for what in ("share", "points", "move_cost", "cost")
            for end in ("", "_low", "_high")
        ),
        ("luck", pa.float32()),
    ]
)


def rows_of(number: int, records: Iterable[Record]) -> list[dict[str, Any]]:
    """Return the rows of one match."""
    return [
        {
            "match": number,
            "step": record.step,
            "seat": record.seat,
            "move": judged.move,
            "played": judged.move == record.played,
            "tries": judged.tries,
            **_columns("share", judged.share),
            **_columns("points", judged.points),
            **_columns("move_cost", judged.cost),
            **_columns("cost", record.cost),
            "luck": record.luck,
        }
        for record in records
        if isinstance(record, Decision)
        for judged in record.moves
    ]


def write(file: Path, lessons: Iterable[Iterable[Record]]) -> int:
    """Write the lessons of matches, a row group each; return the number of rows."""
    rows = 0
    with pq.ParquetWriter(file, SCHEMA, compression="zstd") as writer:
        for number, records in enumerate(lessons):
            table = pa.Table.from_pylist(rows_of(number, records), schema=SCHEMA)
            writer.write_table(table)
            rows += len(table)
    return rows


def _columns(name: str, estimate: Estimate) -> dict[str, float]:
    return {name: estimate.value, f"{name}_low": estimate.low, f"{name}_high": estimate.high}
