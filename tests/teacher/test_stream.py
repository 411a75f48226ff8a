"""The lesson of a whole match: in order, settled by its seed, gone on with where it stopped."""

from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from random_play import random_match
from vaka.core.game import Game
from vaka.engine.turns import CHANCE
from vaka.errors import Refusal
from vaka.teacher.judging import Judge
from vaka.teacher.records import Deal, Decision, Record
from vaka.teacher.stream import record_at, steps_of

TRIES = 20


def lesson(game: Game, seed: int = 1, threads: int = 1, kept: Path | None = None) -> list[Record]:
    match = random_match(game, game.seats[0], 3, 60)
    return list(match.analysis(TRIES, seed, threads, kept))


def test_every_decision_and_every_deal_has_its_record(game: Game) -> None:
    match = random_match(game, game.seats[0], 3, 60)
    found = list(match.analysis(TRIES))
    whole = steps_of(match.lines)
    if match.turn() == (CHANCE,) and match.lines[-1].seat == CHANCE:
        whole.pop()
    assert [record.step for record in found] == whole
    for record in found:
        line = match.lines[record.step]
        assert isinstance(record, Deal) == (line.seat == CHANCE)
        if isinstance(record, Decision):
            assert (record.seat, record.played) == (line.seat, line.move)
            legal = match.game.moves(match.state_at(record.step), line.seat)
            assert sorted(one.move for one in record.moves) == (legal if len(legal) > 1 else [])


@pytest.mark.parametrize("start", range(4))
def test_costs_are_never_negative_beyond_their_interval(game: Game, start: int) -> None:
    match = random_match(game, game.seats[start % 2], start, 60)
    records = match.analysis(TRIES, seed=start)
    choices = [record for record in records if isinstance(record, Decision) and record.choice]
    assert len(choices) > 10
    assert all(record.cost.high >= 0 for record in choices)
    assert all(record.cost.value == 0 for record in choices if record.best == record.played)


def test_luck_before_a_decision_is_that_of_the_deals_since_the_last_one(game: Game) -> None:
    given = [0.0] * game.seats[0]
    for record in lesson(game):
        if isinstance(record, Deal):
            given = [sum_ + each.value for sum_, each in zip(given, record.luck, strict=True)]
        else:
            assert abs(record.luck - given[record.seat]) < 1e-4
            given[record.seat] = 0.0


def test_the_seed_settles_a_lesson_whatever_the_threads(game: Game) -> None:
    assert lesson(game) == lesson(game, threads=2)


def test_a_record_by_itself_is_that_of_the_lesson(game: Game) -> None:
    match, judge = random_match(game, game.seats[0], 3, 60), Judge(game, TRIES)
    known = lesson(game)[::7]
    assert len(known) > 2
    for same in known:
        alone = record_at(match, judge, same.step, 1)
        assert alone == (replace(same, luck=0.0) if isinstance(same, Decision) else same)


def test_a_lesson_goes_on_where_it_stopped(rapanui: Game, tmp_path: Path) -> None:
    match, file = random_match(rapanui, 2, 3, 60), tmp_path / "lesson.jsonl"
    whole = list(match.analysis(TRIES, 1))
    assert list(islice(match.analysis(TRIES, 1, kept=file), 9)) == whole[:9]
    text = file.read_text()
    file.write_text(text + text.splitlines()[-1][:20])  # and the last line was cut off
    marked = file.read_text().replace('"luck": 0.0', '"luck": 0.5', 1)
    file.write_text(marked)  # what is in the file is not computed again
    again = list(match.analysis(TRIES, 1, kept=file))
    assert [record.step for record in again] == [record.step for record in whole]
    assert again[9:] == whole[9:]
    assert list(match.analysis(TRIES, 1, kept=file)) == again


