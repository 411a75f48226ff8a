"""Everything on a board explains itself: what it is and does, in each language, in one way.

The page is asked by its own ears: every thing is pointed at as a mouse would, and the tip that
comes is read. Positions come from seeded matches and together show every kind of thing.
"""

import re
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

import vaka
from browser.browser_table import DESK, Visitor, axe, step_of, wait_for_me, with_bots
from random_play import random_match
from vaka.games.raiatea import parts as raiatea
from vaka.games.rapanui2011 import parts as rapanui2011
from vaka.games.rapanui2020 import parts as rapanui2020
from vaka.games.tongiaki import parts as tongiaki
from vaka.match import Match

Visit = Callable[..., Visitor]
Tips = dict[str, list[str]]  # of each thing its title and its lines
Look = Callable[[dict[str, Any]], bool]  # whether a view is one to look at

LANGUAGES = ("en", "nl", "de")
TALL = {**DESK, "height": 1200}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

# Point at every thing of the board, and at every drawn thing that must be one; tell what is said.
ASK = """async (drawn) => {
  const board = document.querySelector(".board-area > *");
  const named = "[data-at], [data-about], [data-spot]";
  const shown = (one) => one.getClientRects().length && !one.closest("dialog, .tk-lens, .rn20-aid");
  const [tips, wrong] = [{}, []];
  for (const thing of [...board.querySelectorAll(named)].filter(shown)) {
    const { spot, at, about } = thing.dataset;
    const name = about ?? at ?? spot;
    if (name.startsWith("button:")) continue; // what it does stands on it
    thing.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
    for (let turn = 0; turn < 4; turn++) await null;
    const tip = board.querySelector(".spot-tip");
    const holder = spot && thing.parentElement.dataset.at === spot ? thing.parentElement : thing;
    const own = holder.hasAttribute("aria-describedby");
    const read = (part) => [...(tip?.querySelectorAll(part) ?? [])].map((one) => one.textContent);
    const [title, lines] = [read(".spot-about > b"), read(".spot-about > span")];
    if (!own || !title[0] || !lines.length || lines.includes("")) wrong.push(name);
    tips[name] = [...title, ...lines];
  }
  for (const thing of [...board.querySelectorAll(drawn)].filter(shown))
    if (!thing.closest(named)) wrong.push(thing.outerHTML.slice(0, 120));
  for (const thing of board.querySelectorAll("[title]:not(button)")) wrong.push(thing.title);
  return [tips, wrong];
}"""


class Asked(NamedTuple):
    """What is looked at in a game: moments of matches, and what must have been met in them."""

    drawn: str  # selectors of cards, tiles, tokens, piles and numbers
    matches: dict[int, int]  # seeds of random matches by the number of seats
    moments: tuple[Look, ...]  # besides the first and the last position
    kinds: tuple[str, ...]  # names, in the words of the game, that some tip must say


def _route(view: dict[str, Any]) -> bool:
    return len(view["now"]["route"]) > 1


