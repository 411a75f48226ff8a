"""What is looked at before a release is published."""

import io
import subprocess
import sys
import tarfile
from pathlib import Path

import check_release
import pytest

import vaka

ROOT = Path(__file__).parents[2]
SYSTEMS = (
    "manylinux2014_x86_64.manylinux_2_17_x86_64",
    "manylinux2014_aarch64.manylinux_2_17_aarch64",
    "musllinux_1_2_x86_64",
    "musllinux_1_2_aarch64",
    "macosx_10_9_x86_64",
    "macosx_11_0_arm64",
    "win_amd64",
)


def whole(version: str = "1.2.3") -> list[str]:
    return [f"vaka-{version}.tar.gz", *(f"vaka-{version}-cp311-abi3-{s}.whl" for s in SYSTEMS)]


def test_a_whole_release_has_no_fault() -> None:
    assert check_release.faults_of(whole(), "1.2.3") == []


@pytest.mark.parametrize("left_out", range(len(SYSTEMS) + 1))
def test_every_file_is_needed(left_out: int) -> None:
    names = whole()
    del names[left_out]
    assert len(check_release.faults_of(names, "1.2.3")) == 1


@pytest.mark.parametrize(
    "name", ["vaka-1.2.3-cp312-cp312-win_amd64.whl", "other-1.2.3.tar.gz", "notes.txt"]
)
def test_what_does_not_belong_is_named(name: str) -> None:
    assert check_release.faults_of([*whole(), name], "1.2.3") == [f"{name} does not belong here"]


def test_another_version_is_a_fault_of_every_file() -> None:
    assert len(check_release.faults_of(whole("1.2.4"), "1.2.3")) == len(whole())


def test_a_tag_names_the_version_and_the_changes_tell_of_it() -> None:
    changes = "# Changes\n\n## 1.2.3 (2027-01-01)\n"
    assert check_release.faults_of_tag("v1.2.3", "1.2.3", changes) == []
    assert len(check_release.faults_of_tag("v1.2.4", "1.2.3", changes)) == 1
    assert len(check_release.faults_of_tag("v1.2", "1.2", changes)) == 1


def test_the_version_is_that_of_the_package() -> None:
    assert check_release.version() == vaka.__version__


def test_an_empty_folder_is_refused_with_a_line_for_each_fault(tmp_path: Path) -> None:
    words = [sys.executable, str(ROOT / "tools" / "check_release.py"), str(tmp_path)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.count("\n") == len(SYSTEMS) + 1


@pytest.mark.parametrize(
    ("repository", "words", "faults"),
    [(None, [], 0), ("https://example.org/vaka", [], 1), (None, ["--tag", "v0"], 1)],
)
def test_the_page_of_an_index_is_looked_at_where_its_links_lead_somewhere(
    repository: str | None,
    words: list[str],
    faults: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.delenv("VAKA_REPOSITORY", raising=False)
    if repository is not None:
        monkeypatch.setenv("VAKA_REPOSITORY", repository)
    head = b"Name: vaka\nProject-URL: Source, https://example.org/vaka\n"
    information = head + b"\n[here](docs/index.md)\n"
    name = f"vaka-{vaka.__version__}"
    told = tarfile.TarInfo(f"{name}/PKG-INFO")
    told.size = len(information)
    with tarfile.open(tmp_path / f"{name}.tar.gz", "w:gz") as packed:
        packed.addfile(told, io.BytesIO(information))
    monkeypatch.setattr(sys, "argv", ["check_release", str(tmp_path), *words])
    assert check_release.main() == 1  # the wheels are missing
    assert capsys.readouterr().err.count("docs/index.md leads nowhere") == faults
