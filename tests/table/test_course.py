import pytest

import vaka
from vaka.core.errors import Illegal
from vaka.core.match import Match
from vaka.table.course import CONFIRM, UNDO, Course, Hearing
from vaka.table.records import Row


@pytest.fixture
def course() -> Course:
    return Course(Match(vaka.load("tongiaki"), 2))


def test_the_journal_grows_by_an_undo(course: Course) -> None:
    rows = course.play(0, "place tonga 0")
    rows += course.undo(0)
    rows += course.play(0, "place tonga 1")
    assert [row.move for row in rows] == ["place tonga 0", UNDO, "place tonga 1"]
    assert course.n == 3
    again = Course.of(course.match.game, 2, course.match.options, rows)
    assert again.match.journal() == course.match.journal()
    assert (again.n, again.heard(0), again.at) == (3, course.heard(0), rows[-1].at)
    assert course.heard(None) == Hearing(n=3, since=3, steps=1, told_from=0)


def test_nothing_is_taken_back_after_a_confirmation_or_another_seat(course: Course) -> None:
    course.play(0, "place tonga 0")
    assert course.ends_turn(0)
    assert not course.can_undo(1)
    rows = course.confirm(0)
    assert rows[0].move == CONFIRM
    with pytest.raises(Illegal):
        course.undo(0)
    course.play(1, "place tonga 1")
    assert course.can_undo(1)
    assert not course.can_undo(0)


def test_nothing_is_taken_back_once_something_was_drawn(course: Course) -> None:
    for beach in (0, 1, 0, 2):
        course.play(course.match.turn()[0], f"place tonga {beach}")
    rows = course.play(0, "colonise")
    assert rows[1].seat == -1
    assert not course.can_undo(0)
    assert course.heard(1).told_from == 4  # the move, and the chance that followed


def test_a_branch_goes_its_own_way(course: Course) -> None:
    other = course.branch()
    other.play(0, "place tonga 0")
    assert (course.n, other.n) == (0, 1)
    assert len(course.match) == 0


def test_after_the_end_nothing_is_taken_back() -> None:
    game = vaka.load("rapanui2011")
    course = Course(Match(game, 2))
    course.draw()
    while not course.match.over:
        seat = course.match.turn()[0]
        course.play(seat, course.match.moves(seat)[-1])
    assert not course.can_undo(0)
    assert not course.can_undo(1)
    with pytest.raises(Illegal):
        course.apply(Row(0, "pass", 0.0))
