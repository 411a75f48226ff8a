import json
from pathlib import Path

import numpy as np
import pytest

import vaka
from vaka.bots.levels import LevelBot
from vaka.bots.own import bot
from vaka.cli import main
from vaka.core.game import Game
from vaka.errors import BadBot
from vaka.learn.datasets import Dataset
from vaka.learn.payoffs import payoffs
from vaka.learn.recording import record, seating, unhurried


def test_recorded_matches_replay_and_repeat(game: Game, tmp_path: Path) -> None:
    one = record(game, tmp_path / "a", 2, game.seats[0], ["random"], seed=3)
    two = record(game, tmp_path / "b", 2, game.seats[0], ["random"], seed=3)
    assert one == two
    assert record(game, tmp_path / "c", 2, game.seats[0], ["random"], seed=4) != one
    dataset = Dataset(tmp_path / "a")
    dataset.check()
    matches = list(dataset.matches())
    assert len(dataset) == len(matches) == 2
    assert all(match.over for match in matches)
    decisions = sum(line.seat >= 0 for match in matches for line in match.lines)
    assert dataset.manifest["decisions"] == decisions


def test_numbers_are_the_same_from_journals_and_from_parquet(game: Game, tmp_path: Path) -> None:
    options = {"max_rounds": 2} if "max_rounds" in game.options else {}
    for form in ("journal", "parquet"):
        record(game, tmp_path / form, 2, game.seats[0], ["random"], options, 1, form)
    journals, parquet = Dataset(tmp_path / "journal"), Dataset(tmp_path / "parquet")
    parquet.check()
    for one, other in zip(journals.decisions(), parquet.decisions(), strict=True):
        for column in one._fields:
            assert np.array_equal(getattr(one, column), getattr(other, column)), column
        assert one.masks[np.arange(len(one.moves)), one.moves].all(), "what was played was legal"
    for one, match in zip(journals.decisions("lead"), journals.matches(), strict=True):
        assert one.rewards.tolist() == payoffs(match.score(), "lead")[one.seats].tolist()
    layout = game.part("observation").LAYOUT
    told = parquet.manifest["numeric_face"]
    assert told == {"version": layout.version, "fingerprint": layout.fingerprint}


SEARCHER = "ismcts:iterations=20"


@pytest.mark.parametrize("form", ["journal", "parquet"])
def test_the_files_are_the_same_whatever_the_number_of_processes(
    rapanui: Game, tmp_path: Path, form: str
) -> None:
    told: list[int] = []
    bots = [SEARCHER, "random", "novice"]
    one = record(rapanui, tmp_path / "one", 5, 3, bots, seed=7, form=form)
    two = record(rapanui, tmp_path / "two", 5, 3, bots, None, 7, form, told.append, processes=2)
    assert one == two
    assert told == [1, 2, 3, 4, 5]
    Dataset(tmp_path / "two").check()


def test_every_row_tells_bot_score_and_visits(rapanui: Game, tmp_path: Path) -> None:
    found = {}
    for form in ("journal", "parquet"):
        record(rapanui, tmp_path / form, 2, 2, [SEARCHER, "random"], seed=2, form=form)
        dataset = Dataset(tmp_path / form)
        dataset.check()
        found[form] = list(dataset.decisions())
    ends = [match.score() for match in Dataset(tmp_path / "journal").matches()]
    for one, other in zip(found["journal"], found["parquet"], strict=True):
        names = seating([SEARCHER, "random"], 2, one.match)
        assert one.bots.tolist() == [names[seat] for seat in one.seats]
        assert one.scores.tolist() == [list(ends[one.match][seat]) for seat in one.seats]
        searched = (one.bots == SEARCHER) & (one.masks.sum(1) > 1)
        assert set(one.visits.sum(1)[searched]) == {20}
        assert not one.visits[~searched].any()
        assert not one.visits[~one.masks].any()
        for column in one._fields:
            assert np.array_equal(getattr(one, column), getattr(other, column)), column


