import json
import pydoc
import sys

import pytest

import vaka
from cli.terminal import GAME, Command, Terminal
from vaka.cli.rules import painted
from vaka.text.colours import PLAIN, Paint
from vaka.text.rulebook import guide_text, rules_of, text_of, whole_text

RULES = rules_of(vaka.load(GAME))


def test_the_whole_page_is_printed_where_nobody_can_turn_pages(command: Command) -> None:
    done = command("rules", GAME)
    assert done.code == 0
    assert done.out == whole_text(vaka.load(GAME)) + "\n"


def test_people_read_how_to_play_before_the_reference(command: Command) -> None:
    told = command("rules", "tongiaki", "--language", "nl").out
    game = vaka.load("tongiaki")
    assert told.startswith("# Tongiaki\n\n## In twee minuten\n")
    assert told.index("> Hina") < told.index(text_of(game, "nl"))
    guide = guide_text(game, "nl")
    assert "](" not in guide  # no picture that a terminal cannot draw
    assert "Notatie" not in guide


def test_single_rules_by_number(command: Command) -> None:
    done = command("rules", GAME, "rc4", "RE3")
    assert done.code == 0
    assert done.out.splitlines() == [
        painted(f"{number}  {RULES[number]}", PLAIN) for number in ("RC4", "RE3")
    ]


@pytest.mark.parametrize("language", ["nl", "de"])
def test_the_rules_in_another_language(command: Command, language: str) -> None:
    translated = rules_of(vaka.load(GAME), language)
    done = command("rules", GAME, "--language", language)
    assert done.out == whole_text(vaka.load(GAME), language) + "\n" != command("rules", GAME).out
    done = command("rules", GAME, "RC4", "--language", language)
    assert done.out == painted(f"RC4  {translated['RC4']}", PLAIN) + "\n"
    done = command("rules", GAME, "RC4", "--json", "--language", language)
    assert json.loads(done.out) == {"RC4": translated["RC4"]} != {"RC4": RULES["RC4"]}


def test_json_has_every_rule_or_those_asked_for(command: Command) -> None:
    assert json.loads(command("rules", GAME, "--json").out) == RULES
    assert json.loads(command("rules", GAME, "RC4", "--json").out) == {"RC4": RULES["RC4"]}


def test_a_rule_that_does_not_exist_is_refused(command: Command) -> None:
    done = command("rules", GAME, "RC4", "XX1")
    assert done.code == 2
    assert not done.out
    assert done.sentence.startswith("There is no rule XX1. There are: S1, ")


def test_a_terminal_gets_pages(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    pages: list[str] = []
    monkeypatch.setattr(pydoc, "pager", pages.append)
    monkeypatch.setattr(type(sys.stdout), "isatty", lambda _: True)
    monkeypatch.setenv("LESS", "")
    monkeypatch.setenv("NO_COLOR", "1")
    done = command("rules", GAME)
    assert (done.code, done.out) == (0, "")
    assert pages == [painted(whole_text(vaka.load(GAME)), PLAIN)]


def test_a_rule_in_a_terminal_is_wrapped_between_words() -> None:
    with Terminal("rules", GAME, "RC4", columns=60) as terminal:
        code, shown = terminal.finish()
    lines = shown.replace("\x1b[1m", "").replace("\x1b[0m", "").splitlines()
    assert code == 0
    assert len(lines) > 3
    assert max(len(line) for line in lines) <= 60
    assert " ".join(lines) == painted(f"RC4  {RULES['RC4']}", PLAIN)


def test_headings_and_bold_words_are_painted() -> None:
    paint = Paint(True)
    assert painted("# One\n**two** three", paint) == (
        f"{paint('# One', 'bold', 'cyan')}\n{paint('two', 'bold')} three"
    )
