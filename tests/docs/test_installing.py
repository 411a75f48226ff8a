import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_extra_is_explained() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    page = (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    table = page.partition("| Extra |")[2].partition("\n\n")[0]
    explained = re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)
    assert set(explained) == set(project["optional-dependencies"])


def test_only_extras_that_there_are_are_named() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md"), *(ROOT / "src").rglob("*.json")]
    for page in pages:
        for named in re.findall(r"vaka\[([\w,]+)\]", page.read_text(encoding="utf-8")):
            assert set(named.split(",")) <= set(project["optional-dependencies"]), page.name
