import { expect, test } from "vitest";
import { covers } from "../../../../src/games/tongiaki/board/corners";
import { centre, type Point } from "../../../../src/games/tongiaki/play/hex";
import { framing, type Shown } from "../../../../src/games/tongiaki/play/zoom";

const DESK = { width: 880, height: 720 };
const PHONE = { width: 350, height: 340 };
const CORNERS = (size: typeof DESK, open: boolean) => covers(size, false, open);
const TALL = Array.from({ length: 10 }, (_, row) => [centre([0, row]), centre([1, row])]).flat();
const WIDE = Array.from({ length: 12 }, (_, q) => centre([q, -Math.floor(q / 2)]));

const subject = (cells: Point[], action: Point[] = [], asked: Point[] = []) => ({
  ...{ cells, action, asked },
});
const place = ({ x, y }: Point, shown: Shown) => ({
  ...{ x: x * shown.scale + shown.x, y: y * shown.scale + shown.y },
});

test.each([
  ["tall", TALL],
  ["wide", WIDE],
])("a %s map lies within the window, as large as fits", (_, cells) => {
  const { shown } = framing(subject(cells), DESK, CORNERS);
  for (const cell of cells) {
    const { x, y } = place(cell, shown);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(DESK.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(DESK.height);
  }
  const reach = (of: (point: Point) => number) =>
    (Math.max(...cells.map(of)) - Math.min(...cells.map(of)) + 240) * shown.scale;
  const fills = Math.max(reach(({ x }) => x) / DESK.width, reach(({ y }) => y) / DESK.height);
  expect(fills).toBeGreaterThan(0.85);
});

test("a voyage on a map that is far away is watched from nearer, without sea for tiles", () => {
  const all = framing(subject(TALL), PHONE, CORNERS).shown;
  const { shown } = framing(subject(TALL, [centre([0, 0])]), PHONE, CORNERS);
  expect(shown.scale).toBeGreaterThan(2 * all.scale);
  const at = place(centre([0, 0]), shown);
  expect(at.y).toBeGreaterThan(0);
  expect(at.y).toBeLessThan(130); // the tile at the upper edge of the map lies at that of the window
});

test("what is asked comes near only as long as all of it can be seen", () => {
  const near = framing(subject(TALL, [], [centre([0, 4])]), PHONE, CORNERS);
  expect(near.shown.scale).toBeCloseTo(0.6);
  const far = framing(subject(TALL, [], [centre([0, 0]), centre([0, 9])]), PHONE, CORNERS);
  expect(far.shown).toBe(far.all);
});

test("the pile lies open only where that costs the map nothing", () => {
  expect(framing(subject(TALL), DESK, CORNERS).roomy).toBe(true);
  expect(framing(subject(WIDE), PHONE, CORNERS).roomy).toBe(false);
  expect(framing(subject(TALL, [centre([0, 0])]), PHONE, CORNERS).roomy).toBe(false);
});
