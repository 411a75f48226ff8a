import { expect, test } from "vitest";
import { gathered, isPart, payable, unitsOf } from "../../../../src/games/raiatea/play/payment";
import type { View } from "../../../../src/games/raiatea/view";

const NO_MASKS = Object.fromEntries(
  [...Array(12).keys()].map((at) => [`m${String(at + 1).padStart(2, "0")}`, 0]),
);

function paying(what: "pay_ritual" | "pay_mask", n: number): View {
  const own = { hand: ["hina", "hina", "tohu"], masks: { ...NO_MASKS, mirror: 0, m03: 2, m07: 1 } };
  return { todo: [{ do: what, seat: 0, n }], seats: [own] } as unknown as View;
}

test("a payment of several cards is known by its step", () => {
  expect(unitsOf(paying("pay_mask", 2))).toBe(2);
  expect(unitsOf({ todo: [] } as unknown as View)).toBe(0);
  expect(isPart("pay hina", 2)).toBe(true);
  expect(isPart("pay hina", 1)).toBe(false);
  expect(isPart("shaman hina", 2)).toBe(false);
});

test("every copy of a card can pay", () => {
  expect(payable(paying("pay_ritual", 2), 0)).toEqual(["pay hina", "pay hina", "pay tohu"]);
  expect(payable(paying("pay_mask", 2), 0)).toEqual(["pay m03", "pay m03", "pay m07"]);
});

test("cards are gathered in any order, a copy after the other, and put back", () => {
  const cards = payable(paying("pay_ritual", 2), 0);
  const click = (picked: string[], move: string) => gathered(picked, move, cards, 2);
  expect(click(["pay tohu"], "pay hina")).toEqual(["pay tohu", "pay hina"]);
  expect(click(["pay hina"], "pay hina")).toEqual(["pay hina", "pay hina"]);
  expect(click(["pay tohu"], "pay tohu")).toEqual([]);
});

test("where all must be paid one click is enough", () => {
  const cards = payable(paying("pay_ritual", 3), 0);
  expect(gathered([], "pay tohu", cards, 3)).toEqual(cards);
});
