"""Take the pictures of the browser table for README, pages and guides: docs/pictures.

It opens a table of its own, sits down in each game, plays some moves and photographs the page with
Chromium. Bots think by the clock, so no two pictures are alike: look at them before you keep them.
It needs the page (`make client`) and `pip install -e ".[table,arena]" --group browser`.
"""

import argparse
import io
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from find_chromium import found
from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from vaka.words import LANGUAGES

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
WIDE, NARROW = 1080, 292  # of a picture, and of each half of the picture of phones
GAP = 16
PATIENCE = 120_000  # milliseconds: bots think, and the machine may be busy
COLOURS = 256
SUFFIXES = {language: "" if language == "en" else f".{language}" for language in LANGUAGES}
GUIDE = 640  # of a picture in a guide, in pixels at most
LIKED = ("moai", "king", "sail", "lay priest", "build", "lay")  # moves that fill a board
OPEN_MATCH = """async ([game, bots]) => {
  const sitters = [{kind: 'me'}, ...bots.map(bot => ({kind: 'bot', bot}))];
  const body = JSON.stringify({game, sitters, pace_ms: 0, name: 'Ana', confirm: false});
  const headers = {'content-type': 'application/json'};
  return (await (await fetch('/api/matches', {method: 'POST', headers, body})).json()).match;
}"""
SETTINGS = """localStorage.setItem('vaka.settings',
  JSON.stringify({warn: false, motion: 'still', pace: 'instant', forced: false, name: 'Ana'}))"""


class Scene(NamedTuple):
    """A picture of a table: who sits there, by day or night, and how many moves we play."""

    game: str
    bots: tuple[str, ...]
    theme: str
    moves: int


TABLES = (
    Scene("rapanui2011", ("skilled", "skilled"), "light", 34),
    Scene("tongiaki", ("skilled", "skilled", "novice"), "dark", 24),
    Scene("rapanui2020", ("skilled", "skilled"), "light", 30),
    Scene("raiatea", ("skilled", "skilled"), "light", 30),
)
PHONES = (
    Scene("rapanui2011", ("skilled",), "dark", 22),
    Scene("tongiaki", ("skilled", "skilled"), "light", 14),
)


@contextmanager
def table() -> Iterator[str]:
    """Open a table with an empty store; give its address, and close it at the end."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "vaka", "serve", "--no-browser", "--port", "0"]
        command += ["--db", str(Path(folder) / "table.sqlite")]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            said = server.stdout.readline()
            address = re.search(r"http://\S+", said)
            assert address, f"the server said {said!r}"
            yield address[0]
            server.terminate()


def play(page: Page, moves: int) -> None:
    """Play so many moves, liked ones before others, and wait for the next turn."""
    chance = random.Random(1)
    for _ in range(moves):
        page.wait_for_selector(".bar.yours, .bar.over")
        if page.query_selector(".bar.over"):
            break
        step = page.get_attribute(".table", "data-n")
        page.wait_for_selector(".move")
        offered = page.query_selector_all(".move")
        names = [move.get_attribute("data-move") or "" for move in offered]
        liked = next((word for word in LIKED if any(word in name for name in names)), "")
        fitting = [move for move, name in zip(offered, names, strict=True) if liked in name]
        chance.choice(fitting).click()
        page.wait_for_selector(f".table:not([data-n='{step}'])")
    page.wait_for_selector(".bar.yours, .bar.over")


def photograph(
    browser: Browser, address: str, scene: Scene | None, size: ViewportSize
) -> Image.Image:
    """Return a picture of a scene, or of the lobby."""
    theme: Any = scene.theme if scene else "light"
    context = browser.new_context(viewport=DESK, color_scheme=theme, locale="en-GB")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(address)
    page.evaluate(SETTINGS)
    page.wait_for_selector("main")
    if scene:
        match = page.evaluate(OPEN_MATCH, [scene.game, list(scene.bots)])
        page.goto(f"{address}/m/{match}")
        play(page, scene.moves)
    page.set_viewport_size(size)
    page.mouse.move(5, 5)
    page.wait_for_timeout(1000)
    image = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    context.close()
    return image


def keep(image: Image.Image, folder: Path, name: str, width: int) -> None:
    """Write a picture as wide as it is shown, with few colours, so that pages stay light."""
    height = round(image.height * width / image.width)
    small = image.resize((width, height), Image.Resampling.LANCZOS)
    small.quantize(COLOURS).save(folder / f"{name}.png", optimize=True)
    print(folder / f"{name}.png")


def illustrate(browser: Browser, address: str, game: str, language: str, folder: Path) -> None:
    """Keep the pictures of a guide, each a position that the rules page draws in a language."""
    context = browser.new_context(viewport=DESK, color_scheme="light", locale=language)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    for part in ("short", "rules"):
        page.goto(f"{address}/rules/{game}#{part}")
        page.locator(f".rules-{part} figure.example").first.wait_for()
        for figure in page.locator("figure.example").all():
            name = figure.get_attribute("data-example")
            figure.scroll_into_view_if_needed()
            figure.locator(".example-table > *").first.wait_for()
            page.wait_for_timeout(500)  # it is fitted into its frame
            drawn = figure.locator(".example-frame").screenshot()
            image = Image.open(io.BytesIO(drawn)).convert("RGB")
            image.thumbnail((GUIDE, GUIDE))
            kept = folder / f"{game}-{name}{SUFFIXES[language]}.webp"
            image.save(kept, quality=72, method=6)
            print(kept)
    context.close()


def side_by_side(images: list[Image.Image]) -> Image.Image:
    """Return pictures of the same size in a row."""
    step = images[0].width + round(GAP * images[0].width / NARROW)
    row = Image.new("RGB", (step * (len(images) - 1) + images[0].width, images[0].height), "white")
    for number, image in enumerate(images):
        row.paste(image, (number * step, 0))
    return row


def main() -> int:
    """Take all pictures, or those of the games that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("only", nargs="*", help="a game, lobby, phone or guides (default: all)")
    parser.add_argument("--out", type=Path, default=FOLDER, metavar="FOLDER")
    arguments = parser.parse_args()
    wanted = arguments.only or ["lobby", "phone", "guides", *(scene.game for scene in TABLES)]
    with table() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found(), args=ARGUMENTS)
        for scene in TABLES:
            if scene.game in wanted:
                image = photograph(browser, address, scene, DESK)
                keep(image, arguments.out, f"{scene.game}-browser", WIDE)
        for scene in TABLES if "guides" in wanted else ():
            for language in LANGUAGES:
                illustrate(browser, address, scene.game, language, arguments.out / "guides")
        if "lobby" in wanted:
            keep(photograph(browser, address, None, DESK), arguments.out, "lobby", WIDE)
        if "phone" in wanted:
            phones = [photograph(browser, address, scene, PHONE) for scene in PHONES]
            row = side_by_side(phones)
            keep(row, arguments.out, "phone", len(phones) * (NARROW + GAP) - GAP)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
