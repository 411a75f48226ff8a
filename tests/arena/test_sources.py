from pathlib import Path
from types import SimpleNamespace

import pytest

import vaka
from arena.arena_setup import GAME
from vaka.arena import sources
from vaka.arena.contest import Contest


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of a game whose sources can be changed."""
    (tmp_path / "rules.py").write_bytes(b"one\ntwo\n")
    game = SimpleNamespace(folder=tmp_path)
    monkeypatch.setattr(sources, "registry", SimpleNamespace(load=lambda name: game))
    return tmp_path


def fresh() -> str:
    return sources.digest.__wrapped__(GAME)


def test_a_changed_source_is_other_code(folder: Path) -> None:
    seen = {fresh()}
    (folder / "rules.py").write_bytes(b"one\ntwo \n")
    seen.add(fresh())
    (folder / "part").mkdir()
    (folder / "rules.py").rename(folder / "part" / "rules.py")
    seen.add(fresh())
    (folder / "evaluation.py").touch()
    seen.add(fresh())
    (folder / "judgement.net").write_bytes(b"\x00\r\n")
    seen.add(fresh())
    (folder / "judgement.net").write_bytes(b"\x00\n")  # not a text: every byte counts
    seen.add(fresh())
    assert len(seen) == 6


def test_what_was_compiled_and_how_lines_end_is_the_same_code(folder: Path) -> None:
    before = fresh()
    (folder / "rules.cpython-311-x86_64-linux-gnu.so").write_bytes(b"\x7fELF")
    (folder / "rules.py").write_bytes(b"one\r\ntwo\r\n")
    assert fresh() == before


def test_who_edits_a_bot_or_what_it_imports_plays_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "edited_bot.py").write_text("import edited_help\n\nclass Mine:\n    pass\n")
    (tmp_path / "edited_help.py").write_text("DEPTH = 1\n")
    (tmp_path / "unrelated.py").write_text("DEPTH = 1\n")

    def code() -> str:
        return sources.digest.__wrapped__(GAME, ("edited_bot.Mine", "random"))

    before = code()
    assert before != sources.digest(GAME, ("random",)) == sources.digest(GAME)
    (tmp_path / "unrelated.py").write_text("DEPTH = 2\n")
    assert code() == before
    (tmp_path / "edited_help.py").write_text("DEPTH = 2\n")
    helped = code()
    (tmp_path / "edited_bot.py").write_text("import edited_help\n\nclass Mine:\n    depth = 3\n")
    assert len({before, helped, code()}) == 3


def test_who_trains_a_bot_anew_plays_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As docs/research.md has it: the weights lie in the current folder, the module names them."""
    (tmp_path / "bots").mkdir()
    monkeypatch.syspath_prepend(str(tmp_path / "bots"))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bots" / "learned_bot.py").write_text(
        "import learned_help\nimport numpy as np\n\nWEIGHTS = np.load('policy.npy')\n"
    )
    (tmp_path / "bots" / "learned_help.py").write_text("BOOK = open('openings.txt').read()\n")
    (tmp_path / "policy.npy").write_bytes(b"\x93NUMPY 1")
    (tmp_path / "bots" / "openings.txt").write_text("1. pass")  # beside the module that names it
    (tmp_path / "unrelated.npy").write_bytes(b"\x93NUMPY 1")

    def code() -> str:
        return sources.digest.__wrapped__(GAME, ("learned_bot.Mine",))

    seen = {code()}
    (tmp_path / "unrelated.npy").write_bytes(b"\x93NUMPY 2")
    assert code() in seen
    (tmp_path / "policy.npy").write_bytes(b"\x93NUMPY 2")
    seen.add(code())
    (tmp_path / "bots" / "openings.txt").write_text("1. draw")
    seen.add(code())
    (tmp_path / "policy.npy").unlink()
    seen.add(code())
    assert len(seen) == 4


def test_who_edits_a_program_in_any_language_plays_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my_bot.py").write_text("import my_help\n\nopen('my.book')\n")
    (tmp_path / "my_help.py").write_text("DEPTH = 1\n")
    (tmp_path / "my.book").write_text("1. pass")
    (tmp_path / "my program").write_bytes(b"\x7fELF 1")
    names = ("remote:python3 my_bot.py --deep", "remote:'./my program'", "remote:no_such_program")

    def code() -> str:
        return sources.digest.__wrapped__(GAME, names)

    seen = {code()}
    assert sources.digest(GAME, names[2:]) == sources.digest(GAME)
    for name in ("my_bot.py", "my_help.py", "my.book", "my program"):
        with (tmp_path / name).open("ab") as file:
            file.write(b"\n")
        seen.add(code())
    assert len(seen) == 5


@pytest.mark.parametrize("name", ["no_such_module.Mine", "remote:'without an end", "remote:"])
def test_a_bot_that_is_not_found_has_no_sources(name: str) -> None:
    assert sources.digest(GAME, (name,)) == sources.digest(GAME)


def test_engine_and_bots_are_part_of_every_contest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes = {
        name: Contest(name, vaka.load(name).seats[0], ("random",)).code for name in vaka.games()
    }
    assert len(set(codes.values())) == len(codes)
    for part in ("core", "engine", "bots"):
        with monkeypatch.context() as patch:
            patch.setattr(sources, part, SimpleNamespace(__file__=str(tmp_path / "__init__.py")))
            assert fresh() != codes[GAME]
    assert fresh() == codes[GAME]
