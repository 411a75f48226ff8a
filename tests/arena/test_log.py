import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from arena.arena_setup import contest, untimed
from vaka.arena.contest import Contest
from vaka.arena.log import Log
from vaka.arena.play import MatchResult, play
from vaka.arena.run import LOG, SUMMARY, hold, write_all
from vaka.arena.schedule import Seating, seatings
from vaka.arena.workers import one_by_one
from vaka.errors import Refusal

ABOUT = contest()


class Counting:
    """Workers that note what they are given, and may stop early."""

    def __init__(self, most: int = 10**9) -> None:
        self.played: list[int] = []
        self.most = most

    def __call__(self, about: Contest, plan: object) -> Iterator[MatchResult]:
        for seating in list(plan)[: self.most]:  # type: ignore[call-overload]
            assert isinstance(seating, Seating)
            self.played.append(seating.match)
            yield play(about, seating)


def test_a_finished_arena_plays_nothing_again(tmp_path: Path) -> None:
    results = hold(ABOUT, 6, tmp_path, one_by_one)
    again = Counting()
    assert hold(ABOUT, 6, tmp_path, again) == results
    assert again.played == []


def test_an_interrupted_arena_goes_on_where_it_was(tmp_path: Path) -> None:
    hold(ABOUT, 10, tmp_path / "b", Counting(3))
    rest = Counting()
    results = hold(ABOUT, 10, tmp_path / "b", rest)
    assert rest.played == [3, 4, 5, 6, 7, 8, 9]
    assert untimed(results) == untimed(hold(ABOUT, 10, tmp_path / "a", one_by_one))


def test_an_arena_can_be_made_longer(tmp_path: Path) -> None:
    hold(ABOUT, 4, tmp_path, one_by_one)
    more = Counting()
    assert len(hold(ABOUT, 7, tmp_path, more)) == 8
    assert more.played == [4, 5, 6, 7]


def test_progress_is_told(tmp_path: Path) -> None:
    hold(ABOUT, 4, tmp_path, Counting(1))
    told: list[object] = []

    def progress(total: int, already: int) -> object:
        told.append((total, already))
        return told.append

    hold(ABOUT, 4, tmp_path, one_by_one, progress)  # type: ignore[arg-type]
    assert told == [(4, 1), 2, 3, 4]


@pytest.mark.parametrize("kept", [1, 20, 200, -1, -30])
def test_a_torn_last_line_is_played_again(tmp_path: Path, kept: int) -> None:
    whole = hold(ABOUT, 4, tmp_path, one_by_one)
    file = tmp_path / LOG
    *lines, last = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines) + last[:kept])
    again = Counting()
    assert untimed(hold(ABOUT, 4, tmp_path, again)) == untimed(whole)
    assert again.played == [3]
    assert len(file.read_bytes().splitlines()) == 5


def test_a_torn_first_line_begins_anew(tmp_path: Path) -> None:
    (tmp_path / LOG).write_bytes(b'{"arena":1,"va')
    assert len(hold(ABOUT, 2, tmp_path, one_by_one)) == 2
    header = json.loads((tmp_path / LOG).read_bytes().splitlines()[0])
    assert header == ABOUT.header()


@pytest.mark.parametrize("line", ["", "{", "3", "null", "{}", '{"match": 1}', "\xff"])
def test_a_line_that_is_not_ours_is_named(tmp_path: Path, line: str) -> None:
    hold(ABOUT, 2, tmp_path, one_by_one)
    file = tmp_path / LOG
    file.write_bytes(file.read_bytes() + line.encode("latin-1") + b"\n")
    with pytest.raises(Refusal, match=r"matches\.jsonl: line 4 is not one of ours"):
        hold(ABOUT, 2, tmp_path, one_by_one)


@pytest.mark.parametrize(
    "wrong",
    [
        {"scores": [1, 2]},
        {"scores": [[1]]},
        {"scores": [[], []]},
        {"scores": [["1"], ["2"]]},
        {"match": "1"},
        {"match": True},
        {"match": -1, "block": -1},
        {"block": 3},
        {"bots": 7},
        {"bots": ["random"]},
        {"bots": ["random", "greedy"]},
        {"bots": []},
        {"seconds": [0.1, None]},
        {"seconds": [0.1, float("nan")]},
        {"choices": [1.5, 2]},
        {"decisions": [1]},
        {"failure": "it failed"},
        {"failure": {"seat": 2, "error": "", "trace": "", "journal": ""}, "scores": []},
        {"failure": {"seat": 1, "error": 0, "trace": "", "journal": ""}, "scores": []},
        {"more": 1},
    ],
)
def test_a_line_with_a_wrong_value_is_named(tmp_path: Path, wrong: dict[str, object]) -> None:
    hold(ABOUT, 2, tmp_path, one_by_one)
    file = tmp_path / LOG
    *lines, last = file.read_text().splitlines()
    file.write_text("\n".join([*lines, json.dumps({**json.loads(last), **wrong})]) + "\n")
    with pytest.raises(Refusal, match=r"matches\.jsonl: line 3 is not one of ours"):
        hold(ABOUT, 2, tmp_path, one_by_one)


