// @vitest-environment happy-dom
// What the page makes of an analysis: curves, marks, news put behind what is known, and verdicts.
import { expect, test } from "vitest";
import type { AnalysedMove, Analysis, JudgedMove } from "../../../src/generated/wire";
import { signed } from "../../../src/shell/analysis/moment";
import { joined } from "../../../src/shell/analysis/use_analysis";
import { verdictOf } from "../../../src/shell/analysis/verdict";
import { EDGE, lucky, marked, nearest, neighbours, wayOf } from "../../../src/shell/analysis/ways";

const SIZE = { width: 200, height: 100 };

const move = (step: number, seat: number, best: number, cost = 0): AnalysedMove => ({
  step,
  seat,
  best,
  played: best - cost,
  cost,
  mistake: cost > 0.01,
});

const seat = (at: number, result: number, costliest: number[] = []) => ({
  ...{ seat: at, accuracy: 0.5, cost: 0.1, mistakes: costliest.length, choices: 2, luck: 0 },
  result,
  costliest,
});

const found = (part: Partial<Analysis> = {}): Analysis => ({
  ...{ cursor: "a.3", seat: 0, last: 10, steps: 10, made: 3, running: true, done: false },
  moves: [move(1, 0, 0.5), move(3, 1, 0.6, 0.2), move(5, 0, 0.7)],
  deals: [{ step: 4, until: 5, luck: [0.1, -0.1] }],
  seats: [seat(0, 1), seat(1, 0, [3])],
  luckiest: [4],
  ...part,
});

test("the way of a seat drops with a mistake, and ends with the result once all is known", () => {
  const [before, after] = wayOf(found(), 1, SIZE);
  expect(before![1]).toBeLessThan(after![1]); // lower in the drawing
  expect(wayOf(found(), 0, SIZE)).toHaveLength(4);
  const whole = wayOf(found({ done: true }), 0, SIZE);
  expect(whole.at(-1)).toEqual([SIZE.width - EDGE.right, EDGE.top]);
});

test("the costliest moves and the luckiest deals are marked, luck for whom it was", () => {
  expect(marked(found()).map(({ kind, step, seat: whose }) => [kind, step, whose])).toEqual([
    ["mistake", 3, 1],
    ["luck", 4, 0],
  ]);
  expect(lucky(found())[0]!.share).toBe(0.7); // as that seat stood afterwards
  expect(lucky(found({ luckiest: [8] }))).toEqual([]); // not read yet
});

test("a click leads to the nearest decision, the arrows to those of the same seat", () => {
  expect(nearest(found(), 0, SIZE)).toBe(1);
  expect(nearest(found(), SIZE.width, SIZE)).toBe(5);
  expect(nearest(found({ moves: [] }), 0, SIZE)).toBeNull();
  expect(neighbours(found(), 3, 0)).toEqual({ before: 1, after: 5 });
  expect(neighbours(found(), 5, 0)).toEqual({ before: 1, after: null });
});

test("news come among what is known, each once; what was begun anew replaces it", () => {
  const news = found({
    made: 6,
    moves: [move(2, 0, 0.5), move(5, 0, 0.7), move(7, 1, 0.3)],
    deals: [{ step: 0, until: 1, luck: [0, 0] }],
  });
  const all = joined(found(), news);
  expect(all.moves.map(({ step }) => step)).toEqual([1, 2, 3, 5, 7]);
  expect(all.deals.map(({ step }) => step)).toEqual([0, 4]);
  const anew = found({ made: 1, moves: [move(1, 0, 0.4)], deals: [] });
  expect(joined(all, anew)).toBe(anew);
});

test("a move is as good as the best where it is not worse beyond doubt", () => {
  const judged = (text: string, share: number, worse = false): JudgedMove => ({
    ...{ move: text, says: text, share, points: 0, points_low: 0, points_high: 0, worse },
    low: share - 0.02,
    high: share + 0.02,
  });
  const moves = [judged("sail", 0.6), judged("wait", 0.57), judged("sleep", 0.56, true)];
  expect(verdictOf(moves, "sail")).toBe("best");
  expect(verdictOf(moves, "wait")).toBe("as_good");
  expect(verdictOf(moves, "sleep")).toBe("worse");
  expect(verdictOf(moves, "swim")).toBe("unknown");
  expect(verdictOf([], "swim")).toBe("unknown");
});

test("a move of which no value is kept is worse if some of those before it are beyond doubt", () => {
  const judged = (text: string, worse: boolean): JudgedMove => ({
    ...{ move: text, says: text, share: 0.5, low: 0.4, high: 0.6, worse },
    ...{ points: 9, points_low: 8, points_high: 10 },
  });
  const kept = (worse: boolean) => [
    judged("sail", false),
    judged("wait", worse), // the last of the best ones, with the one played and the worst behind
    judged("sleep", true),
    judged("sink", true),
  ];
  expect(verdictOf(kept(true), "swim")).toBe("worse");
  expect(verdictOf(kept(false), "swim")).toBe("unknown");
});

test("luck has a sign unless there was none", () => {
  expect([signed(0.12), signed(-0.12), signed(-0.001)]).toEqual(["+12 %", "−12 %", "0 %"]);
});
