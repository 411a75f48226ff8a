import pytest

import vaka
from vaka.errors import Illegal
from vaka.match import Match
from vaka.table.history import Hearing, History
from vaka.table.records import Kind, Row


@pytest.fixture
def history() -> History:
    return History(Match(vaka.load("tongiaki"), 2))


def test_the_journal_grows_by_an_undo(history: History) -> None:
    rows = history.play(0, "place tonga 0")
    rows += history.undo(0)
    rows += history.play(0, "place tonga 1")
    assert [row.text for row in rows] == ["place tonga 0", "(undo)", "place tonga 1"]
    assert history.n == 3
    again = History.of(history.match.game, 2, history.match.options, rows)
    assert again.match.journal() == history.match.journal()
    assert (again.n, again.heard(0), again.at) == (3, history.heard(0), rows[-1].at)
    assert history.heard(None) == Hearing(n=3, since=3, steps=1, told_from=0, undos=1)


def test_nothing_is_taken_back_after_a_confirmation_or_another_seat(history: History) -> None:
    history.play(0, "place tonga 0")
    assert history.ends_turn(0)
    assert not history.can_undo(1)
    rows = history.confirm(0)
    assert rows[0].kind is Kind.CONFIRM
    with pytest.raises(Illegal):
        history.undo(0)
    history.play(1, "place tonga 1")
    assert history.can_undo(1)
    assert not history.can_undo(0)


def test_nothing_is_taken_back_once_something_was_drawn(history: History) -> None:
    for beach in (0, 1, 0, 2):
        history.play(history.match.turn()[0], f"place tonga {beach}")
    rows = history.play(0, "colonise")
    assert rows[1].seat == -1
    assert not history.can_undo(0)
    assert history.heard(1).told_from == 4  # the move, and the chance that followed


def test_a_branch_goes_its_own_way(history: History) -> None:
    other = history.branch()
    other.play(0, "place tonga 0")
    assert (history.n, other.n) == (0, 1)
    assert len(history.match) == 0


def test_after_the_end_nothing_is_taken_back() -> None:
    game = vaka.load("rapanui2011")
    history = History(Match(game, 2))
    history.draw()
    while not history.match.over:
        seat = history.match.turn()[0]
        history.play(seat, history.match.moves(seat)[-1])
    assert not history.can_undo(0)
    assert not history.can_undo(1)
    with pytest.raises(Illegal):
        history.apply(Row(0, "pass", 0.0))
