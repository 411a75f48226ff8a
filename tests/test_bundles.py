import json
import sys
from importlib.machinery import ExtensionFileLoader
from pathlib import Path

import pytest

from vaka import bundles


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one file of two modules."""
    told = {"made_from": "", "modules": {"shared.one": "both.so", "shared.two": "both.so"}}
    (tmp_path / bundles.LIST).write_text(json.dumps(told))
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    return tmp_path


def test_modules_are_found_in_the_file_that_they_share(folder: Path) -> None:
    before = len(sys.meta_path)
    bundles.use(folder)
    finder = sys.meta_path[0]
    assert len(sys.meta_path) == before + 1
    specs = [finder.find_spec(f"shared.{name}", None) for name in ("one", "two")]
    assert [spec and spec.origin for spec in specs] == [str(folder / "both.so")] * 2
    assert all(spec and isinstance(spec.loader, ExtensionFileLoader) for spec in specs)
    assert finder.find_spec("shared.three", None) is None


def test_without_such_a_folder_nothing_changes(tmp_path: Path) -> None:
    before = list(sys.meta_path)
    bundles.use(tmp_path)
    assert sys.meta_path == before
    assert not bundles.FOLDER.exists()  # only browsers get one
