"""Every command of the documentation is one that exists, and what is quick and harmless is run.

Commands stand in blocks marked `sh` (each line) or `console` (lines that begin with `$ `). Those of
vaka itself are read by its own parser, and those in RUN are run with few matches and no answer to
any question; `vaka play --resume` finds a match to go on with. Not run are `vaka serve` (other
tests drive it), commands about a FILE of the reader's, and `pig`, which has to be installed first
(tests/docs/test_pig.py does). Of other programs only the names are checked here, for the reasons
given in NOT_RUN.
"""

import io
import re
import shlex
import sys
from pathlib import Path

import pytest

from doc_pages import PAGES, ROOT, blocks_of, name_of
from vaka import cli

RUN = ("arena", "games", "perft", "play", "record", "rules", "simulate")
FEW = {"--matches": "6"}  # instead of what the page says
NOT_RUN = {
    "cp": "prepares a build that another test does",
    "createdb": "needs a database server",
    "createuser": "needs a database server",
    "docker": "needs a container engine",
    "export": "only sets a variable",
    "install": "needs a server's folders",
    "journalctl": "needs systemd",
    "pg_dump": "needs a database server",
    "pg_restore": "needs a database server",
    "pip": "changes the environment",
    "python": "its scripts have tests of their own",
    "python3": "makes a virtual environment",
    "rm": "removes a store",
    "source": "only sets variables",
    "sqlite3": "a program that need not be installed",
    "systemctl": "needs systemd",
    "useradd": "changes the system",
}


def commands_of(page: Path) -> list[list[str]]:
    """Return the commands of a page as words, without variables set in front and sudo."""
    found = []
    for block in blocks_of(page.read_text(encoding="utf-8")):
        if block.language not in ("sh", "console"):
            continue
        for line in block.text.replace("\\\n", " ").splitlines():
            told = line.removeprefix("$ ")
            if block.language == "sh" or told != line:
                found += [shlex.split(part, comments=True) for part in told.split(" && ")]
    return [_plain(words) for words in found if words]


def _plain(words: list[str]) -> list[str]:
    while re.fullmatch(r"[A-Z]+=.*", words[0]):
        words = words[1:]
    if words[0] == "sudo":
        words = words[3:]  # sudo -u NAME
    return [Path(words[0]).name, *words[1:]]


def vaka_commands() -> list[tuple[str, list[str]]]:
    return [
        (name_of(page), words[1:])
        for page in PAGES
        for words in commands_of(page)
        if words[0] == "vaka"
    ]


def inline_commands() -> list[tuple[str, list[str]]]:
    """Return what stands as `vaka ...` inside sentences and has arguments, FILE and N filled in."""
    found = []
    for page in PAGES:
        for text in re.findall(r"`vaka ([a-z]+ [^`]+)`", page.read_text(encoding="utf-8")):
            words = ["2" if word in ("N", "M") else word for word in text.split()]
            found.append((name_of(page), words))
    return found


def is_run(words: list[str]) -> bool:
    own_bots = any("my_bots" in word for word in words)
    return words[0] in RUN and not {"pig", "FILE"} & set(words) and not own_bots


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_command_is_of_a_known_program(page: Path) -> None:
    programs = {words[0] for words in commands_of(page)}
    assert programs <= NOT_RUN.keys() | {"vaka", "make"}


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_what_make_is_asked_for_exists_and_so_do_the_files_of_commands(page: Path) -> None:
    targets = set(re.findall(r"(?m)^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8")))
    for words in commands_of(page):
        if words[0] == "make":
            assert words[1] in targets
        ours = [w for w in words if re.match(r"(tools|examples|deploy)/", w)]
        assert all((ROOT / word).exists() for word in ours)


@pytest.mark.parametrize(("page", "words"), vaka_commands() + inline_commands(), ids=str)
def test_vaka_understands_the_command(page: str, words: list[str]) -> None:
    cli.parser().parse_args(words)  # exits if it does not


@pytest.mark.parametrize(
    ("page", "words"), [found for found in vaka_commands() if is_run(found[1])], ids=str
)
def test_the_command_runs(
    page: str, words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO())
    if "--resume" in words:
        assert cli.main(["play", "tongiaki", "--seats", "you,random"]) == 0
    before = ["", *words]
    small = [FEW.get(last, word) for last, word in zip(before, words, strict=False)]
    assert cli.main(small) == 0


@pytest.mark.parametrize("name", ["docs/bots.md", "docs/quickstart/researchers.md"])
def test_the_bot_of_the_page_plays_in_the_arena(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = ROOT / name
    [own] = [words for where, words in vaka_commands() if where == name and "arena" in words]
    monkeypatch.delitem(sys.modules, "my_bots", raising=False)
    [text] = [b.text for b in blocks_of(page.read_text(encoding="utf-8")) if "class " in b.text]
    (tmp_path / "my_bots.py").write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    assert cli.main([*own[:-1], "3", "--workers", "1"]) == 0


def test_commands_are_found_in_both_kinds_of_blocks(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "```sh\nA=1 vaka games  # all\nsudo -u me x && y\n```\n```console\n$ /b/z 'a b'\nout\n```\n"
    )
    assert commands_of(page) == [["vaka", "games"], ["x"], ["y"], ["z", "a b"]]
