import json
from pathlib import Path

import pytest

from vaka.cli import main
from vaka.table import carried, folder, licences


@pytest.fixture
def pyodide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Something in place of Python for the browser and of the built page."""
    found = tmp_path / "pyodide"
    found.mkdir()
    for name in folder.PYODIDE:
        (found / name).write_bytes(name.encode())
    (found / folder.LOCK).write_text('{"info": {"python": "3.14"}}')
    (found / licences.ABOUT).write_text('{"version": "314.0.7"}')
    client = tmp_path / "client"
    client.mkdir()
    (client / folder.PAGE).write_text("<head></head>")
    (client / licences.LICENCES).write_text("MIT License")
    monkeypatch.setattr(carried, "find_node", lambda: None)
    monkeypatch.setattr(folder.write, "__defaults__", (client, None, None))
    return found


def test_it_says_how_large_the_folder_is(
    pyodide: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    to = tmp_path / "play"
    engine = ["--engine", str(tmp_path / "none")]
    asked = ["static", str(to), "--pyodide", str(pyodide), *engine]
    assert main([*asked, "--language", "nl"]) == 0
    said = capsys.readouterr().out
    assert f"bestanden geschreven in {to}" in said
    assert "geen gecompileerde" in said  # engine
    assert "niet vooraf gecompileerd" in said  # Python
    assert main([*asked, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert not figures["compiled"]
    assert not figures["precompiled"]
    assert figures["files"] == sum(path.is_file() for path in to.rglob("*"))
    assert figures["compressed"] < figures["size"]


@pytest.mark.parametrize("kind", [[], ["--json"]])
def test_who_requires_a_compiled_engine_hears_of_a_plain_one(
    kind: list[str], pyodide: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = ["--engine", str(tmp_path / "none")]
    asked = ["static", str(tmp_path / "play"), "--pyodide", str(pyodide), *engine, *kind]
    monkeypatch.delenv("VAKA_REQUIRE_COMPILED", raising=False)
    assert main(asked) == 0
    monkeypatch.setenv("VAKA_REQUIRE_COMPILED", "1")
    assert main(asked) == 1


def test_without_python_for_the_browser_it_says_what_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = tmp_path / "nothing"
    code = main(["static", str(tmp_path / "play"), "--pyodide", str(wrong), "--language", "de"])
    assert code == 2
    assert capsys.readouterr().err.startswith("vaka: ")
