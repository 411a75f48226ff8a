"""The container file is sound as far as that can be seen without a container engine."""

import json
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from release.installed import installed
from vaka import cli

ROOT = Path(__file__).parents[2]
FILE = ROOT / "deploy" / "Containerfile"
PATIENCE = 120  # seconds until a container is healthy
SECRET = re.compile(r"password|token|secret|api[-_]?key", re.IGNORECASE)


def instructions() -> list[tuple[str, str]]:
    """Return each instruction with what follows it, on one line and without comments."""
    lines = [line for line in FILE.read_text().splitlines() if not line.startswith("#")]
    whole = re.sub(r"\\\n\s*", "", "\n".join(lines))
    return [(line.split()[0], line.partition(" ")[2]) for line in whole.splitlines() if line]


def last_stage() -> list[tuple[str, str]]:
    found = instructions()
    start = max(n for n, (word, _) in enumerate(found) if word == "FROM")
    return found[start:]


def only(word: str) -> str:
    [found] = [rest for name, rest in last_stage() if name == word]
    return found


def serve() -> list[str]:
    """Return what the container starts, after `vaka`."""
    program, *words = json.loads(only("ENTRYPOINT"))
    assert program == "vaka"
    return [str(word) for word in words]


def test_it_is_built_in_one_stage_and_run_in_another_without_a_compiler() -> None:
    assert [word for word, _ in instructions()].count("FROM") == 2
    assert "apt-get" not in str(last_stage())


def test_every_base_has_a_tag_of_its_own() -> None:
    bases = [rest.split()[0] for word, rest in instructions() if word == "FROM"]
    for base in bases:
        assert re.fullmatch(r"[\w/.-]+:\d[\w.-]+", base), base
    assert len(set(bases)) == 1  # or the environment that is copied would not fit


def test_it_runs_as_nobody_in_particular_and_keeps_its_matches_in_a_volume() -> None:
    assert int(only("USER")) > 1000
    words = [word for word, _ in last_stage()]
    assert words.index("USER") < words.index("ENTRYPOINT")
    assert cli.parser().parse_args(serve()).db.startswith(only("VOLUME") + "/")
    assert f"--home-dir {only('VOLUME')} --create-home" in only("RUN")  # the user owns the volume


def test_it_listens_where_it_says() -> None:
    chosen = cli.parser().parse_args(serve())
    assert (chosen.host, chosen.no_browser) == ("0.0.0.0", True)
    assert str(chosen.port) == only("EXPOSE")


def test_everything_that_is_copied_is_there() -> None:
    for word, rest in instructions():
        assert word != "ADD"
        if word == "COPY" and "--from" not in rest:
            *sources, _ = rest.split()
            for source in sources:
                assert (ROOT / source).exists(), source


def test_nothing_secret_is_in_it() -> None:
    assert not SECRET.search(FILE.read_text())
    assert not [word for word, _ in instructions() if word == "ARG"]


def test_the_page_and_the_engine_of_a_checkout_stay_out() -> None:
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    assert {".git", ".venv", "**/*.so", "src/vaka/table/client"} <= set(ignored)


def test_what_the_container_asks_for_its_health_is_answered(tmp_path: Path) -> None:
    chosen = cli.parser().parse_args(serve())
    words = [word.replace(chosen.db, str(tmp_path / "table.sqlite")) for word in serve()]
    port = free_port()
    words[words.index("--port") + 1] = port
    words += ["--address", "https://vaka.example"]  # the check names another host than people do
    kind, _, command = only("HEALTHCHECK").partition("CMD ")
    assert "--interval" in kind
    program, *asked = json.loads(command)
    assert program == "python"
    with subprocess.Popen(
        [sys.executable, "-m", "vaka", *words], cwd=tmp_path, stdout=subprocess.PIPE, text=True
    ) as table:
        try:
            assert table.stdout is not None
            assert "https://vaka.example" in table.stdout.readline()
            here = [word.replace(str(chosen.port), port) for word in asked]
            assert subprocess.run([sys.executable, *here], check=False).returncode == 0
        finally:
            table.send_signal(signal.SIGTERM)
            table.communicate(timeout=60)


def free_port() -> str:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return str(asked.getsockname()[1])


def test_hadolint_finds_nothing() -> None:
    done = subprocess.run(
        [installed("hadolint"), str(FILE)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


def docker(*words: str, check: bool = True) -> str:
    """Return what docker says."""
    done = subprocess.run(["docker", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    assert not check or done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip() if done.returncode == 0 else ""


@pytest.fixture
def started() -> Iterator[str]:
    """Return the name of a container that was built and started as container.yml does it."""
    if shutil.which("docker") is None:
        pytest.skip("there is no container engine here")
    if not docker("info", "--format", "{{.ServerVersion}}", check=False):
        pytest.skip("the container engine does not run here")
    name = f"vaka-tried-{uuid4().hex[:8]}"
    try:
        docker("build", "--file", str(FILE), "--tag", name, ".")
        kept = f"{name}:/var/lib/vaka"
        words = ("--detach", "--name", name, "--read-only", "--tmpfs", "/tmp", "--volume", kept)
        docker("run", *words, name)
        yield name
    finally:
        docker("rm", "--force", name, check=False)
        docker("volume", "rm", name, check=False)
        docker("image", "rm", name, check=False)


@pytest.mark.long
def test_it_is_built_starts_and_is_well_as_nobody_in_particular(started: str) -> None:
    until = time.monotonic() + PATIENCE
    while docker("inspect", "--format", "{{.State.Health.Status}}", started) != "healthy":
        assert time.monotonic() < until, docker("logs", started)
        time.sleep(2)
    assert docker("exec", started, "id", "--user") == only("USER")
    assert docker("exec", started, "ls", "/var/lib/vaka/table.sqlite")
