"""What is compiled again: that of which something has changed, and no more."""

import os
import re
from contextlib import nullcontext
from io import StringIO
from pathlib import Path
from types import ModuleType

import pytest

MADE = 1_000_000_000.0  # when the C of the checkout below was made
CHECKOUT = {
    "games/module.py": "",
    "games/module.pxd": (
        "from libc.stdint cimport int16_t\n"
        "from vaka.engine cimport sizes as Size\n"
        "from vaka.engine.state cimport State, Other\n"
    ),
    "engine/sizes.pxd": "",
    "engine/state.py": "",
    "engine/state.pxd": "from vaka.engine.rng cimport Rng\n",
    "engine/rng.pxd": "from vaka.engine cimport splitmix as Mix\n",
    "engine/splitmix.pxd": "from vaka.engine.rng cimport Rng\n",
    "games/apart.py": "",
    "games/apart.pxd": "",
}


@pytest.fixture
def checkout(builder: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make a checkout in which all is translated, and return the folder of its package."""
    monkeypatch.chdir(tmp_path)
    for path, text in CHECKOUT.items():
        file = builder.SOURCE / "vaka" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        os.utime(file, (MADE, MADE))
        made = (builder.GENERATED / file).with_suffix(".c")
        if file.suffix == ".py":
            made.parent.mkdir(parents=True, exist_ok=True)
            made.write_text("")
            os.utime(made, (MADE, MADE))
    return tmp_path / "src" / "vaka"


def translated(builder: ModuleType, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Return which modules would be translated now."""
    found: set[str] = set()
    monkeypatch.setattr(
        builder, "translate", lambda modules: found.update(module.stem for module in modules)
    )
    assert len(builder.extensions()) == 3
    return found


@pytest.mark.parametrize(
    ("touched", "stale"),
    [
        ("games/module.py", {"module"}),
        ("games/module.pxd", {"module"}),
        ("games/apart.pxd", {"apart"}),
        ("engine/sizes.pxd", {"module"}),
        ("engine/state.py", {"state"}),
        ("engine/state.pxd", {"module", "state"}),
        ("engine/splitmix.pxd", {"module", "state"}),
    ],
)
def test_a_change_makes_stale_what_uses_it_and_nothing_else(
    builder: ModuleType,
    checkout: Path,
    monkeypatch: pytest.MonkeyPatch,
    touched: str,
    stale: set[str],
) -> None:
    assert translated(builder, monkeypatch) == set()
    os.utime(checkout / touched, (MADE + 10, MADE + 10))
    assert translated(builder, monkeypatch) == stale


def test_what_was_never_translated_is_stale(
    builder: ModuleType, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (builder.GENERATED / "src/vaka/games/apart.c").unlink()
    assert translated(builder, monkeypatch) == {"apart"}


def test_every_declaration_that_a_module_uses_is_found(builder: ModuleType) -> None:
    """A line that names two modules of a package, or none by `from`, would be read wrongly."""
    for pxd in sorted(Path("src").rglob("*.pxd")):
        found = builder.declarations(pxd, set())
        for line in re.findall(
            r"(?m)^.*\bcimport\b.*\bvaka.*|^.*\bvaka.*\bcimport\b.*", pxd.read_text()
        ):
            said = re.fullmatch(r"from ([\w.]+) cimport (.+)", line)
            assert said is not None, f"{pxd}: {line}"
            package, names = said.groups()
            module = Path("src", *package.split("."))
            used = [module.with_suffix(".pxd")]
            if module.is_dir():
                used = [module / f"{name.split()[0]}.pxd" for name in names.split(",")]
            assert found.issuperset(used), f"{pxd}: {line}"


def test_progress_is_shown_on_the_terminal_alone(
    builder: ModuleType, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    files = {"/dev/tty": StringIO()}
    monkeypatch.setattr(builder, "open", lambda path, _: nullcontext(files[path]), raising=False)
    builder.tell("compiling the engine: 3 of 30 modules")
    assert files["/dev/tty"].getvalue() == "\r\033[Kcompiling the engine: 3 of 30 modules"
    assert capfd.readouterr() == ("", "")


def test_without_a_terminal_progress_is_left_out(
    builder: ModuleType, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def refuse(path: str, mode: str) -> None:
        raise OSError(f"no such device or address: {path} ({mode})")

    monkeypatch.setattr(builder, "open", refuse, raising=False)
    builder.tell("compiling the engine: 3 of 30 modules")
    assert capfd.readouterr() == ("", "")
