"""The rules as people read them, and the player aid: drawn, found, and open to everybody."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

import vaka
from browser.browser_table import PHONE, ROOT, Visitor, axe, with_bots
from vaka.games.raiatea import parts as raiatea
from vaka.games.rapanui2011 import parts as rapanui2011
from vaka.games.rapanui2020 import parts as rapanui2020
from vaka.games.tongiaki import parts as tongiaki
from vaka.words import LANGUAGES

Visit = Callable[..., Visitor]
PARTS = ("short", "rules", "reference", "developers")
# parts of an example that are to be seen and that the board does not have
MISSING = """([frame, places]) => places.filter((place) => {
  const part = frame.querySelector(place);
  return !part || part.getBoundingClientRect().width < 20;
})"""
# and those over which something lies that would stay in place if the board scrolled
COVERED = """([frame, places]) => {
  const stuck = [...frame.querySelectorAll('*')].filter(
    (element) => getComputedStyle(element).position === 'sticky');
  return places.filter((place) => {
    const part = frame.querySelector(place);
    const one = part.getBoundingClientRect();
    return stuck.some((element) => {
      const other = element.getBoundingClientRect();
      return !element.contains(part) && !part.contains(element)
        && one.left < other.right && other.left < one.right
        && one.top < other.bottom && other.top < one.bottom;
    });
  });
}"""

BOX = {
    "rapanui2011": {f"card:{name}" for name in rapanui2011.TYPES}
    | {f"offering:{name}" for name in rapanui2011.KINDS},
    "rapanui2020": {
        *rapanui2020.IMPROVEMENTS,
        *rapanui2020.TILES,
        *rapanui2020.TYPES,
        *rapanui2020.CARGO,
        "rongorongo",
    },
    "raiatea": {f"ritual:{name}" for name in raiatea.RITUALS[: raiatea.FIRST_TANE]}
    | {f"mask:{name}" for name in raiatea.MASKS}
    | {f"helper:{name}" for name in raiatea.HELPERS}
    | {f"tile:{name}" for name in raiatea.TILES}
    | {f"token:{name}" for name in raiatea.TOKENS}
    | {f"good:{name}" for name in raiatea.GOODS}
    | {f"rank:{name}" for name in raiatea.RANKS},
    "tongiaki": {*tongiaki.TILES},
}


def open_part(page: Page, game: str, part: str) -> None:
    """Open a part of the rules and wait until it can be read."""
    page.goto(f"/rules/{game}#{part}")
    expect(page.locator(f".rules-{part} .rules-section").first).to_be_visible()


def drawn(page: Page, game: str) -> list[str]:
    """Look at every example of the part that is open; return their names."""
    examples = json.loads((ROOT / f"web/examples/{game}.json").read_text(encoding="utf-8"))
    names = []
    for example in page.locator(".example").all():
        example.scroll_into_view_if_needed()
        name = example.get_attribute("data-example") or ""
        expect(example.locator(".example-table > *")).to_be_visible()
        frame = example.locator(".example-frame").element_handle()
        assert page.evaluate(MISSING, [frame, examples[name]["focus"]]) == [], name
        assert page.evaluate(COVERED, [frame, examples[name]["focus"]]) == [], name
        assert re.search(
            r"\d\d+px", example.locator(".example-window").get_attribute("style") or ""
        )
        names.append(name)
    return names


@pytest.mark.parametrize("game", vaka.games())
def test_the_short_rules_are_drawn(game: str, visit: Visit) -> None:
    page = visit().page
    open_part(page, game, "short")
    assert len(drawn(page, game)) >= 3


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", vaka.games())
def test_every_example_is_drawn(game: str, language: str, visit: Visit) -> None:
    page = visit(settings={"language": language}).page
    seen: set[str] = set()
    for part in ("short", "rules"):
        open_part(page, game, part)
        assert page.locator("article").get_attribute("lang") == language
        seen |= set(drawn(page, game))
    wanted = json.loads((ROOT / f"web/examples/{game}.json").read_text(encoding="utf-8"))
    assert seen == set(wanted)
    expect(page.locator(".aid-item").first).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", vaka.games())
def test_axe_finds_nothing_in_any_part(game: str, theme: str, visit: Visit) -> None:
    page = visit(settings={"theme": theme}).page
    for part in PARTS:
        open_part(page, game, part)
        assert axe(page) == [], part


@pytest.mark.long
@pytest.mark.parametrize("game", vaka.games())
def test_the_rules_fit_a_phone(game: str, visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True).page
    for part in ("short", "rules"):
        open_part(page, game, part)
        drawn(page, game)
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_a_search_finds_a_word_in_all_parts_and_jumps_there(visit: Visit) -> None:
    page = visit().page
    page.goto("/rules/rapanui2011")
    expect(page.get_by_role("tab", name="In two minutes")).to_have_attribute(
        "aria-selected", "true"
    )
    page.get_by_role("searchbox", name="Search the rules").fill("face down")
    groups = page.locator(".hits h2")
    expect(groups).to_have_text(["The rules", "Reference", "For developers"])
    expect(page.locator(".contents mark").first).to_have_text("face down")
    page.locator(".hits a", has_text="RB5.2").click()
    expect(page.get_by_role("tab", name="Reference")).to_have_attribute("aria-selected", "true")
    expect(page.locator("#RB5\\.2.revealed")).to_be_in_viewport()
    expect(page.locator("#RB5\\.2 mark")).to_have_text("face down")
    page.locator(".hits a", has_text="The sacrifice round").first.click()
    expect(page.get_by_role("tab", name="The rules")).to_have_attribute("aria-selected", "true")
    expect(page.locator("h3.revealed")).to_have_text("The sacrifice round")


def test_a_number_in_the_text_leads_to_the_rule(visit: Visit) -> None:
    page = visit().page
    open_part(page, "rapanui2011", "rules")
    page.locator(".rules-rules a", has_text="RC4").click()
    expect(page.locator("#RC4.revealed")).to_be_in_viewport()
    expect(page.get_by_role("tab", name="Reference")).to_have_attribute("aria-selected", "true")


def listed(page: Page) -> set[str]:
    """Return all that the player aid lists, group by group."""
    found: set[str] = set()
    for group in page.locator(".aid-group").all():
        group.click()
        expect(group).to_have_attribute("aria-pressed", "true")
        items: Locator = page.locator(".aid-item")
        found |= {item.get_attribute("data-of") or "" for item in items.all()}
        assert items.locator(".aid-picture > *").count() == items.count()
    return found


@pytest.mark.parametrize("game", vaka.games())
def test_the_player_aid_lists_everything_in_the_box(game: str, visit: Visit) -> None:
    ana = visit()
    page = ana.sit_at(ana.open_match(game, *with_bots(game))["match"])
    page.get_by_role("button", name="Player aid").click()
    expect(page.locator(".aid-item").first).to_be_visible()
    assert axe(page) == []
    missing = BOX[game] - listed(page)
    assert missing == set()
    page.get_by_role("searchbox", name="Search the aid").fill("zzz")
    expect(page.locator(".aid [role=status]")).to_have_text("Nothing in the box is called so.")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_all_cards_of_raiatea_is_the_player_aid(visit: Visit) -> None:
    ana = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    page = ana.sit_at(ana.open_match("raiatea", *with_bots("raiatea"))["match"])
    page.locator(".ra-index-button").tap()
    expect(page.get_by_role("dialog", name="Player aid")).to_be_visible()
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
