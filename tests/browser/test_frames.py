"""What moves at a table leaves the page time to draw, also on a processor a quarter as fast.

Sixty frames a second leave 16.7 ms for each. Two things take from that: the work of the page's own
thread (scripts, styles, layout, paint), and rasterising. Rasterising is the work of a GPU; here it
is done in software, so how many frames come to the screen says little of a phone. Therefore the
page's own work is taken from Chromium's trace, in time of its thread, which a busy machine hardly
lengthens, and multiplied by 4. Only what is done while something moves on the board counts: from
the moment in which an animation or transition has started until the last one ends. What is done
before, to show a new position, lets the motion begin later but does not make it stutter.

- A *frame* of the thread is a task that ends with a commit, with the tasks since the one before.
  Work that breaks off what moves comes to no frame before it rests: it counts as one, too.
- *Due* are the frames of a screen in that time, one each 16.7 ms. Most of them need nothing from
  the thread where the compositor moves what flies.
- *Late* are those that work of the thread takes away: a frame of 40 ms makes two of them late, and
  would make everything stutter that the compositor does not move.

Each table is looked at once more with the processor throttled by 4, to print how many frames were
drawn of those due; that figure is of the machine at hand and asserts nothing.
"""

import json
import statistics
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page

import vaka
from browser.browser_table import Server, Visitor, wait_for_me
from browser.staged import stage

Visit = Callable[..., Visitor]
Event = dict[str, Any]
SLOWER = 4  # times, than this machine
FRAME = 1000 / 60  # milliseconds
WATCHED = 6000  # milliseconds of what the others do
LOOKS = 2  # of which the better counts: what else a machine does only ever adds
ENOUGH = 500  # milliseconds of motion that say something
MOST_MIDDLE = FRAME / 2  # of the thread for the middle frame: 3.5 to 5.5 ms were seen
MOST_LATE = 0.1  # of the frames due: 0.01 to 0.06 were seen, on a machine that did much else
CATEGORIES = [
    "-*",
    "blink.user_timing",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
]
# Marks in the trace when something begins to move on the board, and when nothing does any more.
MARK = """() => {
  let moving = 0;
  const begin = () => { if (!moving++) performance.mark('moves'); };
  const end = () => { if (!--moving) performance.mark('rests'); };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const made = animate.apply(this, given);
    made.ready.then(() => { begin(); made.finished.then(end, end); }, () => undefined);
    return made;
  };
  const board = document.querySelector('.board-area');
  for (const kind of ['transition', 'animation']) {
    board.addEventListener(`${kind}start`, begin);
    for (const over of ['end', 'cancel']) board.addEventListener(`${kind}${over}`, end);
  }
}"""


class Work(NamedTuple):
    """What was done while something moved."""

    moved: float  # milliseconds
    costs: list[float]  # milliseconds of the thread for each frame that needed it
    drawn: int  # frames that came to the screen

    @property
    def due(self) -> float:
        return self.moved / FRAME

    def late(self, slower: float) -> int:
        return sum(int(cost * slower / FRAME) for cost in self.costs)


def watched(browser: Browser, page: Page) -> Work:
    """Make a move, look at what the others do, and return the work that it was."""
    page.evaluate(MARK)
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.locator(".move").last.evaluate("move => move.click()")  # no mouse over what moves
    page.wait_for_timeout(WATCHED)
    return measured(json.loads(browser.stop_tracing())["traceEvents"])


def measured(events: list[Event]) -> Work:
    """Return the work in a trace; all times of it are microseconds."""
    marks = sorted(
        (event["ts"], event["name"], event["pid"], event["tid"])
        for event in events
        if event["name"] in ("moves", "rests")
    )
    thread = marks[0][2:]
    last = max(event["ts"] for event in events)
    spans: list[tuple[int, int]] = []
    for (begin, name, *_), (end, *_) in zip(marks, [*marks[1:], (last,)], strict=True):
        if name == "moves":
            spans.append((begin, end))

    def moves(when: int) -> bool:
        return any(begin <= when < end for begin, end in spans)

    own = [event for event in events if (event["pid"], event["tid"]) == thread and "dur" in event]
    commits = [event["ts"] for event in own if event["name"] == "Commit"]
    costs: list[float] = []
    since = 0.0
    for task in sorted((event for event in own if event["name"] == "RunTask"), key=began):
        if not moves(task["ts"]):
            if since * SLOWER > FRAME:
                costs.append(since)
            since = 0.0
            continue
        since += task["tdur"] / 1000
        if any(task["ts"] <= commit <= task["ts"] + task["dur"] for commit in commits):
            costs.append(since)
            since = 0.0
    drawn = [event for event in events if event["name"] == "DrawFrame" and moves(event["ts"])]
    moved = sum(end - begin for begin, end in spans) / 1000
    return Work(moved, costs, len(drawn))


def began(event: Event) -> int:
    moment: int = event["ts"]
    return moment


@pytest.mark.long
@pytest.mark.parametrize("game", vaka.games())
def test_a_slow_processor_keeps_up_with_the_busiest_positions(
    game: str, visit: Visit, server: Server, browser: Browser
) -> None:
    ana = visit(settings={"pace": "normal", "motion": "auto", "forced": True})

    def table() -> Page:
        page = ana.sit_at(stage(server, ana, game, "end"))
        assert wait_for_me(page)
        return page

    looks = [watched(browser, table()) for _ in range(LOOKS)]
    moved = [look for look in looks if look.moved > ENOUGH]  # bots may pass in one of them
    assert moved, "nothing moved"
    work = min(moved, key=lambda look: look.late(SLOWER) / look.due)
    page = table()
    devtools = ana.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    slow = watched(browser, page)
    middle = statistics.median(work.costs) * SLOWER
    sys.stdout.write(
        f"{game}: moved for {work.moved:.0f} ms, {work.due:.0f} frames due,"
        f" {len(work.costs)} needed the page's thread, {SLOWER} times slower:"
        f" {middle:.1f} ms in the middle, {max(work.costs) * SLOWER:.0f} ms at most,"
        f" {work.late(SLOWER)} late ({work.late(SLOWER) / work.due:.0%});"
        f" throttled here: {slow.drawn} of {slow.due:.0f} drawn\n"
    )
    assert middle < MOST_MIDDLE, sorted(work.costs)
    assert work.late(SLOWER) < work.due * MOST_LATE, sorted(work.costs)
