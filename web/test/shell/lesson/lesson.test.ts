// @vitest-environment happy-dom
// Where a bubble stands, and what a lesson points at.
import { afterEach, expect, test, vi } from "vitest";
import { beside, meet } from "../../../src/shell/lesson/beside";
import { target } from "../../../src/shell/lesson/target";

const PAGE = { width: 1000, height: 800 };
const BUBBLE = { width: 300, height: 120 };
const box = (left: number, top: number, width = 80, height = 60) => ({ left, top, width, height });

afterEach(() => {
  document.body.innerHTML = "";
  vi.restoreAllMocks();
});

test("a bubble stands inside the page and never on what it speaks of", () => {
  for (let left = 0; left <= 920; left += 115)
    for (let top = 0; top <= 740; top += 74) {
      const found = beside(box(left, top), BUBBLE, PAGE, []);
      expect(meet(found, box(left, top))).toBe(false);
      expect(found.left).toBeGreaterThanOrEqual(0);
      expect(found.top + found.height).toBeLessThanOrEqual(PAGE.height);
    }
});

test("it leaves free what can be clicked, where there is room", () => {
  const right = box(450, 380, 200, 60);
  const found = beside(box(300, 380), BUBBLE, PAGE, [right]);
  expect(meet(found, right)).toBe(false);
});

function show(html: string): void {
  document.body.innerHTML = html;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 10, 10));
  Element.prototype.checkVisibility = () => true;
}

test("of several things the one that does most at once and little else is pointed at", () => {
  show(`<i id="many" data-does="go|stay"></i><i id="one" data-does="go"></i>
    <i id="gesture" data-does="go\nland"></i><i id="other" data-does="go\nsink"></i>`);
  expect(target([], ["go", "land"])?.id).toBe("gesture");
  expect(target([], ["go"])?.id).toBe("one");
  expect(target([], ["stay"])?.id).toBe("many");
});

test("a question that is open comes first, and a selector that finds nothing points at nothing", () => {
  show(`<i data-does="go"></i><dialog open><button data-sure id="sure"></button></dialog>`);
  expect(target([], ["go"])?.id).toBe("sure");
  show(`<i data-does="go"></i>`);
  expect(target([".gone"], ["go"])).toBeNull();
});
