import { expect, test } from "vitest";
import { planned } from "../../../../src/games/raiatea/play/plan";
import type { View } from "../../../../src/games/raiatea/view";
import { boxes, scene, told } from "../../../made";

const view = {} as View;
const ways = (plan: ReturnType<typeof planned>) =>
  plan.flights.map(({ of, from, to }) => [of, from.x, to.x]);

test("a good that I take flies to its kind, that of another seat to the seat", () => {
  const places = boxes("goods:uru", "good:uru", "seat:1");
  const take = (seat: number) => [told("take_good", { seat, good: "uru" })];
  expect(ways(planned(take(0), scene(view, 0, places)))).toEqual([["good:uru", 0, 10]]);
  expect(ways(planned(take(1), scene(view, 0, places)))).toEqual([["good:uru", 0, 20]]);
});

test("a card of the display goes to the market of its sort", () => {
  const places = boxes("display:trader", "helpers:trader", "display:uru", "goods:uru");
  const plan = planned(
    [told("to_market", { card: "trader" }), told("to_market", { card: "uru" })],
    scene(view, 0, places),
  );
  expect(ways(plan)).toEqual([
    ["card:trader", 0, 10],
    ["card:uru", 20, 30],
  ]);
});

test("a token comes from where it lay before", () => {
  const places = boxes("lot", "seat:0:tasks");
  const scenes = { ...scene(view, 0, places), before: boxes("lot", "x", "task:pearls_3:2") };
  expect(ways(planned([told("gain", { seat: 0, token: "pearls_3" })], scenes))).toEqual([
    ["token:pearls_3", 20, 10],
  ]);
});

test("what only changes a number floats up there", () => {
  const places = boxes("seat:0:pearls", "seat:1", "bag");
  const plan = planned(
    [
      told("pearls", { seat: 0, amount: 2 }),
      told("pay_mana", { seat: 1, amount: 1 }), // another's mana is counted nowhere
      told("train", { seat: 0, price: 0 }),
      told("bag", { mana: 4 }),
    ],
    scene(view, 0, places),
  );
  expect(plan.floats.map(({ at, text, sign }) => [at.x, text, sign])).toEqual([
    [0, "+2", "pearls"],
    [10, "−1", "mana"],
    [20, "+4", "mana"],
  ]);
});

test("a long story is cut short: the table already shows how it ended", () => {
  const places = boxes("goods:uru", "good:uru");
  const take = told("take_good", { seat: 0, good: "uru" });
  const plan = planned(Array<typeof take>(200).fill(take), scene(view, 0, places));
  expect(plan.flights.length).toBeLessThan(40);
  expect(plan.length).toBeLessThan(7000);
});
