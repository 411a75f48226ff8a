"""Three languages for every word, on every page, and the switch between them."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.browser_table import ROOT, Visitor

Visit = Callable[..., Visitor]
LOCALES = {"en": "en-GB", "nl": "nl-NL", "de": "de-DE"}
WORDS = ROOT / "web" / "src" / "shell" / "words"
CATALOGUES = {
    language: json.loads((WORDS / f"{language}.json").read_text(encoding="utf-8"))
    for language in LOCALES
}


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.long), "nl", "de"])
def test_the_page_speaks_the_language_of_the_browser(language: str, visit: Visit) -> None:
    words = CATALOGUES[language]
    ana = visit(locale=LOCALES[language])
    page = ana.page
    page.goto("/")
    expect(page.locator("h1")).to_have_text(words["lobby.title"])
    expect(page.locator("html")).to_have_attribute("lang", language)
    for game in ("rapanui2011", "rapanui2020", "tongiaki"):
        ana.sit_at(ana.open_match(game, "me", "novice", language=language)["match"])
        expect(page.locator(".bar-yours")).to_have_text(words["table.your_turn"])
        game_words = json.loads(
            (ROOT / f"src/vaka/games/{game}/text/words/{language}.json").read_text(encoding="utf-8")
        )
        expect(page.locator("h1")).to_have_text(game_words["title"])
        sentence = page.locator(".move").first.inner_text().split()[0]
        assert any(
            str(text).startswith(sentence)
            for key, text in game_words.items()
            if key.startswith("move.")
        )
        page.goto(f"/rules/{game}")
        expect(page.locator("h1")).to_be_visible()


def test_the_language_changes_in_the_middle_of_a_match(visit: Visit) -> None:
    ana = visit()
    page = ana.sit_at(ana.open_match("rapanui2011", "me", "novice")["match"])
    expect(page.locator(".move").first).to_have_text("Buy nothing")
    page.locator(".move").first.click()
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog select.language").select_option("de")
    page.keyboard.press("Escape")
    expect(page.locator(".bar-yours")).to_have_text(CATALOGUES["de"]["table.your_turn"])
    expect(page.locator(".log-lines li").last).to_contain_text("kauft nichts")
    page.reload()
    expect(page.locator(".bar-yours")).to_have_text(CATALOGUES["de"]["table.your_turn"])
