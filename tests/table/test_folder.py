"""The folder without a server: what is in it, and what it may replace."""

import gzip
import json
import marshal
import re
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest

import vaka
from vaka.bots import TABLE_LEVELS
from vaka.bots.levels import IN_A_BROWSER
from vaka.errors import Refusal
from vaka.table import carried, folder, licences
from vaka.table.anywhere import precompile
from vaka.table.messages import Decided
from vaka.table.offline import SERVICE

ROOT = Path(__file__).parents[2]
PUBLIC = ROOT / "web" / "public"
SLOWEST = 1.5  # seconds until `skilled` has answered


@pytest.fixture(scope="module")
def pyodide(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Something in place of Python for the browser."""
    found = tmp_path_factory.mktemp("pyodide")
    for name in folder.PYODIDE:
        (found / name).write_bytes(name.encode())
    lock = {"info": {"python": "3.14"}, "packages": {"numpy": {}}}
    (found / folder.LOCK).write_text(json.dumps(lock))
    (found / licences.ABOUT).write_text(json.dumps({"version": "314.0.7"}))
    return found


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Something in place of the built page."""
    found = tmp_path_factory.mktemp("client")
    (found / "assets").mkdir()
    (found / "assets" / "index-abc.js").write_text("1")
    (found / "assets" / "index-abc.js.br").write_text("1")
    for name in PUBLIC.iterdir():  # as the client is built
        (found / name.name).write_bytes(name.read_bytes())
    (found / licences.LICENCES).write_text("vaka\n====\n\nMIT License\n")
    (found / folder.PAGE).write_text(
        '<html><head><script type="module" src="/assets/index-abc.js"></script></head></html>'
    )
    return found


@pytest.fixture(scope="module")
def written(
    pyodide: Path, client: Path, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Path, folder.Written]:
    found = tmp_path_factory.mktemp("written") / "play"
    return found, folder.write(found, pyodide, client)


def names(root: Path) -> set[str]:
    return {path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_file()}


def test_the_page_finds_everything_from_where_it_lies(written: tuple[Path, folder.Written]) -> None:
    root, _ = written
    page = (root / folder.PAGE).read_text(encoding="utf-8")
    assert not re.search(r'(?:src|href)="/', page)
    [told] = re.findall(r'<script type="application/json" id="alone">(.*?)</script>', page)
    found = json.loads(told)
    assert (root / found["vaka"]).is_file()
    assert (root / found["service"]).is_file()
    assert (root / found["python"] / "pyodide.asm.wasm").is_file()
    for address in found["prepared"]:
        assert json.loads((root / f"{found['answers']}{address}.json").read_bytes())
    cards = json.loads((root / f"{found['answers']}/api/games.json").read_bytes())
    assert {card["name"] for card in cards} == set(vaka.games())
    manifest = json.loads((root / "manifest.webmanifest").read_bytes())
    assert all((root / icon["src"]).is_file() for icon in manifest["icons"])
    lock = json.loads((root / found["python"] / folder.LOCK).read_bytes())
    assert lock == {"info": {"python": "3.14"}, "packages": {}}


def test_the_service_worker_knows_every_file(written: tuple[Path, folder.Written]) -> None:
    root, figures = written
    service = (root / SERVICE).read_text(encoding="utf-8")
    [listed] = re.findall(r"const FILES = (\[.*?\]);", service)
    kept = {"index.html" if name == "./" else name for name in json.loads(listed)}
    assert kept | {SERVICE} == names(root)
    assert not any(name.endswith(".br") for name in kept)
    [told] = re.findall(r"const TOLD = (\[.*?\]);", service)
    [package] = root.glob("vaka-*.pack")
    [python] = root.glob("python-*")
    [answers] = root.glob("answers-*")
    asked = {package.name, f"{python.name}/", answers.name, "assets/index-abc.js"}
    assert asked <= set(json.loads(told))  # without which a page is not one of this version
    page = (root / folder.PAGE).read_text(encoding="utf-8")
    assert all(name in page for name in json.loads(told))
    assert figures.files == len(names(root))
    assert 0 < figures.compressed < figures.size


def test_the_licences_of_all_that_is_in_it_go_along(written: tuple[Path, folder.Written]) -> None:
    root, _ = written
    text = (root / licences.LICENCES).read_text(encoding="utf-8")
    assert text.startswith("vaka\n====\n\nMIT License")  # what the page says of itself
    assert "Pyodide 314.0.7" in text
    assert "Mozilla Public License" in text
    assert "https://github.com/pyodide/pyodide, under the tag 314.0.7" in text
    assert "Python 3.14\n===========" in text
    assert re.search(r"Python\s+Software\s+Foundation;\s+All\s+Rights\s+Reserved", text)


@pytest.mark.parametrize("brought", [True, False])
def test_pythons_own_licence_is_told_or_named(
    brought: bool, pyodide: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if brought:
        (tmp_path / "LICENSE.txt").write_text("A. HISTORY OF THE SOFTWARE")
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(tmp_path))
    text = licences.licences("page", pyodide, "3.14.2", precompiled=brought)
    assert ("A. HISTORY OF THE SOFTWARE" in text) == brought
    assert ("https://docs.python.org/3/license.html" in text) == (not brought)
    assert ("as byte code without docstrings" in text) == brought


def test_the_built_page_brings_the_licences_of_its_parts() -> None:
    if not (folder.CLIENT / folder.PAGE).exists():
        pytest.skip("the page has not been built")
    text = (folder.CLIENT / licences.LICENCES).read_text(encoding="utf-8")
    for name in ("LICENSE", "FONTLICENSE"):
        assert (ROOT / name).read_text(encoding="utf-8").strip() in text
    assert re.search(r"^preact \d", text, re.MULTILINE)
    assert "Copyright (c) 2015-present Jason Miller" in text


def test_the_same_is_written_the_same_and_something_else_has_another_name(
    pyodide: Path, client: Path, tmp_path: Path, written: tuple[Path, folder.Written]
) -> None:
    root, _ = written
    again = tmp_path / "again"
    folder.write(again, pyodide, client)
    assert names(again) == names(root)
    assert all((again / name).read_bytes() == (root / name).read_bytes() for name in names(root))
    (tmp_path / "other").mkdir()
    for path in pyodide.iterdir():
        (tmp_path / "other" / path.name).write_bytes(path.read_bytes())
    (tmp_path / "other" / "pyodide.mjs").write_text("newer")
    folder.write(again, tmp_path / "other", client)  # one of ours is replaced
    [before] = root.glob("python-*")
    [after] = again.glob("python-*")
    assert before.name != after.name
    services = [(at / SERVICE).read_text() for at in (root, again)]
    assert services[0] != services[1]


def test_the_package_has_what_a_table_needs_and_nothing_compiled() -> None:
    found = set(carried.files())
    assert {"vaka/table/alone.py", "vaka/games/tongiaki/lesson/steps.json"} <= found
    assert not any(name.endswith((".so", ".pyx", ".pxd")) for name in found)
    assert not any(name.startswith(("vaka/cli/", "vaka/table/client/")) for name in found)


def test_a_pack_is_a_list_of_files_and_then_their_contents() -> None:
    given = {"a.py": b"one", "b/c.json": b"{}"}
    content = carried.packed(given)
    assert content == carried.packed(given)
    plain = gzip.decompress(content)
    length = int.from_bytes(plain[: carried.LENGTH], "little")
    rest = plain[carried.LENGTH :]
    assert json.loads(rest[:length]) == [["a.py", 3], ["b/c.json", 2]]
    assert rest[length:] == b"one{}"


def test_the_package_is_whole_by_itself(tmp_path: Path) -> None:
    """An interpreter that has nothing else can set the table with it."""
    for name, content in carried.files().items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(content)
    bare = [sys.executable, "-I", "-S", "-c"]
    program = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import vaka.table.alone as a; "
    asked = "print(a.__file__.startswith(sys.path[0]), [len(g.folder.name) > 0 for g in map("
    asked += "__import__('vaka').load, __import__('vaka').games())])"
    done = subprocess.run([*bare, program + asked], capture_output=True, text=True, check=False)
    assert done.stdout.startswith("True [True"), done.stderr


def test_of_the_library_goes_along_what_an_import_leads_to() -> None:
    library = {
        "json/__init__.py": b"from . import decoder\nfrom .encoder import Encoder",
        "json/decoder.py": b"def late():\n    import zoo.ape",
        "json/encoder.py": b"import pdb",
        "zoo/__init__.py": b"",
        "zoo/ape.py": b"",
        "zoo/bee.py": b"",
        "pdb.py": b"",
    }
    own = {"vaka/a.py": b"import json", "vaka/data.json": b"import zoo.bee"}
    found = precompile.reachable(own, library)
    assert found == {"json", "json.decoder", "json.encoder", "zoo", "zoo.ape"}


def test_byte_code_does_what_its_source_does_without_docstrings() -> None:
    source = b'"""Says."""\ndef f():\n    """Says more."""\n    assert True\n    return 7\n'
    made = precompile.byte_code({"a.py": source, "b.json": b"{}"})
    assert made["b.json"] == b"{}"
    names: dict[str, Any] = {}
    exec(marshal.loads(made["a.pyc"][16:]), names)
    assert names["f"]() == 7
    assert names["f"].__doc__ is None
    assert b"Says" not in made["a.pyc"]


def test_what_cannot_be_written_is_refused(pyodide: Path, client: Path, tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="make client"):
        folder.write(tmp_path / "new", pyodide, tmp_path)
    with pytest.raises(Refusal, match=r"pyodide\.mjs is missing"):
        folder.write(tmp_path / "new", tmp_path, client)
    (tmp_path / "diary.txt").write_text("mine")
    for _ in range(2):
        with pytest.raises(Refusal, match="not overwritten"):
            folder.write(tmp_path, pyodide, client)
        assert (tmp_path / "diary.txt").read_text() == "mine"
        # many sites have a service worker of that name
        (tmp_path / SERVICE).write_text('self.addEventListener("fetch", () => undefined);')


def test_bots_have_their_time_in_a_browser_and_nobody_waits_long() -> None:
    assert IN_A_BROWSER.keys() == TABLE_LEVELS.keys()
    assert Decided().pace_ms / 1000 + IN_A_BROWSER["skilled"] <= SLOWEST
    page = (Path(__file__).parents[2] / "docs" / "anywhere.md").read_text(encoding="utf-8")
    for name, seconds in IN_A_BROWSER.items():
        assert f"| {name} | {TABLE_LEVELS[name].iterations:,} | {seconds} |" in page
