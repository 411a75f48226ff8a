// @vitest-environment happy-dom
import { expect, test } from "vitest";
import english from "../../../../../src/vaka/games/rapanui2011/text/words/en.json";
import { explain } from "../../../../src/games/rapanui2011/play/about";
import { retell } from "../../../../src/games/rapanui2011/play/recap";
import type { Facts, View } from "../../../../src/games/rapanui2011/view";
import { type Catalogue, spoken } from "../../../../src/shell/words";
import { told } from "../../../made";

const words = spoken(english as Catalogue);
const called = (seat: number) => [null, "Tāne", "Hina"][seat] ?? null;
const said = (...events: Parameters<typeof retell>[0]) => retell(events, words, called);

test("what a seat did is told in a few words, and who got something", () => {
  const line = said(
    told("pass_buy", { seat: 1 }),
    told("lay_hunters", { seat: 1, kind: "fish", cards: 1, price: 0 }),
    told("draw", { seat: 1, type: "priest", column: 2 }),
    told("score", { type: "priest" }),
  );
  expect(line).toBe("hunter (fish), took priest, priest scored: nobody");
});

test("everybody who gains is named, the viewer as such", () => {
  const line = said(
    told("score", { type: "lumberjack" }),
    told("gain_wood", { seat: 1, amount: 3 }),
    told("bonus", { seat: 1 }),
    told("gain_wood", { seat: 0, amount: 1 }),
  );
  expect(line).toBe("lumberjack scored: Tāne +3, you +1");
});

test("nobody is not said where some choose later, and what is covered stays covered", () => {
  expect(said(told("score", { type: "moai" }))).toBe("Moai scored");
  const covered = said(
    told("score", { type: "fish" }),
    told("gain_offerings_covered", { seat: 2 }),
  );
  expect(covered).toBe("fish scored: Hina");
  expect(said(told("buy_covered", { seat: 1 }))).toBe("bought an offering");
});

const view = {
  phase: "lay",
  supply: { fish: 0, grain: 3, mulberry: 2 },
  seats: [{ wood: 2 }],
} as unknown as View;
const facts = {
  moai_price: 7,
  purchases: [
    {
      fish: { price: 1, possible: false },
      grain: { price: 5, possible: false },
      mulberry: { price: 1, possible: true },
    },
  ],
} as unknown as Facts;

test.each([
  ["supply:fish", "Sold out."],
  ["supply:grain", "It costs 5 wood; you have 2."],
  ["supply:mulberry", "Offerings are bought at the start of a turn."],
  ["hand:moai", "A Moai costs 7 wood; you have 2."],
])("%s says why it cannot be used: %j", (place, why) => {
  expect(explain(place, { view, facts, seat: 0, words, nameOf: String })?.why).toBe(why);
});

test("the stone says what it is for", () => {
  const about = explain("worth", { view, facts, seat: null, words, nameOf: String });
  expect(about?.lines.at(-1)).toContain("worth 3 fame");
});
