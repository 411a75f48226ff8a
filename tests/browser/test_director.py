"""Time at the table: beats in order, nothing named before it is shown, hurry, skip, replay."""

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import vaka
from browser.browser_table import (
    PHONE,
    Server,
    Visitor,
    axe,
    double_click,
    seeded,
    step_of,
    with_bots,
)
from browser.staged import finished

Visit = Callable[..., Visitor]
GAMES = vaka.games()
RECORD = """window.story = [];
  const texts = what => [...document.querySelectorAll(what)].map(one => one.textContent);
  const note = () => {
    const table = document.querySelector('.table[data-step]');
    if (!table) return;
    const now = {
      step: Number(table.dataset.step),
      lines: texts('.log h3 > span, .log-lines li > span').length,
      log: texts('.log-lines li > span').slice(-40).join(' '),
      moves: texts('.move > span:first-child'),
      bar: texts('.bar-text')[0] ?? '',
      tiles: [...document.querySelectorAll('.tk-world > g[role=img]')]
        .filter(one => getComputedStyle(one.firstElementChild).opacity > 0.5)  // turned up by now
        .map(one => one.ariaLabel).join(' | '),
      targets: document.querySelectorAll('[data-spot], .tk-target').length,
    };
    const text = JSON.stringify(now);
    if (text === window.noted) return;
    window.noted = text;
    window.story.push({at: performance.now(), ...now});
  };
  new MutationObserver(note).observe(document, {
    subtree: true, childList: true, attributes: true, characterData: true});"""
NOT_WATCHED = {"turn", "put_good", "to_market", "chosen", "spend", "tired", "used_up"}
MOVES = 7  # of the person in each recorded match


def directed(visit: Visit, pace: str = "normal", **wishes: Any) -> Visitor:
    """Let somebody come who sees beats."""
    settings = {"pace": pace, "motion": "auto", **wishes.pop("settings", {})}
    return visit(settings=settings, **wishes)


def live(page: Page) -> None:
    """Wait until all has been shown and the viewer may act."""
    page.wait_for_selector(".bar.yours, .bar.over", timeout=60_000)


def told_of(visitor: Visitor, match: str) -> list[dict[str, Any]]:
    """Return all that the first seat has heard, in order."""
    log = visitor.context.request.get(f"/api/matches/{match}/log?seat=0").json()
    return [event for line in log["lines"] for event in line["told"]]


def own_moves(visitor: Visitor, match: str) -> int:
    """Return how many moves the first seat has made."""
    log = visitor.context.request.get(f"/api/matches/{match}/log?seat=0").json()
    return sum(line["seat"] == 0 for line in log["lines"])


def newest_step(visitor: Visitor, match: str) -> int:
    """Return how far the server is."""
    step: int = visitor.context.request.get(f"/api/matches/{match}").json()["step"]
    return step


def shown_step(page: Page) -> int:
    """Return how far this page shows the match."""
    return int(page.locator(".table").get_attribute("data-step") or -1)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_named_before_its_beat(game: str, visit: Visit) -> None:
    ana, chance = directed(visit, "fast"), seeded(game)
    ana.context.add_init_script(RECORD)
    match = ana.open_match(game, *with_bots(game))["match"]
    page = ana.sit_at(match)
    for _ in range(MOVES):
        live(page)
        if page.locator(".bar.over").count():
            break
        before = step_of(page)
        page.locator(".move").nth(chance.randrange(page.locator(".move").count())).click()
        page.wait_for_selector(f".table:not([data-n='{before}'])", timeout=60_000)
    live(page)
    story, told = page.evaluate("window.story"), told_of(ana, match)
    steps = [event["step"] for event in told]
    seen = [moment["step"] for moment in story]
    heard = {event["step"] for event in told if event["key"] not in NOT_WATCHED}
    for before, after in pairwise(seen):
        assert before <= after
        assert not heard & set(range(before + 1, after)), "a step was left out"
    start = next(at for at, moment in enumerate(story) if moment["lines"])
    for moment in story[start:]:
        lines = moment["lines"]
        assert not lines or steps[lines - 1] <= moment["step"], moment
        if moment["moves"] and game != "raiatea":  # where others choose at the same time
            assert lines == sum(step <= moment["step"] for step in steps), moment
    check_order(story[start:], steps)


