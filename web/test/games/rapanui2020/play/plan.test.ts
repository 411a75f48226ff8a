import { expect, test } from "vitest";
import { FLIGHT, planned } from "../../../../src/games/rapanui2020/play/plan";
import type { Facts, View } from "../../../../src/games/rapanui2020/view";
import { boxes, scene, told } from "../../../made";

const view = {
  board: "b2",
  slots: [
    { space: "b1", tile: "rest", moai: "", pukao: 0 },
    { space: "c1", tile: "rest", moai: "small", pukao: 0 },
  ],
  now: { piece: "small", route: ["d3", "c2"] },
} as unknown as View;

test("pieces travel in the order they were told, one a little after the other", () => {
  const places = boxes("seat:1:hand", "space:a3", "column:2");
  const plan = planned(
    [told("place", { seat: 1, space: "a3" }), told("carve", { seat: 1, column: 2 })],
    scene(view, 0, places),
  );
  expect(plan.flights.map(({ piece, from, to }) => [piece, from.x, to.x])).toEqual([
    ["figure:1", 0, 10],
    ["figure:1", 0, 20],
  ]);
  expect(plan.flights[1]!.start).toBeGreaterThan(plan.flights[0]!.start);
});

test("what the piece itself will lie at stays empty until it arrives", () => {
  const places = boxes("seat:0:hand", "star:2");
  const plan = planned([told("sorcerer", { seat: 0, star: 2 })], scene(view, 0, places));
  expect(plan.veils).toEqual([{ at: "star:2", until: FLIGHT - 40 }]);
});

test("a Moai takes its slot and sends the tile that lay there to the seat", () => {
  const places = boxes("cargo", "slot:0", "seat:0:tiles");
  const erected = { ...view.slots[0]!, tile: "" as const, moai: "small" as const };
  const after: View = { ...view, slots: [erected, view.slots[1]!] };
  const plan = planned([told("erect", { seat: 0, space: "b1", tile: "rest", size: "small" })], {
    ...scene(after, 0, places),
    old: view,
  });
  expect(plan.flights.map(({ piece, from, to }) => [piece, from.x, to.x])).toEqual([
    ["small", 0, 10],
    ["rest", 10, 20],
  ]);
});

test("a gain floats up where it lands, when it has landed", () => {
  const places = boxes("space:c2", "seat:0:reeds");
  const plan = planned(
    [told("gain", { seat: 0, resource: "reeds", amount: 2 })],
    scene(view, 0, places),
  );
  expect(plan.floats).toEqual([{ at: places.get("seat:0:reeds"), text: "+2", start: FLIGHT }]);
});

test("an offering floats up with its value", () => {
  const places = boxes("stack:boat", "seat:1:offerings");
  const plan = planned(
    [told("offering", { seat: 1, type: "boat", value: 11 })],
    scene(view, 0, places),
  );
  expect(plan.floats.map(({ text, sign, at }) => [text, sign, at.x])).toEqual([
    ["+11", "points", 10],
  ]);
});

test("at the end the points of all seats come source by source, where their things lie", () => {
  const places = boxes("seat:0:offerings", "seat:1:offerings", "seat:0:hand", "seat:1:hand");
  const totals = [
    { offerings: 20, resources: 3, tablet: 0, favor: 0 },
    { offerings: 14, resources: 0, tablet: 0, favor: 0 },
  ];
  const plan = planned(
    [told("end", { ahu: 3 })],
    scene(view, 0, places, { totals } as unknown as Facts),
  );
  expect(plan.floats.map(({ text, sign, at }) => [text, sign, at.x])).toEqual([
    ["+20", "necklace", 0],
    ["+14", "necklace", 10],
    ["+3", "wood", 20],
  ]);
  expect(plan.floats[2]!.start).toBeGreaterThan(plan.floats[1]!.start);
  expect(plan.length).toBeGreaterThan(plan.floats[2]!.start);
});

test("nothing moves where nothing was shown before, or has no place", () => {
  const fact = [told("place", { seat: 1, space: "a3" })];
  const places = boxes("seat:1:hand", "space:a3");
  expect(planned(fact, { ...scene(view, 0, places), old: null }).flights).toEqual([]);
  expect(planned(fact, scene(view, 0, boxes("seat:1:hand"))).flights).toEqual([]);
});
