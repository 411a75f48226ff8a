"""Games of strangers for tests: found as if they were installed, without installing anything."""

import os
import tomllib
from collections.abc import Sequence
from pathlib import Path

import vaka

EXAMPLES = Path(__file__).parents[1] / "examples"
PIG = EXAMPLES / "pig"
LIARS_DICE = EXAMPLES / "liars_dice"


def leave_metadata(project_folder: Path, folder: Path) -> None:
    """Leave what `pip install` of a project leaves for importlib.metadata."""
    project = tomllib.loads((project_folder / "pyproject.toml").read_text(encoding="utf-8"))[
        "project"
    ]
    left = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    left.mkdir()
    (left / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    lines = []
    for group, points in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in points.items())]
    (left / "entry_points.txt").write_text("\n".join(lines) + "\n")


def environment(projects: Sequence[Path], *more: Path, plain: bool = True) -> dict[str, str]:
    """Return the environment of a process with these projects on its path.

    `plain` is with the plain engine, else with the one that vaka is built with.
    """
    path = [Path(vaka.__file__).parents[1], *(project / "src" for project in projects), *more]
    found = {key: value for key, value in os.environ.items() if key != "VAKA_PURE"}
    found["PYTHONPATH"] = os.pathsep.join(map(str, path))
    return found | ({"VAKA_PURE": "1"} if plain else {})
