"""What is asked of packages before they are given away."""

import base64
import hashlib
import importlib.util
import zipfile
from pathlib import Path

import pytest
import try_wheel

SHOWN = """
vaka-0.1.0-cp311-abi3-linux_x86_64.whl is consistent with the
following platform tag: "{tag}".
"""
METADATA = """Metadata-Version: 2.4
Name: vaka
Version: 1.0
Description-Content-Type: {kind}

# A page
"""


@pytest.mark.parametrize("tag", ["manylinux_2_17_x86_64", "musllinux_1_2_aarch64"])
def test_a_wheel_for_many_systems_is_fit(tag: str) -> None:
    assert try_wheel.systems_of(SHOWN.format(tag=tag)) == tag


@pytest.mark.parametrize("said", [SHOWN.format(tag="linux_x86_64"), "", "nothing to show"])
def test_a_wheel_for_one_system_is_not(said: str) -> None:
    with pytest.raises(try_wheel.Wrong, match="this system only"):
        try_wheel.systems_of(said)


def wheel_with(folder: Path, kind: str) -> Path:
    """Return the smallest wheel, with a page of some kind."""
    text = METADATA.format(kind=kind)
    wheel = folder / "vaka-1.0-py3-none-any.whl"
    digest = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).rstrip(b"=").decode()
    with zipfile.ZipFile(wheel, "w") as packed:
        packed.writestr("vaka-1.0.dist-info/METADATA", text)
        packed.writestr("vaka-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
        packed.writestr(
            "vaka-1.0.dist-info/RECORD",
            f"vaka-1.0.dist-info/METADATA,sha256={digest},{len(text)}\n",
        )
    return wheel


def test_an_index_is_asked_whether_it_would_take_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if importlib.util.find_spec("twine") is None:
        pytest.skip("twine is not installed: make test installs it")
    try_wheel.check_index(wheel_with(tmp_path, "text/markdown"))
    assert "would take both" in capsys.readouterr().out
    with pytest.raises(try_wheel.Wrong, match="twine check"):
        try_wheel.check_index(wheel_with(tmp_path, "text/nonsense"))


def test_tools_that_are_not_there_are_not_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(try_wheel, "is_there", lambda module: False)
    try_wheel.check_index(Path("nowhere.whl"))
    try_wheel.check_systems(Path("nowhere.whl"))
    assert capsys.readouterr().out == ""
