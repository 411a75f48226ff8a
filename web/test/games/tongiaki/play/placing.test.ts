import { expect, test } from "vitest";
import { gestures } from "../../../../src/games/tongiaki/play/gestures";
import { isLanding, placeless } from "../../../../src/games/tongiaki/play/moves";
import {
  picked,
  placed,
  places,
  placing,
  withShips,
} from "../../../../src/games/tongiaki/play/placing";
import type { Facts, View } from "../../../../src/games/tongiaki/view";
import { choices } from "../../../made";
import { made } from "../made";

const words = {
  say: (key: string, args: object = {}) => [key, ...Object.values(args)].join(" "),
  name: (word: string) => word,
};
const facts = (more: object = {}): Facts =>
  ({
    moves: {},
    landing: [],
    room: { tonga: [2, 3, 0, 3, 1, 3] },
    sides: { tonga: [0, 2, 4, 6, 8, 10] },
    places: [0, 1, 3, 4, 5].map((beach) => ({ beach, room: 1, colours: 0 })),
    ...more,
  }) as unknown as Facts;
const view = (phase: View["phase"] = "place", left = 3) => made({ phase, left, island: "tonga" });
const legal = choices("place tonga 0", "place tonga 1", "place tonga 3");

test("beaches are chosen in any order and sent in that of the notation", () => {
  const all = placing(view(), facts(), legal)!;
  const chosen = [5, 0, 3].reduce((so, beach) => picked(so, beach, all), [] as number[]);
  expect(chosen).toEqual([5, 0, 3]);
  expect(placed("tonga", chosen)).toBe("place tonga 0\nplace tonga 3\nplace tonga 5");
});

test("a second click takes the ship back, and there are never more ships than there are", () => {
  const all = placing(view(), facts(), legal)!;
  expect(picked([5, 0], 5, all)).toEqual([0]);
  expect(picked([5, 0, 3], 4, all)).toEqual([5, 0, 3]);
  expect(picked([], 2, all)).toEqual([]); // it is full
});

test("who comes back may put both ships on one beach", () => {
  const all = placing(view("enter", 2), facts(), legal)!;
  expect(picked([1], 1, all)).toEqual([1, 1]);
  expect(picked([1, 1], 1, all)).toEqual([1]);
  expect(placed("tonga", [1, 1])).toBe("place tonga 1\nplace tonga 1");
});

test("one ship, or a beach that somebody else chooses, is no gesture", () => {
  expect(placing(view("place", 1), facts(), legal)).toBeNull();
  expect(placing(view(), facts(), [])).toBeNull();
});

test("every beach says what a ship there does, also those that come later in the notation", () => {
  const offered = places(view(), facts(), legal, words);
  expect(offered.map(({ move }) => move)).toEqual(
    [0, 1, 3, 4, 5].map((beach) => `place tonga ${beach}`),
  );
  expect(offered[0]!.says).toBe("place tonga 0!"); // as the server says it
  expect(offered[4]!.says).toBe("move.place tonga side_10 move.then_free 1");
});

test("ships that are chosen lie on their beaches, those of others stay", () => {
  const lying = withShips(view(), [5, 5]).ships.tonga!;
  expect(lying[5]).toEqual([2, 0, 0]);
  expect(lying[0]).toEqual([0, 0, 0]);
  const before = view();
  expect(withShips(before, [])).toBe(before);
});

test("an expansion with a ship for every beach is one gesture", () => {
  const certain = facts({ moves: { "expand tonga": { verb: "expand", ships: 5, certain: true } } });
  const [expand] = gestures(choices("expand tonga"), certain, words);
  expect(expand!.move.split("\n")).toEqual([
    "expand tonga",
    ...[0, 1, 3, 4, 5].map((beach) => `place tonga ${beach}`),
  ]);
  const open = facts({ moves: { "expand tonga": { verb: "expand", ships: 2, certain: false } } });
  expect(gestures(choices("expand tonga"), open, words)).toEqual(choices("expand tonga"));
});

test("a whole landing is offered beside the map, if there is more than one ship", () => {
  const landing = ["land blue 0", "land green 1"];
  const all = gestures(choices(...landing), facts({ landing }), words);
  expect(placeless(all).map(({ move }) => move)).toEqual(["land blue 0\nland green 1"]);
  expect(isLanding("land blue 0")).toBe(false);
  expect(gestures(choices("land blue 0"), facts({ landing: ["land blue 0"] }), words)).toHaveLength(
    1,
  );
});