GAMES = {
    "rapanui2011": Asked(
        ".rn11-card, .rn11-tag, .rn11-token, .rn11-count, .rn11-worths, .rn11-total, .rn11-bare,"
        " .rn11-gone, .rn11-missing, .rn11-pennant, .rn11-bonus, .rn11-chip, .rn11-steps li",
        {3: 1},
        (
            lambda view: bool(view["stone"]) and view["stone"][-1]["face"] == "down",
            lambda view: view["phase"] == "draw" and len(view["stone"]) > 3,
            lambda view: len(view["queue"]) > 1,
            lambda view: view["box_moais"] > 0,
        ),
        rapanui2011.TYPES,
    ),
    "tongiaki": Asked(
        ".tk-tile, .tk-pieces .tk-ship, .tk-seat .tk-ship, .tk-raft, .tk-stack, .tk-fact,"
        " .tk-seat-points, .tk-mask, .tk-ending, .tk-svg > .tk-world > .tk-unknown",
        {2: 3, 6: 1},
        (
            lambda view: view["drawn"] != "",
            lambda view: view["phase"] == "land",
            lambda view: view["cell"] != [],
            lambda view: bool(view["royal"]),
            lambda view: view["ending"],
        ),
        tongiaki.TILES,
    ),
    "rapanui2020": Asked(
        ".rn20-glyph, .rn20-offering, .rn20-ahu-tile, .rn20-figure, .rn20-tile, .rn20-count,"
        " .rn20-niche, .rn20-star, .rn20-totem, .rn20-phases li, .rn20-end, .rn20-points,"
        " .rn20-ordinal-badge, .rn20-backs, .rn20-toll, .rn20-cargo, .rn20-field",
        {2: 2, 4: 1},
        (
            lambda view: view["phase"] == "draft",
            lambda view: view["phase"] == "sculpt",
            _route,
            lambda view: view["now"]["stage"] == "spend",
            lambda view: any(own["dropped"] for own in view["seats"]),
            lambda view: any(own["improvements"] for own in view["seats"][1:]),
        ),
        (
            *rapanui2020.TILES,
            *rapanui2020.TYPES,
            *(f"cargo_{size}" for size in rapanui2020.SIZES),
            *rapanui2020.IMPROVEMENTS,
            *rapanui2020.RESOURCES,
            "pukao",
            "rongorongo",
        ),
    ),
    "raiatea": Asked(
        ".ra-ritual, .ra-forest-card, .ra-token, .ra-mask, .ra-tile, .ra-good, .ra-price,"
        " .ra-helper, .ra-helper-of, .ra-amount-of, .ra-amount, .ra-round, .ra-order, .ra-bag,"
        " .ra-deck, .ra-statue-points, .ra-field, .ra-disc, .ra-total, .ra-mark, .ra-own-tile,"
        " .ra-acts li, .ra-pool, .ra-reward, .ra-bids li, .ra-die, .ra-chip, .ra-waiting li",
        {3: 2, 5: 1},
        (
            lambda view: view["phase"] == "choose" and any(own["tile"] for own in view["seats"]),
            lambda view: view["phase"] == "bid",
            lambda view: view["phase"] == "reward",
            lambda view: len(view["row"]) > 2,
            lambda view: view["phase"] == "raise",
            lambda view: any(own["front"] for own in view["seats"][1:]),
            lambda view: any(sum(own["coupled"].values()) for own in view["seats"]),
        ),
        (
            *raiatea.TILES,
            *raiatea.HELPERS,
            *raiatea.GOODS,
            *raiatea.RANKS,
            *raiatea.PICTURES[: raiatea.START_MASKS],
        ),
    ),
}


def moments(match: Match, looks: tuple[Look, ...]) -> dict[int, set[Look]]:
    """Return the first step of a match, the first one for each look, and the last."""
    found: dict[int, set[Look]] = {0: set(), len(match): set()}
    left = set(looks)
    for step in range(len(match)):
        view = match.game.view(match.state_at(step), 0)
        if seen := {look for look in left if look(view)}:
            left -= seen
            found.setdefault(step, set()).update(seen)
    return found


def ask(page: Page, game: str) -> Tips:
    """Return what every thing on the board says of itself; all of them say something."""
    page.mouse.move(0, 0)
    tips, wrong = page.evaluate(ASK, GAMES[game].drawn)
    assert wrong == [], f"{page.url}: nothing explains these"
    assert len(tips) > 10
    found: Tips = tips
    return found


def assert_translated(english: Tips, other: Tips) -> None:
    """Whatever is said in words is said in the other language."""
    assert other.keys() == english.keys()
    for thing, said in other.items():
        same = [line for line in said[1:] if line in english[thing] and len(line.split()) > 3]
        assert not [line for line in same if re.search("[a-z]{4} [a-z]{2}", line)], thing
        assert said != english[thing] or not re.search("[a-z]{4} [a-z]{2}", " ".join(said)), thing


@pytest.mark.parametrize("game", GAMES)
def test_everything_explains_itself_when_a_match_begins(game: str, visit: Visit) -> None:
    ana = visit(viewport=TALL)
    opened = ana.open_match(game, *with_bots(game))["match"]
    page = ana.sit_at(opened)
    said = {}
    for language in LANGUAGES:
        speak(page, language)
        assert wait_for_me(page)
        said[language] = ask(page, game)
    for language in LANGUAGES[1:]:
        assert_translated(said["en"], said[language])


