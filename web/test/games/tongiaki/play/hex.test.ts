import { expect, test } from "vitest";
import {
  APOTHEM,
  beside,
  between,
  type Cell,
  centre,
  distance,
  line,
  mod6,
  opposite,
  outline,
  plus,
  round,
  towards,
  turned,
} from "../../../../src/games/tongiaki/play/hex";

const DIRECTIONS = [0, 1, 2, 3, 4, 5];

test("directions go round", () => {
  expect([-7, -1, 0, 5, 6, 13].map(mod6)).toEqual([5, 5, 0, 5, 0, 1]);
  expect(DIRECTIONS.map(opposite)).toEqual([3, 4, 5, 0, 1, 2]);
});

test.each(DIRECTIONS)("the cell beside in direction %i lies there, one tile away", (direction) => {
  const cell: Cell = [2, -1];
  const there = centre(beside(cell, direction));
  const meant = plus(centre(cell), towards(direction, 2 * APOTHEM));
  expect(distance(there, meant)).toBeCloseTo(0);
  expect(beside(beside(cell, direction), opposite(direction))).toEqual(cell);
});

test("directions begin in the south and run clockwise", () => {
  expect(towards(0, 1).y).toBeCloseTo(1);
  expect(towards(1.5, 1).x).toBeCloseTo(-1);
});

test.each(DIRECTIONS)("a tile that is turned by %i turns its points by as many edges", (rot) => {
  expect(distance(turned(towards(1, 50), rot), towards(1 + rot, 50))).toBeCloseTo(0);
});

test("lines and curves are written as paths", () => {
  const points = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 0, y: 10 },
  ];
  expect(line(points)).toBe("M0.0 0.0L10.0 0.0L0.0 10.0");
  expect(line(points, true)).toMatch(/Z$/);
  expect(round(points)).toBe("M5.0 0.0Q10.0 0.0 5.0 5.0Q0.0 10.0 0.0 5.0Q0.0 0.0 5.0 0.0Z");
  expect(between(points[0]!, points[1]!, 0.3)).toEqual({ x: 3, y: 0 });
});

test("an outline has six edges and comes back to where it began", () => {
  const numbers = outline().match(/-?\d+\.\d/g)!;
  expect(outline().match(/C/g)).toHaveLength(6);
  expect(numbers.slice(-2)).toEqual(numbers.slice(0, 2));
});
