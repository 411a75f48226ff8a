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


INDEX = re.compile(r"pip install (?:--[\w-]+ )*\\?[\"'`]?vaka\b")
CHECKOUT = re.compile(
    r"pip install [^\n]*(?:\.\[|dist/|-e \.|install \.)|\"\$\(echo dist/\*\.whl\)\["
)


def test_who_is_told_to_install_from_an_index_is_told_how_from_a_checkout() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").glob("*.py")]
    pages += [*(ROOT / "src" / "vaka").rglob("*.py")]
    told = [page for page in pages if INDEX.search(page.read_text(encoding="utf-8"))]
    assert len(told) > 5
    for page in told:
        assert CHECKOUT.search(page.read_text(encoding="utf-8")), page.relative_to(ROOT)


def test_a_sentence_that_names_an_extra_says_both_ways() -> None:
    files = [*(ROOT / "src").rglob("words/*.json"), *(ROOT / "benchmarks").rglob("words/*.json")]
    sentences = [
        line for file in files for line in file.read_text().splitlines() if INDEX.search(line)
    ]
    assert len(sentences) >= 12
    for sentence in sentences:
        assert CHECKOUT.search(sentence), sentence
