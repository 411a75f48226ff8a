"""How long an analysis takes until its first mistake: what is asked for, and when that is over."""

import asyncio
from typing import Any

import pytest

from benchmarks import table


class Teacher:
    """Answers in the place of a server: an analysis is begun, and goes on as it is written here."""

    def __init__(self, *news: dict[str, Any]) -> None:
        self.news = list(news)
        self.asked: list[str] = []

    def post(self, path: str, body: dict[str, Any]) -> tuple[dict[str, Any], str]:
        if path == "/api/journals":
            self.journal = body["journal"]
            return {"match": "m1"}, ""
        self.asked.append(path)
        return told("c0"), ""

    def get(self, path: str) -> dict[str, Any]:
        self.asked.append(path)
        return self.news.pop(0)


def told(cursor: str, *mistakes: bool, done: bool = False) -> dict[str, Any]:
    return {"cursor": cursor, "moves": [{"mistake": each} for each in mistakes], "done": done}


@pytest.mark.parametrize(
    "last", [told("c3", False, True), told("c3", False, done=True)], ids=["a mistake", "no mistake"]
)
def test_it_is_asked_for_news_until_there_is_a_mistake_or_no_more(last: dict[str, Any]) -> None:
    teacher = Teacher(told("c1"), told("c2", False, False), last, told("c4", True))
    measured = table._Table(teacher, "rapanui2011", table.SMALL)  # type: ignore[arg-type]
    found = asyncio.run(measured.until_a_turning_point())
    path = "/api/matches/m1/analysis"
    cursors = [f"{path}?since={cursor}" for cursor in ("c0", "c1", "c2")]
    assert teacher.asked == [path, *cursors]
    assert found["seats"] == table.SEATS
    assert found["seconds"] > 0
    assert len(teacher.journal.splitlines()) > found["moves"] > 100  # a whole match was played
