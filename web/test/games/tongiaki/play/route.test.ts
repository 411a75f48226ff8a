import { expect, test } from "vitest";
import { centre } from "../../../../src/games/tongiaki/play/hex";
import { sailed } from "../../../../src/games/tongiaki/play/route";
import type { Facts } from "../../../../src/games/tongiaki/view";
import type { FactsMoveSail, FactsRoute } from "../../../../src/generated/tongiaki/view";
import { made } from "../made";

const view = made({ board: { tonga: [0, 0, 0], water_a: [0, -1, 0], tuamotu: [0, -2, 0] } });
const route: FactsRoute = {
  beach: 3,
  heading: 3,
  waters: [{ tile: "water_a", heading: 3, number: 4 }],
  goal: "tuamotu",
  cell: [0, -2],
  arrival: 3,
  used_up: false,
};
const sail: FactsMoveSail = {
  verb: "sail",
  ships: [1, 1, 1],
  colours: 3,
  waters: ["water_a"],
  number: 4,
  end: "sinks",
  surplus: 0,
  odds: null,
  last: "",
};
const facts = (more: Partial<FactsMoveSail>, way: Partial<FactsRoute> = {}): Facts =>
  ({
    routes: { "tonga 3": { ...route, ...way } },
    moves: { "sail tonga 3": { ...sail, ...more } },
  }) as unknown as Facts;

test("a fleet that is lost goes down in the middle of its path", () => {
  const voyage = sailed(view, facts({}), "tonga 3")!;
  expect([voyage.end, voyage.cell]).toEqual(["sinks", [0, -1]]);
  const { x, y } = centre([0, -1]);
  expect(voyage.points.at(-1)!.x).toBeCloseTo(x);
  expect(voyage.points.at(-1)!.y).toBeCloseTo(y);
});

test("a fleet that lands comes to the shore of its island", () => {
  const voyage = sailed(view, facts({ end: "lands" }), "tonga 3")!;
  expect([voyage.end, voyage.cell]).toEqual(["lands", [0, -2]]);
  expect(voyage.points.at(-1)!.y).toBeGreaterThan(centre([0, -2]).y);
});

test("into the unknown a line leads to the middle of the empty cell", () => {
  const unknown = facts({ end: "unknown", waters: [] }, { waters: [], goal: "", cell: [0, -1] });
  const { points } = sailed(view, unknown, "tonga 3")!;
  expect(points.at(-1)).toEqual(centre([0, -1]));
});

test("no line without a legal voyage", () => {
  expect(sailed(view, facts({}), "tonga 4")).toBeNull();
});
