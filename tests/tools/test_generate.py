from pathlib import Path

import generate
import pytest
import written


def test_a_stale_file_is_named_and_then_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "folder" / "made.txt"
    assert written.settle([(file, "new")], check=True) == 1
    assert "made.txt is out of date" in capsys.readouterr().out
    assert written.settle([(file, "new")], check=False) == 0
    assert file.read_text() == "new"
    assert written.settle([(file, "new")], check=True) == 0
    assert capsys.readouterr().out == f"wrote {file}\n"


def test_every_writer_is_run() -> None:
    """Samples of the page are made for the gallery only and not kept."""
    found = {path.stem for path in Path(generate.__file__).parent.glob("write_*.py")}
    assert found - {"write_samples"} == {*generate.FIRST, *generate.REST} - {"draw_pictures"}
