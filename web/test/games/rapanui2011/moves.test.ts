import { expect, test } from "vitest";
import { leadsTo, placeOf } from "../../../src/games/rapanui2011/moves";
import type { View } from "../../../src/games/rapanui2011/view";

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

const seat = (display: Record<string, number>) => ({ display }) as unknown as View["seats"][number];
const view = {
  columns: [["grain", "fish", "moai"], ["fish"]],
  seats: [seat({ fish: 2 }), seat({}), seat({ fish: 1, grain: 1 })],
} as unknown as View;

test.each([
  ["buy fish", ["own:fish", "seat:1:wood"]],
  ["hide fish", ["stone"]],
  ["take fame", ["seat:1:fame"]],
  ["take grain", ["own:grain"]],
  ["lay fish 2", ["display:1:fish"]],
  ["discard moai", ["box"]],
  ["pass", []],
])("%s leads to %j", (move, places) => {
  expect(leadsTo(move, 1, view, false)).toEqual(places);
});

test("only a last draw shows what it would score", () => {
  expect(leadsTo("draw 0", 1, view, false)).toEqual([]);
  expect(leadsTo("draw 0", 1, view, true)).toEqual(["next:0", "display:0:fish", "display:2:fish"]);
  expect(leadsTo("draw 1", 1, view, true)).toEqual([]); // nothing lies below
});