def check_order(story: list[dict[str, Any]], steps: list[int]) -> None:
    """The board shows a step before the log tells it, and others' steps take their time."""
    shown: dict[int, float] = {}
    named: dict[int, float] = {}
    for moment in story:
        shown.setdefault(moment["step"], moment["at"])
        if moment["lines"]:
            named.setdefault(steps[moment["lines"] - 1], moment["at"])
    waited = [named[step] - shown[step] for step in named if step in shown]
    assert min(waited) >= 0
    assert max(waited) > 150  # half of a short beat


@pytest.mark.long
def test_no_tile_of_tongiaki_is_named_before_it_is_turned(visit: Visit) -> None:
    ana, chance = directed(visit, "fast"), seeded("islands")
    ana.context.add_init_script(RECORD)
    match = ana.open_match("tongiaki", "me", "novice", pace_ms=400)["match"]
    page = ana.sit_at(match)
    for _ in range(60):
        live(page)
        if len(discovered(ana, match)) > 2:
            break
        before = step_of(page)
        sails = page.locator(".move[data-move^=sail]")
        moves = sails if sails.count() else page.locator(".move")
        moves.nth(chance.randrange(moves.count())).click()
        page.wait_for_selector(f".table:not([data-n='{before}'])", timeout=60_000)
    live(page)
    names = discovered(ana, match)
    assert names
    named = 0
    for moment in page.evaluate("window.story"):
        said = "\n".join((moment["log"], moment["bar"], *moment["moves"]))
        for name in names:
            if re.search(rf"\b{name}\b", said) and moment["tiles"]:  # once the board is loaded
                assert name in moment["tiles"], moment
                named += 1
    assert named


def discovered(visitor: Visitor, match: str) -> set[str]:
    """Return the names of the tiles that were turned up on a voyage, and never seen before that."""
    words = vaka.load("tongiaki").words
    tiles: dict[str, set[str]] = {"discover": set(), "draw": set()}
    for event in told_of(visitor, match):
        if event["key"] in tiles:
            tiles[event["key"]].add(words.name(event["arguments"]["tile"], "en"))
    return tiles["discover"] - tiles["draw"]


def test_a_key_and_a_tap_end_the_present_beat(visit: Visit) -> None:
    ana = directed(visit, "slow", settings={"motion": "still"})
    match = ana.open_match("rapanui2011", "me", "novice", "novice")["match"]
    page = ana.sit_at(match)
    my_turn_ends(ana, page)
    for key in ("Space", "Enter", None):
        page.evaluate("document.activeElement.blur()")
        before = lines_of(page)
        if key:
            page.keyboard.press(key)
        else:
            page.locator(".board-area").click(position={"x": 3, "y": 3})
        page.wait_for_timeout(100)  # less than the shortest beat
        assert lines_of(page) > before or shown_step(page) == newest_step(ana, match)


def lines_of(page: Page) -> int:
    return page.locator(".log-lines li").count()


def my_turn_ends(ana: Visitor, page: Page) -> None:
    """Move until others move, and their beats play."""
    chance = seeded("turn")
    for _ in range(30):
        live(page)
        page.locator(".move").nth(chance.randrange(page.locator(".move").count())).click()
        page.wait_for_timeout(400)
        if page.locator(".skip-on").count():
            return
    raise AssertionError("the others never move")


@pytest.mark.parametrize("by", ["mouse", "key"])
def test_one_tap_skips_to_my_turn(by: str, visit: Visit) -> None:
    ana = directed(visit, "slow")
    match = ana.open_match("rapanui2011", "me", "novice", "novice", "novice")["match"]
    page = ana.sit_at(match)
    my_turn_ends(ana, page)
    skip = page.get_by_role("button", name="Skip to my turn")
    if by == "mouse":
        skip.click()
    else:
        skip.focus()
        page.keyboard.press("Enter")
    page.wait_for_selector(".bar.yours", timeout=10_000)
    expect(skip).to_have_count(0)
    told = told_of(ana, match)
    heads = sum(event["key"] == "turn" for event in told)
    expect(page.locator(".log-lines li")).to_have_count(len(told) - heads)
    if by == "key":
        page.wait_for_selector(".move:focus")