def test_a_lesson_of_other_settings_is_put_aside_and_begun_anew(
    rapanui: Game, tmp_path: Path
) -> None:
    match, file = random_match(rapanui, 2, 3, 30), tmp_path / "lesson.jsonl"
    one = list(match.analysis(TRIES, 1, kept=file))
    kept = file.read_text()
    two = list(match.analysis(TRIES, 2, kept=file))
    assert one != two
    assert two == list(match.analysis(TRIES, 2))
    assert (tmp_path / "lesson.jsonl.1").read_text() == kept
    other = random_match(rapanui, 2, 4, 30)
    assert list(other.analysis(TRIES, 2, kept=file)) == list(other.analysis(TRIES, 2))
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        *("lesson.jsonl", "lesson.jsonl.1", "lesson.jsonl.2")
    ]
    for again, seed in (("lesson.jsonl", 2), ("lesson.jsonl.1", 1)):  # what is aside can be used
        found = (other if seed == 2 else match).analysis(TRIES, seed, kept=tmp_path / again)
        assert len(list(found)) > 5
    assert len(list(tmp_path.iterdir())) == 3


def test_a_lesson_of_another_judge_is_put_aside(
    rapanui: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, file = random_match(rapanui, 2, 3, 30), tmp_path / "lesson.jsonl"
    list(islice(match.analysis(TRIES, 1, kept=file), 5))
    kept = file.read_text()
    learned = rapanui.part("bot.evaluation").LEARNED
    name, value = next(iter(learned.items()))
    monkeypatch.setitem(learned, name, 2 * value + 1)
    assert list(match.analysis(TRIES, 1, kept=file)) == list(match.analysis(TRIES, 1))
    assert (tmp_path / "lesson.jsonl.1").read_text() == kept


def test_a_file_that_is_no_lesson_is_refused(rapanui: Game, tmp_path: Path) -> None:
    match, file = random_match(rapanui, 2, 3, 20), tmp_path / "match.vaka"
    for text in (match.journal(), '{"a": 1}\n', "[]\n", "12", '{"vaka_les'[::-1]):
        file.write_text(text)
        with pytest.raises(Refusal, match="is no lesson"):
            match.analysis(TRIES, 1, kept=file)
        assert file.read_text() == text


def test_a_file_in_which_not_even_the_first_line_is_whole_is_begun_anew(
    rapanui: Game, tmp_path: Path
) -> None:
    match, file = random_match(rapanui, 2, 3, 20), tmp_path / "lesson.jsonl"
    whole = list(match.analysis(TRIES, 1, kept=file))
    text = file.read_text()
    for left in (0, 9):
        file.write_text(text[:left])
        assert list(match.analysis(TRIES, 1, kept=file)) == whole
        assert file.read_text() == text
    assert [path.name for path in tmp_path.iterdir()] == ["lesson.jsonl"]


def test_a_lesson_is_there_until_another_takes_its_place(
    rapanui: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, file = random_match(rapanui, 2, 3, 20), tmp_path / "lesson.jsonl"
    list(match.analysis(TRIES, 1, kept=file))
    text = file.read_text()

    def full(*_: object, **__: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(OSError, match="No space"):
        list(match.analysis(TRIES, 1, kept=file))
    assert file.read_text() == text


@pytest.mark.parametrize("broken", ["[]", "{}", '{"kind": "deal"}', "12", "no JSON"])
def test_a_file_is_believed_up_to_where_it_is_broken(
    rapanui: Game, tmp_path: Path, broken: str
) -> None:
    match, file = random_match(rapanui, 2, 3, 40), tmp_path / "lesson.jsonl"
    whole = list(match.analysis(TRIES, 1, kept=file))
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join([*lines[:4], f"{broken}\n", *lines[5:]]))
    assert list(match.analysis(TRIES, 1, kept=file)) == whole
    file.write_text("".join([*lines[:4], *lines[5:]]))  # and none is believed behind a gap
    assert list(match.analysis(TRIES, 1, kept=file)) == whole
    assert file.read_text() == "".join(lines)
