"""The workflows of the forge are sound, as far as that can be seen from here."""

import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from release.installed import installed

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / ".github" / "workflows"
NAMES = sorted(path.name for path in FOLDER.glob("*.yml"))
PUBLISHERS = ("pypa/gh-action-pypi-publish", "actions/deploy-pages", "docker/login-action")
ONLY_TAGS = "github.event_name == 'push' && startsWith(github.ref, 'refs/tags/v')"


def workflow(name: str) -> dict[str | bool, Any]:
    found = yaml.safe_load((FOLDER / name).read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def jobs() -> Iterator[tuple[str, dict[str, Any]]]:
    for name in NAMES:
        for job, content in workflow(name)["jobs"].items():
            yield f"{name}:{job}", content


JOBS = dict(jobs())
STEPS = [(job, step) for job, content in JOBS.items() for step in content.get("steps", [])]
USES = [(job, step["uses"]) for job, step in STEPS if "uses" in step]
RUNS = [(job, step["run"]) for job, step in STEPS if "run" in step]
PUBLISHING = [
    job
    for job, content in JOBS.items()
    if any(step.get("uses", "").startswith(PUBLISHERS) for step in content.get("steps", []))
]


def test_there_is_a_workflow_for_checks_packages_pages_and_container() -> None:
    assert NAMES == ["checks.yml", "container.yml", "docs.yml", "packages.yml"]


@pytest.mark.parametrize("name", NAMES)
def test_every_change_is_tried(name: str) -> None:
    when = workflow(name)[True]  # YAML reads `on` as a truth
    assert when["push"]["branches"] == ["**"]
    assert "pull_request" in when
    assert "pull_request_target" not in when  # it would lend rights to strangers


@pytest.mark.parametrize(("job", "action"), USES)
def test_every_action_is_pinned_by_its_version(job: str, action: str) -> None:
    assert re.fullmatch(r"[\w-]+/[\w-]+@v\d+(\.\d+\.\d+)?", action), f"{action} in {job}"


@pytest.mark.parametrize("job", JOBS)
def test_every_job_ends_and_runs_on_a_system_that_is_named(job: str) -> None:
    content = JOBS[job]
    if "uses" in content:  # another workflow, whose jobs are looked at on their own
        assert (ROOT / content["uses"]).is_file()
        return
    assert 0 < content["timeout-minutes"] <= 180
    systems = [content["runs-on"]]
    if "matrix" in systems[0]:
        systems = [row["runner"] for row in content["strategy"]["matrix"]["include"]]
    assert not [system for system in systems if system.endswith("-latest")]


@pytest.mark.parametrize(("job", "script"), RUNS)
def test_what_a_job_runs_is_there(job: str, script: str) -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    for target in re.findall(r"\bmake ([a-z-]+)", script):
        assert target in targets, job
    for path in re.findall(r"\b(?:tools|deploy)/[\w.]+", script):
        assert (ROOT / path).is_file(), job
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text())["dependency-groups"]
    for group in re.findall(r"--group (\w+)", script):
        assert group in groups, job


@pytest.mark.parametrize(("job", "script"), RUNS)
def test_no_script_is_put_together_from_what_strangers_wrote(job: str, script: str) -> None:
    assert "${{" not in script, f"{job} should read a variable of its environment"


@pytest.mark.parametrize("name", NAMES)
def test_a_workflow_may_only_read(name: str) -> None:
    assert workflow(name)["permissions"] == {"contents": "read"}


@pytest.mark.parametrize("job", JOBS)
def test_only_what_publishes_may_do_more(job: str) -> None:
    if job in PUBLISHING:
        assert JOBS[job]["permissions"].keys() <= {"id-token", "pages", "packages"}
    else:
        assert "permissions" not in JOBS[job]


def test_the_index_the_site_and_the_registry_are_published_to() -> None:
    assert PUBLISHING == ["container.yml:publish", "docs.yml:publish", "packages.yml:publish"]


@pytest.mark.parametrize("job", PUBLISHING)
def test_only_a_tag_publishes(job: str) -> None:
    assert JOBS[job]["if"] == ONLY_TAGS
    assert "checkout" not in str(JOBS[job]["steps"])  # it publishes what was tried, builds nothing


@pytest.mark.parametrize("job", PUBLISHING)
def test_nothing_is_published_whose_tests_fail(job: str) -> None:
    [name, _] = job.split(":")
    assert {"checks"} < set(JOBS[job]["needs"])  # and what it publishes was tried as well
    assert JOBS[f"{name}:checks"] == {
        "if": "startsWith(github.ref, 'refs/tags/v')",
        "uses": "./.github/workflows/checks.yml",
    }
    assert "workflow_call" in workflow("checks.yml")[True]


def test_the_index_trusts_the_workflow_and_gets_no_password() -> None:
    job = JOBS["packages.yml:publish"]
    assert job["environment"]["name"] == "pypi"
    assert job["permissions"] == {"id-token": "write"}
    assert set(job["needs"]) == {"checks", "inspect"}
    assert "secrets" not in "".join((FOLDER / name).read_text() for name in NAMES)


def test_credentials_do_not_stay_in_a_checkout() -> None:
    for job, step in STEPS:
        if step.get("uses", "").startswith("actions/checkout@"):
            assert step["with"]["persist-credentials"] is False, job


def test_wheels_are_built_for_every_system_that_a_release_needs() -> None:
    rows = JOBS["packages.yml:wheels"]["strategy"]["matrix"]["include"]
    assert [row["system"] for row in rows] == ["linux-x86-64", "linux-arm64", "macos", "windows"]
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["cibuildwheel"]
    assert settings["macos"]["archs"] == ["x86_64", "arm64"]
    assert settings["environment"] == {"VAKA_ABI3": "1", "VAKA_REQUIRE_COMPILED": "1"}
    assert "skip" not in settings  # neither manylinux nor musllinux is left out


def test_a_folder_is_published_with_the_compiled_engine_alone() -> None:
    [step] = [step for _, step in STEPS if "make site-play" in step.get("run", "")]
    assert step["env"] == {"VAKA_REQUIRE_COMPILED": "1"}


def test_wheels_are_tried_with_every_python_that_is_promised() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    promised = [
        f"cp{found[1]}{found[2]}-*"
        for line in project["project"]["classifiers"]
        if (found := re.search(r":: (3)\.(\d+)$", line))
    ]
    assert project["tool"]["cibuildwheel"]["build"] == promised


@pytest.mark.parametrize(
    "words", [["actionlint"], ["zizmor", "--offline", "--quiet", ".github"]], ids=lambda w: w[0]
)
def test_linters_find_nothing(words: list[str]) -> None:
    program = installed(words[0])
    done = subprocess.run(
        [program, *words[1:]], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