def test_who_does_not_search_leaves_no_visits(rapanui: Game, tmp_path: Path) -> None:
    manifest = record(rapanui, tmp_path / "a", 2, 2, ["random"])
    assert sorted(manifest["files"]) == ["match-000000.journal", "match-000001.journal"]
    assert not (tmp_path / "a" / "visits.jsonl").exists()


def test_no_clock_decides_what_is_recorded(rapanui: Game) -> None:
    hurried, calm = bot("novice", rapanui, vaka.Rng(1)), unhurried("novice", rapanui, vaka.Rng(1))
    assert isinstance(hurried, LevelBot)
    assert isinstance(calm, LevelBot)
    assert (hurried.settings.seconds, calm.settings.seconds) == (0.1, None)


def test_numbers_of_another_numeric_face_are_refused(rapanui: Game, tmp_path: Path) -> None:
    manifest = record(rapanui, tmp_path / "a", 1, 2, ["random"], form="parquet")
    manifest["numeric_face"]["version"] += 1
    (tmp_path / "a" / "manifest.json").write_text(json.dumps(manifest))
    with pytest.raises(ValueError, match="another observation"):
        next(Dataset(tmp_path / "a").decisions())


def test_bots_move_on_by_a_seat_from_match_to_match() -> None:
    assert [seating(["a", "b"], 3, n) for n in range(2)] == [["a", "b", "a"], ["b", "a", "b"]]


def test_a_changed_file_is_noticed(rapanui: Game, tmp_path: Path) -> None:
    record(rapanui, tmp_path / "a", 1, 2, ["random"])
    with (tmp_path / "a" / "match-000000.journal").open("a", encoding="utf-8") as journal:
        journal.write("# changed\n")
    with pytest.raises(ValueError, match="match-000000"):
        Dataset(tmp_path / "a").check()


def test_wrong_wishes_are_refused(rapanui: Game, tmp_path: Path) -> None:
    out = tmp_path / "out"
    with pytest.raises(ValueError, match="at least one match"):
        record(rapanui, out, 0, 2, ["random"])
    with pytest.raises(ValueError, match="at least one bot"):
        record(rapanui, out, 1, 2, [])
    with pytest.raises(ValueError, match="journal, parquet, not 'csv'"):
        record(rapanui, out, 1, 2, ["random"], form="csv")
    with pytest.raises(BadBot):
        record(rapanui, out, 1, 2, ["genius"])
    with pytest.raises(vaka.BadSeats):
        record(rapanui, out, 1, 9, ["random"])
    assert not out.exists()
    record(rapanui, out, 1, 2, ["random"], form="parquet")
    with pytest.raises(FileExistsError, match="out"):
        record(rapanui, out, 1, 2, ["random"])
    with pytest.raises(ValueError, match="use decisions"):
        next(Dataset(out).matches())
    with pytest.raises(ValueError, match="recorded is the reward 'win'"):
        next(Dataset(out).decisions("lead"))
    with pytest.raises(FileNotFoundError):
        Dataset(tmp_path)


def test_the_command_records_and_says_where(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    wish = ["record", "rapanui2011", "--matches", "2", "--bot", "greedy:worlds=1,random"]
    wish += ["--processes", "2"]
    assert main(wish) == 0
    assert "matches-rapanui2011" in capsys.readouterr().out
    assert main([*wish, "--out", "other", "--json", "--seats", "3", "--format", "parquet"]) == 0
    manifest = json.loads(capsys.readouterr().out)
    assert manifest["bots"] == ["greedy:worlds=1", "random"]
    assert manifest == json.loads((tmp_path / "other" / "manifest.json").read_text())
    assert main(wish) == 2
    assert "exists already" in capsys.readouterr().err


def test_the_command_says_what_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "vaka.learn.parquet", None)
    wish = ["record", "rapanui2011", "--format", "parquet", "--out", str(tmp_path / "x")]
    assert main(wish) == 2
    assert 'pip install "vaka[datasets]"' in capsys.readouterr().err