def test_a_chain_of_fifty_steps_is_skipped_in_one_tap(visit: Visit) -> None:
    ana = directed(visit, "slow", settings={"motion": "still"})
    match = ana.open_match("rapanui2011", "novice", "novice", "novice", pace_ms=40)["match"]
    page = ana.sit_at(match)
    for _ in range(400):
        if newest_step(ana, match) - shown_step(page) >= 50:
            break
        page.wait_for_timeout(50)
    before, newest = shown_step(page), newest_step(ana, match)
    page.get_by_role("button", name="Skip").click()
    page.wait_for_function(
        "step => Number(document.querySelector('.table').dataset.step) >= step", arg=newest
    )
    assert newest - before >= 45


@pytest.mark.parametrize("game", GAMES)
def test_a_move_made_while_a_beat_plays_is_neither_lost_nor_doubled(
    game: str, visit: Visit
) -> None:
    ana, chance = directed(visit, "slow"), seeded(game)
    match = ana.open_match(game, *with_bots(game))["match"]
    page = ana.sit_at(match)
    made = own_moves(ana, match)
    for _ in range(6):
        live(page)
        if page.locator(".bar.over").count():
            break
        before = step_of(page)
        moves = page.locator(".move")
        double_click(moves.nth(chance.randrange(moves.count())))  # while its own beat plays
        made += 1
        page.locator(".board-area").click(position={"x": 2, "y": 2})
        page.evaluate("document.querySelector('.skip-on')?.click()")
        page.wait_for_selector(f".table:not([data-n='{before}'])", timeout=60_000)
        assert own_moves(ana, match) == made
        page.wait_for_timeout(350)  # a tap so soon after one that hurried is not meant for a move
    assert page.locator(".refusal").count() == 0


def test_whoever_chooses_at_the_same_time_can_do_so_while_others_are_shown(visit: Visit) -> None:
    ana = directed(visit, "slow")
    others = [visit(settings={"name": name}) for name in ("Ben", "Cem")]
    opened = ana.open_match("raiatea", "me", "open", "open")
    for visitor in others:
        visitor.page.goto(opened["open_link"])
        visitor.page.get_by_role("button", name="Take a seat").click()
        visitor.page.wait_for_selector(".move")
    page = ana.sit_at(opened["match"])
    live(page)
    for visitor in others:
        visitor.page.locator(".move").first.click()
    page.wait_for_timeout(150)
    expect(page.locator(".bar.yours")).to_be_visible()
    page.locator(".move").first.click()
    for _ in range(100):
        if own_moves(ana, opened["match"]) == 1:
            break
        page.wait_for_timeout(50)
    assert own_moves(ana, opened["match"]) == 1


def test_two_devices_of_one_person_show_different_beats_of_the_same_match(visit: Visit) -> None:
    ana = directed(visit, "slow")
    match = ana.open_match("rapanui2011", "me", "novice", "novice")["match"]
    slow = ana.sit_at(match)
    quick = ana.new_page()
    quick.goto(f"/m/{match}")
    quick.evaluate(
        "localStorage.setItem('vaka.settings', JSON.stringify({"
        "...JSON.parse(localStorage.getItem('vaka.settings')), pace: 'instant'}))"
    )
    quick.reload()
    live(quick)
    apart = 0
    for _ in range(8):
        live(quick)
        before = step_of(quick)
        quick.locator(".move").first.click()
        quick.wait_for_selector(f".table:not([data-n='{before}'])")
        live(quick)
        apart = max(apart, shown_step(quick) - shown_step(slow))
    assert apart > 1
    skip = slow.locator(".skip-on")
    if skip.count():
        skip.click()
    slow.wait_for_selector(f".table[data-n='{step_of(quick)}']", timeout=60_000)


