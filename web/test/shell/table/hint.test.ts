// @vitest-environment happy-dom
// What advice says in words about the best move.
import { beforeEach, expect, test } from "vitest";
import type { HintMove } from "../../../src/generated/wire";
import { compared } from "../../../src/shell/table/hint";
import { learn } from "../../../src/shell/words";

const move = (says: string, value: number | null, margin = 0.02, points = 10): HintMove => ({
  move: says,
  says,
  visits: 100,
  value,
  low: value === null ? null : value - margin,
  high: value === null ? null : value + margin,
  points,
  line: [],
});

beforeEach(() => learn("en"));

test("a move that is clearly better says by how much", () => {
  const told = compared([move("Sail", 0.6, 0.02, 12), move("Wait", 0.5, 0.02, 10.5)]);
  expect(told).toContain("Clearly better than “Wait”: 10 %");
  expect(told).toContain("1.5 points more");
});

test("fewer points are no reason", () => {
  const told = compared([move("Sail", 0.6, 0.02, 9), move("Wait", 0.5, 0.02, 10)]);
  expect(told).toContain("10 % more of the match.");
  expect(told).not.toContain("points");
});

test("what the search cannot tell apart is about as good", () => {
  expect(compared([move("Sail", 0.6, 0.1), move("Wait", 0.5, 0.1)])).toBe(
    "About as good as “Wait”.",
  );
});

test("nothing is said where there is nothing to compare with", () => {
  expect(compared([move("Sail", 0.6)])).toBe("");
  expect(compared([move("Sail", 0.6), move("Wait", null)])).toBe("");
});
