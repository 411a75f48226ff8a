import { expect, test } from "vitest";
import { leadsTo, placeOf } from "../../../../src/games/rapanui2020/play/moves";
import type { Facts, View } from "../../../../src/games/rapanui2020/view";

const view = {
  board: "b2",
  now: { route: ["d3", "c1"] },
  seats: [{ chief: "col2" }, { chief: "village" }],
} as unknown as View;
const facts = {
  payments: {},
  starts: { small: "d3", pukao: "b3" },
  moves: {
    "erect barter": { slot: 2 },
    "take medium": { columns: 2, units: 3 },
    "lift sculptor": { column: 2 },
  },
} as unknown as Facts;

test.each([
  ["place a3", "space:a3"],
  ["step c2", "space:c2"],
  ["to a3", "space:a3"],
  ["load small", "space:d3"], // the Crater
  ["load pukao", "space:b3"],
  ["style", "space:c1"],
  ["erect barter", "slot:2"], // as the rules say
  ["carve 1", "column:1"],
  ["chief 2", "base:2"],
  ["sorcerer 2", "star:2"],
  ["take large", "supply:large"],
  ["offer hut", "stack:hut"],
  ["offer outstanding hut", "outstanding:hut"],
  ["play rest", "tile:rest"],
  ["copy change_jobs", "tablet"],
  ["build chief", "build:chief"],
  ["draft rest", "draft:rest"],
  ["spend reeds", "button:spend reeds"],
  ["done", "button:done"],
])("%s is clicked at %s", (move, place) => {
  expect(placeOf(move, view, facts, 0)).toBe(place);
});

test("a Sculptor is lifted from the column that the rules name", () => {
  expect(placeOf("lift sculptor", view, facts, 0)).toBe("column:2");
});

test("a Chief is lifted where he waits, or by a button if that is not at a column", () => {
  expect(placeOf("lift chief", view, facts, 0)).toBe("base:2");
  expect(placeOf("lift chief", view, facts, 1)).toBe("button:lift chief");
});

test.each([
  ["gain reeds", ["seat:1:reeds"]],
  ["take medium", ["column:1", "column:2"]],
  ["copy change_jobs", ["seat:1:tiles"]],
  ["lift sculptor", ["column:2"]],
  ["step c2", []],
])("%s leads to %j", (move, places) => {
  expect(leadsTo(move, view, facts, 1)).toEqual(places);
});
