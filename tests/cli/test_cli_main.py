import json
import os
import subprocess
from pathlib import Path

import pytest

from cli.terminal import GAME, Command, environment, program
from vaka.cli import COMMANDS, workshop
from vaka.cli.output import WORDS
from vaka.words import LANGUAGES, arguments_of

OWN = [command.__name__.rpartition(".")[2] for command in COMMANDS if command is not workshop]
NAMES = [*OWN, *workshop.COMMANDS]


def test_help_names_every_command(command: Command) -> None:
    done = command("--help")
    assert done.code == 0
    assert all(f"    {name} " in done.out for name in NAMES)
    assert "0 done, 1 a check failed, 2 the request was wrong" in done.out


@pytest.mark.parametrize("name", NAMES)
def test_every_command_explains_itself(command: Command, name: str) -> None:
    done = command(name, "--help")
    assert done.code == 0
    assert f"usage: vaka {name}" in done.out


@pytest.mark.parametrize("name", [name for name in NAMES if name not in ("play", "serve")])
def test_what_a_program_may_read_is_there_as_json(command: Command, name: str) -> None:
    assert "--json" in command(name, "--help").out


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("sing",),
        ("games", "--loud"),
        ("rules",),
        ("check",),
        ("replay",),
        ("replay", "x", "--step", "one"),
        ("replay", "x", "--json", "--positions"),
        ("play", GAME, "--language", "fr"),
        ("play", GAME, "--seed", "one"),
        ("simulate", GAME),
        ("simulate", GAME, "--seats", "two"),
        ("simulate", GAME, "--seats", "2", "--matches", "0"),
        ("simulate", GAME, "--seats", "2", "--matches", "9" * 99),
        ("simulate", GAME, "--seats", "2", "--matches", "²"),
        ("simulate", GAME, "--seats", "2", "--processes", "-1"),
        ("bench", "--seconds", "nan"),
        ("bench", "--seconds", "0"),
        ("bench", "--seconds", "soon"),
    ],
)
def test_wrong_usage_is_refused(command: Command, arguments: tuple[str, ...]) -> None:
    done = command(*arguments)
    assert done.code == 2
    assert not done.out
    assert "error: " in done.err.splitlines()[-1]


@pytest.mark.parametrize(
    "arguments",
    [
        ("rules", "chess"),
        ("play", "chess"),
        ("play", "chess", "--resume"),
        ("simulate", "chess", "--seats", "2"),
        ("check", "cases.json", "--game", "chess"),
    ],
)
def test_an_unknown_game_is_refused_with_those_there_are(
    command: Command, arguments: tuple[str, ...], tmp_path: Path
) -> None:
    (tmp_path / "cases.json").write_text("[1]")
    done = command(*arguments)
    assert done.code == 2
    assert done.sentence.startswith("There is no game 'chess'.")
    assert GAME in done.sentence


@pytest.mark.parametrize("name", ["check", "replay", "play --resume"])
@pytest.mark.parametrize(
    ("file", "sentence"),
    [
        ("nowhere", "nowhere: there is no such file or folder."),
        ("folder", "folder: is a folder."),
        ("binary", "binary: is not a text file (UTF-8)."),
        ("binary/x", "binary/x: part of the path is not a folder."),
        ("huge", "huge: larger than 1000 bytes."),
    ],
)
def test_a_file_that_cannot_be_read_is_named(
    command: Command,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    name: str,
    file: str,
    sentence: str,
) -> None:
    monkeypatch.setattr("vaka.cli.files.MOST_BYTES", 1000)
    (tmp_path / "folder").mkdir()
    (tmp_path / "binary").write_bytes(bytes([0xFF, 0xFE, 0]))
    (tmp_path / "huge").write_text(" " * 1001)
    done = command(*name.split(), file)
    assert (done.code, done.sentence) == (2, sentence)


def test_refusals_speak_the_language_of_the_command(command: Command) -> None:
    said = {
        language: command("check", "x", "--language", language).sentence for language in LANGUAGES
    }
    assert said["nl"] == "x: dat bestand of die map bestaat niet."
    assert said["de"] == "x: diese Datei oder diesen Ordner gibt es nicht."
    refused = command("play", GAME, "--seats", "you", "--language", "de")
    assert refused.sentence.endswith("nicht für 1.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything_with_the_same_arguments(language: str) -> None:
    english, other = WORDS.entries(), WORDS.entries(language)
    assert list(english) == list(other)
    for key, entry in english.items():
        assert arguments_of(other[key]) == arguments_of(entry), key


def test_interrupting_is_no_crash(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt() -> tuple[str, ...]:
        raise KeyboardInterrupt

    monkeypatch.setattr("vaka.registry.games", interrupt)
    assert command("games").code == 130


# -- as a process ----------------------------------------------------------------------------------


def test_the_program_runs_and_says_its_version() -> None:
    done = subprocess.run(
        program("--version"), env=environment(), capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("vaka ")
    assert done.stdout.endswith("compiled engine)\n")


def test_a_full_disk_is_one_sentence() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            program("games"),
            env=environment(),
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == "vaka: standard output: there is no space left.\n"


def test_closed_streams_are_no_crash() -> None:
    done = subprocess.run(
        ["sh", "-c", 'exec "$0" "$@" <&- >&-', *program("play", GAME, "--seed", "1")],
        env=environment(),
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_letters_the_output_cannot_carry_are_spelled_out() -> None:
    done = subprocess.run(
        program("games", "--json", "--language", "de"),
        env=environment(PYTHONIOENCODING="ascii"),
        capture_output=True,
        check=True,
    )
    assert json.loads(done.stdout.decode("ascii").replace("\\x", "\\u00"))


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    with subprocess.Popen(
        program("rules", GAME), env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert os.read(process.stdout.fileno(), 1)
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


@pytest.mark.parametrize(
    "arguments",
    [
        ("rules", "RAPANUI2011", "RC4"),
        ("play", "RapaNui2011", "--save", "m"),
        ("simulate", "RapaNui2011", "--seats", 2, "--matches", 1, "--processes", 1),
        ("record", "RapaNui2011", "--matches", 1),
        ("arena", "RapaNui2011", "--bots", "random", "--matches", 2, "--workers", 1),
    ],
    ids=str,
)
def test_capital_letters_of_a_game_do_not_matter(
    command: Command, arguments: tuple[object, ...]
) -> None:
    assert command(*arguments).code == 0


def test_what_a_shell_would_take_for_a_pattern_is_quoted(command: Command) -> None:
    assert 'pip install "vaka[' in " ".join(command("record", "--help").out.split())


def test_only_one_thing_is_measured_instead_of_the_engine(command: Command) -> None:
    done = command("bench", "--batch", "--table")
    assert done.code == 2
    assert "not allowed with argument" in done.err


@pytest.mark.parametrize("name", workshop.COMMANDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_measures_vaka_itself_needs_a_checkout(
    command: Command, monkeypatch: pytest.MonkeyPatch, name: str, language: str
) -> None:
    monkeypatch.setattr(workshop, "is_checkout", lambda: False)
    done = command(name, "--json", "--language", language)
    said = WORDS.say("refusal.needs_checkout", {"command": name}, language)
    assert (done.code, done.sentence) == (2, said)
    assert f"    {name} " in command("--help").out