@pytest.mark.parametrize(
    "text",
    [
        b"my precious notes",
        b"my precious notes\nof two lines",
        b'{"arena":2',
        b"\n",
        b"[" * 100_000 + b"\n",
    ],
    ids=range(5),
)
def test_a_file_that_is_no_log_is_left_alone(tmp_path: Path, text: bytes) -> None:
    (tmp_path / LOG).write_bytes(text)
    with pytest.raises(Refusal, match=r"matches\.jsonl: line 1 is not one of ours"):
        hold(ABOUT, 2, tmp_path, one_by_one)
    assert (tmp_path / LOG).read_bytes() == text


def test_nothing_is_cut_from_the_log_of_another_contest(tmp_path: Path) -> None:
    hold(ABOUT, 2, tmp_path, one_by_one)
    torn = (tmp_path / LOG).read_bytes()[:-20]
    (tmp_path / LOG).write_bytes(torn)
    with pytest.raises(Refusal, match='"seed" is 5, not 6'):
        hold(contest(seed=6), 2, tmp_path, one_by_one)
    assert (tmp_path / LOG).read_bytes() == torn


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (contest("random"), '"bots" is ["random", "arena.arena_bots.First"], not ["random"]'),
        (contest(seed=6), '"seed" is 5, not 6'),
        (contest(seats=3), '"seats" is 2, not 3'),
    ],
)
def test_two_contests_never_share_a_log(tmp_path: Path, other: Contest, sentence: str) -> None:
    hold(ABOUT, 2, tmp_path, one_by_one)
    before = (tmp_path / LOG).read_bytes()
    with pytest.raises(Refusal) as refusal:
        hold(other, 2, tmp_path, one_by_one)
    assert sentence in str(refusal.value)
    assert (tmp_path / LOG).read_bytes() == before


@pytest.mark.parametrize("code", ["0123456789ab", None])
def test_other_code_never_goes_on_with_a_log(tmp_path: Path, code: str | None) -> None:
    hold(ABOUT, 2, tmp_path, one_by_one)
    file = tmp_path / LOG
    first, *lines = file.read_text().splitlines(keepends=True)
    header = json.loads(first)
    assert header.pop("code") == ABOUT.code
    if code is not None:  # logs had none at first
        header["code"] = code
    begun = "".join([json.dumps(header) + "\n", *lines])
    file.write_text(begun)
    with pytest.raises(Refusal, match=r"begun by other code of vaka.* choose another folder"):
        hold(ABOUT, 4, tmp_path, one_by_one)
    assert file.read_text() == begun


def test_two_programs_never_write_to_one_log(tmp_path: Path) -> None:
    with Log(tmp_path / LOG, ABOUT) as log:
        with pytest.raises(Refusal, match="another arena is writing"):
            Log(tmp_path / LOG, ABOUT)
        log.add(play(ABOUT, next(seatings(ABOUT, 1))))
    with Log(tmp_path / LOG, ABOUT) as log:
        assert list(log.results) == [0]


def test_results_come_back_as_they_were(tmp_path: Path) -> None:
    about = contest("random", "arena.arena_bots.Crasher")
    results = hold(about, 4, tmp_path, one_by_one)
    assert any(result.failure for result in results)
    with Log(tmp_path / LOG, about) as log:
        assert list(log.results.values()) == results
    failed = next(result for result in results if result.failure)
    assert failed.failure is not None
    assert (tmp_path / failed.journal_file).read_text() == failed.failure.journal


@pytest.mark.parametrize("bot", ["arena.arena_bots.Babbler", "remote:no-such-program\udcff"])
def test_text_that_no_file_can_hold_ends_no_arena(tmp_path: Path, bot: str) -> None:
    about = contest("random", bot)
    results = hold(about, 2, tmp_path, one_by_one)
    assert all(result.failure for result in results)
    write_all(about, results, tmp_path)
    assert json.loads((tmp_path / SUMMARY).read_text())["bots"] == ["random", bot]
    assert hold(about, 2, tmp_path, Counting(0)) == results
