"""Raiatea in a real browser: a ceremony is staged, remains to be read, and moves nothing away."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.browser_table import PHONE, Visitor, seeded, step_of, with_bots

Visit = Callable[..., Visitor]
RECORD = """window.story = [];
  const note = () => {
    const bowl = document.querySelector('.ra-pool b');
    if (!bowl) return;
    const now = {
      bowl: Number(bowl.textContent),
      act: [...document.querySelectorAll('.ra-acts li')].findIndex(act => act.ariaCurrent) + 1,
    };
    const text = JSON.stringify(now);
    if (text === window.noted) return;
    window.noted = text;
    window.story.push(now);
  };
  new MutationObserver(note).observe(document, {
    subtree: true, childList: true, attributes: true, characterData: true});"""
ACT = "document.querySelectorAll('.ra-acts .ra-past').length + 1"
IN_CEREMONY = "document.querySelector('.ra-acts') !== null"
OWN_BOTTOM = "document.querySelector('.ra-own').getBoundingClientRect().bottom - innerHeight"
CLICK = """move => {
  const button = document.querySelector(`.move[data-move="${move}"]`);
  button?.click();
  return button !== null;
}"""
# A framed prompt of which nothing is seen.
EMPTY_PROMPT = """(() => {
  const prompt = document.querySelector('.ra-prompt');
  return prompt !== null && prompt.offsetHeight > 0
    && ![...prompt.children].some(child => child.offsetHeight > 0);
})()"""
# Cards of the same name of which some can be clicked and some cannot.
DEAD_TWINS = """[...document.querySelectorAll('.ra-fan, .ra-display')].flatMap(fan => {
  const cards = [...fan.querySelectorAll('.ra-spot')];
  const alive = new Set(cards.filter(card => card.querySelector('button')).map(c => c.dataset.at));
  return cards.filter(card => alive.has(card.dataset.at) && !card.querySelector('button'))
    .map(card => card.dataset.at);
})"""


def my_turn(page: Page) -> None:
    """Wait until all has been shown and the viewer may act."""
    page.wait_for_selector("body:not(:has(.thinking)) .bar.yours", timeout=90_000)


def play_one(page: Page, chance: Any) -> None:
    """Put every ritual into the bag; else make any move that is still offered."""
    moves: list[str] = page.eval_on_selector_all(".move", "all => all.map(m => m.dataset.move)")
    puts = [move for move in moves if move.startswith(("put ", "bid 2", "bid 1"))]
    before = step_of(page)
    move = puts[0] if puts else chance.choice(moves or [""])
    if page.evaluate(CLICK, move):
        page.wait_for_selector(f".table:not([data-n='{before}'])", timeout=60_000)


def heard(visitor: Visitor, match: str) -> list[dict[str, Any]]:
    """Return all that the first seat has heard, in order."""
    log = visitor.context.request.get(f"/api/matches/{match}/log?seat=0").json()
    return [event for line in log["lines"] for event in line["told"]]


@pytest.mark.long
def test_a_ceremony_is_staged_and_remains_to_be_read(visit: Visit) -> None:
    ana = visit(settings={"pace": "fast", "motion": "auto"})
    ana.context.add_init_script(RECORD)
    match, chance = ana.open_match("raiatea", *with_bots("raiatea"))["match"], seeded("ceremony")
    page, stakes = ana.sit_at(match), 0
    for _ in range(80):
        my_turn(page)
        assert page.evaluate(OWN_BOTTOM) <= 0 or not page.evaluate(IN_CEREMONY)
        assert not page.evaluate(EMPTY_PROMPT)
        assert page.evaluate(DEAD_TWINS) == []
        if page.locator(".ra-bidding").count() and not page.locator(".ra-lot").count():
            stakes += page.locator(".ra-stake", has_text="the bag holds").count()
        if page.evaluate(IN_CEREMONY) and page.evaluate(ACT) == 6:
            break
        play_one(page, chance)
    told = heard(ana, match)
    laid = next(event for event in told if event["key"] == "lay_row")
    fates = [event for event in told if event["key"] in ("pay_row", "fail", "fail_all")]
    assert stakes > 0
    assert fates
    assert len(fates) == laid["arguments"]["cards"]
    # The bowl drained ritual by ritual, in act 5.
    story = iter([moment for moment in page.evaluate("window.story") if moment["act"] == 5])
    for event in fates:
        if event["key"] == "pay_row":
            assert any(moment["bowl"] == event["arguments"]["left"] for moment in story), event
    # The whole row is still there, with what became of it.
    done, failed = page.locator(".ra-row .ra-done"), page.locator(".ra-row .ra-failed")
    expect(done).to_have_count(sum(event["key"] == "pay_row" for event in fates))
    expect(failed).to_have_count(sum(event["key"] != "pay_row" for event in fates))
    for event in fates:
        if event["key"] == "fail":
            assert (
                f"of {['Ana', 'Teva', 'Mareva'][event['arguments']['seat']]} fails" in event["says"]
            )


def test_a_task_that_cannot_be_paid_says_why_under_a_finger(visit: Visit) -> None:
    ana = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    page = ana.sit_at(ana.open_match("raiatea", *with_bots("raiatea"))["match"])
    my_turn(page)
    task = page.locator(".ra-token-place[aria-label*='You have']").first
    task.scroll_into_view_if_needed()
    task.tap()
    expect(page.locator(".spot-tip .spot-warns")).to_contain_text("You have")
