"""Pages that are about the same thing in different games have the same parts in the same order."""

import re
from pathlib import Path

import pytest

import vaka
from doc_pages import PAGES, ROOT, name_of

FOLDERS = ("games", "statistics")
UNDOCUMENTED = {  # parts of the modules that use them; names of `vaka` itself are on its own page
    "arena": {"plots"},
    "bots": set(),
    "core": {"game", "past"},
    "engine": {"gil", "inputs", "memory", "rng", "sizes", "splitmix", "state", "stepping"},
    "learn": {"lessons", "parquet", "pictures", "seeding", "spaces"},
    "tasks": set(),
    "teacher": set(),
    "testing": set(),
    "text": set(),
}


def page_of(folder: str, game: str) -> str:
    """Return a page, or the rules page that it includes."""
    page = ROOT / "docs" / folder / f"{game}.md"
    text = page.read_text(encoding="utf-8")
    if included := re.fullmatch(r"```{include} (\S+)\n:relative-docs: ..\n```\n", text):
        return (page.parent / included[1]).read_text(encoding="utf-8")
    return text


def headings(folder: str, game: str) -> list[str]:
    return re.findall(r"(?m)^## (.+)$", page_of(folder, game))


@pytest.mark.parametrize("folder", FOLDERS)
def test_pages_of_all_games_have_the_same_headings(folder: str) -> None:
    found = {tuple(headings(folder, game)) for game in vaka.games()}
    assert len(found) == 1


def test_the_page_of_a_game_has_all_parts() -> None:
    assert headings("games", "tongiaki") == [
        "Components",
        "Setup",
        "Rules",
        "End and scoring",
        "Hidden information",
        "Decision points",
        "Rulings",
        "Notation",
        "Observation",
        "Statistics",
        "Where the facts come from",
    ]


@pytest.mark.parametrize("game", vaka.games())
def test_every_table_of_components_says_where_its_data_come_from(game: str) -> None:
    components = (
        page_of("games", game).partition("\n## Components\n")[2].partition("\n## Setup\n")[0]
    )
    for part in components.split("\n\n|")[1:]:
        table = "|" + part.partition("\n\n")[0]
        around = components.partition(table)[0].rpartition("\n\n")[0].rpartition("\n\n")[2]
        after = components.partition(table)[2].strip().partition("\n\n")[0]
        assert re.search(r"\b[BPR]\b", around + table + after), table


def test_every_game_has_its_pages_in_the_lists() -> None:
    for folder in ("games", "observations", "statistics"):
        index = (ROOT / "docs" / folder / "index.md").read_text(encoding="utf-8")
        assert all(f"({game}.md)" in index for game in vaka.games())


@pytest.mark.parametrize("game", vaka.games())
@pytest.mark.parametrize("suffix", ["", ".nl", ".de"])
def test_every_guide_has_a_page_in_the_list(game: str, suffix: str) -> None:
    """The site fills it; whoever reads the files follows the link to the text."""
    page = ROOT / "docs" / "games" / "guides" / f"{game}{suffix}.md"
    linked = re.search(r"\]\((\S+)\)", page.read_text(encoding="utf-8"))
    assert linked
    assert (page.parent / linked[1]).resolve().exists()
    index = (ROOT / "docs" / "games" / "index.md").read_text(encoding="utf-8")
    assert f"(guides/{game}{suffix}.md)" in index
    assert f"<guides/{game}{suffix}>" in index
    named = re.findall(r"(?m)^!\[.+\]\(([a-z_]+)\)$", (page.parent / linked[1]).read_text("utf-8"))
    pictures = (ROOT / "docs" / "pictures" / "guides").glob(f"{game}-*.webp")
    taken = {file.name for file in pictures if "".join(file.suffixes) == f"{suffix}.webp"}
    assert taken == {f"{game}-{name}{suffix}.webp" for name in named}


@pytest.mark.parametrize("package", UNDOCUMENTED)
def test_every_module_is_in_the_reference_or_said_not_to_be(package: str) -> None:
    page = (ROOT / "docs" / "reference" / f"{package}.md").read_text(encoding="utf-8")
    told = set(re.findall(rf"automodule:: vaka\.{package}\.(\w+)", page))
    folder = ROOT / "src" / "vaka" / package
    modules = {file.stem for file in folder.glob("*.py")} - {"__init__"}
    modules |= {file.parent.name for file in folder.glob("*/__init__.py")}
    assert told | UNDOCUMENTED[package] == modules
    assert not told & UNDOCUMENTED[package]


def test_the_reference_has_every_name_of_the_package() -> None:
    page = (ROOT / "docs" / "reference" / "vaka.md").read_text(encoding="utf-8")
    assert set(re.findall(r"auto\w+:: vaka\.(\w+)", page)) == set(vaka.__all__)


RULES = sorted((ROOT / "src" / "vaka" / "games").glob("*/text/rules*.md"))


@pytest.mark.parametrize("page", [*PAGES, *RULES], ids=name_of)
def test_every_link_leads_to_a_file(page: Path) -> None:
    text = re.sub(r"(?ms)^ *```.*?^ *```", "", page.read_text(encoding="utf-8"))
    links = re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", re.sub(r"`[^`]*`", "", text))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_every_picture_is_shown_somewhere() -> None:
    pages = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
    pictures = {path.name for path in (ROOT / "docs" / "pictures").iterdir() if path.is_file()}
    assert pictures == set(re.findall(r"pictures/([\w.-]+)\)", pages))


def test_every_example_is_told_of_somewhere() -> None:
    pages = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
    programs = {path.name for path in (ROOT / "examples").iterdir() if path.is_file()}
    assert programs == set(re.findall(r"examples/([\w]+\.(?:py|ipynb))", pages))


def test_the_page_on_security_names_tests_that_there_are() -> None:
    page = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    tests = re.findall(r"`(tests/\S+\.py)`", page)
    targets = re.findall(r"`make ([a-z-]+)`", page)
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert len(tests) > 15
    assert [test for test in tests if not (ROOT / test).exists()] == []
    assert [name for name in targets if f"\n{name}:" not in makefile] == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_row_of_a_table_belongs_to_a_head(page: Path) -> None:
    """A blank line ends a table: what follows it would be shown with its strokes."""
    text = re.sub(r"(?ms)^```.*?^```$", "", page.read_text(encoding="utf-8"))
    for table in re.findall(r"(?m)(?:^\|.*\n)+", text):
        assert re.match(r".*\n\|[-:| ]+\|\n", table), table
