"""Lessons as rows: one for each legal move of each choice, as the records say it."""

from pathlib import Path

import pytest

from random_play import random_match
from vaka.core.game import Game
from vaka.learn.lessons import write
from vaka.teacher.records import Decision

pq = pytest.importorskip("pyarrow.parquet")


def test_every_legal_move_of_every_choice_is_a_row(game: Game, tmp_path: Path) -> None:
    lessons = [list(random_match(game, game.seats[0], seed, 50).analysis(10)) for seed in (1, 2)]
    file = tmp_path / "lessons.parquet"
    rows = write(file, lessons)
    table = pq.read_table(file).to_pylist()
    assert len(table) == rows > 20
    choices = [
        (number, record)
        for number, records in enumerate(lessons)
        for record in records
        if isinstance(record, Decision) and record.choice
    ]
    assert sum(row["played"] for row in table) == len(choices)
    number, choice = choices[-1]
    own = [row for row in table if (row["match"], row["step"]) == (number, choice.step)]
    assert [row["move"] for row in own] == [judged.move for judged in choice.moves]
    for row, judged in zip(own, choice.moves, strict=True):
        assert row["share"] == pytest.approx(judged.share.value, abs=1e-6)
        assert row["points_high"] == pytest.approx(judged.points.high, rel=1e-6)
        assert row["cost"] == pytest.approx(choice.cost.value, abs=1e-6)
        assert row["move_cost_low"] == pytest.approx(judged.cost.low, abs=1e-6)
        assert row["luck"] == pytest.approx(choice.luck, abs=1e-6)
