import { expect, test } from "vitest";
import { centre, distance } from "../../../../src/games/tongiaki/play/hex";
import {
  landing,
  nearest,
  parsed,
  placeless,
  targets,
} from "../../../../src/games/tongiaki/play/moves";
import { choices } from "../../../made";
import { made } from "../made";

const NEAR = 1; // pixels of the screen in a unit of the map
const FAR = 0.2;
const ids = (all: { id: string }[]) => all.map(({ id }) => id);

test.each([
  ["lay -1 2 3", { verb: "lay", cell: [-1, 2], rot: 3 }],
  ["land blue 1", { verb: "land", tile: "tuamotu", colour: "blue", part: 1 }],
  ["sail tonga 4", { verb: "sail", tile: "tonga", part: 4 }],
  ["expand tonga", { verb: "expand", tile: "tonga", part: -1 }],
  ["pass", { verb: "pass", tile: "", part: -1 }],
])("%s is read in its parts", (text, parts) => {
  expect(parsed(text, made({ island: "tuamotu" }))).toMatchObject(parts);
});

test("what has no place on the map is a button", () => {
  const all = choices("sail tonga 1", "colonise", "explore", "pass");
  expect(placeless(all).map(({ move }) => move)).toEqual(["colonise", "explore", "pass"]);
});

test("all rotations of a tile on a cell are one target", () => {
  const found = targets(made(), choices("lay -1 0 0", "lay -1 0 3", "lay 1 0 2"), "", NEAR);
  expect(ids(found)).toEqual(["cell -1 0", "cell 1 0"]);
  expect(found[0]!.choices.map(({ move }) => move)).toEqual(["lay -1 0 0", "lay -1 0 3"]);
  expect(found[0]!.at).toEqual(centre([-1, 0]));
});

test("ships that are to be landed are told by the colour that is picked", () => {
  const view = made({ phase: "land", island: "tuamotu", fleet: [1, 0, 1] });
  const all = choices("land green 0", "land blue 0", "land blue 1");
  expect(landing(view, all)).toEqual(["blue", "green"]); // as the colours of the game are listed
  expect(ids(targets(view, all, "green", NEAR))).toEqual(["beach tuamotu 0"]);
  expect(ids(targets(view, all, "blue", NEAR))).toEqual(["beach tuamotu 0", "beach tuamotu 1"]);
});

test("beaches that a finger cannot tell apart become one tile with all their moves", () => {
  const all = choices("place tonga 0", "place tonga 1", "place tuamotu 1");
  expect(ids(targets(made(), all, "", NEAR))).toHaveLength(3);
  const far = targets(made(), all, "", FAR);
  expect(ids(far)).toEqual(["tile tonga -1", "tile tuamotu -1"]);
  expect(far[0]!.choices.map(({ move }) => move)).toEqual(["place tonga 0", "place tonga 1"]);
});

test("two piers that face each other over an edge step aside", () => {
  const alone = targets(made(), choices("sail tonga 0"), "", NEAR)[0]!;
  const both = targets(made(), choices("sail tonga 0", "sail tuamotu 0"), "", NEAR);
  expect(ids(both)).toEqual(["pier tonga 0", "pier tuamotu 0"]); // far enough apart for a finger
  expect(distance(both[0]!.at, alone.at)).toBeGreaterThan(20);
  expect(distance(both[0]!.at, both[1]!.at)).toBeGreaterThan(40);
});

test("an arrow key leads to the nearest target ahead, and nowhere if there is none", () => {
  const all = targets(made(), choices("lay -1 0 0", "lay 1 0 0", "lay 3 -1 0"), "", NEAR);
  const [west, east, far] = all;
  expect(nearest(all, west!, 1, 0)).toBe(east);
  expect(nearest(all, far!, -1, 0)).toBe(east);
  expect(nearest(all, west!, -1, 0)).toBeUndefined();
});
