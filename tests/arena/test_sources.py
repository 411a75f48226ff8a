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
    assert len(seen) == 4


def test_what_was_compiled_and_how_lines_end_is_the_same_code(folder: Path) -> None:
    before = fresh()
    (folder / "rules.cpython-311-x86_64-linux-gnu.so").write_bytes(b"\x7fELF")
    (folder / "rules.py").write_bytes(b"one\r\ntwo\r\n")
    assert fresh() == before


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
