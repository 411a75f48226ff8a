"""What moves at a table leaves the page time to draw, also on a processor a quarter as fast."""

import sys
from collections.abc import Callable

import pytest

import vaka
from browser.browser_table import Server, Visitor, wait_for_me
from browser.staged import stage

Visit = Callable[..., Visitor]
SLOWER = 4  # times, than this machine
WATCHED = 5000  # milliseconds of what the others do
# How long something has moved on the board: looked at now and then, since looking is work, too.
COUNT = """() => {
  window.moved = 0;
  setInterval(() => {
    const all = document.querySelector('.board-area').getAnimations({subtree: true});
    if (all.some(one => one.playState === 'running')) window.moved += 100;
  }, 100);
}"""


@pytest.mark.long
@pytest.mark.parametrize("game", vaka.games())
def test_a_slow_processor_keeps_up_with_the_busiest_positions(
    game: str, visit: Visit, server: Server
) -> None:
    ana = visit(settings={"pace": "normal", "motion": "auto", "forced": True})
    page = ana.sit_at(stage(server, ana, game, "end"))
    assert wait_for_me(page)
    devtools = ana.context.new_cdp_session(page)
    # Time that the page's thread really worked: a busy machine does not lengthen it.
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def worked() -> dict[str, float]:
        metrics = devtools.send("Performance.getMetrics")["metrics"]
        return {one["name"]: one["value"] * 1000 for one in metrics}

    page.evaluate(COUNT)
    before = worked()
    page.locator(".move").last.click()
    page.wait_for_timeout(WATCHED)
    moved = page.evaluate("window.moved")
    after = worked()
    spent = {key: after[key] - before[key] for key in after if key.endswith("Duration")}
    share = spent["TaskDuration"] / WATCHED
    sys.stdout.write(f"{game}: moved for {moved} ms, worked for {share:.1%}\n")
    assert moved > 500
    assert share * SLOWER < 1, spent
