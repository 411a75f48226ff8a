"""The example of a stranger's package: found by its entry point, lawful, refused where it must be.

A plain game needs the plain engine, whichever engine the tests run in, so each test asks a process
of its own.
"""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import vaka
from plug_ins import PIG, environment, leave_metadata

ROOT = Path(__file__).parents[2]


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """Leave what `pip install examples/pig` leaves for importlib.metadata."""
    leave_metadata(PIG, tmp_path)
    return tmp_path


def run(program: str, *more: Path, plain: bool = True) -> subprocess.CompletedProcess[str]:
    """Run a program with Pig on the path; `plain` with the plain engine, else as vaka is built."""
    return subprocess.run(
        [sys.executable, "-c", program],
        env=environment([PIG], *more, plain=plain),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def answer(program: str, *more: Path) -> str:
    done = run(program, *more)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_pig_is_found_by_its_entry_point_and_keeps_every_law(installed: Path) -> None:
    program = (
        "import vaka; from vaka.testing import check_game\n"
        "assert 'pig' in vaka.games()\n"
        "print(check_game(vaka.load('pig'), matches=1))"
    )
    assert answer(program, installed).startswith("Checked(game='pig', setups=6, matches=6,")


def test_without_its_entry_point_there_is_no_pig() -> None:
    assert answer("import vaka; print('pig' in vaka.games())") == "False"


def test_the_cases_of_pig_hold(installed: Path) -> None:
    program = f"from vaka.cli import main; main(['check', {str(PIG / 'pig_cases.json')!r}])"
    assert answer(program, installed).endswith("passed, 0 failed")


def test_a_plain_game_is_refused_by_the_compiled_engine_with_what_to_do(installed: Path) -> None:
    program = "import vaka; print(vaka.engine.COMPILED, flush=True); vaka.load('pig')"
    done = run(program, installed, plain=False)
    if done.stdout.startswith("True"):
        said = done.stderr.strip().splitlines()[-1]
        assert said.startswith("vaka.errors.UnfitGame: The game pig cannot be used here: Pig is a")
        assert "Compile its module too, or set VAKA_PURE=1" in said
    else:  # vaka is not compiled here, so there is nothing to refuse
        assert done.returncode == 0, done.stderr


UNFIT = "The game pig cannot be used here: Pig is a Python subclass of a compiled State"


@pytest.mark.parametrize(
    "program",
    [
        "from vaka.cli import main; code = main(['games'])",
        "import vaka; assert vaka.games() == vaka.games(); code = 0",
        (
            "from vaka.learn.observer import observers\n"
            "print(*(observer.full_name for observer in observers())); code = 0"
        ),
        "from vaka.table.lobby import game_cards; print(game_cards()); code = 0",
    ],
    ids=["command", "registry", "adapters", "table"],
)
def test_a_plain_game_is_left_out_by_the_compiled_engine_with_one_line(
    installed: Path, program: str
) -> None:
    done = run(f"{program}; raise SystemExit(code)", installed, plain=False)
    assert done.returncode == 0, done.stderr
    if vaka.engine.COMPILED:
        [line] = [line for line in done.stderr.splitlines() if "pig" in line]
        assert UNFIT in line
        assert "pig" not in done.stdout.lower()
    if "vaka.games()" not in program:
        assert "rapanui2011" in done.stdout


def test_a_package_without_a_game_is_told_so(installed: Path) -> None:
    (installed / "empty_game.py").write_text("")
    [points] = installed.glob("*/entry_points.txt")
    points.write_text("[vaka.games]\nempty = empty_game\n")
    program = (
        "import vaka\n"
        "try: vaka.load('empty')\n"
        "except vaka.UnknownGame as refusal: print(refusal)\n"
        "print('empty' in vaka.games())"
    )
    said = answer(program, installed).splitlines()
    assert said == [
        "The game empty cannot be used here: the package empty_game has no GAME.",
        "False",
    ]


def test_every_event_cites_a_rule_of_the_rules_page() -> None:
    program = (
        "from pig import GAME; from vaka.text.rulebook import rules_of\n"
        "print({fact.rule for fact in GAME.event_codec.facts} <= rules_of(GAME).keys())"
    )
    assert answer(program) == "True"


def test_codes_and_pxd_files_are_what_the_tool_writes() -> None:
    program = (
        "import sys, write_engine\n"
        "sys.argv = ['write_engine.py', '--check', 'pig']; print(write_engine.main())"
    )
    assert answer(program, ROOT / "tools") == "0"


def test_pig_is_compiled_with_the_directives_of_vaka() -> None:
    [ours] = [
        node.value
        for node in ast.walk(ast.parse((ROOT / "setup.py").read_text(encoding="utf-8")))
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "DIRECTIVES"
    ]
    recipe = (PIG / "compiled" / "setup.py").read_text(encoding="utf-8")
    [theirs] = [
        node.value
        for node in ast.walk(ast.parse(recipe))
        if isinstance(node, ast.keyword) and node.arg == "compiler_directives"
    ]
    assert ast.literal_eval(theirs) == ast.literal_eval(ours)
    interface = '("Py_LIMITED_API", "0x030B0000")'
    assert interface in recipe
    assert interface in (ROOT / "setup.py").read_text(encoding="utf-8")