def speak(page: Page, language: str) -> None:
    """Let the page speak another language."""
    page.evaluate(
        """(language) => {
          const settings = JSON.parse(localStorage.getItem("vaka.settings"));
          localStorage.setItem("vaka.settings", JSON.stringify({ ...settings, language }));
        }""",
        language,
    )
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator(".board-area > *").first).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_thing_explains_itself_in_every_language(game: str, visit: Visit) -> None:
    asked, rules, ana = GAMES[game], vaka.load(game), visit(viewport=TALL)
    met: set[str] = set()
    left = set(asked.moments)
    for seats, seed in asked.matches.items():
        match = random_match(rules, seats, seed)
        uploaded = ana.post("/api/journals", journal=match.journal())["match"]
        for step, seen in moments(match, asked.moments).items():
            left -= seen
            ana.page.goto(f"/m/{uploaded}/at/{step}?seat=0")
            said = {}
            for language in LANGUAGES:
                speak(ana.page, language)
                expect(ana.page.locator(f".table[data-step='{step}']")).to_be_visible()
                said[language] = ask(ana.page, game)
            for language in LANGUAGES[1:]:
                assert_translated(said["en"], said[language])
            met |= {line.lower() for lines in said["en"].values() for line in lines}
    assert left == set()  # every moment was there
    names = [rules.words.name(kind).lower() for kind in asked.kinds]
    assert [name for name in names if not any(name in line for line in met)] == []


# By a real mouse, real keys and a real finger: a thing without a move and what its tip says.
DEAD = {
    "rapanui2011": ("[data-at='pile']", "the match is over"),
    "tongiaki": ("[data-at='seat:0:stock']", "ships in stock"),
    "rapanui2020": ("[data-at='seat:1:eggs']", "counts a point at the end"),
    "raiatea": ("[data-at='bag']", "What is left stays for the next one"),
}


@pytest.mark.parametrize("game", GAMES)
def test_mouse_and_keys_open_the_same_tip(game: str, visit: Visit) -> None:
    ana = visit(viewport=TALL)
    page = ana.sit_at(ana.open_match(game, *with_bots(game))["match"])
    assert wait_for_me(page)
    thing, says = DEAD[game]
    tip = page.locator(".spot-tip")
    page.locator(thing).hover()
    expect(tip).to_contain_text(says)
    expect(page.locator(thing)).to_have_attribute("aria-describedby", re.compile("."))
    page.mouse.move(0, 0)
    expect(tip).to_have_count(0)
    page.locator(".board-area [data-spot][tabindex='0']").focus()
    for key in ["Shift+Home", *["Shift+ArrowDown", "Shift+ArrowRight"] * 40]:
        page.keyboard.press(key)
        dead = page.evaluate("!document.activeElement.dataset.spot")
        if dead and tip.locator(".spot-about").count():
            break
    expect(tip.locator(".spot-about > b")).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    assert axe(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_finger_that_rests_reads_and_does_nothing(game: str, visit: Visit) -> None:
    ana = visit(**PHONE)
    page = ana.sit_at(ana.open_match(game, *with_bots(game))["match"])
    assert wait_for_me(page)
    before = step_of(page)
    tip = page.locator(".spot-tip")
    thing, says = DEAD[game]
    rest(page, page.locator(thing))
    expect(tip).to_contain_text(says)
    alive = page.locator(".board-area [data-spot]:not([data-spot^='button:'])")
    if alive.count():
        rest(page, alive.first)
        expect(tip.locator(".spot-sentence").first).to_be_visible()
    assert page.locator(".spot-chooser").count() == 0
    assert step_of(page) == before


def rest(page: Page, thing: Locator) -> None:
    """Put a finger on something, wait until the page has said something new, and lift it."""
    thing.evaluate("(one) => one.scrollIntoView({ block: 'center' })")  # below no bar
    box = thing.bounding_box()
    assert box
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    said = page.locator(".spot-tip").all_text_contents()
    hand = page.context.new_cdp_session(page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_function(
        """(said) => {
          const tips = [...document.querySelectorAll(".spot-tip")].map((tip) => tip.textContent);
          return tips.length && tips[0] !== said[0];
        }""",
        arg=said,
    )
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