def test_who_reloads_or_looks_away_is_not_made_to_watch(visit: Visit) -> None:
    ana = directed(visit, "slow")
    match = ana.open_match("rapanui2011", "me", "novice", "novice", "novice")["match"]
    page = ana.sit_at(match)
    my_turn_ends(ana, page)
    page.reload()
    page.wait_for_selector(".bar.yours", timeout=20_000)
    my_turn_ends(ana, page)
    page.evaluate(
        "Object.defineProperty(document, 'hidden', {get: () => true, configurable: true});"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )
    page.wait_for_selector(".bar.yours", timeout=10_000)


def test_reduced_motion_keeps_the_beats_as_still_pictures(visit: Visit) -> None:
    ana = directed(visit, "normal", reduced_motion="reduce")
    ana.context.add_init_script(RECORD)
    match = ana.open_match("rapanui2011", "me", "novice")["match"]
    page = ana.sit_at(match)
    my_turn_ends(ana, page)
    assert page.locator(".air").count() == 0
    live(page)
    story = page.evaluate("window.story")
    first = {moment["step"]: moment["at"] for moment in reversed(story)}
    times = [first[step] for step in sorted(first)]
    holds = [after - before for before, after in pairwise(times)]
    assert max(holds) > 300


def test_axe_finds_nothing_while_beats_play_on_a_phone(visit: Visit) -> None:
    ana = directed(
        visit, "slow", settings={"motion": "still"}, viewport=PHONE, has_touch=True, is_mobile=True
    )
    page = ana.page
    ana.sit_at(ana.open_match("rapanui2011", "me", "novice", "novice", "novice")["match"])
    page.locator(".drawer-tab").first.tap()
    my_turn_ends(ana, page)
    box = page.locator(".skip-on").bounding_box()
    assert box is not None
    assert box["height"] >= 24
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    page.locator(".skip-on").tap()
    page.wait_for_selector(".bar.yours", timeout=10_000)


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_the_pace_is_chosen_in_the_settings(language: str, visit: Visit) -> None:
    page = visit(locale=language, settings={"language": language}).page
    page.goto("/")
    page.locator("header button").last.click()
    segments = page.locator("dialog .segments")
    choices = segments.filter(has=page.locator("input[value=instant]")).locator("label")
    expect(choices).to_have_count(4)
    choices.nth(2).click()
    kept = page.evaluate("JSON.parse(localStorage.getItem('vaka.settings')).pace")
    assert kept == "fast"
    assert axe(page) == []


def test_a_replay_plays_pauses_follows_and_jumps(visit: Visit, server: Server) -> None:
    ana = directed(visit, "fast")
    page = ana.sit_at(finished(server, ana, "rapanui2011"))
    page.wait_for_selector(".bar.over")
    page.keyboard.press("Escape")
    links = page.locator(".log a[href*='/at/']")
    watch = links.nth(links.count() - 8)  # not far from the end, to which it plays
    assert "?play" in (watch.get_attribute("href") or "")
    watch.click()
    pause = page.get_by_role("button", name="Pause")
    expect(pause).to_be_visible()
    start = shown_step(page)
    page.wait_for_function(
        "step => Number(document.querySelector('.table').dataset.step) > step + 3", arg=start
    )
    pause.click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    stopped = shown_step(page)
    page.wait_for_timeout(1200)
    assert shown_step(page) - stopped <= 1
    assert f"/at/{shown_step(page)}" in page.url
    follows = """() => {
      const log = document.querySelector('.log'), lines = log.querySelectorAll('.log-lines li');
      const line = lines[lines.length - 1].getBoundingClientRect();
      const box = log.getBoundingClientRect();
      return line.bottom <= box.bottom + 1 && line.top >= box.top - 1; }"""
    assert page.evaluate(follows)
    assert page.locator(".timeline i").count() > 2
    assert axe(page) == []
    lines = page.locator(".log-lines .log-jump")
    line = lines.nth(lines.count() - 12)
    said = line.inner_text()
    line.click()
    page.wait_for_function(
        "step => Number(document.querySelector('.table').dataset.step) < step", arg=stopped
    )
    expect(page.locator(".log")).to_contain_text(said)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    expect(pause).to_be_visible()
    page.get_by_role("combobox", name="Pace").select_option("instant")
    page.wait_for_selector("output:has-text(' of ')")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible(timeout=60_000)
    expect(page.locator(".log-turn").last).to_contain_text("over")
