"""An extra is added to an editable checkout without compiling the engine again."""

import os
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from setuptools import Distribution


@pytest.fixture
def engine(
    builder: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[ModuleType, Path]:
    """Return setup.py in a checkout with one module that is translated, and that module's C."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(builder, "SOURCE", tmp_path / "src")
    (tmp_path / "src" / "vaka").mkdir(parents=True)
    (tmp_path / "setup.py").write_text("")
    (tmp_path / "module.c").write_text("")
    return builder, tmp_path / "module.c"


def command_of(builder: ModuleType, source: Path, folder: Path) -> tuple[Any, Path]:
    """Return the command that builds the module elsewhere, and where that would lie beside it."""
    module = builder.extension(builder.SOURCE / "vaka" / "module.py", source)
    distribution = Distribution({"name": "vaka", "ext_modules": [module]})
    command = builder.OptionalBuild(distribution)
    command.build_lib = str(folder / "elsewhere")
    command.finalize_options()
    command.extensions = [module]
    return command, builder.SOURCE / command.get_ext_filename(module.name)


@pytest.mark.parametrize(
    ("older", "taken"), [(None, True), ("module.c", False), ("setup.py", False)]
)
def test_what_lies_beside_its_source_is_taken_if_nothing_is_newer(
    engine: tuple[ModuleType, Path], tmp_path: Path, older: str | None, taken: bool
) -> None:
    builder, source = engine
    command, beside = command_of(builder, source, tmp_path)
    beside.write_text("compiled")
    if older is not None:
        late = beside.stat().st_mtime + 10
        os.utime(tmp_path / older, (late, late))
    assert command.reuse(command.extensions[0]) is taken
    assert any((tmp_path / "elsewhere").rglob("module*")) is taken


def test_what_was_never_compiled_is_not_taken(
    engine: tuple[ModuleType, Path], tmp_path: Path
) -> None:
    builder, source = engine
    command, _ = command_of(builder, source, tmp_path)
    assert not command.reuse(command.extensions[0])
