import { expect, test } from "vitest";
import { byPlace } from "../../src/parts/handling";
import { othersOf } from "../../src/parts/seating";
import { choices } from "../made";

test("moves are sorted by all the places where they are made, in the order they came", () => {
  const all = choices("sell uru 3", "offer uru", "pass");
  const [sell, offer, pass] = all;
  const places: Record<string, string[]> = {
    "sell uru 3": ["price", "good"],
    "offer uru": ["good"],
    pass: ["button"],
  };
  expect([...byPlace(all, (move) => places[move]!)]).toEqual([
    ["price", [sell]],
    ["good", [sell, offer]],
    ["button", [pass]],
  ]);
});

test("the others sit in the order of play after me; a spectator sees all", () => {
  expect(othersOf(1, 4)).toEqual([2, 3, 0]);
  expect(othersOf(0, 2)).toEqual([1]);
  expect(othersOf(null, 3)).toEqual([0, 1, 2]);
});
