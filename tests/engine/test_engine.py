import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import vaka
from vaka import engine
from vaka.testing import digest, plain_digest, setups

PACKAGE = Path(vaka.__file__).parent
# Matches at each table, and the fingerprint of every State, choice and score. It changes only when
# the rules or the random numbers do; then say so in CHANGES.md.
DIGESTS = {
    "raiatea": (42, "e92646fe31e74d070f1f6c6a26766b97"),
    "rapanui2011": (1000, "be6aaa8fe91d47a4a27583881c86fec1"),
    "rapanui2020": (13, "35ee13d6d61a3b78b5fb30bfdf179eeb"),
    "tongiaki": (50, "8abf5be26d222aa583673bffa759bced"),
}
QUICK = {
    "raiatea": (1, "6a06dcd86fadc2927dd689fc1ae5694d"),
    "rapanui2011": (40, "a881b7c476fa388e69003cd79e00afd3"),
    "rapanui2020": (1, "65106160b3ef1433c2ac7095b09be23f"),
    "tongiaki": (2, "7b79a6a67321dc19183a3f8915953523"),
}


def run(program: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {k: v for k, v in os.environ.items() if k != "VAKA_PURE"}
    return subprocess.run(
        [sys.executable, "-c", program],
        env={**kept, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("name", vaka.games())
def test_matches_of_old_seeds_stay_the_same(name: str) -> None:
    matches, pinned = QUICK[name]
    assert digest(vaka.load(name), matches) == pinned


@pytest.mark.parametrize("name", vaka.games())
def test_the_plain_engine_plays_the_same_matches(name: str) -> None:
    matches, pinned = QUICK[name]
    assert plain_digest(vaka.load(name), matches) == pinned


@pytest.mark.long
@pytest.mark.parametrize("name", vaka.games())
def test_compiled_and_plain_engine_agree_move_by_move(name: str) -> None:
    matches, pinned = DIGESTS[name]
    game = vaka.load(name)
    assert matches * len(list(setups(game))) >= 1000
    if engine.COMPILED:  # without it this very process is the plain one, which the quick pin checks
        assert digest(game, matches) == pinned
        assert plain_digest(game, matches) == pinned


def test_vaka_pure_forces_the_plain_engine_without_a_warning() -> None:
    done = run(
        "import vaka; print(vaka.engine.COMPILED, vaka.load('rapanui2011').state_class.__module__)",
        VAKA_PURE="1",
    )
    assert done.stdout == "False vaka.games.rapanui2011.rules.play\n"
    assert done.stderr == ""


def test_both_engines_declare_the_same_buffers() -> None:
    program = (
        "from vaka.engine import buffers;"
        "print({name: rows for name, rows in vars(buffers).items() if name.endswith('_FIELDS')})"
    )
    assert "REWARDS_FIELDS" in run(program).stdout
    assert run(program).stdout == run(program, VAKA_PURE="1").stdout


def test_a_half_compiled_engine_is_refused() -> None:
    with pytest.raises(ImportError, match=r"half compiled: b compiled, a not.*make build"):
        engine.check_one_kind({"a": "a.py", "b": "b.so"})
    assert engine.check_one_kind({"a": "a.so", "b": "b.pyd"})
    assert not engine.check_one_kind({"a": "a.py"})


def copied_package(folder: Path, *, compiled: bool) -> Path:
    left_out = shutil.ignore_patterns("client", *([] if compiled else ["*.so", "*.pyd"]))
    shutil.copytree(PACKAGE, folder / "vaka", ignore=left_out)
    return folder / "vaka"


def test_an_engine_without_its_core_is_refused_at_import(tmp_path: Path) -> None:
    if not engine.COMPILED:
        return
    package = copied_package(tmp_path, compiled=True)
    for built in (package / "engine").glob("batch.*.so"):
        built.unlink()
    done = run("import vaka", PYTHONPATH=str(tmp_path))
    assert done.returncode == 1
    assert "vaka is half compiled" in done.stderr


def test_a_compiled_core_with_a_plain_game_is_refused(tmp_path: Path) -> None:
    if not engine.COMPILED:
        return
    package = copied_package(tmp_path, compiled=True)
    for built in (package / "games" / "rapanui2011").rglob("*.so"):
        built.unlink()
    done = run("import vaka; vaka.load('rapanui2011')", PYTHONPATH=str(tmp_path))
    assert done.returncode == 1
    assert "Python subclass of a compiled State" in done.stderr


def test_without_compiled_modules_it_runs_and_says_so_once(tmp_path: Path) -> None:
    copied_package(tmp_path, compiled=False)
    program = (
        "import vaka, vaka.match; g = vaka.load('rapanui2011');"
        "print(vaka.engine.COMPILED, len(g.moves(g.start(2), -1)))"
    )
    done = run(program, PYTHONPATH=str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert done.stdout == "False 4\n"
    assert done.stderr.count("vaka runs uncompiled") == 1


def test_import_and_first_moves_are_quick() -> None:
    from benchmarks.own import IMPORT_AND_MOVES, import_seconds

    if engine.COMPILED:
        assert import_seconds(IMPORT_AND_MOVES) - import_seconds("pass") < 0.1


def test_no_third_party_package_is_imported() -> None:
    program = (
        "import sys; before = set(sys.modules); import vaka, vaka.cli;"
        "[vaka.load(name).part('text.terminal') for name in vaka.games()];"
        "new = {name.split('.')[0] for name in set(sys.modules) - before};"
        "new -= set(sys.stdlib_module_names) | {'vaka', 'cython_runtime'};"
        "print(sorted(name for name in new if not name.startswith('_')))"
    )
    assert run(program).stdout == "[]\n"
