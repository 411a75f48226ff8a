import { expect, test } from "vitest";
import { leadsTo, placeOf } from "../../../../src/games/rapanui2011/play/moves";
import type { Facts } from "../../../../src/games/rapanui2011/view";

test.each([
  ["buy fish", "supply:fish"],
  ["add grain", "supply:grain"],
  ["take mulberry", "supply:mulberry"],
  ["take wood", "button:wood"],
  ["take fame", "button:fame"],
  ["lay moai", "hand:moai"],
  ["lay fish 2", "hand:fish"],
  ["discard moai", "hand:moai"],
  ["sacrifice grain", "own:grain"],
  ["hide grain", "own:grain"],
  ["draw 2", "column:2"],
  ["pass", "button:pass"],
])("%s is clicked at %s", (move, place) => {
  expect(placeOf(move)).toBe(place);
});

const facts = (missing: number) =>
  ({
    missing: [0, missing, 0],
    columns: [
      { bare: "fish", ends: false },
      { bare: "", ends: false },
    ],
    income: [{ fish: 3 }, { fish: 0 }, { fish: 1 }],
  }) as unknown as Facts;

test.each([
  ["buy fish", ["own:fish", "seat:1:wood"]],
  ["hide fish", ["stone"]],
  ["take fame", ["seat:1:fame"]],
  ["take grain", ["own:grain"]],
  ["lay fish 2", ["display:1:fish"]],
  ["discard moai", ["box"]],
  ["pass", []],
])("%s leads to %j", (move, places) => {
  expect(leadsTo(move, 1, facts(0))).toEqual(places);
});

test("only a last draw shows what it would score", () => {
  expect(leadsTo("draw 0", 1, facts(2))).toEqual([]);
  expect(leadsTo("draw 0", 1, facts(1))).toEqual(["next:0", "display:0:fish", "display:2:fish"]);
  expect(leadsTo("draw 1", 1, facts(1))).toEqual([]); // nothing lies below
});
