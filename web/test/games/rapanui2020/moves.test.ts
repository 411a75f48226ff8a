import { expect, test } from "vitest";
import { leadsTo, placeOf } from "../../../src/games/rapanui2020/moves";
import type { View } from "../../../src/games/rapanui2020/view";

const slot = (space: string, tile: string) => ({ space, tile, moai: "", pukao: 0 });
const view = {
  board: "b2",
  slots: [slot("b1", "rest"), slot("c1", "rest"), slot("c1", "barter")],
  quarry: [
    [0, 1],
    [2, 1],
    [0, 1],
  ],
  now: { route: ["d3", "c1"] },
  seats: [{ chief: "col2" }, { chief: "village" }],
} as unknown as View;

test.each([
  ["place a3", "space:a3"],
  ["step c2", "space:c2"],
  ["to a3", "space:a3"],
  ["load small", "space:d3"], // the Crater
  ["load pukao", "space:b3"],
  ["style", "space:c1"],
  ["erect barter", "slot:2"], // where the route ends
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
  expect(placeOf(move, view, 0)).toBe(place);
});

test("a Sculptor is lifted from the highest column that has one of the seat", () => {
  expect(placeOf("lift sculptor", view, 0)).toBe("column:2");
  expect(placeOf("lift sculptor", view, 1)).toBe("column:3");
});

test("a Chief is lifted where he waits, or by a button if that is not at a column", () => {
  expect(placeOf("lift chief", view, 0)).toBe("base:2");
  expect(placeOf("lift chief", view, 1)).toBe("button:lift chief");
});

test.each([
  ["gain reeds", ["seat:1:reeds"]],
  ["take medium", ["column:1", "column:2"]],
  ["copy change_jobs", ["seat:1:tiles"]],
  ["lift sculptor", ["column:3"]],
  ["step c2", []],
])("%s leads to %j", (move, places) => {
  expect(leadsTo(move, view, 1)).toEqual(places);
});
