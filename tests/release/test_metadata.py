"""What a package index shows of vaka, and the pages beside the code."""

import re
import tomllib
from pathlib import Path
from types import ModuleType

import check_release
import pytest
import yaml

import vaka

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
README = (ROOT / "README.md").read_text(encoding="utf-8")
ADDRESS = "https://forge.example/people/vaka"


def links_of(page: str) -> list[str]:
    return re.findall(r"\]\(([^)\s]+)\)", page)


def test_every_relative_link_of_the_readme_becomes_one_to_a_file_of_the_release(
    builder: ModuleType,
) -> None:
    page = builder.description(README, ADDRESS, "1.2.3")
    before, after = links_of(README), links_of(page)
    assert len(before) == len(after) > 20
    for old, new in zip(before, after, strict=True):
        kind = "raw" if old.endswith(".png") else "blob"
        assert new == (old if "://" in old else f"{ADDRESS}/{kind}/v1.2.3/{old}")


def test_pictures_are_files_and_pages_are_pages(builder: ModuleType) -> None:
    page = builder.description("![A](a/b.png) [c](d.md#e-f)", ADDRESS, "1")
    assert page == f"![A]({ADDRESS}/raw/v1/a/b.png) [c]({ADDRESS}/blob/v1/d.md#e-f)"


def test_without_an_address_the_readme_stays_as_it_is(builder: ModuleType) -> None:
    assert builder.description(README, "", "1.2.3") == README
    assert builder.project_urls("", "1.2.3") == {}


def test_the_forge_says_the_address_and_else_the_project_does(
    builder: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert builder.address() == PROJECT["tool"]["vaka"]["repository"]
    monkeypatch.setenv("VAKA_REPOSITORY", f"{ADDRESS}/")
    assert builder.address() == ADDRESS
    assert builder.project_urls(ADDRESS, "1.2.3")["Source"] == ADDRESS


def test_the_version_is_in_one_place(builder: ModuleType) -> None:
    assert builder.version() == check_release.version() == vaka.__version__
    assert "version" not in PROJECT["project"]
    assert "version" not in yaml.safe_load((ROOT / "CITATION.cff").read_text())


def test_a_page_with_links_that_lead_nowhere_is_not_published() -> None:
    whole = f"Name: vaka\nProject-URL: Source, {ADDRESS}\n\n[a]({ADDRESS}/b)"
    assert check_release.faults_of_page(whole) == []
    assert len(check_release.faults_of_page(whole + " ![c](d.png)")) == 1
    assert len(check_release.faults_of_page("Name: vaka\n\n")) == 1


def test_the_citation_tells_the_same_as_the_project() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert citation["cff-version"] == "1.2.0"
    assert citation["title"].startswith(f"{PROJECT['project']['name']}:")
    assert [author["name"] for author in citation["authors"]] == [
        author["name"] for author in PROJECT["project"]["authors"]
    ]
    assert citation["license"] in PROJECT["project"]["license"]


@pytest.mark.parametrize("name", ["CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md"])
def test_what_people_look_for_beside_the_code_is_there(name: str) -> None:
    page = (ROOT / name).read_text(encoding="utf-8")
    for link in links_of(page):
        assert (ROOT / link).is_file(), link
    assert "CODE_OF_CONDUCT.md" in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def test_the_hooks_before_a_commit_use_the_tools_of_the_project() -> None:
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text())["repos"]
    assert [repository["repo"] for repository in hooks] == ["local"]
    for hook in hooks[0]["hooks"]:
        program, *words = hook["entry"].split()
        assert program.startswith(".venv/bin/")
        for path in (word for word in words if "/" in word):
            assert (ROOT / path).is_file()
