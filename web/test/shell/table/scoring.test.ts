import { expect, test } from "vitest";
import type { Result } from "../../../src/generated/wire";
import { columnsOf, curves, rowsOf, sumUntil } from "../../../src/shell/table/scoring";

const line = (category: string, points: number, rule = "E2") => ({
  ...{ says: `${points} ${category}`, points, rule, category, key: category.toLowerCase() },
});
const RESULT: Result = {
  winners: [2],
  places: [3, 2, 1],
  decided: "Won by 1 point.",
  scoring: [
    { seat: 0, lines: [line("Wood", 2, "E1"), line("Offerings", 3)], total: 5 },
    { seat: 1, lines: [line("Wood", 6, "E1")], total: 6 },
    { seat: 2, lines: [line("Offerings", 3), line("Offerings", 4)], total: 7 },
  ],
};

test("lines of a category are one row, with its rule once", () => {
  expect(rowsOf(RESULT)).toEqual([
    { key: "wood", name: "Wood", rule: "E1", points: [2, 6, 0] },
    { key: "offerings", name: "Offerings", rule: "E2", points: [3, 0, 7] },
  ]);
});

test("while rows are told the sums grow with them", () => {
  const rows = rowsOf(RESULT);
  expect([0, 1, 2].map((shown) => sumUntil(rows, shown, 0))).toEqual([0, 2, 5]);
});

test("columns go by place; on a phone mine is the first", () => {
  expect(columnsOf(RESULT, null)).toEqual([2, 1, 0]);
  expect(columnsOf(RESULT, 0)).toEqual([0, 2, 1]);
});

test("a curve goes from the left to the right edge and the best is at the top", () => {
  const [one, other] = curves({
    steps: [0, 5, 10],
    points: [
      [0, 0],
      [4, 2],
      [8, 4],
    ],
  });
  expect(one).toEqual([
    [0, 110],
    [160, 55],
    [320, 0],
  ]);
  expect(other!.at(-1)).toEqual([320, 55]);
});
