// @vitest-environment happy-dom
// The gallery shows all that the page is made of.
import { render } from "preact";
import { expect, test, vi } from "vitest";
import { wall } from "../src/gallery/wall";
import { GAMES } from "../src/gallery/words";
import { examplesOf } from "../src/shell/games";
import { ICONS } from "../src/shell/page/icons";
import { learn } from "../src/shell/words";

vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    disconnect() {}
  },
);
vi.stubGlobal(
  "matchMedia",
  vi.fn(() => ({ matches: false, addEventListener() {}, removeEventListener() {} })),
);

test("every icon, every thing of every box and every example is drawn", async () => {
  await learn("de");
  const root = document.createElement("div");
  render(await wall("de"), root);
  expect(root.querySelectorAll(".gallery-icon path").length).toBe(ICONS.length);
  expect(GAMES.length).toBe(4);
  const things = [...root.querySelectorAll(".aid-item")];
  expect(things.length).toBeGreaterThan(100);
  for (const thing of things) {
    const name = thing.getAttribute("data-of");
    expect(thing.querySelector(".aid-picture")?.children.length, `${name}`).toBeGreaterThan(0);
    expect(thing.textContent?.trim(), `${name}`).not.toBe("");
  }
  const examples = await Promise.all(GAMES.map(examplesOf));
  const count = examples.reduce((sum, one) => sum + Object.keys(one).length, 0);
  expect(root.querySelectorAll("figure").length).toBe(count);
}, 60_000); // drawings of four games are loaded; a busy machine is slow
