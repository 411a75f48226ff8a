import { expect, test } from "vitest";
import { FLIGHT, planned } from "../../../../src/games/rapanui2011/play/plan";
import type { View } from "../../../../src/games/rapanui2011/view";
import { boxes, scene, told } from "../../../made";

const own = { hand: { fish: 2, moai: 1 }, display: { fish: 1 } };
const view = { seats: [own, { hand: {}, display: {} }] } as unknown as View;

test("a card that I draw flies openly to its place in my hand, which is empty until then", () => {
  const places = boxes("slot:0:0", "slot:0:1", "held:fish:1");
  const plan = planned(
    [told("draw", { seat: 0, type: "fish", column: 0 })],
    scene(view, 0, places),
  );
  expect(plan.flights).toEqual([
    {
      deck: "people",
      type: "fish",
      from: places.get("slot:0:1"), // the front of the column
      to: places.get("held:fish:1"),
      turns: null,
      start: 0,
    },
  ]);
  expect(plan.veils).toEqual([{ at: "held:fish:1", until: FLIGHT - 30 }]);
});

test("a card that another seat draws turns its back on the way", () => {
  const places = boxes("slot:0:0", "seat:1:hand");
  const plan = planned(
    [told("draw", { seat: 1, type: "fish", column: 0 })],
    scene(view, 0, places),
  );
  expect(plan.flights[0]).toMatchObject({ to: places.get("seat:1:hand"), turns: "down" });
  expect(plan.veils).toEqual([]);
});

test("cards dealt into a column come one after the other, each on the last", () => {
  const places = boxes("pile", "slot:2:0", "slot:2:1");
  const deal = told("deal", { type: "grain", column: 2 });
  const plan = planned([deal, deal], scene(view, 0, places));
  expect(plan.flights.map(({ to, start }) => [to.x, start])).toEqual([
    [10, 0],
    [20, 55],
  ]);
});

test("a kind that was hidden is known to nobody but its seat", () => {
  const places = boxes("own:fish", "seat:0:offerings", "seat:1:offerings", "stone");
  const mine = [told("hidden_kind", { kind: "fish" }), told("hide", { seat: 0 })];
  expect(planned(mine, scene(view, 0, places)).flights[0]).toMatchObject({
    type: "fish",
    turns: "down",
  });
  const theirs = planned([told("hide", { seat: 1 })], scene(view, 0, places));
  expect(theirs.flights[0]).toMatchObject({ type: null, turns: null });
});

test("what is paid and gained floats up where it is counted, with a star for the bonus", () => {
  const places = boxes("seat:0:wood", "seat:0:fame");
  const plan = planned(
    [
      told("build", { seat: 0, price: 3 }),
      told("gain_fame", { seat: 0, amount: 2 }),
      told("bonus", { seat: 0 }),
    ],
    scene(view, 0, places),
  );
  expect(plan.floats.map(({ text, sign, bonus }) => [text, sign, bonus])).toEqual([
    ["−3", "wood", false],
    ["+2", "fame", true],
  ]);
});

test("a thing whose place is not on the page stays still", () => {
  const plan = planned([told("buy", { seat: 0, kind: "fish", price: 0 })], scene(view, 0, boxes()));
  expect(plan).toMatchObject({ flights: [], floats: [], length: 0 });
});

test("a scoring is told line by line: each seat's gain flies after the one before it", () => {
  const places = boxes(
    ...["display:0:lumberjack", "seat:0:wood", "display:1:lumberjack", "seat:1:wood"],
  );
  const plan = planned(
    [
      told("score", { type: "lumberjack" }),
      told("gain_wood", { seat: 0, amount: 2 }),
      told("bonus", { seat: 0 }),
      told("gain_wood", { seat: 1, amount: 1 }),
    ],
    scene(view, 0, places),
  );
  const [first, second] = plan.flights;
  expect(plan.flights.map(({ deck, type }) => [deck, type])).toEqual([
    ["token", "wood"],
    ["token", "wood"],
  ]);
  expect(first!.from).toEqual(places.get("display:0:lumberjack"));
  expect(first!.to).toEqual(places.get("seat:0:wood"));
  expect(second!.start).toBeGreaterThan(first!.start + 300);
  expect(plan.floats.map(({ bonus }) => bonus)).toEqual([true, false]);
});
