"""What `make` does where something cannot be had."""

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("there", [True, False])
def test_a_compiler_that_could_not_be_had_is_asked_for_again(there: bool, tmp_path: Path) -> None:
    """The folder does without it meanwhile."""
    python = tmp_path / "bin" / "python"
    python.parent.mkdir()
    python.write_text(f"#!/bin/sh\nexit {int(not there)}\n")
    python.chmod(0o755)
    for stamp in ("built", "pip"):
        (tmp_path / stamp).touch()
    wanted = tmp_path / "browser-engine"
    command = ["make", f"VENV={tmp_path}", str(wanted)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert ("plain engine" in done.stdout) == (not there)
    assert wanted.exists() == there


MADE = (
    *("src/vaka/table/client/index.html", "build/browser/modules.json"),
    *("tests/browser/node_modules", "web/python/node_modules"),
)
PYTHON = """#!/bin/sh
case "$*" in
*--collect-only*) exit 5 ;;
*"build_client.py --test"*) echo what the page says; exit {page} ;;
*"-m pytest"*) echo what pytest says; exit {tests} ;;
esac
"""


@pytest.mark.parametrize("page", [0, 1])
@pytest.mark.parametrize("tests", [0, 1])
def test_tests_of_the_page_fail_beside_the_others(page: int, tests: int, tmp_path: Path) -> None:
    python = tmp_path / "venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(PYTHON.format(page=page, tests=tests))
    python.chmod(0o755)
    (tmp_path / "tools").mkdir()
    there = [argument for made in (*MADE, "venv/dev") for argument in ("-o", made)]
    command = [
        "make",
        "-C",
        str(tmp_path),
        "-f",
        str(ROOT / "Makefile"),
        "VENV=venv",
        *there,
        "test",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode != 0) == bool(page or tests)
    assert "what pytest says" in done.stdout
    assert ("what the page says" in done.stdout) == bool(page)
