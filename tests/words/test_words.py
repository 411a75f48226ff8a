import sys
from pathlib import Path

import pytest

import vaka
from vaka.core.game import Game
from vaka.text.colours import PLAIN, Paint, pad, paint_for, width
from vaka.text.rulebook import page, rules_of, text_of
from vaka.words import SHARED, Catalogue, arguments_of


@pytest.fixture
def catalogue(tmp_path: Path) -> Catalogue:
    (tmp_path / "en.json").write_text(
        '{"name.sweet_potato": "sweet potato", "gift": "{seat} gives {to_seat} a {kind}.",'
        ' "ships": {"count": "n", "one": "a ship", "other": "{n} ships"}}'
    )
    return Catalogue(tmp_path)


def test_sentences_are_filled_with_names(catalogue: Catalogue) -> None:
    arguments = {"seat": 1, "to_seat": 0, "kind": "sweet_potato"}
    assert catalogue.say("gift", arguments) == "Seat 1 gives Seat 0 a sweet potato."
    assert catalogue.say("gift", arguments, seats=["Ana", "Ben"]) == (
        "Ben gives Ana a sweet potato."
    )
    chance = {"seat": -1, "to_seat": 7, "kind": "rock"}
    assert catalogue.say("gift", chance, seats=["Ana"]) == "Chance gives Seat 7 a rock."


def test_plurals(catalogue: Catalogue) -> None:
    assert catalogue.say("ships", {"n": 1}) == "a ship"
    assert catalogue.say("ships", {"n": 3}) == "3 ships"
    assert arguments_of(catalogue.entries()["ships"]) == {"n"}


def test_a_language_that_is_not_there_is_refused(catalogue: Catalogue) -> None:
    assert catalogue.languages() == ["en"]
    with pytest.raises(ValueError, match="no words in 'fr'; there are en"):
        catalogue.entries("fr")


def test_the_seats_of_other_languages() -> None:
    assert SHARED.seat_name(2, "de") != ""
    assert SHARED.seat_name(-1, "nl") != ""


def test_paint_is_on_or_off(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Paint(True)("x", "bold", "red") == "\x1b[1;31mx\x1b[0m"
    assert Paint(True)("x") == "x"
    assert PLAIN("x", "bold") == "x"
    assert width(Paint(True)("abc", "dim")) == 3
    assert pad(Paint(True)("abc", "dim"), 5).endswith("  ")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert paint_for(sys.stdout).on
    monkeypatch.setenv("NO_COLOR", "1")
    assert not paint_for(sys.stdout).on


def test_the_rules_page_has_every_rule_that_events_cite(game: Game) -> None:
    rules = rules_of(game)
    assert text_of(game).startswith("# ")
    cited = {fact.rule for fact in game.event_codec.facts}
    assert cited <= rules.keys(), sorted(cited - rules.keys())
    assert all(text for text in rules.values())


@pytest.mark.parametrize("language", ["nl", "de"])
@pytest.mark.parametrize("name", ["rapanui2011", "tongiaki"])
def test_a_translated_rules_page_has_the_same_numbered_rules(name: str, language: str) -> None:
    game = vaka.load(name)
    assert page(game, language).language == language
    rules, english = rules_of(game, language), rules_of(game)
    assert list(rules) == list(english)
    assert all(rules[number] != english[number] for number in rules)


def test_a_rules_page_without_translation_is_english(game: Game) -> None:
    assert page(game, "fr") == page(game)
    assert page(game).sections[0].title == page(game).title
    assert "".join(section.body for section in page(game).sections).count("```") % 2 == 0


def test_a_stray_comma_is_told_with_its_place(tmp_path: Path) -> None:
    (tmp_path / "en.json").write_text('{\n  "title": "Pig",\n}\n', encoding="utf-8")
    with pytest.raises(
        ValueError, match=r"en\.json cannot be read at line [23], column \d+: .*comma"
    ):
        Catalogue(tmp_path).entries()
