import io
from collections.abc import Callable
from pathlib import Path

import pytest

import vaka
from cli.terminal import GAME, Command, Done
from random_play import random_match
from vaka.cli import main


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep saved matches, and whatever a test writes, out of the user's folders."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Run one command in this process; `text` is its standard input."""

    def run(*arguments: object, text: str | bytes = "") -> Done:
        data = text.encode() if isinstance(text, str) else text
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))
        capsys.readouterr()
        try:
            code = main([str(argument) for argument in arguments])
        except SystemExit as refusal:  # of argparse
            code = int(refusal.code or 0)
        shown = capsys.readouterr()
        return Done(code, shown.out, shown.err)

    return run


@pytest.fixture
def journal(tmp_path: Path) -> Callable[[int | None], Path]:
    """Write the journal of a random match of two, whole or of so many moves."""

    def write(steps: int | None = None) -> Path:
        file = tmp_path / f"match-{steps}.journal"
        file.write_text(random_match(vaka.load(GAME), 2, seed=1, steps=steps).journal())
        return file

    return write
